"""Why a table does not do what it is asked, in words that say what to do."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from captable.core.errors import CaptableError
from captable.core.view import Message


class TableError(CaptableError):
    """Base of the refusals of tables. `say` is a message of `texts/`."""

    def __init__(self, id: str, **args: int | str | Message | list[Message]) -> None:
        self.say = Message(f"table-{id}", args)
        super().__init__(self.say)

    def __str__(self) -> str:
        return in_english(self.say)


class BadWish(TableError):
    """It can't be right, whatever the table is like."""


class NotYours(TableError):
    """It is somebody else's to do."""


class NoSuchTable(TableError):
    """There is nothing of that name."""


class NotNow(TableError):
    """It does not fit the table as it is now."""


class StaleMove(TableError):
    """The move was chosen in a view that has changed since."""

    def __init__(self) -> None:
        super().__init__("stale")


def table_texts(language: str) -> str:
    """The Fluent source of what tables say."""
    return (files("captable.tables") / "texts" / f"{language}.ftl").read_text("utf-8")


def in_english(message: Message) -> str:
    pattern = _english().get_message(message.id).value
    assert pattern is not None
    return str(_english().format_pattern(pattern, dict(message.args))[0])


@cache
def _english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(table_texts("en")))
    return bundle
