"""Everybody at one table: who sits where, who is here, and who comes back when."""

import asyncio
import math
from random import Random
from typing import Any, Final

import msgspec

from holotable.server.store.game_log import StoredGame
from holotable.server.tables.game import Game, entropy_of, header_of
from holotable.server.tables.lobby import Lobby
from holotable.server.tables.table_actor import TableActor
from holotable.table import Table
from holotable.table.sealed import Sealed, dice_key
from soak.chaos.hall import Hall
from soak.chaos.people import Person, Told
from soak.chaos.tables import NAMES, Chosen
from soak.chaos.virtual import WORLD

WATCHERS_MOST: Final = 2


class Party:
    """The people of one table, and strangers who come to it."""

    def __init__(self, hall: Hall, chosen: Chosen, lot: Random) -> None:
        self.hall, self.chosen, self._lot = hall, chosen, lot
        self.family, self.seats = chosen.family, len(chosen.wish.seats)
        self.people: list[Person] = []  # who have a seat, or had one
        self.watchers: list[Person] = []
        self.pause_until = math.inf
        self.silent_for = 0.0  # times the pace

    async def sit_down(self) -> None:
        """Make the table, and let everybody join."""
        wish = self.chosen.wish
        table, token = await self.hall.make(wish)
        self.told = Told(table)
        self._add(token)
        friends = [seat for seat, one in enumerate(wish.seats) if one.kind == "friend"]
        if not friends:
            await self._set_up()
        for seat in friends:
            if seat == friends[-1]:
                await self._set_up(seat)
            self._add(await self.hall.join(table, NAMES[seat], f"friend-{seat}-of-{table}"))
        for person in self.people:
            await person.come()

    def _add(self, token: str) -> Person:
        person = self.hall.person(self.hall, self.told, token, self._lot.choice(self.chosen.languages))
        self.people.append(person)
        return person

    async def _set_up(self, last: int | None = None) -> None:
        """Set the table to the chosen position, as one that goes on from a file."""
        kept = self.hall.registry.storage.load(self.told.table)
        assert kept is not None, "it was made"
        self.told.secret = kept.seed.hex().encode()
        if self.chosen.position is None:
            return
        lobby = msgspec.convert(kept.lobby, Lobby)
        lobby = lobby if last is None else lobby.take(last, NAMES[last], None)
        await self._begin(kept, lobby, self.chosen.position)

    async def _begin(self, kept: StoredGame, lobby: Lobby, position: Any) -> None:
        entropy = entropy_of(lobby, kept.seed)
        assert entropy is not None, "every seat brings something"
        luck = Sealed(dice_key(kept.seed, [one["value"] for one in entropy]))
        named = [{**one, "name": lobby.seats[seat].name} for seat, one in enumerate(position["seats"])]
        table = Table.from_position({**position, "seats": named}, luck=luck)
        due = list(table.due.seats) if table.due else []
        await self.hall.registry.storage.begin(kept.id, header_of(table, kept.seed, entropy), due)

    # what is known of the table; only what is counted and where time may pass depends on it

    @property
    def now(self) -> float:
        return WORLD.now

    @property
    def actor(self) -> TableActor | None:
        return self.hall.registry._actors.get(self.told.table)

    @property
    def game(self) -> Game | None:
        return None if self.actor is None else self.actor.game

    @property
    def handed(self) -> set[int]:
        return set() if self.actor is None else self.actor.broadcaster.handed

    @property
    def is_paused(self) -> bool:
        return self.actor is not None and self.actor._matters.host.is_paused

    def kind_of(self, seat: int) -> str:
        """Give whether a person, a bot, or nobody yet sits there."""
        return "open" if self.actor is None else self.actor.lobby.seats[seat].kind

    def asked(self) -> dict[int, str]:
        """Give what play waits for, by seat."""
        game = self.game
        if game is None or game.is_over:
            return {}
        return {seat: str(game.table.prompt_kind(seat)) for seat in game.presenter.due()}

    def questions(self) -> dict[int, str]:
        """Give what every seat is asked, those too for which play does not wait."""
        game = self.game
        if game is None or game.is_over:
            return {}
        kinds = ((seat, game.table.prompt_kind(seat)) for seat in range(self.seats))
        return {seat: kind for seat, kind in kinds if kind is not None}

    def view_for(self, seat: int) -> dict[str, Any]:
        assert self.game is not None, "somebody is asked"
        return self.game.table.view(seat)

    def lot_up(self) -> int:
        """Give the number of what is up for auction."""
        game = self.game
        auction = None if game is None else getattr(game.presenter.view(), "auction", None)
        return 0 if auction is None else auction.lot

    # who

    def players_here(self) -> list[Person]:
        return [one for one in self.people if one.is_here and one.seats]

    def here(self) -> list[Person]:
        return [one for one in (*self.people, *self.watchers) if one.is_here]

    def holder(self, seat: int) -> Person | None:
        return next((one for one in reversed(self.people) if seat in one.seats), None)

    def host(self) -> Person | None:
        here = self.players_here()
        return next((one for one in here if one.matters and one.matters.host in one.seats), None)

    def free_seats(self) -> list[int]:
        """Give the seats to which somebody may be invited."""
        away = set() if self.actor is None else self.actor.broadcaster.away
        return [seat for seat in range(self.seats) if self.kind_of(seat) == "bot" or seat in away]

    # coming and going

    async def leave(self, person: Person, seconds: float) -> None:
        await person.go()
        person.back_at = self.now + seconds

    async def let_come(self) -> None:
        """Let those come back whose time it is; nobody waits for ever at an empty table."""
        for person in self.people:
            if person.is_here:
                continue
            if person.back_at is None or person.back_at <= self.now:
                await person.come()
        if not self.players_here():
            await self._wait_for_the_next()

    async def _wait_for_the_next(self) -> None:
        late = self.chosen.wish.pace == "days" and self._lot.random() < 0.3
        await WORLD.sleep(self._lot.choice((86_400.0, 200_000.0) if late else (0.0, 3.0, 30.0, 100.0)))
        person = self._lot.choice([one for one in self.people if not one.is_here and one.seats] or self.people)
        await person.come()

    async def renew(self, person: Person) -> None:
        """Have a new link made for somebody."""
        if person.token is not None and person.seats:
            token = await self.hall.registry.renew(self.told.table, person.token)
            person.token = token
            await self.settled()
            await person.come()

    async def settled(self) -> None:
        """Wait until everybody has heard everything."""
        await WORLD.sleep(0.001)

    async def watch(self, lot: Random, invite: str | None = None) -> None:
        """Let somebody come who watches, or one of them go."""
        if len(self.watchers) >= WATCHERS_MOST:
            await self.watchers.pop(lot.randrange(len(self.watchers))).go()
            return
        watcher = self.hall.person(self.hall, self.told, None, lot.choice(self.chosen.languages), invite)
        self.watchers.append(watcher)
        await watcher.come()

    async def code_for(self, seat: int) -> str | None:
        """Give the code of an invitation, as its host sees it."""
        await self.settled()
        host = self.host()
        shown = host.matters.invites if host is not None and host.matters else []
        return next((one["code"] for one in shown if one["seat"] == seat), None)

    async def take_seat(self, code: str, seat: int, rivals: int) -> None:
        """Let strangers take a seat at the same time: exactly one gets it."""
        tokens = await asyncio.gather(*(self.hall.take(self.told.table, code) for _ in range(rivals)))
        taken = [token for token in tokens if token is not None]
        if len(taken) > 1:
            self.told.find(f"{len(taken)} strangers have got seat {seat}")
        for token in taken[:1]:
            for person in self.people:
                if seat in person.seats:
                    person.seats = [one for one in person.seats if one != seat]
            await self._add(token).come()

    async def restart(self) -> None:
        """Kill the server, and start it again; everybody's page comes back by itself."""
        if not self.hall.is_alone:
            return
        here = self.here()
        for person in here:
            person.lose()
        await self.hall.stop()
        self.hall.start()
        for person in here:
            person.back_at = self.now + self._lot.choice((0.0, 0.0, 3.0))
        self.watchers.clear()
