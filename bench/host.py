"""Our server as `captable serve` runs it, with room for the crowd that `bench.server` sends: `FOLDER` for its tables,
`DATABASE` in place of a file there.

Prints its address. Nothing but the limits is different: the crowd comes from one address.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from captable.server.run import listen, make_server
from captable.server.settings import Limits, Rate, ServerSettings

PLENTY = 10**9


def no_limits() -> Limits:
    """Every limit that counts people, tables or requests lifted; those on sizes stay."""
    lifted: dict[str, Any] = {}
    for one in fields(Limits):
        if isinstance(one.default, Rate):
            lifted[one.name] = Rate(PLENTY, PLENTY)
        elif isinstance(one.default, int) and one.name not in ("body", "unsent"):
            lifted[one.name] = PLENTY
    return Limits(**lifted)


if __name__ == "__main__":
    folder, store = [*sys.argv[1:], ""][:2]
    listening = listen("127.0.0.1", 0)
    server = make_server(ServerSettings(Path(folder), limits=no_limits(), workers=1, store=store))
    print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run(sockets=[listening])
