"""The secrets of a table: its seed, the seeds of its bots, and the seat tokens that belong to keys."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from holotable.core.luck import SEED_LIMIT

SEED_BYTES: Final = 32
TOKEN_BYTES: Final = 16  # of a seat token: 128 bit


def new_seed() -> bytes:
    """Draw a game's seed; it stays on the server until the game is over."""
    return secrets.token_bytes(SEED_BYTES)


def seed_of_bot(seed: bytes, seat: int) -> int:
    """Give the seed of a bot's own choices; the game's seed cannot be computed from it."""
    return int.from_bytes(hmac.digest(seed, f"bot {seat}".encode(), "sha256")[:8], "big") % SEED_LIMIT


def token_of_key(seed: bytes, key: str) -> str:
    """Give the seat token that belongs to a key, the same whenever it is asked for."""
    return urlsafe_b64encode(hmac.digest(seed, f"join {key}".encode(), "sha256")[:TOKEN_BYTES]).decode().rstrip("=")
