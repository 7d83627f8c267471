"""Reads race positions and exact states; an impossible one is refused with the reason."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from holotable.core.checks import is_between
from holotable.core.errors import EditionError
from holotable.families.race import rules
from holotable.families.race.edition import RaceEdition

ENTRIES = ("turn", "seats", "unseen", "discard")
SEAT_ENTRIES = ("colour", "pawns", "shields")


def place_race(race: RaceEdition, state: rules.State, position: Mapping[str, object]) -> tuple[str, ...]:
    """Set a fresh state to a position before a draw; give the seats' colours."""
    _known("a position", position, ENTRIES)
    seats = _seats(race, position)
    state.seats = len(seats)
    state.turn = _whole(position.get("turn", 0), "turn", len(seats) - 1)
    state.turns = 1
    state.phase = rules.TO_DRAW
    _stand(race, state, seats)
    _shield(race, state, seats)
    _deal(race, state, position)
    if rules.is_out(state, state.turn):
        _refuse(f"seat {state.turn} has resigned, so it has no turn")
    if rules.broken_invariant(state) == rules.END_MISSED:
        _refuse("some seat has every pawn home or is the only one left, so the game is over")
    assert rules.broken_invariant(state) == rules.ALL_HOLD, "every other flaw was refused before"
    return tuple(str(seat["colour"]) for seat in seats)


def _seats(race: RaceEdition, position: Mapping[str, object]) -> Sequence[Mapping[str, object]]:
    seats = position.get("seats")
    low, high = race.edition.seats_min, race.edition.seats_max
    if not isinstance(seats, list) or not low <= len(seats) <= high:
        _refuse(f"seats must be a list of {low} to {high} seats")
    defaults = race.seating[len(seats)]
    complete = []
    for number, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            _refuse(f"seat {number} must be an object, not {seat!r}")
        _known(f"seat {number}", seat, SEAT_ENTRIES)
        complete.append({"colour": defaults[number], "pawns": ["start"] * race.pawns, "shields": [], **seat})
    colours = [str(seat["colour"]) for seat in complete]
    if len(set(colours)) < len(colours):
        _refuse(f"two seats have the same colour: {', '.join(colours)}")
    return complete


def _stand(race: RaceEdition, state: rules.State, seats: Sequence[Mapping[str, object]]) -> None:
    place = [rules.START] * len(state.place)
    standing = [rules.NOWHERE] * rules.TRACK
    home = [0] * rules.SEATS
    colour = [0] * rules.SEATS
    for number, seat in enumerate(seats):
        colour[number] = race.colour_number(str(seat["colour"]))
        for pawn, where in enumerate(_places(race, number, seat)):
            place[number * rules.PAWNS + pawn] = where
            home[number] += where == rules.HOME
            if where < rules.TRACK:
                if standing[where] != rules.NOWHERE:
                    _refuse(f"two pawns stand on track:{where}")
                standing[where] = number * rules.PAWNS + pawn
    state.place, state.standing, state.home, state.colour = place, standing, home, colour


def _places(race: RaceEdition, number: int, seat: Mapping[str, object]) -> list[int]:
    pawns = seat["pawns"]
    if not isinstance(pawns, list) or len(pawns) != race.pawns:
        _refuse(f"seat {number} must list {race.pawns} pawns")
    if "gone" in pawns:
        return _gone(number, pawns)
    places = [parse_place(race, where) for where in pawns]
    shared = [where for where in places if rules.START < where < rules.HOME and places.count(where) > 1]
    if shared:
        _refuse(f"seat {number} has two pawns on one space of a zone")
    return places


def _gone(number: int, pawns: Sequence[object]) -> list[int]:
    """Read the pawns of a seat that has resigned."""
    if any(where != "gone" for where in pawns):
        _refuse(f"seat {number} has resigned, so all its pawns are gone")
    return [rules.GONE] * len(pawns)


def parse_place(race: RaceEdition, where: object) -> int:
    """Read a place as positions write it."""
    if where == "start":
        return rules.START
    if where == "home":
        return rules.HOME
    kind, _, number = str(where).partition(":")
    bases = {
        "track": (0, 0, race.track - 1),
        "start-zone": (rules.START, 1, race.start_zone),
        "home-zone": (rules.HOME_ZONE, 1, race.home_zone),
    }
    base, low, high = bases.get(kind, (0, 1, 0))
    if number.isascii() and number.isdigit() and len(number) <= 3 and low <= int(number) <= high:  # noqa: PLR2004 - no track is longer
        return base + int(number)
    return _refuse(
        f"no place {where!r}; places are start, start-zone:1 to {race.start_zone}, track:0 to {race.track - 1}, "
        f"home-zone:1 to {race.home_zone}, home"
    )


