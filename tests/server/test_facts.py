"""What a purchase, a bid, a mission, a debt and a trade mean: counted by the rules and worded by the server."""

import pytest

from holotable import Table
from holotable.families.words import Deal, DealRow
from holotable.server.tables.presenter import Presenter
from holotable.table.attempts import Attempt
from tests.server.test_heads import asked, on_a_mission, thrown
from tests.support.serving import Player, open_table, token_of

BROWN = ["tatooine-system", "tatooine-dune-sea"]


def told(table: Table, language: str = "en") -> list[tuple[str, str, str, str]]:
    return [(fact.says, fact.figure, fact.note, fact.tone) for fact in asked(table, language=language).facts]


def traders(*seats: dict) -> Table:
    """Mia and Ben play The Clone Wars, and Mia is to throw."""
    named = [{"name": name, "cash": 1500, **seat} for name, seat in zip(("Mia", "Ben"), seats, strict=True)]
    return Table.from_position({"edition": "clone-wars", "seats": named})


def drafted(table: Table, **goods: dict) -> Deal:
    deal = Presenter(table).draft(Attempt(table, 0, {"do": "offer_trade", "to": 1, **goods}), "en")
    assert deal
    return deal


def cells(row: DealRow) -> list[tuple[str, str, str]]:
    return [(cell.before, cell.after, cell.note) for cell in row.sides]


def test_a_sale_tells_how_much_of_the_set_it_makes_who_holds_the_rest_and_what_cash_is_left():
    table = thrown({}, {"deeds": BROWN[1:]})

    assert told(table) == [
        ("Of the set Brown you then hold", "1 of 2", "Ben holds Tatooine Dune Sea", "plain"),
        ("Your cash afterwards", "1\u202f440", "", "plain"),
    ]


def test_a_sale_that_completes_a_set_says_so_and_one_that_is_too_dear_too():
    completing = thrown({"deeds": BROWN[1:]}, {})
    poor = thrown({"cash": 10}, {})

    assert told(completing)[0] == ("Completes your set Brown: you may build", "2 of 2", "", "good")
    assert told(poor, "de")[1] == ("Dir fehlen 50", "\u221250", "", "bad")


def test_a_sale_shows_the_rent_that_would_be_asked():
    street = thrown({"deeds": BROWN[1:]}, {}).typed_view().sale
    ship = thrown({"deeds": ["twilight"], "space": "ruusan"}, {}, dice=(3, 4)).typed_view().sale

    assert (street.deed, street.rent.amount, street.rent.rung, street.rent.doubled) == (BROWN[0], 8, 0, True)
    assert ship is not None
    assert (ship.share.held, ship.rent.rung) == (2, 1)


def test_an_auction_tells_everybody_the_lot_and_what_it_is_to_each():
    table = thrown({}, {"deeds": BROWN[1:]})
    table.play(0, {"do": "auction"})
    table.play(0, {"do": "bid", "lot": 1, "amount": 20})
    scene = Presenter(table).scene("en")

    assert (scene.title, scene.context) == ("Auction: Tatooine System", "Printed price 60 · lowest next bid 21")
    assert [(one.seat, one.says, one.note) for one in scene.seats] == [
        (0, "highest bid", "then 1 of 2 in Brown"),
        (1, "may bid", "completes the set Brown"),
    ]
    prompt = asked(table, 1)
    assert (prompt.title, prompt.context, prompt.facts) == (scene.title, scene.context, [])


def test_a_bid_beyond_the_cash_is_told():
    table = thrown({"cash": 100}, {"cash": 10, "deeds": BROWN[1:]})
    table.play(0, {"do": "auction"})
    table.play(0, {"do": "bid", "lot": 1, "amount": 20})

    assert [fact.says for fact in asked(table, 1).facts] == ["The next bid is more than you have."]


def test_a_mission_tells_its_odds_its_prize_and_its_fine():
    table = on_a_mission((6, 2), deeds=["ruusan"])
    mission = table.typed_view().mission

    assert list(mission.faces) == [die >= mission.least for die in range(1, 7)]
    assert told(table) == [
        ("You may go or leave it.", "", "", "plain"),
        ("two unsold deeds of your choice, or 200 Republic Credits", "5 in 6:", "", "good"),
        ("pay 100 Republic Credits.", "1 in 6:", "", "bad"),
    ]
    assert Presenter(table).scene("de").context == "Helle Seite"


def test_a_prize_tells_what_it_makes_of_a_set():
    table = on_a_mission((6, 2), outcomes={"die": [6]}, deeds=["ruusan", *BROWN[1:]])
    table.play(0, {"do": "start_mission"})
    options = {option.decision.get("deed"): option for option in asked(table).options}

    assert options[BROWN[0]].follows == ["completes the set Brown"]
    assert options[BROWN[0]].gain == {"group": "brown", "held": 2, "all": 2, "whole": True}
    assert options["bothawui"].follows[0].startswith("then 2 of 3 in ")


