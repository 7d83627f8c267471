"""The Python interface to a game: a table with seats, luck, decisions, positions and a log."""

from holotable.table.log import replay
from holotable.table.log_file import read_log, write_log
from holotable.table.table import Table
from holotable.table.turn_order import Asking

__all__ = ["Asking", "Table", "read_log", "replay", "write_log"]