def _shield(race: RaceEdition, state: rules.State, seats: Sequence[Mapping[str, object]]) -> None:
    shielded = [0] * len(state.shielded)
    for number, seat in enumerate(seats):
        wearers = seat["shields"]
        if not isinstance(wearers, list):
            _refuse(f"seat {number}: shields must list pawns")
        for wearer in wearers:
            pawn = number * rules.PAWNS + _whole(wearer, f"seat {number}: a shielded pawn", race.pawns - 1)
            if state.place[pawn] >= rules.TRACK:
                _refuse(f"seat {number}: pawn {wearer} is not on the track, so it wears no shield")
            if shielded[pawn]:
                _refuse(f"seat {number}: pawn {wearer} wears two shields")
            shielded[pawn] = 1
    if sum(shielded) > race.shields:
        _refuse(f"{sum(shielded)} shields are worn, the game has {race.shields}")
    state.shielded = shielded
    state.free_shields = race.shields - sum(shielded)


def _deal(race: RaceEdition, state: rules.State, position: Mapping[str, object]) -> None:
    deck = Counter({number: card.copies for number, card in enumerate(race.cards)})
    discard = _counted(race, position.get("discard"), "discard")
    unseen = _counted(race, position.get("unseen"), "unseen")
    if unseen is None:
        unseen = deck - (discard or Counter())
    if discard is None:
        discard = deck - unseen
    if unseen + discard != deck:
        _refuse(f"unseen and discard must together be the {sum(deck.values())} cards of the deck")
    state.unseen = [unseen[number] for number in range(rules.CARDS)]
    state.discard = [discard[number] for number in range(rules.CARDS)]
    state.unseen_cards = sum(unseen.values())
    pile = position.get("discard")
    if isinstance(pile, list) and pile:
        state.top = race.card_number(pile[-1])


def _counted(race: RaceEdition, cards: object, where: str) -> Counter[int] | None:
    if cards is None:
        return None
    if not isinstance(cards, list):
        _refuse(f"{where} must be a list of cards")
    return Counter(race.card_number(card) for card in cards)


def check_race(race: RaceEdition, fields: Mapping[str, Any], tokens: Sequence[str | None]) -> None:
    """Refuse the fields of a state whose numbers do not exist on this board, before any rule reads them."""
    seats = _ranged(fields, "seats", race.edition.seats_min, race.edition.seats_max)
    if seats != len(tokens):
        _refuse(f"the state has {seats} seats, {len(tokens)} names are given")
    _ranged(fields, "turn", 0, seats - 1)
    _ranged(fields, "turns", 0, 1 << 30)
    phase = _ranged(fields, "phase", rules.CHOOSING_FIRST, rules.OVER)
    card = _ranged(fields, "card", rules.NOWHERE, len(race.cards) - 1)
    _ranged(fields, "top", rules.NOWHERE, len(race.cards) - 1)
    winner = _ranged(fields, "winner", rules.NOWHERE, seats - 1)
    _ranged(fields, "free_shields", 0, race.shields)
    _ranged(fields, "colour", 0, len(race.colours) - 1)
    _ranged(fields, "standing", rules.NOWHERE, seats * rules.PAWNS - 1)
    _ranged(fields, "shielded", 0, 1)
    _ranged(fields, "place", 0, rules.GONE)
    if (card == rules.NOWHERE) == (phase in (rules.TO_SHIELD, rules.TO_MOVE)):
        _refuse("a card is in play exactly while its shield or move is asked for")
    if phase in (rules.CHOOSING_FIRST, rules.DRAWING):
        _refuse("luck is due; a state is written down only while a seat is due or the game is over")
    if phase == rules.TO_SHIELD and not race.cards[card].shield:
        _refuse(f"no shield is asked for by card {race.cards[card].id}")
    if (winner == rules.NOWHERE) == (phase == rules.OVER):
        _refuse("there is a winner exactly when the game is over")
    _check_seated(race, fields, tokens)


def _check_seated(race: RaceEdition, fields: Mapping[str, Any], tokens: Sequence[str | None]) -> None:
    colours = [race.colours[number].id for number in fields["colour"][: len(tokens)]]
    if colours != list(tokens):
        _refuse(f"the state's colours are {', '.join(colours)}, tokens {', '.join(map(str, tokens))}")
    for number, (place, shielded) in enumerate(zip(fields["place"], fields["shielded"], strict=True)):
        seat, pawn = divmod(number, rules.PAWNS)
        if (seat >= len(tokens) or pawn >= race.pawns) and (place != rules.START or shielded):
            _refuse(f"pawn {pawn} of seat {seat} does not exist, so it stands nowhere and wears no shield")


def _ranged(fields: Mapping[str, object], name: str, low: int, high: int) -> int:
    value = fields.get(name)
    numbers = value if isinstance(value, list) else [value]
    for number in numbers:
        if not isinstance(number, int) or not low <= number <= high:
            _refuse(f"{name} is {number!r}, allowed are {low} to {high}")
    first = numbers[0] if numbers else low
    assert isinstance(first, int)
    return first


def _known(what: str, entries: Mapping[str, object], allowed: Sequence[str]) -> None:
    for entry in entries:
        if entry not in allowed:
            _refuse(f"{what} has no entry {entry!r}; entries are {', '.join(allowed)}")


def _whole(value: object, what: str, high: int) -> int:
    if not is_between(value, 0, high):
        _refuse(f"{what} must be a whole number from 0 to {high}, not {value!r}")
    return value


def _refuse(problem: str) -> NoReturn:
    raise EditionError(f"impossible position: {problem}")
