"""The bank's stock of buildings: none left, and too few for all who want them."""

import pytest

from tests.support.estate_stock import HOTEL, HOUSES, contested, hoard_hotels, hoard_houses, wanted
from tests.support.estate_turns import amounts
from tests.support.evidence import rule

# none left


@rule("stock.none")
def test_without_a_house_in_the_bank_nobody_builds_until_somebody_sells_one_back(setup):
    # given a seat that holds every house
    hoard_houses(setup, 2, left=0)
    first, *_ = setup.own_group(seat=0)
    table = setup.table()
    assert table.stock[0] == 0
    assert table.refusal(0, "build", deed=first) == "stock.none"

    # when it sells one
    table.play(2, "sell_building", deed=setup.street_group(-1)[0])

    # then it can be asked for
    assert table.stock[0] == 1
    assert table.refusal(0, "build", deed=first) is None


@rule("stock.none")
def test_without_a_hotel_in_the_bank_four_houses_stay_four_houses(setup):
    # given a seat that holds every hotel
    hoard_hotels(setup, 2, left=0)
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    table = setup.table()
    assert table.stock[1] == 0
    assert table.refusal(0, "build", deed=first) == "stock.none"

    # when it sells one
    table.play(2, "sell_building", deed=setup.street_group(-1)[0])

    # then it can be asked for
    assert table.refusal(0, "build", deed=first) is None


@rule("stock.none")
def test_a_bank_without_houses_still_sells_hotels(setup):
    hoard_houses(setup, 2, left=0)
    table = setup.table()

    table.play(2, "build", deed=setup.street_group(-1)[0])

    assert table.stock == (HOUSES, 11)


# who is asked


@rule("stock.auction", "R-MO-20")
def test_few_houses_are_sold_at_once_if_nobody_else_could_use_them(setup):
    # given four houses in the bank and one seat that has room for them
    hoard_houses(setup, 2, left=4)
    first, *_ = setup.own_group(seat=0)
    table = setup.table()

    # when it builds
    table.play(0, "build", deed=first)

    # then it pays the list price
    assert amounts(table, "Built") == [setup.printed(first).build_price]
    assert table.stock[0] == 3


@rule("stock.auction", "R-MO-20")
def test_nobody_else_is_asked_while_the_bank_has_enough_for_all(setup):
    first, *_ = setup.own_group(seat=0)
    setup.own_group(seat=1, nth=2)
    table = setup.table()

    table.play(0, "build", deed=first)

    assert table.level(first) == 1
    assert table.due == (0,)


@rule("stock.auction", "R-MO-20")
def test_when_houses_run_short_everybody_who_has_room_for_them_is_asked(setup):
    # given too few houses for the room that two seats have
    table, first, _ = contested(setup, left=4)

    # when one of them wants to build
    table.play(0, "build", deed=first[0])

    # then both are asked how many they want, and nothing is sold yet
    (opened,) = table.happened("DemandOpened")
    assert (opened.key, opened.seat, opened.facts) == ("stock.auction", 0, {"piece": "house", "seats": [0, 1]})
    assert table.due == (0, 1)
    assert [table.prompt(seat) for seat in (0, 1)] == ["want_pieces", "want_pieces"]
    assert table.stock[0] == 4


@rule("stock.auction", "R-MO-20")
def test_the_seats_are_asked_on_whoever_s_turn_it_is(setup):
    table, _, second = contested(setup, left=1, turn=2)

    table.play(1, "build", deed=second[0])

    assert table.due == (0, 1)


@rule("R-MO-21")
def test_a_seat_without_a_legal_place_is_neither_asked_nor_allowed_to_want(setup):
    table, first, _ = contested(setup, left=1)

    table.play(0, "build", deed=first[-1])

    assert table.prompt(2) != "want_pieces"
    assert table.refusal(2, "want", count=1) == "stock.auction"


@rule("stock.auction")
def test_nobody_wants_more_than_the_bank_has(setup):
    table, first, _ = contested(setup, left=2)
    table.play(0, "build", deed=first[-1])

    assert table.bounds(1) == {"want": {"most": 2}}
    assert table.refusal(1, "want", count=2) is None
    assert table.refusal(1, "want", count=3) == "stock.auction"
    assert table.refusal(1, "want", count=0) == "decision.malformed"


@rule("stock.auction")
def test_nobody_wants_more_than_there_is_room_for(setup):
    # given few houses in the bank, and seat 1 with room for a single one
    hoard_houses(setup, 2, left=12)
    first, second = setup.own_group(seat=0), setup.own_group(seat=1, nth=2, level=HOUSES)
    table = setup.build(1, {second[0]: HOUSES - 1}).table()

    # when seat 0 wants to build and seat 1 is asked
    table.play(0, "build", deed=first[0])

    # then seat 1 may want one
    assert table.bounds(1) == {"want": {"most": 1}}


@rule("stock.auction")
def test_nothing_else_is_done_before_all_have_said_what_they_want(setup):
    table, first, _ = contested(setup, left=1)
    table.play(0, "build", deed=first[-1])

    assert table.refusal(0, "roll") == "stock.auction"
    assert table.refusal(1, "offer_trade", to=2, give={"cash": 1}) == "stock.auction"


# list price


@rule("stock.auction", "R-MO-20")
def test_if_only_one_wants_the_last_house_it_costs_its_list_price(setup):
    # given the last house, and two seats that are asked
    table, first, _ = contested(setup, left=1)
    table.play(0, "build", deed=first[-1])

    # when one wants it and the other does not
    wanted(table, seat0=1, seat1=0)
    assert table.prompt(0) == "place_piece"
    table.play(0, "place", deed=first[-1])

    # then there is no auction
    assert amounts(table, "Built") == [setup.printed(first[-1]).build_price]
    assert table.stock[0] == 0
    assert table.due == (0,)


