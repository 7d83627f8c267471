"""Every legal decision of a seat, listed by asking the rules; bids and terms of trade have bounds instead."""

from holotable.core.decisions import Decision, Options
from holotable.core.keys import ALLOWED
from holotable.families.estate.rules.bankruptcy import why_not_resign
from holotable.families.estate.rules.bits import bit, has
from holotable.families.estate.rules.board import DECKS, DEFEAT, DISPLACE, GROUP_DEEDS, JUMP, STEAL, TAKE
from holotable.families.estate.rules.building import why_not_afford, why_not_build_now
from holotable.families.estate.rules.buying import why_not_buy
from holotable.families.estate.rules.codes import (
    ACCEPT_TRADE,
    AUCTION,
    BUILD,
    BUY,
    CHOOSE_TOKEN,
    CLAIM_RENT,
    DECLARE_BANKRUPTCY,
    DECLINE_TRADE,
    DEFEAT_SEAT,
    END_TURN,
    JUMP_TO,
    KEEP_MORTGAGE,
    MORTGAGE,
    OFFER_TRADE,
    PARTNER,
    PASS,
    PAY_FINE,
    PAY_TAX,
    PLACE,
    REDEEM,
    RESIGN,
    ROLL,
    SELL_BUILDING,
    SELL_SET,
    SEND_TO,
    SETTLE,
    SKIP_MISSION,
    START_MISSION,
    STAY,
    STEAL_DEED,
    TAKE_DEED,
    TAKE_MONEY,
    USE_JAIL_CARD,
    WAIVE_RENT,
    WANT,
    WITHDRAW_TRADE,
)
from holotable.families.estate.rules.debt import top_debt, why_not_declare, why_not_settle
from holotable.families.estate.rules.jail import why_not_pay_fine
from holotable.families.estate.rules.keys import TRADE_GOODS
from holotable.families.estate.rules.legality import why_not
from holotable.families.estate.rules.missions import (
    prize_of,
    why_not_jump,
    why_not_send,
    why_not_steal,
    why_not_take_deed,
    why_not_take_money,
    why_not_whom,
)
from holotable.families.estate.rules.mortgage import why_not_redeem, why_not_turn_down, why_not_turn_up
from holotable.families.estate.rules.prompts import due
from holotable.families.estate.rules.rent import why_not_ask, why_not_claim
from holotable.families.estate.rules.selling import may_sell_past, why_not_levels, why_not_lower, why_not_sell_now
from holotable.families.estate.rules.situation import (
    AT_AUCTION,
    IN_DEBT,
    TO_KEEP,
    TO_PLACE,
    TO_WANT,
    is_rest,
    situation,
    why_not_raise_cash,
)
from holotable.families.estate.rules.state import (
    CHOOSING,
    OFFERS,
    OVER,
    ROLLING,
    TO_BUY,
    TO_END,
    TO_LEAVE,
    TO_MISSION,
    TO_PRIZE,
    TO_ROLL,
    TO_TAX,
    State,
    is_playing,
)
from holotable.families.estate.rules.stock import most_wanted, why_not_place
from holotable.families.estate.rules.tokens import why_not_choose
from holotable.families.estate.rules.trade import why_not_accept, why_not_answer, why_not_withdraw


def options(state: State, seat: int, out: Options) -> None:
    """List every legal decision of a seat but bids and new terms of trade, which have bounds; resigning comes last."""
    now: int = situation(state)
    out.count = 0
    if now == OVER or now == ROLLING or not is_playing(state, seat):
        return
    if has(due(state), seat):
        list_answers(state, seat, now, out)
    if state.claims > 0:
        list_claims(state, seat, out)
    if state.deeds[seat] != 0:
        list_mortgages(state, seat, now, out)
    if state.sets[seat] != 0:
        list_buildings(state, seat, out)
    if state.offers > 0:
        list_trades(state, seat, out)
    if why_not_resign(state, seat) == ALLOWED:
        out.add(RESIGN, 0, 0, 0, 0)


def trade_partners(state: State, seat: int, offer: Decision) -> int:
    """Give the seats to which an offer may be made; ``offer`` is empty, and refused only for having no goods."""
    partner: int
    refusal: int
    partners: int = 0
    offer.kind = OFFER_TRADE
    for partner in range(state.seats):
        offer.argument[PARTNER] = partner
        refusal = why_not(state, seat, offer)
        if refusal == ALLOWED or refusal == TRADE_GOODS:
            partners |= bit(partner)
    return partners


