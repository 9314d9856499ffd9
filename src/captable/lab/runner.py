"""Plays the missing blocks of a study in other processes, and survives the loss of one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from captable.core.errors import BadInput, CaptableError
from captable.lab.cores import WORTH_A_PROCESS, cores, end_with_the_starter, same_build
from captable.lab.study import Findings, Run, Study, decode, encode, play_block
from captable.lab.summary import Summary

Task = tuple[str, int]
Done = tuple[Task, Summary]
Workers = Callable[[Study, list[Task]], Iterable[Done]]
"""Plays blocks somewhere and gives their summaries as they come, in any order."""
MOST_LOSSES = 3
"""Worker processes that may die before the fault is taken to be the games'."""


def work(findings: Findings, jobs: int | None = None, workers: Workers | None = None) -> Iterator[int]:
    """Play what is missing and add it to the findings; gives how many games are new, again and again.

    Stop it when you like: what it has is in the findings, and calling it again goes on from there. The figures are
    the same for any number of jobs, and on any machines.
    """
    findings.study.check()
    tasks = findings.missing()
    for (name, number), summary in (workers or local_workers(jobs))(findings.study, tasks):
        findings.add(name, number, summary)
        yield summary.games


def local_workers(jobs: int | None = None) -> Workers:
    """Processes of this machine; by default one for each core."""
    count = cores() if jobs is None else jobs
    if count < 1:
        raise BadInput(f"There must be at least one job, not {count}.")
    return lambda study, tasks: _here_or_beside(study, tasks, count)


def _here_or_beside(study: Study, tasks: list[Task], jobs: int) -> Iterator[Done]:
    """It begins here, and starts other processes once it knows that it is worth it."""
    began = perf_counter()
    for done, (name, number) in enumerate(tasks):
        if jobs > 1 and done and (perf_counter() - began) / done * (len(tasks) - done) > 2 * WORTH_A_PROCESS:
            yield from _in_processes(study, tasks[done:], jobs)
            return
        yield (name, number), play_block(study.runs[name], number)


def _in_processes(study: Study, tasks: list[Task], jobs: int) -> Iterator[Done]:
    left, losses = list(tasks), 0
    while left:
        try:
            for task, summary in _one_pool(study, left, jobs):
                left.remove(task)
                yield task, summary
        except BrokenProcessPool:
            losses += 1
            if losses > MOST_LOSSES:
                raise CaptableError(
                    "Worker processes were killed again and again; there may be too little memory."
                ) from None


def _one_pool(study: Study, tasks: list[Task], jobs: int) -> Iterator[Done]:
    """Never much more is begun than is done, so that a stop is quick."""
    coming = iter(list(tasks))
    with same_build():
        pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), end_with_the_starter)
        try:
            waiting: dict[Future[Summary], Task] = {}

            def begin(many: int) -> None:
                for _, (name, number) in zip(range(many), coming, strict=False):
                    waiting[pool.submit(play_block, study.runs[name], number)] = (name, number)

            begin(2 * jobs)
            while waiting:
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    task = waiting.pop(future)
                    summary = future.result()
                    begin(1)
                    yield task, summary
        finally:
            pool.shutdown(cancel_futures=True)


# -- findings in files ---------------------------------------------------------------------------------------------


def keep(findings: Findings, path: Path) -> None:
    write_whole(path, encode(findings))


def kept(path: Path, study: Study) -> Findings:
    """What was found of this study before; nothing, if there is no such file."""
    if not path.exists():
        return Findings(study)
    try:
        findings = decode(path.read_bytes())
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    if findings.study != study:
        raise BadInput(f"{path} has the findings of another study; name another file, or remove this one.")
    return findings


def write_whole(path: Path, data: bytes) -> None:
    """Whole or not at all: what was there stays until the new file is complete."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput(f"{path} can't be written: {error.strerror}.") from None


def run_alone(run: Run) -> Findings:
    """A single run, here and at once; for tests and small questions."""
    findings = Findings(Study({"main": run}))
    for _ in work(findings, jobs=1):
        pass
    return findings
