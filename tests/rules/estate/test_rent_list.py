"""The list of open rents: full, emptied and filled again, every claim stays what it was."""

from holotable.families.estate.rules.state import CLAIMS
from tests.support.estate_variants import claim, laid
from tests.support.evidence import rule

CALM = (2, 3)  # no doubles


def open_rents(setup, claims, space, **more):
    """Claims are open, and seat 0 is about to throw and land on a space; after doubles no window closes by that."""
    setup.stand(0, space - sum(CALM))
    return laid(setup, {}, claims=claims, dice=[CALM], **more)


def filled(setup):
    """As many rents as there can be, of seat 1 against seat 2, which the next throw of another turn ends."""
    deed = setup.deed()
    setup.own(1, deed)
    return [claim(2, 1, deed, 10, closes=1) for _ in range(CLAIMS)]


@rule("rent.window", "R-MO-08")
def test_one_rent_more_than_the_list_holds_ends_the_oldest(setup):
    # given a full list, and a throw after doubles
    landed = setup.deed(nth=1)
    table = open_rents(setup.own(1, landed), filled(setup), setup.space_of(landed), doubles=1)

    # when seat 0 lands on another deed of seat 1
    table.roll()

    # then the first rent is lost, and the new one is the last of the list
    assert table.told("RentLapsed", "key", "claim") == [("rent.window", 1)]
    assert [held["id"] for held in table.claims] == list(range(2, CLAIMS + 2))


@rule("rent.window", "R-MO-08")
def test_of_a_full_list_every_rent_but_the_one_given_up_ends_once(setup):
    table = open_rents(setup, filled(setup), setup.space("parking"))

    table.play(1, "waive_rent", claim=3).roll()

    assert table.told("RentLapsed", "claim") == [number for number in range(CLAIMS, 0, -1) if number != 3]
    assert table.claims == []


@rule("rent.window", "rent.asked")
def test_a_rent_that_was_asked_for_does_not_end(setup):
    deed = setup.deed()
    claims = [claim(2, 1, deed, 10, closes=1)]
    table = open_rents(setup.own(1, deed), claims, setup.space("parking"))

    table.claim(1).roll()

    assert (table.happened("RentLapsed"), table.claims) == ([], [])


@rule("utility.roll", "rent.level")
def test_a_street_rent_in_the_place_of_a_dice_rent_is_a_sum(setup):
    # given a rent by dice that its owner gives up, and a throw after doubles
    utility, street = setup.deed("utility"), setup.deed()
    claims = [claim(2, 1, utility, 0) | {"factor": 4}]
    del claims[0]["amount"]
    table = open_rents(setup.own(1, utility, street), claims, setup.space_of(street), doubles=1)
    table.play(1, "waive_rent", claim=1)

    # when seat 0 lands on a street
    table.roll()

    # then its rent is the printed one
    (held,) = table.claims
    assert held["amount"] == setup.printed(street).rent[0]
    assert table.claim(1).paid == [("RentPaid", "rent.asked", 0, 1, setup.printed(street).rent[0])]
