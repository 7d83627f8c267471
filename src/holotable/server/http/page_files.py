"""The files of the built page, kept in memory: read when first asked for, and again when they have changed."""

import gzip
import mimetypes
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from holotable.server.http.packing import PackedBody, tag_of

SUFFIX: Final = ".gz"  # of a packed file beside the plain one
KEPT_MOST: Final = 32 << 20  # bytes, of all files together
UNKNOWN: Final = "text/plain"

Stamp: TypeAlias = tuple[int, int] | None  # when a file was written and its size; none where there is no file


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file as it was read, plain and packed, and what tells that it has changed."""

    plain: Path
    packed: Path
    stamps: tuple[Stamp, Stamp]
    body: PackedBody

    def is_fresh(self) -> bool:
        """Tell whether both files are still those that were read."""
        return self.stamps == (stamp_of(self.plain), stamp_of(self.packed))

    def size(self) -> int:
        """Count the bytes in memory."""
        return len(self.body.plain) + len(self.body.packed or b"")


class PageFiles:
    """The files of a folder by their paths in it."""

    def __init__(self, folder: Path, most: int = KEPT_MOST) -> None:
        """Begin with nothing read; no more bytes than ``most`` are kept."""
        self._folder, self._most = folder.resolve(), most
        self._kept: dict[str, KeptFile] = {}

    def find(self, path: str) -> PackedBody | None:
        """Give a file as it is now, if the folder has one of that path."""
        kept = self._kept.get(path)
        if kept is not None and kept.is_fresh():
            return kept.body
        self._kept.pop(path, None)
        try:
            file = (self._folder / path).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            kept = read(file)
        except (OSError, ValueError):
            return None
        if file.relative_to(self._folder).as_posix() == path:  # whoever asks in other words cannot fill the memory
            self._keep(path, kept)
        return kept.body

    def _keep(self, path: str, kept: KeptFile) -> None:
        if kept.size() > self._most:
            return
        if kept.size() + sum(other.size() for other in self._kept.values()) > self._most:
            self._kept.clear()  # most of it belongs to pages that were built before
        self._kept[path] = kept


def read(file: Path) -> KeptFile:
    """Read a file and its packed one, which counts only if it holds the same: a build may be half done."""
    packed = file.with_name(file.name + SUFFIX)
    stamps = stamp_of(file), stamp_of(packed)  # before reading: what is written meanwhile is noticed next time
    content = file.read_bytes()
    media_type = mimetypes.guess_type(file.name)[0] or UNKNOWN
    return KeptFile(file, packed, stamps, PackedBody(content, _packed(packed, content), tag_of(content), media_type))


def stamp_of(file: Path) -> Stamp:
    """Give what changes when a file is written anew."""
    try:
        state = file.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size


def _packed(file: Path, content: bytes) -> bytes | None:
    try:
        packed = file.read_bytes()
        return packed if gzip.decompress(packed) == content else None
    except (OSError, EOFError, zlib.error):
        return None
