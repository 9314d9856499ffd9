"""What one seat, or the spectators, have seen of a game: their revision, their log, their view.

A revision counts the changes of what these eyes see and nothing else, so it tells nobody that something happened
in secret. It is the same whenever the journal is read again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from captable.core.record import Entry
from captable.core.state import TOGETHER, State
from captable.core.view import Event, Message, View, seat_name
from captable.tables.changes import Change, view_changes
from captable.tables.info import LogLine

PERSON = "person"
"""What a `control` entry says when a person plays the seat."""


def lines_of(
    events: Iterable[Event], seat: int, moment: int, voids: int | None = None, until: int | None = None
) -> list[LogLine]:
    """The faces of events that a seat sees."""
    return [
        LogLine(moment, face, event.clause or "", event.travels, event.sheet, voids, until, event.kind, event.changes)
        for event in events
        if (face := event.face(seat)) is not None
    ]


def took_back(seat: int) -> Event:
    return Event(Message("table-took-back", {"seat": seat_name(seat)}))


def changed_hands(entry: Entry) -> Message:
    """What a `control` entry says: a bot sits in, or the person is back."""
    return Message("table-is-back" if entry.by == PERSON else "table-sits-in", {"seat": seat_name(entry.seat)})


class Eyes:
    def __init__(self, seat: int, state: State, at: int) -> None:
        self.seat = seat
        self.revision = 1
        self.log: list[LogLine] = []
        self.entries_at = [0, 0]
        """How many entries the record had at each revision."""
        self.decision = 1
        """The revision at which the seat's decision became what it is: a move that answers an older one is stale."""
        self.deciding_since = at
        self.decision_number = 0
        """How many entries the record had then: the table's own name for that decision, not to be shown."""
        self._known = state.knows(seat)
        self._moves = self._choosing_together(state)
        self._view: View | None = None
        self._view_at = 0
        """The revision of which that is the view."""
        self._before: View | None = None
        self._before_at = 0
        self._changes: list[Change] = []
        self.encoded: dict[object, bytes] = {}
        """What was sent about the current revision, so that all who look through these eyes get the same bytes."""

    def see(
        self,
        state: State,
        events: Iterable[Event],
        entries: int,
        at: int,
        by: int,
        voids: int | None = None,
        until: int | None = None,
    ) -> None:
        """Look at the position after seat `by` played, conceded or took back what came from revision `voids` on."""
        known = state.knows(self.seat)
        lines = lines_of(events, self.seat, self.revision + 1, voids, until)
        changed = bool(lines) or known != self._known
        self._known = known
        if changed:
            self._turn_over(lines, entries)
        moves = self._choosing_together(state)
        if by == self.seat or moves is None or moves != self._moves:
            self._moves = moves
            self.decision = self.revision
            self.deciding_since = at
            self.decision_number = entries

    def see_withdrawn(self, state: State, choice: int, entries: int, at: int, by: int) -> None:
        """Seat `by` took back entry `choice` of the record. The others hear of it if they had heard of the choice.

        So nobody learns that somebody had chosen who was not told of it when it happened.
        """
        moment = bisect_left(self.entries_at, choice, 1)
        noticed = moment < len(self.entries_at) and self.entries_at[moment] == choice
        heard = noticed and any(line.moment == moment for line in self.lines_since(moment - 1))
        told = [took_back(by)] if heard or by == self.seat else []
        self.see(state, told, entries, at, by, moment if heard else None, moment if heard else None)

    def hear(self, say: Message, entries: int) -> None:
        """Something was said about the table; the position is the same."""
        self._turn_over([LogLine(self.revision + 1, say)], entries)

    def _turn_over(self, lines: list[LogLine], entries: int) -> None:
        self.revision += 1
        self.log += lines
        self.entries_at.append(entries)
        self.encoded.clear()

    def _choosing_together(self, state: State) -> list[int] | None:
        """The moves of this seat in a simultaneous phase, where others' moves leave its decision as it is."""
        if self.seat < 0 or state.turn != TOGETHER or not state.may_move(self.seat):
            return None
        return list(state.moves(self.seat))

    def view(self, state: State) -> View:
        """Made when somebody looks."""
        if self._view is None or self._view_at != self.revision:
            self._before, self._before_at = self._view, self._view_at
            self._view, self._view_at = state.view(self.seat), self.revision
        return self._view

    def changes_since(self, revision: int, state: State) -> list[Change] | None:
        """What has changed in the view since then; none if nobody looked at that revision, or it is too old."""
        view = self.view(state)
        if revision == self.revision:
            return []
        if revision < 1 or revision != self._before_at:
            return None
        if self._before is not None:
            self._changes = view_changes(self._before, view)
            self._before = None  # two whole views for each pair of eyes would be much memory
        return self._changes

    def lines_since(self, revision: int) -> list[LogLine]:
        """The lines of later revisions, which are the last ones."""
        first = len(self.log)
        while first > 0 and self.log[first - 1].moment > revision:
            first -= 1
        return self.log[first:]
