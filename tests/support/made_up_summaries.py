"""Made-up summaries, of an estate game and of a race, with everything in them."""

from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate
from holotable.families.estate.summary import best_step
from holotable.stats import summary as told
from holotable.stats.intervals import rate_of as rate


def spread(*quantiles, mean=None):
    middle = quantiles[2] if mean is None else mean
    return told.Spread(middle, list(quantiles), 1, [0, 1], 0)


def course():
    return told.Course(
        spread(1, 2, 4, 6, 11), spread(0, 2, 9, 20, 41), rate("", 812, 10_000), rate("", 2700, 10_000), 0.93
    )


def summary(edition, **more):
    loaded = load_edition(edition)
    parts = {
        "format": 1,
        "edition": edition,
        "name": loaded.name,
        "family": loaded.family,
        "options": loaded.chosen(None),
        "seats": 4,
        "bots": ["thrifty", "random"],
        "trades": True,
        "seed": 7,
        "asked": 10_000,
        "games": 10_000,
        "from_position": False,
        "faults": {},
        "wins": wins(),
        "turns": spread(31, 60, 88, 140, 1290, mean=112.4),
        "decisions": spread(50, 90, 130, 200, 400),
        "endings": [],
        "spaces": [],
        "worth": told.Fan([told.FanPoint(1, 10_000, [1, 2, 3, 4, 5])], []),
        "course": course(),
        "a_game": {},
        "deeds": [],
        "auction_prices": None,
        "missions": [],
    }
    return told.Summary(**{**parts, **more})


def wins(**more):
    parts = {
        "bot": [rate("thrifty", 9000, 20_000), rate("random", 1000, 20_000)],
        "seat": [rate(str(seat), 2500 + seat, 10_000) for seat in (1, 2, 3, 4)],
        "order": [rate("1", 2700, 10_000), rate("2", 2433.5, 10_000)],
        "token": [],
        "side": [],
    }
    return told.WinRates(**{**parts, **more})


def estate_summary(**more):
    estate = read_estate(load_edition("clone-wars"))
    landings = [1000 + 37 * place % 400 for place in range(len(estate.spaces))]
    parts = {
        "options": {**estate.edition.chosen(None), "missions": True},
        "wins": wins(
            token=[rate(estate.tokens[0].id, 300, 1000)], side=[rate("light", 5100, 10_000), rate("dark", 4900, 10_000)]
        ),
        "endings": [told.Ending("win.last", "CW-WIN-01", {"en": "one is left", "de": "einer bleibt"}, 9990, 0.999)],
        "spaces": [
            told.SpaceCount(space.id, count, count / sum(landings))
            for space, count in zip(estate.spaces, landings, strict=True)
        ],
        "deeds": [deed(one.id, number) for number, one in enumerate(estate.deeds)],
        "auction_prices": spread(40, 70, 95, 120, 180),
        "missions": [told.MissionStory("light-1", "light", 900, 100, 450, 30, 12.5)],
        "a_game": {"rents": 38.24, "trades": 1.2, "jailings": 3.0, "hats_lost": 2.0},
    }
    return summary("clone-wars", **{**parts, **more})


def deed(name, number):
    steps = [
        told.DeedStep("bare", 100, 5000, 10.0, 90_000, 0.6, 170.0 - number),
        told.DeedStep("3", 250, 900, 270.0, 20_000, 12.1, 20.5 + number),
        told.DeedStep("hotel", 350, 3, 550.0, 60, 27.0, 2.0),
        told.DeedStep("own:2", 200, 40, 50.0, 60, 27.0, None),
    ]
    return told.DeedStory(name, 100, 9000, 500, 88.0, 400.0, 300.0, rate(name, 2850, 9500), best_step(steps), steps)


def race_summary(**more):
    parts = {
        "bots": ["scout", "random"],
        "spaces": [told.SpaceCount(f"track:{place}", 100 + place, 0.01) for place in range(1, 61)],
        "endings": [
            told.Ending("win.home", "MF-WIN-01", {"en": "all are home", "de": "alle sind daheim"}, 10_000, 1.0)
        ],
        "a_game": {"bumps": 6.5, "slides": 8.0, "shields": 1.25},
    }
    return summary("falcon", **{**parts, **more})
