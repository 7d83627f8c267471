"""The view of a table: its type, its parts, and the ways that events tell."""

import msgspec
import pytest

from holotable import Script, Table
from holotable.bots import ask, bot
from holotable.editions import edition_ids
from holotable.families.estate.view import EstateView
from holotable.families.race.view import RaceView
from holotable.families.view import plain_view
from tests.support.estate import Setup

TYPES = {"estate": EstateView, "race": RaceView}
MANY = (
    *((game, {}) for game in edition_ids()),
    ("clone-wars", {"missions": True}),
    ("clone-wars", {"variant": "short"}),
    ("episode-one", {"variant": "timed", "rounds": 10}),
)


def moments(game, options, count=250):
    """Give a table at every moment of a game that random bots play, with what has just happened."""
    table = Table(game, 3, seed=2, options=options)
    bots = [bot("random", seed=seat, family=table.edition.family) for seat in range(3)]
    yield table, table.events
    for number in range(count):
        if table.due is None:
            return
        asked = [seat for seat in range(3) if table.prompt_kind(seat)]
        seat = asked[number % len(asked)] if number % 3 == 0 else table.due.seats[0]
        decision = ask(bots[seat], table, seat).decision
        yield table, table.play(seat, decision) if decision else ()


@pytest.mark.parametrize(("game", "options"), MANY)
def test_every_view_of_a_game_is_what_its_type_says(game, options):
    for table, _ in moments(game, options):
        view = table.typed_view()

        assert msgspec.convert(table.view(exact=False), TYPES[table.edition.family], strict=True) == view


@pytest.mark.parametrize(("game", "options"), MANY)
def test_every_way_of_a_game_leads_from_its_beginning_to_its_end(game, options):
    stood = {}
    for _, events in moments(game, options):
        for event in events:
            if event.kind == "Moved":
                who = event.seat, event.facts.get("pawn")
                stood.setdefault(who, []).append((event.facts["from"], *event.facts["path"]))
                assert event.facts["path"][-1] == event.facts["to"]

    assert any(len(way) > 2 for ways in stood.values() for way in ways)


def test_what_the_caller_does_to_a_view_changes_nothing_at_the_table():
    table = Table("clone-wars", 3, seed=1)
    first = table.view()
    first["seats"][0]["deeds"].append("none")
    first["decks"].clear()
    first["options"]["missions"] = "changed"

    assert table.view() == Table("clone-wars", 3, seed=1).view()


def test_what_is_not_so_is_left_out():
    view = Table("clone-wars", 2, seed=1).view()

    assert [{"out", "side"} & set(seat) for seat in view["seats"]] == [set(), set()]
    assert "side" in Table("clone-wars", 2, seed=1, options={"missions": True}).view()["seats"][0]


# ways round the ring


def drawn(setup, nth=0, **effect):
    """Seat 0 has drawn a card that was changed to do this, on the n-th space of its deck."""
    deck, card = setup.card("step", -3)
    changed = setup.changed(card, **effect)
    table = changed.landing(changed.card_space(deck, nth), cards={deck: [card]})
    return table.roll()


def ids(setup, numbers):
    return [setup.estate.spaces[number % setup.ring].id for number in numbers]


@pytest.mark.parametrize(("steps", "nth"), [(3, 0), (5, -1)])
def test_a_token_that_is_sent_back_walks_back_however_far(steps, nth):
    setup = Setup("clone-wars")
    start = setup.card_space(setup.card("step", -3)[0], nth)

    table = drawn(setup, nth, do="go_back", steps=steps)

    assert table.told("Moved", "path")[-1] == ids(setup, range(start - 1, start - steps - 1, -1))


def test_a_token_walks_back_over_the_start_space():
    setup = Setup("clone-wars")
    start = setup.card_space(setup.card("step", -3)[0])

    table = drawn(setup, do="go_back", steps=start + 2)

    assert table.told("Moved", "path")[-1] == ids(setup, range(start - 1, -3, -1))


