"""Missions, the tax by choice, the short and the timed game in the terminal."""

import re

import pytest

from holotable import Script, Table, read_log
from holotable.cli.terminal.clock import Clock
from holotable.core.errors import EditionError
from tests.cli.terminal_game import talk
from tests.cli.test_terminal import in_a_terminal
from tests.support.command_line import run, told
from tests.support.estate_tables import estate_of
from tests.support.variant_tables import on_mission, short_table, tax_space, win

NAMES = {"name": "Mia"}, {"name": "Ben"}
CLONES = ("terminal", "clone-wars", "--plain", "--seed", "5")


def with_missions(*dice, typed, language="en", plain=True, die=()):
    luck = Script(dice=[(6, 5), (1, 2), *dice], die=die)
    table = Table("clone-wars", ["Mia", "Ben"], options={"missions": True}, luck=luck)
    return talk(table, typed, language=language, plain=plain)


class Hands:
    """A clock's hands that a test moves."""

    def __init__(self):
        self.seconds = 0.0

    def __call__(self):
        return self.seconds


# tokens and missions


def test_the_seats_choose_tokens_by_name_and_see_the_sides():
    text = with_missions(typed="take ahsoka\nchoose ahsoka\n?\ngrievous\nchoose grie\nboard\n")

    assert "With missions: a six that moves you brings one." in text
    assert "   6  take Asajj Ventress (dark side)" in text
    assert "Mia chooses Ahsoka Tano, light side." in text
    assert "Not possible: take Ahsoka Tano (light side): first every seat chooses a token" in text
    assert "Ben chooses General Grievous, dark side." in text
    assert "Mia plays Ahsoka Tano, light side." in text


def test_a_mission_is_told_with_its_odds_and_its_rule():
    text = with_missions((6, 3), typed="1\n5\n\n1\nwhy\n")

    assert "Mia, your throw brings a mission: “Jump to Hyperspace”. Do you go?" in text
    assert "The odds that it succeeds: 5 in 6. If it fails, you pay 100 Republic Credits." in text
    assert "   1  go on the mission" in text
    assert "   2  leave the mission alone" in text
    assert "  CW-LIGHT-05  " in text


def test_a_mission_in_german_from_the_token_to_the_jump():
    typed = "wähle obi\nwähle ventress\n\n1\nlos\nspring ruus\n"
    text = with_missions((6, 3), typed=typed, language="de", die=[2])

    assert "Mia wählt Obi-Wan Kenobi, Helle Seite." in text
    assert "Mia, dein Wurf bringt eine Mission: „Sprung in den Hyperraum“. Wagst du sie?" in text
    assert "Die Aussicht, dass sie gelingt: 5 von 6. Misslingt sie, zahlst du 100 Republikanische Credits." in text
    assert "Mia würfelt 2: Die Mission „Sprung in den Hyperraum“ gelingt." in text
    assert "Mia, die Mission ist gelungen. Spring auf irgendein anderes Feld oder bleib." in text
    assert "Mia springt von" in text
    assert "auf Ruusan." in text


def test_sides_are_drawn_beside_the_names():
    text = with_missions(typed="1\n5\n", plain=False)

    assert "M Mia  1500 Republic Credits · light side" in text
    assert "B Ben  1500 Republic Credits · dark side" in text


@pytest.mark.parametrize(
    ("mission", "typed", "said"),
    [
        ("light-1", "get ruusan\n", "Mia gets Ruusan from the Bank for nothing."),
        ("light-1", "take ruusan\n", "Mia gets Ruusan from the Bank for nothing."),
        ("light-1", "sum\n", "Mia gets 100 Republic Credits from the Bank for the mission."),
        ("light-3", "stay\n", "Mia does not jump."),
        ("light-3", "jump ruusan\n", "Mia jumps from GO to Ruusan."),
        ("light-6", "send Ben: ruusan\n", "Ben is put from GO on Ruusan."),
        ("dark-1", "steal ruusan\n", "Mia steals Ruusan from Ben."),
        ("dark-5", "defeat Ben\n", "Ben is bankrupt and out of the game; what is left goes to Mia."),
    ],
)
def test_a_prize_is_typed_by_name(mission, typed, said):
    deeds = ["ruusan"] if mission == "dark-1" else []
    table = win(mission, NAMES[0], {**NAMES[1], "deeds": deeds})

    assert said in talk(table, typed)


