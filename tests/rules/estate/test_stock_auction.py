"""Auctions of buildings: who bids, what the winner pays, where the piece goes."""

from tests.support.estate_stock import (
    HOTEL,
    HOUSES,
    auctioned,
    contested,
    hoard_hotels,
    hoard_houses,
    opening_bid,
    spread,
    wanted,
)
from tests.support.estate_turns import amounts
from tests.support.evidence import rule


@rule("stock.auction", "R-MO-20")
def test_the_last_house_is_auctioned_if_two_want_it(setup):
    table, *_ = auctioned(setup)

    (offered,) = table.happened("PieceOffered")
    assert (offered.key, offered.facts["piece"]) == ("stock.auction", "house")
    assert table.due == (0, 1)
    assert table.bounds(1) == {"bid": {"lot": table.lot, "least": opening_bid(setup), "most": 1500}}


@rule("stock.opening")
def test_a_building_auction_opens_like_any_auction_and_rises_by_one(setup):
    # given a house up for auction
    table, *_ = auctioned(setup)
    least = opening_bid(setup)
    assert table.bounds(0)["bid"]["least"] == least

    # when the least is bid
    table.bid(0, least)

    # then the next bid beats it
    assert table.refusal(1, "bid", lot=table.lot, amount=least) == "auction.step"
    assert table.refusal(1, "bid", lot=table.lot, amount=least + 1) is None


@rule("BF-SUPPLY-02", "R-MO-20")
def test_a_sigil_goes_for_ten_or_more(setup):
    table, *_ = auctioned(setup)

    assert table.refusal(0, "bid", lot=table.lot, amount=9) == "stock.opening"
    assert table.refusal(0, "bid", lot=table.lot, amount=10) is None


@rule("MA-SUPPLY-02", "R-MO-20")
def test_a_hideout_goes_for_ten_or_more(setup):
    table, *_ = auctioned(setup)

    assert table.refusal(0, "bid", lot=table.lot, amount=9) == "stock.opening"
    assert table.refusal(0, "bid", lot=table.lot, amount=10) is None


@rule("CW-SUPPLY-03", "R-MO-20")
def test_a_settlement_may_go_for_a_single_credit_but_not_for_nothing(setup):
    table, *_ = auctioned(setup)

    assert table.refusal(0, "bid", lot=table.lot, amount=0) == "stock.opening"
    assert table.refusal(0, "bid", lot=table.lot, amount=1) is None


@rule("E1-SUPPLY-02", "R-MO-20")
def test_an_apartment_may_go_for_a_single_credit_but_not_for_nothing(setup):
    table, *_ = auctioned(setup)

    assert table.refusal(0, "bid", lot=table.lot, amount=0) == "stock.opening"
    assert table.refusal(0, "bid", lot=table.lot, amount=1) is None


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
    # given seat 0, with a house on its first deed only, as winner
    table, first, second = auctioned(setup, left=3)
    table.bid(0, 10).passes(1)

    # then only a legal place will do, and the house cannot be left
    assert table.refusal(0, "place", deed=first[0]) == "build.even"
    assert table.refusal(0, "place", deed=second[0]) == "build.group"
    assert table.refusal(0, "pass") == "stock.auction"
    assert table.options(0, "place") == [{"do": "place", "deed": deed} for deed in first[1:]]


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
def test_after_a_house_that_nobody_bid_for_the_next_shortage_begins_anew(setup):
    # given two houses that both seats want: seat 0 won the first, for the second nobody bid
    table, first, _ = auctioned(setup, left=2)
    table.bid(0, 20).passes(1).play(0, "place", deed=first[-1]).passes(0, 1)

    # when seat 0 alone wants the one that is left
    wanted(table.play(0, "build", deed=first[0]), seat0=1, seat1=0)

    # then it is not auctioned, and not paid for yet
    assert (table.due, table.prompt(0), table.happened("PieceOffered")) == ((0,), "place_piece", [])
    assert amounts(table.play(0, "place", deed=first[0]), "Built") == [setup.printed(first[0]).build_price]


