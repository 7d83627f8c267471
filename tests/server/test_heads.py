"""What stands above a question, on its buttons and beside a choice: worded by the server."""

import pytest

from holotable import Script, Table
from holotable.editions.load import finished_ids
from holotable.languages import LANGUAGES
from holotable.server.socket.protocol import Prompt
from holotable.server.tables.presenter import Presenter

NAMES = ("Mia", "Ben")
RICH = {"clone-wars": {"missions": True}}
LONG = 120  # decisions


def asked(table: Table, seat: int = 0, language: str = "en") -> Prompt:
    (prompt,) = Presenter(table).prompts([seat], language)
    return prompt


def headed(table: Table, seat: int = 0, language: str = "en") -> tuple[str, str]:
    prompt = asked(table, seat, language)
    return prompt.title, prompt.context


def shorts(prompt: Prompt) -> list[str]:
    return [option.short for option in prompt.options if option.short]


def thrown(*seats: dict, dice=(1, 2), outcomes=None, **position) -> Table:
    """Mia and Ben play The Clone Wars, and the first of them has thrown."""
    named = [{"name": name, "cash": 1500, **seat} for name, seat in zip(NAMES, seats, strict=True)]
    luck = Script(dice=[dice], **(outcomes or {}))
    table = Table.from_position({"edition": "clone-wars", "seats": named, **position}, luck=luck)
    table.play(0, {"do": "roll"})
    return table


def on_a_mission(dice, outcomes=None, **seat) -> Table:
    sides = {"token": "anakin-skywalker", **seat}, {"token": "general-grievous"}
    return thrown(*sides, dice=dice, outcomes=outcomes, options={"missions": True})


def test_a_sale_names_the_deed_its_price_and_what_it_joins():
    free = thrown({}, {})
    joining = thrown({"deeds": ["tatooine-dune-sea"]}, {})

    assert headed(free) == ("Buy Tatooine System for 60?", "Brown · first of 2")
    assert headed(free, language="de") == ("Tatooine System für 60 kaufen?", "Braun · die erste von 2")
    assert headed(joining) == ("Buy Tatooine System for 60?", "Brown · you hold Tatooine Dune Sea")
    assert shorts(asked(free)) == ["buy for 60", "auction it"]


def test_a_rent_names_who_owes_it_and_for_what():
    table = thrown({}, {"deeds": ["tatooine-system"]})
    title, context = headed(table, 1)

    assert title == "Ask Mia for rent: 4 Republic Credits?"
    assert context.startswith("Tatooine System · ")
    assert shorts(asked(table, 1)) == ["ask Mia for 4"]


def test_a_debt_tells_how_much_is_missing():
    table = thrown({"cash": 1, "deeds": ["ruusan"]}, {}, dice=(1, 3))

    assert headed(table) == ("You owe 200 to the Bank", "You have 1: 199 are missing.")


@pytest.mark.parametrize(
    ("dice", "deed", "context"),
    [
        ((6, 2), "ruusan", "Your turn ends either way."),
        ((6, 6), "skytop-station", "Either way you then throw again for your doubles."),
        ((6, 4), "ruusan", "If it fails, your turn ends."),
    ],
)
def test_a_mission_tells_what_becomes_of_the_turn(dice, deed, context):
    table = on_a_mission(dice, deeds=[deed])

    assert headed(table)[1] == context
    assert shorts(asked(table)) == ["start mission", "leave it"]


def test_a_choice_that_moves_somebody_tells_what_waits_there():
    table = on_a_mission((6, 6), deeds=["skytop-station"], outcomes={"die": [6]})
    table.play(0, {"do": "start_mission"})
    prompt = asked(table)
    follows = {option.decision["space"]: option.follows for option in prompt.options if option.decision["do"] == "send"}

    assert prompt.title.endswith(": won")
    assert follows["trade-tariff"] == ["Ben pays 200 Republic Credits to the Bank, as the space demands."]
    assert follows["free-parking"] == []


def test_a_lost_throw_in_jail_tells_where_paying_leads():
    position = {"options": {"variant": "short"}}
    table = thrown({"jail": 1, "space": "jail"}, {"deeds": ["rishi"]}, dice=(1, 3), **position)

    assert headed(table)[1] == (
        "Pay, and you move 4 spaces at once, to Rishi. Ben may ask Mia for rent: 12 Republic Credits."
    )
    assert shorts(asked(table)) == ["pay 50", "stay in Jail"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", finished_ids())
def test_every_question_of_a_game_has_a_title(box, language):
    table = Table(box, seats=NAMES, seed=1, options=RICH.get(box, {}))
    presenter = Presenter(table)
    for _ in range(LONG):
        presenter.refresh()
        for prompt in presenter.prompts(range(len(NAMES)), language):
            assert prompt.title
            assert table.edition.family == "race" or not prompt.title.startswith(NAMES[prompt.seat])
        seat = table.due.seats[0]
        table.play(seat, next(option for option in table.options(seat) if option["do"] not in ("resign", "bid")))


@pytest.mark.parametrize("box", finished_ids())
def test_every_question_of_a_game_says_by_which_row_it_is_asked(box):
    table = Table(box, seats=NAMES, seed=1, options=RICH.get(box, {}))
    rows = {row.id for row in table.edition.rows.values()}
    presenter = Presenter(table)
    unexplained = set()
    for _ in range(LONG):
        presenter.refresh()
        for prompt in presenter.prompts(range(len(NAMES)), "en"):
            has_card = table.edition.family == "race" and presenter.view().card is not None
            if not has_card and prompt.rule not in rows:
                unexplained.add(prompt.kind)
        seat = table.due.seats[0]
        table.play(seat, next(option for option in table.options(seat) if option["do"] not in ("resign", "bid")))

    assert unexplained == set()
