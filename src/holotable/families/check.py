"""Checks an edition file before it is played."""

from holotable.core.errors import EditionError
from holotable.editions import Edition, load_edition
from holotable.families import family


def check_edition(name: object) -> str:
    """Read an edition and make its board with every value of every option; say in one line what is in it.

    ``name`` is a path that ends in ``.toml`` or the id of a built-in edition. The first mistake raises ``EditionError``.
    """
    edition = load_edition(name)
    told = family(edition.family).part("edition").describe(edition)
    return f"{edition.file} is a sound edition: {told}, {edition.seats_min} to {edition.seats_max} seats"


def edition_for_bots(name: object, own: str) -> Edition:
    """Load the edition that a bot of a family is to play, or refuse one of another family."""
    edition = load_edition(name)
    if edition.family != own:
        ours, theirs = (", ".join(family(name).bots) for name in (own, edition.family))
        raise EditionError(
            f"a bot of the {own} family ({ours}) does not play {edition.id}; {edition.family} bots are {theirs}"
        )
    return edition
