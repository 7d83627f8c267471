"""Spaces that cost money, the tax by choice, and the space where nothing happens."""

import pytest

from tests.support.estate_debts import tax, taxed
from tests.support.evidence import rule

EXACT = pytest.mark.parametrize(("nth", "throw", "amount"), [(0, (1, 1), 200), (1, (1, 2), 100)])


def costs(setup, nth, throw, amount):
    """Let seat 0 land on a tax space: its amount goes to the bank."""
    space = setup.space("tax", nth)
    table = setup.hold(500, 500, 500).landed(space, throw)

    assert setup.estate.spaces[space].amount == amount
    assert table.paid == [("TaxPaid", "tax.printed", 0, -1, amount)]
    assert table.cash == [500 - amount, 500, 500]


@rule("tax.printed")
def test_a_tax_space_costs_its_printed_amount_to_the_bank(setup):
    costs(setup, -1, (1, 2), tax(setup))


@rule("MA-TAX-01")
@EXACT
def test_both_tax_spaces_of_the_mandalorian_cost_their_printed_amount(setup, nth, throw, amount):
    costs(setup, nth, throw, amount)


@rule("BF-TAX-01")
@EXACT
def test_sarlacc_pit_and_sail_barge_escape_cost_their_printed_amount(setup, nth, throw, amount):
    costs(setup, nth, throw, amount)


@rule("CW-TAX-01", "CW-TAX-02", "R-CW-36")
@EXACT
def test_trade_tariff_and_ransom_cost_200_and_100_and_there_is_no_choice(setup, nth, throw, amount):
    costs(setup, nth, throw, amount)
    assert "income_tax_choice" not in {option.name for option in setup.estate.edition.options}


@rule("E1-TAX-04", "R-E1-05")
def test_the_luxury_tax_of_episode_one_is_75(setup):
    costs(setup, -1, (1, 2), 75)


@rule("tax.printed")
def test_whoever_cannot_pay_a_tax_must_raise_the_money_before_anything_else(setup):
    helper = setup.deed("utility")
    table = taxed(setup.own(0, helper).hold(40, 500, 500), 40)
    assert table.refusal(0, "end_turn") == "debt.raise"

    table.play(0, "mortgage", deed=helper).play(0, "settle")

    assert table.cash == [40 + 75 - tax(setup), 500, 500]


@rule("BF-TAX-01")
def test_sarlacc_pit_and_sail_barge_escape_are_the_two_spaces_to_pay_on(setup):
    taxes = [space.name["en"] for space in setup.estate.spaces if space.kind == "tax"]

    assert taxes == ["Sarlacc Pit", "Sail Barge Escape"]


# the tax by choice


def choosing(setup, cash=1000, **more):
    """Let seat 0 land with so much cash on the tax space where the amount or a share may be paid."""
    return setup.hold(cash, 500, 500).landed(setup.space("tax"), **more)


