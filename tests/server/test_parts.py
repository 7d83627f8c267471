"""The server's small parts: luck, limits, the writer, the lobby."""

import asyncio
import collections
import logging
import random
import socket
import stat
import unicodedata

import pytest

from holotable.core.errors import EditionError
from holotable.core.luck import SEED_LIMIT, Question
from holotable.server import log_lines
from holotable.server.company.words import legible
from holotable.server.http.access import is_own_host
from holotable.server.http.models import NewTable, SeatWish
from holotable.server.limits import Bucket, Sockets
from holotable.server.store.game_log import StorageError
from holotable.server.store.storage import Storage
from holotable.server.tables.lobby import LobbyError, lobby_of
from holotable.server.tables.luck import new_seed, seed_of_bot
from holotable.server.tables.names import visible
from holotable.server.tables.presenter import Presenter
from holotable.server.uvicorn_server import LOOPBACK, listen
from holotable.table import Table
from holotable.table.sealed import Sealed, commitment

DIE = Question("die", 6, lambda case: case + 1, lambda name: int(str(name)), lambda outcome: 1 <= outcome <= 6)


def test_luck_goes_on_after_a_restart_as_it_would_have_without_one():
    seed = new_seed()
    whole = Sealed(seed)
    throws = [whole.fall(DIE) for _ in range(20)]
    later = Sealed(seed, fallen=12)

    assert [later.fall(DIE) for _ in range(8)] == throws[12:]


def test_every_side_of_a_die_is_equally_likely():
    luck = Sealed(b"a fixed seed, for a fixed answer")
    counts = collections.Counter(luck.fall(DIE) for _ in range(12_000))

    assert all(abs(counts[side] - 2000) < 200 for side in range(1, 7))


def test_every_bot_has_a_seed_of_its_own_that_a_restart_keeps():
    seeds = [seed_of_bot(game, seat) for game in (b"one game", b"another") for seat in range(8)]

    assert len(set(seeds)) == 16
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert seed_of_bot(b"one game", 3) == seeds[3]


def test_a_commitment_tells_seeds_apart():
    assert commitment(new_seed()) != commitment(new_seed())
    assert len(new_seed()) == 32


@pytest.mark.parametrize(
    "host", ["127.0.0.1:80", "[::1]:8420", "localhost", "LOCALHOST:1", "192.168.0.7", "my.house:1"]
)
def test_the_server_knows_its_own_names(host):
    assert is_own_host(host, ("My.House",))


@pytest.mark.parametrize(
    "host", ["", "[", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "a b", "[::1"]
)
def test_any_other_name_is_foreign(host):
    assert not is_own_host(host, ())


def test_a_bucket_is_empty_after_its_size():
    bucket = Bucket(3, 1000)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_sockets_are_counted_in_and_out():
    sockets = Sockets(10, 2, 10)
    places = sockets.enter("here", ["token"])
    assert places is not None
    assert sockets.enter("here", []) is not None
    assert sockets.enter("here", []) is None
    sockets.leave(places)
    assert sockets.enter("here", []) is not None


def make_all(storage: Storage, names: list[str]) -> list:
    async def write() -> list:
        jobs = [storage.make(name, {}, b"seed", f"token {name}", [0]) for name in names]
        return await asyncio.gather(*jobs, return_exceptions=True)

    return asyncio.run(write())


def test_many_writes_share_a_commit(tmp_path):
    storage = Storage(tmp_path / "games.sqlite3")
    commits: list[str] = []
    storage._writer.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
    answers = make_all(storage, [f"game-{number}" for number in range(200)])
    kept = [storage.load(f"game-{number}") for number in range(200)]
    storage.close()

    assert answers == [None] * 200
    assert all(kept)
    assert len(commits) < 50


def test_a_faulty_write_harms_only_itself(tmp_path):
    storage = Storage(tmp_path / "games.sqlite3")
    answers = make_all(storage, ["one", "two", "one", "three"])
    kept = [storage.load(name) for name in ("one", "two", "three")]
    storage.close()

    assert [answer is None for answer in answers] == [True, True, False, True]
    assert isinstance(answers[2], StorageError)
    assert all(kept)


def test_the_file_with_the_seeds_is_private(tmp_path):
    storage = Storage(tmp_path / "games.sqlite3")
    storage.close()
    assert stat.S_IMODE((tmp_path / "games.sqlite3").stat().st_mode) == 0o600


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path):
    (tmp_path / "games.sqlite3").write_text("hello" * 1000)
    with pytest.raises(StorageError, match="cannot open"):
        Storage(tmp_path / "games.sqlite3")


def test_seats_without_wishes_get_names_bots_and_tokens():
    wish = NewTable("falcon", [SeatWish("me"), SeatWish("bot"), SeatWish("bot", token="red")], language="de")  # noqa: S106 - a colour
    lobby, lock_file = lobby_of(wish)

    assert lock_file == [0]
    assert [seat.name for seat in lobby.seats] == ["Platz 1", "K7-TO", "M4-RA"]
    assert lobby.tokens()[2] == "red"
    assert len(set(lobby.tokens())) == 3


def test_a_token_can_be_had_once():
    with pytest.raises(EditionError, match="already has this token"):
        lobby_of(NewTable("falcon", [SeatWish("me", token="red"), SeatWish("bot", token="red")]))  # noqa: S106 - a colour


