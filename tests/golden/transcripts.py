"""The golden games: what is played, and how it is written down."""

from collections.abc import Callable, Mapping
from pathlib import Path

from holotable import Script, Table
from holotable.bots import bot
from holotable.table.speech import speech_of
from tests.golden.players import by_bots, played
from tests.golden.variants import (
    clone_wars_full,
    clone_wars_missions,
    clone_wars_short,
    clone_wars_timed,
    episode_one_full,
    episode_one_short,
    episode_one_timed,
)

FOLDER = Path(__file__).parent
HEADS = ("Drawn", "TurnPassed")  # events that begin a paragraph


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


def mandalorian_short() -> Table:
    """Two seats near the end: a card kept and traded, buildings, a rent by dice, an auction, jail, and a bankrupt."""
    table = Table.from_position(
        {
            "edition": "mandalorian",
            "seats": [
                {
                    "name": "Mia",
                    "token": "child-in-the-cradle",
                    "cash": 700,
                    "space": "go",
                    "deeds": ["tracking-fob", "razor-crest-cockpit", "carbonite-block"],
                    "buildings": {"tracking-fob": 3, "carbonite-block": 3},
                },
                {
                    "name": "Ben",
                    "token": "child-with-the-cup",
                    "cash": 260,
                    "space": "floating-cradle",
                    "deeds": ["control-knob", "mythosaur-skull"],
                },
            ],
        },
        luck=Script(
            dice=[(1, 3), (1, 2), (3, 4), (6, 6), (1, 2), (1, 1), (3, 2), (1, 2)],
            cards={"camtono": ["get-out-of-jail-free"], "bounty-puck": ["caught-by-the-guild"]},
        ),
    )
    mia, ben = 0, 1
    swap = {"give": {"deeds": ["mythosaur-skull"]}, "want": {"cash": 120, "jail_cards": ["camtono"]}}
    return played(
        table,
        [
            (mia, {"do": "roll"}),  # a Camtono card
            (mia, {"do": "build", "deed": "tracking-fob"}),
            (mia, {"do": "build", "deed": "carbonite-block"}),
            (mia, {"do": "build", "deed": "tracking-fob"}),
            (mia, {"do": "end_turn"}),
            (ben, {"do": "roll"}),  # to a hideaway of Mia
            (mia, {"do": "claim_rent", "claim": 1}),
            (ben, {"do": "end_turn"}),
            (mia, {"do": "roll"}),  # doubles
            (mia, {"do": "roll"}),
            (mia, {"do": "auction"}),
            (mia, {"do": "bid", "lot": 1, "amount": 60}),
            (ben, {"do": "bid", "lot": 1, "amount": 70}),
            (mia, {"do": "bid", "lot": 1, "amount": 100}),
            (ben, {"do": "pass"}),
            (mia, {"do": "end_turn"}),
            (ben, {"do": "roll"}),  # a Bounty Puck card
            (ben, {"do": "end_turn"}),
            (mia, {"do": "roll"}),  # to jail
            (mia, {"do": "end_turn"}),
            (ben, {"do": "offer_trade", "to": mia, **swap}),
            (mia, {"do": "accept_trade", "offer": 1, "revision": 1}),
            (ben, {"do": "use_jail_card", "deck": "camtono"}),
            (ben, {"do": "roll"}),
            (mia, {"do": "claim_rent", "claim": 2}),
            (ben, {"do": "mortgage", "deed": "control-knob"}),
            (ben, {"do": "declare_bankruptcy"}),
        ],
    )


