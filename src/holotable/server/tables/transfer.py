"""Games that leave the server as a file of their own, and games that are brought to it as one."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from msgspec import Raw

from holotable.core.decisions import BANK
from holotable.core.errors import ReplayMismatch
from holotable.core.luck import Recorded
from holotable.editions.load import finished_ids
from holotable.server.socket.protocol import By
from holotable.server.store.game_log import Record, StoredGame, record_content
from holotable.server.tables.game import Mix
from holotable.server.tables.lobby import Lobby, lobby_of_log
from holotable.table import Table
from holotable.table.chain import canonical, link, text_hash
from holotable.table.log import beginning, check_header, replay
from holotable.table.log_file import Log, log_lines, parse_log
from holotable.table.replaying import DECISION, Replaying, live_decisions
from holotable.table.sealed import commitment
from holotable.table.table import LOG_FORMAT
from holotable.table.verification import verify_log

RECORDS_MOST: Final = 20_000  # of a game that is brought here


def file_lines(kept: StoredGame) -> Iterator[str]:
    """Give a finished game as the lines of a file, with the seed of its dice; its chain is the one on disk."""
    header = kept.header
    assert header is not None, "only a game that has begun is exported"
    records = [record_content(record, header["format"]) for record in kept.records]
    state = kept.records[-1].state if kept.records else header["state"]
    seed = kept.seed.hex() if header.get("commitment") else None
    return log_lines(header, kept.edition, records, state, seed)


@dataclass(frozen=True, slots=True)
class Brought:
    """A game that was brought here, ready to be kept."""

    lobby: Lobby
    header: dict[str, Any]
    seed: bytes
    records: list[Record]


def read_game_file(raw: bytes, name: str, known: dict[str, Any], new_seed: bytes, mix: Mix) -> Brought:
    """Read a file, play it again, and make a table of it; whatever is wrong with it is refused in one line.

    A finished game is kept as it was, to be looked at. One that is not over goes on from where it stands, with all that
    has happened and with dice of its own. ``known`` are the editions that this server plays, by their hashes.
    """
    log = parse_log(raw, name)
    header = check_header(log)
    if len(log["records"]) > RECORDS_MOST:
        raise ReplayMismatch(
            f"{name} has {len(log['records'])} records; a game that is brought here has {RECORDS_MOST} at most"
        )
    text = known.get(str(header.get("edition_hash")))
    if header.get("edition") not in finished_ids() or (text is None and log.get("edition") is not None):
        raise ReplayMismatch(f"{name} was played with an edition that this server does not know")
    table = replay({**log, "edition": text})  # an old file without its edition may fit that of today
    played = {**log, "header": {**header, "edition_hash": table.edition.hash}, "edition": table.edition.data}
    lobby = lobby_of_log(table, _bots(log))
    try:
        return _finished(played, lobby) if table.due is None else _going_on(played, lobby, new_seed, mix)
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise ReplayMismatch(f"{name} is damaged: its entries are not those of a game") from problem


def _bots(log: Log) -> set[int]:
    """Give the seats that only bots have played, as far as the file tells who decided."""
    decided = [(record.get("seat"), record.get("by")) for record in log["records"] if record.get("kind") == DECISION]
    people = {seat for seat, by in decided if by != "bot"}
    return {seat for seat, by in decided if by == "bot" and isinstance(seat, int) and seat not in people}


def _finished(log: Log, lobby: Lobby) -> Brought:
    """Keep a finished game with all its records; sealed dice must be what they were said to be."""
    seed = (log.get("end") or {}).get("seed")
    header = log["header"]
    is_sealed = header.get("commitment") is not None
    if is_sealed:
        verify_log(log)
    secret = bytes.fromhex(seed) if is_sealed and seed is not None else b""
    sealed = {"commitment": header.get("commitment"), "entropy": header.get("entropy")}
    return _as_kept(log, lobby, sealed, secret)


def _as_kept(log: Log, lobby: Lobby, sealed: dict[str, Any], seed: bytes) -> Brought:
    """Keep a game with all its records, under dice that are sealed so."""
    luck = Recorded(log.get("opening", ()))
    table = beginning(log["header"], luck, log["edition"])
    header = {
        **log["header"],
        "format": LOG_FORMAT,
        "opening": list(log.get("opening", ())),
        "state": table.state_hash,
        "edition_text": text_hash(log["edition"]),
        **sealed,
        "imported": _mark(log),
    }
    return Brought(lobby, header, seed, list(kept_records(log, header, table, luck)))


def _mark(log: Log) -> dict[str, Any]:
    """Give what is kept of where a game comes from; a game that has been brought once stays so for ever."""
    return {
        "at": int(time.time()),
        "from": (log.get("end") or {}).get("chain"),
        "before": log["header"].get("imported"),
    }


def kept_records(log: Log, header: dict[str, Any], table: Table, luck: Recorded) -> Iterator[Record]:
    """Give the records of a log as they are kept here, each linked to the one before."""
    live_decisions(log["records"])
    replaying, chain = Replaying(table, luck, log["records"]), link("", header)
    for seq, line in enumerate(log["records"], start=1):
        luck.add(line["outcomes"] if line.get("kind", DECISION) == DECISION else ())
        replaying.play(seq, line)
        record = _record(seq, line, replaying.table.state_hash)
        chain = link(chain, record_content(record))
        yield replace(record, chain=chain)


def _record(seq: int, line: dict[str, Any], state: str) -> Record:
    kind, made = line.get("kind", DECISION), line.get("time")
    done, outcomes = (line["decision"], line["outcomes"]) if kind == DECISION else (line["what"], [])
    return Record(
        seq=seq,
        time=made if isinstance(made, int) and 0 <= made < 1 << 40 else 0,
        seat=line["seat"] if isinstance(line.get("seat"), int) else BANK,
        by=line["by"] if line.get("by") in get_args(By) else "person",
        action=None,  # who sends an action of that game again is not meant here
        decision=canonical(done),
        outcomes=canonical(outcomes) if outcomes else Raw(b"[]"),
        state=state,
        chain="",
        kind=kind,
    )


def _going_on(log: Log, lobby: Lobby, seed: bytes, mix: Mix) -> Brought:
    """Keep a game as far as it was played; what falls from now on comes from dice of its own, and what fell is known."""
    sealed = {"commitment": commitment(seed), "entropy": mix(lobby, seed), "unsealed": len(log["records"])}
    return _as_kept(log, lobby, sealed, seed)
