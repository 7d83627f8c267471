"""Rent: what a landing costs, the claim it opens, and the window in which the owner may ask."""

from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.board import LADDER, RENTS, STREETS, UTILITY
from holotable.families.estate.rules.codes import (
    CLAIM_OPENED,
    RENT_CLAIMED,
    RENT_LAPSED,
    RENT_PAID,
    RENT_ROLLED,
    RENT_WAIVED,
)
from holotable.families.estate.rules.debt import is_settling, owe
from holotable.families.estate.rules.keys import (
    CARD_OBEY,
    DEBT_RAISE,
    LADDER_COUNT,
    RENT_ASKED,
    RENT_GROUP,
    RENT_LEVEL,
    RENT_MORTGAGED,
    RENT_WINDOW,
    UTILITY_BOTH,
    UTILITY_ONE,
    UTILITY_ROLL,
)
from holotable.families.estate.rules.ownership import owned_in_group, owns_group
from holotable.families.estate.rules.situation import why_not_act
from holotable.families.estate.rules.state import CLAIMS, NO_CLAIM, State, next_id


def rent_due(state: State, deed: int) -> int:
    """Give the rent of an owned deed, or the factor of the dice for a utility."""
    printed: int = state.board.rent[deed * RENTS + rung_of(state, deed)]
    return 2 * printed if is_doubled(state, deed) else printed


def rung_of(state: State, deed: int) -> int:
    """Give which of its printed rents an owned deed asks: by what stands on it, or by how many its owner has."""
    if state.board.group_kind[state.board.group[deed]] == STREETS:
        return state.level[deed]
    return owned_in_group(state, state.owner[deed], deed) - 1


def is_doubled(state: State, deed: int) -> bool:
    """Tell whether an owned street asks double, as it is bare and its group whole (rule: rent.beside-mortgage)."""
    if state.board.group_kind[state.board.group[deed]] != STREETS or state.level[deed] > 0:
        return False
    return owns_group(state, state.owner[deed], deed)


def why_rent(state: State, deed: int) -> int:
    """Give the rule that sets the rent of an owned deed."""
    kind: int = state.board.group_kind[state.board.group[deed]]
    if kind == LADDER:
        return LADDER_COUNT
    if kind == UTILITY:
        return UTILITY_ONE if owned_in_group(state, state.owner[deed], deed) == 1 else UTILITY_BOTH
    return RENT_GROUP if is_doubled(state, deed) else RENT_LEVEL


def open_claim(state: State, debtor: int, deed: int, special: int, tape: Tape) -> None:
    """Fix creditor and rent at the landing; the owner may ask from now on.

    ``special`` is what a card makes of the rent: so many times, or another factor for dice that are thrown for it.
    """
    cause: int
    rent: int = rent_due(state, deed)
    by_dice: bool = state.board.group_kind[state.board.group[deed]] == UTILITY
    if special > 0:
        rent = special if by_dice else special * rent
    if state.claims == CLAIMS:
        lapse(state, 0, tape)  # more open claims than any turn can make: the oldest gives way
    state.last_claim = next_id(state.last_claim)
    state.claim_id[state.claims] = state.last_claim
    state.claim_debtor[state.claims] = debtor
    state.claim_creditor[state.claims] = state.owner[deed]
    state.claim_waits[state.claims] = state.board.rent_window
    state.claim_deed[state.claims] = deed
    state.claim_amount[state.claims] = rent
    state.claim_factor[state.claims] = 0
    if by_dice and (state.board.utility_anew or special > 0 or (state.carded and state.board.utility_card_anew)):
        state.claim_amount[state.claims] = 0
        state.claim_factor[state.claims] = rent
    elif by_dice:
        state.claim_amount[state.claims] = rent * (state.first_die + state.second_die)
    rent = state.claim_amount[state.claims] - state.claim_factor[state.claims]  # one of them is 0
    state.claims += 1
    cause = CARD_OBEY if special > 0 else why_rent(state, deed)
    tape.write(CLAIM_OPENED, cause, debtor, state.last_claim, state.owner[deed], rent)


def place_of_claim(state: State, claim: int) -> int:
    """Give the place of an open claim by its number, or ``NO_CLAIM``."""
    place: int
    for place in range(state.claims):
        if state.claim_id[place] == claim:
            return place
    return NO_CLAIM


