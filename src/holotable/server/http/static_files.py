"""Serves the files of the web page, or a hint if it is not built."""

import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from holotable.folders import PACKAGE
from holotable.locales import say
from holotable.server.http.access import language_of
from holotable.server.http.packing import file_answer

STATIC: Final = PACKAGE / "static"
NO_PAGE: Final = (
    "<!doctype html><meta charset=utf-8><title>Holotable</title>"
    "<p>The server runs, but its page is not built. In a checkout, run: make setup</p>"
)
NO_SUCH_PAGE: Final = (
    "<!doctype html><html lang={language}><meta charset=utf-8><title>Holotable</title>"
    "<meta name=viewport content='width=device-width, initial-scale=1'><meta name=color-scheme content='light dark'>"
    "<link rel=icon href=/icon.svg type=image/svg+xml><link rel=stylesheet href=/missing.css>"
    "<main><h1>Holotable</h1><p>{says}</p><p><a href=/>{home}</a></p></main>"
)
PAGES: Final = re.compile(r"|t/[^/]+/?")  # the page itself, and the page at a table


async def page(request: Request) -> Response:
    """Give a file of the page, or the page itself where the app has an address."""
    static: Path = request.app.state.static
    path: str = request.path_params["path"]
    file = static / "index.html" if PAGES.fullmatch(path) else _file(static, path)
    if file is None:
        return _missing(language_of(request))
    if not file.is_file():
        return HTMLResponse(NO_PAGE, 503)
    is_hashed = "assets" in file.relative_to(static).parts
    caching = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
    return file_answer(request, file, caching)


def _missing(language: str) -> Response:
    says, home = say(language, "server-no-page"), say(language, "server-home")
    return HTMLResponse(NO_SUCH_PAGE.format(language=language, says=says, home=home), 404, {"Vary": "Accept-Language"})


def _file(static: Path, path: str) -> Path | None:
    """Give the file of a path, if there is one inside the page's folder."""
    try:
        file = (static / path).resolve()
        is_inside = file.is_relative_to(static) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if is_inside else None
