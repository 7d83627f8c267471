"""The short game: what it changes, and the deeds dealt before it begins."""

import pytest

from holotable import EditionError, Table
from tests.support.estate import Estate
from tests.support.estate_variants import FEW, SHORT, TIMED, TOP, dealt
from tests.support.evidence import rule

CHANGED = ("deal", "late_fine", "ends_scored", "top_level", "rent")  # a lower hotel has its rent one level lower


def differences(setup, **options):
    """The numbers of the board that an option changes."""
    whole = setup.estate.board(setup.estate.edition.chosen(None))
    other = setup.estate.board(setup.estate.edition.chosen(options))
    names = [name for name in dir(whole) if not name.startswith("_")]
    return {name for name in names if getattr(whole, name) != getattr(other, name)}


# what changes


@rule("CW-QUICK-01", "short.changes")
def test_the_short_game_of_clone_wars_changes_the_deal_the_cities_the_jail_and_the_end(setup):
    assert differences(setup, variant="short") == {*CHANGED}


@rule("E1-QUICK-01", "short.changes")
def test_the_short_game_of_episode_one_changes_the_tax_as_well(setup):
    assert differences(setup, variant="short") == {*CHANGED, "tax_choice"}


@rule("short.changes")
def test_what_the_short_game_does_not_change_is_played_as_ever(setup):
    # given an unowned deed ahead
    deed = setup.deed(nth=2)
    table = setup.hold(500, 500, 500).landed(deed, options=SHORT)

    # when it is turned down and seat 2 bids for it
    table.play(0, "auction").bid(2, 10).passes(0, 1)

    # then it is auctioned, and the turn goes round
    assert (table.owner(deed), table.cash) == (2, [500, 500, 490])
    assert table.end_turn().due == (1,)


# the deal


@rule("short.deal")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_dealt_three_deeds_and_pays_nothing(setup, seats):
    # given more deeds than are dealt
    deeds = [deed.id for deed in setup.estate.deeds]

    # when the game is set up
    table = dealt(setup, SHORT, deeds[: 3 * seats], seats)

    # then each has three of them and all its money
    assert [len(table.seat(seat)["deeds"]) for seat in range(seats)] == [3] * seats
    assert table.cash == [1500] * seats
    assert table.told("DeedDealt", "key") == ["short.deal"] * 3 * seats


@rule("E1-QUICK-02")
def test_eight_players_of_episode_one_own_24_deeds_before_the_first_turn(setup):
    table = dealt(setup, SHORT, [deed.id for deed in setup.estate.deeds][:24], seats=8)

    assert sum(len(seat["deeds"]) for seat in table.view["seats"]) == 24
    assert table.cash == [1500] * 8


@rule("CW-QUICK-02")
def test_four_players_of_clone_wars_own_12_deeds_dealt_one_by_one_round_the_table(setup):
    deeds = [deed.id for deed in setup.estate.deeds][:12]

    table = dealt(setup, SHORT, deeds, seats=4)

    assert table.told("DeedDealt", "seat") == [0, 1, 2, 3] * 3
    assert [table.owner(deed) for deed in deeds] == [0, 1, 2, 3] * 3


@rule("short.deal")
def test_the_deeds_are_shuffled(setup):
    # given many games
    hands = [Table(setup.edition, 2, seed=seed, options=SHORT).view()["seats"][0]["deeds"] for seed in range(80)]

    # then any deed may come to a hand, and no two hands need be alike
    assert {deed for hand in hands for deed in hand} == {deed.id for deed in setup.estate.deeds}
    assert len({tuple(sorted(hand)) for hand in hands}) > 70


@rule("short.deal")
def test_after_the_deal_the_game_begins_as_ever(setup):
    deeds = [deed.id for deed in setup.estate.deeds][:6]

    table = dealt(setup, SHORT, deeds)

    assert [event.kind for event in table.last[6:]] == ["OpeningRolled", "OpeningRolled", "Began"]
    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")


@rule("short.deal")
def test_a_dealt_deed_is_owned_like_a_bought_one(setup):
    # given a whole group dealt to seat 0
    group = setup.street_group()
    others = setup.groups("ladder")[0]

    # when it builds in its first turn
    table = dealt(setup, SHORT, [deed for pair in zip(group, others, strict=False) for deed in pair])
    table.play(0, "build", deed=group[0])

    # then it pays the building and nothing else, and it may mortgage what stays bare elsewhere
    assert table.cash == [1500 - setup.printed(group[0]).build_price, 1500]
    assert table.play(1, "mortgage", deed=others[0]).is_mortgaged(others[0])


