"""The policies that decide for seats: their numbers, in the order of the family's bots, and what each chooses.

Random seats are the driver's: it lists what they may decide and draws lots.
"""

from typing import Final

from holotable.core.decisions import Decision
from holotable.families.estate.ai.notes import Notes
from holotable.families.estate.ai.thrifty import choose_at_rest, choose_when_asked, thrifty_choice
from holotable.families.estate.rules.state import State

RANDOM: Final = 0
THRIFTY: Final = 1


def policy_choice(policy: int, state: State, seat: int, notes: Notes, decision: Decision) -> bool:
    """Decide for a seat at any moment; tell whether it wants or has to do something now."""
    if policy == THRIFTY:
        return thrifty_choice(state, seat, notes, decision)
    return False


def policy_at_rest(policy: int, state: State, seat: int, now: int, notes: Notes, decision: Decision) -> bool:
    """Decide for a seat at a rest point; tell whether it wants to act."""
    if policy == THRIFTY:
        return choose_at_rest(state, seat, now, notes, decision)
    return False


def policy_when_asked(policy: int, state: State, seat: int, now: int, notes: Notes, decision: Decision) -> bool:
    """Answer what interrupts a turn."""
    if policy == THRIFTY:
        return choose_when_asked(state, seat, now, notes, decision)
    return False
