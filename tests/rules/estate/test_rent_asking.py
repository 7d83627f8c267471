"""Landing on another player's deed: the owner asks, several claims stand together, and claims that lapse."""

from tests.support.estate import uneven
from tests.support.evidence import rule


def bare(setup, deed):
    """What a deed costs without buildings."""
    return setup.printed(deed).rent[0]


def visited(setup, **more):
    """Let seat 0 land by doubles on a deed of seat 1 and then on one of seat 2; it may throw once more."""
    first, second, *_ = setup.street_group()
    setup.own(1, first).own(2, second)
    return setup.landing(first, (2, 2), dice=[(1, 1)], **more).roll().roll(), first, second


@rule("rent.asked", "R-MO-38")
def test_rent_is_paid_when_the_owner_asks_and_not_before(setup):
    # given a landing on a deed of seat 1
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    assert table.cash == [500, 500, 500]
    assert table.prompt(1) == "ask_rent"
    assert {"claim_rent", "waive_rent"} <= table.may(1)

    # when the owner asks
    table.claim(1)

    # then the lander has to pay at once
    assert table.told("RentClaimed", "key", "seat", "debtor", "amount") == [("rent.asked", 1, 0, 6)]
    assert table.paid == [("RentPaid", "rent.asked", 0, 1, 6)]
    assert table.told("RentPaid", "deed") == [deed]
    assert table.cash == [494, 506, 500]
    assert table.claims == []


@rule("rent.asked")
def test_nobody_but_the_owner_may_ask_and_only_once(setup):
    deed = setup.deed()
    table = setup.own(1, deed).landed(deed)
    claim = table.claims[0]["id"]

    assert table.refusal(2, "claim_rent", claim=claim) == "rent.asked"
    assert table.refusal(0, "waive_rent", claim=claim) == "rent.asked"
    table.claim(1)
    assert table.refusal(1, "claim_rent", claim=claim) == "rent.window"


@rule("rent.asked")
def test_a_debtor_who_is_asked_must_pay_and_cannot_play_on(setup):
    deed = setup.deed()
    table = setup.own(1, deed).own(0, setup.deed("utility")).hold(5, 500, 500).landed(deed).claim(1)

    assert table.told("DebtAsked", "seat", "creditor", "amount") == [(0, 1, 6)]
    assert table.refusal(0, "end_turn") == "debt.raise"


@rule("rent.asked", "R-MO-41")
def test_an_owner_may_give_the_rent_up(setup):
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    claim = table.claims[0]["id"]

    table.play(1, "waive_rent", claim=claim)

    assert table.told("RentWaived", "seat", "claim", "debtor") == [(1, claim, 0)]
    assert table.cash == [500, 500, 500]
    assert table.refusal(1, "claim_rent", claim=claim) == "rent.window"


@rule("R-MO-41", "R-MO-38")
def test_an_owner_may_keep_silent_and_the_turn_goes_on(setup):
    deed = setup.deed()
    table = setup.own(1, deed).landed(deed)

    assert table.due == (0,)
    assert table.refusal(0, "end_turn") is None


# several claims


@rule("rent.window", "R-MO-08")
def test_a_further_throw_of_the_lander_does_not_close_the_window(setup):
    # given a lander who came by doubles
    deed = setup.deed()
    setup.own(1, deed).stand(0, setup.space_of(deed) - 4).hold(500, 500, 500)
    table = setup.own(0, setup.deed(nth=1)).table(dice=[(2, 2), (1, 1)]).roll()

    # when the same player throws again
    table.roll()

    # then the owner may still ask
    assert table.claim(1).cash == [494, 506, 500]


@rule("R-MO-08", "R-MO-09")
def test_several_claims_against_one_lander_stand_together(setup):
    # given two landings in one turn, on deeds of two owners
    table, first, second = visited(setup.hold(500, 500, 500))
    rents = [bare(setup, first), bare(setup, second)]
    assert [(claim["creditor"], claim["amount"]) for claim in table.claims] == [(1, rents[0]), (2, rents[1])]

    # when they are answered in the other order
    table.claim(2, place=1).claim(1, place=0)

    # then each is paid
    assert table.cash == [500 - sum(rents), 500 + rents[0], 500 + rents[1]]


