"""One prompt to a person: the numbered choices, and the commands that explain them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from holotable.cli.commands.lists import full_lines, rule_lines
from holotable.cli.terminal.refused_choices import RefusedChoice, refused_choices
from holotable.cli.terminal.savefile import keep, why_not_keep
from holotable.cli.terminal.session import Session
from holotable.core.errors import HolotableError, IllegalDecision
from holotable.core.records import Event
from holotable.families.terminal import Decision, NotUnderstood
from holotable.families.texts import why

LOG_LINES: Final = 15


class Quit(Exception):
    """The person wants to stop."""


class Later(Exception):
    """The person leaves a question open that need not be answered."""


class Turn:
    """Asks one person until a decision is made."""

    def __init__(self, session: Session, seat: int) -> None:
        """List the choices and what each leads to; those that are shown only on request come last."""
        self._session = session
        self._seat = seat
        prompt = session.table.prompt(seat)
        assert prompt is not None, "only a seat that has a prompt is asked"
        self._prompt = prompt
        self._kind = str(prompt["kind"])
        options = [option for option in session.table.options(seat) if session.ui.is_listed(option)]
        quiet = [option for option in options if session.ui.is_quiet(self._kind, option)]
        loud = [option for option in options if option not in quiet]
        self._options: Sequence[Decision] = [*loud, *quiet]
        self._shown = len(loud)
        self._effects = [self._foreseen(option) for option in self._options]
        self._default = session.ui.default(self._options)
        self._refused: list[RefusedChoice] | None = None
        self._commands = self._command_words()
        self._other: tuple[int, Decision] | None = None  # what another seat has decided meanwhile

    def _foreseen(self, option: Decision) -> tuple[Event, ...]:
        return self._session.table.foresee(self._seat, option) if self._session.ui.is_foreseen(option) else ()

    def _command_words(self) -> dict[str, Callable[[str], None]]:
        commands = {
            "why": self._why,
            "log": self._log,
            "rules": self._rules,
            "explain": self._explain,
            "save": self._save,
            "board": self._board,
            "more": self._more,
            "as": self._as,
            "seat": self._as,
            "later": self._later,
            "help": self._help,
            "quit": self._quit,
        }
        for name, tell in self._session.ui.lists.items():
            commands[name] = self._lister(tell)
        spoken = {self._session.say(f"command-{name}"): command for name, command in commands.items()}
        return {**commands, **spoken, "?": self._list_refused}

    def _lister(self, tell: Callable[[str], list[str]]) -> Callable[[str], None]:
        def command(rest: str) -> None:
            for line in tell(rest):
                self._session.console.line(line)

        return command

    def decide(self) -> tuple[int, Decision]:
        """Show the choices and read until one is taken; give the seat that decides, which may be another one."""
        self._show()
        while True:
            answer = self._session.console.ask().strip()
            decision = self._understand(answer)
            if decision is not None:
                return self._seat, decision
            if self._other is not None:
                return self._other

    def _show(self) -> None:
        session = self._session
        view = session.table.typed_view()
        session.console.line(session.speech.prompt(self._kind, self._seat, view), "bold")
        for note in (*session.speech.notes(self._seat, view), *session.clock_lines()):
            session.console.line(note)
        self._list(0, self._shown)
        if self._shown < len(self._options):
            session.line(session.ui.more(self._kind), first=self._shown + 1, last=len(self._options))
        for hint in session.ui.hints(self._prompt, self._default):
            session.console.line(hint, "dim")

    def _list(self, first: int, last: int) -> None:
        for index in range(first, last):
            text = self._session.speech.choice(self._seat, self._options[index], self._effects[index])
            self._session.console.line(f"{index + 1:>4}  {text}")

    def _understand(self, answer: str) -> Decision | None:
        word, _, rest = answer.partition(" ")
        if not answer and self._default is not None:
            return self._default
        if not answer and not self._prompt["due"]:
            raise Later
        if answer.isdecimal():
            return self._numbered(int(answer))
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
            return None
        return self._typed(answer)

    def _numbered(self, number: int) -> Decision | None:
        if 1 <= number <= len(self._options):
            return self._options[number - 1]
        refused = self._refused_at(number)
        if refused is not None:
            self._session.console.line(refused.line(self._session))
        else:
            self._session.line("no-choice", most=len(self._options))
        return None

    def _refused_at(self, number: int) -> RefusedChoice | None:
        place = number - len(self._options) - 1
        return self._refused[place] if self._refused and 0 <= place < len(self._refused) else None

    def _typed(self, answer: str) -> Decision | None:
        if not answer:
            self._session.line("no-choice", most=len(self._options))
            return None
        try:
            decision = self._session.ui.read(answer, self._seat)
            refused = self._judge(decision)
        except (NotUnderstood, IllegalDecision):
            self._session.line("not-understood", word=answer)
            return None
        if refused is None:
            return decision
        self._session.console.line(refused.line(self._session))
        return None

    def _judge(self, decision: Decision) -> RefusedChoice | None:
        refusal = self._session.table.refusal(self._seat, decision, self._session.language)
        return RefusedChoice(decision, refusal) if refusal else None

    # commands

    def _why(self, rest: str) -> None:
        if not rest:
            self._tell_rules(self._session.ui.rules_behind(self._kind, None))
        elif rest.isdecimal():
            self._why_number(int(rest))
        else:
            self._why_typed(rest)

    def _why_number(self, number: int) -> None:
        refused = self._refused_at(number)
        if 1 <= number <= len(self._options):
            self._why_option(number - 1)
        elif refused is not None:
            self._why_refused(refused)
        else:
            self._session.line("no-choice", most=len(self._options))

    def _why_option(self, index: int) -> None:
        session = self._session
        session.line("allowed", choice=session.speech.decision(self._options[index]))
        self._tell_rules(session.ui.rules_behind(self._kind, self._effects[index]))

    def _why_refused(self, refused: RefusedChoice) -> None:
        self._session.console.line(refused.line(self._session))
        self._tell_rules([refused.refusal.key])

    def _why_typed(self, rest: str) -> None:
        try:
            decision = self._session.ui.read(rest, self._seat)
            refused = self._judge(decision)
        except (NotUnderstood, IllegalDecision):
            self._session.line("not-understood", word=rest)
            return
        if refused is not None:
            self._why_refused(refused)
        elif decision in self._options:
            self._why_option(self._options.index(decision))
        else:
            self._session.line("allowed", choice=self._session.speech.decision(decision))

    def _tell_rules(self, keys: list[str]) -> None:
        for key in dict.fromkeys(keys):
            told = why(self._session.table.edition, key, self._session.language)
            for line in full_lines(told) if told else ():
                self._session.console.line(f"  {line}")

    def _list_refused(self, _rest: str) -> None:
        session = self._session
        self._refused = refused_choices(session, self._seat)
        if not self._refused:
            session.line("all-offered")
        for number, refused in enumerate(self._refused, start=len(self._options) + 1):
            session.console.line(f"{number:>4}  {refused.line(session)}")

    def _log(self, rest: str) -> None:
        session = self._session
        events = session.table.events
        if rest.isdecimal() and 1 <= int(rest) <= len(events):
            event = events[int(rest) - 1]
            session.console.line(f"{int(rest):>4}  {session.speech.event(event)}")
            self._tell_rules([event.key])
            return
        if rest:
            session.line("no-event", most=len(events))
            return
        for number in range(max(0, len(events) - LOG_LINES), len(events)):
            session.console.line(f"{number + 1:>4}  {session.speech.event(events[number])}")

    def _rules(self, rest: str) -> None:
        lines = rule_lines(self._session.table.edition, rest or None, None, self._session.language)
        for line in lines or [self._session.say("no-rule", word=rest)]:
            self._session.console.line(line)

    def _explain(self, _rest: str) -> None:
        session = self._session
        if session.last_bot is None:
            session.line("no-bot")
            return
        reason = session.bots[session.last_bot].explain(session.language)
        session.line("bot-explains", name=session.table.names[session.last_bot], reason=reason)

    def _save(self, rest: str) -> None:
        if not rest:
            self._session.line("save-where")
            return
        file = Path(rest)
        problem = why_not_keep(file, self._session.save)
        try:
            if problem is None:
                keep(self._session.table, file)
        except HolotableError as failure:
            problem = str(failure)
        self._session.console.line(problem or self._session.say("kept-resume", file=rest))

    def _board(self, _rest: str) -> None:
        self._session.show_board(again=True)
        self._show()

    def _more(self, _rest: str) -> None:
        self._list(self._shown, len(self._options))

    def _as(self, rest: str) -> None:
        """Let another person at this keyboard decide something first."""
        session = self._session
        seat = self._seat_named(rest)
        if seat is None or seat == self._seat:
            session.line("as-whom", names=", ".join(session.table.names))
        elif seat in session.bots:
            session.line("as-bot", name=session.table.names[seat])
        elif session.table.prompt_kind(seat) is None:
            session.line("as-nothing", name=session.table.names[seat])
        else:
            self._ask_other(seat)

    def _seat_named(self, name: str) -> int | None:
        names = [known.casefold() for known in self._session.table.names]
        if name.casefold() in names:
            return names.index(name.casefold())
        return int(name) - 1 if name.isdecimal() and 1 <= int(name) <= len(names) else None

    def _ask_other(self, seat: int) -> None:
        try:
            self._other = Turn(self._session, seat).decide()
        except Later:
            self._show()

    def _later(self, _rest: str) -> None:
        if not self._prompt["due"]:
            raise Later
        self._session.line("not-later")

    def _help(self, _rest: str) -> None:
        for line in self._session.say(self._session.ui.help).splitlines():
            self._session.console.line(line)

    def _quit(self, _rest: str) -> None:
        raise Quit
