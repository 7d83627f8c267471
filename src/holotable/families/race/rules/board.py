"""A race board as flat tables: track, zones, slides, cards and options. Never written again once it is made."""

from typing import Annotated, Final

from holotable.core.fields import start_fields

COLOURS: Final = 4  # at most; a seat plays one
PAWNS: Final = 4  # at most, per seat
TRACK: Final = 96  # at most; track spaces are the places 0 … track - 1
CARDS: Final = 16  # at most, different faces
REACH: Final = 15  # the longest move, forward or backward
STRIDES: Final = 32  # holds 2 * REACH + 1; like PLACE_ROWS a power of two, because shifts are cheaper

NOWHERE: Final = -1
START: Final = 96  # START + n is space n of the start zone
START_ZONE_MOST: Final = 6  # START + 7 is HOME_ZONE, where nobody stands
HOME_ZONE: Final = 103  # HOME_ZONE + n is space n of the home zone
HOME_ZONE_MOST: Final = 8
HOME: Final = 112
GONE: Final = 113  # off the board, because its seat has resigned
PLACES: Final = 114
PLACE_ROWS: Final = 128  # for the places of one colour in ``path``


class Board:
    """What is printed or decided before the game; one board serves any number of games."""

    track: int  # spaces of the outer track
    start_zone: int  # spaces between start and track
    home_zone: int  # spaces between track and home
    pawns: int  # per seat
    shields: int
    cards: int  # different faces
    seven_split_can_start: bool = True
    draw_again_if_stuck: bool = True
    blocked_slide_ends_turn: bool = True
    shield_optional: bool = True
    joins: Annotated[list[int], "i8", COLOURS]  # where a colour's start zone meets the track
    entry: Annotated[list[int], "i8", COLOURS]  # the track space from which a colour turns in
    slide_colour: Annotated[list[int], "i8", TRACK, NOWHERE]  # colour of the triangle on a space, or NOWHERE
    slide_end: Annotated[list[int], "i8", TRACK, NOWHERE]  # last space of the slide that begins on a space, or NOWHERE
    slide_length: Annotated[list[int], "i8", TRACK]  # spaces of that slide, triangle and end included
    copies: Annotated[list[int], "i8", CARDS]  # how many of each face the deck holds
    first_steps: Annotated[list[int], "i8", CARDS]  # a move that the face allows, 0 for none
    second_steps: Annotated[list[int], "i8", CARDS]  # another one, 0 for none
    starts: Annotated[list[int], "i8", CARDS]  # 1: its forward move may leave the start
    splits: Annotated[list[int], "i8", CARDS]  # 1: the first move may be shared by two pawns
    swaps: Annotated[list[int], "i8", CARDS]  # 1: may swap with a foe instead
    bumps: Annotated[list[int], "i8", CARDS]  # 1: may take a foe's place from the start instead
    gives_shield: Annotated[list[int], "i8", CARDS]  # 1: a shield may be placed first
    draws_again: Annotated[list[int], "i8", CARDS]  # 1: another card follows
    card_key: Annotated[list[int], "i8", CARDS]  # the rule key that an event about the face cites
    path: Annotated[list[int], "i8", COLOURS * PLACE_ROWS * STRIDES, NOWHERE]  # where a colour's move ends, or NOWHERE
    way_home: Annotated[list[int], "i8", COLOURS * PLACE_ROWS]  # steps that are left from a colour's place

    def __init__(self) -> None:
        """Make an empty board; the edition fills it and ``lay_paths`` completes it."""
        start_fields(self)


def next_place(board: Board, colour: int, place: int) -> int:
    """Give the place one step forward, or ``NOWHERE`` beyond home."""
    if place == HOME:
        return NOWHERE  # rule: home.exact
    if place == START + board.start_zone:
        return board.joins[colour]
    if place == HOME_ZONE + board.home_zone:
        return HOME
    if place >= TRACK:
        return place + 1
    if place == board.entry[colour]:
        return HOME_ZONE + 1 if board.home_zone > 0 else HOME  # rule: zone.turn-in, zone.own
    return around(board, place + 1)  # rule: move.clockwise


def previous_place(board: Board, colour: int, place: int) -> int:
    """Give the place one step backward, or ``NOWHERE`` where no pawn may step back."""
    if place in (HOME, START, START + 1):
        return NOWHERE  # the start is entered only by a bump (R-MF-34, R-MF-35)
    if place == HOME_ZONE + 1:
        return board.entry[colour]
    if place >= TRACK:
        return place - 1
    return around(board, place + board.track - 1)  # rule: zone.backward, zone.pass, zone.return


def walk(board: Board, colour: int, place: int, steps: int) -> int:
    """Give the place that a move of ``steps`` ends on, or ``NOWHERE``; pawns on the way do not matter."""
    taken: int = 0  # rule: move.jump, start.step
    while taken != steps and place != NOWHERE:
        place = next_place(board, colour, place) if steps > 0 else previous_place(board, colour, place)
        taken += 1 if steps > 0 else -1
    return place


def lay_paths(board: Board) -> None:
    """Work out every move of every colour once, so that play only looks it up."""
    colour: int
    place: int
    steps: int
    for colour in range(COLOURS):
        board.way_home[colour * PLACE_ROWS + GONE] = count_home(board, colour, START)  # it has gone no step
        for place in range(PLACES):
            if is_place(board, place):
                board.way_home[colour * PLACE_ROWS + place] = count_home(board, colour, place)
                for steps in range(-REACH, REACH + 1):
                    board.path[path_index(colour, place, steps)] = walk(board, colour, place, steps)


def path_index(colour: int, place: int, steps: int) -> int:
    """Tell where ``path`` holds the end of a move."""
    return (colour * PLACE_ROWS + place) * STRIDES + REACH + steps


def around(board: Board, space: int) -> int:
    """Give the track space for a count that may have gone past the end of the ring once."""
    return space - board.track if space >= board.track else space


def is_place(board: Board, place: int) -> bool:
    """Tell whether the board has this place."""
    if place < TRACK:
        return place < board.track
    if place < HOME_ZONE:
        return place <= START + board.start_zone
    return place == HOME or HOME_ZONE < place <= HOME_ZONE + board.home_zone


def is_foreign_triangle(board: Board, colour: int, space: int) -> bool:
    """Tell whether a pawn of ``colour`` slides from this track space."""
    if board.slide_end[space] == NOWHERE:
        return False
    return board.slide_colour[space] != colour  # rule: slide.own, slide.inside


def distance_home(board: Board, colour: int, place: int) -> int:
    """Give the steps from a place to home."""
    return board.way_home[colour * PLACE_ROWS + place]


def count_home(board: Board, colour: int, place: int) -> int:
    """Count the steps from a place to home."""
    if place == HOME:
        return 0
    if place > HOME_ZONE:
        return HOME_ZONE + board.home_zone + 1 - place
    if place >= START:
        return START + board.start_zone + 1 - place + count_home(board, colour, board.joins[colour])
    return around(board, board.entry[colour] - place + board.track) + board.home_zone + 1
