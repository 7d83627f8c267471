"""What a server keeps of a game: snapshots, editions, seals; and games that leave it and come to it as files."""

import asyncio
import contextlib
import dataclasses
import json
import sqlite3
import time

import msgspec
import pytest

from holotable import Recorded, Table, write_log
from holotable.bots import bot
from holotable.core.errors import ReplayMismatch
from holotable.server.store.game_log import record_content
from holotable.server.store.storage import Storage
from holotable.server.tables import game as game_module
from holotable.server.tables import registry as registry_module
from holotable.server.tables import resuming, seals
from holotable.server.tables.lobby import LobbyError, lobby_of_log
from holotable.server.tables.registry import Registry
from holotable.server.tables.transfer import file_lines, kept_records
from holotable.table.chain import canonical, link
from holotable.table.log import beginning
from holotable.table.log_file import log_lines, parse_log
from holotable.table.sealed import commitment
from holotable.table.verification import verify_file, verify_log
from tests.kept.record import HERE as KEPT
from tests.support.command_line import run
from tests.support.serving import QUICK, Player, get, known_seed, open_table, post, serving, token_of

TABLE, TOKEN = "A" * 16, "B" * 22
BOTH = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]
LINES = "application/x-ndjson"
OFTEN = dataclasses.replace(QUICK, snapshot_every=10)
MANY = dataclasses.replace(QUICK, imports_per_hour=1000)


def changed(path, *statements):
    with contextlib.closing(sqlite3.connect(path)) as base:
        for statement in statements:
            base.execute(*statement) if isinstance(statement, tuple) else base.execute(statement)
        base.commit()


def loaded(path, table):
    with contextlib.closing(Storage(path)) as storage:
        return storage.load(table)


def played(path, edition, decisions, settings=QUICK):
    """Play at a server for a while; give the opened table and what its player saw last."""
    with serving(path, settings) as base:
        opened = open_table(base, edition, BOTH)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on(decisions)
        with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
            return opened, mia.hear("state")


# snapshots


@pytest.mark.parametrize("name", ["falcon", "clone-wars"])
def test_a_long_game_goes_on_from_its_last_snapshot_and_shows_everything_as_before(tmp_path, name):
    games = tmp_path / "games.sqlite3"
    opened, seen = played(games, name, 47, OFTEN)
    kept = loaded(games, opened["table"])

    standing = resuming.resumed(kept)
    whole = resuming.resumed(dataclasses.replace(kept, snapshots=()))

    assert [one.seq for one in kept.snapshots] == [10, 20, 30, 40]
    assert (standing.snapped > 0, whole.snapped) == (True, 0)
    assert standing.table.state_hash == whole.table.state_hash == kept.records[-1].state
    assert standing.told.read(standing.table, 0, 9999) == whole.told.read(whole.table, 0, 9999)
    with serving(games) as base, Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
        again = mia.hear("state")
        assert again == seen
        assert mia.play_on(5) == 5


def test_a_snapshot_is_only_a_cache(tmp_path):
    games = tmp_path / "games.sqlite3"
    opened, seen = played(games, "mandalorian", 25, OFTEN)
    damages = [
        "UPDATE snapshot SET state = replace(state, '1', '2')",
        "UPDATE snapshot SET rows = '[]'",
        "UPDATE snapshot SET digest = ''",
        "UPDATE snapshot SET rules = 99",
        "DELETE FROM snapshot WHERE seq = 10",
        "DELETE FROM snapshot",
    ]
    for damage in damages:
        changed(games, damage)
        with serving(games) as base, Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
            assert mia.hear("state") == seen, damage


