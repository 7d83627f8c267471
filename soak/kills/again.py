"""Plays a kept game again by the rules, with dice computed here from the kept seed; gives all that happened."""

import hashlib
import hmac
from typing import Any

import msgspec

from holotable import Table
from holotable.core.errors import HolotableError
from holotable.core.luck import Question
from holotable.table.log import beginning
from soak.kills.kept import KeptGame, KeptSnapshot
from soak.kills.told import Findings, Happened, canonical


class OwnDice:
    """The dice of a sealed game as docs/protocol.md defines them, beside those that were recorded."""

    def __init__(self, seed: bytes, entropy: list[str] | None, *, is_sealed: bool) -> None:
        """Mix what the seats brought into the seed; while they are not sealed, they are only read and counted."""
        self.is_sealed = is_sealed
        mixed = None if entropy is None else canonical(["holotable dice 2", entropy]).encode()
        self._key = seed if mixed is None else hmac.digest(seed, mixed, "sha256")
        self._fallen = 0
        self._recorded: list[object] = []
        self.differences = 0

    def expect(self, recorded: list[object]) -> None:
        """Take what is recorded as fallen next."""
        self._recorded.extend(recorded)

    @property
    def left(self) -> int:
        """Count what is recorded but never fell."""
        return len(self._recorded)

    def fall(self, question: Question) -> int:
        """Draw, and compare with the record."""
        recorded = question.parse(self._recorded.pop(0)) if self._recorded else None
        if recorded is not None and not self.is_sealed:
            self._fallen += 1
            return recorded
        outcome = question.outcome_of(self._case(question.cases))
        self._fallen += 1
        self.differences += recorded != outcome
        return outcome

    def copy(self) -> "OwnDice":
        """Nobody tries anything out here."""
        raise NotImplementedError

    def _case(self, cases: int) -> int:
        attempt = 0
        while True:
            message = f"{self._fallen}:{attempt}".encode()
            word = int.from_bytes(hmac.digest(self._key, message, hashlib.sha256)[:8], "big")
            if word < (1 << 64) - (1 << 64) % cases:
                return word % cases
            attempt += 1


def played_again(game: KeptGame, findings: Findings) -> list[Happened] | None:
    """Play a game again; give what happened, numbered by its place, or None if it differs from the record."""
    assert game.header is not None, "only a game that has begun is played again"
    try:
        return _played(game, game.header, findings)
    except (HolotableError, KeyError, TypeError, ValueError, IndexError) as problem:
        findings.add("changed", f"replay {game.id}", f"its records cannot be played again: {problem}")
        return None


def _played(game: KeptGame, header: dict[str, Any], findings: Findings) -> list[Happened]:
    mixed = header["entropy"]
    values = None if mixed is None else [one["value"] for one in mixed]
    brought = header.get("unsealed")  # records that are older than these dice
    dice = OwnDice(game.seed, values, is_sealed=game.is_sealed and brought is None)
    for seat, one in enumerate(mixed or []):
        if one["by"] == "server":
            drawn = hmac.digest(game.seed, f"seat {seat}".encode(), "sha256").hex()[:32]
            findings.same(f"entropy {game.id} {seat}", drawn, one["value"])
    dice.expect(header["opening"])
    table = beginning(header, dice)
    happened = [_happened(0, event) for event in table.events]
    snapshots = {one.seq: one for one in game.snapshots}
    findings.same(f"replay {game.id} beginning", header["state"], table.state_hash)
    for record in game.records:
        if record.seq - 1 == brought:
            dice.is_sealed = game.is_sealed
        if record.kind == "decision":
            dice.expect(record.outcomes)
            happened += [_happened(record.seq, event) for event in table.play(record.seat, record.decision)]
        findings.same(
            f"replay {game.id} {record.seq}", (record.state, 0, 0), (table.state_hash, dice.left, dice.differences)
        )
        if record.seq in snapshots:
            _check_snapshot(game, snapshots[record.seq], table, happened, findings)
    return happened


def _happened(seq: int, event: Any) -> Happened:
    facts = msgspec.json.decode(msgspec.json.encode(event.facts))  # as a client reads them
    return Happened(seq, event.kind, event.seat, facts, event.key, event.rule)


def _check_snapshot(
    game: KeptGame, kept: KeptSnapshot, table: Table, happened: list[Happened], findings: Findings
) -> None:
    """A snapshot holds the state of its record, and the rows of what had happened since the one before."""
    findings.same(f"snapshot {game.id} {kept.seq} state", canonical(table.state()), kept.state)
    seqs = [one.seq for one in happened[kept.told :]]
    rows = [[seq, *row] for seq, row in zip(seqs, table.happened[kept.told :], strict=True)]
    findings.same(f"snapshot {game.id} {kept.seq} rows", canonical(rows), kept.rows)
