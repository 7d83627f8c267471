"""Plays one game: time passes, people answer, and do everything else."""

import asyncio
import hashlib
import shutil
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from holotable.server.settings import Settings
from soak.chaos.acts import ACTS, Acts
from soak.chaos.checking import check, compare_views, play_again
from soak.chaos.counting import Played
from soak.chaos.hall import COMPLAINTS, Hall, Line, talk
from soak.chaos.party import Party
from soak.chaos.tables import Chosen, choose
from soak.chaos.virtual import WORLD, Loop
from soak.chaos.watching import Watch
from soak.kills.kept import KeptFile, read_file

LAST_STEPS: Final = 60
TARGET: Final = 0.6  # how often something else than an answer happens at the kind of question that is tried
USUAL: Final = 0.3
DROPPING: Final = 0.3  # how often somebody drops there
PACES: Final = {"none": 30.0, "brisk": 30.0, "relaxed": 90.0, "days": 86_400.0}


class Evening:
    """One game from the first guest to the last check."""

    def __init__(self, number: int, seed: int, place: Callable[[Chosen], Hall]) -> None:
        self.lot = Random(f"{seed} {number}")  # noqa: S311 - draws what people do
        self.chosen = choose(number, self.lot)
        self.hall = place(self.chosen)
        self.state: str | None = None
        self.party = Party(self.hall, self.chosen, self.lot)
        self.acts = Acts(self.party, self.lot)
        self.played = _described(number, self.chosen)

    async def play(self) -> Played:
        """Play, end, and check."""
        self.hall.start()
        await self.party.sit_down()
        self.watch = Watch(self.party)
        for _ in range(self.chosen.steps):
            if await self._is_over():
                break
            await self._step()
        else:
            await self._give_up()
        await self._end()
        return self.played

    # playing

    async def _step(self) -> None:
        """Let some time pass, then somebody act."""
        party = self.party
        await self._let_time_pass()
        await party.let_come()
        if party.pause_until <= party.now:
            party.pause_until = party.now + 60.0
            await self.acts.resume(self.lot.choice(party.players_here()))
        kinds = party.questions()
        self.played.met(set(kinds.values()))
        targets = [seat for seat, kind in kinds.items() if kind == self.chosen.target]
        if self.lot.random() < (TARGET if targets else USUAL):
            await self._act(kinds, targets)
        else:
            await self._answer()

    async def _act(self, kinds: dict[int, str], targets: list[int]) -> None:
        """Let somebody do something, rather somebody who is asked, most of all what is tried."""
        names = list(ACTS)
        (name,) = self.lot.choices(names, [ACTS[one][0] for one in names])
        here = self.party.players_here()
        tried = [one for one in here if set(one.seats) & set(targets)]
        due = [one for one in here if any(question.due for question in one.prompts)]
        asked = tried or (due if self.lot.random() < 0.7 else []) or here
        if not asked:
            return
        if tried and self.lot.random() < DROPPING:
            name = "drop"
        person = self.lot.choice(asked)
        own = [kind for seat, kind in kinds.items() if seat in person.seats]
        self.played.did(own or kinds.values(), name)
        await ACTS[name][1](self.acts, person)

    async def _answer(self) -> None:
        """Let somebody answer, if anybody is asked; more than one, where several are."""
        here = self.party.players_here()
        proposal = next((one.matters.proposal for one in here if one.matters and one.matters.proposal), None)
        if proposal is not None and self.lot.random() < 0.5:
            asked = [one for one in here if set(one.seats) & set(proposal["asked"])]
            await self.acts.vote(self.lot.choice(asked or here))
            return
        due = [one for one in here if any(question.due for question in one.prompts)]
        others = [one for one in here if any(not question.due for question in one.prompts)]
        if others and (not due or self.lot.random() < 0.15):
            await self.acts.answer(self.lot.choice(others), is_due=False)
        elif due:
            await self.acts.answer(self.lot.choice(due))

    async def _let_time_pass(self) -> None:
        """Wait a little, or for longer than the pace allows; then nothing may be stuck."""
        times, self.party.silent_for = self.party.silent_for, 0.0
        pace = PACES[self.chosen.wish.pace]
        await WORLD.sleep(times * pace + 6.0 if times else self.lot.choice((0.01, 0.5, 0.8, 1.7, 3.0, 12.0)))
        await self.watch.look()

    async def _is_over(self) -> bool:
        game = self.party.game
        if game is not None and game.is_over:
            self.played.ended = "by itself" if self.played.ended == "cut" else self.played.ended
            return True
        return False

    # ending

    async def _give_up(self) -> None:
        """Let everybody come back and resign, so that most games have an end that can be checked."""
        for _ in range(LAST_STEPS):
            await WORLD.sleep(2.0)
            if (game := self.party.game) is not None and game.is_over:
                self.played.ended = "resigned"
                return
            await self._resign()

    async def _resign(self) -> None:
        party = self.party
        for person in [one for one in party.people if one.seats and not one.is_here]:
            await person.come()
        if party.is_paused:
            await WORLD.sleep(301.0)
            await self.acts.resume(self.lot.choice(party.players_here()))
        for person in party.players_here():
            for seat in person.seats:
                if seat in party.handed:
                    await person.say(type="return", seat=seat)
            options = [option["decision"] for one in person.prompts for option in one.options]
            if any(option["do"] == "resign" for option in options):
                await person.decide(self._resigning(person), {"do": "resign"})
            else:
                await self.acts.answer(person)

    def _resigning(self, person: Any) -> int:
        return next(
            one.seat for one in person.prompts if any(option["decision"]["do"] == "resign" for option in one.options)
        )

    async def _end(self) -> None:
        """Let everybody see the end, and stop the server."""
        party = self.party
        if not party.players_here():
            await party.people[0].come()
        await asyncio.sleep(1.0)
        stands = self.hall.is_alone or await self._is_over()  # else the server plays on meanwhile
        if stands:
            compare_views(party)
        live = None if party.game is None else party.game.table.state_hash
        state = play_again(party, self.hall, self.played)
        self.state = state if stands else None
        if stands and live is not None and state != live:
            party.told.find("played again from the disk, the game stands otherwise than at the table")
        for person in party.here():
            person.lose()
        await self.hall.stop()

    def sum_up(self, file: KeptFile) -> None:
        """Compare what was told with what is on the disk, and write down what was found."""
        told = self.party.told
        check(self.party, file, self.state, self.played)
        self.played.findings += told.findings
        self.played.refusals.update(told.refusals)
        self.played.starts = self.hall.starts
        self.played.people = len(self.party.people)
        self.played.seconds = self.party.now - 1000.0
        self.played.tallies.update(by for _, by, _ in told.decisions.values())


