"""One game in play: its table, its records on disk, and the actions already answered."""

import bisect
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import msgspec

from holotable.core.errors import ReplayMismatch
from holotable.core.luck import Recorded
from holotable.core.records import Event
from holotable.families import family
from holotable.families.contract import Family
from holotable.server.store.game_log import Record, StoredGame, canonical, link, record_content
from holotable.server.store.storage import Storage
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.luck import Sealed, commitment
from holotable.server.tables.presenter import NumberedEvents, Presenter
from holotable.table import Table, replay
from holotable.table.attempts import Attempt

CHECK_EVERY: Final = 25  # records between two comparisons of the whole state; the last one is always compared


def header_of(table: Table, seed: bytes) -> dict[str, Any]:
    """Give what is kept of a game before its first decision."""
    log = table.log
    return {**log["header"], "opening": log["opening"], "state": log["hash"], "commitment": commitment(seed)}


def new_table(lobby: Lobby, seed: bytes) -> Table:
    """Set up the table of a lobby that is full."""
    names = [seat.name for seat in lobby.seats]
    return Table(lobby.edition, names, tokens=lobby.tokens(), luck=Sealed(seed), options=lobby.options)


def steps_of(kept: StoredGame) -> Iterator[tuple[Table, int, tuple[Event, ...]]]:
    """Play a kept game again: the table at its beginning and after every decision, with what has just happened.

    Any difference from what is kept is a ``ReplayMismatch``.
    """
    header = kept.header
    assert header is not None, "only a game that has begun is played again"
    luck = Recorded()
    log = {"header": header, "opening": header["opening"], "records": [], "hash": header["state"]}
    table = replay(log, then=luck)
    yield table, 0, table.events
    for record in kept.records:
        luck.add(msgspec.json.decode(record.outcomes))
        events = table.play(record.seat, msgspec.json.decode(record.decision))
        is_checked = record.seq % CHECK_EVERY == 0 or record is kept.records[-1]
        if luck.left or (is_checked and table.state_hash != record.state):
            raise ReplayMismatch(
                f"game {kept.id} differs at record {record.seq}: state {table.state_hash}, kept {record.state}"
            )
        yield table, record.seq, events


def resumed(kept: StoredGame) -> tuple[Table, list[NumberedEvents]]:
    """Play a kept game again up to its last decision, and let it go on with its own luck."""
    steps = steps_of(kept)
    table, seq, events = next(steps)
    told = [(seq, event) for event in events]
    for _, seq, events in steps:
        told += [(seq, event) for event in events]
    log = table.log
    fallen = len(log["opening"]) + sum(len(record["outcomes"]) for record in log["records"])
    table.go_on_with(Sealed(kept.seed, fallen))
    return table, told


class Game:
    """A game in play; a decision is on disk before it is sent to anybody."""

    def __init__(self, kept: StoredGame, storage: Storage) -> None:
        """Go on from what is kept."""
        assert kept.header is not None, "a game has begun"
        self.id = kept.id
        self.commitment: str = kept.header["commitment"]
        self.table, self.told = resumed(kept)
        self.presenter = Presenter(self.table)
        self.seq = len(kept.records)
        self.is_over = self.table.due is None
        self.last_decision: dict[str, Any] = {}  # in names, as the table has read it
        self._storage = storage
        self._chain = kept.records[-1].chain if kept.records else link("", kept.header)
        self._actions = {(one.seat, one.action): one.seq for one in kept.records if one.action}
        self._asked: dict[int, tuple[object, int]] = {}  # what a seat is asked, and since which decision
        self._watch_prompts(None)

    def answered(self, seat: int, action: str) -> int | None:
        """Give the number of the decision that an action id stands for."""
        return self._actions.get((seat, action))

    def attempt(self, seat: int, decision: Mapping[str, Any]) -> Attempt:
        """Read and judge a decision; whatever follows from that is asked of the attempt."""
        return Attempt(self.table, seat, decision)

    async def play(self, attempt: Attempt, by: str, action: str | None = None) -> list[tuple[int, NumberedEvents]]:
        """Play a legal decision, keep it, and give what happened, numbered."""
        events = attempt.play()
        await self._keep(by, action)
        self.is_over = self.table.due is None
        first = len(self.told)
        self.told += [(self.seq, event) for event in events]
        self.presenter.refresh()
        self._watch_prompts(attempt.seat)
        return list(enumerate(self.told[first:], start=first))

    async def _keep(self, by: str, action: str | None) -> None:
        made = self.table.last_record
        record = Record(
            self.seq + 1,
            int(time.time()),
            made["seat"],
            by,
            action,
            canonical(made["decision"]),
            canonical(made["outcomes"]),
            self.table.state_hash,
            "",
        )
        record = replace(record, chain=link(self._chain, record_content(record)))
        await self._storage.append(self.id, record)
        self.seq, self._chain, self.last_decision = record.seq, record.chain, made["decision"]
        if action is not None:
            self._actions[record.seat, action] = record.seq

    # is it still what the seat was asked?

    def _watch_prompts(self, decider: int | None) -> None:
        due, moment = self.presenter.due(), self.table.moment
        for seat in range(len(self.table.names)):
            asked = (moment, self.table.prompt_kind(seat), seat in due)
            if seat == decider or self._asked.get(seat, (None, 0))[0] != asked:
                self._asked[seat] = (asked, self.seq)

    def is_stale(self, seat: int, decision: Mapping[str, Any], seen: int) -> bool:
        """Tell whether the prompt has changed since ``seen``; a decision that names its lot or offer is never stale."""
        if seen > self.seq:
            return True
        do = decision.get("do")
        verb = self.family.verbs.get(do) if isinstance(do, str) else None
        if verb is not None and verb.about is not None and verb.about in decision:
            return False
        return seen < self._asked[seat][1]

    def lapsing(self, attempt: Attempt) -> list[tuple[int, dict[str, Any]]]:
        """Give what is decided for those who would lose something by a legal decision, such as their rent."""
        rescued: list[tuple[int, dict[str, Any]]] = self.family.part("named").rescued(attempt.foresee())
        return rescued

    @property
    def family(self) -> Family:
        """The table's family."""
        return family(self.table.edition.family)

    def lines_since(self, seq: int, most: int) -> list[tuple[int, NumberedEvents]]:
        """Give what happened after a decision, numbered; of very much the last."""
        first = bisect.bisect_right(self.told, seq, key=lambda told: told[0])
        first = max(first, len(self.told) - most)
        return list(enumerate(self.told[first:], start=first))

    def lines_before(self, number: int, most: int) -> list[tuple[int, NumberedEvents]]:
        """Give what happened last before a numbered event."""
        end = min(number, len(self.told))
        first = max(0, end - most)
        return list(enumerate(self.told[first:end], start=first))

    def last_lines(self, count: int) -> list[tuple[int, NumberedEvents]]:
        """Give what happened last, numbered."""
        first = max(0, len(self.told) - count)
        return list(enumerate(self.told[first:], start=first))
