"""The estate table from outside: decisions, positions, states and logs, all by name."""

import json
from itertools import product
from random import Random

import pytest

from holotable import EditionError, IllegalDecision, Script, Table, replay
from holotable.core.naming import constants
from holotable.families.estate.names.events import EVENTS
from holotable.families.estate.rules import codes
from holotable.families.estate.verbs import PROMPTS, VERBS
from tests.support.estate_tables import ESTATES, estate_of, random_position, walk

SEEDS = range(3)
RARE_PROMPTS = {"pick_token", "tax_or_share", "go_on_mission", "take_prize", "fine_or_stay", "last_claims"}


def through_json(value):
    return json.loads(json.dumps(value))


def drawn_table(edition, seed):
    """Set a table to a random position; a few draws have more buildings than the bank."""
    choose = Random(seed)
    while True:
        try:
            return Table.from_position(random_position(edition, choose), seed=seed)
        except EditionError as problem:
            assert "the game has" in str(problem)


def a_deed(edition):
    return estate_of(edition).deeds[0].id


# positions, states and logs


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", range(12))
def test_a_position_comes_back_as_it_was_written(box, seed):
    table = drawn_table(box, seed)
    position = through_json(table.position())

    again = Table.from_position(position)

    assert again.position() == position
    assert again.state_hash == table.state_hash


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_reached_by_play_comes_back_with_the_same_options(box, seed):
    written = 0
    for table in walk(drawn_table(box, seed), seed, 80):
        try:
            position = through_json(table.position())
        except EditionError as problem:
            assert "can be written down only" in str(problem)
            continue
        written += 1
        again = Table.from_position(position)
        assert again.position() == position
        for seat in range(len(table.names)):
            assert again.options(seat) == table.options(seat)
            assert again.prompt(seat) == table.prompt(seat)
    assert written > 5


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_state_comes_back_exactly_at_any_moment(box, seed):
    for number, table in enumerate(walk(drawn_table(box, seed), seed, 90)):
        if number % 3 == 0:
            again = Table.from_state(through_json(table.state()))
            assert again.state() == table.state()
            assert through_json(again.view()) == through_json(table.view())


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_plays_the_same_game_again(box, seed):
    fresh = Table(box, 3, seed=seed)
    for start in (fresh, drawn_table(box, seed)):
        for table in walk(start, seed, 150):
            last = table
        again = replay(through_json(last.log))
        assert again.state() == last.state()
        assert through_json([event.facts for event in again.events]) == through_json(
            [event.facts for event in last.events]
        )


def test_a_position_takes_defaults_for_all_that_is_not_said():
    fresh = Table("mandalorian", 2, luck=Script(dice=[(6, 6), (1, 1)]))

    table = Table.from_position({"edition": "mandalorian", "seats": [{}, {}]})

    assert table.position() == fresh.position()
    assert table.tokens == fresh.tokens


def test_a_space_may_be_given_by_its_number():
    estate = estate_of("boba-fett")

    table = Table.from_position({"edition": "boba-fett", "seats": [{"space": 3}, {}]})

    assert table.view()["seats"][0]["space"] == estate.spaces[3].id


SEATS = [{}, {}]


def seated(**first):
    return {"seats": [first, {}]}


def group_of(edition, kind="streets"):
    estate = estate_of(edition)
    number = next(number for number, group in enumerate(estate.groups) if group.kind == kind)
    return [deed.id for deed in estate.deeds if deed.group == number]


FIRST, SECOND, *_ = group_of("mandalorian")
UTILITY = group_of("mandalorian", "utility")[0]
PAIR = [FIRST, SECOND]
DECK, OTHER_DECK = (deck.id for deck in estate_of("mandalorian").decks)


