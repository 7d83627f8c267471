"""Sources of luck, outside the rules: each is asked for the dice or the card and gives an outcome."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from holotable.core.checks import check_between
from holotable.core.errors import EditionError, ReplayMismatch
from holotable.core.rng import Generator

SEED_LIMIT = 1 << 62


class Question(NamedTuple):
    """Luck that must fall: its kind, the equally likely cases, and the two ways to read an outcome."""

    kind: str  # what ``Script`` calls its queue: "draw", "dice", "cards:" and a deck …
    cases: int
    outcome_of: Callable[[int], int]
    parse: Callable[[object], int]  # from a name to the outcome; raises EditionError
    is_possible: Callable[[int], bool]


class Luck(Protocol):
    """A source of luck: it answers for the dice and the decks."""

    def fall(self, question: Question) -> int:
        """Give an outcome."""

    def copy(self) -> "Luck":
        """Give a source that will go on as this one would."""


def check_seed(seed: object) -> int:
    """Give a seed back, or refuse what is none."""
    return check_between(seed, "a seed", 0, SEED_LIMIT - 1)


class Seeded:
    """Luck from the sfc32 generator: the same seed gives the same game everywhere."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Start a numbered stream of a seed, a whole number from 0 to 2 ** 62 - 1."""
        self._generator = Generator()
        self._generator.seed(check_seed(seed), stream)

    def fall(self, question: Question) -> int:
        """Draw one of the equally likely cases."""
        return question.outcome_of(self._generator.below(question.cases))

    def copy(self) -> "Seeded":
        """Give a stream that goes on as this one would."""
        twin = Seeded.__new__(Seeded)
        twin._generator = Generator.__new__(Generator)  # whoever takes over the words need not seed them first
        twin._generator.word = self._generator.word[:]
        return twin

    __copy__ = copy


class Script:
    """Luck that is written down beforehand, by kind: ``Script(draw=["1", "7"], dice=[(2, 6)])``."""

    def __init__(self, **queues: Sequence[object] | Mapping[str, Sequence[object]]) -> None:
        """Keep one queue per kind of luck; a mapping (decks) makes one queue per entry."""
        self._queues: dict[str, list[object]] = {}
        for kind, queue in queues.items():
            if isinstance(queue, Mapping):
                self._queues.update({f"{kind}:{part}": list(items) for part, items in queue.items()})
            else:
                self._queues[kind] = list(queue)

    def fall(self, question: Question) -> int:
        """Take the next entry of the kind that is asked for."""
        queue = self._queues.get(question.kind)
        if not queue:
            raise EditionError(f"the script has no {question.kind!r} left; it holds {self._left()}")
        name = queue.pop(0)
        outcome = question.parse(name)
        if not question.is_possible(outcome):
            raise EditionError(f"the script says {question.kind} = {name!r}, which cannot fall now")
        return outcome

    def copy(self) -> "Script":
        """Give a script with the same entries left."""
        twin = Script()
        twin._queues = {kind: list(queue) for kind, queue in self._queues.items()}
        return twin

    __copy__ = copy

    def _left(self) -> str:
        return ", ".join(f"{kind} ({len(queue)})" for kind, queue in self._queues.items()) or "nothing"


class Recorded:
    """Luck of a recorded game, given back in order."""

    def __init__(self, outcomes: Iterable[object] = ()) -> None:
        """Keep the outcomes that are still to come."""
        self._outcomes = list(outcomes)

    def add(self, outcomes: Iterable[object]) -> None:
        """Append the outcomes of the next record."""
        self._outcomes.extend(outcomes)

    @property
    def left(self) -> int:
        """Count the outcomes that nobody has asked for yet."""
        return len(self._outcomes)

    def fall(self, question: Question) -> int:
        """Give the next recorded outcome."""
        if not self._outcomes:
            raise ReplayMismatch(f"the record ends where {question.kind!r} must fall")
        name = self._outcomes.pop(0)
        outcome = question.parse(name)
        if not question.is_possible(outcome):
            raise ReplayMismatch(f"the record says {question.kind} = {name!r}, which cannot fall now")
        return outcome

    def copy(self) -> "Recorded":
        """Give a record with the same outcomes left."""
        return Recorded(self._outcomes)

    __copy__ = copy
