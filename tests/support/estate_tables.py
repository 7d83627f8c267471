"""Estate tables for property tests: random positions, and seeded play in free order through the public API."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from holotable import Table
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import EstateEdition, read_estate

ESTATES = ("boba-fett", "mandalorian")


@cache
def estate_of(edition: str) -> EstateEdition:
    """Give an edition as its family reads it."""
    return read_estate(load_edition(edition))


def random_position(edition: str, choose: Random, options: Mapping[str, object] | None = None) -> dict[str, Any]:
    """Draw a legal position: most deeds owned, some groups complete and built, some deeds mortgaged, cards seen."""
    estate = estate_of(edition)
    options = estate.edition.chosen(options)
    houses = estate.board(options).top_level - 1
    count = choose.randint(estate.edition.seats_min, estate.edition.seats_max)
    seats: list[dict[str, Any]] = [random_seat(estate, choose) for _ in range(count)]
    for group in range(len(estate.groups)):
        hand_out_group(estate, group, seats, choose, houses)
    position: dict[str, Any] = {"edition": edition, "options": options, "seats": seats, "turn": choose.randrange(count)}
    position["phase"] = choose.choice(["roll", "end"])
    for number, deck in enumerate(estate.decks):
        hand_out_cards(estate, number, deck.id, position, choose)
    position["claims"] = [random_claim(estate, choose, count) for _ in range(choose.randint(0, 2))]
    return position


def random_seat(estate: EstateEdition, choose: Random) -> dict[str, Any]:
    seat: dict[str, Any] = {"cash": choose.choice([0, 7, 60, 500, 3000]), "deeds": [], "mortgaged": [], "buildings": {}}
    if choose.random() < 0.3:
        return {**seat, "jail": choose.randint(1, 3)}
    return {**seat, "space": choose.choice(estate.spaces).id}


def hand_out_group(estate: EstateEdition, group: int, seats: list[dict[str, Any]], choose: Random, houses: int) -> None:
    deeds = [deed.id for deed in estate.deeds if deed.group == group]
    owner = choose.choice(seats)
    if estate.groups[group].kind == "streets" and choose.random() < 0.5:
        lowest = choose.randint(0, houses)
        owner["deeds"] += deeds
        owner["buildings"] |= {deed: lowest + choose.randint(0, 1) for deed in deeds}
        return
    for deed in deeds:
        holder = choose.choice([*seats, owner, None])
        if holder is not None:
            holder["deeds"].append(deed)
            holder["mortgaged"] += [deed] * (choose.random() < 0.3)


def hand_out_cards(estate: EstateEdition, number: int, deck: str, position: dict[str, Any], choose: Random) -> None:
    cards = [card.id for card in estate.cards if card.deck == number for _ in range(card.copies)]
    key = next(card.id for card in estate.cards if card.deck == number and card.effect.do == "keep")
    choose.shuffle(cards)
    if choose.random() < 0.5:
        cards.remove(key)
        choose.choice(position["seats"]).setdefault("jail_cards", []).append(deck)
    seen = choose.randint(0, len(cards))
    position.setdefault("decks", {})[deck] = {"unseen": sorted(cards[seen:]), "queue": cards[:seen]}


def random_claim(estate: EstateEdition, choose: Random, count: int) -> dict[str, Any]:
    debtor, creditor = choose.sample(range(count), 2)
    deed = choose.choice(estate.deeds)
    rent = {"factor": 4} if estate.groups[deed.group].kind == "utility" else {"amount": choose.choice([4, 90, 1400])}
    return {"id": choose.randint(1, 30_000), "debtor": debtor, "creditor": creditor, "deed": deed.id, **rent}


def walk(table: Table, seed: int, steps: int) -> Iterator[Table]:
    """Play random legal decisions of any seat, bids and trades too; give the table before the first and after each."""
    choose = Random(seed)
    yield table
    for _ in range(steps):
        if table.due is None:
            return
        seat, decision = random_decision(table, choose)
        table.play(seat, decision)
        yield table


def random_decision(table: Table, choose: Random) -> tuple[int, Mapping[str, object]]:
    """Draw a legal decision of a seat that is due, or now and then of any other that has one."""
    due = table.due
    assert due is not None
    seat = choose.choice(due.seats) if choose.random() < 0.6 else choose.randrange(len(table.names))
    prompt = table.prompt(seat)
    legal = drawn(table, seat, prompt, choose) if prompt else []
    if not legal:
        return due.seats[0], choose.choice(table.options(due.seats[0]))
    return seat, choose.choice(legal)


def drawn(table: Table, seat: int, prompt: Mapping[str, Any], choose: Random) -> list[Mapping[str, object]]:
    """Give the options of a seat, rarely its resignation, and a few decisions within its bounds."""
    legal = [option for option in prompt["options"] if option["do"] != "resign" or choose.random() < 0.02]
    bid = prompt["bounds"].get("bid")
    if bid and bid["least"] <= bid["most"]:
        legal += [{"do": "bid", "lot": bid["lot"], "amount": choose.randint(bid["least"], bid["most"])}] * 2
    trade = prompt["bounds"].get("trade")
    if trade and choose.random() < 0.5:
        legal += [offer for _ in range(3) if not table.refusal(seat, offer := random_offer(table, seat, trade, choose))]
    return legal


def random_offer(table: Table, seat: int, trade: Mapping[str, Any], choose: Random) -> dict[str, Any]:
    partner = choose.choice(trade["with"])
    seats = table.view()["seats"]
    give, want = random_goods(seats[seat], choose), random_goods(seats[partner], choose)
    return {"do": "offer_trade", "to": partner, "give": give, "want": want}


def random_goods(record: Mapping[str, Any], choose: Random) -> dict[str, Any]:
    return {
        "cash": choose.randint(0, record["cash"]) // 3,
        "deeds": choose.sample(record["deeds"], min(len(record["deeds"]), choose.randint(0, 2))),
        "jail_cards": choose.sample(record["jail_cards"], min(len(record["jail_cards"]), choose.randint(0, 1))),
    }
