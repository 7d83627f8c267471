"""Texts: complete in both languages, none too many, the same variables, no edition word, no Fluent error."""

import ast
import dataclasses
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import holotable
from holotable import Table
from holotable.bots import ask, bot
from holotable.cli.terminal.players import ASKED_OPTIONS
from holotable.core.decisions import BANK
from holotable.editions import edition_ids, load_edition
from holotable.families.estate import named as estate
from holotable.families.estate.bots import REASONS
from holotable.families.estate.edition.reader import PHRASES as ESTATE_PHRASES
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.edition.records import SIDES, Mission
from holotable.families.estate.names import events
from holotable.families.estate.rules.keys import BUY_PRICE
from holotable.families.estate.terminal.typed_input import known_words, reader_of
from holotable.families.estate.terminal.ui import MANY
from holotable.families.estate.text import refusal_message
from holotable.families.estate.text.answers import SHORT
from holotable.families.estate.text.facts import SEVERAL
from holotable.families.estate.text.heads import HEADS
from holotable.families.estate.text.speech import LEADS
from holotable.families.estate.verbs import PROMPTS, VERBS
from holotable.families.race import named as race
from holotable.families.race import verbs as race_verbs
from holotable.families.race.edition import read_race
from holotable.families.race.text import RaceSpeech
from holotable.families.texts import event_message, refusal_text, why, words_of
from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES
from holotable.locales import FILES, bundle, source
from holotable.server.socket.protocol import InstructionKind, PhraseKey, ProposalKind
from holotable.table import Asking
from holotable.table.speech import speech_of

UNTITLED = {"place_piece", "last_claims"}  # headed by their text, and by the title of another question
SOURCE = Path(holotable.__file__).parent
KEYS = {"race": race.KEY_NAMES, "estate": estate.KEY_NAMES}
REFUSING = (
    "why_not",
    "why_busy",
    "why_interrupted",
    "why_too",
    "why_priced",
    "why_even",
    "why_replaced",
)  # how functions begin that give the key of a refusal
GAMES = 30
ESTATES = ("boba-fett", "mandalorian", "clone-wars", "episode-one")
VARIANTS = {
    "clone-wars": [{"missions": True}, {"variant": "short", "missions": True}],
    "episode-one": [{}, {"variant": "timed", "rounds": 10}],
}
ESTATE_ANSWERS = 400


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found = {}
    for file in FILES:
        for entry in FluentParser().parse(source(language, file)).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def refusal_keys(family: str) -> set[str]:
    """Read from the rules every key that a function gives whose name says why something is refused."""
    names = set()
    for file in (SOURCE / "families" / family / "rules").glob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith(REFUSING):
                returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
                names |= {name.id for value in returned for name in ast.walk(value) if isinstance(name, ast.Name)}
    keys = {name.lower().replace("_", ".", 1).replace("_", "-") for name in names if name.isupper()}
    return (keys & set(KEYS[family].values())) - {"allowed"} | {"decision.malformed"}


def needed() -> set[str]:
    """List the texts that are named by events, rules, prompts, decisions and places."""
    commands = "why log rules explain save board help quit more as seat later deeds"
    return {
        *race_texts(),
        *estate_texts(),
        *(refusal_message(key) for family in KEYS for key in refusal_keys(family)),
        *(f"explain-thrifty-{name}" for name in REASONS.values()),
        *(f"command-{name}" for name in commands.split()),
        *(f"ask-{name}" for name in ASKED_OPTIONS),
        *(f"answer-{name}" for name in ("standard", "short", "timed", "true", "false")),
        *(f"server-instruction-{name}" for name in get_args(InstructionKind)),
        *(f"server-phrase-{name}" for name in get_args(PhraseKey)),
        *(f"server-proposal-{name}" for name in get_args(ProposalKind)),
    }


