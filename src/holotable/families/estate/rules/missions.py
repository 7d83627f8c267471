"""Missions: offered after a move with a six, settled by one die, and one small verb for each prize."""

from holotable.core.decisions import BANK
from holotable.core.keys import ALLOWED, DECISION_MALFORMED
from holotable.core.tape import Tape
from holotable.families.estate.rules.bankruptcy import go_bankrupt
from holotable.families.estate.rules.bits import bit
from holotable.families.estate.rules.board import AGAIN, DEFEAT, DISPLACE, JUMP, PRIZE, STEAL, TAKE
from holotable.families.estate.rules.codes import (
    DEED_PASSED,
    MISSION_BEGUN,
    MISSION_LAPSED,
    MISSION_PAID,
    MISSION_ROLLED,
    MISSION_SKIPPED,
    STAYED,
    TURN_AGAIN,
)
from holotable.families.estate.rules.debt import owe
from holotable.families.estate.rules.jail import leave_jail
from holotable.families.estate.rules.keys import (
    MISSION_CHOICE,
    MISSION_STEAL_GROUP,
    MORTGAGE_TRANSFER,
    SALARY_PASS,
    TURN_ORDER,
)
from holotable.families.estate.rules.mortgage import hand_over, receive
from holotable.families.estate.rules.moving import move, set_down
from holotable.families.estate.rules.ownership import pay
from holotable.families.estate.rules.situation import situation, why_busy
from holotable.families.estate.rules.state import (
    NO_DEED,
    NOBODY,
    RESOLVED,
    ROLLING,
    TO_MISSION,
    TO_PRIZE,
    TO_ROLL,
    State,
    is_deed,
    is_playing,
)
from holotable.families.estate.rules.tokens import drop_mission
from holotable.families.estate.rules.trade import void_offers


def rule_of(state: State) -> int:
    """Give the rule of the mission that is open."""
    return state.board.mission_key[state.mission]


def prize_of(state: State) -> int:
    """Give what the mission that is open gives."""
    return state.board.mission_prize[state.mission]


# going or not


def why_not_go(state: State, seat: int) -> int:
    """Say why a seat may not choose whether to go on a mission, or ``ALLOWED``."""
    now: int = situation(state)
    if not state.board.missions:
        return DECISION_MALFORMED
    if seat != state.turn:
        return TURN_ORDER
    if now == TO_MISSION:
        return ALLOWED
    return MISSION_CHOICE if now == TO_ROLL else why_busy(state)


def start_mission(state: State, tape: Tape) -> None:
    """Throw the die of the mission, which closes no window (rule: mission.die)."""
    state.phase = ROLLING
    state.on_mission = True
    tape.write(MISSION_BEGUN, rule_of(state), state.turn, state.mission, 0, 0)


def skip_mission(state: State, tape: Tape) -> None:
    """Decline the mission; where the board says so, this costs the extra throw for doubles too."""
    tape.write(MISSION_SKIPPED, MISSION_CHOICE, state.turn, state.mission, 0, 0)
    if state.board.skip_ends_turn:
        state.doubles = 0
    finish_mission(state)


def finish_mission(state: State) -> None:
    """End the mission; only doubles let its turn go on (rule: mission.turn-over, mission.light-doubles)."""
    drop_mission(state)
    state.phase = RESOLVED


def is_prize_gone(state: State) -> bool:
    """Tell whether nothing is left to steal, at first or after what a debt for the first theft has moved."""
    return state.phase == TO_PRIZE and prize_of(state) == STEAL and not is_anything_to_steal(state)


def end_theft(state: State, tape: Tape) -> None:
    """End a theft that has no legal target."""
    tape.write(MISSION_LAPSED, rule_of(state), state.turn, state.mission, 0, 0)
    finish_mission(state)


def is_mission_won(state: State, die: int) -> bool:
    """Tell whether a die wins the mission that is open."""
    return die >= state.board.mission_least[state.mission]


def throw_mission(state: State, die: int, tape: Tape) -> None:
    """Take the die of a mission."""
    won: bool = is_mission_won(state, die)
    state.on_mission = False
    tape.write(MISSION_ROLLED, rule_of(state), state.turn, die, state.mission, 1 if won else 0)
    if won:
        win_mission(state, tape)
    else:
        fail_mission(state)


def fail_mission(state: State) -> None:
    """Owe the fine."""
    fine: int = state.board.mission_fine[state.mission]
    owe(state, state.turn, BANK, fine, MISSION_PAID, state.board.mission_fine_key[state.mission], NO_DEED)
    finish_mission(state)


def win_mission(state: State, tape: Tape) -> None:
    """Give the prize, or ask which one."""
    prize: int = prize_of(state)
    state.prizes = state.board.mission_count[state.mission]
    state.phase = TO_PRIZE
    if prize == AGAIN:
        take_turn_again(state, tape)
    elif prize == PRIZE or (prize == TAKE and not is_any_deed(state, BANK)):
        take_money(state, tape)
    elif is_prize_gone(state):
        end_theft(state, tape)


def take_turn_again(state: State, tape: Tape) -> None:
    """Begin a fresh turn of the same seat; no other seat has thrown, so every window stays open."""
    tape.write(TURN_AGAIN, rule_of(state), state.turn, 0, 0, 0)
    finish_mission(state)
    state.turns += 1
    state.doubles = 0
    state.phase = TO_ROLL


# prizes


def why_not_prize(state: State, seat: int, prize: int) -> int:
    """Say why a seat may not take a prize of this kind, or ``ALLOWED``."""
    if not state.board.missions:
        return DECISION_MALFORMED
    if seat != state.turn:
        return TURN_ORDER
    if situation(state) != TO_PRIZE:
        return why_busy(state)
    return ALLOWED if prize_of(state) == prize else rule_of(state)


