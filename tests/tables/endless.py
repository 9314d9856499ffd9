"""A game for tests at which a bot thinks for ever, once it has said that it began."""

from __future__ import annotations

from collections.abc import Mapping
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


GAME = Endless()
