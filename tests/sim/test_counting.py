"""What the compiled watch counts, against a count from named events and against games by hand."""

import pytest

from holotable.sim import simulate
from tests.sim.recount import Recount

GAMES = {
    "falcon": {},
    "mandalorian": {},
    "boba-fett": {},
    "episode-one": {"variant": "short"},
    "clone-wars": {"missions": True},
}


@pytest.fixture(scope="module", params=GAMES)
def counted(request):
    bots = ["random", "scout"] if request.param == "falcon" else ["random", "thrifty"]
    played = simulate(request.param, bots, 40, seats=4, seed=5, options=GAMES[request.param], tallies=[Recount])
    return played.summary, played.tallies[0]


def test_every_win_is_counted_for_seat_and_bot(counted):
    summary, recount = counted

    assert summary.games == recount.games == 40
    assert [rate.wins for rate in summary.wins.seat] == pytest.approx([recount.seats[seat] for seat in range(4)])
    assert all(rate.wins == pytest.approx(recount.bots[rate.name]) for rate in summary.wins.bot)
    assert all(rate.games == 80 for rate in summary.wins.bot)
    assert sum(rate.wins for rate in summary.wins.order) == pytest.approx(40)


def test_lengths_and_endings(counted):
    summary, recount = counted

    assert summary.turns.mean == recount.turns / 40
    assert sum(summary.turns.counts) == sum(summary.decisions.counts) == 40
    assert sum(ending.games for ending in summary.endings) == 40
    assert sum(ending.games for ending in summary.endings if ending.key != "limit") == sum(recount.reasons.values())


def test_landings(counted):
    summary, recount = counted

    jailed = recount.kinds["Jailed"]
    counts = {space.id: space.landings for space in summary.spaces}
    told = {space: count for space, count in recount.spaces.items() if space in counts}
    if jailed:
        told["jail"] = told.get("jail", 0) + jailed
    assert {space: count for space, count in counts.items() if count} == told


def test_deeds(counted):
    summary, recount = counted

    for deed in summary.deeds:
        assert sum(step.rents for step in deed.steps) == recount.rents[deed.deed]
        assert deed.income == pytest.approx(recount.rent_sums[deed.deed] / 40)
        assert deed.bought == recount.bought[deed.deed]
        assert deed.first_owner.games == recount.first_owned[deed.deed]
        assert deed.first_owner.wins == pytest.approx(recount.first_won[deed.deed])
        assert deed.auctioned == recount.auctioned[deed.deed]
        if deed.auctioned:
            assert deed.auction_mean == recount.auction_sums[deed.deed] / deed.auctioned
    if summary.auction_prices is not None:
        prices = {deed.deed: deed.price for deed in summary.deeds}
        paid = sum(recount.auction_sums[deed] / prices[deed] for deed in prices)
        assert sum(summary.auction_prices.counts) == sum(recount.auctioned.values())
        assert summary.auction_prices.mean == pytest.approx(100 * paid / sum(recount.auctioned.values()), abs=0.1)


def test_missions(counted):
    summary, recount = counted

    for mission in summary.missions:
        assert mission.begun == recount.missions["MissionBegun", mission.id, False]
        assert mission.skipped == recount.missions["MissionSkipped", mission.id, False]
        assert mission.won == recount.missions["MissionRolled", mission.id, True]
    assert bool(summary.missions) == ("missions" in summary.options and summary.options["missions"])
    assert bool(summary.missions) == bool(recount.missions)


def test_what_happens_in_a_game(counted):
    summary, recount = counted
    kinds = {
        "trades": "TradeMade",
        "auctions": "AuctionOpened",
        "builds": "Built",
        "mortgages": "Mortgaged",
        "cards": "Drawn" if summary.family == "race" else "CardDrawn",
        "jailings": "Jailed",
        "bankruptcies": "WentBankrupt",
        "slides": "Slid",
        "stopped": "SlideStopped",
        "shields": "Shielded",
        "shed": "Unshielded",
        "swaps": "Swapped",
        "takes": "TookPlace",
        "forfeits": "Forfeited",
    }

    for name, kind in kinds.items():
        if name in summary.a_game:
            assert summary.a_game[name] == recount.kinds[kind] / 40, name
    if summary.family == "race":
        bumped = summary.a_game["bumps"] + summary.a_game["sweeps"]
        assert bumped == pytest.approx(recount.kinds["Bumped"] / 40)
