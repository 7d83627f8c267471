"""The built-in race bots: legal, deterministic, better than chance, and able to say why."""

from importlib import resources

import pytest

from holotable import Script, Table
from holotable.bots import bot, bot_names, check_bot
from holotable.core.errors import EditionError
from holotable.editions import load_edition
from holotable.families.race.ai import SCOUT, Driver, play_many
from holotable.families.race.named import NamedRace

GAMES = 300
SEEN = 40


@pytest.mark.parametrize("name", bot_names())
def test_a_built_in_bot_always_answers_legally_and_explains_itself(name):
    report = check_bot(bot(name, seed=1), "falcon", games=6)

    assert report.problems == []
    assert report.is_fine
    assert report.games == 6
    assert report.decisions > 0


def test_scout_beats_random_clearly():
    edition = load_edition("falcon")
    driver = Driver(NamedRace(edition, edition.chosen(None)).board)
    driver.seat_policy(0, SCOUT)
    driver.seat_colour(0, 0)
    driver.seat_colour(1, 2)
    driver.prepare(2)

    play_many(driver, 1, 0, GAMES, 100_000, False)

    assert driver.tally.games == GAMES
    assert driver.tally.wins[0] > 3 * driver.tally.wins[1]


def test_the_scout_at_a_table_is_the_scout_of_the_simulator():
    wins = sum(scout_wins(seed) for seed in range(SEEN))

    assert wins > SEEN * 0.7


def scout_wins(seed: int) -> bool:
    own = seed % 2
    table = Table("falcon", 2, seed=seed)
    players = [bot("random", seed=seed), bot("random", seed=seed)]
    players[own] = bot("scout")
    result = table.run(players)
    return result is not None and own in result.winners


@pytest.mark.parametrize("name", bot_names())
def test_equal_seeds_play_equal_games(name):
    first, second = (played(name) for _ in range(2))

    assert first == second


def played(name: str) -> dict:
    table = Table("falcon", 3, seed=5)
    table.run([bot(name, seed=seat) for seat in range(3)])
    return table.log


def test_different_seeds_draw_different_lots():
    logs = []
    for seed in (1, 2):
        table = Table("falcon", 2, seed=5)
        table.run([bot("random", seed=seed), bot("random", seed=seed)])
        logs.append(table.log["records"])

    assert logs[0] != logs[1]


def test_a_scout_that_has_not_decided_says_so():
    assert bot("scout").explain() == "I have not decided anything yet."
    assert bot("random").explain("de") == "Ich habe noch nichts entschieden."


def test_a_scout_names_the_next_best_choice():
    position = {
        "edition": "falcon",
        "seats": [{"pawns": ["track:20", "track:40", "start"]}, {"pawns": ["track:25", "start", "start"]}],
    }
    table = Table.from_position(position, luck=Script(draw=["5"]))
    table.play(0, {"do": "draw"})
    scout = bot("scout")

    decision = scout.decide(table.view(0), table.prompt(0))

    assert decision == {"do": "move", "pawn": 0, "steps": 5}
    assert "The next best was: move droid" in scout.explain("en")
    assert "Die zweitbeste war: Droide" in scout.explain("de")


def test_lots_decide_from_whom_a_scout_takes_what_it_could_take_from_either():
    """Else the foe who is listed first would lose more shields than the others, and with them more games."""
    position = {
        "edition": "falcon",
        "seats": [
            {"colour": "red", "pawns": ["track:10", "start", "start"]},
            {"colour": "blue", "pawns": ["track:20", "start", "start"], "shields": [0]},
            {"colour": "green", "pawns": ["track:35", "start", "start"], "shields": [0]},
        ],
    }
    table = Table.from_position(position, luck=Script(draw=["1"]))
    table.play(0, {"do": "draw"})

    answers = [bot("scout", seed=seed).decide(table.view(0), table.prompt(0)) for seed in range(20)]

    assert {answer["do"] for answer in answers} == {"shield"}
    assert {tuple(answer["from"]) for answer in answers} == {(1, 0), (2, 0)}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("scuot", "no bot 'scuot' (did you mean 'scout'?); bots are random, scout, thrifty"),
        ("zzz", "no bot 'zzz'; bots are random, scout, thrifty"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_names_that_exist(name, message):
    with pytest.raises(EditionError) as refused:
        bot(name)

    assert str(refused.value) == message


@pytest.mark.parametrize("seed", [-1, True, 1 << 62, "7"])
def test_a_bots_seed_is_a_whole_number(seed):
    with pytest.raises(EditionError, match="a seed is a whole number"):
        bot("random", seed=seed)


@pytest.mark.parametrize(("field", "value"), [("card", 120), ("turn", 77), ("seats", 9), ("place", [127] * 16)])
def test_scout_refuses_a_view_whose_numbers_do_not_exist(field, value):
    table = Table("falcon", 2, luck=Script(draw=["5"]))
    table.play(0, {"do": "draw"})
    view = table.view(0)
    view["state"][field] = value

    with pytest.raises(EditionError, match="impossible"):
        bot("scout").decide(view, view["prompt"])


@pytest.mark.parametrize("seat", [1, 5, -1, "Mia"])
def test_scout_refuses_to_answer_for_a_seat_that_is_not_asked(seat):
    view = Table("falcon", 2, seed=1).view(0)

    with pytest.raises(EditionError, match="is not asked"):
        bot("scout").decide({**view, "seat": seat}, view["prompt"])


def test_scout_plays_an_edition_of_ones_own_from_its_view_alone(tmp_path):
    own = tmp_path / "mine.toml"
    text = (resources.files("holotable.editions") / "falcon.toml").read_text(encoding="utf-8")
    own.write_text(text.replace('id = "falcon"', 'id = "mine"'), encoding="utf-8")
    table = Table(str(own), 2, seed=1)

    assert bot("scout").decide(table.view(0), table.prompt(0)) == {"do": "draw"}
