"""Messages in a language: Fluent, with the texts of the core and of one game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from captable.core.errors import BadInput
from captable.core.view import Message

if TYPE_CHECKING:
    from captable.core.game import Game

LANGUAGES = {"en": "English", "fr": "Français"}


class Words:
    """The voice of a game in one language, with the names of the players at the table."""

    def __init__(self, game: Game | None, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(game, language)

    def say(self, message: Message) -> str:
        """The message in words. One without a text is shown by its id, never as an error."""
        if message.id == "seat":
            return self._seat(int(str(message.args["seat"])))
        found = self._bundle.get_message(message.id) if self._bundle.has_message(message.id) else None
        if found is None or found.value is None:
            return message.id
        text, _ = self._bundle.format_pattern(found.value, {k: self._argument(v) for k, v in message.args.items()})
        return str(text)

    def has(self, id: str) -> bool:
        return id == "seat" or self._bundle.has_message(id)

    def __call__(self, id: str, **args: int | str | Message | list[Message]) -> str:
        return self.say(Message(id, args))

    def _argument(self, value: int | str | Message | list[Message]) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return self._list([self.say(item) for item in value])
        return value

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self("core-list", most=", ".join(items[:-1]), last=items[-1])

    def _seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self("core-player", number=seat + 1)


_bundles: dict[tuple[str, str], FluentBundle] = {}


def _bundle(game: Game | None, language: str) -> FluentBundle:
    key = (f"{type(game).__module__}.{game.key}" if game else "", language)
    if key not in _bundles:
        # Isolation marks are for mixed writing directions; here they would only break copying and searching.
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(core_texts(language)))
        if game is not None:
            bundle.add_resource(FluentResource(game.texts(language)))
        _bundles[key] = bundle
    return _bundles[key]


def core_texts(language: str) -> str:
    return (files("captable.core") / "texts" / f"{language}.ftl").read_text("utf-8")
