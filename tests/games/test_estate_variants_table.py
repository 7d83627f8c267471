"""The tax by choice, the short and the timed game at the table: what is dealt, asked, called and counted."""

import pytest

from holotable import EditionError, IllegalDecision, Script, Table, replay
from tests.support.estate_tables import estate_of
from tests.support.variant_tables import decide, groups_of, short_table, tax_space

PAIR, *OTHERS = groups_of("clone-wars")
DEEDS = [deed.id for deed in estate_of("clone-wars").deeds]
PRICES = {deed.id: deed.price for deed in estate_of("clone-wars").deeds}
TIME_UP = {"do": "time_up"}
BANK = -1
TAX = tax_space()


# the tax


def taxed(cash=1000):
    """Set Episode I at the moment at which the first seat reaches the tax space by two dice."""
    place = estate_of("episode-one").space_number(TAX.id)
    seats = [{"cash": cash, "space": place - 3}, {}]
    table = Table.from_position({"edition": "episode-one", "seats": seats}, luck=Script(dice=[(1, 2)]))
    table.play(0, {"do": "roll"})
    return table


def test_a_tax_is_chosen_before_anything_is_counted():
    table = taxed()

    assert table.prompt_kind(0) == "tax_or_share"
    assert table.options(0) == [{"do": "pay_tax", "share": False}, {"do": "pay_tax", "share": True}]
    assert table.view()["worth"] is None
    assert table.refusal(0, {"do": "roll"}).key == "tax.choice"


@pytest.mark.parametrize(("share", "amount"), [(False, TAX.amount), (True, 100)])
def test_the_amount_or_the_share_is_paid(share, amount):
    table = taxed()

    chosen, paid = table.play(0, {"do": "pay_tax", "share": share})

    assert (chosen.kind, chosen.facts) == ("TaxChosen", {"share": TAX.share if share else 0})
    assert (paid.kind, paid.facts["amount"]) == ("TaxPaid", amount)


@pytest.mark.parametrize("cash", [1000, 0])
def test_nobody_foresees_what_the_share_comes_to(cash):
    table = taxed(cash)

    foreseen = table.foresee(0, {"do": "pay_tax", "share": True})

    assert [(event.kind, event.facts) for event in foreseen] == [("TaxChosen", {"share": TAX.share})]
    assert len(table.foresee(0, {"do": "pay_tax", "share": False})) == 2


