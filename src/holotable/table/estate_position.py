"""Estate positions from outside: read, checked, and refused with the reason when impossible."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NoReturn

from holotable import estate as rules
from holotable.core.errors import EditionError
from holotable.table.estate_names import Names, meant, set_of, shown

ENTRIES: Final = ("turn", "phase", "doubles", "dice", "seats", "claims", "decks", "mortgaged")
SEAT_ENTRIES: Final = ("token", "cash", "space", "jail", "deeds", "mortgaged", "buildings", "jail_cards", "out", "rank")
CLAIM_ENTRIES: Final = ("id", "debtor", "creditor", "deed", "amount", "factor", "closes")
DECK_ENTRIES: Final = ("unseen", "queue")
GOODS: Final = ("cash", "jail", "deeds", "mortgaged", "buildings", "jail_cards")
PHASES: Final = {"roll": rules.TO_ROLL, "end": rules.TO_END}
CASH_MOST: Final = 1_000_000_000  # all seats together stay below what the rules can count
FACTOR_MOST: Final = 1_000
DIE: Final = 6
DOUBLES_MOST: Final = 2
JAIL_TURNS: Final = 3

Entries = Mapping[str, object]


def place_estate(names: Names, state: rules.State, position: Entries) -> tuple[str, ...]:
    """Set a fresh state to a position at a rest point; give the seats' tokens."""
    _known("a position", position, ENTRIES)
    seats = _seats(names, position)
    tokens = _tokens(names, seats)
    _sit(state, seats)
    _stand(names, state, seats)
    _hand_out(names, state, seats)
    _mortgage_rest(names, state, position)
    _build(names, state, seats)
    _take_turn(state, position)
    _claim(names, state, position)
    _shuffle(names, state, position)
    found = rules.flaw(state)
    if found != rules.SOUND:
        _refuse(rules.FLAW_NAMES[found])
    return tokens


# seats


def _seats(names: Names, position: Entries) -> Sequence[Entries]:
    seats = position.get("seats")
    edition = names.estate.edition
    if not isinstance(seats, list) or not edition.seats_min <= len(seats) <= edition.seats_max:
        _refuse(f"seats must be a list of {edition.seats_min} to {edition.seats_max} seats")
    for number, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            _refuse(f"seat {number} must be an object, not {shown(seat)}")
        _known(f"seat {number}", seat, SEAT_ENTRIES)
    return seats


def _tokens(names: Names, seats: Sequence[Entries]) -> tuple[str, ...]:
    """Give every seat its token; who names none takes the first that is free."""
    known = [token.id for token in names.estate.tokens]
    taken = [seat["token"] for seat in seats if "token" in seat]
    for token in taken:
        if token not in known:
            _refuse(f"there is no token {shown(token)}{meant(token, known)}; tokens are {', '.join(known)}")
        if taken.count(token) > 1:
            _refuse(f"two seats have the token {token!r}")
    free = (token for token in known if token not in taken)
    return tuple(str(seat["token"]) if "token" in seat else next(free) for seat in seats)


def _sit(state: rules.State, seats: Sequence[Entries]) -> None:
    """Count the seats and see who is still in the game."""
    state.seats = len(seats)
    out = [_flag(seat, number) for number, seat in enumerate(seats)]
    state.playing = set_of(number for number, left in enumerate(out) if not left)
    if out.count(False) < 2:  # noqa: PLR2004 - one seat alone has won
        _refuse(f"a game that goes on has at least two seats, here {out.count(False)} are not out")
    state.rank = _padded(_ranks(seats, out), 0)
    for number, seat in enumerate(seats):
        if out[number] and any(seat.get(goods) for goods in GOODS):
            _refuse(f"seat {number} is out, so it holds nothing")


def _flag(seat: Entries, number: int) -> bool:
    out = seat.get("out", False)
    if not isinstance(out, bool):
        _refuse(f"seat {number}: out must be true or false, not {shown(out)}")
    return out


