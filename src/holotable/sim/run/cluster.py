"""The same job on a Ray cluster: blocks are tasks, and a task whose worker dies is played again elsewhere."""

import os
import socket
from concurrent.futures import Future
from importlib import import_module
from typing import Any, Final

from holotable.core.errors import HolotableError
from holotable.sim.run.blocks import Block
from holotable.sim.run.job import Job
from holotable.sim.run.workers import Worker, worker_of

HERE: Final = "local"  # instead of an address: a cluster on this machine
KNOCK_SECONDS: Final = 5
RETRIES: Final = -1  # as often as needed: a block has one result, whoever plays it


class Cluster:
    """Workers of a Ray cluster."""

    def __init__(self, job: Job, address: str = HERE, workers: int | None = None) -> None:
        """Join a cluster, or start one on this machine with so many workers."""
        self._ray = _library()
        self._own = not self._ray.is_initialized()
        if self._own:
            self._join(address, workers)
        self.size = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._job = self._ray.put(job)
        self._task = self._ray.remote(num_cpus=1, max_retries=RETRIES)(play_block)

    def _join(self, address: str, workers: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == HERE:
                self._ray.init(num_cpus=workers, include_dashboard=False, **quiet)
            else:
                check_listening(address)
                self._ray.init(address=address, **quiet)
        except (OSError, RuntimeError, ValueError) as problem:
            reason = (str(problem).strip() or type(problem).__name__).splitlines()[0]
            raise HolotableError(
                f"no Ray cluster at {address!r} ({reason}); start one with: ray start --head"
            ) from problem

    def submit(self, first: int, games: int) -> "Future[Block]":
        """Hand out a block."""
        future: Future[Block] = self._task.remote(self._job, first, games).future()
        return future

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        if self._own:
            self._ray.shutdown()


def check_listening(address: str) -> None:
    """Check that something listens at ``host:port``; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


class _Last:
    """The worker of the last job in a process of the cluster."""

    job: Job | None = None
    worker: Worker | None = None


def play_block(job: Job, first: int, games: int) -> Block:
    """Play a block; a process of the cluster keeps the table of its last job."""
    if _Last.worker is None or _Last.job != job:
        _Last.job, _Last.worker = job, worker_of(job)
    return _Last.worker.play(first, games)


def _library() -> Any:
    try:
        return import_module("ray")
    except ImportError as missing:
        raise HolotableError(
            "--ray needs the package 'ray'; install it with: pip install 'holotable[ray]'"
        ) from missing
