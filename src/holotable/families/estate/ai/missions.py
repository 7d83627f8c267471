"""Which side a thrifty player joins, and which missions it goes on."""

from typing import Final

from holotable.core.decisions import Decision
from holotable.families.estate.ai.landing_value import throw_worth
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.prizes import best_space, harm, jump_worth, loot_worth, richest_other, worst_space
from holotable.families.estate.ai.reasons import BETTER_SIDE, FINE_BEATS_PRIZE, PRIZE_BEATS_FINE
from holotable.families.estate.ai.worth import reserve_of
from holotable.families.estate.rules.board import AGAIN, DEFEAT, JUMP, MISSIONS, PRIZE, STEAL, TAKE
from holotable.families.estate.rules.codes import CHOOSE_TOKEN, SKIP_MISSION, START_MISSION, TOKEN
from holotable.families.estate.rules.missions import prize_of
from holotable.families.estate.rules.ownership import max_cash
from holotable.families.estate.rules.scoring import wealth
from holotable.families.estate.rules.state import NO_TOKEN, State
from holotable.families.estate.rules.tokens import is_taken

DIE_CASES: Final = 6


# before the first turn


def choose_own_token(state: State, notes: Notes, decision: Decision) -> bool:
    """Take the first free token of the side whose missions promise more."""
    token: int
    found: int = NO_TOKEN
    for token in range(state.board.tokens):
        if not is_taken(state, token):
            if found == NO_TOKEN or token_worth(state, token) > token_worth(state, found):
                found = token
    notes.note(BETTER_SIDE, 0)
    decision.kind = CHOOSE_TOKEN
    decision.argument[TOKEN] = found
    return True


def token_worth(state: State, token: int) -> int:
    """Give what the missions of a token's side promise, each as often as its throw comes up."""
    first: int = state.board.token_side[token] * MISSIONS
    mission: int
    worth: int = 0
    for mission in range(first, first + MISSIONS):
        worth += 2 * mean_gain(state, mission, usual_prize(state, mission))
    return worth - mean_gain(state, mission, usual_prize(state, mission))  # doubles come up half as often


def mean_gain(state: State, mission: int, worth: int) -> int:
    """Give what a mission gains on average, if its prize is worth so much."""
    lost: int = state.board.mission_least[mission] - 1
    return ((DIE_CASES - lost) * worth - lost * state.board.mission_fine[mission]) // DIE_CASES


def usual_prize(state: State, mission: int) -> int:
    """Guess what a prize is worth before anything is owned."""
    prize: int = state.board.mission_prize[mission]
    if prize == PRIZE:
        return state.board.mission_amount[mission]
    if prize == TAKE or prize == STEAL:
        return state.board.mission_count[mission] * state.board.salary
    return state.board.start_cash if prize == DEFEAT else state.board.salary // 4


# after a move


def choose_mission(state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Go on a mission that gains on average and whose fine can be borne."""
    gain: int = mean_gain(state, state.mission, prize_worth(state, seat))
    if gain > 0 and may_risk(state, seat, gain):
        notes.note(PRIZE_BEATS_FINE, gain)
        decision.kind = START_MISSION
    else:
        notes.note(FINE_BEATS_PRIZE, state.board.mission_fine[state.mission])
        decision.kind = SKIP_MISSION
    return True


def may_risk(state: State, seat: int, gain: int) -> bool:
    """Tell whether the fine leaves half of the reserve, or could be raised for a gain that is as high."""
    fine: int = state.board.mission_fine[state.mission]
    if state.cash[seat] - fine >= reserve_of(state, seat) // 2:
        return True
    return gain >= fine and max_cash(state, seat) >= fine


def prize_worth(state: State, seat: int) -> int:
    """Give what the prize of the mission that is open is worth to a seat."""
    prize: int = prize_of(state)
    amount: int = state.board.mission_amount[state.mission]
    if prize == PRIZE:
        return amount
    if prize == TAKE or prize == STEAL:
        return max(amount, loot_worth(state, seat, prize, state.board.mission_count[state.mission]))
    if prize == JUMP:
        return jump_worth(state, seat, best_space(state, seat))
    return throw_worth(state, seat) if prize == AGAIN else blow_worth(state, seat, prize)


def blow_worth(state: State, seat: int, prize: int) -> int:
    """Give what a prize that meets the richest of the others is worth: all that it has, or half of the harm."""
    whom: int = richest_other(state, seat)
    if prize == DEFEAT:
        return wealth(state, whom)
    return harm(state, seat, whom, worst_space(state, seat, whom)) // 2
