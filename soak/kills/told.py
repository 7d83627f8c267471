"""What the clients were told, written down as it comes; whatever is told otherwise later is a finding."""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

KINDS: Final = ("lost", "doubled", "changed")

Action = tuple[int, str]  # seat, action id


@dataclass
class Findings:
    """What is wrong, each thing once, and how much was compared."""

    found: dict[str, dict[str, str]] = field(default_factory=lambda: {kind: {} for kind in KINDS})
    compared: Counter[str] = field(default_factory=Counter)

    def add(self, kind: str, about: str, says: str) -> None:
        """Write down that something was lost, doubled or changed."""
        self.found[kind].setdefault(about, f"{about}: {says}")

    def same(self, about: str, before: object, now: object) -> None:
        """Compare what was told with what is told or kept now."""
        self.compared[about.split(maxsplit=1)[0]] += 1
        if before != now:
            self.add("changed", about, f"{brief(before)}, now {brief(now)}")

    @property
    def counts(self) -> dict[str, int]:
        """How many things were lost, doubled and changed."""
        return {kind: len(self.found[kind]) for kind in KINDS}

    @property
    def is_clean(self) -> bool:
        """Whether nothing was found."""
        return not any(self.counts.values())

    def examples(self, most: int = 5) -> list[str]:
        """Give some of what was found in words."""
        return [f"{kind}: {says}" for kind in KINDS for says in list(self.found[kind].values())[:most]]


def brief(value: object) -> str:
    """Give a value in a line."""
    return repr(value)[:200]


@dataclass(frozen=True)
class Happened:
    """A line as a client was told it, without its sentence."""

    seq: int
    kind: str
    seat: int
    facts: dict[str, Any]
    key: str
    rule: str | None


@dataclass
class ToldTable:
    """Everything that was told of one table."""

    id: str
    game: str
    findings: Findings
    commitment: str = ""
    seats: dict[int, tuple[str, str]] = field(default_factory=dict)  # name and kind, once the seat is taken
    holders: dict[str, list[int]] = field(default_factory=dict)  # seats of a token
    sent: dict[Action, dict[str, Any]] = field(default_factory=dict)  # whatever became of it
    acks: dict[Action, int] = field(default_factory=dict)
    lines: dict[int, Happened] = field(default_factory=dict)
    says: dict[tuple[str, int], str] = field(default_factory=dict)
    decisions: dict[int, tuple[int, str, dict[str, Any]]] = field(default_factory=dict)  # seat, who made it, what
    views: dict[int, object] = field(default_factory=dict)  # after a record
    seq: int = 0  # the highest that was told
    result: object = None
    proof: dict[str, str] | None = None
    imported: list[tuple[int, object, object]] | None = None  # seat, decision and luck of every record it came with
    is_gone: bool = False  # deleted, as it had to be

    def note_opened(self, token: str, yours: list[int]) -> None:
        """Write down the answer to opening or joining."""
        self._note(self.holders, token, yours, f"join {self.id} {token[:4]}")

    def note_seats(self, seats: list[dict[str, Any]]) -> None:
        """Write down who sits where; a seat that is taken stays taken."""
        for seat in seats:
            number = seat["seat"]
            if seat["kind"] != "open":
                self._note(self.seats, number, (seat["name"], seat["kind"]), f"seat {self.id} {number}")
            elif number in self.seats:
                self.findings.add("lost", f"seat {self.id} {number}", f"{self.seats[number]} sat there, now it is open")

    def note_commitment(self, commitment: str) -> None:
        """Write down what the dice are sealed with."""
        self.commitment = self.commitment or commitment
        self.findings.same(f"commitment {self.id}", self.commitment, commitment)

    def note_sent(self, action: Action, decision: dict[str, Any]) -> None:
        """Write down what is about to be sent."""
        self.sent[action] = decision

    def note_ack(self, action: Action, seq: int) -> None:
        """Write a promise down; it is made once, and no other action gets its number."""
        self._note(self.acks, action, seq, f"ack {self.id} {action}")
        self.seq = max(self.seq, seq)

    def note_unpromised(self, action: Action, key: str | None) -> None:
        """An action that was acknowledged is refused when it is sent again."""
        if action in self.acks:
            says = f"acknowledged as {self.acks[action]}, then refused: {key}"
            self.findings.add("lost", f"ack {self.id} {action}", says)

    def note_line(self, line: dict[str, Any], language: str) -> None:
        """Write down a line and its sentence."""
        n = line["n"]
        happened = Happened(line["seq"], line["kind"], line["seat"], line["facts"], line["key"], line["rule"])
        self._note(self.lines, n, happened, f"line {self.id} {n}")
        self._note(self.says, (language, n), line["says"], f"sentence {self.id} {n} {language}")

    def note_decision(self, seq: int, seat: int, by: str, decision: dict[str, Any]) -> None:
        """Write down a decision that everybody was told."""
        self._note(self.decisions, seq, (seat, by, decision), f"decision {self.id} {seq}")

    def note_view(self, seq: int, view: bytes) -> None:
        """Write down how the table stands after a record."""
        self.seq = max(self.seq, seq)
        before = self.views.setdefault(seq, hash(view))
        if before != hash(view):  # perhaps only in the order of its entries
            self.findings.add("changed", f"view {self.id} {seq}", "the table is shown otherwise")
        self.findings.compared["view"] += 1

    def note_end(self, result: object, proof: dict[str, str] | None) -> None:
        """Write down how the game ended, and what proves its dice."""
        if self.result is None:
            self.result, self.proof = result, proof
        self.findings.same(f"end {self.id}", (self.result, self.proof), (result, proof))

    def note_standing(self, seq: int, before: int) -> None:
        """A table that is shown anew stands no earlier than before."""
        self.findings.compared["standing"] += 1
        if seq < before:
            self.findings.add("lost", f"standing {self.id}", f"{before} was told, now it stands at {seq}")

    def _note(self, where: dict[Any, Any], key: object, value: object, about: str) -> None:
        if key in where:
            self.findings.same(about, where[key], value)
        else:
            where[key] = value


@dataclass
class Ledger:
    """Everything that anybody was told."""

    findings: Findings = field(default_factory=Findings)
    tables: dict[str, ToldTable] = field(default_factory=dict)
    tallies: Counter[str] = field(default_factory=Counter)

    def table(self, table: str, game: str) -> ToldTable:
        """Begin to write down what is told of a new table."""
        told = self.tables[table] = ToldTable(table, game, self.findings)
        return told

    @property
    def present(self) -> list[ToldTable]:
        """The tables that have not been deleted."""
        return [told for told in self.tables.values() if not told.is_gone]

    def promises(self) -> "dict[str, dict[Action, int]]":
        """Give every promise made so far."""
        return {told.id: dict(told.acks) for told in self.present}

    def sums(self) -> dict[str, int]:
        """Count what was told."""
        every = self.tables.values()
        return {
            "acknowledged": sum(len(told.acks) for told in every),
            "told_decisions": sum(len(told.decisions) for told in every),
            "told_lines": sum(len(told.lines) for told in every),
            "joins": sum(len(told.holders) for told in every),
            "tables": len(self.tables),
        }


def canonical(value: object) -> str:
    """Write JSON as docs/protocol.md says that the chain covers it: sorted names, no blanks, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