def boba_fett_short() -> Table:
    """Three seats near the end: a salary, hotels, a ladder rent, two bankrupts, an auction, and cash just raised."""
    table = Table.from_position(
        {
            "edition": "boba-fett",
            "seats": [
                {
                    "name": "Mia",
                    "token": "blaster",
                    "cash": 500,
                    "space": "jetpack",
                    "deeds": ["lando-calrissian", "princess-leia-boushh", "jetpack"],
                    "buildings": {"lando-calrissian": 4, "princess-leia-boushh": 4},
                },
                {
                    "name": "Ben",
                    "token": "jetpack",
                    "cash": 90,
                    "space": "chewbacca",
                    "deeds": ["grappling-hook", "blaster-rifle", "flamethrower"],
                    "mortgaged": ["flamethrower"],
                },
                {"name": "Zoe", "token": "throne", "cash": 60, "space": "dark-troopers", "deeds": ["bossk"]},
            ],
        },
        luck=Script(
            dice=[(2, 4), (1, 2), (3, 3), (1, 1), (1, 1), (1, 2), (6, 6), (3, 2), (2, 2), (1, 2), (1, 1)],
            cards={"pursuit-craft": ["hull-repairs"]},
        ),
    )
    mia, ben, zoe = 0, 1, 2
    return played(
        table,
        [
            (mia, {"do": "roll"}),  # over the start, to the Sarlacc Pit
            (mia, {"do": "build", "deed": "lando-calrissian"}),
            (mia, {"do": "build", "deed": "princess-leia-boushh"}),
            (mia, {"do": "end_turn"}),
            (ben, {"do": "roll"}),  # to a deed of his own
            (ben, {"do": "end_turn"}),
            (zoe, {"do": "roll"}),  # to Mia's Jetpack, with doubles
            (mia, {"do": "claim_rent", "claim": 1}),
            (zoe, {"do": "roll"}),  # to the Sail Barge
            (zoe, {"do": "mortgage", "deed": "bossk"}),
            (zoe, {"do": "declare_bankruptcy"}),
            (mia, {"do": "bid", "lot": 1, "amount": 10}),
            (ben, {"do": "bid", "lot": 1, "amount": 20}),
            (mia, {"do": "pass"}),
            (mia, {"do": "roll"}),  # to one of Ben's three, with doubles
            (ben, {"do": "claim_rent", "claim": 2}),
            (mia, {"do": "roll"}),
            (mia, {"do": "end_turn"}),
            (ben, {"do": "roll"}),  # to the start, with doubles
            (ben, {"do": "roll"}),  # to Mia's first hotel
            (mia, {"do": "claim_rent", "claim": 3}),
            (ben, {"do": "mortgage", "deed": "grappling-hook"}),
            (ben, {"do": "mortgage", "deed": "blaster-rifle"}),
            (ben, {"do": "settle"}),
            (ben, {"do": "end_turn"}),
            (mia, {"do": "roll"}),
            (mia, {"do": "buy"}),
            (mia, {"do": "roll"}),  # repairs
            (mia, {"do": "end_turn"}),
            (ben, {"do": "roll"}),  # to Mia's second hotel
            (mia, {"do": "claim_rent", "claim": 4}),
            (ben, {"do": "mortgage", "deed": "bossk"}),
            (ben, {"do": "declare_bankruptcy"}),
        ],
    )


def mandalorian_full() -> Table:
    """Three seats, played by bots from the first throw to the last."""
    return by_bots("mandalorian", ["Ada", "Bo", "Cem"], seed=2019)


def boba_fett_full() -> Table:
    """Four seats, played by bots from the first throw to the last."""
    return by_bots("boba-fett", ["Ada", "Bo", "Cem", "Dora"], seed=2021)


GAMES: Mapping[str, tuple[Callable[[], Table], str]] = {
    "falcon-short.en.txt": (falcon_short, "en"),
    "falcon-short.de.txt": (falcon_short, "de"),
    "falcon-full.en.txt": (falcon_full, "en"),
    "mandalorian-short.en.txt": (mandalorian_short, "en"),
    "mandalorian-short.de.txt": (mandalorian_short, "de"),
    "mandalorian-full.en.txt": (mandalorian_full, "en"),
    "boba-fett-short.en.txt": (boba_fett_short, "en"),
    "boba-fett-short.de.txt": (boba_fett_short, "de"),
    "boba-fett-full.en.txt": (boba_fett_full, "en"),
    "clone-wars-missions.en.txt": (clone_wars_missions, "en"),
    "clone-wars-missions.de.txt": (clone_wars_missions, "de"),
    "clone-wars-short.en.txt": (clone_wars_short, "en"),
    "clone-wars-short.de.txt": (clone_wars_short, "de"),
    "clone-wars-timed.de.txt": (clone_wars_timed, "de"),
    "clone-wars-full.de.txt": (clone_wars_full, "de"),
    "episode-one-short.en.txt": (episode_one_short, "en"),
    "episode-one-short.de.txt": (episode_one_short, "de"),
    "episode-one-timed.en.txt": (episode_one_timed, "en"),
    "episode-one-full.en.txt": (episode_one_full, "en"),
}


def transcript(name: str) -> str:
    """Write a game as lines that a person can follow."""
    play, language = GAMES[name]
    table = play()
    speech = speech_of(table, language)
    lines = [f"# {table.edition.name[language]}: {', '.join(table.names)}"]
    for event in table.events:
        if event.kind in HEADS:
            lines.append("")
        lines.append(f"{event.rule or '':15}{speech.event(event)}")
    lines += ["", *speech.positions(table.typed_view()), f"# {table.state_hash}"]
    return "\n".join(lines) + "\n"
