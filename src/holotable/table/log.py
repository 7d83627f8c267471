"""Logs: writes a game to a file, reads it back and replays it."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from holotable.core.checks import is_between
from holotable.core.errors import HolotableError, ReplayMismatch
from holotable.core.luck import Luck, Recorded
from holotable.table.table import FORMAT, RULES_VERSION, Table, recorded_edition

LOG_MOST: Final = 50_000_000  # bytes


def write_log(table: Table, path: str | Path) -> None:
    """Write a table's log as JSON lines; the file is whole or untouched."""
    log = table.log
    lines = [{"header": log["header"], "opening": log["opening"]}, *log["records"], {"hash": log["hash"]}]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    _replace(Path(path), text)


def _replace(path: Path, text: str) -> None:
    import tempfile  # and with it half a dozen modules, which most who import a table never need

    handle, name = tempfile.mkstemp(dir=path.parent or ".", prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_log(path: str | Path) -> dict[str, Any]:
    """Read what ``write_log`` wrote."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            raw = file.read(LOG_MOST + 1)
    except OSError as problem:
        raise ReplayMismatch(f"cannot read {path}: {problem.strerror or problem}") from problem
    if len(raw) > LOG_MOST:
        raise ReplayMismatch(f"{path} is too long; a log has at most {LOG_MOST} bytes")
    lines = [_read_line(path, number, line) for number, line in enumerate(raw.splitlines(), start=1)]
    if len(lines) < 2 or "header" not in lines[0] or "hash" not in lines[-1]:  # noqa: PLR2004 - a head and a foot
        raise ReplayMismatch(f"{path} is not a whole log: it must begin with a header and end with a hash")
    return {**lines[0], "records": lines[1:-1], "hash": lines[-1]["hash"]}


def _read_line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise ReplayMismatch(f"{path}, line {number} is not JSON") from problem
    if not isinstance(value, dict):
        raise ReplayMismatch(f"{path}, line {number} is not an object")
    return value


def replay(log: Mapping[str, Any], then: Luck | None = None) -> Table:
    """Play a recorded game again; any difference is a ``ReplayMismatch``. ``then`` is the luck to go on with."""
    header = _header(log)
    try:
        table = _replay(log, header)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise ReplayMismatch("the log is damaged: its entries are not those of a game") from problem
    except HolotableError as problem:
        if header["rules"] == RULES_VERSION:
            raise
        raise ReplayMismatch(f"{_older(header)}: {problem}") from problem
    if then is not None:
        table.go_on_with(then)
    return table


def _replay(log: Mapping[str, Any], header: Mapping[str, Any]) -> Table:
    luck = Recorded(log.get("opening", ()))
    table = _table(header, luck)
    for number, record in enumerate(log["records"]):
        _play_record(table, luck, number, record)
    if table.state_hash != log.get("hash"):
        raise ReplayMismatch(
            f"replay ends in state {table.state_hash}, recorded {log.get('hash')}{_editions(table, header)}"
        )
    return table


def _header(log: Mapping[str, Any]) -> Mapping[str, Any]:
    header = log.get("header") if isinstance(log, Mapping) else None
    if not isinstance(header, Mapping) or not isinstance(log.get("records"), list):
        raise ReplayMismatch("a log is an object with a header and a list of records")
    if header.get("format") != FORMAT:
        raise ReplayMismatch(f"this log has format {header.get('format')!r}, this program reads {FORMAT}")
    rules = header.get("rules")
    if not is_between(rules, 1, RULES_VERSION):
        raise ReplayMismatch(f"this game was begun with rules {rules!r}, this program plays rules {RULES_VERSION}")
    return header


def _older(header: Mapping[str, Any]) -> str:
    return f"this game was begun with rules {header['rules']}, and rules {RULES_VERSION} play it otherwise"


def _table(header: Mapping[str, Any], luck: Recorded) -> Table:
    try:
        if header["start"] is not None:
            return Table.from_state(header["start"], luck=luck)
        first = header["first"]
        ages = None if first is None else [int(seat != first) for seat in range(len(header["seats"]))]
        return Table(
            recorded_edition(header["edition"]).reference,
            header["seats"],
            tokens=header["tokens"],
            luck=luck,
            options=header["options"],
            ages=ages,
        )
    except KeyError as problem:
        raise ReplayMismatch(f"the log's header lacks {problem.args[0]!r}") from problem


def _play_record(table: Table, luck: Recorded, number: int, record: Mapping[str, Any]) -> None:
    try:
        luck.add(record["outcomes"])
        table.play(record["seat"], record["decision"])
    except KeyError as problem:
        raise ReplayMismatch(f"record {number} lacks {problem.args[0]!r}") from problem
    except HolotableError as problem:
        raise ReplayMismatch(f"replay differs at record {number}: {problem}") from problem
    if luck.left:
        raise ReplayMismatch(f"replay differs at record {number}: {luck.left} recorded outcomes were not asked for")


def _editions(table: Table, header: Mapping[str, Any]) -> str:
    was, now = header.get("edition_hash"), table.edition.hash
    return "" if was == now else f"; edition hash {now}, was {was}"
