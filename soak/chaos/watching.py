"""Watches one table while it is played: nothing may be stuck."""

from typing import Final

from soak.chaos.party import Party
from soak.chaos.virtual import WORLD

BOTS_MOST: Final = 40.0 + 20.0  # seconds: what people can make bots wait, and a question to everybody


class Watch:
    """Compares what everybody was told with the time; looked whenever time has passed."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self._bots_since: tuple[object, float] = (None, party.now)
        self._seen: list[str] = []

    async def look(self) -> None:
        """Look, and where something is wrong once more: the first time it may just have been about to change."""
        if self._looked():
            await WORLD.sleep(0.5)
            for what in self._looked():
                self._party.told.find(f"stuck: {what}")

    def _looked(self) -> list[str]:
        self._seen = []
        for person in self._party.here():
            for seat in person.overdue():
                self._find(f"seat {seat} is overdue at {self._party.asked().get(seat)}, as {person.seats} is told")
        self._look_at_deadlines()
        self._look_at_bots()
        return self._seen

    def _look_at_deadlines(self) -> None:
        """Everybody whom play waits for has a deadline, which runs while people are here and no pause is."""
        party, actor, game = self._party, self._party.actor, self._party.game
        here = [] if WORLD.scale else party.here()  # where time is real, the news is on its way
        if party.chosen.wish.pace == "none" or actor is None or game is None or not here or here[0].matters is None:
            return
        wanted = {seat for seat in party.asked() if party.kind_of(seat) == "person" and seat not in party.handed}
        told = {one["seat"]: one["runs"] for one in here[0].matters.deadlines}
        if set(told) != wanted:
            self._find(f"deadlines of {sorted(told)}, and play waits for {sorted(wanted)}")
        runs = not party.is_paused and (bool(party.players_here()) or party.chosen.wish.pace == "days")
        if any(one is not runs for one in told.values()):
            self._find(f"deadlines run: {told}, expected {runs}")

    def _look_at_bots(self) -> None:
        party, actor = self._party, self._party.actor
        asked = party.asked()
        bots = [seat for seat in asked if party.kind_of(seat) == "bot" or seat in party.handed]
        is_asked_back = any(one.matters and one.matters.proposal for one in party.here())
        stands = not bots or party.is_paused or not party.players_here() or is_asked_back
        where = None if stands or actor is None or actor.game is None else (actor.game.seq, len(actor.game.told))
        if where != self._bots_since[0]:
            self._bots_since = (where, party.now)
        elif where is not None and party.now - self._bots_since[1] > BOTS_MOST / (WORLD.scale or 1.0) + WORLD.late:
            self._find(f"the bots on {bots} do not answer {asked}")

    def _find(self, what: str) -> None:
        self._seen.append(what)
