"""Bad input: one line on the error output, exit code 2, no traceback, no file."""

import pytest

from tests.support.command_line import run, run_process

EDITIONS = "boba-fett, clone-wars, episode-one, falcon, mandalorian"
PLAYED = "clone-wars, episode-one, mandalorian, boba-fett, falcon"
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
        (["replay", "empty"], "empty is not a whole log: it must begin with a header and close with its end"),
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
            "no row 'MF-HOME-99' (did you mean 'MF-HOME-02'?); rows are MF-NAME-01 to MF-SORRY-03, see 'holotable rules falcon'",
        ),
        (["rules", "falcon", "--row", "MF-HOME-01", "--search", "x"], "--row shows one row; leave --search out"),
        (["terminal", "falcon", "mandalorian"], "unexpected: mandalorian; see 'holotable terminal --help'"),
        (["games", "list", "a", "b"], "unexpected: a b; see 'holotable games list --help'"),
        (["terminal", ""], "an argument is empty; give it a value, or leave it out"),
        (["terminal", "falcon", "--save", ""], "--save is empty; give it a value, or leave it out"),
        (["simulate", "falcon", "--bots="], "--bots is empty; give it a value, or leave it out"),
        (["play", "--port", "abc"], "--port is a whole number from 0 to 65535, not 'abc'"),
        (["play", "--port", "-1"], "--port is a whole number from 0 to 65535, not -1"),
        (["serve", "--port", "65536"], "--port is a whole number from 0 to 65535, not 65536"),
        (["serve", "--keep-days", "0"], "--keep-days is a whole number from 1 to 36500, not 0"),
        (["terminal", "--minutes", "x"], "--minutes is a whole number from 1 to 600, not 'x'"),
        (["simulate", "falcon", "-n", "1e6"], "--games is a whole number, not '1e6'"),
        (["simulate", "falcon", "--seats", "two"], "--seats is a whole number, not 'two'"),
        (["tournament", "falcon", "--workers", "x"], "--workers is a whole number, not 'x'"),
        (
            ["tournament", "falcon", "--bots", "scout,random", "--workers", "0"],
            "the number of workers is a whole number from 1 to 1024, not 0",
        ),
        (
            ["tournament", "falcon", "--bots", "scout,random", "-n", "2000000000"],
            "the number of games is a whole number from 1 to 1000000000, not 2000000000",
        ),
        (
            ["tournament", "falcon", "--bots", "scout,random", "--seats", "-1"],
            "falcon is played by 2 to 4 seats, not -1",
        ),
        (["check-bot", "random", "-n", "0"], "the number of games is a whole number from 1 to 1000000000, not 0"),
        (["simulate", "falcon", "--seats", "9"], "falcon is played by 2 to 4 seats, not 9"),
        (
            ["play", "falcn"],
            f"no edition 'falcn' to play (did you mean 'falcon'?); editions are {PLAYED}",
        ),
        (["play", "--port", "0", "--games", "."], "cannot keep games in .: it is a folder; name a file with --games"),
        (
            ["serve", "--port", "0", "--host", "192.0.2.1"],
            "cannot listen on 192.0.2.1 port 0: Cannot assign requested address; choose another with --host",
        ),
        (
            ["serve", "--port", "0", "--name", "https://play.example"],
            "--name is a name such as play.example, not 'https://play.example'",
        ),
        (["serve", "--port", "0", "--name", "a b"], "--name is a name such as play.example, not 'a b'"),
        (
            ["serve", "--port", "0", "--name", "play.example:8420"],
            "--name is a name such as play.example, not 'play.example:8420'",
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
    done = run_process("terminal", "--sed", "4")

    assert done.returncode == 2
    assert done.stderr.startswith(
        "holotable: no option '--sed' (did you mean '--seed'?); options of 'holotable terminal' are "
    )
    assert done.stderr.count("\n") == 1


def test_an_unknown_command_is_answered_with_the_commands_that_exist():
    done = run_process("termnal")

    assert done.returncode == 2
    assert "'termnal'" in done.stderr
    assert done.stderr.endswith(
        "commands are play, serve, backup, terminal, simulate, tournament, editions, check, check-bot, options, rules,"
        " replay, verify, bench, games\n"
    )
    assert done.stderr.count("\n") == 1


def test_a_game_of_another_edition_is_not_gone_on_with(tmp_path):
    game = tmp_path / "game.jsonl"
    run("terminal", "falcon", "--seats", "bot:scout,bot:random", "--seed", "1", "--save", str(game))

    done = run("terminal", "mandalorian", "--resume", str(game))

    assert done.stderr == f"holotable: {game} is a game of falcon, not of 'mandalorian'; leave the edition out\n"
    assert (done.returncode, done.stdout) == (2, "")
    assert run("terminal", "falcon", "--resume", str(game)).returncode == 0


def test_the_games_without_a_command_show_their_help():
    done = run("games")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run("games", "--help").stdout


def test_a_name_that_would_break_the_screen_is_refused():
    done = run_process("terminal", "--seats", "Mia\x1b[31m,Ben")

    assert done.returncode == 2
    assert "\x1b" not in done.stderr
