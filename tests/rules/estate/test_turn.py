"""A turn: throw, move, carry out the space, pass the dice on; doubles; who may act meanwhile."""

import pytest

from tests.support.estate import uneven
from tests.support.estate_turns import doubles
from tests.support.evidence import rule


@rule("turn.order", "estate")
def test_turns_pass_to_the_left_and_come_round(setup):
    # given three seats far from anything to buy, and seat 1 to begin
    for seat in range(3):
        setup.stand(seat, setup.space("parking") - 3)
    table = setup.table(turn=1, dice=[(1, 2)] * 3)

    turns = []
    for _ in range(3):
        turns.append(table.turn)
        table.roll().end_turn()

    assert [*turns, table.turn] == [1, 2, 0, 1]


@rule("turn.order", "estate")
def test_the_turn_goes_once_round_a_full_table(setup):
    # given as many seats as the book allows, and the last of them to begin
    seats = setup.estate.edition.seats_max
    for seat in range(seats):
        setup.stand(seat, setup.space("parking") - 3)
    table = setup.table(seats, turn=seats - 1, dice=[(1, 2)] * seats)

    turns = []
    for _ in range(seats):
        turns.append(table.turn)
        table.roll().end_turn()

    assert turns == [seats - 1, *range(seats - 1)]
    assert table.turn == seats - 1


@rule("turn.end", "turn.order")
def test_turns_are_counted_from_the_first_one_on(setup):
    table = setup.opening([(1, 2), (3, 4), (1, 1), uneven(setup.space("jail"))])
    assert table.view["turns"] == 1

    table.roll().end_turn()

    assert (table.turn, table.view["turns"]) == (2, 2)


@rule("turn.order", "estate")
def test_nobody_throws_or_ends_a_turn_that_is_not_theirs(setup):
    table = setup.landing(setup.space("parking"), turn=1)

    assert table.due == (1,)
    assert table.refusal(0, "roll") == "turn.order"
    table.roll()
    assert table.refusal(2, "end_turn") == "turn.order"
    assert table.refusal(1, "end_turn") is None


@rule("turn.order", "estate")
def test_a_seat_that_has_left_the_game_is_passed_over(setup):
    table = setup.out(1).landed(setup.space("parking"), seats=3)

    table.end_turn()

    assert table.due == (2,)


@rule("turn.roll")
def test_a_turn_starts_with_a_throw_and_cannot_end_without_it(setup):
    table = setup.table()

    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")
    assert "roll" in table.may(0)
    assert table.refusal(0, "end_turn") == "turn.roll"
    assert table.refusal(0, "buy") == "buy.choice"


@rule("turn.move")
@pytest.mark.parametrize(("group", "throw"), [(1, (1, 4)), (3, (2, 6)), (0, (2, 2))])
def test_the_token_moves_clockwise_by_the_total(setup, group, throw):
    end = setup.space_of(setup.street_group(group)[0])
    start = end - sum(throw)
    table = setup.stand(0, start).table(dice=[throw]).roll()

    assert table.where(0) == end
    assert table.told("Moved", "from", "to") == [(table.estate.spaces[start].id, table.estate.spaces[end].id)]


@rule("turn.share")
def test_any_number_of_tokens_stand_on_one_space(setup):
    # given two tokens on the parking space
    parking = setup.space("parking")
    table = setup.hold(500, 500, 500).stand(1, parking).stand(2, parking).landing(parking)

    # when a third comes
    table.roll()

    # then all three stand there, and it costs nobody anything
    assert [table.where(seat) for seat in range(3)] == [parking] * 3
    assert table.cash == [500, 500, 500]
    assert table.prompt(0) == "finish_turn"


@rule("turn.share")
def test_a_token_keeps_its_space_while_others_move(setup):
    parking = setup.space("parking")
    table = setup.stand(1, parking - 3).landed(parking, dice=[(1, 2)]).end_turn().roll().end_turn()

    assert [table.where(0), table.where(1)] == [parking, parking]


@rule("turn.space")
def test_the_space_is_carried_out_before_anything_else_happens(setup):
    tax = setup.space("tax", 1)
    table = setup.hold(500, 500, 500).landed(tax)

    assert table.cash == [500 - setup.estate.spaces[tax].amount, 500, 500]
    assert table.due == (0,)


@rule("turn.space")
def test_the_space_that_sends_to_jail_does_so(setup):
    table = setup.landed(setup.space("arrest"))

    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)


@rule("turn.space")
def test_a_deed_that_is_to_be_bought_keeps_the_turn_waiting(setup):
    table = setup.landed(setup.deed())

    assert table.refusal(0, "end_turn") == "buy.choice"
    assert table.refusal(0, "roll") == "buy.choice"


@rule("turn.end")
def test_without_doubles_the_turn_ends_and_the_dice_go_to_the_left(setup):
    table = setup.landed(setup.space("parking"), (2, 5))
    assert table.prompt(0) == "finish_turn"
    assert table.refusal(0, "roll") == "turn.end"

    table.end_turn()

    assert table.told("TurnPassed", "seat", "key") == [(1, "turn.order")]
    assert (table.due, table.prompt(1)) == ((1,), "roll_dice")


@rule("doubles.again")
def test_doubles_throw_again_once_the_space_is_carried_out(setup):
    # given doubles that led to an unowned deed
    deed = setup.deed()
    table = setup.landing(deed, (2, 2), dice=[(1, 2)]).roll()
    assert table.refusal(0, "roll") == "buy.choice"

    # when the deed is bought
    table.play(0, "buy")

    # then the same seat is to throw and may not stop
    assert (table.due, table.prompt(0)) == ((0,), "roll_dice")
    assert table.refusal(0, "end_turn") == "doubles.again"
    assert table.roll().where(0) == setup.space_of(deed) + 3


