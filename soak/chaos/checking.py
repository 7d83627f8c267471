"""After a game: what is on disk is what was told, plays again to the same table, and proves its dice."""

import json
from dataclasses import replace

import msgspec

from holotable.core.errors import HolotableError
from holotable.server.tables.resuming import resumed
from holotable.table.log_file import parse_log
from holotable.table.verification import verify_log
from soak.chaos.counting import Played
from soak.chaos.hall import Hall
from soak.chaos.party import Party
from soak.chaos.people import OPENLY
from soak.kills.kept import KeptFile, KeptGame, next_link


def check(party: Party, file: KeptFile, state: str | None, played: Played) -> None:
    """Check a game whose server has stopped; ``state`` is the hash of the table as it stood."""
    told = party.told
    game = file.games[told.table]
    if file.integrity != "ok" or any(file.strays.values()):
        told.find(f"the file: {file.integrity}, strays {file.strays}")
    _check_chain(party, game)
    _check_told(party, game)
    played.records, played.acks = len(game.records), len(told.acks)
    played.decisions = sum(record.kind == "decision" for record in game.records)
    if game.records and state is not None and game.records[-1].state != state:
        told.find("the table does not stand as its last record says")


def _check_chain(party: Party, game: KeptGame) -> None:
    chain = next_link("", game.header)
    for place, record in enumerate(game.records, start=1):
        chain = next_link(chain, record.content(2))
        if (record.seq, record.chain) != (place, chain):
            party.told.find(f"record {place} does not fit the chain")
            return
    if game.head != (len(game.records), chain):
        party.told.find(f"the head says {game.head}, there are {len(game.records)} records")


def _check_told(party: Party, game: KeptGame) -> None:
    """Everything that was acknowledged or told is there, and nothing else that a person has done."""
    told = party.told
    records = {record.seq: record for record in game.records}
    promised = {(record.seat, record.action): record.seq for record in game.records if record.action}
    for key, seq in told.acks.items():
        if promised.get(key) != seq:
            told.find(f"{key} was acknowledged as {seq}, it is kept as {promised.get(key)}")
            continue
        sent, kept = told.sent.get(key), records[seq].decision
        if sent is not None and not _is_part(sent, kept):
            told.find(f"{key} sent {sent}, kept is {kept}")
    for seq, (seat, by, decision) in told.decisions.items():
        kept_as = records.get(seq)
        kept_by = None if kept_as is None else OPENLY.get(kept_as.by, kept_as.by)
        if kept_as is None or (kept_as.seat, kept_by, kept_as.decision) != (seat, by, json.loads(decision)):
            told.find(f"decision {seq} was told as {seat} {by} {decision!r}, kept is {kept_as}")
    for seed, head in told.proofs:
        if seed != game.seed.hex() or head not in _ends(game):
            told.find("the proof that was told is not what is kept")
    last = max((one.seq for one in game.records if one.kind == "decision"), default=0)
    if told.proofs and game.records[last:]:
        told.find(f"after the end is kept: {[(one.kind, one.decision) for one in game.records[last:]]}")


def _is_part(sent: object, kept: object) -> bool:
    """Tell whether what was sent is kept, with what the rules add to it where nothing was said."""
    if isinstance(sent, dict) and isinstance(kept, dict):
        return all(name in kept and _is_part(value, kept[name]) for name, value in sent.items())
    return sent == kept


def _ends(game: KeptGame) -> set[str]:
    """Give the links at which the log may have ended when a proof was told: only notes follow the last decision."""
    last = max((one.seq for one in game.records if one.kind == "decision"), default=0)
    return {one.chain for one in game.records if one.seq >= last}


def play_again(party: Party, hall: Hall, played: Played) -> str | None:
    """Bring the game back from disk, with its snapshots and without; prove it if it is over. Give its state's hash."""
    told, game = party.told, party.told.table
    kept = hall.registry.storage.load(game)
    if kept is None or kept.header is None:
        told.find("the game is not on disk")
        return None
    whole, quick = resumed(replace(kept, snapshots=())), resumed(kept)
    if whole.table.state_hash != quick.table.state_hash:
        told.find("from a snapshot the game stands otherwise than from its beginning")
    if whole.table.due is None:
        _verify(party, hall, played)
    return whole.table.state_hash


def _verify(party: Party, hall: Hall, played: Played) -> None:
    told = party.told
    raw = hall.registry._file(told.table).encode()
    (commitment,) = told.commitments
    head = next(iter(told.proofs), (None, None))[1]
    try:
        verified = verify_log(parse_log(raw, "the file"), commitment, head)
    except HolotableError as problem:
        told.find(f"the finished game cannot be verified: {problem!r}")
        return
    played.verified += verified.is_over
    if not verified.is_over:
        told.find("the finished game is verified as one that is not over")


def compare_views(party: Party) -> None:
    """Everybody who is here sees the same table."""
    seen = {bytes(person.view) for person in party.here() if person.view}
    if len(seen) > 1:
        party.told.find(f"{len(seen)} different tables are shown")
    if party.game is not None and seen:
        shown = msgspec.json.encode(party.game.presenter.view())
        if shown not in seen:
            party.told.find("the table stands otherwise than everybody sees it")
