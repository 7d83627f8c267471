"""Numbers of the race family's decisions, prompts, luck and events; the edge shows them by these names."""

from typing import Final

# from the table of decisions and prompts, by tools/verbs.py
# decisions about a turn
DRAW: Final = 1
SHIELD: Final = 2  # OWN_PAWN, SOURCE
NO_SHIELD: Final = 3
MOVE: Final = 4  # OWN_PAWN, STEPS
SPLIT: Final = 5  # OWN_PAWN, STEPS, SECOND_PAWN, SECOND_STEPS
SWAP: Final = 6  # OWN_PAWN, FOE
BUMP: Final = 7  # OWN_PAWN, FOE
FORFEIT: Final = 8
RESIGN: Final = 9

# the numbers that a decision carries, by place
OWN_PAWN: Final = 0  # numbered within the seat
SOURCE: Final = 1  # a foe's pawn, or FROM_BOARD
STEPS: Final = 1  # negative is backward
SECOND_PAWN: Final = 2  # numbered within the seat
SECOND_STEPS: Final = 3
FOE: Final = 1  # a pawn, numbered over all seats

# prompts
NO_PROMPT: Final = 0
DRAW_CARD: Final = 1
PLACE_SHIELD: Final = 2
MOVE_PAWN: Final = 3
# end of the table

FROM_BOARD: Final = -1  # as a SOURCE: no foe's pawn

# luck
LUCK_SEAT: Final = 1
LUCK_CARD: Final = 2

# events and their values
BEGAN: Final = 1
RESHUFFLED: Final = 2  # cards
DRAWN: Final = 3  # card
SHIELDED: Final = 4  # pawn, source
MOVED: Final = 5  # pawn, from, to, steps (negative: backward), colour
BUMPED: Final = 6  # pawn, from
SLID: Final = 7  # pawn, from, to
SLIDE_STOPPED: Final = 8  # pawn, triangle
UNSHIELDED: Final = 9  # pawn
SWAPPED: Final = 10  # pawn, foe, to
TOOK_PLACE: Final = 11  # pawn, foe, to
REACHED_HOME: Final = 12  # pawn, how many are home
FORFEITED: Final = 13  # card
DISCARDED: Final = 14  # card
PASSED: Final = 15
WON: Final = 16
RESIGNED: Final = 17
