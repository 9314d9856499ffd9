"""Write the golden playthroughs anew: `make playthroughs`. Then read what changed (`git diff tests/playthroughs`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from captable.core.playthrough import playthrough
from captable.games import find
from tools.samples import all_samples

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
    Golden(game, what, kept.players, kept.options)
    for game, found in all_samples().items()
    for what, kept in found.playthroughs.items()
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