def _settings(chosen: Chosen) -> Settings:
    return Settings(snapshot_every=chosen.snapshot_every, idle=1800.0 if chosen.wish.pace == "days" else 60.0)


def _described(number: int, chosen: Chosen) -> Played:
    begins = "anew" if chosen.position is None else "placed"
    return Played(number, chosen.wish.edition, chosen.variant, chosen.wish.pace, chosen.family, begins)


def play(number: int, seed: int, folder: Path, template: Path | None, keep: Path | None) -> dict[str, Any]:
    """Play the game with a number; give all that is known of it."""
    WORLD.begin(f"{seed} {number}")
    Line.count = 0
    COMPLAINTS.heard.clear()
    games = folder / f"game-{number}.sqlite3"
    secret = hashlib.sha256(f"{seed} {number}".encode()).digest()
    evening = Evening(number, seed, lambda chosen: Hall(games, _settings(chosen), secret))
    talk(at_length=evening.chosen.is_wordy)
    if template is not None:
        shutil.copyfile(template, games)
    loop = Loop()
    try:
        loop.run_until_complete(evening.play())
        evening.sum_up(read_file(games))
    except BaseException as problem:
        if isinstance(problem, KeyboardInterrupt):
            raise
        evening.played.findings.append(f"it broke: {traceback.format_exc()}")
        if hasattr(evening.party, "told"):
            evening.played.findings += evening.party.told.findings
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
    evening.played.findings += COMPLAINTS.heard
    if keep is not None and evening.played.findings:
        shutil.copy(games, keep)
    for leftover in folder.glob(f"{games.name}*"):
        leftover.unlink()
    return vars(evening.played)
