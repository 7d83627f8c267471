"""The server's secret luck; after a restart it continues as if there had been none."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from holotable.core.luck import SEED_LIMIT, Question

SEED_BYTES: Final = 32
TOKEN_BYTES: Final = 16  # of a seat token: 128 bit
WORD: Final = 1 << 64


def new_seed() -> bytes:
    """Draw a game's seed; it never leaves the server."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Give the SHA-256 of a seed, which proves the seed later and reveals nothing now."""
    return hashlib.sha256(seed).hexdigest()


def seed_of_bot(seed: bytes, seat: int) -> int:
    """Give the seed of a bot's own choices; the game's seed cannot be computed from it."""
    return int.from_bytes(hmac.digest(seed, f"bot {seat}".encode(), "sha256")[:8], "big") % SEED_LIMIT


def token_of_key(seed: bytes, key: str) -> str:
    """Give the seat token that belongs to a key, the same whenever it is asked for."""
    return urlsafe_b64encode(hmac.digest(seed, f"join {key}".encode(), "sha256")[:TOKEN_BYTES]).decode().rstrip("=")


class Sealed:
    """A stream made from a seed: the outcome number ``n`` of a game is the same whenever it is asked for."""

    def __init__(self, seed: bytes, fallen: int = 0) -> None:
        """Go on after ``fallen`` outcomes."""
        self._seed = seed
        self._fallen = fallen

    def fall(self, question: Question) -> int:
        """Draw one of the equally likely cases."""
        case = self._below(question.cases)
        self._fallen += 1
        return question.outcome_of(case)

    def copy(self) -> "Sealed":
        """Give a stream that goes on as this one would."""
        return Sealed(self._seed, self._fallen)

    def _below(self, cases: int) -> int:
        attempt = 0
        while True:
            message = f"{self._fallen}:{attempt}".encode()
            word = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if word < WORD - WORD % cases:  # else some cases would be likelier than others
                return word % cases
            attempt += 1