def list_answers(state: State, seat: int, now: int, out: Options) -> None:
    """List the answers of a seat that is due."""
    if now == TO_ROLL:
        out.add(ROLL, 0, 0, 0, 0)
        if state.jail[seat] > 0:
            list_ways_out(state, seat, out)
    elif now == TO_END:
        out.add(END_TURN, 0, 0, 0, 0)
    elif now == TO_BUY:
        list_purchase(state, seat, out)
    elif now == AT_AUCTION:
        out.add(PASS, 0, 0, 0, 0)
    elif now == TO_KEEP:
        out.add(KEEP_MORTGAGE, state.debt_deed[top_debt(state)], 0, 0, 0)
    elif now == TO_WANT:
        list_wants(state, seat, out)
    elif now == TO_PLACE:
        list_places(state, seat, out)
    elif now == IN_DEBT:
        list_payment(state, seat, out)
    else:
        list_rare(state, seat, now, out)


def list_rare(state: State, seat: int, now: int, out: Options) -> None:
    """List the answers in situations that only some boards know."""
    if now == TO_MISSION:
        out.add(START_MISSION, 0, 0, 0, 0)
        out.add(SKIP_MISSION, 0, 0, 0, 0)
    elif now == TO_PRIZE:
        list_prizes(state, seat, out)
    elif now == TO_TAX:
        out.add(PAY_TAX, 0, 0, 0, 0)
        out.add(PAY_TAX, 1, 0, 0, 0)
    elif now == TO_LEAVE:
        if why_not_pay_fine(state, seat) == ALLOWED:
            out.add(PAY_FINE, 0, 0, 0, 0)
        out.add(STAY, 0, 0, 0, 0)
    elif now == CHOOSING:
        list_tokens(state, seat, out)


def list_tokens(state: State, seat: int, out: Options) -> None:
    """List the tokens that nobody has taken."""
    token: int
    for token in range(state.board.tokens):
        if why_not_choose(state, seat, token) == ALLOWED:
            out.add(CHOOSE_TOKEN, token, 0, 0, 0)


def list_prizes(state: State, seat: int, out: Options) -> None:
    """List what a won mission may give."""
    prize: int = prize_of(state)
    if prize == TAKE or prize == STEAL:
        list_loot(state, seat, prize, out)
    elif prize == JUMP:
        list_spaces(state, seat, out)
    else:
        list_victims(state, seat, prize, out)


def list_loot(state: State, seat: int, prize: int, out: Options) -> None:
    """List the deeds to take from the bank or to steal from others, and the money instead."""
    deed: int
    for deed in range(state.board.deeds):
        if prize == TAKE and why_not_take_deed(state, seat, deed) == ALLOWED:
            out.add(TAKE_DEED, deed, 0, 0, 0)
        if prize == STEAL and why_not_steal(state, seat, deed) == ALLOWED:
            out.add(STEAL_DEED, deed, 0, 0, 0)
    if prize == TAKE and why_not_take_money(state, seat) == ALLOWED:
        out.add(TAKE_MONEY, 0, 0, 0, 0)


def list_spaces(state: State, seat: int, out: Options) -> None:
    """List where a jump may lead, and staying."""
    space: int
    for space in range(state.board.spaces):
        if why_not_jump(state, seat, space) == ALLOWED:
            out.add(JUMP_TO, space, 0, 0, 0)
    out.add(STAY, 0, 0, 0, 0)


def list_victims(state: State, seat: int, prize: int, out: Options) -> None:
    """List whom a prize may meet, and where to."""
    whom: int
    space: int
    for whom in range(state.seats):
        if prize == DEFEAT and why_not_whom(state, seat, whom, DEFEAT) == ALLOWED:
            out.add(DEFEAT_SEAT, whom, 0, 0, 0)
        for space in range(state.board.spaces):
            if prize == DISPLACE and why_not_send(state, seat, whom, space) == ALLOWED:
                out.add(SEND_TO, whom, space, 0, 0)


def list_ways_out(state: State, seat: int, out: Options) -> None:
    """List the ways out of jail that need no doubles."""
    deck: int
    if why_not_pay_fine(state, seat) == ALLOWED:
        out.add(PAY_FINE, 0, 0, 0, 0)
    for deck in range(DECKS):
        if has(state.jail_cards[seat], deck):
            out.add(USE_JAIL_CARD, deck, 0, 0, 0)


def list_wants(state: State, seat: int, out: Options) -> None:
    """List how many of the pieces that are short a seat may want."""
    count: int
    for count in range(1, most_wanted(state, seat) + 1):
        out.add(WANT, count, 0, 0, 0)
    out.add(PASS, 0, 0, 0, 0)


def list_places(state: State, seat: int, out: Options) -> None:
    """List the deeds on which a bought piece may go; one at its list price may also be left."""
    deed: int
    for deed in range(state.board.deeds):
        if state.owner[deed] == seat and why_not_place(state, seat, deed) == ALLOWED:
            out.add(PLACE, deed, 0, 0, 0)
    if not state.prepaid:
        out.add(PASS, 0, 0, 0, 0)


