"""Reads and writes named estate decisions; every name and number is checked before a rule sees it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NoReturn

from holotable.core.checks import brief_repr, did_you_mean, is_between
from holotable.core.errors import IllegalDecision
from holotable.families.estate import rules
from holotable.families.estate.names.names import Names, set_of
from holotable.families.estate.rules import codes
from holotable.families.estate.verbs import DEED, NAMES, VERBS

OPTIONAL: Final = ("give", "want")  # a side of a trade that gives nothing may be left out
GOODS: Final = ("cash", "deeds", "jail_cards")
LIMIT: Final = 1 << 31  # no amount, lot, claim or offer comes near
ARGUMENTS: Final = 8
ENTRIES: Final = {name: frozenset(("do", *verb.entries)) for name, verb in VERBS.items()}
LISTED_MOST: Final = 20_000  # named decisions that are remembered for a board; their numbers hardly ever come to more
LEVEL_BITS: Final = 3
LEVEL_MASK: Final = (1 << LEVEL_BITS) - 1


def parse_decision(names: Names, state: rules.State, decision: Mapping[str, object]) -> rules.Decision:
    """Turn a named decision into numbers; one that has no meaning here is refused."""
    name = _name_of(decision)
    verb, parsed = VERBS[name], rules.Decision()
    parsed.kind = verb.code
    if verb.entries:
        arguments = _arguments(names, state, name, decision)
        parsed.argument = arguments + [0] * (ARGUMENTS - len(arguments))
    return parsed


def _name_of(decision: Mapping[str, object]) -> str:
    if not isinstance(decision, Mapping) or "do" not in decision:
        _malformed(f"a decision is an object with an entry 'do', not {brief_repr(decision)}")
    name = decision["do"]
    if not isinstance(name, str) or name not in VERBS:
        _malformed(
            f"there is no decision {brief_repr(name)}{did_you_mean(name, VERBS)}; decisions are {', '.join(VERBS)}"
        )
    if decision.keys() != ENTRIES[name]:
        _check_entries(name, decision, ("do", *VERBS[name].entries))
    return name


def _check_entries(what: str, entries: Mapping[str, object], allowed: Sequence[str]) -> None:
    for entry in entries:
        if entry not in allowed:
            _malformed(
                f"{what} has no entry {brief_repr(entry)}{did_you_mean(entry, allowed)}; entries are {', '.join(allowed)}"
            )
    for entry in allowed:
        if entry not in entries and entry not in OPTIONAL:
            _malformed(f"{what} lacks the entry {entry!r}; entries are {', '.join(allowed)}")


def _arguments(names: Names, state: rules.State, name: str, decision: Mapping[str, object]) -> list[int]:
    if name == "sell_set":
        return _levels(names, state, decision["levels"])
    if name == "offer_trade":
        return [_seat(state, decision["to"], "to"), *_goods(names, decision, "give"), *_goods(names, decision, "want")]
    if name == "counter_trade":
        return [
            _number(decision["offer"], "offer"),
            *_goods(names, decision, "give"),
            *_goods(names, decision, "want"),
        ]
    return [_argument(names, state, entry, decision[entry]) for entry in VERBS[name].entries]


def _argument(names: Names, state: rules.State, entry: str, value: object) -> int:
    if entry in names.things:
        return look_up(value, names.thing_numbers[entry], entry)
    if entry == "seat":
        return _seat(state, value, entry)
    if entry == "share":
        return _truth(value, entry)
    return _number(value, entry)  # lots, amounts, counts, claims, offers, revisions


def look_up(name: object, known: Mapping[str, int], what: str) -> int:
    """Give the number of a named thing."""
    number = known.get(name) if isinstance(name, str) else None
    if number is None:
        _malformed(f"there is no {what} {brief_repr(name)}{did_you_mean(name, known)}; {what}s are {', '.join(known)}")
    return number


def _number(value: object, what: str) -> int:
    if not is_between(value, 0, LIMIT - 1):
        _malformed(f"{what} must be a whole number from 0 to {LIMIT - 1}, not {brief_repr(value)}")
    return int(value)


def _truth(value: object, what: str) -> int:
    if not isinstance(value, bool):
        _malformed(f"{what} must be true or false, not {brief_repr(value)}")
    return int(value)


def _seat(state: rules.State, value: object, what: str) -> int:
    seat = _number(value, what)
    if seat >= state.seats:
        _malformed(f"there is no seat {seat}; seats are 0 to {state.seats - 1}")
    return seat


def _goods(names: Names, decision: Mapping[str, object], side: str) -> list[int]:
    """Read one side of a trade as cash, a set of deeds and a set of jail cards."""
    goods = decision.get(side, {})
    if not isinstance(goods, Mapping):
        _malformed(f"{side} must be an object with the entries {', '.join(GOODS)}, not {brief_repr(goods)}")
    for entry in goods:
        if entry not in GOODS:
            _malformed(
                f"{side} has no entry {brief_repr(entry)}{did_you_mean(entry, GOODS)}; entries are {', '.join(GOODS)}"
            )
    return [
        _number(goods.get("cash", 0), f"{side} cash"),
        _set(goods.get("deeds", []), names.deed_numbers, side, "deed"),
        _set(goods.get("jail_cards", []), names.deck_numbers, side, "deck"),
    ]


def _set(ids: object, known: Mapping[str, int], side: str, what: str) -> int:
    if not isinstance(ids, list | tuple) or len(ids) > len(known):
        _malformed(f"{side} must list each {what} at most once, not {brief_repr(ids)}")
    numbers = [look_up(name, known, what) for name in ids]
    if len(set(numbers)) < len(numbers):
        _malformed(f"{side} lists a {what} twice: {', '.join(ids)}")
    return set_of(numbers)


def _levels(names: Names, state: rules.State, levels: object) -> list[int]:
    """Read the levels that a sale leaves: deeds of one group; a deed that is not named keeps its level."""
    if not isinstance(levels, Mapping) or not 1 <= len(levels) <= rules.GROUP_DEEDS:
        _malformed(f"levels must be an object of deeds of one group and the level each keeps, not {brief_repr(levels)}")
    left = {look_up(deed, names.deed_numbers, "deed"): _level(state, deed, level) for deed, level in levels.items()}
    groups = {names.group_of_deed[deed] for deed in left}
    if len(groups) > 1:
        _malformed(f"levels must name deeds of one group, not {', '.join(levels)}")
    group = groups.pop()
    standing = state.level
    return [group, pack(left.get(deed, standing[deed]) for deed in names.deeds_of_group[group])]


def _level(state: rules.State, deed: object, level: object) -> int:
    top = state.board.top_level
    if not is_between(level, 0, top):
        _malformed(f"the level of {brief_repr(deed)} must be a whole number from 0 to {top}, not {brief_repr(level)}")
    return int(level)


def pack(levels: Iterable[int]) -> int:
    """Put the levels of a group into one number, three bits each."""
    packed = 0
    for place, level in enumerate(levels):
        packed |= level << LEVEL_BITS * place
    return packed


def _malformed(problem: str) -> NoReturn:
    raise IllegalDecision(problem, key="decision.malformed")


class ListedDecisions:
    """Names the decisions that rules list; what has been named once is only copied."""

    def __init__(self, names: Names) -> None:
        """Keep the names of the board."""
        self._known = _KnownDecisions(names)

    def named(self, rows: Iterable[tuple[int, ...]]) -> list[dict[str, object]]:
        """Name decisions, each given as its kind and arguments."""
        return list(map(dict.copy, map(self._known.__getitem__, rows)))


class _KnownDecisions(dict[tuple[int, ...], dict[str, object]]):
    """Decisions by their numbers, named when they are first looked up."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def __missing__(self, row: tuple[int, ...]) -> dict[str, object]:
        made = name_decision(self._names, row[0], row[1:])
        if row[0] != codes.SELL_SET:  # its levels are an object of their own, which copies would share
            if len(self) == LISTED_MOST:
                self.clear()
            self[row] = made
        return made


