"""A race played by two people in two browsers, from the first page to the winner."""

from playwright.sync_api import expect

from tests.web.people import play_on


def test_two_people_meet_by_a_link_and_race_to_the_end(base, meet):
    mia, ben = meet(base), meet(base)

    ben.join(mia.open_table("friends", "falcon", "Mia"), "Ben")
    play_on([mia, ben], lambda: mia.is_over() and ben.is_over())

    winner = next(message["result"]["winners"][0] for message in reversed(mia.heard) if message.get("result"))
    for person in (mia, ben):
        expect(
            person.page.get_by_role("heading", name=person.t("over.head", names=("Mia", "Ben")[winner]))
        ).to_be_visible()
        assert not person.offers()
        assert person.refusals() == []
