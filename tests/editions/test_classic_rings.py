"""The two editions on a ring of 40 spaces: names, amounts, decks, missions and variants, by the rows of their books."""

from itertools import product

import pytest

from holotable.editions import load_edition
from holotable.families.estate.edition.reader import KEY_NAMES, EstateEdition, read_estate
from holotable.families.estate.rules import board as printed
from holotable.families.estate.rules.board import Board
from tests.support.evidence import rule

BOTH = ["clone-wars", "episode-one"]
STREETS = {  # of the classic board, by place: group, price, price of building, rents
    1: ("brown", 60, 50, (2, 10, 30, 90, 160, 250)),
    3: ("brown", 60, 50, (4, 20, 60, 180, 320, 450)),
    6: ("light-blue", 100, 50, (6, 30, 90, 270, 400, 550)),
    8: ("light-blue", 100, 50, (6, 30, 90, 270, 400, 550)),
    9: ("light-blue", 120, 50, (8, 40, 100, 300, 450, 600)),
    11: ("pink", 140, 100, (10, 50, 150, 450, 625, 750)),
    13: ("pink", 140, 100, (10, 50, 150, 450, 625, 750)),
    14: ("pink", 160, 100, (12, 60, 180, 500, 700, 900)),
    16: ("orange", 180, 100, (14, 70, 200, 550, 750, 950)),
    18: ("orange", 180, 100, (14, 70, 200, 550, 750, 950)),
    19: ("orange", 200, 100, (16, 80, 220, 600, 800, 1000)),
    21: ("red", 220, 150, (18, 90, 250, 700, 875, 1050)),
    23: ("red", 220, 150, (18, 90, 250, 700, 875, 1050)),
    24: ("red", 240, 150, (20, 100, 300, 750, 925, 1100)),
    26: ("yellow", 260, 150, (22, 110, 330, 800, 975, 1150)),
    27: ("yellow", 260, 150, (22, 110, 330, 800, 975, 1150)),
    29: ("yellow", 280, 150, (24, 120, 360, 850, 1025, 1200)),
    31: ("green", 300, 200, (26, 130, 390, 900, 1100, 1275)),
    32: ("green", 300, 200, (26, 130, 390, 900, 1100, 1275)),
    34: ("green", 320, 200, (28, 150, 450, 1000, 1200, 1400)),
    37: ("dark-blue", 350, 200, (35, 175, 500, 1100, 1300, 1500)),
    39: ("dark-blue", 400, 200, (50, 200, 600, 1400, 1700, 2000)),
}
OTHERS = {  # of the classic board, by place: kind, price, mortgage, rents or factors
    5: ("ladder", 200, 100, (25, 50, 100, 200)),
    12: ("utility", 150, 75, (4, 10)),
    15: ("ladder", 200, 100, (25, 50, 100, 200)),
    25: ("ladder", 200, 100, (25, 50, 100, 200)),
    28: ("utility", 150, 75, (4, 10)),
    35: ("ladder", 200, 100, (25, 50, 100, 200)),
}
RING = {  # by place: the names of Clone Wars, and the English ones of Episode I
    0: ("GO", "LOS", "GO"),
    1: ("Tatooine Dune Sea", "Tatooine Dünenmeer", "Naboo: Swamps"),
    2: ("Jedi Card", "Jedi-Karte", "Jedi Card"),
    3: ("Tatooine System", "Tatooine System", "Naboo: Plains"),
    4: ("Trade Tariff", "Handelszoll", "Trade Route Tax"),
    5: ("The Twilight", "Raumschiff: Twilight", "Podracer: Sebulba’s"),
    6: ("Bothawui", "Bothawui", "Trade Federation Battleship: Hangar Bay"),
    7: ("Sith Card", "Sith-Karte", "Sith Card"),
    8: ("Ruusan", "Ruusan", "Trade Federation Battleship: Conference Room"),
    9: ("Abregado System", "Abregado-System", "Trade Federation Battleship: Control Center"),
    10: ("Jail / Just Visiting", "Gefängnis / Nur zu Besuch", "In Jail / Just Visiting"),
    11: ("Rugosa", "Rugosa", "Mos Espa: Anakin’s Room"),
    12: ("Skytop Station", "Skytop Station", "Theed Power Generator"),
    13: ("Toydaria System", "Toydaria System", "Mos Espa: Watto’s Junk Shop"),
    14: ("Rishi", "Rishi", "Mos Espa: Street Market"),
    15: ("The Resolute", "Raumschiff: Resolute", "Podracer: Gasgano’s"),
    16: ("Teth Castle", "Teth Festung", "Mos Espa Arena: Watto’s Box"),
    17: ("Jedi Card", "Jedi-Karte", "Jedi Card"),
    18: ("Teth Jungle", "Teth-Dschungel", "Mos Espa Arena: Jabba’s Box"),
    19: ("Teth System", "Teth System", "Mos Espa Arena: Starting Grid"),
    20: ("Free Parking", "Frei Parken", "Free Parking"),
    21: ("Kalida Nebula", "Kalida Nebel", "Otoh Gunga: Plaza"),
    22: ("Sith Card", "Sith-Karte", "Sith Card"),
    23: ("Antar", "Antar", "Otoh Gunga: High Tower Board Room"),
    24: ("Rodia", "Rodia", "Otoh Gunga: Gungan Sub"),
    25: ("The Malevolence", "Malevolence", "Podracer: Anakin’s"),
    26: ("Ryloth", "Ryloth", "Theed: Energy Beam Hallway"),
    27: ("Florrum", "Florrum", "Theed: Generator Core"),
    28: ("Republic Medical Station", "Medizinische Raumstation", "Moisture Farm"),
    29: ("Vassek", "Vassek", "Theed: Main Hangar"),
    30: ("Go To Jail", "Gehen Sie in das Gefängnis", "Go To Jail"),
    31: ("Crystal City Plaza Center", "Crystal City Plaza Center", "Theed Palace: Courtyard"),
    32: ("Crystal City", "Crystal City", "Theed Palace: Main Palace"),
    33: ("Jedi Card", "Jedi-Karte", "Jedi Card"),
    34: ("Christophsis System", "Christophsis System", "Theed Palace: Throne Room"),
    35: ("The Defender", "Defender", "Podracer: Clegg’s"),
    36: ("Sith Card", "Sith-Karte", "Sith Card"),
    37: ("Ziro’s Palace", "Ziros Palast", "Coruscant: Galactic Senate"),
    38: ("Ransom", "Lösegeld", "Blockade"),
    39: ("Jabba’s Palace", "Jabbas Palast", "Coruscant: Jedi Council"),
}
CHANCE = [  # the deck of both years: verb, amount, second number
    (printed.ADVANCE, 0, 0),
    (printed.ADVANCE, 24, 0),
    (printed.ADVANCE, 11, 0),
    (printed.ADVANCE, 5, 0),
    (printed.ADVANCE, 39, 0),
    (printed.ADVANCE_NEAREST, 9, 10),
    (printed.ADVANCE_NEAREST, 8, 2),
    (printed.ADVANCE_NEAREST, 8, 2),
    (printed.STEP, -3, 0),
    (printed.ARREST, 0, 0),
    (printed.KEEP, 0, 0),
    (printed.COLLECT, 50, 0),
    (printed.COLLECT, 150, 0),
    (printed.PAY, 15, 0),
    (printed.PAY_EACH, 50, 0),
    (printed.REPAIR, 25, 100),
]
CHEST = [  # what both years share of the other deck
    (printed.ADVANCE, 0, 0),
    (printed.COLLECT, 200, 0),
    (printed.PAY, 50, 0),
    (printed.KEEP, 0, 0),
    (printed.ARREST, 0, 0),
    (printed.COLLECT, 100, 0),
    (printed.COLLECT, 20, 0),
    (printed.COLLECT, 100, 0),
    (printed.PAY, 100, 0),
    (printed.COLLECT, 25, 0),
    (printed.REPAIR, 40, 115),
    (printed.COLLECT, 10, 0),
    (printed.COLLECT, 100, 0),
]
CHEST_1999 = [(printed.COLLECT, 45, 0), (printed.COLLECT_EACH, 50, 0), (printed.PAY, 150, 0)]
CHEST_2008 = [(printed.COLLECT, 50, 0), (printed.COLLECT_EACH, 10, 0), (printed.PAY, 50, 0)]
MISSIONS = [  # by side and die: lowest die that wins, prize, count, amount, fine, rule, rule of the fine
    (2, printed.TAKE, 1, 100, 100, "mission.light-one", "mission.light-one-fine"),
    (2, printed.TAKE, 2, 200, 100, "mission.light-two", "mission.light-two-fine"),
    (2, printed.JUMP, 0, 0, 100, "mission.light-three", "mission.light-three"),
    (2, printed.AGAIN, 0, 0, 100, "mission.light-four", "mission.light-four"),
    (6, printed.PRIZE, 0, 3000, 100, "mission.light-five", "mission.light-five"),
    (4, printed.DISPLACE, 0, 0, 100, "mission.light-six", "mission.light-six"),
    (4, printed.STEAL, 1, 0, 100, "mission.dark-one", "mission.dark-one-fine"),
    (4, printed.STEAL, 2, 0, 100, "mission.dark-two", "mission.dark-two"),
    (2, printed.JUMP, 0, 0, 100, "mission.dark-three", "mission.dark-three"),
    (2, printed.AGAIN, 0, 0, 100, "mission.dark-four", "mission.dark-four"),
    (6, printed.DEFEAT, 0, 0, 200, "mission.dark-five", "mission.dark-five-fine"),
    (4, printed.DISPLACE, 0, 0, 100, "mission.dark-six", "mission.dark-six"),
]


