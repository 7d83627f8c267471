"""Estate files: every mistake is named by file, table and key, and a board that cannot be played is refused."""

import copy
import random
import tomllib
from importlib import resources

import pytest

from holotable import EditionError, check_edition
from holotable.editions import load_edition
from holotable.families.estate.edition.reader import read_estate

MANDALORIAN = (resources.files("holotable.editions") / "mandalorian.toml").read_text(encoding="utf-8")
SPOILT = (-1, 0, 10**12, "", "x", "go", True, 1.5, [], [1, 2], ["x"], {}, {"en": "x"}, {"en": "x", "de": "y"})


@pytest.fixture
def written(tmp_path):
    """Write the Mandalorian with changes and give the path."""

    def write(*changes: tuple[str, str]) -> str:
        text = MANDALORIAN
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / "my-box.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def table_of(kind: str, name: str) -> str:
    """Give the text of one table of the Mandalorian."""
    start = MANDALORIAN.index(f'id = "{name}"\n' if kind != "option" else f'name = "{name}"\n')
    start = MANDALORIAN.rindex(f"[[{kind}]]", 0, start)
    return MANDALORIAN[start : MANDALORIAN.index("\n\n", start) + 2]


def test_a_price_is_corrected_in_one_line(written):
    path = written(("price = 60", "price = 80"))

    assert read_estate(load_edition(path)).deeds[0].price == 80
    assert check_edition(path) == (f"{path} is a sound edition: 32 spaces, 18 deeds, 32 cards, 4 tokens, 2 to 4 seats")