@rule("tax.choice", "R-E1-19")
@pytest.mark.parametrize(("cash", "share", "amount"), [(1000, False, 200), (1000, True, 100), (3000, True, 300)])
def test_the_income_tax_is_200_or_a_tenth_as_its_payer_chooses(setup, cash, share, amount):
    table = choosing(setup, cash)
    assert (table.due, table.prompt(0), table.may(0)) == ((0,), "tax_or_share", {"pay_tax"})

    table.play(0, "pay_tax", share=share)

    assert [(kind, *who) for kind, _, *who in table.paid] == [("TaxPaid", 0, -1, amount)]
    assert table.cash == [cash - amount, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("tax.choice")
def test_the_choice_is_made_before_anything_else_and_by_nobody_else(setup):
    table = choosing(setup.own(0, setup.deed("utility")))

    assert table.refusal(0, "end_turn") == "tax.choice"
    assert table.refusal(0, "roll") == "tax.choice"
    assert table.refusal(1, "pay_tax", share=True) == "turn.order"


@rule("tax.choice")
def test_nobody_chooses_a_tax_without_having_landed_on_it(setup):
    on_the_space = setup.stand(0, setup.space("tax")).table()
    after_the_other_tax = setup.landed(setup.space("tax", -1))

    assert on_the_space.refusal(0, "pay_tax", share=True) is not None
    assert after_the_other_tax.refusal(0, "pay_tax", share=True) is not None


@rule("tax.choice", "doubles.again")
def test_doubles_throw_again_after_the_tax(setup):
    table = choosing(setup, throw=(1, 1)).play(0, "pay_tax", share=False)

    assert table.prompt(0) == "roll_dice"


@rule("tax.worth", "R-E1-02")
@pytest.mark.parametrize(("cash", "amount"), [(1000, 100), (1001, 101), (1009, 101), (1010, 101), (9, 1), (0, 0)])
def test_a_tenth_is_rounded_up(setup, cash, amount):
    table = choosing(setup, cash).play(0, "pay_tax", share=True)

    assert table.cash[0] == cash - amount


@rule("tax.worth")
@pytest.mark.parametrize("mortgaged", [False, True])
def test_every_kind_of_property_counts_with_its_printed_price_mortgaged_or_not(setup, mortgaged):
    deeds = [setup.deed(nth=-1), setup.deed("ladder"), setup.deed("utility")]
    table = choosing(setup.own(0, *deeds, mortgaged=mortgaged), 250)

    table.play(0, "pay_tax", share=True)

    assert table.told("TaxPaid", "key", "amount") == [("tax.worth", (250 + 400 + 200 + 150) // 10)]


@rule("tax.worth")
def test_apartments_count_with_what_they_cost(setup):
    # given three lots of 100, 100 and 120 with two, one and one Apartments of 50 each
    first, second, third = setup.own_group(seat=0)
    setup.build(0, {first: 2, second: 1, third: 1})

    table = choosing(setup, 480).play(0, "pay_tax", share=True)

    assert table.cash[0] == 480 - (480 + 320 + 4 * 50) // 10


@rule("tax.worth", "R-E1-02")
def test_a_tower_counts_its_own_price_and_its_four_apartments(setup):
    # given lots of 350 and 400 with Towers, each building 200
    setup.own_group(seat=0, nth=-1, level=5)

    table = choosing(setup, 1000).play(0, "pay_tax", share=True)

    assert table.cash[0] == 1000 - (1000 + 750 + 2 * 5 * 200) // 10


@rule("tax.worth", "R-E1-02")
def test_a_jail_card_and_what_others_own_count_nothing(setup):
    setup.own_group(seat=1, nth=-1, level=5)
    for deck in setup.decks:
        setup.keep(0, deck)

    table = choosing(setup, 1000).play(0, "pay_tax", share=True)

    assert table.cash[0] == 900


@rule("tax.worth")
def test_a_share_that_the_cash_does_not_cover_has_to_be_raised(setup):
    # given 10 credits, and lots worth 750
    deed, *_ = setup.own_group(seat=0, nth=-1)
    table = choosing(setup, 10)

    # when the share is chosen
    table.play(0, "pay_tax", share=True)

    # then it is owed to the bank, and what is mortgaged for it does not change it
    assert table.told("DebtAsked", "creditor", "amount") == [(-1, 76)]
    table.play(0, "mortgage", deed=deed).play(0, "settle")
    assert table.cash[0] == 10 + 175 - 76


@rule("tax.unseen")
def test_nobody_is_shown_the_worth_before_the_choice(setup):
    table = choosing(setup.own(0, setup.deed()))

    foreseen = table.table.foresee(0, {"do": "pay_tax", "share": True})

    assert table.view["worth"] is None
    assert not any("amount" in event.facts for event in foreseen)


@rule("tax.unseen")
def test_the_choice_stands_once_it_is_made(setup):
    table = choosing(setup, 5000).play(0, "pay_tax", share=True)

    assert table.cash[0] == 4500
    assert table.refusal(0, "pay_tax", share=False) is not None


@rule("tax.unseen", "R-MO-02")
def test_nothing_is_sold_mortgaged_or_traded_before_the_choice(setup):
    deed, built = setup.deed("utility"), setup.own_group(seat=0, level=1)
    table = choosing(setup.own(0, deed))

    assert table.refusal(0, "mortgage", deed=deed) == "tax.choice"
    assert table.refusal(0, "sell_building", deed=built[0]) == "tax.choice"
    assert table.refusal(0, "offer_trade", to=1, give={"deeds": [deed]}, want={"cash": 1}) == "tax.choice"


@rule("tax.choice", "R-MO-42")
def test_a_card_may_lead_to_the_choice(setup):
    # given the card that leads three back, drawn three spaces behind the tax space
    table = setup.hold(1000, 500, 500).drawn("step", -3)
    assert (table.where(0), table.prompt(0)) == (setup.space("tax"), "tax_or_share")

    assert table.play(0, "pay_tax", share=True).cash == [900, 500, 500]


@rule("short.tax", "R-E1-19")
def test_in_the_short_game_the_income_tax_is_always_200(setup):
    table = choosing(setup, options={"variant": "short"})

    assert table.paid == [("TaxPaid", "short.tax", 0, -1, 200)]
    assert table.cash == [800, 500, 500]
    assert table.refusal(0, "pay_tax", share=True) is not None


@rule("tax.choice", "R-E1-19")
def test_in_the_timed_game_the_choice_stays(setup):
    table = choosing(setup, options={"variant": "timed"})

    assert table.play(0, "pay_tax", share=True).cash == [900, 500, 500]


@rule("R-E1-19")
def test_an_option_takes_the_choice_away(setup):
    table = choosing(setup, options={"income_tax_choice": False})

    assert table.cash == [800, 500, 500]
    assert table.prompt(0) == "finish_turn"


# free parking


@rule("parking.nothing")
def test_nothing_happens_on_free_parking(setup):
    table = setup.hold(500, 500, 500).landed(setup.space("parking"))

    assert {event.kind for event in table.last} == {"Rolled", "Moved"}
    assert table.cash == [500, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("parking.nothing", "advice.pot")
def test_no_money_gathers_in_the_middle_for_free_parking(setup):
    # given a tax paid, and the next player three spaces before free parking
    setup.hold(500, 500, 500).stand(1, setup.space("parking") - 3)
    table = setup.landing(setup.space("tax", -1), dice=[(1, 2)]).roll().end_turn()

    # when that player lands there
    table.roll()

    # then nothing is paid out
    assert table.cash == [500 - tax(setup), 500, 500]


@rule("advice.pot")
def test_no_option_of_the_edition_asks_for_a_pot(setup):
    assert not any(option.default for option in setup.estate.edition.options if "pot" in option.name)


@rule("CW-PARK-01")
def test_whoever_rests_on_free_parking_takes_rent_and_builds_as_ever(setup):
    # given seat 0 on free parking, and seat 2 on a street of its group
    first, *_ = setup.own_group(seat=0)
    table = setup.hold(500, 500, 500).stand(0, setup.space("parking")).landed(first, turn=2)

    # when it asks for the rent and, in its own turn, builds
    table.claim(0).end_turn().play(0, "build", deed=first)

    # then the rent is its own and the house stands
    assert table.cash == [500 + 12 - 50, 500, 488]
    assert table.level(first) == 1


@rule("tax.choice")
@pytest.mark.parametrize(("share", "told"), [(False, 0), (True, 10)])
def test_what_the_payer_has_chosen_is_told(setup, share, told):
    table = choosing(setup).play(0, "pay_tax", share=share)

    assert table.told("TaxChosen", "key", "seat", "share") == [("tax.choice", 0, told)]
