"""Cards: drawn on their spaces, carried out at once, and put under their deck unless they are kept."""

from holotable.core.decisions import BANK
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import (
    ADVANCE,
    ADVANCE_NEAREST,
    ARREST,
    COLLECT,
    COLLECT_EACH,
    DEED_SPACE,
    KEEP,
    NO_CARD,
    PAY,
    PAY_EACH,
    REPAIR,
    STEP,
)
from holotable.families.estate.rules.codes import CARD_DRAWN, CARD_KEPT, CARD_PAID
from holotable.families.estate.rules.debt import owe
from holotable.families.estate.rules.decks import put_back, take_queued, take_unseen
from holotable.families.estate.rules.jail import send_to_jail
from holotable.families.estate.rules.keys import CARD_DRAW, CARD_KEEP, CARD_OBEY, CARD_SALARY
from holotable.families.estate.rules.moving import land_on_deed, move, step_back
from holotable.families.estate.rules.ownership import hotels_of, houses_of, pay
from holotable.families.estate.rules.state import NO_DEED, RESOLVED, State, is_playing


def draw_unseen(state: State, face: int, tape: Tape) -> None:
    """Carry out the card that luck has drawn."""
    take_unseen(state, face)
    carry_out(state, face, tape)


def draw_queued(state: State, tape: Tape) -> None:
    """Carry out the card that is known to be on top."""
    face: int = take_queued(state)
    if face != NO_CARD:
        carry_out(state, face, tape)


def carry_out(state: State, face: int, tape: Tape) -> None:
    """Keep a jail card; put any other under its deck and do what it says (rule: card.bottom)."""
    verb: int = state.board.card_verb[face]
    tape.write(CARD_DRAWN, CARD_DRAW, state.lander, face, 0, 0)
    if verb == KEEP:
        state.jail_cards[state.lander] |= bit(state.board.card_deck[face])
        tape.write(CARD_KEPT, CARD_KEEP, state.lander, face, 0, 0)
        return
    put_back(state, face)
    if verb >= ADVANCE:
        obey_move(state, face, tape)
    else:
        obey_payment(state, face, tape)


def obey_move(state: State, face: int, tape: Tape) -> None:
    """Move the token of the lander as a card says; where it comes to, it has landed."""
    verb: int = state.board.card_verb[face]
    amount: int = state.board.card_amount[face]
    state.carded = True
    if verb == ADVANCE:
        move(state, distance_to(state, amount), CARD_OBEY, CARD_SALARY, tape)
    elif verb == ADVANCE_NEAREST:
        advance_to_nearest(state, amount, state.board.card_second[face], tape)
    elif verb == STEP and amount > 0:
        move(state, amount, CARD_OBEY, CARD_SALARY, tape)
    elif verb == STEP:
        step_back(state, -amount, tape)
    else:
        assert verb == ARREST, "no other card moves a token"
        send_to_jail(state, CARD_OBEY, tape)


def distance_to(state: State, space: int) -> int:
    """Count the spaces forward to a space; to the own one it is the whole ring."""
    spaces: int = state.board.spaces
    return (space - state.space[state.lander] + spaces - 1) % spaces + 1


def advance_to_nearest(state: State, group: int, special: int, tape: Tape) -> None:
    """Advance to the next deed of a group; its owner may ask for a special rent."""
    steps: int = 1
    while not is_in_group(state, (state.space[state.lander] + steps) % state.board.spaces, group):
        steps += 1
    move(state, steps, CARD_OBEY, CARD_SALARY, tape)
    state.phase = RESOLVED
    land_on_deed(state, special, tape)


def is_in_group(state: State, space: int, group: int) -> bool:
    """Tell whether a space is that of a deed of a group."""
    return state.board.space_kind[space] == DEED_SPACE and state.board.group[state.board.space_deed[space]] == group


def obey_payment(state: State, face: int, tape: Tape) -> None:
    """Collect or owe what a card says."""
    verb: int = state.board.card_verb[face]
    amount: int = state.board.card_amount[face]
    if verb == COLLECT:
        pay(state, BANK, state.lander, amount, CARD_PAID, CARD_OBEY, 0, tape)
    elif verb == PAY:
        owe_for_card(state, state.lander, BANK, amount)
    elif verb == REPAIR:
        owe_for_card(state, state.lander, BANK, repairs(state, amount, state.board.card_second[face]))
    else:
        share(state, verb, amount)


def owe_for_card(state: State, debtor: int, creditor: int, amount: int) -> None:
    """Owe what a card asks for, unless that is nothing."""
    if amount > 0:
        owe(state, debtor, creditor, amount, CARD_PAID, CARD_OBEY, NO_DEED)


def share(state: State, verb: int, amount: int) -> None:
    """Owe to or be owed by every other seat; the left neighbour comes first, so its debt is laid on last."""
    step: int = state.seats - 1
    other: int
    while step > 0:
        other = (state.lander + step) % state.seats
        if is_playing(state, other) and verb == PAY_EACH:
            owe_for_card(state, state.lander, other, amount)
        elif is_playing(state, other):
            assert verb == COLLECT_EACH, "no other card is shared"
            owe_for_card(state, other, state.lander, amount)
        step -= 1


def repairs(state: State, house: int, hotel: int) -> int:
    """Give what the buildings of the lander cost at so much a piece."""
    deed: int
    amount: int = 0
    for deed in range(state.board.deeds):
        if has(state.deeds[state.lander], deed):
            amount += houses_of(state, state.level[deed]) * house + hotels_of(state, state.level[deed]) * hotel
    return amount