def read(name: str) -> EstateEdition:
    return read_estate(load_edition(name))


def laid(name: str, **wishes: object) -> Board:
    """Make an edition's board with some options."""
    estate = read(name)
    return estate.board(estate.edition.chosen(wishes))


def others_of(name: str) -> dict[int, tuple[str, int, int, tuple[int, ...]]]:
    estate = read(name)
    kinds = {deed.space: estate.groups[deed.group].kind for deed in estate.deeds}
    others = [deed for deed in estate.deeds if kinds[deed.space] != "streets"]
    return {deed.space: (kinds[deed.space], deed.price, deed.mortgage, deed.rent) for deed in others}


def variant_of(board: Board) -> tuple[object, ...]:
    return board.deal, board.deal_paid, board.top_level, board.ends_scored, board.timed, board.round_limit


def taxes_of(name: str) -> list[tuple[int, int, int]]:
    spaces = enumerate(read(name).spaces)
    return [(place, space.amount, space.share) for place, space in spaces if space.kind == "tax"]


def effects_of(board: Board, deck: int) -> list[tuple[int, int, int]]:
    faces = [face for face in range(board.faces) if board.card_deck[face] == deck]
    return sorted(
        (board.card_verb[face], board.card_amount[face], board.card_second[face])
        for face in faces
        for _ in range(board.card_copies[face])
    )


