"""The page `docs/speed.md`: written from one run of `make bench`, never by hand."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "speed.md"
FIGURES: Final = ROOT / "bench" / "figures.json"  # of the run that the page shows
HEAD: Final = (
    "# How fast it is",
    "",
    "Written by `make bench`; do not edit. `holotable bench` measures your own machine.",
    "A decision counts only where a seat had a choice.",
    "",
)

Figures = dict[str, Any]
Target = tuple[str, str, Callable[[Figures], str]]  # what, the target, what was measured


def write_page(figures: Figures) -> None:
    """Keep the figures and write the page from them."""
    FIGURES.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    PAGE.write_text(as_page(figures), encoding="utf-8")


def as_page(figures: Figures) -> str:
    """Write the page: on what machine, the targets, every edition and policy."""
    lines = [*HEAD, machine_line(figures), "", *target_lines(figures), "", *game_lines(figures)]
    return "\n".join(lines) + "\n"


def machine_line(figures: Figures) -> str:
    """Say where and when."""
    machine = figures["machine"]
    rough = " A quick run: rough figures." if figures["quick"] else ""
    return (
        f"`make bench` on {machine['date']}: {machine['processor']}, {figures['cores']} cores, {machine['system']},"
        f" {machine['python']}, {machine['compiler']}. One core, four seats, full rules.{rough}"
    )


def target_lines(figures: Figures) -> list[str]:
    """Write the targets beside what was measured."""
    lines = ["| what | target | measured |", "|---|---|---|"]
    return lines + [f"| {what} | {target} | {measured(figures)} |" for what, target, measured in TARGETS]


def game_lines(figures: Figures) -> list[str]:
    """Write a row for every edition and policy."""
    lines = ["| edition, policy | compiled | interpreted | ratio |", "|---|--:|--:|--:|"]
    for family in ("race", "estate"):
        for edition, policies in figures[family].items():
            for policy, fast in policies.items():
                slow = figures["interpreted"][family][edition][policy]
                name = f"`{edition}`, {policy}".replace("+trades", " with trades").replace(
                    "+missions`", "` with missions"
                )
                lines.append(f"| {name} | {speeds(fast)} | {speeds(slow)} | {ratio(fast, slow):.0f} × |")
    return lines


def speeds(speed: dict[str, float]) -> str:
    """Write games and decisions a second."""
    return f"{speed['games_per_s']:,.0f} games/s, {short(speed['decisions_per_s'])} decisions/s"


def ratio(fast: dict[str, float], slow: dict[str, float]) -> float:
    """Tell how many times faster one build decides; the games of both are not equally long."""
    return fast["decisions_per_s"] / slow["decisions_per_s"]


def short(number: float) -> str:
    """Write a large number in millions or thousands."""
    return f"{number / 1e6:.1f} M" if number >= 1e6 else f"{number / 1e3:.0f} k"


def _games(family: str, edition: str, policy: str) -> Callable[[Figures], str]:
    return lambda figures: f"{figures[family][edition][policy]['games_per_s']:,.0f}"


def _builds(figures: Figures) -> str:
    fast, slow = (part["estate"]["clone-wars"]["random"] for part in (figures, figures["interpreted"]))
    return f"{ratio(fast, slow):.0f} ×, {short(slow['decisions_per_s'])}"


TARGETS: Final[tuple[Target, ...]] = (
    ("compiled ÷ interpreted, `clone-wars`, random; decisions/s interpreted", "≥ 50 ×, ≥ 50 k", _builds),
    (
        "`clone-wars`, random, decisions/s",
        "≥ 6 M",
        lambda figures: short(figures["estate"]["clone-wars"]["random"]["decisions_per_s"]),
    ),
    ("`clone-wars`, whole `thrifty` games/s, no trades", "≥ 8,000", _games("estate", "clone-wars", "thrifty")),
    ("the same with trades", "≥ 2,500", _games("estate", "clone-wars", "thrifty+trades")),
    ("`falcon`, random, games/s", "≥ 30,000", _games("race", "falcon", "random")),
    ("two workers ÷ one", "≥ 1.9 on an idle machine", lambda figures: f"{figures['two_workers_ratio']:.2f}"),
    ("state copy", "≤ 0.2 µs", lambda figures: f"{figures['copy_ns'] / 1000:.2f} µs"),
    ("options into the engine's buffer", "≤ 1 µs", lambda figures: f"{figures['options_ns'] / 1000:.2f} µs"),
    ("`Table.options`", "≤ 20 µs", lambda figures: f"{figures['table_options_us']:.1f} µs"),
    ("`holotable --help`", "≤ 200 ms", lambda figures: f"{figures['help_ms']:.0f} ms"),
)
