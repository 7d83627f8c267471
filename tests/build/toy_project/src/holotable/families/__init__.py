"""The families of games: this is the only place that names them."""

from typing import Final

FAMILIES: Final = ("race", "estate")
