"""Writes examples of what changed, by which the browser client is tested: `python -m tools.make_examples`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from captable import games
from captable.core.record import Recorder
from captable.tables.changes import changes, view_changes

TARGET = Path(__file__).parent.parent / "web" / "tests" / "changes.json"
GAMES = (("startups", 3, 0), ("it_startup", 2, 1), ("ship_it", 2, -1))
MOVES = 12
SMALL = 40


def of_a_game(key: str, players: int, viewer: int) -> dict[str, Any]:
    """The first moves of a game as one viewer is told of them, with one taken back."""
    recorder, rng = Recorder(games.find(key), players, "examples"), random.Random(key)
    first = last = recorder.state.view(viewer)
    steps = []
    for number in range(MOVES):
        seat = rng.choice(list(recorder.state.to_move()))
        if number == MOVES - 2:
            recorder.undo(seat)
        else:
            recorder.play(seat, rng.choice(list(recorder.state.moves(seat))))
        view = recorder.state.view(viewer)
        steps.append(view_changes(last, view))
        last = view
    return {"name": f"{key}, seat {viewer}", "old": first, "steps": steps, "whole": last}


def small(number: int) -> dict[str, Any]:
    """Two things that grew by lot."""
    rng = random.Random(number)
    old, new = grown(rng, 3), grown(rng, 3)
    return {"name": f"by lot, {number}", "old": old, "steps": [changes(old, new)], "whole": new}


def grown(rng: random.Random, depth: int) -> Any:
    size = rng.randrange(4)
    match rng.randrange(3) if depth else 3:
        case 0:
            return [grown(rng, depth - 1) for _ in range(size)]
        case 1 | 2:
            return {rng.choice("abcd"): grown(rng, depth - 1) for _ in range(size)}
        case _:
            return rng.choice([1, 2, "x", "y", None, [], {}])


if __name__ == "__main__":
    examples = [*(small(number) for number in range(SMALL)), *(of_a_game(*one) for one in GAMES)]
    TARGET.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(one) for one in examples) + b"\n]\n")
    print(f"wrote {TARGET}")
