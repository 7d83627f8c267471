"""The walk of one token round an estate board as an exact Markov chain, made from the edition's data and no rule code.

One step is one whole turn: doubles throw again, the third ones lead to jail, and so do a space and some cards; cards
move the token, each drawn from the full deck. In jail the token throws: it never pays before a throw and never plays
a card, so that it leaves by doubles, or by the fine after the last miss.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from operator import mul
from typing import Final

from holotable.core.errors import EditionError
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import Effect, EstateEdition, read_estate

Row = dict[int, Fraction]  # the chance of every place that can be reached

DIE: Final = range(1, 7)
DOUBLES: Final = tuple(2 * die for die in DIE)  # steps
OTHERS: Final = tuple(first + second for first in DIE for second in DIE if first != second)
THROW: Final = Fraction(1, 36)
CERTAIN: Final = Fraction(1)
JAIL_TURNS: Final = 3
CLOSE: Final = 1e-14  # chances that differ by no more are taken for the same


@dataclass(frozen=True, slots=True)
class Walk:
    """A chain; its places are the spaces by id, then ``jail:1`` … by which jailed turn comes next."""

    places: tuple[str, ...]
    turn: tuple[tuple[Fraction, ...], ...]  # turn[here][there]: the chance to stand there one turn later

    def after(self, turns: int) -> tuple[Fraction, ...]:
        """Give the exact chance of every place after so many turns from the start space."""
        scale = lcm(*(chance.denominator for row in self.turn for chance in row))
        columns = [[int(chance * scale) for chance in column] for column in zip(*self.turn, strict=True)]
        weights = [1] + [0] * (len(self.places) - 1)
        for _ in range(turns):
            weights = [sum(map(mul, weights, column)) for column in columns]
        return tuple(Fraction(weight, scale**turns) for weight in weights)

    def in_the_long_run(self) -> tuple[float, ...]:
        """Give the share of turns that end on every place, to about 13 digits."""
        columns = [[float(chance) for chance in column] for column in zip(*self.turn, strict=True)]
        chances, change = [1 / len(self.places)] * len(self.places), 1.0
        while change > CLOSE:
            later = [sum(map(mul, chances, column)) for column in columns]
            change = max(abs(new - old) for new, old in zip(later, chances, strict=True))
            chances = later
        return tuple(chances)


def walk_of(edition: object, options: Mapping[str, object] | None = None) -> Walk:
    """Give the chain of an estate edition: a built-in one by id, a file of your own, or an edition's data."""
    loaded = load_edition(edition)
    if loaded.family != "estate":
        raise EditionError(f"{loaded.id} is no estate edition; its pawns do not walk round the board by dice alone")
    estate = read_estate(loaded)
    rules = {**estate.rules, **loaded.chosen(options)}
    if rules["missions"]:
        raise EditionError(f"{loaded.id}: with missions a token also goes where players choose; switch them off")
    places = [space.id for space in estate.spaces] + [f"jail:{turn}" for turn in range(1, JAIL_TURNS + 1)]
    rows = _turns(estate, rules)
    return Walk(tuple(places), tuple(tuple(row.get(place, Fraction()) for place in range(len(places))) for row in rows))


def _turns(estate: EstateEdition, rules: Mapping[str, object]) -> list[Row]:
    """Give where a turn ends for every place in which it begins; the first jailed place follows the last space."""
    spaces = range(len(estate.spaces))
    rests = _rests(estate)
    others = [_reached(rests, space, OTHERS) for space in spaces]
    doubles = [_reached(rests, space, DOUBLES) for space in spaces]
    third = [_throw(others[space], [{len(spaces): CERTAIN}] * len(DOUBLES)) for space in spaces]
    second = [_throw(others[space], _onward(doubles[space], third)) for space in spaces]
    first = [_throw(others[space], _onward(doubles[space], second)) for space in spaces]
    return first + _jailed_turns(estate, rules, others, doubles, second)


def _jailed_turns(
    estate: EstateEdition,
    rules: Mapping[str, object],
    others: list[list[Row]],
    doubles: list[list[Row]],
    second: list[Row],
) -> list[Row]:
    """Give where a turn ends that begins in jail: doubles open it, a miss stays until the fine is forced."""
    jail = next(place for place, space in enumerate(estate.spaces) if space.kind == "jail")
    opened = _onward(doubles[jail], second) if rules["jail_doubles_extra_roll"] else doubles[jail]
    forced = rules["variant"] == "short" and rules["short_jail_forced"]  # after the first miss
    stays = [] if forced else [[{len(others) + turn: CERTAIN}] * len(OTHERS) for turn in range(1, JAIL_TURNS)]
    misses = [*stays, *[others[jail]] * (JAIL_TURNS - len(stays))]
    return [_throw(missed, opened) for missed in misses]


def _reached(rests: list[Row], space: int, throws: Iterable[int]) -> list[Row]:
    """Give for each throw where a token comes to rest that moves by it from a space."""
    return [rests[(space + steps) % len(rests)] for steps in throws]


def _throw(others: list[Row], doubles: list[Row]) -> Row:
    """Give where a turn ends in which the dice are thrown, from where it ends for each throw."""
    return _mix((THROW, row) for row in others + doubles)


def _onward(rows: list[Row], turns: list[Row]) -> list[Row]:
    """Let a free token throw again; for a jailed one the turn is over."""
    return [
        _mix((chance, turns[place] if place < len(turns) else {place: CERTAIN}) for place, chance in row.items())
        for row in rows
    ]


def _mix(parts: Iterable[tuple[Fraction, Row]]) -> Row:
    """Add rows up, each as often as its chance says."""
    mixed: Row = {}
    for weight, row in parts:
        for place, chance in row.items():
            mixed[place] = mixed.get(place, Fraction()) + weight * chance
    return mixed


def _rests(estate: EstateEdition) -> list[Row]:
    """Give where a token comes to rest that reaches a space, for every space.

    A card can lead to another card space, even round to its own: such ways are taken out one space after the other.
    """
    rows = [_arrival(estate, space) for space in range(len(estate.spaces))]
    for space in range(len(rows)):
        round_trip = rows[space].pop(~space, Fraction())
        rows[space] = _mix([(1 / (1 - round_trip), rows[space])])
        for other, row in enumerate(rows):
            if ~space in row:
                rows[other] = _mix([(row.pop(~space), rows[space]), (CERTAIN, row)])
    return rows


def _arrival(estate: EstateEdition, space: int) -> Row:
    """Give what follows when a token reaches a space; ``~there`` means that it reaches that space in turn."""
    reached = estate.spaces[space]
    if reached.kind == "arrest":
        return {len(estate.spaces): CERTAIN}
    if reached.kind != "card":
        return {space: CERTAIN}
    cards = [card for card in estate.cards if card.deck == reached.deck]
    count = sum(card.copies for card in cards)
    return _mix((Fraction(card.copies, count), {_led_to(estate, space, card.effect): CERTAIN}) for card in cards)


def _led_to(estate: EstateEdition, space: int, effect: Effect) -> int:
    """Give the place to which a card leads from a space, ``~there`` for a space that is reached by it."""
    size = len(estate.spaces)
    if effect.do == "go_to_jail":
        return size
    if effect.do == "advance_to":
        return ~effect.amount
    if effect.do in ("go_back", "go_forward"):
        return ~((space + effect.amount) % size)
    if effect.do == "advance_to_nearest":
        ahead = {(deed.space - space - 1) % size: deed.space for deed in estate.deeds if deed.group == effect.amount}
        return ~ahead[min(ahead)]
    return space
