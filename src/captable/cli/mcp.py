"""`captable mcp`: the games for assistants that speak the Model Context Protocol."""

from __future__ import annotations

from captable.cli.screen import output
from captable.core.errors import BadInput

LOOPBACK = "127.0.0.1"


def mcp(*, http: bool = False, port: int = 8765) -> None:
    """Offer the games to an assistant by the Model Context Protocol: over standard input and output, or by HTTP.

    Parameters
    ----------
    http
        Listen on this machine's own address instead, at /mcp.
    port
        Where to listen; 0 takes any that is free.
    """
    try:
        from captable.adapters.mcp import server
    except ImportError:
        raise BadInput("This needs the extra mcp: pip install captable[mcp].") from None
    if http:
        import uvicorn

        from captable.server.run import listen

        with listen(LOOPBACK, port) as listening:
            app = server(shared=True).streamable_http_app(host=LOOPBACK)
            output().print(f"Listening at http://{LOOPBACK}:{listening.getsockname()[1]}/mcp; Ctrl-C ends it.")
            uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
    else:
        server().run("stdio")
