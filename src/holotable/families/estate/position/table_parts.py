"""Reads the open rent claims and the decks of an estate position."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from holotable.core.checks import brief_repr
from holotable.families.estate import rules
from holotable.families.estate.names.names import Names
from holotable.families.estate.position.entries import Entries, check_entries, look_up, padded, refuse, whole

CLAIM_ENTRIES: Final = ("id", "debtor", "creditor", "deed", "amount", "factor", "closes")
DECK_ENTRIES: Final = ("unseen", "queue")
CASH_MOST: Final = 1_000_000_000  # all seats together stay below what the rules can count
FACTOR_MOST: Final = 1_000


def lay_claims(names: Names, state: rules.State, position: Entries) -> None:
    """Open the rent claims that wait for their owner."""
    claims = position.get("claims", [])
    if not isinstance(claims, list) or len(claims) > rules.CLAIMS:
        refuse(f"claims must be a list of at most {rules.CLAIMS} claims")
    rows = [_claim_row(names, state, number, claim) for number, claim in enumerate(claims)]
    if len({row[0] for row in rows}) < len(rows):
        refuse("two claims have the same id")
    state.claims = len(rows)
    state.last_claim = max((row[0] for row in rows), default=0)
    columns = [list(column) for column in zip(*rows, strict=True)] or [[]] * 7
    state.claim_id, state.claim_debtor, state.claim_creditor, state.claim_deed = (
        padded(column, blank, rules.CLAIMS) for column, blank in zip(columns[:4], (0, 0, 0, rules.NO_DEED), strict=True)
    )
    state.claim_amount, state.claim_factor, state.claim_waits = (
        padded(column, 0, rules.CLAIMS) for column in columns[4:]
    )


def _claim_row(names: Names, state: rules.State, number: int, claim: object) -> tuple[int, ...]:
    """Read one claim: its number, debtor, creditor, deed, amount, factor, and the turns it waits."""
    what = f"claim {number}"
    if not isinstance(claim, Mapping):
        refuse(f"{what} must be an object, not {brief_repr(claim)}")
    check_entries(what, claim, CLAIM_ENTRIES)
    debtor = _player(state, claim, what, "debtor")
    creditor = _player(state, claim, what, "creditor")
    if debtor == creditor:
        refuse(f"{what}: seat {debtor} owes no rent to itself")
    if ("amount" in claim) == ("factor" in claim):
        refuse(f"{what} must have either an amount or a factor")
    return (
        whole(claim.get("id", number + 1), f"{what}: id", 1, rules.IDS),
        debtor,
        creditor,
        _claim_deed(names, state, what, claim, debtor),
        whole(claim.get("amount", 0), f"{what}: amount", 0, CASH_MOST),
        whole(claim.get("factor", 0), f"{what}: factor", 1 if "factor" in claim else 0, FACTOR_MOST),
        whole(claim.get("closes", state.board.rent_window), f"{what}: closes", 1, state.board.rent_window),
    )


def _player(state: rules.State, claim: Entries, what: str, entry: str) -> int:
    if entry not in claim:
        refuse(f"{what} lacks the entry {entry!r}")
    seat = whole(claim[entry], f"{what}: {entry}", 0, state.seats - 1)
    if not state.playing >> seat & 1:
        refuse(f"{what}: seat {seat} is out, so it has no claims and owes none")
    return seat


def _claim_deed(names: Names, state: rules.State, what: str, claim: Entries, debtor: int) -> int:
    """Read what the rent is for; if nothing is said, it is for the space on which the debtor stands."""
    space = state.space[debtor]
    if "deed" not in claim and names.estate.spaces[space].deed is None:
        refuse(f"{what} must name its deed, because seat {debtor} does not stand on one")
    deed = look_up(claim.get("deed", names.spaces[space]), names.deed_numbers, "deed")
    utility = names.estate.groups[names.group_of_deed[deed]].kind == "utility"
    if "factor" in claim and not utility:
        refuse(f"{what}: the rent of {names.deeds[deed]!r} is an amount, not a factor of the dice")
    return deed


def lay_decks(names: Names, state: rules.State, position: Entries) -> None:
    """Fill the decks; cards that seats hold are in neither, what is not named lies unseen."""
    decks = position.get("decks", {})
    if not isinstance(decks, Mapping):
        refuse(f"decks must be an object of decks, not {brief_repr(decks)}")
    for deck in decks:
        look_up(deck, names.deck_numbers, "deck")
    unseen = [0] * rules.FACES
    queue = [0] * (rules.DECKS * rules.DECK_CARDS)
    queued = [0] * rules.DECKS
    for number, deck in enumerate(names.decks):
        hidden, seen = _deck(names, state, number, decks.get(deck, {}))
        queue[number * rules.DECK_CARDS : number * rules.DECK_CARDS + len(seen)] = seen
        queued[number] = len(seen)
        for face, count in hidden.items():
            unseen[face] = count
    state.unseen, state.queue, state.queued = unseen, queue, queued
    state.unseen_cards = [
        sum(unseen[face] for face, deck in enumerate(names.deck_of_card) if deck == number)
        for number in range(rules.DECKS)
    ]


def _deck(names: Names, state: rules.State, deck: int, entries: object) -> tuple[Counter[int], list[int]]:
    """Read one deck: the unseen cards, and the seen ones in order."""
    name = names.decks[deck]
    if not isinstance(entries, Mapping):
        refuse(f"the deck {name!r} must be an object with the entries {', '.join(DECK_ENTRIES)}")
    check_entries(f"the deck {name!r}", entries, DECK_ENTRIES)
    whole = Counter({face: card.copies for face, card in enumerate(names.estate.cards) if card.deck == deck})
    if any(cards >> deck & 1 for cards in state.jail_cards):
        whole[state.board.jail_card[deck]] -= 1
    queue = _cards(names, deck, entries.get("queue", []), "queue")
    unseen = (
        Counter(_cards(names, deck, entries["unseen"], "unseen")) if "unseen" in entries else whole - Counter(queue)
    )
    if unseen + Counter(queue) != +whole:
        refuse(f"unseen, queue and held cards of the deck {name!r} must together be its {_copies(names, deck)} cards")
    return unseen, queue


def _copies(names: Names, deck: int) -> int:
    return sum(card.copies for card in names.estate.cards if card.deck == deck)


def _cards(names: Names, deck: int, cards: object, where: str) -> list[int]:
    if not isinstance(cards, list) or len(cards) > rules.DECK_CARDS:
        refuse(f"{where} of the deck {names.decks[deck]!r} must be a list of its cards, not {brief_repr(cards)}")
    known = names.card_numbers(deck)
    return [look_up(card, known, "card") for card in cards]