# the ring


@rule("CW-SETUP-01", "CW-SETUP-09")
def test_the_streets_of_clone_wars_lie_and_cost_as_on_the_classic_board():
    lies_and_costs_as_on_the_classic_board("clone-wars")


@rule("E1-NAME-02")
def test_the_streets_of_episode_one_lie_and_cost_as_on_the_classic_board():
    lies_and_costs_as_on_the_classic_board("episode-one")


def lies_and_costs_as_on_the_classic_board(name):
    """Compare every street with the classic one in its place."""
    estate = read(name)
    streets = {deed.space: deed for deed in estate.deeds if estate.groups[deed.group].kind == "streets"}

    assert {
        place: (estate.groups[deed.group].id, deed.price, deed.build_price, deed.rent)
        for place, deed in streets.items()
    } == STREETS
    assert all(deed.hotel_price == deed.build_price for deed in streets.values())
    assert all(2 * deed.mortgage == deed.price for deed in streets.values())


@rule("CW-SETUP-09", "CW-SHIP-02", "CW-UTIL-03", "CW-UTIL-04")
def test_starships_and_stations_stand_for_the_classic_railroads_and_utilities():
    assert others_of("clone-wars") == OTHERS


@rule("E1-RENT-07", "R-E1-03", "R-E1-04")
def test_podracers_and_utilities_earn_what_the_classic_deeds_print():
    assert others_of("episode-one") == OTHERS


