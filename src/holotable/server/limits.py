"""Rate limits for messages, new tables and sockets."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import Final

KEYS_MOST: Final = 20_000  # addresses remembered; beyond that the oldest is forgotten


@dataclass(slots=True)
class Bucket:
    """So many in so many seconds, refilled steadily."""

    most: int
    seconds: float
    left: float = -1.0
    at: float = field(default_factory=time.monotonic)

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        full = float(self.most)
        self.left = full if self.left < 0 else min(full, self.left + (now - self.at) * full / self.seconds)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, most: int, seconds: float) -> None:
        """Keep the size of every bucket."""
        self._most, self._seconds = most, seconds
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from the bucket of an address."""
        bucket = self._of.setdefault(key, Bucket(self._most, self._seconds))
        self._of.move_to_end(key)
        if len(self._of) > KEYS_MOST:
            self._of.popitem(last=False)
        return bucket.take()


class Sockets:
    """Counts open sockets: all, by address and by seat token."""

    def __init__(self, most: int, by_address: int, by_token: int) -> None:
        """Keep the limits."""
        self._most, self._by_address, self._by_token = most, by_address, by_token
        self._open: Counter[str] = Counter()

    def enter(self, address: str, tokens: list[str]) -> list[str] | None:
        """Count a socket in; None if there are too many. What is given is handed back to ``leave``."""
        limits = {"": self._most, f"address {address}": self._by_address}
        limits |= {f"token {token}": self._by_token for token in tokens}
        if any(self._open[key] >= most for key, most in limits.items()):
            return None
        self._open.update(limits.keys())
        return list(limits)

    def leave(self, keys: list[str]) -> None:
        """Count a socket out."""
        self._open.subtract(keys)
        for key in keys:
            if self._open[key] <= 0:
                del self._open[key]
