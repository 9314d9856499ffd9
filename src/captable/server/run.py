"""Running a server: `captable serve`."""

from __future__ import annotations

import logging
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from captable.core.errors import BadInput
from captable.server import PORT, logs
from captable.server.addresses import proxies
from captable.server.app import create_app
from captable.server.door import NOT_OUR_FAULT, Door, raise_file_limit, visitors
from captable.server.frames import FrameProtocol
from captable.server.notices.mail import MailSettings
from captable.server.notices.push import SERVICES
from captable.server.settings import LabSettings, Limits, ServerSettings
from captable.tables.folder import own_data_folder
from captable.tables.settings import Settings

CLOSING = 10
"""Seconds that open requests have to finish."""


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    *,
    games: Sequence[str] = (),
    origins: Sequence[str] = (),
    log_level: str = "INFO",
    trust_proxy: Sequence[str] = (),
    metrics: str = "",
    tables: Settings | None = None,
    limits: Limits | None = None,
    store: str = "",
    lab: bool | None = None,
    debug: bool | None = None,
    thinks: bool = True,
    mail: MailSettings | None = None,
    push_services: Sequence[str] = (),
) -> None:
    """Serve tables until the process is told to end; prints its address once it listens."""
    own_machine = is_loopback(host) and not origins and not trust_proxy
    data = (data or own_data_folder()).expanduser()
    settings = ServerSettings(
        data,
        tuple(games),
        tuple(origins),
        is_loopback(host),
        tuple(trust_proxy),
        tables or Settings(),
        limits or Limits(),
        store=store,
        thinks=thinks,
        mail=mail,
        push_services=(*SERVICES, *push_services),
        metrics=metrics,
        lab=lab_settings(lab, own_machine=own_machine),
        debug=own_machine and bool(games) if debug is None else debug,
    )
    listening = listen(host, port)
    logs.set_up(log_level)
    server = make_server(settings)
    shown = f"[{host}]" if ":" in host else host
    where = "PostgreSQL" if store else data
    print(
        f"Captable is at http://{shown}:{listening.getsockname()[1]}/ (tables in {where}); Ctrl-C ends it.", flush=True
    )
    if settings.debug:
        print("The debug panel at each table (D) shows every secret to whoever uses this machine.", flush=True)
    server.run(sockets=[listening])


def lab_settings(wanted: bool | None, own_machine: bool) -> LabSettings | None:
    """On one's own machine there is a lab, which is one's own; a server for others has one only if it is asked for."""
    if not (own_machine if wanted is None else wanted):
        return None
    return LabSettings(shared=own_machine)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        raise BadInput(f"Can't listen on {host}, port {port}: {error.strerror}. Try another --port.") from None
    # Those that it accepts inherit this. asyncio sees to it only for sockets that name TCP, which this one does not;
    # without it the second of two short messages waits 40 ms until the client has acknowledged the first.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def make_server(settings: ServerSettings) -> uvicorn.Server:
    door = Door(settings.limits, raise_file_limit())
    for noisy in ("uvicorn.error", "asyncio"):
        logging.getLogger(noisy).addFilter(NOT_OUR_FAULT)
    config = uvicorn.Config(
        create_app(settings),
        http=visitors(door),
        backlog=door.accept_at_once,
        ws=FrameProtocol,
        ws_per_message_deflate=False,  # what changed is a few hundred bytes, and a window costs memory for each socket
        ws_max_size=settings.limits.body,
        forwarded_allow_ips=proxies(settings.trust_proxy),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING,
    )
    return uvicorn.Server(config)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