def claim(**changes):
    return {"claims": [{"debtor": 0, "creditor": 1, "deed": FIRST, "amount": 4, **changes}]}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (seated(deeds=["bone-brot"]), r"no deed 'bone-brot' \(did you mean 'bone-broth'\?\)"),
        (seated(deeds=[FIRST, FIRST]), f"deeds lists '{FIRST}' twice"),
        ({"seats": [{"deeds": [FIRST]}, {"deeds": [FIRST]}]}, "seats 0 and 1 both hold the deed"),
        (seated(deeds="all"), "must list each deed at most once"),
        (seated(deeds=[["x"]]), "there is no deed a list of 1"),
        (seated(mortgaged=[FIRST]), "must be among its deeds too"),
        (seated(deeds=[FIRST], buildings={FIRST: 1}), "without the whole group"),
        (seated(buildings={FIRST: 1}), "not among its deeds"),
        (seated(deeds=PAIR, buildings={FIRST: 2}), "not built evenly"),
        (seated(deeds=PAIR, buildings={FIRST: 6}), "from 0 to 5, not 6"),
        (seated(deeds=PAIR, buildings={FIRST: True}), "from 0 to 5, not True"),
        (seated(deeds=PAIR, mortgaged=[SECOND], buildings={FIRST: 1}), "while a deed of its group is mortgaged"),
        (seated(deeds=[UTILITY], buildings={UTILITY: 1}), "only streets have buildings"),
        (seated(buildings=[FIRST]), "buildings must be an object"),
        (seated(jail=1, space="go"), "is in jail, so it stands on 'jail'"),
        (seated(jail=4), "from 0 to 3, not 4"),
        (seated(cash=-1), "from 0 to 1000000000, not -1"),
        (seated(cash=10**9 + 1), "from 0 to 1000000000"),
        (seated(cash=10**40), "not a number of that size"),
        (seated(cash=1.5), "not 1.5"),
        (seated(space="gone"), "there is no space 'gone'"),
        (seated(space=32), "from 0 to 31, not 32"),
        (seated(space=None), "not None"),
        ({"seats": [{"token": "the-child"}, {}]}, r"no token 'the-child'"),
        ({"seats": [{"token": "child-with-the-cup"}] * 2}, "two seats have the token"),
        (seated(hat=1), "seat 0 has no entry 'hat'"),
        ({"seats": [{"jail_cards": [DECK]}] * 2}, "two seats hold the jail card"),
        (seated(jail_cards=[DECK, DECK]), f"lists '{DECK}' twice"),
        (seated(jail_cards=["deck"]), "there is no deck 'deck'"),
        (seated(jail_cards=[DECK]) | {"decks": {DECK: {"queue": ["get-out-of-jail-free"]}}}, "must together be its 16"),
        ({"decks": {DECK: {"unseen": []}}}, "must together be its 16"),
        ({"decks": {DECK: {"queue": ["small-job"] * 2}}}, "must together be its 16"),
        ({"decks": {DECK: {"queue": ["x"]}}}, "there is no card 'x'"),
        ({"decks": {DECK: {"queue": ["small-job"] * 99}}}, "must be a list of its cards"),
        ({"decks": {DECK: {"pile": []}}}, "has no entry 'pile'"),
        ({"decks": {DECK: 3}}, "must be an object with the entries unseen, queue"),
        ({"decks": {"x": {}}}, "there is no deck 'x'"),
        ({"decks": 3}, "decks must be an object"),
        ({"dice": [7, 1]}, "a die must be a whole number from 1 to 6"),
        ({"dice": [3]}, "dice must be two dice"),
        ({"dice": [2, 3], "doubles": 1}, "its dice are equal, not 2 and 3"),
        ({"doubles": 3}, "from 0 to 2, not 3"),
        ({"doubles": 1, "phase": "end"}, "it throws again"),
        ({"doubles": 1, **seated(jail=1)}, "its doubles have ended"),
        ({"phase": "buy"}, "phase must be 'roll', 'end' or 'mission', not 'buy'"),
        ({"phase": ["roll"]}, "phase must be"),
        ({"turn": 2}, "from 0 to 1, not 2"),
        ({"seats": [{}, {}, {"out": True}], "turn": 2}, "seat 2 is out, so it has no turn"),
        ({"seats": [{}, {"out": True}]}, "at least two seats, here 1"),
        ({"seats": [{}, {}, {"out": True, "cash": 5}]}, "seat 2 is out, so it holds nothing"),
        ({"seats": [{}, {}, {"out": True, "deeds": [FIRST]}]}, "holds nothing"),
        ({"seats": [{}, {}, {"out": 1}]}, "out must be true or false"),
        ({"seats": [{"rank": 1}, {}]}, "seat 0 plays on, so it has no rank"),
        ({"seats": [{}, {}, {"out": True, "rank": 1}]}, "from 3 to 3, not 1"),
        ({"seats": [{}, {}, *[{"out": True, "rank": 4}] * 2]}, "have the same rank"),
        (claim(creditor=0), "owes no rent to itself"),
        (claim(debtor=2), "from 0 to 1, not 2"),
        ({"seats": [{}, {}, {"out": True}], **claim(debtor=2)}, "seat 2 is out, so it has no claims"),
        (claim(factor=4), "either an amount or a factor"),
        (claim(amount=-4), "from 0 to"),
        (claim(id=0), "from 1 to 30000"),
        (claim(closes=2), "from 1 to 1, not 2"),
        (claim(deed="x"), "there is no deed 'x'"),
        ({"claims": [{"debtor": 0, "creditor": 1, "deed": FIRST, "factor": 4}]}, "an amount, not a factor"),
        ({"claims": [{"debtor": 0, "creditor": 1, "amount": 4}]}, "must name its deed"),
        ({"claims": [{"creditor": 1, "amount": 4}]}, "lacks the entry 'debtor'"),
        ({"claims": claim(id=3)["claims"] * 2}, "two claims have the same id"),
        ({"claims": claim()["claims"] * 17}, "at most 16 claims"),
        ({"claims": [3]}, "claim 0 must be an object"),
        ({"mortgaged": [FIRST]}, "is no mortgaged deed of the bank"),
        ({"weather": 1}, "a position has no entry 'weather'"),
        ({"seats": [{}] * 9}, "2 to 4 seats"),
    ],
)
def test_an_impossible_position_says_why(changes, said):
    with pytest.raises(EditionError, match=said):
        Table.from_position({"edition": "mandalorian", "seats": SEATS, **changes})


