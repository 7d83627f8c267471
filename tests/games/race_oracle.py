"""The race game a second time, from the rulebook and the rulings alone: what a card allows and where it leads.

It shares no line with the rules that it checks. Places are written as in positions (``start``, ``start-zone:1``,
``track:20``, ``home-zone:3``, ``home``, ``gone``); a pawn is its seat and its number.
"""

from dataclasses import dataclass, replace
from itertools import pairwise, permutations, product
from typing import Any, NamedTuple

Pawn = tuple[int, int]

COLOURS = ("red", "blue", "yellow", "green")
SPACES, QUARTER = 60, 15
SHIELDS = 2
START_ZONE = [f"start-zone:{number}" for number in (1, 2)]
HOME_ZONE = [f"home-zone:{number}" for number in (1, 2, 3, 4, 5)]
CARDS = {
    "1": [1],
    "2": [2],
    "3": [3],
    "4": [-4],
    "5": [5],
    "7": [7],
    "8": [8],
    "10": [10, -1],
    "11": [11],
    "12": [12],
    "sorry": [4],
}  # the moves of one pawn that a card allows


def track(space: int) -> str:
    """The place of a space of the outer track, counted round."""
    return f"track:{space % SPACES}"


def entry(colour: str) -> int:
    """The outer space from which a colour turns into its home zone."""
    return QUARTER * COLOURS.index(colour) + 2


def join(colour: str) -> int:
    """The outer space on which a colour leaves its start zone."""
    return QUARTER * COLOURS.index(colour) + 4


def road_ahead(colour: str) -> dict[str, str]:
    """The next place forward from every place of a colour; home has none."""
    road = {track(space): track(space + 1) for space in range(SPACES)}
    road |= pairwise(["start", *START_ZONE, track(join(colour))])
    road |= pairwise([track(entry(colour)), *HOME_ZONE, "home"])
    return road


def road_back(colour: str) -> dict[str, str]:
    """The next place backward; no road leads back into the start, into a zone from the track, or out of home."""
    road = {track(space): track(space - 1) for space in range(SPACES)}
    road |= pairwise(reversed(START_ZONE))
    road |= pairwise([*reversed(HOME_ZONE), track(entry(colour))])
    return road


def slides_of(colour: str) -> dict[str, list[str]]:
    """The two slides of a colour: the spaces from triangle to end, by triangle."""
    corner = QUARTER * COLOURS.index(colour)
    runs = [range(corner + 1, corner + 5), range(corner + 9, corner + 14)]
    return {track(run[0]): [track(space) for space in run] for run in runs}


AHEAD = {colour: road_ahead(colour) for colour in COLOURS}
BACK = {colour: road_back(colour) for colour in COLOURS}
SLIDES = {triangle: run for colour in COLOURS for triangle, run in slides_of(colour).items()}
SLIDE_COLOUR = {triangle: colour for colour in COLOURS for triangle in slides_of(colour)}


@dataclass(frozen=True)
class Position:
    """Where everything stands while one seat is on turn."""

    colours: tuple[str, ...]  # of each seat
    turn: int
    options: dict[str, bool]
    places: dict[Pawn, str]
    shielded: frozenset[Pawn]

    def put(self, places: dict[Pawn, str]) -> "Position":
        """The position with some pawns elsewhere."""
        return replace(self, places={**self.places, **places})

    def own(self) -> list[Pawn]:
        """The pawns of the seat on turn."""
        return [pawn for pawn in self.places if pawn[0] == self.turn]

    def foes(self) -> list[Pawn]:
        """The pawns of all other seats."""
        return [pawn for pawn in self.places if pawn[0] != self.turn]

    def others_on(self, run: list[str], pawn: Pawn) -> list[Pawn]:
        """The pawns on some places, without the one that moves."""
        return [other for other, place in self.places.items() if place in run and other != pawn]


class Landing(NamedTuple):
    """A move of one pawn, made."""

    after: Position
    stopped: bool  # on the triangle of a slide that a shield blocks


class Use(NamedTuple):
    """A decision that a card allows, and what follows from it."""

    decision: dict[str, Any]
    after: Position
    draws_next: int | None  # the seat, or None when the game is won


