"""Measuring from the command line, as an installed package does: nothing but ``src`` is at hand."""

import json

from tests.support.command_line import run


def test_figures_for_programs_are_json_and_progress_goes_elsewhere(tmp_path):
    done = run("bench", "--json", "--quick", folder=tmp_path)

    figures = json.loads(done.stdout)
    assert done.returncode == 0
    assert done.stderr.splitlines()[0] == "1 of 22: falcon random"
    assert set(figures) >= {"build", "cores", "copy_ns", "options_ns", "start_ms", "two_workers_ratio"}
    assert set(figures["race"]["falcon"]) == {"random", "scout"}
    assert set(figures["estate"]["boba-fett"]) == {"random", "random+trades", "thrifty", "thrifty+trades"}
    assert set(figures["estate"]["boba-fett"]["random"]) == {"decisions_per_s", "games_per_s"}


def test_figures_for_people_are_a_table_in_their_language(tmp_path):
    done = run("bench", "--quick", "--lang", "de", folder=tmp_path)

    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[2].split() == ["Ausgabe", "Bots", "Spiele/s", "Entscheidungen/s"]
    assert [line.split()[:2] for line in lines[3:5]] == [["falcon", "random"], ["falcon", "scout"]]
    assert lines[-1].startswith("Zwei Arbeiter spielen")


def test_an_unknown_language_is_refused_before_anything_is_measured():
    done = run("bench", "--lang", "fr")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "holotable: no language 'fr'; languages are en, de\n"
