"""Work on numbered items, spread over all cores; what comes out does not depend on how many there are."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from time import perf_counter
from typing import TypeVar

import captable
from captable._build import VARIABLE
from captable.core.errors import BadInput

R = TypeVar("R")

WORTH_A_PROCESS = 0.5
"""Seconds of work below which starting other processes would cost more than it saves."""
BATCH = 0.25
"""Seconds of work to hand out at a time: short enough for a progress bar that moves and a stop that is quick."""
WAITING = 2
"""Batches that each process has: the one that it does and the next one."""


def cores() -> int:
    """How many this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def spread(work: Callable[[range], R], count: int, jobs: int | None = None) -> Iterator[tuple[int, R]]:
    """Do the items 0 to `count` - 1 in batches; gives how many were done and the result, as they come.

    It begins here, with batches that double, and goes on in other processes once it knows that it is worth it.
    `work` must be picklable and say the same about an item wherever it is done.
    """
    jobs = cores() if jobs is None else jobs
    if jobs < 1:
        raise BadInput(f"There must be at least one job, not {jobs}.")
    done, size, seconds = 0, 1, 0.0
    while done < count and (jobs == 1 or seconds < BATCH or seconds / size * (count - done) < WORTH_A_PROCESS):
        size = min(count - done, size if seconds >= BATCH else size * 2)
        began = perf_counter()
        result = work(range(done, done + size))
        seconds = perf_counter() - began
        done += size
        yield size, result
    if done < count:
        size = max(1, int(BATCH / seconds * size))
        yield from _in_processes(work, range(done, count), size, jobs)


def in_order(work: Callable[[range], list[R]], count: int, jobs: int | None = None) -> Generator[R, None, None]:
    """Do the items 0 to `count` - 1 and give their results one by one, in that order; closing it stops the work.

    So whoever stops early has seen the same results on any number of cores.
    """
    jobs = cores() if jobs is None else jobs
    if jobs < 1:
        raise BadInput(f"There must be at least one job, not {jobs}.")
    done, seconds = 0, 0.0
    while done < count and (jobs == 1 or done < 2 or seconds / done * (count - done) < WORTH_A_PROCESS):
        began = perf_counter()
        results = work(range(done, done + 1))
        seconds += perf_counter() - began
        done += 1
        yield from results
    if done < count:
        size = min(max(1, int(BATCH / seconds * done)), -(-(count - done) // jobs))
        yield from _in_processes_in_order(work, range(done, count), size, jobs)


def _in_processes_in_order(work: Callable[[range], list[R]], items: range, size: int, jobs: int) -> Iterator[R]:
    """Never much more is begun than is wanted, because the work may be stopped at any result."""
    batches = iter([items[start : start + size] for start in range(0, len(items), size)])
    with same_build():
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_the_starter)
        try:
            waiting = deque(pool.submit(work, batch) for batch in islice(batches, 2 * jobs))
            while waiting:
                results = waiting.popleft().result()
                waiting.extend(pool.submit(work, batch) for batch in islice(batches, 1))
                yield from results
        finally:
            pool.shutdown(cancel_futures=True)


def _in_processes(work: Callable[[range], R], items: range, size: int, jobs: int) -> Iterator[tuple[int, R]]:
    """This process works too, at once and to the end: the others need most of a second before they begin.

    Towards the end the batches get smaller, so that nobody waits long for the last one.
    """

    def next_batch() -> range:
        nonlocal items
        most = min(size, max(1, len(items) // (2 * jobs)))
        batch, items = items[:most], items[most:]
        return batch

    with same_build():
        pool = ProcessPoolExecutor(jobs - 1, get_context("spawn"), end_with_the_starter)
        try:
            waiting: dict[Future[R], int] = {}
            while items or waiting:
                while items and len(waiting) < WAITING * (jobs - 1):
                    batch = next_batch()
                    waiting[pool.submit(work, batch)] = len(batch)
                if items:
                    batch = next_batch()
                    yield len(batch), work(batch)
                ended, _ = wait(waiting, 0 if items else None, FIRST_COMPLETED)
                for future in ended:
                    yield waiting.pop(future), future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def end_with_the_starter() -> None:
    """At Ctrl-C, without a word: the process that started this one says what there is to say. When that one is killed,
    nobody would tell this one, so it watches."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_watch_the_starter, daemon=True).start()


def _watch_the_starter() -> None:
    starter = parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)


@contextmanager
def same_build() -> Iterator[None]:
    """New processes run the build that this one runs, and don't say again that another one is stale."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = captable.build()
    try:
        yield
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before
