"""Fixtures of the rule tests."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.support.estate import Setup
from tests.support.track_drawing import Race, lay


@pytest.fixture
def race(edition: str) -> Callable[..., Race]:
    """Lay out a race of the edition under test from a drawing."""
    return partial(lay, edition)


@pytest.fixture
def setup(edition: str) -> Setup:
    """Place pieces of an estate game in the edition under test."""
    return Setup(edition)