@pytest.mark.parametrize("game", ["falcon", "mandalorian", "boba-fett"])
def test_what_is_told_of_options_is_what_a_fresh_teller_tells(game):
    """Texts are kept from one position to the next only where they stay true."""
    table, lot = Table(game, 4, seed=5), random.Random(5)
    presenter = Presenter(table)
    for _ in range(150):
        if table.due is None:
            break
        seat = table.due.seats[0]
        for language in ("en", "de"):
            assert presenter.prompts(range(4), language) == Presenter(table).prompts(range(4), language)
        table.play(seat, lot.choice([one for one in table.options(seat) if one["do"] != "resign"]))
        presenter.refresh()


def test_the_same_line_is_written_once_a_minute_with_the_number_of_those_left_out(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(log_lines.time, "monotonic", lambda: now[0])
    once = log_lines.OnceAMinute()

    def written(says: str, *facts: object) -> str | None:
        record = logging.LogRecord("holotable.server", logging.WARNING, "", 0, says, facts, None)
        return record.getMessage() if once.filter(record) else None

    first = [written("table %s fails", one) for one in ("a", "a", "b", "a")]
    now[0] += 61
    second = [written("table %s fails", one) for one in ("a", "b")]

    assert first == ["table a fails", None, "table b fails", None]
    assert second == ["table a fails (and 2 times since the last such line)", "table b fails"]


def test_no_message_waits_until_the_one_before_has_arrived():
    """Else the news after an acknowledgement come 40 ms late: the other side says only then that it has got it."""

    async def nodelay() -> int:
        found = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, out: found.set_result(out), sock=listen(LOOPBACK, 0))
        async with server:
            _, mine = await asyncio.open_connection(*server.sockets[0].getsockname())
            out = await found
            option = out.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            mine.close()
            out.close()
        return option

    assert asyncio.run(nodelay())


@pytest.mark.parametrize("name", ["\u3164", "Mia\u3164", "Mia\u2800", "Mia\u200b", "Mia\u202eaiM"])
def test_what_cannot_be_seen_is_no_part_of_a_name(name):
    with pytest.raises(LobbyError, match="all of which can be seen"):
        lobby_of(NewTable("falcon", [SeatWish("me", name), SeatWish("bot")]))


@pytest.mark.parametrize("name", ["mia", "M\u0456a", "\u041cia", "M1a", "M\uff49a", " Mia ", "Mia\ufe0f"])
def test_two_names_at_a_table_do_not_look_alike(name):
    with pytest.raises(LobbyError, match="already has this name"):
        lobby_of(NewTable("falcon", [SeatWish("me", "Mia"), SeatWish("local", name)]))


PILES = [  # more marks than any name has over or under one letter
    "M" + "\u0301" * 5,
    "e\u0302\u0303\u0301\u0489\u20dd",
    "\u0e01" + "\u0e49" * 3,
    "\u0e01\u0e35\u0e48\u0e47",
    "\u0e81\u0eb4\u0ec8\u0ecd",
    "\u0915\u0941\u0902\u0945",
    "\u0915\u0941\u0903\u0902\u0903\u0945",  # what stands beside a letter does not take the heap apart
    "\u05e9" + "\u05c1" * 4,
    "\u05d1\u05b0\u05b1\u05b2",
    "\u0628\u0651\u064e\u0670",
    "\u0f40\u0f90\u0f91\u0f92\u0f93\u0f94",
    "e" + "\ufe20\u200d" * 3 + "\u2605",
]
MARKED = {
    "Thai": "ศักดิ์สิทธิ์ น้ำทิพย์ ปิ่นเพชร ณัฐวุฒิ กนกวรรณ์",
    "Lao": "ສຸພັນນີ້ ບຸນມີ",
    "Hindi": "सिंह लक्ष्मी कृष्णमूर्ति प्रियंका अँगूरी ज़ुंबा",
    "Bengali and Tamil": "প্রিয়াঙ্কা தமிழ்ச்செல்வி",
    "Hebrew": "מֹשֶׁה יִשָּׂשכָר דָּוִד שָׁלוֹם",
    "Arabic": "مُحَمَّدٌ فَاطِمَة اللّٰه",
    "Vietnamese": "Nguyễn Trường Vũ Thượng",
    "Burmese and Tibetan": "မို့မို့ ကျွန်ုပ် སྒྲོལ་མ",
    "Greek and pictures": "ᾠδή ❤️‍🔥 1️⃣",
}


@pytest.mark.parametrize("name", PILES, ids=ascii)
def test_marks_of_no_script_pile_up_over_a_name(name):
    with pytest.raises(LobbyError, match="all of which can be seen"):
        lobby_of(NewTable("falcon", [SeatWish("me", name), SeatWish("bot")]))
    assert len(visible(name)) < len(name)
    assert visible(visible(name)) == visible(name)


@pytest.mark.parametrize("script", MARKED)
def test_marks_that_names_are_written_with_are_welcome(script):
    for name in MARKED[script].split():
        for form in ("NFC", "NFD"):
            written = unicodedata.normalize(form, name)
            lobby, _ = lobby_of(NewTable("falcon", [SeatWish("me", written), SeatWish("bot")]))
            assert lobby.seats[0].name == written
        assert legible(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "names", [("Zoe", "Zoë"), ("Мария", "Mia"), ("陈", "王"), ("👩\u200d🚀", "👨\u200d🚀"), ("Αθηνά", "Ada")]
)
def test_names_of_all_the_world_are_welcome(names):
    lobby, _ = lobby_of(NewTable("falcon", [SeatWish("me", names[0]), SeatWish("local", names[1])]))

    assert tuple(seat.name for seat in lobby.seats) == names
