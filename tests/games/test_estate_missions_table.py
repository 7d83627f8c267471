"""Tokens, missions and their prizes at the table, all by name."""

import pytest

from holotable import EditionError, IllegalDecision, Script, Table, replay
from tests.support.estate_tables import estate_of
from tests.support.variant_tables import DARK, LIGHT, OTHER_DARK, OTHER_LIGHT, decide, groups_of, on_mission, win

PAIR, *OTHERS = groups_of("clone-wars")
TRIO = next(group for group in OTHERS if len(group) == 3)
WITH_MISSIONS = {"missions": True}
OPENING = [(6, 5), (1, 2)]


def fresh(*dice, **luck):
    return Table("clone-wars", ["Mia", "Ben"], options=WITH_MISSIONS, luck=Script(dice=[*OPENING, *dice], **luck))


# tokens


def test_nobody_has_a_token_before_the_seats_choose_in_turn_order():
    table = fresh()

    assert table.tokens == (None, None)
    assert table.prompt_kind(0) == "pick_token"
    assert table.prompt_kind(1) is None
    assert [seat["side"] for seat in table.view()["seats"]] == [None, None]


def test_a_token_brings_its_side():
    table = fresh()

    decide(table, 0, "choose_token", token=DARK)
    decide(table, 1, "choose_token", token=LIGHT)

    assert table.tokens == (DARK, LIGHT)
    assert [seat["side"] for seat in table.view()["seats"]] == ["dark", "light"]
    assert [seat["token"] for seat in table.view()["seats"]] == [DARK, LIGHT]
    assert table.prompt_kind(0) == "roll_dice"


def test_a_token_is_chosen_once_and_in_turn():
    table = fresh()

    assert table.refusal(1, {"do": "choose_token", "token": LIGHT}).rule == "CW-SPEC-02"
    decide(table, 0, "choose_token", token=LIGHT)
    assert table.refusal(1, {"do": "choose_token", "token": LIGHT}).key == "mission.start"
    assert {"do": "choose_token", "token": LIGHT} not in table.options(1)


@pytest.mark.parametrize("tokens", [[LIGHT, DARK], [None], [LIGHT, None], 5, "xy"])
def test_tokens_given_beforehand_are_refused_with_missions(tokens):
    with pytest.raises(EditionError, match=r"the seats choose their tokens in turn order.*: leave tokens out"):
        Table("clone-wars", 2, tokens=tokens, options=WITH_MISSIONS)


def test_without_missions_tokens_are_given_and_nothing_is_chosen():
    table = Table("clone-wars", 2, tokens=[DARK, LIGHT], luck=Script(dice=OPENING))

    assert table.tokens == (DARK, LIGHT)
    assert table.view()["mission"] is None
    assert "side" not in table.view()["seats"][0]
    assert table.refusal(0, {"do": "choose_token", "token": OTHER_DARK}).key == "decision.malformed"


def test_a_log_and_a_state_keep_the_chosen_tokens():
    table = fresh()
    decide(table, 0, "choose_token", token=DARK)

    assert table.log["header"]["tokens"] == [None, None]
    assert replay(table.log).tokens == (DARK, None)
    assert Table.from_state(table.state()).tokens == (DARK, None)


# the offer


def test_a_six_offers_the_mission_of_the_other_die_with_its_odds():
    table = fresh((6, 3))
    decide(table, 0, "choose_token", token=LIGHT)
    decide(table, 1, "choose_token", token=DARK)

    decide(table, 0, "roll")
    decide(table, 0, "buy")

    assert table.prompt_kind(0) == "go_on_mission"
    assert table.view()["phase"] == "mission"
    assert table.view()["mission"] == {
        "id": "light-3",
        "side": "light",
        "die": 3,
        "least": 2,
        "wins": 5,
        "odds": "5 in 6",
        "faces": [False, True, True, True, True, True],
        "prize": "jump",
        "count": 0,
        "amount": 0,
        "fine": 100,
        "left": 0,
        "victim": None,
        "then": {"won": "over", "lost": "over", "skipped": "over"},
    }


@pytest.mark.parametrize(
    ("mission", "doubles", "then"),
    [
        ("light-4", 0, {"won": "turn", "lost": "over", "skipped": "over"}),
        ("light-6", 1, {"won": "throw", "lost": "throw", "skipped": "throw"}),
    ],
)
def test_an_offer_tells_what_the_turn_goes_on_with(mission, doubles, then):
    assert on_mission(mission, doubles=doubles).view()["mission"]["then"] == then


