"""Conversations at a server, written down and held again: ``python -m tests.surface.conversations CHECKOUT``.

Two people play the beginning of a game on their own sockets, one in English and one in German: they decide, bid, trade,
ask why, hold the throw, change the language, and say what is refused. What is said and heard of one game is a file of
JSON lines, packed. A checkout is any commit whose server the tests can start; only ``python`` is needed, no build.
"""

import contextlib
import json
import lzma
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tests.kept.record import GAMES as KINDS
from tests.support.serving import Player, open_table, post, token_of

FOLDER: Final = Path(__file__).with_name("conversations")
GAMES: Final = (
    "falcon",
    "mandalorian",
    "boba-fett",
    "episode-one",
    "episode-one-short",
    "clone-wars",
    "clone-wars-missions",
)
TURNS: Final = 40
CHEAP: Final = 12  # the most that is bid
BUSYNESS: Final = ("mortgage", "redeem", "withdraw_trade", "claim_rent", "waive_rent")  # not in every turn
BESIDE: Final = ("pong", "presence", "company", "words")  # told when there is time; the last two are newer than c80d979
PEOPLE: Final = ("mia", "ben")  # by seat

Message = dict[str, Any]
Heard = dict[str, list[Message]]


class Conversation:
    """Two people at one table; whatever they hear between two sentences is collected."""

    def __init__(self, base: str, name: str, line: contextlib.ExitStack) -> None:
        edition, options = KINDS[name]
        opened = open_table(base, edition, [{"kind": "me", "name": "Mia"}, {"kind": "friend"}], options=options)
        self.table = opened["table"]
        joined = post(f"{base}/api/tables/{self.table}/join", json={"name": "Ben"}).json()
        mia = line.enter_context(Player(base, self.table, token_of(opened)))
        ben = line.enter_context(Player(base, self.table, token_of(joined), query="?lang=de"))
        self.people = {"mia": mia, "ben": ben}

    def heard(self) -> Heard:
        """Give what everybody has heard until now; who is connected is left out, because it is told when there is time."""
        return {name: self._heard_by(person) for name, person in self.people.items()}

    def _heard_by(self, person: Player) -> list[Message]:
        before = len(person.heard)
        person.say(type="ping")
        person.hear("pong")
        messages = [json.loads(frame.replace(self.table, "…")) for frame in person.heard[before:]]
        return [message for message in messages if message["type"] not in BESIDE]

    def say(self, name: str, message: Message) -> Heard:
        """Let somebody say something; give what everybody hears of it."""
        self.people[name].say(**message)
        first = {name: self._heard_by(self.people[name])}  # then it is done, and the others have been told
        return first | {other: self._heard_by(person) for other, person in self.people.items() if other != name}


def hold_again(base: str, name: str, said: list[tuple[str, Message]]) -> Iterator[Heard]:
    """Say at a server what was said before; give what is heard at the beginning and after each sentence."""
    with contextlib.ExitStack() as line:
        conversation = Conversation(base, name, line)
        yield conversation.heard()
        for speaker, message in said:
            yield conversation.say(speaker, message)


# writing down


def written(base: str, name: str) -> Iterator[Message]:
    """Hold a conversation; give its lines."""
    with contextlib.ExitStack() as line:
        conversation = Conversation(base, name, line)
        yield {"heard": conversation.heard()}
        for turn in range(TURNS):
            for speaker, message in said_in(turn, conversation.people):
                yield {"by": speaker, "says": message, "heard": conversation.say(speaker, message)}


def said_in(turn: int, people: dict[str, Player]) -> Iterator[tuple[str, Message]]:
    """Give what is said in a turn: something beside the game, then a decision."""
    prompt = next((one for name in PEOPLE for one in people[name].prompts if one["due"]), None)
    if prompt is None:
        return
    speaker = PEOPLE[prompt["seat"]]
    other = PEOPLE[1 - prompt["seat"]]
    decision = chosen(turn, prompt)
    yield from beside(turn, speaker, other, decision, people[speaker].seq)
    claim = next((one for one in people[other].prompts if one["kind"] == "ask_rent"), None)
    if claim is not None and turn % 2:  # else the server claims it when it would lapse
        asked = next(one["decision"] for one in claim["options"] if one["decision"]["do"] == "claim_rent")
        yield other, decide(f"c{turn}", claim["seat"], asked, people[other].seq)
        return
    yield speaker, decide(f"a{turn}", prompt["seat"], decision, people[speaker].seq)


