"""Offers as they lie on the table: in the order in which they came, and no more than anyone may make."""

from holotable.families.estate.rules.state import OFFERS_EACH
from tests.support.estate_trades import offer, swap
from tests.support.evidence import rule


@rule("trade.any-time", "R-MO-33")
def test_offers_lie_in_the_order_in_which_they_were_made(setup):
    deed = setup.deed()
    table = setup.own(0, deed).table()

    numbers = [offer(table, 0, 1, {"deeds": [deed]}, {"cash": cash}) for cash in (10, 20, 30)]

    assert [lying["offer"] for lying in table.view["offers"]] == numbers
    assert [option["offer"] for option in table.options(1, "accept_trade")] == numbers


@rule("trade.any-time", "R-MO-33")
def test_who_has_made_as_many_offers_as_one_may_cannot_answer_with_another(setup):
    # given four offers of seat 1, and one to it
    mine, other = setup.deed(), setup.deed(nth=1)
    table = setup.own(0, mine).own(1, other).table()
    number = offer(table, 0, 1, {"deeds": [mine]}, {"cash": 10})
    for cash in range(OFFERS_EACH):
        offer(table, 1, 2, {"deeds": [other]}, {"cash": cash})

    # then it may accept, but not offer other terms
    assert table.refusal(1, "counter_trade", offer=number, give={"cash": 5}, want={"deeds": [mine]}) == "decision.limit"
    assert table.refusal(1, "accept_trade", offer=number, revision=1) is None


@rule("trade.no-buildings", "mortgage.transfer")
def test_what_a_seat_may_trade_away_are_its_deeds_without_buildings_and_questions(setup):
    # given seat 0 with a built group, a mortgaged deed and a free one, the last deed of the board
    group, free = setup.own_group(seat=0, level=1), setup.estate.deeds[-1].id
    asked = setup.deed(nth=len(group))
    table = setup.own(0, free).own(1, asked, mortgaged=True).own(2, setup.deed(nth=len(group) + 1)).table()
    assert table.bounds(0)["trade"]["deeds"][0] == [free]

    # when it receives the mortgaged one
    swap(table, 1, 0, {"deeds": [asked]}, {"cash": 1})

    # then that one is not to be given away before it is settled
    assert table.bounds(0)["trade"]["deeds"][0] == [free]
