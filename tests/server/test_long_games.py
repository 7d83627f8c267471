"""Long games and hasty seats: what one table sends, takes and keeps has a limit, and nothing of it is lost."""

import dataclasses
import json

import pytest

from holotable.server.socket.protocol import LINES_MOST, MISSED_MOST
from tests.support.serving import QUICK, Player, get, open_table, sensible, serving, token_of

SEATS = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]


@pytest.fixture(scope="module")
def long_game(tmp_path_factory):
    """A server with a game of more lines than are sent at once."""
    with serving(tmp_path_factory.mktemp("long") / "games.sqlite3") as base:
        opened = open_table(base, "mandalorian", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            while last_line(mia) < MISSED_MOST + LINES_MOST:
                mia.play_on(20)
            last = last_line(mia)
        yield base, opened, last


def last_line(player: Player) -> int:
    """The number of the last line that somebody has heard."""
    told = (json.loads(frame).get("lines", []) for frame in player.heard[-40:])
    return max((line["n"] for lines in told for line in lines), default=0)


def lines(base: str, table: str, query: str = "") -> list[dict]:
    return get(f"{base}/api/tables/{table}/lines{query}").json()


def test_whoever_asks_for_everything_gets_the_last_lines(long_game):
    base, opened, last = long_game
    with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        numbers = [line["n"] for line in mia.hear("state")["lines"]]

    assert numbers == list(range(last + 1 - MISSED_MOST, last + 1))


def test_the_rest_comes_in_pages_to_the_first_line(long_game):
    base, opened, last = long_game
    found, page = [], lines(base, opened["table"])
    while page:
        found = page + found
        page = lines(base, opened["table"], f"?before={page[0]['n']}")

    assert [line["n"] for line in found] == list(range(last + 1))
    assert all(line["says"] for line in found)


def test_pages_are_told_in_the_language_that_is_asked_for(long_game):
    base, opened, _ = long_game
    english, german = (lines(base, opened["table"], f"?before=50&lang={language}") for language in ("en", "de"))

    assert [line["n"] for line in english] == [line["n"] for line in german] == list(range(50))
    assert [line["says"] for line in english] != [line["says"] for line in german]


@pytest.mark.parametrize("before", ["-1", "x", "1e3", "9" * 10, ""])
def test_a_number_that_is_none_is_refused(long_game, before):
    base, opened, _ = long_game

    assert get(f"{base}/api/tables/{opened['table']}/lines?before={before}").status_code == 400


def test_a_table_that_is_not_there_has_no_lines(long_game):
    assert get(f"{long_game[0]}/api/tables/{'A' * 16}/lines").status_code == 404


def test_a_seat_decides_so_often_a_minute_through_all_its_sockets(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, decisions_per_minute=4)) as base:
        opened = open_table(base, "falcon", SEATS)
        with (
            Player(base, opened["table"], token_of(opened)) as mia,
            Player(base, opened["table"], token_of(opened)) as two,
        ):
            seat = mia.hear("state")["due"][0]
            two.hear("state")
            answers = [one.decide(seat, {"do": "no_shield"})["key"] for one in (mia, two, mia, two, mia)]
            hasty = mia.decide(seat, {"do": "draw"}, action="again")

    assert answers[-1] == hasty["key"] == "server.too-quick"
    assert "server.too-quick" not in answers[:4]
    assert hasty["prompts"] == mia.prompts != []


def test_what_was_too_quick_is_not_refused_for_ever(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, decisions_per_minute=120)) as base:
        opened = open_table(base, "falcon", SEATS)
        with Player(base, opened["table"], token_of(opened)) as mia:
            seat = mia.hear("state")["due"][0]
            while mia.decide(seat, {"do": "no_shield"})["key"] != "server.too-quick":
                pass
            answer = mia.decide(seat, {"do": "draw"}, action="same")
            while answer["type"] == "refused":
                answer = mia.decide(seat, {"do": "draw"}, action="same")

    assert (answer["type"], answer["seq"]) == ("ack", 1)


def test_a_game_without_end_stops_and_is_kept(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, decisions_most=5)) as base:
        opened = open_table(base, "falcon", [SEATS[0], {"kind": "bot"}])
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            while mia.seq < 5:
                mia.play_on(1) if mia.due() else mia.hear("events")
            prompt = mia.due() or {"seat": 0, "options": [{"decision": {"do": "draw"}}]}
            answer = mia.decide(prompt["seat"], sensible(prompt))
    with serving(tmp_path / "games.sqlite3") as base:
        kept = get(f"{base}/api/tables/{opened['table']}").json()["seq"]

    assert (answer["key"], kept) == ("server.too-long", 5)
