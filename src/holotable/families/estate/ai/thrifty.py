"""Thrifty: a careful player. It asks for every rent, keeps a reserve, builds evenly and trades fairly."""

from holotable.core.decisions import Decision
from holotable.core.keys import ALLOWED
from holotable.families.estate.ai.endgame_gamble import choose_gamble
from holotable.families.estate.ai.missions import choose_mission, choose_own_token
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.placing import choose_building, choose_place, choose_want
from holotable.families.estate.ai.prizes import choose_prize
from holotable.families.estate.ai.raising import choose_payment
from holotable.families.estate.ai.reasons import DEEDS_ARE_LEFT, JAIL_IS_SAFE, NOTHING_ELSE, RENT_IS_DUE, TOO_DEAR
from holotable.families.estate.ai.spending import (
    choose_bid,
    choose_keeping,
    choose_purchase,
    choose_redemption,
    choose_tax,
)
from holotable.families.estate.ai.trading import choose_answer, choose_offer
from holotable.families.estate.ai.worth import has_unowned, is_last_round, least_reserve, reserve_of
from holotable.families.estate.rules.auction import bidders
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import DECKS
from holotable.families.estate.rules.codes import (
    CLAIM,
    CLAIM_RENT,
    DECK,
    END_TURN,
    PAY_FINE,
    ROLL,
    STAY,
    USE_JAIL_CARD,
    WAIVE_RENT,
)
from holotable.families.estate.rules.debt import top_debt
from holotable.families.estate.rules.jail import why_not_pay_fine
from holotable.families.estate.rules.rent import why_not_claim
from holotable.families.estate.rules.scoring import claimants
from holotable.families.estate.rules.situation import (
    AT_AUCTION,
    IN_DEBT,
    TO_KEEP,
    TO_PLACE,
    TO_WANT,
    is_rest,
    situation,
)
from holotable.families.estate.rules.state import (
    CHOOSING,
    CLOSING,
    OVER,
    ROLLING,
    TO_BUY,
    TO_LEAVE,
    TO_MISSION,
    TO_PRIZE,
    TO_ROLL,
    TO_TAX,
    State,
    is_playing,
)
from holotable.families.estate.rules.tokens import chooser


