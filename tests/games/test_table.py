"""The table: seats, options, positions, states and logs from outside."""

import json
from importlib import resources

import pytest

from holotable import EditionError, IllegalDecision, ReplayMismatch, Script, Table, read_log, replay, write_log

POSITION = {"edition": "falcon", "seats": [{"colour": "red"}, {"colour": "blue"}]}


def position(**changes):
    return json.loads(json.dumps({**POSITION, **changes}))


def seats(first, second=None):
    return {"seats": [{"colour": "red", **first}, {"colour": "blue", **(second or {})}]}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": 1}, "2 to 4 seats, not 1"),
        ({"seats": "Mia"}, "a number or a list of names"),
        ({"seats": ["Mia", "Mia"]}, "same name"),
        ({"seats": ["Mia", ""]}, "1 to 30 printable characters, not ''"),
        ({"seats": ["Mia", "x" * 31]}, "1 to 30 printable characters"),
        ({"seats": ["Mia", "a\nb"]}, "printable"),
        ({"seats": ["Mia", "a\u200db"]}, "printable"),
        ({"tokens": ["red", "pink"]}, "no colour 'pink'; colours are red, blue, yellow, green"),
        ({"tokens": ["red", "red"]}, "2 different colours"),
        ({"options": {"shield_optinal": True}}, r"no option 'shield_optinal' \(did you mean 'shield_optional'\?\)"),
        ({"options": {"shield_optional": "yes"}}, "cannot be 'yes'; allowed are true, false"),
        ({"options": {"shield_optional": 1}}, "cannot be 1"),
        ({"options": "none"}, "options are an object"),
        ({"options": ["shield_optional"]}, "options are an object"),
        ({"tokens": 7}, "tokens are a list of colours, not 7"),
        ({"tokens": "red"}, "tokens are a list of colours, not 'red'"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1, "luck": Script()}, "a seed or a source of luck, not both"),
        ({"ages": [7]}, "2 seats need 2 ages"),
        ({"ages": [7, "old"]}, "an age is a whole number"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(arguments, said):
    with pytest.raises(EditionError, match=said):
        Table("falcon", **arguments)


def test_a_name_may_be_an_emoji_of_several_signs():
    assert Table("falcon", ["👩\u200d🚀 Mia", "👨\u200d👩\u200d👧"]).names == ("👩\u200d🚀 Mia", "👨\u200d👩\u200d👧")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (seats({"pawns": ["track:60", "start", "start"]}), "no place 'track:60'; places are start, start-zone:1 to 2"),
        (seats({"pawns": ["track:-1", "start", "start"]}), "no place"),
        (seats({"pawns": ["home-zone:6", "start", "start"]}), "no place"),
        (seats({"pawns": ["start"]}), "seat 0 must list 3 pawns"),
        (seats({"pawns": ["track:5", "track:5", "start"]}), "two pawns stand on track:5"),
        (seats({"pawns": ["track:5", "start", "start"]}, {"pawns": ["track:5", "start", "start"]}), "two pawns stand"),
        (seats({"pawns": ["home-zone:1", "home-zone:1", "start"]}), "two pawns on one space of a zone"),
        (seats({"shields": [0]}), "pawn 0 is not on the track"),
        (seats({"pawns": ["track:5", "start", "start"], "shields": [0, 0]}), "wears two shields"),
        (
            seats({"pawns": ["track:5", "track:6", "track:7"], "shields": [0, 1, 2]}),
            "3 shields are worn, the game has 2",
        ),
        (seats({"shields": [7]}), "from 0 to 2, not 7"),
        (seats({"pawns": ["home", "home", "home"]}), "the game is over"),
        (seats({"hat": 1}), "seat 0 has no entry 'hat'"),
        (seats({"colour": "blue"}), "same colour"),
        ({"turn": 2}, "turn must be a whole number from 0 to 1"),
        ({"unseen": ["1"], "discard": ["2"]}, "must together be the 45 cards"),
        ({"unseen": ["1"] * 6}, "must together be the 45 cards"),
        ({"unseen": ["13"]}, "no card '13'"),
        ({"weather": 1}, "a position has no entry 'weather'"),
        ({"seats": 3}, "seats must be a list"),
        ({"edition": None}, "names its edition"),
        ({"edition": "a\0.toml"}, "cannot read"),
        ({"options": 3}, "options are an object"),
    ],
)
def test_an_impossible_position_says_why(changes, said):
    with pytest.raises(EditionError, match=said):
        Table.from_position(position(**changes))