def _ranks(seats: Sequence[Entries], out: Sequence[bool]) -> list[int]:
    """Give the places of the seats that are out; without entries the seat that sits later has left later."""
    count = out.count(True)
    places = list(range(len(seats), len(seats) - count, -1))  # the first to leave is last
    ranks = [0] * len(seats)
    for number, seat in enumerate(seats):
        if "rank" in seat and not out[number]:
            _refuse(f"seat {number} plays on, so it has no rank yet")
        if out[number]:
            rank = seat.get("rank", places[sum(out[:number])])
            ranks[number] = _whole(rank, f"seat {number}: rank", len(seats) - count + 1, len(seats))
    if len({rank for rank in ranks if rank}) < count:
        _refuse("two seats that are out have the same rank")
    return ranks


def _stand(names: Names, state: rules.State, seats: Sequence[Entries]) -> None:
    """Put the tokens on their spaces, in jail or free, and hand out the cash."""
    jail = [_whole(seat.get("jail", 0), f"seat {number}: jail", 0, JAIL_TURNS) for number, seat in enumerate(seats)]
    spaces = [_space(names, state, number, seat, jail[number]) for number, seat in enumerate(seats)]
    cash = [_cash(state, number, seat) for number, seat in enumerate(seats)]
    if sum(cash) > 2 * CASH_MOST:
        _refuse(f"the seats hold {sum(cash)} together, at most {2 * CASH_MOST} can be counted")
    state.jail, state.space, state.cash = _padded(jail, 0), _padded(spaces, 0), _padded(cash, 0)


def _space(names: Names, state: rules.State, number: int, seat: Entries, jail: int) -> int:
    where = seat.get("space", state.board.jail if jail else 0)
    if isinstance(where, str):
        space = _look_up(where, names.space_numbers, "space")
    else:
        space = _whole(where, f"seat {number}: space", 0, state.board.spaces - 1)
    if jail and space != state.board.jail:
        _refuse(f"seat {number} is in jail, so it stands on {names.spaces[state.board.jail]!r}, not {shown(where)}")
    return space


def _cash(state: rules.State, number: int, seat: Entries) -> int:
    default = 0 if seat.get("out", False) else state.board.start_cash
    return _whole(seat.get("cash", default), f"seat {number}: cash", 0, CASH_MOST)


# what seats hold


def _hand_out(names: Names, state: rules.State, seats: Sequence[Entries]) -> None:
    """Give the seats their deeds and jail cards."""
    cards = []
    for number, seat in enumerate(seats):
        mortgaged = _ids(seat.get("mortgaged", []), names.deed_numbers, f"seat {number}: mortgaged", "deed")
        deeds = _ids(seat.get("deeds", []), names.deed_numbers, f"seat {number}: deeds", "deed")
        for deed in mortgaged:
            if deed not in deeds:
                _refuse(f"seat {number}: {names.deeds[deed]!r} is mortgaged, so it must be among its deeds too")
        for deed in deeds:
            _give(names, state, number, deed, deed in mortgaged)
        cards.append(_ids(seat.get("jail_cards", []), names.deck_numbers, f"seat {number}: jail_cards", "deck"))
    _check_cards(names, state, cards)
    state.jail_cards = _padded([set_of(decks) for decks in cards], 0)


def _give(names: Names, state: rules.State, seat: int, deed: int, mortgaged: bool) -> None:
    if state.owner[deed] != rules.BANK:
        _refuse(f"seats {state.owner[deed]} and {seat} both hold the deed {names.deeds[deed]!r}")
    rules.give_deed(state, deed, seat)
    if mortgaged:
        rules.set_mortgage(state, deed, True)


def _mortgage_rest(names: Names, state: rules.State, position: Entries) -> None:
    """Turn deeds of the bank face down that a bankrupt has left mortgaged."""
    for deed in _ids(position.get("mortgaged", []), names.deed_numbers, "mortgaged", "deed"):
        if state.owner[deed] != rules.BANK or state.board.bank_clears_mortgage:
            _refuse(f"{names.deeds[deed]!r} is no mortgaged deed of the bank")
        rules.set_mortgage(state, deed, True)


