"""`captable work`: bots and reviews of servers on one database think here."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter, validators


def work(
    *,
    store: Annotated[str, Parameter(env_var="CAPTABLE_STORE")] = "",
    game: Annotated[list[str] | None, Parameter(negative=())] = None,
    jobs: Annotated[int | None, Parameter(validator=validators.Number(gte=1))] = None,
    log: Literal["debug", "info", "warning", "error"] = "warning",
) -> None:
    """Think for the bots and reviews of servers on one PostgreSQL database, on this machine.

    Start as many as you like, on any machine that reaches the database. `captable serve --no-think` leaves all of that
    to them; beside servers that think themselves they take their part of it.

    Parameters
    ----------
    store
        The servers' database: `postgresql://USER:PASSWORD@HOST/DATABASE`. Better given in the environment, where no
        list of processes shows the password.
    game
        A game of your own that the servers offer, as `module:ATTRIBUTE`. May be given several times.
    jobs
        Processes that think at the same time; one fewer than there are processors if left out.
    log
        How much to log, a line of JSON each, on standard error.
    """
    from captable.server import worker  # takes a while, which the other commands need not wait

    worker.work(store, games=game or (), jobs=jobs, log_level=log.upper())
