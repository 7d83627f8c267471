import pytest

from tests.support.serving import serving


@pytest.fixture
def base(tmp_path):
    with serving(tmp_path / "games.sqlite3") as address:
        yield address
