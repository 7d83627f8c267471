"""Several people at one table, each with a socket of their own; after every decision all have heard of it."""

import contextlib
import json
from collections.abc import Callable

from tests.support.serving import Player, open_table, post, sensible, token_of

ME = {"kind": "me", "name": "Mia"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot"}


class People:
    """The people of one table, by seat."""

    def __init__(self, base: str, opened: dict, tokens: list[str], stack: contextlib.ExitStack) -> None:
        self.base, self.table, self.tokens = base, opened["table"], tokens
        self.players = [stack.enter_context(Player(base, self.table, token)) for token in tokens]
        for one in self.players:
            one.hear("state")

    def __getitem__(self, seat: int) -> Player:
        return self.players[seat]

    @property
    def view(self) -> dict:
        self.sync()
        return self.players[0].view

    def sync(self) -> None:
        """Let everybody hear what somebody has heard."""
        latest = max(one.seq for one in self.players)
        for one in self.players:
            while one.seq < latest:
                one.hear("events", "state")

    def play(self, seat: int, decision: dict) -> dict:
        """Play a decision for a seat; give the answer."""
        self.sync()
        answer = self[seat].decide(seat, decision)
        while answer["type"] == "ack" and self[seat].seq < answer["seq"]:
            self[seat].hear("events")
        self.sync()
        return answer

    def asked(self) -> dict:
        """Wait for the prompt of somebody that play waits for."""
        while (prompt := self._asked()) is None:
            self[0].hear("events", "state")
        return prompt

    def _asked(self) -> dict | None:
        self.sync()
        return next((prompt for one in self.players if (prompt := one.due()) is not None), None)

    def until(self, is_there: Callable[[dict], bool], choose: Callable[[dict], dict] = sensible) -> dict:
        """Play on until a prompt is as wished; give it."""
        while not is_there(prompt := self.asked()):
            self.play(prompt["seat"], choose(prompt))
        return prompt

    def auction(self) -> int:
        """Play until something is up for auction; give the number of the lot."""
        finder = self.until(lambda prompt: prompt["kind"] == "buy_or_auction")["seat"]
        self.play(finder, {"do": "auction"})
        return self.view["auction"]["lot"]

    def instruct(self, seat: int, what: str, **more: object) -> dict:
        """Give an instruction; give the answer, a ``company`` or a refusal."""
        for _ in range(2):  # what is told when there is time comes before the second answer
            self[seat].say(type="ping")
            self[seat].hear("pong")
        self[seat].say(type="instruct", seat=seat, what=what, **more)
        return self[seat].hear("company", "refused")


def sit_down(stack: contextlib.ExitStack, base: str, edition: str, *, people: int, bots: int = 0, **more) -> People:
    """Seat so many people and bots."""
    opened = open_table(base, edition, [ME, *[FRIEND] * (people - 1), *[BOT] * bots], **more)
    names = ("Ben", "Eve", "Jon", "Ida", "Udo")[: people - 1]
    joined = [post(f"{base}/api/tables/{opened['table']}/join", json={"name": name}).json() for name in names]
    return People(base, opened, [token_of(opened), *map(token_of, joined)], stack)


def events_of(player: Player) -> list[dict]:
    """Give every decision that somebody has heard of."""
    return [message for frame in player.heard if (message := json.loads(frame))["type"] == "events"]


def standing(company: dict) -> list[tuple]:
    """Give the instructions that a message tells of."""
    return [(one["seat"], one["what"]) for one in company["instructions"]]
