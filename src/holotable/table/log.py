"""Replays logs: plays a recorded game again, of every version that was ever written."""

from collections.abc import Mapping
from typing import Any

from holotable.core.checks import is_between
from holotable.core.errors import EditionError, HolotableError, ReplayMismatch
from holotable.core.luck import Luck, Recorded
from holotable.editions import Edition, load_edition
from holotable.table.findings import Finding, said_in
from holotable.table.replaying import DECISION, LogRecord, Replaying, live_decisions
from holotable.table.table import LOG_FORMAT, RULES_VERSION, Table, recorded_edition


def replay(log: Mapping[str, Any], then: Luck | None = None) -> Table:
    """Play a recorded game again; any difference is a ``ReplayMismatch``. ``then`` is the luck to go on with."""
    header = check_header(log)
    try:
        table = _replay(log, header)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise Finding("log-damaged") from problem
    except HolotableError as problem:
        if header["rules"] == RULES_VERSION:
            raise
        raise older(header, problem) from problem
    if then is not None:
        table.go_on_with(then)
    return table


def _replay(log: Mapping[str, Any], header: Mapping[str, Any]) -> Table:
    luck = Recorded(log.get("opening", ()))
    table = beginning(header, luck, log.get("edition"))
    live_decisions(log["records"])
    replaying = Replaying(table, luck, log["records"])
    for number, record in enumerate(log["records"]):
        _play_record(replaying, luck, number, record)
    table = replaying.table
    if table.state_hash != log.get("hash"):
        raise ReplayMismatch(
            f"replay ends in state {table.state_hash}, recorded {log.get('hash')}{_editions(table, header)}"
        )
    return table


def check_header(log: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give the header of a log that this program may be able to play."""
    header = log.get("header") if isinstance(log, Mapping) else None
    if not isinstance(header, Mapping) or not isinstance(log.get("records"), list):
        raise Finding("log-no-log")
    if not is_between(header.get("format"), 1, LOG_FORMAT):
        raise Finding("log-format", format=repr(header.get("format")), most=LOG_FORMAT)
    rules = header.get("rules")
    if not is_between(rules, 1, RULES_VERSION):
        raise Finding("log-rules", rules=repr(rules), most=RULES_VERSION)
    return header


def older(header: Mapping[str, Any], problem: HolotableError) -> Finding:
    """Say that a game needs other rules than those of today."""
    told = lambda language: said_in(language, problem)  # noqa: E731 - it is filled in
    return Finding("log-older", rules=header["rules"], now=RULES_VERSION, problem=told)


def beginning(header: Mapping[str, Any], luck: Luck, text: Mapping[str, Any] | None = None) -> Table:
    """Set a recorded game up as it began; ``text`` is the edition as it was then."""
    try:
        edition = edition_of(header, text)
        if header["start"] is not None:
            start = header["start"]
            own = {"edition": edition.reference} if start.get("edition_hash") == edition.hash else {}
            return Table.from_state({**start, **own}, luck=luck)
        first = header["first"]
        ages = None if first is None else [int(seat != first) for seat in range(len(header["seats"]))]
        return Table(
            edition.reference,
            header["seats"],
            tokens=header["tokens"],
            luck=luck,
            options=header["options"],
            ages=ages,
        )
    except KeyError as problem:
        raise Finding("log-header-lacks", name=repr(problem.args[0])) from problem


def edition_of(header: Mapping[str, Any], text: Mapping[str, Any] | None) -> Edition:
    """Give the edition that a log was played with: today's if it is the same, else the one that is kept with the log."""
    today = recorded_edition(header["edition"])
    if text is None or today.hash == header.get("edition_hash"):
        return today
    kept = load_edition(text)
    if kept.hash != header.get("edition_hash"):
        raise EditionError(f"the edition kept with this game has hash {kept.hash}, not {header.get('edition_hash')}")
    return kept


def _play_record(replaying: Replaying, luck: Recorded, number: int, record: LogRecord) -> None:
    try:
        luck.add(record["outcomes"] if record.get("kind", DECISION) == DECISION else ())
        replaying.play(number + 1, record)
    except KeyError as problem:
        raise ReplayMismatch(f"record {number} lacks {problem.args[0]!r}") from problem
    except HolotableError as problem:
        raise ReplayMismatch(f"replay differs at record {number}: {problem}") from problem
    if luck.left:
        raise ReplayMismatch(f"replay differs at record {number}: {luck.left} recorded outcomes were not asked for")


def _editions(table: Table, header: Mapping[str, Any]) -> str:
    was, now = header.get("edition_hash"), table.edition.hash
    return "" if was == now else f"; edition hash {now}, was {was}"
