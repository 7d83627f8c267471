"""Every question has a default answer, and it is legal wherever it is asked."""

from random import Random

import pytest

from holotable import Table
from holotable.bots import default_decision
from holotable.editions.load import finished_ids
from holotable.families import FAMILIES, family
from tests.bots.test_advising import group, owing
from tests.games.playing import is_taken

TABLES = {
    **{edition: (edition, {}) for edition in finished_ids()},
    "missions": ("clone-wars", {"missions": True}),
    "short": ("episode-one", {"variant": "short"}),
}
QUESTIONS = [(name, kind) for name in FAMILIES for kind in family(name).prompts]


@pytest.mark.parametrize(("name", "kind"), QUESTIONS)
def test_every_question_declares_its_default(name, kind):
    prompt, verbs = family(name).prompts[kind], family(name).verbs

    assert prompt.default or kind == "manage", "only what nobody waits for is answered by silence"
    assert set(prompt.default) <= set(verbs)
    assert not any(verbs[verb].is_offer or verb in ("resign", "build") for verb in prompt.default)
    assert prompt.adviser is None or prompt.adviser in family(name).bots


def answers_to(name, seed):
    """Play a random game; give every question that was asked of any seat, with its default answer."""
    edition, options = TABLES[name]
    table, choose = Table(edition, 3, seed=seed, options=options), Random(seed)
    for _ in range(1_500):
        if table.due is None:
            return
        for seat in range(3):
            if (kind := table.prompt_kind(seat)) is not None:
                yield table, seat, kind, seat in table.due.seats, default_decision(table, seat)
        seat = choose.choice(table.due.seats)
        table.play(seat, choose.choice([one for one in table.options(seat) if is_taken(one, choose, 0.005)]))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", TABLES)
def test_the_default_is_legal_wherever_play_waits_for_a_seat(name, seed):
    verbs = family(Table(TABLES[name][0], 3).edition.family).verbs
    for table, seat, kind, is_due, default in answers_to(name, seed):
        if default is None:
            assert not is_due, f"{kind} waits for an answer"
            continue
        assert table.refusal(seat, default) is None
        assert default["do"] not in ("resign", "build")
        assert not verbs[default["do"]].is_offer


@pytest.mark.parametrize("name", TABLES)
def test_a_game_of_nothing_but_defaults_goes_on(name):
    edition, options = TABLES[name]
    table = Table(edition, 3, seed=5, options=options)
    for _ in range(600):
        if table.due is None:
            return
        seat = table.due.seats[0]
        table.play(seat, default_decision(table, seat))

    assert table.view(0)["turns"] > 20


def test_a_debt_is_settled_by_what_a_careful_player_would_sell():
    whole, single = group(0), group(1)[0]
    table = owing(180, deeds=[*whole, single])

    played = []
    while table.prompt_kind(0) == "raise_cash":
        played.append(default_decision(table, 0))
        table.play(0, played[-1])

    assert played == [{"do": "mortgage", "deed": single}, {"do": "settle"}]


def test_whoever_has_nothing_left_to_sell_is_bankrupt_by_default():
    assert default_decision(owing(180), 0) == {"do": "declare_bankruptcy"}