def why_not_take_money(state: State, seat: int) -> int:
    """Say why a seat may not take money instead of deeds: it is all of one or all of the other."""
    refusal: int = why_not_prize(state, seat, TAKE)
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if state.prizes == state.board.mission_count[state.mission] else rule_of(state)


def take_money(state: State, tape: Tape) -> None:
    """Take the money of the mission from the bank."""
    amount: int = state.board.mission_amount[state.mission]
    pay(state, BANK, state.turn, amount, MISSION_PAID, rule_of(state), state.mission, tape)
    finish_mission(state)


def why_not_take_deed(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not take a deed of the bank for nothing, or ``ALLOWED``."""
    refusal: int = why_not_prize(state, seat, TAKE)
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if state.owner[deed] == BANK else rule_of(state)


def take_deed(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Take a deed of the bank for nothing."""
    tape.write(DEED_PASSED, rule_of(state), seat, deed, BANK, 0)
    receive(state, deed, seat)
    state.prizes -= 1
    if state.prizes == 0 or not is_any_deed(state, BANK):
        finish_mission(state)


def is_any_deed(state: State, owner: int) -> bool:
    """Tell whether a seat or the bank has a deed."""
    deed: int
    for deed in range(state.board.deeds):
        if state.owner[deed] == owner:
            return True
    return False


def why_not_steal(state: State, seat: int, deed: int) -> int:
    """Say why a seat may not steal a deed, or ``ALLOWED``: complete colour groups are safe, and all comes from one seat."""
    refusal: int = why_not_prize(state, seat, STEAL)
    if not is_deed(state, deed):
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    if not is_foreign(state, deed) or (state.victim != NOBODY and state.owner[deed] != state.victim):
        return rule_of(state)
    return MISSION_STEAL_GROUP if is_safe(state, deed) else ALLOWED


def is_foreign(state: State, deed: int) -> bool:
    """Tell whether a deed belongs to another seat than the one on turn."""
    return state.owner[deed] != BANK and state.owner[deed] != state.turn


def is_safe(state: State, deed: int) -> bool:
    """Tell whether a deed belongs to its owner's complete colour group."""
    return state.sets[state.owner[deed]] & bit(state.board.group[deed]) != 0


def is_anything_to_steal(state: State) -> bool:
    """Tell whether there is a deed to steal from the victim, or from anybody if there is none yet."""
    deed: int
    for deed in range(state.board.deeds):
        if is_foreign(state, deed) and not is_safe(state, deed):
            if state.victim == NOBODY or state.owner[deed] == state.victim:
                return True
    return False


def steal_deed(state: State, seat: int, deed: int, tape: Tape) -> None:
    """Steal a deed; a mortgaged one is redeemed or its interest paid, as after any transfer."""
    state.victim = state.owner[deed]
    void_offers(state, deed, tape)
    hand_over(state, deed, seat, rule_of(state), MORTGAGE_TRANSFER, tape)
    state.prizes -= 1
    if state.prizes == 0:
        finish_mission(state)


def why_not_jump(state: State, seat: int, space: int) -> int:
    """Say why a seat may not jump to a space, or ``ALLOWED``: it is another one."""
    refusal: int = why_not_prize(state, seat, JUMP)
    if space < 0 or space >= state.board.spaces:
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if space != state.space[seat] else rule_of(state)


def jump(state: State, seat: int, space: int, tape: Tape) -> None:
    """Set the own token on a space, where it has landed; where the board says so it moves there."""
    cause: int = rule_of(state)
    finish_mission(state)
    state.carded = False
    if state.board.jump_forward:
        move(state, (space - state.space[seat] + state.board.spaces) % state.board.spaces, cause, SALARY_PASS, tape)
    else:
        set_down(state, space, cause, SALARY_PASS, tape)


def decline_jump(state: State, tape: Tape) -> None:
    """Turn a jump down."""
    tape.write(STAYED, rule_of(state), state.turn, state.mission, 0, 0)
    finish_mission(state)


def why_not_whom(state: State, seat: int, whom: int, prize: int) -> int:
    """Say why a prize may not be turned against a seat, or ``ALLOWED``: it is another one in the game."""
    refusal: int = why_not_prize(state, seat, prize)
    if whom < 0 or whom >= state.seats:
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if whom != seat and is_playing(state, whom) else rule_of(state)


def why_not_send(state: State, seat: int, whom: int, goal: int) -> int:
    """Say why a seat may not put another on a space, or ``ALLOWED``."""
    refusal: int = why_not_whom(state, seat, whom, DISPLACE)
    if goal < 0 or goal >= state.board.spaces:
        return DECISION_MALFORMED
    if refusal != ALLOWED:
        return refusal
    return ALLOWED if goal != state.space[whom] else rule_of(state)


def send(state: State, whom: int, goal: int, tape: Tape) -> None:
    """Put another seat's token on a space, where it has landed; one that was jailed is free thereby."""
    cause: int = rule_of(state)
    finish_mission(state)
    state.lander = whom
    state.carded = False
    if state.jail[whom] > 0:
        leave_jail(state, whom, cause, tape)
    set_down(state, goal, cause, SALARY_PASS, tape)


def why_not_defeat(state: State, seat: int, whom: int) -> int:
    """Say why a seat may not make another bankrupt, or ``ALLOWED``."""
    return why_not_whom(state, seat, whom, DEFEAT)


def defeat(state: State, seat: int, whom: int, tape: Tape) -> None:
    """Make another seat bankrupt to the one on turn."""
    finish_mission(state)
    go_bankrupt(state, whom, seat, tape)
