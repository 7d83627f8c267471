"""A server with a planted fault: it acknowledges a decision before it is on disk. ``soak.kills`` must find it."""

import asyncio

from holotable.server.store.storage import Storage
from soak.kills.serving import main

LATE = 0.05  # seconds until the decision is written
keep = Storage.append
writing: set[asyncio.Task[None]] = set()


async def append_later(storage: Storage, *kept: object) -> None:
    """Promise now, and write in a moment."""

    async def write() -> None:
        await asyncio.sleep(LATE)
        await keep(storage, *kept)

    task = asyncio.create_task(write())
    writing.add(task)
    task.add_done_callback(writing.discard)


if __name__ == "__main__":
    Storage.append = append_later
    main()