@rule("R-MO-09")
def test_each_of_several_claims_keeps_what_its_own_landing_said(setup):
    # given seat 2, who landed on a street and then, with dice that a new throw would repeat, on a utility
    street, utility = setup.deed(nth=0), setup.deed("utility")
    steps = setup.space_of(utility) - setup.space_of(street)
    setup.own(0, street).own(1, utility).hold(500, 500, 500)
    table = setup.landing(street, (2, 2), turn=2, dice=[uneven(steps)] * 2).roll().roll()
    assert [claim["debtor"] for claim in table.claims] == [2, 2]

    # when both are asked for, the older first
    table.claim(0, place=0).claim(1)

    # then each costs what its landing said
    assert table.told("RentPaid", "deed") == [utility]
    assert table.cash == [506, 500 + 4 * steps, 500 - 6 - 4 * steps]


@rule("R-MO-09", "R-MO-41")
def test_giving_one_claim_up_leaves_the_other_as_it_was(setup):
    # given a lander on a utility and then on a street
    utility, street = setup.deed("utility"), setup.street_group(3)[-1]
    steps = setup.space_of(street) - setup.space_of(utility)
    setup.own(1, utility, street).hold(500, 500, 500)
    table = setup.landing(utility, (2, 2), dice=[uneven(steps)]).roll().roll()

    # when the older claim is given up
    table.play(1, "waive_rent", claim=table.claims[0]["id"])

    # then the other is still good, for its amount and its deed
    assert [(claim["deed"], claim["amount"]) for claim in table.claims] == [(street, 16)]
    assert table.claim(1).cash == [484, 516, 500]


# what happens between the landing and the asking


@rule("R-MO-09")
def test_a_building_put_up_after_the_landing_does_not_raise_the_rent(setup):
    # given a landing on a bare set, and the dice passed on
    deed, *_ = setup.own_group(seat=1)
    table = setup.hold(500, 500, 500).landed(deed).end_turn()

    # when its owner builds and then asks
    table.play(1, "build", deed=deed).claim(1)

    # then the rent is that of the landing
    assert table.cash == [488, 500 - 50 + 12, 500]


@rule("R-MO-09")
def test_a_mortgage_after_the_landing_does_not_spare_the_lander(setup):
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)

    table.play(1, "mortgage", deed=deed).claim(1)

    assert table.cash == [494, 556, 500]


@rule("R-MO-09")
def test_whoever_owned_the_deed_at_the_landing_has_the_claim(setup):
    # given a landing, after which the deed is sold
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    table.trade(1, 2, give={"deeds": [deed]}, want={"cash": 5})

    # then the former owner asks, not the new one
    assert table.refusal(2, "claim_rent", claim=table.claims[0]["id"]) == "rent.asked"
    assert table.claim(1).cash == [494, 511, 495]


@rule("R-MO-39")
def test_an_owner_in_jail_may_ask(setup):
    deed = setup.deed()
    table = setup.own(1, deed).imprison(1).hold(500, 500, 500).landed(deed)

    assert table.claim(1).cash == [494, 506, 500]


@rule("R-MO-39")
def test_a_lander_who_goes_to_jail_still_owes_the_rent(setup):
    # given a landing by the second doubles, and a third that leads to jail
    deed = setup.deed()
    setup.own(1, deed).stand(0, setup.space_of(deed) - 4).hold(500, 500, 500)
    table = setup.table(doubles=1, dice=[(2, 2), (1, 1)]).roll().roll()
    assert table.jailed(0) == 1

    # when the owner asks
    table.claim(1)

    # then the rent is paid
    assert table.cash == [494, 506, 500]


