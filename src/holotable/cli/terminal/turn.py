"""One question to a person: the choices, and everything that can be asked about them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from holotable.cli.commands.listing import full_lines, rule_lines
from holotable.cli.terminal.refused_choices import Refused, refused_choices
from holotable.cli.terminal.savefile import keep, why_not_keep
from holotable.cli.terminal.session import Desk
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

    def __init__(self, desk: Desk, seat: int) -> None:
        """List the choices and what each leads to; those that are shown only on request come last."""
        self._desk = desk
        self._seat = seat
        prompt = desk.table.prompt(seat)
        assert prompt is not None, "only a seat that has a prompt is asked"
        self._prompt = prompt
        self._kind = str(prompt["kind"])
        options = [option for option in desk.table.options(seat) if desk.ui.is_listed(option)]
        quiet = [option for option in options if desk.ui.is_quiet(self._kind, option)]
        loud = [option for option in options if option not in quiet]
        self._options: Sequence[Decision] = [*loud, *quiet]
        self._shown = len(loud)
        self._effects = [self._foreseen(option) for option in self._options]
        self._default = desk.ui.default(self._options)
        self._refused: list[Refused] | None = None
        self._commands = self._command_words()
        self._other: tuple[int, Decision] | None = None  # what another seat has decided meanwhile

    def _foreseen(self, option: Decision) -> tuple[Event, ...]:
        return self._desk.table.foresee(self._seat, option) if self._desk.ui.is_foreseen(option) else ()

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
        for name, tell in self._desk.ui.lists.items():
            commands[name] = self._lister(tell)
        spoken = {self._desk.say(f"command-{name}"): command for name, command in commands.items()}
        return {**commands, **spoken, "?": self._list_refused}

    def _lister(self, tell: Callable[[str], list[str]]) -> Callable[[str], None]:
        def command(rest: str) -> None:
            for line in tell(rest):
                self._desk.console.line(line)

        return command

    def decide(self) -> tuple[int, Decision]:
        """Show the choices and read until one is taken; give the seat that decides, which may be another one."""
        self._show()
        while True:
            answer = self._desk.console.ask().strip()
            decision = self._understand(answer)
            if decision is not None:
                return self._seat, decision
            if self._other is not None:
                return self._other

    def _show(self) -> None:
        desk = self._desk
        view = desk.table.view()
        desk.console.line(desk.speech.prompt(self._kind, self._seat, view), "bold")
        for note in (*desk.speech.notes(self._seat, view), *desk.clock_lines()):
            desk.console.line(note)
        self._list(0, self._shown)
        if self._shown < len(self._options):
            desk.line(desk.ui.more(self._kind), first=self._shown + 1, last=len(self._options))
        for hint in desk.ui.hints(self._prompt, self._default):
            desk.console.line(hint, "dim")

    def _list(self, first: int, last: int) -> None:
        for index in range(first, last):
            text = self._desk.speech.choice(self._seat, self._options[index], self._effects[index])
            self._desk.console.line(f"{index + 1:>4}  {text}")

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
            self._desk.console.line(refused.line(self._desk))
        else:
            self._desk.line("no-choice", most=len(self._options))
        return None

    def _refused_at(self, number: int) -> Refused | None:
        place = number - len(self._options) - 1
        return self._refused[place] if self._refused and 0 <= place < len(self._refused) else None

    def _typed(self, answer: str) -> Decision | None:
        if not answer:
            self._desk.line("no-choice", most=len(self._options))
            return None
        try:
            decision = self._desk.ui.read(answer, self._seat)
            refused = self._judge(decision)
        except (NotUnderstood, IllegalDecision):
            self._desk.line("not-understood", word=answer)
            return None
        if refused is None:
            return decision
        self._desk.console.line(refused.line(self._desk))
        return None

    def _judge(self, decision: Decision) -> Refused | None:
        refusal = self._desk.table.refusal(self._seat, decision, self._desk.language)
        return Refused(decision, refusal) if refusal else None

    # commands

    def _why(self, rest: str) -> None:
        if not rest:
            self._tell_rules(self._desk.ui.rules_behind(self._kind, None))
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
            self._desk.line("no-choice", most=len(self._options))

    def _why_option(self, index: int) -> None:
        desk = self._desk
        desk.line("allowed", choice=desk.speech.decision(self._options[index]))
        self._tell_rules(desk.ui.rules_behind(self._kind, self._effects[index]))

    def _why_refused(self, refused: Refused) -> None:
        self._desk.console.line(refused.line(self._desk))
        self._tell_rules([refused.refusal.key])

    def _why_typed(self, rest: str) -> None:
        try:
            decision = self._desk.ui.read(rest, self._seat)
            refused = self._judge(decision)
        except (NotUnderstood, IllegalDecision):
            self._desk.line("not-understood", word=rest)
            return
        if refused is not None:
            self._why_refused(refused)
        elif decision in self._options:
            self._why_option(self._options.index(decision))
        else:
            self._desk.line("allowed", choice=self._desk.speech.decision(decision))

    def _tell_rules(self, keys: list[str]) -> None:
        for key in dict.fromkeys(keys):
            told = why(self._desk.table.edition, key, self._desk.language)
            for line in full_lines(told) if told else ():
                self._desk.console.line(f"  {line}")

    def _list_refused(self, _rest: str) -> None:
        desk = self._desk
        self._refused = refused_choices(desk, self._seat)
        if not self._refused:
            desk.line("all-offered")
        for number, refused in enumerate(self._refused, start=len(self._options) + 1):
            desk.console.line(f"{number:>4}  {refused.line(desk)}")

    def _log(self, rest: str) -> None:
        desk = self._desk
        events = desk.table.events
        if rest.isdecimal() and 1 <= int(rest) <= len(events):
            event = events[int(rest) - 1]
            desk.console.line(f"{int(rest):>4}  {desk.speech.event(event)}")
            self._tell_rules([event.key])
            return
        if rest:
            desk.line("no-event", most=len(events))
            return
        for number in range(max(0, len(events) - LOG_LINES), len(events)):
            desk.console.line(f"{number + 1:>4}  {desk.speech.event(events[number])}")

    def _rules(self, rest: str) -> None:
        lines = rule_lines(self._desk.table.edition, rest or None, None, self._desk.language)
        for line in lines or [self._desk.say("no-rule", word=rest)]:
            self._desk.console.line(line)

    def _explain(self, _rest: str) -> None:
        desk = self._desk
        if desk.last_bot is None:
            desk.line("no-bot")
            return
        reason = desk.bots[desk.last_bot].explain(desk.language)
        desk.line("bot-explains", name=desk.table.names[desk.last_bot], reason=reason)

    def _save(self, rest: str) -> None:
        if not rest:
            self._desk.line("save-where")
            return
        file = Path(rest)
        problem = why_not_keep(file, self._desk.save)
        try:
            if problem is None:
                keep(self._desk.table, file)
        except HolotableError as failure:
            problem = str(failure)
        self._desk.console.line(problem or self._desk.say("kept-resume", file=rest))

    def _board(self, _rest: str) -> None:
        self._desk.show_board(again=True)
        self._show()

    def _more(self, _rest: str) -> None:
        self._list(self._shown, len(self._options))

    def _as(self, rest: str) -> None:
        """Let another person at this keyboard decide something first."""
        desk = self._desk
        seat = self._seat_named(rest)
        if seat is None or seat == self._seat:
            desk.line("as-whom", names=", ".join(desk.table.names))
        elif seat in desk.bots:
            desk.line("as-bot", name=desk.table.names[seat])
        elif desk.table.prompt_kind(seat) is None:
            desk.line("as-nothing", name=desk.table.names[seat])
        else:
            self._ask_other(seat)

    def _seat_named(self, name: str) -> int | None:
        names = [known.casefold() for known in self._desk.table.names]
        if name.casefold() in names:
            return names.index(name.casefold())
        return int(name) - 1 if name.isdecimal() and 1 <= int(name) <= len(names) else None

    def _ask_other(self, seat: int) -> None:
        try:
            self._other = Turn(self._desk, seat).decide()
        except Later:
            self._show()

    def _later(self, _rest: str) -> None:
        if not self._prompt["due"]:
            raise Later
        self._desk.line("not-later")

    def _help(self, _rest: str) -> None:
        for line in self._desk.say(self._desk.ui.help).splitlines():
            self._desk.console.line(line)

    def _quit(self, _rest: str) -> None:
        raise Quit
