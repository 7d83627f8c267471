"""Copies and pickles of a table play on by themselves, with the same luck to come."""

import copy
import pickle
from importlib import resources

import pytest

from holotable import Recorded, Script, Seeded, Table
from holotable.table.history import History
from holotable.table.sealed import Sealed

WAYS = [
    Table.copy,
    copy.copy,
    copy.deepcopy,
    lambda table: pickle.loads(pickle.dumps(table)),  # noqa: S301 - our own
]
LUCKS = [
    lambda: Seeded(3),
    lambda: Sealed(b"seed of the house"),
    lambda: Script(draw=["1", "2", "5", "7", "10", "12"] * 8),
    lambda: Recorded(["1", "2", "5", "7", "10", "12"] * 8),
]


def played_on(table, steps):
    for _ in range(steps):
        seat = table.due.seats[0]
        table.play(seat, table.options(seat)[0])
    return table


def told(table):
    return table.log, table.events, table.view(), table.names, table.tokens, table.result


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("luck", LUCKS)
def test_a_copy_goes_on_as_the_table_does(way, luck):
    table = played_on(Table("falcon", ["Mia", "Ben"], luck=luck()), 20)

    twin = way(table)

    assert told(twin) == told(table)
    assert told(played_on(twin, 20)) == told(played_on(table, 20))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["clone-wars", "falcon"])
def test_neither_table_notices_what_the_other_does(way, game):
    table = played_on(Table(game, 2, seed=5), 12)
    before = told(table)
    twin = way(table)

    played_on(twin, 12)
    assert told(table) == before

    after = told(twin)
    played_on(table, 20)
    assert told(twin) == after


def test_a_copy_of_a_copy_remembers_the_whole_game():
    table = Table("falcon", 2, seed=1)
    plain = Table("falcon", 2, seed=1)

    for _ in range(30):
        table = played_on(table.copy(), 1)
        played_on(plain, 1)

    assert told(table) == told(plain)


def test_a_class_of_ones_own_is_copied_with_what_it_holds():
    table = Noted("falcon", 2, seed=1)
    table.note = "mine"

    assert [(type(way(table)), way(table).note) for way in WAYS] == [(Noted, "mine")] * len(WAYS)


class Noted(Table):
    note = ""


def test_a_pickle_holds_an_edition_of_ones_own(tmp_path):
    own = tmp_path / "mine.toml"
    text = (resources.files("holotable.editions") / "falcon.toml").read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    table = played_on(Table(str(own), 2, seed=1), 5)
    kept = pickle.dumps(table)
    own.unlink()

    twin = pickle.loads(kept)  # noqa: S301 - our own
    assert told(played_on(twin, 5)) == told(played_on(table, 5))


def test_a_copy_of_a_source_of_luck_leaves_the_source_alone():
    for source in (Seeded(1), Script(draw=["1", "2"]), Recorded(["1", "2"])):
        twin = copy.copy(source)
        Table("falcon", 2, luck=twin).play(0, {"do": "draw"})

        assert pickle.dumps(source.copy()) != pickle.dumps(twin)
        assert pickle.dumps(source.copy()) == pickle.dumps(source)


def test_a_history_shares_its_past_and_nothing_else():
    history = History([1, 2])
    twin = history.copy()
    third = twin.copy()
    history.append(3)
    twin.extend([4, 5])

    assert [list(one) for one in (history, twin, third)] == [[1, 2, 3], [1, 2, 4, 5], [1, 2]]
    assert (len(twin), twin[-1], twin.since(3)) == (4, 5, [5])
    assert list(copy.deepcopy(twin)) == [1, 2, 4, 5]


def test_one_line_tells_what_is_played_and_who_is_due():
    table = Table("falcon", ["Mia", "Ben"], seed=1)
    assert repr(table) == "<Table falcon: Mia, Ben; Mia to answer>"

    position = {
        "edition": "falcon",
        "seats": [{"colour": "red", "pawns": ["home", "home", "home-zone:5"]}, {"colour": "blue"}],
    }
    table = Table.from_position(position, luck=Script(draw=["1"]))
    played_on(table, 2)
    assert repr(table) == "<Table falcon: Seat 1, Seat 2; over, won by Seat 1>"


def test_events_are_named_when_they_are_read():
    table = Table("clone-wars", 2, seed=2)
    heard = [*table.events]
    for _ in range(20):
        seat = table.due.seats[0]
        heard += table.play(seat, table.options(seat)[0])

    assert table.events == tuple(heard)
