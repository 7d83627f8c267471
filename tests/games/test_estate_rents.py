"""The rents that a view shows are those that landings really open."""

import itertools

import pytest

from holotable import Table
from holotable.bots import bot


def play(table: Table, decisions: int):
    """Play with thrifty bots; give what was shown before each decision, and what lies open after it."""
    bots = [bot("thrifty", family="estate", seed=seat) for seat in range(len(table.names))]
    while table.due is not None and decisions:
        seat = table.due.seats[0]
        before = table.view(seat)
        table.play(seat, bots[seat].decide(before, before["prompt"]))
        decisions -= 1
        yield before, table.view(), {event.key for event in table.events[-8:]}


@pytest.mark.parametrize("name", ["mandalorian", "boba-fett"])
def test_the_rent_shown_is_the_rent_claimed(name):
    seen = set()
    games = (play(Table(name, 3, seed=seed), 600) for seed in range(4))
    for before, after, keys in itertools.chain.from_iterable(games):
        known = {claim["id"] for claim in before["claims"]}
        for claim in after["claims"]:
            if claim["id"] in known or "card.obey" in keys:
                continue  # a card may ask for more
            shown = before["rents"][claim["deed"]]
            kind, asked = ("times", "factor") if "factor" in claim else ("amount", "amount")
            assert shown[kind] == claim[asked]
            seen |= shown.keys() & {"amount", "times"}
    assert seen == {"amount", "times"}


def test_no_rent_is_shown_for_what_is_mortgaged_or_unowned():
    checked = 0
    for _, view, _ in play(Table("mandalorian", 3, seed=4), 900):
        held = {deed for seat in view["seats"] for deed in seat["deeds"] if deed not in seat["mortgaged"]}
        assert set(view["rents"]) == held
        checked += any(seat["mortgaged"] for seat in view["seats"])
    assert checked
