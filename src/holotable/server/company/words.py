"""What people say at a table, in quick phrases or words of their own; kept with the table, and never in its log."""

import time
import unicodedata
from collections import deque
from typing import Any, Final, get_args

from msgspec import Struct

from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.limits import Buckets
from holotable.server.socket.answers import Reason, because, refuse
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Phrase, PhraseKey, Said, Say, Word
from holotable.server.socket.protocol import Words as WordList
from holotable.server.tables.names import visible

TEXT_MOST: Final = 300  # letters and signs
KEPT: Final = 250  # at the table, and as many among those who watch
SHOWN: Final = 50  # of each to somebody who comes
BURST: Final = 5  # of one seat, or of all spectators of one address
CROWD: Final = 20  # of all spectators of a table
SECONDS: Final = 10.0
PHRASES: Final[tuple[PhraseKey, ...]] = get_args(PhraseKey)


class Spoken(Struct, frozen=True):
    """What was said, as it is kept; who watches has a number instead of a name."""

    n: int
    time: int
    name: str
    spectator: int | None
    action: str
    phrase: PhraseKey | None
    text: str


class Words(Matter):
    """All that is said at one table; those who watch have a channel of their own."""

    name = "words"
    hears = (Say,)
    is_for_pauses = True

    def __init__(self, room: Room) -> None:
        """Go on from what is kept."""
        super().__init__(room)
        self.is_free = True  # texts of one's own, beside quick phrases
        self._channels: dict[bool, deque[Spoken]] = {False: deque(maxlen=KEPT), True: deque(maxlen=KEPT)}
        for row in room.storage.words(room.id):
            word = Spoken(*row)
            self._channels[word.spectator is not None].append(word)
        self._floods = Buckets(BURST, SECONDS), Buckets(CROWD, SECONDS)

    def let(self, *, free: bool) -> None:
        """Allow texts of one's own, or only quick phrases."""
        self.is_free, self.is_old = free, True

    # saying

    async def hear(self, client: Client, message: Say) -> None:
        """Say it to everybody, once; or say why not."""
        before = self._before(client, message)
        if before is not None:
            client.number = before.spectator
            client.send(Said(self._shown(before, client.language), message.action))
            return
        text = None if message.text is None else legible(message.text)
        reason = self._why_not(client, message, text)
        if reason is not None:
            refuse(self._room.game, client, message.action, reason)
            return
        await self._say(client, message, text or "")

    def _before(self, client: Client, message: Say) -> Spoken | None:
        """Give what this very message has said already, if it has been sent again."""
        if not self._may_speak(client, message.seat):
            return None
        name = "" if message.seat is None else self._room.lobby.seats[message.seat].name
        channel = self._channels[message.seat is None]
        return next((one for one in channel if one.action == message.action and one.name == name), None)

    @staticmethod
    def _may_speak(client: Client, seat: int | None) -> bool:
        return seat in client.seats if seat is not None else not client.seats

    def _why_not(self, client: Client, message: Say, text: str | None) -> Reason | None:
        if not self._may_speak(client, message.seat):
            return because(client, "not-your-seat")
        if (message.phrase is None) is (text is None):
            return because(client, "malformed", problem="say a phrase or a text")
        if text is not None and (key := self._why_not_text(text)) is not None:
            return because(client, key, most=str(TEXT_MOST))
        return None if self._is_calm(client, message.seat) else because(client, "too-quick")

    def _why_not_text(self, text: str) -> str | None:
        if not self.is_free:
            return "words-off"
        if len(text) > TEXT_MOST:
            return "words-too-long"
        return None if text else "words-empty"

    def _is_calm(self, client: Client, seat: int | None) -> bool:
        """Count a seat through however many sockets, and who watches by address."""
        each, crowd = self._floods
        if seat is not None:
            return each.take(f"seat {seat}")
        return each.take(f"address {client.origin}") and crowd.take("")

    async def _say(self, client: Client, message: Say, text: str) -> None:
        name = "" if message.seat is None else self._room.lobby.seats[message.seat].name
        number = self._number(client) if message.seat is None else None
        word = Spoken(self._last + 1, int(time.time()), name, number, message.action, message.phrase, text)
        channel = self._channels[number is not None]
        forgotten = channel[0].n if len(channel) == KEPT else None
        row = (word.n, word.time, word.name, word.spectator, word.action, word.phrase, word.text)
        await self._room.storage.keep_word(self._room.id, row, forgotten)
        channel.append(word)
        for one in self._room.broadcaster.clients:
            one.send(Said(self._shown(word, one.language), message.action if one is client else None))

    @property
    def _last(self) -> int:
        return max((channel[-1].n for channel in self._channels.values() if channel), default=0)

    def _number(self, client: Client) -> int:
        """Give a spectator a number that nobody else has had."""
        if client.number is None:
            known = [one.spectator or 0 for one in self._channels[True]]
            known += [one.number or 0 for one in self._room.broadcaster.clients]
            client.number = max(known, default=0) + 1
        return client.number

    # telling

    def show(self, client: Client) -> None:
        """Tell what was said last, and what can be said, in the client's language."""
        last = [word for channel in self._channels.values() for word in list(channel)[-SHOWN:]]
        words = [self._shown(word, client.language) for word in sorted(last, key=lambda word: word.n)]
        client.send(WordList(words, [Phrase(key, phrase_text(client.language, key)) for key in PHRASES]))

    def _shown(self, word: Spoken, language: str) -> Word:
        says = word.text if word.phrase is None else phrase_text(language, word.phrase)
        if word.spectator is not None:
            name = say(language, "server-spectator", number=str(word.spectator))
            return Word(word.n, name, None, True, word.time, word.phrase, says)
        named = (number for number, seat in enumerate(self._room.lobby.seats) if seat.name == word.name)
        return Word(word.n, word.name, next(named, None), False, word.time, word.phrase, says)

    def told(self, client: Client) -> dict[str, Any]:
        """Tell whether texts of one's own may be said."""
        return {"free_words": self.is_free}

    def kept(self) -> Any:
        """Keep what the host has chosen."""
        return None if self.is_free else {"free": False}

    def bring_back(self, kept: Any) -> None:
        """Go on with what the host has chosen."""
        self.is_free = kept["free"]


def phrase_text(language: str, key: PhraseKey) -> str:
    """Word a quick phrase."""
    return say(language, f"server-phrase-{key}")


def legible(text: str) -> str:
    """Give a text as one line of what can be seen: nothing in it hides, turns the line round or covers others."""
    return " ".join(visible(unicodedata.normalize("NFC", " ".join(text.split()))).split())