def test_an_offer_tells_if_leaving_it_costs_the_throw_for_doubles():
    table = on_mission("light-6", doubles=1, options={"decline_ends_doubles": True})

    assert table.view()["mission"]["then"] == {"won": "throw", "lost": "throw", "skipped": "over"}


def test_a_mission_may_be_left_alone():
    table = on_mission("light-1")

    assert decide(table, 0, "skip_mission") == ["MissionSkipped"]
    assert table.prompt_kind(0) == "finish_turn"


def test_the_die_of_a_mission_is_luck_with_a_name():
    table = on_mission("dark-1", die=[3])

    _, rolled, fine = table.play(0, {"do": "start_mission"})

    assert rolled.facts == {"die": 3, "mission": "dark-1", "won": False}
    assert (fine.kind, fine.rule, fine.facts["amount"]) == ("MissionPaid", "CW-DARK-02", 100)
    assert table.last_record["outcomes"] == [3]
    assert replay(table.log).state_hash == table.state_hash


@pytest.mark.parametrize("die", [0, 7, True, "3", [3]])
def test_a_script_with_no_such_die_is_refused(die):
    table = on_mission("light-1", die=[die])

    with pytest.raises(EditionError, match="a die shows 1 to 6"):
        table.play(0, {"do": "start_mission"})


# prizes


def test_deeds_of_the_bank_are_taken_one_by_one():
    table = win("light-2")

    assert decide(table, 0, "take_deed", deed=PAIR[0]) == ["DeedPassed"]
    assert table.view()["mission"]["left"] == 1
    assert table.refusal(0, {"do": "take_money"}).rule == "CW-LIGHT-03"
    decide(table, 0, "take_deed", deed=PAIR[1])

    assert table.view()["seats"][0]["deeds"] == PAIR
    assert table.view()["mission"] is None


def test_money_is_taken_instead_of_deeds():
    table = win("light-2", {"cash": 0}, {})

    paid = table.play(0, {"do": "take_money"})[0]

    assert (paid.kind, paid.seat, paid.facts) == ("MissionPaid", -1, {"to": 0, "amount": 200, "mission": "light-2"})


def test_a_jump_names_its_space_and_may_be_turned_down():
    table = win("dark-3", {"space": PAIR[0]}, {})

    assert table.refusal(0, {"do": "jump", "space": PAIR[0]}).key == "mission.dark-three"
    twin = table.copy()
    assert "Moved" in decide(table, 0, "jump", space=PAIR[1])
    assert decide(twin, 0, "stay") == ["Stayed"]
    assert table.view()["seats"][0]["space"] == PAIR[1]
    assert twin.view()["seats"][0]["space"] == PAIR[0]


def test_another_turn_and_a_reward_ask_nothing():
    again = on_mission("light-4", die=[6])
    rich = on_mission("light-5", {"cash": 0}, {}, die=[6])

    assert decide(again, 0, "start_mission") == ["MissionBegun", "MissionRolled", "TurnAgain"]
    assert again.prompt_kind(0) == "roll_dice"
    assert decide(rich, 0, "start_mission") == ["MissionBegun", "MissionRolled", "MissionPaid"]
    assert rich.view()["seats"][0]["cash"] == 3000


def test_a_displaced_seat_is_the_lander():
    table = win("light-6", {"token": LIGHT}, {"token": DARK}, {"token": OTHER_LIGHT})

    decide(table, 0, "send", seat=2, space=TRIO[0])

    assert table.view()["lander"] == 2
    assert table.due.seats == (2,)
    assert table.prompt_kind(2) == "buy_or_auction"


def test_theft_comes_from_one_seat_and_spares_complete_groups():
    table = win("dark-2", {}, {"deeds": [*PAIR, *TRIO[:2]]}, {"token": OTHER_LIGHT, "deeds": TRIO[2:]})

    assert table.refusal(0, {"do": "steal", "deed": PAIR[0]}).rule == "CW-DARK-04"
    decide(table, 0, "steal", deed=TRIO[0])

    assert table.view()["mission"]["victim"] == 1
    assert table.options(0) == [{"do": "steal", "deed": TRIO[1]}]


def test_a_mission_without_anything_to_steal_lapses():
    table = on_mission("dark-1", die=[6])

    assert decide(table, 0, "start_mission") == ["MissionBegun", "MissionRolled", "MissionLapsed"]


def test_a_defeated_seat_is_bankrupt_and_names_its_winner():
    table = win("dark-5", {"cash": 0}, {"cash": 70}, {"token": OTHER_LIGHT})

    events = table.play(0, {"do": "defeat", "seat": 1})

    assert (events[0].kind, events[0].seat, events[0].facts) == ("WentBankrupt", 1, {"creditor": 0})
    assert table.view()["seats"][0]["cash"] == 70
    assert table.view()["seats"][1]["out"]