def _check_cards(names: Names, state: rules.State, cards: Sequence[Sequence[int]]) -> None:
    held = Counter(deck for decks in cards for deck in decks)
    for deck, count in held.items():
        if state.board.jail_card[deck] == rules.NO_CARD:
            _refuse(f"the deck {names.decks[deck]!r} has no card that opens the jail")
        if count > 1:
            _refuse(f"two seats hold the jail card of {names.decks[deck]!r}; there is one")


def _build(names: Names, state: rules.State, seats: Sequence[Entries]) -> None:
    """Put the buildings on their deeds; the bank's stock is what is left."""
    levels = {}
    for number, seat in enumerate(seats):
        buildings = seat.get("buildings", {})
        if not isinstance(buildings, Mapping):
            _refuse(f"seat {number}: buildings must be an object of deeds and levels, not {shown(buildings)}")
        for name, level in buildings.items():
            deed = _look_up(name, names.deed_numbers, "deed")
            levels[deed] = _whole(level, f"seat {number}: the level of {name!r}", 0, state.board.top_level)
            if levels[deed]:
                _check_site(names, state, number, deed)
    _check_even(names, levels)
    _check_stock(state, levels.values())
    state.stock = [state.board.houses, state.board.hotels]
    for deed, level in levels.items():
        rules.set_level(state, deed, level)


def _check_site(names: Names, state: rules.State, seat: int, deed: int) -> None:
    group = names.group_of_deed[deed]
    name = names.deeds[deed]
    if state.owner[deed] != seat:
        _refuse(f"seat {seat} has buildings on {name!r}, which is not among its deeds")
    if names.estate.groups[group].kind != "streets":
        _refuse(f"nothing is built on {name!r}; only streets have buildings")
    if not state.sets[seat] >> group & 1:
        _refuse(f"seat {seat} has buildings on {name!r} without the whole group {names.estate.groups[group].id!r}")
    if state.buried[group]:
        _refuse(f"there are buildings on {name!r} while a deed of its group is mortgaged")


def _check_even(names: Names, levels: Mapping[int, int]) -> None:
    for group, deeds in enumerate(names.deeds_of_group):
        heights = [levels.get(deed, 0) for deed in deeds]
        if heights and max(heights) - min(heights) > 1:
            told = ", ".join(f"{names.deeds[deed]}={levels.get(deed, 0)}" for deed in deeds)
            _refuse(f"the group {names.estate.groups[group].id!r} is not built evenly: {told}")


def _check_stock(state: rules.State, levels: Iterable[int]) -> None:
    counted = Counter(levels)
    hotels = counted[state.board.top_level]
    houses = sum(level * count for level, count in counted.items() if level < state.board.top_level)
    if houses > state.board.houses:
        _refuse(f"{houses} houses stand on the board, the game has {state.board.houses}")
    if hotels > state.board.hotels:
        _refuse(f"{hotels} hotels stand on the board, the game has {state.board.hotels}")


# the turn


def _take_turn(state: rules.State, position: Entries) -> None:
    """Say whose turn it is and how far it has come."""
    turn = _whole(position.get("turn", 0), "turn", 0, state.seats - 1)
    if not state.playing >> turn & 1:
        _refuse(f"seat {turn} is out, so it has no turn")
    phase = position.get("phase", "roll")
    if not isinstance(phase, str) or phase not in PHASES:
        _refuse(f"phase must be 'roll' or 'end', not {shown(phase)}")
    doubles = _whole(position.get("doubles", 0), "doubles", 0, DOUBLES_MOST)
    if doubles and phase == "end":
        _refuse("a turn that threw doubles is not at its end; it throws again")
    if doubles and state.jail[turn]:
        _refuse(f"seat {turn} is in jail, so its doubles have ended")
    state.turn, state.turns, state.phase, state.doubles = turn, 1, PHASES[phase], doubles
    state.thrown = phase == "end" or doubles > 0
    state.first_die, state.second_die = _dice(position.get("dice"), doubles)


