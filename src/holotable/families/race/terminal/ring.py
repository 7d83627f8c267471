"""Where a race board's places lie on a grid of cells: the track as a square ring, the zones inside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from holotable.families.race.edition import RaceEdition

Cell = tuple[int, int]  # row, column

INWARD: Final[tuple[Cell, ...]] = ((1, 0), (0, -1), (-1, 0), (0, 1))  # from the top, right, bottom and left side
SIDES: Final = 4


@dataclass(frozen=True, slots=True)
class Ring:
    """The grid: its size, the cell of every track space, and the cells of every colour's places."""

    size: int  # rows, and columns
    track: tuple[Cell, ...]
    zones: Mapping[tuple[int, str], Cell]  # (colour, place) -> cell; empty where the zones do not fit

    def side(self, space: int) -> int:
        """Tell on which side a space lies: 0 top, 1 right, 2 bottom, 3 left."""
        return space // (self.size - 1)


def ring_of(race: RaceEdition) -> Ring:
    """Lay out a board."""
    side = -(-race.track // SIDES)
    track = tuple(_track_cell(space, side) for space in range(race.track))
    zones = _zones(race, track, side)
    internals_of = [cell for cell in zones.values() if all(0 < part < side for part in cell)]
    fits = len(set(internals_of)) == len(zones)
    return Ring(side + 1, track, zones if fits else {})


def _track_cell(space: int, side: int) -> Cell:
    along = space % side
    return ((0, along), (along, side), (side, side - along), (side - along, 0))[space // side]


def _zones(race: RaceEdition, track: tuple[Cell, ...], side: int) -> dict[tuple[int, str], Cell]:
    zones = {}
    for number, colour in enumerate(race.colours):
        home = [f"home-zone:{n + 1}" for n in range(race.home_zone)] + ["home"]
        start = [f"start-zone:{race.start_zone - n}" for n in range(race.start_zone)] + ["start"]
        for space, places in ((colour.entry, home), (colour.joins, start)):
            down, right = INWARD[space // side]
            row, column = track[space]
            for depth, place in enumerate(places, start=1):
                zones[number, place] = (row + down * depth, column + right * depth)
    return zones