@pytest.mark.parametrize("name", BOTH)
def test_corners_and_cards_lie_where_the_classic_board_has_them(name):
    estate = read(name)
    kinds = {place: space.kind for place, space in enumerate(estate.spaces) if space.kind != "deed"}
    decks = {place: estate.decks[space.deck].id for place, space in enumerate(estate.spaces) if space.deck is not None}

    assert len(estate.spaces) == 40
    assert [place for place, kind in kinds.items() if kind == "tax"] == [4, 38]
    assert {place: kinds[place] for place in (0, 10, 20, 30)} == {0: "start", 10: "jail", 20: "parking", 30: "arrest"}
    assert decks == {2: "jedi", 7: "sith", 17: "jedi", 22: "sith", 33: "jedi", 36: "sith"}


def test_the_names_of_clone_wars_run_round_the_board():
    names = [space.name for space in read("clone-wars").spaces]

    assert [(name["en"], name["de"]) for name in names] == [RING[place][:2] for place in range(40)]


def test_the_names_of_episode_one_run_round_the_board():
    assert [space.name["en"] for space in read("episode-one").spaces] == [RING[place][2] for place in range(40)]


def test_the_german_names_of_episode_one_are_marked_as_ours():
    assert {deed.provenance["name_de"] for deed in read("episode-one").deeds} == {"reconstructed"}
    assert not any("name_de" in deed.provenance for deed in read("clone-wars").deeds)


@rule("CW-TURN-01", "CW-SPEC-10")
def test_eight_spaces_after_go_lies_ruusan_for_100_with_its_two_sisters():
    estate = read("clone-wars")
    ruusan = estate.deeds[estate.deed_number("ruusan")]

    assert (ruusan.space, ruusan.price) == (8, 100)
    assert [deed.id for deed in estate.deeds if deed.group == ruusan.group] == [
        "bothawui",
        "ruusan",
        "abregado-system",
    ]


@rule("CW-TAX-01", "CW-TAX-02", "R-CW-36")
def test_the_taxes_of_clone_wars_are_200_and_100_without_a_choice():
    assert taxes_of("clone-wars") == [(4, 200, 0), (38, 100, 0)]
    assert not laid("clone-wars").tax_choice


@rule("E1-TAX-01", "E1-TAX-04", "E1-QUICK-07", "R-E1-05", "R-E1-19")
def test_the_taxes_of_episode_one_are_200_or_a_tenth_and_75_and_flat_in_the_short_game():
    assert taxes_of("episode-one") == [(4, 200, 10), (38, 75, 0)]
    assert [laid("episode-one").tax_share[place] for place in (4, 38)] == [10, 0]
    assert laid("episode-one").tax_choice
    assert not laid("episode-one", income_tax_choice=False).tax_choice
    assert not laid("episode-one", variant="short").tax_choice
    assert laid("episode-one", variant="timed").tax_choice


# seats, tokens, bank and words


@rule("CW-SETUP-02", "CW-SETUP-08", "CW-SPEC-03", "CW-SPEC-04", "R-CW-04")
def test_clone_wars_is_for_two_to_six_and_two_of_its_six_tokens_are_dark():
    estate = read("clone-wars")

    assert (estate.edition.seats_min, estate.edition.seats_max, estate.edition.age) == (2, 6, 8)
    assert [token.id for token in estate.tokens if token.side == "light"] == [
        "anakin-skywalker",
        "obi-wan-kenobi",
        "ahsoka-tano",
        "captain-rex",
    ]
    assert [token.id for token in estate.tokens if token.side == "dark"] == ["general-grievous", "asajj-ventress"]
    assert (laid("clone-wars").tokens, laid("clone-wars").token_side) == (6, [0, 0, 0, 0, 1, 1, 0, 0])


@rule("E1-SETUP-01", "E1-SETUP-02", "E1-SETUP-03", "E1-SETUP-04", "R-E1-09")
def test_episode_one_is_for_two_to_eight_and_its_sides_bring_no_mission():
    estate = read("episode-one")

    assert (estate.edition.seats_min, estate.edition.seats_max, estate.edition.age) == (2, 8, 8)
    assert [(token.name["en"], token.side) for token in estate.tokens] == [
        ("Anakin Skywalker", "light"),
        ("Jar Jar Binks", "light"),
        ("Qui-Gon Jinn", "light"),
        ("Queen Amidala", "light"),
        ("Darth Sidious", "dark"),
        ("Battle Droid", "dark"),
        ("Darth Maul", "dark"),
        ("Sebulba", "dark"),
    ]
    assert estate.missions == ()
    assert not laid("episode-one").missions