def test_a_token_that_advances_walks_forward_over_the_start_space():
    setup = Setup("clone-wars")
    start = setup.card_space(setup.card("step", -3)[0])

    table = drawn(setup, do="advance_to", space="go")

    assert table.told("Moved", "path")[-1] == ids(setup, range(start + 1, setup.ring + 1))


# what a seat is worth


def test_a_worth_is_told_in_parts_with_mortgaged_deeds_at_half_their_price():
    # given a seat with a group of houses and a mortgaged deed
    setup = Setup("clone-wars")
    group, lone = setup.own_group(0, level=1), setup.deed("ladder")
    setup.own(0, lone, mortgaged=True).hold(123)

    # when the rules count it
    view = setup.table().view

    # then cash, deeds and buildings are told apart
    deeds = sum(setup.printed(deed).price for deed in group) + setup.printed(lone).price // 2
    buildings = sum(setup.printed(deed).build_price for deed in group)
    assert view["worth_parts"][0] == {"cash": 123, "deeds": deeds, "buildings": buildings}
    assert view["worth"][0] == 123 + deeds + buildings


def test_no_part_of_a_worth_is_told_while_the_tax_is_chosen_unseen():
    timed = {"variant": "timed", "rounds": 10}
    views = [table.view(exact=False) for table, _ in moments("episode-one", timed, 3000)]

    assert {view["phase"] == "over" for view in views if view["worth_parts"] is not None} == {True}
    assert all((view["worth"] is None) == (view["worth_parts"] is None) for view in views)
    assert [sum(parts.values()) for parts in views[-1]["worth_parts"]] == views[-1]["worth"]


# how far a turn has come


def test_a_turn_goes_from_the_throw_to_its_end_and_what_is_open_is_decided_first():
    views = [table.view(exact=False) for table, _ in moments("clone-wars", {"missions": True}, 1500)]
    steps = {(view["phase"], view["step"]) for view in views if not (view["auction"] or view["debt"] or view["demand"])}

    assert {("roll", "throw"), ("buy", "decide"), ("end", "end")} <= steps
    assert len(steps) == len({phase for phase, _ in steps})
    assert {view["step"] for view in views if view["auction"] or view["debt"] or view["demand"]} == {"decide"}


# ways on the track


@pytest.mark.parametrize(
    ("card", "colour", "place", "steps", "path"),
    [
        ("5", "red", "start", 5, ["start-zone:1", "start-zone:2", "track:4", "track:5", "track:6"]),
        ("4", "yellow", "track:1", -4, ["track:0", "track:59", "track:58", "track:57"]),
        ("4", "green", "home-zone:1", -4, ["track:47", "track:46", "track:45", "track:44"]),
        ("3", "blue", "track:16", 3, ["track:17", "home-zone:1", "home-zone:2"]),
        ("3", "red", "track:16", 3, ["track:17", "track:18", "track:19"]),
        ("2", "red", "home-zone:4", 2, ["home-zone:5", "home"]),
    ],
)
def test_a_pawn_tells_every_place_of_its_way(card, colour, place, steps, path):
    other = "red" if colour != "red" else "blue"
    seats = [{"colour": colour, "pawns": [place, "start", "start"]}, {"colour": other}]
    table = Table.from_position({"edition": "falcon", "seats": seats}, luck=Script(draw=[card, "1"]))
    table.play(0, {"do": "draw"})
    move = {"do": "move", "pawn": 0, "steps": steps}

    foreseen, happened = table.foresee(0, move), table.play(0, move)

    assert [events[0].facts["path"] for events in (foreseen, happened)] == [path, path]


def test_a_pawn_has_as_many_steps_to_go_as_its_way_is_long():
    seats = [{"colour": "red", "pawns": ["start", "home-zone:5", "home"]}, {"colour": "blue"}]
    red = Table.from_position({"edition": "falcon", "seats": seats}).view()["seats"][0]

    assert (red["to_go"], red["way"]) == ([67, 1, 0], 67)
    assert plain_view(Table("falcon", 2, seed=1).typed_view())["seats"][0]["to_go"] == [67, 67, 67]