def test_a_game_of_older_rules_that_today_s_play_otherwise_goes_on_from_its_snapshot(tmp_path):
    # given a game of rules that began otherwise: today's rules cannot play its first decision
    games = tmp_path / "games.sqlite3"
    opened, seen = played(games, "mandalorian", 25, OFTEN)
    kept = loaded(games, opened["table"])
    older = {**kept.header, "rules": 1, "opening": [], "state": "0" * 16}
    snapshots = tuple(_of_rules(one, 1) for one in kept.snapshots)
    kept = dataclasses.replace(kept, header=older, snapshots=snapshots)

    standing = resuming.resumed(kept)

    assert standing.table.state_hash == kept.records[-1].state
    assert len(standing.told) == len(seen["lines"])  # the numbers of lines go on, though the first are not known
    assert standing.told.read(standing.table, 0, 9999)[0][0] > 0
    with pytest.raises(ReplayMismatch, match="begun with rules 1"):
        resuming.resumed(dataclasses.replace(kept, snapshots=()))


def _of_rules(snapshot, rules):
    content = (snapshot.seq, rules, snapshot.told, snapshot.state, snapshot.rows)
    return dataclasses.replace(snapshot, rules=rules, digest=game_module.digest_of(*content))


def test_a_game_that_goes_on_with_newer_rules_says_so_in_its_log(tmp_path, monkeypatch):
    games = tmp_path / "games.sqlite3"
    opened, _ = played(games, "falcon", 5)
    monkeypatch.setattr(game_module, "RULES_VERSION", 3)

    with serving(games) as base, Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.play_on(2)

    records = loaded(games, opened["table"]).records
    assert [record.kind for record in records] == ["decision"] * 5 + ["table", "decision", "decision"]
    assert msgspec.json.decode(records[5].decision) == {"act": "rules", "rules": 3}
    assert resuming.resumed(loaded(games, opened["table"])).table.state_hash == records[-1].state


# editions


def test_a_corrected_edition_does_not_end_a_running_game(tmp_path):
    # given a game that was begun with an edition whose salary has been corrected since
    games = tmp_path / "games.sqlite3"
    text = json.loads(json.dumps(Table("mandalorian").edition.data))
    text["rules"]["salary"] = 210
    older = Table(text, ["Mia", "Ben"], seed=3)
    older.run([bot("thrifty"), bot("thrifty")], limit=40)
    _keep_as_of(games, older)

    # when somebody comes back to it
    with serving(games) as base, Player(base, TABLE, TOKEN, query="?since=0") as mia:
        hello, state = mia.hear("hello"), mia.hear("state")
        board = get(f"{base}/api/tables/{TABLE}/board").json()
        today = get(f"{base}/api/editions/mandalorian").json()

        # then it goes on with what it was begun with, and the page is told where that is drawn
        assert (hello["own_board"], state["seq"]) == (True, 40)
        assert board != today
        assert mia.play_on(3) == 3


def test_the_board_of_most_tables_is_that_of_their_edition(tmp_path):
    with serving(tmp_path / "games.sqlite3") as base:
        opened = open_table(base, "mandalorian", BOTH)
        with Player(base, opened["table"]) as guest:
            assert guest.hear("hello")["own_board"] is False
        assert (
            get(f"{base}/api/tables/{opened['table']}/board").content == get(f"{base}/api/editions/mandalorian").content
        )


def _keep_as_of(games, table):
    """Keep a game as a server would have kept it when that was its edition."""
    log, luck = table.log, Recorded(table.log["opening"])
    header = {**log["header"], "edition": table.edition.id, "opening": log["opening"], "entropy": None}
    begun = beginning(header, luck, table.edition.data)
    header |= {"state": begun.state_hash, "commitment": commitment(known_seed())}
    records = list(kept_records(log, header, begun, luck))
    lobby = msgspec.to_builtins(lobby_of_log(table))

    async def keep():
        registry = Registry(games, QUICK)
        registry.storage.keep_editions({table.edition.hash: table.edition.data})
        await registry.storage.bring(TABLE, lobby, header, known_seed(), records, TOKEN)
        await registry.close()

    asyncio.run(keep())


# sealed dice


def sealed_server(games, settings=QUICK):
    """Serve with the dice of a real server: drawn anew, and mixed."""
    return serving(games, settings, Registry(games, settings))


