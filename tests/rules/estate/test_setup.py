"""What lies on the table before the first throw."""

import pytest

from holotable import EditionError, Script, Table
from holotable.core.records import Event
from tests.support.estate import Estate, Setup
from tests.support.estate_turns import idled
from tests.support.evidence import rule


@rule("MA-NAME-01")
def test_the_mandalorian_speaks_of_objects_hideaways_hideouts_and_common_houses(setup):
    words = {word: names["en"] for word, names in setup.estate.words.items()}

    assert [words[word] for word in ("street", "streets", "utility", "utilities", "house", "hotel")] == [
        "object",
        "objects",
        "hideaway",
        "hideaways",
        "Hideout",
        "Common House",
    ]
    assert [words[word] for word in ("bank", "banker")] == ["Bank", "Banker"]
    assert [setup.printed(deed).name["en"] for deed in setup.groups("utility")[0]] == [
        "Razor Crest Cockpit",
        "Razor Crest Storage Bay",
    ]


@rule("BF-NAME-01")
def test_boba_fett_collects_for_the_depository_and_has_sigils_and_skulls(setup):
    words = {word: names["en"] for word, names in setup.estate.words.items()}

    assert [words[word] for word in ("bank", "banker", "money")] == ["Depository", "Expeditor", "credits"]
    assert [words[word] for word in ("house", "hotel", "buildings")] == ["Sigil", "Skull", "armor symbols"]
    assert [words[word] for word in ("buy", "rent", "mortgaged", "redeem")] == [
        "collect",
        "payment",
        "inactive",
        "reinstate",
    ]


@rule("MA-SETUP-04", "MA-PROP-01", "MA-PROP-02", "R-MA-02")
def test_eighteen_deeds_are_eight_pairs_of_objects_and_two_hideaways(setup):
    assert [len(group) for group in setup.groups("streets")] == [2] * 8
    assert [len(group) for group in setup.groups("utility")] == [2]
    assert setup.groups("ladder") == []
    assert len(setup.estate.deeds) == 18


@rule("BF-SETUP-01", "BF-PROP-01", "BF-PROP-02", "R-BF-09")
def test_twenty_two_deeds_are_eight_pairs_of_characters_four_pieces_of_equipment_and_two_forces(setup):
    assert [len(group) for group in setup.groups("streets")] == [2] * 8
    assert [len(group) for group in setup.groups("ladder")] == [4]
    assert [len(group) for group in setup.groups("utility")] == [2]
    assert len(setup.estate.deeds) == 22


@rule("CW-SETUP-01", "CW-BUY-01")
def test_twenty_eight_deeds_of_the_clone_wars_are_eight_colour_groups_four_starships_and_two_stations(setup):
    assert [len(group) for group in setup.groups("streets")] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert [len(setup.groups(kind)[0]) for kind in ("ladder", "utility")] == [4, 2]
    assert len(setup.estate.deeds) == 28


@rule("E1-NAME-02")
def test_episode_one_is_the_classic_game_under_other_names(setup):
    # the classic ring
    kinds = [space.kind for space in setup.estate.spaces]
    assert [kinds[corner] for corner in (0, 10, 20, 30)] == ["start", "jail", "parking", "arrest"]
    assert [setup.space_of(deed) for deed in setup.groups("ladder")[0]] == [5, 15, 25, 35]
    assert [setup.space_of(deed) for deed in setup.groups("utility")[0]] == [12, 28]

    # the classic groups with the prices of their first deeds
    groups = setup.groups("streets")
    assert [len(group) for group in groups] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert [setup.printed(first).price for first, *_ in groups] == [60, 100, 140, 180, 220, 260, 300, 350]

    # and nothing to decide that the classic game has not
    assert setup.table().may(0) == {"roll", "resign"}


@rule("setup.deeds")
def test_every_property_space_has_one_deed_and_every_deed_one_space(setup):
    estate = setup.estate

    assert [space.deed for space in estate.spaces if space.kind == "deed"] == list(range(len(estate.deeds)))
    assert [estate.spaces[deed.space].id for deed in estate.deeds] == [deed.id for deed in estate.deeds]


@rule("deed.kinds")
def test_only_streets_carry_a_colour(setup):
    coloured = {group.kind for group in setup.estate.groups if group.colour}

    assert coloured == {"streets"}


@rule("deed.group")
def test_one_deed_of_a_pair_is_no_set(setup):
    # given a seat with one deed of a pair and a seat with both of another
    lonely = setup.street_group(1)[0]
    first, second = setup.street_group(2)
    table = setup.own(0, lonely).own(1, first, second).table()

    # then only the pair is a set
    assert table.refusal(0, "build", deed=lonely) == "build.group"
    assert table.refusal(1, "build", deed=first) is None


