"""Behind a reverse proxy: a real nginx with the configuration of the documentation, guests from many addresses."""

import contextlib
import dataclasses
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.sync.client import connect

from holotable.core.errors import HolotableError
from holotable.server.http.proxies import counted_as, forwarded, network_of, steps_in, x_forwarded
from tests.support.serving import PATIENCE, QUICK, TOP, get, open_table, serving

NAME = "play.example"
ME = {"kind": "me", "name": "Mia"}
BOT = {"kind": "bot"}
FEW = dataclasses.replace(QUICK, sockets_by_address=2, hosts=(NAME,))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as opened:
        return opened.getsockname()[1]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tls")
    key, made = folder / "key.pem", folder / "made.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(made)]
    subprocess.run([*command, *subject], check=True, capture_output=True)
    return key, made


@contextlib.contextmanager
def nginx(folder: Path, certificate: tuple[Path, Path], behind: str):
    """Run nginx as the documentation says, but on a free port; give the port."""
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        if "nginx" in os.environ.get("HOLOTABLE_REQUIRE", "").split(","):
            pytest.fail("HOLOTABLE_REQUIRE names nginx, and it or openssl is not there")
        pytest.skip("needs nginx and openssl; on Debian: apt-get install nginx-light openssl")
    port, (key, made) = free_port(), certificate
    documented = re.search(r"```nginx\n(.*?)```", (TOP / "docs" / "hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    site = documented[1].replace("listen 443", f"listen 127.0.0.1:{port}").replace("http://127.0.0.1:8420", behind)
    site = re.sub(r"ssl_certificate (\S+);", f"ssl_certificate {made};", site)
    site = re.sub(r"ssl_certificate_key (\S+);", f"ssl_certificate_key {key};", site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log {folder}/access.log; {temporary}\n{site} }}"
    )
    running = subprocess.Popen(["nginx", "-e", "stderr", "-p", str(folder), "-c", str(file)])
    try:
        until = time.monotonic() + PATIENCE
        while not is_open(port):
            assert running.poll() is None, "nginx does not start"
            assert time.monotonic() < until
            time.sleep(0.05)
        yield port
    finally:
        running.terminate()
        running.wait()


def is_open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def trusting(made: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(made))


def heard_first(port: int, made: Path, table: str, source: str, **headers: str) -> str:
    """Come to a table from an address and stay; give the kind of the first message, or why not."""
    line = socket.create_connection(("127.0.0.1", port), source_address=(source, 0), timeout=PATIENCE)
    calling = connect(
        f"wss://{NAME}/ws/{table}", sock=line, ssl=trusting(made), additional_headers=headers, open_timeout=PATIENCE
    )
    opened = STAYING.enter_context(calling)
    message = json.loads(opened.recv(timeout=PATIENCE))
    return message["reason"] if message["type"] == "bye" else message["type"]


STAYING = contextlib.ExitStack()


@pytest.fixture(autouse=True)
def everybody_leaves():
    yield
    STAYING.close()


def test_guests_behind_a_proxy_are_counted_one_by_one(tmp_path, certificate):
    settings = dataclasses.replace(FEW, proxies=("127.0.0.1",))
    with (
        serving(tmp_path / "games.sqlite3", settings) as base,
        nginx(tmp_path, certificate, base) as port,
    ):
        table = open_table(base, "falcon", [ME, BOT])["table"]
        three = [heard_first(port, certificate[1], table, f"127.0.0.{2 + number // 2}") for number in range(6)]
        liar = {"X-Forwarded-For": "203.0.113.9", "Forwarded": "proto=http"}
        too_many = heard_first(port, certificate[1], table, "127.0.0.2", **liar)

    assert three == ["hello"] * 6
    assert too_many == "too-many", "an address that the guest has made up itself is not believed"


