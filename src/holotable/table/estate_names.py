"""Numbers and names of an estate board: deeds, spaces, decks, cards, tokens, missions and pieces, both ways."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from holotable import estate as rules
from holotable.editions.estate import EstateEdition
from holotable.estate.board import MISSIONS

PIECES: Final = ("house", "hotel")  # what positions and events call the two kinds, whatever an edition shows
SIDES: Final = ("light", "dark")  # of tokens and missions
SOFT_HYPHEN: Final = "\u00ad"  # says where a board may break a name
SHOWN_MOST: Final = 40  # characters of a strange value in a message


class Names:
    """What everything on one board is called; looked up by number or by id."""

    def __init__(self, estate: EstateEdition) -> None:
        """List the ids once."""
        self.estate = estate
        self.deeds = tuple(deed.id for deed in estate.deeds)
        self.spaces = tuple(space.id for space in estate.spaces)
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

    def deed_list(self, bits: int) -> list[str]:
        """Give the ids of a set of deeds."""
        return [self.deeds[number] for number in ones(bits)]

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
    """List the numbers in a set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def set_of(numbers: Iterable[int]) -> int:
    """Give numbers as a set."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def meant(name: object, known: Sequence[str] | Mapping[str, object]) -> str:
    """Suggest the known name that a text comes close to."""
    close = get_close_matches(name, list(known), n=1) if isinstance(name, str) and len(name) <= SHOWN_MOST else []
    return f" (did you mean {close[0]!r}?)" if close else ""


def shown(value: object) -> str:
    """Show any value in a message, however long, deep or strange it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= SHOWN_MOST else f"{value[:SHOWN_MOST]}…")
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < 1 << 64 else "a number of that size"
    if isinstance(value, list | tuple | Mapping | set):
        return f"a {type(value).__name__} of {len(value)}"
    return f"a {type(value).__name__}"
