"""How long can one person delay a table with a clock? ``python -m soak.grief`` tries it over real sockets.

Mia has bought something and is to end her turn; from then on she does what keeps the turn with her, as fast as the
server lets her, and Ben waits. What is measured is the time until it is Ben's turn, in units of the pace.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from tests.support.agreeing import Company, heard_all, propose, take_back
from tests.support.serving import QUICK, Player, serving

LIMIT: Final = 4.0  # seconds for a decision
GIVEN_UP: Final = 20 * LIMIT
SETTINGS: Final = replace(QUICK, pace_brisk=LIMIT, decisions_per_minute=300, take_backs_per_minute=30)


def never_answer(mia: Player, _: int) -> None:
    heard_all(mia)


def mortgage_and_redeem(mia: Player, seat: int) -> None:
    options = [one["decision"] for prompt in mia.prompts for one in prompt["options"]]
    touched = [one for one in options if one["do"] in ("mortgage", "redeem")]
    if touched:
        mia.decide(seat, touched[0])
    heard_all(mia)


def end_and_take_back(mia: Player, seat: int) -> None:
    if mia.due() and mia.due()["kind"] == "finish_turn":
        mia.decide(seat, {"do": "end_turn"})
        heard_all(mia)
        take_back(mia, seat)
    heard_all(mia)


def buy_and_take_back(mia: Player, seat: int) -> None:
    if mia.due() and mia.due()["kind"] == "buy_or_auction":
        mia.decide(seat, {"do": "buy"})
        heard_all(mia)
    else:
        take_back(mia, seat)
    heard_all(mia)


def ask_to_take_back(mia: Player, seat: int) -> None:
    propose(mia, seat)
    heard_all(mia)


def hold(mia: Player, seat: int) -> None:
    mia.say(type="hold", seat=seat)
    heard_all(mia)


WAYS: Final = (never_answer, mortgage_and_redeem, end_and_take_back, buy_and_take_back, ask_to_take_back, hold)


def delayed(base: str, way: Callable[[Player, int], None]) -> float:
    """Give the seconds until Ben's turn."""
    with Company(base, "mandalorian", pace="brisk") as company:
        mia, seat = company.does("buy")
        began = time.monotonic()
        while mia.view["turn"] == seat and time.monotonic() - began < GIVEN_UP:
            way(mia, seat)
            time.sleep(0.05)
        return time.monotonic() - began


def main() -> None:
    """Try every way, and write the table."""
    with tempfile.TemporaryDirectory() as place, serving(Path(place) / "games.sqlite3", SETTINGS) as base:
        for way in WAYS:
            seconds = delayed(base, way)
            told = "until it was given up" if seconds >= GIVEN_UP else "until Ben's turn"
            sys.stdout.write(f"{way.__name__:20} {seconds / LIMIT:5.1f} x the pace {told}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
