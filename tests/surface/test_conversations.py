"""Conversations of commit c80d979 go on as they were: whatever was sent is still sent, and only what is named here is new."""

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, Final

import pytest

from holotable.editions.typesetting import typeset
from tests.support.serving import serving
from tests.surface.conversations import GAMES, hold_again, read

ADDED: Final = (  # fields that messages have had since; the items of a list are written *
    "*.hello.pace",
    "*.hello.begin",
    "*.lines.*.by",
    "*.seats.*.away",
    "*.seats.*.played_by",
    "*.events.noted",
    "*.prompts.*.ways",
    "*.prompts.*.title",
    "*.prompts.*.context",
    "*.prompts.*.rule",
    "*.prompts.*.options.*.short",
    "*.prompts.*.options.*.follows",
    "*.options.mortgage_keeps_rent",
    "*hello.patience",
    "*hello.imported",
    "*hello.own_board",
    "*hello.by_the_book",
    "*.proof",
    "*.facts.path",
    "*.view.worth_parts",
    "*.view.step",
    "*.view.sale",
    "*.view.mission.faces",
    "*.view.rents.*.rung",
    "*.view.rents.*.doubled",
    "*.view.auction.shares",
    "*.view.auction.step",
    "*.view.offers.*.sides",
    "*.prompts.*.facts",
    "*.prompts.*.options.*.gain",
    "*state.scene",
    "*state.deals",
    "*events.scene",
    "*events.deals",
    "*because.deal",
    "*.result.says",
    "*.result.counted",
    "*.view.seats.*.to_go",
    "*.view.seats.*.way",
    "*.view.seats.*.out",
)
ADDED_OPTION: Final = {"do": "resign"}  # a race has had it since (R-MF-52); it is the last of every question
SAID_ANEW: Final = {"auf ein Angebot fehlt deine Antwort": "ein Angebot wartet auf deine Antwort"}
CHANGED: Final = ("*.options.supply_auction",)  # the default that rules 2 read out of the book


@pytest.mark.parametrize("name", GAMES)
def test_a_conversation_is_heard_as_it_was(tmp_path, name):
    lines = read(name)
    said = [(line["by"], line["says"]) for line in lines[1:]]

    with serving(tmp_path / "games.sqlite3") as base:
        heard = list(hold_again(base, name, said))

    assert len(heard) == len(lines)
    for line, now in zip(lines, heard, strict=True):
        assert list(differences(typed(line["heard"]), typed(now))) == [], line.get("says")


def test_the_conversations_say_much_and_hear_everything():
    lines = [line for name in GAMES for line in read(name)]
    said = Counter(line["says"]["decision"]["do"] for line in lines if line.get("says", {}).get("type") == "decide")
    heard = [message for line in lines for messages in line["heard"].values() for message in messages]

    assert {message["type"] for message in heard} == {"hello", "state", "events", "ack", "refused", "because", "held"}
    assert {"draw", "move", "roll", "buy", "bid", "pass", "end_turn", "claim_rent", "offer_trade"} <= said.keys()
    assert {"server", "person"} == {message["by"] for message in heard if message["type"] == "events"}
    assert {"server.stale", "server.held", "server.not-your-seat"} <= {one.get("key") for one in heard}


@pytest.mark.parametrize(
    ("then", "now", "found"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, ["events.a: 1 is now 2"]),
        ({"a": [{"b": 1}]}, {"a": [{}]}, ["events.a.*.b has gone"]),
        ({"a": [1]}, {"a": [1, 2]}, ["events.a: 1 items are now 2"]),
        ({}, {"a": 1}, ["events.a is new"]),
        ({"prompts": [{}]}, {"prompts": [{"ways": []}]}, []),
        ({"a": True}, {"a": 1}, ["events.a: True is now 1"]),
        ({"a": "Mia's"}, {"a": "Mia’s"}, []),
        ({"prompts": [{"options": []}]}, {"prompts": [{"options": [{"decision": {"do": "resign"}}]}]}, []),
        (
            {"prompts": [{"options": []}]},
            {"prompts": [{"options": [{"decision": {"do": "draw"}}]}]},
            ["events.prompts.*.options: 0 items are now 1"],
        ),
    ],
)
def test_a_difference_is_found_and_an_addition_that_is_named_is_none(then, now, found):
    assert list(differences(then, now, "events")) == found


def typed(heard: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """Name each message by its type, so that a path begins with it."""
    return {name: [{message["type"]: message} for message in messages] for name, messages in heard.items()}


def differences(then: Any, now: Any, path: str = "") -> Iterator[str]:
    """Tell what has changed, gone or come, but for what is named above."""
    if any(fnmatchcase(path, changed) for changed in CHANGED):
        return
    if isinstance(then, dict) and isinstance(now, dict):
        yield from (f"{path}.{entry} has gone" for entry in then.keys() - now.keys())
        yield from (f"{path}.{one} is new" for one in now.keys() - then.keys() if not is_added(f"{path}.{one}"))
        for entry in then.keys() & now.keys():
            yield from differences(then[entry], now[entry], f"{path}.{entry}")
    elif isinstance(then, list) and isinstance(now, list):
        now = now[:-1] if len(now) == len(then) + 1 and is_added_option(path, now[-1]) else now
        if len(then) != len(now):
            yield f"{path}: {len(then)} items are now {len(now)}"
        for one, other in zip(then, now, strict=False):
            yield from differences(one, other, f"{path}.*")
    elif (
        isinstance(now, str)
        and path.endswith((".refused.says", ".because.says"))
        and now == f"{then}, {ADDED_OPTION['do']}"
    ):
        return  # a list of all decisions
    elif isinstance(then, str) and said_anew(typeset(then)) == now:
        return  # apostrophes are printed ones since
    elif then != now or type(then) is not type(now):
        yield f"{path}: {then!r} is now {now!r}"


def said_anew(text: str) -> str:
    """Give a text as it is worded today."""
    for old, new in SAID_ANEW.items():
        text = text.replace(old, new)
    return text


def is_added_option(path: str, option: Any) -> bool:
    return path.endswith(".prompts.*.options") and option["decision"] == ADDED_OPTION


def is_added(path: str) -> bool:
    return any(fnmatchcase(path, added) for added in ADDED)
