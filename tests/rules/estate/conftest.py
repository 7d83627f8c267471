"""Fixtures of the estate family's rule tests."""

import pytest

from tests.support.estate_missions import MissionSetup


@pytest.fixture
def missions(edition: str) -> MissionSetup:
    """Place pieces of a game with missions in the edition under test."""
    return MissionSetup(edition)
