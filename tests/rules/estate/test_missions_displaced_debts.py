"""What a player displaced by two sixes owes: taxes, rents and cards, raised or not, and until when rent may be asked."""

import pytest

from tests.support.evidence import rule

BOTH = pytest.mark.parametrize("mission", ["light-6", "dark-6"])


def put(missions, space, seat=2, mission="light-6", **more):
    """Seat 0 wins the mission of two sixes and puts a seat on a space."""
    return missions.won(mission, **more).play(0, "send", seat=seat, space=space)


# debts of the displaced player


@rule("R-CW-21")
def test_a_displaced_player_raises_money_for_a_tax_and_the_mission_player_throws_on(missions):
    # given seat 2 cannot pay at once
    table = put(missions.hold(500, 500, 100).own(2, "jabbas-palace"), "trade-tariff")
    assert (table.due, table.prompt(2)) == ((2,), "raise_cash")

    # when it raises the money and pays
    table.play(2, "mortgage", deed="jabbas-palace").play(2, "settle")

    # then the doubles are thrown
    assert (table.cash[2], table.prompt(0)) == (100, "roll_dice")


@rule("R-CW-21")
def test_a_displaced_player_may_go_bankrupt_and_the_mission_player_throws_on(missions):
    table = put(missions.hold(500, 500, 100), "trade-tariff").play(2, "declare_bankruptcy")

    assert table.seat(2)["out"]
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-CW-21")
def test_a_displaced_player_who_cannot_pay_the_rent_is_bankrupt_to_its_owner(missions):
    # given seat 2 is put on a city of seat 1
    missions.own_group(seat=1, level=5)
    table = put(missions.hold(500, 500, 10), "ruusan").claim(1)

    # when it gives up
    table.play(2, "declare_bankruptcy")

    # then what it had goes to the owner, and the mission player throws on
    assert (table.cash, table.turn, table.prompt(0)) == ([500, 510, 0], 0, "roll_dice")


@rule("R-CW-21")
def test_of_two_players_the_mission_player_wins_when_the_displaced_cannot_pay(missions):
    table = put(missions.hold(500, 10), "trade-tariff", seat=1, seats=2).play(1, "declare_bankruptcy")

    assert (table.told("Won", "seat"), table.due) == ([0], ())


@rule("R-CW-21", "R-CW-32")
def test_in_the_short_game_a_displaced_player_who_cannot_pay_ends_the_game(missions):
    missions.hold(500, 600, 10)

    table = put(missions, "trade-tariff", options={"variant": "short"}).play(2, "declare_bankruptcy")

    assert table.told("Counted", "seat", "worth") == [(0, 500), (1, 600)]
    assert table.told("Won", "seat") == [1]


@rule("R-CW-21")
def test_a_displaced_player_may_raise_money_to_buy(missions):
    # given seat 2 is put on a deed that its cash does not cover
    table = put(missions.hold(500, 500, 10).own(2, "jabbas-palace"), "ruusan")
    assert table.refusal(2, "buy") == "buy.price"

    # when it takes a mortgage
    table.play(2, "mortgage", deed="jabbas-palace").play(2, "buy")

    # then it has bought
    assert (table.owner("ruusan"), table.cash[2]) == (2, 110)


@rule("R-CW-21")
def test_a_card_that_pays_everybody_is_paid_by_the_displaced_player(missions):
    table = put(missions.hold(500, 500, 500), "sith-1", cards={"sith": ["bought-loyalty"]})

    assert (table.cash, table.prompt(0)) == ([550, 550, 400], "roll_dice")


# until when rent may be asked


@rule("R-CW-41", "CW-LIGHT-08", "CW-DARK-09")
@BOTH
@pytest.mark.parametrize("displaced", [1, 2])
def test_rent_of_the_displaced_may_be_asked_until_the_player_after_the_mission_player_throws(
    missions, mission, displaced
):
    # given a displaced player who owes rent to seat 0
    missions.own(0, "jabbas-palace").stand(1, "free-parking")
    table = put(missions, "jabbas-palace", displaced, mission, dice=[(1, 3), (2, 3)])
    claim = table.claims[0]["id"]

    # when seat 0 throws for the doubles, and the turn passes on
    assert table.roll().refusal(0, "claim_rent", claim=claim) is None
    assert table.end_turn().refusal(0, "claim_rent", claim=claim) is None
    table.roll()

    # then the throw of the next player has closed the window
    assert table.refusal(0, "claim_rent", claim=claim) == "rent.window"


@rule("R-CW-41", "R-CW-18")
def test_an_extra_turn_of_the_mission_player_does_not_close_the_window_either(missions):
    # given a displaced player who owes rent, and four and six in the throw for the doubles
    missions.own(0, "jabbas-palace").stand(0, "jail")
    table = put(missions, "jabbas-palace", dice=[(4, 6), (1, 3)], die=[6]).roll().play(0, "start_mission")

    # when the extra turn is thrown
    table.roll()

    # then the rent may still be asked
    assert table.refusal(0, "claim_rent", claim=table.claims[0]["id"]) is None


@rule("R-CW-21", "R-MO-24")
def test_a_displaced_buyer_who_is_ruined_by_a_mortgaged_deed_leaves_the_turn_to_the_mission_player(missions):
    # given seat 2, put on an unowned deed, that has taken a mortgaged deed it cannot pay the interest of
    missions.hold(500, 500, 0).own(1, "jabbas-palace", mortgaged=True)
    table = put(missions, "ruusan")
    table.trade(1, 2, give={"deeds": ["jabbas-palace"]}, want={}).play(2, "keep_mortgage", deed="jabbas-palace")

    # when it gives up
    table.play(2, "declare_bankruptcy")

    # then both deeds are auctioned, and seat 0 throws on
    table.passes(0, 1).passes(0, 1)
    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")