def thrifty_choice(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Decide for a seat; tell whether it wants or has to do something now."""
    now: int = situation(state)
    if now == OVER or now == ROLLING or not is_playing(state, seat):
        return False
    if is_rest(now):
        return choose_at_rest(state, seat, now, notes, decision)
    if is_asked(state, seat, now):
        return choose_when_asked(state, seat, now, notes, decision)
    return state.offers > 0 and choose_answer(state, seat, notes, decision)


def is_asked(state: State, seat: int, now: int) -> bool:
    """Tell whether a seat has to answer in a situation that is no rest point."""
    if now == IN_DEBT or now == TO_KEEP:
        return state.debt_debtor[top_debt(state)] == seat
    if now == AT_AUCTION:
        return has(bidders(state), seat)
    if now == TO_WANT:
        return has(state.asked, seat)
    if now == CLOSING:
        return has(claimants(state), seat)
    return seat == answerer(state, now)


def answerer(state: State, now: int) -> int:
    """Give the one seat that a situation asks."""
    if now == TO_PLACE:
        return state.placer
    if now == TO_BUY or now == TO_TAX:
        return state.lander
    return chooser(state) if now == CHOOSING else state.turn


def choose_when_asked(state: State, seat: int, now: int, notes: Notes, decision: Decision) -> bool:
    """Answer what interrupts a turn."""
    if now == TO_BUY:
        return choose_purchase(state, seat, notes, decision)
    if now == AT_AUCTION:
        return choose_bid(state, seat, notes, decision)
    if now == IN_DEBT:
        return choose_payment(state, seat, notes, decision)
    if now == TO_KEEP:
        return choose_keeping(state, seat, notes, decision)
    if now == TO_WANT:
        return choose_want(state, seat, notes, decision)
    if now == TO_PLACE:
        return choose_place(state, seat, notes, decision)
    return choose_rarely(state, seat, now, notes, decision)


def choose_rarely(state: State, seat: int, now: int, notes: Notes, decision: Decision) -> bool:
    """Answer what only some boards ask."""
    if now == TO_PRIZE:
        return choose_prize(state, seat, notes, decision)
    if now == TO_TAX:
        return choose_tax(state, seat, notes, decision)
    if now == TO_LEAVE:
        return choose_late_exit(state, seat, notes, decision)
    if now == CHOOSING:
        return choose_own_token(state, notes, decision)
    return choose_claim(state, seat, notes, decision) or choose_waiver(state, seat, notes, decision)


def choose_at_rest(state: State, seat: int, now: int, notes: Notes, decision: Decision) -> bool:
    """Ask for rent, answer offers, build; in one's own turn also see to mortgages and trades, and go on."""
    if state.claims > 0 and choose_claim(state, seat, notes, decision):
        return True
    if state.offers > 0 and choose_answer(state, seat, notes, decision):
        return True
    if state.sets[seat] != 0 and choose_building(state, seat, notes, decision):
        return True
    if seat != state.turn:
        return False
    if now == TO_MISSION:
        return choose_mission(state, seat, notes, decision)
    notes.note(NOTHING_ELSE, 0)
    if not state.thrown and choose_before_throw(state, seat, notes, decision):
        return True
    decision.kind = ROLL if now == TO_ROLL else END_TURN
    return True


def choose_before_throw(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Redeem, offer a trade or leave the jail, once a turn is enough; tell whether there is reason to."""
    if choose_redemption(state, seat, notes, decision):
        return True
    if notes.trades and choose_offer(state, seat, notes, decision):
        return True
    if notes.trades and choose_gamble(state, seat, notes, decision):
        return True
    return state.jail[seat] > 0 and choose_way_out(state, seat, notes, decision)


def choose_claim(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Ask for the first rent that is owed and may be asked for; tell whether one is."""
    place: int
    for place in range(state.claims):
        if state.claim_creditor[place] == seat and why_not_claim(state, seat, state.claim_id[place]) == ALLOWED:
            notes.note(RENT_IS_DUE, state.claim_amount[place])
            decision.kind = CLAIM_RENT
            decision.argument[CLAIM] = state.claim_id[place]
            return True
    return False


def choose_waiver(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Give up the first rent that is owed, when the game ends and no other answer is left; tell whether one is."""
    place: int
    for place in range(state.claims):
        if state.claim_creditor[place] == seat:
            notes.note(NOTHING_ELSE, 0)
            decision.kind = WAIVE_RENT
            decision.argument[CLAIM] = state.claim_id[place]
            return True
    return False


def choose_way_out(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Leave the jail while there are deeds to buy, later stay where no rent is due; tell whether it leaves."""
    deck: int
    if not wants_out(state, notes):
        return False
    for deck in range(DECKS):
        if has(state.jail_cards[seat], deck):
            decision.kind = USE_JAIL_CARD
            decision.argument[DECK] = deck
            return True
    decision.kind = PAY_FINE
    return may_pay_fine(state, seat, notes)


def wants_out(state: State, notes: Notes) -> bool:
    """Tell whether there are deeds to buy, and time to earn by them."""
    wanted: bool = has_unowned(state) and not is_last_round(state)
    notes.note(DEEDS_ARE_LEFT if wanted else JAIL_IS_SAFE, 0)
    return wanted


def may_pay_fine(state: State, seat: int, notes: Notes) -> bool:
    """Tell whether the fine may be paid and leaves the reserve."""
    reserve: int = reserve_of(state, seat)
    if state.cash[seat] - state.board.fine >= reserve and why_not_pay_fine(state, seat) == ALLOWED:
        return True
    notes.note(TOO_DEAR, reserve)
    return False


def choose_late_exit(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Pay the fine after a miss for the same reasons as before a throw, else stay."""
    decision.kind = PAY_FINE if wants_out(state, notes) and may_pay_fine(state, seat, notes) else STAY
    return True


def could_act_at_rest(state: State, seat: int) -> bool:
    """Tell cheaply whether a seat that is not on turn could want something at a rest point."""
    if state.claims > 0 or state.offers > 0:
        return True
    return state.sets[seat] != 0 and state.cash[seat] > least_reserve(state)
