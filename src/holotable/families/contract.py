"""The interface of a family: what the rest of the program uses of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from holotable.core.luck import Question
from holotable.core.records import Event, Result

if TYPE_CHECKING:
    from holotable.editions import Edition
    from holotable.families.view import View
    from holotable.families.words import Deal, Fact, Scene


class NamedRules(Protocol):
    """One family's rules for one edition and its options, with names instead of numbers."""

    edition: Edition

    @property
    def board(self) -> Any:
        """The board that all states of this family share."""

    @property
    def rules(self) -> Any:
        """The family's package: due, prompt, why_not, options, apply, settle and the rest."""

    @property
    def key_names(self) -> Mapping[int, str]:
        """The names of the rule keys."""

    @property
    def bank_decisions(self) -> Collection[str]:
        """Decisions that no seat makes; the driver of the table plays them for the bank."""

    def new_state(self) -> Any:
        """Make an empty state on this edition's board."""

    def seat_tokens(self, count: int, wishes: Sequence[str | None] | None) -> tuple[str | None, ...]:
        """Give every seat its token, as wished or by default, or none where tokens are chosen in the game."""

    def tokens(self, state: Any, given: Sequence[str | None]) -> tuple[str | None, ...]:
        """Give the tokens that the seats have now."""

    def set_up(self, state: Any, tokens: Sequence[str | None], first: int | None, tape: Any) -> None:
        """Begin a game; without a first seat, luck names it."""

    def parse(self, state: Any, decision: Mapping[str, object]) -> Any:
        """Turn a named decision into numbers; refuse what has no meaning here."""

    def name(self, decision: Any) -> dict[str, object]:
        """Turn a decision's numbers into names."""

    def name_numbers(self, kind: int, argument: Sequence[int]) -> dict[str, object]:
        """Name a decision of which kind and arguments are known."""

    def listed(self, rows: Sequence[tuple[int, ...]]) -> list[dict[str, object]]:
        """Name the decisions of a list, each given as its kind and arguments."""

    def event(self, row: Sequence[int]) -> Event:
        """Turn a row of the tape into a record."""

    def hide(self, decision: Any, events: Sequence[Event]) -> tuple[Event, ...]:
        """Remove from a decision's foreseen events what nobody may know before it is made."""

    def is_raising(self, state: Any, seat: int, decision: Any) -> bool:
        """Tell whether a decision raises cash for a debt."""

    def gained(self, seat: int, decision: Any, after: Any) -> Any:
        """Tell what a seat has of a group after a decision that brings it a deed, or None; a record of the view."""

    def losses(self, seat: int, before: Any, after: Any) -> dict[str, Any]:
        """Tell what a seat has lost by raising cash; ``after`` is spoilt by it."""

    def question(self, state: Any) -> Question:
        """Describe the luck that is due."""

    def name_outcome(self, kind: str, outcome: int) -> object:
        """Turn an outcome into its name."""

    def prompt_name(self, number: int) -> str | None:
        """Give the name of a prompt."""

    def bounds(self, state: Any, seat: int) -> dict[str, object]:
        """Give the limits of the decisions that cannot be listed."""

    def drafted(self, state: Any, seat: int, parsed: Any) -> Any:
        """Give the trade that a seat's decision would offer or accept, as a view shows offers, or None."""

    def moment(self, state: Any) -> object:
        """Give something that changes whenever play goes on from one rest point to the next."""

    def view(self, state: Any, called: Sequence[str], tokens: Sequence[str | None]) -> View:
        """Show everything on the table, by name; the seats are called so, and began with these tokens."""

    def entry(self, name: str, state: Any, called: Sequence[str], tokens: Sequence[str | None]) -> Any:
        """Give one entry of what ``view`` shows."""

    def position(self, state: Any, called: Sequence[str], tokens: Sequence[str | None]) -> dict[str, object]:
        """Describe a state at a rest point; the seats are called so, and began with these tokens."""

    def place(self, state: Any, position: Mapping[str, object]) -> tuple[str | None, ...]:
        """Set a state to a position; give the tokens that the state does not hold; refuse an impossible one."""

    def check(self, fields: Mapping[str, object], tokens: Sequence[str | None]) -> None:
        """Refuse the fields of a state whose numbers do not exist on this board or at this table."""

    def result(self, state: Any) -> Result | None:
        """Tell how the game ended, or None while it goes on."""


class Head(NamedTuple):
    """How a question is headed: a short title, and a line of context, which may be empty."""

    title: str
    context: str = ""


class Ending(NamedTuple):
    """Why a game is over, and how everything was counted; both may be empty."""

    says: str = ""
    counted: str = ""


