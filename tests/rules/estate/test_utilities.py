"""The rent of utilities: times the dice, and which dice count."""

import pytest

from tests.support.estate import Setup, uneven
from tests.support.evidence import rule

THROWN_ANEW = pytest.mark.parametrize("name", ["boba-fett", "mandalorian"])


def asked(setup, moved, thrown):
    """Seat 0, moved by some dice to the only utility of seat 1, was asked for the rent; others wait to be thrown."""
    deed = setup.deed("utility")
    return setup.own(1, deed).hold(500, 500, 500).landed(deed, moved, dice=[thrown]).claim(1)


def led(setup, throw=(1, 2), *, back=False, **more):
    """Let seat 0, who has thrown to a card space, be led by a changed card to a utility of seat 1."""
    deed = setup.deed("utility")
    deck, card = setup.card("step")
    space = setup.card_space(deck, 1 if back else 0)
    way = {"do": "go_back", "steps": space - setup.space_of(deed)} if back else {"do": "advance_to", "space": deed}
    changed = setup.changed(card, **way).own(1, deed).hold(500, 500, 500)
    return changed.landed(space, throw, cards={deck: [card]}, **more)


# how many times


@rule("utility.one")
def test_one_utility_costs_four_times_the_dice(setup):
    table = asked(setup, (4, 5), (4, 5))

    assert table.cash == [464, 536, 500]


@rule("utility.one")
def test_a_utility_of_another_owner_does_not_count(setup):
    first, second = setup.groups("utility")[0]
    table = setup.own(1, first).own(2, second).hold(500, 500, 500).landed(first, (4, 5), dice=[(4, 5)])

    assert table.told("ClaimOpened", "key") == ["utility.one"]
    assert table.claim(1).cash == [464, 536, 500]


@rule("utility.both")
@pytest.mark.parametrize("place", [0, 1])
def test_both_utilities_cost_ten_times_the_dice(setup, place):
    utilities = setup.groups("utility")[0]
    table = setup.own(1, *utilities).hold(500, 500, 500).landed(utilities[place], (4, 5), dice=[(4, 5)])

    assert table.told("ClaimOpened", "key") == ["utility.both"]
    assert table.claim(1).cash == [410, 590, 500]


@rule("R-BF-03")
@pytest.mark.parametrize(("count", "payment"), [(1, 28), (2, 70)])
def test_one_force_takes_four_times_and_two_ten_times_the_dice(setup, count, payment):
    forces = setup.groups("utility")[0]
    table = setup.own(1, *forces[:count]).hold(500, 500, 500).landed(forces[0], dice=[(3, 4)]).claim(1)

    assert table.cash == [500 - payment, 500 + payment, 500]


@rule("R-MO-09")
def test_the_factor_of_a_utility_is_fixed_at_the_landing(setup):
    # given a landing on the only utility of seat 1, with dice that a new throw would repeat
    deed, other = setup.groups("utility")[0]
    table = setup.own(1, deed).own(2, other).hold(500, 500, 500).landed(deed, (4, 6), dice=[(4, 6)])

    # when seat 1 gets the second one before asking
    table.trade(2, 1, give={"deeds": [other]}, want={"cash": 1}).claim(1)

    # then it is still four times
    assert table.cash == [460, 539, 501]


# dice thrown anew


def is_thrown_anew(setup):
    """Land with a nine and throw a four when the rent is asked: four times four is paid."""
    table = asked(setup, (4, 5), (1, 3))

    assert table.told("RentClaimed", "key", "seat", "debtor", "factor") == [("utility.roll", 1, 0, 4)]
    assert table.told("RentRolled", "seat", "dice") == [(0, [1, 3])]
    assert table.cash == [484, 516, 500]


@rule("MA-UTIL-03", "R-MO-12")
def test_for_a_hideaway_the_lander_throws_anew_when_the_rent_is_asked(setup):
    is_thrown_anew(setup)


@rule("BF-UTIL-03", "R-MO-12")
def test_for_an_imperial_force_the_lander_throws_anew_when_the_payment_is_asked(setup):
    is_thrown_anew(setup)


@rule("R-MO-12")
@THROWN_ANEW
def test_the_rent_throw_is_never_doubles_and_moves_nobody(name):
    setup = Setup(name)
    deed = setup.deed("utility")

    table = asked(setup, (1, 2), (5, 5))

    assert table.where(0) == setup.space_of(deed)
    assert table.prompt(0) == "finish_turn"
    assert table.refusal(0, "roll") == "turn.end"


@rule("R-MO-12", "R-MO-14")
@THROWN_ANEW
def test_a_rent_throw_of_doubles_does_not_count_towards_the_third_doubles(name):
    # given a lander who came by the second doubles
    setup = Setup(name)
    deed = setup.deed("utility")
    table = setup.own(1, deed).stand(0, setup.space_of(deed) - 4).table(doubles=1, dice=[(2, 2), (6, 6), (2, 4)])

    # when the rent throw shows doubles
    table.roll().claim(1)

    # then the lander is free and throws again for the two doubles so far
    assert table.jailed(0) == 0
    assert table.roll().where(0) == setup.space_of(deed) + 6