@rule("stock.auction", "R-MO-20")
def test_if_the_houses_do_for_all_wishes_everybody_pays_the_list_price(setup):
    # given four houses, of which two seats want two each
    table, first, second = contested(setup, left=4)
    table.play(0, "build", deed=first[0])
    wanted(table, seat0=2, seat1=2)
    before = table.cash

    # when they place them
    for seat, deed in ((0, first[0]), (0, first[1]), (1, second[0]), (1, second[1])):
        table.play(seat, "place", deed=deed)

    # then each has paid twice the price on the deed
    prices = [2 * setup.printed(deed).build_price for deed in (first[0], second[0])]
    assert table.cash[:2] == [before[0] - prices[0], before[1] - prices[1]]
    assert table.stock[0] == 0


@rule("stock.auction")
def test_a_house_got_at_list_price_goes_to_a_legal_place(setup):
    # given seat 0 with one house on its first deed, and the right to two more
    table, first, second = contested(setup, left=3)
    table.play(0, "build", deed=first[1])
    wanted(table, seat0=2, seat1=0)

    # then it follows the rules of building
    assert table.refusal(0, "place", deed=first[0]) == "build.even"
    assert table.refusal(0, "place", deed=second[0]) == "build.group"
    assert table.refusal(0, "place", deed=first[1]) is None


@rule("stock.auction")
def test_who_wanted_houses_may_give_up_the_rest(setup):
    # given seat 0 that wanted two houses and has placed one
    table, first, _ = contested(setup, left=4)
    table.play(0, "build", deed=first[0])
    wanted(table, seat0=2, seat1=0).play(0, "place", deed=first[0])

    # when it passes
    table.play(0, "pass")

    # then the game goes on
    assert table.stock[0] == 3
    assert table.prompt(0) == "roll_dice"


@rule("stock.auction")
def test_if_all_pass_nothing_is_built(setup):
    table, first, _ = contested(setup, left=1)
    table.play(0, "build", deed=first[-1])

    wanted(table, seat0=0, seat1=0)

    assert table.stock[0] == 1
    assert table.prompt(0) == "roll_dice"


# the other reading


@rule("R-MO-20")
@pytest.mark.parametrize(("left", "due"), [(4, (0,)), (2, (0,)), (1, (0, 1))])
def test_a_table_may_auction_the_very_last_piece_only(setup, left, due):
    table, first, _ = contested(setup, left=left, options={"supply_auction": "last"})

    table.play(0, "build", deed=first[-1])

    assert table.due == due


# a window that is open to one seat alone


@rule("R-CW-35", "CW-SUPPLY-02", "R-MO-20")
def test_in_the_own_turn_the_last_settlement_costs_its_list_price_as_nobody_else_may_ask(setup):
    # given the last settlement, and seat 0 after its throw; seat 1 has room for it, but may not build in this turn
    table, first, second = contested(setup, left=1, phase="end")
    assert table.refusal(1, "build", deed=second[0]) == "build.window"

    # when seat 0 builds
    table.play(0, "build", deed=first[-1])

    # then nobody else is asked
    assert table.due == (0,)
    assert amounts(table, "Built") == [setup.printed(first[-1]).build_price]


@rule("R-CW-35", "CW-SUPPLY-02", "R-MO-20")
def test_between_two_turns_everybody_may_ask_for_the_last_settlement(setup):
    table, first, _ = contested(setup, left=1, phase="end")
    table.end_turn()

    table.play(0, "build", deed=first[-1])

    assert table.due == (0, 1)


# at the edge of a shortage


@rule("stock.auction", "R-MO-20")
def test_nobody_is_asked_while_the_houses_just_do_for_all_the_room_there_is(setup):
    # given two seats with bare groups, and one house for every place in them
    first, second = setup.own_group(seat=0), setup.own_group(seat=1, nth=2)
    hoard_houses(setup, 2, left=HOUSES * len(first + second))
    table = setup.table()

    # when one builds
    table.play(0, "build", deed=first[0])

    # then it pays the list price, and nobody is asked
    assert amounts(table, "Built") == [setup.printed(first[0]).build_price]
    assert table.due == (0,)


@rule("stock.auction", "R-MO-21")
def test_whoever_has_no_group_full_of_houses_is_not_asked_about_a_hotel(setup):
    # given the last hotel, seat 0 with all the others and a group full of houses, and seat 1 with three houses a deed
    hoard_hotels(setup, 0, left=1)
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    setup.own_group(seat=1, nth=0, level=HOUSES - 1)
    table = setup.table()

    # when seat 0 builds it
    table.play(0, "build", deed=first)

    # then it stands at once
    assert (table.level(first), table.stock[1], table.due) == (HOTEL, 0, (0,))


@rule("stock.auction", "R-MO-20")
def test_houses_at_list_price_are_placed_in_turn_order(setup):
    # given four houses, in the turn of seat 2
    table, first, second = contested(setup, left=4, turn=2)

    # when seat 0 and seat 1 want two each
    wanted(table.play(1, "build", deed=second[0]), seat0=2, seat1=2)

    # then seat 0, which follows seat 2, places its houses first
    order = []
    for deed in (*first[:2], *second[:2]):
        order += table.due
        table.play(table.due[0], "place", deed=deed)
    assert order == [0, 0, 1, 1]
