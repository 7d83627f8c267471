"""The table against an oracle that was written from the rulebook alone, over random positions and all cards."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from holotable import Script, Table
from tests.games import race_oracle as oracle
from tests.games.race_oracle import Position, Use

FEW = "100" if os.environ.get("HOLOTABLE_CHECKED") else "300"
POSITIONS = int(os.environ.get("HOLOTABLE_POSITIONS", FEW))
CARDS = list(oracle.CARDS)
OPTIONS = (
    "sorry_forward_can_start",
    "seven_split_can_start",
    "draw_again_if_stuck",
    "blocked_slide_ends_turn",
    "shield_optional",
)
CROWDED = (60, 5, 5, 10, 5, 8, 7)  # weights of the kinds of places, in the order of random_place
LATE = (12, 3, 5, 10, 5, 25, 40)


@pytest.mark.timeout(max(POSITIONS, 300))
def test_the_table_plays_every_card_as_the_oracle_does():
    for number in range(POSITIONS):
        assert first_difference(number) is None


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        ("is_own_slide", lambda colour, triangle: False),
        ("is_blocked", lambda position, others: False),
        ("is_barred", lambda position, pawn, goal: False),
        ("is_open", lambda position, pawn: position.places[pawn].startswith("track")),
        ("may_forfeit", lambda forward, swaps: bool(swaps)),
        ("next_seat", lambda position, draws_again: position.turn),
        ("has_resigned", lambda position, seat: False),
    ],
)
def test_an_oracle_with_a_broken_rule_differs(monkeypatch, rule, broken):
    monkeypatch.setattr(oracle, rule, broken)

    assert any(first_difference(number) for number in range(300))


@pytest.mark.parametrize("option", OPTIONS)
def test_an_oracle_with_the_other_value_of_an_option_differs(option):
    assert any(first_difference(number, mistaken=option) for number in range(300))


def test_the_random_positions_meet_every_use_and_both_values_of_every_option():
    met = Counter()
    for number in range(300):
        position, card = random_position(Random(number)), card_of(number)
        uses = oracle.uses(position, card) or [oracle.stuck(position, card)]
        met.update(use.decision["do"] for use in uses)
        met.update("won" for use in uses if use.draws_next is None)
        met.update(use.decision["do"] for use in oracle.shieldings(position) if card == "1")
        met.update(position.options.items())
        met[len(position.colours)] += 1
        met.update("gone" for seat in range(len(position.colours)) if oracle.has_resigned(position, seat))
        met["left alone"] += oracle.resigning(position).draws_next is None

    assert {"move", "split", "swap", "bump", "forfeit", "shield", "no_shield", "nothing", "won"} <= met.keys()
    assert {(option, value) for option in OPTIONS for value in (False, True)} <= met.keys()
    assert {2, 3, 4} <= met.keys()
    assert met["gone"] > 20 < met["left alone"]


def card_of(number: int) -> str:
    """The card that is drawn in a position: each in its turn."""
    return CARDS[number % len(CARDS)]


def random_position(choose: Random) -> Position:
    """A sound position with two to four seats in any order of colours, crowded or late in the game; some resigned."""
    colours = tuple(choose.sample(oracle.COLOURS, choose.choice([2, 3, 4])))
    places = random_places(choose, colours)
    outside = [pawn for pawn, place in places.items() if place.startswith("track")]
    worn = choose.sample(outside, min(len(outside), choose.choice([0, 1, 1, 2, 2])))
    options = {option: choose.random() < 0.5 for option in OPTIONS}
    whole = Position(colours, choose.randrange(len(colours)), options, places, frozenset(worn))
    return with_resigned(choose, whole)


def with_resigned(choose: Random, position: Position) -> Position:
    """The same position, or one of whose other seats some but not all have resigned."""
    others = [seat for seat in range(len(position.colours)) if seat != position.turn]
    out = choose.sample(others, choose.choice([0, 0, 0, len(others) - 1]))
    gone = {pawn: "gone" for pawn in position.places if pawn[0] in out}
    return replace(position.put(gone), shielded=position.shielded - gone.keys())


def random_places(choose: Random, colours: tuple[str, ...]) -> dict[oracle.Pawn, str]:
    """A place for every pawn, many of them on one stretch of the track."""
    first, width = choose.randrange(oracle.SPACES), choose.choice([8, 15, oracle.SPACES])
    weights = choose.choice([CROWDED, CROWDED, LATE])
    stretch = [oracle.track(space) for space in range(first, first + width)]
    places: dict[oracle.Pawn, str] = {}
    for seat, colour in enumerate(colours):
        for pawn in [(seat, 0), (seat, 1), (seat, 2)]:
            offers = iter(lambda: random_place(choose, colour, stretch, weights), None)  # noqa: B023 - used up at once
            places[pawn] = next(place for place in offers if is_free(places, seat, place))
    return places


def random_place(choose: Random, colour: str, stretch: list[str], weights: tuple[int, ...]) -> str:
    """A place of a colour: on the stretch, on a triangle, near its entry, in a zone, at the start or at home."""
    near_entry = [oracle.track(oracle.entry(colour) + offset) for offset in range(-8, 5)]
    kinds = [stretch, list(oracle.SLIDES), near_entry, ["start"], oracle.START_ZONE, oracle.HOME_ZONE, ["home"]]
    return choose.choice(choose.choices(kinds, weights)[0])


def is_free(places: dict[oracle.Pawn, str], seat: int, place: str) -> bool:
    """Whether a pawn may be placed there: one to a space, and no seat has won yet."""
    if place == "start":
        return True
    holders = [pawn for pawn, held in places.items() if held == place and (pawn[0] == seat or "track" in place)]
    return len(holders) < (2 if place == "home" else 1)


def first_difference(number: int, mistaken: str | None = None) -> str | None:
    """The first thing in which table and oracle differ in a random position, told for repair.

    ``mistaken`` is an option that the oracle takes for the opposite.
    """
    position, card = random_position(Random(number)), card_of(number)
    table = Table.from_position(written(position), luck=Script(draw=[card]))
    believed = {option: value != (option == mistaken) for option, value in position.options.items()}
    told = differences(table, replace(position, options=believed), card)
    return next((f"position {number}, card {card}: {difference}" for difference in told), None)


def differences(table: Table, position: Position, card: str) -> Iterator[str]:
    """Compare a card from its draw on: the choice of a shield if there is one, then its use; and resigning."""
    yield from outcome_difference(played(table, position, oracle.resigning(position)), oracle.resigning(position))
    table.play(position.turn, {"do": "draw"})
    shieldings = oracle.shieldings(position) if card == "1" else []
    if not shieldings:
        yield from differences_in_use(table, position, card)
    elif told := offer_difference(table, position, shieldings):
        yield told
    else:
        yield from outcome_difference(played(table, position, oracle.resigning(position)), oracle.resigning(position))
        for use in shieldings:
            yield from differences_in_use(played(table, position, use), use.after, card)


def differences_in_use(table: Table, position: Position, card: str) -> Iterator[str]:
    """Compare what may be done with a card, and what each of it leads to."""
    uses = oracle.uses(position, card)
    if not uses:
        yield from outcome_difference(table, oracle.stuck(position, card))
    elif told := offer_difference(table, position, uses):
        yield told
    else:
        for use in [*uses, oracle.resigning(position)]:
            yield from outcome_difference(played(table, position, use), use)


def offer_difference(table: Table, position: Position, uses: list[Use]) -> str:
    """Tell the decisions that only one side allows."""
    ours, theirs = [*(use.decision for use in uses), {"do": "resign"}], table.options(position.turn)
    missing = [decision for decision in ours if decision not in theirs]
    surplus = [decision for decision in theirs if decision not in ours]
    same = not missing and not surplus and len(ours) == len(theirs)
    return "" if same else f"the table does not offer {missing} but {surplus}"


def outcome_difference(table: Table, use: Use) -> Iterator[str]:
    """Tell what came of a use when it is not what the oracle foresees."""
    seen, foreseen = outcome(table), foreseen_outcome(use)
    if seen != foreseen:
        yield f"after {use.decision} the table has {seen}, not {foreseen}"


def played(table: Table, position: Position, use: Use) -> Table:
    """A copy of the table on which the seat on turn has decided."""
    twin = table.copy()
    twin.play(position.turn, use.decision)
    return twin


def outcome(table: Table) -> dict[str, object]:
    """What the oracle also knows about a table: pieces, the seat that is asked, its options and the winners."""
    view = table.view()
    return {
        "seats": [(seat["pawns"], seat["shields"]) for seat in view["seats"]],
        "free shields": view["free_shields"],
        "asked": {seat: table.options(seat) for seat in table.due.seats} if table.due else {},
        "winners": table.result.winners if table.result else (),
    }


def foreseen_outcome(use: Use) -> dict[str, object]:
    """The same as the oracle has it."""
    won = use.draws_next is None
    return {
        "seats": [(seat["pawns"], seat["shields"]) for seat in written(use.after)["seats"]],
        "free shields": oracle.SHIELDS - len(use.after.shielded),
        "asked": {} if won else {use.draws_next: [{"do": "draw"}, {"do": "resign"}]},
        "winners": (use.after.turn,) if won else (),
    }


def written(position: Position) -> dict[str, list]:
    """A position as the table reads it."""
    seats = [
        {
            "colour": colour,
            "pawns": [position.places[seat, number] for number in range(3)],
            "shields": [number for number in range(3) if (seat, number) in position.shielded],
        }
        for seat, colour in enumerate(position.colours)
    ]
    return {"edition": "falcon", "options": position.options, "turn": position.turn, "seats": seats}