def list_purchase(state: State, seat: int, out: Options) -> None:
    """List the choice between buying and auction."""
    if why_not_buy(state, seat) == ALLOWED:
        out.add(BUY, 0, 0, 0, 0)
    out.add(AUCTION, 0, 0, 0, 0)


def list_payment(state: State, seat: int, out: Options) -> None:
    """List the ways to be done with a debt."""
    if why_not_settle(state, seat) == ALLOWED:
        out.add(SETTLE, 0, 0, 0, 0)
    if why_not_declare(state, seat) == ALLOWED:
        out.add(DECLARE_BANKRUPTCY, 0, 0, 0, 0)


def list_claims(state: State, seat: int, out: Options) -> None:
    """List the rents that a seat may ask for or give up."""
    place: int
    for place in range(state.claims):
        if why_not_claim(state, seat, state.claim_id[place]) == ALLOWED:
            out.add(CLAIM_RENT, state.claim_id[place], 0, 0, 0)
        if why_not_ask(state, seat, state.claim_id[place]) == ALLOWED:
            out.add(WAIVE_RENT, state.claim_id[place], 0, 0, 0)


def list_mortgages(state: State, seat: int, now: int, out: Options) -> None:
    """List the deeds that a seat may mortgage or redeem."""
    deed: int = 0
    deeds: int = state.deeds[seat]
    borrows: bool = why_not_raise_cash(state, seat) == ALLOWED
    while deeds > 0:
        if deeds & 1 == 1 and state.mortgaged[deed]:
            if why_not_turn_up(state, seat, deed) == ALLOWED:
                if is_rest(now) or why_not_redeem(state, seat, deed) == ALLOWED:
                    out.add(REDEEM, deed, 0, 0, 0)
        elif deeds & 1 == 1 and borrows and why_not_turn_down(state, seat, deed) == ALLOWED:
            out.add(MORTGAGE, deed, 0, 0, 0)
        deeds >>= 1
        deed += 1


def list_buildings(state: State, seat: int, out: Options) -> None:
    """List the deeds on which a seat may build, and the buildings that it may sell."""
    group: int = 0
    groups: int = state.sets[seat]
    builds: bool = why_not_build_now(state, seat) == ALLOWED
    sells: bool = why_not_sell_now(state, seat) == ALLOWED
    if not builds and not sells:
        return
    while groups > 0:
        if groups & 1 == 1:
            list_group(state, seat, group, builds, sells, out)
            if sells and may_sell_past(state, group):
                list_sales(state, group, out)
        groups >>= 1
        group += 1


def list_group(state: State, seat: int, group: int, builds: bool, sells: bool, out: Options) -> None:
    """List the single steps up and down in a complete group."""
    place: int
    deed: int
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        if builds and why_not_afford(state, seat, deed) == ALLOWED:
            out.add(BUILD, deed, 0, 0, 0)
        if sells and state.level[deed] > 0 and why_not_lower(state, seat, deed) == ALLOWED:
            out.add(SELL_BUILDING, deed, 0, 0, 0)


def list_sales(state: State, group: int, out: Options) -> None:
    """List what a group with hotels may be left with after one sale: every deed at a level or one above it."""
    lowest: int
    raised: int
    size: int = state.board.group_size[group]
    for lowest in range(state.board.top_level):
        for raised in range(bit(size) - 1):  # all raised is the next level
            if why_not_levels(state, group, packed_levels(lowest, raised, size)) == ALLOWED:
                out.add(SELL_SET, group, packed_levels(lowest, raised, size), 0, 0)


def packed_levels(lowest: int, raised: int, size: int) -> int:
    """Pack the levels of a group's deeds: the lowest, and one more where a bit is set."""
    place: int
    level: int
    levels: int = 0
    for place in range(size):
        level = lowest + 1 if has(raised, place) else lowest
        levels += level << (3 * place)
    return levels


def list_trades(state: State, seat: int, out: Options) -> None:
    """List the open offers that a seat may accept, decline or withdraw."""
    place: int
    for place in range(OFFERS):
        if state.offer_id[place] > 0:
            if why_not_accept(state, seat, state.offer_id[place], state.offer_revision[place]) == ALLOWED:
                out.add(ACCEPT_TRADE, state.offer_id[place], state.offer_revision[place], 0, 0)
            if why_not_answer(state, seat, state.offer_id[place]) == ALLOWED:
                out.add(DECLINE_TRADE, state.offer_id[place], 0, 0, 0)
            if why_not_withdraw(state, seat, state.offer_id[place]) == ALLOWED:
                out.add(WITHDRAW_TRADE, state.offer_id[place], 0, 0, 0)
