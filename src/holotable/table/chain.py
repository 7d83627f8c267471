"""The hash chain over a log: every line in its one canonical form, every link over the one before and the line."""

import hashlib

import msgspec
from msgspec import Raw

_canonical = msgspec.json.Encoder(order="sorted")


def canonical_json(value: object) -> str:
    """Write JSON in its one canonical form."""
    return _canonical.encode(value).decode()


def canonical(value: object) -> Raw:
    """Write a part of a record in its canonical form."""
    return Raw(_canonical.encode(value))


def link(before: str, content: object) -> str:
    """Give the next link of a hash chain."""
    return hashlib.sha256(b"%s\n%s" % (before.encode(), _canonical.encode(content))).hexdigest()


def text_hash(data: object) -> str:
    """Give the SHA-256 of data in its canonical form."""
    return hashlib.sha256(_canonical.encode(data)).hexdigest()