@rule("stock.auction", "R-MO-20")
def test_the_last_hotel_is_auctioned_like_the_last_house(setup):
    # given the last hotel, and two seats with four houses on a whole group
    hoard_hotels(setup, 1, left=1)
    setup.own_group(seat=1, nth=0, level=HOUSES)
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
    deed = setup.deed("utility")
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
    setup.own_group(seat=1, nth=0, level=HOUSES)
    first, *_ = setup.own_group(seat=0, level=HOUSES)
    table = setup.table().play(0, "build", deed=first)

    wanted(table, seat0=1, seat1=1).bid(0, 10)

    assert table.refusal(0, "sell_building", deed=first) == "auction.end"


def first_of_two(setup, **more):
    """Leave two houses, of which seat 0 wants one and seat 1 both; seat 0 wins the first and places it."""
    table, first, second = contested(setup, left=2, **more)
    wanted(table.play(0, "build", deed=first[-1]), seat0=1, seat1=2)
    return table.bid(0, 10).passes(1).play(0, "place", deed=first[-1]), first, second


def goes_at_list_price(setup, **more):
    """Whether the second of two houses costs what the deed says once only one seat still wants it."""
    table, _, second = first_of_two(setup, **more)
    asked = (table.due, table.prompt(1))
    table.play(1, "place", deed=second[0])
    return (asked, amounts(table, "Built"), table.stock[0]) == (
        ((1,), "place_piece"),
        [setup.printed(second[0]).build_price],
        0,
    )


@rule("BF-SUPPLY-01", "R-MO-20")
def test_once_the_sigils_do_for_all_who_still_want_them_the_rest_go_at_list_price(setup):
    assert goes_at_list_price(setup)


@rule("MA-SUPPLY-01", "R-MO-20")
def test_once_the_hideouts_do_for_all_who_still_want_them_the_rest_go_at_list_price(setup):
    assert goes_at_list_price(setup)


def is_auctioned_to_the_last(setup):
    """Whether the second of two houses is auctioned too, among all who have room for it, though one seat alone wants it."""
    table, first, second = first_of_two(setup)
    asked = (table.due, table.prompt(0), table.prompt(1))
    table.bid(0, 1).bid(1, 2).passes(0).play(1, "place", deed=second[0])
    return (asked, table.cash[:2], table.level(first[-1]), table.level(second[0]), table.stock[0]) == (
        ((0, 1), "bid_or_pass", "bid_or_pass"),
        [1500 - 10, 1500 - 2],
        1,
        1,
        0,
    )


@rule("CW-SUPPLY-02", "R-MO-20")
def test_all_settlements_of_a_shortage_are_auctioned_even_when_only_one_player_still_wants_one(setup):
    assert is_auctioned_to_the_last(setup)


@rule("E1-SUPPLY-02", "R-MO-20")
def test_all_apartments_of_a_shortage_are_auctioned_even_when_only_one_player_still_wants_one(setup):
    assert is_auctioned_to_the_last(setup)


def singly(setup):
    """The lots in which three houses are sold, of which two seats want two each."""
    table, first, second = contested(setup, left=3)
    wanted(table.play(0, "build", deed=first[-1]), seat0=2, seat1=2)
    lots = []
    for seat, place in ((0, first[1]), (1, second[0]), (1, second[1])):
        lots.append(table.lot)
        table.bid(seat, 1).passes(1 - seat).play(seat, "place", deed=place)
    return table, lots


@rule("CW-SUPPLY-02", "R-MO-20")
def test_three_settlements_for_four_wishes_are_three_auctions(setup):
    table, lots = singly(setup)

    assert lots == [1, 2, 3]
    assert (table.cash[:2], table.stock[0], table.prompt(0)) == ([1499, 1498], 0, "roll_dice")


@rule("E1-SUPPLY-02", "R-MO-20")
def test_three_apartments_for_four_wishes_are_three_auctions(setup):
    table, lots = singly(setup)

    assert lots == [1, 2, 3]
    assert (table.cash[:2], table.stock[0], table.prompt(0)) == ([1499, 1498], 0, "roll_dice")


