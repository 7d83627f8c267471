"""Taking decisions back: free while nothing has followed from them, else if everybody agrees."""

from collections.abc import Sequence
from typing import Any, Final

from holotable.core.decisions import BANK
from holotable.locales import say
from holotable.server.company.matter import Matter, Room
from holotable.server.company.proposals import Motion
from holotable.server.limits import Buckets
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Takeable, TakeBack
from holotable.server.tables.decided import Made
from holotable.server.tables.game import Game

MINUTE: Final = 60.0
ASKED_MOST: Final = 2  # requests of a seat from one turn of its own to the next
THROWERS_MOST: Final = 1  # other seats whose turns are taken back too: the current one, or the one before

Found = tuple[Made, ...]  # what would be taken back, in order
Offered = tuple[int, bool, int]  # the seat, whether it is free, and the number of the decision if it is


class TakingBack(Matter, Motion):
    """What each seat may take back, and how often it has asked for it."""

    name = "take-back"
    is_for_now = True

    def __init__(self, room: Room) -> None:
        """Begin with nobody who has asked."""
        super().__init__(room)
        self._asked: dict[int, int] = {}  # how often each seat has asked
        self._turns = 0 if room.game is None else room.game.presenter.view().turns
        self._shown: dict[tuple[int, ...], Offered | None] = {}  # what those who play some seats were told
        self._hurry = Buckets(room.settings.take_backs_per_minute, MINUTE)  # by seat

    # by oneself

    def why_not_take(self, client: Client, message: TakeBack) -> str | None:
        """Give the key of the reason why a seat may not take its last decision back by itself now, or None."""
        game = self._room.game
        if message.seat not in client.seats:
            return "not-your-seat"
        if game is None:
            return "not-begun"
        if game.is_over:
            return "take-back-over"
        if not game.decided.changed <= message.seen <= game.seq:
            return "stale"
        return None if self._free(game, message.seat) else "take-back-ask-first"

    def is_too_quick(self, seat: int) -> bool:
        """Tell whether a seat takes back more than a person does."""
        return not self._hurry.take(str(seat))

    async def take_last(self, client: Client, message: TakeBack) -> None:
        """Take the last decision of a seat back."""
        assert self._room.game is not None, "it was asked why not"
        await self._take(message.seat, self._free(self._room.game, message.seat), (message.action, client))

    def _free(self, game: Game, seat: int) -> Found:
        """Give the last decision if it is this seat's, in its own turn, and nothing has followed from it."""
        last = game.decided.last
        if last is None or last.seat != seat or last.by != "person" or last.has_luck or not last.is_own_turn:
            return ()
        verb = game.family.verbs[last.decision["do"]]
        return () if verb.is_final or verb.is_leaving else (last,)

    # by agreement

    def why_not(self, seat: int, about: int | None) -> str | None:
        """Give the key of the reason why a seat may not ask for it now, or None."""
        game = self._room.game
        assert game is not None, "proposals are made in a game"
        if about is not None:
            return "take-back-own"
        if game.is_over:
            return "take-back-over"
        return None if self._with_what_followed(game, seat) else "take-back-nothing"

    def why_not_again(self, seat: int) -> str | None:
        """Give the key of the reason why a seat may not ask once more, or None."""
        return "take-back-asked" if self._asked.get(seat, 0) >= ASKED_MOST else None

    def proposed(self, seat: int) -> None:
        """Count a request."""
        self._asked[seat] = self._asked.get(seat, 0) + 1
        self.is_old = True

    def came_to_nothing(self, _seat: int) -> None:
        """Take no notice: every request counts."""

    def asked(self, seat: int, _about: int | None) -> list[int]:
        """Give the people who play and are here; whose seat a bot plays is not asked."""
        assert self._room.game is not None, "proposals are made in a game"
        view = self._room.game.presenter.view()
        here = self._room.broadcaster.here - self._room.broadcaster.handed
        people = [number for number, one in enumerate(self._room.lobby.seats) if one.kind == "person"]
        return [one for one in people if one != seat and one in here and not view.has_left(one)]

    async def carry_out(self, seat: int, _about: int | None) -> None:
        """Take back what the seat decided last, and all that followed."""
        assert self._room.game is not None, "proposals are made in a game"
        await self._take(seat, self._with_what_followed(self._room.game, seat))

    def words(self, seat: int, language: str) -> dict[str, str | int]:
        """Say what the seat decided last, and how many decisions followed."""
        assert self._room.game is not None, "proposals are made in a game"
        return self._told_of(self._room.game, self._with_what_followed(self._room.game, seat), language)

    def _with_what_followed(self, game: Game, seat: int) -> Found:
        """Give a seat's own last decision and all that followed; nothing if too much has, or a seat has left."""
        throwers: set[int] = set()
        followed: list[Made] = []
        for made in reversed(game.decided.recent):
            verb = game.family.verbs[made.decision["do"]]
            throwers |= {made.seat} if verb.is_throw and made.seat != seat else set()
            if made.seat == BANK or verb.is_leaving or len(throwers) > THROWERS_MOST:
                return ()
            followed.append(made)
            if made.seat == seat and made.by == "person":
                return tuple(reversed(followed))
        return ()

    # both

    async def _take(self, seat: int, taken: Found, by: tuple[str, Client] | None = None) -> None:
        """Take decisions back, and tell everybody in words that are found before they are gone."""
        game = self._room.game
        assert game is not None, "decisions are taken back in a game"
        name = self._room.lobby.seats[seat].name
        says = {
            language: say(language, "server-taken-back", name=name, **self._told_of(game, taken, language))
            for language in {client.language for client in self._room.broadcaster.clients}
        }
        await self._room.take_back(seat, [made.seq for made in taken], says, by)

    def _told_of(self, game: Game, found: Found, language: str) -> dict[str, str | int]:
        if not found:
            return {"what": "", "more": 0}
        made, speech = found[0], game.presenter.speech(language)
        if made.has_luck:
            what = speech.decision(made.decision)
        else:
            what = speech.choice(made.seat, made.decision, game.events_of(made.seq))
        return {"what": what, "more": len(found) - 1}

    # what is noticed, told and kept

    def decided(self, seat: int, decision: Any, by: object) -> None:
        """Let the seat ask again whose turn has begun; what can be taken back has changed."""
        assert self._room.game is not None, "decisions are made in a game"
        view = self._room.game.presenter.view()
        if view.turns != self._turns:
            self._turns = view.turns
            self._asked.pop(view.turn, None)
        self._notice()

    def taken_back(self, seat: int) -> None:
        """Notice what can be taken back now; nobody may ask more often for it."""
        assert self._room.game is not None, "decisions are made in a game"
        self._turns = self._room.game.presenter.view().turns
        self._notice()

    def told(self, client: Client) -> dict[str, Any]:
        """Give what a client's seats may take back."""
        game, offered = self._room.game, self._offered(client.seats)
        self._shown[client.seats] = offered
        if game is None or offered is None:
            return {"take_back": None}
        seat, is_free, _ = offered
        if not is_free:
            return {"take_back": Takeable(seat, False, say(client.language, "server-take-back-ask"))}
        what = game.presenter.offered(seat, self._free(game, seat)[0].decision, client.language)
        return {"take_back": Takeable(seat, True, say(client.language, "server-take-back-free", what=what))}

    def _offered(self, seats: Sequence[int]) -> Offered | None:
        """Give what somebody may take back who plays these seats: the last of their decisions."""
        game = self._room.game
        if game is None or game.is_over:
            return None
        free = [(seat, True, found[0].seq) for seat in seats if (found := self._free(game, seat))]
        asking = [seat for seat in seats if self.why_not_again(seat) is None]
        asked = [(seat, False, 0) for seat in asking if self._with_what_followed(game, seat)]
        return next(iter(free or asked), None)

    def _notice(self) -> None:
        """See whether somebody may take back something else than was told."""
        seated = {client.seats for client in self._room.broadcaster.clients}
        self.is_old |= any(self._offered(seats) != self._shown.get(seats) for seats in seated)

    def kept(self) -> Any:
        """Give how often each seat has asked."""
        return [[seat, count] for seat, count in sorted(self._asked.items())] or None

    def bring_back(self, kept: Any) -> None:
        """Go on counting."""
        self._asked = dict(kept)