def is_open(position: Position, pawn: Pawn) -> bool:
    """Whether a pawn stands on the outer track without a shield."""
    return position.places[pawn].startswith("track") and pawn not in position.shielded


def is_barred(position: Position, pawn: Pawn, goal: str) -> bool:
    """Whether an own pawn or a shielded one keeps a pawn from ending its move on a place."""
    if goal == "home":
        return False
    return any(other[0] == pawn[0] or other in position.shielded for other in position.others_on([goal], pawn))


def is_own_slide(colour: str, triangle: str) -> bool:
    """Whether a colour does not slide from a triangle because the slide is its own."""
    return SLIDE_COLOUR[triangle] == colour


def is_blocked(position: Position, others: list[Pawn]) -> bool:
    """Whether one of the pawns on a slide blocks it by a shield, whosever it is."""
    return any(other in position.shielded for other in others)


def may_forfeit(forward: list[Use], swaps: list[Use]) -> bool:
    """Whether a swap may be declined: only when no pawn can go forward."""
    return bool(swaps) and not forward


def walk(colour: str, place: str, steps: int) -> str | None:
    """The place some steps ahead or back, or None when the road ends before."""
    road = AHEAD[colour] if steps > 0 else BACK[colour]
    goal: str | None = place
    for _ in range(abs(steps)):
        goal = road.get(goal) if goal else None
    return goal


def step(position: Position, pawn: Pawn, steps: int, can_start: bool) -> Landing | None:
    """Move one pawn, or None when it may not."""
    here = position.places[pawn]
    goal = walk(position.colours[pawn[0]], here, steps)
    if goal is None or (here == "start" and not can_start) or is_barred(position, pawn, goal):
        return None
    return land(position, pawn, goal)


def land(position: Position, pawn: Pawn, goal: str) -> Landing:
    """End a move: a zone and home take the shield; on the track the pawn there is bumped and a slide may follow."""
    if not goal.startswith("track"):
        return Landing(replace(position.put({pawn: goal}), shielded=position.shielded - {pawn}), stopped=False)
    bumped = dict.fromkeys(position.others_on([goal], pawn), "start")
    return slide(position.put({**bumped, pawn: goal}), pawn)


def slide(position: Position, pawn: Pawn) -> Landing:
    """Slide from a foreign triangle and bump everyone on the way, own pawns too, unless a shield blocks the slide."""
    triangle = position.places[pawn]
    if triangle not in SLIDES or is_own_slide(position.colours[pawn[0]], triangle):
        return Landing(position, stopped=False)
    others = position.others_on(SLIDES[triangle], pawn)
    if is_blocked(position, others):
        return Landing(position, stopped=True)
    return Landing(position.put({**dict.fromkeys(others, "start"), pawn: SLIDES[triangle][-1]}), stopped=False)


def shieldings(position: Position) -> list[Use]:
    """What may be done with the shield of a 1, before the move."""
    taken = [foe for foe in position.foes() if foe in position.shielded]
    free = ["board"] if len(position.shielded) < SHIELDS else []
    wearers = [pawn for pawn in position.own() if is_open(position, pawn)]
    found = [shielding(position, pawn, source) for pawn, source in product(wearers, [*free, *taken])]
    if found and position.options["shield_optional"]:
        found.append(Use({"do": "no_shield"}, position, position.turn))
    return found


def shielding(position: Position, pawn: Pawn, source: Any) -> Use:
    """Put the shield from the board, or from a foe, on a pawn."""
    worn = (position.shielded - {source}) | {pawn}
    named = source if source == "board" else list(source)
    return Use({"do": "shield", "pawn": pawn[1], "from": named}, replace(position, shielded=worn), position.turn)


def uses(position: Position, card: str) -> list[Use]:
    """Everything that a card lets the seat on turn do; nothing when it is stuck."""
    forward = moves(position, card)
    if card == "7":
        return forward + splits(position)
    if card == "11":
        swapped = swaps(position)
        declined = [used({"do": "forfeit"}, Landing(position, stopped=False), card)]
        return forward + swapped + (declined if may_forfeit(forward, swapped) else [])
    if card == "sorry":
        return forward + bumps(position)
    return forward


