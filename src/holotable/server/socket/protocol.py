"""The messages on the socket between the server and its clients, defined only here."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from holotable.families import FAMILIES, family
from holotable.families.view import View
from holotable.families.words import Deal, Fact, Scene
from holotable.languages import LANGUAGES

VERSION: Final = 1
FRAME_MOST: Final = 16_384  # bytes of one message to the server
NESTED_MOST: Final = 4  # levels of objects and lists in a decision; three are used
LINES_MOST: Final = 200  # log lines of a first ``state``, and of a page of older ones
MISSED_MOST: Final = 1000  # log lines of a ``state`` for somebody who comes back

ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Decision = dict[str, Any]  # {"do": "roll"}; the vocabulary is in the documentation
if TYPE_CHECKING:
    Tongue = str
else:
    Tongue = Literal[LANGUAGES]


# what a client says on the socket


class Decide(Struct, frozen=True, forbid_unknown_fields=True, tag="decide", tag_field="type"):
    """Play a decision for a seat; ``action`` is the client's own id, ``seen`` the last ``seq`` it has seen."""

    action: ActionId
    seat: SeatNumber
    decision: Decision
    seen: Number


class Hold(Struct, frozen=True, forbid_unknown_fields=True, tag="hold", tag_field="type"):
    """Ask everybody to wait before the next throw: 20 seconds, once a turn; or let go of it."""

    seat: SeatNumber
    release: bool = False


class Speak(Struct, frozen=True, forbid_unknown_fields=True, tag="language", tag_field="type"):
    """Change the language of this socket; a fresh ``state`` follows."""

    language: Tongue


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Ask whether the line is alive."""


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="type"):
    """Ask why a seat may not play a decision now; ``ask`` is the client's own id of the question."""

    ask: ActionId
    seat: SeatNumber
    decision: Decision


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="take_back", tag_field="type"):
    """Take back the last decision of a seat, while no luck and no other decision has followed; as ``Decide``."""

    action: ActionId
    seat: SeatNumber
    seen: Number


Pace = Literal["none", "relaxed", "brisk", "days"]
Begin = Literal["full", "host"]  # when no seat is open, or when the host starts it
ProposalKind = Literal["take-back", "bot", "end-without"]


class Propose(Struct, frozen=True, forbid_unknown_fields=True, tag="propose", tag_field="type"):
    """Propose something that the people present must agree to; ``about`` is the seat that it is about, if any."""

    seat: SeatNumber
    what: ProposalKind
    about: SeatNumber | None = None


class Vote(Struct, frozen=True, forbid_unknown_fields=True, tag="vote", tag_field="type"):
    """Agree to the proposal of this number, or do not; one ``no`` ends it."""

    seat: SeatNumber
    proposal: Number
    yes: bool


PhraseKey = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "my-mistake",
    "agreed",
    "no-thanks",
    "your-turn",
    "one-moment",
    "no-hurry",
    "shall-we",
    "back-soon",
    "ouch",
    "what-luck",
    "good-game",
    "again",
]


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say", tag_field="type"):
    """Say a quick phrase or a text of your own, up to 300 letters and signs; ``action`` is the client's own id.

    For a seat it is said at the table; without one, by somebody who watches, among those who watch.
    """

    action: ActionId
    seat: SeatNumber | None = None
    phrase: PhraseKey | None = None
    text: str | None = None


HostAct = Literal[
    "pause",
    "resume",
    "lock",
    "unlock",
    "free-words",
    "only-phrases",
    "make-host",
    "invite",
    "withdraw",
    "order",
    "rename",
    "token",
]


class Lead(Struct, frozen=True, forbid_unknown_fields=True, tag="host", tag_field="type"):
    """Do what only the host may: ``seat`` is the host's, ``about`` the seat that it is about.

    ``rename`` takes a ``name``, ``token`` a token or null for any, ``order`` the seats in their new order; these three
    before the game begins. ``resume`` is any seat's once the pause has lasted for five minutes.
    """

    seat: SeatNumber
    do: HostAct
    about: SeatNumber | None = None
    name: Annotated[str, Meta(min_length=1, max_length=30)] | None = None
    token: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    order: Annotated[list[SeatNumber], Meta(min_length=2, max_length=8)] | None = None


InstructionKind = Literal["limit", "out", "decline", "quick", "claim"]


