"""The statistics of a finished game: where tokens landed, and how the chances went."""

import asyncio
import dataclasses
import itertools
import json

import httpx
import pytest

from holotable.core.records import Event
from holotable.printed.boards import board_of
from holotable.server.store.storage import Storage
from holotable.server.tables.story import ROUNDS_MOST, StoryCache, evenly, landings_of, odds_of, round_of
from holotable.sim import Tally, simulate
from holotable.table import Table
from tests.support.serving import QUICK, Player, get, open_table, serving, token_of
from tests.web.prepared import near_the_end

ME, BOT = {"kind": "me", "name": "Mia"}, {"kind": "bot"}


def story(base: str, table: str) -> httpx.Response:
    return get(f"{base}/api/tables/{table}/story", timeout=60)


def finished_race(base: str) -> tuple[str, Player]:
    opened = open_table(base, "falcon", [ME, BOT, BOT])
    with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        mia.play_on()
    return opened["table"], mia


def test_the_chances_of_a_race_go_from_the_first_round_to_the_winner(base):
    table, mia = finished_race(base)

    odds = story(base, table).json()["odds"]

    assert 2 < len(odds) <= ROUNDS_MOST
    assert [point["round"] for point in odds] == sorted(point["round"] for point in odds)
    assert all(sum(seat["rate"] for seat in point["seats"]) == pytest.approx(1) for point in odds)
    assert all(seat["low"] <= seat["rate"] <= seat["high"] for point in odds for seat in point["seats"])
    assert [point["end"] for point in odds] == [False] * (len(odds) - 1) + [True]
    assert [seat["rate"] for seat in odds[-1]["seats"]] == [float(seat in mia.result["winners"]) for seat in range(3)]


def test_every_landing_on_the_track_is_counted(base):
    table, mia = finished_race(base)
    told = [line for frame in mia.heard for line in json.loads(frame).get("lines", [])]
    places = [line["facts"]["to"] for line in told if line["kind"] in ("Moved", "Slid", "Swapped", "TookPlace")]

    landings = story(base, table).json()["landings"]

    assert [space["id"] for space in landings] == [f"track:{place}" for place in range(60)]
    assert [space["landings"] for space in landings] == [places.count(space["id"]) for space in landings]
    assert sum(space["share"] for space in landings) == pytest.approx(1)


class Happened(Tally):
    def __init__(self):
        self.events = []

    def event(self, game, event):
        self.events.append(event)


@pytest.mark.parametrize(("box", "bot"), [("falcon", "scout"), ("clone-wars", "thrifty")])
def test_a_story_counts_landings_as_the_simulator_does(box, bot):
    played = simulate(box, [bot], 5, seats=3, seed=7, tallies=[Happened])

    counted = landings_of(board_of(box), played.tallies[0].events)

    assert counted == list(played.summary.spaces)
    assert sum(space.landings for space in counted) > 0


def test_an_estate_has_a_story_too(tmp_path):
    ready = near_the_end(tmp_path / "games.sqlite3")
    over = near_the_end(tmp_path / "games.sqlite3", len(ready.script))
    with serving(tmp_path / "games.sqlite3") as base:
        told = story(base, over.table).json()
        early = story(base, ready.table)

    assert [space["id"] for space in told["landings"]] == [space.id for space in board_of("mandalorian").spaces]
    assert sorted(seat["rate"] for seat in told["odds"][-1]["seats"]) == [0, 1]
    assert early.status_code == 409
    assert early.json()["key"] == "server.not-over"


def test_a_game_that_a_clock_ends_has_no_odds(tmp_path):
    over = near_the_end(tmp_path / "games.sqlite3", 1)
    kept = Storage(tmp_path / "games.sqlite3").load(over.table)

    assert odds_of(dataclasses.replace(kept, lobby={**kept.lobby, "minutes": 60}), 3) == []
    assert len(odds_of(kept, 3)) == 3


def test_a_table_that_is_not_there_has_no_story(base):
    assert [story(base, table).status_code for table in ("nothing", "A" * 16)] == [404, 404]


def test_stories_are_limited(tmp_path):
    settings = dataclasses.replace(QUICK, stories_per_minute=2)
    with serving(tmp_path / "games.sqlite3", settings) as base:
        codes = [story(base, "nothing").status_code for _ in range(3)]

    assert codes == [404, 404, 429]


def test_a_story_is_told_once_however_many_ask(tmp_path):
    over = near_the_end(tmp_path / "games.sqlite3", 10_000)
    storage = Storage(tmp_path / "games.sqlite3")

    async def ask() -> list[object]:
        stories = StoryCache(storage)
        at_once = await asyncio.gather(*(stories.story(over.table) for _ in range(3)))
        return [*at_once, await stories.story(over.table)]

    first, *others = asyncio.run(ask())
    storage.close()

    assert all(other is first for other in others)


def test_a_way_to_jail_counts_as_a_landing_there():
    board = board_of("clone-wars")
    jail, arrest = (next(space.id for space in board.spaces if space.kind == kind) for kind in ("jail", "arrest"))
    events = [Event("Moved", 0, "move", None, {"to": arrest}), Event("Jailed", 0, "jail", None, {"from": arrest})]

    counts = {one.id: (one.landings, one.share) for one in landings_of(board, events) if one.landings}

    assert counts == {jail: (1, 0.5), arrest: (1, 0.5)}


def rounds_of(*decisions: str) -> list[int]:
    """Give the round at the beginning of every turn of a race of three; each turn ends with one of these decisions."""
    table = Table("falcon", 3, seed=1)
    number, began = table.typed_view().round_number, table.typed_view()
    seen = [number]
    for do in decisions:
        if do == "resign":
            table.play(table.due.seats[0], {"do": do})
        else:
            finish_turn(table)
        now = round_of(table.typed_view(), number, began)
        if now != number:
            number, began = now, table.typed_view()
        seen.append(number)
    return seen


def finish_turn(table: Table) -> None:
    turns = table.typed_view().turns
    while table.typed_view().turns == turns:
        table.play(table.due.seats[0], table.options(table.due.seats[0])[0])


def test_a_round_of_a_race_is_over_when_everybody_has_had_a_turn():
    assert rounds_of(*["play"] * 6) == [1, 1, 1, 2, 2, 2, 3]


def test_who_has_resigned_is_not_waited_for_in_later_rounds():
    assert rounds_of("play", "resign", *["play"] * 5) == [1, 1, 1, 2, 2, 3, 3, 4]


def test_rounds_are_chosen_evenly_with_the_first_and_the_last():
    assert evenly(3, 40) == [0, 1, 2]
    chosen = evenly(401, 41)
    assert chosen == list(range(0, 401, 10))
    assert len(set(evenly(57, 40))) == 40
    assert {later - earlier for earlier, later in itertools.pairwise(evenly(57, 40))} == {1, 2}
