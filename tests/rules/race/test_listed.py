"""What is listed for a seat: all that its rules allow, and nothing else."""

import itertools

import pytest

from tests.support.evidence import rule

NUMBERS = (1, 2, 3)


def every_decision(own):
    """Whatever a colour could say, sensible or not, in the short notation."""
    foes = [f"{letter}{number}" for letter in "RBY" if letter != own for number in NUMBERS]
    yield from ("draw", "forfeit", "no shield", "resign")
    for pawn in (f"{own}{number}" for number in NUMBERS):
        yield from (f"{pawn}{steps:+d}" for steps in range(-4, 13))
        yield from (f"{pawn}<>{foe}" for foe in foes)
        yield from (f"{pawn}>{foe}" for foe in foes)
        yield from (f"shield {pawn}", *(f"shield {pawn} from {foe}" for foe in foes))
    for first, second in itertools.product(NUMBERS, NUMBERS):
        yield from (f"{own}{first}+{steps} {own}{second}+{7 - steps}" for steps in range(8))


DRAWINGS = (
    "29: R1 . . . . . . . . . R2\n R3 home",
    "13: R1 . . ^ R2 = =\n10: R3\n40: B1 . Y2*",
    "40: R1\n13: R2 . . ^ R3 B1 =\n52: Y1",
    "13: R3 . . ^ B1* = =\n20: R1* . Y1 . R2",
    "58: R1 . R2\n R3 home-zone:3\n12: B1 . . . Y1",
    "R1 home-zone:3\n R2 home-zone:2\n9: R3 . B2",
    "6: B1* . . Y1\n30: R2",
    "13: R1 . R3 ^ = =",
)


@rule("turn.card", "forfeit.must-move", "card.split", "card.swap", "card.take-place", "shield.card")
@pytest.mark.parametrize("drawing", DRAWINGS)
@pytest.mark.parametrize(
    ("card", "stops"),
    [("1", True), ("4", True), ("7", True), ("7", False), ("10", True), ("11", True), ("sorry", True)],
)
def test_what_is_listed_is_what_is_allowed(race, drawing, card, stops):
    table = race(drawing, card, seats="RBY", options={"blocked_slide_ends_turn": stops})
    if table.turn != "R":
        return  # the card was forfeited

    assert table.options | {"resign"} == {said for said in every_decision("R") if table.refusal(said) is None}
    assert [table.table.options(seat) for seat in (1, 2)] == [[], []]


@rule("turn.card", "card.split", "card.swap", "card.take-place", "shield.card")
@pytest.mark.parametrize("card", ["1", "7", "11", "sorry"])
@pytest.mark.parametrize(
    "others", ["12: B1 . . . . . B3\n40: Y1 . R2*", "B1 home-zone:4\n40: R3\n50: R2", "13: B1 . . B3"]
)
def test_what_is_listed_is_what_is_allowed_to_every_seat(race, others, card):
    # given blue before yellow's slide from 31 to 34, and red and yellow about
    table = race(f"28: B2 . . ^ R1 = =\n{others}\n Y2 home-zone:2", card, seats="RBY", turn="B")

    assert table.options | {"resign"} == {said for said in every_decision("B") if table.refusal(said) is None}
    assert len(table.table.options(1)) == len(table.options) + 1
    assert [table.table.options(seat) for seat in (0, 2)] == [[], []]


@rule("R-MF-17", "move.occupied")
def test_after_a_slide_the_second_part_may_still_not_end_on_an_own_pawn(race):
    # given R1 before blue's slide from 16 to 19, and R2 four spaces before R3
    table = race("13: R1 . . ^ = = =\n40: R2 . . . R3", "7")

    # then R1 may slide first, but R2 does not end on R3
    assert table.refusal("R1+3 R2+4") == "move.occupied"
    assert table.refusal("R1+3 R3+4") is None


@rule("turn.card")
@pytest.mark.parametrize("card", ["1", "2", "3", "5", "8", "12"])
def test_only_an_eleven_swaps_and_only_a_sorry_takes_a_place(race, card):
    table = race("20: R1 . B1*\n30: B2", card)
    if card == "1":
        table.play("no shield")

    assert table.refusal("R1<>B2") == "turn.card"
    assert table.refusal("R2>B2") == "turn.card"


@rule("forfeit.stuck", "R-MF-16")
def test_a_seven_that_can_be_neither_gone_nor_split_forfeits_the_turn(race):
    table = race("R1 home-zone:5\n R2 home-zone:4\n R3 home", "7")

    assert table.turn == "B"


@rule("R-MF-01", "setup.pawns")
def test_there_is_no_fourth_pawn_to_move_shield_or_split(race):
    moving, shielding = race("20: R1", "7"), race("20: R1", "1")
    table = moving.table

    for decision in (
        {"do": "move", "pawn": 3, "steps": 7},
        {"do": "move", "pawn": -1, "steps": 7},
        {"do": "split", "moves": [[0, 3], [3, 4]]},
    ):
        assert table.refusal(0, decision).key == "decision.malformed"
    for pawn in (-1, 3):
        refused = shielding.table.refusal(0, {"do": "shield", "pawn": pawn, "from": "board"})
        assert refused.key == "decision.malformed"


@rule("card.split", "slide.blocked")
def test_the_only_split_may_be_one_step_first_and_the_rest_after(race):
    # given red 1 one step before home; red 2 would be stopped on the triangle of 16, where no second part follows
    table = race("R1 home-zone:5\n R3 home\n10: R2 . . . . . ^ B1*", "7")

    assert table.options == {"R1+1 R2+6"}
