"""What is listed for a seat: all that its rules allow, and nothing else."""

from tests.estates_more import HOTEL, HOUSES, contested, hoard_houses, offer, spread, wanted
from tests.evidence import rule


@rule("stock.auction", "R-MO-20")
def test_every_number_of_houses_that_a_seat_may_want_is_listed(setup):
    table, first, _ = contested(setup, left=3)

    table.play(0, "build", deed=first[-1])

    wishes = [{"do": "want", "count": count} for count in (1, 2, 3)]
    assert table.options(1, "want", "pass") == [*wishes, {"do": "pass"}]


@rule("stock.auction", "R-MO-20")
def test_a_house_at_list_price_may_be_placed_or_left(setup):
    table, first, _ = contested(setup, left=4)

    wanted(table.play(0, "build", deed=first[0]), seat0=1, seat1=0)

    places = [{"do": "place", "deed": deed} for deed in first]
    assert table.options(0, "place", "pass") == [*places, {"do": "pass"}]


@rule("trade.any-time")
def test_an_offer_is_listed_for_who_made_it_and_for_who_may_answer_it(setup):
    mine = setup.deed()
    table = setup.own(0, mine).table()
    number = offer(table, 0, 1, give={"deeds": [mine]}, want={"cash": 100})
    kinds = ("accept_trade", "decline_trade", "withdraw_trade")

    assert table.options(0, *kinds) == [{"do": "withdraw_trade", "offer": number}]
    assert table.options(1, *kinds) == [
        {"do": "accept_trade", "offer": number, "revision": 1},
        {"do": "decline_trade", "offer": number},
    ]
    assert table.options(2, *kinds) == []


@rule("sell.hotel", "R-MO-18", "R-MO-19")
def test_everything_that_hotels_without_houses_in_the_bank_can_be_sold_down_to_is_listed(setup):
    # given a group full of hotels, and as few houses in the bank as the group has deeds
    group = setup.own_group(seat=0, level=HOTEL)
    setup.build(1, spread(setup.own_group(seat=1, nth=2), HOUSES - len(group)))
    hoard_houses(setup, 2, left=HOUSES)
    table = setup.table()
    assert table.stock[0] == len(group)

    # then no house, one on any deeds, or one on each may be left
    listed = [option["levels"] for option in table.options(0, "sell_set")]
    few = [[place >> bit & 1 for bit in range(len(group))] for place in range(2 ** len(group))]
    assert sorted(map(str, listed)) == sorted(str(dict(zip(group, levels, strict=True))) for levels in few)


@rule("build.even", "sell.even")
def test_the_next_step_up_and_down_of_every_deed_is_listed_where_it_is_even(setup):
    first, *others = setup.own_group(seat=0, level=1)
    table = setup.build(0, {first: 2}).table()

    assert table.options(0, "build") == [{"do": "build", "deed": deed} for deed in others]
    assert table.options(0, "sell_building") == [{"do": "sell_building", "deed": first}]


@rule("tax.choice")
def test_the_amount_and_the_share_of_the_tax_are_listed(setup):
    table = setup.landed(setup.space("tax"))

    assert table.options(0) == [{"do": "pay_tax", "share": False}, {"do": "pay_tax", "share": True}]
