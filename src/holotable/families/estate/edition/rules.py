"""The rule values of an estate edition, and the options that offer other values of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from holotable.editions.load import Option
from holotable.editions.tables import AMOUNT_MOST, TomlTable

Reader = Callable[[TomlTable, str], object]

WINDOW_MOST: Final = 7  # following seats
JAILED_TURNS: Final = 3
HOUSES_MOST: Final = 4  # before the hotel: a deed has six rents
ROUNDS_MOST: Final = 1000


def _amount(table: TomlTable, key: str) -> object:
    return table.number(key, 0, AMOUNT_MOST)


def _bid(table: TomlTable, key: str) -> object:
    return table.number(key, 1, AMOUNT_MOST)


def _window(table: TomlTable, key: str) -> object:
    return table.number(key, 1, WINDOW_MOST)


def _jailed_turns(table: TomlTable, key: str) -> object:
    return table.number(key, 0, JAILED_TURNS)


def _houses(table: TomlTable, key: str) -> object:
    return table.number(key, 1, HOUSES_MOST)


def _rounds(table: TomlTable, key: str) -> object:
    return table.number(key, 0, ROUNDS_MOST)


def _truth(table: TomlTable, key: str) -> object:
    return table.truth(key)


def _true_unless_said(table: TomlTable, key: str) -> object:
    return table.truth(key) if table.has(key) else True


def _one_of(*values: str) -> Reader:
    def read(table: TomlTable, key: str) -> object:
        return table.choice(key, values)

    return read


RULES: Final[Mapping[str, Reader]] = {
    "salary": _amount,
    "fine": _amount,
    "auction_opening": _bid,
    "auction_step": _bid,
    "rent_window": _window,
    "mortgage_keeps_rent": _true_unless_said,  # files that are older than this value leave it out
    "utility_roll": _one_of("new", "moving"),
    "utility_card_roll": _truth,
    "income_tax_choice": _truth,
    "jail_pay_turns": _jailed_turns,
    "jail_doubles_extra_roll": _truth,
    "build_window": _one_of("any", "own-turn"),
    "houses_for_hotel": _houses,
    "sell_outright": _truth,
    "supply_auction": _one_of("all", "shortage", "last"),
    "bankrupt_liquidate_first": _truth,
    "bank_clears_mortgage": _truth,
    "variant": _one_of("standard", "short", "timed"),
    "rounds": _rounds,
    "short_jail_forced": _truth,
    "missions": _truth,
    "decline_ends_doubles": _truth,
    "jump_moves_forward": _truth,
}
FIXED: Final = ("houses_for_hotel",)  # the rent tables depend on it


def read_rules(table: TomlTable, options: Sequence[Option]) -> dict[str, object]:
    """Read the rule values and refuse an option that offers anything else than another value of one of them."""
    rules = {name: read(table, name) for name, read in RULES.items()}
    table.provenance()
    table.close()
    for option in options:
        _check_option(table.file, option, rules)
    return rules


def _check_option(file: str, option: Option, rules: Mapping[str, object]) -> None:
    where = TomlTable(file, f"option {option.name!r}", {})
    offered = [name for name in RULES if name not in FIXED]
    if option.name not in offered:
        where.fail(f"name is no rule value that can be an option; these are {', '.join(offered)}")
    for key, values in (("values", option.values), ("default", (option.default,))):
        for value in values:
            RULES[option.name](TomlTable(file, where.where, {key: value}), key)
    if option.default != rules[option.name]:
        where.fail(f"default is {option.default!r}, but [rules] {option.name} is {rules[option.name]!r}")
