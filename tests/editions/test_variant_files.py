"""Variants, missions, sides and shares in an estate file: what is left out, and what is refused by file, table and key."""

import copy
import random
import tomllib
from importlib import resources

import pytest

from holotable import EditionError, check_edition
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate
from tests.editions.test_estate_files import SPOILT, entries, refusal_of

FOLDER = resources.files("holotable.editions")
CLONE_WARS = (FOLDER / "clone-wars.toml").read_text(encoding="utf-8")
EPISODE_ONE = (FOLDER / "episode-one.toml").read_text(encoding="utf-8")
SHORT = CLONE_WARS[CLONE_WARS.index("[short]") : CLONE_WARS.index("[timed]")]
TIMED = CLONE_WARS[CLONE_WARS.index("[timed]") : CLONE_WARS.index("# Six tokens")]
MISSIONS = CLONE_WARS[CLONE_WARS.index("[[mission]]") : CLONE_WARS.index("[[option]]")]
TOKEN = CLONE_WARS[CLONE_WARS.index("[[token]]") : CLONE_WARS.index('[[token]]\nid = "obi-wan-kenobi"')]


@pytest.fixture
def written(tmp_path):
    """Write a file with changes and give the path."""

    def write(text: str, *changes: tuple[str, str]) -> str:
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / "my-box.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def mission_of(rule: str) -> str:
    """Give the text of one mission of Clone Wars."""
    start = MISSIONS.rindex("[[mission]]", 0, MISSIONS.index(f'rule = "{rule}"\n'))
    return MISSIONS[start : MISSIONS.index("\n\n", start) + 2]


def without_option(text: str, name: str) -> str:
    start = text.index(f'[[option]]\nname = "{name}"\n')
    end = text.find("[[option]]", start + 1)
    return text[:start] + (text[end:] if end >= 0 else "")


