"""How long can somebody delay a table with a clock? ``python -m soak.grief`` tries it, on a clock of its own.

Mia has bought something and is to end her turn; from then on she does what keeps the turn with her, and the others wait.
Every way is tried at once after the other, as fast as a page can, and slowly: just before the time is up. What is
measured is the time until it is somebody else's turn, in units of the pace. Raises are those of two, and a third waits
until the lot is gone. A pause is measured apart: any seat may end it once it has lasted for long enough.
"""

import asyncio
import hashlib
import itertools
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from soak.chaos import virtual

virtual.install()

from holotable.server.http.models import NewTable, SeatWish  # noqa: E402 - whatever keeps a clock comes after the clock
from holotable.server.settings import Settings  # noqa: E402
from soak.chaos import hall as halls  # noqa: E402
from soak.chaos.party import Party  # noqa: E402
from soak.chaos.people import Person, Question  # noqa: E402
from soak.chaos.tables import Chosen  # noqa: E402

SETTINGS: Final = Settings()
PACE: Final = SETTINGS.pace_brisk
QUICKLY, SLOWLY = 0.3, 0.93 * PACE  # seconds from one act to the next
GIVEN_UP: Final = 400 * PACE
PLAYED: Final = 4 * 3600.0  # seconds, for pauses
SUMS: Final = itertools.count(1)
STEP: Final = 0.3
WISH: Final = NewTable(
    "mandalorian", [SeatWish("me", "Mia"), SeatWish("friend"), SeatWish("friend")], pace="brisk", language="en"
)
CHOSEN: Final = Chosen(WISH, None, "", 200, ["en"], 0, is_wordy=False)

Way = Callable[[Person, int], Awaitable[None]]


def due(person: Person) -> Question | None:
    return next((one for one in person.prompts if one.due), None)


def options_of(person: Person, *verbs: str) -> list[dict[str, Any]]:
    found = (option["decision"] for one in person.prompts for option in one.options)
    return [one for one in found if one["do"] in verbs]


async def never_answer(_: Person, __: int) -> None:
    """Say nothing."""


async def mortgage_and_redeem(mia: Person, seat: int) -> None:
    for decision in options_of(mia, "mortgage", "redeem")[:1]:
        await mia.decide(seat, decision)


async def end_and_take_back(mia: Person, seat: int) -> None:
    for decision in options_of(mia, "end_turn"):
        await mia.decide(seat, decision)
        await mia.take_back(seat)


async def ask_to_take_back(mia: Person, seat: int) -> None:
    await mia.say(type="propose", seat=seat, what="take-back")


async def hold(mia: Person, seat: int) -> None:
    await mia.say(type="hold", seat=seat)


async def offer(mia: Person, seat: int) -> None:
    """Offer something else each time, and take an offer back when there are too many."""
    goods = {"cash": next(SUMS) % 300, "deeds": []}
    own = options_of(mia, "withdraw_trade")
    if len(own) > 2:
        await mia.decide(seat, own[0])
    want = {"cash": 0, "deeds": [mia_deeds(mia)[0]]} if mia_deeds(mia) else {"cash": 1, "deeds": []}
    await mia.decide(seat, {"do": "offer_trade", "to": (seat + 1) % 3, "give": want, "want": goods})


def mia_deeds(mia: Person) -> list[str]:
    return [option["deed"] for option in options_of(mia, "mortgage")]


async def instruct(mia: Person, seat: int) -> None:
    about = {"type": "instruct", "seat": seat, "what": "decline", "of": (seat + 1) % 3}
    await mia.say(**about)
    await mia.say(**about, cancel=True)


async def propose_to_go_on(mia: Person, seat: int) -> None:
    """Propose it of everybody, and of nobody who is away."""
    for about in range(3):
        await mia.say(type="propose", seat=seat, what="end-without", about=about)


async def drop_and_come(mia: Person, _: int) -> None:
    await mia.come()


WAYS: Final[tuple[Way, ...]] = (
    *(never_answer, mortgage_and_redeem, end_and_take_back, ask_to_take_back, hold, offer, instruct),
    *(propose_to_go_on, drop_and_come),
)


