"""What only Episode I and The Clone Wars have: missions, prizes, sides, a tax chosen unseen, short and timed games."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path

from holotable.server.tables.game import new_table
from holotable.server.tables.lobby import Lobby
from holotable.table import Table
from tests.web.people import likeliest
from tests.web.prepared import GAMES, Moment, Prepared, Step, kept, lobby_for, moments, played, seed_of

THREE = ("Mia", "Ben", "Ada")
EIGHT = ("Mia", "Ben", "Ada", "Jon", "Zoë", "Finn", "Lea", "Maximilian")
FAR = 60  # decisions, until there is something to see on a board
HOUR = 60
LONGEST, LAST = 24, 6  # decisions
PLAIN = {"roll", "end_turn", "claim_rent", "settle", "declare_bankruptcy", "buy", "draw", "pass", "auction", "pay_fine"}
Ready = Callable[[Table], bool]


def asks(kind: str, after: int = 0) -> Ready:
    """Somebody is asked this, after so many decisions."""
    return lambda table: (
        table.due is not None and table.prompt_kind(table.due.seats[0]) == kind and len(table.log["records"]) > after
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
        **moments(lobby_for("clone-wars", THREE, missions=True), (3,), MISSIONS),
        **moments(lobby_for("clone-wars", THREE, variant="short"), (0,), SHORT),
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


# whole situations, with what the people in the browsers decide


def mission_game(games: Path) -> Prepared:
    """A game of two from the choice of tokens on, in which one mission is lost and one won, with a deed as its prize."""
    lobby = lobby_for("clone-wars", missions=True)
    for number in (344, *range(GAMES)):
        seed = seed_of(lobby, number)
        table = rehearsed(new_table(lobby, seed))
        if table is not None:
            script = tuple((step["seat"], step["decision"]) for step in table.log["records"])
            return kept(games, lobby, seed, new_table(lobby, seed), script)
    raise AssertionError(f"none of {GAMES} games has such missions")


def rehearsed(table: Table) -> Table | None:
    """Play as somebody at the page would, until both missions are settled."""
    wanted = {"lost", "taken"}
    for _ in range(LONGEST):
        if table.due is None:
            return None
        seat = table.due.seats[0]
        decision = plain(table, seat)
        if decision is None:
            return None
        events = table.play(seat, decision)
        wanted -= {"lost" for event in events if event.kind == "MissionRolled" and not event.facts["won"]}
        wanted -= {"taken" for _ in events if decision["do"] == "take_deed"}
        if not wanted and table.prompt_kind(table.due.seats[0]) != "take_prize":
            return table
    return None


def plain(table: Table, seat: int) -> dict | None:
    """The likeliest decision; none where the page has two buttons for the same."""
    options = table.options(seat)
    kind = table.prompt_kind(seat)
    if kind in ("pick_token", "take_prize"):
        return options[-1] if kind == "pick_token" and seat % 2 else options[0]
    if kind == "go_on_mission":
        return {"do": "start_mission"}
    verbs = [option["do"] for option in options]
    verb = likeliest(verbs)
    return options[verbs.index(verb)] if verbs.count(verb) == 1 else None


def short_end(games: Path) -> Prepared:
    """The last decisions of a short game of three, all of them such as a button is there for."""
    lobby = lobby_for("clone-wars", THREE, variant="short")
    for _, seed, table in played(lobby, (17, 10)):
        steps = [(step["seat"], step["decision"]) for step in table.log["records"]]
        if is_over(table) and all(decision["do"] in PLAIN for _, decision in steps[-LAST:]):
            return kept(games, lobby, seed, again(lobby, seed, steps[:-LAST]), tuple(steps[-LAST:]))
    raise AssertionError(f"none of {GAMES} games ends plainly")


def again(lobby: Lobby, seed: bytes, steps: list[Step]) -> Table:
    """Play known decisions with the luck of a seed."""
    table = new_table(lobby, seed)
    for seat, decision in steps:
        table.play(seat, decision)
    return table
