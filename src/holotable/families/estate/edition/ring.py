"""The ring of an estate edition: its groups, its deeds and its other spaces."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from holotable.editions.tables import AMOUNT_MOST, TomlTable, refuse_duplicates
from holotable.families.estate.edition.records import GROUP_KINDS, SPACE_KINDS, Deck, Deed, Group, Space
from holotable.families.estate.rules import board as printed
from holotable.languages import LANGUAGES

COLOURS: Final = ("brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue")
FACTOR_MOST: Final = 1000
SHARE_MOST: Final = 100  # per cent
SPACES_LEAST: Final = 12  # so that no throw goes round more than once
PROVENANCES: Final = ("name", "space", "group", "price", "mortgage", "rent")  # where each fact of a deed comes from
FURTHER: Final = tuple(f"name_{language}" for language in LANGUAGES[1:])  # where a translated name comes from


def read_groups(top: TomlTable) -> tuple[Group, ...]:
    """Read the groups."""
    tables = top.tables("group")
    if not 1 <= len(tables) <= printed.GROUPS:
        top.fail(f"group lists {len(tables)} groups, allowed are 1 to {printed.GROUPS}")
    groups = tuple(_group(table) for table in tables)
    refuse_duplicates(top, "groups", [group.id for group in groups])
    return groups


def _group(table: TomlTable) -> Group:
    group = Group(
        id=table.id("id"),
        name=table.name("name"),
        kind=table.choice("kind", tuple(GROUP_KINDS)),
        colour=table.choice("colour", COLOURS) if table.has("colour") else None,
    )
    table.provenance()
    table.close()
    return group


def read_deeds(top: TomlTable, groups: Sequence[Group], rules: Mapping[str, object]) -> tuple[Deed, ...]:
    """Read the deeds; they are numbered as they lie on the ring."""
    tables = top.tables("deed")
    if not 1 <= len(tables) <= printed.DEEDS:
        top.fail(f"deed lists {len(tables)} deeds, allowed are 1 to {printed.DEEDS}")
    chosen = [table.choice("group", [group.id for group in groups]) for table in tables]
    sizes = {group.id: chosen.count(group.id) for group in groups}
    _check_sizes(top.file, sizes)
    houses = rules["houses_for_hotel"]
    assert isinstance(houses, int), "read_rules has checked it"
    deeds = tuple(
        _deed(table, groups, list(sizes).index(group), _rents(sizes[group], houses))
        for table, group in zip(tables, chosen, strict=True)
    )
    refuse_duplicates(top, "deeds", [deed.id for deed in deeds])
    return tuple(sorted(deeds, key=lambda deed: deed.space))


def _check_sizes(file: str, sizes: Mapping[str, int]) -> None:
    for group, size in sizes.items():
        if not 1 <= size <= printed.GROUP_DEEDS:
            TomlTable(file, f"group {group!r}", {}).fail(f"has {size} deeds, allowed are 1 to {printed.GROUP_DEEDS}")


def _rents(size: int, houses: int) -> dict[str, tuple[int, str]]:
    """Say how many rents each kind of group lists, and what they are."""
    each = (size, "one per deed of the group")
    return {"streets": (houses + 2, "bare, one per house, and the hotel"), "ladder": each, "utility": each}


def short_name(table: TomlTable, name: dict[str, str]) -> dict[str, str]:
    """Take the name for a small board: the whole one where nothing else is said."""
    return table.name("short") if table.has("short") else name


def _deed(table: TomlTable, groups: Sequence[Group], group: int, rents: Mapping[str, tuple[int, str]]) -> Deed:
    kind = groups[group].kind
    streets = kind == "streets"
    name = table.name("name")
    deed = Deed(
        id=table.id("id"),
        name=name,
        short=short_name(table, name),
        space=table.number("space", 1, printed.SPACES - 1),
        group=group,
        price=table.number("price", 1, AMOUNT_MOST),
        mortgage=table.number("mortgage", 0, AMOUNT_MOST),
        build_price=table.number("build_price", 0, AMOUNT_MOST) if streets else 0,
        hotel_price=table.number("hotel_price", 0, AMOUNT_MOST) if streets else 0,
        rent=_rent(table, FACTOR_MOST if kind == "utility" else AMOUNT_MOST, *rents[kind]),
        provenance=table.provenances((*PROVENANCES, "building") if streets else PROVENANCES, FURTHER),
    )
    if deed.mortgage > deed.price:
        table.fail(f"mortgage is {deed.mortgage}, more than the price, {deed.price}")
    table.close()
    return deed


def _rent(table: TomlTable, most: int, count: int, meaning: str) -> tuple[int, ...]:
    rents = table.numbers("rent", 0, most)
    if len(rents) != count:
        table.fail(f"rent has {len(rents)} entries, expected {count} ({meaning})")
    if list(rents) != sorted(rents):
        table.fail(f"rent must not fall from entry to entry, but is {list(rents)}")
    return rents


def read_ring(top: TomlTable, deeds: Sequence[Deed], decks: Sequence[Deck]) -> tuple[Space, ...]:
    """Read the spaces without a deed and join both kinds to a ring without gaps."""
    ring = {deed.space: _deed_space(number, deed) for number, deed in enumerate(deeds)}
    if len(ring) < len(deeds):
        _refuse_shared(top, deeds)
    for table in top.tables("space"):
        place = table.number("at", 0, printed.SPACES - 1)
        if place in ring:
            table.fail(f"at is {place}, but {ring[place].id!r} lies there")
        ring[place] = _space(table, decks)
    _check_ring(top, ring)
    return tuple(ring[place] for place in range(len(ring)))


def _refuse_shared(top: TomlTable, deeds: Sequence[Deed]) -> None:
    for before, deed in pairwise(deeds):
        if before.space == deed.space:
            TomlTable(top.file, f"deed {deed.id!r}", {}).fail(f"space is {deed.space}, but {before.id!r} lies there")


def _deed_space(number: int, deed: Deed) -> Space:
    return Space(deed.id, deed.name, deed.short, "deed", 0, 0, number, None, deed.provenance["space"])


def _space(table: TomlTable, decks: Sequence[Deck]) -> Space:
    kinds = tuple(kind for kind in SPACE_KINDS if kind != "deed")
    kind = table.choice("kind", kinds)
    ids = [deck.id for deck in decks]
    name = table.name("name")
    space = Space(
        id=table.id("id"),
        name=name,
        short=short_name(table, name),
        kind=kind,
        amount=table.number("amount", 0, AMOUNT_MOST) if kind == "tax" else 0,
        share=table.number("share", 1, SHARE_MOST) if kind == "tax" and table.has("share") else 0,
        deed=None,
        deck=ids.index(table.choice("deck", ids)) if kind == "card" else None,
        provenance=table.provenance(),
    )
    table.close()
    return space


def _check_ring(top: TomlTable, ring: Mapping[int, Space]) -> None:
    for place in range(max(ring) + 1):
        if place not in ring:
            top.fail(
                f"the ring has a gap: no space and no deed lies at {place}, but {ring[max(ring)].id!r} at {max(ring)}"
            )
    if len(ring) < SPACES_LEAST:
        top.fail(f"the ring has {len(ring)} spaces, allowed are {SPACES_LEAST} to {printed.SPACES}")
    refuse_duplicates(top, "spaces", [space.id for space in ring.values()])
    _check_one(top, ring, "start")
    _check_one(top, ring, "jail")
    if ring[0].kind != "start":
        top.fail(f"space 0 is {ring[0].id!r} of kind {ring[0].kind!r}; the ring begins with the start")


def _check_one(top: TomlTable, ring: Mapping[int, Space], kind: str) -> None:
    found = [space.id for space in ring.values() if space.kind == kind]
    if len(found) != 1:
        top.fail(f"space lists {len(found)} spaces of kind {kind!r}, expected 1")