def test_the_dice_are_sealed_before_anybody_brings_anything_and_shown_when_the_game_is_over(tmp_path):
    with sealed_server(tmp_path / "games.sqlite3") as base:
        seal = get(f"{base}/api/seal").json()
        opened = open_table(base, "falcon", BOTH, seal=seal["seal"], entropy="0a" * 16)
        shown = get(f"{base}/api/tables/{opened['table']}").json()["commitment"]
        early = get(f"{base}/api/tables/{opened['table']}/log")
        with Player(base, opened["table"], token_of(opened)) as mia:
            hello, first = mia.hear("hello"), mia.hear("state")
            mia.play_on()
        with Player(base, opened["table"]) as guest:
            last = guest.hear("state")
        saved = get(f"{base}/api/tables/{opened['table']}/log")
    file = tmp_path / "game.jsonl"
    file.write_bytes(saved.content)

    assert (early.status_code, early.json()["key"]) == (409, "server.not-over")
    assert seal["commitment"] == shown == hello["commitment"]
    assert first["proof"] is None
    assert commitment(bytes.fromhex(last["proof"]["seed"])) == shown
    found = verify_file(file, shown, last["proof"]["head"])
    assert (found.brought, found.seats, found.is_over) == (2, 2, True)
    assert saved.headers["content-disposition"].startswith('attachment; filename="holotable-falcon-')


def test_every_seat_s_entropy_is_in_the_log_and_the_server_draws_for_who_brings_none(tmp_path):
    games = tmp_path / "games.sqlite3"
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "friend"}, {"kind": "friend"}, {"kind": "bot"}]
    with sealed_server(games) as base:
        opened = open_table(base, "falcon", seats, entropy="0a" * 16)
        address = f"{base}/api/tables/{opened['table']}/join"
        post(address, json={"name": "Ben", "entropy": "0b" * 16})
        post(address, json={"name": "Zoe"})
        with Player(base, opened["table"]) as guest:
            guest.hear("state")

    entropy = loaded(games, opened["table"]).header["entropy"]
    assert [one["by"] for one in entropy] == ["player", "player", "server", "server"]
    assert [one["value"] for one in entropy[:2]] == ["0a" * 16, "0b" * 16]
    assert len({one["value"] for one in entropy}) == 4


def test_a_seal_is_good_for_one_table_and_for_a_while(tmp_path, monkeypatch):
    with sealed_server(tmp_path / "games.sqlite3") as base:
        seal = get(f"{base}/api/seal").json()["seal"]
        open_table(base, "falcon", BOTH, seal=seal)
        again = post(f"{base}/api/tables", json={"edition": "falcon", "seats": BOTH, "seal": seal})
        late = get(f"{base}/api/seal").json()["seal"]
        monkeypatch.setattr(seals.time, "monotonic", lambda now=time.monotonic: now() + 700)
        gone = post(f"{base}/api/tables", json={"edition": "falcon", "seats": BOTH, "seal": late})

    assert (again.status_code, again.json()["key"]) == (400, "server.no-seal")
    assert (gone.status_code, gone.json()["key"]) == (400, "server.no-seal")


@pytest.mark.parametrize("entropy", ["", "0a", "zz" * 16, "0A" * 16, "0a" * 33, 5, None])
def test_entropy_is_hexadecimal_digits(tmp_path, entropy):
    with serving(tmp_path / "games.sqlite3") as base:
        answer = post(f"{base}/api/tables", json={"edition": "falcon", "seats": BOTH, "entropy": entropy})

    assert answer.status_code == (201 if entropy is None else 400)


def test_a_seal_that_nobody_uses_is_forgotten_when_there_are_too_many(monkeypatch):
    monkeypatch.setattr(seals, "SEALS_MOST", 3)
    waiting = seals.Seals(known_seed)
    made = [waiting.make()[0] for _ in range(4)]

    with pytest.raises(LobbyError):
        waiting.open(made[0])
    assert waiting.open(made[1]) == known_seed()


