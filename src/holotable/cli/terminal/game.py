"""The game from the first prompt to the last line."""

from typing import Final

from holotable.bots import ask
from holotable.cli.terminal.session import Desk
from holotable.cli.terminal.start import Wishes, open_game
from holotable.cli.terminal.turn import Later, Quit, Turn

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
        for greeting in desk.ui.greetings():
            desk.console.line(greeting)
        while (seat := next_seat(desk)) is not None:
            if seat in desk.bots:
                play_bot(desk, seat)
            elif is_asked(desk, seat):
                play_person(desk, seat)
        finish(desk)
    except KeyboardInterrupt:
        return stop(desk, "stopped-interrupt", INTERRUPTED)
    except EOFError:
        return stop(desk, "stopped-end", 0)
    except Quit:
        return stop(desk, "stopped-quit", 0)
    return 0


def next_seat(desk: Desk) -> int | None:
    """Give the seat whose answer is heard next; several that must answer take turns round the table."""
    seat = desk.asking.next()
    due = desk.table.due
    if seat is None or due is None or seat not in due.seats:
        return seat
    first = desk.last_asked  # whoever still owes an answer goes on, else it is the next one's
    desk.last_asked = min(due.seats, key=lambda one: (one - first) % len(desk.table.names))
    return desk.last_asked


def is_asked(desk: Desk, seat: int) -> bool:
    """Tell whether a person is asked: all that must answer are, and those whose answer somebody waits for."""
    due = desk.table.due
    return (due is not None and seat in due.seats) or desk.table.prompt_kind(seat) in desk.ui.asked


def _welcome(desk: Desk) -> str:
    names = ", ".join(
        f"{name} ({', '.join([*([desk.speech.token(token)] if token else []), desk.ui.letter(seat)])})"
        for seat, (name, token) in enumerate(zip(desk.table.names, desk.table.tokens, strict=True))
    )
    return desk.say("welcome", game=desk.table.edition.name[desk.language], names=names)


def play_bot(desk: Desk, seat: int) -> None:
    """Let a bot decide; an answer that cannot be played is replaced and told."""
    answer = ask(desk.bots[seat], desk.table, seat)
    if answer.problem:
        instead = desk.speech.decision(answer.decision) if answer.decision else desk.say("nothing-instead")
        desk.line("bot-failed", name=desk.table.names[seat], problem=answer.problem, instead=instead)
    if answer.decision is None:
        return
    if len(desk.table.options(seat)) > 1:
        desk.last_bot = seat
    desk.play(seat, answer.decision)
    _tell_unless_due(desk, seat)


def play_person(desk: Desk, seat: int) -> None:
    """Ask a person until there is a decision; one that need not answer may leave it for later."""
    desk.tell()
    desk.show_board()
    try:
        decider, decision = Turn(desk, seat).decide()
    except Later:
        return
    desk.play(decider, decision)
    _tell_unless_due(desk, decider)


def _tell_unless_due(desk: Desk, seat: int) -> None:
    """Tell what happened as soon as somebody else is due, so that a turn is told as a whole."""
    due = desk.table.due
    if due is None or due.seats[0] != seat:
        desk.tell()


def finish(desk: Desk) -> None:
    """Tell the end: the board, the winner, the figures, and where the game is kept."""
    desk.tell()
    desk.show_board()
    won = [event for event in desk.table.events if event.kind == "Won"]
    for event in won if not desk.console.plain else ():
        desk.console.line(desk.speech.event(event), "bold")
    desk.line("figures-game", turns=desk.table.view()["turns"], decisions=len(desk.table.log["records"]))
    for line in desk.ui.figures():
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
