"""Evidence: how a test names the rules it proves."""

import pytest


def rule(*cites: str) -> pytest.MarkDecorator:
    """Mark a test (or, as ``pytestmark``, a class or module) as evidence.

    ``cites`` are rule keys (the test runs for every finished edition whose book has them all), row ids and
    ruling ids (it runs for their book only), or a family (``"race"``: for that family's books only).
    """
    return pytest.mark.rule(*cites)


def about(*cites: str) -> pytest.MarkDecorator:
    """Name the rules that a test of a made-up board plays; it is no evidence for any edition."""
    return pytest.mark.about(*cites)
