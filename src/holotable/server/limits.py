"""Limits of what clients send and open: messages, bytes, control frames, tables, connections and sockets."""

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

    def take(self, count: int = 1) -> bool:
        """Take so many, if there are so many."""
        now = time.monotonic()
        full = float(self.most)
        self.left = full if self.left < 0 else min(full, self.left + (now - self.at) * full / self.seconds)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, most: int, seconds: float) -> None:
        """Keep the size of every bucket."""
        self._most, self._seconds = most, seconds
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, count: int = 1) -> bool:
        """Take so many from the bucket of an address."""
        bucket = self._of.setdefault(key, Bucket(self._most, self._seconds))
        self._of.move_to_end(key)
        if len(self._of) > KEYS_MOST:
            self._of.popitem(last=False)
        return bucket.take(count)


WINDOW: Final = 10.0  # seconds of the limits on messages, bytes and control frames
BYTES_PER_MESSAGE: Final = 1024  # on average; a single one may be longer
CONTROLS: Final = 30  # control frames of a socket: an honest one answers a ping now and then
SHARE: Final = 4  # sockets of one address that may send as much as they like at the same time


class Traffic:
    """Counts the bytes and control frames of all sockets, by address."""

    def __init__(self, messages: int) -> None:
        """Allow the bytes of so many messages of every socket."""
        self._most = messages * BYTES_PER_MESSAGE
        self._bytes = Buckets(self._most * SHARE, WINDOW)
        self._controls = Buckets(CONTROLS * SHARE, WINDOW)

    def of_socket(self) -> "SocketTraffic":
        """Begin to count a socket."""
        return SocketTraffic(self._bytes, self._controls, Bucket(self._most, WINDOW), Bucket(CONTROLS, WINDOW))


@dataclass(slots=True)
class SocketTraffic:
    """What one socket has sent; its address is known once it has asked for a table."""

    all_bytes: Buckets
    all_controls: Buckets
    own_bytes: Bucket
    own_controls: Bucket
    address: str = "unknown"

    def take_bytes(self, count: int) -> bool:
        """Count bytes; tell whether they are allowed."""
        return self.own_bytes.take(count) and self.all_bytes.take(self.address, count)

    def take_control(self) -> bool:
        """Count a control frame; tell whether it is allowed."""
        return self.own_controls.take() and self.all_controls.take(self.address)


class Connections:
    """Counts open connections, all and by address, so that descriptors are left for the games."""

    def __init__(self, most: int, by_address: int) -> None:
        """Keep the limits."""
        self._most, self._by_address = most, by_address
        self._open: dict[object, str] = {}
        self._of: Counter[str] = Counter()

    def enter(self, connection: object, address: str, *, is_proxy: bool) -> bool:
        """Count a connection in; tell whether it may stay. Those of a trusted proxy are many guests'."""
        if len(self._open) >= self._most or (not is_proxy and self._of[address] >= self._by_address):
            return False
        self._open[connection] = address
        self._of[address] += 1
        return True

    def leave(self, connection: object) -> None:
        """Count a connection out, if it was in."""
        address = self._open.pop(connection, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]


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