def test_spaces_of_a_jump_wait_behind_more():
    text = talk(win("light-3", *NAMES), "more\n")

    assert "   1  stay" in text
    assert "   …  2–40 name one space each: type more to see them." in text
    assert "Type jump and the name of a space, or stay." in text
    assert "jump to Ruusan" in text


def test_a_question_mark_tells_what_is_safe_from_theft():
    group = ["tatooine-dune-sea", "tatooine-system"]
    text = talk(win("dark-1", NAMES[0], {**NAMES[1], "deeds": [*group, "ruusan"]}), "?\n")

    assert "   1  steal Ruusan from Ben" in text
    assert "what belongs to a complete colour group is safe: steal something else (CW-DARK-04)" in text


def test_a_failed_mission_tells_the_fine():
    text = talk(on_mission("dark-5", *NAMES, die=[5]), "go\n")

    assert "fails." in text
    assert "Mia pays 200 Republic Credits to the Bank, because the mission has failed." in text


# the tax


def taxed():
    place = estate_of("episode-one").space_number(tax_space().id)
    seats = [{**NAMES[0], "cash": 777, "space": place - 3}, NAMES[1]]
    return Table.from_position({"edition": "episode-one", "seats": seats}, luck=Script(dice=[(1, 2)]))


def test_the_tax_is_chosen_without_any_worth_in_sight():
    text = talk(taxed(), "\nwhy\n?\nboard\n")
    asked = text[text.index("Mia, pay 200") :]

    assert "or 10 per cent of all that you have. Choose first, count then." in asked
    assert "pay the fixed amount (200" in asked
    assert "   2  pay 10 per cent of all that you have\n" in asked
    assert not re.search(r"\b(77|78)\b", asked)


@pytest.mark.parametrize(("typed", "sum_paid"), [("tax flat", 200), ("tax share", 78), ("1", 200), ("2", 78)])
def test_the_tax_is_typed_or_numbered(typed, sum_paid):
    text = talk(taxed(), f"\n{typed}\n")

    assert re.search(rf"Mia pays {sum_paid} \S+", text)


def test_the_tax_is_chosen_in_german():
    text = talk(taxed(), "\nsteuer prozent\n", language="de")

    assert "oder 10 Prozent von allem, was du hast. Erst wählen, dann zählen." in text
    assert "Mia wählt 10 Prozent von allem." in text


# short games


def test_the_short_game_ends_with_a_sheet_of_scores():
    table = short_table(
        {**NAMES[0], "cash": 10}, {**NAMES[1], "cash": 50, "deeds": ["ruusan"]}, {"name": "Zoe", "cash": 90}
    )

    text = talk(table, "resign\n")

    assert text.startswith("Monopoly The Clone Wars")
    assert "The short game: property is dealt, the first bankruptcy ends it, and then all is counted." in text
    assert "Ben has 150 Republic Credits in all." in text
    assert "Ben has the most and wins." in text
    assert "The final count:\n1. Ben: 150 Republic Credits (50 in hand, 100 in property)." in text
    assert "2. Zoe: 90 Republic Credits (90 in hand, 0 in property)." in text
    assert "3. Mia: bankrupt." in text


def test_a_missed_throw_may_be_paid_or_sat_out():
    table = short_table({**NAMES[0], "jail": 1}, NAMES[1], luck=Script(dice=[(1, 2)]))

    text = talk(table, "roll\n\nstay\n")

    assert "Mia, no doubles. Pay and move by this throw, or stay in Jail?" in text
    assert "pay 50 Republic Credits to come out of Jail" in text
    assert "Mia does not pay and stays in Jail." in text


def test_a_city_of_three_settlements_is_called_a_city():
    pair = ["tatooine-dune-sea", "tatooine-system"]
    table = short_table({**NAMES[0], "deeds": pair, "buildings": dict.fromkeys(pair, 3)}, NAMES[1])

    text = talk(table, "build tatooine dune\ndeeds tatooine dune\n")

    assert "Mia builds on Tatooine Dune Sea, where there is now: 1 City." in text
    assert "3 Settlements: 90 Republic Credits, 1 City: 250 Republic Credits" in text


