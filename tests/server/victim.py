"""A server in a process of its own, to be killed: `python -m tests.server.victim FOLDER`. Prints its address."""

from __future__ import annotations

import sys
from pathlib import Path

from captable.server.run import listen, make_server
from tests.server.clients import quick

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    server = make_server(quick(Path(sys.argv[1])))
    print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run(sockets=[listening])
