"""What a failed mission costs, from which die on each of them succeeds, and fines that cannot be paid."""

import pytest

from tests.support.evidence import rule

# the mission, the highest die that fails, its rule and its fine
FAILURES = [
    ("light-1", 1, "mission.light-one-fine", 100),
    ("light-2", 1, "mission.light-two-fine", 100),
    ("light-3", 1, "mission.light-three", 100),
    ("light-4", 1, "mission.light-four", 100),
    ("light-5", 5, "mission.light-five", 100),
    ("light-6", 3, "mission.light-six", 100),
    ("dark-1", 3, "mission.dark-one-fine", 100),
    ("dark-2", 3, "mission.dark-two", 100),
    ("dark-3", 1, "mission.dark-three", 100),
    ("dark-4", 1, "mission.dark-four", 100),
    ("dark-5", 5, "mission.dark-five-fine", 200),
    ("dark-6", 3, "mission.dark-six", 100),
]


@rule(
    "CW-LIGHT-02",
    "CW-LIGHT-04",
    "CW-LIGHT-06",
    "CW-DARK-02",
    "CW-DARK-03",
    "CW-DARK-06",
    "CW-DARK-07",
    "CW-DARK-08",
    "R-CW-13",
)
@pytest.mark.parametrize(("mission", "die", "key", "fine"), FAILURES)
def test_a_failed_mission_costs_its_fine_to_the_bank(missions, mission, die, key, fine):
    # given a deed that could be stolen
    missions.own(1, "ruusan").hold(500, 500, 500)

    # when the die is the highest that fails
    table = missions.rolled(mission, die)

    # then the fine is paid to the bank
    assert table.told("MissionRolled", "won") == [False]
    assert table.paid == [("MissionPaid", key, 0, -1, fine)]
    assert table.cash == [500 - fine, 500, 500]


@rule("CW-LIGHT-01", "CW-LIGHT-03", "CW-LIGHT-05", "CW-LIGHT-06", "CW-LIGHT-07", "CW-LIGHT-08", "R-CW-11")
@pytest.mark.parametrize(("mission", "die"), [row[:2] for row in FAILURES if row[0].startswith("light")])
def test_one_more_on_the_die_succeeds_on_the_light_side(missions, mission, die):
    table = missions.hold(500, 500, 500).rolled(mission, die + 1)

    assert table.told("MissionRolled", "won") == [True]
    assert table.cash[0] >= 500


@rule("CW-DARK-01", "CW-DARK-03", "CW-DARK-05", "CW-DARK-06", "CW-DARK-07", "CW-DARK-09")
@pytest.mark.parametrize(("mission", "die"), [row[:2] for row in FAILURES if row[0].startswith("dark")])
def test_one_more_on_the_die_succeeds_on_the_dark_side(missions, mission, die):
    table = missions.hold(500, 500, 500).rolled(mission, die + 1)

    assert table.told("MissionRolled", "won") == [True]
    assert table.cash[0] == 500


# fines that cannot be paid


@rule("R-CW-25")
@pytest.mark.parametrize(("mission", "die", "key", "fine"), FAILURES)
def test_a_fine_that_cash_does_not_cover_is_a_debt_to_the_bank(missions, mission, die, key, fine):
    # given a player with 40 and a deed worth a loan of 200
    missions.hold(40).own(0, "jabbas-palace")

    # when a mission fails
    table = missions.rolled(mission, die)
    assert (table.due, table.prompt(0)) == ((0,), "raise_cash")
    assert table.refusal(0, "declare_bankruptcy") == "bankrupt.out"

    # then the money is raised and the fine paid
    table.play(0, "mortgage", deed="jabbas-palace").play(0, "settle")
    assert table.paid == [("MissionPaid", key, 0, -1, fine)]
    assert table.cash[0] == 240 - fine


@rule("R-CW-25", "CW-SPEC-07")
def test_once_the_fine_is_raised_and_paid_the_turn_is_over(missions):
    table = missions.hold(40).own(0, "jabbas-palace").rolled("light-1", 1)

    table.play(0, "mortgage", deed="jabbas-palace").play(0, "settle")

    assert table.prompt(0) == "finish_turn"


@rule("R-CW-25", "CW-LIGHT-09", "R-CW-15")
def test_once_the_fine_of_two_sixes_is_raised_and_paid_the_doubles_throw_again(missions):
    table = missions.hold(40).own(0, "jabbas-palace").rolled("light-6", 3)
    assert table.refusal(0, "roll") == "debt.raise"

    table.play(0, "mortgage", deed="jabbas-palace").play(0, "settle")

    assert table.prompt(0) == "roll_dice"


@rule("R-CW-25")
@pytest.mark.parametrize("mission", ["light-1", "light-6", "dark-5", "dark-6"])
def test_who_cannot_raise_the_fine_is_bankrupt_to_the_bank(missions, mission):
    # given a player with less than the fine
    missions.hold(20).own(0, "ruusan", mortgaged=True)
    table = missions.rolled(mission, 1)

    # when it gives up
    table.play(0, "declare_bankruptcy")

    # then the bank auctions what is left, and the next player is on turn, doubles or not
    assert table.told("WentBankrupt", "seat", "creditor") == [(0, -1)]
    assert table.view["auction"]["deed"] == "ruusan"
    assert table.passes(1, 2).turn == 1
    assert table.prompt(1) == "roll_dice"


@rule("R-CW-25")
def test_of_two_players_the_other_wins_when_a_fine_cannot_be_paid(missions):
    table = missions.hold(20).rolled("light-1", 1, seats=2).play(0, "declare_bankruptcy")

    assert (table.told("Won", "seat"), table.due) == ([1], ())


@rule("R-CW-25", "R-CW-32", "R-MO-28")
def test_in_the_short_game_a_fine_that_cannot_be_paid_ends_the_game_without_an_auction(missions):
    # given a short game
    missions.hold(20, 500, 600).own(0, "ruusan", mortgaged=True).own(1, "rodia")
    table = missions.rolled("light-1", 1, options={"variant": "short"})

    # when the fine cannot be paid
    table.play(0, "declare_bankruptcy")

    # then nothing is auctioned, and the others count
    assert table.happened("AuctionOpened") == []
    assert table.told("Counted", "seat", "worth") == [(1, 500 + 240), (2, 600)]
    assert table.told("Won", "seat") == [1]