def why_not_ask(state: State, seat: int, claim: int) -> int:
    """Say why a seat may not ask for this rent, or give it up, now; nobody asks a debtor who is raising cash."""
    place: int = place_of_claim(state, claim)
    if place == NO_CLAIM:
        return RENT_WINDOW if 0 < claim <= state.last_claim else DECISION_MALFORMED
    if state.claim_creditor[place] != seat:
        return RENT_ASKED
    return DEBT_RAISE if is_settling(state, state.claim_debtor[place]) else why_not_act(state, seat)


def why_not_claim(state: State, seat: int, claim: int) -> int:
    """Say why a seat may not ask for this rent, or ``ALLOWED``; on some boards a mortgage ends what a landing began."""
    refusal: int = why_not_ask(state, seat, claim)
    if refusal != ALLOWED or state.board.mortgage_keeps_rent:
        return refusal
    return RENT_MORTGAGED if state.mortgaged[state.claim_deed[place_of_claim(state, claim)]] else ALLOWED


def claim_rent(state: State, seat: int, claim: int, tape: Tape) -> None:
    """Ask for a rent; one that hangs on dice is thrown first."""
    place: int = place_of_claim(state, claim)
    debtor: int = state.claim_debtor[place]
    if state.claim_factor[place] > 0:
        tape.write(RENT_CLAIMED, UTILITY_ROLL, seat, claim, debtor, -state.claim_factor[place])
        state.claim_thrown = place
    else:
        tape.write(RENT_CLAIMED, RENT_ASKED, seat, claim, debtor, state.claim_amount[place])
        collect(state, place)


def throw_rent(state: State, first: int, second: int, tape: Tape) -> None:
    """Take the dice of a claimed rent, which move nobody and are no doubles."""
    place: int = state.claim_thrown
    state.claim_thrown = NO_CLAIM
    state.claim_amount[place] = state.claim_factor[place] * (first + second)
    tape.write(RENT_ROLLED, UTILITY_ROLL, state.claim_debtor[place], first, second, state.claim_id[place])
    collect(state, place)


def collect(state: State, place: int) -> None:
    """Turn a claim into a debt."""
    debtor: int = state.claim_debtor[place]
    deed: int = state.claim_deed[place]
    owe(state, debtor, state.claim_creditor[place], state.claim_amount[place], RENT_PAID, RENT_ASKED, deed)
    remove_claim(state, place)


def waive_rent(state: State, seat: int, claim: int, tape: Tape) -> None:
    """Give a rent up."""
    place: int = place_of_claim(state, claim)
    tape.write(RENT_WAIVED, RENT_ASKED, seat, claim, state.claim_debtor[place], 0)
    remove_claim(state, place)


def close_windows(state: State, tape: Tape) -> None:
    """Count the first throw of a turn against every open claim; those whose window closes lapse."""
    place: int = state.claims - 1
    while place >= 0:
        state.claim_waits[place] -= 1
        if state.claim_waits[place] == 0:
            lapse(state, place, tape)
        place -= 1


def lapse(state: State, place: int, tape: Tape) -> None:
    """End a claim that nobody has asked for."""
    creditor: int = state.claim_creditor[place]
    tape.write(RENT_LAPSED, RENT_WINDOW, state.claim_debtor[place], state.claim_id[place], creditor, 0)
    remove_claim(state, place)


def drop_claims(state: State, seat: int) -> None:
    """Forget every claim of and against a seat that leaves the game."""
    place: int = state.claims - 1
    while place >= 0:
        if state.claim_debtor[place] == seat or state.claim_creditor[place] == seat:
            remove_claim(state, place)
        place -= 1


def remove_claim(state: State, place: int) -> None:
    """Take one claim off the list."""
    state.claims -= 1
    while place < state.claims:
        state.claim_id[place] = state.claim_id[place + 1]
        state.claim_debtor[place] = state.claim_debtor[place + 1]
        state.claim_creditor[place] = state.claim_creditor[place + 1]
        state.claim_deed[place] = state.claim_deed[place + 1]
        state.claim_amount[place] = state.claim_amount[place + 1]
        state.claim_factor[place] = state.claim_factor[place + 1]
        state.claim_waits[place] = state.claim_waits[place + 1]
        place += 1
