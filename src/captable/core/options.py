"""What a table may choose before a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from captable.core.errors import BadInput

OptionValue = str | int | bool | tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """A rule that a table can set: one of `choices`, a number from `low` to `high`, or several of `choices`.

    Its texts are the messages `<game prefix>-option-<key>` and `…-note`, and for each choice
    `<game prefix>-option-<key>-<choice>` and `…-note`.
    """

    key: str
    default: OptionValue
    choices: tuple[str | int | bool, ...] = ()
    low: int | None = None
    high: int | None = None
    many: bool = False
    """Several of the choices at once, as a tuple; which sets are allowed is the game's to say."""
    text: bool = False
    """Takes a text of the player's own too, such as a deck; what it must be like is the game's to say."""

    def read(self, value: object) -> OptionValue:
        """The value, also when it comes as text; anything else is refused with what would do."""
        if self.many:
            return self._read_many(value)
        for choice in self.choices:
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
            if isinstance(value, str) and value == option_text(choice):
                return choice
        if self.low is not None and self.high is not None:
            try:
                number = int(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
            except ValueError:
                number = None
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadInput(f"The option {self.key} can't be {value!r}: it takes {self.allowed()}.")

    def _read_many(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        if isinstance(value, Sequence) and all(item in self.choices for item in value):
            return tuple(str(item) for item in value)
        raise BadInput(f"The option {self.key} can't be {value!r}: it takes {self.allowed()}.")

    def allowed(self) -> str:
        parts = [option_text(choice) for choice in self.choices]
        if self.low is not None:
            parts.append(f"a number from {self.low} to {self.high}")
        return ("some of " if self.many else "") + ", ".join(parts)


def option_text(choice: object) -> str:
    """A value as people write it."""
    if isinstance(choice, tuple):
        return ",".join(option_text(item) for item in choice)
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a game with the given ones set."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise BadInput(f"There is no option {key!r}; there are: {', '.join(known) or 'none'}.")
    return {key: option.read(given[key]) if key in given else option.default for key, option in known.items()}
