"""Writes an estate state at a rest point as a position; defaults are left out."""

from collections.abc import Sequence
from typing import Final

import msgspec

from holotable.core.errors import EditionError
from holotable.families.estate import rules
from holotable.families.estate.names.names import Names
from holotable.families.estate.names.view import (
    PHASES,
    bank_mortgages_of,
    claims_of,
    decks_of,
    holdings_of,
    seats_of,
)
from holotable.families.estate.rules.state import NO_MISSION, TO_MISSION

Record = dict[str, object]

REST_PHASES: Final = (rules.TO_ROLL, rules.TO_END, TO_MISSION)


def position_of(
    names: Names, state: rules.State, called: Sequence[str], tokens: Sequence[str | None]
) -> dict[str, object]:
    """Describe a state at a rest point; the seats are called so and have these tokens."""
    if state.phase not in REST_PHASES or rules.due(state) != 1 << state.turn:
        _refuse("before a throw and after its space is carried out")
    if state.debts or state.auctioning or state.demand != rules.NO_PIECE or state.placer != rules.NOBODY:
        _refuse("while no debt, no auction and no building waits for an answer")
    if state.offers:
        _refuse("while no offer of a trade is open")
    bank_mortgages = bank_mortgages_of(names, state)
    position: Record = msgspec.to_builtins(
        {
            "turn": state.turn,
            "phase": PHASES[state.phase],
            "doubles": state.doubles,
            **({"dice": [state.first_die, state.second_die]} if state.first_die else {}),
            **_course(names, state),
            "seats": seats_of(names, state, holdings_of(names, state), called, tokens),
            **({"claims": claims_of(names, state)} if state.claims else {}),
            **({} if _is_fresh(names, state) else {"decks": decks_of(names, state)}),
            **({"mortgaged": bank_mortgages} if bank_mortgages else {}),
        }
    )
    return position


def _course(names: Names, state: rules.State) -> Record:
    """Describe how far the game has come where that is not what a position takes for granted."""
    return {
        **({"first": state.first} if state.first != state.turn else {}),
        **({"rounds": state.rounds} if state.rounds > 1 else {}),
        **({"time_up": True} if state.time_up else {}),
        **({"thrown": True} if state.thrown and state.phase == rules.TO_ROLL and not state.doubles else {}),
        **({"mission": names.missions[state.mission]} if state.mission != NO_MISSION else {}),
    }


def _is_fresh(names: Names, state: rules.State) -> bool:
    """Tell whether no card but held ones has been seen."""
    return sum(state.queued) == 0 and _held(state.jail_cards) + sum(state.unseen) == sum(
        card.copies for card in names.estate.cards
    )


def _held(jail_cards: Sequence[int]) -> int:
    return sum(cards.bit_count() for cards in jail_cards)


def _refuse(when: str) -> None:
    raise EditionError(f"a position can be written down only {when}")
