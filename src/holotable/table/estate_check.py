"""Exact estate states from outside: every number that a rule could look something up with is checked before any rule runs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from holotable import estate as rules
from holotable.core.errors import EditionError
from holotable.editions.estate import KEY_NAMES
from holotable.table.estate_events import FACTS
from holotable.table.estate_names import Names

AMOUNT_MOST: Final = (1 << 31) - 1
TURNS_MOST: Final = 1 << 30
THROW_MOST: Final = 12
Fields = Mapping[str, Any]


def check_estate(names: Names, board: rules.Board, fields: Fields, tokens: Sequence[str]) -> None:
    """Refuse the fields of a state whose numbers do not exist on this board or at this table."""
    _check_seats(names, fields, tokens)
    _check_turn(fields)
    _check_holdings(board, fields)
    _check_decks(names, board, fields)
    _check_claims(board, fields)
    _check_debts(board, fields)
    _check_auction(board, fields)
    _check_offers(board, fields)
    _check_blanks(board, fields)


def _check_seats(names: Names, fields: Fields, tokens: Sequence[str]) -> None:
    edition = names.estate.edition
    seats = _ranged(fields, "seats", edition.seats_min, edition.seats_max)
    if seats != len(tokens):
        _refuse(f"the state has {seats} seats, {len(tokens)} names are given")
    for name in ("playing", "contenders", "passed", "asked"):
        _ranged(fields, name, 0, (1 << seats) - 1)
    for name in ("winner", "high_bidder", "placer"):
        _ranged(fields, name, rules.NOBODY, seats - 1)
    _ranged(fields, "rank", 0, seats)
    _ranged(fields, "opening", 0, THROW_MOST)


def _check_turn(fields: Fields) -> None:
    _ranged(fields, "turn", 0, fields["seats"] - 1)
    _ranged(fields, "turns", 0, TURNS_MOST)
    phase = _ranged(fields, "phase", rules.OPENING, rules.LEAVING)
    for name in ("thrown", "auctioning", "prepaid"):
        _ranged(fields, name, 0, 1)
    _ranged(fields, "doubles", 0, 2)
    for name in ("first_die", "second_die"):
        _ranged(fields, name, 0, 6)
    if phase in (rules.OPENING, rules.ROLLING) or fields["drawing"] != rules.NO_DECK:
        _refuse("luck is due; a state is written down only while a seat is due or the game is over")
    if fields["claim_thrown"] != rules.NO_CLAIM or fields["contenders"]:
        _refuse("luck is due; a state is written down only while a seat is due or the game is over")


def _check_holdings(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    _ranged(fields, "cash", 0, AMOUNT_MOST)
    _ranged(fields, "credit", 0, AMOUNT_MOST)
    if sum(fields["cash"]) + sum(fields["credit"]) > AMOUNT_MOST:
        _refuse(f"the seats have more than {AMOUNT_MOST} together")
    _ranged(fields, "space", 0, board.spaces - 1)
    _ranged(fields, "jail", 0, 3)
    _ranged(fields, "jail_cards", 0, (1 << rules.DECKS) - 1)
    _ranged(fields, "deeds", 0, (1 << board.deeds) - 1)
    _ranged(fields, "sets", 0, (1 << rules.GROUPS) - 1)
    _ranged(fields, "owned", 0, rules.GROUP_DEEDS)
    _ranged(fields, "owner", rules.BANK, seats - 1)
    _ranged(fields, "mortgaged", 0, 1)
    _ranged(fields, "level", 0, board.top_level)
    _ranged(fields, "built", 0, rules.GROUP_DEEDS * board.top_level)
    _ranged(fields, "buried", 0, rules.GROUP_DEEDS)
    _ranged(fields, "stock", 0, max(board.houses, board.hotels))


def _check_decks(names: Names, board: rules.Board, fields: Fields) -> None:
    _ranged(fields, "unseen", 0, rules.DECK_CARDS)
    _ranged(fields, "unseen_cards", 0, rules.DECK_CARDS)
    _ranged(fields, "queued", 0, rules.DECK_CARDS)
    _ranged(fields, "queue", 0, board.faces - 1)
    for deck, queued in enumerate(fields["queued"]):
        first = deck * rules.DECK_CARDS
        if any(names.deck_of_card[face] != deck for face in fields["queue"][first : first + queued]):
            _refuse(f"a card of another deck lies in the queue of {names.decks[deck]!r}")


def _check_claims(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    _ranged(fields, "claims", 0, rules.CLAIMS)
    _ranged(fields, "last_claim", 0, rules.IDS)
    _ranged(fields, "claim_id", 0, rules.IDS)
    _ranged(fields, "claim_debtor", 0, seats - 1)
    _ranged(fields, "claim_creditor", 0, seats - 1)
    _ranged(fields, "claim_deed", rules.NO_DEED, board.deeds - 1)
    _ranged(fields, "claim_amount", 0, AMOUNT_MOST)
    _ranged(fields, "claim_factor", 0, (1 << 15) - 1)
    _ranged(fields, "claim_waits", 0, board.rent_window)
    for place in range(fields["claims"]):
        if fields["claim_deed"][place] == rules.NO_DEED or fields["claim_id"][place] == 0:
            _refuse("a claim has a number and is for a deed")


def _check_debts(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    debts = _ranged(fields, "debts", 0, rules.DEBTS)
    _ranged(fields, "debt_debtor", 0, seats - 1)
    _ranged(fields, "debt_creditor", rules.BANK, seats - 1)
    _ranged(fields, "debt_amount", 0, AMOUNT_MOST)
    _ranged(fields, "debt_deed", rules.NO_DEED, board.deeds - 1)
    _ranged(fields, "debt_stage", rules.NEW_DEBT, rules.CHOICE_DEBT)
    for place in range(debts):
        _check_debt(fields, place)
    choices = fields["debt_stage"][:debts].count(rules.CHOICE_DEBT)
    if debts + fields["claims"] + board.deeds - choices > rules.DEBTS:
        _refuse(f"{debts} debts are open, more than a game can have")


def _check_debt(fields: Fields, place: int) -> None:
    kind, cause, deed = (fields[name][place] for name in ("debt_event", "debt_cause", "debt_deed"))
    if kind > rules.words.PAYMENTS_END or kind not in FACTS or cause not in KEY_NAMES:
        _refuse(f"a debt is for the event {kind} by the rule {cause}, which do not exist")
    needs_deed = any(how == "deed" for _, how in FACTS[kind]) or fields["debt_stage"][place] == rules.CHOICE_DEBT
    if needs_deed and deed == rules.NO_DEED:
        _refuse("a debt for a deed names none")


def _check_auction(board: rules.Board, fields: Fields) -> None:
    _ranged(fields, "lot", 0, rules.IDS)
    _ranged(fields, "lot_deed", rules.NO_DEED, board.deeds - 1)
    _ranged(fields, "lot_piece", rules.NO_PIECE, rules.HOTEL)
    _ranged(fields, "high_bid", 0, AMOUNT_MOST)
    _ranged(fields, "lots_waiting", 0, board.deeds)
    _ranged(fields, "waiting", 0, 1)
    _ranged(fields, "demand", rules.NO_PIECE, rules.HOTEL)
    _ranged(fields, "wanted", 0, max(board.houses, board.hotels))


def _check_offers(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    _ranged(fields, "offers", 0, rules.OFFERS)
    for name in ("last_offer", "offer_id", "offer_revision"):
        _ranged(fields, name, 0, rules.IDS)
    for name in ("offer_maker", "offer_taker"):
        _ranged(fields, name, 0, seats - 1)
    for side in ("give", "want"):
        _ranged(fields, f"{side}_cash", 0, AMOUNT_MOST)
        _ranged(fields, f"{side}_deeds", 0, (1 << board.deeds) - 1)
        _ranged(fields, f"{side}_cards", 0, (1 << rules.DECKS) - 1)


def _check_blanks(board: rules.Board, fields: Fields) -> None:
    """See that seats, deeds and cards that this game does not have are blank."""
    seats = fields["seats"]
    blanks: Mapping[str, tuple[int, int]] = {
        "cash": (seats, 0),
        "space": (seats, 0),
        "jail": (seats, 0),
        "jail_cards": (seats, 0),
        "deeds": (seats, 0),
        "credit": (seats, 0),
        "sets": (seats, 0),
        "rank": (seats, 0),
        "opening": (seats, 0),
        "wanted": (seats, 0),
        "owned": (seats * rules.GROUPS, 0),
        "owner": (board.deeds, rules.BANK),
        "mortgaged": (board.deeds, 0),
        "level": (board.deeds, 0),
        "waiting": (board.deeds, 0),
        "unseen": (board.faces, 0),
    }
    for name, (first, blank) in blanks.items():
        if any(number != blank for number in fields[name][first:]):
            _refuse(f"{name} holds something for a seat, deed or card that this game does not have")


def _ranged(fields: Fields, name: str, low: int, high: int) -> int:
    value = fields[name]
    for number in value if isinstance(value, list) else (value,):
        if not low <= number <= high:
            _refuse(f"{name} is {number}, allowed are {low} to {high}")
    return int(value) if isinstance(value, int) else 0


def _refuse(problem: str) -> NoReturn:
    raise EditionError(f"impossible state: {problem}")
