"""Bad input: one line on the error output, exit code 2, no traceback, no file."""

import pytest

from tests.support.command_line import run_process as run

EDITIONS = "boba-fett, clone-wars, episode-one, falcon, mandalorian"
OWN = "or a file of your own whose name ends in .toml"
OPTIONS = (
    "sorry_forward_can_start, seven_split_can_start, draw_again_if_stuck, blocked_slide_ends_turn, "
    "shield_optional, first_player"
)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["terminal", "falcn"],
            f"no edition 'falcn' (did you mean 'falcon'?); editions are {EDITIONS}, {OWN}",
        ),
        (["terminal", "--seats", "Mia"], "falcon is played by 2 to 4 seats, not 1"),
        (["terminal", "--seats", "A,B,C,D,E"], "falcon is played by 2 to 4 seats, not 5"),
        (["terminal", "--seats", "Mia,bot:scot"], "no bot 'scot' (did you mean 'scout'?); race bots are random, scout"),
        (["terminal", "--seats", "Mia,,Ben"], '--seats has an empty name; write "Mia,Ben,bot:scout"'),
        (["terminal", "--seats", "Mia,Mia"], "two seats have the same name: Mia, Mia"),
        (["terminal", "--seats", "Mia,scout-bot"], "'scout-bot' is a bot's name; write bot:scout to seat the bot"),
        (["terminal", "--option", "foo=1"], f"falcon has no option 'foo'; options are {OPTIONS}"),
        (["terminal", "--option", "x"], f"--option is written NAME=VALUE, not 'x'; options are {OPTIONS}"),
        (
            ["terminal", "--option", "first_player=old"],
            'falcon: option first_player cannot be \'old\'; allowed are "youngest", "random"',
        ),
        (["terminal", "--seed", "x"], "--seed is a whole number from 0 to 4611686018427387903, not 'x'"),
        (["terminal", "--seed", "-1"], "--seed is a whole number from 0 to 4611686018427387903, not '-1'"),
        (["terminal", "--language", "fr"], "no language 'fr'; languages are en, de"),
        (
            ["terminal", "--seats", "Mia,Ben", "--youngest", "Zoe"],
            "--youngest names 'Zoe', who does not play; seats are Mia, Ben",
        ),
        (["terminal", "nope.toml"], "cannot read nope.toml: No such file or directory"),
        (["terminal", "bad.toml"], "bad.toml is not TOML: Invalid value (at end of document)"),
        (["terminal", "--resume", "nope"], "cannot read nope: No such file or directory"),
        (["terminal", "--resume", "bad.toml"], "bad.toml, line 1 is not JSON"),
        (["replay", "empty"], "empty is not a whole log: it must begin with a header and end with a hash"),
        (["replay", "odd"], "odd: the log is damaged: its entries are not those of a game"),
        (["terminal", "--save", "no/where"], "cannot save to no/where: there is no folder no"),
        (["terminal", "--save", "."], "cannot save to .: it is a folder"),
        (
            ["terminal", "--save", "bad.toml"],
            "cannot save to bad.toml: it exists; resume it with --resume bad.toml, or choose another name",
        ),
        (["rules"], f"missing argument 'EDITION'; editions are {EDITIONS}"),
        (
            ["rules", "falcon", "--row", "MF-HOME-99"],
            "no row 'MF-HOME-99' (did you mean 'MF-HOME-02'?); rows are MF-NAME-01 to MF-SORRY-03, see 'holotable rules'",
        ),
    ],
)
def test_bad_input_is_told_in_one_line(arguments, line, tmp_path):
    (tmp_path / "bad.toml").write_text("x = [", encoding="utf-8")
    (tmp_path / "empty").touch()
    odd = '{"header":{"format":1,"rules":1,"edition":"falcon","seats":5,"tokens":3,"options":{},"first":0,"start":null}}\n'
    (tmp_path / "odd").write_text(odd + '{"hash":"x"}\n', encoding="utf-8")
    before = sorted(tmp_path.iterdir())

    done = run(*arguments, folder=tmp_path)

    assert done.stderr.splitlines() == [f"holotable: {line}"]
    assert done.stdout == ""
    assert done.returncode == 2
    assert sorted(tmp_path.iterdir()) == before


def test_an_unknown_flag_is_answered_with_the_flags_that_exist():
    done = run("terminal", "--sed", "4")

    assert done.returncode == 2
    assert done.stderr.startswith(
        "holotable: no option '--sed' (did you mean '--seed'?); options of 'holotable terminal' are "
    )
    assert done.stderr.count("\n") == 1


def test_an_unknown_command_is_answered_with_the_commands_that_exist():
    done = run("termnal")

    assert done.returncode == 2
    assert "'termnal'" in done.stderr
    assert done.stderr.endswith(
        "commands are play, serve, backup, terminal, simulate, tournament, editions, check, check-bot, options, rules,"
        " replay, bench, games\n"
    )
    assert done.stderr.count("\n") == 1


def test_a_name_that_would_break_the_screen_is_refused():
    done = run("terminal", "--seats", "Mia\x1b[31m,Ben")

    assert done.returncode == 2
    assert "\x1b" not in done.stderr
