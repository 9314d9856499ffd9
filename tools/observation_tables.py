"""Write the tables of observations, actions and rewards into docs/, from the games' own declarations.

python -m tools.observation_tables
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from captable.core.game import Game
from captable.core.moves import MoveTable
from captable.games import find, keys

FOLDER = Path(__file__).parents[1] / "docs" / "adapters" / "observations"

SEATS = """\
Seats are counted from your own: 0 is you, 1 the next one round the table, as many as there are players nobody, and one
more several at once. Rows of seats begin with yours. A category that there need not be is 0 for none."""
REWARDS = """\
Nothing until the end. Then each seat gets the opponents that come after it less those that come before it, as a part of
all its opponents: 1 for the first, -1 for the last, and nothing in sum. Partners share their result."""
ALONE = "Who plays alone wins 1 or loses 1."


def page(game: Game) -> str:
    players = game.usual_players({})
    observation = game.observation(players)
    assert observation is not None
    name = game.words("en")(f"{game.prefix}-name")
    lines = [
        f"# {name}: observations, actions, rewards",
        "",
        "<!-- Made by `python -m tools.observation_tables` from the game's declaration. -->",
        "",
        f"{game.for_how_many.capitalize()}. With {players} players an observation has {observation.size} numbers.",
        SEATS,
        "",
        "| | field | kind | shape | range | what it says |",
        "|---|---|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in with_code(observation.table())),
        "",
        "## Actions",
        "",
        f"{game.move_codes} move codes, with a mask of those that are allowed.",
        "",
        "| codes | move |",
        "|---|---|",
        *(f"| {codes} | `{kind}` |" for codes, kind in kinds(game.move_table)),
        "",
        "## Rewards",
        "",
        REWARDS,
    ]
    return "\n".join([*lines, *(["", ALONE] if game.fewest == 1 else []), ""])


def with_code(rows: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return [(where, f"`{name}`", *rest) for where, name, *rest in rows]


def kinds(table: MoveTable) -> list[tuple[str, str]]:
    """The codes of each kind of move, in order."""
    found = []
    for kind, codes in groupby(range(table.size), lambda code: str(table.structured(code)["kind"])):
        first, *_, last = [*codes] * 2
        found.append((f"{first}" if first == last else f"{first}–{last}", kind))
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in keys():
        (FOLDER / f"{key}.md").write_text(page(find(key)), "utf-8")


if __name__ == "__main__":
    main()
