"""Finished editions: every row of their books is played, and their tests run."""

from typing import Final

FINISHED: Final = ("mandalorian", "boba-fett", "clone-wars", "episode-one", "falcon")
