"""Checking an edition file before anybody plays it."""

from holotable.editions.estate import read_estate
from holotable.editions.load import Edition, load_edition
from holotable.editions.race import read_race


def check_edition(name: object) -> str:
    """Read an edition and make its board with every value of every option; say in one line what is in it.

    ``name`` is a path that ends in ``.toml`` or the id of a built-in edition. The first mistake raises ``EditionError``.
    """
    edition = load_edition(name)
    told = _race(edition) if edition.family == "race" else _estate(edition)
    return f"{edition.file} is a sound edition: {told}, {edition.seats_min} to {edition.seats_max} seats"


def _race(edition: Edition) -> str:
    race = read_race(edition)
    for options in _choices(edition):
        race.board(options)
    cards = sum(card.copies for card in race.cards)
    return f"{race.track} spaces, {len(race.colours)} colours, {race.pawns} pawns a seat, {cards} cards"


def _estate(edition: Edition) -> str:
    estate = read_estate(edition)
    for options in _choices(edition):
        estate.board(options)
    cards = sum(card.copies for card in estate.cards)
    return f"{len(estate.spaces)} spaces, {len(estate.deeds)} deeds, {cards} cards, {len(estate.tokens)} tokens"


def _choices(edition: Edition) -> list[dict[str, object]]:
    """Give the defaults, and every value of every option with the others at their defaults."""
    wishes: list[dict[str, object]] = [{}]
    wishes += [{option.name: value} for option in edition.options for value in option.values]
    return [edition.chosen(wish) for wish in wishes]
