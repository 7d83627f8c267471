"""The terminal game, played through its standard input."""

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time

import pytest

from holotable import Script, Table, read_log, replay
from holotable.editions.load import finished_ids
from holotable.table.chain import canonical_json
from tests.cli.terminal_game import NAMES, talk
from tests.support.command_line import environment, run, told

FIRST = "1\n" * 2000  # always the first choice; the rest of the input is not read
WAIT = 20  # seconds
PAUSE = 0.3  # a key that comes sooner could meet a program that does not wait for it yet
MIA = ("terminal", "falcon", "--seats", "Mia,bot:scout", "--seed", "11")


def test_a_whole_game_ends_with_winner_figures_and_the_file(tmp_path):
    file = tmp_path / "game.jsonl"

    text = told(*MIA, "--save", file, typed=FIRST)

    assert "scout-bot wins with all 3 in the engine room." in text
    assert "Mia: 0 of 3 in the engine room; cards: " in text
    assert text.endswith(f"The game is kept in {file}.\n")
    assert replay(read_log(file)).result.winners == (1,)


def test_equal_seeds_and_answers_give_equal_games():
    assert told(*MIA, typed=FIRST) == told(*MIA, typed=FIRST)


def test_bots_alone_play_to_the_end():
    text = told("terminal", "--seats", "bot:scout,bot:random,bot:scout", "--seed", 2)

    assert "scout-bot-2 wins" in text


def test_the_board_is_drawn_within_eighty_columns():
    lines = told(*MIA, typed="\n1\n").splitlines()

    board = [line for line in lines if "▶ 1" in line or " 45 44" in line]
    assert board
    assert max(len(line) for line in lines if line[:3].strip().isdecimal()) <= 80
    assert "\x1b" not in "".join(lines)


def test_colour_can_be_forced_and_letters_stay():
    text = told(*MIA, "--color", typed="\n")

    assert "\x1b[31m" in text
    assert "R1" in text


def test_plain_mode_tells_everything_in_sentences(tmp_path):
    text = told(*MIA, "--plain", typed="\n")

    assert "Mia’s droid 1 is in the hangar." in text
    assert "Free on the board: deflector shield (2). Cards left to draw: 45." in text
    assert "▶" not in text
    assert "\x1b" not in text


def test_german_is_spoken_from_the_first_line_to_the_last():
    text = told(*MIA, "--language", "de", typed="\nwarum\nhilfe\nende\n")

    assert "Mia, zieh eine Karte." in text
    assert "Droide 1: " in text
    assert text.endswith("Auf Wiedersehen. Das Spiel wurde nicht gesichert; --save DATEI sichert es.\n")
    assert "space" not in text


def test_enter_plays_a_single_choice_only():
    text = told(*MIA, typed="\n\n")

    assert "#2 Mia draws a card" in text
    assert "There is no such choice: type a number from 1 to 3." in text


def test_resigning_has_no_number_and_the_last_one_left_wins():
    table = Table("falcon", list(NAMES), luck=Script(draw=["5"]))

    text = talk(table, "2\nresign\ndraw\nboard\nresign\n", plain=False)

    assert "give up the game" not in text
    assert "Mia gives up and leaves the board." in text
    assert "has given up" in text
    assert "Zoe wins: nobody else is left in the game." in text
    assert table.result.winners == (2,)


def test_why_tells_the_row_behind_a_choice():
    text = told(*MIA, typed="\nwhy 1\n")

    assert "Allowed: move droid 1 forward" in text
    assert "  MF-START-02  " in text
    assert "      R-MF-08  " in text


def test_why_tells_what_forbids_a_move_that_is_not_offered():
    text = told(*MIA, typed="\nwhy move 2 -4\nmove 2 -4\n")

    refused = (
        "Not possible: move droid 2 backward 4: a turn is one card: draw it, then do only what it says (MF-TURN-01)."
    )
    assert text.count(refused) == 2
    assert "  MF-TURN-01  In your turn you draw one card and carry out what it says." in text


def test_a_question_mark_lists_what_is_not_offered_and_why_takes_its_number():
    text = told(*MIA, typed="\n?\nwhy 4\n4\n")

    refused = "Not possible: give up the move: whoever can move must move (MF-FORF-02)."
    assert f"   4  {refused}" in text
    assert text.count(refused) == 3
    assert "  MF-FORF-02  If you can move, you must" in text


