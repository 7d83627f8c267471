"""An edition's words are data: no rule, bot or server knows the name of a space, card, token or building."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import holotable
from holotable.editions import edition_ids
from holotable.editions.race import PHRASES

SOURCE = Path(holotable.__file__).parent
FOLDERS = ("core", "estate", "race", "policies", "bots", "server")
GENERIC = {
    "start",
    "home",
    "zone",
    "shield",
    "safety",
    "red",
    "blue",
    "yellow",
    "green",
}  # the glossary's, or plain colours

SKIPPED = {"option", "edition", *PHRASES}  # sentences and turns of phrase, not names


def names_in(value: object) -> set[str]:
    """Collect the texts of every name and word of an edition, and the ids of its things."""
    if isinstance(value, list):
        return {name for part in value for name in names_in(part)}
    if not isinstance(value, dict):
        return set()
    found = {name for key, part in value.items() if key not in SKIPPED for name in names_in(part)}
    for key in ("en", "de", "id"):
        if isinstance(value.get(key), str):
            found.add(value[key])
    return found


def edition_words() -> set[str]:
    words = set()
    for name in edition_ids():
        data = tomllib.loads((resources.files("holotable.editions") / f"{name}.toml").read_text(encoding="utf-8"))
        words |= {word.lower() for text in names_in(data) for word in re.findall(r"[^\W\d_]{4,}", text)}
    return words - GENERIC


def test_the_words_of_every_edition_are_found():
    assert {"droid", "hangar", "engine", "deflector", "sorry", "maschinenraum"} <= edition_words()


def test_no_rule_bot_or_server_knows_a_word_of_an_edition():
    hits = [
        f"{path.relative_to(SOURCE)}: {word}"
        for folder in FOLDERS
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for word in sorted(edition_words() & set(re.findall(r"[^\W\d_]{4,}", path.read_text(encoding="utf-8").lower())))
    ]

    assert hits == []
