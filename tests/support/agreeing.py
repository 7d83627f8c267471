"""People at one table of a real server, who decide, ask each other, and listen."""

import contextlib
import itertools
import json

from tests.support.serving import Player, open_table, post, sensible, token_of

FRIEND = {"kind": "friend"}
BOT = {"kind": "bot"}
ids = map("t{}".format, itertools.count())


class Company:
    """People at one table, each with a socket of their own."""

    def __init__(self, base: str, edition: str, names: tuple[str, ...] = ("Mia", "Ben"), bots: int = 0, **more) -> None:
        seats = [{"kind": "me", "name": names[0]}, *[FRIEND] * (len(names) - 1), *[BOT] * bots]
        opened = open_table(base, edition, seats, **more)
        self.base, self.table, self.line = base, opened["table"], contextlib.ExitStack()
        join = f"{base}/api/tables/{self.table}/join"
        self.tokens = [token_of(opened), *(token_of(post(join, json={"name": name}).json()) for name in names[1:])]
        self.people = [self.comes(token) for token in self.tokens]

    def comes(self, token: str | None = None, query: str = "") -> Player:
        person = self.line.enter_context(Player(self.base, self.table, token, query=query))
        person.hear("state")
        return person

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def catch_up(self) -> None:
        """Let everybody hear all that has happened."""
        for person in self.people:
            heard_all(person)

    def asked(self) -> tuple[Player, dict]:
        """Give whom play waits for, and the question."""
        self.catch_up()
        return next((one, one.due()) for one in self.people if one.due())

    def until(self, kind: str) -> tuple[Player, dict]:
        """Play on until somebody is asked this."""
        while True:
            person, prompt = self.asked()
            if prompt["kind"] == kind:
                return person, prompt
            person.decide(prompt["seat"], sensible(prompt))

    def does(self, *verbs: str) -> tuple[Player, int]:
        """Play on until somebody may decide one of these, and let them; give who it was and their seat."""
        while True:
            person, prompt = self.asked()
            wanted = [one["decision"] for one in prompt["options"] if one["decision"]["do"] in verbs]
            person.decide(prompt["seat"], wanted[0] if wanted else sensible(prompt))
            self.catch_up()
            if wanted:
                return person, prompt["seat"]


def heard_all(person: Player) -> list[dict]:
    """Give what a person hears until the server has nothing more to say."""
    person.say(type="ping")
    before = len(person.heard)
    person.hear("pong")
    person.say(type="ping")  # what is told when there is time comes after the first answer
    person.hear("pong")
    return [json.loads(frame) for frame in person.heard[before:]]


def latest(person: Player, kind: str) -> dict:
    heard_all(person)
    return next(one for frame in reversed(person.heard) if (one := json.loads(frame))["type"] == kind)


def takeable(person: Player) -> dict | None:
    return latest(person, "company")["take_back"]


def take_back(person: Player, seat: int, action: str | None = None, seen: int | None = None) -> dict:
    """Take back and wait for the answer, and for the table as it stands then."""
    action = action or next(ids)
    person.say(type="take_back", seat=seat, action=action, seen=person.seq if seen is None else seen)
    while (answer := person.hear("ack", "refused"))["action"] not in (action, None):
        pass
    while answer["type"] == "ack" and person.seq < answer["seq"]:
        person.hear("state")
    return answer


def propose(person: Player, seat: int, **more: object) -> None:
    person.say(type="propose", seat=seat, what="take-back", **more)


def vote(person: Player, seat: int, *, yes: bool) -> None:
    proposal = latest(person, "company")["proposal"]
    person.say(type="vote", seat=seat, proposal=proposal["number"], yes=yes)
