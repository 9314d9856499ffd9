"""The clause catalogue of a game: rules with numbers, read from the game's own Markdown file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from captable.core.errors import BadInput

CLAUSE_ID = re.compile(r"[A-Z]{2}-\d+\.\d+")
_CLAUSE = re.compile(rf"^- \*\*({CLAUSE_ID.pattern})\*\* (.*)$")
_SECTION = re.compile(r"^## (?:([A-Z]{2}-\d+) )?(.*)$")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str
    """Markdown, of one paragraph or more."""


@dataclass(frozen=True)
class Section:
    id: str
    """"SU-2", or empty for a part without a number."""
    title: str
    intro: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Catalogue:
    title: str
    intro: str
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for section in self.sections for clause in section.clauses}

    def find(self, text: str) -> list[Clause]:
        """A clause by its number ("SU-2.1", "su2.1", "2.1") or all of a section ("SU-2")."""
        wanted = _bare_number(text)
        all_clauses = self.clauses
        exact = [clause for clause in all_clauses.values() if _bare_number(clause.id) == wanted]
        found = exact or [c for c in all_clauses.values() if _bare_number(c.id).startswith(wanted + ".")]
        if not wanted or not found:
            known = list(all_clauses)
            hint = f"clauses go from {known[0]} to {known[-1]}" if known else "this game has no clauses"
            raise BadInput(f"There is no clause {text!r}; {hint}.")
        return found


def _bare_number(text: str) -> str:
    return re.sub(r"^[A-Z]*[-\s]*", "", text.strip().upper())


def read_catalogue(markdown: str) -> Catalogue:
    title, intro = "", ""
    sections: list[Section] = []
    for line in markdown.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif heading := _SECTION.match(line):
            sections.append(Section(heading[1] or "", heading[2].strip(), "", ()))
        elif not sections:
            intro = _joined(intro, line)
        else:
            sections[-1] = _with_line(sections[-1], line)
    return Catalogue(title, intro.strip(), tuple(sections))


def _with_line(section: Section, line: str) -> Section:
    if match := _CLAUSE.match(line):
        clauses = (*section.clauses, Clause(match[1], section.id, match[2]))
    elif section.clauses and line.startswith("  "):
        last = section.clauses[-1]
        clauses = (*section.clauses[:-1], Clause(last.id, last.section, f"{last.text}\n\n{line.strip()}"))
    else:
        return Section(section.id, section.title, _joined(section.intro, line).strip(), section.clauses)
    return Section(section.id, section.title, section.intro, clauses)


def _joined(text: str, line: str) -> str:
    return f"{text}\n{line}" if text else line
