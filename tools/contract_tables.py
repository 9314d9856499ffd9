"""The tables of the contract in docs/write-a-game.md, made from docstrings: `python -m tools.contract_tables`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from captable.core.contract import GAME_SAYS, GAME_WRITES, STATE_WRITES, WRITTEN_AS, terms

GUIDE = Path(__file__).parents[1] / "docs" / "write-a-game.md"
MARKS = re.compile(r"(<!-- contract -->\n).*?(<!-- /contract -->)", re.DOTALL)
WITH_A_DEFAULT = (
    *("to_move", "leave", "forbids", "out_of_turn", "seen_as", "seen_to_move", "finishes_before", "deadline"),
    *("default_move", "value", "values", "common_sense", "quick_move", "worth_trying", "stop_noting", "census"),
)
OF_THE_GAME = (
    *("minutes", "options", "seat_options", "simultaneous", "teams", "best_score", "hidden", "event_kinds", "counters"),
    *("clause_of_turns", "clause_of_the_end", "clause_of_leaving", "texts", "catalogue"),
)


def tables() -> str:
    return "\n".join(
        [
            *table("A state must have", "State", STATE_WRITES),
            *table("A state may have", "State", WITH_A_DEFAULT),
            *table("A game must have", "Game", (*GAME_SAYS, *GAME_WRITES)),
            *table("A game may have", "Game", OF_THE_GAME),
        ]
    )


def table(title: str, kind: str, names: tuple[str, ...]) -> list[str]:
    rows = [f"| {title} | what it is for |", "|---|---|"]
    for name in names:
        term = terms(kind)[name]
        others = [f" or `{other}`" for other in WRITTEN_AS.get(name, ()) if other != name]
        rows.append(f"| `{term.signature}`{''.join(others)} | {' '.join(term.purpose.split())} |")
    return [*rows, ""]


def guide_with_tables(text: str) -> str:
    return MARKS.sub(lambda found: f"{found[1]}\n{tables()}\n{found[2]}", text)


if __name__ == "__main__":
    GUIDE.write_text(guide_with_tables(GUIDE.read_text("utf-8")), "utf-8")
    sys.exit(0)
