"""The games of each kind that are kept, checked and looked at: `tests/games/<key>/samples.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from captable.games import keys

GAMES = Path(__file__).parent.parent / "tests" / "games"


class Playthrough(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is written out (`make playthroughs`)."""

    players: int
    options: dict[str, Any] = {}


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is opened in the browser: with so many players, after so many moves and when it is worth a look."""

    players: int
    moves: int
    name: str = ""
    """What is on at that moment. The first one has none, and is also looked at when the game is over."""
    options: dict[str, Any] = {}
    facts: dict[str, Any] = {}
    """What the view's facts have to say."""
    zone: str = ""
    """A zone that the view has to have."""


class Samples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    playthroughs: dict[str, Playthrough]
    """By the rest of the file's name."""
    checks: list[str]
    """Sizes and options for `captable check` (`make soak`)."""
    looks: list[Look]


def samples(game: str) -> Samples:
    file = GAMES / game / "samples.toml"
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Samples)
    except (OSError, ValueError) as error:
        raise SystemExit(f"{file.relative_to(GAMES.parent.parent)}: {error}") from None


def all_samples() -> dict[str, Samples]:
    return {game: samples(game) for game in keys()}
