"""What only Episode I and The Clone Wars have: missions, prizes, sides, a tax chosen unseen, short and timed games."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path

from holotable.table import Table
from tests.web.prepared import Moment, Prepared, kept, lobby_for, moments, played

THREE = ("Mia", "Ben", "Ada")
EIGHT = ("Mia", "Ben", "Ada", "Jon", "Zoë", "Finn", "Lea", "Maximilian")
FAR = 60  # decisions, until there is something to see on a board
HOUR = 60
Ready = Callable[[Table], bool]


def asks(kind: str, after: int = 0) -> Ready:
    """Somebody is asked this, after so many decisions."""
    return lambda table: (
        table.due is not None and len(table.log["records"]) > after and table.prompt_kind(table.due.seats[0]) == kind
    )


def gives(prize: str) -> Ready:
    """A mission has been won, and its prize is to be chosen."""
    return lambda table: asks("take_prize")(table) and table.view()["mission"]["prize"] == prize


def is_over(table: Table) -> bool:
    return table.due is None


MISSIONS: Mapping[str, Ready] = {
    "token": asks("pick_token", 0),
    "mission": asks("go_on_mission", FAR),
    "take": gives("take"),
    "jump": gives("jump"),
    "send": gives("displace"),
    "steal": gives("steal"),
    "defeat": gives("defeat"),
}
SHORT: Mapping[str, Ready] = {"leave": asks("fine_or_stay"), "score": is_over}
RICHER = (*MISSIONS, *SHORT, "claims", "timed", "tax")


@functools.cache
def found() -> dict[str, Moment]:
    """Every moment that there is to see; the numbers are of games that have them early under the rules of today."""
    return {
        **moments(lobby_for("clone-wars", THREE, missions=True), (14, 49, 16), MISSIONS),
        **moments(lobby_for("clone-wars", THREE, variant="short"), (4,), SHORT),
        **moments(lobby_for("episode-one", minutes=HOUR, variant="timed"), (), {"timed": asks("buy_or_auction", FAR)}),
        **moments(lobby_for("episode-one", EIGHT), (), {"tax": asks("tax_or_share", FAR)}),
        "claims": last_claims(),
    }


def last_claims() -> Moment:
    """A short game that ends because somebody gives up, while another may still ask for rent."""
    for lobby, seed, played_on in played(lobby_for("clone-wars", THREE, variant="short"), ()):
        claims = played_on.view()["claims"]
        if not claims or len(played_on.log["records"]) < FAR:
            continue
        table = played_on.copy()
        third = sum(range(len(THREE))) - claims[0]["debtor"] - claims[0]["creditor"]
        if table.refusal(third, {"do": "resign"}) is None:
            table.play(third, {"do": "resign"})
            return lobby, seed, table
    raise AssertionError("no rent is left open in any game")


def kept_moments(games: Path) -> dict[str, Prepared]:
    """Keep all of them for a server."""
    return {name: kept(games, *moment) for name, moment in found().items()}