def beside(turn: int, speaker: str, other: str, decision: Message, seq: int) -> Iterator[tuple[str, Message]]:
    """Give what is asked and refused."""
    seat = PEOPLE.index(speaker)
    saying: dict[int, Callable[[], list[tuple[str, Message]]]] = {
        1: lambda: [(speaker, decide("odd", seat, {"do": "dance"}, seq))],
        2: lambda: [(other, {"type": "why", "ask": f"q{turn}", "seat": 1 - seat, "decision": decision})],
        3: lambda: [
            (other, decide(f"n{turn}", 1 - seat, decision, seq)),
            (other, decide("theirs", seat, decision, seq)),
        ],
        4: lambda: [
            (speaker, decide(f"s{turn}", seat, decision, 0)),
            (speaker, decide(f"f{turn}", seat, decision, 999)),
        ],
        5: lambda: [
            (other, {"type": "hold", "seat": 1 - seat}),
            (speaker, decide(f"h{turn}", seat, decision, seq)),
            (other, {"type": "hold", "seat": 1 - seat, "release": True}),
        ],
        6: lambda: [(speaker, {"type": "why", "ask": f"w{turn}", "seat": seat, "decision": {"do": "end_turn"}})],
        7: lambda: [("mia", {"type": "language", "language": "de" if turn < 10 else "en"})],
    }
    yield from saying.get(turn % 10, list)()


def decide(action: str, seat: int, decision: Message, seen: int) -> Message:
    return {"type": "decide", "action": action, "seat": seat, "decision": decision, "seen": seen}


def chosen(turn: int, prompt: Message) -> Message:
    """Give a bid, an offer, or another option whenever the same question comes again."""
    bid = prompt["bounds"].get("bid")
    if bid and bid["least"] <= min(bid["most"], CHEAP) and turn % 3:
        return {"do": "bid", "lot": bid["lot"], "amount": bid["least"]}
    trade = prompt["bounds"].get("trade")
    if trade and turn % 20 == 17:
        return offer(prompt["seat"], trade)
    options = [one["decision"] for one in prompt["options"] if one["decision"]["do"] != "resign"]
    steps = [one for one in options if one["do"] not in BUSYNESS or turn % 6 == 5]
    return (steps or options)[len(json.dumps(options)) % len(steps or options)]


def offer(seat: int, trade: Message) -> Message:
    """Offer a little cash and perhaps a deed for a deed."""
    partner = trade["with"][0]
    give, want = trade["deeds"][seat][:1], trade["deeds"][partner][:1]
    return {"do": "offer_trade", "to": partner, "give": {"cash": 5, "deeds": give}, "want": {"deeds": want}}


@contextlib.contextmanager
def server_of(checkout: Path, games: Path) -> Iterator[str]:
    """Start the server of a checkout, with interpreted rules and the luck of the tests; give its address."""
    module = next(
        one
        for one in ("tests.support", "tests.server")
        if (checkout / one.replace(".", "/") / "serve_quick.py").exists()
    )
    paths = os.pathsep.join(map(str, (checkout / "src", checkout)))
    surroundings = {**os.environ, "PYTHONPATH": paths, "HOLOTABLE_BUILD": "pure"}
    command = [sys.executable, "-m", f"{module}.serve_quick", str(games), "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings, cwd=checkout)
    try:
        yield server.stdout.readline().strip()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def read(name: str) -> list[Message]:
    """Read a conversation that was written down."""
    with lzma.open(FOLDER / f"{name}.jsonl.xz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main() -> None:
    """Write every conversation down at the server of a checkout."""
    checkout = Path(sys.argv[1]).resolve()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, server_of(checkout, Path(folder) / "games.sqlite3") as base:
        for name in GAMES:
            lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in written(base, name)]
            packed = lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME)
            (FOLDER / f"{name}.jsonl.xz").write_bytes(packed)
            sys.stdout.write(f"{name}: {len(lines)} lines, {len(packed)} bytes\n")


if __name__ == "__main__":
    main()
