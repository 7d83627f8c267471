"""What a player is worth at the end of a short or timed game, and who is the richest."""

import pytest

from tests.support.estate_variants import FEW, SHORT, TIMED, TOP, call_time, counted, laid
from tests.support.evidence import rule


def scored(setup, *, seats=3, variant=SHORT, **entries):
    """Let the last seat, which has nothing, give up, so that the others count."""
    return laid(setup, variant, seats=seats, **entries).play(seats - 1, "resign")


def price(setup, deed):
    """The price on the board."""
    return setup.printed(deed).price


# the list


@rule("short.score")
def test_cash_counts(setup):
    table = scored(setup.hold(500, 800, 70))

    assert counted(table) == {0: 500, 1: 800}
    assert table.told("Counted", "key") == ["short.score", "short.score"]


@rule("short.score")
@pytest.mark.parametrize("kind", ["streets", "ladder", "utility"])
def test_deeds_of_every_kind_count_their_price_on_the_board(setup, kind):
    deed = setup.deed(kind)

    table = scored(setup.own(0, deed).hold(500, 500, 0))

    assert counted(table) == {0: 500 + price(setup, deed), 1: 500}


@rule("CW-QUICK-08", "R-CW-31")
def test_starships_count_200_and_space_stations_150(setup):
    ship, station = setup.deed("ladder"), setup.deed("utility")

    table = scored(setup.own(0, ship).own(1, station).hold(0, 0, 0))

    assert counted(table) == {0: 200, 1: 150}