def race_texts() -> set[str]:
    places = {"track", "start", "start-zone", "home-zone", "home"}
    return {
        *(f"event-{event_message(name)}" for name in race.EVENT_NAMES.values()),
        *(f"prompt-{dashed(name)}" for name in race_verbs.PROMPTS),
        *(f"decision-{dashed(name)}" for name in race_verbs.VERBS),
        *(f"place-{place}" for place in places),
        *(f"place-at-{place}" for place in places),
        *(f"place-to-{place}" for place in places),
        *(f"place-from-{place}" for place in places - {"home"}),
        *(f"form-{phrase}" for phrase in ("from-start", "at-start", "to-start", "at-home", "to-home")),
        *(f"card{kind}-{way}" for kind in ("", "-or") for way in ("forward", "backward")),
        *(f"card-{extra}" for extra in ("split", "swap", "bump", "again")),
        *(f"short-{name}" for name in ("swap", "bump")),
        *(f"short-{zone}" for zone in ("start-zone", "home-zone")),
    }


def estate_texts() -> set[str]:
    return {
        *(f"estate-event-{event_message(name)}" for name in events.KINDS.values()),
        *(f"estate-prompt-{dashed(name)}" for name in PROMPTS),
        *(f"estate-decision-{dashed(name)}" for name in VERBS),
        *(f"estate-type-{dashed(name)}" for name in typed_decisions()),
        *(f"estate-side-{side}" for side in SIDES),
        *(f"estate-greeting-{variant}" for variant in ("short", "timed")),
        *(f"estate-hint-{prize}" for prize in MANY),
        *(f"estate-choice-{dashed(name)}" for name in LEADS),
        *(f"estate-title-{dashed(name)}" for name in HEADS.keys() - UNTITLED),
        *(f"estate-context-{dashed(name)}" for name in ("ask_rent", "last_claims")),
        *(f"estate-short-{dashed(name)}" for name in SHORT),
        *(f"estate-prize-{mission.prize}" for mission in missions()),
        *(f"estate-prize-{prize}-two" for prize in SEVERAL),
        *(f"estate-deal-{change}" for change in ("completed", "broken")),
        *(f"estate-count-{piece}" for piece in ("house", "hotel")),
        *(f"estate-deed-{kind}" for kind in ("ladder", "utility")),
        *(f"form-{dashed(phrase)}" for phrase in ESTATE_PHRASES),
    }


def missions() -> list[Mission]:
    return [mission for name in ESTATES for mission in read_estate(load_edition(name)).missions]


def typed_decisions() -> set[str]:
    return {name for name, verb in VERBS.items() if not verb.is_bank}


def dashed(name: str) -> str:
    return name.replace("_", "-")


def literals() -> set[str]:
    """Collect every text that stands in quotes in the code."""
    files = [
        file
        for part in ("table", "bots", "server", "cli", "sim", "families")
        for file in SOURCE.glob(f"{part}/**/*.py")
    ]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_the_rules_can_refuse_in_as_many_ways_as_we_think():
    assert {"turn.order", "home.exact", "card.take-safe", "shield.source"} <= refusal_keys("race")
    assert len(refusal_keys("race")) >= 23
    assert {"turn.order", "buy.price", "build.even", "auction.step", "jail.fine"} <= refusal_keys("estate")
    assert len(refusal_keys("estate")) >= 40


def test_every_decision_can_be_typed():
    for language in LANGUAGES:
        speech = speech_of(Table("clone-wars", 2), language)
        assert set(known_words(speech).values()) == typed_decisions()
    assert all(reader_of(VERBS[name]) for name in typed_decisions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_a_text(language):
    assert needed() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language):
    said = literals()
    answers = {f"server-{text}" for text in said} | {text.replace(".", "-") for text in said}  # named by their keys
    answers |= {f"server-news-{text}" for text in said}  # by what somebody has done
    assert set(messages(language)) - needed() - said - answers == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language):
    assert messages(language) == messages(DEFAULT_LANGUAGE)


