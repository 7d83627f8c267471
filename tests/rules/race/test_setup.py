"""What lies on the table before the first card."""

import pytest

from holotable import EditionError, Script, Table
from holotable.editions import load_edition
from holotable.families.race.edition import read_race
from tests.support.evidence import rule


@rule("words.edition", "race")
def test_the_edition_has_its_own_words_for_pawn_start_and_home(edition):
    words = read_race(load_edition(edition)).words

    assert [words[word]["en"] for word in ("pawn", "start", "home")] == ["droid", "hangar", "engine room"]
    assert [words[word]["de"] for word in ("pawn", "start", "home")] == ["Droide", "Hangar", "Maschinenraum"]


@rule("setup.pawns", "R-MF-01", "R-MF-04")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_seat_has_three_pawns_of_a_colour_of_its_own(edition, count):
    seats = Table(edition, count, seed=1).view()["seats"]

    assert len({seat["colour"] for seat in seats}) == count
    assert [len(seat["pawns"]) for seat in seats] == [3] * count


@rule("R-MF-01")
@pytest.mark.parametrize("count", [1, 5])
def test_one_or_five_players_cannot_sit_down(edition, count):
    with pytest.raises(EditionError, match=f"2 to 4 seats, not {count}"):
        Table(edition, count)


@rule("setup.cards", "R-MF-02")
def test_the_deck_has_five_ones_and_four_of_every_other_face(edition):
    cards = read_race(load_edition(edition)).cards

    copies = {card.id: card.copies for card in cards}

    others = ["2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"]
    assert copies == {"1": 5, **dict.fromkeys(others, 4)}
    assert sum(copies.values()) == 45


@rule("setup.shields")
def test_two_shields_lie_on_the_board_and_nobody_wears_one(edition):
    view = Table(edition, 4, seed=1).view()

    assert view["free_shields"] == 2
    assert [seat["shields"] for seat in view["seats"]] == [[]] * 4


@rule("setup.start", "R-MF-04")
def test_all_pawns_begin_in_the_start_of_their_colour(edition):
    seats = Table(edition, 4, seed=1).view()["seats"]

    assert [seat["pawns"] for seat in seats] == [["start"] * 3] * 4


@rule("setup.shuffle", "race")
def test_the_order_of_the_cards_depends_on_the_seed_and_on_nothing_else(edition):
    def first_cards(seed: int) -> list[object]:
        table = Table(edition, 2, seed=seed)
        for _ in range(8):
            assert table.due is not None
            seat = table.due.seats[0]
            table.play(seat, table.options(seat)[0])
        return [event.facts["card"] for event in table.events if event.kind == "Drawn"]

    assert first_cards(1) == first_cards(1)
    assert first_cards(1) != first_cards(2)


@rule("first.youngest", "R-MF-05")
def test_the_youngest_begins_when_ages_are_told(edition):
    table = Table(edition, ["Ada", "Ben", "Cleo"], ages=[9, 7, 30], seed=1)

    assert table.due.seats == (1,)
    assert (table.events[0].kind, table.events[0].seat) == ("Began", 1)


@rule("first.youngest", "R-MF-05")
def test_the_first_seat_begins_when_nobody_tells_an_age(edition):
    assert Table(edition, 3, seed=1).due.seats == (0,)


@rule("R-MF-05")
def test_a_seat_drawn_by_lot_begins_if_the_table_wants_it(edition):
    table = Table(edition, 3, options={"first_player": "random"}, luck=Script(seat=[2]))

    assert table.due.seats == (2,)


@rule("turn.order", "race")
def test_the_turn_passes_to_the_left_and_comes_round(race):
    table = race("", "4", seats="RBY", then=["4", "4", "4"])

    turns = [table.turn]
    for _ in range(3):
        table.play("draw")
        turns.append(table.turn)

    assert turns == ["B", "Y", "R", "B"]


@rule("turn.order", "race")
def test_nobody_acts_on_another_seats_turn(race):
    table = race("", "5")

    assert table.refusal("R1+5", seat="B") == "turn.order"
    assert table.refusal("draw", seat="B") == "turn.order"


@rule("R-MF-03", "R-MF-09")
def test_the_default_board_is_the_classic_track_with_a_zone_before_and_behind_it(edition):
    board = read_race(load_edition(edition))

    assert (board.track, board.start_zone, board.home_zone) == (60, 2, 5)
    for number, colour in enumerate(board.colours):
        assert (colour.joins, colour.entry) == (15 * number + 4, 15 * number + 2)
        assert [(slide.triangle - 15 * number, slide.end - 15 * number) for slide in colour.slides] == [(1, 4), (9, 13)]