@rule("deed.open")
def test_a_deed_waits_with_the_bank_and_lies_open_before_its_owner_once_it_is_bought(setup):
    # given an unowned deed
    deed = setup.deed()
    table = setup.landed(deed)
    assert table.owner(deed) is None

    # when it is bought
    table.play(0, "buy")

    # then everybody sees whose it is
    shown = [table.table.view(seat)["seats"][0]["deeds"] for seat in range(3)]
    assert shown == [[deed]] * 3


@rule("E1-SETUP-06")
def test_episode_one_has_two_dice_32_apartments_12_towers_28_deeds_and_two_decks(setup):
    table = setup.table(dice=[(1, 2)])

    assert table.stock == (32, 12)
    assert len(setup.estate.deeds) == sum(space.kind == "deed" for space in setup.estate.spaces) == 28
    assert setup.decks == ("sith", "jedi")
    assert all(table.unseen(deck) for deck in setup.decks)


@rule("setup.deck", "setup.other-deck")
def test_each_of_the_two_decks_has_sixteen_cards(setup):
    table = setup.table()

    assert [len(table.unseen(deck)) for deck in setup.decks] == [16, 16]
    assert [table.queue(deck) for deck in setup.decks] == [[], []]


@rule("setup.houses", "setup.hotels")
def test_the_stock_holds_thirty_two_houses_and_twelve_hotels(edition, setup):
    table = Estate(Table(edition, 4, seed=1), setup.estate)

    assert table.stock == (32, 12)


@rule("setup.dice")
def test_a_throw_is_two_dice_of_six_sides(setup):
    table = setup.table(dice=[(6, 5)]).roll()

    assert table.told("Rolled", "dice") == [[6, 5]]
    for wrong in [(0, 3), (7, 1), (3,), (1, 2, 3)]:
        with pytest.raises(EditionError):
            setup.table(dice=[wrong]).roll()


@rule("bank.duties")
def test_the_bank_pays_sells_and_auctions_without_anybody_at_the_table_doing_it(setup):
    # given a lander on an unowned deed who has just passed the start space
    deed = setup.street_group(0)[1]
    table = setup.stand(0, -2).table(dice=[(1, 4)]).roll()

    # then the bank has paid, and auctions the deed when it is declined
    assert table.paid == [("SalaryPaid", "salary.pass", -1, 0, 200)]
    table.play(0, "auction")
    assert table.told("AuctionOpened", "seat", "deed") == [(-1, deed)]


@rule("bank.duties")
def test_the_bank_hands_out_deeds_and_takes_what_they_cost(setup):
    deed = setup.deed()
    table = setup.hold(500).landed(deed).play(0, "buy")

    assert (table.owner(deed), table.cash[0]) == (0, 400)


@rule("bank.duties")
def test_the_bank_keeps_the_houses_sells_them_and_takes_them_back(setup):
    # given a full stock, and the owner of a group where a house costs 50
    first, *_ = setup.own_group(seat=0)
    table = setup.hold(500).table()
    assert table.stock == (32, 12)

    # when a house is bought, then it comes out of the stock
    table.play(0, "build", deed=first)
    assert (table.cash[0], table.stock) == (450, (31, 12))

    # and when it is sold, then it goes back there
    table.play(0, "sell_building", deed=first)
    assert (table.cash[0], table.stock) == (475, (32, 12))


@rule("bank.duties")
def test_the_bank_keeps_the_hotels_too_and_takes_the_houses_in_exchange(setup):
    first, *rest = setup.own_group(seat=0, level=4)
    table = setup.table()
    houses, hotels = table.stock

    table.play(0, "build", deed=first)

    assert (houses, hotels) == (32 - 4 * (1 + len(rest)), 12)
    assert table.stock == (houses + 4, 11)


@rule("setup.rest")
def test_the_bank_begins_with_every_building_and_every_deed(edition, setup):
    table = Estate(Table(edition, 4, seed=1), setup.estate)

    assert table.stock == (32, 12)
    assert {table.owner(deed.id) for deed in setup.estate.deeds} == {None}


@rule("bank.apart")
def test_what_the_bank_pays_or_takes_touches_no_other_players_money(setup):
    table = setup.hold(100, 100, 100).stand(0, -2).table(dice=[(1, 2)]).roll()

    assert table.cash == [300, 100, 100]


@rule("setup.cash", "setup.notes")
def test_everybody_starts_with_1500_in_notes(edition, setup):
    table = Estate(Table(edition, 4, seed=1), setup.estate)

    assert table.cash == [1500] * 4
    assert sum(note * count for note, count in setup.estate.notes.items()) == 1500


