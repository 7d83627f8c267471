"""The commands ``backup`` and ``games``: what a host does with the file that holds all games."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holotable.cli.commands.host import running
from holotable.core.errors import HolotableError

if TYPE_CHECKING:
    from holotable.server.store.upkeep import KeptTable


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
    tables = _upkeep().list_tables(file)
    if as_json:
        return [json.dumps([_entry(table) for table in tables], ensure_ascii=False, indent=1)]
    return [_line(table) for table in tables] or [f"there is no table in {file}"]


def show_lines(game: str, games: Path | None) -> list[str]:
    """Tell how a table stands, as far as this version can play it again."""
    file = _file(games)
    table = _upkeep().find_table(file, game)
    lines = [_line(table), f"options: {json.dumps(table.lobby['options'])}"]
    if table.is_begun:
        replayed = _replayed(file, game)
        lines.append(f"turns: {replayed.typed_view().turns}; {'over' if replayed.due is None else 'still played'}")
    return lines


def export_lines(game: str, target: Path, games: Path | None) -> list[str]:
    """Write a finished game to a log file of its own."""
    from holotable.table.log import write_log

    table = _replayed(_file(games), game)
    if table.due is not None:
        raise HolotableError(f"{game} is still played; export it when it is over")
    if target.exists():
        raise HolotableError(f"{target} is already there; name a file that is not")
    write_log(table, target)
    return [f"{game} is written to {target}; tell it with: holotable replay {target}"]


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


def _replayed(file: Path, game: str) -> Any:
    """Play a kept game again, beside whatever server has it open."""
    from holotable.server.store.upkeep import load_game
    from holotable.server.tables.game import resumed

    kept = load_game(file, game)
    if kept.header is None:
        raise HolotableError(f"{game} has not begun: it waits for people")
    return resumed(kept)[0]


def _line(table: "KeptTable") -> str:
    seats = ", ".join(seat["name"] or "…" for seat in table.lobby["seats"])
    state = f"{table.decisions} decisions, last on {_day(table.touched)}" if table.is_begun else "waits for people"
    return f"{table.id}  {table.lobby['edition']}  {seats}  made {_day(table.made)}, {state}"


def _entry(table: "KeptTable") -> dict[str, object]:
    return {
        "table": table.id,
        "edition": table.lobby["edition"],
        "seats": [{"name": seat["name"], "kind": seat["kind"]} for seat in table.lobby["seats"]],
        "made": table.made,
        "touched": table.touched,
        "begun": table.is_begun,
        "decisions": table.decisions,
    }


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
