"""`captable mcp`: the games for assistants that speak the Model Context Protocol."""

from __future__ import annotations

from captable.core.errors import BadInput

LOOPBACK = "127.0.0.1"


def mcp(*, http: bool = False, port: int = 8765) -> None:
    """Offer the games to an assistant by the Model Context Protocol: over standard input and output, or by HTTP.

    Parameters
    ----------
    http
        Listen on this machine's own address instead, at /mcp.
    port
        Where to listen.
    """
    try:
        from captable.adapters.mcp import server
    except ImportError:
        raise BadInput("This needs the extra mcp: pip install captable[mcp].") from None
    if http:
        server().run("streamable-http", host=LOOPBACK, port=port)
    else:
        server().run("stdio")
