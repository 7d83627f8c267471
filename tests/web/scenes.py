"""The scenes of the page that are looked at: by axe, for words of the wrong language, and on pictures."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import expect

from holotable.bots import ways_to_pay
from holotable.table import Table
from tests.support.serving import open_table, serving, token_of
from tests.web.people import Person
from tests.web.prepared import Prepared, end_of_a_game, in_the_middle, near_the_end
from tests.web.richer import RICHER, kept_moments

FAR = 60  # decisions, until there is something to see on a board
MANY = 4  # ways to raise cash


@dataclass(frozen=True)
class Gallery:
    """A server with games in which there is something to see."""

    base: str
    end: Prepared
    offer: Prepared
    auction: Prepared
    debt: Prepared
    raising: Prepared
    over: Prepared
    ring: Prepared
    race: Prepared
    richer: dict[str, Prepared]


@contextlib.contextmanager
def gallery(games: Path):
    """Prepare the games and serve them."""
    script = end_of_a_game()[-1]
    verbs = [decision["do"] for _, decision in script]
    shown = {
        "end": near_the_end(games),
        "offer": near_the_end(games, verbs.index("offer_trade") + 1),
        "auction": near_the_end(games, verbs.index("bid") + 1),
        "debt": near_the_end(games, len(script) - 1),
        "raising": in_the_middle(games, "mandalorian", is_raising),
        "over": near_the_end(games, len(script)),
        "ring": in_the_middle(games, "boba-fett", is_buying),
        "race": in_the_middle(games, "falcon", is_choosing),
        "richer": kept_moments(games),
    }
    with serving(games) as base:
        yield Gallery(base, **shown)


def is_buying(table: Table) -> bool:
    return table.prompt_kind(0) == "buy_or_auction" and len(table.log["records"]) > FAR


def is_raising(table: Table) -> bool:
    """The first seat owes more than its cash and can pay, and could break up a set for it."""
    ways = ways_to_pay(table, 0)
    return len(ways) > MANY and any(way.advised for way in ways) and any(way.groups for way in ways)


def is_choosing(table: Table) -> bool:
    return len(table.options(0)) > 2 and len(table.log["records"]) > FAR


# how to get there


def landing(person: Person, _: Gallery) -> None:
    person.visit()
    expect(person.button("landing-bots")).to_be_enabled()


def new_table(person: Person, shown: Gallery) -> None:
    landing(person, shown)
    person.ask_for("bots", "mandalorian")


def waiting_room(person: Person, shown: Gallery) -> None:
    opened = open_table(shown.base, "boba-fett", [{"kind": "me", "name": "Mia"}, {"kind": "friend"}])
    person.visit(f"/r/{token_of(opened)}")
    person.sees(person.t("wait-head"))


def invitation(person: Person, shown: Gallery) -> None:
    opened = open_table(shown.base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "friend"}])
    person.visit(f"/t/{opened['table']}")
    expect(person.page.get_by_label(person.t("wait-name"))).to_be_visible()


def estate(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.end.way_to(shown.end.script[0][0]))


def ring(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.ring.way_to(0))


def race(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.race.way_to(0))


def trade(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.offer.way_to(shown.offer.script[0][0]))
    person.open_offer()


def auction(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.auction.way_to(shown.auction.script[0][0]))
    expect(person.page.locator("[data-decision=bid]")).to_be_visible()


def debt(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.debt.way_to(shown.debt.script[0][0]))


def raising(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.raising.way_to(0))


def over(person: Person, shown: Gallery) -> None:
    person.sit_down(shown.over.way_to(0))


def story(person: Person, shown: Gallery) -> None:
    over(person, shown)
    person.press(person.button("over-story"))
    expect(person.page.get_by_role("slider", name=person.t("odds-chart"))).to_be_visible()


def dice(person: Person, shown: Gallery) -> None:
    over(person, shown)
    person.press(person.button("dice-what"))
    expect(person.sheet().get_by_role("textbox", name=person.t("dice-command"))).to_be_visible()


def game_choice(person: Person, shown: Gallery) -> None:
    landing(person, shown)
    form = person.ask_for("bots", "clone-wars")
    form.get_by_role("radio", name=person.t("value-timed")).check()
    form.get_by_role("checkbox", name=person.t("game-missions")).check()


def richer(name: str) -> Callable[[Person, Gallery], None]:
    """A moment of Episode I or The Clone Wars, seen by whoever is asked."""

    def come(person: Person, shown: Gallery) -> None:
        ready = shown.richer[name]
        person.sit_down(ready.way_to(ready.asked))

    return come


SCENES: dict[str, Callable[[Person, Gallery], None]] = {
    "landing": landing,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "invitation": invitation,
    "estate": estate,
    "ring": ring,
    "race": race,
    "trade": trade,
    "auction": auction,
    "debt": debt,
    "raising": raising,
    "over": over,
    "story": story,
    "dice": dice,
    "game-choice": game_choice,
    **{name: richer(name) for name in RICHER},
}


def come_to(scene: str, person: Person, shown: Gallery) -> Person:
    """Bring somebody to a scene, and wait until everything there is drawn."""
    SCENES[scene](person, shown)
    person.settle()
    return person


ALIKE = {"take", "jump", "steal", "defeat", "claims", "timed"}  # to be looked at; for a program they are like others
CHECKED = [name for name in SCENES if name not in ALIKE]
