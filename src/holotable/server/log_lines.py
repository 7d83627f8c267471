"""The server's log: every line with time and level, and the same line once a minute."""

import logging
import time
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
SECONDS: Final = 60.0  # in which the same line is written once
LINES_MOST: Final = 1000  # lines remembered


class OnceAMinute(logging.Filter):
    """Lets the same line through once a minute, and tells how many were left out."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        super().__init__()
        self._told: dict[tuple[str, str], tuple[float, int]] = {}  # when last, and how many were left out since

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written."""
        line = (record.name, record.getMessage())
        told_at, left_out = self._told.get(line, (-SECONDS, 0))
        now = time.monotonic()
        if now - told_at < SECONDS:
            self._told[line] = (told_at, left_out + 1)
            return False
        if len(self._told) >= LINES_MOST:
            self._told.clear()
        self._told[line] = (now, 0)
        if left_out:
            record.msg, record.args = f"{line[1]} (and {left_out} times since the last such line)", ()
        return True


def write_log_lines() -> None:
    """Write the log to the error stream."""
    lines = logging.StreamHandler()
    lines.setFormatter(logging.Formatter(FORMAT))
    lines.addFilter(OnceAMinute())
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
