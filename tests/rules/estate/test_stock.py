"""The bank's stock of buildings: none left, and too few for all who want them."""

import pytest

from tests.estates_more import HOTEL, HOUSES, amounts, contested, hoard_hotels, hoard_houses
from tests.evidence import rule


def wanted(table, **counts):
    """Let seats say how many pieces they want: ``wanted(table, seat0=1, seat1=0)``; 0 is a pass."""
    for seat, count in counts.items():
        number = int(seat.removeprefix("seat"))
        if count:
            table.play(number, "want", count=count)
        else:
            table.play(number, "pass")
    return table


def auctioned(setup, left=1):
    """Seat 0 and seat 1 both want all the houses that are left."""
    table, first, second = contested(setup, left)
    table.play(0, "build", deed=first[-1])
    return wanted(table, seat0=left, seat1=left), first, second


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
    table, _, second = contested(setup, left=1, turn=2, phase="end")

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
    table.play(0, "build", deed=first[0])

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


# auctions


@rule("stock.auction", "R-MO-20")
def test_the_last_house_is_auctioned_if_two_want_it(setup):
    table, *_ = auctioned(setup)

    (offered,) = table.happened("PieceOffered")
    assert (offered.key, offered.facts["piece"]) == ("stock.auction", "house")
    assert table.due == (0, 1)
    assert table.bounds(1) == {"bid": {"lot": table.lot, "least": 10, "most": 1500}}


@rule("stock.opening")
def test_a_building_auction_opens_at_ten_and_rises_by_one(setup):
    table, *_ = auctioned(setup)
    assert table.refusal(0, "bid", lot=table.lot, amount=9) == "stock.opening"

    table.bid(0, 10)

    assert table.refusal(1, "bid", lot=table.lot, amount=10) == "auction.step"
    assert table.refusal(1, "bid", lot=table.lot, amount=11) is None


@rule("stock.opening")
def test_a_building_auction_follows_no_turn_order(setup):
    table, *_ = auctioned(setup)

    table.bid(1, 10).bid(0, 11).bid(1, 12)

    assert table.due == (0,)


@rule("stock.pay", "R-MO-21")
def test_the_winner_pays_the_bid_instead_of_the_list_price_and_places_the_house_at_once(setup):
    # given an auction for the last house
    table, _, second = auctioned(setup)

    # when seat 1 wins it at 60
    table.bid(1, 60).passes(0)

    # then the bank gets 60 and the house must be placed before anything else
    assert table.paid == [("PieceWon", "stock.pay", 1, -1, 60)]
    assert table.due == (1,)
    assert table.refusal(0, "roll") == "stock.auction"
    table.play(1, "place", deed=second[0])
    assert amounts(table, "Built") == [0]
    assert table.cash[1] == 1500 - 60
    assert (table.level(second[0]), table.stock[0]) == (1, 0)


@rule("stock.pay", "R-MO-21")
def test_the_house_of_an_auction_is_placed_by_the_rules_of_building(setup):
    # given seat 0, with more houses on its first deed than on the last, as winner
    table, first, second = auctioned(setup)
    table.bid(0, 10).passes(1)

    # then only a legal place will do, and the house cannot be left
    assert table.refusal(0, "place", deed=first[0]) == "build.even"
    assert table.refusal(0, "place", deed=second[0]) == "build.group"
    assert table.refusal(0, "pass") == "stock.auction"
    assert table.options(0, "place") == [{"do": "place", "deed": first[-1]}]


@rule("stock.pay", "R-MO-21")
def test_a_house_that_was_won_is_no_hotel(setup):
    # given seat 1, which has a group that takes a hotel next, as winner of a house
    full = setup.own_group(seat=1, nth=3, level=HOUSES)
    hoard_houses(setup, 2, left=4 * len(full) + 4)
    first, second = setup.own_group(seat=0), setup.own_group(seat=1, nth=2)
    table = setup.table().play(0, "build", deed=first[0])
    wanted(table, seat0=4, seat1=4).bid(1, 10).passes(0)

    # then the house goes where a house comes next
    assert table.refusal(1, "place", deed=full[0]) == "stock.pay"
    assert table.refusal(1, "place", deed=second[0]) is None
    assert table.refusal(0, "place", deed=first[0]) == "stock.auction"


