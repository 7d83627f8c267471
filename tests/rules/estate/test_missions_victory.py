"""The quick victory of the dark side (5/6): another player is bankrupt on the spot, and everything goes to the winner."""

import pytest

from tests.support.estate_missions import mission_of
from tests.support.evidence import rule

LIGHT_BLUE = ["bothawui", "ruusan", "abregado-system"]


def beaten(missions, whom=2, **more):
    """Seat 0 wins the mission and defeats a seat; who holds no other cash has 500."""
    return missions.won("dark-5", **more).play(0, "defeat", seat=whom)


# the prize


@rule("CW-DARK-07")
def test_a_six_defeats_a_player_who_hands_over_money_and_deeds_and_is_out(missions):
    # given seat 2 with 700 and two deeds
    missions.hold(500, 500, 700).own(2, "ruusan", "defender")
    table = missions.rolled("dark-5", 6)

    # when it is named
    table.play(0, "defeat", seat=2)

    # then it is out, and all of it is with seat 0
    assert table.told("WentBankrupt", "seat", "creditor") == [(2, 0)]
    assert (table.cash, table.seat(2)["out"]) == ([1200, 500, 0], True)
    assert (table.owner("ruusan"), table.owner("defender")) == (0, 0)
    assert table.prompt(0) == "finish_turn"


@rule("CW-DARK-08", "R-CW-13")
@pytest.mark.parametrize("die", [1, 4, 5])
def test_anything_but_a_six_costs_200(missions, die):
    table = missions.hold(500, 500, 500).rolled("dark-5", die)

    assert table.paid == [("MissionPaid", "mission.dark-five-fine", 0, -1, 200)]
    assert table.cash == [300, 500, 500]
    assert not table.happened("WentBankrupt")


@rule("R-CW-24", "CW-DARK-07")
def test_any_other_player_can_be_defeated_one_of_the_own_side_too(missions):
    # given seat 1 on the dark side as well, seat 2 in jail and seat 3 out
    missions.take_side(0, "dark").take_side(1, "dark").imprison(2).out(3)
    table = missions.won("dark-5", seats=4)

    # then the two others in the game can be defeated
    assert [option["seat"] for option in table.options(0, "defeat")] == [1, 2]
    assert table.refusal(0, "defeat", seat=0) == "mission.dark-five"
    assert table.refusal(0, "defeat", seat=3) == "mission.dark-five"
    assert table.refusal(1, "defeat", seat=2) == "turn.order"


@rule("CW-SPEC-07", "CW-DARK-07")
def test_after_the_victory_the_turn_passes_over_the_defeated(missions):
    table = beaten(missions, whom=1).end_turn()

    assert (table.turn, table.prompt(2)) == (2, "roll_dice")


# settled as a bankruptcy


@rule("R-CW-24")
def test_buildings_go_to_the_bank_for_half_their_price_and_the_winner_gets_the_money(missions):
    # given a group with two settlements on each deed, at 50 apiece
    missions.own_group(seat=2, level=2)
    missions.hold(500, 500, 100)

    # when its owner is defeated
    table = beaten(missions)

    # then the bank has paid half, and the deeds arrive bare
    assert table.cash == [500 + 100 + 6 * 25, 500, 0]
    assert (table.seat(0)["deeds"], table.seat(0)["buildings"]) == (LIGHT_BLUE, {})
    assert table.stock == (32, 12)


@rule("R-CW-24")
def test_cards_that_open_the_jail_pass_to_the_winner(missions):
    table = beaten(missions.keep(2, "sith").keep(2, "jedi"))

    assert sorted(table.seat(0)["jail_cards"]) == ["jedi", "sith"]


@rule("R-CW-24")
def test_the_winner_pays_ten_per_cent_for_mortgaged_deeds_or_redeems_them(missions):
    # given two mortgaged deeds, worth loans of 50 and 100
    missions.own(2, "ruusan", "defender", mortgaged=True).hold(500, 500, 0)

    # when their owner is defeated, one is kept mortgaged and one redeemed
    table = beaten(missions)
    assert table.prompt(0) == "keep_or_redeem"
    table.play(0, "keep_mortgage", deed="ruusan").play(0, "redeem", deed="defender")

    # then one has cost its interest, the other its loan and interest
    assert table.cash[0] == 500 - 5 - 110
    assert (table.is_mortgaged("ruusan"), table.is_mortgaged("defender")) == (True, False)
    assert table.prompt(0) == "finish_turn"


