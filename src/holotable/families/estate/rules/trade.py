"""Trades: offers with a number and a revision, checked when they are made and again when they are accepted."""

from holotable.core.decisions import Decision
from holotable.core.keys import ALLOWED, DECISION_LIMIT, DECISION_MALFORMED, DECISION_STALE
from holotable.core.tape import Tape
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.codes import (
    CARDS_PASSED,
    GIVE_CARDS,
    GIVE_CASH,
    GIVE_DEEDS,
    TERMS_SET,
    TRADE_DECLINED,
    TRADE_MADE,
    TRADE_OFFERED,
    TRADE_PAID,
    TRADE_WITHDRAWN,
    WANT_CARDS,
    WANT_CASH,
    WANT_DEEDS,
)
from holotable.families.estate.rules.keys import (
    DEBT_RAISE,
    MORTGAGE_TRANSFER,
    TRADE_ANY_TIME,
    TRADE_BUILDINGS,
    TRADE_GOODS,
)
from holotable.families.estate.rules.mortgage import hand_over, interest_on, questioned_deeds
from holotable.families.estate.rules.ownership import credit_of, max_cash, pay
from holotable.families.estate.rules.situation import is_rest_point, seat_raising_cash, why_busy
from holotable.families.estate.rules.state import NOBODY, OFFERS, OFFERS_EACH, State, is_playing, next_id


def why_not_deal(state: State, seat: int, partner: int) -> int:
    """Say why two seats may not deal now: they may at rest points, or if one of them raises cash."""
    if is_rest_point(state) or seat == seat_raising_cash(state) or partner == seat_raising_cash(state):
        return ALLOWED
    return why_busy(state)


def why_not_goods(state: State, seat: int, cash: int, deeds: int, cards: int) -> int:
    """Say why a seat cannot give these goods, or ``ALLOWED``: cash, deeds and jail cards, and nothing for later.

    (rule: trade.mortgaged, trade.no-buildings, jail.buy-card, advice.loan, advice.immunity)
    """
    if cash < 0 or deeds < 0 or cards < 0:
        return DECISION_MALFORMED
    if cash > state.cash[seat] or deeds & ~state.deeds[seat] != 0 or cards & ~state.jail_cards[seat] != 0:
        return TRADE_GOODS
    if deeds & questioned_deeds(state) != 0:
        return MORTGAGE_TRANSFER
    return TRADE_BUILDINGS if deeds & built_deeds(state) != 0 else ALLOWED


def tradable_deeds(state: State, seat: int) -> int:
    """Give the deeds that a seat may trade away now."""
    return state.deeds[seat] & ~questioned_deeds(state) & ~built_deeds(state)


def built_deeds(state: State) -> int:
    """Give the deeds of groups with buildings, which must be sold first."""
    deed: int
    deeds: int = 0
    for deed in range(state.board.deeds):
        if state.built[state.board.group[deed]] > 0:
            deeds |= bit(deed)
    return deeds


def why_not_terms(state: State, seat: int, partner: int, decision: Decision) -> int:
    """Say why a decision's goods cannot be exchanged by two seats, or ``ALLOWED``."""
    give_cash: int = decision.argument[GIVE_CASH]
    give_deeds: int = decision.argument[GIVE_DEEDS]
    give_cards: int = decision.argument[GIVE_CARDS]
    want_cash: int = decision.argument[WANT_CASH]
    want_deeds: int = decision.argument[WANT_DEEDS]
    want_cards: int = decision.argument[WANT_CARDS]
    refusal: int = why_not_goods(state, seat, give_cash, give_deeds, give_cards)
    if refusal != ALLOWED:
        return refusal
    refusal = why_not_goods(state, partner, want_cash, want_deeds, want_cards)
    if refusal != ALLOWED:
        return refusal
    if give_deeds | give_cards | want_deeds | want_cards == 0:
        return TRADE_GOODS
    return ALLOWED


def why_not_offer(state: State, seat: int, partner: int, decision: Decision) -> int:
    """Say why a seat may not offer this trade, or ``ALLOWED``."""
    refusal: int
    if partner == seat or not is_playing(state, partner):
        return DECISION_MALFORMED
    refusal = why_not_deal(state, seat, partner)
    if refusal != ALLOWED:
        return refusal
    if state.offers == OFFERS or offers_by(state, seat) == OFFERS_EACH:
        return DECISION_LIMIT
    return why_not_terms(state, seat, partner, decision)


def offers_by(state: State, seat: int) -> int:
    """Count the open offers that a seat has made."""
    place: int
    count: int = 0
    for place in range(OFFERS):
        if state.offer_id[place] > 0 and state.offer_maker[place] == seat:
            count += 1
    return count


def place_of_offer(state: State, offer: int) -> int:
    """Give the place of an open offer by its number, or ``NOBODY``."""
    place: int
    if state.offers == 0 or offer < 1:
        return NOBODY
    for place in range(OFFERS):
        if state.offer_id[place] == offer:
            return place
    return NOBODY


