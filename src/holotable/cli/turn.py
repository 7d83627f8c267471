"""One question to a person: the choices, and everything that can be asked about them."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from holotable.cli.desk import Desk
from holotable.cli.keeping import keep, why_not_keep
from holotable.cli.listing import full_lines, rule_lines
from holotable.cli.typed import NotUnderstood, read_decision
from holotable.cli.wondering import Refused, refused_choices
from holotable.core.errors import HolotableError, IllegalDecision
from holotable.core.records import Event
from holotable.table.speech import why

LOG_LINES: Final = 15

Decision = Mapping[str, Any]


class Quit(Exception):
    """The person wants to stop."""


class Turn:
    """Asks one person until a decision is made."""

    def __init__(self, desk: Desk, seat: int) -> None:
        """List the choices and what each leads to."""
        self._desk = desk
        self._seat = seat
        prompt = desk.table.prompt(seat)
        assert prompt is not None, "only a seat that is due is asked"
        self._kind = str(prompt["kind"])
        self._options: Sequence[Decision] = desk.table.options(seat)
        self._effects = [self._foreseen(option) for option in self._options]
        self._refused: list[Refused] | None = None
        self._commands = self._command_words()

    def _foreseen(self, option: Decision) -> tuple[Event, ...]:
        return () if option["do"] == "draw" else self._desk.table.foresee(self._seat, option)

    def _command_words(self) -> dict[str, Callable[[str], None]]:
        commands = {
            "why": self._why,
            "log": self._log,
            "rules": self._rules,
            "explain": self._explain,
            "save": self._save,
            "board": self._board,
            "help": self._help,
            "quit": self._quit,
        }
        spoken = {self._desk.say(f"command-{name}"): command for name, command in commands.items()}
        return {**commands, **spoken, "?": self._list_refused}

    def decide(self) -> Decision:
        """Show the choices and read until one is taken."""
        self._show()
        while True:
            answer = self._desk.console.ask().strip()
            decision = self._understand(answer)
            if decision is not None:
                return decision

    def _show(self) -> None:
        desk = self._desk
        card = desk.table.view()["card"]
        desk.console.line(desk.speech.prompt(self._kind, self._seat, card), "bold")
        if card is not None:
            desk.line("card-means", means=desk.speech.card(card))
        for number, (option, events) in enumerate(zip(self._options, self._effects, strict=True), start=1):
            desk.console.line(f"{number:>4}  {desk.speech.choice(self._seat, option, events)}")
        desk.console.line(desk.say("hint-single" if len(self._options) == 1 else "hint"), "dim")

    def _understand(self, answer: str) -> Decision | None:
        word, _, rest = answer.partition(" ")
        if not answer and len(self._options) == 1:
            return self._options[0]
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
            decision = read_decision(answer, self._desk)
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
            self._tell_rules([self._card_key()])
        elif rest.isdecimal():
            self._why_number(int(rest))
        else:
            self._why_typed(rest)

    def _card_key(self) -> str:
        card = self._desk.table.view()["card"]
        race = self._desk.family.race
        return race.cards[race.card_number(card)].rule if card else "turn.card"

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
        keys = [
            self._card_key(),
            *(event.key for event in self._effects[index] if event.kind not in ("Discarded", "Passed")),
        ]
        self._tell_rules(list(dict.fromkeys(keys)))

    def _why_refused(self, refused: Refused) -> None:
        self._desk.console.line(refused.line(self._desk))
        self._tell_rules([refused.refusal.key])

    def _why_typed(self, rest: str) -> None:
        try:
            decision = read_decision(rest, self._desk)
            refused = self._judge(decision)
        except (NotUnderstood, IllegalDecision):
            self._desk.line("not-understood", word=rest)
            return
        if refused is not None:
            self._why_refused(refused)
        elif decision in self._options:
            self._why_option(self._options.index(decision))

    def _tell_rules(self, keys: list[str]) -> None:
        for key in keys:
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

    def _help(self, _rest: str) -> None:
        for line in self._desk.say("help").splitlines():
            self._desk.console.line(line)

    def _quit(self, _rest: str) -> None:
        raise Quit
