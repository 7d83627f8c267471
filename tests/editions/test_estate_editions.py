"""Estate editions: what the built-in files say, by the rows of their books."""

import pytest

from holotable import EditionError
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import EstateEdition, read_estate
from holotable.families.estate.rules import board as printed
from tests.support.evidence import rule

BOTH = ["mandalorian", "boba-fett"]
CLASSIC = {  # the rent of a street by its price: bare, one to four houses, the hotel
    100: (6, 30, 90, 270, 400, 550),
    120: (8, 40, 100, 300, 450, 600),
    140: (10, 50, 150, 450, 625, 750),
    160: (12, 60, 180, 500, 700, 900),
    180: (14, 70, 200, 550, 750, 950),
    200: (16, 80, 220, 600, 800, 1000),
    220: (18, 90, 250, 700, 875, 1050),
    240: (20, 100, 300, 750, 925, 1100),
    260: (22, 110, 330, 800, 975, 1150),
    280: (24, 120, 360, 850, 1025, 1200),
    300: (26, 130, 390, 900, 1100, 1275),
    320: (28, 150, 450, 1000, 1200, 1400),
    350: (35, 175, 500, 1100, 1300, 1500),
    400: (50, 200, 600, 1400, 1700, 2000),
}


def read(name: str) -> EstateEdition:
    return read_estate(load_edition(name))


def sizes_of(estate: EstateEdition) -> list[tuple[str, int]]:
    numbers = [deed.group for deed in estate.deeds]
    return [(group.kind, numbers.count(number)) for number, group in enumerate(estate.groups)]


def cards_of(estate: EstateEdition, deck: str) -> int:
    return sum(card.copies for card in estate.cards if card.deck == estate.deck_number(deck))


@rule("MA-SETUP-01", "MA-SETUP-02", "MA-SETUP-03")
def test_the_mandalorian_is_for_two_to_four_from_eight_years_with_four_tokens():
    estate = read("mandalorian")

    assert (estate.edition.seats_min, estate.edition.seats_max, estate.edition.age) == (2, 4, 8)
    assert len(estate.tokens) == 4


@rule("MA-SETUP-04", "MA-PROP-01", "MA-PROP-02", "R-MA-02")
def test_the_mandalorian_has_eight_pairs_of_objects_and_two_hideaways_and_nothing_else():
    assert sizes_of(read("mandalorian")) == [("streets", 2)] * 8 + [("utility", 2)]


@rule("BF-PROP-01", "BF-PROP-02", "R-BF-09")
def test_boba_fett_has_eight_pairs_of_characters_four_pieces_of_equipment_and_two_forces():
    assert sizes_of(read("boba-fett")) == [("streets", 2)] * 8 + [("ladder", 4), ("utility", 2)]


@rule("MA-SETUP-05", "MA-SETUP-06")
def test_the_mandalorian_has_sixteen_cards_in_each_deck():
    estate = read("mandalorian")

    assert cards_of(estate, "bounty-puck") == 16
    assert cards_of(estate, "camtono") == 16


@rule("MA-SETUP-07", "MA-SETUP-08", "MA-SETUP-12", "R-MA-06")
def test_the_mandalorian_begins_with_1500_credits_32_hideouts_and_12_common_houses():
    board = read("mandalorian").board({})

    assert (board.start_cash, board.houses, board.hotels) == (1500, 32, 12)


@rule("MA-SETUP-13", "R-MA-01")
def test_the_notes_of_the_mandalorian_rise_with_their_counts_and_come_to_1500():
    estate = read("mandalorian")

    assert estate.notes == {1: 5, 5: 1, 10: 2, 20: 1, 50: 1, 100: 4, 500: 2}
    assert estate.start_cash == 5 + 5 + 20 + 20 + 50 + 400 + 1000


@rule("BF-SETUP-01", "R-BF-01", "R-BF-02")
def test_boba_fett_is_set_up_like_its_sister_game():
    estate, board = read("boba-fett"), read("boba-fett").board({})

    assert (estate.edition.seats_min, estate.edition.seats_max, len(estate.tokens)) == (2, 4, 4)
    assert (board.start_cash, board.houses, board.hotels) == (1500, 32, 12)
    assert estate.notes == {1: 5, 5: 1, 10: 2, 20: 1, 50: 1, 100: 4, 500: 2}
    assert len(estate.deeds) == 22
    assert [cards_of(estate, deck.id) for deck in estate.decks] == [16, 16]