def why_not_find(state: State, offer: int) -> int:
    """Say why no open offer has this number, or ``ALLOWED``."""
    if place_of_offer(state, offer) != NOBODY:
        return ALLOWED
    return DECISION_STALE if 0 < offer <= state.last_offer else DECISION_MALFORMED


def why_not_answer(state: State, seat: int, offer: int) -> int:
    """Say why a seat may not answer an offer, or ``ALLOWED``."""
    refusal: int = why_not_find(state, offer)
    place: int = place_of_offer(state, offer)
    if refusal != ALLOWED:
        return refusal
    if state.offer_taker[place] != seat:
        return TRADE_ANY_TIME
    return why_not_deal(state, seat, state.offer_maker[place])


def why_not_counter(state: State, seat: int, offer: int, decision: Decision) -> int:
    """Say why a seat may not answer an offer with other terms, or ``ALLOWED``."""
    refusal: int = why_not_answer(state, seat, offer)
    if refusal != ALLOWED:
        return refusal
    if offers_by(state, seat) == OFFERS_EACH:
        return DECISION_LIMIT
    return why_not_terms(state, seat, state.offer_maker[place_of_offer(state, offer)], decision)


def why_not_accept(state: State, seat: int, offer: int, revision: int) -> int:
    """Say why a seat may not accept this revision of an offer, or ``ALLOWED``; the goods are checked anew."""
    place: int = place_of_offer(state, offer)
    refusal: int = why_not_answer(state, seat, offer)
    if refusal != ALLOWED:
        return refusal
    if state.offer_revision[place] != revision:
        return DECISION_STALE
    refusal = why_not_goods(
        state, state.offer_maker[place], state.give_cash[place], state.give_deeds[place], state.give_cards[place]
    )
    if refusal != ALLOWED:
        return refusal
    refusal = why_not_goods(state, seat, state.want_cash[place], state.want_deeds[place], state.want_cards[place])
    return refusal if refusal != ALLOWED else why_not_exchange(state, place)


def why_not_lose(state: State, seat: int, place: int, is_maker: bool) -> int:
    """Say why one side of an offer may not make it: no deal takes from a debtor what its creditors could have, or ``ALLOWED``.

    A seat that cannot pay gives nothing away, unless the deal makes its debts payable.
    """
    cash: int = state.give_cash[place] if is_maker else state.want_cash[place]
    deeds: int = state.give_deeds[place] if is_maker else state.want_deeds[place]
    cards: int = state.give_cards[place] if is_maker else state.want_cards[place]
    cash_back: int = state.want_cash[place] if is_maker else state.give_cash[place]
    deeds_back: int = state.want_deeds[place] if is_maker else state.give_deeds[place]
    owed: int = owed_by(state, seat)
    after: int = max_cash(state, seat) - cash - credit_in(state, deeds) + cash_back + credit_in(state, deeds_back)
    if owed == 0 or cash + deeds + cards == 0 or after >= owed + interest_in(state, deeds_back):
        return ALLOWED
    return DEBT_RAISE


def owed_by(state: State, seat: int) -> int:
    """Add up the debts of a seat."""
    place: int
    total: int = 0
    for place in range(state.debts):
        if state.debt_debtor[place] == seat:
            total += state.debt_amount[place]
    return total


def interest_in(state: State, deeds: int) -> int:
    """Give the interest that the receiver of deeds would owe at once."""
    deed: int
    total: int = 0
    for deed in range(state.board.deeds):
        if has(deeds, deed) and state.mortgaged[deed]:
            total += interest_on(state, deed)
    return total


def credit_in(state: State, deeds: int) -> int:
    """Give what deeds without buildings would still bring."""
    deed: int
    total: int = 0
    for deed in range(state.board.deeds):
        if has(deeds, deed):
            total += credit_of(state, deed)
    return total


def why_not_exchange(state: State, place: int) -> int:
    """Say why one of the two sides of an offer may not make it in its debt, or ``ALLOWED``."""
    refusal: int
    if state.debts == 0:
        return ALLOWED
    refusal = why_not_lose(state, state.offer_maker[place], place, True)
    return refusal if refusal != ALLOWED else why_not_lose(state, state.offer_taker[place], place, False)


def why_not_withdraw(state: State, seat: int, offer: int) -> int:
    """Say why a seat may not take back an offer, or ``ALLOWED``."""
    refusal: int = why_not_find(state, offer)
    place: int = place_of_offer(state, offer)
    if refusal != ALLOWED:
        return refusal
    if state.offer_maker[place] != seat:
        return TRADE_ANY_TIME
    return why_not_deal(state, seat, state.offer_taker[place])


def offer_trade(state: State, seat: int, partner: int, decision: Decision, tape: Tape) -> None:
    """Lay a new offer on the table."""
    place: int = 0
    while state.offer_id[place] > 0:
        place += 1
    state.offers += 1
    state.last_offer = next_id(state.last_offer)
    state.offer_id[place] = state.last_offer
    state.offer_revision[place] = 1
    write_terms(state, place, seat, partner, decision, tape)


