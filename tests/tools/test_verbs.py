"""One table of decisions for each family: what follows from it is written by a tool, and wrong rows are named."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

import verbs
from holotable.families import FAMILIES, family
from holotable.families.contract import Verb

RULES = {
    "why_not_bid": ("auction", verbs.ast.parse("def f(state, seat, lot: int, sealed: bool): ...").body[0].args.args)
}


def test_a_rule_is_called_with_what_the_decision_carries():
    bid = Verb(5, ("lot", "sealed"))

    assert verbs.call(RULES, "bid", bid, "why_not_bid") == (
        "why_not_bid(state, seat, decision.argument[LOT], decision.argument[SEALED] != 0)"
    )


@pytest.mark.parametrize(
    ("row", "function", "problem"),
    [
        (Verb(5, ("lot", "sealed")), "why_not_call", "bid: the rules have no function why_not_call"),
        (Verb(5, ("lot",)), "why_not_bid", "bid: why_not_bid takes sealed, the row has lot"),
    ],
)
def test_a_row_that_does_not_fit_the_rules_is_named(row, function, problem):
    with pytest.raises(verbs.TableError, match=problem):
        verbs.call(RULES, "bid", row, function)


def test_one_number_belongs_to_one_row():
    table = SimpleNamespace(VERBS={"roll": Verb(1), "pass": Verb(1)}, PROMPTS={})

    with pytest.raises(verbs.TableError, match="different"):
        verbs.check_numbers(table)


def test_one_name_has_one_place_among_the_arguments():
    with pytest.raises(verbs.TableError, match="send: space is at place 0 elsewhere, here at 1"):
        verbs.places({"jump": Verb(1, ("space",)), "send": Verb(2, ("whom", "space"))})


@pytest.mark.parametrize("name", FAMILIES)
def test_what_follows_from_the_tables_is_up_to_date(name):
    written = {path: text for path, text in verbs.targets().items() if f"/{name}/" in path.as_posix()}

    assert len(written) == 3
    assert [path for path, text in written.items() if path.read_text(encoding="utf-8") != text] == []


def test_a_new_row_reaches_the_numbers_the_dispatch_and_the_page(monkeypatch):
    table = family("estate").part("verbs")
    waive = replace(table.VERBS["waive_rent"], code=29, keys="x")
    monkeypatch.setitem(table.DEEDS, "waive_all", waive)
    monkeypatch.setitem(table.VERBS, "waive_all", replace(waive, play="waive_rent"))

    with pytest.raises(verbs.TableError, match="waive_all: the rules have no function waive_all"):
        verbs.dispatch_text("estate", table)
    monkeypatch.setitem(table.DEEDS, "waive_all", replace(waive, play="waive_rent"))
    assert "WAIVE_ALL: Final = 29  # CLAIM" in verbs.codes_block(table)
    assert "    elif kind == WAIVE_ALL:\n        waive_rent(state," in verbs.dispatch_text("estate", table)
    assert "  waive_all: { keys: 'x' }," in verbs.page_text("estate", table)