@rule("MA-NAME-01", "R-MA-04")
def test_the_mandalorian_has_its_own_words():
    words = read("mandalorian").words

    assert [words[word]["en"] for word in ("bank", "banker", "house", "hotel")] == [
        "Bank",
        "Banker",
        "Hideout",
        "Common House",
    ]
    assert [words[word]["de"] for word in ("streets", "utilities", "money")] == ["Objekte", "Schlupfwinkel", "Credits"]


@rule("BF-NAME-01", "R-BF-06")
def test_boba_fett_has_its_own_words():
    words = read("boba-fett").words

    said = ["bank", "banker", "money", "house", "hotel", "buildings", "buy", "rent", "mortgaged", "redeem"]
    assert [words[word]["en"] for word in said] == [
        "Depository",
        "Expeditor",
        "credits",
        "Sigil",
        "Skull",
        "armor symbols",
        "collect",
        "payment",
        "inactive",
        "reinstate",
    ]


@rule("MA-GO-01", "MA-AUC-02", "MA-AUC-03")
def test_the_amounts_of_the_mandalorian():
    board = read("mandalorian").board({})

    assert (board.salary, board.fine, board.auction_opening, board.auction_step) == (200, 50, 10, 1)


@rule("BF-GO-01", "BF-AUC-02", "BF-AUC-03", "R-BF-06")
def test_the_amounts_of_boba_fett():
    board = read("boba-fett").board({})

    assert (board.salary, board.fine, board.auction_opening, board.auction_step) == (200, 50, 10, 1)


@rule("BF-UTIL-01", "BF-UTIL-02", "R-BF-03")
def test_one_imperial_force_earns_four_times_the_dice_and_two_ten_times():
    estate = read("boba-fett")

    assert {estate.deeds[estate.deed_number(deed)].rent for deed in ("stormtroopers", "dark-troopers")} == {(4, 10)}


@rule("MA-UTIL-01", "MA-UTIL-02")
def test_one_hideaway_earns_four_times_the_dice_and_two_ten_times():
    estate = read("mandalorian")
    hideaways = ("razor-crest-cockpit", "razor-crest-storage-bay")

    assert {estate.deeds[estate.deed_number(deed)].rent for deed in hideaways} == {(4, 10)}


@rule("BF-RENT-05", "R-BF-04")
def test_equipment_earns_more_the_more_pieces_its_owner_has():
    estate = read("boba-fett")
    equipment = [deed for deed in estate.deeds if estate.groups[deed.group].id == "equipment"]

    assert [deed.rent for deed in equipment] == [(25, 50, 100, 200)] * 4


@rule("MA-TAX-01", "R-MA-05")
def test_the_ring_of_the_mandalorian_has_32_spaces_and_two_taxes():
    estate = read("mandalorian")

    assert len(estate.spaces) == 32
    assert [(place, space.amount) for place, space in enumerate(estate.spaces) if space.kind == "tax"] == [
        (2, 200),
        (30, 100),
    ]


@rule("BF-TAX-01")
def test_the_pit_costs_200_and_the_escape_100():
    estate = read("boba-fett")

    taxes = {space.id: space.amount for space in estate.spaces if space.kind == "tax"}
    assert taxes == {"sarlacc-pit": 200, "sail-barge-escape": 100}


@pytest.mark.parametrize("name", BOTH)
def test_the_corners_lie_where_a_ring_of_32_has_them(name):
    estate = read(name)

    assert [(estate.spaces[place].kind, estate.spaces[place].id) for place in (0, 8, 16, 24)] == [
        ("start", "go"),
        ("jail", "jail"),
        ("parking", "free-parking"),
        ("arrest", "go-to-jail"),
    ]


@pytest.mark.parametrize("name", BOTH)
def test_every_street_has_the_classic_rents_of_its_price(name):
    streets = [deed for deed in read(name).deeds if len(deed.rent) == 6]

    assert len(streets) == 16
    assert [deed.rent for deed in streets[:2]] == [(2, 10, 30, 90, 160, 250), (4, 20, 60, 180, 320, 450)]
    assert {deed.price: deed.rent for deed in streets[2:]} == CLASSIC


@pytest.mark.parametrize("name", BOTH)
def test_a_mortgage_brings_half_the_price(name):
    assert all(2 * deed.mortgage == deed.price for deed in read(name).deeds)


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize(
    ("side", "price"),
    [((1, 7), 50), ((9, 15), 100), ((17, 23), 150), ((25, 31), 200)],
    ids=["first", "second", "third", "last"],
)
def test_every_side_of_the_board_has_its_price_of_building(name, side, price):
    streets = [deed for deed in read(name).deeds if len(deed.rent) == 6 and side[0] <= deed.space <= side[1]]

    assert [(deed.build_price, deed.hotel_price) for deed in streets] == [(price, price)] * 4


