"""Messages in a language: Fluent, with the texts of the core and of one game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from captable.core.errors import BadInput
from captable.core.view import Counter, Message

if TYPE_CHECKING:
    from captable.core.game import Game

LANGUAGES = {"en": "English", "fr": "Français"}


class Words:
    """The voice of a game in one language, with the names of the players at the table.

    `packages` are those whose own texts (`texts/<language>.ftl`) are to be spoken too: the command line's.
    """

    def __init__(
        self, game: Game | None, language: str, names: Sequence[str] = (), packages: Sequence[str] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        self.names = list(names)
        self._prefix = game.prefix if game else "core"
        self._bundle = _bundle(game, language, tuple(packages))

    def say(self, message: Message, form: str = "") -> str:
        """The message in words. One without a text is shown by its id, never as an error.

        A text may have other forms, as Fluent attributes: `short` for where there is little room or the place
        already says half of it. A text without the form asked for is said in full.
        """
        if message.id == "seat":
            return self._seat(int(str(message.args["seat"])))
        found = self._bundle.get_message(message.id) if self._bundle.has_message(message.id) else None
        if found is None or found.value is None:
            return message.id
        pattern = found.attributes.get(form, found.value)
        text, _ = self._bundle.format_pattern(pattern, {k: self._argument(v) for k, v in message.args.items()})
        return str(text)

    def count(self, counter: Counter) -> str:
        """A figure with its name, by the form `count` of the name ("3 chips") where there is one."""
        name = counter.name
        if self.has(name.id, "count"):
            args = {"value": counter.value, "of": counter.of or 0}
            return self.say(Message(name.id, {**name.args, **args}), "count")
        most = f"/{_scaled(counter.of, counter.scale)}" if counter.of else ""
        return f"{self.say(name, 'short')} {_scaled(counter.value, counter.scale)}{most}"

    def mark(self, mark: str) -> str:
        """The state of a piece: the message `<game prefix>-mark-<mark>`."""
        id = f"{self._prefix}-mark-{mark}"
        return self(id) if self.has(id) else mark

    def has(self, id: str, form: str = "") -> bool:
        if form:
            return self._bundle.has_message(id) and form in self._bundle.get_message(id).attributes
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


def _scaled(value: int, scale: int) -> str:
    """A figure in 1/scale, with as many decimals as the scale has zeros: 300 hundredths are 3.00."""
    return f"{value / scale:.{len(str(scale)) - 1}f}"


_bundles: dict[tuple[str, str, tuple[str, ...]], FluentBundle] = {}


def _bundle(game: Game | None, language: str, packages: tuple[str, ...]) -> FluentBundle:
    key = (f"{type(game).__module__}.{game.key}" if game else "", language, packages)
    if key not in _bundles:
        # Isolation marks are for mixed writing directions; here they would only break copying and searching.
        bundle = FluentBundle([language], use_isolating=False)
        for package in ("captable.core", *packages):
            bundle.add_resource(FluentResource(texts_of(package, language)))
        if game is not None:
            bundle.add_resource(FluentResource(game.texts(language)))
        _bundles[key] = bundle
    return _bundles[key]


def texts_of(package: str, language: str) -> str:
    return (files(package) / "texts" / f"{language}.ftl").read_text("utf-8")
