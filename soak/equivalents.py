"""Equivalent mutants, which behave exactly like the rules: ``equivalent.toml`` lists them with reasons."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from soak.changes import Mutant, mutants_of

FILE: Final = Path(__file__).parent / "equivalent.toml"
Text = tuple[str, str, str]  # file, function, and the change as ``before  →  after``


@dataclass(frozen=True)
class Equivalent:
    """One entry: the text of a mutant, why it changes nothing, and how many mutants of this text do not."""

    file: str
    function: str
    change: str
    why: str
    times: int = 1

    @property
    def text(self) -> Text:
        """What tells a mutant from others, wherever its line has moved."""
        return self.file, self.function, self.change

    def __str__(self) -> str:
        """Say which mutant is meant."""
        return f"{self.file} {self.function}: {self.change}"


def text_of(mutant: Mutant) -> Text:
    """Give the text of a mutant."""
    return mutant.file, mutant.function.name, f"{mutant.before}  →  {mutant.after}"


def read(path: Path = FILE) -> list[Equivalent]:
    """Read the entries; none is given twice, and each has its reason."""
    entries = [Equivalent(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]]
    twice = [text for text, count in Counter(entry.text for entry in entries).items() if count > 1]
    assert not twice, f"named twice: {twice}"
    assert all(entry.why.strip() for entry in entries), "every entry says why"
    return entries


def spared(mutants: Sequence[Mutant], killers: Sequence[str], entries: Sequence[Equivalent]) -> list[bool]:
    """Tell of each mutant whether it has survived and is called equivalent."""
    left = {entry.text: entry.times for entry in entries}
    found = []
    for mutant, killer in zip(mutants, killers, strict=True):
        text = text_of(mutant)
        found.append(not killer and left.get(text, 0) > 0)
        if found[-1]:
            left[text] -= 1
    return found


def wrong(mutants: Sequence[Mutant], killers: Sequence[str], entries: Sequence[Equivalent]) -> list[str]:
    """Name the entries that are not true: their mutants were killed, or are there no more. Those not tried are not judged."""
    modules = {mutant.file: mutant.module for mutant in mutants}
    there = Counter(text_of(mutant) for module in modules.values() for mutant in mutants_of(module))
    tried = Counter(text_of(mutant) for mutant in mutants)
    alive = Counter(text_of(mutant) for mutant, killer in zip(mutants, killers, strict=True) if not killer)
    found = []
    for entry in entries:
        if entry.file in modules and there[entry.text] < entry.times:
            found.append(f"{entry}  (there is no such mutant)")
        elif tried[entry.text] and tried[entry.text] == there[entry.text] and alive[entry.text] < entry.times:
            found.append(f"{entry}  (it was killed)")
    return found
