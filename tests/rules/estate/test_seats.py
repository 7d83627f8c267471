"""Who may sit down, with which token, and what its side means."""

import pytest

from holotable import EditionError, Table
from tests.support.estate import Setup
from tests.support.estate_turns import idled
from tests.support.evidence import rule


@rule("setup.age")
def test_the_game_is_for_players_from_eight_years(setup):
    assert setup.estate.edition.age == 8


@rule("setup.seats", "R-MO-44")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_three_or_four_sit_down_and_everything_lies_open(edition, count):
    table = Table(edition, count, seed=1)

    assert len(table.view()["seats"]) == count
    views = [table.view(seat) for seat in range(count)]
    for view in views:
        del view["seat"], view["prompt"]
    assert views == [table.view()] * count


@rule("setup.seats")
@pytest.mark.parametrize("over", [False, True])
def test_one_player_alone_or_more_than_the_book_names_cannot_sit_down(setup, over):
    most = setup.estate.edition.seats_max
    count = most + 1 if over else 1

    with pytest.raises(EditionError, match=f"2 to {most} seats, not {count}"):
        Table(setup.edition, count)


@rule("MA-SETUP-01", "MA-SETUP-03")
def test_the_mandalorian_has_four_tokens_for_at_most_four_players(setup):
    assert seats_and_tokens(setup) == (2, 4, 4)


@rule("CW-SETUP-02", "CW-SETUP-08", "R-CW-04")
@pytest.mark.parametrize("count", [2, 5, 6])
def test_two_to_six_play_the_clone_wars_with_six_tokens(setup, count):
    assert seats_and_tokens(setup) == (2, 6, 6)
    assert len(set(Table(setup.edition, count, seed=1).tokens)) == count


@rule("E1-SETUP-01", "E1-SETUP-03", "E1-SETUP-08")
@pytest.mark.parametrize("count", [2, 7, 8])
def test_two_to_eight_play_episode_one_with_eight_tokens(setup, count):
    assert seats_and_tokens(setup) == (2, 8, 8)
    assert len(set(Table(setup.edition, count, seed=1).tokens)) == count


def seats_and_tokens(setup: Setup) -> tuple[int, int, int]:
    """The least and the most seats, and the tokens in the box."""
    edition = setup.estate.edition
    return edition.seats_min, edition.seats_max, len(setup.estate.tokens)


@rule("BF-SETUP-01", "R-BF-02")
def test_the_lost_panel_is_filled_as_in_the_sister_edition(setup):
    estate = setup.estate

    assert (estate.edition.seats_min, estate.edition.seats_max, len(estate.tokens)) == (2, 4, 4)
    assert sum(card.copies for card in estate.cards) == 32
    assert setup.table().stock == (32, 12)
    assert estate.edition.data["edition"]["provenance"] != "rulebook"
    assert estate.edition.data["bank"]["provenance"]["stock"] != "rulebook"


@rule("setup.tokens", "setup.token-each")
def test_everybody_has_a_token_and_each_is_used_once(setup):
    tokens = [token.id for token in setup.estate.tokens]

    assert len(set(tokens)) == len(tokens) == setup.estate.edition.seats_max
    assert Table(setup.edition, 2, seed=1, tokens=[tokens[3], tokens[1]]).tokens == (tokens[3], tokens[1])
    for wrong in ([tokens[0], tokens[0]], tokens[:1], tokens[:3]):
        with pytest.raises(EditionError):
            Table(setup.edition, 2, seed=1, tokens=wrong)


@rule("E1-SETUP-04")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_six_brings_nothing_to_either_side_of_episode_one(setup, side):
    # given two players of one side, and a throw with a six that leads to the jail space
    tokens = [token.id for token in setup.estate.tokens if token.side == side][:2]
    table = setup.opening([(5, 6), (1, 2), (6, 4)], seats=2, tokens=tokens)

    # when it is thrown
    table.roll()

    # then the token has moved, and that is all
    assert {event.kind for event in table.last} == {"Rolled", "Moved"}
    assert (table.prompt(0), table.refusal(0, "end_turn")) == ("finish_turn", None)


@rule("E1-SETUP-04")
def test_the_same_luck_and_the_same_decisions_bring_the_same_to_both_sides(setup):
    sides = [[token.id for token in setup.estate.tokens if token.side == side][:2] for side in ("light", "dark")]

    light, dark = (idled(Table(setup.edition, 2, seed=7, tokens=tokens), decisions=60) for tokens in sides)

    assert light == dark