@rule("R-MO-46")
def test_a_claim_lapses_when_its_creditor_leaves_the_game(setup):
    deed = setup.deed()
    table = setup.own(1, deed).hold(500, 500, 500).landed(deed)
    assert len(table.claims) == 1

    table.play(1, "resign")

    assert table.claims == []
    assert table.cash[0] == 500


@rule("R-MO-46")
def test_claims_lapse_when_their_debtor_leaves_the_game(setup):
    # given claims of two owners against one lander
    table, *_ = visited(setup.hold(500, 500, 500))

    # when the lander resigns
    table.play(0, "resign")

    # then nothing is open any more
    assert table.claims == []
    assert table.seat(0)["out"]


@rule("R-MO-46")
def test_no_claim_is_made_inside_another_players_debt(setup):
    # given two claims against a lander who has no cash but something to mortgage
    helper = setup.deed("utility")
    table, first, second = visited(setup.own(0, helper).hold(0, 500, 500))
    rents = [bare(setup, first), bare(setup, second)]
    other = table.claims[1]["id"]

    # when the first is asked for
    table.claim(1, place=0)

    # then the other has to wait until that debt is settled
    assert (table.due, table.prompt(0)) == ((0,), "raise_cash")
    assert table.refusal(2, "claim_rent", claim=other) == "debt.raise"
    table.play(0, "mortgage", deed=helper).play(0, "settle")
    assert table.claim(2).cash == [75 - sum(rents), 500 + rents[0], 500 + rents[1]]


@rule("R-MO-46", "R-MO-02")
def test_no_claim_is_made_before_a_purchase_is_decided_or_while_an_auction_runs(setup):
    # given a lander on a deed of seat 1 who has gone on, by doubles, to a deed that nobody owns
    first, second, *_ = setup.street_group()
    table = setup.own(1, first).hold(500, 500, 500).landing(first, (2, 2), dice=[(1, 1)]).roll().roll()
    claim = table.claims[0]["id"]
    assert table.refusal(1, "claim_rent", claim=claim) == "buy.choice"

    # when that deed is auctioned
    table.play(0, "auction")

    # then the claim has to wait until somebody has it
    assert table.refusal(1, "claim_rent", claim=claim) == "auction.end"
    table.bid(2, 30).passes(0, 1)
    assert table.owner(second) == 2
    assert table.claim(1).cash == [494, 506, 470]


# a mortgage between the landing and the asking


@rule("R-MO-09", "rent.mortgaged")
def test_a_mortgage_after_the_landing_leaves_the_rent_as_it_was(setup):
    # given seat 0 on a deed of seat 1, which mortgages it before it asks
    deed = setup.deed()
    table = setup.own(1, deed).hold(500).landed(deed).play(1, "mortgage", deed=deed)

    # when it asks
    table.claim(1)

    # then the rent of the landing is paid
    assert table.cash[0] == 500 - bare(setup, deed)


@rule("R-MO-09", "rent.mortgaged")
def test_a_table_may_play_that_no_rent_is_asked_while_a_deed_is_mortgaged(setup):
    # given the same at a table that reads it so
    deed = setup.deed()
    options = {"mortgage_keeps_rent": False}
    table = setup.own(1, deed).hold(500).landed(deed, options=options).play(1, "mortgage", deed=deed)
    (rent,) = table.claims

    # then seat 1 may only let the rent go, until it has redeemed the deed
    assert table.refusal(1, "claim_rent", claim=rent["id"]) == "rent.mortgaged"
    assert table.options(1, "claim_rent", "waive_rent") == [{"do": "waive_rent", "claim": rent["id"]}]
    table.play(1, "redeem", deed=deed).claim(1)
    assert table.cash[0] == 500 - bare(setup, deed)


@rule("R-MO-09")
def test_that_reading_leaves_rents_of_other_deeds_alone(setup):
    deed, other = setup.deed(), setup.deed(nth=4)
    options = {"mortgage_keeps_rent": False}
    table = setup.own(1, deed, other).hold(500).landed(deed, options=options).play(1, "mortgage", deed=other)

    assert table.refusal(1, "claim_rent", claim=table.claims[0]["id"]) is None
