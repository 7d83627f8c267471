"""Serves the files of the web page, or a hint if it is not built."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from holotable.folders import PACKAGE
from holotable.locales import say
from holotable.server.http.access import language_of
from holotable.server.http.packing import ASK_AGAIN, body_answer
from holotable.server.http.page_files import PageFiles

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
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # here a name tells the content
FOREVER: Final = "public, max-age=31536000, immutable"
PAGES: Final = re.compile(r"|t/[^/]+/?")  # the page itself, and the page at a table


async def page(request: Request) -> Response:
    """Give a file of the page, or the page itself where the app has an address."""
    files: PageFiles = request.app.state.page
    path: str = request.path_params["path"]
    is_page = PAGES.fullmatch(path) is not None
    body = files.find(INDEX if is_page else path)
    if body is None:
        return HTMLResponse(NO_PAGE, 503) if is_page else _missing(language_of(request))
    return body_answer(request, body, FOREVER if path.startswith(HASHED) else ASK_AGAIN)


def _missing(language: str) -> Response:
    says, home = say(language, "server-no-page"), say(language, "server-home")
    return HTMLResponse(NO_SUCH_PAGE.format(language=language, says=says, home=home), 404, {"Vary": "Accept-Language"})
