"""Checks an exact estate state from outside: every number that a rule uses as an index, before any rule runs."""

from collections.abc import Mapping, Sequence
from typing import Final

from holotable.families.estate import rules
from holotable.families.estate.edition.reader import KEY_NAMES
from holotable.families.estate.names.names import Names
from holotable.families.estate.position.fields import Fields, ranged, refuse
from holotable.families.estate.position.situation_check import check_course
from holotable.families.estate.rules import codes
from holotable.families.estate.rules.state import CLOSING, NO_TOKEN

AMOUNT_MOST: Final = (1 << 31) - 1
TURNS_MOST: Final = 1 << 30
THROW_MOST: Final = 12
DEBTS: Final[Mapping[int, bool]] = {  # what a debt may be for, and whether that is a deed
    codes.RENT_PAID: True,
    codes.INTEREST_PAID: True,
    codes.TAX_PAID: False,
    codes.FINE_PAID: False,
    codes.CARD_PAID: False,
    codes.MISSION_PAID: False,
}


def check_estate(names: Names, board: rules.Board, fields: Fields, tokens: Sequence[str | None]) -> None:
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
    check_course(board, fields)


def _check_seats(names: Names, fields: Fields, tokens: Sequence[str | None]) -> None:
    edition = names.estate.edition
    seats = ranged(fields, "seats", edition.seats_min, edition.seats_max)
    if seats != len(tokens):
        refuse(f"the state has {seats} seats, {len(tokens)} names are given")
    for name in ("playing", "contenders", "passed", "asked"):
        ranged(fields, name, 0, (1 << seats) - 1)
    for name in ("winner", "high_bidder", "placer", "victim"):
        ranged(fields, name, rules.NOBODY, seats - 1)
    ranged(fields, "rank", 0, seats)
    ranged(fields, "opening", 0, THROW_MOST)


def _check_turn(fields: Fields) -> None:
    ranged(fields, "turn", 0, fields["seats"] - 1)
    ranged(fields, "turns", 0, TURNS_MOST)
    phase = ranged(fields, "phase", rules.OPENING, CLOSING)
    for name in ("thrown", "auctioning", "prepaid", "carded", "time_up", "ending", "on_mission"):
        ranged(fields, name, 0, 1)
    ranged(fields, "doubles", 0, 2)
    for name in ("first_die", "second_die"):
        ranged(fields, name, 0, 6)
    if phase in (rules.OPENING, rules.ROLLING) or fields["drawing"] != rules.NO_DECK:
        refuse("luck is due; a state is written down only while a seat is due or the game is over")
    if fields["claim_thrown"] != rules.NO_CLAIM or fields["contenders"] or fields["on_mission"] or fields["undealt"]:
        refuse("luck is due; a state is written down only while a seat is due or the game is over")