def test_more_buildings_than_the_bank_has_are_refused():
    estate = estate_of("boba-fett")
    streets = {deed.id: 4 for deed in estate.deeds if estate.groups[deed.group].kind == "streets"}

    with pytest.raises(EditionError, match="houses stand on the board, the game has 32"):
        Table.from_position(
            {"edition": "boba-fett", "seats": [{"deeds": list(streets), "buildings": streets}, {}]},
        )


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_position_is_refused_or_sound_but_never_fails_otherwise(box, seed):
    choose = Random(seed)
    position = random_position(box, choose)
    for _ in range(150):
        spoilt = through_json(position)
        for _ in range(choose.randint(1, 2)):
            spoil(spoilt, choose)
        try:
            table = Table.from_position(spoilt)
        except EditionError as problem:
            assert "\n" not in str(problem)
        else:
            assert Table.from_position(table.position()).state_hash == table.state_hash


STRANGE = (None, True, False, -1, 0, 1, 2, 5, 99, 10**40, 1.5, "", "x", "roll", [], [0], ["x", "x"], {}, {"x": 1}, [[]])


def spoil(data, choose):
    """Put something strange somewhere into a tree of lists and objects."""
    while isinstance(data, dict | list) and data:
        place = choose.choice(list(data) if isinstance(data, dict) else range(len(data)))
        inner = data[place]
        if not isinstance(inner, dict | list) or not inner or choose.random() < 0.2:
            if place != "edition":
                data[place] = choose.choice(STRANGE)
            return
        data = inner


# decisions


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", SEEDS)
def test_options_are_exactly_the_listed_decisions_that_nothing_refuses(box, seed):
    for number, table in enumerate(walk(drawn_table(box, seed), seed, 60)):
        if number % 6 == 0:
            for seat in range(len(table.names)):
                listed = [json.dumps(option) for option in table.options(seat)]
                assert len(set(listed)) == len(listed)
                assert set(listed) == {json.dumps(row) for row in universe(table) if is_legal(table, seat, row)}


def is_legal(table, seat, decision):
    """Ask the rules without the text of a refusal, which takes most of the time."""
    return table._rules.why_not(table._state, seat, table._named.parse(table._state, decision)) == 0