@rule("CW-SETUP-13")
def test_the_starting_notes_of_the_clone_wars(setup):
    assert setup.estate.notes == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}


@rule("E1-SETUP-10")
def test_the_starting_notes_of_episode_one(setup):
    assert setup.estate.notes == {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}


@rule("R-MA-01")
def test_the_note_counts_read_upward_make_1500(setup):
    assert [setup.estate.notes[note] for note in sorted(setup.estate.notes)] == [5, 1, 2, 1, 1, 4, 2]
    assert sum(note * count for note, count in setup.estate.notes.items()) == 1500


@rule("R-BF-01")
def test_the_lost_starting_money_is_that_of_the_sister_edition(setup):
    assert sum(note * count for note, count in setup.estate.notes.items()) == 1500
    assert setup.table().cash == [1500] * 3
    assert "rulebook" not in setup.estate.edition.data["bank"]["provenance"].values()


@rule("bank.endless", "R-MO-26")
def test_the_bank_never_runs_out_of_money(setup):
    # given players who hold far more than any box contains
    table = setup.hold(1_000_000, 1_000_000, 1_000_000).stand(0, -2).table(dice=[(1, 2)])

    # when the bank has to pay
    table.roll()

    # then it pays
    assert table.cash[0] == 1_000_200


@rule("setup.rest")
def test_whatever_is_not_handed_out_is_the_banks_and_is_never_counted(setup):
    deed = setup.deed()
    table = setup.own(0, deed).hold(0, 0, 0).table()

    table.play(0, "mortgage", deed=deed)

    assert table.cash == [setup.printed(deed).mortgage, 0, 0]


@rule("setup.shuffle", "estate")
def test_the_order_of_both_decks_depends_on_the_seed_and_on_nothing_else(setup):
    for deck in setup.decks:
        orders = [_drawn_in_order(setup, deck, seed) for seed in (1, 1, 2)]

        assert orders[0] == orders[1]
        assert orders[0] != orders[2]


@rule("setup.shuffle", "R-MO-44")
def test_the_decks_lie_face_down_nobody_is_shown_their_order(edition, setup):
    views = [Estate(Table(edition, 2, seed=seed), setup.estate) for seed in (1, 2)]

    for deck in setup.decks:
        assert views[0].unseen(deck) == views[1].unseen(deck)
        assert views[0].queue(deck) == views[1].queue(deck) == []


@rule("R-MA-05")
def test_the_board_is_our_reconstruction_of_thirty_two_spaces_with_the_corners_apart(setup):
    kinds = [space.kind for space in setup.estate.spaces]

    assert [kinds[corner] for corner in (0, 8, 16, 24)] == ["start", "jail", "parking", "arrest"]
    assert (len(kinds), kinds.count("deed"), kinds.count("tax") + kinds.count("card")) == (32, 18, 10)
    assert {space.provenance for space in setup.estate.spaces if space.kind in ("tax", "card")} == {"reconstructed"}
    assert {deed.provenance["space"] for deed in setup.estate.deeds} == {"reconstructed"}


@rule("R-MA-06", "R-MA-04")
def test_nothing_of_the_other_product_of_that_name_is_played(edition, setup):
    # given a new game: no hero, no 150 credits, no decks but the two
    table = Estate(Table(edition, 2, luck=Script(dice=[(1, 2), (3, 4)])), setup.estate)

    assert table.cash == [1500, 1500]
    assert len(setup.decks) == 2
    assert table.may(1) == {"roll", "resign"}


@rule("R-BF-06")
def test_every_amount_is_in_plain_credits(setup):
    # given a lander who has passed the start space and declines a deed
    table = setup.stand(0, -2).table(dice=[(1, 4)]).roll()
    assert table.paid == [("SalaryPaid", "salary.pass", -1, 0, 200)]
    table.play(0, "auction")

    # then bids open at 10 and rise by 1
    assert table.bounds(1)["bid"]["least"] == 10
    table.bid(1, 10)
    assert table.bounds(2)["bid"]["least"] == 11


def _drawn_in_order(setup: Setup, deck: str, seed: int) -> list[object]:
    """Play on until four cards of a deck are drawn."""
    table = Table(setup.edition, 2, seed=seed)
    drawn: list[object] = []
    while len(drawn) < 4:
        drawn += [event.facts["card"] for event in idled(table) if _is_drawn(event, deck)]
    assert set(drawn) <= {card.id for card in setup.estate.cards if setup.decks[card.deck] == deck}
    return drawn


def _is_drawn(event: Event, deck: str) -> bool:
    return event.kind == "CardDrawn" and event.facts["deck"] == deck
