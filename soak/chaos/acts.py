"""What people do at a table besides playing: everything that its company allows, and some that it does not."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

from holotable.core.rng import Generator
from holotable.families import family
from holotable.server.socket.protocol import PhraseKey
from soak.chaos.party import Party
from soak.chaos.people import Person, Question

FIRST: Final = 0.35  # how often the first answer that there is, is given: games go on with it
PHRASES: Final[tuple[PhraseKey, ...]] = ("hello", "ouch", "no-hurry")

Act = Callable[["Acts", Person], Awaitable[None]]


class Acts:
    """The acts of one party; each is of somebody who is here."""

    def __init__(self, party: Party, lot: Random) -> None:
        self.party, self.lot = party, lot
        self._rng = Generator()
        self._rng.seed(lot.getrandbits(32), 1)

    # answering

    async def answer(self, person: Person, *, is_due: bool = True) -> None:
        """Answer a question, any of those that wait for this person."""
        asked = [one for one in person.prompts if one.due is is_due and (one.options or one.bounds)]
        if asked:
            question = self.lot.choice(asked)
            await person.decide(question.seat, self._drawn(question), self._seen(person))

    def _seen(self, person: Person) -> int | None:
        """Now and then somebody has not seen all yet."""
        return max(0, person.seq - self.lot.randint(1, 3)) if self.lot.random() < 0.02 else None

    def _drawn(self, question: Question) -> dict[str, Any]:
        options = [one["decision"] for one in question.options]
        playing = [one for one in options if one["do"] != "resign"] or options
        if question.bounds and self.lot.random() < 0.5 and (free := self._unlisted(question)) is not None:
            return free
        prompt = family(self.party.family).prompts[question.kind]
        main = [one for one in playing if one["do"] in (*prompt.default, *prompt.main)]
        if main and self.lot.random() < FIRST:
            return main[0]
        if options and self.lot.random() < 0.003:
            return options[-1]
        return self.lot.choice(playing) if playing else {"do": "pass"}

    def _unlisted(self, question: Question) -> dict[str, Any] | None:
        """Draw a bid, an offer or a counter-offer."""
        view = self.party.view_for(question.seat)
        asked = {"bounds": question.bounds, "options": [one["decision"] for one in question.options]}
        drawn: dict[str, Any] | None = family(self.party.family).part("bots").draw_unlisted(self._rng, view, asked)
        if drawn is None or drawn["do"] != "offer_trade" or self.lot.random() < 0.5:
            return drawn
        offer = next((one for one in view["offers"] if one["to"] == question.seat), None)
        if offer is None:
            return drawn
        mine = {"cash": self.lot.randint(0, 50), "deeds": []}
        return {"do": "counter_trade", "offer": offer["offer"], "give": mine, "want": offer["give"]}

    async def think_aloud(self, person: Person) -> None:
        """Ask why something may not be done."""
        seat = self._own(person)
        await person.say(
            type="why", ask="q", seat=seat, decision={"do": self.lot.choice(("resign", "roll", "bid", "x"))}
        )

    # coming and going

    async def drop(self, person: Person) -> None:
        """Lose the line for a while, short or long, or for ever."""
        await self.party.leave(person, self.lot.choice((2.0, 20.0, 70.0, 150.0, 400.0)))

    async def leave(self, person: Person) -> None:
        """Close the page and stay away for long."""
        await self.party.leave(person, self.lot.choice((400.0, 1500.0, 100_000.0)))

    async def reload(self, person: Person) -> None:
        """Come with a new line before the old one is let go."""
        await person.come(knows=self.lot.random() < 0.5)

    async def move_house(self, person: Person) -> None:
        """Have a new personal link made; the old one opens nothing any more."""
        await self.party.renew(person)

    # agreeing

    async def propose(self, person: Person, what: str) -> None:
        about = None if what == "take-back" else self._somebody()
        await person.say(type="propose", seat=self._own(person), what=what, about=about)

    async def vote(self, person: Person) -> None:
        proposal = person.matters.proposal if person.matters else None
        if proposal is not None:
            asked = [seat for seat in proposal["asked"] if seat in person.seats] or [self._own(person)]
            yes = self.lot.random() < 0.8
            await person.say(type="vote", seat=asked[0], proposal=proposal["number"], yes=yes)

    async def take_back(self, person: Person) -> None:
        matters = person.matters
        if matters is None or matters.take_back is None:
            await person.take_back(self._own(person))
        elif matters.take_back["free"]:
            await person.take_back(matters.take_back["seat"])
        else:
            await person.say(type="propose", seat=matters.take_back["seat"], what="take-back")

    async def come_back(self, person: Person) -> None:
        """Take a seat back from its bot."""
        handed = [seat for seat in person.seats if seat in self.party.handed]
        await person.say(type="return", seat=(handed or person.seats)[0])

    # leading

    async def pause(self, person: Person) -> None:
        """Pause, by whoever may; somebody ends it later, perhaps only when everybody may."""
        await person.say(type="host", seat=self._own_or_host(person), do="pause")
        self.party.pause_until = self.party.now + self.lot.choice((1.0, 30.0, 290.0, 400.0))

    async def resume(self, person: Person) -> None:
        await person.say(type="host", seat=self._own_or_host(person), do="resume")

    async def invite(self, _: Person) -> None:
        """Invite a stranger to a seat; two may come at the same time."""
        host = self.party.host()
        if host is None or not host.seats:
            return
        about = self.lot.choice(self.party.free_seats() or [self._somebody()])
        await host.say(type="host", seat=self._own_or_host(host), do="invite", about=about)
        code = await self.party.code_for(about)
        if code is None:
            return
        match self.lot.randrange(5):
            case 0:
                await host.say(type="host", seat=self._own_or_host(host), do="withdraw", about=about)
            case 1:
                await self.party.watch(self.lot, invite=code)
            case _:
                await self.party.take_seat(code, about, rivals=self.lot.choice((1, 1, 2)))

    async def lead(self, person: Person) -> None:
        """Do some other thing that only the host may, whoever one is."""
        do = self.lot.choice(
            ("lock", "unlock", "free-words", "only-phrases", "make-host", "withdraw", "order", "rename")
        )
        more: dict[str, Any] = {"order": [1, 0]} if do == "order" else {"name": "Zoe"} if do == "rename" else {}
        about = self._somebody() if do in ("make-host", "withdraw", "rename") else None
        await person.say(type="host", seat=self._own_or_host(person), do=do, about=about, **more)

    # small things

    async def hold(self, person: Person) -> None:
        await person.say(type="hold", seat=self._own(person), release=self.lot.random() < 0.4)

    async def instruct(self, person: Person) -> None:
        """Give a standing instruction, or cancel one."""
        given = person.matters.instructions if person.matters else []
        if given and self.lot.random() < 0.3:
            one = self.lot.choice(given)
            fields = {name: one[name] for name in ("seat", "what", "lot", "amount", "of")}
            await person.say(type="instruct", cancel=True, **fields)
            return
        seat, what = self._own(person), self.lot.choice(("limit", "limit", "out", "decline", "quick", "claim"))
        lot, amount = self.party.lot_up(), self.lot.choice((1, 10, 60, 150, 400, 2000))
        of = self._somebody() if what == "decline" else None
        await person.say(type="instruct", seat=seat, what=what, lot=lot, amount=amount, of=of)

    async def speak(self, person: Person) -> None:
        words: dict[str, Any] = {"phrase": self.lot.choice(PHRASES)} if self.lot.random() < 0.5 else {"text": "hm …"}
        await person.say(type="say", action=next(self.party.told.ids), seat=self._own(person), **words)

    async def change_language(self, person: Person) -> None:
        person.language = self.lot.choice(self.party.chosen.languages)
        await person.say(type="language", language=person.language)

    async def say_again(self, person: Person) -> None:
        """Send something again that was acknowledged, as a page does that has not heard the answer."""
        own = [key for key in self.party.told.acks if key[0] in person.seats]
        if own:
            await person.say_again(*self.lot.choice(own[-20:]))

    async def watch(self, _: Person) -> None:
        """Somebody who only watches comes, or goes."""
        await self.party.watch(self.lot)

    async def restart(self, _: Person) -> None:
        """The server is killed, and starts again."""
        await self.party.restart()

    async def rush(self, _: Person) -> None:
        """Several do something at the same moment."""
        here = self.party.players_here()
        acts = [self.answer, self.vote, self.take_back, self.come_back, self.drop, self.pause, self.resume, self.hold]
        await asyncio.gather(*(self.lot.choice(acts)(self.lot.choice(here)) for _ in range(3)))

    # whose

    def _own(self, person: Person) -> int:
        """Give a seat of somebody's own, and now and then one of somebody else."""
        return self._somebody() if not person.seats or self.lot.random() < 0.01 else self.lot.choice(person.seats)

    def _own_or_host(self, person: Person) -> int:
        host = person.matters.host if person.matters else None
        return host if host is not None and host in person.seats else self._own(person)

    def _somebody(self) -> int:
        return self.lot.randrange(self.party.seats)


