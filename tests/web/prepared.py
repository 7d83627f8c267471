"""Games that are already far on: really played by bots, and kept the way the server keeps them.

The luck of a kept game follows from its seed. So a position can be looked for from which a few known decisions lead
through a trade and an auction to a bankruptcy; the people in the browsers then make exactly these.
"""

import asyncio
import functools
import hashlib
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from holotable.bots import bot, bot_names
from holotable.core.errors import IllegalDecision
from holotable.editions import load_edition
from holotable.server.settings import Settings
from holotable.server.store.storage import Storage
from holotable.server.tables.game import Game, header_of, new_table
from holotable.server.tables.lobby import MINUTE, Lobby, Seat
from holotable.server.tables.luck import TOKEN_BYTES
from holotable.server.tables.registry import ID_BYTES
from holotable.table import Asking, Table
from tests.web.people import likeliest

NAMES = ("Mia", "Ben")
GAMES = 200  # how many are tried
LIKELY = 16  # the game that has the end we look for under the rules of today; others are tried after it
LONGEST = 12  # decisions from the auction to the end
CASH = 150  # what both must have, so that both can bid
SWEETENER, MORE, BIDS = 10, 25, (20, 70)

Step = tuple[int, dict]
Moment = tuple[Lobby, bytes, Table]


@dataclass(frozen=True)
class Prepared:
    """A kept game, the way to each seat, who is asked, and the decisions that lead to its end."""

    table: str
    tokens: tuple[str, ...]
    asked: int
    script: tuple[Step, ...] = ()

    def way_to(self, seat: int) -> str:
        return f"/r/{self.tokens[seat]}"


def near_the_end(games: Path, ahead: int = 0) -> Prepared:
    """A Mandalorian game of two people with a trade, an auction and a bankruptcy ahead, or so many decisions later."""
    lobby, seed, found, script = end_of_a_game()
    table = found.copy()
    for seat, decision in script[:ahead]:
        table.play(seat, decision)
    return kept(games, lobby, seed, table, script[ahead:])


@functools.cache
def end_of_a_game() -> tuple[Lobby, bytes, Table, tuple[Step, ...]]:
    for lobby, seed, table in played(lobby_for("mandalorian")):
        script = rehearsed(table.copy())
        if script is not None:
            return lobby, seed, table.copy(), script
    raise AssertionError(f"none of {GAMES} games has such a position")


def in_the_middle(games: Path, edition: str, ready: Callable[[Table], bool]) -> Prepared:
    """A game of two people that bots have played until it is as wished."""
    lobby, seed, table = next(moment for moment in played(lobby_for(edition)) if ready(moment[2]))
    return kept(games, lobby, seed, table)


def lobby_for(edition: str, names: Iterable[str] = NAMES, minutes: int | None = None, **options: object) -> Lobby:
    """A table of people; a timed game has its whole time before it."""
    seats = [Seat("person", name) for name in names]
    return Lobby(edition, load_edition(edition).chosen(options), "en", seats, minutes, minutes and MINUTE * minutes)


def seed_of(lobby: Lobby, number: int) -> bytes:
    """The seed of one of many games."""
    return hashlib.sha256(f"{lobby.edition} {number}".encode()).digest()


def played(lobby: Lobby, likely: Iterable[int] = (LIKELY,)) -> Iterator[Moment]:
    """Every moment of many games between bots, who here try every mission, of both sides."""
    family = load_edition(lobby.edition).family
    for number in (*likely, *range(GAMES)):
        seed = seed_of(lobby, number)
        table = new_table(lobby, seed)
        bots = [bot(bot_names(family)[-1], seed=number, family=family) for _ in lobby.seats]
        asking = Asking(table)
        while (seat := asking.next()) is not None:
            yield lobby, seed, table
            view = table.view(seat)
            decision = bots[seat].decide(view, view["prompt"])
            decision = bolder(seat, decision, view["prompt"])
            if decision is not None:
                table.play(seat, decision)
        yield lobby, seed, table


def bolder(seat: int, decision: dict | None, prompt: dict) -> dict | None:
    """What a bot does that goes on every mission; every other one is on the dark side."""
    if prompt["kind"] == "go_on_mission":
        return {"do": "start_mission"}
    if prompt["kind"] == "pick_token" and seat % 2:
        return prompt["options"][-1]
    return decision