MISTAKES = [
    # rule values and what they need
    ('variant = "standard"', 'variant = "quick"', "[rules]: variant is 'quick', allowed are standard, short, timed"),
    ('variant = "standard" ', "", "[rules]: lacks 'variant'"),
    ("rounds = 0 ", "rounds = 1001 ", "[rules]: rounds is 1001, allowed are 0 to 1000"),
    ("rounds = 0 ", "rounds = false ", "[rules]: rounds must be a whole number, not False"),
    ("missions = false ", "missions = 0 ", "[rules]: missions must be true or false, not 0"),
    ("missions = false ", "", "[rules]: lacks 'missions'"),
    ("jail_doubles_extra_roll = true ", "jail_doubles_again = true ", "[rules]: lacks 'jail_doubles_extra_roll'"),
    ("utility_card_roll = false ", "", "[rules]: lacks 'utility_card_roll'"),
    (
        "income_tax_choice = false ",
        "income_tax_choice = 10 ",
        "[rules]: income_tax_choice must be true or false, not 10",
    ),
    (
        "income_tax_choice = false ",
        "income_tax_choice = true ",
        "[rules]: income_tax_choice is True, but no space names a",
    ),
    ("short_jail_forced = false ", "", "[rules]: lacks 'short_jail_forced'"),
    ("decline_ends_doubles = false ", "", "[rules]: lacks 'decline_ends_doubles'"),
    ("jump_moves_forward = false ", "", "[rules]: lacks 'jump_moves_forward'"),
    (SHORT, "", "option 'variant': values is 'short', but there is no [short]"),
    (TIMED, "", "option 'variant': values is 'timed', but there is no [timed]"),
    (MISSIONS, "", "option 'missions': values is True, but there is no [[mission]]"),
    ("[0, 10, 20, 30, 40, 50]", "[0, 10, 2000]", "option 'rounds': values is 2000, allowed are 0 to 1000"),
    (
        '["standard", "short", "timed"]',
        '["standard", "long"]',
        "option 'variant': values is 'long', allowed are standard",
    ),
    (
        'default = "standard" ',
        'default = "short" ',
        "option 'variant': default is 'short', but [rules] variant is 'standard'",
    ),
    # variants
    ("deal = 3 ", "deal = 5 ", "[short]: deal is 5, but 6 seats would need 30 deeds, and there are 28"),
    ("deal = 3 ", "deal = -1 ", "[short]: deal is -1, allowed are 0 to 31"),
    ("deal = 3 ", "", "[short]: lacks 'deal'"),
    ("houses_for_hotel = 3 ", "houses_for_hotel = 5 ", "[short]: houses_for_hotel is 5, allowed are 1 to 4"),
    ("houses_for_hotel = 3 ", "houses = 3\nhouses_for_hotel = 3 ", "[short]: has an unknown entry 'houses'"),
    ("deal = 2 ", "deal = 5 ", "[timed]: deal is 5, but 6 seats would need 30 deeds, and there are 28"),
    ("deal = 2 ", "deal = 4.5 ", "[timed]: deal must be a whole number, not 4.5"),
    (
        "price = 400\n",
        "price = 1200\n",
        "[timed]: deal is 2, but so many deeds may cost 1550, more than start_cash, 1500",
    ),
    ("deal = 2 ", "paid = true\ndeal = 2 ", "[timed]: has an unknown entry 'paid'"),
    # tokens
    ('side = "light" ', 'side = "grey" ', "token 'anakin-skywalker': side is 'grey', allowed are light, dark"),
    ('side = "light" ', "", "token 'anakin-skywalker': lacks 'side', which missions need"),
    # missions
    ("die = 1 ", "die = 7 ", "mission 'mission.light-one': die is 7, allowed are 1 to 6"),
    ("die = 1 ", "die = 2 ", "mission 'mission.light-two': die is 2, but another mission of the light side has it"),
    (
        'side = "light"\ndie',
        'side = "dark"\ndie',
        "mission 'mission.dark-one': die is 1, but another mission of the dark side",
    ),
    (
        'side = "light"\ndie',
        'side = "both"\ndie',
        "mission 'mission.light-one': side is 'both', allowed are light, dark",
    ),
    ("least = 2\n", "least = 0\n", "mission 'mission.light-one': least is 0, allowed are 1 to 6"),
    ("least = 2\n", "", "mission 'mission.light-one': lacks 'least'"),
    ('prize = "take"', 'prize = "win"', "mission 'mission.light-one': prize is 'win', allowed are take, jump, again"),
    ('prize = "jump"', 'prize = "jump"\namount = 5', "mission 'mission.light-three': has an unknown entry 'amount'"),
    ('prize = "jump"', 'prize = "steal"', "mission 'mission.light-three': lacks 'count'"),
    ('prize = "jump"', 'prize = "collect"', "mission 'mission.light-three': lacks 'amount'"),
    ("count = 1\n", "count = 11\n", "mission 'mission.light-one': count is 11, allowed are 1 to 10"),
    (
        "amount = 3000 ",
        "amount = 1_000_001 ",
        "mission 'mission.light-five': amount is 1000001, allowed are 0 to 1000000",
    ),
    ("fine = 100 ", "fine = -100 ", "mission 'mission.light-one': fine is -100, allowed are 0 to 1000000"),
    ("fine = 100 ", "", "mission 'mission.light-one': lacks 'fine'"),
    (
        'rule = "mission.light-one"',
        'rule = "rent.level"',
        "mission 'rent.level': rule is 'rent.level', allowed are mission.",
    ),
    (
        'fine_rule = "mission.light-one-fine"',
        'fine_rule = "mission.fine"',
        "mission 'mission.light-one': fine_rule is 'mission.fine', allowed are mission.",
    ),
    (
        'fine_rule = "mission.light-one-fine"\nprovenance = "rulebook"',
        'fine_rule = "mission.light-one-fine"',
        "mission 'mission.light-one': lacks 'provenance'",
    ),
    (mission_of("mission.dark-four"), "", "mission lists none of the dark side for the die 4"),
    # shares
    ("amount = 200 ", "share = 0\namount = 200 ", "space 'trade-tariff': share is 0, allowed are 1 to 100"),
    ("amount = 200 ", "share = 101\namount = 200 ", "space 'trade-tariff': share is 101, allowed are 1 to 100"),
    ('kind = "parking"', 'kind = "parking"\nshare = 10', "space 'free-parking': has an unknown entry 'share'"),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES)
