"""Why a table does not do what it is asked, in words that say what to do."""

from __future__ import annotations

from captable.core.errors import CaptableError
from captable.core.view import Message
from captable.core.words import Words

PACKAGE = "captable.tables"
"""Whose texts these messages are."""


class TableError(CaptableError):
    """Base of the refusals of tables. `say` is a message of `texts/`."""

    def __init__(self, id: str, **args: int | str | Message | list[Message]) -> None:
        self.say = Message(f"table-{id}", args)
        super().__init__(self.say)

    def __str__(self) -> str:
        return Words(None, "en", packages=[PACKAGE]).say(self.say)


class BadWish(TableError):
    """It can't be right, whatever the table is like."""


class NotYours(TableError):
    """It is somebody else's to do."""


class NoSuchTable(TableError):
    """There is nothing of that name."""


class NoSuchGame(TableError):
    """It is not played here, or not any more."""


class NoSuchLesson(TableError):
    """Nobody has written one for it."""


class Damaged(TableError):
    """Its journal can't be read."""


class NotNow(TableError):
    """It does not fit the table as it is now."""


class NotStored(TableError):
    """The database could not write. Nothing was done, or nobody knows yet."""


class StaleMove(TableError):
    """The move was chosen in a view that has changed since."""

    def __init__(self) -> None:
        super().__init__("stale")