def test_a_debt_tells_what_each_way_costs_and_when_nothing_helps():
    table = thrown({"cash": 180, "deeds": ["ruusan"]}, {}, dice=(1, 3))
    hopeless = thrown({"cash": 1, "deeds": ["ruusan"]}, {}, dice=(1, 3))

    assert [way.costs for way in asked(table).ways] == [["Rent \u22126", "55 to get it back"]]
    assert asked(table).facts == []
    assert [fact.tone for fact in asked(hopeless).facts] == ["bad"]


def test_a_trade_tells_both_sides_what_it_changes():
    table = traders({"deeds": BROWN[:1]}, {"deeds": BROWN[1:], "mortgaged": BROWN[1:]})
    deal = drafted(table, give={"cash": 100}, want={"deeds": BROWN[1:]})
    cash, group, pawned = deal.rows

    assert (deal.offer, deal.give, deal.want) == (None, "100 Republic Credits", "Tatooine Dune Sea")
    assert cells(cash) == [("1\u202f500", "1\u202f400", "\u2212100"), ("1\u202f500", "1\u202f600", "+100")]
    assert (group.says, cells(group)) == ("Brown", [("1", "2 of 2", "set complete"), ("1", "0 of 2", "")])
    assert (pawned.says, pawned.sides[1].note) == ("Tatooine Dune Sea, mortgaged", "")
    assert pawned.sides[0].note.endswith(" or pay interest at once")


def test_a_trade_tells_which_set_it_breaks():
    deal = drafted(traders({"deeds": BROWN}, {}), give={"deeds": BROWN[:1]}, want={"cash": 50})

    assert cells(deal.rows[1]) == [("2", "1 of 2", "set broken up"), ("0", "1 of 2", "")]


def test_a_trade_that_is_not_allowed_still_tells_what_it_would_change():
    deal = drafted(traders({}, {}), give={"cash": 100})

    assert cells(deal.rows[0])[1] == ("1\u202f500", "1\u202f600", "+100")


def test_an_open_offer_is_told_to_both_sides_and_to_nobody_else():
    table = traders({"deeds": BROWN[:1]}, {"deeds": BROWN[1:]})
    table.play(0, {"do": "offer_trade", "to": 1, "give": {"cash": 100}, "want": {"deeds": BROWN[1:]}})
    presenter = Presenter(table)

    (maker,), (taker,) = presenter.deals([0], "en"), presenter.deals([1], "en")
    assert maker == taker
    assert (maker.offer, maker.maker, maker.taker) == (1, 0, 1)
    assert presenter.deals([], "en") == []


def test_what_a_seat_no_longer_has_changes_nothing():
    table = traders({"deeds": BROWN[:1]}, {"deeds": BROWN[1:]})
    table.play(0, {"do": "offer_trade", "to": 1, "give": {"cash": 100}, "want": {"deeds": BROWN[1:]}})
    table.play(0, {"do": "offer_trade", "to": 1, "give": {"cash": 90}, "want": {"deeds": BROWN[1:]}})
    table.play(1, {"do": "accept_trade", "offer": 1, "revision": 1})
    (left,) = table.typed_view().offers

    assert [(change.before, change.after) for side in left.sides for change in side.groups] == [(2, 2), (0, 0)]


@pytest.mark.parametrize(
    ("position", "deed", "rung", "doubled"),
    [
        ({"deeds": BROWN[:1]}, BROWN[0], 0, False),
        ({"deeds": BROWN}, BROWN[0], 0, True),
        ({"deeds": BROWN, "buildings": {BROWN[0]: 2, BROWN[1]: 2}}, BROWN[0], 2, False),
        ({"deeds": ["resolute", "twilight"]}, "twilight", 1, False),
    ],
)
def test_a_rent_tells_which_of_the_printed_ones_it_is(position, deed, rung, doubled):
    rent = traders(position, {}).typed_view().rents[deed]

    assert (rent.rung, rent.doubled is True) == (rung, doubled)


def test_the_answer_to_why_tells_what_a_draft_would_change(base):
    opened = open_table(base, "clone-wars", [{"kind": "me", "name": "Mia"}, {"kind": "local", "name": "Ben"}])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        draft = {"do": "offer_trade", "to": 1, "give": {"cash": 100}, "want": {}}
        mia.say(type="why", ask="a", seat=0, decision=draft)
        because = mia.hear("because")
        mia.say(type="why", ask="b", seat=0, decision={"do": "roll"})
        other = mia.hear("because")

    assert because["key"] == "trade.goods"
    assert because["deal"]["rows"][0]["says"] == "Cash"
    assert other["deal"] is None


def test_the_end_of_a_short_game_says_why_and_how_it_was_counted():
    position = {"options": {"variant": "short"}}
    table = thrown({"cash": 1}, {"deeds": ["ruusan"], "mortgaged": ["ruusan"]}, dice=(1, 3), **position)
    table.play(0, {"do": "declare_bankruptcy"})

    result = Presenter(table).result("en")

    assert (result.reason, result.says) == ("short.end", "The first bankruptcy has ended the short game")
    assert result.counted.startswith("Deeds at their printed price, or half of it if they are mortgaged; ")


def test_a_standard_game_ends_without_a_count():
    table = thrown({"cash": 1}, {}, dice=(1, 3))
    table.play(0, {"do": "declare_bankruptcy"})

    result = Presenter(table).result("de")

    assert (result.says, result.counted) == ("", "")