class Instruct(Struct, frozen=True, forbid_unknown_fields=True, tag="instruct", tag_field="type"):
    """Tell the server to decide for your seat, or not any more (``cancel``); nobody else is told.

    ``limit``: bid up to ``amount`` for ``lot``; ``out``: pass whatever is bid for ``lot``; ``decline``: decline every
    offer of the seat ``of`` in this turn; ``quick``: throw and end your turns where you have nothing to choose;
    ``claim``: claim your rents before they lapse.
    """

    seat: SeatNumber
    what: InstructionKind
    lot: Number = 0
    amount: Number = 0
    of: SeatNumber | None = None
    cancel: bool = False


class Return(Struct, frozen=True, forbid_unknown_fields=True, tag="return", tag_field="type"):
    """Take your seat back from the bot that plays it; it is yours as soon as nothing of it is under way."""

    seat: SeatNumber


ClientMessage = Decide | TakeBack | Hold | Speak | Why | Ping | Propose | Vote | Say | Instruct | Return | Lead


# what the server says on the socket


By = Literal["person", "bot", "server", "order", "clock"]  # who has decided


class Happening(Struct, frozen=True):
    """An event that would follow from a decision; ``facts`` as in ``Line``."""

    kind: str
    seat: int
    facts: dict[str, Any]


class Option(Struct, frozen=True):
    """One legal decision: its label, the sentence with what it leads to (may be empty), the row behind it.

    ``then`` is all that would happen until luck falls or somebody is asked, ``follows`` what of it is worth a sentence.
    ``short`` are fewer words than the label, for a button below the question; empty where there are none.
    ``gain`` is what the seat then has of a group, where the decision brings it a deed that it has won.
    """

    decision: Decision
    label: str
    effect: str
    rule: str | None
    then: list[Happening]
    short: str
    follows: list[str]
    gain: dict[str, Any] | None


class Way(Struct, frozen=True):
    """A way to raise the cash for a debt, and what it costs later.

    ``advised`` is what a careful player would do. Visitors pay ``rent`` less, or ``times`` the dice less; ``groups``
    are no whole sets any more; ``again`` is the price to have everything back. ``costs`` says all that in words.
    """

    decision: Decision
    advised: bool
    rent: int
    times: int
    groups: list[str]
    again: int
    costs: list[str]


class Prompt(Struct, frozen=True):
    """What is asked of a seat; ``due`` tells whether play waits for it. ``bounds`` are for bids and trades.

    ``ways`` are those of a debt that cash does not cover. ``title`` is ``text`` as a heading, without the name of the
    seat; ``context`` is the line under it, and may be empty. ``rule`` is the row that says why it is asked; none where
    the card in play says so. ``facts`` tell what the answers mean.
    """

    seat: int
    kind: str
    due: bool
    text: str
    notes: list[str]
    options: list[Option]
    bounds: dict[str, Any]
    ways: list[Way]
    title: str
    context: str
    rule: str | None
    facts: list[Fact]


class Line(Struct, frozen=True, omit_defaults=True):
    """One event: its number in the game, the ``seq`` that made it, facts for drawing, and its sentence.

    What was ``taken_back`` has happened and does not count any more; its number stays. ``by`` tells that the server has
    decided for the seat: its ``clock``, a standing instruction (``order``, told to its owner alone), or the ``server`` for somebody who lets a
    claim lapse or is gone on without.
    """

    n: int
    seq: int
    kind: str
    seat: int  # -1 is the bank
    facts: dict[str, Any]
    key: str
    rule: str | None
    says: str
    taken_back: bool = False
    by: By | None = None


class Result(Struct, frozen=True, omit_defaults=True):
    """How the game ended: ``reason`` is a rule key, ``says`` a sentence for it, ``counted`` how the worth was counted.

    Both sentences may be empty. ``taken_back`` says so if decisions were taken back after luck had fallen.
    """

    winners: list[int]
    ranking: list[list[int]]
    reason: str
    worth: list[int]
    says: str
    counted: str
    taken_back: str = ""


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat; an ``open`` one waits for a friend.

    ``away``: its person has not been connected for a while. ``played_by``: a bot plays for its person, who stays.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    token: str | None
    online: bool
    away: bool = False
    played_by: Literal["bot"] | None = None


