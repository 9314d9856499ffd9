"""A study on a real Dask scheduler with real workers, on loopback."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from captable.core.errors import BadInput
from captable.lab.cluster import cluster_workers
from captable.lab.plan import Plan
from captable.lab.runner import work
from captable.lab.study import NOTHING, Findings, Run, Study, encode

STUDY = Study({"main": Run(Plan("startups", 3, 24, ("junior",), "cluster"), NOTHING, block=2)})


def dask(log: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:], "--no-dashboard"]
    with log.open("wb") as file:
        return subprocess.Popen(command, stdout=file, stderr=file)


def address_in(log: Path, process: subprocess.Popen[bytes]) -> str:
    from time import monotonic, sleep

    end = monotonic() + 60
    while monotonic() < end and process.poll() is None:
        found = re.search(rb"tcp://127\.0\.0\.1:\d+", log.read_bytes())
        if found:
            return found[0].decode()
        sleep(0.05)
    raise AssertionError(f"no scheduler: {log.read_text()}")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    log = tmp_path / "scheduler.log"
    scheduler = dask(log, "dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    started = [scheduler]
    try:
        address = address_in(log, scheduler)
        for number in range(2):
            folder = tmp_path / f"worker-{number}"
            worker = dask(
                tmp_path / f"worker-{number}.log",
                "dask_worker",
                address,
                "--nthreads",
                "1",
                "--no-nanny",
                "--local-directory",
                str(folder),
            )
            started.append(worker)
        yield address, started[1:]
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_a_cluster_finds_the_same_figures_also_when_a_worker_dies(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    from distributed import Client

    address, workers = cluster
    with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)
    findings = Findings(STUDY)
    for number, _ in enumerate(work(findings, workers=cluster_workers(address))):
        if number == 2:
            workers[0].kill()
    here = Findings(STUDY)
    for _ in work(here, jobs=1):
        pass
    assert encode(findings) == encode(here)


def test_a_scheduler_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captable.lab.cluster.WAIT", 1)
    with pytest.raises(BadInput, match="No Dask scheduler answers"):
        cluster_workers("tcp://127.0.0.1:9")
