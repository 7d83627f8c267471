"""Whole games over real sockets."""

import pytest

from tests.server.serving import Player, open_table, token_of

ME_AND_BOTS = [{"kind": "me", "name": "Mia"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", ["falcon", "mandalorian"])
def test_a_person_and_two_bots_play_to_the_end(base, game):
    opened = open_table(base, game, ME_AND_BOTS)
    with Player(base, opened["table"], token_of(opened)) as mia:
        hello = mia.hear("hello")
        mia.hear("state")
        mia.play_on()

    assert hello["yours"] == [0]
    assert [seat["kind"] for seat in hello["seats"]] == ["person", "bot", "bot"]
    assert mia.result["winners"]
