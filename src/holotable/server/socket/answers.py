"""What is said to whoever asks for something: the same action id always gets the same answer."""

from collections import OrderedDict
from typing import Final

from holotable.locales import say
from holotable.server.socket.client import Guest
from holotable.server.socket.protocol import Ack, Decide, Refused
from holotable.server.tables.game import Game

REFUSALS_KEPT: Final = 200

Reason = tuple[str, str | None, str]  # the key, the row and the sentence of a refusal


def because(guest: Guest, key: str, **values: str) -> Reason:
    """Give a reason of the server's own, in the language of whoever asked."""
    return f"server.{key}", None, say(guest.language, f"server-{key}", **values)


def refuse(game: Game | None, guest: Guest, action: str | None, reason: Reason) -> None:
    """Say why not, with the fresh prompts."""
    prompts = game.teller.prompts(guest.seats, guest.language) if game else []
    guest.send(Refused(action, *reason, game.seq if game else 0, prompts))


class Answers:
    """The refusals of one table; what was kept is remembered by the game itself."""

    def __init__(self) -> None:
        """Begin with none."""
        self._refused: OrderedDict[tuple[int, str], Reason] = OrderedDict()

    def again(self, game: Game | None, guest: Guest, message: Decide) -> bool:
        """Repeat the answer to an action that has been answered; tell whether it has."""
        if game is None or message.seat not in guest.seats:
            return False
        kept = game.answered(message.seat, message.action)
        if kept is not None:
            guest.send(Ack(message.action, kept))
            return True
        refused = self._refused.get((message.seat, message.action))
        if refused is not None:
            refuse(game, guest, message.action, refused)
        return refused is not None

    def refuse(self, game: Game | None, guest: Guest, message: Decide, reason: Reason) -> None:
        """Refuse a decision and remember it."""
        if game is not None and message.seat in guest.seats:
            self._refused[message.seat, message.action] = reason
            if len(self._refused) > REFUSALS_KEPT:
                self._refused.popitem(last=False)
        refuse(game, guest, message.action, reason)
