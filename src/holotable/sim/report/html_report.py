"""The HTML report of a simulation: one self-contained file with all figures, script and style."""

import base64
import hashlib
import json
from dataclasses import asdict
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from holotable.core.errors import HolotableError
from holotable.folders import PACKAGE
from holotable.languages import DEFAULT_LANGUAGE
from holotable.locales import check_language
from holotable.stats.summary import Summary

if TYPE_CHECKING:
    from holotable.editions import Edition

BUNDLE: Final = PACKAGE / "static" / "report"
NOT_BUILT: Final = "the report's script is not built; in a checkout, run: python tools/page.py"
PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="report"></div>
<script type="application/json" id="told">{told}</script>
<script>{script}</script>
</body>
</html>
"""


def report_html(
    summary: Summary, language: str = DEFAULT_LANGUAGE, edition: "Edition | None" = None, bundle: Path = BUNDLE
) -> str:
    """Write the report in one text; ``edition`` is needed only for an edition file of one's own."""
    check_language(language)
    style, script = _parts(bundle)
    return PAGE.format(
        language=language,
        policy=f"default-src 'none'; style-src {_hash(style)}; style-src-attr 'unsafe-inline';"
        f" script-src {_hash(script)}; base-uri 'none'; form-action 'none'",
        title=escape(f"{summary.name[language]}: Holotable"),
        style=style,
        told=_told(summary, language, edition),
        script=script,
    )


def why_no_report(bundle: Path = BUNDLE) -> str | None:
    """Say why no report can be written here, or nothing."""
    try:
        _parts(bundle)
    except HolotableError as problem:
        return str(problem)
    return None


@cache
def _parts(bundle: Path) -> tuple[str, str]:
    """Read the built style and script, made safe to stand inside a page."""
    try:
        style, script = ((bundle / name).read_text(encoding="utf-8") for name in ("report.css", "report.js"))
    except OSError as problem:
        raise HolotableError(NOT_BUILT) from problem
    return style.replace("</", "<\\/"), _inside_a_script(script)


def _inside_a_script(script: str) -> str:
    """Write what would end or confuse a script element in another way; it only occurs inside strings."""
    for mark in ("</script", "<script", "<!--"):
        script = script.replace(mark, f"\\x3c{mark[1:]}")
    return script


def _told(summary: Summary, language: str, edition: "Edition | None") -> str:
    """Write summary and board as JSON that cannot end the element it stands in."""
    board = _board(summary.edition if edition is None else edition)
    shown = {**asdict(summary), "seed": str(summary.seed)}  # a script would round a large one
    told = json.dumps({"language": language, "summary": shown}, ensure_ascii=False, separators=(",", ":"))
    return f'{told[:-1]},"board":{board}}}'.replace("<", "\\u003c").replace("\u2028", "\\u2028")


def _board(edition: "Edition | str") -> str:
    from holotable.printed.boards import board_of, draw_board  # only a report draws one

    board = board_of(edition) if isinstance(edition, str) else draw_board(edition)
    drawn = msgspec.structs.replace(board, rows=[], cards=[])  # no figure is about these
    return msgspec.json.encode(drawn).decode()


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
