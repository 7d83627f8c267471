"""Choices tell what they lead to, and no more than that."""

from holotable import Table
from holotable.table.speech import speech_of

BUILT = {"deeds": ["bone-broth", "sorgan-frog"], "buildings": {"bone-broth": 3, "sorgan-frog": 3}}


def test_giving_up_is_told_as_a_whole_and_not_sale_by_sale():
    table = Table.from_position(
        {"edition": "mandalorian", "seats": [{"name": "Mia", **BUILT}, {"name": "Ben"}, {"name": "Zoe"}]}
    )
    decision = {"do": "resign"}
    events = table.foresee(0, decision)
    told = speech_of(table, "en").choice(0, decision, events)

    assert {"LevelSet", "DeedPassed", "WentBankrupt"} <= {event.kind for event in events}
    assert told == "give up the game (everything goes to the Bank)"
