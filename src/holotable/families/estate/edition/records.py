"""The parts of an estate edition as records: tokens, spaces, groups, deeds, decks, cards, missions and variants."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from holotable.core.naming import key_numbers
from holotable.families.estate.rules import board as printed
from holotable.families.estate.rules import keys

SPACE_KINDS: Final = {
    "start": printed.REST_SPACE,
    "deed": printed.DEED_SPACE,
    "tax": printed.TAX_SPACE,
    "card": printed.CARD_SPACE,
    "jail": printed.REST_SPACE,
    "parking": printed.REST_SPACE,
    "arrest": printed.ARREST_SPACE,
}
GROUP_KINDS: Final = {"streets": printed.STREETS, "ladder": printed.LADDER, "utility": printed.UTILITY}
VERBS: Final = {
    "collect": printed.COLLECT,
    "pay": printed.PAY,
    "collect_from_each": printed.COLLECT_EACH,
    "pay_each": printed.PAY_EACH,
    "pay_per_building": printed.REPAIR,
    "advance_to": printed.ADVANCE,
    "advance_to_nearest": printed.ADVANCE_NEAREST,
    "go_back": printed.STEP,
    "go_forward": printed.STEP,
    "go_to_jail": printed.ARREST,
    "keep": printed.KEEP,
}
SIDES: Final = {"light": 0, "dark": 1}
PRIZES: Final = {
    "take": printed.TAKE,
    "jump": printed.JUMP,
    "again": printed.AGAIN,
    "collect": printed.PRIZE,
    "displace": printed.DISPLACE,
    "steal": printed.STEAL,
    "defeat": printed.DEFEAT,
}
MISSION_KEYS: Final = {name: number for name, number in key_numbers(keys).items() if name.startswith("mission.")}


@dataclass(frozen=True, slots=True)
class Token:
    """What a seat moves round the ring, and the side it stands for."""

    id: str
    name: Mapping[str, str]
    side: str | None


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the ring; its index is its place."""

    id: str
    name: Mapping[str, str]
    short: Mapping[str, str]
    kind: str
    amount: int  # of a tax
    share: int  # of the worth that may be paid instead of a tax's amount, in per cent, or 0
    deed: int | None
    deck: int | None
    provenance: str


@dataclass(frozen=True, slots=True)
class Group:
    """Deeds that belong together, and how their rents are read."""

    id: str
    name: Mapping[str, str]
    kind: str
    colour: str | None


@dataclass(frozen=True, slots=True)
class Deed:
    """One deed: where it lies, its group and its amounts; the rents are factors of the dice in a utility."""

    id: str
    name: Mapping[str, str]
    short: Mapping[str, str]  # for a small board, where the name is too long for it
    space: int
    group: int
    price: int
    mortgage: int
    build_price: int
    hotel_price: int
    rent: tuple[int, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Deck:
    """One of the two decks."""

    id: str
    name: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: a verb of the closed list and its numbers, as the board keeps them."""

    do: str
    amount: int = 0
    second: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One face: its deck, how often it is there, what it says and what it does."""

    id: str
    deck: int
    name: Mapping[str, str]
    text: Mapping[str, str]
    copies: int
    effect: Effect
    provenance: str


@dataclass(frozen=True, slots=True)
class Mission:
    """What a six with another die brings the tokens of one side: the die that wins it, its prize and its fine."""

    side: str
    die: int
    name: Mapping[str, str]
    text: Mapping[str, str]
    least: int
    prize: str
    count: int  # deeds of the prize
    amount: int  # money of the prize
    fine: int
    rule: str  # rule keys
    fine_rule: str
    provenance: str


@dataclass(frozen=True, slots=True)
class Short:
    """What the short game changes."""

    deal: int
    houses_for_hotel: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Timed:
    """What the timed game changes."""

    deal: int
    provenance: str
