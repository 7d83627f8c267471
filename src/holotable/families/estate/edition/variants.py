"""The short and the timed game of an estate edition: what each of them changes."""

from collections.abc import Mapping, Sequence

from holotable.editions.tables import TomlTable
from holotable.families.estate.edition.records import Deed, Short, Timed
from holotable.families.estate.rules import board as printed


def read_short(top: TomlTable, rules: Mapping[str, object], deeds: Sequence[Deed], seats: int) -> Short | None:
    """Read what the short game changes, if there is one."""
    if not top.has("short"):
        return None
    table = top.table("short")
    houses = rules["houses_for_hotel"]
    assert isinstance(houses, int), "read_rules has checked it"
    short = Short(_deal(table, deeds, seats), table.number("houses_for_hotel", 1, houses), table.provenance())
    table.close()
    return short


def read_timed(top: TomlTable, deeds: Sequence[Deed], seats: int, start_cash: int) -> Timed | None:
    """Read what the timed game changes, if there is one; every seat must be able to pay for what it is dealt."""
    if not top.has("timed"):
        return None
    table = top.table("timed")
    timed = Timed(_deal(table, deeds, seats), table.provenance())
    dearest = sum(sorted(deed.price for deed in deeds)[len(deeds) - timed.deal :])
    if dearest > start_cash:
        table.fail(f"deal is {timed.deal}, but so many deeds may cost {dearest}, more than start_cash, {start_cash}")
    table.close()
    return timed


def _deal(table: TomlTable, deeds: Sequence[Deed], seats: int) -> int:
    deal = table.number("deal", 0, printed.DEEDS)
    if deal * seats > len(deeds):
        table.fail(f"deal is {deal}, but {seats} seats would need {deal * seats} deeds, and there are {len(deeds)}")
    return deal
