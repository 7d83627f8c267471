"""The report: one file that stands alone, whatever stands in it."""

import base64
import dataclasses
import hashlib
import json
import re
from pathlib import Path

import msgspec
import pytest

from holotable.core.errors import HolotableError
from holotable.editions import load_edition
from holotable.sim.report.html_report import report_html
from holotable.stats.summary import Summary

FIXTURES = Path(__file__).resolve().parents[2] / "web" / "dev" / "fixtures"
SCRIPT = "const shown = '<!-- not the end </script><script>'"
STYLE = "p::before { content: '</style>' }"


def kept(edition: str) -> Summary:
    """What real games said."""
    return msgspec.json.decode((FIXTURES / f"summary-{edition}.json").read_bytes(), type=Summary)


@pytest.fixture
def bundle(tmp_path):
    (tmp_path / "report.js").write_text(SCRIPT)
    (tmp_path / "report.css").write_text(STYLE)
    return tmp_path


def element(html: str, name: str) -> str:
    """What stands in the last element of this name, as a browser finds its end."""
    start = html.rindex(f"<{name}")
    return html[html.index(">", start) + 1 : html.index(f"</{name}", start)]


def told(html: str) -> dict:
    return json.loads(html.partition('id="told">')[2].partition("</script>")[0])


@pytest.mark.parametrize("box", ["clone-wars", "falcon"])
def test_the_report_holds_summary_and_board(box, bundle):
    summary = kept(box)

    internals_of = told(report_html(summary, "de", bundle=bundle))

    assert internals_of["summary"] == {**dataclasses.asdict(summary), "seed": str(summary.seed)}
    assert internals_of["board"]["info"]["id"] == box
    assert internals_of["language"] == "de"


def test_only_the_reports_own_script_and_style_may_run(bundle):
    html = report_html(kept("falcon"), bundle=bundle)

    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html)[1]
    assert policy.startswith("default-src 'none';")
    for name in ("script", "style"):
        digest = base64.b64encode(hashlib.sha256(element(html, name).encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}'" in policy


def test_nothing_inside_can_end_the_script_or_the_style(bundle):
    html = report_html(kept("falcon"), bundle=bundle)

    assert element(html, "script") == "const shown = '\\x3c!-- not the end \\x3c/script>\\x3cscript>'"
    assert element(html, "style") == "p::before { content: '<\\/style>' }"


def test_a_name_stays_a_name(bundle):
    sly = "</script><script>alert(1)</script><!--"
    summary = dataclasses.replace(kept("falcon"), name={"en": sly, "de": sly}, bots=[sly])

    html = report_html(summary, bundle=bundle)

    assert html.count("<script") == 2
    assert told(html)["summary"]["bots"] == [sly]


def test_an_edition_of_ones_own_is_drawn_too(bundle):
    summary = dataclasses.replace(kept("falcon"), edition="my-own-box")

    html = report_html(summary, edition=load_edition("boba-fett"), bundle=bundle)

    assert told(html)["board"]["info"]["id"] == "boba-fett"


def test_a_report_that_is_not_built_says_how_to_build_it(tmp_path):
    with pytest.raises(HolotableError, match=r"^the report's script is not built; .*tools/page\.py$"):
        report_html(kept("falcon"), bundle=tmp_path)


def test_a_language_that_nobody_wrote_is_refused(bundle):
    with pytest.raises(HolotableError, match="no language 'fr'; languages are en, de"):
        report_html(kept("falcon"), "fr", bundle=bundle)
