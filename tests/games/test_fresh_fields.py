"""Every field of the engine's objects starts with the value that was recorded, and a copy of a state has all of them."""

import importlib
import json
from itertools import count
from pathlib import Path

import pytest

from holotable.core.layout import dump, fields_of

FRESH = json.loads(Path(__file__).with_name("fresh_fields.json").read_text("utf-8"))
STATES = [name for name in FRESH if name.endswith(".State")]
ON_A_BOARD = ("State", "Driver")


def text_of(name):
    """Find a class of the interpreted chapters."""
    module, _, title = name.rpartition(".")
    return getattr(importlib.import_module(f"holotable.{module}"), title)


def class_of(name, build):
    """Find a class in one of the builds."""
    if build == "interpreted":
        return text_of(name)
    return getattr(unit_of(name), name.rpartition(".")[2])


def unit_of(name):
    """Find the compiled unit that has a class; what the families share is in both."""
    family = "race" if ".race." in name else "estate"
    return pytest.importorskip(f"holotable._{family}", reason=f"the {family} rules are not compiled here")


def make(name, build):
    """Make a new object."""
    cls = class_of(name, build)
    if not name.endswith(ON_A_BOARD):
        return cls()
    return cls(class_of(f"{name.rpartition('.ai.')[0] or name.rpartition('.rules.')[0]}.rules.board.Board", build)())


def shown(value):
    """Write an array of equal numbers in short; a flag is no number."""
    if isinstance(value, list) and len(set(value)) == 1:
        return f"{len(value)} times {value[0]}"
    return repr(value)


@pytest.mark.parametrize("build", ["interpreted", "compiled"])
@pytest.mark.parametrize("name", FRESH)
def test_a_new_object_has_the_recorded_fields_and_values(name, build):
    fresh = make(name, build)

    found = {field.name: shown(getattr(fresh, field.name)) for field in fields_of(text_of(name))}

    recorded = {key: value if isinstance(value, str) else repr(value) for key, value in FRESH[name].items()}
    assert list(found.items()) == list(recorded.items())


@pytest.mark.parametrize("build", ["interpreted", "compiled"])
@pytest.mark.parametrize("name", STATES)
def test_a_copy_has_every_number_and_shares_no_array(name, build):
    # given a state in which neighbouring numbers differ, and another one
    fields = fields_of(text_of(name))
    source, copy = make(name, build), make(name, build)
    numbers = count(1)
    for field in fields:
        size = len(getattr(source, field.name)) if field.is_array else 0
        some = [next(numbers) % 100 + 1 for _ in range(size or 1)]
        setattr(source, field.name, some if field.is_array else True if field.is_bool else some[0])
    wanted = dump(source, fields)
    board = copy.board

    # when it becomes a copy, and the first state is used further
    copy.copy_from(source)
    source.copy_from(make(name, build))

    # then it has every number, and its own board
    assert dump(copy, fields) == wanted
    assert dump(source, fields) == dump(make(name, build), fields)
    assert copy.board is board
