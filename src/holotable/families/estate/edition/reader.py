"""Reading an estate edition: words, bank, rules, tokens, ring, groups, deeds, decks, cards, variants and missions."""

from collections.abc import Mapping
from typing import Final

from holotable.core import keys as core_keys
from holotable.core.naming import key_numbers
from holotable.editions.load import Edition
from holotable.editions.tables import AMOUNT_MOST, TomlTable, refuse_duplicates
from holotable.families.estate.edition.cards import read_cards, read_decks
from holotable.families.estate.edition.check import check_estate
from holotable.families.estate.edition.estate_edition import EstateEdition
from holotable.families.estate.edition.missions import read_missions
from holotable.families.estate.edition.records import (
    SIDES,
    Card,
    Deck,
    Deed,
    Effect,
    Group,
    Mission,
    Short,
    Space,
    Timed,
    Token,
)
from holotable.families.estate.edition.ring import read_deeds, read_groups, read_ring
from holotable.families.estate.edition.rules import read_rules
from holotable.families.estate.edition.variants import read_short, read_timed
from holotable.families.estate.rules import keys
from holotable.families.estate.rules.board import TOKENS

__all__ = [
    "KEY_NAMES",
    "KEY_NUMBERS",
    "Card",
    "Deck",
    "Deed",
    "Effect",
    "EstateEdition",
    "Group",
    "Mission",
    "Short",
    "Space",
    "Timed",
    "Token",
    "read_estate",
]

KEY_NUMBERS: Final = key_numbers(core_keys, keys)
KEY_NAMES: Final = {number: name for name, number in KEY_NUMBERS.items()}
WORDS: Final = (
    "bank",
    "banker",
    "money",
    "deed",
    "deeds",
    "house",
    "houses",
    "hotel",
    "hotels",
    "building",
    "buildings",
    "buy",
    "buys",
    "rent",
    "mortgage",
    "mortgaged",
    "mortgage_value",
    "redeem",
    "salary_space",
    "jail",
    "in_jail",
    "visiting",
    "jail_card",
)
PHRASES: Final = ("money_one", "to_bank", "from_bank", "to_jail", "from_jail")  # an edition may word these itself
KIND_WORDS: Final = {  # only of the kinds that the edition has
    "streets": ("street", "streets"),
    "ladder": ("ladder", "ladders"),
    "utility": ("utility", "utilities"),
}
STOCK_MOST: Final = 200
NOTES_MOST: Final = 1000


def read_estate(edition: Edition) -> EstateEdition:
    """Read an estate edition's tables and refuse an impossible board."""
    top = edition.table()
    bank = top.table("bank")
    rules = read_rules(top.table("rules"), edition.options)
    tokens = _tokens(top, edition.seats_max)
    groups = read_groups(top)
    decks = read_decks(top)
    deeds = read_deeds(top, groups, rules)
    ring = read_ring(top, deeds, decks)
    stock = bank.table("stock")
    start_cash = bank.number("start_cash", 0, AMOUNT_MOST)
    estate = EstateEdition(
        edition=edition,
        words=_words(top.table("words"), {group.kind for group in groups}),
        tokens=tokens,
        spaces=ring,
        groups=groups,
        deeds=deeds,
        decks=decks,
        cards=read_cards(top, decks, groups, ring),
        notes=_notes(bank, start_cash),
        start_cash=start_cash,
        houses=stock.number("house", 0, STOCK_MOST),
        hotels=stock.number("hotel", 0, STOCK_MOST),
        short=read_short(top, rules, deeds, edition.seats_max),
        timed=read_timed(top, deeds, edition.seats_max, start_cash),
        missions=read_missions(top, tokens),
        rules=rules,
    )
    stock.close()
    bank.provenances(("start_cash", "notes", "stock"))
    bank.close()
    top.close()
    check_estate(estate)
    return estate


def _words(table: TomlTable, kinds: set[str]) -> dict[str, Mapping[str, str]]:
    wanted = [*WORDS, *(word for kind, words in KIND_WORDS.items() if kind in kinds for word in words)]
    words: dict[str, Mapping[str, str]] = {word: table.name(word) for word in wanted}
    words |= {phrase: table.name(phrase) for phrase in PHRASES if table.has(phrase)}
    table.provenance()
    table.close()
    return words


def _tokens(top: TomlTable, seats_max: int) -> tuple[Token, ...]:
    tables = top.tables("token")
    if len(tables) < seats_max:
        top.fail(f"token lists {len(tables)} tokens, but {seats_max} seats need one each")
    if len(tables) > TOKENS:
        top.fail(f"token lists {len(tables)} tokens, allowed are {seats_max} to {TOKENS}")
    tokens = tuple(_token(table) for table in tables)
    refuse_duplicates(top, "tokens", [token.id for token in tokens])
    return tokens


def _token(table: TomlTable) -> Token:
    side = table.choice("side", tuple(SIDES)) if table.has("side") else None
    token = Token(table.id("id"), table.name("name"), side)
    table.provenance()
    table.close()
    return token


def _notes(bank: TomlTable, start_cash: int) -> dict[int, int]:
    table = bank.table("notes")
    notes = {_note(table, key): table.number(key, 0, NOTES_MOST) for key in table.entries()}
    total = sum(note * count for note, count in notes.items())
    if total != start_cash:
        bank.fail(f"notes come to {total}, but start_cash is {start_cash}")
    return notes


def _note(table: TomlTable, key: str) -> int:
    if not key.isdecimal() or not 1 <= int(key) <= AMOUNT_MOST:
        table.fail(f"{key!r} is no note; a note is a whole number from 1 to {AMOUNT_MOST}")
    return int(key)
