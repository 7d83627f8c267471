"""The table against an oracle that was written from the rulebooks alone, over random games of both estate editions."""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from holotable import Table
from holotable.core.errors import EditionError
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate
from tests.games import estate_oracle as oracle
from tests.games.estate_oracle import Game
from tests.support.estate_tables import ESTATES, random_decision, random_position

FEW = "10" if os.environ.get("HOLOTABLE_CHECKED") else "30"
POSITIONS = int(os.environ.get("HOLOTABLE_POSITIONS", FEW))
STEPS = 60
ONWARD = (
    "roll",
    "end_turn",
    "buy",
    "auction",
    "claim_rent",
    "pay_fine",
    "use_jail_card",
    "settle",
    "declare_bankruptcy",
)
COMMON = {
    *ONWARD,
    "mortgage",
    "redeem",
    "keep_mortgage",
    "build",
    "sell_building",
    "bid",
    "pass",
    "accept_trade",
    "resign",
}
LEAST = 20  # games that meet the common decisions
UNJUDGED = ("offer_trade", "counter_trade", "accept_trade", "decline_trade", "withdraw_trade", "resign")


@pytest.mark.timeout(max(10 * POSITIONS, 300))
def test_the_table_plays_as_the_oracle_does():
    met = Counter()
    for number in range(POSITIONS):
        assert first_difference(number, met=met) is None

    assert POSITIONS < LEAST or met.keys() >= COMMON


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        ("has_set", lambda game, seat, deed: True),
        ("interest", lambda game, deed: game.deeds[deed].mortgage // 10),
        ("building_value", lambda game, deed: 0),
        ("is_contested", lambda game, piece: False),
        ("may_mortgage", lambda game, seat, deed: game.owner.get(deed) == seat and deed not in game.mortgaged),
        ("least_bid", lambda game, task: task.amount + 1),
        ("arrest", lambda game, seat: None),
        ("close_claims", lambda game: None),
        ("put_back", lambda game, deck: game.held.pop(deck)),
        ("creditors", lambda game, seat: []),
        ("hand_over", lambda game, deeds, taker: game.owner.update(dict.fromkeys(deeds, taker))),
        ("do_finish", lambda game, task: None),
        ("roll_in_jail", lambda game, seat, first, second: game.todo.append(oracle.Task("move", seat, amount=2))),
    ],
)
def test_an_oracle_with_a_broken_rule_differs(monkeypatch, rule, broken):
    monkeypatch.setattr(Game, rule, broken)

    assert any(first_difference(number) for number in range(300))


def first_difference(number: int, steps: int = STEPS, met: Counter[str] | None = None) -> str | None:
    """The first thing in which table and oracle differ in a random game, told for repair."""
    told = differences(drawn_table(number), Random(number), steps, Counter() if met is None else met)
    return next((f"game {number}: {difference}" for difference in told), None)


def drawn_table(number: int) -> Table:
    """A fresh table, or one in a random position."""
    edition, choose = ESTATES[number % 2], Random(number)
    if number % 7 == 0:
        return Table(edition, 2 + number % 3, seed=number)
    while True:
        try:
            return Table.from_position(random_position(edition, choose), seed=number)
        except EditionError as problem:
            assert "the game has" in str(problem)


def differences(table: Table, choose: Random, steps: int, met: Counter[str]) -> Iterator[str]:
    """Play on; tell what the table offers or does that the oracle does not foresee."""
    game: Game | None = Game(read_estate(load_edition(table.edition.id)), table.view())
    for step in range(steps):
        if table.due is None:
            return
        if game is not None:
            yield from (f"step {step}: {told}" for told in offer_differences(table, game))
        before = table.view()
        seat, decision = any_decision(table, choose)
        table.play(seat, decision)
        met[str(decision["do"])] += 1
        try:
            if game is not None:
                game.play(seat, decision, table.log["records"][-1]["outcomes"], before["offers"])
        except oracle.Unforeseen:
            game = None
        view = table.view()
        if game is None:
            met["unforeseen"] += 1
            game = Game(read_estate(load_edition(table.edition.id)), view) if is_at_rest(view) else None
        elif (seen := laid(view)) != (foreseen := laid_by(game)):
            wrong = {part: (seen[part], foreseen[part]) for part in seen if seen[part] != foreseen[part]}
            yield f"step {step}, {seat} plays {decision}: the table has, but the oracle foresees, {wrong}"
        else:
            for claim, record in zip(game.claims, view["claims"], strict=True):
                claim.id = record["id"]


