"""The estate family: deeds round a board, rent, auctions, mortgages, trades, debts."""

from typing import Final

from holotable.families.contract import Family

FAMILY: Final = Family(
    name="estate",
    bots=("random", "thrifty"),
    plays_on="thrifty",
    rulings="MO",
    has_trades=True,
    has_claims=True,
    measured={
        "random": (600, 4),
        "random+trades": (600, 4),
        "thrifty": (4_000, 20),
        "thrifty+trades": (2_000, 10),
    },
    measured_options=("missions",),
)