@rule("R-MO-13")
@THROWN_ANEW
def test_the_rent_throw_closes_no_window(name):
    # given claims of two owners against one lander, and the turn passed on
    setup = Setup(name)
    utility, street = setup.deed("utility"), setup.deed(nth=5)
    setup.own(1, utility).own(2, street).hold(500, 500, 500)
    table = setup.landing(utility, (2, 2), dice=[(2, 3), (3, 3)]).roll().roll().end_turn()

    # when the dice are thrown for the first of them
    table.claim(1, place=0)

    # then the other is still open
    assert table.claim(2).cash == [500 - 24 - 16, 524, 516]


# the dice that moved the token


def is_moved_there(setup):
    """Land with a nine: four times nine is paid, and nobody throws when the rent is asked."""
    table = asked(setup, (4, 5), (1, 3))

    assert table.told("RentClaimed", "key", "seat", "debtor", "amount") == [("rent.asked", 1, 0, 36)]
    assert table.happened("RentRolled") == []
    assert table.cash == [464, 536, 500]


@rule("CW-UTIL-02")
def test_for_a_space_station_the_dice_count_that_moved_the_token_there(setup):
    is_moved_there(setup)


@rule("E1-RENT-07", "R-E1-03")
def test_for_a_utility_of_episode_one_the_dice_count_that_moved_the_token_there(setup):
    is_moved_there(setup)


@rule("R-E1-03")
def test_an_option_has_the_dice_thrown_anew_in_episode_one(setup):
    deed = setup.deed("utility")
    setup.own(1, deed).hold(500, 500, 500)
    table = setup.landed(deed, (4, 5), dice=[(1, 3)], options={"utility_roll": "new"}).claim(1)

    assert table.told("RentRolled", "seat", "dice") == [(0, [1, 3])]
    assert table.cash == [484, 516, 500]


@rule("CW-UTIL-02")
def test_of_several_throws_in_a_turn_the_one_counts_that_led_to_the_station(setup):
    # given doubles to the first station, and another throw behind it
    first, second = setup.groups("utility")[0]
    beyond = setup.space("parking") - setup.space_of(first)
    setup.own(1, first, second).hold(500, 500, 500)
    table = setup.landing(first, (1, 1), dice=[uneven(beyond)]).roll().roll()

    # when the rent is asked after the later throw
    table.claim(1)

    # then ten times two is paid
    assert table.cash == [480, 520, 500]


@rule("CW-UTIL-02", "R-CW-20")
@pytest.mark.parametrize("back", [False, True])
def test_after_a_card_the_last_two_dice_of_the_turn_count(setup, back):
    table = led(setup, (2, 5), back=back, dice=[(1, 1)])

    assert table.claim(1).cash == [472, 528, 500]
    assert table.happened("RentRolled") == []


@rule("R-E1-03")
@pytest.mark.parametrize("back", [False, True])
def test_a_card_that_says_nothing_of_a_throw_leaves_it_at_the_dice_of_the_turn(setup, back):
    table = led(setup, (2, 5), back=back, dice=[(1, 1)])

    assert table.claim(1).cash == [472, 528, 500]
    assert table.happened("RentRolled") == []


@rule("R-CW-20")
def test_an_option_has_the_dice_thrown_anew_after_a_card(setup):
    table = led(setup, (2, 5), dice=[(1, 3)], options={"utility_card_roll": True})
    assert table.claims[0]["factor"] == 4

    table.claim(1)

    assert table.told("RentRolled", "seat", "dice") == [(0, [1, 3])]
    assert table.cash == [484, 516, 500]


@rule("R-CW-20")
def test_with_that_option_a_station_reached_by_dice_still_costs_by_these(setup):
    deed = setup.deed("utility")
    setup.own(1, deed).hold(500, 500, 500)
    table = setup.landed(deed, (4, 5), dice=[(1, 3)], options={"utility_card_roll": True})

    assert table.claim(1).cash == [464, 536, 500]


@rule("R-CW-20")
def test_with_that_option_a_card_counts_for_its_own_move_only(setup):
    # given a card drawn after doubles, which leads three spaces before the first station
    first, second = setup.groups("utility")[0]
    deck, card = setup.card("step")
    before = setup.estate.spaces[setup.space_of(first) - 3].id
    changed = setup.changed(card, do="advance_to", space=before).own(1, first, second).hold(500, 500, 500)
    more = {"cards": {deck: [card]}, "dice": [(1, 2)], "options": {"utility_card_roll": True}}
    table = changed.own(0, before).landed(setup.card_space(deck), (2, 2), **more)

    # when the next throw leads to the station
    table.roll().claim(1)

    # then the dice of that throw count
    assert table.cash == [470, 530, 500]


@rule("CW-UTIL-02", "R-CW-20")
def test_a_card_that_prescribes_a_throw_has_it_thrown(setup):
    is_thrown_for_the_card(setup)


@rule("E1-RENT-07", "R-E1-03")
def test_a_card_of_episode_one_that_prescribes_a_throw_has_it_thrown(setup):
    is_thrown_for_the_card(setup)


def is_thrown_for_the_card(setup):
    """Draw the card that leads to the nearest utility: ten times the new throw is paid."""
    group = next(number for number, group in enumerate(setup.estate.groups) if group.kind == "utility")
    setup.own(1, setup.deed("utility")).hold(500, 500, 500)

    table = setup.drawn("advance_nearest", group, dice=[(3, 4)]).claim(1)

    assert table.told("RentRolled", "seat", "dice") == [(0, [3, 4])]
    assert table.cash == [430, 570, 500]
