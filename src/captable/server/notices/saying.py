"""News in words: what a push shows, what a letter says, what a feed lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from captable.core.game import Game
from captable.core.view import Message
from captable.core.words import Words
from captable.tables.look import Summary
from captable.tables.notices import Wishes

PACKAGES = ("captable.server.notices",)


@dataclass(frozen=True)
class Saying:
    """The voice of the notices in a language."""

    words: Words
    games: Mapping[str, Game]

    def game(self, summary: Summary) -> str:
        game = self.games.get(summary.info.game)
        return Words(game, self.words.language)(f"{game.prefix}-name") if game else summary.info.game

    def title(self, summaries: list[Summary]) -> str:
        if len(summaries) == 1:
            return self.words("notice-one", game=self.game(summaries[0]))
        return self.words("notice-many", count=len(summaries))

    def line(self, summary: Summary, person: str) -> str:
        """The game and the others at the table."""
        return self.words("notice-line", game=self.game(summary), others=_others(summary, person))

    def body(self, summaries: list[Summary], person: str) -> str:
        """What stands under the title: of one game with whom, of several which."""
        if len(summaries) == 1:
            return self.words("notice-with", others=_others(summaries[0], person))
        return "\n".join(self.line(summary, person) for summary in summaries)

    def __call__(self, id: str, **args: int | str) -> str:
        return self.words(f"notice-{id}", **args)


def _others(summary: Summary, person: str) -> list[Message]:
    seats = zip(summary.info.seats, summary.people, strict=True)
    names = [seat.name for seat, other in seats if other != person and seat.name]
    return [Message("notice-name", {"name": name}) for name in names]


def saying_for(wishes: Wishes, games: Mapping[str, Game]) -> Saying:
    return Saying(Words(None, wishes.language, packages=PACKAGES), games)


def hour(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