class Foreseen(Protocol):
    """A decision, and what it would make happen before luck falls, as far as one may know."""

    @property
    def decision(self) -> Mapping[str, Any]:
        """The decision in names."""

    @property
    def events(self) -> Sequence[Event]:
        """What it would make happen."""

    @property
    def gained(self) -> Any:
        """What ``NamedRules.gained`` tells of it."""


class Speech(Protocol):
    """What happens and what can be done at a table, in one language and in the words of its edition.

    A ``view`` is the record of the family whose speech it is.
    """

    language: str
    names: tuple[str, ...]

    def say(self, message: str, **values: str | int) -> str:
        """Give a text, with the edition's words at hand."""

    def token(self, token: str) -> str:
        """Name a token."""

    def event(self, event: Event) -> str:
        """Tell an event in a sentence."""

    def prompt(self, kind: str, seat: int, view: Any) -> str:
        """Ask a seat."""

    def head(self, kind: str, seat: int, view: Any, text: str, choices: Sequence[Foreseen]) -> Head:
        """Head a question; ``text`` is what ``prompt`` has given."""

    def notes(self, seat: int, view: Any) -> list[str]:
        """Tell what a seat should know before it answers."""

    def facts(self, kind: str, seat: int, view: Any, ways: Sequence[Way]) -> list[Fact]:
        """Tell in a few words each what a seat should know of its question; ``ways`` are those out of a debt."""

    def costs(self, way: Way) -> list[str]:
        """Tell in a few words each what a way to raise cash costs later."""

    def scene(self, view: Any) -> Scene | None:
        """Tell what everybody looks at besides the board, if anything."""

    def deals(self, seats: Sequence[int], view: Any) -> list[Deal]:
        """Tell what the open offers of and to these seats would change."""

    def deal(self, offer: Any) -> Deal:
        """Tell what a trade would change, as ``NamedRules.drafted`` gives it."""

    def decision(self, decision: Mapping[str, Any]) -> str:
        """Show a decision as a choice in a menu."""

    def choice(self, seat: int, decision: Mapping[str, Any], events: Sequence[Event], label: str | None = None) -> str:
        """Show a decision with what it would lead to; ``label`` is what ``decision`` has given, if it was asked."""

    def short(self, choice: Foreseen) -> str:
        """Show a decision in a few words, below a question that says the rest; empty where it has none of its own."""

    def follows(self, choice: Foreseen) -> list[str]:
        """Tell in sentences what a decision leads to, where that is not plain from its choice."""

    def ending(self, reason: str, view: Any) -> Ending:
        """Tell why a game is over and how it was counted, where its last event does not."""

    def positions(self, view: Any) -> list[str]:
        """Tell in sentences where everything is."""


UNRANKED: Final = 99
SILENCE: Final = ()  # the default answer to a question that play never waits for
RESIGN: Final = "resign"  # the seat that decides this leaves the game, in every family that has it
TIME_UP: Final[Mapping[str, Any]] = {"do": "time_up"}  # played for the bank by the driver of a timed game


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of decision: its number, its entries, its rules, and what drivers and clients must know of it."""

    code: int
    entries: tuple[str, ...] = ()  # what people say besides the verb
    arguments: tuple[str, ...] | None = None  # what the rules are given, in order; the entries unless they differ
    judge: str | None = None  # the rule that says why not; why_not_ and the verb's name unless it differs
    play: str | None = None  # the rule that carries it out; the verb's name unless it differs
    constant: str | None = None  # its number's name in the rules; the verb's name unless that is taken
    about: str | None = None  # the entry that names its lot, claim or offer; the rules judge whether that is still open
    lead: str | None = None  # the event whose facts complete the text of the choice
    group: str = "main"  # where it is offered: with the question (main), manage, trade, or danger: asked for twice
    rank: int = UNRANKED  # the lowest of a question is its likeliest answer
    keys: str = ""  # keys that decide it
    is_default: bool = False  # an empty answer may mean it; the lowest rank first
    is_quiet: bool = False  # listed in a terminal only on request
    is_many: bool = False  # one choice a space: better typed than listed
    is_own: bool = False  # about an offer that the seat has made itself
    is_throw: bool = False  # luck falls at once, in everybody's sight; a hold delays it
    is_offer: bool = False  # of a trade
    is_bank: bool = False  # played for the bank by the driver of the table
    is_final: bool = False  # others rely on it, or it tells what was unknown: taken back only if all agree
    is_leaving: bool = False  # a seat plays no longer: never taken back
    shows_tokens: bool = False  # afterwards seats have other tokens


@dataclass(frozen=True, slots=True)
class Prompt:
    """One kind of question: its number, the rule behind it, and how it is asked."""

    code: int
    rule: str | None  # the key that answers "why am I asked?"; none where the card in play answers
    default: tuple[str, ...]  # what is played for a seat that does not answer in time: the first of these that is legal
    adviser: str | None = None  # the bot whose answer comes before those
    main: tuple[str, ...] = ()  # decisions that answer it here, though elsewhere they stand in another group
    lists_all: bool = False  # quiet decisions are listed too
    is_rest: bool = False  # nothing of the seat is under way: here somebody else may go on for it
    is_asked: bool = False  # a person in a terminal is asked, though play does not wait for it


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """A question that waits for a seat's answer; ``patience`` names the setting for how long bots wait."""

    key: tuple[object, ...]
    seat: int
    patience: str


