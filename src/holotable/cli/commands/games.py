"""The commands ``backup`` and ``games``: what a host does with the file that holds all games."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holotable.cli.commands.host import running
from holotable.core.errors import HolotableError
from holotable.table.table import RULES_VERSION

if TYPE_CHECKING:
    from holotable.server.store.game_log import StoredGame
    from holotable.server.store.upkeep import KeptTable
    from holotable.server.tables.decided import Decided
    from holotable.server.tables.resuming import Resumed


def backup_lines(target: Path, games: Path | None) -> list[str]:
    """Copy the file, also while a server runs."""
    source = _file(games)
    tables = _upkeep().back_up(source, target)
    return [
        f"{source} is copied to {target} (tables: {tables}); only you can read it, and it holds the luck of all games"
    ]


def list_lines(games: Path | None, *, as_json: bool) -> list[str]:
    """List the tables, the one that was touched last first."""
    file = _file(games)
    tables = _with_due(file, _upkeep().list_tables(file))
    if as_json:
        entries = [{**_entry(table), "over": _is_over(table)} for table in tables]
        return [json.dumps(entries, ensure_ascii=False, indent=1)]
    return [_line(table, is_over=_is_over(table)) for table in tables] or [f"there is no table in {file}"]


def show_lines(game: str, games: Path | None) -> list[str]:
    """Tell how a table stands, as far as this version can play it again."""
    file = _file(games)
    table = _upkeep().find_table(file, game)
    lines = [_line(table), f"options: {json.dumps(table.lobby['options'])}"]
    if table.is_begun:
        standing = _standing(_load(file, game))
        turns, is_over = standing.table.typed_view().turns, standing.table.due is None
        lines.append(f"turns: {turns}; {'over' if is_over else 'still played'}")
        lines += _taken_back(standing.decided)
    return lines


def export_lines(game: str, target: Path, games: Path | None) -> list[str]:
    """Write a finished game to a log file of its own."""
    from holotable.table.log_file import save_lines

    kept = _load(_file(games), game)
    if _standing(kept).table.due is not None:
        raise HolotableError(f"{game} is still played; export it when it is over")
    if target.exists():
        raise HolotableError(f"{target} is already there; name a file that is not")
    from holotable.server.tables.transfer import file_lines

    save_lines(target, file_lines(kept))
    return [
        f"{game} is written to {target}; tell it with: holotable replay {target}; check it with: holotable verify {target}"
    ]


def import_lines(source: Path, games: Path | None) -> list[str]:
    """Make a table of a game that was saved to a file; no server may be running."""
    running()
    import asyncio

    from holotable.server.settings import Settings
    from holotable.server.tables.registry import Registry

    try:
        raw = source.read_bytes()
    except OSError as problem:
        raise HolotableError(f"cannot read {source}: {problem.strerror or problem}") from problem

    file = _file(games)
    is_new = not file.exists()

    async def bring() -> tuple[str, str, list[int]]:
        registry = Registry(file, Settings())
        try:
            return await registry.bring(raw)
        finally:
            await registry.close()

    try:
        game, token, _ = asyncio.run(bring())
    except HolotableError:
        if is_new:  # there is nothing in it
            for end in ("", "-wal", "-shm", ".lock"):
                file.with_name(file.name + end).unlink(missing_ok=True)
        raise
    return [f"{source} is table {game} now; on your server its seats open with /r/{token}"]


def delete_lines(chosen: list[str], games: Path | None, *, sure: bool) -> list[str]:
    """Delete tables for ever."""
    if not sure:
        raise HolotableError("deleted tables are gone for ever; say --yes if you mean it")
    _upkeep().delete_tables(_file(games), chosen)
    return [f"deleted: {', '.join(chosen)}"]


def _file(games: Path | None) -> Path:
    file: Path = games or running().games_file()
    return file


def _upkeep() -> Any:
    running()  # else the server's packages are missing, and it says so
    from holotable.server.store import upkeep

    return upkeep


def _load(file: Path, game: str) -> "StoredGame":
    """Read a kept game, beside whatever server has it open."""
    _upkeep()
    from holotable.server.store.upkeep import load_game

    kept = load_game(file, game)
    if kept.header is None:
        raise HolotableError(f"{game} has not begun: it waits for people")
    return kept


def _standing(kept: "StoredGame") -> "Resumed":
    """Give a kept game as it stands."""
    from holotable.server.tables.resuming import resumed

    return resumed(kept)


def _taken_back(decided: "Decided") -> list[str]:
    """Tell what was taken back, if anything was."""
    if not decided.taken:
        return []
    return [f"decisions taken back: {len(decided.taken)}; times after luck had fallen: {decided.over_luck}"]


def _with_due(file: Path, tables: "list[KeptTable]") -> "list[KeptTable]":
    """Find out who is due in games of which that is not known, as in older files, and write it down."""
    found = {table.id: _due(file, table) for table in tables if table.is_begun and table.due is None}
    known = [(table, due) for table in tables if (due := found.get(table.id)) is not None]
    if known:
        _upkeep().note_due(file, known)
    return [replace(table, due=found[table.id]) if table.id in found else table for table in tables]


def _due(file: Path, table: "KeptTable") -> list[int] | None:
    """Play a game again to see who is due; None, if this version cannot."""
    try:
        due = _standing(_load(file, table.id)).table.due
    except HolotableError:
        return None
    return [] if due is None else list(due.seats)


def _is_over(table: "KeptTable") -> bool | None:
    """Tell whether a game has ended; None, if that is not known and this version cannot play it again."""
    if not table.is_begun:
        return False
    return None if table.due is None else not table.due


def _line(table: "KeptTable", *, is_over: bool | None = None) -> str:
    seats = ", ".join(seat["name"] or "…" for seat in table.lobby["seats"])
    state = f"{table.decisions} decisions, last on {_day(table.touched)}" if table.is_begun else "waits for people"
    rules = "" if table.rules in (None, RULES_VERSION) else f", begun with rules {table.rules}"
    over = ", over" if is_over else ""
    return f"{table.id}  {table.lobby['edition']}  {seats}  made {_day(table.made)}, {state}{over}{rules}"


def _entry(table: "KeptTable") -> dict[str, object]:
    return {
        "table": table.id,
        "edition": table.lobby["edition"],
        "seats": [{"name": seat["name"], "kind": seat["kind"]} for seat in table.lobby["seats"]],
        "made": table.made,
        "touched": table.touched,
        "begun": table.is_begun,
        "decisions": table.decisions,
        "rules": table.rules,
    }


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
