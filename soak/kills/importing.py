"""Brings saved games to the server while it is killed: each is there whole, or not at all."""

import asyncio
import json
import random
from pathlib import Path
from typing import Final

import httpx

from bench.clients import token_of
from soak.kills.people import read_lines, suppress_broken, visitor
from soak.kills.told import Ledger
from tests.kept.record import HERE

FILES: Final = sorted(HERE.glob("rules-2/*.jsonl"))
LINES_TYPE: Final = {"Content-Type": "application/x-ndjson"}


async def bring_games(base: str, ledger: Ledger, lot: random.Random, most: int = 6) -> None:
    """Bring so many games; stop when the line breaks."""
    with suppress_broken(ledger):
        async with visitor(base) as http:
            for file in lot.sample(FILES, most):
                await _bring(http, ledger, file)


async def _bring(http: httpx.AsyncClient, ledger: Ledger, file: Path) -> None:
    ledger.tallies["imports_asked"] += 1
    body = await asyncio.to_thread(file.read_bytes)
    answer = await http.post("/api/tables/import", content=body, headers=LINES_TYPE)
    opened = answer.raise_for_status().json()
    told = ledger.table(opened["table"], f"import {file.stem}")
    told.imported = records_of(file)
    told.note_opened(token_of(opened), opened["yours"])
    ledger.tallies["imports"] += 1
    await read_lines(http, told, "en", 200)


def records_of(file: Path) -> list[tuple[int, object, object]]:
    """Give the decisions of a saved game with their seats and their luck."""
    lines = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return [(line["seat"], line["decision"], line["outcomes"]) for line in lines if "decision" in line]
