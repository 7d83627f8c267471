"""Numbers and names of an estate board: deeds, spaces, decks, cards, tokens, missions and pieces, both ways."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from holotable.families.estate import rules
from holotable.families.estate.edition.reader import EstateEdition
from holotable.families.estate.rules.board import MISSIONS
from holotable.families.estate.view import Piece

PIECES: Final[tuple[Piece, Piece]] = (
    "house",
    "hotel",
)  # what positions and events call the two kinds, whatever an edition shows
SIDES: Final = ("light", "dark")  # of tokens and missions
REMEMBERED: Final = 4096  # sets that have been listed
SOFT_HYPHEN: Final = "\u00ad"  # says where a board may break a name


class Names:
    """What everything on one board is called; looked up by number or by id."""

    def __init__(self, estate: EstateEdition) -> None:
        """List the ids once."""
        self.estate = estate
        self.deeds = tuple(deed.id for deed in estate.deeds)
        self.spaces = tuple(space.id for space in estate.spaces)
        self._ring = self.spaces * 3  # a way from the middle round never leaves it
        self.decks = tuple(deck.id for deck in estate.decks)
        self.cards = tuple(card.id for card in estate.cards)
        self.tokens = tuple(token.id for token in estate.tokens)
        self.missions = tuple(mission_id(number) for number in range(len(estate.missions)))
        self.deed_numbers: Mapping[str, int] = {name: number for number, name in enumerate(self.deeds)}
        self.space_numbers: Mapping[str, int] = {name: number for number, name in enumerate(self.spaces)}
        self.deck_numbers: Mapping[str, int] = {name: number for number, name in enumerate(self.decks)}
        self.token_numbers: Mapping[str, int] = {name: number for number, name in enumerate(self.tokens)}
        self.mission_numbers: Mapping[str, int] = {name: number for number, name in enumerate(self.missions)}
        self.things: Mapping[str, tuple[str, ...]] = {
            "deed": self.deeds,
            "deck": self.decks,
            "space": self.spaces,
            "token": self.tokens,
        }
        self.thing_numbers: Mapping[str, Mapping[str, int]] = {
            "deed": self.deed_numbers,
            "deck": self.deck_numbers,
            "space": self.space_numbers,
            "token": self.token_numbers,
        }
        self._deeds_of = lru_cache(REMEMBERED)(lambda bits: tuple(self.deeds[number] for number in ones(bits)))
        self.deck_of_card = tuple(card.deck for card in estate.cards)
        self.group_of_deed = tuple(deed.group for deed in estate.deeds)
        self.utilities = frozenset(
            number for number, group in enumerate(self.group_of_deed) if estate.groups[group].kind == "utility"
        )
        self.deeds_of_group = tuple(
            tuple(number for number, group in enumerate(self.group_of_deed) if group == wanted)
            for wanted in range(len(estate.groups))
        )

    def deed(self, number: int) -> str | None:
        """Give the id of a deed, or nothing for no deed."""
        return None if number == rules.NO_DEED else self.deeds[number]

    def token(self, number: int) -> str | None:
        """Give the id of a token, or nothing for none."""
        return self.tokens[number] if number >= 0 else None

    def mission(self, number: int) -> str | None:
        """Give the id of a mission, or nothing where the tape names none."""
        return mission_id(number) if number >= 0 else None

    def path(self, start: int, goal: int, steps: int) -> list[str]:
        """List the spaces that a token walks over, the last one where it ends; set down, it walks over none."""
        at = start + len(self.spaces)
        if steps < 0:
            return list(reversed(self._ring[at + steps : at]))
        return list(self._ring[at + 1 : at + steps + 1]) if steps else [self.spaces[goal]]

    def deed_list(self, bits: int) -> list[str]:
        """Give the ids of a set of deeds."""
        return list(self._deeds_of(bits))

    def deck_list(self, bits: int) -> list[str]:
        """Give the decks of a set of jail cards."""
        return [self.decks[number] for number in ones(bits)]

    def card_numbers(self, deck: int) -> dict[str, int]:
        """Give the faces of a deck by id."""
        return {name: face for face, name in enumerate(self.cards) if self.deck_of_card[face] == deck}


def mission_id(number: int) -> str:
    """Name a mission by its side and the die beside the six: ``light-3``."""
    return f"{SIDES[number // MISSIONS]}-{number % MISSIONS + 1}"


def spoken(name: str) -> str:
    """Give a name as it stands in a sentence."""
    return name.replace(SOFT_HYPHEN, "")


def ones(bits: int) -> list[int]:
    """List the numbers in a set, the lowest first."""
    return list(_ones(bits))


@lru_cache(REMEMBERED)
def _ones(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def set_of(numbers: Iterable[int]) -> int:
    """Give numbers as a set."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
