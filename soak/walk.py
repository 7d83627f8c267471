"""Compares played walks with the exact Markov chain by χ², on correct boards and on boards with a planted mistake."""

import argparse
import copy
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

from holotable.editions import load_edition
from holotable.families.estate.markov.played_walk import walked
from holotable.families.estate.markov.walk import JAIL_TURNS, walk_of
from holotable.stats.chi_square import Fit, fit_of

BOARDS: Final = ("boba-fett", "clone-wars", "mandalorian", "episode-one")
TURNS: Final = (5, 20, 50)
EARLY: Final = 5  # where the games with a mistake stop: most games for the time
ALARM: Final = 1e-4  # a smaller p-value is no chance: of twelve right results, one such in 800 sets of seeds


def fits(edition: str, games: int, seed: int, options: Mapping[str, Any] | None = None) -> dict[int, Fit]:
    """Compare a board as it is with its chain, by turn."""
    walk = walk_of(edition, options)
    counts = walked(edition, options, games=games, turns=TURNS, seed=seed)
    return {turn: fit_of(counts[turn], walk.after(turn)) for turn in TURNS}


def fit_of_mistake(edition: str, wrong: Mapping[str, Any], games: int, seed: int) -> Fit:
    """Play on a board with a mistake and compare with the chain of the right one."""
    counts = walked(wrong, games=games, turns=(EARLY,), seed=seed)
    return fit_of(counts[EARLY], walk_of(edition).after(EARLY))


def mistakes(edition: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give an edition with one mistake after the other: every card that moves, and what doubles in jail bring."""
    right = load_edition(edition).data
    ring = walk_of(edition).places[:-JAIL_TURNS]
    for number, card in enumerate(right["card"]):
        effect = wrong_effect(card["effect"], ring)
        if effect:
            wrong = copy.deepcopy(dict(right))
            wrong["card"][number]["effect"] = effect
            yield f"{card['effect']['do']}: {card['id']}", wrong
    yield "doubles out of jail", with_other_doubles(right)


def wrong_effect(effect: Mapping[str, Any], ring: tuple[str, ...]) -> dict[str, Any] | None:
    """Give what a card does by mistake: one space too far, one too few back, or nothing."""
    if effect["do"] == "advance_to":
        return {**effect, "space": ring[(ring.index(effect["space"]) + 1) % len(ring)]}
    if effect["do"] == "go_back":
        return {**effect, "steps": effect["steps"] - 1}
    return {"do": "collect", "amount": 0} if effect["do"] in ("advance_to_nearest", "go_to_jail") else None


def with_other_doubles(right: Mapping[str, Any]) -> dict[str, Any]:
    """Give an edition in which doubles out of jail throw again, or do not where they should."""
    name = "jail_doubles_extra_roll"
    wrong = copy.deepcopy(dict(right))
    wrong["rules"][name] = not wrong["rules"][name]
    wrong["option"] = [option for option in wrong["option"] if option["name"] != name]
    return wrong


def line(edition: str, what: str, turn: int, fit: Fit, verdict: str) -> str:
    """Write one row of the table."""
    numbers = f"{turn:5}{fit.counted:11,}{fit.statistic:10.1f}{fit.freedom:5}{fit.p:10.2g}"
    return f"{edition:13}{what:45}{numbers}  {verdict}"


def show_right(edition: str, games: int, seed: int) -> bool:
    """Print how a board fits; tell whether it does."""
    right = True
    for turn, fit in fits(edition, games, seed).items():
        fine = fit.p >= ALARM
        right &= fine
        print(line(edition, "as it is", turn, fit, "fits" if fine else "DOES NOT FIT"), flush=True)
    return right


def show_wrong(edition: str, games: int, seed: int) -> bool:
    """Print how boards with a mistake fit; tell whether every one is found."""
    found = True
    for what, wrong in mistakes(edition):
        fit = fit_of_mistake(edition, wrong, games, seed)
        seen = fit.p < ALARM
        found &= seen
        print(line(edition, what, EARLY, fit, "found" if seen else "NOT FOUND"), flush=True)
    return found


def main() -> int:
    """Print the table; fail if a board does not fit or a mistake is not found."""
    parser = argparse.ArgumentParser(prog="python -m soak.walk", description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="of each board, and of each mistake (200,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--right", action="store_true", help="no mistakes")
    parser.add_argument("editions", nargs="*", default=BOARDS, help="boards to walk round (default: all)")
    asked = parser.parse_args()
    print(f"{'edition':13}{'board':45}{'turn':>5}{'games':>11}{'χ²':>10}{'df':>5}{'p':>10}")
    good = True
    for edition in asked.editions:
        good &= show_right(edition, asked.games, asked.seed)
        good &= asked.right or show_wrong(edition, asked.games, asked.seed)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
