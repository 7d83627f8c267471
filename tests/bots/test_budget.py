"""The time limit of bots that are asked one after the other under one alarm."""

import signal
import time

import pytest

from holotable import Table
from holotable.bots import ask
from holotable.bots.budget import SET_ANEW, TimeLimitedBot, kept_alarm

BUDGET = 0.3


class Thinker:
    """Thinks so many seconds before each of its answers, and then does something else."""

    def __init__(self, *seconds, after=lambda: None):
        self.seconds = list(seconds)
        self.after = after

    def decide(self, _view, prompt):
        time.sleep(self.seconds.pop(0))
        self.after()
        return prompt["options"][0]

    def explain(self, _language="en"):
        return ""


def problems(bot, answers):
    """Give what was wrong with each answer."""
    limited, table = TimeLimitedBot(bot, BUDGET), Table("falcon", 2, seed=1)
    with kept_alarm():
        return [ask(limited, table, 0).problem for _ in range(answers)]


def test_everybody_has_the_whole_time_however_long_the_one_before_has_thought():
    assert problems(Thinker(BUDGET * 2 / 3, BUDGET * 2 / 3, BUDGET * 2 / 3), 3) == [None, None, None]


def test_who_thinks_too_long_after_a_quick_answer_is_interrupted():
    late = f"TimeoutError: no answer within {BUDGET} s"

    assert problems(Thinker(0, 60, 0, 60), 4) == [None, late, None, late]


def test_a_bot_that_stops_the_alarm_is_watched_again():
    stops = Thinker(SET_ANEW * 1.1, 60, after=lambda: signal.setitimer(signal.ITIMER_REAL, 0))

    assert problems(stops, 2) == [None, f"TimeoutError: no answer within {BUDGET} s"]


@pytest.mark.parametrize("other", [BUDGET / 2, BUDGET * 2])
def test_bots_with_different_limits_each_have_their_own(other):
    table, thinker = Table("falcon", 2, seed=1), Thinker(0, 60)
    quick, slow = TimeLimitedBot(thinker, BUDGET), TimeLimitedBot(thinker, other)

    with kept_alarm():
        assert ask(quick, table, 0).problem is None
        assert ask(slow, table, 0).problem == f"TimeoutError: no answer within {other} s"


def test_nobody_is_interrupted_between_two_answers():
    bot, table = TimeLimitedBot(Thinker(0, 0), BUDGET), Table("falcon", 2, seed=1)

    with kept_alarm():
        assert ask(bot, table, 0).problem is None
        time.sleep(BUDGET * 1.5)
        assert ask(bot, table, 0).problem is None
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
