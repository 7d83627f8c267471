"""The loop of a terminal game, from the first prompt to the final result."""

from typing import Final

from holotable.bots import ask
from holotable.cli.terminal.session import Session
from holotable.cli.terminal.start import TerminalFlags, open_game
from holotable.cli.terminal.turn import Later, Quit, Turn

INTERRUPTED: Final = 130


def open_and_play(flags: TerminalFlags) -> int:
    """Open a game and play it; give the exit code."""
    try:
        session = open_game(flags)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return play(session)


def play(session: Session) -> int:
    """Play until the game is over or a person stops; give the exit code."""
    try:
        session.console.line(_welcome(session), "bold")
        for greeting in session.ui.greetings():
            session.console.line(greeting)
        while (seat := next_seat(session)) is not None:
            if seat in session.bots:
                play_bot(session, seat)
            elif is_asked(session, seat):
                play_person(session, seat)
        finish(session)
    except KeyboardInterrupt:
        return stop(session, "stopped-interrupt", INTERRUPTED)
    except EOFError:
        return stop(session, "stopped-end", 0)
    except Quit:
        return stop(session, "stopped-quit", 0)
    return 0


def next_seat(session: Session) -> int | None:
    """Give the seat to ask next; if several must answer, they are asked in turn order."""
    seat = session.asking.next()
    due = session.table.due
    if seat is None or due is None or seat not in due.seats:
        return seat
    first = session.last_asked  # whoever still owes an answer goes on, else it is the next one's
    session.last_asked = min(due.seats, key=lambda one: (one - first) % len(session.table.names))
    return session.last_asked


def is_asked(session: Session, seat: int) -> bool:
    """Tell whether a person is asked: one who must answer, or whose answer others wait for."""
    due = session.table.due
    return (due is not None and seat in due.seats) or session.table.prompt_kind(seat) in session.ui.asked


def _welcome(session: Session) -> str:
    names = ", ".join(
        f"{name} ({', '.join([*([session.speech.token(token)] if token else []), session.ui.letter(seat)])})"
        for seat, (name, token) in enumerate(zip(session.table.names, session.table.tokens, strict=True))
    )
    return session.say("welcome", game=session.table.edition.name[session.language], names=names)


def play_bot(session: Session, seat: int) -> None:
    """Let a bot decide; an answer that cannot be played is replaced and told."""
    answer = ask(session.bots[seat], session.table, seat)
    if answer.problem:
        instead = session.speech.decision(answer.decision) if answer.decision else session.say("nothing-instead")
        session.line("bot-failed", name=session.table.names[seat], problem=answer.problem, instead=instead)
    if answer.decision is None:
        return
    if len(session.table.options(seat)) > 1:
        session.last_bot = seat
    session.play(seat, answer.decision)
    _tell_unless_due(session, seat)


def play_person(session: Session, seat: int) -> None:
    """Ask a person until there is a decision; one that need not answer may leave it for later."""
    session.tell()
    session.show_board()
    try:
        decider, decision = Turn(session, seat).decide()
    except Later:
        return
    session.play(decider, decision)
    _tell_unless_due(session, decider)


def _tell_unless_due(session: Session, seat: int) -> None:
    """Tell what happened as soon as somebody else is due, so that a turn is told as a whole."""
    due = session.table.due
    if due is None or due.seats[0] != seat:
        session.tell()


def finish(session: Session) -> None:
    """Tell the end: the board, the winner, the figures, and where the game is kept."""
    session.tell()
    session.show_board()
    won = [event for event in session.table.events if event.kind == "Won"]
    for event in won if not session.console.plain else ():
        session.console.line(session.speech.event(event), "bold")
    session.line("figures-game", turns=session.table.typed_view().turns, decisions=len(session.table.log["records"]))
    for line in session.ui.figures():
        session.console.line(line)
    session.console.line(_kept(session, "kept"))


def stop(session: Session, message: str, code: int) -> int:
    """Say in one line that the game stops and where it is kept."""
    if message != "stopped-quit":
        session.console.line()
    session.console.line(f"{session.say(message)} {_kept(session, 'kept-resume')}")
    return code


def _kept(session: Session, message: str) -> str:
    problem = session.why_not_kept()
    return problem or (session.say(message, file=str(session.save)) if session.save else session.say("not-kept"))
