"""The summary as a person reads it: in columns, in both languages, with the edition's own words."""

import pytest

from holotable.editions import edition_ids, load_edition
from holotable.languages import LANGUAGES
from holotable.sim.report.text_report import MEANS, summary_text
from holotable.stats.summary import Ending
from tests.support.made_up_summaries import estate_summary, race_summary, summary

WIDEST = 90
ESTATE_MEANS = [
    "rents",
    "rent_sum",
    "purchases",
    "trades",
    "auctions",
    "builds",
    "mortgages",
    "cards",
    "jailings",
    "bankruptcies",
]
RACE_MEANS = ["cards", "bumps", "sweeps", "slides", "stopped", "shields", "shed", "swaps", "takes", "forfeits"]


def shown(summary, language="en"):
    return summary_text(summary, load_edition(summary.edition), language).splitlines()


def row(lines, first):
    """Give the cells of the line that begins so."""
    return next(line for line in lines if line.startswith(first)).removeprefix(first).split()


def section(lines, title):
    """Give the rows below a title."""
    start = next(place for place, line in enumerate(lines) if line.startswith(title)) + 1
    return lines[start : lines.index("", start)]


def test_wins_are_shown_by_bot_seat_order_token_and_side_with_intervals():
    lines = shown(estate_summary())

    assert row(lines, "Wins") == ["games", "wins", "rate", "95", "%"]
    assert row(lines, "thrifty") == ["20,000", "9,000", "45.0", "%", "44.3–45.7", "%"]
    assert row(lines, "seat 4")[:2] == ["10,000", "2,504"]
    assert row(lines, "turn order 2")[1] == "2,433.5"
    assert row(lines, "Anakin Skywalker")[0] == "1,000"
    assert row(lines, "dark side")[2] == "49.0"


def test_german_writes_numbers_and_names_its_own_way():
    lines = shown(estate_summary(), "de")

    assert row(lines, "thrifty") == ["20.000", "9.000", "45,0", "%", "44,3–45,7", "%"]
    assert row(lines, "Züge ")[0] == "112,4"
    assert "Gewonnen hat, wer begann: 27,0 % (26,1–27,9 %)." in lines
    assert row(lines, "Ruusan")[:2] == ["3", "Siedlungen"]


def test_spreads_are_shown_with_their_quantiles():
    lines = shown(estate_summary())

    assert row(lines, "turns") == ["112.4", "31", "60", "88", "140", "1,290"]
    assert row(lines, "auction price, in % of the printed one")[-1] == "180"


def test_spaces_most_and_least_visited_are_named():
    lines = shown(estate_summary())

    assert [len(section(lines, title)) for title in ("Visited most", "Visited least")] == [5, 5]
    assert section(lines, "Visited least")[0].split() == ["GO", "1,000", "2.12", "%"]


def test_deeds_are_sorted_by_what_pays_back_soonest_and_rare_steps_do_not_count():
    deeds = section(shown(estate_summary()), "Paid back soonest")

    assert len(deeds) == 8
    assert [int(line.split()[-1]) for line in deeds] == sorted(int(line.split()[-1]) for line in deeds)
    assert all("3 Settlements" in line for line in deeds)


def test_what_is_special_about_the_run_is_said():
    assert shown(estate_summary())[1:3] == [
        "10,000 games · 4 seats · bots thrifty, random · seed 7",
        "options: missions=true",
    ]
    assert shown(estate_summary(trades=False, options={}))[1].endswith("seed 7 · without trades")
    stopped = shown(race_summary(asked=1_000_000, games=10_000, from_position=True))
    assert stopped[1:3] == [
        "10,000 games · 4 seats · bots scout, random · seed 7 · from the given position",
        "stopped before all of 1,000,000 games were played",
    ]


def test_a_race_is_shown_without_deeds_and_with_its_own_counts():
    lines = shown(race_summary())

    assert row(lines, "all are home (MF-WIN-01)") == ["10,000", "100.0", "%"]
    assert [line.split() for line in section(lines, "In a game")] == [
        ["bumps", "6.5"],
        ["slides", "8.0"],
        ["deflector", "shield", "taken", "1.2"],
    ]
    assert not any(line.startswith("Paid back") for line in lines)


def test_what_is_counted_without_a_text_keeps_its_name():
    assert section(shown(estate_summary()), "In a game")[-1].split() == ["hats", "lost", "2.0"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", edition_ids())
def test_everything_that_is_counted_has_a_text_in_the_words_of_every_edition(box, language):
    names = RACE_MEANS if load_edition(box).family == "race" else ESTATE_MEANS
    lines = shown(summary(box, a_game=dict.fromkeys(names, 1.0), bots=["random"]), language)

    assert len({line[:-3].strip() for line in lines if line.endswith("  1.0" if language == "en" else "  1,0")}) == len(
        names
    )


def test_every_text_of_a_count_belongs_to_a_family():
    assert {*RACE_MEANS, *ESTATE_MEANS} == set(MEANS)


def test_bots_that_play_several_seats_are_named_once():
    assert "bots thrifty · " in shown(estate_summary(bots=["thrifty"] * 4))[1]


def test_a_long_ending_is_cut():
    ending = Ending("win.last", "CW-WIN-01", {"en": "word " * 40, "de": ""}, 1, 1.0)

    assert row(shown(estate_summary(endings=[ending])), f"{'word ' * 9}word… (CW-WIN-01)") == ["1", "100.0", "%"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("summary", [estate_summary(), race_summary()], ids=lambda one: one.edition)
def test_nothing_is_too_wide_or_left_open(summary, language):
    lines = shown(summary, language)

    assert max(map(len, lines)) <= WIDEST
    assert all(line == line.rstrip() and "{" not in line and "None" not in line for line in lines)


@pytest.mark.parametrize(
    ("count", "language", "says"),
    [(1, "en", "1 game "), (2000, "en", "2,000 games "), (1, "de", "1 Spiel "), (2000, "de", "2.000 Spiele ")],
)
def test_one_game_is_a_game(count, language, says):
    text = summary_text(race_summary(games=count), load_edition("falcon"), language)

    assert f"\n{says}" in text
