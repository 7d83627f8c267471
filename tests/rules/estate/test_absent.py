"""A player who is gone and whom the others let go: the seat resigns as soon as that is possible."""

from holotable.bots import leaving_decision
from tests.support.evidence import rule


@rule("R-MO-47")
def test_a_seat_that_is_let_go_resigns_at_a_rest_point_on_anyones_turn(setup):
    table = setup.table(turn=0)

    assert leaving_decision(table.table, 1) == {"do": "resign"}


@rule("R-MO-47")
def test_in_an_auction_it_first_passes_and_resigns_when_the_lot_is_sold(setup):
    # given an auction that also waits for seat 1, who is gone
    table = setup.landed(setup.deed())
    table.play(0, "auction")
    assert table.refusal(1, "resign") is not None

    # when seat 1 answers as a seat that is let go, and the others pass too
    assert leaving_decision(table.table, 1) == {"do": "pass"}
    table.passes(1, 0, 2)

    # then it resigns
    assert leaving_decision(table.table, 1) == {"do": "resign"}


@rule("R-MO-47")
def test_while_others_decide_it_does_nothing(setup):
    table = setup.landed(setup.deed())

    assert table.prompt(0) == "buy_or_auction"
    assert leaving_decision(table.table, 1) is None