@rule("R-CW-28", "CW-DBL-01")
def test_the_throw_after_doubles_is_due_and_cannot_be_waived(setup):
    table = setup.landed(setup.space("parking"), (2, 2))

    assert table.refusal(0, "end_turn") == "doubles.again"
    assert "end_turn" not in table.may(0)
    assert table.due == (0,)


@rule("doubles.third", "R-MO-14")
def test_the_third_doubles_in_a_row_go_to_jail_without_a_move(setup):
    # given a seat that threw two doubles and stands four before the start space
    table = setup.hold(700, 700, 700).stand(0, -4).table(doubles=2, dice=[(4, 4)])

    # when the third follows
    table.roll()

    # then it is in jail, has neither moved nor been paid, and its turn is over
    assert (table.where(0), table.jailed(0)) == (setup.space("jail"), 1)
    assert table.told("Jailed", "key") == ["doubles.third"]
    assert table.happened("Moved") == []
    assert table.cash == [700, 700, 700]
    assert table.refusal(0, "roll") == "jail.turn-over"
    assert table.end_turn().due == (1,)


@rule("doubles.third", "R-MO-14")
def test_the_first_two_of_three_doubles_stay_played(setup):
    # given two doubles, the second of which reaches the parking space
    jail, parking = setup.space("jail"), setup.space("parking")
    table = setup.stand(0, jail - 2).table(dice=[(1, 1), doubles(parking - jail), (1, 1)])

    # when all three are thrown
    table.roll().roll()
    reached = table.where(0)
    table.roll()

    # then the first two moved and the third did not
    assert reached == parking
    assert table.jailed(0) == 1


@rule("doubles.third")
def test_a_throw_without_doubles_breaks_the_row(setup):
    table = setup.stand(0, setup.space("parking") - 3).table(doubles=2, dice=[(1, 2)]).roll()

    assert table.jailed(0) == 0
    assert table.prompt(0) == "finish_turn"


@rule("R-MO-02")
def test_before_a_throw_and_after_its_resolution_everybody_may_mortgage_redeem_and_trade(setup):
    # given seats that could do so
    mine, debt = setup.deed(nth=2), setup.deed(nth=0)
    table = setup.own(1, mine).own(2, debt, mortgaged=True).landing(setup.space("parking"))

    def may_all_act() -> bool:
        asked = [
            table.refusal(1, "mortgage", deed=mine),
            table.refusal(2, "redeem", deed=debt),
            table.refusal(1, "offer_trade", to=2, give={"cash": 10}, want={"deeds": [debt]}),
        ]
        return asked == [None] * 3

    # then all may before the throw, after it, and between turns
    assert may_all_act()
    table.roll()
    assert may_all_act()
    table.end_turn()
    assert may_all_act()


@rule("R-MO-02", "MA-BUILD-01")
def test_the_mandalorian_lets_everybody_build_and_sell_before_a_throw_after_it_and_between_turns(setup):
    assert build_and_sell_around_a_throw(setup) == [(None, None)] * 3


@rule("R-MO-02", "BF-BUILD-01")
def test_boba_fett_lets_everybody_build_and_sell_before_a_throw_after_it_and_between_turns(setup):
    assert build_and_sell_around_a_throw(setup) == [(None, None)] * 3


@rule("R-MO-02", "E1-BUILD-04", "E1-SELL-01")
def test_episode_one_lets_everybody_build_and_sell_before_a_throw_after_it_and_between_turns(setup):
    assert build_and_sell_around_a_throw(setup) == [(None, None)] * 3


@rule("R-CW-35", "CW-BUILD-02", "CW-SELL-01")
def test_the_clone_wars_close_building_and_selling_from_the_throw_of_another_to_the_end_of_that_turn(setup):
    assert build_and_sell_around_a_throw(setup) == [(None, None), ("build.window", "build.window"), (None, None)]


def build_and_sell_around_a_throw(setup) -> list[tuple[str | None, str | None]]:
    """What refuses seat 1 to build and seat 2 to sell: before a throw of seat 0, after it, and before the next one."""
    bare, built = setup.own_group(seat=1, nth=2), setup.own_group(seat=2, nth=3, level=1)
    table = setup.landing(setup.space("parking"), turn=0, seats=4)
    refusals = []
    for step in ("wait", "roll", "end_turn"):
        if step != "wait":
            table.play(0, step)
        refusals.append((table.refusal(1, "build", deed=bare[0]), table.refusal(2, "sell_building", deed=built[0])))
    return refusals


@rule("R-MO-02")
def test_nobody_builds_trades_or_redeems_while_a_landing_is_carried_out(setup):
    # given a lander who must choose, and others with plans
    pair = setup.own_group(seat=1, nth=2)
    sold = setup.own_group(seat=2, nth=3, level=1)
    debt = setup.deed(nth=-1)
    table = setup.own(2, debt, mortgaged=True).landed(setup.deed())

    # then the others wait
    assert table.refusal(1, "build", deed=pair[0]) == "buy.choice"
    assert table.refusal(1, "mortgage", deed=pair[0]) == "buy.choice"
    assert table.refusal(2, "sell_building", deed=sold[0]) == "buy.choice"
    assert table.refusal(2, "redeem", deed=debt) == "buy.choice"
    assert table.refusal(1, "offer_trade", to=2, give={"cash": 10}, want={"deeds": [debt]}) == "buy.choice"


@rule("turn.move", "R-MO-02")
def test_after_the_space_is_carried_out_nobody_throws_again_without_doubles(setup):
    table = setup.table(phase="end")

    assert table.refusal(0, "roll") == "turn.end"
    assert table.refusal(0, "end_turn") is None
