"""Files of logs: JSON lines that hold a whole game, its edition included, and notice every changed byte.

A file begins with ``{"header": …}`` and ``{"edition": …}``, goes on with one record a line and closes with
``{"end": …}``: how many records there are, the last link of the hash chain over header and records, the state in which
the game stands and, of a finished game of a server, the seed of its dice. Every line is canonical JSON. Files of the
first format have no chain; they are read for ever.
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from holotable.editions.load import hash_of
from holotable.table.chain import canonical_json, link, text_hash
from holotable.table.findings import Finding
from holotable.table.replaying import DECISION
from holotable.table.table import LOG_FORMAT, Table

LOG_MOST: Final = 50_000_000  # bytes

Log = dict[str, Any]


# writing


def write_log(table: Table, path: str | Path) -> None:
    """Write a table's log as JSON lines; the file is whole or untouched."""
    log = table.log
    header = {**log["header"], "opening": log["opening"], "edition_text": text_hash(table.edition.data)}
    records = [{**record, "kind": DECISION, "seq": seq} for seq, record in enumerate(log["records"], start=1)]
    save_lines(path, log_lines(header, table.edition.data, records, log["hash"]))


def log_lines(
    header: Mapping[str, Any],
    edition: Mapping[str, Any] | None,
    records: Iterable[Any],
    state: str,
    seed: str | None = None,
) -> Iterator[str]:
    """Give the lines of a file."""
    chain, length = link("", header), 0
    yield canonical_json({"header": header})
    if edition is not None:
        yield canonical_json({"edition": edition})
    for length, record in enumerate(records, start=1):  # noqa: B007 - the last number is the length
        chain = link(chain, record)
        yield canonical_json(record)
    yield canonical_json({"end": {"chain": chain, "length": length, "seed": seed, "state": state}})


def save_lines(path: str | Path, lines: Iterable[str]) -> None:
    """Write lines to a file; it is whole or untouched."""
    _replace(Path(path), "".join(f"{line}\n" for line in lines))


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


# reading


def read_log(path: str | Path) -> Log:
    """Read a file of either format; one of the second must fit its hash chain."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            raw = file.read(LOG_MOST + 1)
    except OSError as problem:
        raise Finding("log-unreadable", file=path, problem=problem.strerror or problem) from problem
    if len(raw) > LOG_MOST:
        raise Finding("log-too-long", file=path, most=LOG_MOST)
    return parse_log(raw, str(path))


def parse_log(raw: bytes, name: str) -> Log:
    """Read the lines of a file; ``name`` is what messages call it."""
    lines = raw.splitlines()
    parsed = [_read_line(name, number, line) for number, line in enumerate(lines, start=1)]
    if len(parsed) < 2 or not isinstance(parsed[0].get("header"), dict):  # noqa: PLR2004 - a head and a foot
        raise _not_whole(name)
    if parsed[0]["header"].get("format") == LOG_FORMAT or "end" in parsed[-1]:
        if "end" not in parsed[-1]:
            raise _not_whole(name)
        _check_written(raw, lines, parsed, name)
        return _second_format(parsed, name)
    if "hash" not in parsed[-1]:
        raise _not_whole(name)
    return {**parsed[0], "records": parsed[1:-1], "hash": parsed[-1]["hash"]}


def _not_whole(name: str) -> Finding:
    return Finding("log-not-whole", file=name)


def _read_line(name: str, number: int, line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise Finding("log-not-json", file=name, line=number) from problem
    if not isinstance(value, dict):
        raise Finding("log-no-object", file=name, line=number)
    return value


def _check_written(raw: bytes, lines: list[bytes], parsed: list[dict[str, Any]], name: str) -> None:
    """Refuse what says the same in other bytes: of a file with a hash chain none may differ."""
    for number, (line, value) in enumerate(zip(lines, parsed, strict=True), start=1):
        if not _is_canonical(line, value):
            raise Finding("log-line-changed", file=name, line=number)
    if raw != b"".join(line + b"\n" for line in lines):
        raise Finding("log-ends-changed", file=name)


def _is_canonical(line: bytes, value: object) -> bool:
    try:
        return canonical_json(value).encode() == line
    except (ValueError, TypeError, RecursionError):  # half a surrogate, a number beyond measure
        return False


def _second_format(parsed: list[dict[str, Any]], name: str) -> Log:
    first, end = parsed[0], parsed[-1].get("end")
    if not isinstance(end, dict) or set(end) != {"chain", "length", "seed", "state"} or set(first) != {"header"}:
        raise _not_whole(name)
    has_edition = "edition" in parsed[1]
    records = parsed[2 if has_edition else 1 : -1]
    edition = parsed[1]["edition"] if has_edition else None
    _check_chain(first["header"], records, end, name)
    if has_edition and (set(parsed[1]) != {"edition"} or not _is_played(edition, first["header"])):
        raise Finding("log-other-edition", file=name)
    return {
        "header": first["header"],
        "opening": first["header"].get("opening", []),
        "edition": edition,
        "records": records,
        "hash": end["state"],
        "end": end,
    }


def _is_played(edition: object, header: Mapping[str, Any]) -> bool:
    """Tell whether an edition is the one of a header; one of the first format has no hash of its whole text."""
    if header.get("format") == LOG_FORMAT:
        return text_hash(edition) == header.get("edition_text")
    return isinstance(edition, dict) and hash_of(edition) == header.get("edition_hash")


def _check_chain(header: object, records: list[dict[str, Any]], end: Mapping[str, Any], name: str) -> None:
    chain = link("", header)
    for place, record in enumerate(records, start=1):
        if record.get("seq") != place:
            raise Finding("log-number", file=name, place=place, seq=repr(record.get("seq")))
        chain = link(chain, record)
    if (end["length"], end["chain"]) != (len(records), chain):
        raise Finding("log-chain", file=name)
