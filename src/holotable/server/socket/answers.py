"""Answers to clients' actions; the same action id always gets the same answer."""

from collections import OrderedDict
from typing import Final

from holotable.locales import say
from holotable.server.socket.client import Client
from holotable.server.socket.protocol import Ack, Decide, Refused, TakeBack
from holotable.server.tables.game import Game

REFUSALS_KEPT: Final = 200

Reason = tuple[str, str | None, str]  # the key, the row and the sentence of a refusal


def because(client: Client, key: str, **values: str | int) -> Reason:
    """Give a reason of the server's own, in the language of whoever asked."""
    return f"server.{key}", None, say(client.language, f"server-{key}", **values)


def refuse(game: Game | None, client: Client, action: str | None, reason: Reason) -> None:
    """Say why not, with the fresh prompts."""
    prompts = game.presenter.prompts(client.seats, client.language) if game else []
    client.send(Refused(action, *reason, game.seq if game else 0, prompts))


class RefusalMemory:
    """The refusals of one table; what was kept is remembered by the game itself."""

    def __init__(self) -> None:
        """Begin with none."""
        self._refused: OrderedDict[tuple[int, str], Reason] = OrderedDict()

    def again(self, game: Game | None, client: Client, message: Decide | TakeBack) -> bool:
        """Repeat the answer to an action that has been answered; tell whether it has."""
        if game is None or message.seat not in client.seats:
            return False
        kept = game.answered(message.seat, message.action)
        if kept is not None:
            client.send(Ack(message.action, kept))
            return True
        refused = self._refused.get((message.seat, message.action))
        if refused is not None:
            refuse(game, client, message.action, refused)
        return refused is not None

    def refuse(self, game: Game | None, client: Client, message: Decide | TakeBack, reason: Reason) -> None:
        """Refuse a decision and remember it."""
        if game is not None and message.seat in client.seats:
            self._refused[message.seat, message.action] = reason
            if len(self._refused) > REFUSALS_KEPT:
                self._refused.popitem(last=False)
        refuse(game, client, message.action, reason)