# what has no meaning


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        ({"do": "choose_token"}, "choose_token lacks the entry 'token'"),
        ({"do": "choose_token", "token": "yoda"}, "there is no token 'yoda'"),
        ({"do": "choose_token", "token": 2}, "there is no token 2"),
        ({"do": "pay_tax", "share": 1}, "share must be true or false, not 1"),
        ({"do": "pay_tax", "share": "yes"}, "share must be true or false, not 'yes'"),
        ({"do": "pay_tax"}, "pay_tax lacks the entry 'share'"),
        ({"do": "jump", "space": 12}, "there is no space 12"),
        ({"do": "send", "seat": 2, "space": "jail"}, "no seat 2; seats are 0 to 1"),
        ({"do": "send", "seat": -1, "space": "jail"}, "seat must be a whole number"),
        ({"do": "send", "space": "jail"}, "send lacks the entry 'seat'"),
        ({"do": "steal", "deed": None}, "there is no deed None"),
        ({"do": "defeat", "seat": True}, "seat must be a whole number"),
        ({"do": "take_money", "amount": 5}, "take_money has no entry 'amount'"),
        ({"do": "stay", "space": "jail"}, "stay has no entry 'space'"),
        ({"do": "start_mission", "mission": "light-1"}, "start_mission has no entry 'mission'"),
    ],
)
def test_a_decision_without_meaning_says_what_it_should_be(decision, said):
    table = win("light-3")

    with pytest.raises(IllegalDecision, match=said) as refused:
        table.play(0, decision)

    assert refused.value.key == "decision.malformed"


def test_every_decision_is_named_as_it_is_spoken():
    table = win("light-3")
    deed, space = PAIR[0], estate_of("clone-wars").spaces[0].id
    spoken = [
        {"do": "choose_token", "token": LIGHT},
        {"do": "pay_tax", "share": True},
        {"do": "pay_tax", "share": False},
        {"do": "take_deed", "deed": deed},
        {"do": "steal", "deed": deed},
        {"do": "jump", "space": space},
        {"do": "send", "seat": 1, "space": space},
        {"do": "defeat", "seat": 1},
        *({"do": do} for do in ("stay", "start_mission", "skip_mission", "take_money", "time_up")),
    ]

    for decision in spoken:
        assert table._named.name(table._named.parse(table._state, decision)) == decision


# positions


def test_a_position_with_a_mission_comes_back_as_it_was_written():
    table = on_mission("light-6", {"cash": 7}, {}, doubles=1)

    again = Table.from_position(table.position())

    assert again.position() == table.position()
    assert again.state_hash == table.state_hash
    assert again.tokens == (LIGHT, DARK)


def test_another_turn_after_a_throw_is_part_of_a_position():
    table = on_mission("light-4", die=[6])
    decide(table, 0, "start_mission")

    assert table.position()["thrown"] is True
    assert Table.from_position(table.position()).options(1) == table.options(1)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mission": "light-7"}, "there is no mission 'light-7'"),
        ({"mission": 3}, "there is no mission 3"),
        ({"mission": "dark-3"}, "is not one of the side of seat 0"),
        ({"dice": [3, 4]}, "needs dice of 3 and 6"),
        ({"dice": None}, "needs dice of 3 and 6"),
        ({"phase": "end"}, "belong together"),
        ({"seats": [{"token": LIGHT, "jail": 1}, {}]}, "so its throw brings no mission"),
        ({"options": {}}, "this game is played without missions"),
        ({"time_up": True}, "only in a timed game"),
        ({"time_up": 1}, "time_up must be true or false"),
        ({"thrown": "x"}, "thrown must be true or false"),
        ({"first": 2}, "first must be a whole number from 0 to 1"),
        ({"rounds": 0}, "rounds must be a whole number from 1"),
    ],
)
def test_an_impossible_position_says_why(changes, said):
    seats = [{"token": LIGHT}, {"token": DARK}]
    position = {"phase": "mission", "mission": "light-3", "dice": [3, 6], "seats": seats, "options": WITH_MISSIONS}
    thrown = {"phase": "roll", "mission": None} if "thrown" in changes else {}
    data = {"edition": "clone-wars", **position, **thrown, **changes}
    if data["mission"] is None:
        del data["mission"]

    with pytest.raises(EditionError, match=said):
        Table.from_position(data)