MISTAKES = [
    # the ring
    ("at = 2\n", "at = 1\n", "space 'guild-dues': at is 1, but 'bone-broth' lies there"),
    ("at = 2\n", "at = 4\n", "space 'camtono-1': at is 4, but 'guild-dues' lies there"),
    ("space = 31\n", "space = 33\n", "the ring has a gap: no space and no deed lies at 31, but 'beskar-ingots' at 33"),
    ("space = 3\n", "space = 1\n", "deed 'sorgan-frog': space is 1, but 'bone-broth' lies there"),
    ("space = 3\n", "space = 40\n", "deed 'sorgan-frog': space is 40, allowed are 1 to 39"),
    ("space = 3\n", "space = 0\n", "deed 'sorgan-frog': space is 0, allowed are 1 to 39"),
    ('kind = "parking"', 'kind = "start"', "space lists 2 spaces of kind 'start', expected 1"),
    ('kind = "parking"', 'kind = "jail"', "space lists 2 spaces of kind 'jail', expected 1"),
    ('kind = "jail"', 'kind = "parking"', "space lists 0 spaces of kind 'jail', expected 1"),
    ('kind = "parking"', 'kind = "deed"', "space 'free-parking': kind is 'deed', allowed are start, tax, card, jail"),
    ("amount = 200", "amount = 1_000_001", "space 'guild-dues': amount is 1000001, allowed are 0 to 1000000"),
    ("amount = 200", "amount = -1", "space 'guild-dues': amount is -1, allowed are 0 to 1000000"),
    ("amount = 200\n", "", "space 'guild-dues': lacks 'amount'"),
    ('kind = "parking"', 'kind = "parking"\namount = 5', "space 'free-parking': has an unknown entry 'amount'"),
    ('deck = "camtono"', 'deck = "chest"', "space 'camtono-1': deck is 'chest', allowed are bounty-puck, camtono"),
    ('id = "guild-dues"', 'id = "imperial-levy"', "has two spaces with the id 'imperial-levy'"),
    ('id = "guild-dues"', 'id = "bone-broth"', "has two spaces with the id 'bone-broth'"),
    (
        'id = "guild-dues"',
        'id = "Guild Dues"',
        "space 'Guild Dues': id is 'Guild Dues'; an id is lower case with dashes",
    ),
    # groups and deeds
    (
        'group = "brown"',
        'group = "mauve"',
        "deed 'bone-broth': group is 'mauve', allowed are brown, light-blue",
    ),
    ('group = "brown"\n', "", "deed 'bone-broth': lacks 'group'"),
    ('id = "pink"', 'id = "brown"', "has two groups with the id 'brown'"),
    ('colour = "pink"', 'colour = "magenta"', "group 'pink': colour is 'magenta', allowed are brown, light-blue"),
    ('kind = "streets"', 'kind = "road"', "group 'brown': kind is 'road', allowed are streets, ladder, utility"),
    ('id = "sorgan-frog"', 'id = "bone-broth"', "has two deeds with the id 'bone-broth'"),
    (
        "[2, 10, 30, 90, 160, 250]",
        "[2, 10, 30]",
        "deed 'bone-broth': rent has 3 entries, expected 6 (bare, one per house",
    ),
    (
        "[2, 10, 30, 90, 160, 250]",
        "[2, 10, 30, 20, 160, 250]",
        "deed 'bone-broth': rent must not fall from entry to entry",
    ),
    ("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 160, 2.5]", "deed 'bone-broth': rent holds 2.5; allowed are whole"),
    (
        "[2, 10, 30, 90, 160, 250]",
        "[2, 10, 30, 90, 160, true]",
        "deed 'bone-broth': rent holds True; allowed are whole",
    ),
    (
        "rent = [4, 10] ",
        "rent = [4] ",
        "deed 'razor-crest-cockpit': rent has 1 entries, expected 2 (one per deed of the",
    ),
    ("price = 60", "price = 0", "deed 'bone-broth': price is 0, allowed are 1 to 1000000"),
    ("mortgage = 30", "mortgage = 61", "deed 'bone-broth': mortgage is 61, more than the price, 60"),
    ("build_price = 50\n", "", "deed 'bone-broth': lacks 'build_price'"),
    (
        "rent = [4, 10] ",
        "build_price = 5\nrent = [4, 10] ",
        "deed 'razor-crest-cockpit': has an unknown entry 'build_price'",
    ),
    ('building = "classic", ', "", "deed 'bone-broth' provenance: lacks 'building'"),
    (
        'building = "classic"',
        'building = "guess"',
        "deed 'bone-broth' provenance: building is 'guess', allowed are rulebook",
    ),
    # bank, tokens and words
    ("5 = 1, 10", "5 = 2, 10", "[bank]: notes come to 1505, but start_cash is 1500"),
    ("{ 1 = 5, 5", "{ one = 5, 5", "[bank] notes: 'one' is no note; a note is a whole number from 1 to 1000000"),
    ("house = 32", "house = 201", "[bank] stock: house is 201, allowed are 0 to 200"),
    ("start_cash = 1500", "start_cash = -1500", "[bank]: start_cash is -1500, allowed are 0 to 1000000"),
    ("seats = { min = 2, max = 4 }", "seats = { min = 2, max = 5 }", "token lists 4 tokens, but 5 seats need one each"),
    ('id = "child-with-the-cup"', 'id = "child-in-the-cradle"', "has two tokens with the id 'child-in-the-cradle'"),
    ("age = 8 ", "age = 0 ", "[edition]: age is 0, allowed are 1 to 99"),
    ('id = "mandalorian"', 'id = "My Box"', "[edition]: id is 'My Box'; an id is lower case with dashes"),
    ("banker = ", "bankers = ", "[words]: lacks 'banker'"),
    ("utility = ", "useful = ", "[words]: lacks 'utility'"),
    ('jail = { en = "Jail",', 'jail = { en = "Ja\\nil",', "[words] jail: en holds a control character or a line break"),
    # rule values and options
    ("salary = 200 ", "salary = 1_000_001 ", "[rules]: salary is 1000001, allowed are 0 to 1000000"),
    ("auction_opening = 10", "auction_opening = 0", "[rules]: auction_opening is 0, allowed are 1 to 1000000"),
    ("houses_for_hotel = 4", "houses_for_hotel = 5", "[rules]: houses_for_hotel is 5, allowed are 1 to 4"),
    ("houses_for_hotel = 4", "houses_for_hotel = 3", "deed 'bone-broth': rent has 6 entries, expected 5"),
    ("sell_outright = false", "sell_outright = 0", "[rules]: sell_outright must be true or false, not 0"),
    ("sell_outright = false", "", "[rules]: lacks 'sell_outright'"),
    ('build_window = "any"', 'build_window = "never"', "[rules]: build_window is 'never', allowed are any, own-turn"),
    ("fine = 50 ", "fines = 50 ", "[rules]: lacks 'fine'"),
    (
        'name = "utility_roll"',
        'name = "utility_dice"',
        "option 'utility_dice': name is no rule value that can be an option",
    ),
    (
        'name = "utility_roll"',
        'name = "houses_for_hotel"',
        "option 'houses_for_hotel': name is no rule value that can be",
    ),
    ('["new", "moving"]', '["new", "old"]', "option 'utility_roll': values is 'old', allowed are new, moving"),
    ("[3, 2, 1]", "[3, 2, 4]", "option 'jail_pay_turns': values is 4, allowed are 0 to 3"),
    ("default = 3 ", "default = 2 ", "option 'jail_pay_turns': default is 2, but [rules] jail_pay_turns is 3"),
    # decks and cards
    ('kind = "card" ', 'kind = "tax"\namount = 5 ', "space 'camtono-1': has an unknown entry 'deck'"),
    ('id = "a-new-commission"', 'id = "small-job"', "deck 'bounty-puck': has two cards with the id 'small-job'"),
    ("copies = 2", "copies = 0", "card 'hide-the-child': copies is 0, allowed are 1 to 32"),
    ("copies = 2", "copies = 19", "deck 'bounty-puck': has 33 cards, allowed are 1 to 32"),
    ("amount = 50 }", "amount = 1_000_001 }", "card 'small-job' effect: amount is 1000001, allowed are 0 to 1000000"),
    ('do = "collect", amount = 50', 'do = "keep"', "deck 'bounty-puck': has 2 cards to keep, allowed is one"),
    ('do = "keep" }', 'do = "keep" }\ncopies = 2', "deck 'bounty-puck': has 2 cards to keep, allowed is one"),
    ('do = "collect", amount = 50', 'do = "win"', "card 'small-job' effect: do is 'win', allowed are collect, pay"),
    (
        'space = "tracking-fob"',
        'space = "moon"',
        "card 'follow-the-signal' effect: space is 'moon', allowed are go, bone",
    ),
    (
        'group = "hideaways", factor',
        'group = "ships", factor',
        "card 'hide-the-child' effect: group is 'ships', allowed",
    ),
    ("factor = 10", "times = 2", "card 'hide-the-child' effect: lacks 'factor'"),
    ("steps = 3", "steps = 0", "card 'wrong-direction' effect: steps is 0, allowed are 1 to 12"),
    ('provenance = "rulebook"\n\n[words]', "\n[words]", "[edition]: lacks 'provenance'"),
    ("[bank]", "[safe]", "top level: lacks 'bank'"),
    ("[bank]", "[extra]\n[bank]", "top level: has an unknown entry 'extra'"),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES)
