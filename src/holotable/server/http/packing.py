"""Compressed answers: the page's files are packed when it is built, what never changes once when it is first asked for."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from holotable.server.socket.protocol import encode

SUFFIX: Final = ".gz"  # of a packed file beside the plain one
VARY: Final = {"Vary": "Accept-Encoding"}
PACKED: Final = {"Content-Encoding": "gzip"}


@dataclass(frozen=True, slots=True)
class PackedBody:
    """An answer that never changes while the server runs, plain and packed, and the tag of its content."""

    plain: bytes
    packed: bytes
    tag: str


def packed_body(content: object) -> PackedBody:
    """Write content as JSON and pack it; what is asked for often is kept by the caller."""
    plain = encode(content)
    return PackedBody(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def body_answer(request: Request, body: PackedBody) -> Response:
    """Answer with a body, or say that the client has it already."""
    headers = {"Cache-Control": "no-cache", "ETag": body.tag, **VARY}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not takes_gzip(request):
        return Response(body.plain, headers=headers, media_type="application/json")
    return Response(body.packed, headers=headers | PACKED, media_type="application/json")


def file_answer(request: Request, file: Path, caching: str) -> Response:
    """Answer with a file of the page, packed if it has been and the client reads it."""
    headers = {"Cache-Control": caching, **VARY}
    plain = FileResponse(file, headers=headers)
    packed = file.with_name(file.name + SUFFIX)
    if not takes_gzip(request) or not packed.is_file():
        return plain
    return FileResponse(packed, headers=headers | PACKED, media_type=plain.media_type)


def takes_gzip(request: Request) -> bool:
    """Tell whether a client reads packed answers."""
    wishes = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    weight = {name: weight for name, _, weight in (wish.partition(";q=") for wish in wishes)}.get("gzip", "0")
    return weight == "" or weight.strip("0.") != ""
