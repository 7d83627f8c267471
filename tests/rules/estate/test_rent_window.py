"""How long the owner of a deed may ask for the rent."""

import pytest

from tests.support.estate import uneven
from tests.support.estate_variants import claim, laid
from tests.support.evidence import rule


def visit(setup, deed, jailed=None, **more):
    """Let seat 0 land on a deed and pass the dice on; whoever throws next comes to rest on free parking."""
    for seat in range(1, more.get("seats", 3)):
        setup.stand(seat, setup.space("parking") - 3)
    if jailed is not None:
        setup.imprison(jailed)
    return setup.landed(deed, dice=[(1, 2)] * 3, **more).end_turn()


def let_throw(table, count):
    """Let so many players throw and pass the dice on."""
    for _ in range(count):
        table.roll().end_turn()
    return table


def before_the_last_throw(setup, table):
    """Let all throw whose throws the window of the edition outlasts."""
    return let_throw(table, setup.board.rent_window - 1)


@rule("rent.window")
@pytest.mark.parametrize("owner", [1, 2])
def test_rent_not_asked_before_the_throw_that_the_book_names_is_lost(setup, owner):
    # given a silent owner, and the last player before whose throw rent may be asked
    deed = setup.deed()
    table = before_the_last_throw(setup, visit(setup.own(owner, deed), deed))
    claim = table.claims[0]["id"]
    assert table.refusal(owner, "claim_rent", claim=claim) is None

    # when that player throws
    table.roll()

    # then it is too late
    assert table.told("RentLapsed", "key", "seat") == [("rent.window", 0)]
    assert table.refusal(owner, "claim_rent", claim=claim) == "rent.window"


@rule("BF-RENT-02")
def test_in_boba_fett_the_throw_of_the_very_next_player_ends_the_time(setup):
    deed = setup.deed()
    table = visit(setup.own(2, deed), deed)
    assert len(table.claims) == 1

    assert table.roll().claims == []


@rule("MA-RENT-02")
def test_in_the_mandalorian_the_throw_of_the_very_next_player_ends_the_time(setup):
    deed = setup.deed()
    table = visit(setup.own(2, deed), deed)
    assert len(table.claims) == 1

    assert table.roll().claims == []


@rule("CW-RENT-02")
def test_in_clone_wars_the_throw_of_the_very_next_player_ends_the_time(setup):
    deed = setup.deed()
    table = visit(setup.own(2, deed), deed)
    assert len(table.claims) == 1

    assert table.roll().claims == []


@rule("E1-RENT-06", "R-E1-06")
def test_in_episode_one_the_throw_of_the_second_following_player_ends_the_time(setup):
    deed = setup.deed()
    table = visit(setup.own(3, deed), deed, seats=4)

    assert len(table.roll().claims) == 1
    assert table.end_turn().roll().claims == []


@rule("E1-RENT-06", "R-E1-06")
def test_rent_may_be_asked_in_the_turn_of_the_first_follower(setup):
    deed = setup.deed()
    table = visit(setup.own(1, deed).hold(500, 500, 500), deed).roll()

    assert table.claim(1).cash == [494, 506, 500]
    assert table.turn == 1


@rule("R-E1-06")
def test_players_are_counted_and_not_throws(setup):
    # given a first follower who throws doubles
    deed = setup.deed()
    setup.own(2, deed).own(1, *setup.groups("ladder")[0]).stand(1, setup.space("parking") - 2)
    table = setup.landed(deed, dice=[(1, 1), (2, 3), (1, 2)]).end_turn().roll()

    # when it throws again
    table.roll()

    # then the time is not over before the second follower throws
    assert table.turn == 1
    assert len(table.claims) == 1
    assert table.end_turn().roll().claims == []


@rule("R-E1-06")
def test_with_two_players_the_time_ends_with_the_next_throw_of_the_lander(setup):
    # given two players, of whom the other throws and passes the dice back
    deed = setup.deed()
    table = let_throw(visit(setup.own(1, deed), deed, seats=2), 1)
    assert (table.turn, len(table.claims)) == (0, 1)

    # when the lander throws
    table.roll()

    # then the rent is lost
    assert table.told("RentLapsed", "key", "seat") == [("rent.window", 0)]


@rule("R-E1-06")
def test_with_two_players_rent_may_be_asked_until_the_lander_throws_again(setup):
    deed = setup.deed()
    table = let_throw(visit(setup.own(1, deed).hold(500, 500), deed, seats=2), 1)

    assert table.claim(1).cash == [494, 506]


@rule("R-E1-06")
def test_whoever_has_left_the_game_is_not_counted(setup):
    # given a next player who is out
    deed = setup.deed()
    table = visit(setup.own(3, deed).out(1), deed, seats=4)

    # then seat 2 is the first to follow and seat 3 the second
    assert table.turn == 2
    assert len(table.roll().claims) == 1
    assert table.end_turn().roll().claims == []


