"""The messages on the socket between the server and its clients, defined only here."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from holotable.families import FAMILIES, family
from holotable.families.view import View
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


ClientMessage = Decide | Hold | Speak | Why | Ping


# what the server says on the socket


class Happening(Struct, frozen=True):
    """An event that would follow from a decision; ``facts`` as in ``Line``."""

    kind: str
    seat: int
    facts: dict[str, Any]


class Option(Struct, frozen=True):
    """One legal decision: its label, the sentence with what it leads to (may be empty), the row behind it.

    ``then`` is all that would happen until luck falls or somebody is asked, ``follows`` what of it is worth a sentence.
    ``short`` are fewer words than the label, for a button below the question; empty where there are none.
    """

    decision: Decision
    label: str
    effect: str
    rule: str | None
    then: list[Happening]
    short: str
    follows: list[str]


class Way(Struct, frozen=True):
    """A way to raise the cash for a debt, and what it costs later.

    ``advised`` is what a careful player would do. Visitors pay ``rent`` less, or ``times`` the dice less; ``groups``
    are no whole sets any more; ``again`` is the price to have everything back.
    """

    decision: Decision
    advised: bool
    rent: int
    times: int
    groups: list[str]
    again: int


class Prompt(Struct, frozen=True):
    """What is asked of a seat; ``due`` tells whether play waits for it. ``bounds`` are for bids and trades.

    ``ways`` are those of a debt that cash does not cover. ``title`` is ``text`` as a heading, without the name of the
    seat; ``context`` is the line under it, and may be empty.
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


class Line(Struct, frozen=True):
    """One event: its number in the game, the ``seq`` that made it, facts for drawing, and its sentence."""

    n: int
    seq: int
    kind: str
    seat: int  # -1 is the bank
    facts: dict[str, Any]
    key: str
    rule: str | None
    says: str


class Result(Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    ranking: list[list[int]]
    reason: str
    worth: list[int]


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat; an ``open`` one waits for a friend."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    token: str | None
    online: bool


class Patience(Struct, frozen=True):
    """How many seconds bots wait for a person: for an open rent claim, and for the answer to an offer of a trade."""

    claim: float
    trade: float


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message: who you are at which table. A ``state`` follows as soon as the game has begun.

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


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The whole table after ``seq`` decisions; ``lines`` are those since the ``since`` of the socket, or the last 200.

    ``clock`` is the seconds left of a timed game; null without a clock.
    """

    seq: int
    view: View
    due: list[int]
    prompts: list[Prompt]
    lines: list[Line]
    result: Result | None
    clock: int | None


class Events(Struct, frozen=True, tag="events", tag_field="type"):
    """One decision and all that it made happen; ``by`` tells who made it.

    ``server`` stands for the default of a claim, and for the end of the time (seat -1).
    """

    seq: int
    seat: int
    by: Literal["person", "bot", "server"]
    decision: Decision
    lines: list[Line]
    view: View
    due: list[int]
    prompts: list[Prompt]
    result: Result | None
    clock: int | None


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
    """The answer to ``why``: the rule key, the row and a sentence; no key if nothing stands against it."""

    ask: str
    key: str | None
    rule: str | None
    says: str


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who sits where and is connected now."""

    seats: list[SeatInfo]
    spectators: int


class Held(Struct, frozen=True, tag="held", tag_field="type"):
    """A seat asked everybody to wait: nobody can throw for so many seconds; 0 ends it."""

    seat: int
    seconds: int


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to ``ping``."""

    seq: int


class Bye(Struct, frozen=True, tag="bye", tag_field="type"):
    """The last message before the server closes the socket."""

    reason: Literal["restart", "too-fast", "too-slow", "too-many", "gone", "older-rules", "damaged"]
    says: str


ServerMessage = Hello | State | Events | Ack | Refused | Because | Presence | Held | Pong | Bye


MESSAGES: Final = (
    *(Decide, Hold, Speak, Why, Ping),
    *(Hello, State, Events, Ack, Refused, Because, Presence, Held, Pong, Bye),
)

VIEWS: Final = tuple(family(name).part("view").VIEW for name in sorted(FAMILIES))  # what a ``view`` can be

_client: msgspec.json.Decoder[Decide | Hold | Speak | Why | Ping] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(frame: bytes | str) -> Decide | Hold | Speak | Why | Ping:
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
