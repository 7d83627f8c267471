"""What is listed for a seat: all that its rules allow, and nothing else."""

from tests.support.estate_debts import tax, taxed
from tests.support.estate_stock import HOTEL, HOUSES, contested, hoard_houses, spread, wanted
from tests.support.estate_trades import offer
from tests.support.evidence import rule


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


@rule("sell.hotel", "R-MO-18", "R-MO-19")
def test_what_hotels_can_be_sold_down_to_is_listed_from_nothing_upward(setup):
    # given hotels on a group of two, and one house in the bank
    group = next(group for group in setup.groups() if len(group) == 2)
    setup.own(0, *group).build(0, dict.fromkeys(group, HOTEL))
    setup.build(1, spread(setup.own_group(seat=1, nth=2), HOUSES - 1))
    hoard_houses(setup, 2, left=HOUSES)
    table = setup.table()
    assert table.stock[0] == 1

    # then no house comes first, then one on the first deed, then one on the second
    assert [list(option["levels"].values()) for option in table.options(0, "sell_set")] == [[0, 0], [1, 0], [0, 1]]


@rule("jail.card")
def test_a_free_player_is_not_offered_the_way_out_of_jail(setup):
    table = setup.keep(0, setup.decks[0]).table()

    assert table.options(0, "use_jail_card", "pay_fine") == []


@rule("mortgage.redeem")
def test_every_mortgaged_deed_is_listed_for_redeeming(setup):
    deeds = [setup.deed(), setup.deed(nth=-1)]
    table = setup.own(0, *deeds, mortgaged=True).table()

    assert table.options(0, "redeem") == [{"do": "redeem", "deed": deed} for deed in deeds]


@rule("debt.raise", "mortgage.redeem")
def test_a_debtor_is_not_offered_to_redeem_but_to_pay_once_it_can(setup):
    # given a debtor with a mortgaged deed that it could redeem, and one to mortgage
    setup.own(0, setup.deed(), mortgaged=True).own(0, setup.deed(nth=-1))
    table = taxed(setup, tax(setup) - 10)
    assert table.may(0) == {"mortgage", "resign"}

    # when it mortgages the other
    table.play(0, "mortgage", deed=setup.deed(nth=-1))

    # then it may pay
    assert table.options(0) == [{"do": "settle"}, {"do": "resign"}]


@rule("build.group", "build.houses")
def test_the_deeds_of_every_complete_group_are_listed_for_building(setup):
    first, second = setup.own_group(seat=0, nth=0), setup.own_group(seat=0, nth=2)

    assert [option["deed"] for option in setup.table().options(0, "build")] == [*first, *second]


@rule("build.group", "build.houses")
def test_who_has_only_the_first_group_of_the_board_may_build_there(setup):
    group = setup.own_group(seat=0, nth=0)

    assert [option["deed"] for option in setup.table().options(0, "build")] == group
