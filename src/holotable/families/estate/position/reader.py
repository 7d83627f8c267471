"""Reads an estate position into a state; an impossible one is refused with the reason."""

from collections.abc import Mapping, Sequence
from typing import Final

from holotable.core.checks import brief_repr, did_you_mean
from holotable.families.estate import rules
from holotable.families.estate.names.names import Names, set_of
from holotable.families.estate.position.entries import Entries, check_entries, look_up, padded, refuse, whole
from holotable.families.estate.position.holdings import build_up, hand_out, mortgage_rest
from holotable.families.estate.position.table_parts import lay_claims, lay_decks
from holotable.families.estate.rules.state import NO_TOKEN, TO_MISSION

ENTRIES: Final = (
    "turn",
    "phase",
    "doubles",
    "dice",
    "first",
    "rounds",
    "time_up",
    "thrown",
    "mission",
    "seats",
    "claims",
    "decks",
    "mortgaged",
)
SEAT_ENTRIES: Final = ("token", "cash", "space", "jail", "deeds", "mortgaged", "buildings", "jail_cards", "out", "rank")
GOODS: Final = ("cash", "jail", "deeds", "mortgaged", "buildings", "jail_cards")
PHASES: Final = {"roll": rules.TO_ROLL, "end": rules.TO_END, "mission": TO_MISSION}
CASH_MOST: Final = 1_000_000_000  # all seats together stay below what the rules can count
DIE: Final = 6
DOUBLES_MOST: Final = 2
JAIL_TURNS: Final = 3
TURNS_MOST: Final = 1 << 30


def place_estate(names: Names, state: rules.State, position: Entries) -> tuple[str | None, ...]:
    """Set a fresh state to a position at a rest point; give the seats' tokens, unless the state holds them."""
    check_entries("a position", position, ENTRIES)
    seats = _seats(names, position)
    tokens = _tokens(names, seats)
    _sit(state, seats)
    if state.board.missions:
        state.token = padded([names.token_numbers[token] for token in tokens], NO_TOKEN)
    _stand(names, state, seats)
    hand_out(names, state, seats)
    mortgage_rest(names, state, position)
    build_up(names, state, seats)
    _take_turn(state, position)
    _go_on(state, position)
    _set_mission(names, state, position)
    lay_claims(names, state, position)
    lay_decks(names, state, position)
    found = rules.broken_invariant(state)
    if found != rules.ALL_HOLD:
        refuse(rules.INVARIANT_NAMES[found])
    return (None,) * len(tokens) if state.board.missions else tokens


def _seats(names: Names, position: Entries) -> Sequence[Entries]:
    seats = position.get("seats")
    edition = names.estate.edition
    if not isinstance(seats, list) or not edition.seats_min <= len(seats) <= edition.seats_max:
        refuse(f"seats must be a list of {edition.seats_min} to {edition.seats_max} seats")
    for number, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            refuse(f"seat {number} must be an object, not {brief_repr(seat)}")
        check_entries(f"seat {number}", seat, SEAT_ENTRIES)
    return seats


def _tokens(names: Names, seats: Sequence[Entries]) -> tuple[str, ...]:
    """Give every seat its token; a seat without one takes the first that is free."""
    known = [token.id for token in names.estate.tokens]
    taken = [seat["token"] for seat in seats if "token" in seat]
    for token in taken:
        if token not in known:
            refuse(f"there is no token {brief_repr(token)}{did_you_mean(token, known)}; tokens are {', '.join(known)}")
        if taken.count(token) > 1:
            refuse(f"two seats have the token {token!r}")
    free = (token for token in known if token not in taken)
    return tuple(str(seat["token"]) if "token" in seat else next(free) for seat in seats)


def _sit(state: rules.State, seats: Sequence[Entries]) -> None:
    """Count the seats and see who is still in the game."""
    state.seats = len(seats)
    out = [_flag(seat, number) for number, seat in enumerate(seats)]
    state.playing = set_of(number for number, left in enumerate(out) if not left)
    if out.count(False) < 2:  # noqa: PLR2004 - one seat alone has won
        refuse(f"a game that goes on has at least two seats, here {out.count(False)} are not out")
    if True in out and state.board.ends_scored:
        refuse(f"seat {out.index(True)} is out, but the short game ends with the first bankruptcy")
    state.rank = padded(_ranks(seats, out), 0)
    for number, seat in enumerate(seats):
        if out[number] and any(seat.get(goods) for goods in GOODS):
            refuse(f"seat {number} is out, so it holds nothing")


def _flag(seat: Entries, number: int) -> bool:
    out = seat.get("out", False)
    if not isinstance(out, bool):
        refuse(f"seat {number}: out must be true or false, not {brief_repr(out)}")
    return out


def _ranks(seats: Sequence[Entries], out: Sequence[bool]) -> list[int]:
    """Give the places of the seats that are out; without entries the seat that sits later has left later."""
    count = out.count(True)
    places = list(range(len(seats), len(seats) - count, -1))  # the first to leave is last
    ranks = [0] * len(seats)
    for number, seat in enumerate(seats):
        if "rank" in seat and not out[number]:
            refuse(f"seat {number} plays on, so it has no rank yet")
        if out[number]:
            rank = seat.get("rank", places[sum(out[:number])])
            ranks[number] = whole(rank, f"seat {number}: rank", len(seats) - count + 1, len(seats))
    if len({rank for rank in ranks if rank}) < count:
        refuse("two seats that are out have the same rank")
    return ranks


