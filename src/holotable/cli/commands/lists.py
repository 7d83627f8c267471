"""The commands that only print: editions, options, rules, a saved game."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from holotable import __version__
from holotable.build import COMPILED
from holotable.cli.terminal.savefile import replayed
from holotable.core.checks import did_you_mean
from holotable.core.errors import EditionError
from holotable.editions import Edition, edition_ids, load_edition
from holotable.editions.books import Row
from holotable.editions.library import book
from holotable.editions.load import finished_ids
from holotable.editions.typesetting import typeset
from holotable.families.texts import RowText, why_row
from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES
from holotable.locales import check_language, say

LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wish: str | None) -> str:
    """Give the language that is wished for, or the one that the system speaks."""
    if wish is not None:
        return check_language(wish)
    system = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")
    return next((language for language in LANGUAGES if system.lower().startswith(language)), DEFAULT_LANGUAGE)


def version_line() -> str:
    """Tell the version and which build of the rules runs."""
    return f"holotable {__version__} ({'compiled' if COMPILED else 'pure'} build)"


def edition_lines(files: Sequence[str] = ()) -> list[str]:
    """List the built-in editions and further files: how to call it, name, seats, age."""
    named = {name: load_edition(name) for name in (*edition_ids(), *files)}
    width = max(len(name) for name in named)
    return [f"{name:<{width}}  {_edition_line(edition)}" for name, edition in named.items()]


def _edition_line(edition: Edition) -> str:
    age = f", from {edition.age} years" if edition.age else ""
    state = "" if edition.id in finished_ids() or not edition.built_in else ", not finished"
    return f"{edition.name[DEFAULT_LANGUAGE]}: {edition.seats_min} to {edition.seats_max} seats{age}{state}"


def option_lines(name: str, language: str | None) -> list[str]:
    """List the options of an edition: name, values with the default first, ruling, meaning."""
    spoken = language_of(language)
    lines = []
    for option in load_edition(name).options:
        others = [value for value in option.values if value != option.default]
        values = " | ".join(_value(value) for value in [option.default, *others])
        lines.append(f"{option.name}={values}  ({option.ruling})")
        lines.append(f"    {option.says[spoken]}")
    return lines or [f"{name} has no options"]


def _value(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def rule_lines(edition: Edition, search: str | None, row: str | None, language: str | None) -> list[str]:
    """List the rows of an edition's book, those with a word in them, or one of them in full."""
    spoken = language_of(language)
    rows = book(edition.book).rows
    if row is not None and search is not None:
        raise EditionError("--row shows one row; leave --search out")
    if row is not None:
        return whole_lines(why_row(_find(rows, row, edition.id), spoken))
    told = [why_row(one, spoken) for one in rows]
    if search is None:
        return [short_line(one) for one in told]
    return [line for one in told if _mentions(one, search) for line in full_lines(one)]


def _find(rows: tuple[Row, ...], name: str, edition: str) -> Row:
    known = {row.id: row for row in rows}
    if name.upper() not in known:
        ids = list(known)
        raise EditionError(
            f"no row {name!r}{did_you_mean(name.upper(), ids)}; rows are {ids[0]} to {ids[-1]},"
            f" see 'holotable rules {edition}'"
        )
    return known[name.upper()]


def _mentions(told: RowText, word: str) -> bool:
    texts = [told.id, told.key, told.place, told.says]
    for settled in told.rulings:
        texts += [settled.id, settled.question, settled.ruling]
    wanted = typeset(word.casefold())
    return any(wanted in text.casefold() for text in texts)


def short_line(told: RowText) -> str:
    """Give a row in one line."""
    return f"{told.id}  {told.says}"


def no_rule_line(word: str, language: str | None) -> str:
    """Say that no row has a word in it."""
    return say(language_of(language), "no-rule", word=word)


def whole_lines(told: RowText) -> list[str]:
    """Give a row with its place in the rulebook, its rulings and their reasons."""
    row, *rulings = full_lines(told, reasons=True)
    return [row, f"    {told.place}", *rulings]


def full_lines(told: RowText, *, reasons: bool = False) -> list[str]:
    """Give a row with its rulings, and with their reasons where these are wanted."""
    lines = [short_line(told)]
    for settled in told.rulings:
        reason = f" {settled.reason}" if reasons else ""
        lines.append(f"    {settled.id}  {settled.question} {settled.ruling}{reason}")
    return lines


def replay_lines(file: Path, language: str | None) -> list[str]:
    """Tell a kept game, one numbered sentence per event."""
    from holotable.table.speech import speech_of

    spoken = language_of(language)
    table = replayed(file)
    speech = speech_of(table, spoken)
    seats = ", ".join(
        f"{name} ({speech.token(token)})" if token else name
        for name, token in zip(table.names, table.tokens, strict=True)
    )
    lines = [f"{table.edition.name[spoken]}: {seats}"]
    lines += [f"{number}. {speech.event(event)}" for number, event in enumerate(table.events, start=1)]
    if table.result is None:
        lines.append(say(spoken, "replay-unfinished"))
    return lines
