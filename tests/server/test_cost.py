"""What a decision costs a server: it is read, judged and tried once, and only what is new is put into words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

from holotable import Script, Table
from holotable.server.tables.presenter import Presenter
from tests.support.counting import counting
from tests.support.serving import Player, open_table, post, sensible, serving, token_of

DECISIONS: Final = 60
CHEAP: Final = 3  # the most that is bid
OFFERED: Final = 30  # the decision from which on a trade is offered
KINDS: Final = {  # what must have been decided
    "clone-wars": {"roll", "buy", "auction", "bid", "pass", "end_turn", "claim_rent", "offer_trade"},
    "falcon": {"draw", "move"},
}
PARTS_MOST: Final = {
    "clone-wars": 18,
    "falcon": 25,
}  # texts a decision: sums, names, the two lines of a head, giving up
ME: Final = {"kind": "me", "name": "Mia"}

Message = dict[str, Any]


class Cost(NamedTuple):
    """What was done for a decision, what its listeners heard, and the options they had been told before."""

    do: str
    did: Counter
    mia: list[Message]
    ben: list[Message]
    known: list[Message]

    @property
    def news(self) -> list[Message]:
        """What two seats heard."""
        return [*self.mia, *self.ben]

    @property
    def options(self) -> list[Message]:
        """The options that were told."""
        return [option for message in self.news for prompt in message["prompts"] for option in prompt["options"]]


@pytest.fixture(scope="module", params=KINDS)
def game(request, tmp_path_factory) -> tuple[str, list[Cost]]:
    """Play at a real server: Mia in English, Ben in German, and a spectator in English."""
    folder = tmp_path_factory.mktemp("cost")
    with counting() as did, serving(folder / "games.sqlite3") as base:
        opened = open_table(base, request.param, [ME, {"kind": "friend"}])
        table = opened["table"]
        joined = post(f"{base}/api/tables/{table}/join", json={"name": "Ben"}).json()
        with (
            Player(base, table, token_of(opened)) as mia,
            Player(base, table, token_of(joined), query="?lang=de") as ben,
            Player(base, table) as eve,
        ):
            for one in (mia, ben, eve):
                one.hear("state")
            return request.param, list(costs(did, (mia, ben)))


def costs(did: Counter, people: tuple[Player, Player]) -> Iterator[Cost]:
    for number in range(DECISIONS):
        who, seat, decision = chosen(number, people)
        known = [option for one in people for told in one.prompts for option in told["options"]]
        did.clear()
        who.say(type="decide", action=f"a{number}", seat=seat, decision=decision, seen=who.seq)
        heard = {one: news(one) for one in sorted(people, key=lambda one: one is not who)}
        assert any(heard.values()), f"{decision} was refused"
        yield Cost(decision["do"], Counter(did), heard[people[0]], heard[people[1]], known)


def news(player: Player) -> list[Message]:
    """Give the events that a player hears until the server has nothing more to do for it."""
    heard = []
    player.say(type="ping")
    while (message := player.hear())["type"] != "pong":
        heard += [message] if message["type"] == "events" else []
    return heard


def chosen(number: int, people: tuple[Player, Player]) -> tuple[Player, int, Message]:
    """Give who decides what: an offer once, a rent every other time, and else what is due."""
    for one in people:
        for prompt in one.prompts:
            claims = [option["decision"] for option in prompt["options"] if option["decision"]["do"] == "claim_rent"]
            if claims and number % 2:
                return one, prompt["seat"], claims[0]
    who = next(one for one in people if one.due())
    prompt = who.due()
    return who, prompt["seat"], offered(number, prompt) or bid(prompt) or declined(number, prompt) or sensible(prompt)


def offered(number: int, prompt: Message) -> Message | None:
    trade = prompt["bounds"].get("trade")
    if trade is None or number % OFFERED or not number:
        return None
    partner = trade["with"][0]
    return {"do": "offer_trade", "to": partner, "give": {"cash": 5}, "want": {"deeds": trade["deeds"][partner][:1]}}


def bid(prompt: Message) -> Message | None:
    bounds = prompt["bounds"].get("bid")
    if bounds is None or bounds["least"] > CHEAP:
        return None
    return {"do": "bid", "lot": bounds["lot"], "amount": bounds["least"]}


def declined(number: int, prompt: Message) -> Message | None:
    return {"do": "auction"} if prompt["kind"] == "buy_or_auction" and number % 3 == 0 else None


def test_every_kind_of_decision_was_made(game):
    edition, decisions = game

    assert KINDS[edition] <= {cost.do for cost in decisions}


def test_a_decision_is_read_and_judged_once(game):
    for cost in game[1]:
        claimed = sum(message["by"] == "server" for message in cost.mia)
        attempts = 1 + claimed + (claimed > 0)  # after a claim the decision is judged again
        assert (cost.did["parse"], cost.did["why_not"]) == (attempts, attempts), cost.do


def test_a_decision_and_its_options_are_tried_once(game):
    for cost in game[1]:
        assert cost.did["apply"] <= cost.did["parse"] + len(cost.options), cost.do


def test_an_event_is_told_once_in_each_language(game):
    for cost in game[1]:
        assert cost.did["event"] == sum(len(message["lines"]) for message in cost.news), cost.do


def test_a_question_is_asked_once_of_each_seat(game):
    for cost in game[1]:
        asked = sum(len(message["prompts"]) for message in cost.news)
        assert (cost.did["prompt"], cost.did["head"]) == (asked, asked), cost.do


def test_only_options_that_are_new_are_told(game):
    for cost in game[1]:
        new = sum(option not in cost.known for option in cost.options)
        unlisted = cost.do == "offer_trade"  # told to whoever has made it, as what can be taken back
        assert cost.did["decision"] <= new + unlisted, cost.do
        assert cost.did["choice"] <= new, cost.do
        assert cost.did["short"] <= new, cost.do
        assert cost.did["follows"] <= new, cost.do


def test_sentences_are_put_together_of_few_parts(game):
    edition, decisions = game

    assert sum(cost.did["say"] for cost in decisions) <= PARTS_MOST[edition] * len(decisions)


def test_a_seat_for_which_nobody_listens_is_not_asked(base):
    opened = open_table(base, "clone-wars", [ME, {"kind": "friend"}])
    table = opened["table"]
    joined = post(f"{base}/api/tables/{table}/join", json={"name": "Ben"}).json()
    with Player(base, table, token_of(opened)) as mia:
        (first,) = mia.hear("state")["due"]
    with Player(base, table, token_of((opened, joined)[first])) as one:
        one.hear("state")
        with counting() as did:
            one.say(type="decide", action="a", seat=first, decision={"do": "roll"}, seen=one.seq)
            (heard,) = news(one)

    assert did["prompt"] == len(heard["prompts"]) == 1
    assert did["apply"] == 1 + len(heard["prompts"][0]["options"])


def test_a_refusal_tells_the_prompts_that_are_known(base):
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("state")
        with counting() as did:
            answer = mia.decide(mia.due()["seat"], {"do": "no_shield"})

    assert answer["type"] == "refused"
    assert answer["prompts"] == mia.prompts != []
    assert (did["parse"], did["why_not"], did["apply"], did["prompt"]) == (1, 1, 0, 0)


def test_the_ways_out_of_a_debt_are_those_that_were_listed():
    deeds = ["ruusan", "bothawui"]
    position = {"edition": "clone-wars", "seats": [{"cash": 180, "deeds": deeds}, {"cash": 1500}]}
    table = Table.from_position(position, luck=Script(dice=[(1, 3)]))
    table.play(0, {"do": "roll"})

    with counting() as did:
        (prompt,) = Presenter(table).prompts([0], "en")

    advised = sum(way.advised for way in prompt.ways)
    assert (prompt.kind, len(prompt.ways), advised) == ("raise_cash", len(deeds), 1)
    assert (did["parse"], did["why_not"]) == (0, 0)
    assert did["apply"] == len(prompt.options) + advised
