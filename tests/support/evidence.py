"""Evidence: how a test names the rules it proves."""

import os

import pytest

from holotable import Table

IS_SECOND = bool(os.environ.get("HOLOTABLE_ONCE")) and os.environ.get("HOLOTABLE_BUILD") == "pure"


def rule(*cites: str) -> pytest.MarkDecorator:
    """Mark a test (or, as ``pytestmark``, a class or module) as evidence.

    ``cites`` are rule keys (the test runs for every finished edition whose book has them all), row ids and
    ruling ids (it runs for their book only), or a family (``"race"``: for that family's books only).
    """
    return pytest.mark.rule(*cites)


def about(*cites: str) -> pytest.MarkDecorator:
    """Name the rules that a test of a made-up board plays; it is no evidence for any edition."""
    return pytest.mark.about(*cites)


def set_up_again(table: Table) -> None:
    """See that what a rule test has come to can be written down and set up again; one of two runs is enough."""
    if not IS_SECOND:
        Table.from_state(table.state())