class Patience(Struct, frozen=True):
    """How many seconds bots wait for a person: for an open rent claim, and for the answer to an offer of a trade."""

    claim: float
    trade: float


class Proof(Struct, frozen=True):
    """What proves the dice of a finished game: the seed, whose SHA-256 is the commitment, and the end of the log."""

    seed: str
    head: str


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message: who you are at which table. A ``state`` follows as soon as the game has begun.

    ``begin``: a table that is full begins by itself, or waits for its host to start it.

    ``address`` is where others reach the server; null where your own address of it serves for that too.
    """

    protocol: int
    table: str
    edition: str
    title: str
    language: Tongue
    started: bool
    spectator: bool
    yours: list[int]
    seats: list[SeatInfo]
    options: dict[str, Any]
    minutes: int | None
    commitment: str
    address: str | None
    patience: Patience
    imported: bool = False
    own_board: bool = False
    by_the_book: bool = False
    pace: Pace = "none"
    begin: Begin = "full"


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The whole table after ``seq`` decisions; ``lines`` are those since the ``since`` of the socket, or the last 200.

    ``clock`` is the seconds left of a timed game; null without a clock. ``scene`` is what everybody looks at besides
    the board, ``deals`` what the open offers of and to your seats would change. ``proof`` is shown when the game is over.
    """

    seq: int
    view: View
    due: list[int]
    prompts: list[Prompt]
    lines: list[Line]
    result: Result | None
    clock: int | None
    scene: Scene | None
    deals: list[Deal]
    proof: Proof | None = None


class Events(Struct, frozen=True, tag="events", tag_field="type"):
    """One decision and all that it made happen; ``by`` tells who made it.

    ``order`` stands for a standing instruction of the seat, ``clock`` for the default of a seat that has not answered in
    time, ``server`` for the default of a claim, and for the end of the time (seat -1). ``noted`` records right before it
    are no decisions.
    """

    seq: int
    seat: int
    by: By
    decision: Decision
    lines: list[Line]
    view: View
    due: list[int]
    prompts: list[Prompt]
    result: Result | None
    clock: int | None
    scene: Scene | None
    deals: list[Deal]
    proof: Proof | None = None
    noted: int = 0


class TakenBack(Struct, frozen=True, tag="taken_back", tag_field="type"):
    """A seat has taken decisions back: their numbers, and a sentence. A ``state`` with their lines follows."""

    seq: int
    seat: int
    of: list[int]
    says: str


class Ack(Struct, frozen=True, tag="ack", tag_field="type"):
    """Your decision is kept as number ``seq``; the same action sent again gets the same answer."""

    action: str
    seq: int


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Your message was not carried out: the rule key or a ``server.…`` key, a sentence, and the fresh prompts."""

    action: str | None
    key: str
    rule: str | None
    says: str
    seq: int
    prompts: list[Prompt]


class Because(Struct, frozen=True, tag="because", tag_field="type"):
    """The answer to ``why``: the rule key, the row and a sentence; no key if nothing stands against it.

    ``deal`` is what a trade would change, where the decision offers one.
    """

    ask: str
    key: str | None
    rule: str | None
    says: str
    deal: Deal | None


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who sits where and is connected now."""

    seats: list[SeatInfo]
    spectators: int


class Held(Struct, frozen=True, tag="held", tag_field="type"):
    """A seat asked everybody to wait: nobody can throw for so many seconds; 0 ends it."""

    seat: int
    seconds: int


class Proposal(Struct, frozen=True):
    """What somebody has proposed: the seats that have agreed, those still asked, the seconds left, and a sentence."""

    number: int
    what: ProposalKind
    by: int
    about: int | None
    yes: list[int]
    asked: list[int]
    seconds: int
    says: str


class Paused(Struct, frozen=True):
    """The game stands still: who has paused it, for how many seconds already, and whether you may end that."""

    by: int
    seconds: int
    yours_to_end: bool


class SeatInvite(Struct, frozen=True):
    """A seat that waits for a person; whoever opens ``/t/{table}?seat={code}`` first may take it."""

    seat: int
    code: str


class News(Struct, frozen=True):
    """What became of the table or a seat: its number, the number of log lines before it, when, and a sentence."""

    n: int
    line: int
    time: int
    says: str


class Deadline(Struct, frozen=True):
    """Until when a seat must answer: so many ``seconds`` of the time ``of`` a decision; it stands or ``runs``."""

    seat: int
    seconds: int
    of: int
    runs: bool