def universe(table):
    """Everything that could be said at a table, except bids and new terms of trade: sensible or not."""
    estate = table._named.estate
    values = {
        "deed": [deed.id for deed in estate.deeds],
        "deck": [deck.id for deck in estate.decks],
        "claim": [0, *(claim["id"] for claim in table.view()["claims"]), 30_000],
        "offer": [0, *(offer["offer"] for offer in table.view()["offers"]), 30_000],
        "revision": range(4),
        "count": range(34),
        "token": [token.id for token in estate.tokens],
        "space": [space.id for space in estate.spaces],
        "seat": range(len(table.names)),
        "share": [False, True],
    }
    for name, entries in ((name, verb.entries) for name, verb in VERBS.items()):
        if name == "sell_set":
            yield from sales(table)
        elif name not in ("bid", "offer_trade", "counter_trade"):
            for row in product(*(values[entry] for entry in entries)):
                yield {"do": name, **dict(zip(entries, row, strict=True))}


def sales(table):
    estate, levels_of_a_deed = table._named.estate, range(table._named.board.top_level + 1)
    for number, group in enumerate(estate.groups):
        deeds = [deed.id for deed in estate.deeds if deed.group == number]
        if group.kind == "streets":
            for levels in product(levels_of_a_deed, repeat=len(deeds)):
                yield {"do": "sell_set", "levels": dict(zip(deeds, levels, strict=True))}


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing(box, seed):
    choose = Random(seed)
    rows = estate_of(box).edition.rows
    for table in walk(drawn_table(box, seed), seed, 60):
        before = table.state_hash, len(table.events)
        for _ in range(12):
            seat, decision = choose.randrange(len(table.names)), absurd_decision(table, choose)
            try:
                legal = is_legal(table, seat, decision)
            except IllegalDecision:
                legal = False
            if legal:
                continue
            with pytest.raises(IllegalDecision) as refused:
                table.play(seat, decision)
            assert refused.value.key.startswith("decision.") or refused.value.rule == rows[refused.value.key].id
        assert (table.state_hash, len(table.events)) == before


def absurd_decision(table, choose):
    """Say something in the vocabulary with entries of any kind."""
    name = choose.choice(list(VERBS))
    decision = {"do": name}
    for entry in VERBS[name].entries:
        decision[entry] = absurd_value(table, entry, choose)
    if choose.random() < 0.1:
        decision[choose.choice(["deed", "amount", "x", 7])] = choose.choice(STRANGE)
    if choose.random() < 0.1:
        decision.pop(choose.choice(list(decision)))
    return decision


