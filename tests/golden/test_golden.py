"""The golden games are played as they were written down."""

import pytest

from holotable.editions import load_edition
from holotable.editions.load import finished_ids
from tests.golden.transcripts import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_line_by_line_as_recorded(name):
    recorded = (FOLDER / name).read_text(encoding="utf-8").splitlines()

    for number, (now, then) in enumerate(zip(transcript(name).splitlines(), recorded, strict=True), start=1):
        assert now == then, f"{name}, line {number}"


@pytest.mark.parametrize("finished", finished_ids())
def test_every_finished_edition_has_a_short_and_a_full_game_and_one_of_each_variant(finished):
    offered = {
        value for option in load_edition(finished).options if option.name == "variant" for value in option.values
    }
    offered |= {option.name for option in load_edition(finished).options if option.name == "missions"}
    kinds = {name.removeprefix(f"{finished}-").split(".")[0] for name in GAMES if name.startswith(f"{finished}-")}

    assert kinds == {"short", "full"} | (offered - {"standard"})
