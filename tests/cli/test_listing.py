"""The commands that only tell something."""

import subprocess
import sys

from holotable import __version__
from tests.support.command_line import environment, run, told


def test_help_fits_one_screen_and_names_every_command():
    text = told("--help")

    assert len(text.splitlines()) <= 24
    for command in ("terminal", "editions", "check", "options", "rules", "replay"):
        assert command in text


def test_without_a_command_the_help_is_shown():
    assert told() == told("--help")


def test_help_loads_no_texts_no_colours_and_no_server():
    code = (
        "import sys; sys.argv[:] = ['holotable', '--help']\n"
        "from holotable.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('fluent', 'rich.console', 'babel', 'holotable.bots', 'holotable.locales') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)

    heavy = done.stdout.splitlines()[-1]
    assert "fluent" not in heavy
    assert "rich" not in heavy
    assert "holotable.bots" not in heavy


def test_the_version_says_which_build_runs():
    assert told("--version") in (
        f"holotable {__version__} (compiled build)\n",
        f"holotable {__version__} (pure build)\n",
    )


def test_editions_are_listed_with_their_seats():
    lines = told("editions").splitlines()

    assert "falcon       Sorry! Millennium Falcon: 2 to 4 seats" in lines
    assert "mandalorian  Monopoly The Mandalorian: 2 to 4 seats, from 8 years" in lines


def test_options_are_listed_default_first_with_their_ruling():
    lines = told("options", "falcon").splitlines()

    assert "sorry_forward_can_start=false | true  (R-MF-07)" in lines
    assert "first_player=youngest | random  (R-MF-05)" in lines
    assert "Du darfst auf den Schild einer 1 verzichten." in told("options", "falcon", "--lang", "de")


def test_rules_are_listed_row_by_row():
    lines = told("rules", "falcon").splitlines()

    assert lines[0].startswith("MF-NAME-01  ")
    assert lines[-1].startswith("MF-SORRY-03  ")


def test_rules_can_be_searched_in_both_languages():
    assert "MF-HOME-01" in told("rules", "falcon", "--search", "engine room")
    assert "MF-HOME-01" in told("rules", "falcon", "--search", "maschinenraum", "--lang", "de")


def test_a_search_without_a_hit_says_so():
    done = run("rules", "falcon", "--search", "qqq")

    assert done.stdout == "No rule has “qqq” in it.\n"
    assert done.returncode == 1
    assert run("rules", "falcon", "--search", "qqq", "--lang", "de").stdout == "In keiner Regel kommt „qqq“ vor.\n"


def test_a_row_says_where_it_stands_in_the_rulebook_or_that_it_is_our_reading():
    row = ("rules", "clone-wars", "--row", "CW-GO-02")
    assert told(*row).splitlines()[1] == "    Passing GO twice in one turn"
    assert told(*row, "--lang", "de").splitlines()[1] == "    IN EINEM ZUG ZWEIMAL ÜBER LOS GEHEN"
    assert told("rules", "clone-wars", "--row", "CW-GO-03").splitlines()[1] == "    not in the rulebook: our reading"
    german = told("rules", "boba-fett", "--row", "BF-SETUP-03", "--lang", "de").splitlines()
    assert german[1] == "    nicht im Regelheft: unsere Lesart"


def test_nobody_finds_a_row_by_the_mark_of_a_gap():
    assert run("rules", "clone-wars", "--search", "(gap)").returncode == 1
    assert "CW-GO-03" in told("rules", "clone-wars", "--search", "not in the rulebook")


def test_one_row_is_shown_with_its_rulings_and_their_reasons():
    lines = told("rules", "falcon", "--row", "mf-home-01").splitlines()

    assert lines[0].startswith("MF-HOME-01  ")
    assert lines[1] == "    Entering the Engine Room"
    assert lines[2].startswith("    R-MF-48  ")
