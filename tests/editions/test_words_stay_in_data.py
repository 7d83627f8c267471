"""An edition's words are data: no rule, bot or server knows the name of a space, card, token or building."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import holotable
from holotable.editions import edition_ids
from holotable.families.estate.edition import reader
from holotable.families.race import edition

SOURCE = Path(holotable.__file__).parent
GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
FOLDERS = (
    "core",
    "stats",
    "families/estate/rules",
    "families/race/rules",
    "families/estate/ai",
    "families/race/ai",
    "bots",
    "server",
)
GENERIC = {  # the glossary's words: they mean the same in every edition
    "bank",
    "building",
    "buildings",
    "card",
    "cards",
    "deed",
    "home",
    "house",
    "houses",
    "jail",
    "mortgage",
    "mortgaged",
    "parking",
    "rent",
    "shield",
    "space",
    "start",
    "trade",
    "utility",
    "zone",
}
PLAIN = {  # colours, sides, and ordinary words that code uses for something else
    "blue",
    "board",
    "collect",
    "control",
    "core",
    "dark",
    "free",
    "generator",
    "green",
    "high",
    "hook",
    "just",
    "kind",
    "light",
    "location",
    "lots",
    "main",
    "make",
    "object",
    "objects",
    "payment",
    "power",
    "red",
    "room",
    "route",
    "safety",
    "starting",
    "storage",
    "street",
    "system",
    "title",
    "value",
    "with",
    "yellow",
}
SKIPPED = {"option", "edition", "text", *edition.PHRASES, *reader.PHRASES}  # sentences and turns of phrase, not names


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


def read_editions() -> list[dict]:
    folder = resources.files("holotable.editions")
    return [tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")) for name in edition_ids()]


def words_of(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}


def edition_words() -> set[str]:
    """Collect the words of all names but the titles of cards and missions, which are phrases of ordinary words."""
    names = {name for data in read_editions() for name in names_in({**data, "card": [], "mission": []})}
    return {word for name in names for word in words_of(name)} - GENERIC - PLAIN


def card_titles() -> set[str]:
    """Collect the titles of cards and missions that have two words or more, or a single word of their own."""
    titled = [{"card": data["card"], "mission": data.get("mission", [])} for data in read_editions()]
    names = {name.lower() for data in titled for name in names_in(data)}
    return {name for name in names if len(name) > 3 and name not in GENERIC | PLAIN}


def source_texts() -> dict[str, str]:
    paths = [path for folder in FOLDERS for path in sorted((SOURCE / folder).rglob("*.py"))]
    return {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8").lower() for path in paths}


def test_the_words_of_every_edition_are_found():
    assert {"droid", "hangar", "engine", "deflector", "maschinenraum"} <= edition_words()
    assert {"hideout", "hideouts", "sigil", "skull", "depository", "versteck", "siegel"} <= edition_words()
    assert {"camtono", "bossk", "sarlacc", "beskar", "razor", "throne"} <= edition_words()
    assert {"sith", "ruusan", "siedlung", "apartment", "podracer", "ventress", "theed", "senat"} <= edition_words()
    assert {"sorry", "gear-up", "gear up", "hide the child", "versteck das kind"} <= card_titles()
    assert {"saboteurs", "jedi mind trick", "wiedererlangte freiheit", "votes for sale"} <= card_titles()


def test_every_generic_word_is_explained_in_the_glossary():
    explained = words_of(GLOSSARY.read_text(encoding="utf-8"))

    assert sorted(GENERIC - explained - {f"{word}s" for word in explained} - {f"{word}d" for word in explained}) == []


def test_no_rule_bot_or_server_knows_a_word_of_an_edition():
    known = edition_words()

    hits = [f"{path}: {word}" for path, text in source_texts().items() for word in sorted(known & words_of(text))]

    assert hits == []


def test_no_rule_bot_or_server_knows_the_title_of_a_card():
    titles = re.compile("|".join(rf"\b{re.escape(title)}\b" for title in sorted(card_titles())))

    hits = [f"{path}: {title}" for path, text in source_texts().items() for title in titles.findall(text)]

    assert hits == []
