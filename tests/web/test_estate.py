"""The last turns of an estate game between two browsers: a trade, an auction, a bankruptcy, a winner."""

from playwright.sync_api import expect

from tests.web.prepared import NAMES, near_the_end


def test_trade_auction_bankruptcy_and_the_winner_in_both_browsers(tmp_path, serve, meet):
    ready = near_the_end(tmp_path / "games.sqlite3")
    base = serve(tmp_path / "games.sqlite3")
    people = [meet(base).sit_down(ready.way_to(0)), meet(base, language="de").sit_down(ready.way_to(1))]

    for number, (seat, decision) in enumerate(ready.script, start=people[0].seq() + 1):
        people[seat].make(decision)
        for one in people:
            one.until(lambda one=one, number=number: one.seq() == number, f"{decision} is told to both")

    winner = NAMES[1 - ready.script[-1][0]]
    for seat, person in enumerate(people):
        expect(person.page.get_by_role("heading", name=person.t("over-head", names=winner, count=1))).to_be_visible()
        assert not person.offers()
        assert person.decisions() == [decision for who, decision in ready.script if who == seat]
        assert person.refusals() == []