def test_a_mistake_is_named_by_file_table_and_key(written, old, new, said):
    path = written(CLONE_WARS, (old, new))

    message = refusal_of(path)

    assert message.startswith(f"{path}, ")
    assert said in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("rule", "tables", "said"),
    [
        (('variant = "standard"', 'variant = "short"'), SHORT, "[rules]: variant is 'short', but there is no [short]"),
        (('variant = "standard"', 'variant = "timed"'), TIMED, "[rules]: variant is 'timed', but there is no [timed]"),
        (("rounds = 0 ", "rounds = 20 "), TIMED, "[rules]: rounds is 20, but there is no [timed]"),
        (("missions = false ", "missions = true "), MISSIONS, "[rules]: missions is True, but there is no [[mission]]"),
    ],
)
def test_a_rule_value_without_its_tables_is_refused(written, rule, tables, said):
    text = CLONE_WARS
    for option in ("variant", "rounds", "missions"):
        text = without_option(text, option)

    assert said in refusal_of(written(text, rule, (tables, "")))


def test_a_file_without_variants_missions_and_sides_is_sound(written):
    text = CLONE_WARS.replace('side = "light" ', "").replace('side = "dark" ', "")
    for option in ("variant", "rounds", "missions"):
        text = without_option(text, option)
    path = written(text, (SHORT, ""), (TIMED, ""), (MISSIONS, ""))

    estate = read_estate(load_edition(path))

    assert "is a sound edition" in check_edition(path)
    assert (estate.short, estate.timed, estate.missions) == (None, None, ())
    assert {token.side for token in estate.tokens} == {None}


def test_rounds_need_a_timed_game_even_as_an_option(written):
    path = written(without_option(CLONE_WARS, "variant"), (TIMED, ""))

    assert "option 'rounds': values is 10, but there is no [timed]" in refusal_of(path)


def test_a_file_may_be_the_short_game_by_its_own_rules(written):
    text = without_option(CLONE_WARS, "variant")
    estate = read_estate(load_edition(written(text, ('variant = "standard"', 'variant = "short"'))))

    assert (estate.board({}).top_level, estate.board({}).deal) == (4, 3)


def test_a_ninth_token_is_refused(written):
    more = "".join(TOKEN.replace("anakin-skywalker", f"clone-{number}") for number in range(3))

    assert "token lists 9 tokens, allowed are 6 to 8" in refusal_of(
        written(CLONE_WARS, ("[[token]]", f"{more}[[token]]"))
    )


def test_a_choice_of_taxes_needs_a_share(written):
    path = written(EPISODE_ONE, ("share = 10 ", ""))

    assert "[rules]: income_tax_choice is True, but no space names a share" in refusal_of(path)


def test_a_mission_without_a_rule_for_its_fine_has_one_for_both(written):
    path = written(CLONE_WARS, ('fine_rule = "mission.light-one-fine"\n', ""))

    assert read_estate(load_edition(path)).missions[0].fine_rule == "mission.light-one"


def test_missions_may_stand_in_any_order(written):
    first = mission_of("mission.light-one")
    path = written(CLONE_WARS, (first, ""), ("[[option]]", f"{first}[[option]]"))

    assert read_estate(load_edition(path)).missions == read_estate(load_edition("clone-wars")).missions


def test_the_origin_of_a_german_name_is_one_of_the_known_words(written):
    said = "deed 'naboo-swamps' provenance: name_de is 'ours', allowed are rulebook, source, classic, reconstructed"

    assert said in refusal_of(written(EPISODE_ONE, ('name_de = "reconstructed",', 'name_de = "ours",')))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("text", [CLONE_WARS, EPISODE_ONE], ids=["clone-wars", "episode-one"])
def test_whatever_is_spoilt_is_refused_in_one_line_or_harmless(text, seed):
    chance = random.Random(seed)
    whole = tomllib.loads(text)
    parts = [key for key in whole if key in ("rules", "short", "timed", "token", "mission", "space", "option")]
    for way in chance.sample([way for way in entries(whole) if way[0] in parts], 20):
        data = copy.deepcopy(whole)
        table = data
        for key in way[:-1]:
            table = table[key]
        table[way[-1]] = copy.deepcopy(chance.choice(SPOILT))

        try:
            check_edition(data)
        except EditionError as refused:
            assert str(refused).startswith("edition in this record, ")
            assert "\n" not in str(refused)
