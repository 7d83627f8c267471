"""What is pasted where an invitation is expected: a table's link, a personal link, another server's, or nonsense."""

import pytest
from playwright.sync_api import expect

from tests.support.serving import open_table, token_of
from tests.web.people import Person

TWO = [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}]


def paste(person: Person, text: str) -> None:
    """Put something into the field for invitations, and join."""
    person.visit()
    expect(person.button("landing-bots")).to_be_enabled()
    person.page.get_by_label(person.t("landing-code")).fill(text)
    person.press(person.button("landing-join"))


@pytest.mark.parametrize(
    "form", ["{base}/r/{token}", "  {base}/r/{token} ", "{host}/r/{token}", "/r/{token}", "{token}"]
)
def test_a_personal_link_opens_its_seat(base, meet, form):
    opened = open_table(base, "falcon", TWO)
    mia = meet(base)
    paste(mia, form.format(base=base, host=base.partition("//")[2], token=token_of(opened)))

    expect(mia.page.locator("main > .board")).to_be_visible()
    assert mia.page.url == f"{base}/t/{opened['table']}"
    assert [message["yours"] for message in mia.heard if message["type"] == "hello"] == [[0, 1]]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_personal_link_of_another_server_is_told_to_nobody(base, meet, language):
    mia = meet(base, language=language)
    secret = "-".join(["S3cret"] * 3) + "-x"
    paste(mia, f"https://play.example/r/{secret}")

    mia.sees(mia.t("landing-elsewhere", host="play.example"))
    there = mia.page.get_by_role("link", name=mia.t("landing-open-there"))
    expect(there).to_have_attribute("href", f"https://play.example/r/{secret}")
    assert not [request.url for request in mia.requests if secret in request.url]
    assert mia.page.url == f"{base}/"
    mia.page.get_by_label(mia.t("landing-code")).fill("")
    expect(there).to_have_count(0)


def test_a_personal_link_that_fits_no_seat_says_so(base, meet):
    mia = meet(base)
    paste(mia, f"{base}/r/S3cret-S3cret-S3cret-x")

    mia.sees(mia.t("landing-lost"))
    assert "S3cret" not in mia.page.url


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_wrong_code_says_so_and_offers_the_way_back(base, meet, language, phone):
    mia = meet(base, language=language, phone=phone)
    mia.expected += ["WebSocket connection to .* failed", "Failed to load resource"]
    paste(mia, "no-such-table-16")

    mia.sees(mia.t("wait-gone"))
    mia.press(mia.page.get_by_role("main").get_by_role("link", name=mia.t("bar-home")))
    expect(mia.button("landing-bots")).to_be_enabled()
    paste(mia, "what is this?")
    mia.sees(mia.t("landing-bad-code"))
