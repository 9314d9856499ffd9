"""What can go wrong, each with its own type and a text that says what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from captable.core.state import State
    from captable.core.view import Message, Refusal


class CaptableError(Exception):
    """Base of all errors that a user can cause and mend."""


class BadInput(CaptableError):
    """A name, an option, a file or a text that Captable can't use; the message says what would do."""


class RulesBroken(BadInput):
    """Something that breaks rules before a game: all of them at once, with their clauses."""

    def __init__(self, broken: Sequence[Refusal], text: str) -> None:
        super().__init__(text)
        self.broken = list(broken)


class BadCards(BadInput):
    """A card file with an unknown effect, a wrong figure or a wrong total.

    `line` is 0 where none is at fault; `why` can be said in any language.
    """

    def __init__(self, text: str, line: int, why: Message) -> None:
        super().__init__(text)
        self.line = line
        self.why = why


class BadRecord(BadInput):
    """A record that does not replay. `entry` is the first one at fault, -1 for the header."""

    def __init__(self, text: str, entry: int = -1) -> None:
        super().__init__(text)
        self.entry = entry


class IllegalMove(CaptableError):
    """A move that the rules forbid; the state is unchanged."""

    def __init__(self, refusal: Refusal, state: State) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.clause = refusal.clause
        self.game = state.game

    def __str__(self) -> str:
        from captable.core.words import Words

        clause = f" ({self.clause})" if self.clause else ""
        return f"{Words(self.game, 'en').say(self.refusal.say)}{clause}"
