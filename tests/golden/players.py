"""How golden games are played: decision by decision, or by bots."""

from collections.abc import Mapping, Sequence

from holotable import Table
from holotable.bots import bot, bot_names


def played(table: Table, decisions: Sequence[tuple[int, Mapping[str, object]]]) -> Table:
    """Let seats decide, one after the other."""
    for seat, decision in decisions:
        table.play(seat, decision)
    return table


def by_bots(edition: str, seats: Sequence[str], seed: int, **options: object) -> Table:
    """Let the best bot play against itself."""
    table = Table(edition, seats, seed=seed, options=options)
    best = bot_names("estate")[-1]
    table.run([bot(best, seed=seat, family="estate") for seat in range(len(seats))])
    return table