def test_without_trust_all_guests_of_a_proxy_are_one(tmp_path, certificate):
    with serving(tmp_path / "games.sqlite3", FEW) as base, nginx(tmp_path, certificate, base) as port:
        table = open_table(base, "falcon", [ME, BOT])["table"]
        told = [heard_first(port, certificate[1], table, f"127.0.0.{2 + number}") for number in range(3)]

    assert told == ["hello", "hello", "too-many"]


def test_links_are_secure_and_cookies_too_and_personal_links_stay_out_of_the_log(tmp_path, certificate):
    settings = dataclasses.replace(FEW, proxies=("127.0.0.1",))
    wish = {"edition": "falcon", "seats": [ME, BOT]}
    with serving(tmp_path / "games.sqlite3", settings) as base, nginx(tmp_path, certificate, base) as port:
        with httpx.Client(verify=trusting(certificate[1]), timeout=PATIENCE) as browser:
            place, asks = f"https://127.0.0.1:{port}", {"extensions": {"sni_hostname": NAME}, "headers": {"Host": NAME}}
            opened = browser.post(f"{place}/api/tables", json=wish, **asks)
            links = opened.json()
            token = links["resume"].rpartition("/")[2]
            resumed = browser.get(f"{place}/r/{token}", **asks)
        logged = (tmp_path / "access.log").read_text()

    assert opened.status_code == 201
    assert links["invite"].startswith(f"https://{NAME}/t/")
    assert links["resume"].startswith(f"https://{NAME}/r/")
    assert "Secure" in opened.headers["set-cookie"]
    assert resumed.status_code == 303
    assert "/api/tables" in logged
    assert token not in logged


def test_forwarding_headers_of_a_stranger_are_ignored(tmp_path):
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9;proto=https"}
    settings = dataclasses.replace(QUICK, proxies=("192.0.2.1",), tables_per_minute=2)
    wish = {"edition": "falcon", "seats": [ME, BOT]}
    with serving(tmp_path / "games.sqlite3", settings) as base:
        answers = [
            httpx.post(f"{base}/api/tables", json=wish, headers=told | {"X-Forwarded-For": f"203.0.113.{number}"})
            for number in range(3)
        ]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[0].json()["invite"].startswith("http://")


@pytest.mark.parametrize(
    ("header", "steps"),
    [
        ("for=192.0.2.43", [{"for": "192.0.2.43"}]),
        ('For="[2001:db8::17]:4711";proto=https', [{"for": "[2001:db8::17]:4711", "proto": "https"}]),
        ("for=192.0.2.43, for=198.51.100.17;host=a.example", [{"for": "192.0.2.43"}, {"for": "198.51.100.17", "host": "a.example"}]),
        ("for=unknown", [{"for": "unknown"}]),
        ("", [{}]),
    ],
)  # fmt: skip
def test_the_standard_header_is_read(header, steps):
    assert forwarded([header]) == steps


def test_where_both_kinds_come_neither_counts():
    assert steps_in(Headers({"Forwarded": "for=192.0.2.43", "X-Forwarded-For": "198.51.100.7"})) == []


def test_of_the_older_headers_the_last_proxy_counts():
    told = Headers({"X-Forwarded-For": "203.0.113.9, 198.51.100.7", "X-Forwarded-Proto": "http, https"})
    assert x_forwarded(told) == [
        {"for": "203.0.113.9", "proto": "https", "host": ""},
        {"for": "198.51.100.7", "proto": "https", "host": ""},
    ]


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_one_customer_counts_as_one(address, key):
    assert counted_as(address) == key


def test_what_is_no_address_is_refused_in_one_line():
    with pytest.raises(HolotableError, match=r"'proxy' is no address of a proxy; give one such as 127\.0\.0\.1"):
        network_of("proxy")


def test_the_server_is_well_without_a_proxy(tmp_path):
    with serving(tmp_path / "games.sqlite3", dataclasses.replace(QUICK, proxies=("10.0.0.0/8",))) as base:
        assert get(f"{base}/healthz").status_code == 200