def _stand(names: Names, state: rules.State, seats: Sequence[Entries]) -> None:
    """Put the tokens on their spaces, in jail or free, and hand out the cash."""
    jail = [whole(seat.get("jail", 0), f"seat {number}: jail", 0, JAIL_TURNS) for number, seat in enumerate(seats)]
    spaces = [_space(names, state, number, seat, jail[number]) for number, seat in enumerate(seats)]
    cash = [_cash(state, number, seat) for number, seat in enumerate(seats)]
    if sum(cash) > 2 * CASH_MOST:
        refuse(f"the seats hold {sum(cash)} together, at most {2 * CASH_MOST} can be counted")
    state.jail, state.space, state.cash = padded(jail, 0), padded(spaces, 0), padded(cash, 0)


def _space(names: Names, state: rules.State, number: int, seat: Entries, jail: int) -> int:
    where = seat.get("space", state.board.jail if jail else 0)
    if isinstance(where, str):
        space = look_up(where, names.space_numbers, "space")
    else:
        space = whole(where, f"seat {number}: space", 0, state.board.spaces - 1)
    if jail and space != state.board.jail:
        refuse(f"seat {number} is in jail, so it stands on {names.spaces[state.board.jail]!r}, not {brief_repr(where)}")
    return space


def _cash(state: rules.State, number: int, seat: Entries) -> int:
    default = 0 if seat.get("out", False) else state.board.start_cash
    return whole(seat.get("cash", default), f"seat {number}: cash", 0, CASH_MOST)


def _take_turn(state: rules.State, position: Entries) -> None:
    """Say whose turn it is and how far it has come."""
    turn = whole(position.get("turn", 0), "turn", 0, state.seats - 1)
    if not state.playing >> turn & 1:
        refuse(f"seat {turn} is out, so it has no turn")
    phase = position.get("phase", "roll")
    if not isinstance(phase, str) or phase not in PHASES:
        refuse(f"phase must be 'roll', 'end' or 'mission', not {brief_repr(phase)}")
    doubles = whole(position.get("doubles", 0), "doubles", 0, DOUBLES_MOST)
    if doubles and phase == "end":
        refuse("a turn that threw doubles is not at its end; it throws again")
    if doubles and state.jail[turn]:
        refuse(f"seat {turn} is in jail, so its doubles have ended")
    state.turn, state.turns, state.phase, state.doubles = turn, 1, PHASES[phase], doubles
    state.lander = turn
    state.thrown = phase != "roll" or doubles > 0 or _has_thrown(state, position)
    state.first_die, state.second_die = _dice(position.get("dice"), doubles)


def _has_thrown(state: rules.State, position: Entries) -> bool:
    """Read whether a mission has given the seat on turn another turn after its throws."""
    thrown = _truth(position, "thrown")
    if thrown and not state.board.missions:
        refuse("only a mission gives another turn, and this game is played without missions")
    return thrown


def _truth(position: Entries, entry: str) -> bool:
    value = position.get(entry, False)
    if not isinstance(value, bool):
        refuse(f"{entry} must be true or false, not {brief_repr(value)}")
    return value


def _go_on(state: rules.State, position: Entries) -> None:
    """Say who had the first turn, how many rounds have begun, and whether the time is up."""
    state.first = whole(position.get("first", state.turn), "first", 0, state.seats - 1)
    state.rounds = whole(position.get("rounds", 1), "rounds", 1, state.board.round_limit or TURNS_MOST)
    state.time_up = _truth(position, "time_up")
    if state.time_up and not state.board.timed:
        refuse("the time is up only in a timed game")


def _set_mission(names: Names, state: rules.State, position: Entries) -> None:
    """Say which mission the throw has brought to the seat on turn; its dice must fit."""
    if (state.phase == TO_MISSION) != ("mission" in position):
        refuse("phase 'mission' and a mission belong together")
    if "mission" not in position:
        return
    if not state.board.missions:
        refuse("this game is played without missions")
    number = look_up(position["mission"], names.mission_numbers, "mission")
    mission = names.estate.missions[number]
    if sorted((state.first_die, state.second_die)) != [mission.die, DIE]:
        refuse(f"the mission {names.missions[number]!r} needs dice of {mission.die} and {DIE}")
    if names.estate.tokens[state.token[state.turn]].side != mission.side:
        refuse(f"the mission {names.missions[number]!r} is not one of the side of seat {state.turn}")
    if state.jail[state.turn]:
        refuse(f"seat {state.turn} is in jail, so its throw brings no mission")
    state.mission = number


def _dice(dice: object, doubles: int) -> tuple[int, int]:
    if dice is None:
        return 0, 0
    if not isinstance(dice, list | tuple) or len(dice) != 2:  # noqa: PLR2004 - two dice
        refuse(f"dice must be two dice, not {brief_repr(dice)}")
    first, second = (whole(die, "a die", 1, DIE) for die in dice)
    if doubles and first != second:
        refuse(f"the last throw was doubles, so its dice are equal, not {first} and {second}")
    return first, second
