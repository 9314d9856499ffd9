"""A game for tests at which a bot thinks for ever, once it has said that it began."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

from captable.core.state import State
from tests.tables.bidding import Bidding


class Endless(Bidding):
    key = "endless"

    def load(self, dump: Mapping[str, Any]) -> State:
        Path(dump["pipe"]).write_text("I am thinking")
        Event().wait()
        raise AssertionError


class Deaf(Endless):
    """It does not even let itself be interrupted."""

    key = "deaf"

    def load(self, dump: Mapping[str, Any]) -> State:
        with suppress(TimeoutError):
            super().load(dump)
        Event().wait()
        raise AssertionError


GAME = Endless()
DEAF = Deaf()