@dataclass(frozen=True, slots=True)
class Instruction:
    """What a seat has told the server to do for it; what does not belong to its kind is left at the default."""

    seat: int
    what: str
    lot: int = 0
    amount: int = 0
    of: int | None = None  # another seat
    turn: int = 0  # in which it was given


class EngineBot(ABC):
    """A built-in bot of a family, which may be asked in the engine's numbers instead of by name."""

    family: str

    @abstractmethod
    def choose(self, named: Any, state: Any, seat: int) -> Any:
        """Give the rules' decision for a seat, or None; the state is only read."""


class Listed(Protocol):
    """A legal decision of a seat, and what it costs later if it raises cash for a debt."""

    @property
    def decision(self) -> Mapping[str, Any]:
        """The decision in names."""

    @property
    def lost(self) -> Mapping[str, Any] | None:
        """What it costs later, as ``NamedRules.losses`` tells it."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to raise cash, what it costs later, and whether a careful player would choose it for this debt."""

    decision: Mapping[str, Any]
    advised: bool
    rent: int
    times: int
    groups: list[str]
    again: int


PARTS: Final[Mapping[str, tuple[str, ...]]] = {  # the modules of a family's folder, and what the program calls in each
    "rules": ("apply", "cases", "due", "options", "outcome_of", "prompt", "settle", "why_not"),
    "ai": ("Counts", "Driver", "EventSheet", "Recorder", "play_many", "play_on", "COUNT_FIELDS"),
    "edition": ("PHRASES", "describe"),
    "verbs": ("ARGUMENTS", "PROMPTS", "SECTIONS", "VERBS"),
    "view": ("VIEW",),
    "named": ("named_rules", "open_offers", "picks_tokens", "rescued", "waiting"),
    "standing": ("KINDS", "QUICK", "is_over", "is_overruled", "orders", "why_not"),
    "text": ("refusal_message", "speech", "terms"),
    "advice": ("ways_to_pay",),
    "bots": ("make_bot", "draw_unlisted"),
    "printed": ("BOARD", "draw", "landings", "token_order", "tokens"),
    "summary": (
        *("ROW_COLUMNS", "SEAT_COLUMNS", "WORTH_BIN"),
        *("auction_prices", "counted_tokens", "deeds", "missions", "spaces", "tokens", "totals"),
    ),
    "terminal": ("make_ui",),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """A family: a few facts about it, and the modules of its folder, loaded on first use."""

    name: str
    bots: tuple[str, ...]  # built-in ones, in the order of their policies' numbers
    plays_on: str  # the bot by which a finished game's chances are estimated
    rulings: str | None = None  # the letters of the rulings that settle all books of the family
    has_trades: bool = False
    has_claims: bool = False  # something is lost by whoever does not ask for it
    measured: Mapping[str, tuple[int, int]]  # games that show a policy's speed: compiled, interpreted
    measured_options: tuple[str, ...] = ()  # options whose games are measured too

    def part(self, name: str) -> Any:
        """Load a module of the folder."""
        assert name in PARTS, f"a family has no part {name!r}"
        return _module(self.name, name)

    @property
    def rules(self) -> Any:
        """The rules of the build that runs."""
        return self.part("rules")

    @property
    def verbs(self) -> Mapping[str, Verb]:
        """The decisions, by name."""
        found: Mapping[str, Verb] = self.part("verbs").VERBS
        return found

    @property
    def prompts(self) -> Mapping[str, Prompt]:
        """The questions, by name."""
        found: Mapping[str, Prompt] = self.part("verbs").PROMPTS
        return found

    @property
    def ai(self) -> Any:
        """The policies, and the loop that plays whole games."""
        return self.part("ai")


@cache
def _module(family: str, part: str) -> Any:
    return import_module(f"holotable.families.{family}.{part}")
