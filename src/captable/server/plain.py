"""Text that people write, made harmless: one line, nothing invisible, no letter that grows over its neighbours."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

MOST_MARKS = 2
"""On one letter: enough for what is written in any language, and too few to reach the next line."""

BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters and signs that look like nothing."""
INVISIBLE = {"\u034f", "\u17b4", "\u17b5", *map(chr, range(0x180B, 0x1810)), *map(chr, range(0xFE00, 0xFE10))}
"""Marks that only tell how another sign is shown."""
VARIANTS = range(0xE0100, 0xE01F0)


def plain_text(text: str) -> str:
    """The text without control and formatting characters, marks tamed, blanks collapsed. It is never markup."""
    shown = (" " if c.isspace() or c in BLANK else c for c in unicodedata.normalize("NFC", text) if _is_shown(c))
    tamed = unicodedata.normalize("NFC", "".join(_tamed(shown)))  # again: what was between them may be gone
    return " ".join(tamed.split())


def _is_shown(c: str) -> bool:
    if c.isspace():
        return True
    return unicodedata.category(c)[0] != "C" and c not in INVISIBLE and ord(c) not in VARIANTS


def _tamed(text: Iterator[str]) -> Iterator[str]:
    marks = MOST_MARKS  # a mark with no letter before it has no place
    for c in text:
        if unicodedata.category(c)[0] == "M":
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = MOST_MARKS if c.isspace() else 0
        yield c