@rule("R-E1-06")
def test_a_follower_who_leaves_after_throwing_has_been_counted(setup):
    # given a follower who throws and then gives up
    deed = setup.deed()
    table = visit(setup.own(3, deed), deed, seats=4).roll().play(1, "resign")
    assert (table.turn, len(table.claims)) == (2, 1)

    # then seat 2 is the second to throw
    assert table.roll().told("RentLapsed", "key", "seat") == [("rent.window", 0)]


@rule("R-E1-06")
def test_a_claim_of_the_follower_has_its_own_time(setup):
    # given claims against seat 0 and, from the next turn, against seat 1
    first, second = setup.street_group()[:2]
    setup.own(2, first, second).stand(1, setup.space_of(second) - 3).stand(2, setup.space("parking") - 3)
    table = setup.landed(first, dice=[(1, 2), (1, 2)]).end_turn().roll()
    assert [claim["debtor"] for claim in table.claims] == [0, 1]

    # when seat 2 throws
    table.end_turn().roll()

    # then only the older one is lost
    assert [claim["debtor"] for claim in table.claims] == [1]


@rule("rent.asked", "rent.window")
def test_rent_asked_after_the_dice_were_passed_on_is_raised_before_the_next_throw(setup):
    # given a lander without cash, and the turn passed on
    deed, helper = setup.deed(), setup.deed("utility")
    table = setup.own(1, deed).own(0, helper).hold(0, 500, 500).landed(deed).end_turn()

    # when the owner asks before throwing
    table.claim(1)

    # then the lander has to answer first, and the turn goes on where it was
    assert table.due == (0,)
    assert table.refusal(1, "roll") == "debt.raise"
    table.play(0, "mortgage", deed=helper).play(0, "settle")
    assert (table.due, table.cash) == ((1,), [69, 506, 500])


@rule("rent.window", "R-MO-13")
def test_a_throw_after_the_fine_closes_the_window_and_the_fine_does_not(setup):
    # given a silent owner, and in jail the player whose throw closes the window
    deed, last = setup.deed(), setup.board.rent_window
    table = before_the_last_throw(setup, visit(setup.own(3, deed), deed, jailed=last, seats=4))
    claim = table.claims[0]["id"]

    # when that player pays the fine, and then throws
    table.play(last, "pay_fine")
    assert table.refusal(3, "claim_rent", claim=claim) is None
    table.roll()

    # then the window is closed
    assert table.refusal(3, "claim_rent", claim=claim) == "rent.window"


@rule("rent.window")
def test_a_jailed_player_who_tries_for_doubles_throws_like_everybody_else(setup):
    deed, last = setup.deed(), setup.board.rent_window
    table = before_the_last_throw(setup, visit(setup.own(3, deed), deed, jailed=last, seats=4))
    assert len(table.claims) == 1

    table.roll()

    assert table.jailed(last) == 2
    assert table.claims == []


@rule("rent.window")
def test_a_next_player_who_leaves_the_game_without_a_throw_closes_nothing(setup):
    # given a turn passed on to seat 1, who resigns without having thrown
    deed = setup.deed()
    table = visit(setup.own(3, deed), deed, seats=4).play(1, "resign")
    assert len(before_the_last_throw(setup, table).claims) == 1

    table.roll()

    assert table.claims == []


@rule("rent.window", "R-MO-08")
def test_the_window_closes_for_every_claim_that_is_still_open(setup):
    # given three landings in one turn, of which one rent was asked for
    first, second, third = *setup.street_group()[:2], setup.street_group(2)[-1]
    setup.own(1, first, third).own(2, second)
    for seat in (1, 2):
        setup.stand(seat, setup.space("parking") - 3)
    throws = [(1, 1), uneven(setup.space_of(third) - setup.space_of(second)), (1, 2), (1, 2)]
    table = setup.landing(first, (2, 2), dice=throws).roll().roll().roll()
    table.claim(1, place=0).end_turn()
    assert [claim["deed"] for claim in before_the_last_throw(setup, table).claims] == [second, third]

    # when the window closes
    table.roll()

    # then nothing is left to ask for
    assert table.claims == []


@rule("E1-RENT-06", "R-E1-06")
def test_a_rent_that_is_asked_for_shortens_the_time_of_no_other(setup):
    # given two rents owed to seat 3, the older one in its last turn
    older, newer = setup.deed(), setup.deed(nth=1)
    setup.own(3, older, newer).stand(2, setup.space("parking") - 3)
    claims = [claim(0, 3, older, 10, closes=1), claim(1, 3, newer, 20, closes=2)]
    table = laid(setup, {}, seats=4, turn=2, dice=[(1, 2)], claims=claims)

    # when it asks for the older one, and the next player throws
    table.claim(3, 0).roll()

    # then it may still ask for the newer one
    assert [(left["debtor"], left["amount"]) for left in table.claims] == [(1, 20)]
    assert table.claim(3).paid == [("RentPaid", "rent.asked", 1, 3, 20)]
