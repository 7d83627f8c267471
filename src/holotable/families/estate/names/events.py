"""Turns rows of the tape into named estate events."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from holotable.core.naming import constants, event_name
from holotable.core.records import Event
from holotable.editions import Edition
from holotable.families.estate.edition.reader import KEY_NAMES
from holotable.families.estate.names.names import PIECES, Names, ones
from holotable.families.estate.rules import codes

Facts = dict[str, object]

# what follows the cause key and the seat: "name" is a number as it is, "name:kind" is read as that kind
EVENTS: Final[Mapping[str, str]] = {
    "SALARY_PAID": "to amount",
    "BOUGHT": "to amount deed:deed",
    "AUCTION_WON": "to amount deed:deed",
    "RENT_PAID": "to amount deed:deed",
    "TAX_PAID": "to amount",
    "MORTGAGED": "to amount deed:deed",
    "REDEEMED": "to amount deed:deed",
    "INTEREST_PAID": "to amount deed:deed",
    "TRADE_PAID": "to amount offer",
    "ESTATE_PAID": "to amount",
    "FINE_PAID": "to amount",
    "CARD_PAID": "to amount",
    "BUILT": "to amount deed:deed",
    "BUILDING_SOLD": "to amount deed:deed",
    "PIECE_WON": "to amount piece:piece",
    "MISSION_PAID": "to amount mission:mission",
    "OPENING_ROLLED": "dice:dice",
    "BEGAN": "",
    "ROLLED": "dice:dice doubles",
    "MOVED": "from:space to:space path:path",
    "TURN_PASSED": "",
    "AUCTION_OPENED": "lot deed:deed",
    "BID_MADE": "lot amount",
    "BID_PASSED": "lot",
    "PRICED_OUT": "lot seats:seats",
    "AUCTION_UNSOLD": "lot deed:deed",
    "CLAIM_OPENED": "claim creditor amount:rent",
    "RENT_CLAIMED": "claim debtor amount:rent",
    "RENT_ROLLED": "dice:dice claim",
    "RENT_WAIVED": "claim debtor",
    "RENT_LAPSED": "claim creditor",
    "DEBT_ASKED": "creditor amount",
    "MORTGAGE_KEPT": "deed:deed",
    "TRADE_OFFERED": "offer revision partner",
    "TRADE_MADE": "offer revision partner",
    "TRADE_DECLINED": "offer",
    "TRADE_WITHDRAWN": "offer",
    "DEED_PASSED": "deed:deed from",
    "CARDS_PASSED": "decks:decks from",
    "RESIGNED": "",
    "WENT_BANKRUPT": "creditor",
    "WON": "",
    "JAILED": "from:space",
    "JAIL_LEFT": "",
    "JAIL_MISSED": "turn",
    "CARD_DRAWN": "card:card",
    "CARD_KEPT": "card:card",
    "CARD_RETURNED": "card:card",
    "LEVEL_SET": "deed:deed from to",
    "DEMAND_OPENED": "piece:piece seats:seats",
    "WANTED": "piece:piece count",
    "DEMAND_PASSED": "piece:piece",
    "PIECE_OFFERED": "lot piece:piece",
    "PIECE_UNSOLD": "lot piece:piece",
    "DEED_DEALT": "deed:deed",
    "TOKEN_CHOSEN": "token:token",
    "TAX_CHOSEN": "share",
    "JAIL_STAYED": "",
    "MISSION_BEGUN": "mission:mission",
    "MISSION_SKIPPED": "mission:mission",
    "MISSION_ROLLED": "die mission:mission won:flag",
    "MISSION_LAPSED": "mission:mission",
    "STAYED": "mission:mission",
    "TURN_AGAIN": "",
    "TIME_CALLED": "",
    "COUNTED": "worth",
    "TERMS_SET": "cash deeds:deeds jail_cards:decks",
}
NUMBERS: Final = constants(codes)
FACTS: Final = {
    NUMBERS[name]: tuple(fact.partition(":")[::2] for fact in facts.split()) for name, facts in EVENTS.items()
}
KINDS: Final = {NUMBERS[name]: event_name(name) for name in EVENTS}


VALUES: Final = 3  # where the values begin in a row: after kind, cause key and seat

Reader = Callable[[int], object]
Readers = tuple[tuple[str, int, Reader | None], ...]  # name and place of each fact; without a reader a number as it is


class Events:
    """Turns the rows of a tape into records."""

    def __init__(self, edition: Edition, names: Names) -> None:
        """Keep the names of the board, and how the values of every kind are read."""
        self._edition = edition
        self._names = names
        self._how: Mapping[str, Reader] = {
            "deed": names.deed,
            "space": names.spaces.__getitem__,
            "piece": PIECES.__getitem__,
            "token": names.tokens.__getitem__,
            "mission": names.mission,
            "flag": bool,
            "seats": ones,
            "decks": names.deck_list,
            "deeds": names.deed_list,
        }
        self._readers = {kind: self._readers_of(kind) for kind in FACTS}

    def _readers_of(self, kind: int) -> Readers | None:
        """Give how the values of a kind are read one by one; None where a value makes two facts, or two make one."""
        if any(how in ("dice", "card", "path", "rent") for _, how in FACTS[kind]):
            return None
        return tuple((fact, VALUES + place, self._how.get(how)) for place, (fact, how) in enumerate(FACTS[kind]))

    def event(self, row: Sequence[int]) -> Event:
        """Turn a row into a record."""
        kind, name = row[0], KEY_NAMES[row[1]]
        readers = self._readers[kind]
        if readers is None:
            facts = self._odd_facts(kind, row[VALUES:])
        else:
            facts = {fact: read(row[place]) if read else row[place] for fact, place, read in readers}
        return Event(KINDS[kind], row[2], name, self._edition.rule_of(name), facts)

    def _odd_facts(self, kind: int, values: Sequence[int]) -> Facts:
        facts: Facts = {}
        place = 0
        for fact, how in FACTS[kind]:
            if how == "dice":
                facts[fact] = list(values[place : place + 2])
                place += 1
            elif how == "card":
                facts |= self._card(values[place])
            elif how == "path":
                facts[fact] = self._names.path(values[0], values[1], values[place])
            elif how == "rent":
                facts |= {"amount": values[place]} if values[place] >= 0 else {"factor": -values[place]}
            else:
                facts[fact] = self._how[how](values[place]) if how else values[place]
            place += 1
        return facts

    def _card(self, face: int) -> Facts:
        return {"deck": self._names.decks[self._names.deck_of_card[face]], "card": self._names.cards[face]}
