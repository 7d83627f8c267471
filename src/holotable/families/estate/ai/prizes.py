"""How a thrifty player chooses the prize of a mission: the most useful deed, the best space, or harm to the richest."""

from holotable.core.decisions import BANK, Decision
from holotable.families.estate.ai.landing_value import is_own_space, landing_worth
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.reasons import (
    BEST_PRIZE,
    GOOD_SPACE,
    HURTS_STRONGEST,
    MONEY_IS_BETTER,
    NO_GOOD_SPACE,
    RICHEST_FALLS,
)
from holotable.families.estate.ai.worth import deed_gain, rival_for
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.board import DEFEAT, GROUPS, JUMP, STEAL, STREETS, TAKE
from holotable.families.estate.rules.codes import (
    DEED,
    DEFEAT_SEAT,
    GOAL,
    JUMP_TO,
    SEND_TO,
    SPACE,
    STAY,
    STEAL_DEED,
    TAKE_DEED,
    TAKE_MONEY,
    WHOM,
)
from holotable.families.estate.rules.missions import is_foreign, is_safe, prize_of
from holotable.families.estate.rules.scoring import wealth
from holotable.families.estate.rules.state import NO_DEED, NOBODY, State, is_playing


def choose_prize(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Take what a won mission gives."""
    prize: int = prize_of(state)
    if prize == TAKE or prize == STEAL:
        return choose_loot(state, seat, prize, notes, decision)
    if prize == JUMP:
        return choose_jump(state, seat, notes, decision)
    decision.argument[WHOM] = richest_other(state, seat)
    if prize == DEFEAT:
        notes.note(RICHEST_FALLS, 0)
        decision.kind = DEFEAT_SEAT
        return True
    notes.note(HURTS_STRONGEST, 0)
    decision.kind = SEND_TO
    decision.argument[GOAL] = worst_space(state, seat, decision.argument[WHOM])
    return True


# deeds


def choose_loot(state: State, seat: int, prize: int, notes: Notes, decision: Decision) -> bool:
    """Take or steal the deed that adds most, or the money if all the deeds together add less."""
    deed: int = best_loot(state, seat, prize, 0, state.victim)
    amount: int = state.board.mission_amount[state.mission]
    notes.note(BEST_PRIZE, loot_gain(state, seat, deed, 0))
    decision.kind = STEAL_DEED if prize == STEAL else TAKE_DEED
    decision.argument[DEED] = deed
    if prize == TAKE and state.prizes == state.board.mission_count[state.mission]:
        if loot_worth(state, seat, prize, state.prizes) < amount:
            notes.note(MONEY_IS_BETTER, amount)
            decision.kind = TAKE_MONEY
    return True


def loot_worth(state: State, seat: int, prize: int, count: int) -> int:
    """Give what the best deeds that a mission may give are worth together."""
    worth: int = 0
    taken: int = 0
    victim: int = NOBODY
    deed: int = best_loot(state, seat, prize, 0, NOBODY)
    while count > 0 and deed != NO_DEED:
        worth += loot_gain(state, seat, deed, taken)
        taken |= bit(deed)
        victim = state.owner[deed]
        deed = best_loot(state, seat, prize, taken, victim)
        count -= 1
    return worth


def best_loot(state: State, seat: int, prize: int, taken: int, victim: int) -> int:
    """Give the deed that adds most to a seat and those it has taken, or ``NO_DEED``."""
    deed: int
    gain: int
    best: int = 0
    found: int = NO_DEED
    for deed in range(state.board.deeds):
        if taken & bit(deed) == 0 and is_loot(state, deed, prize, victim):
            gain = loot_gain(state, seat, deed, taken)
            if found == NO_DEED or gain > best:
                best = gain
                found = deed
    return found


def is_loot(state: State, deed: int, prize: int, victim: int) -> bool:
    """Tell whether a deed may be taken from the bank, or stolen: from the victim, once there is one."""
    if prize == TAKE:
        return state.owner[deed] == BANK
    if not is_foreign(state, deed) or is_safe(state, deed):
        return False
    return victim == NOBODY or state.owner[deed] == victim


def loot_gain(state: State, seat: int, deed: int, taken: int) -> int:
    """Give what a deed adds, and half its price more if that keeps another seat from a set."""
    gain: int = deed_gain(state, seat, deed, taken)
    return gain + state.board.price[deed] // 2 if breaks_hope(state, seat, deed) else gain


def breaks_hope(state: State, seat: int, deed: int) -> bool:
    """Tell whether another seat lacks just this deed for a set, or has all of its group but one."""
    owner: int = state.owner[deed]
    group: int = state.board.group[deed]
    if owner == BANK:
        return rival_for(state, seat, deed) != NOBODY
    if state.board.group_kind[group] != STREETS:
        return False
    return state.owned[owner * GROUPS + group] == state.board.group_size[group] - 1


# spaces


def choose_jump(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Jump to the space that is worth most; stay where none is worth anything."""
    space: int = best_space(state, seat)
    worth: int = jump_worth(state, seat, space)
    decision.kind = JUMP_TO if worth > 0 else STAY
    decision.argument[SPACE] = space
    notes.note(GOOD_SPACE if worth > 0 else NO_GOOD_SPACE, worth)
    return True


def best_space(state: State, seat: int) -> int:
    """Give the other space to which a jump is worth most."""
    space: int
    found: int = (state.space[seat] + 1) % state.board.spaces
    for space in range(state.board.spaces):
        if space != state.space[seat] and jump_worth(state, seat, space) > jump_worth(state, seat, found):
            found = space
    return found


def jump_worth(state: State, seat: int, space: int) -> int:
    """Give what a jump to a space is worth, the salary included where it is paid."""
    worth: int = landing_worth(state, seat, space)
    if space == 0 or (state.board.jump_forward and space < state.space[seat]):
        worth += state.board.salary
    return worth


# other seats


def richest_other(state: State, seat: int) -> int:
    """Give the richest of the other seats in the game."""
    other: int
    found: int = NOBODY
    for other in range(state.seats):
        if other != seat and is_playing(state, other):
            if found == NOBODY or wealth(state, other) > wealth(state, found):
                found = other
    return found


def worst_space(state: State, seat: int, whom: int) -> int:
    """Give the other space on which a seat does most harm to another."""
    space: int
    found: int = (state.space[whom] + 1) % state.board.spaces
    for space in range(state.board.spaces):
        if space != state.space[whom] and harm(state, seat, whom, space) > harm(state, seat, whom, found):
            found = space
    return found


def harm(state: State, seat: int, whom: int, space: int) -> int:
    """Give what landing on a space costs another seat, twice as much if the seat itself gets the rent."""
    cost: int = -landing_worth(state, whom, space)
    if space == 0:
        cost -= state.board.salary
    return 2 * cost if is_own_space(state, seat, space) else cost