def proposing(what: str) -> Act:
    async def propose(acts: Acts, person: Person) -> None:
        await acts.propose(person, what)

    return propose


async def _silence(acts: Acts, _: Person) -> None:
    """Say nothing for longer than the pace allows."""
    acts.party.silent_for = acts.lot.choice((1.1, 1.1, 2.3))


ACTS: Final[dict[str, tuple[int, Act]]] = {  # how often, and what
    "drop": (10, Acts.drop),
    "leave": (2, Acts.leave),
    "silence": (10, _silence),
    "reload": (3, Acts.reload),
    "new link": (1, Acts.move_house),
    "bot for": (7, proposing("bot")),
    "go on without": (2, proposing("end-without")),
    "ask back": (5, proposing("take-back")),
    "vote": (12, Acts.vote),
    "take back": (10, Acts.take_back),
    "return": (6, Acts.come_back),
    "pause": (3, Acts.pause),
    "resume": (4, Acts.resume),
    "invite": (4, Acts.invite),
    "lead": (3, Acts.lead),
    "hold": (4, Acts.hold),
    "instruct": (9, Acts.instruct),
    "speak": (3, Acts.speak),
    "language": (1, Acts.change_language),
    "again": (3, Acts.say_again),
    "why": (2, Acts.think_aloud),
    "watch": (2, Acts.watch),
    "restart": (1, Acts.restart),
    "rush": (4, Acts.rush),
}