def test_a_position_is_written_only_before_a_draw():
    table = Table("falcon", 2, luck=Script(draw=["5"]))
    table.play(0, {"do": "draw"})

    with pytest.raises(EditionError, match="only before a card is drawn"):
        table.position()


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("turn", 9, "turn is 9, allowed are 0 to 1"),
        ("card", 99, "card is 99"),
        ("phase", 4, "a card is in play exactly while"),
        ("phase", 77, "phase is 77"),
        ("place", [5] * 3 + [96] * 13, "two on a space"),
        ("place", [300] * 16, "whole numbers of 8 bits"),
        ("place", [5], "a list of 16 numbers"),
        ("place", "far", "a list of 16 numbers"),
        ("unseen_cards", 3, "cards lost"),
        ("seats", 8, "seats is 8, allowed are 2 to 4"),
        ("colour", [9, 1, 0, 0], "colour is 9"),
        ("winner", True, "whole numbers"),
    ],
)
def test_an_impossible_state_says_why(field, value, said):
    data = Table("falcon", 2, seed=1).state()
    data["state"][field] = value

    with pytest.raises(EditionError, match=said):
        Table.from_state(data)


def put(state, pawn, space):
    state["place"][pawn] = space
    state["standing"][space] = pawn


def ghost(data):
    put(data["state"], 3, 20)  # a seat has three pawns, numbered 0 to 2


def worn_by_nobody(data):
    data["state"]["place"][14:16] = [5, 6]
    data["state"]["shielded"][14:16] = [1, 1]
    data["state"]["free_shields"] = 0


def one_shield_too_many(data):
    for pawn in range(3):
        put(data["state"], pawn, 20 + pawn)
        data["state"]["shielded"][pawn] = 1
    data["state"]["free_shields"] = -1


def shield_asked_by_a_five(data):
    state = data["state"]
    put(state, 0, 20)
    state.update(card=4, phase=3, unseen_cards=44)
    state["unseen"][4] -= 1


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (lambda data: data["state"].update(seats=3), "3 seats, 2 names are given"),
        (lambda data: data["state"].update(colour=[1, 1, 0, 0]), "colours are blue, blue, tokens red, yellow"),
        (lambda data: data["state"].update(winner=1), "a winner exactly when the game is over"),
        (lambda data: data["state"].update(phase=2), "luck is due"),
        (shield_asked_by_a_five, "no shield is asked for"),
        (ghost, "pawn 3 of seat 0 does not exist"),
        (worn_by_nobody, "pawn 2 of seat 3 does not exist"),
        (one_shield_too_many, "free_shields is -1, allowed are 0 to 2"),
    ],
)
def test_a_state_that_contradicts_its_table_says_why(break_it, said):
    data = Table("falcon", 2, seed=1).state()
    break_it(data)

    with pytest.raises(EditionError, match=said):
        Table.from_state(data)


def test_a_state_of_another_shape_is_refused():
    data = Table("falcon", 2, seed=1).state()

    for broken in ({}, {**data, "format": 2}, {**data, "state": []}, {**data, "state": {}}, {**data, "more": 1}):
        with pytest.raises(EditionError):
            Table.from_state(broken)


