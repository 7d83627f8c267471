"""The golden games: what is played, and how it is written down."""

from collections.abc import Callable, Mapping
from pathlib import Path

from holotable import Script, Table
from holotable.bots import bot
from holotable.editions.race import read_race
from holotable.table.speech import RaceSpeech

FOLDER = Path(__file__).parent


def falcon_short() -> Table:
    """Two seats near the end: a shield, a second draw, a split, a slide, a step back, and the winner."""
    table = Table.from_position(
        {
            "edition": "falcon",
            "seats": [
                {"name": "Mia", "colour": "red", "pawns": ["track:57", "home-zone:4", "home"]},
                {"name": "Ben", "colour": "blue", "pawns": ["track:56", "start", "home"]},
            ],
        },
        luck=Script(draw=["1", "2", "12", "7", "5", "sorry", "10", "1"]),
    )
    for decision in (
        {"do": "draw"},
        {"do": "shield", "pawn": 0, "from": "board"},
        {"do": "move", "pawn": 0, "steps": 1},
        {"do": "draw"},  # a 2 on 56 would meet the shield on 58
        {"do": "move", "pawn": 1, "steps": 2},
        {"do": "draw"},
        {"do": "move", "pawn": 1, "steps": 12},
        {"do": "draw"},
        {"do": "split", "moves": [[0, 5], [1, 2]]},
        {"do": "draw"},
        {"do": "move", "pawn": 0, "steps": 5},  # onto red's triangle on 1
        {"do": "draw"},
        {"do": "move", "pawn": 0, "steps": 4},
        {"do": "draw"},
        {"do": "move", "pawn": 1, "steps": -1},
        {"do": "draw"},
        {"do": "move", "pawn": 0, "steps": 1},
    ):
        table.play(table.due.seats[0], decision)
    return table


def falcon_full() -> Table:
    """Four seats, two kinds of bots, from the first card to the last."""
    table = Table("falcon", ["Ada", "Bo", "Cem", "Dora"], seed=1977)
    table.run([bot("scout"), bot("random", seed=1), bot("scout"), bot("random", seed=2)])
    return table


GAMES: Mapping[str, tuple[Callable[[], Table], str]] = {
    "falcon-short.en.txt": (falcon_short, "en"),
    "falcon-short.de.txt": (falcon_short, "de"),
    "falcon-full.en.txt": (falcon_full, "en"),
}


def transcript(name: str) -> str:
    """Write a game as lines that a person can follow."""
    play, language = GAMES[name]
    table = play()
    speech = RaceSpeech(read_race(table.edition), table.names, language)
    lines = [f"# {table.edition.name[language]}: {', '.join(table.names)}"]
    for event in table.events:
        if event.kind == "Drawn":
            lines.append("")
        lines.append(f"{event.rule:15}{speech.event(event)}")
    lines += ["", *speech.positions(table.view()), f"# {table.state_hash}"]
    return "\n".join(lines) + "\n"
