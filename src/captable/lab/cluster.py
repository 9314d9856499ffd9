"""A study on a Dask cluster: the same blocks, played by its workers.

Nothing of Dask is needed without it. A worker needs this Captable, at the same version; see docs/lab.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import captable
from captable.core.errors import BadInput
from captable.lab.runner import Done, Task, Workers
from captable.lab.study import Run, Study, play_block
from captable.lab.summary import Summary

WAIT = 10
"""Seconds until a scheduler that does not answer is given up."""
AHEAD = 4
"""Blocks handed to the cluster for each of its threads, so that a stop is quick."""


def cluster_workers(address: str) -> Workers:
    try:
        import distributed
    except ImportError:
        raise BadInput("To play on a cluster, install the extra: pip install 'captable[cluster]'.") from None
    try:
        library: Any = distributed  # it has hardly any types
        client = library.Client(address, timeout=WAIT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadInput(f"No Dask scheduler answers at {address}: {error}.") from None
    return lambda study, tasks: _on(client, study, tasks)


def _on(client: Any, study: Study, tasks: list[Task]) -> Iterator[Done]:
    """A worker that dies takes nothing with it: the scheduler hands its blocks to another."""
    import distributed

    library: Any = distributed
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise BadInput("The Dask cluster has no workers yet: start one with `dask worker ADDRESS`.")
        coming = iter(tasks)
        names: dict[Any, Task] = {}

        def submit() -> Any:
            for name, number in coming:
                future = client.submit(play_there, captable.__version__, study.runs[name], number, pure=False)
                names[future.key] = (name, number)
                return future
            return None

        first = [future for future in (submit() for _ in range(AHEAD * threads)) if future is not None]
        waiting = library.as_completed(first, loop=client.loop)
        for future in waiting:
            summary = future.result()
            more = submit()
            if more is not None:
                waiting.add(more)
            yield names.pop(future.key), summary
    finally:
        client.close()


def play_there(version: str, run: Run, number: int) -> Summary:
    if version != captable.__version__:
        raise BadInput(f"This worker has Captable {captable.__version__}, not {version}.")
    return play_block(run, number)