def absurd_value(table, entry, choose):
    estate = table._named.estate
    deeds, decks = [deed.id for deed in estate.deeds], [deck.id for deck in estate.decks]
    if choose.random() < 0.15:
        return choose.choice(STRANGE)
    if entry in ("give", "want"):
        return {
            "cash": choose.choice([-(2**31), -1, 0, 1, 10**6, 2**31, 10**30]),
            "deeds": choose.choices(deeds, k=choose.randint(0, 3)),
            "jail_cards": choose.choices(decks, k=choose.randint(0, 2)),
        }
    if entry == "levels":
        return {choose.choice(deeds): choose.randint(-1, 6) for _ in range(choose.randint(0, 3))}
    if entry in table._named.names.things:
        return choose.choice(table._named.names.things[entry])
    return choose.choice([-(2**63), -1, 0, 1, 2, 3, 50, 10**6, 2**31, 2**63, 10**30])


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        ({}, "an object with an entry 'do', not a dict of 0"),
        ([], "an object with an entry 'do', not a list of 0"),
        (None, "not None"),
        ("roll", "not 'roll'"),
        ({"do": "rol"}, r"no decision 'rol' \(did you mean 'roll'\?\); decisions are roll, end_turn"),
        ({"do": ["roll"]}, "no decision a list of 1"),
        ({"do": "x" * 10**6}, "no decision 'xxx"),
        ({"do": "roll", "dice": [6, 6]}, "roll has no entry 'dice'"),
        ({"do": "roll", 7: 1}, "roll has no entry 7"),
        ({"do": "mortgage"}, "mortgage lacks the entry 'deed'"),
        ({"do": "mortgage", "deeds": FIRST}, r"no entry 'deeds' \(did you mean 'deed'\?\)"),
        ({"do": "mortgage", "deed": 3}, "no deed 3"),
        ({"do": "mortgage", "deed": True}, "no deed True"),
        ({"do": "mortgage", "deed": "mudhorn-eg"}, r"did you mean 'mudhorn-egg'\?"),
        ({"do": "use_jail_card", "deck": "camtonno"}, r"did you mean 'camtono'\?"),
        ({"do": "bid", "lot": 1, "amount": True}, "amount must be a whole number from 0 to 2147483647, not True"),
        ({"do": "bid", "lot": 1, "amount": 1.0}, "not 1.0"),
        ({"do": "bid", "lot": 1, "amount": 2**31}, "not 2147483648"),
        ({"do": "bid", "lot": 1, "amount": -(10**5000)}, "not a number of that size"),
        ({"do": "bid", "lot": "1", "amount": 5}, "lot must be a whole number"),
        ({"do": "offer_trade", "to": 4, "give": {"cash": 1}}, "no seat 4; seats are 0 to 3"),
        ({"do": "offer_trade", "to": -1, "give": {"cash": 1}}, "to must be a whole number"),
        ({"do": "offer_trade", "give": {"cash": 1}}, "lacks the entry 'to'"),
        ({"do": "offer_trade", "to": 1, "give": 5}, "give must be an object with the entries cash, deeds, jail_cards"),
        ({"do": "offer_trade", "to": 1, "give": {"money": 5}}, "give has no entry 'money'"),
        ({"do": "offer_trade", "to": 1, "want": {"cash": -5}}, "want cash must be a whole number from 0"),
        ({"do": "offer_trade", "to": 1, "want": {"deeds": FIRST}}, "want must list each deed at most once"),
        ({"do": "offer_trade", "to": 1, "want": {"deeds": [FIRST, FIRST]}}, "want lists a deed twice"),
        ({"do": "offer_trade", "to": 1, "want": {"deeds": [FIRST] * 10**5}}, "not a list of 100000"),
        ({"do": "offer_trade", "to": 1, "want": {"jail_cards": [DECK, DECK]}}, "want lists a deck twice"),
        ({"do": "sell_set", "levels": []}, "levels must be an object of deeds of one group"),
        ({"do": "sell_set", "levels": {}}, "levels must be an object of deeds of one group"),
        ({"do": "sell_set", "levels": {FIRST: 6}}, "from 0 to 5, not 6"),
        ({"do": "sell_set", "levels": {FIRST: 0, UTILITY: 0}}, "deeds of one group"),
        ({"do": "sell_set", "levels": {7: 0}}, "no deed 7"),
    ],
)
def test_a_decision_without_meaning_says_what_it_should_be(decision, said):
    table = Table("mandalorian", 4, seed=1)

    with pytest.raises(IllegalDecision, match=said) as refused:
        table.play(0, decision)

    assert refused.value.key == "decision.malformed"


def test_a_nest_of_lists_is_no_reason_to_fail():
    nest = []
    for _ in range(100_000):
        nest = [nest]
    table = Table("mandalorian", 2, seed=1)

    for decision in (
        nest,
        {"do": nest},
        {"do": "mortgage", "deed": nest},
        {"do": "offer_trade", "to": 1, "give": nest},
    ):
        with pytest.raises(IllegalDecision):
            table.refusal(0, decision)


def test_deeds_that_a_sale_does_not_name_keep_their_level():
    table = Table.from_position(
        {"edition": "mandalorian", "seats": [{"deeds": PAIR, "buildings": {FIRST: 3, SECOND: 4}}, {}]}
    )

    parsed = table._named.parse(table._state, {"do": "sell_set", "levels": {SECOND: 2}})

    assert table._named.name(parsed) == {"do": "sell_set", "levels": {FIRST: 3, SECOND: 2}}


@pytest.mark.parametrize("box", ESTATES)
def test_every_decision_is_named_as_it_is_spoken(box):
    table = Table(box, 2, seed=1)
    deed = a_deed(box)
    spoken = [
        {"do": "bid", "lot": 3, "amount": 40},
        {"do": "mortgage", "deed": deed},
        {"do": "accept_trade", "offer": 2, "revision": 7},
        {"do": "counter_trade", "offer": 2, "give": goods(10, deed), "want": goods(0)},
        {"do": "offer_trade", "to": 1, "give": goods(0), "want": goods(5, deed)},
    ]

    for decision in spoken:
        assert table._named.name(table._named.parse(table._state, decision)) == decision