@rule("short.score")
def test_a_mortgaged_deed_counts_half_its_price(setup):
    first, second = setup.street_group()[:2]

    table = scored(setup.own(0, first).own(1, second, mortgaged=True).hold(0, 0, 0))

    assert counted(table) == {0: price(setup, first), 1: price(setup, second) // 2}


@rule("CW-QUICK-08", "R-CW-02")
@pytest.mark.parametrize("kind", ["streets", "ladder", "utility"])
def test_only_mortgaged_property_counts_half_and_not_just_any(setup, kind):
    one, other = setup.deed(kind, 0), setup.deed(kind, 1)

    table = scored(setup.own(0, one).own(0, other, mortgaged=True).hold(0, 0, 0))

    assert counted(table)[0] == price(setup, one) + price(setup, other) // 2


@rule("short.score")
def test_houses_count_what_they_cost(setup):
    # given one house and two on a group
    first, second, *others = setup.own_group(seat=0)
    setup.build(0, {first: 2, second: 1} | dict.fromkeys(others, 1))
    cost = setup.printed(first).build_price

    table = scored(setup.hold(0, 0, 0))

    bare = sum(price(setup, deed) for deed in (first, second, *others))
    assert counted(table)[0] == bare + (3 + len(others)) * cost


@rule("short.score")
def test_a_hotel_counts_with_the_three_houses_returned_for_it(setup):
    # given a hotel beside three houses
    group = setup.own_group(seat=0, level=FEW)
    setup.build(0, {group[0]: TOP})
    printed = setup.printed(group[0])

    table = scored(setup.hold(0, 0, 0))

    bare = sum(price(setup, deed) for deed in group)
    houses = FEW * len(group) * printed.build_price
    assert counted(table)[0] == bare + houses + printed.hotel_price


@rule("CW-QUICK-08", "R-CW-02", "R-CW-31")
def test_a_whole_fortune_of_clone_wars_added_up(setup):
    # given 500, a starship, a mortgaged street of 140, and a light-blue group with a city, three and three settlements
    group = setup.own_group(seat=0, level=FEW)
    setup.build(0, {group[0]: TOP}).own(0, setup.deed("ladder"))
    setup.own(0, setup.street_group(2)[0], mortgaged=True).hold(500, 0, 0)

    table = scored(setup)

    assert counted(table)[0] == 500 + 200 + 70 + (100 + 100 + 120) + 6 * 50 + (50 + 3 * 50)


@rule("E1-QUICK-09")
def test_a_whole_fortune_of_episode_one_added_up(setup):
    # given 500, a utility, a mortgaged lot of 140, and a light-blue group with a Tower, three and three Apartments
    group = setup.own_group(seat=0, level=FEW)
    setup.build(0, {group[0]: TOP}).own(0, setup.deed("utility"))
    setup.own(0, setup.street_group(2)[0], mortgaged=True).hold(500, 0, 0)

    table = scored(setup)

    assert counted(table)[0] == 500 + 150 + 70 + (100 + 100 + 120) + 6 * 50 + (50 + 3 * 50)


@rule("short.score", "R-MO-31")
def test_a_card_that_opens_the_jail_counts_nothing(setup):
    # given two players who differ in two cards alone
    for deck in setup.decks:
        setup.keep(0, deck)

    table = scored(setup.hold(500, 500, 0))

    assert counted(table) == {0: 500, 1: 500}
    assert table.table.result.winners == (0, 1)


@rule("R-MO-31", "short.score")
def test_what_is_not_listed_counts_nothing(setup):
    # given a jailed player, one whose doubles are not over, and an even fortune
    setup.imprison(1).hold(500, 500, 0)

    table = scored(setup, doubles=1, dice=[(1, 2)])

    assert counted(table) == {0: 500, 1: 500}


@rule("timed.end", "R-MO-29")
def test_in_the_timed_game_a_hotel_counts_with_four_houses(setup):
    # given hotels of the whole game
    group = setup.own_group(seat=0, level=5)
    printed = setup.printed(group[0])
    table = call_time(laid(setup.hold(0, 0, 0), TIMED, phase="end"))

    table.end_turn()

    bare = sum(price(setup, deed) for deed in group)
    assert counted(table)[0] == bare + len(group) * (4 * printed.build_price + printed.hotel_price)


@rule("timed.end", "R-MO-29", "R-MO-31")
def test_in_the_timed_game_the_same_list_counts(setup):
    # given cash, a mortgaged deed and a card
    deed = setup.deed("ladder")
    setup.own(1, deed, mortgaged=True).keep(1, setup.decks[0]).hold(0, 40, 0)
    table = call_time(laid(setup, TIMED, phase="end"))

    table.end_turn()

    assert counted(table) == {0: 0, 1: 40 + price(setup, deed) // 2, 2: 0}


# the richest


@rule("short.winner")
def test_the_richest_wins_the_short_game(setup):
    table = scored(setup.hold(800, 900, 0))

    assert table.table.result.winners == (1,)
    assert table.told("Won", "seat", "key") == [(1, "short.winner")]


@rule("short.winner")
def test_property_can_outweigh_cash(setup):
    # given seat 0 with 900 in cash, seat 1 with 800 and a deed above 100
    deed = setup.deed("utility")

    table = scored(setup.own(1, deed).hold(900, 800, 0))

    assert table.table.result.winners == (1,)


@rule("short.winner", "R-MO-30")
def test_equal_wealth_shares_the_win(setup):
    # given equal wealth, of which seat 0 has more in cash
    deed = setup.deed("utility")
    setup.own(1, deed).hold(500, 500 - price(setup, deed), 300, 0)

    table = scored(setup, seats=4)

    assert table.table.result.winners == (0, 1)
    assert table.told("Won", "seat") == [0, 1]


@rule("short.winner")
def test_the_others_follow_by_their_wealth_and_the_bankrupt_is_last(setup):
    table = scored(setup.hold(300, 900, 500, 0), seats=4)

    assert table.table.result.ranking == ((1,), (2,), (0,), (3,))
    assert table.table.result.worth == (300, 900, 500, 0)


@rule("short.winner", "R-MO-30")
def test_equal_wealth_shares_the_lower_places_too(setup):
    table = scored(setup.hold(300, 900, 300, 100, 0), seats=5)

    assert table.table.result.ranking == ((1,), (0, 2), (3,), (4,))


@rule("timed.end", "R-MO-30")
def test_the_timed_game_is_shared_by_the_richest(setup):
    table = call_time(laid(setup.hold(900, 300, 900), TIMED, phase="end"))

    table.end_turn()

    assert table.table.result.ranking == ((0, 2), (1,))
    assert table.told("Won", "seat", "key") == [(0, "timed.end"), (2, "timed.end")]