# timed games


def test_when_the_clock_has_run_out_the_next_decision_is_in_the_last_turn():
    hands = Hands()
    clock = Clock(5, hands)
    table = short_table(*NAMES, variant="timed", phase="end")

    before = talk(table, "", clock=clock)
    hands.seconds = 5 * 60
    after = talk(table, "end\n", clock=clock)

    assert "5 minutes are left." in before
    assert "The time is up: this turn is the last one." in after
    assert "Ben has 1500 Republic Credits in all." in after
    assert table.result.winners == (0, 1)
    assert "Mia has the most and wins." in after
    assert "1. Ben: 1500" in after
    assert table.log["records"][0]["seat"] == -1


def test_the_clock_counts_the_minute_that_has_begun():
    hands = Hands()
    clock = Clock(2, hands)

    hands.seconds = 61
    assert clock.left == 1
    assert not clock.is_up
    hands.seconds = 120
    assert clock.left == 0
    assert clock.is_up


def test_all_winners_are_shown_where_the_board_is_drawn():
    table = short_table(*NAMES, variant="timed", phase="end")
    table.play(-1, {"do": "time_up"})

    text = talk(table, "end\n", plain=False)

    assert "Mia has the most and wins.\nBen has the most and wins." in text


def test_rounds_are_told_and_end_the_game():
    rounds = {"turn": 1, "first": 0, "rounds": 10, "options": {"rounds": 10}}
    table = short_table(*NAMES, variant="timed", phase="end", **rounds)

    text = talk(table, "board\nend\n")

    assert "Round 10 of 10." in text
    assert table.result is not None


@pytest.mark.parametrize("minutes", [0, -3, 601])
def test_a_clock_runs_from_one_minute_to_ten_hours(minutes):
    with pytest.raises(EditionError, match=f"from 1 to 600, not {minutes}"):
        Clock(minutes)


# flags and questions


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--minutes", "30"], "--minutes is for a timed game; add --option variant=timed"),
        (["--option", "variant=timed"], "a timed game needs an end: add --minutes NUMBER, or --option rounds=NUMBER"),
        (["--option", "variant=timed", "--minutes", "0"], "--minutes is a whole number from 1 to 600, not 0"),
        (["--option", "variant=long"], "option variant cannot be 'long'; allowed are"),
        (["--option", "rounds=7"], "option rounds cannot be '7'; allowed are"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(flags, said):
    done = run(*CLONES, *flags, "--seats", "Mia,bot:random")

    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_bots_play_a_short_game_with_missions_to_its_scores():
    flags = ["--option", "variant=short", "--option", "missions=true", "--seats", "bot:random,bot:random,bot:random"]

    text = told(*CLONES, *flags)

    assert "is dealt" in text
    assert "chooses" in text
    assert re.search(r"\n1\. random-bot(-\d)?: \d+ Republic Credits", text)


def test_a_game_with_missions_is_kept_told_and_taken_up_again(tmp_path):
    file = tmp_path / "game"
    told(*CLONES, "--option", "missions=true", "--seats", "Mia,Ben", "--save", file, typed="1\n1\n")

    lines = told("replay", file, "--language", "de").splitlines()
    text = told("terminal", "--resume", file, "--plain", typed="")

    assert len(read_log(file)["records"]) == 2
    assert lines[0].startswith("Monopoly The Clone Wars: Mia (")
    assert "wählt" in lines[-2]
    assert "it is your turn: throw the dice." in text


def test_on_a_terminal_the_variant_the_missions_and_the_minutes_are_asked_for():
    keys = ["timed\n", "x\n", "yes\n", "1\n", "Mia\n", "1\n", "\n", "500000\n", "90\n", "quit\n"]

    text, code = in_a_terminal(["terminal", "clone-wars"], keys)

    assert code == 0
    assert "Which game? (standard, short, timed) [standard] " in text
    assert "With missions? (no, yes) [no] " in text
    assert "How many minutes does the game last? [60] " in text
    assert "A number from 1 to 600, please" in text
    assert "90 minutes are left." in text
