"""A view is made as it is read, and nobody can tell."""

import copy
import json
import pickle

import msgspec
import pytest

from holotable import EditionError, Table
from holotable.bots import bot

EDITIONS = ["clone-wars", "falcon"]
POLICIES = {"clone-wars": "thrifty", "falcon": "scout"}


def at_the_start(game):
    return Table(game, 2, seed=3)


def asked(table):
    return table.due.seats[0]


def whole_of(table, seat):
    """Give what a view shows, put together from what a table tells elsewhere."""
    return {**table.view(exact=False), "state": table.state()["state"], "seat": seat, "prompt": table.prompt(seat)}


LOOKS = pytest.mark.parametrize(
    "look",
    [
        dict,
        lambda view: {**view},
        lambda view: view.copy(),
        lambda view: view | {},
        lambda view: {} | view,
        lambda view: {name: view[name] for name in view},
        lambda view: dict(view.items()),
        lambda view: dict(zip(view.keys(), view.values(), strict=True)),
        lambda view: json.loads(json.dumps(view)),
        lambda view: json.loads(json.dumps(view, indent=1)),
        lambda view: pickle.loads(pickle.dumps(view)),  # noqa: S301 - our own
        copy.copy,
        copy.deepcopy,
        lambda view: msgspec.json.decode(msgspec.json.encode(dict(view))),
    ],
)


@pytest.mark.parametrize("game", EDITIONS)
@LOOKS
def test_whoever_looks_at_the_whole_finds_all_of_it(game, look):
    table = at_the_start(game)

    assert look(table.view(asked(table))) == json.loads(json.dumps(whole_of(table, asked(table))))


@pytest.mark.parametrize("game", EDITIONS)
@LOOKS
def test_the_view_of_nobody_is_found_whole_too(game, look):
    table = at_the_start(game)
    whole = {**table.view(exact=False), "state": table.state()["state"]}

    assert look(table.view()) == json.loads(json.dumps(whole))


@pytest.mark.parametrize("game", EDITIONS)
@LOOKS
def test_a_prompt_is_found_whole_too(game, look):
    table = at_the_start(game)

    assert look(table.view(asked(table))["prompt"]) == table.prompt(asked(table))


@pytest.mark.parametrize("show", [lambda table: table.view(), lambda table: table.view(0)["prompt"]])
def test_an_encoder_that_reads_behind_the_methods_refuses_rather_than_writes_half(show):
    table = Table.from_position({"edition": "clone-wars", "seats": [{}, {}], "turn": 0})

    with pytest.raises(TypeError, match="NotYetMade"):
        msgspec.json.encode(show(table))


@pytest.mark.parametrize("game", EDITIONS)
def test_a_view_equals_the_plain_dict_from_both_sides(game):
    table = at_the_start(game)
    whole = whole_of(table, asked(table))

    assert table.view(asked(table)) == whole
    assert whole == table.view(asked(table))
    assert table.view(asked(table)) == table.view(asked(table))
    assert (table.view(asked(table)) != whole) is False
    assert len(table.view(asked(table))) == len(whole)
    assert repr(table.view(asked(table))) != "{}"


def test_every_entry_is_there_before_anybody_has_read_it():
    table = at_the_start("clone-wars")

    assert "state" in table.view(0)
    assert "seats" in table.view(0)
    assert "weather" not in table.view(0)
    assert table.view(0)["state"] == table.state()["state"]
    assert table.view(0).get("state") == table.state()["state"]
    assert table.view(0).get("weather", "fine") == "fine"
    assert table.view(0).pop("turn") == asked(table)
    assert table.view(0).setdefault("turn", 7) == asked(table)
    assert "options" in table.view(asked(table))["prompt"]
    with pytest.raises(KeyError, match="weather"):
        table.view(0)["weather"]


def test_what_one_reads_of_a_view_does_not_change_its_order():
    table = at_the_start("clone-wars")
    view = table.view(0)

    view["seats"], view["state"]

    assert list(view) == list(table.view(0))


def test_what_is_put_into_a_view_or_taken_out_stays_so():
    view = at_the_start("clone-wars").view(0)

    view["seats"] = "mine"
    del view["turn"]

    assert view["seats"] == "mine"
    assert "turn" not in view
    assert "turn" not in dict(view)
    assert dict(view)["seats"] == "mine"


@pytest.mark.parametrize("game", EDITIONS)
def test_a_view_shows_the_moment_at_which_it_was_asked_for(game):
    table = at_the_start(game)
    before = json.loads(json.dumps(whole_of(table, asked(table))))
    view = table.view(asked(table))

    table.play(asked(table), table.options(asked(table))[0])

    assert view == before
    assert view["prompt"]["options"] == before["prompt"]["options"]


@pytest.mark.parametrize("game", EDITIONS)
def test_a_prompt_goes_on_showing_its_moment_when_its_view_is_gone(game):
    table = at_the_start(game)
    seat, options = asked(table), table.options(asked(table))

    prompt = table.view(seat)["prompt"]
    for _ in range(3):
        table.play(asked(table), table.options(asked(table))[0])

    assert prompt["options"] == options


@pytest.mark.parametrize("game", EDITIONS)
def test_a_view_that_is_gone_leaves_later_views_alone(game):
    table, twin = at_the_start(game), at_the_start(game)
    views, plain = [], []

    for _ in range(12):
        table.view(asked(table))
        if len(table.log["records"]) % 3 == 0:
            views.append(table.view(asked(table)))
            plain.append(json.loads(json.dumps(twin.view(asked(twin)))))
        for one in (table, twin):
            one.play(asked(one), one.options(asked(one))[0])

    assert views == plain


def test_tables_of_an_edition_have_their_own_options():
    standard, short = Table("clone-wars", 2, seed=1), Table("clone-wars", 2, seed=1, options={"variant": "short"})
    standard.chosen["variant"] = "timed"  # what somebody writes into a table's own dict

    assert (standard.view()["variant"], short.view()["variant"]) == ("standard", "short")
    assert Table("clone-wars", 2, seed=1).view()["options"]["variant"] == "standard"


@pytest.mark.parametrize("game", EDITIONS)
def test_built_in_bots_decide_alike_by_a_view_and_by_its_json(game):
    table = at_the_start(game)
    direct, piped = bot(POLICIES[game], seed=1), bot(POLICIES[game], seed=1)

    for _ in range(60):
        seat = asked(table)
        decision = direct.decide(table.view(seat), table.prompt(seat))
        view = json.loads(json.dumps(table.view(seat)))
        assert piped.decide(view, view["prompt"]) == decision
        table.play(seat, decision)


@pytest.mark.parametrize(("game", "field"), [("clone-wars", "turns"), ("falcon", "unseen_cards")])
def test_a_built_in_bot_believes_a_changed_state_and_not_the_table(game, field):
    table = at_the_start(game)
    view = table.view(asked(table))

    view["state"][field] = -5

    with pytest.raises(EditionError, match=r"impossible|allowed"):
        bot(POLICIES[game]).decide(view, view["prompt"])


def test_a_built_in_bot_believes_another_state_that_is_put_into_its_view():
    table = at_the_start("clone-wars")
    view = table.view(asked(table))

    view["state"] = {**table.state()["state"], "turns": -5}

    with pytest.raises(EditionError, match=r"impossible|allowed"):
        bot("thrifty").decide(view, view["prompt"])


def test_a_built_in_bot_leaves_the_view_as_it_is():
    table = at_the_start("clone-wars")
    view = table.view(asked(table))

    bot("thrifty").decide(view, view["prompt"])

    assert view == whole_of(table, asked(table))