def test_an_illegal_decision_names_its_rule_and_changes_nothing():
    table = Table("falcon", 2, luck=Script(draw=["5"]))
    table.play(0, {"do": "draw"})
    before = table.state_hash

    with pytest.raises(IllegalDecision) as refused:
        table.play(0, {"do": "move", "pawn": 0, "steps": 3})

    assert (refused.value.key, refused.value.rule) == ("turn.card", "MF-TURN-01")
    assert str(refused.value).startswith("cannot move(pawn=0, steps=3): ")
    assert str(refused.value).endswith("(MF-TURN-01)")
    assert table.state_hash == before


def test_luck_that_fails_leaves_the_table_as_it_was():
    table = Table("falcon", 2, luck=Script(draw=["13"]))
    before = table.state_hash, table.log

    with pytest.raises(EditionError, match="no card '13'"):
        table.play(0, {"do": "draw"})

    assert (table.state_hash, table.log) == before


def test_a_script_says_what_it_lacks_and_what_cannot_fall():
    with pytest.raises(EditionError, match="no 'draw' left; it holds nothing"):
        Table("falcon", 2, luck=Script()).play(0, {"do": "draw"})
    table = Table.from_position(position(unseen=["5"]), luck=Script(draw=["1"]))
    with pytest.raises(EditionError, match="draw = '1', which cannot fall now"):
        table.play(0, {"do": "draw"})


@pytest.fixture
def played():
    table = Table("falcon", ["Mia", "Ben"], seed=5)
    for _ in range(30):
        seat = table.due.seats[0]
        table.play(seat, table.options(seat)[-2])  # the last one would be to resign
    return table


def test_a_copy_reads_no_file_and_lays_no_board(played, monkeypatch):
    monkeypatch.setattr("holotable.families.race.named.read_race", None)

    twin = played.copy()

    assert (twin.state(), twin.log) == (played.state(), played.log)


def test_a_log_file_brings_the_game_back(played, tmp_path):
    write_log(played, tmp_path / "game.jsonl")

    assert replay(read_log(tmp_path / "game.jsonl")).state() == played.state()


def test_a_log_that_starts_from_a_position_replays(tmp_path):
    table = Table.from_position(position(**seats({"pawns": ["track:20", "start", "home"]})), seed=1)
    table.play(0, {"do": "draw"})

    assert replay(json.loads(json.dumps(table.log))).state_hash == table.state_hash


def break_log(log, how):
    log = json.loads(json.dumps(log))
    record = next(record for record in log["records"] if record["outcomes"])
    if how == "outcome":
        record["outcomes"][0] = "12" if record["outcomes"][0] != "12" else "11"
    elif how == "extra":
        record["outcomes"].append("1")
    elif how == "missing":
        record["outcomes"].pop()
    elif how == "seat":
        record["seat"] = 1 - record["seat"]
    elif how == "entry":
        del record["decision"]
    elif how == "hash":
        log["hash"] = "0" * 16
    elif how == "format":
        log["header"]["format"] = 99
    elif how == "header":
        del log["header"]["tokens"]
    elif how == "records":
        log["records"] = "none"
    return log


@pytest.mark.parametrize("how", ["outcome", "extra", "missing", "seat", "entry", "hash", "format", "header", "records"])
def test_a_log_that_was_tampered_with_does_not_replay(played, how):
    with pytest.raises(ReplayMismatch):
        replay(break_log(played.log, how))


@pytest.mark.parametrize("text", ["", "{}\n", "[]\n[]\n", "not json\n", '{"header":{}}\n{"seat":0}\n'])
def test_a_file_that_is_no_log_is_refused(tmp_path, text):
    path = tmp_path / "broken.jsonl"
    path.write_text(text)

    with pytest.raises(ReplayMismatch, match=r"broken\.jsonl"):
        read_log(path)


def test_a_file_nested_too_deeply_is_no_log(tmp_path):
    path = tmp_path / "deep.jsonl"
    path.write_text("[" * 100_000)

    with pytest.raises(ReplayMismatch, match=r"deep\.jsonl, line 1 is not JSON"):
        read_log(path)


