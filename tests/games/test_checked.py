"""The checked arrays refuse what a compiled build would do silently."""

import pytest

from holotable.core.layout import Field
from tests.support.checked_arrays import Checked


@pytest.fixture
def array():
    return Checked([0, 0, 0], Field("cash", 'Annotated[list[int], "i8", 3]'))


def test_a_number_that_does_not_fit_is_refused(array):
    with pytest.raises(OverflowError, match="200 does not fit into cash"):
        array[0] = 200


@pytest.mark.parametrize("index", [-1, 3])
def test_an_index_outside_is_refused(array, index):
    with pytest.raises(IndexError):
        array[index]
    with pytest.raises(IndexError):
        array[index] = 1


def test_a_change_of_length_is_refused(array):
    with pytest.raises(IndexError, match="2 numbers instead of 3"):
        array[:] = [1, 2]