def any_decision(table: Table, choose: Random) -> tuple[int, Any]:
    """A legal decision: often one that takes the game on, else any."""
    offered = [(seat, option) for seat in range(len(table.names)) for option in table.options(seat)]
    onward = [(seat, option) for seat, option in offered if option["do"] in ONWARD]
    return choose.choice(onward) if onward and choose.random() < 0.6 else random_decision(table, choose)


def is_at_rest(view: dict[str, Any]) -> bool:
    return view["phase"] in ("roll", "end") and not (view["auction"] or view["debts"] or view["demand"])


def offer_differences(table: Table, game: Game) -> Iterator[str]:
    """Tell the decisions that only one side allows to a seat."""
    for seat in range(len(table.names)):
        theirs = [option for option in table.options(seat) if option["do"] not in UNJUDGED]
        ours = game.legal(seat)
        missing = [decision for decision in ours if decision not in theirs]
        surplus = [decision for decision in theirs if decision not in ours]
        bid = ((table.prompt(seat) or {}).get("bounds") or {}).get("bid")
        if (bid and (bid["least"], bid["most"])) != game.bid_bounds(seat):
            yield f"to seat {seat} the table lets bid {bid}, the oracle {game.bid_bounds(seat)}"
        if missing or surplus or len(ours) != len(theirs):
            yield f"to seat {seat} the table does not offer {missing} but {surplus} ({game.todo[-1:]})"


def laid(view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table, as far as the oracle knows it too."""
    seats, auction = view["seats"], view["auction"]
    return {
        "cash": [seat["cash"] for seat in seats],
        "space": [seat["space"] for seat in seats if not seat.get("out")],
        "jail": [seat["jail"] for seat in seats if not seat.get("out")],
        "out": [bool(seat.get("out")) for seat in seats],
        "owner": {deed: number for number, seat in enumerate(seats) for deed in seat["deeds"]},
        "mortgaged": {deed for seat in seats for deed in seat["mortgaged"]},
        "level": {deed: level for seat in seats for deed, level in seat["buildings"].items()},
        "held": {deck: number for number, seat in enumerate(seats) for deck in seat["jail_cards"]},
        "stock": view["stock"],
        "decks": {deck: (Counter(pile["unseen"]), pile["queue"]) for deck, pile in view["decks"].items()},
        "claims": [
            (c["debtor"], c["creditor"], c["deed"], c.get("amount", 0), c.get("factor", 0)) for c in view["claims"]
        ],
        "auction": auction and (auction["deed"], auction["high_bidder"], set(auction["passed"])),
        "owed": [
            (debt["debtor"], debt["creditor"], debt["amount"]) for debt in view["debts"][:1] if not debt["choice"]
        ],
        "turn": (view["turn"], view["phase"], view["doubles"]) if is_at_rest(view) else None,
    }


def laid_by(game: Game) -> dict[str, Any]:
    """The same as the oracle has it."""
    top = game.todo[-1] if game.todo else None
    rest = not game.todo and len(game.alive()) > 1
    rents = [(c.debtor, c.creditor, c.deed, c.amount * (not c.factor), c.factor) for c in game.claims]
    return {
        "cash": game.cash,
        "space": [space for seat, space in enumerate(game.space) if game.playing[seat]],
        "jail": [turn for seat, turn in enumerate(game.jail) if game.playing[seat]],
        "out": [not plays for plays in game.playing],
        "owner": game.owner,
        "mortgaged": game.mortgaged,
        "level": {deed: level for deed, level in game.level.items() if level},
        "held": game.held,
        "stock": {piece: game.stock(piece) for piece in game.pieces},
        "decks": {deck: (Counter(game.unseen[deck]), game.queue[deck]) for deck in game.decks},
        "claims": rents,
        "auction": (top.what, top.bidder, top.passed) if top and top.do == "auction" else None,
        "owed": [(top.seat, top.to, top.amount)] if top and top.do == "pay" else [],
        "turn": (game.turn, game.phase, game.doubles) if rest else None,
    }
