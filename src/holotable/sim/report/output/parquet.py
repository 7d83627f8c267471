"""Writes games and events as Parquet files, one row group at a time in constant memory."""

import contextlib
import io
import json
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import import_module
from itertools import starmap
from pathlib import Path
from struct import Struct
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from holotable.core.errors import EditionError
from holotable.core.records import Event
from holotable.sim.run.event_columns import EventColumns
from holotable.stats.event_sheet import TOLD

GAMES_OF_GROUP: Final = 65_536  # rows
EVENTS_OF_GROUP: Final = 131_072
TEXTS_KEPT: Final = 100_000  # events that differ in more than their seat; a game has far fewer
ROW: Final = Struct(f"{TOLD}i")  # what is told of an event
NUMBERS: Final = {"i": "int32", "q": "int64"}
ENCODER: Final = msgspec.json.Encoder()
ABOUT: Final = "holotable"  # the key under which a file says where it comes from
WORDS: Final = "words"  # strings of which many are equal: handed over once each, and read as strings
EVENT_COLUMNS: Final = {
    "game": "int64",
    "number": "int32",
    "turn": "int32",
    "seat": "int8",
    "kind": WORDS,
    "key": WORDS,
    "facts": WORDS,
}


class _Sink(io.BufferedWriter):
    """A file that takes nothing more once it has been given up."""

    is_given_up = False

    def write(self, data: Any) -> int:
        """Write, or pretend to."""
        return len(data) if self.is_given_up else super().write(data)


