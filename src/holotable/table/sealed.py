"""Sealed luck: a secret seed that is committed to beforehand, mixed with what every seat brought, and shown at the end."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from holotable.core.luck import Question
from holotable.table.chain import canonical_json

WORD: Final = 1 << 64
ENTROPY_DIGITS: Final = 32
MIXED: Final = "holotable dice 2"  # what the mixing is for, so that the same secrets give nothing else


def commitment(seed: bytes) -> str:
    """Give the SHA-256 of a seed, which proves the seed later and reveals nothing now."""
    return hashlib.sha256(seed).hexdigest()


def dice_key(seed: bytes, entropy: Sequence[str] | None) -> bytes:
    """Mix what the seats brought into a seed; games of the first format had nothing to mix."""
    if entropy is None:
        return seed
    return hmac.digest(seed, canonical_json([MIXED, list(entropy)]).encode(), "sha256")


def drawn_for(seed: bytes, seat: int) -> str:
    """Give what is mixed in for a seat that brings nothing: it follows from the seed, so nobody can try others."""
    return hmac.digest(seed, f"seat {seat}".encode(), "sha256").hex()[:ENTROPY_DIGITS]


class Sealed:
    """A stream made from a key: the outcome number ``n`` of a game is the same whenever it is asked for."""

    def __init__(self, key: bytes, fallen: int = 0) -> None:
        """Go on after ``fallen`` outcomes."""
        self._key = key
        self._fallen = fallen

    def fall(self, question: Question) -> int:
        """Draw one of the equally likely cases."""
        case = self._below(question.cases)
        self._fallen += 1
        return question.outcome_of(case)

    def copy(self) -> "Sealed":
        """Give a stream that goes on as this one would."""
        return Sealed(self._key, self._fallen)

    def _below(self, cases: int) -> int:
        attempt = 0
        while True:
            message = f"{self._fallen}:{attempt}".encode()
            word = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if word < WORD - WORD % cases:  # else some cases would be likelier than others
                return word % cases
            attempt += 1
