"""The missions of an estate edition: one for each side and each die beside a six."""

from collections.abc import Sequence
from typing import Final

from holotable.editions.tables import AMOUNT_MOST, TomlTable
from holotable.families.estate.edition.records import MISSION_KEYS, PRIZES, SIDES, Mission, Token
from holotable.families.estate.rules import board as printed

COUNT_MOST: Final = 10  # deeds of one prize
DIE: Final = 6
COUNTED: Final = ("take", "steal")
PAID: Final = ("take", "collect")


def read_missions(top: TomlTable, tokens: Sequence[Token]) -> tuple[Mission, ...]:
    """Read the missions by side and die, if there are any; then every token needs a side."""
    if not top.has("mission"):
        return ()
    missions: dict[tuple[str, int], Mission] = {}
    for table in top.tables("mission", "rule"):
        mission = _mission(table)
        if (mission.side, mission.die) in missions:
            table.fail(f"die is {mission.die}, but another mission of the {mission.side} side has it")
        missions[mission.side, mission.die] = mission
    _check_sides(top.file, tokens)
    return tuple(_found(top, missions, side, die) for side in SIDES for die in range(1, printed.MISSIONS + 1))


def _mission(table: TomlTable) -> Mission:
    rule = _rule(table, "rule")
    prize = table.choice("prize", tuple(PRIZES))
    mission = Mission(
        side=table.choice("side", tuple(SIDES)),
        die=table.number("die", 1, DIE),
        name=table.name("name"),
        text=table.name("text"),
        least=table.number("least", 1, DIE),
        prize=prize,
        count=table.number("count", 1, COUNT_MOST) if prize in COUNTED else 0,
        amount=table.number("amount", 0, AMOUNT_MOST) if prize in PAID else 0,
        fine=table.number("fine", 0, AMOUNT_MOST),
        rule=rule,
        fine_rule=_rule(table, "fine_rule") if table.has("fine_rule") else rule,
        provenance=table.provenance(),
    )
    table.close()
    return mission


def _rule(table: TomlTable, key: str) -> str:
    return table.choice(key, tuple(MISSION_KEYS))


def _check_sides(file: str, tokens: Sequence[Token]) -> None:
    for token in tokens:
        if token.side is None:
            TomlTable(file, f"token {token.id!r}", {}).fail("lacks 'side', which missions need")


def _found(top: TomlTable, missions: dict[tuple[str, int], Mission], side: str, die: int) -> Mission:
    if (side, die) not in missions:
        top.fail(f"mission lists none of the {side} side for the die {die}")
    return missions[side, die]
