"""Which decisions nobody takes back by themselves, and which nobody takes back at all: said for every one."""

import pytest

from holotable.families import FAMILIES, family

FINAL = {  # others have answered them or rely on them, or they tell what was unknown
    "estate": {"bid", "pass", "want", "counter_trade", "accept_trade", "decline_trade", "pay_tax"},
    "race": set(),
}
LEAVING = {"estate": {"resign", "declare_bankruptcy", "defeat"}, "race": {"resign"}}
FREE = {
    "estate": {
        *("roll", "end_turn", "buy", "auction", "settle", "pay_fine", "use_jail_card", "place", "choose_token", "stay"),
        *("claim_rent", "waive_rent", "mortgage", "redeem", "keep_mortgage", "build", "sell_building", "sell_set"),
        *("offer_trade", "withdraw_trade", "start_mission", "skip_mission", "take_deed", "take_money", "jump", "send"),
        "steal",
    },
    "race": {"draw", "shield", "no_shield", "move", "split", "swap", "bump", "forfeit"},
}
BANK = {"estate": {"time_up"}, "race": set()}


@pytest.mark.parametrize("name", FAMILIES)
def test_every_decision_says_whether_it_can_be_taken_back(name):
    verbs = family(name).verbs

    assert {verb for verb, row in verbs.items() if row.is_final} == FINAL[name]
    assert {verb for verb, row in verbs.items() if row.is_leaving} == LEAVING[name]
    assert set(verbs) == FINAL[name] | LEAVING[name] | FREE[name] | BANK[name]
