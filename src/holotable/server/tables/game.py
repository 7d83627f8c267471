"""One game in play: its table, its records on disk, and the actions already answered."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Raw

from holotable.core.decisions import BANK as NOBODY
from holotable.core.records import Event
from holotable.families import family
from holotable.families.contract import Family
from holotable.server.socket.protocol import Proof
from holotable.server.store.game_log import Record, Snapshot, StoredGame, digest_of, record_content
from holotable.server.store.storage import Storage
from holotable.server.tables.decided import Decided, Made
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.presenter import Presenter
from holotable.server.tables.resuming import Resumed, luck_of, plain_record, resumed
from holotable.server.tables.told import NumberedEvents
from holotable.table import Table
from holotable.table.attempts import Attempt
from holotable.table.chain import canonical, canonical_json, link, text_hash
from holotable.table.replaying import TAKE_BACK
from holotable.table.sealed import Sealed, commitment, dice_key, drawn_for
from holotable.table.table import RULES_VERSION

Entropy = list[dict[str, str]]  # of every seat: what is mixed into the dice, and who brought it
Mix = Callable[[Lobby, bytes], Entropy | None]


def entropy_of(lobby: Lobby, seed: bytes) -> Entropy:
    """Give what every seat brings to the dice; for one that brings nothing it follows from the seed, and says so."""
    return [
        {"by": "player", "value": seat.entropy} if seat.entropy else {"by": "server", "value": drawn_for(seed, number)}
        for number, seat in enumerate(lobby.seats)
    ]


def new_table(lobby: Lobby, seed: bytes, entropy: Entropy | None = None) -> Table:
    """Set up the table of a lobby that is full; without entropy the dice are those of the seed alone."""
    names = [seat.name for seat in lobby.seats]
    luck = Sealed(dice_key(seed, None if entropy is None else [one["value"] for one in entropy]))
    return Table(lobby.edition, names, tokens=lobby.tokens(), luck=luck, options=lobby.options)


def header_of(table: Table, seed: bytes, entropy: Entropy | None = None) -> dict[str, Any]:
    """Give what is kept of a game before its first decision."""
    log = table.log
    return {
        **log["header"],
        "opening": log["opening"],
        "state": log["hash"],
        "edition_text": text_hash(table.edition.data),
        "commitment": commitment(seed),
        "entropy": entropy,
    }


class Game:
    """A game in play; a decision is on disk before it is sent to anybody."""

    def __init__(self, kept: StoredGame, storage: Storage, snapshot_every: int) -> None:
        """Go on from what is kept; a snapshot is made every so many records."""
        assert kept.header is not None, "a game has begun"
        self.id = kept.id
        self.is_imported = kept.header.get("imported") is not None
        self._format: int = kept.header["format"]
        self._rules: int = rules_of(kept)
        self._seed = kept.seed if kept.header.get("commitment") else None
        standing = resumed(kept)
        self.table, self.told, self._snapped = standing.table, standing.told, standing.snapped
        self.decided = standing.decided
        self._names = [seat["name"] for seat in kept.lobby["seats"]]  # a person on a bot's seat brings another
        self.presenter = Presenter(self.table, self.decided, self._names)
        self.seq = len(kept.records)
        self.is_over = self.table.due is None
        self.last_decision: dict[str, Any] = {}  # in names, as the table has read it
        self.noted = 0  # records right before it that are no decisions
        self._storage, self._snapshot_every = storage, snapshot_every
        self._chain = kept.records[-1].chain if kept.records else link("", kept.header)
        self._actions = {(one.seat, one.action): one.seq for one in kept.records if one.action}
        self._asked: dict[int, tuple[object, int]] = {}  # what a seat is asked, and since which decision
        self._watch_prompts(None)

    def answered(self, seat: int, action: str) -> int | None:
        """Give the number of the decision that an action id stands for."""
        return self._actions.get((seat, action))

    def last_of(self, seat: int) -> int:
        """Give the number of a seat's last decision; 0 before the first."""
        return next((made.seq for made in reversed(self.decided.recent) if made.seat == seat), 0)

    def attempt(self, seat: int, decision: Mapping[str, Any]) -> Attempt:
        """Read and judge a decision; whatever follows from that is asked of the attempt."""
        return Attempt(self.table, seat, decision)

    async def play(self, attempt: Attempt, by: str, action: str | None = None) -> list[tuple[int, NumberedEvents]]:
        """Play a legal decision, keep it, and give what happened, numbered."""
        await self._note_rules()
        turn = self.presenter.view().turn
        rows = attempt.advance()
        made, first = self.table.last_record, len(self.told)
        self.told.add(self.seq + 1, rows)
        decided = Record(
            seq=self.seq + 1,
            time=int(time.time()),
            seat=made["seat"],
            by=by,
            action=action,
            decision=canonical(made["decision"]),
            outcomes=canonical(made["outcomes"]),
            state=self.table.state_hash,
            chain="",
        )
        await self._keep(decided)
        self.last_decision = made["decision"]
        self.noted = decided.seq - self.decided.changed - 1
        self.decided.add(
            Made(decided.seq, decided.seat, by, made["decision"], bool(made["outcomes"]), decided.seat == turn)
        )
        if action is not None:
            self._actions[decided.seat, action] = decided.seq
        self.is_over = self.table.due is None
        self.presenter.refresh()
        self._watch_prompts(attempt.seat)
        return self.told.read(self.table, first, len(self.told))

    async def note(self, kind: str, what: Mapping[str, Any], seat: int = NOBODY) -> None:
        """Keep a record that is no decision; after the end none, for the log ends as everybody was shown."""
        if self.is_over:
            return
        now, state = int(time.time()), self.table.state_hash
        await self._keep(Record(self.seq + 1, now, seat, "server", None, canonical(what), Raw(b"[]"), state, "", kind))

    async def take_back(self, taken: Sequence[int], seat: int, action: str | None) -> None:
        """Go back to before the first of the last decisions, and keep that; luck that has fallen is not drawn again."""
        await self._note_rules()
        kept, before = await asyncio.to_thread(self._standing_before, taken[0])
        records, what = [plain_record(one) for one in kept.records], {"of": list(taken), "free": action is not None}
        before.table.go_on_with(luck_of(kept, records))
        self.table, now = before.table, int(time.time())
        by, state = "person", self.table.state_hash
        record = Record(self.seq + 1, now, seat, by, action, canonical(what), Raw(b"[]"), state, "", TAKE_BACK)
        await self._keep(record, Presenter(self.table).due())
        self.decided = Decided([*kept.records, record], [*records, plain_record(record)], before.decided.turn)
        if action is not None:
            self._actions[seat, action] = record.seq
        self.presenter = Presenter(self.table, self.decided, self._names)
        self._watch_prompts(seat)

    def _standing_before(self, seq: int) -> tuple[StoredGame, Resumed]:
        """Read the game, and play it again up to before a record."""
        kept = self._storage.load(self.id)
        assert kept is not None, "a game in play is on disk"
        return kept, resumed(replace(kept, records=kept.records[: seq - 1]))

    def rename(self, names: Sequence[str]) -> None:
        """Put everything into words with other names."""
        self._names = list(names)
        self.presenter = Presenter(self.table, self.decided, self._names)

    async def _note_rules(self) -> None:
        """Write down that the game goes on with other rules than before."""
        if self._rules != RULES_VERSION:
            await self.note("table", {"act": "rules", "rules": RULES_VERSION})
            self._rules = RULES_VERSION

    async def _keep(self, record: Record, due: list[int] | None = None) -> None:
        record = replace(record, chain=link(self._chain, record_content(record, self._format)))
        snapshot = self._snapshot(record.seq) if record.seq % self._snapshot_every == 0 else None
        await self._storage.append(self.id, record, snapshot, self.presenter.due() if due is None else due)
        self.seq, self._chain = record.seq, record.chain
        if snapshot is not None:
            self._snapped = len(self.told)

    def _snapshot(self, seq: int) -> Snapshot:
        """Give the state after a record, and what has happened since the snapshot before."""
        state, rows = canonical_json(self.table.state()), canonical_json(self.told.rows_from(self._snapped))
        content = (seq, RULES_VERSION, self._snapped, state, rows)
        return Snapshot(*content, digest_of(*content))

    @property
    def proof(self) -> Proof | None:
        """What proves the dice: the seed and the end of the log, shown when the game is over."""
        if not self.is_over or self._seed is None:
            return None
        return Proof(self._seed.hex(), self._chain)

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
        """Give what happened after a decision, numbered, and what was taken back since; of very much the last."""
        end = len(self.told)
        return self.told.read(self.table, max(self.told.after(self.decided.seen(seq)), end - most), end)

    def events_of(self, seq: int) -> list[Event]:
        """Give what a record made happen."""
        first, end = self.told.after(seq - 1), self.told.after(seq)
        return [event for _, (_, event) in self.told.read(self.table, first, end)]

    def lines_before(self, number: int, most: int) -> list[tuple[int, NumberedEvents]]:
        """Give what happened last before a numbered event."""
        end = min(number, len(self.told))
        return self.told.read(self.table, max(0, end - most), end)

    def last_lines(self, count: int) -> list[tuple[int, NumberedEvents]]:
        """Give what happened last, numbered."""
        return self.lines_before(len(self.told), count)


def rules_of(kept: StoredGame) -> int:
    """Give the version of the rules with which a game was played last."""
    assert kept.header is not None, "only a game that has begun has rules"
    rules: int = kept.header["rules"]
    for record in kept.records:
        if record.kind == "table":
            rules = msgspec.json.decode(record.decision).get("rules", rules)
    return rules