def moves(position: Position, card: str) -> list[Use]:
    """The moves of one pawn by the number of a card."""
    can_start = card != "sorry" or position.options["sorry_forward_can_start"]
    tried = [(pawn, steps, step(position, pawn, steps, can_start)) for steps in CARDS[card] for pawn in position.own()]
    return [used({"do": "move", "pawn": pawn[1], "steps": steps}, made, card) for pawn, steps, made in tried if made]


def splits(position: Position) -> list[Use]:
    """The splits of a 7 between two pawns, one part after the other."""
    tried = [(pair, steps) for pair in permutations(position.own(), 2) for steps in range(1, 7)]
    return [use for (pawn, second), steps in tried if (use := split(position, pawn, steps, second))]


def split(position: Position, pawn: Pawn, steps: int, second: Pawn) -> Use | None:
    """Make both parts of a split, or None when one may not be made or the first ends the turn."""
    can_start = position.options["seven_split_can_start"]
    first = step(position, pawn, steps, can_start)
    if first is None or (first.stopped and position.options["blocked_slide_ends_turn"]):
        return None
    made = step(first.after, second, 7 - steps, can_start)
    return used({"do": "split", "moves": [[pawn[1], steps], [second[1], 7 - steps]]}, made, "7") if made else None


def swaps(position: Position) -> list[Use]:
    """The swaps of an open own pawn with an open foe; only the own pawn slides."""
    found = []
    for pawn, foe in product(position.own(), position.foes()):
        if is_open(position, pawn) and is_open(position, foe):
            changed = position.put({pawn: position.places[foe], foe: position.places[pawn]})
            found.append(used({"do": "swap", "pawn": pawn[1], "with": list(foe)}, slide(changed, pawn), "11"))
    return found


def bumps(position: Position) -> list[Use]:
    """The open foes whose place a pawn from the start may take."""
    found = []
    for pawn, foe in product(position.own(), position.foes()):
        if position.places[pawn] == "start" and is_open(position, foe):
            taken = land(position, pawn, position.places[foe])
            found.append(used({"do": "bump", "pawn": pawn[1], "target": list(foe)}, taken, "sorry"))
    return found


def used(decision: dict[str, Any], made: Landing, card: str) -> Use:
    """A use of a card with the seat that draws after it: a 2 draws again unless a blocked slide ended the turn."""
    after = made.after
    if all(after.places[pawn] == "home" for pawn in after.own()):
        return Use(decision, after, None)
    ended = made.stopped and after.options["blocked_slide_ends_turn"]
    return Use(decision, after, next_seat(after, draws_again=card == "2" and not ended))


def stuck(position: Position, card: str) -> Use:
    """What follows when a card allows nothing: the turn is forfeited, but a 2 may still draw again."""
    draws_again = card == "2" and position.options["draw_again_if_stuck"]
    return Use({"do": "nothing"}, position, next_seat(position, draws_again))


def next_seat(position: Position, draws_again: bool) -> int:
    """The seat that draws next: the same, or the first one to the left that has not resigned."""
    seats = len(position.colours)
    around = [(position.turn + step) % seats for step in range(1, seats + 1)]
    return position.turn if draws_again else next(seat for seat in around if not has_resigned(position, seat))


def has_resigned(position: Position, seat: int) -> bool:
    """Whether a seat has left the game, and its pawns the board."""
    return all(position.places[pawn] == "gone" for pawn in position.places if pawn[0] == seat)


def resigning(position: Position) -> Use:
    """What follows when the seat on turn resigns: its pawns are gone, the next one draws, or the last one has won."""
    own = position.own()
    after = replace(position.put(dict.fromkeys(own, "gone")), shielded=position.shielded - set(own))
    left = [seat for seat in range(len(after.colours)) if not has_resigned(after, seat)]
    if len(left) == 1:
        return Use({"do": "resign"}, replace(after, turn=left[0]), None)
    return Use({"do": "resign"}, after, next_seat(after, draws_again=False))
