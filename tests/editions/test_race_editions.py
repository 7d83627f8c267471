"""Race editions: what a file must say, and the boards that are refused."""

import tomllib
from importlib import resources

import pytest

from holotable import EditionError, Script, Table
from holotable.editions import edition_ids, load_edition
from holotable.families.race.edition import read_race
from tests.support.evidence import rule

FALCON = (resources.files("holotable.editions") / "falcon.toml").read_text(encoding="utf-8")


@pytest.fixture
def written(tmp_path):
    """Write the Falcon with one change and give the path."""

    def write(old: str, new: str) -> str:
        assert FALCON.count(old) >= 1
        path = tmp_path / "my-box.toml"
        path.write_text(FALCON.replace(old, new, 1), encoding="utf-8")
        return str(path)

    return write


def refusal_of(path: str) -> str:
    with pytest.raises(EditionError) as refused:
        read_race(load_edition(path))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_anybodys_own_file_can_be_played(written):
    table = Table(written('id = "falcon"', 'id = "my-falcon"'), 2, seed=1)

    assert table.edition.id == "my-falcon"
    assert table.due.seats == (0,)


def test_a_comment_does_not_change_the_hash_and_a_number_does(written):
    same = load_edition(written("spaces = 60", "spaces = 60  # as on the box")).hash
    other = load_edition(written("home_zone = 5 ", "home_zone = 4 ")).hash

    assert same == load_edition("falcon").hash
    assert other != same


@rule("R-MF-25")
def test_how_a_box_is_shown_may_be_left_out_and_does_not_change_the_hash(written):
    built_in = load_edition("falcon")
    lines = ("short = ", "kind = ", "minutes = ", "order = ", "finished = ")
    head = [line for line in FALCON.splitlines(keepends=True) if line.startswith(lines)]
    assert len(head) == 5

    own = load_edition(written("".join(head), ""))

    assert own.short == own.name == built_in.name
    assert (own.kind, own.minutes, own.emblem, own.finished) == ({}, None, "", False)
    assert own.hash == built_in.hash


def test_a_game_that_ends_before_it_is_expected_to_is_refused(written):
    said = refusal_of(written("minutes = { min = 15, max = 30 }", "minutes = { min = 30, max = 15 }"))

    assert said.endswith("min is 30, more than max, 15")


def test_a_board_whose_slides_chain_is_refused(written):
    said = refusal_of(written("{ triangle = 9, end = 13 }", "{ triangle = 9, end = 16 }"))

    assert said.endswith(
        "colour 'red': the slide 9-16 runs over the triangle on space 16, so slides would chain (R-MF-25)"
    )


@rule("R-MF-26")
def test_a_board_whose_slide_carries_a_colour_over_its_entry_is_refused(written):
    said = refusal_of(written("entry = 17", "entry = 10"))

    assert "the slide 9-13 would carry blue over its own entry on space 10 (R-MF-26)" in said


