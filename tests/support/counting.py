"""Counts what a server in this process does for decisions: reading, judging, trying, and putting into words."""

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest import mock

from holotable.families import FAMILIES, family
from holotable.families.estate.named import NamedEstate
from holotable.families.estate.text.speech import EstateSpeech
from holotable.families.race.named import NamedRace
from holotable.families.race.text import RaceSpeech

SENTENCES: Final = ("event", "prompt", "head", "decision", "choice", "short", "follows")


@contextmanager
def counting() -> Iterator[Counter]:
    """Count calls while it lasts: of the rules, of the reading of decisions, of sentences, and ``say`` of their parts."""
    counts: Counter = Counter()
    rules = [(family(name).rules, what) for name in FAMILIES for what in ("why_not", "apply")]
    parsers = [(named, "parse") for named in (NamedEstate, NamedRace)]
    speeches = [(speech, what) for speech in (EstateSpeech, RaceSpeech) for what in (*SENTENCES, "say")]
    with ExitStack() as patches:
        for place, what in (*rules, *parsers, *speeches):
            patches.enter_context(mock.patch.object(place, what, counted(counts, what, getattr(place, what))))
        yield counts


def counted(counts: Counter, what: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function that counts its calls."""

    @functools.wraps(function)
    def count(*arguments: object, **values: object) -> object:
        counts[what] += 1
        return function(*arguments, **values)

    return count