@rule("CW-SETUP-06", "CW-SETUP-07", "CW-SETUP-12", "CW-SETUP-13")
def test_clone_wars_begins_with_1500_credits_32_settlements_and_12_cities():
    board = laid("clone-wars")

    assert (board.start_cash, board.houses, board.hotels) == (1500, 32, 12)
    assert read("clone-wars").notes == {1: 5, 5: 1, 10: 2, 20: 1, 50: 1, 100: 4, 500: 2}


@rule("E1-SETUP-06", "E1-SETUP-09", "E1-SETUP-10")
def test_episode_one_begins_with_1500_credits_32_apartments_and_12_towers():
    board = laid("episode-one")

    assert (board.start_cash, board.houses, board.hotels) == (1500, 32, 12)
    assert read("episode-one").notes == {1: 5, 5: 5, 10: 5, 20: 6, 50: 2, 100: 2, 500: 2}


@rule("CW-NAME-01", "CW-BUY-01")
def test_clone_wars_has_its_own_words():
    words = read("clone-wars").words

    said = ["house", "hotel", "ladder", "ladders", "utility", "utilities", "money", "salary_space"]
    assert [words[word]["de"] for word in said] == [
        "Siedlung",
        "Stadt",
        "Raumschiff",
        "Raumschiffe",
        "Raumstation",
        "Raumstationen",
        "Republikanische Credits",
        "LOS",
    ]
    assert [words[word]["en"] for word in said] == [
        "Settlement",
        "City",
        "starship",
        "starships",
        "space station",
        "space stations",
        "Republic Credits",
        "GO",
    ]
    assert [deck.name["de"] for deck in read("clone-wars").decks] == ["Sith-Karten", "Jedi-Karten"]
    assert [deck.name["en"] for deck in read("clone-wars").decks] == ["Sith Cards", "Jedi Cards"]
    assert tax_names("clone-wars", "de") == ["Handelszoll", "Lösegeld"]


@rule("E1-NAME-01", "R-E1-15")
def test_episode_one_has_its_own_words():
    words = read("episode-one").words

    said = ["house", "houses", "hotel", "hotels", "ladder", "ladders", "money"]
    assert [words[word]["en"] for word in said] == [
        "Apartment",
        "Apartments",
        "Tower",
        "Towers",
        "podracer",
        "podracers",
        "Republic Credits",
    ]
    assert [deck.name["en"] for deck in read("episode-one").decks] == ["Sith Cards", "Jedi Cards"]
    assert tax_names("episode-one", "en") == ["Trade Route Tax", "Blockade"]


def tax_names(name, language):
    """What the two tax spaces are called."""
    return [space.name[language] for space in read(name).spaces if space.kind == "tax"]


# decks


@rule("CW-SETUP-04", "CW-SETUP-05")
def test_the_decks_of_clone_wars_do_what_the_classic_decks_of_2008_do():
    board = laid("clone-wars")

    assert effects_of(board, 0) == sorted(CHANCE)
    assert effects_of(board, 1) == sorted(CHEST + CHEST_2008)


@rule("E1-NAME-02")
def test_the_decks_of_episode_one_do_what_the_classic_decks_of_1999_do():
    board = laid("episode-one")

    assert effects_of(board, 0) == sorted(CHANCE)
    assert effects_of(board, 1) == sorted(CHEST + CHEST_1999)


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_and_mission_says_its_amounts(name, language):
    estate = read(name)
    paid = ("collect", "pay", "collect_from_each", "pay_each", "pay_per_building")

    for card in [card for card in estate.cards if card.effect.do in paid]:
        assert str(card.effect.amount) in card.text[language], card.id
        assert str(card.effect.second or "") in card.text[language], card.id
    for mission in estate.missions:
        assert str(mission.fine) in mission.text[language], mission.rule
        assert str(mission.amount or "") in mission.text[language], mission.rule
        assert str(mission.least) in mission.text[language], mission.rule


@pytest.mark.parametrize("name", BOTH)
def test_cards_have_titles_and_texts_of_their_own(name):
    cards = [card for card in read(name).cards if card.effect.do != "keep"]

    assert len({card.text["de"] for card in cards}) == len({card.name["de"] for card in cards}) == len(cards) == 29


