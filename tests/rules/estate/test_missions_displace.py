"""Two sixes: a player is put on another space and has landed there; then the doubles throw again."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.evidence import rule

BOTH = pytest.mark.parametrize("mission", ["light-6", "dark-6"])


def put(missions, space, seat=2, mission="light-6", **more):
    """Seat 0 wins the mission of two sixes and puts a seat on a space."""
    return missions.won(mission, **more).play(0, "send", seat=seat, space=space)


# who and where


@rule("CW-LIGHT-08", "CW-DARK-09")
@BOTH
@pytest.mark.parametrize("die", [4, 5, 6])
def test_from_four_on_another_player_is_put_on_a_space(missions, mission, die):
    # given a mission of two sixes that succeeds
    missions.own(1, "jabbas-palace").stand(0, "free-parking")
    table = missions.rolled(mission, die)

    # when seat 1 is put on the last space of the ring
    table.play(0, "send", seat=1, space="jabbas-palace")

    # then it stands there, and nobody else has moved
    assert [table.where(seat) for seat in range(3)] == [20, 39, 0]
    assert table.told("Moved", "seat", "from", "to") == [(1, "go", "jabbas-palace")]


@rule("CW-LIGHT-08", "CW-DARK-09")
@pytest.mark.parametrize(("mission", "key"), [("light-6", "mission.light-six"), ("dark-6", "mission.dark-six")])
@pytest.mark.parametrize("die", [1, 3])
def test_up_to_three_it_fails_and_costs_100(missions, mission, key, die):
    table = missions.hold(500, 500, 500).rolled(mission, die)

    assert table.paid == [("MissionPaid", key, 0, -1, 100)]
    assert [table.where(seat) for seat in range(3)] == [0, 0, 0]


@rule("R-CW-21", "CW-LIGHT-08", "CW-DARK-09")
@pytest.mark.parametrize(("mission", "key"), [("light-6", "mission.light-six"), ("dark-6", "mission.dark-six")])
def test_any_other_player_may_be_put_on_any_other_space(missions, mission, key):
    # given seat 1 on Ruusan and seat 3 out of the game
    missions.stand(1, "ruusan").out(3)
    table = missions.won(mission, seats=4)

    # then each of the others may be put on each space but the own one
    offered = {(option["seat"], option["space"]) for option in table.options(0, "send")}
    ring = {space.id for space in missions.estate.spaces}
    assert offered == {(1, space) for space in ring - {"ruusan"}} | {(2, space) for space in ring - {"go"}}
    assert table.refusal(0, "send", seat=1, space="ruusan") == key
    assert table.refusal(0, "send", seat=0, space="ruusan") == key
    assert table.refusal(0, "send", seat=3, space="ruusan") == key
    assert table.refusal(1, "send", seat=2, space="ruusan") == "turn.order"


@rule("R-CW-27")
@BOTH
def test_a_displacement_is_not_turned_down(missions, mission):
    table = missions.won(mission)

    assert {option["do"] for option in table.options(0)} == {"send"}
    assert table.refusal(0, "stay") is not None
    assert table.refusal(0, "roll") is not None


# then the doubles


@rule("CW-LIGHT-09", "CW-DARK-09", "R-CW-15")
@BOTH
def test_after_the_displacement_the_same_player_throws_again(missions, mission):
    table = put(missions, "free-parking", mission=mission)

    assert (table.turn, table.due, table.prompt(0)) == (0, (0,), "roll_dice")


@rule("CW-LIGHT-09", "CW-DARK-09", "R-CW-15")
@BOTH
def test_after_the_fine_the_same_player_throws_again(missions, mission):
    table = missions.rolled(mission, 3)

    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("CW-LIGHT-09", "CW-DARK-09")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_two_sixes_are_a_move_then_the_mission_then_a_throw(missions, side):
    # given two sixes that lead to an unowned deed
    missions.take_side(0, side)
    table = missions.landed("rodia", (6, 6), die=[4], dice=[(1, 2)])

    # when the space and then the mission are played
    table.play(0, "buy").play(0, "start_mission").play(0, "send", seat=1, space="free-parking")

    # then the throw for the doubles comes last
    assert (table.owner("rodia"), table.where(1)) == (0, 20)
    assert table.roll().where(0) == 27


# where the player is put


@rule("R-CW-21")
def test_the_token_is_set_there_and_earns_nothing_for_passing_go(missions):
    missions.stand(2, "jabbas-palace").own(2, "ruusan").hold(500, 500, 500)

    table = put(missions, "ruusan")

    assert (table.where(2), table.cash) == (8, [500, 500, 500])


@rule("R-CW-21", "CW-GO-01", "CW-GO-03")
def test_who_is_put_on_go_earns_the_salary(missions):
    table = put(missions.stand(2, "ruusan").hold(500, 500, 500), "go")

    assert table.cash == [500, 500, 700]


@rule("R-CW-21")
def test_who_is_put_on_a_foreign_deed_owes_its_rent(missions):
    # given a deed of seat 0, who plays the mission
    table = put(missions.own(0, "jabbas-palace").hold(500, 500, 500), "jabbas-palace")

    # when its owner asks
    table.claim(0)

    # then the displaced player pays
    assert table.paid == [("RentPaid", "rent.asked", 2, 0, 50)]
    assert table.prompt(0) == "roll_dice"


@rule("R-CW-21")
def test_who_is_put_on_a_tax_space_pays_the_tax(missions):
    table = put(missions.hold(500, 500, 500), "trade-tariff")

    assert table.paid == [("TaxPaid", "tax.printed", 2, -1, 200)]
    assert (table.cash, table.prompt(0)) == ([500, 500, 300], "roll_dice")


@rule("R-CW-21")
def test_who_is_put_on_a_card_space_draws_and_obeys_the_card(missions):
    table = put(missions.hold(500, 500, 500), "jedi-1", cards={"jedi": ["your-padawans-birthday"]})

    assert table.told("CardDrawn", "seat") == [2]
    assert (table.cash, table.prompt(0)) == ([490, 490, 520], "roll_dice")


@rule("R-CW-21")
def test_who_is_put_on_a_card_space_keeps_a_card_to_keep(missions):
    table = put(missions, "jedi-1", cards={"jedi": ["get-out-of-jail-free"]})

    assert [seat["jail_cards"] for seat in table.view["seats"]] == [[], [], ["jedi"]]


@rule("R-CW-21")
def test_who_is_put_on_an_unowned_deed_may_buy_it(missions):
    # given seat 2 is put on an unowned deed
    table = put(missions.hold(500, 500, 500), "ruusan")
    assert (table.due, table.prompt(2)) == ((2,), "buy_or_auction")
    assert table.refusal(0, "buy") == "turn.order"

    # when it buys
    table.play(2, "buy")

    # then the deed is its own, and the mission player throws
    assert (table.owner("ruusan"), table.cash[2]) == (2, 400)
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-CW-21")
def test_who_is_put_on_an_unowned_deed_may_have_it_auctioned(missions):
    table = put(missions.hold(500, 500, 500), "ruusan").play(2, "auction")

    table.bid(0, 10).passes(1, 2)

    assert (table.owner("ruusan"), table.cash[0]) == (0, 490)
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-CW-21")
def test_who_is_put_on_go_to_jail_is_jailed_and_the_mission_player_throws_on(missions):
    table = put(missions, "go-to-jail")

    assert (table.jailed(2), table.where(2)) == (1, 10)
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-CW-21")
def test_a_card_may_send_the_displaced_player_to_jail(missions):
    table = put(missions, "jedi-1", cards={"jedi": ["hondos-hospitality"]})

    assert (table.jailed(2), table.jailed(0)) == (1, 0)
    assert (table.turn, table.prompt(0)) == (0, "roll_dice")


@rule("R-CW-21")
def test_who_is_put_on_the_jail_corner_only_visits(missions):
    table = put(missions, "jail")

    assert (table.jailed(2), table.where(2)) == (0, 10)


@rule("R-CW-21")
@pytest.mark.parametrize("turn", [1, 3])
def test_a_jailed_player_who_is_put_elsewhere_is_free(missions, turn):
    # given seat 1 in jail
    table = put(missions.imprison(1, turn=turn), "free-parking", seat=1, dice=[(1, 3), (1, 2)])
    assert (table.jailed(1), table.where(1)) == (0, 20)

    # when its turn comes
    table.roll().end_turn()

    # then it throws and moves like anybody
    assert table.prompt(1) == "roll_dice"
    assert table.refusal(1, "pay_fine") == "jail.fine"


@rule("R-CW-21")
def test_a_jailed_player_cannot_be_put_on_the_jail_where_the_token_is(missions):
    table = missions.imprison(1).won("light-6")

    assert table.refusal(0, "send", seat=1, space="jail") == "mission.light-six"


@rule("R-CW-21")
def test_a_jailed_player_who_is_put_on_go_to_jail_begins_anew(missions):
    table = put(missions.imprison(1, turn=3), "go-to-jail", seat=1)

    assert table.jailed(1) == 1


@rule("R-CW-21")
def test_the_displaced_player_has_neither_mission_nor_doubles(missions):
    # given seat 1 is put on a space, and seat 0 throws without doubles
    table = put(missions, "free-parking", seat=1, dice=[(1, 3), (1, 2)]).roll().end_turn()

    # when seat 1 has thrown in its own turn
    assert (mission_of(table), table.view["doubles"]) == (None, 0)
    table.roll()

    # then it neither throws again nor has a mission
    assert (table.where(1), mission_of(table)) == (23, None)
    assert table.play(1, "buy").prompt(1) == "finish_turn"


@rule("R-CW-21")
def test_a_free_player_who_is_put_elsewhere_leaves_no_jail(missions):
    table = put(missions, "free-parking")

    assert (table.where(2), table.happened("JailLeft")) == (20, [])
