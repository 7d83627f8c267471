"""Access checks of requests: hosts, origins, addresses, cookies and seat tokens."""

import ipaddress
import re
import socket
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from holotable.languages import DEFAULT_LANGUAGE, LANGUAGES
from holotable.server.http.proxies import counted_as

COOKIE_DAYS: Final = 90
SEATS: Final = "holotable-"  # what the cookies of tables begin with
DEVICE: Final = "holotable_device"
TOKENS_MOST: Final = 8  # of one browser at one table
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
PART_HEADERS: Final = {name: HEADERS[name] for name in ("Cross-Origin-Resource-Policy", "X-Content-Type-Options")}
PARTS: Final = (b"text/javascript", b"text/css")  # a page's parts are no documents: the rest would say nothing of them


def headers_of(media_type: bytes) -> Mapping[str, str]:
    """Give the security headers of an answer."""
    return PART_HEADERS if media_type.startswith(PARTS) else HEADERS


def language_of(request: HTTPConnection) -> str:
    """Choose the first language of a browser's wishes that we speak."""
    wishes = request.headers.get("accept-language", "").split(",")
    wished = [wish.partition(";")[0].partition("-")[0].strip().lower() for wish in wishes]
    return next((language for language in wished if language in LANGUAGES), DEFAULT_LANGUAGE)


def is_own_host(host: str, further: tuple[str, ...]) -> bool:
    """Tell whether a Host header names this server: an address, this machine, or a name that the host allowed.

    This stops DNS rebinding: another site's name that points here is none of these.
    """
    if not HOST.fullmatch(host):
        return False
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
        machine = socket.gethostname().lower()
        if name not in {"localhost", machine, f"{machine}.local", *(one.lower() for one in further)}:
            ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_on_this_machine(connection: HTTPConnection) -> bool:
    """Tell whether the server was reached by a name that only its own machine knows it by."""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def is_own_origin(connection: HTTPConnection) -> bool:
    """Tell whether a page of this server asks; a program sends no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == connection.headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    """Give what the client's limits are counted by: its address, or its network."""
    return counted_as(connection.client.host) if connection.client else "unknown"


def cookie_name(game: str) -> str:
    """Name the cookie of a table."""
    return f"{SEATS}{game}"


def tokens_of(connection: HTTPConnection, game: str) -> list[str]:
    """Give the seat tokens that a browser or a program shows for a table."""
    shown = connection.cookies.get(cookie_name(game), "").split(".")
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    shown += [bearer] if scheme.lower() == "bearer" else []
    return [token for token in dict.fromkeys(shown) if TOKEN.fullmatch(token)][:TOKENS_MOST]


def all_tokens_of(connection: HTTPConnection) -> list[str]:
    """Give the seat tokens that a browser shows for all its tables."""
    games = [name.removeprefix(SEATS) for name in connection.cookies if name.startswith(SEATS)]
    return [token for game in games for token in tokens_of(connection, game)]


def device_of(connection: HTTPConnection) -> str | None:
    """Give what a browser is recognised by, if it has come before."""
    shown = connection.cookies.get(DEVICE, "")
    return shown if TOKEN.fullmatch(shown) else None


def is_program(connection: HTTPConnection) -> bool:
    """Tell whether the client is a program and no browser: it sends no Origin."""
    return "origin" not in connection.headers


def shows_bearer(connection: HTTPConnection) -> bool:
    """Tell whether a program shows its token in a header, which no foreign page can make a browser do."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def hand_out(
    response: Response, connection: HTTPConnection, game: str, new: Sequence[str], instead: str | None = None
) -> None:
    """Give tokens to a browser, beside those that it has already; ``instead`` is one that it gives back."""
    tokens = [one for one in dict.fromkeys([*new, *tokens_of(connection, game)]) if one != instead][:TOKENS_MOST]
    set_secret(response, connection, cookie_name(game), ".".join(tokens))


def set_secret(response: Response, connection: HTTPConnection, name: str, value: str) -> None:
    """Give a browser a cookie that no script and no other site gets to see."""
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="strict",
        secure=connection.url.scheme in ("https", "wss"),
    )


def take_back_all(response: Response, connection: HTTPConnection) -> None:
    """Let a browser forget all cookies of this site."""
    for name in connection.cookies:
        if name == DEVICE or name.startswith(SEATS):
            response.delete_cookie(name)