def _check_holdings(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    ranged(fields, "cash", 0, AMOUNT_MOST)
    ranged(fields, "credit", 0, AMOUNT_MOST)
    if sum(fields["cash"]) + sum(fields["credit"]) > AMOUNT_MOST:
        refuse(f"the seats have more than {AMOUNT_MOST} together")
    ranged(fields, "space", 0, board.spaces - 1)
    ranged(fields, "jail", 0, 3)
    ranged(fields, "jail_cards", 0, (1 << rules.DECKS) - 1)
    ranged(fields, "deeds", 0, (1 << board.deeds) - 1)
    ranged(fields, "sets", 0, (1 << rules.GROUPS) - 1)
    ranged(fields, "owned", 0, rules.GROUP_DEEDS)
    ranged(fields, "owner", rules.BANK, seats - 1)
    ranged(fields, "mortgaged", 0, 1)
    ranged(fields, "level", 0, board.top_level)
    ranged(fields, "built", 0, rules.GROUP_DEEDS * board.top_level)
    ranged(fields, "buried", 0, rules.GROUP_DEEDS)
    ranged(fields, "stock", 0, max(board.houses, board.hotels))


def _check_decks(names: Names, board: rules.Board, fields: Fields) -> None:
    ranged(fields, "unseen", 0, rules.DECK_CARDS)
    ranged(fields, "unseen_cards", 0, rules.DECK_CARDS)
    ranged(fields, "queued", 0, rules.DECK_CARDS)
    ranged(fields, "queue", 0, board.faces - 1)
    for deck, queued in enumerate(fields["queued"]):
        first = deck * rules.DECK_CARDS
        if any(names.deck_of_card[face] != deck for face in fields["queue"][first : first + queued]):
            refuse(f"a card of another deck lies in the queue of {names.decks[deck]!r}")


def _check_claims(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    ranged(fields, "claims", 0, rules.CLAIMS)
    ranged(fields, "last_claim", 0, rules.IDS)
    ranged(fields, "claim_id", 0, rules.IDS)
    ranged(fields, "claim_debtor", 0, seats - 1)
    ranged(fields, "claim_creditor", 0, seats - 1)
    ranged(fields, "claim_deed", rules.NO_DEED, board.deeds - 1)
    ranged(fields, "claim_amount", 0, AMOUNT_MOST)
    ranged(fields, "claim_factor", 0, (1 << 15) - 1)
    ranged(fields, "claim_waits", 0, board.rent_window)
    for place in range(fields["claims"]):
        if fields["claim_deed"][place] == rules.NO_DEED or fields["claim_id"][place] == 0:
            refuse("a claim has a number and is for a deed")


def _check_debts(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    debts = ranged(fields, "debts", 0, rules.DEBTS)
    ranged(fields, "debt_debtor", 0, seats - 1)
    ranged(fields, "debt_creditor", rules.BANK, seats - 1)
    ranged(fields, "debt_amount", 0, AMOUNT_MOST)
    ranged(fields, "debt_deed", rules.NO_DEED, board.deeds - 1)
    ranged(fields, "debt_stage", rules.NEW_DEBT, rules.CHOICE_DEBT)
    for place in range(debts):
        _check_debt(fields, place)
    choices = fields["debt_stage"][:debts].count(rules.CHOICE_DEBT)
    if debts + fields["claims"] + board.deeds - choices > rules.DEBTS:
        refuse(f"{debts} debts are open, more than a game can have")


def _check_debt(fields: Fields, place: int) -> None:
    kind, cause, deed = (fields[name][place] for name in ("debt_event", "debt_cause", "debt_deed"))
    if kind not in DEBTS or cause not in KEY_NAMES:
        refuse(f"a debt is for the event {kind} by the rule {cause}, which do not exist")
    if DEBTS[kind] != (deed != rules.NO_DEED):
        refuse("a debt names a deed if it is for one, and only then")
    if fields["debt_stage"][place] == rules.CHOICE_DEBT and kind != codes.INTEREST_PAID:
        refuse("only the interest on a received deed leaves a choice")


def _check_auction(board: rules.Board, fields: Fields) -> None:
    ranged(fields, "lot", 0, rules.IDS)
    ranged(fields, "lot_deed", rules.NO_DEED, board.deeds - 1)
    ranged(fields, "lot_piece", rules.NO_PIECE, rules.HOTEL)
    ranged(fields, "high_bid", 0, AMOUNT_MOST)
    ranged(fields, "lots_waiting", 0, board.deeds)
    ranged(fields, "waiting", 0, 1)
    ranged(fields, "demand", rules.NO_PIECE, rules.HOTEL)
    ranged(fields, "wanted", 0, max(board.houses, board.hotels))


def _check_offers(board: rules.Board, fields: Fields) -> None:
    seats = fields["seats"]
    ranged(fields, "offers", 0, rules.OFFERS)
    for name in ("last_offer", "offer_id", "offer_revision"):
        ranged(fields, name, 0, rules.IDS)
    for name in ("offer_maker", "offer_taker"):
        ranged(fields, name, 0, seats - 1)
    for side in ("give", "want"):
        ranged(fields, f"{side}_cash", 0, AMOUNT_MOST)
        ranged(fields, f"{side}_deeds", 0, (1 << board.deeds) - 1)
        ranged(fields, f"{side}_cards", 0, (1 << rules.DECKS) - 1)


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
        "token": (seats, NO_TOKEN),
        "owned": (seats * rules.GROUPS, 0),
        "owner": (board.deeds, rules.BANK),
        "mortgaged": (board.deeds, 0),
        "level": (board.deeds, 0),
        "waiting": (board.deeds, 0),
        "unseen": (board.faces, 0),
    }
    for name, (first, blank) in blanks.items():
        if any(number != blank for number in fields[name][first:]):
            refuse(f"{name} holds something for a seat, deed or card that this game does not have")
