"""Open seats that nobody takes, and the way back to one's own."""

import pytest

from tests.support.serving import Player, get, open_table, post, token_of

ME = {"kind": "me", "name": "Mia"}
FRIEND = {"kind": "friend"}


def start(base, table, token, **wish):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return post(f"{base}/api/tables/{table}/start", json=wish, headers=headers)


def join(base, table, name="Ben"):
    return post(f"{base}/api/tables/{table}/join", json={"name": name}).json()


def test_bots_take_the_seats_that_no_friend_has_taken(base):
    opened = open_table(base, "falcon", [ME, FRIEND, FRIEND])
    with Player(base, opened["table"], token_of(opened)) as mia:
        assert not mia.hear("hello")["started"]
        answer = start(base, opened["table"], token_of(opened), open="bots")
        mia.hear("state")

    assert answer.status_code == 200
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "bot", "bot"]
    assert len({seat["name"] for seat in answer.json()["seats"]}) == 3


def test_everybody_is_told_of_a_bot_on_an_open_seat(base):
    opened = open_table(base, "mandalorian", [ME, FRIEND, FRIEND])
    with Player(base, opened["table"], token_of(opened)) as mia:
        mia.hear("presence")
        start(base, opened["table"], token_of(opened), seats=[2])
        assert [seat["kind"] for seat in mia.hear("presence")["seats"]] == ["person", "open", "bot"]


def test_one_open_seat_can_go_to_a_bot_while_another_waits(base):
    opened = open_table(base, "mandalorian", [ME, FRIEND, FRIEND])
    answer = start(base, opened["table"], token_of(opened), seats=[2])

    assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "open", "bot"]
    assert not answer.json()["started"]
    assert join(base, opened["table"])["yours"] == [1]


def test_the_game_can_begin_with_those_who_are_here(base):
    opened = open_table(base, "mandalorian", [ME, FRIEND, FRIEND, FRIEND])
    ben = join(base, opened["table"])
    answer = start(base, opened["table"], token_of(opened), open="none")

    assert [seat["name"] for seat in answer.json()["seats"]] == ["Mia", "Ben"]
    with Player(base, opened["table"], token_of(ben)) as player:
        assert player.hear("hello")["yours"] == [1]
        assert player.hear("state")["view"]["seats"][1]["name"] == "Ben"


def test_a_table_does_not_begin_with_one_seat(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    answer = start(base, opened["table"], token_of(opened), open="none")

    assert answer.status_code == 400
    assert "2 to 4 seats" in answer.json()["says"]


def test_a_seat_before_a_taken_one_is_not_taken_away(base):
    opened = open_table(base, "falcon", [ME, FRIEND, {"kind": "bot"}])
    answer = start(base, opened["table"], token_of(opened), open="none")

    assert answer.status_code == 400
    assert "bot" in answer.json()["says"]


@pytest.mark.parametrize("seats", [[0], [2], [1, 7], []])
def test_only_open_seats_are_settled(base, seats):
    opened = open_table(base, "falcon", [ME, FRIEND, {"kind": "bot"}])
    assert start(base, opened["table"], token_of(opened), seats=seats).status_code == 400


def test_a_game_that_has_begun_is_not_started_again(base):
    opened = open_table(base, "falcon", [ME, {"kind": "bot"}])
    assert start(base, opened["table"], token_of(opened)).status_code == 400


def test_who_has_no_seat_starts_nothing(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    other = open_table(base, "falcon", [ME, FRIEND])

    assert start(base, opened["table"], None).status_code == 403
    assert start(base, opened["table"], token_of(other)).status_code == 403
    assert start(base, "AAAAAAAAAAAAAAAA", token_of(other)).status_code == 404


def test_people_learn_their_own_way_back_and_nobody_elses(base):
    opened = open_table(base, "falcon", [ME, FRIEND])
    ben = join(base, opened["table"])
    address = f"{base}/api/tables/{opened['table']}/resume"
    cookie = {"Cookie": f"holotable-{opened['table']}={token_of(ben)}"}

    assert post(address, headers=cookie).json()["resume"] == ben["resume"]
    assert post(address).status_code == 403
    assert post(address, headers={**cookie, "Origin": "http://evil.example"}).status_code == 403
    assert get(address).status_code != 200


def test_the_summary_tells_whom_play_waits_for(base):
    opened = open_table(base, "falcon", [ME, {"kind": "local", "name": "Ben"}])
    with Player(base, opened["table"], token_of(opened)) as mia:
        due = mia.hear("state")["due"]
    assert get(f"{base}/api/tables/{opened['table']}").json()["due"] == due


@pytest.mark.parametrize(
    ("wish", "key"), [({"name": "mia"}, "server.name-taken"), ({"name": "Ben", "token": "red"}, "server.token-taken")]
)
def test_who_cannot_join_like_that_is_told_by_key_and_by_sentence(base, wish, key):
    opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia", "token": "red"}, {"kind": "friend"}])
    answer = post(f"{base}/api/tables/{opened['table']}/join", json=wish)

    assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert "Choose another" in answer.json()["says"]


@pytest.mark.parametrize(
    ("wished", "said"),
    [("de-AT,en;q=0.5", "besetzt"), ("xx, de", "besetzt"), ("en-GB", "taken"), ("xx", "taken"), ("", "taken")],
)
def test_what_cannot_be_done_is_said_in_the_language_of_whoever_asks(base, wished, said):
    opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "bot"}])
    answer = post(
        f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"}, headers={"Accept-Language": wished}
    )

    assert said in answer.json()["says"]


def test_a_full_table_says_so(base):
    opened = open_table(base, "falcon", [{"kind": "me", "name": "Mia"}, {"kind": "bot"}])
    answer = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben"})

    assert (answer.status_code, answer.json()["key"]) == (400, "server.full")


def test_whoever_joins_again_with_the_same_key_gets_the_same_seat(base):
    opened = open_table(base, "falcon", [ME, FRIEND, FRIEND])
    wish = {"name": "Ben", "key": "k" * 16}

    first, again, other = (
        post(f"{base}/api/tables/{opened['table']}/join", json=one)
        for one in (wish, wish, {"name": "Ada", "key": "a" * 16})
    )
    full = post(f"{base}/api/tables/{opened['table']}/join", json=wish)

    assert [answer.json()["yours"] for answer in (first, again, other, full)] == [[1], [1], [2], [1]]
    assert first.json()["resume"] == again.json()["resume"] == full.json()["resume"] != other.json()["resume"]


@pytest.mark.parametrize("key", ["", "short", "k" * 65, "ä" * 20, 5])
def test_a_key_that_could_be_guessed_or_is_none_is_refused(base, key):
    opened = open_table(base, "falcon", [ME, FRIEND])

    answer = post(f"{base}/api/tables/{opened['table']}/join", json={"name": "Ben", "key": key})

    assert answer.status_code == 400