# rule values


@rule("CW-GO-01", "CW-GO-03", "CW-AUC-02", "CW-SUPPLY-03", "CW-RENT-02", "CW-UTIL-02", "R-CW-01", "R-CW-09")
def test_the_rule_values_of_clone_wars():
    board = laid("clone-wars")

    assert (board.salary, board.fine, board.auction_opening, board.auction_step) == (200, 50, 1, 1)
    assert (board.rent_window, board.jail_pay_turns, board.top_level) == (1, 3, 5)
    assert (board.utility_anew, board.utility_card_anew) == (False, False)
    assert (board.jail_doubles_again, board.build_own_turn, board.sell_outright) == (True, True, True)
    assert (board.shortage_auctions, board.shortage_auctions_all) == (True, True)
    assert (board.bankrupt_liquidate_first, board.bank_clears_mortgage, board.mortgage_keeps_rent) == (
        False,
        True,
        True,
    )
    assert (board.missions, board.skip_ends_turn, board.jump_forward) == (False, False, False)


@rule("E1-GO-01", "E1-AUC-03", "E1-RENT-06", "E1-JAIL-06", "E1-JAIL-09", "R-E1-07", "R-E1-08", "R-E1-14")
def test_the_rule_values_of_episode_one():
    board = laid("episode-one")

    assert (board.salary, board.fine, board.auction_opening, board.auction_step) == (200, 50, 1, 1)
    assert (board.rent_window, board.jail_pay_turns, board.top_level) == (2, 2, 5)
    assert (board.utility_anew, board.utility_card_anew) == (False, False)
    assert (board.jail_doubles_again, board.build_own_turn, board.sell_outright) == (False, False, True)
    assert (board.shortage_auctions, board.shortage_auctions_all) == (True, True)
    assert (board.bankrupt_liquidate_first, board.bank_clears_mortgage, board.mortgage_keeps_rent) == (
        False,
        True,
        True,
    )


@rule("R-CW-05", "R-CW-14", "R-CW-19", "R-CW-20", "R-CW-32", "R-CW-35")
@pytest.mark.parametrize(
    ("option", "value", "field", "expected"),
    [
        ("missions", True, "missions", True),
        ("jail_doubles_extra_roll", False, "jail_doubles_again", False),
        ("decline_ends_doubles", True, "skip_ends_turn", True),
        ("jump_moves_forward", True, "jump_forward", True),
        ("utility_card_roll", True, "utility_card_anew", True),
        ("build_window", "any", "build_own_turn", False),
        ("bank_clears_mortgage", False, "bank_clears_mortgage", False),
        ("mortgage_keeps_rent", False, "mortgage_keeps_rent", False),
        ("supply_auction", "shortage", "shortage_auctions_all", False),
        ("supply_auction", "last", "shortage_auctions", False),
    ],
)
def test_an_option_of_clone_wars_plays_the_other_reading(option, value, field, expected):
    assert getattr(laid("clone-wars"), field) != expected
    assert getattr(laid("clone-wars", **{option: value}), field) == expected


# the short and the timed game


@pytest.mark.parametrize("name", BOTH)
def test_the_whole_game_deals_nothing_and_has_no_other_end(name):
    board = laid(name, rounds=20)

    assert variant_of(board) == (0, False, 5, False, False, 0)
    assert board.late_fine == printed.NO_LATE_FINE


@rule("CW-QUICK-01", "CW-QUICK-02", "CW-QUICK-03", "CW-QUICK-07")
def test_the_short_game_of_clone_wars_deals_three_deeds_and_ends_at_the_first_bankruptcy():
    assert variant_of(laid("clone-wars", variant="short", rounds=20)) == (3, False, 4, True, False, 0)


@rule("E1-QUICK-01", "E1-QUICK-02", "E1-QUICK-03", "E1-QUICK-08", "R-E1-12")
def test_the_short_game_of_episode_one_deals_three_deeds_and_ends_at_the_first_bankruptcy():
    assert variant_of(laid("episode-one", variant="short", rounds=20)) == (3, False, 4, True, False, 0)


