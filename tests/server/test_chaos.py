"""Chaos at real tables: people drop, come back, are replaced and let go at every question; and a server is killed."""

import contextlib
import json
import os
import signal
import subprocess
import sys

from tests.support.agreeing import Company, latest, propose
from tests.support.serving import QUICK, TOP, Player, process

GAMES = 15  # of python -m soak.chaos: every edition, at three paces
OF = QUICK.pace_brisk
GIVEN_BACK = OF / 10  # seconds of a deadline that a killed server gives back at most


def test_whatever_people_do_no_table_is_stuck_and_nothing_is_lost():
    command = [sys.executable, "-m", "soak.chaos.worker", "1", "0", "1", str(GAMES)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    played = subprocess.run(command, capture_output=True, text=True, cwd=TOP, env=environment, check=False)
    games = [json.loads(line) for line in played.stdout.splitlines()]

    assert played.returncode == 0, played.stderr
    assert [(game["number"], game["findings"]) for game in games] == [(number, []) for number in range(GAMES)]
    assert sum(game["verified"] for game in games) > GAMES / 2
    assert sum(count for game in games for cell, count in game["cells"].items() if cell.endswith("/drop")) > GAMES


# killed with everything open at once


def test_killed_with_everything_open_all_is_there_again_and_seen_only_by_its_owners(tmp_path):
    games = tmp_path / "games.sqlite3"
    with process(games) as (server, base):
        tables = [open_everything(base), open_everything(base)]
        for table in tables:
            let_time_pass(table)
        tables[1].people[0].say(type="host", seat=0, do="pause")
        before = [seen(table) for table in tables]
        server.send_signal(signal.SIGKILL)
        server.wait()
        for table in tables:
            table.__exit__()
    with process(games) as (_, base):
        after = [come_again(table, base) for table in tables]

    for was, now in zip(before, after, strict=True):
        assert instructions(was) == instructions(now) == [[(0, "decline")], [(1, "decline")], []]
        for one, same in zip(was, now, strict=True):
            assert what_is_open(one) == what_is_open(same)
            ((had, has),) = zip(one["deadlines"], same["deadlines"], strict=True)
            assert (had["seat"], had["of"], had["runs"]) == (has["seat"], has["of"], has["runs"])
            assert 0 < has["seconds"] <= min(had["seconds"] + GIVEN_BACK, OF - GIVEN_BACK)
    assert [one["deadlines"][0]["runs"] for (one, *_) in after] == [True, False]
    assert [one["paused"] and one["paused"]["by"] for (one, *_) in after] == [None, 0]
    assert [one["paused"]["yours_to_end"] for one in after[1]] == [True, False, False]


def open_everything(base: str) -> Company:
    """Play until somebody has thrown; ask to take that back, and let everybody give an instruction."""
    company = Company(base, "mandalorian", bots=1, pace="brisk")
    person, seat = company.does("roll")
    propose(person, seat)
    for own, one in enumerate(company.people):
        one.say(type="instruct", seat=own, what="decline", of=1 - own)
    company.catch_up()
    return company


def let_time_pass(company: Company) -> None:
    """Wait until the time left of the deadline is kept anew, of which everybody is told."""
    while company.people[0].hear("company")["deadlines"][0]["seconds"] > OF - GIVEN_BACK:
        pass


def seen(company: Company) -> list[dict]:
    """Give how matters stand, as each is told, and somebody who watches."""
    company.catch_up()
    return [latest(one, "company") for one in company.people] + [look(company.base, company.table)]


def look(base: str, table: str) -> dict:
    """Come as somebody who watches, see how matters stand, and go."""
    with Player(base, table) as watcher:
        return watcher.hear("company")


def come_again(company: Company, base: str) -> list[dict]:
    with contextlib.ExitStack() as line:
        people = [line.enter_context(Player(base, company.table, token)) for token in company.tokens]
        first = [one.hear("company") for one in people]
        told = [latest(one, "company") for one in people]
        assert instructions(first) == instructions(told)
        return [*told, look(base, company.table)]


def instructions(told: list[dict]) -> list[list[tuple]]:
    """Give the instructions that each is told of, claims aside."""
    return [[(one["seat"], one["what"]) for one in each["instructions"] if one["what"] != "claim"] for each in told]


def what_is_open(told: dict) -> list:
    proposal = told["proposal"]
    return [proposal[name] for name in ("number", "what", "by", "asked", "yes")]