@rule("R-MF-26")
def test_an_entry_on_the_end_of_a_foreign_slide_is_fine(written):
    assert read_race(load_edition(written("entry = 17", "entry = 13"))).colours[1].entry == 13


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("spaces = 60", "spaces = 900", "[track]: spaces is 900, allowed are 30 to 96"),
        ("spaces = 60", 'spaces = "sixty"', "[track]: spaces must be a whole number, not 'sixty'"),
        ("joins = 4 ", "joins = 60 ", "colour 'red': joins is 60, allowed are 0 to 59"),
        ("joins = 4 ", "jions = 4 ", "colour 'red': lacks 'joins'"),
        ('id = "blue"', 'id = "blue"\nsize = 3', "colour 'blue': has an unknown entry 'size'"),
        ("moves = [3]", "moves = []", "card '3': moves must list one or two moves, not []"),
        ("moves = [3]", "moves = [0]", "card '3': moves holds 0; a move is 1 to 15 spaces, negative is backward"),
        ("moves = [3]", "moves = [true]", "card '3': moves holds True; a move is 1 to 15 spaces, negative is backward"),
        ('rule = "card.five"', 'rule = "card.fife"', "card '5': rule is 'card.fife', allowed are "),
        ('id = "5"', 'id = "3"', "has two cards with the id '3'"),
        ('id = "blue"', 'id = "red"', "has two colours with the id 'red'"),
        ("seats = { min = 2, max = 4 }", "seats = { min = 4, max = 2 }", "[edition] seats: min is 4, more than max, 2"),
        ("copies = 5 ", "copies = 0 ", "card '1': copies is 0, allowed are 1 to 30"),
        ('two = ["red", "yellow"]', 'two = ["red", "red"]', "[seating]: two must name 2 different colours"),
        ('two = ["red", "yellow"]', 'two = ["red", "pink"]', "[seating]: two must name 2 different colours"),
        ("triangle = 9, end = 13", "triangle = 1, end = 3", "begins where another slide begins"),
        ("triangle = 9, end = 13", "triangle = 9, end = 9", "ends on its own triangle"),
        ('book = "MF"', 'book = "XX"', "[edition]: book is 'XX', allowed are BF, CW, E1, MA, MF"),
        ('family = "race"', 'family = "chess"', "[edition]: family is 'chess', allowed are race, estate"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "provenance is 'hearsay', allowed are rulebook, source"),
        (
            'name = "shield_optional"',
            'name = "shield_perhaps"',
            "a race edition has the options sorry_forward_can_start",
        ),
        ('name = { en = "Red", de = "Rot" }', 'name = { en = "Red" }', "colour 'red' name: lacks 'de'"),
        ('name = { en = "Red", de = "Rot" }', 'name = { en = "Red", de = " " }', "colour 'red' name: de is empty"),
        ("[track]", "[track", "is not TOML: "),
    ],
)
def test_a_mistake_is_named_by_file_table_and_key(written, old, new, said):
    path = written(old, new)

    message = refusal_of(path)

    assert message.startswith(path)
    assert said in message


def test_an_unknown_edition_is_refused_with_the_ones_there_are():
    with pytest.raises(EditionError, match=r"no edition 'falkon' \(did you mean 'falcon'\?\); editions are .*falcon"):
        load_edition("falkon")


def test_a_missing_a_huge_and_a_binary_file_are_refused(tmp_path):
    huge, binary = tmp_path / "huge.toml", tmp_path / "binary.toml"
    huge.write_bytes(b"#" * 1_000_001)
    binary.write_bytes(b"\xff\xfe")

    assert "cannot read" in refusal_of(str(tmp_path / "none.toml"))
    assert "at most 1000000" in refusal_of(str(huge))
    assert "is not UTF-8 text (byte 0)" in refusal_of(str(binary))


@pytest.mark.parametrize("name", edition_ids())
def test_every_table_of_an_edition_says_where_its_facts_come_from(name):
    data = tomllib.loads((resources.files("holotable.editions") / f"{name}.toml").read_text(encoding="utf-8"))
    for table_name, value in data.items():
        for table in value if isinstance(value, list) else [value]:
            assert table_name == "option" or "provenance" in table, table_name


def test_a_start_zone_may_be_as_long_as_the_board_can_hold_and_no_longer(written):
    assert "start_zone is 7, allowed are 0 to 6" in refusal_of(written("start_zone = 2 ", "start_zone = 7 "))
    edition = written("start_zone = 2 ", "start_zone = 6 ")

    last = Table.from_position(
        {"edition": edition, "seats": [{"pawns": ["start-zone:6"] + ["start"] * 2}, {}]}, luck=Script(draw=["5"])
    )
    last.play(0, {"do": "draw"})
    last.play(0, {"do": "move", "pawn": 0, "steps": 5})

    assert last.view()["seats"][0]["pawns"][0] == "track:8"


def test_a_date_in_a_file_is_refused_by_name(written):
    assert "spaces must be a whole number" in refusal_of(written("spaces = 60", "spaces = 2014-05-04"))


@pytest.mark.parametrize(("moves", "steps", "place"), [("[15]", 15, "track:35"), ("[-15]", -15, "track:5")])
def test_the_longest_moves_a_file_may_name_are_played(written, moves, steps, place):
    edition = written("moves = [12] ", f"moves = {moves} ")
    seats = [{"pawns": ["track:20", "home", "home"]}, {}]
    table = Table.from_position({"edition": edition, "seats": seats}, luck=Script(draw=["12"]))

    table.play(0, {"do": "draw"})
    table.play(0, {"do": "move", "pawn": 0, "steps": steps})

    assert table.view()["seats"][0]["pawns"][0] == place