# games that leave as files, and come as files


def bring(base, raw, kind=LINES):
    return post(f"{base}/api/tables/import", content=raw, headers={"Content-Type": kind})


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A finished game of a server as a file."""
    with sealed_server(tmp_path_factory.mktemp("saved") / "games.sqlite3") as base:
        opened = open_table(base, "falcon", BOTH, entropy="0a" * 16)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on()
        with Player(base, opened["table"], query="?since=0") as guest:
            return get(f"{base}/api/tables/{opened['table']}/log").content, guest.hear("state")


def test_a_finished_game_is_brought_to_another_server_and_stays_marked_for_ever(tmp_path, saved):
    raw, seen = saved
    with serving(tmp_path / "games.sqlite3") as base:
        answer = bring(base, raw)
        opened = answer.json()
        with Player(base, opened["table"], token_of(opened), query="?since=0") as mia:
            hello, state = mia.hear("hello"), mia.hear("state")
        summary = get(f"{base}/api/tables/{opened['table']}").json()
        out = get(f"{base}/api/tables/{opened['table']}/log").content
        once_more = bring(base, out).json()
        with Player(base, once_more["table"]) as guest:
            again = guest.hear("hello")
    file = tmp_path / "again.jsonl"
    file.write_bytes(out)

    assert answer.status_code == 201
    assert (hello["imported"], summary["imported"], again["imported"]) == (True, True, True)
    assert {name: state[name] for name in ("seq", "view", "result")} == {
        name: seen[name] for name in ("seq", "view", "result")
    }
    assert state["lines"] == seen["lines"]
    assert state["proof"]["seed"] == seen["proof"]["seed"]
    found = verify_file(file, hello["commitment"], state["proof"]["head"])
    assert (found.is_imported, found.brought) == (True, 2)


def test_a_game_that_was_saved_in_the_terminal_goes_on_at_a_server(tmp_path):
    table = Table("mandalorian", ["Mia", "Ben"], seed=4)
    table.run([bot("thrifty"), bot("thrifty")], limit=30)
    write_log(table, tmp_path / "game.jsonl")

    with sealed_server(tmp_path / "games.sqlite3") as base:
        opened = bring(base, (tmp_path / "game.jsonl").read_bytes()).json()
        with Player(base, opened["table"], token_of(opened)) as mia:
            hello, state = mia.hear("hello"), mia.hear("state")
            assert (hello["imported"], hello["yours"], state["seq"]) == (True, [0, 1], 30)
            assert [seat["cash"] for seat in state["view"]["seats"]] == [seat["cash"] for seat in table.view()["seats"]]
            assert mia.play_on(4) == 4


@pytest.mark.parametrize("name", ["falcon", "mandalorian"])
def test_a_game_that_is_brought_while_it_is_played_keeps_its_lines_and_ends_verified(tmp_path, name):
    # given a game that one server has told, with two decisions taken back
    german, first, second = "?since=0&lang=de", tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    table = played(first, name, 12)[0]["table"]
    asyncio.run(take_back(first, table, 11))
    with serving(first) as base, Player(base, table, query=german) as guest:
        told = guest.hear("state")["lines"]

    # when it is brought to another one, and ends there
    with sealed_server(second) as base:
        opened = bring(base, unfinished(loaded(first, table))).json()
        address = f"{base}/api/tables/{opened['table']}"
        with Player(base, opened["table"], token_of(opened), query=german) as mia:
            state = mia.hear("state")
            page = get(f"{address}/lines?before={len(told)}&lang=de").json()
            mia.play_on(8)
            give_up(mia)
        raw = get(f"{address}/log").content
        again = bring(base, raw).json()
        with Player(base, again["table"], query=german) as guest:
            later = guest.hear("state")["lines"]

    # then every line is there, what was taken back is struck out, and the other dice are proved from there on
    assert state["lines"] == page == later[: len(told)] == told
    assert {line["seq"] for line in told if line.get("taken_back")} == {11, 12}
    found = verify_log(parse_log(raw, "it"))
    assert (found.unsealed, found.is_over, found.taken_back) == (13, True, 2)
    with pytest.raises(ReplayMismatch, match="what fell after decision"):
        verify_log(parse_log(resealed({"header": {**header_of_file(raw), "unsealed": 3}}, raw.splitlines()), "it"))


def give_up(player):
    """End a game of two as soon as somebody may."""
    while player.result is None:
        prompt = player.due()
        if prompt is not None and {"do": "resign"} in [one["decision"] for one in prompt["options"]]:
            player.decide(prompt["seat"], {"do": "resign"})
            while player.result is None:
                player.hear("events")
        else:
            assert player.play_on(1) == 1


def unfinished(kept):
    """Give a game that is still played as a file; nobody is shown its seed."""
    records = [record_content(record) for record in kept.records]
    lines = log_lines(kept.header, kept.edition, records, kept.records[-1].state)
    return "".join(f"{line}\n" for line in lines).encode()


def header_of_file(raw):
    return json.loads(raw.splitlines()[0])["header"]


def test_a_bot_s_seat_stays_a_bot_s(tmp_path):
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "bot"}]
    with sealed_server(tmp_path / "games.sqlite3") as base:
        opened = open_table(base, "falcon", seats)
        with Player(base, opened["table"], token_of(opened)) as mia:
            mia.hear("state")
            mia.play_on()
        brought = bring(base, get(f"{base}/api/tables/{opened['table']}/log").content).json()
        summary = get(f"{base}/api/tables/{brought['table']}").json()

    assert brought["yours"] == [0]
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "bot"]


def test_no_id_of_a_table_looks_like_an_option(monkeypatch):
    drawn = iter(["-MRDiExtRCPPxi01", "A" * 16])
    monkeypatch.setattr(registry_module.secrets, "token_urlsafe", lambda _: next(drawn))

    assert registry_module.new_id() == "A" * 16


def test_a_saved_game_of_the_first_format_is_brought_too(tmp_path):
    with serving(tmp_path / "games.sqlite3", MANY) as base:
        for file in sorted(KEPT.glob("rules-*/*.jsonl")):
            answer = bring(base, file.read_bytes())

            assert answer.status_code == 201, (file, answer.text)


def wrong_files(raw):
    lines = raw.splitlines(keepends=True)
    header = json.loads(lines[0])
    own = {"header": {**header["header"], "edition_hash": "0" * 16}}
    unknown = {"header": {**header["header"], "edition": "no-such-box"}}
    newer = {"header": {**header["header"], "rules": 99}}
    return {
        "nothing": b"",
        "no lines": b"hello",
        "half": raw[: len(raw) // 2],
        "a changed byte": raw.replace(b"draw", b"drew", 1),
        "binary": bytes(range(256)) * 10,
        "deep": b"[" * 100_000,
        "another edition's hash": resealed(own, lines),
        "an unknown edition": resealed(unknown, lines),
        "rules to come": resealed(newer, lines),
    }


def resealed(first, lines):
    *records, end = [json.loads(line) for line in lines[2:]]
    state, seed = end["end"]["state"], end["end"]["seed"]
    text = json.loads(lines[1])["edition"]
    return "".join(f"{line}\n" for line in log_lines(first["header"], text, records, state, seed)).encode()


def test_what_is_no_game_is_refused_in_one_line_and_nothing_is_kept(tmp_path, saved):
    with serving(tmp_path / "games.sqlite3", MANY) as base:
        for name, raw in wrong_files(saved[0]).items():
            answer = bring(base, raw)

            assert (answer.status_code, answer.json()["key"]) == (400, "server.no-log"), name
            assert "\n" not in answer.json()["says"]
        assert bring(base, saved[0], "application/json").status_code == 415
        assert bring(base, b"x" * ((4 << 20) + 1)).status_code == 413
    with contextlib.closing(Storage(tmp_path / "games.sqlite3")) as storage:
        assert storage.count() == 0


def test_games_are_brought_so_many_an_hour(tmp_path, saved):
    settings = dataclasses.replace(QUICK, imports_per_hour=2)
    with serving(tmp_path / "games.sqlite3", settings) as base:
        assert [bring(base, saved[0]).status_code for _ in range(3)] == [201, 201, 429]


def test_a_host_brings_and_gives_games_at_the_command_line(tmp_path, saved):
    (tmp_path / "game.jsonl").write_bytes(saved[0])
    games = ("--games", tmp_path / "games.sqlite3")

    brought = run("games", "import", tmp_path / "game.jsonl", *games)
    table = brought.stdout.split(" is table ")[1].split()[0]
    given = run("games", "export", table, tmp_path / "out.jsonl", *games)
    proved = run("verify", tmp_path / "out.jsonl")

    assert (brought.returncode, given.returncode, proved.returncode) == (0, 0, 0)
    assert "This game was brought to a server as a file." in proved.stdout
    assert run("verify", tmp_path / "out.jsonl", "--head", "00" * 32).returncode == 2
    assert "64 digits" in run("verify", tmp_path / "out.jsonl", "--head", "xyz").stderr
    assert run("games", "import", tmp_path / "none.jsonl", *games).returncode == 2


# what was taken back


@pytest.mark.parametrize("first", [8, 11, 12])
def test_a_game_goes_on_after_what_was_taken_back_and_no_luck_is_used_twice(tmp_path, first):
    # given a game of which the last decisions were taken back, before or after its snapshot
    games = tmp_path / "games.sqlite3"
    opened, seen = played(games, "falcon", 12, OFTEN)
    table = opened["table"]
    before = loaded(games, table)
    asyncio.run(take_back(games, table, first))

    # when somebody comes back
    with serving(games) as base, Player(base, table, token_of(opened), query="?since=0") as mia:
        state = mia.hear("state")
        played_on = mia.play_on(6)

    # then it stands where it stood, everything that was told is still there, and the dice go on
    after = loaded(games, table)
    assert (state["seq"], played_on) == (13, 6)
    assert [line["n"] for line in state["lines"]] == [line["n"] for line in seen["lines"]]
    assert after.records[12].state == before.records[first - 2].state
    outcomes = [one for record in after.records for one in msgspec.json.decode(record.outcomes)]
    saved = "".join(f"{line}\n" for line in file_lines(after))
    found = verify_log(parse_log(saved.encode(), "it"))
    assert (found.taken_back, found.outcomes) == (13 - first, len(after.header["opening"]) + len(outcomes))


def test_a_snapshot_that_was_made_after_a_take_back_is_used(tmp_path):
    games = tmp_path / "games.sqlite3"
    opened, _ = played(games, "falcon", 12, OFTEN)
    asyncio.run(take_back(games, opened["table"], 8))
    with serving(games, OFTEN) as base, Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        mia.play_on(10)

    kept = loaded(games, opened["table"])
    standing = resuming.resumed(kept)

    assert [one.seq for one in kept.snapshots] == [10, 20]
    assert standing.snapped > 0
    assert standing.table.state_hash == kept.records[-1].state
    whole = resuming.resumed(dataclasses.replace(kept, snapshots=()))
    assert standing.told.read(standing.table, 0, 9999) == whole.told.read(whole.table, 0, 9999)


async def take_back(games, table, first):
    with contextlib.closing(Storage(games)) as storage:
        kept = storage.load(table)
        last = kept.records[-1]
        taken = {"of": list(range(first, last.seq + 1))}
        record = dataclasses.replace(
            last,
            seq=last.seq + 1,
            action=None,
            kind="take-back",
            decision=canonical(taken),
            outcomes=canonical([]),
            state=kept.records[first - 2].state,
        )
        await storage.append(table, dataclasses.replace(record, chain=link(last.chain, record_content(record))))