def counter_trade(state: State, seat: int, offer: int, decision: Decision, tape: Tape) -> None:
    """Put other terms in the place of an offer; now the other side may accept."""
    place: int = place_of_offer(state, offer)
    state.offer_revision[place] = next_id(state.offer_revision[place])
    write_terms(state, place, seat, state.offer_maker[place], decision, tape)


def write_terms(state: State, place: int, maker: int, taker: int, decision: Decision, tape: Tape) -> None:
    """Write down who gives what."""
    state.offer_maker[place] = maker
    state.offer_taker[place] = taker
    state.give_cash[place] = decision.argument[GIVE_CASH]
    state.give_deeds[place] = decision.argument[GIVE_DEEDS]
    state.give_cards[place] = decision.argument[GIVE_CARDS]
    state.want_cash[place] = decision.argument[WANT_CASH]
    state.want_deeds[place] = decision.argument[WANT_DEEDS]
    state.want_cards[place] = decision.argument[WANT_CARDS]
    tape.write(TRADE_OFFERED, TRADE_GOODS, maker, state.offer_id[place], state.offer_revision[place], taker)
    tape.write(TERMS_SET, TRADE_GOODS, maker, state.give_cash[place], state.give_deeds[place], state.give_cards[place])
    tape.write(TERMS_SET, TRADE_GOODS, taker, state.want_cash[place], state.want_deeds[place], state.want_cards[place])


def accept_trade(state: State, seat: int, offer: int, tape: Tape) -> None:
    """Exchange the goods at once."""
    place: int = place_of_offer(state, offer)
    maker: int = state.offer_maker[place]
    remove_offer(state, place)
    tape.write(TRADE_MADE, TRADE_ANY_TIME, seat, offer, state.offer_revision[place], maker)
    pay_share(state, maker, seat, state.give_cash[place], offer, tape)
    pay_share(state, seat, maker, state.want_cash[place], offer, tape)
    pass_cards(state, maker, seat, state.give_cards[place], TRADE_GOODS, tape)
    pass_cards(state, seat, maker, state.want_cards[place], TRADE_GOODS, tape)
    pass_deeds(state, state.give_deeds[place], seat, tape)
    pass_deeds(state, state.want_deeds[place], maker, tape)


def pay_share(state: State, payer: int, payee: int, amount: int, offer: int, tape: Tape) -> None:
    """Pay the cash of one side of a trade."""
    if amount > 0:
        pay(state, payer, payee, amount, TRADE_PAID, TRADE_GOODS, offer, tape)


def pass_deeds(state: State, deeds: int, receiver: int, tape: Tape) -> None:
    """Hand over the deeds of one side; the last in board order first, so that questions come in board order."""
    deed: int = state.board.deeds - 1
    while deed >= 0:
        if has(deeds, deed):
            hand_over(state, deed, receiver, TRADE_GOODS, MORTGAGE_TRANSFER, tape)
        deed -= 1


def pass_cards(state: State, giver: int, receiver: int, cards: int, cause: int, tape: Tape) -> None:
    """Hand over jail cards."""
    if cards == 0:
        return
    state.jail_cards[giver] -= cards
    state.jail_cards[receiver] += cards
    tape.write(CARDS_PASSED, cause, receiver, cards, giver, 0)


def decline_trade(state: State, seat: int, offer: int, tape: Tape) -> None:
    """Turn an offer down."""
    remove_offer(state, place_of_offer(state, offer))
    tape.write(TRADE_DECLINED, TRADE_ANY_TIME, seat, offer, 0, 0)


def withdraw_trade(state: State, seat: int, offer: int, tape: Tape) -> None:
    """Take an offer back."""
    remove_offer(state, place_of_offer(state, offer))
    tape.write(TRADE_WITHDRAWN, TRADE_ANY_TIME, seat, offer, 0, 0)


def drop_offers(state: State, seat: int) -> None:
    """Take away every offer of and to a seat that leaves the game."""
    place: int
    for place in range(OFFERS):
        if state.offer_id[place] > 0 and (state.offer_maker[place] == seat or state.offer_taker[place] == seat):
            remove_offer(state, place)


def void_offers(state: State, deed: int, tape: Tape) -> None:
    """Take away every offer about a deed that is turned face down: it was made about another thing."""
    place: int
    for place in range(OFFERS):
        if state.offer_id[place] > 0 and has(state.give_deeds[place] | state.want_deeds[place], deed):
            tape.write(TRADE_WITHDRAWN, TRADE_GOODS, state.offer_maker[place], state.offer_id[place], 0, 0)
            remove_offer(state, place)


def remove_offer(state: State, place: int) -> None:
    """Free the place of an offer."""
    state.offer_id[place] = 0
    state.offers -= 1
