"""Figures of a played game, counted from its events."""

from collections import Counter
from collections.abc import Iterable

from holotable.cli.desk import Desk
from holotable.core.records import Event


def statistics(desk: Desk) -> list[str]:
    """Give one line for the game and one per seat."""
    counts = count(desk.table.events)
    view = desk.table.view()
    lines = [desk.say("figures-game", turns=view["turns"], decisions=len(desk.table.log["records"]))]
    for seat, record in enumerate(view["seats"]):
        lines.append(
            desk.say(
                "figures-seat",
                name=record["name"],
                home=record["pawns"].count("home"),
                all=desk.family.race.pawns,
                cards=counts["Drawn", seat],
                bumps=counts["bumps", seat],
                bumped=counts["Bumped", seat],
                slides=counts["Slid", seat],
            )
        )
    return lines


def count(events: Iterable[Event]) -> Counter[tuple[str, int]]:
    """Count events by kind and seat; ``bumps`` counts the foes that a seat has bumped."""
    counts: Counter[tuple[str, int]] = Counter()
    actor = -1
    for event in events:
        counts[event.kind, event.seat] += 1
        if event.kind == "Drawn":
            actor = event.seat
        if event.kind == "Bumped" and event.seat != actor:
            counts["bumps", actor] += 1
    return counts
