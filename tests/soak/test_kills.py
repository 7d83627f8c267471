"""The kill test finds nothing at the server, and finds every fault that is planted."""

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from soak.kills.comparing import compare, compare_copy
from soak.kills.kept import Kept, KeptSnapshot, canonical, check_whole, next_link, read_file
from soak.kills.killing import is_clean, run
from soak.kills.people import stopped
from soak.kills.syncing import calls_of, is_possible, too_early, watch
from soak.kills.told import Findings, Ledger
from tests.support.serving import Player, open_table, sensible, serving, token_of

KILLS = int(os.environ.get("HOLOTABLE_KILLS", "5"))
STRACE = pytest.mark.skipif(not is_possible(), reason="no strace here, or it may not watch")


def test_kills_lose_double_and_change_nothing(tmp_path):
    found = run(KILLS, 5, tmp_path, kinds=("load", "committed", "snapshot", "backup", "import"))

    assert found["acknowledged"] > 0
    assert found["told_lines"] > 0
    assert is_clean(found), found


def test_a_player_who_does_not_hear_the_first_call_is_stopped_all_the_same():
    async def deaf_once() -> None:
        with contextlib.suppress(asyncio.CancelledError):  # as asyncio.wait_for now and then does
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def play_and_stop() -> list[object]:
        tasks = [asyncio.create_task(deaf_once())]
        await asyncio.sleep(0)
        return await stopped(tasks)

    assert [type(end) for end in asyncio.run(play_and_stop())] == [asyncio.CancelledError]


# planted in the server


def test_an_answer_before_the_commit_is_found_by_a_kill_at_the_commit(tmp_path):
    found = run(2, 3, tmp_path, kinds=("commit",), module="tests.support.serve_ack_first")

    assert found["lost"] > 0, found


def run_doubling(folder: Path, seed: int) -> dict:
    """Kill such a server; of what is sent again the rules refuse most."""
    folder.mkdir()
    return run(2, 3, folder, kinds=("load",), module="tests.support.serve_doubling", seed=seed)


def test_an_action_that_is_played_twice_is_found(tmp_path):
    found = [run_doubling(tmp_path / str(seed), seed) for seed in (1, 2, 3)]

    assert any(one["doubled"] > 0 for one in found), found


@STRACE
def test_every_decision_is_synced_before_anybody_is_told(tmp_path):
    found = watch(tmp_path, decisions=20)

    assert found["compared"] > 0
    assert found["early"] == 0, found


@STRACE
def test_an_answer_before_the_sync_is_found(tmp_path):
    found = watch(tmp_path, "tests.support.serve_unsynced", decisions=20)

    assert found["early"] > 0, found


# planted in a trace

TRACE = """\
7 pwrite64(6</g.sqlite3-wal>, "..abc..", 4096, 0) = 4096
7 fdatasync(6</g.sqlite3-wal> <unfinished ...>
8 sendto(9<socket:[1]>, "{\\"type\\":\\"ack\\",\\"action\\":\\"abc\\",\\"seq\\":1}", 52, 0, NULL, 0) = 52
7 <... fdatasync resumed>) = 0
8 sendto(9<socket:[1]>, "{\\"type\\":\\"events\\",\\"seq\\":1,", 52, 0, NULL, 0) = 52
"""


def test_an_answer_that_is_sent_while_the_sync_goes_on_is_too_early():
    compared, early = too_early(TRACE.splitlines(), {"abc": 1})

    assert [call.ended for call in list(calls_of(TRACE.splitlines()))] == [0, 3, 2, 4]
    assert (compared, len(early)) == (2, 1)
    assert "line 2" in early[0]


