"""The golden games of the two books with variants: missions, short and timed games."""

from collections.abc import Mapping, Sequence

from holotable import Script, Table
from tests.golden.players import by_bots, played

MIA, BEN, ZOE = 0, 1, 2


def clone_wars_missions() -> Table:
    """Three seats from the choice of tokens to a quick victory: every prize once, two fines, a jump over nothing."""
    table = Table(
        "clone-wars",
        ["Mia", "Ben", "Zoe"],
        options={"missions": True},
        luck=Script(
            dice=[
                *((6, 5), (1, 2), (2, 3)),  # who begins
                *((6, 2), (6, 3), (6, 6), (1, 2)),
                *((6, 5), (6, 1), (6, 4), (1, 1), (1, 2)),
                *((6, 3), (5, 6)),
                *((5, 6), (5, 6)),
            ],
            die=[3, 1, 5, 4, 4, 2, 6, 6, 6, 6],
            cards={"sith": ["spoils-of-war"], "jedi": ["thanks-of-the-senate"]},
        ),
    )
    return played(table, [*choices(), *first_round(), *second_round(), *last_round()])


def choices() -> Sequence[tuple[int, Mapping[str, object]]]:
    """The tokens, and with them the sides."""
    return [
        (MIA, {"do": "choose_token", "token": "anakin-skywalker"}),
        (BEN, {"do": "choose_token", "token": "general-grievous"}),
        (ZOE, {"do": "choose_token", "token": "asajj-ventress"}),
    ]


def first_round() -> Sequence[tuple[int, Mapping[str, object]]]:
    """Two deeds for nothing, a fine, and a player who is put elsewhere."""
    return [
        (MIA, {"do": "roll"}),
        (MIA, {"do": "buy"}),
        (MIA, {"do": "start_mission"}),  # light, 2/6
        (MIA, {"do": "take_deed", "deed": "bothawui"}),
        (MIA, {"do": "take_deed", "deed": "abregado-system"}),
        (MIA, {"do": "build", "deed": "abregado-system"}),
        (MIA, {"do": "end_turn"}),
        (BEN, {"do": "roll"}),  # to that settlement
        (MIA, {"do": "claim_rent", "claim": 1}),
        (BEN, {"do": "start_mission"}),  # dark, 3/6, missed
        (BEN, {"do": "end_turn"}),
        (ZOE, {"do": "roll"}),
        (ZOE, {"do": "buy"}),
        (ZOE, {"do": "start_mission"}),  # dark, 6/6
        (ZOE, {"do": "send", "seat": BEN, "space": "trade-tariff"}),
        (ZOE, {"do": "roll"}),  # for the doubles
        (ZOE, {"do": "buy"}),
        (ZOE, {"do": "end_turn"}),
    ]


def second_round() -> Sequence[tuple[int, Mapping[str, object]]]:
    """A senator who stays away, a theft, and another turn that ends in jail."""
    return [
        (MIA, {"do": "roll"}),
        (MIA, {"do": "buy"}),
        (MIA, {"do": "start_mission"}),  # light, 5/6, missed
        (MIA, {"do": "end_turn"}),
        (BEN, {"do": "roll"}),
        (BEN, {"do": "buy"}),
        (BEN, {"do": "start_mission"}),  # dark, 1/6
        (BEN, {"do": "steal", "deed": "resolute"}),
        (BEN, {"do": "end_turn"}),
        (ZOE, {"do": "roll"}),
        (ZOE, {"do": "auction"}),
        (ZOE, {"do": "pass"}),
        (MIA, {"do": "bid", "lot": 1, "amount": 90}),
        (BEN, {"do": "pass"}),
        (ZOE, {"do": "pass"}),
        (ZOE, {"do": "start_mission"}),  # dark, 4/6
        (ZOE, {"do": "roll"}),
        (ZOE, {"do": "buy"}),
        (ZOE, {"do": "roll"}),
        (ZOE, {"do": "end_turn"}),
    ]


