"""The clauses of a game, to be read in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from captable.cli.draw import listed
from captable.core.catalogue import Clause
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.guide import GuidePart, Picture, guide_of
from captable.core.moves import plain
from captable.core.words import Words


class Rulebook:
    def __init__(self, game: Game, words: Words) -> None:
        self.catalogue = game.catalogue(words.language)
        self.guide = guide_of(game, words.language)
        self.words = words

    def show(self, text: str, screen: Console) -> None:
        """A clause or a part by its number, a part of the guide by its title, all clauses that have a word, or the
        headings if there is no text."""
        clauses = self._find(text) if text else []
        part = self._part(text)
        if part:
            self._tell(part, screen)
        elif not self.catalogue.clauses:
            screen.print(self.words("cli-no-rules"))
        elif not text:
            self._headings(screen)
        elif clauses:
            self._print(clauses, screen)
        else:
            first, *_, last = self.catalogue.clauses
            screen.print(Text(self.words("cli-no-clause", text=text[:80], first=first, last=last)))

    def quote(self, id: str, screen: Console) -> None:
        """The clause behind a refusal, if the catalogue has it."""
        clause = self.catalogue.clauses.get(id)
        if clause:
            self._print([clause], screen)

    def _part(self, text: str) -> GuidePart | None:
        parts = self.guide.parts if self.guide else ()
        return next((part for part in parts if text and plain(part.title) == plain(text)), None)

    def _tell(self, part: GuidePart, screen: Console) -> None:
        screen.print(Text(part.title, "bold"))
        for block in part.content:
            if isinstance(block, Picture):
                names = [self.words.say(piece.name) for piece in block.pieces]
                counted = [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in names]
                screen.print(Padding(Text(" · ".join(dict.fromkeys(counted)), "cyan"), (1, 0, 0, 2)))
            screen.print(Padding(Markdown(block.caption if isinstance(block, Picture) else block), (0, 0, 0, 2)))

    def _find(self, text: str) -> list[Clause]:
        try:
            return self.catalogue.find(text)
        except BadInput:
            wanted = plain(text)
            return [clause for clause in self.catalogue.clauses.values() if wanted in plain(clause.text)]

    def _headings(self, screen: Console) -> None:
        screen.print(Text(self.catalogue.title, "bold"))
        if self.guide:
            example = self.guide.parts[0].title
            command = self.words("cli-command-rules").split(",")[0]
            screen.print(Padding(Text("\n".join(part.title for part in self.guide.parts)), (0, 0, 0, 2)))
            screen.print(Text(self.words("cli-rules-guide-how", command=command, example=example)))
            screen.print()
        titles = [(section.id, section.title.replace("**", "").replace("`", "")) for section in self.catalogue.sections]
        screen.print(Padding(listed(titles), (0, 0, 0, 2)))
        section_id = next((section.id for section in self.catalogue.sections if section.clauses), "")
        clause = next(iter(self.catalogue.clauses), "")
        command = self.words("cli-command-rules").split(",")[0]
        screen.print(Text(self.words("cli-rules-how", command=command, example=clause, section=section_id)))

    def _print(self, clauses: Iterable[Clause], screen: Console) -> None:
        for clause in clauses:
            screen.print(Text(clause.id, "bold cyan"))
            screen.print(Padding(Markdown(clause.text), (0, 0, 0, 2)))
