"""Tables with missions, in the short and the timed game, and with a tax by choice."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from holotable import EditionError, Script, Table
from tests.support.estate_tables import estate_of, random_position

BOXES: Mapping[str, tuple[str, dict[str, object]]] = {
    "missions": ("clone-wars", {"missions": True}),
    "short": ("clone-wars", {"missions": True, "variant": "short"}),
    "forced": ("episode-one", {"variant": "short"}),
    "tax": ("episode-one", {}),
    "timed": ("episode-one", {"variant": "timed", "rounds": 10}),
}
LIGHT, OTHER_LIGHT, *_ = (token.id for token in estate_of("clone-wars").tokens if token.side == "light")
DARK, OTHER_DARK, *_ = (token.id for token in estate_of("clone-wars").tokens if token.side == "dark")


def new_table(box: str, seed: int, seats: int = 3) -> Table:
    edition, options = BOXES[box]
    return Table(edition, seats, seed=seed, options=options)


def drawn_table(box: str, seed: int) -> Table:
    """Set a table to a random position; a few draws have more buildings than the bank."""
    edition, options = BOXES[box]
    choose = Random(seed)
    while True:
        try:
            return Table.from_position(random_position(edition, choose, options), seed=seed)
        except EditionError as problem:
            assert "the game has" in str(problem)


def groups_of(edition: str) -> list[list[str]]:
    """Give the deeds of every colour group."""
    estate = estate_of(edition)
    return [
        [deed.id for deed in estate.deeds if deed.group == number]
        for number, group in enumerate(estate.groups)
        if group.kind == "streets"
    ]


def on_mission(
    mission: str,
    *seats: Mapping[str, Any],
    die: Sequence[int] = (),
    doubles: int = 0,
    options: Mapping[str, Any] | None = None,
    **luck: Any,
) -> Table:
    """Set a table at the moment at which a mission is offered to the first seat."""
    side, _, beside = mission.partition("-")
    tokens = (LIGHT, DARK) if side == "light" else (DARK, LIGHT)
    position = {
        "edition": "clone-wars",
        "options": {"missions": True, **(options or {})},
        "phase": "mission",
        "mission": mission,
        "dice": [int(beside), 6],
        "doubles": doubles,
        "seats": [{"token": token, **seat} for token, seat in zip(tokens, seats or ({}, {}), strict=False)],
    }
    position["seats"] += [dict(seat) for seat in seats[2:]]
    return Table.from_position(position, luck=Script(die=die, **luck))


def win(mission: str, *seats: Mapping[str, Any], **luck: Any) -> Table:
    """Set a table at the moment at which the first seat takes the prize of a mission."""
    table = on_mission(mission, *seats, die=[6], **luck)
    table.play(0, {"do": "start_mission"})
    return table


def short_table(
    *seats: Mapping[str, Any], edition: str = "clone-wars", variant: str = "short", **entries: Any
) -> Table:
    """Set a table in the short or the timed game."""
    luck = entries.pop("luck", Script())
    options = {"variant": variant, **entries.pop("options", {})}
    position = {"edition": edition, "options": options, "seats": [dict(seat) for seat in seats], **entries}
    return Table.from_position(position, luck=luck)


def decide(table: Table, seat: int, do: str, /, **entries: object) -> list[str]:
    """Play a decision; give the kinds of what happened."""
    return [event.kind for event in table.play(seat, {"do": do, **entries})]


def tax_space(edition: str = "episode-one") -> Any:
    """Give the space whose tax is a choice."""
    return next(space for space in estate_of(edition).spaces if space.share)
