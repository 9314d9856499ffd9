"""Games as tables for one's own analysis: Parquet files of games, seats, choices and events.

| file | a row is | columns |
|---|---|---|
| games.parquet | a game | deal, seed, moves, ending, lead_changes |
| seats.parquet | a seat of a game | deal, seat, bot, turn (1 began; none if all moved together), place, score, won |
| choices.parquet | a choice of a seat | deal, seat, number, offered (forms), taken (a form) |
| events.parquet | something that happened | deal, number, kind, clause |

The rows are of the plan's own games, the same that the report counts.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from captable.core.errors import BadInput
from captable.lab.plan import Plan
from captable.lab.tally import changes_of_lead, leader
from captable.lab.watch import Watched, Watcher

TABLES = ("games", "seats", "choices", "events")


def check_polars() -> None:
    """Said before a game is played."""
    try:
        import polars  # noqa: F401
    except ImportError:
        raise BadInput("To write Parquet files, install the extra: pip install 'captable[lab]'.") from None


def write_rows(plan: Plan, folder: Path) -> None:
    """All tables, or none: they are written beside the folder first."""
    check_polars()
    import polars

    tables: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
    watcher = Watcher(plan)
    for deal in range(plan.games):
        note_game(tables, watcher, deal, watcher.play(deal, telling=True))
    draft = folder.with_name(folder.name + ".part")
    try:
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(parents=True)
        for name, rows in tables.items():
            polars.DataFrame(rows, infer_schema_length=None).write_parquet(draft / f"{name}.parquet")
        folder.mkdir(exist_ok=True)
        for file in draft.iterdir():
            file.replace(folder / file.name)
    except OSError as error:
        raise BadInput(f"{folder} can't be written: {error.strerror}.") from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def note_game(tables: dict[str, list[dict[str, Any]]], watcher: Watcher, deal: int, game: Watched) -> None:
    plan, outcome, forms = watcher.plan, game.outcome, watcher.forms
    changes = changes_of_lead([leader(values) for values in game.values])
    tables["games"].append(
        {
            "deal": deal,
            "seed": watcher.seed(deal),
            "moves": game.moves,
            "ending": outcome.reason.id,
            "lead_changes": changes,
        }
    )
    for seat in range(plan.players):
        tables["seats"].append(
            {
                "deal": deal,
                "seat": seat,
                "bot": plan.bot_of(seat),
                "turn": game.order.index(seat) + 1 if seat in game.order else None,
                "place": outcome.places[seat],
                "score": outcome.scores[seat] / outcome.scale,
                "won": outcome.places[seat] == 1,
            }
        )
        for number, (offered, taken) in enumerate(game.decisions[seat]):
            tables["choices"].append(
                {
                    "deal": deal,
                    "seat": seat,
                    "number": number,
                    "offered": [forms.keys[form] for form in sorted(offered)],
                    "taken": forms.keys[taken],
                }
            )
    for number, (kind, clause) in enumerate(game.events):
        tables["events"].append({"deal": deal, "number": number, "kind": kind, "clause": clause})
