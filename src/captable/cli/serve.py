"""`captable serve`: tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from captable.server import PORT

FROM_ONE = Parameter(validator=validators.Number(gte=1))
HOUR = 3600 * 1000
"""Milliseconds."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    store: Annotated[str, Parameter(env_var="CAPTABLE_STORE")] = "",
    game: Annotated[list[str] | None, Parameter(negative=())] = None,
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    trust_proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    mail: Annotated[str, Parameter(env_var="CAPTABLE_MAIL")] = "",
    mail_password_file: Path | None = None,
    push_service: Annotated[list[str] | None, Parameter(negative=())] = None,
    metrics: str = "",
    open_hours: Annotated[int, FROM_ONE] = 24,
    idle_days: Annotated[int, FROM_ONE] = 30,
    running_tables: Annotated[int, FROM_ONE] = 50,
    open_tables: Annotated[int, FROM_ONE] = 10,
    tables_an_hour: Annotated[int, FROM_ONE] = 120,
    lab: bool | None = None,
    think: bool = True,
    log: Literal["debug", "info", "warning", "error"] = "warning",
    reload: Annotated[bool, Parameter(negative="")] = False,
    debug: bool | None = None,
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
    store
        A PostgreSQL database in place of a file in that folder: `postgresql://USER:PASSWORD@HOST/DATABASE`. Any number
        of servers may share one. Better given in the environment, where no list of processes shows the password.
    game
        A game of your own beside ours, as `module:ATTRIBUTE`. May be given several times.
    origin
        Another address at which browsers reach this server, such as `https://play.example.org` behind a proxy.
        May be given several times.
    trust_proxy
        The address of a proxy, or a network such as `10.0.0.0/8`, whose `X-Forwarded-For` and `X-Forwarded-Proto`
        headers are believed. May be given several times. If left out, a proxy on this machine is believed.
    mail
        A mail server for letters to people who want them: `smtp://USER@HOST:PORT?from=games@example.org`, or `smtps://`.
        The line is encrypted, unless it is this machine. Needs an --origin, where the letters lead.
    mail_password_file
        A file with the password of that user; or put it into the environment variable CAPTABLE_MAIL_PASSWORD.
    push_service
        Another push service that browsers may use, as `https://push.example.org`, beside those of the makers of
        browsers. May be given several times.
    metrics
        Show figures for Prometheus on this port, to this machine only; `ADDRESS:PORT` shows them to others.
    open_hours
        A table that has not begun by then is closed.
    idle_days
        A game that nobody has gone on with for so long ends by itself.
    running_tables
        How many games a person may have running.
    open_tables
        How many tables that have not begun a person may be at.
    tables_an_hour
        How many tables may be made from one address in an hour.
    lab
        Whether there is a designers' lab at /lab. By default only where nobody but this machine reaches the server;
        behind a proxy (--origin, --trust-proxy) that is not so. What people play there gives way to the tables.
    think
        Whether bots and reviews think beside this server. With --no-think they wait for `captable work`, on the same
        --store; hints are still thought of here.
    log
        How much to log, a line of JSON each, on standard error.
    reload
        Start again whenever a file of a --game changes: while you write it. Tables stay, and browsers come back.
    debug
        At each table a panel with everything, secrets included: state, views, events and moves, step by step. It is
        there by itself with --game on your own machine, and never where others can reach the server.
    """
    if reload:
        from captable.cli.reload import serve_again_and_again

        serve_again_and_again(game or [])
        return
    from captable.server import run
    from captable.server.notices.mail import read_mail
    from captable.server.settings import Limits
    from captable.tables.settings import Settings  # takes a second, which the other commands need not wait

    run.serve(
        host,
        port,
        data,
        games=game or (),
        origins=origin or (),
        log_level=log.upper(),
        trust_proxy=trust_proxy or (),
        metrics=metrics,
        tables=Settings(open_for=open_hours * HOUR, idle_for=idle_days * 24 * HOUR),
        limits=Limits(running_tables=running_tables, open_tables=open_tables, tables_an_hour=tables_an_hour),
        store=store,
        lab=lab,
        thinks=think,
        debug=debug,
        mail=read_mail(mail, mail_password_file) if mail else None,
        push_services=push_service or (),
    )