def moments(lobby: Lobby, likely: Iterable[int], wished: Mapping[str, Callable[[Table], bool]]) -> dict[str, Moment]:
    """The first moment for each wish, found in one walk through the games."""
    found: dict[str, Moment] = {}
    for _, seed, table in played(lobby, likely):
        for name, ready in wished.items():
            if name not in found and ready(table):
                found[name] = (lobby, seed, table.copy())
        if len(found) == len(wished):
            return found
    raise AssertionError(f"none of {GAMES} games of {lobby.edition} has {set(wished) - set(found)}")


def rehearsed(table: Table) -> tuple[Step, ...] | None:
    """Play a trade, an auction and on to the end, if that is possible from here; give what was decided."""
    before = len(table.log["records"])
    try:
        is_over = trade(table) and auction(table) and go_bankrupt(table)
    except IllegalDecision:
        return None
    steps = table.log["records"][before:]
    return tuple((step["seat"], step["decision"]) for step in steps) if is_over else None


def trade(table: Table) -> bool:
    """Let the seat that is to roll offer a deed for a deed; the other wants more, and gets it."""
    seat = table.due.seats[0]
    other, view, prompt = 1 - seat, table.view(), table.prompt(seat)
    deeds = prompt["bounds"].get("trade", {}).get("deeds", ([], []))
    is_ready = {"do": "roll"} in prompt["options"] and not view["offers"] and not view["claims"]
    if not is_ready or not all(deeds) or min(one["cash"] for one in view["seats"]) < CASH:
        return False
    give, want = {"cash": SWEETENER, "deeds": deeds[seat][:1]}, {"cash": 0, "deeds": deeds[other][:1]}
    table.play(seat, {"do": "offer_trade", "to": other, "give": give, "want": want})
    offer = table.view()["offers"][0]["offer"]
    more = {**give, "cash": SWEETENER + MORE}
    table.play(other, {"do": "counter_trade", "offer": offer, "give": want, "want": more})
    table.play(seat, next(option for option in table.options(seat) if option["do"] == "accept_trade"))
    return True


def auction(table: Table) -> bool:
    """Let the roll lead to a free deed that goes under the hammer, with a bid from both."""
    seat = table.due.seats[0]
    table.play(seat, {"do": "roll"})
    if table.due is None or table.prompt_kind(seat) != "buy_or_auction":
        return False
    table.play(seat, {"do": "auction"})
    for bidder, amount in zip((seat, 1 - seat), BIDS, strict=True):
        lot = table.prompt(bidder)["bounds"]["bid"]["lot"]
        table.play(bidder, {"do": "bid", "lot": lot, "amount": amount})
    return True


def go_bankrupt(table: Table) -> bool:
    """Go on as somebody at the page would, without a choice between two buttons for the same."""
    for _ in range(LONGEST):
        seat = table.due.seats[0]
        options = table.options(seat)
        verbs = [option["do"] for option in options]
        verb = likeliest(verbs)
        if verbs.count(verb) != 1:
            return False
        table.play(seat, options[verbs.index(verb)])
        if table.due is None:
            return verb == "declare_bankruptcy"
    return False


def kept(games: Path, lobby: Lobby, seed: bytes, table: Table, script: tuple[Step, ...] = ()) -> Prepared:
    """Keep a game as the server does: the table, who sits there, and every decision with what fell."""
    tokens = tuple(secrets.token_urlsafe(TOKEN_BYTES) for _ in lobby.seats)
    game = secrets.token_urlsafe(ID_BYTES)

    async def keep() -> None:
        storage = Storage(games)
        seats = msgspec.to_builtins(lobby)
        await storage.make(game, seats, seed, tokens[0], [0])
        for number, token in enumerate(tokens[1:], start=1):
            await storage.seat(game, seats, token, [number])
        await storage.begin(game, header_of(new_table(lobby, seed), seed))
        again = Game(storage.load(game), storage, Settings().snapshot_every)
        for record in table.log["records"]:
            await again.play(again.attempt(record["seat"], record["decision"]), "person")
        assert again.table.state_hash == table.state_hash, "the kept game is the one that was played"
        storage.close()

    alone = threading.Thread(target=lambda: asyncio.run(keep()))  # this thread has the browser's event loop
    alone.start()
    alone.join()
    return Prepared(game, tokens, table.due.seats[0] if table.due else 0, script)
