"""The messages between the server and whoever plays: the one place that says what they look like."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1
FRAME_MOST: Final = 16_384  # bytes of one message to the server
NESTED_MOST: Final = 4  # levels of objects and lists in a decision; three are used
LINES_MOST: Final = 200  # log lines of a first ``state``; ``since`` asks for more

ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Id = Annotated[str, Meta(min_length=1, max_length=60)]
Tongue = Literal["en", "de"]
Decision = dict[str, Any]  # {"do": "roll"}; the vocabulary is in the documentation
View = dict[str, Any]  # everything on the table, as ``Table.view()`` gives it


class Text(Struct, frozen=True):
    """A text in every language."""

    en: str
    de: str


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
    """One legal decision: its short label, the sentence with what it leads to (may be empty), the row behind it.

    ``then`` is all that would happen until luck falls or somebody is asked.
    """

    decision: Decision
    label: str
    effect: str
    rule: str | None
    then: list[Happening]


class Prompt(Struct, frozen=True):
    """What is asked of a seat; ``due`` tells whether play waits for it. ``bounds`` are for bids and trades."""

    seat: int
    kind: str
    due: bool
    text: str
    notes: list[str]
    options: list[Option]
    bounds: dict[str, Any]


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


class Outcome(Struct, frozen=True):
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


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message: who you are at which table. A ``state`` follows as soon as the game has begun."""

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
    commitment: str


class State(Struct, frozen=True, tag="state", tag_field="type"):
    """The whole table after ``seq`` decisions; ``lines`` are those since the ``since`` of the socket, or the last 200."""

    seq: int
    view: View
    due: list[int]
    prompts: list[Prompt]
    lines: list[Line]
    result: Outcome | None


class Events(Struct, frozen=True, tag="events", tag_field="type"):
    """One decision and all that it made happen; ``by`` tells who made it (``server``: the default of a claim)."""

    seq: int
    seat: int
    by: Literal["person", "bot", "server"]
    decision: Decision
    lines: list[Line]
    view: View
    due: list[int]
    prompts: list[Prompt]
    result: Outcome | None


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

    reason: Literal["restart", "too-fast", "too-slow", "too-many", "gone"]
    says: str


ServerMessage = Hello | State | Events | Ack | Refused | Because | Presence | Held | Pong | Bye


# what is asked and answered over HTTP


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a new table: you, a friend who will join by the link, another person at your screen, or a bot."""

    kind: Literal["me", "friend", "local", "bot"]
    name: Name | None = None
    bot: Id | None = None
    token: Id | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables takes."""

    edition: Id
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = {}
    language: Tongue = "en"


class Opened(Struct, frozen=True):
    """The answer: where the table is, the link for friends and watchers, and your personal link back to your seats."""

    table: str
    url: str
    invite: str
    resume: str
    yours: list[int]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/join takes; the answer is ``Opened``."""

    name: Name
    token: Id | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/{id}/start takes: what becomes of open seats, of all or of those that are named."""

    open: Literal["bots", "none"] = "bots"
    seats: Annotated[list[SeatNumber], Meta(max_length=8)] | None = None


class Summary(Struct, frozen=True):
    """What GET /api/tables/{id} answers; ``due`` are the seats that play waits for."""

    table: str
    edition: str
    title: Text
    options: dict[str, Any]
    started: bool
    over: bool
    seq: int
    open_seats: int
    due: list[int]
    yours: list[int]
    seats: list[SeatInfo]


class Problem(Struct, frozen=True):
    """Every answer that is not a success: one line that says what to do."""

    key: str
    says: str


# what never changes about an edition: GET /api/editions and GET /api/editions/{id}


class OptionInfo(Struct, frozen=True):
    """An option of an edition."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    ruling: str
    says: Text


class TokenInfo(Struct, frozen=True):
    """A token that a seat can have; of a race, a colour."""

    id: str
    name: Text


class EditionInfo(Struct, frozen=True):
    """One line of GET /api/editions."""

    id: str
    name: Text
    family: Literal["estate", "race"]
    age: int | None
    seats_min: int
    seats_max: int
    options: list[OptionInfo]
    bots: list[str]
    tokens: list[TokenInfo]


class RulingInfo(Struct, frozen=True):
    """A ruling that belongs to a row."""

    id: str
    question: Text
    ruling: Text
    reason: Text


class RowInfo(Struct, frozen=True):
    """A row of the edition's book; lines, options and refusals name it by ``id`` (``rule``)."""

    id: str
    keys: list[str]
    place: str
    says: Text
    rulings: list[RulingInfo]


