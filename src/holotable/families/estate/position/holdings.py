"""What the seats of an estate position hold: deeds, mortgages, jail cards and buildings."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from holotable.core.checks import brief_repr
from holotable.families.estate import rules
from holotable.families.estate.names.names import Names, set_of
from holotable.families.estate.position.entries import Entries, ids_of, look_up, padded, refuse, whole


def hand_out(names: Names, state: rules.State, seats: Sequence[Entries]) -> None:
    """Give the seats their deeds and jail cards."""
    cards = []
    for number, seat in enumerate(seats):
        mortgaged = ids_of(seat.get("mortgaged", []), names.deed_numbers, f"seat {number}: mortgaged", "deed")
        deeds = ids_of(seat.get("deeds", []), names.deed_numbers, f"seat {number}: deeds", "deed")
        for deed in mortgaged:
            if deed not in deeds:
                refuse(f"seat {number}: {names.deeds[deed]!r} is mortgaged, so it must be among its deeds too")
        for deed in deeds:
            _give(names, state, number, deed, deed in mortgaged)
        cards.append(ids_of(seat.get("jail_cards", []), names.deck_numbers, f"seat {number}: jail_cards", "deck"))
    _check_cards(names, state, cards)
    state.jail_cards = padded([set_of(decks) for decks in cards], 0)


def _give(names: Names, state: rules.State, seat: int, deed: int, mortgaged: bool) -> None:
    if state.owner[deed] != rules.BANK:
        refuse(f"seats {state.owner[deed]} and {seat} both hold the deed {names.deeds[deed]!r}")
    rules.give_deed(state, deed, seat)
    if mortgaged:
        rules.set_mortgage(state, deed, True)


def mortgage_rest(names: Names, state: rules.State, position: Entries) -> None:
    """Turn deeds of the bank face down that a bankrupt has left mortgaged."""
    for deed in ids_of(position.get("mortgaged", []), names.deed_numbers, "mortgaged", "deed"):
        if state.owner[deed] != rules.BANK or state.board.bank_clears_mortgage:
            refuse(f"{names.deeds[deed]!r} is no mortgaged deed of the bank")
        rules.set_mortgage(state, deed, True)


def _check_cards(names: Names, state: rules.State, cards: Sequence[Sequence[int]]) -> None:
    held = Counter(deck for decks in cards for deck in decks)
    for deck, count in held.items():
        if state.board.jail_card[deck] == rules.NO_CARD:
            refuse(f"the deck {names.decks[deck]!r} has no card that opens the jail")
        if count > 1:
            refuse(f"two seats hold the jail card of {names.decks[deck]!r}; there is one")


def build_up(names: Names, state: rules.State, seats: Sequence[Entries]) -> None:
    """Put the buildings on their deeds; the bank's stock is what is left."""
    levels = {}
    for number, seat in enumerate(seats):
        buildings = seat.get("buildings", {})
        if not isinstance(buildings, Mapping):
            refuse(f"seat {number}: buildings must be an object of deeds and levels, not {brief_repr(buildings)}")
        for name, level in buildings.items():
            deed = look_up(name, names.deed_numbers, "deed")
            levels[deed] = whole(level, f"seat {number}: the level of {name!r}", 0, state.board.top_level)
            if levels[deed]:
                _check_site(names, state, number, deed)
    _check_even(names, levels)
    _check_stock(state, levels.values())
    state.stock = [state.board.houses, state.board.hotels]
    for deed, level in levels.items():
        rules.set_level(state, deed, level)


def _check_site(names: Names, state: rules.State, seat: int, deed: int) -> None:
    group = names.group_of_deed[deed]
    name = names.deeds[deed]
    if state.owner[deed] != seat:
        refuse(f"seat {seat} has buildings on {name!r}, which is not among its deeds")
    if names.estate.groups[group].kind != "streets":
        refuse(f"nothing is built on {name!r}; only streets have buildings")
    if not state.sets[seat] >> group & 1:
        refuse(f"seat {seat} has buildings on {name!r} without the whole group {names.estate.groups[group].id!r}")
    if state.buried[group]:
        refuse(f"there are buildings on {name!r} while a deed of its group is mortgaged")


def _check_even(names: Names, levels: Mapping[int, int]) -> None:
    for group, deeds in enumerate(names.deeds_of_group):
        heights = [levels.get(deed, 0) for deed in deeds]
        if heights and max(heights) - min(heights) > 1:
            told = ", ".join(f"{names.deeds[deed]}={levels.get(deed, 0)}" for deed in deeds)
            refuse(f"the group {names.estate.groups[group].id!r} is not built evenly: {told}")


def _check_stock(state: rules.State, levels: Iterable[int]) -> None:
    counted = Counter(levels)
    hotels = counted[state.board.top_level]
    houses = sum(level * count for level, count in counted.items() if level < state.board.top_level)
    if houses > state.board.houses:
        refuse(f"{houses} houses stand on the board, the game has {state.board.houses}")
    if hotels > state.board.hotels:
        refuse(f"{hotels} hotels stand on the board, the game has {state.board.hotels}")