def test_no_more_of_a_file_is_read_than_a_log_can_have():
    with pytest.raises(ReplayMismatch, match="a log has at most"):
        read_log("/dev/zero")


def test_a_log_that_cannot_be_written_leaves_the_old_one(played, tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    path.write_text("the game so far")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError):
        write_log(played, path)

    assert path.read_text() == "the game so far"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def full(_handle):
    raise OSError(28, "No space left on device")


def test_a_log_for_a_folder_that_is_not_there_writes_nothing_elsewhere(played, tmp_path):
    path = tmp_path / "game.jsonl"
    write_log(played, path)
    before = path.read_bytes()

    with pytest.raises(OSError):
        write_log(played, tmp_path / "no-such-folder" / "game.jsonl")

    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_game_of_anybodys_own_edition_is_kept_whole_in_its_log(tmp_path):
    text = (resources.files("holotable.editions") / "falcon.toml").read_text(encoding="utf-8")
    own = tmp_path / "my-box.toml"
    own.write_text(text.replace("home_zone = 5 ", "home_zone = 3 ").replace('id = "falcon"', 'id = "my-box"'))
    table = Table(str(own), 2, seed=3)
    table.play(0, {"do": "draw"})
    write_log(table, tmp_path / "game.jsonl")
    own.unlink()

    again = replay(read_log(tmp_path / "game.jsonl"))

    assert (again.edition.id, again.state_hash) == ("my-box", table.state_hash)
    assert Table.from_state(json.loads(json.dumps(table.state()))).edition.hash == table.edition.hash


def test_a_replayed_game_goes_on_with_the_luck_it_is_given(played):
    again = replay(played.log, then=Script(draw=["12"]))
    while again.view()["card"] is not None:
        again.play(again.due.seats[0], again.options(again.due.seats[0])[0])

    again.play(again.due.seats[0], {"do": "draw"})

    assert [event.facts["card"] for event in again.events if event.kind == "Drawn"][-1] == "12"


def test_foresight_tells_what_a_decision_would_do_and_changes_nothing():
    table = Table.from_position(
        position(**seats({"pawns": ["track:20", "start", "start"]}, {"pawns": ["track:25", "start", "start"]})),
        luck=Script(draw=["5"]),
    )
    table.play(0, {"do": "draw"})
    before = table.state(), table.log

    foreseen = table.foresee(0, {"do": "move", "pawn": 0, "steps": 5})

    assert [event.kind for event in foreseen] == ["Moved", "Bumped", "Discarded", "Passed"]
    assert (table.state(), table.log) == before
    with pytest.raises(IllegalDecision):
        table.foresee(0, {"do": "move", "pawn": 0, "steps": 6})


def test_a_record_never_makes_the_program_open_a_file(tmp_path):
    own = tmp_path / "mine.toml"
    own.write_text((resources.files("holotable.editions") / "falcon.toml").read_text(encoding="utf-8"))
    table = Table("falcon", 2, seed=1)

    with pytest.raises(EditionError, match="names a built-in edition or holds an own one"):
        Table.from_state({**table.state(), "edition": str(own)})
    with pytest.raises(EditionError, match="names a built-in edition"):
        replay({**table.log, "header": {**table.log["header"], "edition": str(own)}})


def test_a_state_of_another_version_of_the_edition_is_refused():
    with pytest.raises(EditionError, match="edition hash '77aa', here it is"):
        Table.from_state({**Table("falcon", 2, seed=1).state(), "edition_hash": "77aa"})


def test_the_top_of_the_discards_comes_back_with_a_position(played):
    while played.view()["card"] is not None:
        played.play(played.due.seats[0], played.options(played.due.seats[0])[0])

    again = Table.from_position(played.position())

    assert again.view()["top"] == played.view()["top"] == played.position()["discard"][-1]