class SpaceInfo(Struct, frozen=True):
    """A space of the ring, in order from the start space."""

    id: str
    name: Text
    kind: Literal["start", "deed", "tax", "card", "jail", "parking", "arrest"]
    amount: int
    deed: str | None
    deck: str | None
    provenance: str


class GroupInfo(Struct, frozen=True):
    """Deeds that belong together."""

    id: str
    name: Text
    kind: Literal["streets", "ladder", "utility"]
    colour: str | None


class DeedInfo(Struct, frozen=True):
    """A deed; of a utility the rents are factors of the dice."""

    id: str
    name: Text
    space: int
    group: str
    price: int
    mortgage: int
    build_price: int
    hotel_price: int
    rent: list[int]
    provenance: dict[str, str]


class DeckInfo(Struct, frozen=True):
    """A deck of cards."""

    id: str
    name: Text


class CardInfo(Struct, frozen=True):
    """A face of a deck."""

    id: str
    deck: str
    name: Text
    text: Text
    copies: int
    provenance: str


class EstateBoard(Struct, frozen=True, tag="estate", tag_field="family"):
    """Everything static of an estate edition."""

    info: EditionInfo
    hash: str
    words: dict[str, Text]
    rows: list[RowInfo]
    spaces: list[SpaceInfo]
    groups: list[GroupInfo]
    deeds: list[DeedInfo]
    decks: list[DeckInfo]
    cards: list[CardInfo]
    start_cash: int
    houses: int
    hotels: int
    notes: dict[str, int]


class SlideInfo(Struct, frozen=True):
    """A slide on the track, from its triangle to its end, all spaces in order."""

    spaces: list[int]


class ColourInfo(Struct, frozen=True):
    """A colour: where it joins the track, where it turns in, its slides."""

    id: str
    name: Text
    joins: int
    entry: int
    slides: list[SlideInfo]


class FaceInfo(Struct, frozen=True):
    """A card of a race and what it allows, in words too."""

    id: str
    name: Text
    text: Text
    copies: int
    moves: list[int]
    shield: bool
    draw_again: bool
    split: bool
    swap: bool
    bump: bool
    rule: str | None


class RaceBoard(Struct, frozen=True, tag="race", tag_field="family"):
    """Everything static of a race edition."""

    info: EditionInfo
    hash: str
    words: dict[str, Text]
    rows: list[RowInfo]
    track: int
    start_zone: int
    home_zone: int
    pawns: int
    shields: int
    colours: list[ColourInfo]
    cards: list[FaceInfo]
    seating: dict[str, list[str]]


Board = EstateBoard | RaceBoard

MESSAGES: Final = (
    *(Decide, Hold, Speak, Why, Ping),
    *(Hello, State, Events, Ack, Refused, Because, Presence, Held, Pong, Bye),
)
BODIES: Final = (NewTable, Opened, Join, Start, Summary, Problem, EditionInfo, EstateBoard, RaceBoard)

_client: msgspec.json.Decoder[Decide | Hold | Speak | Why | Ping] = msgspec.json.Decoder(ClientMessage)
_new_table = msgspec.json.Decoder(NewTable)
_join = msgspec.json.Decoder(Join)
_start = msgspec.json.Decoder(Start)
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


def read_new_table(body: bytes) -> NewTable:
    """Read the body of POST /api/tables."""
    return _new_table.decode(body)


def read_join(body: bytes) -> Join:
    """Read the body of POST /api/tables/{id}/join."""
    return _join.decode(body)


def read_start(body: bytes) -> Start:
    """Read the body of POST /api/tables/{id}/start."""
    return _start.decode(body)


def encode(message: object) -> bytes:
    """Write any message or body as JSON."""
    return _encoder.encode(message)
