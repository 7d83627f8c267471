"""The figures in the README: written from one run, never by hand."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
README: Final = ROOT / "README.md"
FIGURES: Final = ROOT / "bench" / "figures.json"  # of the run that the README shows
BEGIN: Final = "<!-- bench: written by `make bench`, not by hand -->\n"
END: Final = "<!-- end of bench -->\n"

Figures = dict[str, Any]
Target = tuple[str, str, Callable[[Figures], str]]  # what, the target, what was measured


def write_readme(figures: Figures) -> None:
    """Keep the figures and write the README's part from them."""
    FIGURES.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    README.write_text(replaced(README.read_text(encoding="utf-8"), block(figures)), encoding="utf-8")


def replaced(text: str, new: str) -> str:
    """Put a new block in the place of the one that a text has."""
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise SystemExit(f"README.md must have one line {BEGIN.strip()!r} and after it one line {END.strip()!r}")
    before, rest = text.split(BEGIN)
    return before + new + rest.split(END)[1]


def block(figures: Figures) -> str:
    """Write the block: on what machine, the targets, every edition and policy."""
    lines = [machine_line(figures), "", *target_lines(figures), "", *game_lines(figures)]
    return BEGIN + "\n" + "\n".join(lines) + "\n\n" + END


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