@rule("R-CW-24")
def test_nothing_of_the_defeated_is_auctioned(missions):
    table = beaten(missions.own(2, "ruusan", "defender"))

    assert table.view["auction"] is None
    assert table.owner("ruusan") == 0


@rule("R-CW-24", "R-CW-34")
def test_a_group_that_the_victory_completes_may_be_built_on_at_once(missions):
    missions.own(0, *LIGHT_BLUE[:2]).own(2, LIGHT_BLUE[2])

    table = beaten(missions).play(0, "build", deed="ruusan")

    assert table.level("ruusan") == 1


@rule("R-CW-24")
def test_open_rents_of_the_defeated_are_gone(missions):
    # given seat 0 has landed on a deed of seat 2, which has not asked yet
    missions.take_side(0, "dark").own(2, "teth-castle").hold(500, 500, 500)
    table = missions.landed("teth-castle", (5, 6), die=[6]).play(0, "start_mission")

    # when seat 2 is defeated
    table.play(0, "defeat", seat=2)

    # then nobody asks for that rent any more
    assert (table.claims, table.owner("teth-castle")) == ([], 0)


# the end


@rule("R-CW-24", "CW-DARK-07")
def test_with_two_players_left_the_victory_wins_the_game(missions):
    table = beaten(missions, whom=1, seats=2)

    assert table.told("Won", "seat") == [0]
    assert (table.due, mission_of(table)) == ((), None)


@rule("R-CW-24")
def test_with_two_players_left_of_three_the_victory_wins_the_game(missions):
    table = beaten(missions.out(1))

    assert table.told("Won", "seat") == [0]


@rule("R-CW-24")
def test_no_mortgage_is_asked_about_once_the_game_is_won(missions):
    table = beaten(missions.own(1, "ruusan", mortgaged=True), whom=1, seats=2)

    assert (table.due, table.told("Won", "seat")) == ((), [0])


@rule("R-CW-33", "CW-DARK-07", "R-MO-28")
def test_in_the_short_game_the_victory_is_the_first_bankruptcy_and_wealth_is_counted(missions):
    # given a short game in which seat 1 is richer than seat 0 and seat 2 together
    missions.hold(100, 2000, 700).own(2, "ruusan")

    # when seat 0 defeats seat 2
    table = beaten(missions, options={"variant": "short"})

    # then the bankruptcy is settled, all is counted, and the richest wins
    assert table.told("Counted", "seat", "worth") == [(0, 100 + 700 + 100), (1, 2000)]
    assert (table.told("Won", "seat"), table.due) == ([1], ())


@rule("R-CW-33", "R-MO-28")
def test_in_the_short_game_the_interest_is_settled_before_the_count(missions):
    # given the defeated has a mortgaged deed
    missions.hold(1000, 500, 700).own(2, "ruusan", mortgaged=True)
    table = beaten(missions, options={"variant": "short"})
    assert table.prompt(0) == "keep_or_redeem"

    # when the winner keeps its mortgage
    table.play(0, "keep_mortgage", deed="ruusan")

    # then its interest is paid, and the deed counts half its price
    assert table.told("Counted", "seat", "worth") == [(0, 1000 + 700 - 5 + 50), (1, 500)]
    assert table.told("Won", "seat") == [0]


@rule("R-CW-33")
def test_in_a_short_game_of_two_the_victory_wins(missions):
    table = beaten(missions, whom=1, seats=2, options={"variant": "short"})

    assert (table.told("Won", "seat"), table.due) == ([0], ())


@rule("R-CW-31", "R-CW-33")
def test_starships_and_space_stations_are_counted_at_their_price(missions):
    # given seat 1 with a street, a starship and a space station
    missions.hold(100, 100, 0).own(1, "ruusan", "twilight", "skytop-station")

    # when the short game ends
    table = beaten(missions, options={"variant": "short"})

    # then all three count
    assert table.told("Counted", "seat", "worth") == [(0, 100), (1, 100 + 100 + 200 + 150)]


@rule("R-CW-31")
def test_mortgaged_starships_and_space_stations_are_counted_at_half_their_price(missions):
    missions.hold(100, 100, 0).own(1, "twilight", "skytop-station", mortgaged=True)

    table = beaten(missions, options={"variant": "short"})

    assert table.told("Counted", "seat", "worth") == [(0, 100), (1, 100 + 100 + 75)]