class Spoken(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by the library
        self.texts.append(node.value)


def spoken(language: str, file: str) -> str:
    """Give what a file says, without the names of its texts and without what people type."""
    visitor = Spoken()
    for entry in FluentParser().parse(source(language, file)).body:
        if isinstance(entry, ftl.Message) and not entry.id.name.startswith("estate-type-"):
            visitor.visit(entry)
    return " ".join(visitor.texts)


def is_said(word: str, text: str) -> bool:
    """Look for a word; one in capitals is looked for in capitals."""
    return bool(re.search(rf"\b{re.escape(word)}\b", text, 0 if word.isupper() else re.IGNORECASE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", edition_ids())
def test_texts_contain_no_word_of_an_edition(name, language):
    edition = load_edition(name)
    text = " ".join(spoken(language, file) for file in FILES)
    own = [str(texts[language]) for texts in edition.data["words"].values() if isinstance(texts, dict)]
    assert [word for word in own if is_said(word, text)] == []
    assert not re.search(r"sorry|falcon|star wars|droid|millennium|monopoly|mandalorian|fett", text.casefold())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrapped_in_isolation_marks(language):
    assert not bundle(language).use_isolating if hasattr(bundle(language), "use_isolating") else True
    assert "\u2068" not in refusal_text(load_edition("falcon"), "home.exact", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_games_are_told_without_an_error_and_in_the_words_of_the_edition(language):
    told: dict[str, str] = {}
    for seed in range(GAMES):
        told |= whole_game(seed, language)
    told |= given_up_game(language)
    assert set(told) == set(race.EVENT_NAMES.values())
    text = " ".join(told.values())
    assert "{" not in text
    assert "None" not in text
    assert words_of(load_edition("falcon"), language)["pawn"] in text


def whole_game(seed: int, language: str) -> dict[str, str]:
    table = Table("falcon", 2 + seed % 3, seed=seed)
    speech = RaceSpeech(read_race(table.edition), table.names, language)
    bots = [bot("random", seed=seed + seat) for seat in range(len(table.names))]
    told = {event.kind: speech.event(event) for event in table.events}
    while table.due is not None:
        seat = table.due.seats[0]
        prompt = table.prompt(seat)
        assert speech.prompt(prompt["kind"], seat, table.typed_view())
        decision = bots[seat].decide(table.view(seat), prompt)
        assert speech.decision(decision)
        for event in table.play(seat, decision):
            told[event.kind] = speech.event(event)
    assert all(speech.positions(table.typed_view()))
    return told


def given_up_game(language: str) -> dict[str, str]:
    table = Table("falcon", 3, seed=1)
    speech = RaceSpeech(read_race(table.edition), table.names, language)
    events = [*table.play(0, {"do": "resign"}), *table.play(1, {"do": "resign"})]
    assert speech.decision({"do": "resign"})
    assert all(speech.positions(table.typed_view()))
    return {event.kind: speech.event(event) for event in events}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_left_alone_has_won_without_bringing_anything_home(language):
    alone = given_up_game(language)["Won"]

    assert table_names(3)[2] in alone
    assert words_of(load_edition("falcon"), language)["home"] not in alone


@pytest.mark.parametrize(("language", "told"), [("en", "Ben has won then"), ("de", "dann hat Ben gewonnen")])
def test_whoever_gives_up_against_one_other_is_told_who_wins(language, told):
    table = Table("falcon", ["Mia", "Ben"], seed=1)
    speech = RaceSpeech(read_race(table.edition), table.names, language)

    assert told in speech.choice(0, {"do": "resign"}, table.foresee(0, {"do": "resign"}))


def table_names(seats: int) -> tuple[str, ...]:
    return Table("falcon", seats, seed=1).names


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_estate_games_are_told_without_an_error_and_in_the_words_of_the_edition(language):
    for seed, edition in enumerate(ESTATES):
        games = [estate_game(edition, seed, language, options) for options in VARIANTS.get(edition, [{}])]
        text = " ".join(told for game in games for told in game.values())
        assert "{" not in text
        assert "None" not in text
        assert words_of(load_edition(edition), language)["money"] in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ESTATES)
@pytest.mark.parametrize("seat", [BANK, 1])
@pytest.mark.parametrize("value", [0, 1])
def test_every_event_that_can_happen_is_told(name, language, seat, value):
    table = Table(name, ["Mia", "Ben", "Zoe"], seed=1)
    speech = speech_of(table, language)
    family = estate.NamedEstate(table.edition, table.chosen)
    for kind, facts in events.FACTS.items():
        if ("mission", "mission") in facts and not family.estate.missions:
            continue
        told = speech.event(family.event([kind, BUY_PRICE, seat, value, value, value]))
        assert told.endswith((".", "!", "?"))
        assert "{" not in told


def estate_game(edition: str, seed: int, language: str, options: dict[str, object]) -> dict[str, str]:
    table = Table(edition, 2 + seed % 3, seed=seed, options=options)
    speech = speech_of(table, language)
    asking = Asking(table)
    bots = [bot("random", seed=seed + seat, family="estate") for seat in range(len(table.names))]
    told = {event.kind: speech.event(event) for event in table.events}
    for _ in range(ESTATE_ANSWERS):
        seat = asking.next()
        if seat is None:
            break
        view = table.typed_view()
        assert speech.prompt(table.prompt_kind(seat), seat, view)
        assert all(speech.notes(seat, view))
        decision = ask(bots[seat], table, seat).decision
        if decision is not None:
            assert speech.choice(seat, decision, table.foresee(seat, decision))
            assert speech.decision(decision)
            for event in table.play(seat, decision):
                told[event.kind] = speech.event(event)
    assert all(speech.positions(table.typed_view()))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", edition_ids())
def test_every_refusal_is_a_lower_case_phrase_without_a_full_stop(name, language):
    edition = load_edition(name)
    for key in refusal_keys(edition.family):
        text = refusal_text(edition, key, language)
        first = text.split()[0]
        assert text
        assert not text.endswith(".")
        assert first[0].islower() or first in words_of(edition, language).values(), text


def test_an_edition_may_word_its_own_phrases():
    edition = load_edition("falcon")
    words = {**edition.data["words"], "from_start": {"en": "out of the hangar", "de": "aus dem Hangar"}}
    own = dataclasses.replace(edition, data={**edition.data, "words": words})

    assert words_of(own, "de")["from_start"] == "aus dem Hangar"


def test_menu_choices_count_pawns_from_one_and_show_where_a_move_leads():
    table = Table("falcon", ["Mia", "Ben"], seed=1)
    speech = RaceSpeech(read_race(table.edition), table.names, "en")

    assert speech.decision({"do": "move", "pawn": 1, "steps": 5}) == "move droid 2 forward 5"
    assert speech.decision({"do": "move", "pawn": 0, "steps": -4}) == "move droid 1 backward 4"
    assert speech.decision({"do": "swap", "pawn": 0, "with": [1, 2]}) == "droid 1 swaps with Ben’s droid 3"
    assert (
        speech.decision({"do": "shield", "pawn": 0, "from": "board"})
        == "droid 1: take a deflector shield from the board"
    )
    assert speech.place("track:20") == "space 20"


@pytest.mark.parametrize(("language", "word"), [("en", "exactly"), ("de", "genau")])
def test_why_gives_the_row_of_the_book_with_its_rulings(language, word):
    told = why(load_edition("falcon"), "home.exact", language)

    assert told.id == "MF-HOME-01"
    assert word in told.says
    assert [ruling.id for ruling in told.rulings] == ["R-MF-48"]
    assert all(ruling.question and ruling.ruling and ruling.reason for ruling in told.rulings)


def test_why_has_nothing_to_say_about_input_that_no_book_knows():
    assert why(load_edition("falcon"), "decision.malformed", "en") is None