def test_the_log_is_numbered_and_tells_the_rule_of_a_line():
    text = told(*MIA, typed="\nlog\nlog 1\nlog 99\n")

    assert "   1  Mia begins." in text
    assert "  MF-FIRST-01  The youngest player takes the first turn." in text
    assert "There is no such event: type a number from 1 to 2." in text


def test_a_bot_explains_its_last_move():
    text = told(*MIA, typed="explain\n\n1\nexplain\n")

    assert "No bot has had a choice yet." in text
    assert "scout-bot: Of 3 choices this one leaves me best" in text


def test_rules_can_be_searched_while_playing():
    text = told(*MIA, typed="rules exactly\nrules qqq\n")

    assert "MF-HOME-01" in text
    assert "No rule has “qqq” in it." in text


def test_nonsense_is_answered_with_the_way_to_help():
    text = told(*MIA, typed="fly\nmove 9\nmove x y\nswap 1 Q1\n99\nhelp\nquit\n")

    assert "“fly” is no choice and no command here. Type help." in text
    assert "“move 9” is no choice" in text
    assert "There is no such choice: type a number from 1 to 1." in text
    assert "save FILE" in text


def test_bytes_that_are_no_text_do_not_stop_the_game():
    command = [sys.executable, "-m", "holotable.cli", *MIA]
    done = subprocess.run(command, input=b"\xff\xfe\n\n", capture_output=True, env=environment(), check=False)

    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_options_and_the_youngest_are_taken_from_the_command_line(tmp_path):
    file = tmp_path / "game"

    told("terminal", "--seats", "Mia,Ben", "--youngest", "Ben", "--option", "shield_optional=FALSE", "--save", file)

    header = read_log(file)["header"]
    assert header["first"] == 1
    assert header["options"]["shield_optional"] is False


def test_without_seats_and_without_a_terminal_one_person_meets_a_bot():
    assert "Player 1 (Red, R), scout-bot (Yellow, Y)" in told("terminal", "--seed", 1)


# keeping and going on


def test_the_end_of_input_keeps_the_game_and_says_so(tmp_path):
    file = tmp_path / "game"

    text = told(*MIA, "--save", file, typed="\n1\n\n")

    assert (
        text.splitlines()[-1]
        == f"The input has ended. The game is kept; go on with: holotable terminal --resume {file}"
    )
    assert len(read_log(file)["records"]) >= 3


def test_a_resumed_game_is_the_game_that_was_kept(tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    told(*MIA, "--save", first, typed="\n1\n\n1\n\n")

    text = told("terminal", "--resume", first, "--save", second, typed="log\nquit\n")

    assert first.read_bytes() == second.read_bytes()
    assert "Mia begins." in text


def test_a_resumed_game_goes_on_in_the_same_file_to_the_end(tmp_path):
    file = tmp_path / "game"
    told(*MIA, "--save", file, typed="\n1\n\n1\n\n")
    before = read_log(file)["records"]

    told("terminal", "--resume", file, "--save", file, "--seed", 4, typed=FIRST)

    after = read_log(file)
    assert after["records"][: len(before)] == before
    assert replay(after).result is not None


def test_another_bot_can_take_over_a_seat_of_a_kept_game(tmp_path):
    file = tmp_path / "game"
    told(*MIA, "--save", file, typed="\n1\n")

    text = told("terminal", "--resume", file, "--seats", "bot:random,bot:random", "--seed", 1)

    assert "wins with all 3" in text


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (["--seats", "Mia,Ben,Zoe"], "has 2 seats (Mia, scout-bot), not 3"),
        (["--seats", "Zoe,bot:scout"], "has no seat 'Zoe' there; its seats are Mia, scout-bot"),
        (["--option", "first_player=random"], "--option cannot be changed in a kept game; leave it out with --resume"),
    ],
)
def test_what_does_not_fit_a_kept_game_is_refused(flags, line, tmp_path):
    file = tmp_path / "game"
    told(*MIA, "--save", file)

    done = run("terminal", "--resume", file, *flags)

    assert done.returncode == 2
    assert line in done.stderr


