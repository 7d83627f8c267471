"""Tables of games and events: read back as they were written, whatever the blocks."""

import json
import sys
from array import array

import pytest
from pyarrow import ArrowInvalid
from pyarrow.parquet import ParquetFile, read_schema, read_table

from holotable import HolotableError
from holotable.core.records import Event
from holotable.sim.report.output import parquet
from holotable.sim.report.output.parquet import Column, EventsWriter, GamesWriter
from holotable.sim.run.event_columns import EventColumns

WIDTH = 5
WORDS = ("limit", "win.home")
COLUMNS = [
    Column("game", 0, "int64"),
    Column("winner", 1),
    Column("ending", 4, words=WORDS),
    Column("is_limit", 3, "bool"),
]
ABOUT = {"edition": "falcon", "options": {"shield_optional": True}, "bots": ["scout", "random"], "seed": 7, "rules": 1}


def rows(count):
    return array("q", [part for game in range(count) for part in (game, game % 4 - 1, 40, game % 3 == 0, game % 3 - 1)])


def write(file, block_sizes, count=1000):
    everything, width = rows(count), WIDTH
    with GamesWriter(file, COLUMNS, WIDTH, ABOUT) as games:
        place = 0
        for size in block_sizes:
            games.write(everything[place * width : (place + size) * width])
            place += size
    return file


def test_rows_come_back_with_types_that_fit(tmp_path):
    table = read_table(write(tmp_path / "games.parquet", [400, 600]))

    assert [str(field.type) for field in table.schema] == ["int64", "int32", "string", "bool"]
    assert table.num_rows == 1000
    assert table.slice(998).to_pylist() == [
        {"game": 998, "winner": 1, "ending": "win.home", "is_limit": False},
        {"game": 999, "winner": 2, "ending": None, "is_limit": True},
    ]
    assert table.column("ending").to_pylist()[:3] == [None, *WORDS]


def test_a_file_tells_where_it_comes_from(tmp_path):
    schema = read_schema(write(tmp_path / "games.parquet", [1000]))

    assert json.loads(schema.metadata[b"holotable"]) == ABOUT


def test_the_bytes_do_not_depend_on_the_blocks(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "GAMES_OF_GROUP", 128)
    one = write(tmp_path / "one.parquet", [1000]).read_bytes()

    assert write(tmp_path / "many.parquet", [1, 127, 300, 2, 570]).read_bytes() == one


def test_rows_are_written_as_they_come(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "GAMES_OF_GROUP", 300)

    found = ParquetFile(write(tmp_path / "games.parquet", [500, 500])).metadata

    assert [found.row_group(group).num_rows for group in range(found.num_row_groups)] == [300, 300, 300, 100]


def test_no_games_are_an_empty_table(tmp_path):
    assert read_table(write(tmp_path / "games.parquet", [])).num_rows == 0


def test_a_number_that_does_not_fit_its_column_is_no_other_number(tmp_path):
    with pytest.raises(ArrowInvalid), GamesWriter(tmp_path / "x", [Column("winner", 0, "int8")], 1, {}) as games:
        games.write(array("q", [1000]))


def event_of(row):
    """Name the throws of ``event_columns``; the seat is not said."""
    assert row == (3, 4, 0, row[3], 5, 0, 0, 0)
    return Event("Rolled", 0, "turn.roll", "", {"dice": [row[3], 5], "wer": "Mia ü"})


def event_columns(games):
    """Give one throw of each game."""
    columns = EventColumns()
    for game in games:
        columns.add_game(game, [1], [(3, 4, -1, game, 5, 0, 0, 0)])
    return columns


def test_events_come_back_with_their_facts(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "EVENTS_OF_GROUP", 3)
    told = [event_columns(range(5)), event_columns(range(5, 7))]

    with EventsWriter(tmp_path / "events.parquet", event_of, ABOUT) as events:
        for columns in told:
            events.write(columns)

    table = read_table(tmp_path / "events.parquet")
    assert table.column_names == ["game", "number", "turn", "seat", "kind", "key", "facts"]
    assert table.column("game").to_pylist() == list(range(7))
    last = table.slice(6).to_pylist()[0]
    assert (last["seat"], last["kind"], json.loads(last["facts"])) == (-1, "Rolled", {"dice": [6, 5], "wer": "Mia ü"})


def test_without_the_library_it_is_said_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(HolotableError) as told:
        GamesWriter(tmp_path / "games.parquet", COLUMNS, WIDTH, ABOUT)

    assert str(told.value) == "Parquet files need the package 'pyarrow'; install it with: pip install 'holotable[sim]'"
    assert list(tmp_path.iterdir()) == []
