"""What a thrifty player pays for deeds and mortgages: as much as leaves its reserve, more for a set."""

from holotable.core.decisions import Decision
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.placing import ANY_PRICE, limit_for_piece
from holotable.families.estate.ai.raising import choose_spare
from holotable.families.estate.ai.reasons import (
    AMOUNT_IS_LESS,
    BLOCKS_SET,
    CHEAP_ENOUGH,
    COMPLETES_SET,
    GIVES_WAY,
    KEEPS_RESERVE,
    RICH_ENOUGH,
    SHARE_IS_LESS,
    TOO_DEAR,
    WORTH_LESS,
)
from holotable.families.estate.ai.worth import (
    completes_group,
    gives_way,
    is_last_round,
    owner_in,
    reserve_of,
    rival_for,
)
from holotable.families.estate.rules.auction import lowest_bid
from holotable.families.estate.rules.bits import has
from holotable.families.estate.rules.board import GROUP_DEEDS, GROUPS, STREETS
from holotable.families.estate.rules.buying import deed_reached
from holotable.families.estate.rules.codes import (
    AMOUNT,
    AUCTION,
    BID,
    BUY,
    DEED,
    KEEP_MORTGAGE,
    LOT,
    PASS,
    PAY_TAX,
    REDEEM,
    SHARE,
)
from holotable.families.estate.rules.debt import top_debt
from holotable.families.estate.rules.mortgage import redeem_cost
from holotable.families.estate.rules.state import NO_DEED, NOBODY, State


def choose_purchase(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Buy what completes a set at any sacrifice of single deeds, anything else if the reserve stays."""
    deed: int = deed_reached(state)
    left: int = state.cash[seat] - state.board.price[deed]
    kept: int
    if left < 0 <= left + state.credit[seat] and completes_set(state, seat, deed):
        if choose_spare(state, seat, state.board.group[deed], notes, decision):
            return True
    kept = kept_for(state, seat, deed, notes)
    decision.kind = BUY if left >= kept else AUCTION
    if left < kept and kept != ANY_PRICE:
        notes.note(TOO_DEAR, kept)
    return True


def completes_set(state: State, seat: int, deed: int) -> bool:
    """Tell whether a deed of the bank would complete a street group of a seat."""
    return completes_group(state, seat, deed) and state.board.group_kind[state.board.group[deed]] == STREETS


def kept_for(state: State, seat: int, deed: int, notes: Notes) -> int:
    """Give the cash that has to stay when a seat gets a deed: the more useful the deed, the less."""
    reserve: int = reserve_of(state, seat)
    if completes_set(state, seat, deed):
        notes.note(COMPLETES_SET, 0)
        return 0
    if gives_way(state, seat, deed):
        notes.note(GIVES_WAY, 0)
        return ANY_PRICE
    if rival_for(state, seat, deed) != NOBODY:
        notes.note(BLOCKS_SET, reserve // 2)
        return reserve // 2
    notes.note(KEEPS_RESERVE, reserve)
    return reserve


def choose_bid(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Raise the bid in steps up to a limit; for the last deed of a set single deeds are mortgaged."""
    deed: int = state.lot_deed
    lowest: int = lowest_bid(state)
    limit: int = limit_for_piece(state, seat) if deed == NO_DEED else limit_for(state, seat, deed, notes)
    if deed != NO_DEED and state.cash[seat] < lowest <= limit:
        if choose_spare(state, seat, state.board.group[deed], notes, decision):
            return True
    limit = min(limit, state.cash[seat])
    if lowest > limit:
        if notes.reason != GIVES_WAY:
            notes.note(WORTH_LESS, max(0, limit))
        decision.kind = PASS
        return True
    decision.kind = BID
    decision.argument[LOT] = state.lot
    decision.argument[AMOUNT] = lowest if state.high_bidder == NOBODY else min(limit, lowest + limit // 8)
    return True


def limit_for(state: State, seat: int, deed: int, notes: Notes) -> int:
    """Give the highest bid for a deed: its price, half more to keep a set from another, twice as much to complete one.

    What a mortgage would bring back at once is never too much, not even for a deed that is left to another: a trade can
    still mend the group. Without trades the other has to be able to bid more.
    """
    price: int = state.board.price[deed]
    spare: int = state.cash[seat] - kept_for(state, seat, deed, notes)
    back: int = state.board.mortgage_value[deed]
    if state.mortgaged[deed]:
        price -= redeem_cost(state, deed)
        back = 0
    if notes.reason == COMPLETES_SET:
        return 2 * price
    if notes.reason == BLOCKS_SET:
        price += price // 2
    if notes.reason == GIVES_WAY and not notes.trades:
        back = min(back, state.cash[owner_in(state, state.board.group[deed])]) - state.board.auction_step
    if back > min(price, spare):
        notes.note(CHEAP_ENOUGH, back)
    return max(back, min(price, spare))


def choose_keeping(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Redeem a received deed if the reserve stays, else pay its interest only."""
    deed: int = state.debt_deed[top_debt(state)]
    reserve: int = reserve_of(state, seat)
    decision.argument[DEED] = deed
    if state.cash[seat] - redeem_cost(state, deed) >= reserve:
        notes.note(RICH_ENOUGH, reserve)
        decision.kind = REDEEM
    else:
        notes.note(TOO_DEAR, reserve)
        decision.kind = KEEP_MORTGAGE
    return True


def choose_tax(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Pay the share if little cash and few deeds make it look less than the amount.

    Nobody may add up what a seat is worth before it has chosen (tax.unseen), so this is a guess from the cash
    in hand and the number of deeds, each taken for a salary; prices, mortgages and buildings are not looked at.
    """
    space: int = state.space[seat]
    amount: int = state.board.tax[space]
    guess: int = state.cash[seat] + deeds_held(state, seat) * state.board.salary
    decision.kind = PAY_TAX
    decision.argument[SHARE] = 1 if guess * state.board.tax_share[space] < 100 * amount else 0
    notes.note(SHARE_IS_LESS if decision.argument[SHARE] == 1 else AMOUNT_IS_LESS, amount)
    return True


def deeds_held(state: State, seat: int) -> int:
    """Count the deeds of a seat."""
    group: int
    count: int = 0
    for group in range(GROUPS):
        count += state.owned[seat * GROUPS + group]
    return count


def choose_redemption(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Redeem a deed of a set if the reserve stays, any other if twice the reserve stays; tell whether there is one.

    In the last round it would only cost the interest: what counts then is wealth.
    """
    group: int
    reserve: int
    if state.cash[seat] < state.board.salary or is_last_round(state):
        return False
    for group in range(GROUPS):
        if state.buried[group] > 0 and state.owned[seat * GROUPS + group] > 0:
            reserve = reserve_of(state, seat)
            if not has(state.sets[seat], group):
                reserve *= 2
            if redeem_in(state, seat, group, reserve, notes, decision):
                return True
    return False


def redeem_in(state: State, seat: int, group: int, reserve: int, notes: Notes, decision: Decision) -> bool:
    """Redeem the first mortgaged deed of a group that leaves the reserve; tell whether there is one."""
    place: int
    deed: int
    for place in range(state.board.group_size[group]):
        deed = state.board.group_deed[group * GROUP_DEEDS + place]
        if state.owner[deed] == seat and state.mortgaged[deed]:
            if state.cash[seat] - redeem_cost(state, deed) >= reserve:
                notes.note(RICH_ENOUGH, reserve)
                decision.kind = REDEEM
                decision.argument[DEED] = deed
                return True
    return False
