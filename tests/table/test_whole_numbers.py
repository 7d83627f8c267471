"""A whole number is taken whatever library made it; true and false are none."""

import json

import pytest

from holotable import EditionError, IllegalDecision, Seeded, Table, simulate
from holotable.bots import bot
from holotable.core.checks import as_whole
from holotable.sim.tournament.tournament import tournament


class Counted:
    """A number of another library: it says which whole number it is, and nothing else."""

    def __init__(self, number):
        self._number = number

    def __index__(self):
        return self._number


def numpy_number(number):
    return pytest.importorskip("numpy", reason="numpy is not installed, and nothing here needs it").int64(number)


@pytest.fixture(params=[Counted, numpy_number])
def number(request):
    return request.param


def test_seats_seeds_and_amounts_may_be_any_whole_number(number):
    table, plain = (Table("clone-wars", make(2), seed=make(4)) for make in (number, int))
    seat = plain.due.seats[0]

    for _ in range(30):
        seat = plain.due.seats[0]
        assert table.options(number(seat)) == plain.options(seat)
        assert table.prompt(number(seat)) == plain.prompt(seat)
        assert table.view(number(seat)) == plain.view(seat)
        decision = plain.options(seat)[0]
        asked = {entry: number(value) if type(value) is int else value for entry, value in decision.items()}
        assert table.refusal(number(seat), asked) is None
        assert table.foresee(number(seat), asked) == plain.foresee(seat, decision)
        assert table.play(number(seat), asked) == plain.play(seat, decision)

    assert json.dumps(table.log) == json.dumps(plain.log)


def test_a_trade_may_name_amounts_and_partners_by_any_whole_number(number):
    table = Table("mandalorian", 2, seed=4)
    seat = table.due.seats[0]
    offer = {"do": "offer_trade", "to": number(1 - seat), "give": {"cash": number(1)}, "want": {"cash": number(2)}}

    refusal = table.refusal(seat, offer)

    assert refusal is None or refusal.key.startswith("trade")


def test_pawns_and_steps_may_be_any_whole_number(number):
    position = {
        "edition": "falcon",
        "seats": [{"colour": "red", "pawns": ["track:5", "start", "start"]}, {"colour": "blue"}],
    }
    table = Table.from_position(position, seed=1)
    while not any(option["do"] == "move" for option in table.options(table.due.seats[0])):
        seat = table.due.seats[0]
        table.play(seat, table.options(seat)[0])
    seat = table.due.seats[0]
    move = next(option for option in table.options(seat) if option["do"] == "move")

    table.play(seat, {"do": "move", "pawn": number(move["pawn"]), "steps": number(move["steps"])})

    assert json.loads(json.dumps(table.last_record))["decision"] == move


def test_simulations_and_tournaments_count_with_any_whole_number(number):
    counted = simulate("falcon", "random", number(4), seats=number(2), seed=number(1), workers=number(1))
    plain = simulate("falcon", "random", 4, seats=2, seed=1, workers=1)
    assert counted.sums == plain.sums

    held = tournament("falcon", ["scout", "random"], number(2), seats=number(2), seed=number(1))
    assert held == tournament("falcon", ["scout", "random"], 2, seats=2, seed=1)
    assert type(held.seed) is type(held.games) is int
    assert bot("scout", seed=number(1)) is not None


@pytest.mark.parametrize("no_number", [True, False, 1.0, "1", None, [1]])
def test_what_is_no_whole_number_is_refused_as_before(no_number):
    assert as_whole(no_number) is None
    with pytest.raises(IllegalDecision, match="no seat"):
        Table("falcon", 2, seed=1).options(no_number)
    with pytest.raises(EditionError, match="a seed is a whole number"):
        Seeded(no_number)


def test_numpys_true_is_no_number_either():
    numpy = pytest.importorskip("numpy", reason="numpy is not installed, and nothing here needs it")

    assert as_whole(numpy.bool_(True)) is None
    assert as_whole(numpy.float64(1)) is None