@rule("stock.pay", "R-MO-21")
def test_a_house_won_dear_or_cheap_sells_for_half_its_list_price(setup):
    table, _, second = auctioned(setup)
    table.bid(1, 300).passes(0).play(1, "place", deed=second[0])

    table.play(1, "sell_building", deed=second[0])

    assert amounts(table, "BuildingSold") == [setup.printed(second[0]).build_price // 2]


@rule("R-MO-21")
def test_only_seats_with_a_legal_place_may_bid_for_a_house(setup):
    table, *_ = auctioned(setup)

    assert table.due == (0, 1)
    assert table.refusal(2, "bid", lot=table.lot, amount=10) == "stock.auction"


@rule("stock.auction", "R-MO-20")
def test_two_houses_that_two_want_both_are_auctioned_one_by_one(setup):
    # given two houses that both seats want
    table, _, second = auctioned(setup, left=2)
    lot = table.lot

    # when the first is won and placed
    table.bid(1, 60).passes(0).play(1, "place", deed=second[0])

    # then the other comes up, as a lot of its own
    (offered,) = table.happened("PieceOffered")
    assert offered.facts["lot"] == lot + 1
    assert table.due == (0, 1)


@rule("stock.auction")
def test_a_house_for_which_nobody_bids_stays_with_the_bank(setup):
    table, *_ = auctioned(setup)

    table.passes(0, 1)

    assert [event.facts["piece"] for event in table.happened("PieceUnsold")] == ["house"]
    assert table.stock[0] == 1
    assert table.cash == [1500, 1500, 1500]
    assert table.prompt(0) == "roll_dice"


@rule("stock.auction", "R-MO-20")
def test_the_last_hotel_is_auctioned_like_the_last_house(setup):
    # given the last hotel, and two seats with four houses on a whole group
    hoard_hotels(setup, 1, left=1)
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    table = setup.table()
    houses, _ = table.stock
    table.play(0, "build", deed=first)

    # when seat 0 wins it
    wanted(table, seat0=1, seat1=1).bid(0, 10).passes(1).play(0, "place", deed=first)

    # then the hotel stands and four houses are back in the bank
    assert table.level(first) == HOTEL
    assert table.stock == (houses + HOUSES, 0)
    assert table.cash[0] == 1500 - 10


@rule("R-MO-02", "stock.auction")
def test_a_bidder_for_a_house_may_raise_cash(setup):
    # given seat 1 with 20 in cash and a deed of another group
    deed = setup.deed(nth=5)
    setup.own(1, deed).hold(1500, 20)
    table, *_ = auctioned(setup)
    assert table.refusal(1, "bid", lot=table.lot, amount=21) == "auction.pay"

    # when it mortgages that deed
    table.play(1, "mortgage", deed=deed)

    # then it may bid more
    assert table.refusal(1, "bid", lot=table.lot, amount=21) is None


@rule("R-MO-21")
def test_who_leads_the_bidding_for_a_house_keeps_a_place_for_it(setup):
    # given seat 1, whose only group is bare, as highest bidder
    table, _, second = auctioned(setup)
    table.bid(1, 10)

    # then it may not mortgage the place away
    assert table.refusal(1, "mortgage", deed=second[0]) == "auction.end"
    table.passes(0)
    assert table.options(1, "place") == [{"do": "place", "deed": deed} for deed in second]


@rule("R-MO-21")
def test_who_leads_the_bidding_for_a_hotel_keeps_the_houses_that_it_replaces(setup):
    hoard_hotels(setup, 1, left=1)
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    table = setup.table().play(0, "build", deed=first)

    wanted(table, seat0=1, seat1=1).bid(0, 10)

    assert table.refusal(0, "sell_building", deed=first) == "auction.end"


# the other reading


@rule("R-MO-20")
@pytest.mark.parametrize(("left", "due"), [(4, (0,)), (2, (0,)), (1, (0, 1))])
def test_a_table_may_auction_the_very_last_piece_only(setup, left, due):
    table, first, _ = contested(setup, left=left, options={"supply_auction": "last"})

    table.play(0, "build", deed=first[-1])

    assert table.due == due