def goods(cash, *deeds):
    return {"cash": cash, "deeds": list(deeds), "jail_cards": []}


def test_all_words_of_the_rules_are_spoken():
    known = constants(codes)
    spoken = {
        *(verb.code for verb in VERBS.values()),
        *(prompt.code for prompt in PROMPTS.values()),
        *(known[name] for name in EVENTS),
    }
    listed = list(known)
    arguments = listed[listed.index("LOT") : listed.index("NO_PROMPT") + 1]
    goods_of_an_offer = listed[listed.index("GIVE_CASH") : listed.index("LUCK_DICE")]
    others = {*arguments, *goods_of_an_offer, "LUCK_DICE", "LUCK_CARD", "LUCK_DIE", "LUCK_DEED", "PAYMENTS_END"}

    assert {name for name, number in known.items() if number not in spoken} <= others
    assert {verb.code for verb in VERBS.values()} == {known[name] for name in listed[: listed.index("LOT")]}
    assert set(EVENTS) == set(listed[listed.index("SALARY_PAID") :]) - {"PAYMENTS_END"}


# whole games


def test_play_meets_every_question_and_every_event_names_its_row():
    asked, told, rowless = set(), set(), set()
    for edition in ESTATES:
        for seed in range(14):
            for table in walk(drawn_table(edition, seed), seed, 50):
                asked |= {table.prompt_kind(seat) for seat in range(len(table.names))}
            told |= {event.kind for event in table.events}
            rowless |= {(edition, event.key) for event in table.events if event.rule is None}

    assert set(PROMPTS) - asked == RARE_PROMPTS
    assert rowless == set()
    assert len(told) > 40


@pytest.mark.parametrize("box", ESTATES)
@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_state_is_refused_or_plays_on(box, seed):
    choose = Random(seed)
    for number, table in enumerate(walk(drawn_table(box, seed), seed, 40)):
        if number % 4 == 0:
            for _ in range(25):
                try_state(spoilt_state(table, choose), choose)


def spoilt_state(table, choose):
    data = table.state()
    for _ in range(choose.randint(1, 2)):
        field, value = choose.choice(list(data["state"].items()))
        number = choose.choice([-128, -2, -1, 0, 1, 2, 3, 5, 7, 8, 13, 31, 63, 127, 30_000, 2**31 - 1])
        if isinstance(value, list):
            value[choose.randrange(len(value))] = number
        else:
            data["state"][field] = number
    return data


def try_state(data, choose):
    try:
        table = Table.from_state(data, seed=1)
    except EditionError:
        return
    for after in walk(table, choose.randrange(1000), 6):
        after.view()


def test_a_result_ranks_those_who_left_later_higher():
    table = Table("mandalorian", 4, luck=Script(dice=[(6, 6), (1, 1), (1, 1), (1, 1)]))
    for seat in (2, 0, 3):
        assert table.result is None
        table.play(seat, {"do": "resign"})
        while table.due is not None and table.prompt_kind(table.due.seats[0]) == "bid_or_pass":
            table.play(table.due.seats[0], {"do": "pass"})

    assert table.result.winners == (1,)
    assert table.result.ranking == ((1,), (3,), (0,), (2,))
    assert table.result.reason == "end.last"
    assert table.result.worth == (0, 1500, 0, 0)


def test_worth_counts_cash_deeds_and_buildings():
    estate = estate_of("mandalorian")
    deeds = {deed.id: deed for deed in estate.deeds}
    third = next(deed.id for deed in estate.deeds if deed.id not in PAIR)
    table = Table.from_position(
        {
            "edition": "mandalorian",
            "seats": [
                {"cash": 500, "deeds": [*PAIR, third], "mortgaged": [third], "buildings": {FIRST: 5, SECOND: 4}},
                {},
            ],
        }
    )

    table.play(1, {"do": "resign"})

    first, second = deeds[FIRST], deeds[SECOND]
    built = 8 * first.build_price + first.hotel_price
    assert table.result.worth == (500 + first.price + second.price + deeds[third].price // 2 + built, 0)
