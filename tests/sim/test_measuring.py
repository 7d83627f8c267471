"""What is measured, and what is told of it; never how fast it is."""

import json
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import speed_page
from holotable.build import COMPILED, compiled_unit
from holotable.core.errors import EditionError
from holotable.editions.load import finished_ids
from holotable.sim.speed import benchmarks
from holotable.sim.speed.benchmarks import RUNS, Measurement, by_edition, measure_all, play
from holotable.sim.speed.machine import machine

ROOT = Path(__file__).resolve().parents[2]
KEYS = {"build", "cores", "estate", "race", "copy_ns", "options_ns", "start_ms", "two_workers_ratio"}  # by the design
FEW = [Measurement("race", "falcon", "random"), Measurement("estate", "clone-wars+missions", "thrifty+trades")]


@pytest.fixture
def few(monkeypatch):
    """Measure two runs only."""
    monkeypatch.setattr(benchmarks, "RUNS", dict.fromkeys(FEW, (2, 1)))
    monkeypatch.setattr(bench, "RUNS", dict.fromkeys(FEW, (2, 1)))


@pytest.fixture
def figures():
    return json.loads(speed_page.FIGURES.read_text(encoding="utf-8"))


def test_every_edition_is_measured_with_every_policy():
    assert {run.edition.partition("+")[0] for run in RUNS} == set(finished_ids())
    assert Measurement("estate", "clone-wars+missions", "thrifty") in RUNS
    for run in RUNS:
        speed = play(run, 1)
        assert set(speed) == {"decisions_per_s", "games_per_s"}
        assert min(speed.values()) > 0


def test_an_unknown_edition_is_not_measured():
    with pytest.raises(EditionError, match="no edition 'clone-war'"):
        play(Measurement("estate", "clone-war", "random"), 1)


def test_the_figures_have_the_names_of_the_design(few):
    seen = []
    figures = measure_all(quick=True, on_progress=lambda done, run: seen.append((done, str(run))))

    assert set(figures) >= KEYS
    assert figures["build"] == ("compiled" if COMPILED else "pure")
    assert figures["race"].keys() == {"falcon"}
    assert figures["estate"]["clone-wars+missions"]["thrifty+trades"]["games_per_s"] > 0
    assert all(figures[key] > 0 for key in KEYS - {"build", "estate", "race"})
    assert seen == [(0, "falcon random"), (1, "clone-wars+missions thrifty+trades")]


def test_the_machine_is_named():
    assert set(machine()) == {"processor", "python", "system", "compiler", "date"}
    assert all(machine().values())


def test_speeds_are_sorted_by_family_edition_and_policy():
    speed = {"decisions_per_s": 2.0, "games_per_s": 1.0}

    assert by_edition({FEW[0]: speed}) == {"estate": {}, "race": {"falcon": {"random": speed}}}


@pytest.mark.skipif(compiled_unit("race") is None, reason="compares with the compiled rules")
def test_both_builds_are_measured_in_one_run(few, monkeypatch, capsys):
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{ROOT / 'src'}")
    monkeypatch.chdir(ROOT)

    figures = bench.measure_all(quick=True)

    assert set(figures) >= KEYS | {"interpreted", "machine"}
    assert figures["build"] == "compiled"
    assert figures["interpreted"].keys() == {"estate", "race"}
    assert figures["interpreted"]["race"]["falcon"]["random"]["games_per_s"] > 0
    assert len(capsys.readouterr().err.splitlines()) == len(FEW) + 1


def test_the_page_shows_the_figures_of_the_run_that_is_kept(figures):
    assert speed_page.PAGE.read_text(encoding="utf-8") == speed_page.as_page(figures)


def test_figures_and_page_are_written_together(figures, monkeypatch, tmp_path):
    monkeypatch.setattr(speed_page, "PAGE", tmp_path / "speed.md")
    monkeypatch.setattr(speed_page, "FIGURES", tmp_path / "figures.json")

    speed_page.write_page(figures)

    assert (tmp_path / "speed.md").read_text(encoding="utf-8") == speed_page.as_page(figures)
    assert json.loads((tmp_path / "figures.json").read_text(encoding="utf-8")) == figures


def test_the_page_says_on_what_machine_and_which_targets(figures):
    figures["machine"]["processor"] = "Abacus 9000"
    figures["two_workers_ratio"] = 1.987
    figures["estate"]["clone-wars"]["thrifty"]["games_per_s"] = 12345.6
    figures["quick"] = False

    lines = speed_page.as_page(figures).splitlines()

    machine = next(line for line in lines if "Abacus 9000" in line)
    assert machine.endswith("full rules.")
    assert "| two workers ÷ one | ≥ 1.9 on an idle machine | 1.99 |" in lines
    assert "| `clone-wars`, whole `thrifty` games/s, no trades | ≥ 8,000 | 12,346 |" in lines
    assert len([line for line in lines if line.endswith("× |")]) == len(RUNS)


def test_rough_figures_are_called_so(figures):
    figures["quick"] = True

    assert "rough figures" in speed_page.machine_line(figures)
