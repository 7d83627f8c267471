"""Open seats that nobody takes, and the way back to one's own."""

import pytest

from tests.support.serving import Player, get, open_table, post, serving, token_of

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


# a table that waits for its host


def seated(base, *seats, **more):
    """Make a table that waits for its host, and let Ben join."""
    opened = open_table(base, "falcon", [ME, FRIEND, *seats], begin="host", **more)
    return opened["table"], token_of(opened), token_of(join(base, opened["table"]))


def test_a_full_table_waits_for_its_host_who_still_puts_it_in_order(base):
    table, mia_token, ben_token = seated(base)
    with Player(base, table, mia_token) as mia, Player(base, table, ben_token) as ben:
        hello = mia.hear("hello")
        waiting = ben.decide(1, {"do": "draw"})
        mia.say(type="host", seat=0, do="order", order=[1, 0])
        ordered = mia.hear("hello", "refused")
        summary = get(f"{base}/api/tables/{table}").json()
        refused = start(base, table, ben_token)
        begun = start(base, table, mia_token)
        names = [seat["name"] for seat in ben.hear("state")["view"]["seats"]]

    assert (hello["begin"], hello["started"], waiting["key"]) == ("host", False, "server.not-begun")
    assert (summary["begin"], summary["started"], summary["open_seats"]) == ("host", False, 0)
    assert (ordered["yours"], names) == ([1], ["Ben", "Mia"])
    assert (refused.status_code, refused.json()["key"]) == (400, "server.not-host")
    assert begun.status_code == 200


def test_the_last_open_seat_goes_to_a_bot_and_the_host_starts_afterwards(base):
    table, mia_token, _ = seated(base, FRIEND)
    filled = start(base, table, mia_token, seats=[2])
    with Player(base, table, mia_token) as mia:
        started = mia.hear("hello")["started"]
        nothing = start(base, table, mia_token, seats=[])
        start(base, table, mia_token)
        assert mia.hear("state")
        again = start(base, table, mia_token)

    assert ([seat["kind"] for seat in filled.json()["seats"]], started) == (["person", "person", "bot"], False)
    assert {(one.status_code, one.json()["key"]) for one in (nothing, again)} == {(400, "server.not-open")}


def test_one_word_of_the_host_fills_the_open_seats_and_starts(base):
    table, mia_token, _ = seated(base, FRIEND)
    start(base, table, mia_token, open="none")
    with Player(base, table, mia_token) as mia:
        assert len(mia.hear("state")["view"]["seats"]) == 2


def test_when_a_table_begins_is_one_of_two(base):
    seats = [ME, {"kind": "bot"}]
    assert post(f"{base}/api/tables", json={"edition": "falcon", "seats": seats, "begin": "now"}).status_code == 400
    table = open_table(base, "falcon", seats)
    assert get(f"{base}/api/tables/{table['table']}").json()["begin"] == "full"


def test_a_waiting_table_outlives_the_server_and_so_does_its_start(tmp_path):
    games = tmp_path / "games.sqlite3"
    with serving(games) as base:
        table, mia_token, _ = seated(base)
    with serving(games) as base:
        before = get(f"{base}/api/tables/{table}").json()
        start(base, table, mia_token)
    with serving(games) as base, Player(base, table, mia_token) as mia:
        assert mia.hear("state")

    assert (before["begin"], before["started"]) == ("host", False)
