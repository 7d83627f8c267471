"""The walk of a token: its chain by hand, and the rules against the chain.

Seeds are fixed: for the same rules every result is the same in every run, so that none can fail by bad luck.
"""

import copy
from fractions import Fraction

import pytest

from holotable import COMPILED
from holotable.core.errors import EditionError
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.markov.played_walk import walked
from holotable.families.estate.markov.walk import _rests, walk_of
from soak.walk import ALARM, BOARDS, fit_of_mistake, fits, mistakes

GAMES = 6_000 if COMPILED else 200  # the soak plays many more
MISTAKES = {
    "advance_to": 80_000,
    "go_to_jail": 60_000,
    "doubles out of jail": 40_000,
}  # games that are enough to find it; here one mistake a board, in the soak all of them
SEED = 6


def chance(walk, here, there):
    return walk.turn[walk.places.index(here)][walk.places.index(there)]


@pytest.mark.parametrize("board", BOARDS)
def test_after_every_turn_a_token_is_somewhere(board):
    walk = walk_of(board)

    assert all(sum(row) == 1 for row in walk.turn)
    assert sum(walk.after(50)) == 1
    assert walk.after(1) == walk.turn[0]
    assert walk.after(0)[0] == 1


@pytest.mark.parametrize("board", BOARDS)
def test_in_the_long_run_a_turn_changes_nothing(board):
    walk = walk_of(board)
    chances = walk.in_the_long_run()

    later = [sum(map(float.__mul__, chances, map(float, column))) for column in zip(*walk.turn, strict=True)]
    assert later == pytest.approx(chances, abs=1e-13)
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert list(map(float, walk.after(300))) == pytest.approx(chances, abs=1e-12)


@pytest.mark.parametrize("board", BOARDS)
def test_no_turn_ends_on_the_space_that_sends_to_jail(board):
    walk = walk_of(board)

    assert all(chance(walk, here, "go-to-jail") == 0 for here in walk.places)


@pytest.mark.parametrize("board", BOARDS)
def test_a_token_misses_twice_in_jail_at_most(board):
    walk = walk_of(board)

    assert chance(walk, "jail:1", "jail:2") == chance(walk, "jail:2", "jail:3") == Fraction(30, 36)
    assert all(chance(walk, here, "jail:3") == 0 for here in walk.places if here != "jail:2")


def test_out_of_jail_a_token_moves_by_doubles_and_at_last_by_any_throw():
    walk = walk_of("episode-one")
    four_on, nine_on = (walk.places[walk.places.index("jail") + steps] for steps in (4, 9))

    assert (chance(walk, "jail:1", four_on), chance(walk, "jail:1", nine_on)) == (Fraction(1, 36), Fraction(1, 576))
    assert chance(walk, "jail:3", four_on) == Fraction(3, 36)  # of all throws three come to four


def test_doubles_out_of_jail_throw_again_where_the_book_says_so():
    again, once = (walk_of("clone-wars", {"jail_doubles_extra_roll": choice}) for choice in (True, False))
    four_on = again.places[again.places.index("jail") + 4]

    assert chance(once, "jail:1", four_on) == Fraction(1, 36)
    assert chance(again, "jail:1", four_on) < Fraction(1, 500)  # it throws on from there


def test_in_a_short_game_the_fine_may_be_forced_after_the_first_miss():
    forced = walk_of("episode-one", {"variant": "short"})
    chosen = walk_of("clone-wars", {"variant": "short"})

    assert chance(forced, "jail:1", "jail:2") == 0
    assert chance(chosen, "jail:1", "jail:2") == Fraction(30, 36)


def test_a_card_can_lead_to_another_card():
    estate = read_estate(load_edition("clone-wars"))
    last = estate.space_number("sith-3")

    rest = _rests(estate)[last]  # one card of 16 goes back 3, to a space where 14 of 16 cards move nothing

    assert rest[estate.space_number("jedi-3")] == Fraction(1, 16) * Fraction(14, 16)
    assert rest[len(estate.spaces)] == Fraction(1, 16) + Fraction(1, 16) * Fraction(1, 16)
    assert rest[last] == Fraction(6, 16)


def test_a_card_that_leads_to_its_own_space_is_drawn_again():
    data = copy.deepcopy(dict(load_edition("clone-wars").data))
    card = next(card for card in data["card"] if card["effect"]["do"] == "go_back")
    card["effect"] = {"do": "advance_to", "space": "sith-3"}
    estate = read_estate(load_edition(data))
    last = estate.space_number("sith-3")

    rest = _rests(estate)[last]

    assert rest[last] == Fraction(6, 15)
    assert sum(rest.values()) == 1


def test_what_is_no_chain_is_refused():
    with pytest.raises(EditionError, match="no estate edition"):
        walk_of("falcon")
    with pytest.raises(EditionError, match="missions"):
        walk_of("clone-wars", {"missions": True})


@pytest.mark.parametrize("board", BOARDS)
def test_the_rules_walk_as_the_chain_says(board):
    assert {turn: fit for turn, fit in fits(board, GAMES, SEED).items() if fit.p < ALARM} == {}


@pytest.mark.parametrize("board", ["clone-wars", "episode-one"])
def test_the_rules_of_the_short_game_walk_as_the_chain_says(board):
    short = fits(board, GAMES // 10, SEED, {"variant": "short"})

    assert {turn: fit for turn, fit in short.items() if fit.p < ALARM} == {}


@pytest.mark.skipif(not COMPILED, reason="the compiled rules alone are quick enough for so many games")
@pytest.mark.parametrize(("board", "kind"), list(zip(BOARDS, [*MISTAKES, "go_to_jail"], strict=True)))
def test_one_wrong_card_or_jail_rule_is_found(board, kind):
    wrong = next(data for what, data in mistakes(board) if what.startswith(kind))

    assert fit_of_mistake(board, wrong, MISTAKES[kind], SEED).p < ALARM


def test_a_seed_walks_the_same_way_again():
    once, again, other = (walked("mandalorian", games=50, turns=(5,), seed=seed) for seed in (1, 1, 2))

    assert once == again != other
    assert sum(once[5]) == 50
