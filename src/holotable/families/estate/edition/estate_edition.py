"""An estate edition as one record, and the board made from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from holotable.core.checks import did_you_mean
from holotable.core.errors import EditionError
from holotable.editions.load import Edition
from holotable.families.estate.edition.records import (
    GROUP_KINDS,
    MISSION_KEYS,
    PRIZES,
    SIDES,
    SPACE_KINDS,
    VERBS,
    Card,
    Deck,
    Deed,
    Group,
    Mission,
    Short,
    Space,
    Timed,
    Token,
)
from holotable.families.estate.rules import DEEDS, FACES, GROUPS, RENTS, SPACES, Board, count_groups
from holotable.families.estate.rules import board as printed


@dataclass(frozen=True, slots=True)
class EstateEdition:
    """An estate edition, read and checked."""

    edition: Edition
    words: Mapping[str, Mapping[str, str]]
    tokens: tuple[Token, ...]
    spaces: tuple[Space, ...]
    groups: tuple[Group, ...]
    deeds: tuple[Deed, ...]
    decks: tuple[Deck, ...]
    cards: tuple[Card, ...]
    notes: Mapping[int, int]
    start_cash: int
    houses: int
    hotels: int
    short: Short | None
    timed: Timed | None
    missions: tuple[Mission, ...]  # by side and die
    rules: Mapping[str, object] = field(repr=False)  # before a table's options

    def token_number(self, token: object) -> int:
        """Give the number of a token."""
        return self._number("token", token, [known.id for known in self.tokens])

    def space_number(self, space: object) -> int:
        """Give the place of a space."""
        return self._number("space", space, [known.id for known in self.spaces])

    def group_number(self, group: object) -> int:
        """Give the number of a group."""
        return self._number("group", group, [known.id for known in self.groups])

    def deed_number(self, deed: object) -> int:
        """Give the number of a deed."""
        return self._number("deed", deed, [known.id for known in self.deeds])

    def deck_number(self, deck: object) -> int:
        """Give the number of a deck."""
        return self._number("deck", deck, [known.id for known in self.decks])

    def card_number(self, deck: object, card: object) -> int:
        """Give the number of a card's face by its deck and its id."""
        number = self.deck_number(deck)
        faces = {known.id: face for face, known in enumerate(self.cards) if known.deck == number}
        ids = list(faces)
        return faces[ids[self._number(f"card in the deck {deck!r}", card, ids)]]

    def _number(self, thing: str, wanted: object, ids: Sequence[str]) -> int:
        if isinstance(wanted, str) and wanted in ids:
            return ids.index(wanted)
        raise EditionError(f"{self.edition.id} has no {_thing(thing, wanted, ids)}")

    def board(self, options: Mapping[str, object]) -> Board:
        """Make the board that the rules play on, with a table's options."""
        rules = {**self.rules, **options}
        board = Board()
        for name, value in (self._amounts(rules) | self._variant(rules)).items():
            setattr(board, name, value)
        for name, row in (self._rows(board.top_level) | self._missions()).items():
            setattr(board, name, row)  # as a whole: a compiled board hands out copies of its tables
        count_groups(board)
        return board

    def _rows(self, top_level: int) -> dict[str, list[int]]:
        spaces, deeds, cards = self.spaces, self.deeds, self.cards
        return {
            "space_kind": _row([SPACE_KINDS[space.kind] for space in spaces], SPACES),
            "space_deed": _row([space.deed or 0 for space in spaces], SPACES),
            "space_deck": _row([space.deck or 0 for space in spaces], SPACES),
            "tax": _row([space.amount for space in spaces], SPACES),
            "tax_share": _row([space.share for space in spaces], SPACES),
            "deed_space": _row([deed.space for deed in deeds], DEEDS),
            "price": _row([deed.price for deed in deeds], DEEDS),
            "mortgage_value": _row([deed.mortgage for deed in deeds], DEEDS),
            "build_price": _row([deed.build_price for deed in deeds], DEEDS),
            "top_price": _row([deed.hotel_price for deed in deeds], DEEDS),
            "group": _row([deed.group for deed in deeds], DEEDS),
            "rent": _row([rent for deed in deeds for rent in self._rents(deed, top_level)], DEEDS * RENTS),
            "group_kind": _row([GROUP_KINDS[group.kind] for group in self.groups], GROUPS),
            "card_deck": _row([card.deck for card in cards], FACES),
            "card_copies": _row([card.copies for card in cards], FACES),
            "card_verb": _row([VERBS[card.effect.do] for card in cards], FACES),
            "card_amount": _row([card.effect.amount for card in cards], FACES),
            "card_second": _row([card.effect.second for card in cards], FACES),
        }

    def _rents(self, deed: Deed, top_level: int) -> list[int]:
        """Give a deed's rents by level; where fewer houses make a hotel, its rent comes after theirs."""
        streets = self.groups[deed.group].kind == "streets"
        return _row([deed.rent[rung] for rung in self.rungs(top_level)] if streets else list(deed.rent), RENTS)

    def rungs(self, top_level: int) -> list[int]:
        """Give which of a street's printed rents are asked, by level."""
        return [*range(top_level), _whole(self.rules["houses_for_hotel"]) + 1]

    def _missions(self) -> dict[str, list[int]]:
        missions, room = self.missions, printed.SIDES * printed.MISSIONS
        return {
            "token_side": _row([SIDES[token.side or "light"] for token in self.tokens], printed.TOKENS),
            "mission_least": _row([mission.least for mission in missions], room),
            "mission_prize": _row([PRIZES[mission.prize] for mission in missions], room),
            "mission_count": _row([mission.count for mission in missions], room),
            "mission_amount": _row([mission.amount for mission in missions], room),
            "mission_fine": _row([mission.fine for mission in missions], room),
            "mission_key": _row([MISSION_KEYS[mission.rule] for mission in missions], room),
            "mission_fine_key": _row([MISSION_KEYS[mission.fine_rule] for mission in missions], room),
        }

    def _variant(self, rules: Mapping[str, object]) -> dict[str, object]:
        """Give what the short and the timed game change."""
        if rules["variant"] == "short" and self.short:
            return {
                "top_level": self.short.houses_for_hotel + 1,
                "deal": self.short.deal,
                "tax_choice": False,
                "late_fine": printed.MUST_PAY_LATE if rules["short_jail_forced"] else printed.MAY_PAY_LATE,
                "ends_scored": True,
            }
        if rules["variant"] == "timed" and self.timed:
            return {"deal": self.timed.deal, "deal_paid": True, "timed": True, "round_limit": rules["rounds"]}
        return {}

    def _amounts(self, rules: Mapping[str, object]) -> dict[str, object]:
        kept = {name: value for name, value in rules.items() if name in BOARD_RULES}
        return kept | {
            "spaces": len(self.spaces),
            "deeds": len(self.deeds),
            "faces": len(self.cards),
            "tokens": len(self.tokens),
            "jail": next(place for place, space in enumerate(self.spaces) if space.kind == "jail"),
            "start_cash": self.start_cash,
            "houses": self.houses,
            "hotels": self.hotels,
            "top_level": _whole(rules["houses_for_hotel"]) + 1,
            "utility_anew": rules["utility_roll"] == "new",
            "build_own_turn": rules["build_window"] == "own-turn",
            "shortage_auctions": rules["supply_auction"] != "last",
            "shortage_auctions_all": rules["supply_auction"] == "all",
            "jail_doubles_again": rules["jail_doubles_extra_roll"],
            "tax_choice": rules["income_tax_choice"],
            "utility_card_anew": rules["utility_card_roll"],
            "skip_ends_turn": rules["decline_ends_doubles"],
            "jump_forward": rules["jump_moves_forward"],
        }


BOARD_RULES: Final = (  # rule values that the board holds as they are
    "salary",
    "fine",
    "auction_opening",
    "auction_step",
    "rent_window",
    "mortgage_keeps_rent",
    "jail_pay_turns",
    "sell_outright",
    "bankrupt_liquidate_first",
    "bank_clears_mortgage",
    "missions",
)


def _whole(value: object) -> int:
    assert isinstance(value, int), "the reader has checked the rule values"
    return value


def _thing(thing: str, wanted: object, ids: Sequence[str]) -> str:
    kind, _, where = thing.partition(" ")
    named = f"{kind} {wanted!r}{' ' + where if where else ''}"
    return f"{named}{did_you_mean(str(wanted), ids)}; known are {', '.join(ids)}"


def _row(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))