def _dice(dice: object, doubles: int) -> tuple[int, int]:
    if dice is None:
        return 0, 0
    if not isinstance(dice, list | tuple) or len(dice) != 2:  # noqa: PLR2004 - two dice
        _refuse(f"dice must be two dice, not {shown(dice)}")
    first, second = (_whole(die, "a die", 1, DIE) for die in dice)
    if doubles and first != second:
        _refuse(f"the last throw was doubles, so its dice are equal, not {first} and {second}")
    return first, second


# claims


def _claim(names: Names, state: rules.State, position: Entries) -> None:
    """Open the rent claims that wait for their owner."""
    claims = position.get("claims", [])
    if not isinstance(claims, list) or len(claims) > rules.CLAIMS:
        _refuse(f"claims must be a list of at most {rules.CLAIMS} claims")
    rows = [_claim_row(names, state, number, claim) for number, claim in enumerate(claims)]
    if len({row[0] for row in rows}) < len(rows):
        _refuse("two claims have the same id")
    state.claims = len(rows)
    state.last_claim = max((row[0] for row in rows), default=0)
    columns = [list(column) for column in zip(*rows, strict=True)] or [[]] * 7
    state.claim_id, state.claim_debtor, state.claim_creditor, state.claim_deed = (
        _padded(column, blank, rules.CLAIMS)
        for column, blank in zip(columns[:4], (0, 0, 0, rules.NO_DEED), strict=True)
    )
    state.claim_amount, state.claim_factor, state.claim_waits = (
        _padded(column, 0, rules.CLAIMS) for column in columns[4:]
    )


def _claim_row(names: Names, state: rules.State, number: int, claim: object) -> tuple[int, ...]:
    """Read one claim: its number, debtor, creditor, deed, amount, factor, and the turns it waits."""
    what = f"claim {number}"
    if not isinstance(claim, Mapping):
        _refuse(f"{what} must be an object, not {shown(claim)}")
    _known(what, claim, CLAIM_ENTRIES)
    debtor = _player(state, claim, what, "debtor")
    creditor = _player(state, claim, what, "creditor")
    if debtor == creditor:
        _refuse(f"{what}: seat {debtor} owes no rent to itself")
    if ("amount" in claim) == ("factor" in claim):
        _refuse(f"{what} must have either an amount or a factor")
    return (
        _whole(claim.get("id", number + 1), f"{what}: id", 1, rules.IDS),
        debtor,
        creditor,
        _claim_deed(names, state, what, claim, debtor),
        _whole(claim.get("amount", 0), f"{what}: amount", 0, CASH_MOST),
        _whole(claim.get("factor", 0), f"{what}: factor", 1 if "factor" in claim else 0, FACTOR_MOST),
        _whole(claim.get("closes", state.board.rent_window), f"{what}: closes", 1, state.board.rent_window),
    )


def _player(state: rules.State, claim: Entries, what: str, entry: str) -> int:
    if entry not in claim:
        _refuse(f"{what} lacks the entry {entry!r}")
    seat = _whole(claim[entry], f"{what}: {entry}", 0, state.seats - 1)
    if not state.playing >> seat & 1:
        _refuse(f"{what}: seat {seat} is out, so it has no claims and owes none")
    return seat


def _claim_deed(names: Names, state: rules.State, what: str, claim: Entries, debtor: int) -> int:
    """Read what the rent is for; if nothing is said, it is for the space on which the debtor stands."""
    space = state.space[debtor]
    if "deed" not in claim and names.estate.spaces[space].deed is None:
        _refuse(f"{what} must name its deed, because seat {debtor} does not stand on one")
    deed = _look_up(claim.get("deed", names.spaces[space]), names.deed_numbers, "deed")
    utility = names.estate.groups[names.group_of_deed[deed]].kind == "utility"
    if "factor" in claim and not utility:
        _refuse(f"{what}: the rent of {names.deeds[deed]!r} is an amount, not a factor of the dice")
    return deed


# decks