def last_round() -> Sequence[tuple[int, Mapping[str, object]]]:
    """A jump to the start, the senator's reward, and two quick victories."""
    return [
        (MIA, {"do": "roll"}),
        (MIA, {"do": "buy"}),
        (MIA, {"do": "start_mission"}),  # light, 3/6
        (MIA, {"do": "jump", "space": "go"}),
        (MIA, {"do": "end_turn"}),
        (BEN, {"do": "roll"}),  # a card
        (BEN, {"do": "start_mission"}),  # dark, 5/6
        (BEN, {"do": "defeat", "seat": ZOE}),
        (BEN, {"do": "end_turn"}),
        (MIA, {"do": "roll"}),
        (BEN, {"do": "claim_rent", "claim": 2}),
        (MIA, {"do": "start_mission"}),  # light, 5/6
        (MIA, {"do": "end_turn"}),
        (BEN, {"do": "roll"}),  # a card
        (BEN, {"do": "start_mission"}),  # dark, 5/6
        (BEN, {"do": "defeat", "seat": MIA}),
    ]


def clone_wars_short() -> Table:
    """Three seats near the end of a short game: cities after three settlements, the late fine, a bankrupt, the count."""
    position = {
        "edition": "clone-wars",
        "options": {"variant": "short"},
        "seats": [
            {
                "name": "Mia",
                "token": "captain-rex",
                "cash": 900,
                "space": "free-parking",
                "deeds": ["tatooine-dune-sea", "tatooine-system", "ziros-palace", "jabbas-palace", "antar"],
                "buildings": {"tatooine-dune-sea": 3, "tatooine-system": 3, "ziros-palace": 2, "jabbas-palace": 2},
                "mortgaged": ["antar"],
            },
            {
                "name": "Ben",
                "token": "general-grievous",
                "cash": 320,
                "space": "vassek",
                "deeds": ["twilight", "rugosa"],
                "mortgaged": ["rugosa"],
            },
            {"name": "Zoe", "token": "ahsoka-tano", "cash": 640, "jail": 1, "space": "jail", "deeds": ["resolute"]},
        ],
    }
    table = Table.from_position(position, luck=Script(dice=[(2, 3), (3, 5), (2, 4), (1, 4), (1, 1)]))
    return played(
        table,
        [
            (MIA, {"do": "build", "deed": "tatooine-system"}),  # a city for three settlements and 50
            (MIA, {"do": "roll"}),
            (MIA, {"do": "buy"}),
            (MIA, {"do": "end_turn"}),
            (BEN, {"do": "roll"}),
            (MIA, {"do": "claim_rent", "claim": 1}),
            (BEN, {"do": "mortgage", "deed": "twilight"}),
            (MIA, {"do": "offer_trade", "to": BEN, "give": {"cash": 200}, "want": {"deeds": ["rugosa"]}}),
            (BEN, {"do": "accept_trade", "offer": 1, "revision": 1}),
            (MIA, {"do": "keep_mortgage", "deed": "rugosa"}),
            (BEN, {"do": "settle"}),
            (BEN, {"do": "end_turn"}),
            (ZOE, {"do": "roll"}),  # no doubles
            (ZOE, {"do": "pay_fine"}),
            (ZOE, {"do": "buy"}),
            (ZOE, {"do": "end_turn"}),
            (MIA, {"do": "sell_building", "deed": "tatooine-system"}),
            (MIA, {"do": "build", "deed": "tatooine-system"}),
            (MIA, {"do": "roll"}),
            (MIA, {"do": "end_turn"}),
            (BEN, {"do": "roll"}),
            (MIA, {"do": "claim_rent", "claim": 2}),
            (BEN, {"do": "declare_bankruptcy"}),
            (MIA, {"do": "keep_mortgage", "deed": "twilight"}),
        ],
    )


def clone_wars_full() -> Table:
    """Four seats, played by bots from the first throw to the last."""
    return by_bots("clone-wars", ["Ada", "Bo", "Cem", "Dora"], seed=2008)


def clone_wars_timed() -> Table:
    """Four seats and ten rounds, played by bots."""
    return by_bots("clone-wars", ["Ada", "Bo", "Cem", "Dora"], seed=2008, variant="timed", rounds=10)


def episode_one_full() -> Table:
    """Three seats, played by bots from the first throw to the last."""
    return by_bots("episode-one", ["Ada", "Bo", "Cem"], seed=1999)


def episode_one_short() -> Table:
    """Five seats, played by bots from the deal to the first bankruptcy."""
    return by_bots("episode-one", ["Ada", "Bo", "Cem", "Dora", "Eno"], seed=1999, variant="short")


def episode_one_timed() -> Table:
    """Six seats and ten rounds, played by bots."""
    return by_bots("episode-one", ["Ada", "Bo", "Cem", "Dora", "Eno", "Fay"], seed=1999, variant="timed", rounds=10)
