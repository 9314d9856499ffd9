"""`captable serve`: tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from captable.server import PORT


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    game: Annotated[list[str] | None, Parameter(negative=())] = None,
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    trust_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    metrics: str = "",
    log: Literal["debug", "info", "warning", "error"] = "warning",
) -> None:
    """Serve tables to browsers: yours alone, unless you open it to others.

    Parameters
    ----------
    host
        The address to listen on. 0.0.0.0 lets everyone on your network in.
    port
        0 takes any that is free.
    data
        The folder with the tables, made if it does not exist; your own data folder if left out.
    game
        A game of your own beside ours, as `module:ATTRIBUTE`. May be given several times.
    origin
        Another address at which browsers reach this server, such as `https://play.example.org` behind a proxy.
        May be given several times.
    trust_proxy
        The address of a proxy, or a network such as `10.0.0.0/8`, whose `X-Forwarded-For` and `X-Forwarded-Proto`
        headers are believed. May be given several times. If left out, a proxy on this machine is believed.
    metrics
        Show figures for Prometheus on this port, to this machine only; `ADDRESS:PORT` shows them to others.
    log
        How much to log, a line of JSON each, on standard error.
    """
    from captable.server import run  # takes a second, which the other commands need not wait

    run.serve(host, port, data, game or (), origin or (), log.upper(), trust_proxy or (), metrics)
