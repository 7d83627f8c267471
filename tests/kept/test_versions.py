"""A running game is never played on by rules that mean something else under the same number."""

import json

from holotable.table.table import LOG_FORMAT, RULES_VERSION
from tests.kept.versions import FILE, meaning

ADVICE = (
    "the state's shape, a golden game or the log's format has changed, so games that are under way would be played "
    "otherwise: raise RULES_VERSION in table/table.py, then `python -m tests.kept.versions` and, before the change, "
    "`python -m tests.kept.record`"
)


def test_the_rules_of_this_version_mean_what_they_meant():
    assert json.loads(FILE.read_text())[str(RULES_VERSION)] == meaning(), ADVICE


def test_there_are_kept_games_of_every_version_before():
    kept = {folder.name.removeprefix("rules-").split("-log-")[0] for folder in FILE.parent.glob("rules-*")}

    assert {str(number) for number in range(1, RULES_VERSION)} <= kept


def test_there_are_kept_games_of_every_version_of_the_log():
    kept = {folder.name.partition("-log-")[2] or "1" for folder in FILE.parent.glob("rules-*")}

    assert {str(number) for number in range(1, LOG_FORMAT + 1)} <= kept
