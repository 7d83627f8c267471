"""Figures as JSON: the order of the fields, short numbers, nothing that is no JSON."""

import json
from types import MappingProxyType

from holotable.sim.report.output.figures import plain, to_json
from holotable.stats.intervals import Rate
from holotable.stats.summary import QUANTILES, Ending, Spread


def test_a_record_keeps_the_order_of_its_fields():
    told = json.loads(to_json(Rate("thrifty", 3, 1.0, 1 / 3, 0.1, 0.9)))

    assert list(told.items()) == [
        ("name", "thrifty"),
        ("games", 3),
        ("wins", 1.0),
        ("rate", 0.333333333),
        ("low", 0.1),
        ("high", 0.9),
    ]


def test_records_within_records_are_told_too():
    ending = Ending("win.home", None, MappingProxyType({"en": "home", "de": "zu Hause"}), 5, 1.0)

    assert plain([ending])[0]["says"] == {"en": "home", "de": "zu Hause"}
    assert plain(Spread(2.5, list(QUANTILES), 1, [0, 4], 0))["quantiles"] == [5, 25, 50, 75, 95]
    assert "zu Hause" in to_json(ending)


def test_what_is_no_number_is_null():
    assert to_json({"luck": float("nan"), "most": float("inf")}) == '{"luck": null, "most": null}'
