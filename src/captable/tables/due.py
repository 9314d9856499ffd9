"""What a table must do by itself, and when: a bot's turn, a clock, an absent player, an unanswered question.

Each is a row in the store, with a name and a time, claimed by whichever process is there. The name of work for a
seat also names the seat's decision, so that work for the next decision is never taken for work already claimed.
"""

from __future__ import annotations

from collections.abc import Callable

from captable.tables.coached import waits_for_learner
from captable.tables.settings import Settings
from captable.tables.table import Chair, Table

AbsentSince = Callable[[str], int | None]
"""Since when a person is not connected to the table; none for one who is."""


def due_of(
    table: Table, absent_since: AbsentSince, settings: Settings, watched: bool = True, pause: float = 1.0
) -> dict[str, int]:
    """All that is due at this table, by name, and when. Bots alone go on only while somebody watches, or a tournament
    waits for them.

    `pause` says how many times the usual pause the bots make.
    """
    if table.status == "open":
        return {"close": table.created.at + settings.open_for}
    if table.status != "running":
        return {}
    due: dict[str, int] = {}
    coached = table.coaching is not None and not table.coaching.over  # who learns is not hurried
    for seat in table.to_move():
        chair = table.chairs[seat]
        deadline = table.state.deadline(seat)
        if deadline >= 0 and not coached:
            due[_name("step", table, seat)] = table.started_at + deadline
        if not chair.played_by:
            due |= _absence(table, chair, absent_since, settings)
            if not coached:
                due |= _telling(table, chair, absent_since, settings)
        elif waits_for_learner(table, seat):
            continue
        elif table.question is None and (watched or table.tournament or not _bots_alone(table)):
            due[_name("bot", table, seat)] = _on_the_clock(table, chair) + round(pause * settings.bot_pause)
    due["idle"] = _idle_until(table, settings)
    if table.question is not None:
        due["question"] = table.question.until
    return due


def _idle_until(table: Table, settings: Settings) -> int:
    """When a game ends with which nobody goes on; the same for a while, so that not every move writes it anew."""
    terms = table.created.terms
    patience = max(settings.idle_for, 2000 * (table.created.clock or 0) * terms.slowest + terms.break_length)
    step = max(1, patience // 8)
    return (table.last_at // step + 1) * step + patience


def _bots_alone(table: Table) -> bool:
    return all(chair.played_by or table.state.has_left(chair.seat) for chair in table.chairs)


def _name(kind: str, table: Table, seat: int) -> str:
    return f"{kind} {seat} {table.eyes(seat).decision_number}"


def is_of_bot(name: str) -> bool:
    return name.startswith("bot ")


def kind_and_seat(name: str) -> tuple[str, int]:
    kind, *rest = name.split()
    return kind, int(rest[0]) if rest else -1


def _absence(table: Table, chair: Chair, absent_since: AbsentSince, settings: Settings) -> dict[str, int]:
    """When a person is warned, or after that replaced. Without a clock only if somebody is there and waits."""
    if chair.warned_until is not None:
        return {_name("replace", table, chair.seat): chair.warned_until}
    deadline = clock_of(table, chair.seat)
    if deadline is not None:
        return {_name("warn", table, chair.seat): deadline}
    since = absent_since(chair.person)
    waiting = any(other.person and absent_since(other.person) is None for other in table.chairs)
    if since is None or not waiting:
        return {}
    return {_name("warn", table, chair.seat): max(since, _on_the_clock(table, chair)) + settings.away}


def _telling(table: Table, chair: Chair, absent_since: AbsentSince, settings: Settings) -> dict[str, int]:
    """When word is left for a person who is not here, once for each decision: if there is a clock, or others wait."""
    since = absent_since(chair.person)
    waited_for = table.created.clock is not None or any(other.person and other is not chair for other in table.chairs)
    if since is None or not waited_for or chair.told == table.eyes(chair.seat).decision_number:
        return {}
    return {_name("tell", table, chair.seat): max(since, _on_the_clock(table, chair)) + settings.told_after}


def _on_the_clock(table: Table, chair: Chair) -> int:
    """Since when whoever plays the seat has had its decision."""
    return max(table.eyes(chair.seat).deciding_since, chair.changed_hands)


def clock_of(table: Table, seat: int) -> int | None:
    """When the clock of a seat that is to move runs out."""
    if table.created.clock is None or table.chairs[seat].played_by:
        return None
    chair = table.chairs[seat]
    return table.created.terms.after(_on_the_clock(table, chair), table.time_of(chair))
