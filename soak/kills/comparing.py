"""Lays what was told beside what a file holds."""

import hashlib
from collections.abc import Mapping

from soak.kills.again import played_again
from soak.kills.kept import Kept, KeptFile, KeptGame, check_whole
from soak.kills.told import Action, Findings, Happened, Ledger, ToldTable


def compare(ledger: Ledger, file: KeptFile, *, replays: bool = False) -> None:
    """Compare everything that was told with the file; with ``replays`` also every line and every state."""
    findings = ledger.findings
    check_whole(file, findings)
    for told in ledger.present:
        kept = file.games.get(told.id)
        if kept is None:
            findings.add("lost", f"table {told.id}", "it is not in the file")
            continue
        _compare_seats(told, kept, findings)
        _compare_records(told, kept, findings)
        if replays and kept.header is not None:
            _compare_lines(told, played_again(kept, findings) or [], findings)


def compare_copy(ledger: Ledger, file: KeptFile, promised: Mapping[str, Mapping[Action, int]]) -> None:
    """Compare a copy with what had been promised before it was begun."""
    check_whole(file, ledger.findings)
    for table, acks in promised.items():
        kept = file.games.get(table)
        if kept is None:
            if not ledger.tables[table].is_gone:
                ledger.findings.add("lost", f"table {table} of a copy", "it is not in the copy")
            continue
        _compare_acks(ledger.tables[table], kept, acks, ledger.findings)


def _compare_seats(told: ToldTable, kept: KeptGame, findings: Findings) -> None:
    """Who sits where by which token, and what the dice are sealed with."""
    lobby = [(seat["name"], seat["kind"]) for seat in kept.lobby["seats"]]
    for number, seat in told.seats.items():
        findings.same(f"seat {told.id} {number} kept", seat, lobby[number] if number < len(lobby) else None)
    for token, seats in told.holders.items():
        hashed = hashlib.sha256(token.encode()).digest()
        findings.same(f"join {told.id} {token[:4]} kept", seats, kept.holders.get(hashed))
    sealed = hashlib.sha256(kept.seed).hexdigest()
    if told.commitment:
        findings.same(f"commitment {told.id} kept", told.commitment, sealed)
    if kept.header is not None:
        findings.same(f"header {told.id} names", [name for name, _ in lobby], kept.header["seats"])
    if kept.is_sealed and kept.header is not None:
        findings.same(f"header {told.id} commitment", sealed, kept.header["commitment"])


def _compare_records(told: ToldTable, kept: KeptGame, findings: Findings) -> None:
    _compare_acks(told, kept, told.acks, findings)
    records = {record.seq: record for record in kept.records}
    for seq, (seat, by, decision) in told.decisions.items():
        record = records.get(seq)
        if record is None:
            findings.add("lost", f"decision {told.id} {seq}", f"everybody was told {decision}, and it is not there")
        else:
            findings.same(
                f"decision {told.id} {seq} kept", (seat, by, decision), (record.seat, record.by, record.decision)
            )
    brought = kept.records[: len(told.imported or ())]
    if told.imported is not None:
        there = [(record.seat, record.decision, record.outcomes) for record in brought]
        findings.same(f"import {told.id}", told.imported, there)
    for record in kept.records[len(brought) :]:
        if record.by == "person":
            _compare_person(told, record, findings)
    if told.seq > len(kept.records):
        findings.add("lost", f"record {told.id} {told.seq}", f"it was told; {len(kept.records)} are there")
    if told.proof is not None:
        proof = {"seed": kept.seed.hex(), "head": kept.records[-1].chain if kept.records else ""}
        findings.same(f"end {told.id} kept", told.proof, proof)


def _compare_acks(told: ToldTable, kept: KeptGame, acks: Mapping[Action, int], findings: Findings) -> None:
    """Every acknowledged action is there once, under its number, with the decision that was sent."""
    kept_under: dict[Action, list[Kept]] = {}
    for record in kept.records:
        if record.action is not None:
            kept_under.setdefault((record.seat, record.action), []).append(record)
    for action, seq in acks.items():
        about, there = f"ack {told.id} {action}", kept_under.get(action, [])
        findings.compared["promise"] += 1
        if not there:
            findings.add("lost", about, f"acknowledged as {seq}, and it is not there")
        elif len(there) > 1:
            places = [record.seq for record in there]
            findings.add("doubled", about, f"acknowledged as {seq}, and it is there as {places}")
        else:
            findings.same(f"{about} kept", (seq, told.sent[action]), (there[0].seq, there[0].decision))


def _compare_person(told: ToldTable, record: Kept, findings: Findings) -> None:
    """Nothing is kept as a person's decision that no person has sent."""
    about = f"person {told.id} {record.seq}"
    if record.action is None or (record.seat, record.action) not in told.sent:
        findings.add("changed", about, "nobody has sent this decision")
    else:
        findings.same(about, told.sent[record.seat, record.action], record.decision)


def _compare_lines(told: ToldTable, happened: list[Happened], findings: Findings) -> None:
    """Every line that was told follows from the records that are kept."""
    for n, line in told.lines.items():
        if n >= len(happened):
            findings.add("lost", f"line {told.id} {n}", f"{line.kind} was told; the records make {len(happened)} lines")
        else:
            findings.same(f"line {told.id} {n} kept", line, happened[n])