@pytest.mark.parametrize("name", BOTH)
def test_the_hotel_of_the_short_game_earns_what_the_deed_prints(name):
    board = laid(name, variant="short")

    assert board.rent[:12] == [2, 10, 30, 90, 250, 0, 4, 20, 60, 180, 450, 0]
    assert board.rent[printed.RENTS * 2 : printed.RENTS * 3] == [25, 50, 100, 200, 0, 0]
    assert laid(name).rent[:6] == [2, 10, 30, 90, 160, 250]


@rule("CW-QUICK-05", "CW-QUICK-06", "R-CW-30")
def test_a_miss_in_the_short_game_of_clone_wars_may_be_followed_by_the_fine():
    assert laid("clone-wars", variant="short").late_fine == printed.MAY_PAY_LATE
    assert laid("clone-wars", variant="short", short_jail_forced=True).late_fine == printed.MUST_PAY_LATE
    assert laid("clone-wars", variant="timed", short_jail_forced=True).late_fine == printed.NO_LATE_FINE


@rule("E1-QUICK-05", "E1-QUICK-06")
def test_a_miss_in_the_short_game_of_episode_one_must_be_followed_by_the_fine():
    assert laid("episode-one", variant="short").late_fine == printed.MUST_PAY_LATE
    assert laid("episode-one", variant="short", short_jail_forced=False).late_fine == printed.MAY_PAY_LATE
    assert laid("episode-one", variant="timed").late_fine == printed.NO_LATE_FINE


@rule("CW-TIMED-01", "CW-TIMED-02", "CW-TIMED-03", "R-MO-29")
def test_the_timed_game_of_clone_wars_deals_two_deeds_for_their_price():
    assert variant_of(laid("clone-wars", variant="timed")) == (2, True, 5, False, True, 0)
    assert laid("clone-wars", variant="timed").rent == laid("clone-wars").rent
    assert laid("clone-wars", variant="timed", rounds=30).round_limit == 30


@rule("E1-TIMED-01", "E1-TIMED-02", "R-MO-29")
def test_the_timed_game_of_episode_one_deals_two_deeds_for_their_price():
    assert variant_of(laid("episode-one", variant="timed")) == (2, True, 5, False, True, 0)
    assert laid("episode-one", variant="timed", rounds=30).round_limit == 30


# missions


@rule(
    "CW-SPEC-08",
    "CW-LIGHT-01",
    "CW-LIGHT-03",
    "CW-LIGHT-07",
    "CW-DARK-01",
    "CW-DARK-08",
    "R-CW-11",
    "R-CW-12",
    "R-CW-13",
)
def test_every_side_and_die_has_its_mission():
    board = laid("clone-wars")

    assert [
        (
            board.mission_least[number],
            board.mission_prize[number],
            board.mission_count[number],
            board.mission_amount[number],
            board.mission_fine[number],
            KEY_NAMES[board.mission_key[number]],
            KEY_NAMES[board.mission_fine_key[number]],
        )
        for number in range(12)
    ] == MISSIONS
    assert [(mission.side, mission.die) for mission in read("clone-wars").missions] == [
        *product(["light"], range(1, 7)),
        *product(["dark"], range(1, 7)),
    ]


def test_every_mission_names_rows_of_its_book():
    estate = read("clone-wars")

    assert all(estate.edition.rule_of(mission.rule) for mission in estate.missions)
    assert all(estate.edition.rule_of(mission.fine_rule) for mission in estate.missions)


@rule("R-CW-32")
@pytest.mark.parametrize("variant", ["standard", "short", "timed"])
def test_missions_go_with_every_variant(variant):
    board = laid("clone-wars", variant=variant, missions=True)

    assert (board.missions, board.timed, board.ends_scored) == (True, variant == "timed", variant == "short")


@pytest.mark.parametrize("name", BOTH)
def test_every_option_goes_with_every_variant(name):
    edition = load_edition(name)
    values = [(option.name, value) for option in edition.options for value in option.values]

    for variant, (option, value) in product(["standard", "short", "timed"], values):
        board = laid(name, **{"variant": variant, option: value})
        assert (board.spaces, board.deeds, board.jail, sum(board.group_size)) == (40, 28, 10, 28)


@pytest.mark.parametrize("name", BOTH)
def test_every_option_names_a_ruling_that_settles_it(name):
    estate = read(name)

    assert all(option.ruling.startswith("R-") for option in estate.edition.options)
    assert {option.name for option in estate.edition.options} >= {"variant", "rounds", "short_jail_forced"}
