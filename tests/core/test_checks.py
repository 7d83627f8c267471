"""Values from outside: what counts as a whole number, which name was meant, how a strange value is shown."""

import pytest

from holotable import EditionError
from holotable.core.checks import brief_repr, check_between, did_you_mean, is_between, is_whole

NAMES = ("ruusan", "bothawui", "naboo")


@pytest.mark.parametrize("value", [0, -3, 10**30])
def test_whole_numbers_are_whole(value):
    assert is_whole(value)


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1]])
def test_truths_fractions_and_texts_are_no_whole_numbers(value):
    assert not is_whole(value)
    assert not is_between(value, 0, 1)


def test_both_bounds_are_allowed_and_nothing_beyond():
    assert [value for value in range(10) if is_between(value, 2, 5)] == [2, 3, 4, 5]


def test_a_number_within_the_bounds_is_given_back():
    assert check_between(150, "an age", 0, 150) == 150


@pytest.mark.parametrize(("value", "shown"), [(151, "151"), (True, "True"), ("7", "'7'"), (None, "None")])
def test_what_is_refused_is_named_with_the_bounds(value, shown):
    with pytest.raises(EditionError) as refused:
        check_between(value, "an age", 0, 150)
    assert str(refused.value) == f"an age is a whole number from 0 to 150, not {shown}"


def test_the_closest_name_is_suggested():
    assert did_you_mean("rusan", NAMES) == " (did you mean 'ruusan'?)"
    assert did_you_mean("nabo", dict.fromkeys(NAMES)) == " (did you mean 'naboo'?)"


@pytest.mark.parametrize("name", ["hoth", "", 7, None, ["naboo"], "naboo" * 10_000])
def test_where_nothing_is_close_nothing_is_suggested(name):
    assert did_you_mean(name, NAMES) == ""


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("naboo", "'naboo'"),
        ("n" * 41, f"'{'n' * 40}…'"),
        (None, "None"),
        (True, "True"),
        (0.5, "0.5"),
        (-7, "-7"),
        (1 << 64, "a number of that size"),
        ([[1], [2]], "a list of 2"),
        ({"a": 1}, "a dict of 1"),
        (object(), "a object"),
    ],
)
def test_a_strange_value_is_shown_in_a_few_words(value, shown):
    assert brief_repr(value) == shown
