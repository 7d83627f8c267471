"""Trades of estate games in one line."""

from collections.abc import Mapping

import pytest

from holotable.core.errors import IllegalDecision
from tests.support.estate import Estate

Goods = Mapping[str, object]


def offer(table: Estate, seat: int, to: int, give: Goods | None = None, want: Goods | None = None) -> int:
    """Lay an offer on the table and give its number."""
    table.play(seat, "offer_trade", to=to, give=give or {}, want=want or {})
    return int(table.happened("TradeOffered")[0].facts["offer"])


def swap(table: Estate, seat: int, to: int, give: Goods | None = None, want: Goods | None = None) -> Estate:
    """Offer a trade and accept it."""
    return table.play(to, "accept_trade", offer=offer(table, seat, to, give, want), revision=1)


def is_malformed(table: Estate, seat: int, do: str, **arguments: object) -> bool:
    """Whether a decision cannot even be written down."""
    with pytest.raises(IllegalDecision) as refused:
        table.play(seat, do, **arguments)
    return refused.value.key == "decision.malformed"
