"""A real server on a free port, and people who play at it through real sockets."""

import contextlib
import hashlib
import json
import os
import secrets
import ssl
import subprocess
import sys
import threading
from pathlib import Path

import httpx
from websockets.sync.client import connect

from holotable.server.settings import Settings
from holotable.server.tables.registry import Registry
from holotable.server.uvicorn_server import LOOPBACK, listen, server_of

TOP = Path(__file__).resolve().parents[2]
QUICK = Settings(
    bot_pause=0.0,
    throw_pause=0.0,
    claim_patience=0.05,
    trade_patience=0.05,
    messages=100_000,
    decisions_per_minute=1_000_000,
    take_backs_per_minute=1_000_000,
    tables_per_minute=1000,
    tables_per_day=100_000,
    joins_per_minute=1000,
    calls_per_minute=1000,
    stories_per_minute=1000,
    connections_by_address=1000,
)
PATIENCE = 20  # seconds until a test gives up
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading them takes longer than most answers
LUCK = os.environ.get("HOLOTABLE_LUCK", "the same in every run")  # another word, other throws and cards


def known_seed() -> bytes:
    """The seed of every game in these tests: what fails today fails tomorrow."""
    return hashlib.sha256(LUCK.encode()).digest()


def registry_of(games: Path, settings: Settings = QUICK) -> Registry:
    return Registry(games, settings, known_seed, mix=lambda *_: None)  # the dice are those of the seed alone


@contextlib.contextmanager
def serving(games: Path, settings: Settings = QUICK, registry: Registry | None = None):
    """Serve in a thread; give the address."""
    opened = listen(LOOPBACK, 0)
    ready = threading.Event()
    server = server_of(registry or registry_of(games, settings), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [opened]}, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield f"http://{LOOPBACK}:{opened.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        opened.close()


@contextlib.contextmanager
def process(games: Path, port: int = 0):
    """Serve as a process of its own; give it and its address. Whatever happens, it is killed at the end."""
    environment = {**os.environ, "PYTHONPATH": f"{TOP / 'src'}{os.pathsep}{TOP}"}
    command = [sys.executable, "-m", "tests.support.serve_quick", str(games), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=TOP)
    try:
        yield server, server.stdout.readline().strip()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def get(address: str, **more) -> httpx.Response:
    """Fetch something, with a test's patience."""
    return httpx.get(address, **{"timeout": PATIENCE, "verify": NO_AUTHORITIES, **more})


def post(address: str, **more) -> httpx.Response:
    """Send something, with a test's patience."""
    return httpx.post(address, **{"timeout": PATIENCE, "verify": NO_AUTHORITIES, **more})


def open_table(base: str, edition: str, seats: list[dict], **more) -> dict:
    answer = post(f"{base}/api/tables", json={"edition": edition, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def token_of(opened: dict) -> str:
    return opened["resume"].rsplit("/", 1)[1]


class Player:
    """Someone at a table: sends messages, and remembers everything that came."""

    def __init__(
        self, base: str, table: str, token: str | None = None, *, query: str = "", cookie: str = "", **more
    ) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Cookie": cookie} if cookie else {}
        address = base.replace("http", "ws", 1)
        self._line = contextlib.ExitStack()
        self.socket = self._line.enter_context(
            connect(
                f"{address}/ws/{table}{query}",
                additional_headers=headers,
                open_timeout=PATIENCE,
                compression=None,
                max_queue=None,  # who has stopped listening would wait ten seconds for the other's farewell
                **more,
            )
        )
        self.heard: list[str] = []
        self.seq = 0
        self.prompts: list[dict] = []
        self.view: dict = {}
        self.result: dict | None = None

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def hear(self, *kinds: str) -> dict:
        """Wait for a message of one of these kinds."""
        while True:
            frame = self.socket.recv(timeout=PATIENCE)
            self.heard.append(frame)
            message = json.loads(frame)
            self._note(message)
            if message["type"] in kinds or not kinds:
                return message

    def _note(self, message: dict) -> None:
        if message["type"] in ("state", "events"):
            self.seq, self.view, self.result = message["seq"], message["view"], message["result"]
            self.prompts = message["prompts"]
        if message["type"] == "refused":
            self.prompts = message["prompts"]

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def decide(self, seat: int, decision: dict, *, action: str | None = None, seen: int | None = None) -> dict:
        """Send a decision and wait for the answer."""
        action = action or secrets.token_hex(8)
        seen = self.seq if seen is None else seen
        self.say(type="decide", action=action, seat=seat, decision=decision, seen=seen)
        while True:
            answer = self.hear("ack", "refused")
            if answer["action"] in (action, None):
                return answer

    def due(self) -> dict | None:
        return next((prompt for prompt in self.prompts if prompt["due"]), None)

    def play_on(self, most: int = 100_000) -> int:
        """Take the first sensible option whenever it is due; give the number of decisions kept."""
        played = 0
        while self.result is None and played < most:
            prompt = self.due()
            if prompt is None:
                self.hear("events", "state")
                continue
            answer = self.decide(prompt["seat"], sensible(prompt))
            if answer["type"] == "ack":
                played += 1
                while self.seq < answer["seq"]:
                    self.hear("events", "state")
        return played


def sensible(prompt: dict) -> dict:
    """Give the first option that does not give up."""
    return next(one["decision"] for one in prompt["options"] if one["decision"]["do"] not in ("resign", "bid"))
