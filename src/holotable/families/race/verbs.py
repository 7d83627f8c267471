"""The race family's decisions and prompts: one row for each, by the name that people give it.

``python tools/verbs.py`` writes the numbers into ``rules/codes.py``, the dispatch into ``rules/dispatch.py`` and what
the page must know into ``web/src/race/verbs.ts``. A decision ``x`` is judged by the rule ``why_not_x`` and carried
out by ``x`` unless its row names others; their parameters are its ``arguments``.
"""

from collections.abc import Mapping
from typing import Final

from holotable.families.contract import Prompt, Verb

VERBS: Final[Mapping[str, Verb]] = {
    "draw": Verb(1, is_throw=True, keys="r "),
    "shield": Verb(2, ("pawn", "from"), ("own_pawn", "source"), judge="why_not_give_shield", play="give_shield"),
    "no_shield": Verb(3, play="start_moving"),
    "move": Verb(4, ("pawn", "steps"), ("own_pawn", "steps"), judge="why_not_use_move", play="use_move"),
    "split": Verb(
        5,
        ("moves",),
        ("own_pawn", "steps", "second_pawn", "second_steps"),
        judge="why_not_use_split",
        play="use_split",
    ),
    "swap": Verb(6, ("pawn", "with"), ("own_pawn", "foe"), judge="why_not_use_swap", play="use_swap"),
    "bump": Verb(7, ("pawn", "target"), ("own_pawn", "foe"), judge="why_not_use_bump", play="use_bump"),
    "forfeit": Verb(8, judge="why_not_give_up", play="give_up"),
    "resign": Verb(9, group="danger", is_leaving=True),
}
MOVES: Final = ("move", "split", "swap", "bump", "forfeit")
ARGUMENTS: Final = {
    "own_pawn": "numbered within the seat",
    "second_pawn": "numbered within the seat",
    "steps": "negative is backward",
    "foe": "a pawn, numbered over all seats",
    "source": "a foe's pawn, or FROM_BOARD",
}
SECTIONS: Final = {"a turn": VERBS}
NAMES: Final = {verb.code: name for name, verb in VERBS.items()}

PROMPTS: Final[Mapping[str, Prompt]] = {
    "draw_card": Prompt(1, "turn.card", ("draw",), is_rest=True),
    "place_shield": Prompt(2, None, ("no_shield", "shield"), adviser="scout"),
    "move_pawn": Prompt(3, None, MOVES, adviser="scout"),
}
PROMPT_NAMES: Final = {prompt.code: name for name, prompt in PROMPTS.items()}