@pytest.mark.parametrize("name", BOTH)
def test_each_deck_has_one_card_to_keep_and_its_cards_have_texts_of_their_own(name):
    estate = read(name)

    assert [card.deck for card in estate.cards if card.effect.do == "keep"] == [0, 1]
    told = [card.text["en"] for card in estate.cards if card.effect.do != "keep"]
    assert len(set(told)) == len(told) == 29


@pytest.mark.parametrize("name", BOTH)
def test_the_board_of_the_rules_is_filled_from_the_file(name):
    estate = read(name)
    board = estate.board(estate.edition.chosen({}))

    assert (board.spaces, board.deeds, board.faces, board.jail) == (32, len(estate.deeds), 31, 8)
    assert [board.space_deed[deed.space] for deed in estate.deeds] == list(range(board.deeds))
    assert sum(board.group_size) == board.deeds
    assert [estate.cards[face].id for face in board.jail_card] == ["get-out-of-jail-free"] * 2
    assert (board.top_level, board.rent_window, board.jail_pay_turns) == (5, 1, 3)
    assert (board.utility_anew, board.shortage_auctions, board.bankrupt_liquidate_first) == (True, True, True)
    assert (board.bank_clears_mortgage, board.build_own_turn, board.sell_outright) == (True, False, False)


@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("a-new-commission", (printed.ADVANCE, 0, 0)),
        ("follow-the-signal", (printed.ADVANCE, 9, 0)),
        ("hide-the-child", (printed.ADVANCE_NEAREST, 8, 10)),
        ("small-job", (printed.COLLECT, 50, 0)),
        ("get-out-of-jail-free", (printed.KEEP, 0, 0)),
        ("wrong-direction", (printed.STEP, -3, 0)),
        ("caught-by-the-guild", (printed.ARREST, 0, 0)),
        ("jawas-strip-the-ship", (printed.REPAIR, 25, 100)),
        ("landing-fee", (printed.PAY, 15, 0)),
        ("share-the-reward", (printed.PAY_EACH, 50, 0)),
    ],
)
def test_what_a_card_does_is_a_verb_and_two_numbers(card, numbers):
    estate = read("mandalorian")
    board = estate.board({})
    face = estate.card_number("bounty-puck", card)

    assert (board.card_verb[face], board.card_amount[face], board.card_second[face]) == numbers


def test_equipment_and_forces_raise_the_rent_of_a_card_in_their_own_ways():
    estate = read("boba-fett")
    board = estate.board({})
    gear, patrol = (estate.card_number("bounty-hunter", card) for card in ("gear-up", "patrol-sighted"))

    assert (board.card_amount[gear], board.card_second[gear], board.card_copies[gear]) == (8, 2, 2)
    assert (board.card_amount[patrol], board.card_second[patrol], board.card_copies[patrol]) == (9, 10, 1)


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize(
    ("option", "value", "field", "expected"),
    [
        ("utility_roll", "moving", "utility_anew", False),
        ("jail_pay_turns", 2, "jail_pay_turns", 2),
        ("supply_auction", "last", "shortage_auctions", False),
        ("bankrupt_liquidate_first", False, "bankrupt_liquidate_first", False),
    ],
)
def test_an_option_takes_the_place_of_the_rule_value_of_its_name(name, option, value, field, expected):
    estate = read(name)

    assert getattr(estate.board(estate.edition.chosen({option: value})), field) == expected


def test_a_name_that_nobody_has_is_refused_with_a_guess():
    estate = read("boba-fett")

    with pytest.raises(EditionError, match=r"boba-fett has no deed 'bosk' \(did you mean 'bossk'\?\); known are bossk"):
        estate.deed_number("bosk")
    with pytest.raises(EditionError, match="boba-fett has no space 7; known are go"):
        estate.space_number(7)
    with pytest.raises(EditionError, match="boba-fett has no card 'refuel' in the deck 'bounty-hunter'"):
        estate.card_number("bounty-hunter", "refuel")
    assert estate.group_number("equipment") == 8
    assert estate.token_number("throne") == 3


@pytest.mark.parametrize("name", BOTH)
def test_no_card_of_a_built_in_edition_leads_to_a_card_space(name):
    estate = read(name)
    back = next(card for card in estate.cards if card.effect.do == "go_back")
    drawn = [place for place, space in enumerate(estate.spaces) if space.deck == back.deck]

    assert all(estate.spaces[place + back.effect.amount].kind != "card" for place in drawn)