def test_a_mistake_is_named_by_file_table_and_key(written, old, new, said):
    path = written((old, new))

    with pytest.raises(EditionError) as refused:
        check_edition(path)

    assert str(refused.value).startswith(f"{path}, ")
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def refusal_of(path: str) -> str:
    with pytest.raises(EditionError) as refused:
        check_edition(path)
    return str(refused.value)


def test_a_deck_too_many_or_too_few_is_refused(written):
    deck = table_of("deck", "camtono")

    assert "deck lists 1 decks, expected 2" in refusal_of(written((deck, "")))
    assert "deck lists 3 decks, expected 2" in refusal_of(written((deck, deck + deck)))


def test_a_group_without_a_deed_and_one_with_too_many_are_refused(written):
    empty = table_of("group", "brown").replace("brown", "grey").replace('colour = "grey"', 'colour = "brown"')
    crowded = [(f'group = "{colour}"', 'group = "red"') for colour in ("brown", "brown", "pink", "pink")]

    assert "group 'grey': has 0 deeds, allowed are 1 to 4" in refusal_of(written(("[[group]]", empty + "[[group]]")))
    assert "group 'brown': has 0 deeds, allowed are 1 to 4" in refusal_of(written(*crowded))
    crowded = [(f'group = "{colour}"', 'group = "red"') for colour in ("brown", "light-blue", "pink", "orange")]
    assert "group 'red': has 6 deeds, allowed are 1 to 4" in refusal_of(written(*crowded))