def test_a_game_with_a_changed_record_is_refused_by_name(tmp_path):
    file = tmp_path / "game"
    told(*MIA, "--save", file, typed="\n1\n\n1\n")
    lines = file.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[2])
    record["decision"]["steps"] = -9
    file.write_text("\n".join([*lines[:2], canonical_json(record), *lines[3:]]) + "\n", encoding="utf-8")

    done = run("replay", file)

    assert done.returncode == 2
    assert done.stderr == f"holotable: {file} is damaged: its records do not fit the hash chain that closes it\n"


def test_a_kept_game_is_told_from_beginning_to_end(tmp_path):
    file = tmp_path / "game"
    told(*MIA, "--save", file, typed=FIRST)

    lines = told("replay", file, "--language", "de").splitlines()

    assert lines[0] == "Sorry! Millennium Falcon: Mia (Rot), scout-bot (Gelb)"
    assert lines[1] == "1. Mia beginnt."
    assert "scout-bot gewinnt" in lines[-1]


def test_save_keeps_the_game_in_another_file_but_never_over_one(tmp_path):
    text = told(*MIA, typed="save\nsave a\nsave a\nsave no/b\n", folder=tmp_path)

    assert "Type save and the name of a file." in text
    assert "go on with: holotable terminal --resume a" in text
    assert "cannot save to a: it exists" in text
    assert "cannot save to no/b: there is no folder no" in text
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


# a real terminal


def in_a_terminal(arguments: list[str], keys: list[str]) -> tuple[str, int]:
    child, screen = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a worker of the test run may ignore it
        environ = {**environment(), "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        os.execve(sys.executable, [sys.executable, "-m", "holotable.cli", *arguments], environ)  # noqa: S606 - the program under test
    text = read_until_quiet(screen)
    for key in keys:
        os.write(screen, key.encode())
        text += read_until_quiet(screen)
    return text, exit_code(child)


def exit_code(child: int) -> int:
    """Wait for the end of a child; one that does not end is ended and fails the test."""
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    pytest.fail("the program waits for more keys")


def read_until_quiet(screen: int) -> str:
    """Read until the program waits for a key: a question ends in a blank, and then nothing comes."""
    read = b""
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        waits = read.endswith((b"? ", b"] ", b": ", b"> "))
        if not select.select([screen], [], [], PAUSE if waits else WAIT)[0]:
            break
        try:
            piece = os.read(screen, 65536)
        except OSError:
            break
        read += piece
    return read.decode("utf-8", "replace")


def test_on_a_terminal_the_game_and_the_seats_are_asked_for():
    keys = ["99\n", "falcon\n", "9\n", "2\n", "Mia\n", "Mia\n", "Ben\n", "1\n", "\n", "Ben\n", "quit\n"]

    text, code = in_a_terminal(["terminal", "--no-color"], keys)

    assert f"A number from 1 to {len(finished_ids())}, please [1] " in text
    assert "How many people play (0 to 4)? [1] " in text
    assert "A number from 0 to 4, please [1] " in text
    assert "1 to 30 letters or signs that nobody else has" in text
    assert "Mia (Red, R), Ben (Blue, B), scout-bot (Yellow, Y)" in text
    assert "Ben begins." in text
    assert code == 0


def test_ctrl_c_keeps_the_game_and_ends_with_130(tmp_path):
    file = tmp_path / "game"

    text, code = in_a_terminal([*MIA, "--save", str(file)], ["\n", "\x03"])

    assert "Stopped. The game is kept; go on with:" in text
    assert "Traceback" not in text
    assert code == 130
    assert len(read_log(file)["records"]) == 1


def test_ctrl_c_while_seats_are_asked_for_ends_with_130():
    text, code = in_a_terminal(["terminal"], ["\x03"])

    assert "Traceback" not in text
    assert code == 130


def test_ctrl_d_ends_with_0():
    text, code = in_a_terminal([*MIA], ["\n", "\x04"])

    assert "The input has ended." in text
    assert code == 0


def test_a_closed_pipe_ends_quietly():
    command = [sys.executable, "-m", "holotable.cli", "rules", "falcon"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        process.stdout.close()
        error = process.stderr.read()

    assert b"Traceback" not in error
    assert process.returncode != -signal.SIGABRT