# planted in the file


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A short game at a real server, with everything that its player was told, and its file."""
    games, ledger = tmp_path_factory.mktemp("played") / "games.sqlite3", Ledger()
    with serving(games) as base:
        opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}])
        told = ledger.table(opened["table"], "falcon")
        told.note_opened(token_of(opened), opened["yours"])
        with Player(base, opened["table"], token_of(opened)) as mia:
            hello = mia.hear("hello")
            told.note_commitment(hello["commitment"])
            told.note_seats(hello["seats"])
            told_of(told, mia.hear("state"))
            for number in range(8):
                prompt = mia.due()
                action, decision = (prompt["seat"], f"a{number}"), sensible(prompt)
                told.note_sent(action, decision)
                told.note_ack(action, mia.decide(prompt["seat"], decision, action=action[1])["seq"])
                told_of(told, mia.hear("events"))
    return games, ledger


def told_of(told, message: dict) -> None:
    for line in message["lines"]:
        told.note_line(line, "en")
    if message["type"] == "events":
        told.note_decision(message["seq"], message["seat"], message["by"], message["decision"])


def counts_after(played, tmp_path: Path, tamper: Callable[[sqlite3.Connection], object] | str) -> dict[str, int]:
    """Tamper with a copy of the file; give what is found in it."""
    games, ledger = played
    copy = tmp_path / "tampered.sqlite3"
    shutil.copy(games, copy)
    with contextlib.closing(sqlite3.connect(copy)) as base:
        base.execute("DROP INDEX once")
        base.executescript(tamper) if isinstance(tamper, str) else tamper(base)
        base.commit()
    ledger.findings = Findings()
    compare(ledger, read_file(copy), replays=True)
    return ledger.findings.counts


def test_a_file_that_nobody_has_touched_is_what_everybody_was_told(played, tmp_path):
    counts = counts_after(played, tmp_path, "SELECT 1")

    assert counts == {"lost": 0, "doubled": 0, "changed": 0}
    compared = played[1].findings.compared
    assert min(compared[what] for what in ("promise", "line", "decision", "link", "seat", "join", "commitment")) > 0


LOST = {
    "a record in the middle": "DELETE FROM record WHERE seq = 3",
    "the last record": "DELETE FROM record WHERE seq = 8",
    "the last record with its head": """
        DELETE FROM record WHERE seq = 8;
        UPDATE head SET length = 7, chain = (SELECT chain FROM record WHERE seq = 7)""",
    "every record with its head": "DELETE FROM record; UPDATE head SET length = 0",
    "the whole table": """
        DELETE FROM record; DELETE FROM head; DELETE FROM holder; DELETE FROM secret; DELETE FROM game""",
}
CHANGED = {
    "a decision": """UPDATE record SET decision = '{"do":"draw","x":1}' WHERE seq = 2""",
    "luck": "UPDATE record SET outcomes = '[]' WHERE seq = 1",
    "who decided": "UPDATE record SET seat = 1 - seat WHERE seq = 2",
    "a time": "UPDATE record SET time = time + 1 WHERE seq = 5",
    "a link": "UPDATE record SET chain = 'x' WHERE seq = 5",
    "the head": "UPDATE head SET chain = 'x'",
    "a head that is gone": "DELETE FROM head",
    "the seed": "UPDATE secret SET seed = zeroblob(32)",
    "a name": "UPDATE game SET lobby = replace(lobby, 'Mia', 'Max')",
    "a seat's token": "UPDATE holder SET seats = '[0]'",
    "rows of a table that is gone": "INSERT INTO head VALUES ('gone', 0, '', NULL)",
}


@pytest.mark.parametrize("what", LOST)
def test_what_is_lost_is_found(played, tmp_path, what):
    assert counts_after(played, tmp_path, LOST[what])["lost"] > 0


@pytest.mark.parametrize("what", CHANGED)
def test_what_is_changed_is_found(played, tmp_path, what):
    assert counts_after(played, tmp_path, CHANGED[what])["changed"] > 0


# by somebody who mends the chain: then only what was told, and the rules, can tell


def forge(change: Callable[[list[Kept]], list[Kept]]) -> Callable[[sqlite3.Connection], None]:
    """Change the records and write every link and the head anew."""

    def tamper(base: sqlite3.Connection) -> None:
        game, header = base.execute("SELECT id, header FROM game").fetchone()
        path = base.execute("PRAGMA database_list").fetchone()[2]
        records = change(read_file(Path(path)).games[game].records)
        chain = next_link("", json.loads(header))
        base.execute("DELETE FROM record")
        for seq, record in enumerate(records, start=1):
            placed = replace(record, seq=seq)
            chain = next_link(chain, placed.content(2))
            row = (game, seq, placed.time, placed.seat, placed.by, placed.action)
            texts = (canonical(placed.decision), canonical(placed.outcomes), placed.state, chain, placed.kind)
            base.execute("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, *texts))
        base.execute("UPDATE head SET length = ?, chain = ?", (len(records), chain))

    return tamper


FORGED = {
    "lost": lambda records: records[:-1],
    "doubled": lambda records: [*records, records[-1]],
    "changed": lambda records: [*records[:-1], replace(records[-1], decision={"do": "resign"})],
}


@pytest.mark.parametrize("kind", FORGED)
def test_what_was_forged_with_a_mended_chain_is_found(played, tmp_path, kind):
    counts = counts_after(played, tmp_path, forge(FORGED[kind]))

    assert counts[kind] > 0, counts


def test_luck_that_was_forged_with_a_mended_chain_is_found_by_the_sealed_dice(played, tmp_path):
    drawn = next(record for record in read_file(played[0]).games.popitem()[1].records if record.outcomes)
    other = ["1"] if drawn.outcomes != ["1"] else ["2"]

    counts = counts_after(
        played,
        tmp_path,
        forge(lambda records: [replace(one, outcomes=other) if one.seq == drawn.seq else one for one in records]),
    )

    assert counts["changed"] > 0
    assert any("replay" in says for says in played[1].findings.examples(99))


def test_a_copy_that_lacks_a_promise_is_found(played):
    games, ledger = played
    ledger.findings, promised = Findings(), ledger.promises()
    file = read_file(games)
    compare_copy(ledger, file, promised)
    whole = dict(ledger.findings.counts)
    (game,) = file.games.values()
    file.games[game.id] = replace(game, records=game.records[:-1])
    compare_copy(ledger, file, promised)

    assert whole == {"lost": 0, "doubled": 0, "changed": 0}
    assert ledger.findings.counts["lost"] > 0


def test_a_snapshot_that_was_changed_is_found(played):
    file = read_file(played[0])
    findings = Findings()
    (game,) = file.games.values()
    file.games[game.id] = replace(game, snapshots=[KeptSnapshot(20, 2, 0, "{}", "[]", "no digest")])
    check_whole(file, findings)

    assert (findings.counts["lost"], findings.counts["changed"]) == (1, 1)