def test_worth_is_shown_where_no_tax_hangs_on_it():
    first = PAIR[0]
    seats = [{"cash": 10, "deeds": [first]}, {"cash": 5, "deeds": [PAIR[1]], "mortgaged": [PAIR[1]]}]

    table = Table.from_position({"edition": "clone-wars", "seats": seats})

    assert table.view()["worth"] == [10 + PRICES[first], 5 + PRICES[PAIR[1]] // 2]


def test_worth_is_shown_when_the_game_is_over():
    table = taxed()
    table.play(0, {"do": "pay_tax", "share": False})

    table.play(1, {"do": "resign"})

    assert table.view()["worth"] == [1000 - TAX.amount, 0]
    assert table.result.worth == (1000 - TAX.amount, 0)


def test_the_short_game_has_no_choice_of_tax_and_shows_worth():
    table = Table("episode-one", 2, seed=1, options={"variant": "short"})

    assert len(table.view()["worth"]) == 2


# what is dealt


def test_deeds_are_dealt_by_name_before_the_first_turn():
    dealt = DEEDS[:6]

    table = Table("clone-wars", 2, options={"variant": "short"}, luck=Script(deeds=dealt, dice=[(6, 5), (1, 2)]))

    assert table.log["opening"] == [*dealt, [6, 5], [1, 2]]
    assert [seat["deeds"] for seat in table.view()["seats"]] == [dealt[::2], dealt[1::2]]
    assert [event.facts for event in table.events[:6]] == [{"deed": deed} for deed in dealt]
    assert replay(table.log).state_hash == table.state_hash


def test_in_the_timed_game_dealt_deeds_are_paid():
    dealt = DEEDS[:4]

    table = Table("clone-wars", 2, options={"variant": "timed"}, luck=Script(deeds=dealt, dice=[(6, 5), (1, 2)]))

    assert table.view()["seats"][0]["cash"] == 1500 - PRICES[dealt[0]] - PRICES[dealt[2]]
    assert [event.kind for event in table.events[:2]] == ["DeedDealt", "Bought"]


@pytest.mark.parametrize(
    ("deeds", "said"),
    [
        (["x"], "has no deed 'x'"),
        ([DEEDS[0], DEEDS[0]], "which cannot fall now"),
        ([3], "has no deed 3"),
        ([], "no 'deeds' left"),
    ],
)
def test_a_script_with_no_such_deed_is_refused(deeds, said):
    with pytest.raises(EditionError, match=said):
        Table("clone-wars", 2, options={"variant": "short"}, luck=Script(deeds=deeds))


def test_three_houses_make_way_for_the_hotel_of_the_short_game():
    table = short_table({"deeds": PAIR, "buildings": dict.fromkeys(PAIR, 3)}, {})

    decide(table, 0, "build", deed=PAIR[0])

    assert table.view()["seats"][0]["buildings"] == {PAIR[0]: 4, PAIR[1]: 3}
    assert table.view()["stock"] == {"house": 29, "hotel": 11}
    with pytest.raises(EditionError, match="from 0 to 4, not 5"):
        short_table({"deeds": PAIR, "buildings": dict.fromkeys(PAIR, 5)}, {})


# the jail


def test_a_missed_throw_may_be_paid_or_sat_out():
    table = short_table({"jail": 1}, {}, luck=Script(dice=[(1, 2)]))
    table.play(0, {"do": "roll"})
    twin = table.copy()

    assert table.prompt_kind(0) == "fine_or_stay"
    assert table.options(0)[:2] == [{"do": "pay_fine"}, {"do": "stay"}]
    assert "Moved" in decide(table, 0, "pay_fine")
    assert decide(twin, 0, "stay") == ["JailStayed"]
    assert twin.view()["seats"][0]["jail"] == 2


# the clock and the rounds


def timed(**options):
    seats = [{"cash": 100}, {"cash": 100}, {"cash": 30}]
    return short_table(*seats, variant="timed", phase="end", options=options)


def test_the_bank_calls_the_time_and_the_turn_is_the_last():
    table = timed()

    assert decide(table, BANK, "time_up") == ["TimeCalled"]
    assert table.view()["time_up"] is True
    assert table.prompt_kind(0) == "finish_turn"
    assert decide(table, 0, "end_turn") == ["Counted", "Counted", "Counted", "Won", "Won"]


def test_the_call_of_the_bank_is_part_of_the_log():
    table = timed()
    decide(table, BANK, "time_up")
    decide(table, 0, "end_turn")

    assert table.log["records"][0] == {"seat": BANK, "decision": TIME_UP, "outcomes": []}
    assert replay(table.log).result == table.result


def test_time_is_called_once_and_only_by_the_bank_in_a_timed_game():
    table = timed()
    plain = Table("clone-wars", 2, seed=1)

    assert plain.refusal(BANK, TIME_UP).key == "timed.end"
    assert table.refusal(0, TIME_UP).key == "decision.malformed"
    table.play(BANK, TIME_UP)
    assert table.refusal(BANK, TIME_UP).rule == "CW-TIMED-01"


@pytest.mark.parametrize("seat", [-1, -2, True, -1.0, "bank", None])
def test_the_bank_decides_nothing_else(seat):
    for decision in [{"do": "end_turn"}, {"do": "resign"}] + [TIME_UP] * (seat != -1):
        with pytest.raises(IllegalDecision, match="no seat"):
            timed().play(seat, decision)


def test_no_other_family_knows_a_bank():
    with pytest.raises(IllegalDecision):
        Table("falcon", 2, seed=1).play(BANK, {"do": "draw"})


def test_rounds_are_counted_and_end_the_game():
    table = short_table({}, {}, variant="timed", phase="end", turn=1, first=0, rounds=10, options={"rounds": 10})

    assert (table.view()["variant"], table.view()["rounds"], table.view()["round_limit"]) == ("timed", 10, 10)
    decide(table, 1, "end_turn")

    assert table.result.reason == "timed.end"


# the count


def test_equal_wealth_shares_the_win_and_the_place():
    table = timed()
    decide(table, BANK, "time_up")

    events = table.play(0, {"do": "end_turn"})

    assert [event.facts for event in events[:3]] == [{"worth": 100}, {"worth": 100}, {"worth": 30}]
    assert table.result.winners == (0, 1)
    assert table.result.ranking == ((0, 1), (2,))
    assert table.result.reason == "timed.end"
    assert table.result.worth == (100, 100, 30)


def test_the_first_bankruptcy_ends_the_short_game_with_a_count():
    table = short_table({"cash": 10}, {"cash": 50, "deeds": [PAIR[0]]}, {"cash": 90})

    decide(table, 0, "resign")

    assert table.result.winners == (1,)
    assert table.result.ranking == ((1,), (2,), (0,))
    assert table.result.reason == "short.end"
    assert table.result.worth == (0, 50 + PRICES[PAIR[0]], 90)


def test_the_last_of_two_seats_is_counted_in_the_short_game_too():
    table = short_table({}, {})

    decide(table, 0, "resign")

    assert (table.result.winners, table.result.reason) == ((1,), "short.end")
    assert [event.seat for event in table.events if event.kind == "Counted"] == [1]


def test_open_claims_are_offered_once_more_before_the_count():
    claim = {"debtor": 2, "creditor": 1, "deed": PAIR[0], "amount": 60}
    table = short_table({}, {"cash": 50, "deeds": [PAIR[0]]}, {"cash": 90}, claims=[claim])

    decide(table, 0, "resign")

    assert table.prompt_kind(1) == "last_claims"
    assert table.prompt_kind(2) is None
    assert table.view()["phase"] == "closing"
    decide(table, 1, "claim_rent", claim=1)
    assert table.result.worth == (0, 110 + PRICES[PAIR[0]], 30)


# positions


def test_a_position_tells_how_far_the_game_has_come():
    table = short_table({}, {}, {}, variant="timed", turn=2, first=1, rounds=4, options={"rounds": 10})
    decide(table, BANK, "time_up")

    position = table.position()

    assert (position["first"], position["rounds"], position["time_up"]) == (1, 4, True)
    assert Table.from_position(position).state_hash == table.state_hash


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": [{}, {}, {"out": True}]}, "the short game ends with the first bankruptcy"),
        ({"options": {"variant": "timed", "rounds": 10}, "rounds": 11}, "from 1 to 10, not 11"),
        ({"thrown": True}, "only a mission gives another turn"),
    ],
)
def test_an_impossible_position_says_why(changes, said):
    position = {"edition": "clone-wars", "seats": [{}, {}], "options": {"variant": "short"}}

    with pytest.raises(EditionError, match=said):
        Table.from_position({**position, **changes})