def test_a_ring_that_begins_with_anything_but_the_start_is_refused(written):
    path = written(("at = 0\n", "at = 99\n"), ("at = 2\n", "at = 0\n"), ("at = 99\n", "at = 2\n"))

    assert "space 0 is 'guild-dues' of kind 'tax'; the ring begins with the start" in refusal_of(path)


def with_cards(*changes: tuple[str, str]) -> str:
    """Give the Mandalorian with only two cards in the first deck and one in the second, changed."""
    text = (
        MANDALORIAN[: MANDALORIAN.index("[[card]]")] + table_of("card", "small-job") + table_of("card", "bacta-spray")
    )
    text += table_of("card", "wrong-direction") + MANDALORIAN[MANDALORIAN.index("[[option]]") :]
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([], None),
        ([("steps = 3", "steps = 2")], None),  # from 6 back to 4, where the other deck lies
        ([("steps = 3", "steps = 2"), ("steps = 2 }", "steps = 2 }\ncopies = 31")], None),
        (  # the only card of the other deck goes forward from 4 to 6
            [('do = "pay", amount = 100', 'do = "go_forward", steps = 2')],
            "deck 'camtono': every card leads to a card space, so that cards alone could move a token for ever",
        ),
        (
            [('do = "collect", amount = 50', 'do = "advance_to", space = "camtono-1"'), ("steps = 3", "steps = 2")],
            "deck 'bounty-puck': every card leads to a card space, so that cards alone could move a token for ever",
        ),
        (
            [
                ("steps = 3 }", "steps = 2 }\ncopies = 31"),
                ('do = "pay", amount = 100 }', 'do = "go_back", steps = 12 }'),
                ("[[option]]", table_of("card", "landing-fee").replace("bounty-puck", "camtono") + "[[option]]"),
                ("steps = 12 }", "steps = 6 }\ncopies = 2"),
            ],
            "card 'wrong-direction': effect makes 33 cards that lead to a card space, allowed are 32",
        ),
    ],
)
def test_cards_that_could_move_a_token_for_ever_are_refused(tmp_path, changes, said):
    path = tmp_path / "my-box.toml"
    path.write_text(with_cards(*changes), encoding="utf-8")

    if said is None:
        assert "is a sound edition" in check_edition(str(path))
    else:
        assert refusal_of(str(path)) == f"{path}, {said}"


def test_a_ring_too_short_for_a_throw_is_refused(tmp_path):
    path = tmp_path / "tiny.toml"
    path.write_text(TINY, encoding="utf-8")

    assert "the ring has 4 spaces, allowed are 12 to 40" in refusal_of(str(path))


WORDS_OF_MANDALORIAN = MANDALORIAN[MANDALORIAN.index("[words]") : MANDALORIAN.index("# What this book settles")]
RULES_OF_MANDALORIAN = MANDALORIAN[MANDALORIAN.index("[rules]") : MANDALORIAN.index("# Four tokens")]
TOKENS = "".join(table_of("token", name) for name in ("child-in-the-cradle", "child-with-the-cup"))
DECKS = table_of("deck", "bounty-puck") + table_of("deck", "camtono")
CARDS = table_of("card", "small-job") + table_of("card", "bacta-spray")
TINY = (
    MANDALORIAN[: MANDALORIAN.index("[words]")].replace("max = 4", "max = 2")
    + WORDS_OF_MANDALORIAN.replace("utility = ", "# utility = ").replace("utilities = ", "# utilities = ")
    + RULES_OF_MANDALORIAN
    + TOKENS
    + table_of("group", "brown")
    + table_of("space", "go")
    + table_of("space", "guild-dues")
    + table_of("space", "jail").replace("at = 8", "at = 3")
    + table_of("deed", "bone-broth")
    + DECKS
    + CARDS
)


def entries(value: object, way: tuple = ()) -> list[tuple]:
    """List the ways to everything inside a table."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, part in parts for found in ((*way, key), *entries(part, (*way, key)))]


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_spoilt_is_refused_in_one_line_or_harmless(seed):
    chance = random.Random(seed)
    whole = tomllib.loads(MANDALORIAN)
    for way in chance.sample(entries(whole), 40):
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
