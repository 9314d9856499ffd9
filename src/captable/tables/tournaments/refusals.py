"""Why a tournament does not do what it is asked, in words that say what to do."""

from __future__ import annotations

from captable.core.errors import CaptableError
from captable.core.view import Message
from captable.core.words import Words

PACKAGE = "captable.tables.tournaments"
"""Whose texts these messages are."""


class TournamentError(CaptableError):
    """Base of the refusals of tournaments. `say` is a message of `texts/`."""

    def __init__(self, id: str, **args: int | str) -> None:
        self.say = Message(f"tournament-{id}", dict(args))
        super().__init__(self.say)

    def __str__(self) -> str:
        return Words(None, "en", packages=[PACKAGE]).say(self.say)


class BadPlan(TournamentError):
    """It can't be right, whatever the tournament is like."""


class HostOnly(TournamentError):
    """Who organises it decides that."""


class NoSuchTournament(TournamentError):
    """There is nothing of that name."""


class Untimely(TournamentError):
    """It does not fit the tournament as it is now."""
