"""Text that people write, made harmless: one line, nothing invisible, not too long."""

from __future__ import annotations

import unicodedata


def plain_text(text: str) -> str:
    """The text without control and formatting characters, blanks collapsed. It is never markup."""
    text = unicodedata.normalize("NFC", text)
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(shown.split())