def _shuffle(names: Names, state: rules.State, position: Entries) -> None:
    """Fill the decks; cards that seats hold are in neither, what is not named lies unseen."""
    decks = position.get("decks", {})
    if not isinstance(decks, Mapping):
        _refuse(f"decks must be an object of decks, not {shown(decks)}")
    for deck in decks:
        _look_up(deck, names.deck_numbers, "deck")
    unseen = [0] * rules.FACES
    queue = [0] * (rules.DECKS * rules.DECK_CARDS)
    queued = [0] * rules.DECKS
    for number, deck in enumerate(names.decks):
        hidden, seen = _deck(names, state, number, decks.get(deck, {}))
        queue[number * rules.DECK_CARDS : number * rules.DECK_CARDS + len(seen)] = seen
        queued[number] = len(seen)
        for face, count in hidden.items():
            unseen[face] = count
    state.unseen, state.queue, state.queued = unseen, queue, queued
    state.unseen_cards = [
        sum(unseen[face] for face, deck in enumerate(names.deck_of_card) if deck == number)
        for number in range(rules.DECKS)
    ]


def _deck(names: Names, state: rules.State, deck: int, entries: object) -> tuple[Counter[int], list[int]]:
    """Read one deck: the unseen cards, and the seen ones in order."""
    name = names.decks[deck]
    if not isinstance(entries, Mapping):
        _refuse(f"the deck {name!r} must be an object with the entries {', '.join(DECK_ENTRIES)}")
    _known(f"the deck {name!r}", entries, DECK_ENTRIES)
    whole = Counter({face: card.copies for face, card in enumerate(names.estate.cards) if card.deck == deck})
    if any(cards >> deck & 1 for cards in state.jail_cards):
        whole[state.board.jail_card[deck]] -= 1
    queue = _cards(names, deck, entries.get("queue", []), "queue")
    unseen = (
        Counter(_cards(names, deck, entries["unseen"], "unseen")) if "unseen" in entries else whole - Counter(queue)
    )
    if unseen + Counter(queue) != +whole:
        _refuse(f"unseen, queue and held cards of the deck {name!r} must together be its {_copies(names, deck)} cards")
    return unseen, queue


def _copies(names: Names, deck: int) -> int:
    return sum(card.copies for card in names.estate.cards if card.deck == deck)


def _cards(names: Names, deck: int, cards: object, where: str) -> list[int]:
    if not isinstance(cards, list) or len(cards) > rules.DECK_CARDS:
        _refuse(f"{where} of the deck {names.decks[deck]!r} must be a list of its cards, not {shown(cards)}")
    known = names.card_numbers(deck)
    return [_look_up(card, known, "card") for card in cards]


# reading


def _ids(ids: object, known: Mapping[str, int], where: str, what: str) -> list[int]:
    if not isinstance(ids, list) or len(ids) > len(known):
        _refuse(f"{where} must list each {what} at most once, not {shown(ids)}")
    numbers = [_look_up(name, known, what) for name in ids]
    for number in numbers:
        if numbers.count(number) > 1:
            _refuse(f"{where} lists {ids[numbers.index(number)]!r} twice")
    return numbers


def _look_up(name: object, known: Mapping[str, int], what: str) -> int:
    number = known.get(name) if isinstance(name, str) else None
    if number is None:
        _refuse(f"there is no {what} {shown(name)}{meant(name, known)}; {what}s are {', '.join(known)}")
    return number


def _known(what: str, entries: Entries, allowed: Sequence[str]) -> None:
    for entry in entries:
        if entry not in allowed:
            _refuse(f"{what} has no entry {shown(entry)}{meant(entry, allowed)}; entries are {', '.join(allowed)}")


def _whole(value: object, what: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        _refuse(f"{what} must be a whole number from {low} to {high}, not {shown(value)}")
    return int(value)


def _padded(values: Sequence[int], blank: int, length: int = rules.SEATS) -> list[int]:
    return [*values, *[blank] * (length - len(values))]


def _refuse(problem: str) -> NoReturn:
    raise EditionError(f"impossible position: {problem}")