def name_decision(names: Names, kind: int, argument: Sequence[int]) -> dict[str, object]:
    """Turn a decision's numbers into names."""
    name = NAMES[kind]
    entries = VERBS[name].entries
    if not entries:
        return {"do": name}
    if entries == DEED:
        return {"do": name, "deed": names.deeds[argument[codes.DEED]]}
    if kind == codes.SELL_SET:
        return {"do": name, "levels": _unpack(names, argument[codes.GROUP], argument[codes.LEVELS])}
    if kind in (codes.OFFER_TRADE, codes.COUNTER_TRADE):
        sides = {"give": goods_of(names, *argument[1:4]), "want": goods_of(names, *argument[4:7])}
        return {"do": name, entries[0]: argument[0], **sides}
    return {"do": name, **{entry: _shown(names, entry, argument[place]) for place, entry in enumerate(entries)}}


def _shown(names: Names, entry: str, value: int) -> object:
    if entry in names.things:
        return names.things[entry][value]
    return bool(value) if entry == "share" else value


def _unpack(names: Names, group: int, packed: int) -> dict[str, int]:
    deeds = names.deeds_of_group[group]
    return {names.deeds[deed]: packed >> LEVEL_BITS * place & LEVEL_MASK for place, deed in enumerate(deeds)}


def goods_of(names: Names, cash: int, deeds: int, cards: int) -> dict[str, object]:
    """Name one side of a trade."""
    return {"cash": cash, "deeds": names.deed_list(deeds), "jail_cards": names.deck_list(cards)}
