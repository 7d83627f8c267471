"""Round robins: real games of a few bots, and the arithmetic on made-up scores."""

import dataclasses

import pytest

from holotable import HolotableError
from holotable.sim.report.columns import as_text
from holotable.sim.tournament import mirrored_games
from holotable.sim.tournament.mirrored_games import MirroredMatch, play_mirrored
from holotable.sim.tournament.ranking import tournament_lines
from holotable.sim.tournament.scores import Score
from holotable.sim.tournament.tournament import Tournament, round_robin, tournament

BOTS = """
import sys

class First:
    def decide(self, view, prompt):
        print("I think", view["seat"])
        return prompt["options"][0] if prompt["due"] else None

class Wild(First):
    def decide(self, view, prompt):
        if len(prompt["options"]) > 2:
            raise ValueError("no idea")
        return {"do": "fly"}

class Deadly(First):
    def decide(self, view, prompt):
        import os
        os._exit(1)
"""
STRENGTH = {"weak": 1, "strong": 3, "fair": 2}


@pytest.fixture
def home(tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)


def made_up(one, other, games):
    """Score as the strengths say: of ten pairs so many are won whole by the stronger one."""
    score = Score()
    for pair in range(games // 2):
        score.add(1 + (STRENGTH[one] - STRENGTH[other]) / 2 * (pair % 2))
    score.add_fault(0, f"{one} against {other}")
    return score


def test_everybody_meets_everybody_and_the_best_stands_first():
    standings, meetings = round_robin(list(STRENGTH), 20, made_up)

    assert [one.bot for one in standings] == ["strong", "fair", "weak"]
    assert [(one.one, one.other, one.points) for one in meetings] == [
        ("strong", "fair", 12.5),
        ("strong", "weak", 15.0),
        ("fair", "weak", 12.5),
    ]
    assert [(one.games, one.points) for one in standings] == [(40, 27.5), (40, 20.0), (40, 12.5)]
    assert sum(one.elo for one in standings) == pytest.approx(4500)
    assert all(one.low < one.rate < one.high for one in meetings)


def test_faults_are_counted_for_the_bot_that_made_them():
    standings, _ = round_robin(["weak", "strong"], 2, made_up)

    assert [(one.bot, one.faults, one.problem) for one in standings] == [
        ("strong", 0, None),
        ("weak", 1, "weak against strong"),
    ]


def test_an_interruption_leaves_what_has_been_played():
    def interrupted(one, other, games):
        if {one, other} == {"strong", "fair"}:
            raise KeyboardInterrupt
        return made_up(one, other, games)

    standings, meetings = round_robin(list(STRENGTH), 20, interrupted)

    assert [(one.one, one.other) for one in meetings] == [("strong", "weak"), ("fair", "weak")]
    assert [one.bot for one in standings] == ["strong", "fair", "weak"]


def test_an_interruption_before_the_first_meeting_is_one(monkeypatch):
    def interrupted(one, other, games):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        round_robin(list(STRENGTH), 20, interrupted)


@pytest.mark.parametrize(("language", "word"), [("en", "stopped before everybody had met"), ("de", "abgebrochen")])
def test_a_tournament_that_was_stopped_says_so(language, word):
    standings, meetings = round_robin(list(STRENGTH), 20, made_up)
    third = dataclasses.replace(standings[2], games=0)
    held = Tournament(1, "x", {"en": "X", "de": "X"}, {}, 2, 1, 20, True, [*standings[:2], third], meetings[:1])

    lines = as_text(tournament_lines(held, language)).splitlines()

    assert word in lines[1]
    assert lines[6].endswith("–")


def test_progress_is_told_before_every_meeting():
    told = []

    round_robin(list(STRENGTH), 2, made_up, lambda done, total: told.append((done, total)))

    assert told == [(0, 3), (1, 3), (2, 3)]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_against_its_like_scores_one_half_because_seats_are_changed(seats):
    """With equal luck and equal minds the exchanged game is the same game: every pair is a draw."""
    score = play_mirrored(MirroredMatch("falcon", {}, seats, 3, ("scout", "scout"), 0, 3))

    assert (score.points, score.squares, score.rate) == (3.0, 3.0, 0.5)


def test_changing_the_bots_changes_the_sides_of_the_score():
    there, back = (
        play_mirrored(MirroredMatch("falcon", {}, 3, 3, bots, 4, 2))
        for bots in (("scout", "random"), ("random", "scout"))
    )

    assert there.points + back.points == there.games


def test_real_bots_are_rated_and_workers_change_nothing(home, capsys, monkeypatch):
    monkeypatch.setattr(mirrored_games, "PAIRS_AT_A_TIME", 2)
    bots = ["random", "scout", "mine.py:First"]
    one, two = (tournament("falcon", bots, 6, seed=9, workers=workers) for workers in (1, 2))

    assert one == two
    assert one.standings[0].bot == "scout"
    assert sum(standing.points for standing in one.standings) == 3 * 6
    assert capsys.readouterr().out == ""  # what a bot prints goes elsewhere


def test_an_estate_is_played_with_its_options():
    held = tournament("clone-wars", ["thrifty", "random"], 2, seats=3, seed=2, options={"variant": "short"})

    assert held.options["variant"] == "short"
    assert held.standings[0].points + held.standings[1].points == 2


def test_answers_that_cannot_be_played_are_replaced_counted_and_shown(home):
    held = tournament("falcon", ["mine.py:Wild", "random"], 2, seed=1)

    wild = next(one for one in held.standings if one.bot == "Wild")
    assert wild.faults > 20
    assert wild.problem.startswith("answered {'do': 'fly'}: there is no decision 'fly'; decisions are draw, ")
    assert (
        f"{wild.faults} answers of Wild could not be played, and legal ones took their places; the first: "
        in as_text(tournament_lines(held, "en"))
    )


def test_a_bot_that_ends_its_process_is_named(home):
    with pytest.raises(HolotableError, match=r"a worker has died while mine.py:Deadly and random played"):
        tournament("falcon", ["mine.py:Deadly", "random"], 2, workers=2)


@pytest.mark.parametrize(
    ("bots", "more", "line"),
    [
        (["scout"], {}, "a tournament needs 2 bots or more, not 1; race bots are random, scout"),
        (["scout", "scout"], {}, "the bot 'scout' is named twice; against itself it scores one half"),
        (["scout", "scot"], {}, "no bot 'scot' (did you mean 'scout'?); race bots are random, scout"),
        (["scout", "no.py:Bot"], {}, "cannot load bot 'no.py:Bot': there is no file no.py"),
        (["scout", "random"], {"seats": 7}, "falcon is played by 2 to 4 seats, not 7"),
        (["scout", "random"], {"games": 3}, "a meeting has an even number of games, because bots change seats; not 3"),
        (["scout", "random"], {"games": 0}, "a meeting has an even number of games, because bots change seats; not 0"),
        (["scout", "random"], {"seed": -1}, "a seed is a whole number from 0 to 4611686018427387903, not -1"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(home, bots, more, line):
    with pytest.raises(HolotableError) as told:
        tournament("falcon", bots, **more)

    assert str(told.value) == line


def test_two_classes_of_one_name_keep_their_full_names(home, tmp_path):
    (tmp_path / "yours.py").write_text(BOTS)

    held = tournament("falcon", ["mine.py:First", "yours.py:First"], 2)

    assert {one.bot for one in held.standings} == {"mine.py:First", "yours.py:First"}
    assert [one.points for one in held.standings] == [1.0, 1.0]
