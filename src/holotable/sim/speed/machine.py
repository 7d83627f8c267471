"""Describes the machine on which speed was measured."""

import datetime as dt
import os
import platform
import re
from pathlib import Path
from typing import Final

from holotable.build import compiled_unit
from holotable.families import FAMILIES

COMPILER: Final = re.compile(
    rb"GCC: \([^)]{1,80}\) ([0-9.]+)|clang version ([0-9.]+)"
)  # what compilers leave in a file


def cores() -> int:
    """Count the cores."""
    return os.cpu_count() or 1


def machine() -> dict[str, str]:
    """Tell what there is to know: processor, Python, system, the compiler of the rules, and the day."""
    return {
        "processor": _processor(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": _system(),
        "compiler": _compiler(),
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
    }


def _processor() -> str:
    named = re.search(r"^model name\s*: (.+)$", _text("/proc/cpuinfo"), re.MULTILINE)
    return named[1].strip() if named else platform.processor() or platform.machine()


def _system() -> str:
    named = re.search(r'^PRETTY_NAME="?([^"\n]+)', _text("/etc/os-release"), re.MULTILINE)
    kernel = f"{platform.system()} {platform.release()}"
    return f"{named[1]}, {kernel}" if named else kernel


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError:  # not every system has it
        return ""


def _compiler() -> str:
    """Read from a compiled unit what compiled it."""
    unit = compiled_unit(FAMILIES[0])
    if unit is None or unit.__file__ is None:
        return "none"
    found = COMPILER.search(Path(unit.__file__).read_bytes())
    if found is None:
        return "unknown"
    gcc, clang = found.groups()
    return f"gcc {gcc.decode()}" if gcc else f"clang {clang.decode()}"
