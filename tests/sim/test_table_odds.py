"""Table.odds: how likely every seat is to win from here."""

import pytest

from holotable import HolotableError, Script, Table


def test_equal_seats_have_equal_chances():
    chances = Table("mandalorian", 4, seed=1).odds("thrifty", 2000)

    assert sum(rate.wins for rate in chances) == pytest.approx(2000)
    assert all(rate.low < 0.25 + 0.06 and rate.high > 0.25 - 0.06 for rate in chances)
    assert [rate.name for rate in chances] == ["1", "2", "3", "4"]


def test_who_is_nearly_home_is_likely_to_win():
    ahead = {"name": "Mia", "pawns": ["home", "home", "home-zone:4"]}
    mia, ben = Table.from_position({"edition": "falcon", "seats": [ahead, {"name": "Ben"}]}).odds("scout", 300)

    assert mia.low > 0.9
    assert ben.high < 0.1


def test_odds_are_the_same_again_and_change_nothing():
    table = Table("clone-wars", 3, seed=5, options={"missions": True})
    before = table.state_hash

    assert table.odds("thrifty", 50) == table.odds("thrifty", 50)
    assert table.odds("thrifty", 50) != table.odds("thrifty", 50, seed=1)
    assert table.state_hash == before


def test_every_seat_may_have_a_bot_of_its_own():
    strong, weak = Table("boba-fett", 2, seed=3).odds(["thrifty", "random"], 200)

    assert strong.rate > 0.9 > weak.rate


def test_in_the_middle_of_an_auction():
    table = Table("mandalorian", ["Mia", "Ben"], luck=Script(dice=[(6, 5), (1, 2), (4, 5)]))
    for seat, decision in ((0, {"do": "roll"}), (0, {"do": "auction"}), (0, {"do": "bid", "lot": 1, "amount": 10})):
        table.play(seat, decision)

    assert sum(rate.wins for rate in table.odds("thrifty", 100)) == 100


def test_a_game_that_is_over_has_its_winner():
    nearly = {
        "edition": "falcon",
        "seats": [{"name": "Mia", "pawns": ["home", "home", "home-zone:5"]}, {"name": "Ben"}],
    }
    table = Table.from_position(nearly, luck=Script(draw=["1"]))
    table.play(0, {"do": "draw"})
    table.play(0, {"do": "move", "pawn": 2, "steps": 1})

    assert [rate.rate for rate in table.odds("scout", 10)] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("bots", "games", "problem"),
    [
        ("thrifty", 10, "no bot 'thrifty'; race bots are random, scout"),
        ("scout", 0, "the number of games"),
        (["scout"] * 3, 10, "2 seats take 1 to 2 bots, not 3"),
    ],
)
def test_what_makes_no_sense_is_refused(bots, games, problem):
    with pytest.raises(HolotableError, match=problem):
        Table("falcon", 2, seed=1).odds(bots, games)
