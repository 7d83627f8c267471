"""The game from the first prompt to the last line."""

from typing import Final

from holotable.bots import ask
from holotable.cli.desk import Desk
from holotable.cli.opening import Wishes, open_game
from holotable.cli.statistics import statistics
from holotable.cli.turn import Quit, Turn

INTERRUPTED: Final = 130


def open_and_play(wishes: Wishes) -> int:
    """Open a game and play it; give the exit code."""
    try:
        desk = open_game(wishes)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return play(desk)


def play(desk: Desk) -> int:
    """Play until the game is over or a person stops; give the exit code."""
    try:
        desk.console.line(_welcome(desk), "bold")
        while desk.table.due is not None:
            seat = desk.table.due.seats[0]
            if seat in desk.bots:
                play_bot(desk, seat)
            else:
                play_person(desk, seat)
        finish(desk)
    except KeyboardInterrupt:
        return stop(desk, "stopped-interrupt", INTERRUPTED)
    except EOFError:
        return stop(desk, "stopped-end", 0)
    except Quit:
        return stop(desk, "stopped-quit", 0)
    return 0


def _welcome(desk: Desk) -> str:
    names = ", ".join(
        f"{name} ({desk.speech.colour(token)}, {desk.letter(seat)})"
        for seat, (name, token) in enumerate(zip(desk.table.names, desk.table.tokens, strict=True))
    )
    return desk.say("welcome", game=desk.table.edition.name[desk.language], names=names)


def play_bot(desk: Desk, seat: int) -> None:
    """Let a bot decide; an answer that cannot be played is replaced and told."""
    answer = ask(desk.bots[seat], desk.table, seat)
    if answer.problem:
        instead = desk.speech.decision(answer.decision)
        desk.line("bot-failed", name=desk.table.names[seat], problem=answer.problem, instead=instead)
    if len(desk.table.options(seat)) > 1:
        desk.last_bot = seat
    desk.play(seat, answer.decision)
    due = desk.table.due
    if due is None or due.seats[0] != seat:
        desk.tell()


def play_person(desk: Desk, seat: int) -> None:
    """Ask a person until there is a decision."""
    desk.tell()
    desk.show_board()
    desk.play(seat, Turn(desk, seat).decide())
    if desk.table.due is None or desk.table.due.seats[0] != seat:
        desk.tell()


def finish(desk: Desk) -> None:
    """Tell the end: the board, the winner, the figures, and where the game is kept."""
    desk.tell()
    desk.show_board()
    if not desk.console.plain:
        desk.console.line(desk.speech.event(desk.table.events[-1]), "bold")
    for line in statistics(desk):
        desk.console.line(line)
    desk.console.line(_kept(desk, "kept"))


def stop(desk: Desk, message: str, code: int) -> int:
    """Say in one line that the game stops and where it is kept."""
    if message != "stopped-quit":
        desk.console.line()
    desk.console.line(f"{desk.say(message)} {_kept(desk, 'kept-resume')}")
    return code


def _kept(desk: Desk, message: str) -> str:
    problem = desk.why_not_kept()
    return problem or (desk.say(message, file=str(desk.save)) if desk.save else desk.say("not-kept"))