class Takeable(Struct, frozen=True):
    """What a seat may take back now: its last decision, by ``take_back`` if that is ``free``, else by ``propose``."""

    seat: int
    free: bool
    says: str


class Standing(Struct, frozen=True):
    """A standing instruction of a seat of yours: as it was given, and in a sentence."""

    seat: int
    what: InstructionKind
    lot: int
    amount: int
    of: int | None
    says: str


class OpenOffer(Struct, frozen=True):
    """For how many seconds bots still wait for the answer to an open offer."""

    offer: int
    seconds: int


class Rematch(Struct, frozen=True):
    """The question whether to play again: seats that would, would not, are still asked; ``by`` has proposed it.

    With ``shuffle`` seats are drawn anew. ``commitment`` seals the dice of the new table, which is ``next`` once it is
    there; whoever said yes gets the way to it by POST /api/tables/{id}/rematch.
    """

    by: int
    shuffle: bool
    yes: list[int]
    no: list[int]
    asked: list[int]
    seconds: int
    commitment: str
    says: str
    next: str | None


class Company(Struct, frozen=True, tag="company", tag_field="type"):
    """How matters stand between the people at the table; after ``hello``, and whenever something of it changes.

    ``returning`` are seats whose persons are back, and take over as soon as nothing of the seat is under way.
    ``free_words``: whether texts of one's own may be said beside quick phrases. ``host`` is the host's seat, ``locked``
    whether nobody may watch, ``invites`` (for the host, and your own) the codes of seats that wait for a person.
    ``news`` tells what became of table and seats, for the log. ``without`` are seats whose persons have been away for so
    long that the others may propose to go on without them.
    """

    proposal: Proposal | None = None
    deadlines: list[Deadline] = []
    returning: list[int] = []
    take_back: Takeable | None = None
    free_words: bool = True
    instructions: list[Standing] = []
    offers: list[OpenOffer] = []
    rematch: Rematch | None = None
    host: int | None = None
    paused: Paused | None = None
    locked: bool = False
    invites: list[SeatInvite] = []
    news: list[News] = []
    without: list[int] = []


class Phrase(Struct, frozen=True):
    """A quick phrase, in your language."""

    key: PhraseKey
    says: str


class Word(Struct, frozen=True):
    """What somebody has said: its number at the table, who, when, and in your language if it is a quick phrase.

    ``seat`` is null for those who watch, and for somebody who has no seat under this name any more.
    """

    n: int
    name: str
    seat: int | None
    watching: bool
    time: int
    phrase: PhraseKey | None
    says: str


class Words(Struct, frozen=True, tag="words", tag_field="type"):
    """After ``hello`` and ``language``: what was said last, at the table and among those who watch, and the phrases."""

    words: list[Word]
    phrases: list[Phrase]


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody has said something; ``action`` is yours if you have, and the same again if you have sent it again."""

    word: Word
    action: str | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to ``ping``."""

    seq: int


class Bye(Struct, frozen=True, tag="bye", tag_field="type"):
    """The last message before the server closes the socket."""

    reason: Literal["restart", "too-fast", "too-slow", "too-many", "gone", "older-rules", "damaged", "locked"]
    says: str


ServerMessage = (
    Hello | State | Events | TakenBack | Ack | Refused | Because | Presence | Held | Company | Words | Said | Pong | Bye
)


CLIENT: Final[tuple[type[Struct], ...]] = get_args(ClientMessage)
SERVER: Final[tuple[type[Struct], ...]] = get_args(ServerMessage)

VIEWS: Final = tuple(family(name).part("view").VIEW for name in sorted(FAMILIES))  # what a ``view`` can be

_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(frame: bytes | str) -> ClientMessage:
    """Read what a client says; ``msgspec.DecodeError`` tells what is wrong."""
    message = _client.decode(frame)
    if isinstance(message, Decide | Why) and _is_deeper(message.decision, NESTED_MOST):
        raise msgspec.ValidationError(f"a decision is nested at most {NESTED_MOST} levels deep")
    return message


def _is_deeper(value: object, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_is_deeper(one, levels - 1) for one in inner)


def encode(message: object) -> bytes:
    """Write any message or body as JSON."""
    return _encoder.encode(message)