class Table:
    """A table of three; what they do takes no time but that which passes in between."""

    def __init__(self, folder: Path) -> None:
        self.hall = halls.Hall(folder / "games.sqlite3", SETTINGS, hashlib.sha256(b"grief").digest())
        self.party = Party(self.hall, CHOSEN, Random(1))  # noqa: S311 - nothing is drawn

    async def begin(self) -> None:
        self.hall.start()
        await self.party.sit_down()

    def view(self) -> Any:
        assert self.party.game is not None, "it has begun"
        return self.party.game.presenter.view()

    async def wait(self, seconds: float, is_over: Callable[[], bool]) -> None:
        """Wait, but no longer than until something is over."""
        until = self.party.now + seconds
        while not is_over() and self.party.now < until:  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(STEP)

    async def until(self, *verbs: str) -> Person:
        """Play on until somebody has made one of these decisions; give who it was."""
        while True:
            await asyncio.sleep(0.1)
            person = next((one for one in self.party.people if due(one)), None)
            if person is None:
                continue
            question, wanted = due(person), options_of(person, *verbs)
            assert question is not None, "somebody is asked"
            playing = [one["decision"] for one in question.options if one["decision"]["do"] not in ("resign", "bid")]
            await person.decide(question.seat, (wanted or playing)[0])
            if wanted:
                await asyncio.sleep(0.1)
                return person


async def delayed(table: Table, way: Way, think: float) -> float:
    """Give the seconds until another's turn."""
    await table.begin()
    mia = await table.until("buy")
    began, turn = table.party.now, table.view().turn
    while table.view().turn == turn and table.party.now - began < GIVEN_UP:
        await way(mia, turn)
        await table.wait(think, lambda: table.view().turn != turn)
    return table.party.now - began


async def raised(table: Table, think: float) -> float:
    """Let two raise by as little as they may, and a third wait until the lot is gone."""
    await table.begin()
    await table.until("auction")
    *griefers, waiting = table.party.people
    began = table.party.now
    while table.view().auction is not None and table.party.now - began < GIVEN_UP:
        if due(waiting) is not None:
            await waiting.decide(waiting.seats[0], {"do": "pass"})
        raising = next((one for one in griefers if due(one) and "bid" in due(one).bounds), None)  # type: ignore[union-attr]
        if raising is not None and (question := due(raising)) is not None:
            bid = question.bounds["bid"]
            await raising.decide(question.seat, {"do": "bid", "lot": bid["lot"], "amount": bid["least"]})
        await table.wait(think, lambda: table.view().auction is None)
    return table.party.now - began


async def paused(table: Table) -> float:
    """Let the host pause whenever it is possible, and another end that as soon as anybody may; give the share it stands."""
    await table.begin()
    mia, ben, _ = table.party.people
    assert table.party.game is not None, "it has begun"
    began, stood = table.party.now, 0.0
    while table.party.now - began < PLAYED and not table.party.game.is_over:
        before = table.party.now
        await mia.say(type="host", seat=0, do="pause")
        while table.party.is_paused:
            await ben.say(type="host", seat=1, do="resume")
            await asyncio.sleep(1.0)
        stood += table.party.now - before
        await asyncio.sleep(1.0)
    return stood / (table.party.now - began)


def tried(play: Callable[[Table], Awaitable[float]]) -> float:
    virtual.WORLD.begin("grief")
    with tempfile.TemporaryDirectory() as place:
        table, loop = Table(Path(place)), virtual.Loop()
        try:
            seconds: float = loop.run_until_complete(play(table))  # type: ignore[arg-type]
            loop.run_until_complete(table.hall.stop())
        finally:
            loop.close()
    return seconds


def tell(way: str, how: str, seconds: float, until: str) -> None:
    told = "given up waiting" if seconds >= GIVEN_UP else f"until {until}"
    sys.stdout.write(f"{way:24}{how:9}{seconds / PACE:7.1f} x the pace {told}\n")
    sys.stdout.flush()


def main() -> None:
    """Try every way, and write the table."""
    halls.install()
    halls.talk(at_length=False)
    for how, think in (("quickly", QUICKLY), ("slowly", SLOWLY)):
        for way in WAYS:
            tell(way.__name__, how, tried(lambda table, way=way, think=think: delayed(table, way, think)), "Ben's turn")
        tell("raise_by_one", how, tried(lambda table, think=think: raised(table, think)), "the lot is gone")
    sys.stdout.write(
        f"pause: a host who pauses whenever it is possible keeps a table standing for {tried(paused):.0%} of a game\n"
    )


if __name__ == "__main__":
    main()
