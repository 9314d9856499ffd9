"""When two names are one to those who read them."""

from __future__ import annotations

import unicodedata


def skeleton(name: str) -> str:
    """A name reduced to its plain letters: no case, accents, signs or look-alike forms."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in plain.casefold() if c.isalnum())


def look_alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)
