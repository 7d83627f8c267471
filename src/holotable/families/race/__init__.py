"""The race family: pawns on a track, cards, slides and shields."""

from typing import Final

from holotable.families.contract import Family

FAMILY: Final = Family(
    name="race",
    bots=("random", "scout"),
    plays_on="scout",
    measured={"random": (30_000, 150), "scout": (6_000, 50)},
)
