"""Write the golden playthroughs anew: `make playthroughs`. Then read what changed (`git diff tests/playthroughs`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from captable.core.playthrough import playthrough
from captable.games import find

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"


@dataclass(frozen=True)
class Golden:
    """A game that is kept. `what` is the rest of its file's name."""

    game: str
    what: str
    players: int
    options: dict[str, object] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.what}.txt"

    def text(self) -> str:
        return playthrough(find(self.game), self.players, f"{self.game} {self.what}", self.options)


GOLDEN = [
    Golden("it_heroes", "printed", 2),
    Golden("it_heroes", "cover-open-lists", 2, {"recycle": "cover", "open_lists": True}),
    Golden("it_startup", "2-players-fast", 2, {"threshold": "fast"}),
    Golden("it_startup", "3-players-bonus", 3, {"threshold": 16, "planning_bonus": True}),
    Golden("it_startup", "2-vs-2", 4, {"teams": True, "threshold": 12}),
    Golden("it_startup", "solo", 1, {"threshold": "fast"}),
    Golden("startups", "3-players", 3),
    Golden("startups", "4-players-manual", 4, {"anti_monopoly": "manual"}),
    Golden("startups", "7-players", 7),
    Golden("startups", "3-players-4-rounds", 3, {"rounds": 4}),
    Golden("startup_nation", "4-players", 4),
    Golden("startup_nation", "5-players", 5),
    Golden("ship_it", "2-players-live", 2, {"simultaneous": "live"}),
    Golden("ship_it", "2-players", 2),
]


def outdated() -> Iterator[Path]:
    """Files that no playthrough is kept in any more."""
    files = {golden.file for golden in GOLDEN}
    yield from (file for file in sorted(FOLDER.glob("*.txt")) if file not in files)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in outdated():
        file.unlink()
        print(f"{file.name}: gone")
    for golden in GOLDEN:
        text = golden.text()
        before = golden.file.read_text("utf-8") if golden.file.exists() else ""
        golden.file.write_text(text, "utf-8")
        print(f"{golden.file.name}: {'as it was' if text == before else 'written'}, {len(text.encode()) // 1000} kB")


if __name__ == "__main__":
    main()
