"""A client that plays one seat: python docs/protocol_client.py http://127.0.0.1:8420 falcon."""

import json
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def open_table(base: str, edition: str) -> tuple[str, str]:
    """Make a table for us and a bot; give its id and our seat token."""
    wish = {"edition": edition, "seats": [{"kind": "me", "name": "Example"}, {"kind": "bot"}]}
    request = Request(f"{base}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        opened = json.load(answer)
    return opened["table"], opened["resume"].rsplit("/", 1)[1]


def choose(prompt: dict) -> dict:
    """Take the first decision on offer that does not give up the game."""
    return next(option["decision"] for option in prompt["options"] if option["decision"]["do"] != "resign")


def play(base: str, edition: str) -> dict:
    """Play to the end; give the result."""
    table, token = open_table(base, edition)
    address = f"{base.replace('http', 'ws', 1)}/ws/{table}?lang=en"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for frame in socket:
            message = json.loads(frame)
            for line in message.get("lines", []):
                print(line["says"])
            if message.get("result"):
                return message["result"]
            for prompt in message.get("prompts", []):
                if prompt["due"]:
                    decide = {"type": "decide", "action": secrets.token_hex(8), "seat": prompt["seat"]}
                    socket.send(json.dumps(decide | {"decision": choose(prompt), "seen": message["seq"]}))
    raise SystemExit("the server closed the socket")


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
