"""Verifies a log offline: its chain, its edition, every decision against the rules, and every outcome of sealed dice."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from holotable.core.checks import brief_repr, is_between
from holotable.core.errors import HolotableError
from holotable.core.luck import Luck, Recorded
from holotable.table.findings import Finding, WrongInput, reason_of
from holotable.table.log import beginning, check_header, older
from holotable.table.log_file import Log, read_log
from holotable.table.replaying import DECISION, Replaying, live_decisions, taken_over_luck
from holotable.table.sealed import Sealed, commitment, dice_key, drawn_for
from holotable.table.table import RULES_VERSION, Table

DIGITS: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found true of a log."""

    decisions: int
    taken_back: int
    over_luck: int  # how often decisions were taken back after which luck had fallen
    outcomes: int  # of the dice that were sealed, if they were
    is_over: bool
    commitment: str | None  # None: nobody sealed the dice
    brought: int  # seats that brought something of their own to the dice
    seats: int
    head: str | None  # the last link of the chain; files of the first format have none
    is_imported: bool
    unsealed: int | None  # records that were brought here before these dice were sealed; None: all are of these dice


def verify_file(path: str | Path, promised: str | None = None, head: str | None = None) -> Verified:
    """Check everything that can be checked of a file; the first thing that is wrong is a ``Finding``.

    ``promised`` is the commitment that the players were shown at the start, ``head`` the end that they were shown.
    """
    return verify_log(read_log(path), promised, head)


def verify_log(log: Log, promised: str | None = None, head: str | None = None) -> Verified:
    """Check a log that has been read."""
    header = check_header(log)
    try:
        _check_promises(log, header, promised, head)
        return _played_again(log, header)
    except HolotableError as problem:
        if header["rules"] == RULES_VERSION:
            raise
        raise older(header, problem) from problem
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise Finding("log-damaged") from problem


def _check_promises(log: Log, header: Mapping[str, Any], promised: str | None, head: str | None) -> None:
    """Compare what the players were shown with what the log says."""
    made, seed = header.get("commitment"), _seed(log)
    for given in (promised, head):
        if given is not None and not DIGITS.fullmatch(given.lower()):
            raise WrongInput("log-no-digits", given=brief_repr(given))
    if promised is not None and made is None:
        raise Finding("log-never-sealed", shown=promised)
    if promised is not None and made != promised.lower():
        raise Finding("log-other-seal", sealed=made, shown=promised)
    if head is not None and log.get("end", {}).get("chain") != head.lower():
        raise Finding("log-other-end", end=log.get("end", {}).get("chain"), shown=head)
    if made is not None and seed is not None and commitment(seed) != made:
        raise Finding("log-other-seed", sealed=made, given=commitment(seed))


def _seed(log: Log) -> bytes | None:
    """Give the seed that a finished game of a server shows."""
    seed = log.get("end", {}).get("seed")
    if seed is None:
        return None
    if not isinstance(seed, str) or not DIGITS.fullmatch(seed):
        raise Finding("log-no-seed")
    return bytes.fromhex(seed)


def _played_again(log: Log, header: Mapping[str, Any]) -> Verified:
    seed, sealed = _seed(log), header.get("commitment") is not None
    entropy = header.get("entropy")
    if sealed and seed is None:
        raise Finding("log-still-sealed")
    values = None if entropy is None else [one["value"] for one in entropy]
    if values is not None and len(values) != len(header["seats"]):
        raise Finding("log-seats-brought")
    if any(
        one["by"] == "server" and one["value"] != drawn_for(seed or b"", seat) for seat, one in enumerate(entropy or ())
    ):
        raise Finding("log-mixed-in")
    playing = _Playing(log, None if seed is None or not sealed else dice_key(seed, values))
    outcomes = playing.play()
    records = log["records"]
    decisions = sum(record.get("kind", DECISION) == DECISION for record in records)
    return Verified(
        decisions=decisions,
        taken_back=decisions - len(live_decisions(records)),
        over_luck=taken_over_luck(records),
        outcomes=outcomes,
        is_over=playing.table.due is None,
        commitment=header.get("commitment"),
        brought=sum(one["by"] == "player" for one in entropy or ()),
        seats=len(header["seats"]),
        head=log.get("end", {}).get("chain"),
        is_imported=header.get("imported") is not None,
        unsealed=header.get("unsealed"),
    )


def _brought(log: Log) -> int | None:
    """Give the number of records that are older than the dice of a game that was brought while it was played."""
    brought = log["header"].get("unsealed")
    if brought is not None and not is_between(brought, 0, len(log["records"])):
        raise Finding("log-no-count", count=brief_repr(brought))
    return brought


class _Playing:
    """Plays a log from its beginning, what was taken back included, with its own dice or with those it wrote down."""

    def __init__(self, log: Log, key: bytes | None) -> None:
        """Set the table up; the luck before the first decision must be the sealed one, unless it was brought."""
        self._log, self._key = log, key
        self._brought = _brought(log)
        self._is_sealed = key is not None and self._brought is None
        self._recorded, opening = Recorded(log.get("opening", ())), list(log.get("opening", ()))
        luck: Luck = Sealed(key) if key is not None and self._is_sealed else self._recorded
        table = beginning(log["header"], luck, log.get("edition"))
        if table.log["opening"] != opening:
            raise Finding("log-opening")
        live_decisions(log["records"])  # refuses what takes back anything but the last decisions
        self._replaying, self._fallen = Replaying(table, luck, log["records"]), len(opening)
        self._unproved = 0  # outcomes that fell before these dice
        self._check_state(log["header"].get("state"), 0)

    @property
    def table(self) -> Table:
        """The table as far as it has been played."""
        return self._replaying.table

    def play(self) -> int:
        """Play every record; give the number of outcomes, of sealed dice only those that these gave."""
        records = self._log["records"]
        for seq, record in enumerate(records, start=1):
            if seq - 1 == self._brought:
                self._go_on_sealed()
            self._play(seq, record)
            self._check_state(record.get("state"), seq)
        self._check_state(self._log["hash"], len(records))
        return self._fallen - self._unproved

    def _go_on_sealed(self) -> None:
        """Go on with the sealed dice after what was brought; they count what fell before."""
        if self._key is not None:
            self._is_sealed, self._unproved = True, self._fallen
            self._replaying.go_on_with(Sealed(self._key, self._fallen))

    def _play(self, seq: int, record: Mapping[str, Any]) -> None:
        outcomes = record["outcomes"] if record.get("kind", DECISION) == DECISION else []
        self._recorded.add([] if self._is_sealed else outcomes)
        try:
            self._replaying.play(seq, record)
        except HolotableError as problem:
            raise Finding("log-impossible", seq=seq, problem=reason_of(problem, self.table.edition)) from problem
        if record.get("kind", DECISION) == DECISION and self.table.last_record["outcomes"] != outcomes:
            raise Finding("log-other-luck", seq=seq)
        self._fallen += len(outcomes)

    def _check_state(self, state: str | None, seq: int) -> None:
        if state is not None and state != self.table.state_hash:
            raise Finding("log-other-state", seq=seq)
