"""Fixtures of the rule tests."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.strip import Race, lay


@pytest.fixture
def race(edition: str) -> Callable[..., Race]:
    """Lay out a race of the edition under test from a drawing."""
    return partial(lay, edition)
