"""How a thrifty player trades: for sets, at terms that share the gain."""

from typing import Final

from holotable.core.decisions import Decision
from holotable.core.keys import ALLOWED
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.reasons import COMPLETES_SET, FAIR_TRADE, OLD_OFFER, UNFAIR_TRADE
from holotable.families.estate.ai.worth import cards_worth, deeds_in_group, estate_worth, owner_of_rest, reserve_of
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import DEEDS, GROUPS, STREETS
from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    DECLINE_TRADE,
    GIVE_CARDS,
    GIVE_CASH,
    GIVE_DEEDS,
    OFFER,
    OFFER_TRADE,
    PARTNER,
    REVISION,
    WANT_CARDS,
    WANT_CASH,
    WANT_DEEDS,
    WITHDRAW_TRADE,
)
from holotable.families.estate.rules.state import NOBODY, OFFERS, State
from holotable.families.estate.rules.trade import why_not_accept, why_not_answer, why_not_offer

PAUSE: Final = 40  # turns before a seat asks for the same deeds again
FAIR_SHARE: Final = 2  # nobody may gain more than so many times as much as the other


def choose_answer(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Accept or decline the first offer that waits for a seat; tell whether one does."""
    place: int
    for place in range(OFFERS):
        if state.offer_id[place] > 0 and state.offer_taker[place] == seat:
            if why_not_answer(state, seat, state.offer_id[place]) == ALLOWED:
                answer_offer(state, seat, place, notes, decision)
                return True
    return False


def answer_offer(state: State, seat: int, place: int, notes: Notes, decision: Decision) -> None:
    """Accept an offer that still stands, is fair, and leaves enough cash; else decline it."""
    maker: int = state.offer_maker[place]
    given: int = state.want_deeds[place]
    taken: int = state.give_deeds[place]
    paid: int = state.want_cash[place] + cards_worth(state, state.want_cards[place])
    gain: int
    paid -= state.give_cash[place] + cards_worth(state, state.give_cards[place])
    gain = gain_of(state, seat, given, taken) - paid
    decision.argument[OFFER] = state.offer_id[place]
    decision.argument[REVISION] = state.offer_revision[place]
    decision.kind = DECLINE_TRADE
    notes.note(UNFAIR_TRADE, gain)
    if is_fair(gain, gain_of(state, maker, taken, given) + paid) and may_spend(state, seat, paid):
        if why_not_accept(state, seat, state.offer_id[place], state.offer_revision[place]) == ALLOWED:
            decision.kind = ACCEPT_TRADE
            notes.note(FAIR_TRADE, gain)


def gain_of(state: State, seat: int, given: int, taken: int) -> int:
    """Give what an exchange of deeds adds to the worth of a seat's deeds."""
    before: int = state.deeds[seat]
    return estate_worth(state, (before & ~given) | taken) - estate_worth(state, before)


def is_fair(gain: int, other: int) -> bool:
    """Tell whether a seat gains by a trade, and not much less than the other one."""
    return gain > 0 and FAIR_SHARE * gain >= other


def may_spend(state: State, seat: int, paid: int) -> bool:
    """Tell whether a seat can pay its share of a trade and keep half of its reserve."""
    return paid <= 0 or state.cash[seat] - paid >= reserve_of(state, seat) // 2


def choose_offer(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Offer a trade that completes a set, once a turn at most; tell whether there is one."""
    group: int
    partner: int
    if notes.offered[seat] == state.turns:
        return False
    if state.offers > 0 and choose_withdrawal(state, seat, notes, decision):
        return True
    for group in range(GROUPS):
        if state.owned[seat * GROUPS + group] > 0 and not has(state.sets[seat], group):
            partner = owner_of_rest(state, seat, group)
            if partner != NOBODY and state.board.group_kind[group] == STREETS:
                if offer_for(state, seat, partner, group, notes, decision):
                    return True
    return False


def choose_withdrawal(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Take back an offer that was not answered since the last turn; tell whether there is one."""
    place: int
    for place in range(OFFERS):
        if state.offer_id[place] > 0 and state.offer_maker[place] == seat:
            notes.note(OLD_OFFER, 0)
            decision.kind = WITHDRAW_TRADE
            decision.argument[OFFER] = state.offer_id[place]
            return True
    return False


def offer_for(state: State, seat: int, partner: int, group: int, notes: Notes, decision: Decision) -> bool:
    """Offer the best swap or cash for the rest of a group; tell whether a fair one can be paid."""
    wanted: int = deeds_in_group(state, partner, group)
    if is_paused(state, seat, wanted, notes):
        return False
    if not set_terms(state, seat, partner, swap_for(state, seat, partner, group), wanted, decision):
        if not set_terms(state, seat, partner, 0, wanted, decision):
            return False
    if why_not_offer(state, seat, partner, decision) != ALLOWED:
        return False
    pause_asking(state, seat, wanted, notes)
    notes.offered[seat] = state.turns
    notes.note(COMPLETES_SET, 0)
    return True


def swap_for(state: State, seat: int, partner: int, group: int) -> int:
    """Give the deeds of a seat that would complete the dearest other group of a partner, or none."""
    other: int
    found: int = 0
    for other in range(GROUPS):
        if other != group and state.board.group_kind[other] == STREETS:
            if state.owned[seat * GROUPS + other] > 0 and state.owned[partner * GROUPS + other] > 0:
                if owner_of_rest(state, partner, other) == seat:
                    found = deeds_in_group(state, seat, other)
    return found


def set_terms(state: State, seat: int, partner: int, given: int, wanted: int, decision: Decision) -> bool:
    """Write an offer in which cash makes both sides gain the same, as far as they can pay; tell whether it is fair."""
    gain: int = gain_of(state, seat, given, wanted)
    other: int = gain_of(state, partner, wanted, given)
    paid: int = (gain - other) // 2
    paid = min(paid, state.cash[seat] - reserve_of(state, seat) // 2)
    paid = max(paid, reserve_of(state, partner) // 2 - state.cash[partner])
    write_offer(partner, paid, given, wanted, decision)
    return is_fair(gain - paid, other + paid) and is_fair(other + paid, gain - paid)


def write_offer(partner: int, paid: int, given: int, wanted: int, decision: Decision) -> None:
    """Write an offer: deeds for deeds, and cash, which is asked for if negative."""
    decision.kind = OFFER_TRADE
    decision.argument[PARTNER] = partner
    decision.argument[GIVE_CASH] = max(0, paid)
    decision.argument[GIVE_DEEDS] = given
    decision.argument[GIVE_CARDS] = 0
    decision.argument[WANT_CASH] = max(0, -paid)
    decision.argument[WANT_DEEDS] = wanted
    decision.argument[WANT_CARDS] = 0


def is_paused(state: State, seat: int, deeds: int, notes: Notes) -> bool:
    """Tell whether a seat has asked for one of these deeds not long ago."""
    deed: int
    for deed in range(state.board.deeds):
        if has(deeds, deed) and notes.pause[seat * DEEDS + deed] > state.turns:
            return True
    return False


def pause_asking(state: State, seat: int, deeds: int, notes: Notes) -> None:
    """Remember that a seat has asked for these deeds."""
    deed: int
    for deed in range(state.board.deeds):
        if has(deeds, deed):
            notes.pause[seat * DEEDS + deed] = state.turns + PAUSE
