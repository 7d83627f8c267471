"""Compressed answers: what is asked for often is kept plain and packed, with a tag of its content."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from holotable.server.socket.protocol import encode

VARY: Final = {"Vary": "Accept-Encoding"}
PACKED: Final = {"Content-Encoding": "gzip"}
JSON: Final = "application/json"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True, slots=True)
class PackedBody:
    """An answer, plain and, if that is worth it, packed, with the tag of its content."""

    plain: bytes
    packed: bytes | None
    tag: str
    media_type: str = JSON


def packed_body(content: object) -> PackedBody:
    """Write content as JSON and pack it; what is asked for often is kept by the caller."""
    plain = encode(content)
    return PackedBody(plain, gzip.compress(plain, mtime=0), tag_of(plain))


def tag_of(content: bytes) -> str:
    """Give the tag by which a client says what it has."""
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


def body_answer(request: Request, body: PackedBody, caching: str = ASK_AGAIN) -> Response:
    """Answer with a body, or say that the client has it already."""
    headers = {"Cache-Control": caching, "ETag": body.tag, **VARY}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if body.packed is None or not takes_gzip(request):
        return Response(body.plain, headers=headers, media_type=body.media_type)
    return Response(body.packed, headers=headers | PACKED, media_type=body.media_type)


def takes_gzip(request: Request) -> bool:
    """Tell whether a client reads packed answers."""
    wishes = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    weight = {name: weight for name, _, weight in (wish.partition(";q=") for wish in wishes)}.get("gzip", "0")
    return weight == "" or weight.strip("0.") != ""