def bidder_without_a_wish(setup):
    """The prompt of a seat with room for a house that wanted none, while two others vie for the last one."""
    hoard_houses(setup, 3, left=4)
    first = setup.own_group(seat=0)
    setup.own_group(seat=1, nth=2)
    setup.own_group(seat=2, nth=3)
    table = setup.build(0, spread(first, 3)).table(seats=4)
    wanted(table.play(0, "build", deed=first[-1]), seat0=1, seat1=1, seat2=0)
    return table.prompt(2)


@rule("stock.auction", "R-MO-21")
def test_who_wanted_no_house_may_bid_for_one_all_the_same(setup):
    assert bidder_without_a_wish(setup) == "bid_or_pass"


@rule("CW-SUPPLY-02", "R-MO-20")
def test_a_table_may_sell_settlements_at_list_price_once_they_do_for_all_who_still_want_them(setup):
    assert goes_at_list_price(setup, options={"supply_auction": "shortage"})


@rule("E1-SUPPLY-02", "R-MO-20")
def test_a_table_may_sell_apartments_at_list_price_once_they_do_for_all_who_still_want_them(setup):
    assert goes_at_list_price(setup, options={"supply_auction": "shortage"})


@rule("CW-SUPPLY-02", "R-MO-20")
def test_a_second_shortage_of_settlements_is_judged_anew(setup):
    # given two settlements, auctioned because both seats wanted them; the winner sells one back
    table, first, second = auctioned(setup, left=2)
    table.bid(0, 1).passes(1).play(0, "place", deed=first[2])
    table.bid(0, 1).passes(1).play(0, "place", deed=first[0])
    table.play(0, "sell_building", deed=first[0])

    # when one seat alone wants it now
    wanted(table.play(1, "build", deed=second[0]), seat0=0, seat1=1)

    # then it costs the list price
    assert table.prompt(1) == "place_piece"
    assert amounts(table.play(1, "place", deed=second[0]), "Built") == [setup.printed(second[0]).build_price]


@rule("stock.auction", "R-MO-20")
def test_with_the_last_house_sold_nothing_is_left_to_auction(setup):
    # given the last house, which three seats want
    hoard_houses(setup, 3, left=4)
    first, second = setup.own_group(seat=0), setup.own_group(seat=1, nth=2)
    setup.own_group(seat=2, nth=3)
    table = setup.build(0, spread(first, 3)).table(seats=4)
    wanted(table.play(0, "build", deed=first[-1]), seat0=1, seat1=1, seat2=1)

    # when seat 1 wins it and places it
    table.bid(1, 10).passes(0, 2).play(1, "place", deed=second[0])

    # then the game goes on
    assert table.happened("PieceOffered") == []
    assert (table.due, table.prompt(0), table.stock[0]) == ((0,), "roll_dice", 0)


@rule("BF-SELL-01", "R-MO-19", "R-MO-21")
def test_a_sigil_under_the_hammer_replaces_no_skull(setup):
    assert is_short_by_the_auctioned_house(setup)


@rule("MA-SELL-01", "R-MO-19", "R-MO-21")
def test_a_hideout_under_the_hammer_replaces_no_fortress(setup):
    assert is_short_by_the_auctioned_house(setup)


@rule("E1-SELL-04", "R-MO-19", "R-MO-21")
def test_an_apartment_under_the_hammer_replaces_no_tower(setup):
    assert is_short_by_the_auctioned_house(setup)


def is_short_by_the_auctioned_house(setup):
    """Whether a hotel waits for its four houses while one of the last four is auctioned."""
    hotel, *_ = setup.own_group(seat=0, nth=3, level=HOTEL)
    table, *_ = auctioned(setup, left=4)
    refused = [table.refusal(0, "sell_building", deed=hotel)]
    table.passes(0, 1)
    return (table.stock[0], [*refused, table.refusal(0, "sell_building", deed=hotel)]) == (4, ["sell.hotel", None])