@rule("short.deal")
def test_what_is_not_dealt_is_for_sale(setup):
    # given a deal that leaves a deed to the bank
    deed = setup.deed(nth=2)
    table = setup.hold(1500, 1500).landed(deed, options=SHORT)

    # when seat 0 lands there
    table.play(0, "buy")

    # then it pays the price
    assert table.cash[0] == 1500 - setup.printed(deed).price


@rule("short.deal")
def test_the_whole_game_deals_nothing(setup):
    table = Estate(Table(setup.edition, 2, seed=1), setup.estate)

    assert [seat["deeds"] for seat in table.view["seats"]] == [[], []]


# hotels, by the numbers of the books (test_short_building has the rest)


@rule("CW-QUICK-03")
def test_a_city_of_clone_wars_costs_three_settlements_and_the_price_of_one(setup):
    # given three settlements of 50 on each of three streets
    first, *_ = setup.own_group(seat=0, level=FEW)
    table = setup.hold(60).table(options=SHORT)

    # when a city is built
    table.play(0, "build", deed=first)

    # then 50 are paid and three settlements are back
    assert (table.cash[0], table.level(first)) == (10, TOP)
    assert table.stock == (32 - 9 + 3, 11)


@rule("E1-QUICK-03", "R-E1-12")
def test_a_tower_of_episode_one_takes_the_place_of_three_apartments(setup):
    first, *_ = setup.own_group(seat=0, level=FEW)
    table = setup.hold(60).table(options=SHORT)

    table.play(0, "build", deed=first)

    assert (table.cash[0], table.level(first)) == (10, TOP)
    assert table.stock == (32 - 9 + 3, 11)


@rule("CW-QUICK-04")
def test_cities_at_50_sell_for_100_outright_and_for_25_when_turned_back(setup):
    # given cities on a group whose settlements cost 50
    group = setup.own_group(seat=0, level=TOP)
    outright, back = (setup.hold(0).table(options=SHORT) for _ in range(2))

    # when all are sold outright, or one is turned back
    outright.play(0, "sell_set", levels=dict.fromkeys(group, 0))
    back.play(0, "sell_building", deed=group[0])

    # then each of the three brought 25 + 75, or the one 25 and three settlements
    assert outright.cash[0] == 3 * 100
    assert (back.cash[0], back.level(group[0])) == (25, 3)


@rule("E1-QUICK-04", "R-E1-13")
def test_a_tower_of_the_short_game_sells_for_one_apartment_less_than_usual(setup):
    # given towers at 50, three Apartments each in the short game and four in the whole one
    group = setup.own_group(seat=0, level=TOP)
    short = setup.hold(0).table(options=SHORT)
    whole = setup.build(0, dict.fromkeys(group, TOP + 1)).table()

    # when all are sold
    for table in (short, whole):
        table.play(0, "sell_set", levels=dict.fromkeys(group, 0))

    # then each brings half of four prices, not of five
    assert (short.cash[0], whole.cash[0]) == (3 * 100, 3 * 125)


@rule("short.hotel")
@pytest.mark.parametrize("variant", [{}, TIMED])
def test_only_the_short_game_has_the_cheaper_hotel(setup, variant):
    first, *_ = setup.own_group(seat=0, level=FEW)

    table = setup.hold(1000).table(options=variant).play(0, "build", deed=first)

    assert (table.level(first), table.stock[1]) == (4, 12)


# the tax


@rule("short.tax", "R-E1-19")
@pytest.mark.parametrize("asked", [True, False])
def test_no_option_brings_the_choice_of_tax_back_into_the_short_game(setup, asked):
    # given a player for whom a tenth would be cheaper
    setup.hold(300, 500, 500)

    # when it lands on the income tax
    table = setup.landed(setup.space("tax"), options={**SHORT, "income_tax_choice": asked})

    # then 200 are paid, and nothing was asked
    assert table.cash == [100, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("short.tax")
def test_who_has_less_than_200_must_raise_them(setup):
    helper = setup.deed("utility")
    table = setup.own(0, helper).hold(150, 500, 500).landed(setup.space("tax"), options=SHORT)
    assert table.prompt(0) == "raise_cash"

    table.play(0, "mortgage", deed=helper).play(0, "settle")

    assert table.cash == [150 + 75 - 200, 500, 500]


@rule("short.deal")
def test_no_deed_is_dealt_twice(setup):
    deeds = [deed.id for deed in setup.estate.deeds]

    with pytest.raises(EditionError, match="cannot fall now"):
        dealt(setup, SHORT, [deeds[0], deeds[0]])


@rule("tax.printed", "short.tax")
def test_a_tax_without_a_share_is_the_printed_one_in_the_short_game_too(setup):
    table = setup.landed(setup.space("tax", -1), options=SHORT)

    assert [(kind, key) for kind, key, *_ in table.paid] == [("TaxPaid", "tax.printed")]