class ParquetTable:
    """One file: columns of fixed types and whole row groups."""

    def __init__(self, file: Path, columns: Mapping[str, str], about: Mapping[str, object]) -> None:
        """Begin a file; ``about`` (edition, options, bots, seed …) is kept in it as JSON under ``holotable``."""
        self._arrow = _library("pyarrow")
        self._types = [self._type(kind) for kind in columns.values()]
        fields = list(zip(columns, self._types, strict=True))
        told = json.dumps(dict(about), ensure_ascii=False, sort_keys=True)
        self._schema = self._arrow.schema(fields)
        self._file = _Sink(io.FileIO(file, "wb"))
        self._writer = _library("pyarrow.parquet").ParquetWriter(
            self._file,
            self._schema,
            compression="zstd",
            store_schema=False,  # words come back as the strings that they are
        )
        self._writer.add_key_value_metadata({ABOUT: told})

    def _type(self, kind: str) -> Any:
        arrow = self._arrow
        return arrow.dictionary(arrow.int32(), arrow.string()) if kind == WORDS else arrow.type_for_alias(kind)

    def write_group(self, columns: Sequence[Any]) -> None:
        """Write one row group; ``columns`` are Arrow arrays in any type that holds the values."""
        cast = [column.cast(kind) for column, kind in zip(columns, self._types, strict=True)]
        self._writer.write_batch(self._arrow.record_batch(cast, schema=self._schema))

    def numbers(self, values: "array[int]") -> Any:
        """Make an Arrow array of numbers of 32 or 64 bits, without copying them."""
        kind = self._arrow.type_for_alias(NUMBERS[values.typecode])
        return self._arrow.Array.from_buffers(kind, len(values), [None, self._arrow.py_buffer(values)])

    def rows(self, values: "array[int]", size: int) -> Any:
        """Make an Arrow array of rows of so many bytes; each different row is in it once."""
        buffer = self._arrow.py_buffer(values)
        every = self._arrow.Array.from_buffers(self._arrow.binary(size), buffer.size // size, [None, buffer])
        return every.dictionary_encode()

    def words(self, values: Sequence[str]) -> Any:
        """Make an Arrow array of texts."""
        return self._arrow.array(values, self._arrow.string())

    def picked(self, places: Any, words: Sequence[str]) -> Any:
        """Make an Arrow array of the words at places; each different word is in it once, as a file keeps them."""
        once = self.words(words).dictionary_encode()
        return self._arrow.DictionaryArray.from_arrays(once.indices.take(places), once.dictionary)

    def chosen(self, values: "array[int]", words: Sequence[str]) -> Any:
        """Make an Arrow array of the words that numbers stand for."""
        places = self._arrow.array([value if value >= 0 else None for value in values], self._arrow.int32())
        return self._arrow.DictionaryArray.from_arrays(places, self.words(words))

    def close(self) -> None:
        """Write the end of the file, without which nobody could read it."""
        self._writer.close()
        self._file.close()

    def give_up(self) -> None:
        """Close the file as it is; the library would write its end otherwise, whenever it is cleared away."""
        self._file.is_given_up = True
        self._writer.close()
        with contextlib.suppress(OSError):
            self._file.close()


class _Writer:
    """Something with a table that is finished when all went well, and given up otherwise."""

    _table: ParquetTable

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write what is left, unless something went wrong."""
        if problem is not None:
            self._table.give_up()
            return
        try:
            self._flush()
            self._table.close()
        except BaseException:
            self._table.give_up()
            raise

    def _flush(self) -> None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its place in a row, its type, and the words that its numbers stand for (a number below 0: none)."""

    name: str
    place: int
    kind: str = "int32"
    words: Sequence[str] = ()


class GamesWriter(_Writer):
    """One row a game, from blocks of whole numbers as the simulator delivers them.

    The bytes of the file depend on the rows alone, not on how they were cut into blocks.
    """

    def __init__(self, file: Path, columns: Sequence[Column], width: int, about: Mapping[str, object]) -> None:
        """Begin a file; a row that is delivered has ``width`` numbers, and the columns tell which of them are kept."""
        self._table = ParquetTable(
            file, {column.name: "string" if column.words else column.kind for column in columns}, about
        )
        self._columns = columns
        self._width = width
        self._rows = array("q")

    def write(self, block: "array[int]") -> None:
        """Add rows, one after the other in one array; row groups are written as they fill."""
        assert len(block) % self._width == 0, "a block holds whole rows"
        self._rows.extend(block)
        most = GAMES_OF_GROUP * self._width
        while len(self._rows) >= most:
            self._write(self._rows[:most])
            del self._rows[:most]

    def _flush(self) -> None:
        if self._rows:
            self._write(self._rows)

    def _write(self, rows: "array[int]") -> None:
        self._table.write_group([self._filled(column, rows[column.place :: self._width]) for column in self._columns])

    def _filled(self, column: Column, values: "array[int]") -> Any:
        return self._table.chosen(values, column.words) if column.words else self._table.numbers(values)


class EventsWriter(_Writer):
    """One row an event; facts are JSON. The bytes of the file depend on the events alone, as those of games do."""

    def __init__(self, file: Path, event_of: Callable[[Sequence[int]], Event], about: Mapping[str, object]) -> None:
        """Begin a file; ``event_of`` names what a row of the tape tells."""
        self._table = ParquetTable(file, EVENT_COLUMNS, about)
        self._events = EventColumns()
        self._text_of = lru_cache(TEXTS_KEPT)(partial(_event_text, event_of))

    def write(self, events: EventColumns) -> None:
        """Add events; row groups are written as they fill."""
        start = 0
        while start < len(events):
            end = min(len(events), start + EVENTS_OF_GROUP - len(self._events))
            self._events.add(events, start, end)
            start = end
            if len(self._events) == EVENTS_OF_GROUP:
                self._flush()

    def _flush(self) -> None:
        if not len(self._events):
            return
        events, self._events = self._events, EventColumns()
        numbers = (events.game, events.number, events.turn, events.seat)
        told = self._table.rows(events.told, ROW.size)
        different = told.dictionary.buffers()[1][: len(told.dictionary) * ROW.size]
        texts = starmap(self._text_of, ROW.iter_unpack(different))
        self._table.write_group(
            [
                *map(self._table.numbers, numbers),
                *(self._table.picked(told.indices, words) for words in zip(*texts, strict=True)),
            ]
        )


def _event_text(event_of: Callable[[Sequence[int]], Event], kind: int, cause: int, *told: int) -> tuple[str, str, str]:
    """Say what a row of the tape tells, whatever its seat: kind, rule key, and the facts as JSON."""
    event = event_of((kind, cause, 0, *told))
    return event.kind, event.key, ENCODER.encode(event.facts).decode()


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as missing:
        raise EditionError(
            "Parquet files need the package 'pyarrow'; install it with: pip install 'holotable[sim]'"
        ) from missing
