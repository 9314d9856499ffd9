"""How long a table gives its players, and when its clocks stand still: for games of minutes, and for games of days.

Nights, weekends and a break are told in the time of the person who made the table, as minutes ahead of UTC. A clock
that runs only in the open hours is exact to the millisecond, so that every server works out the same moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

DAY: Final = 24 * 3600 * 1000
MINUTE: Final = 60_000
SATURDAY: Final = 5
THURSDAY: Final = 3
"""The first day of 1970."""
LONGEST_NIGHT: Final = 16 * 60
LONGEST_BREAK: Final = 60

MinuteOfDay = Annotated[int, Meta(ge=0, lt=24 * 60)]
DayNumber = Annotated[int, Meta(ge=0, lt=10**5)]
"""Days since 1970."""


class Terms(Struct, frozen=True, omit_defaults=True, gc=False):
    """Beside the time for a move: a bank, when the clocks stand still, and what it costs to be late."""

    bank: bool = False
    """The time is for all moves of a seat together, and not for each."""
    night: tuple[MinuteOfDay, MinuteOfDay] | None = None
    """From when to when no clock runs."""
    weekends: bool = False
    """No clock runs on Saturdays and Sundays."""
    away: tuple[DayNumber, DayNumber] | None = None
    """The first and the last day of a break in which no clock runs."""
    zone: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)] = 0
    """Minutes by which the table's day is ahead of UTC."""
    late: Literal["bot", "lost"] = "bot"
    """When the time is up, a bot sits in; or the seat is lost."""

    @property
    def rests(self) -> bool:
        return self.night is not None or self.weekends or self.away is not None

    def after(self, start: int, length: int) -> int:
        """The moment at which that much time has passed since the start, counting the open hours only."""
        if not self.rests:
            return start + length
        for begin, end in self._open(start):
            if length <= end - begin:
                return begin + length
            length -= end - begin
        raise AssertionError("there is always another day")

    def passed(self, start: int, end: int) -> int:
        """How much time has passed on the clock between two moments."""
        if not self.rests:
            return max(0, end - start)
        passed = 0
        for begin, close in self._open(start):
            if begin >= end:
                break
            passed += min(close, end) - begin
        return passed

    def _open(self, start: int) -> Iterator[tuple[int, int]]:
        """The stretches in which clocks run, from a moment on, for ever."""
        shift = self.zone * MINUTE
        day = (start + shift) // DAY
        while True:
            for begin, end in self._hours(day):
                begin, end = max(start, day * DAY + begin - shift), day * DAY + end - shift
                if begin < end:
                    yield begin, end
            day += 1

    def _hours(self, day: int) -> list[tuple[int, int]]:
        """The open hours of a day, in milliseconds since its midnight."""
        if self.weekends and (day + THURSDAY) % 7 >= SATURDAY:
            return []
        if self.away is not None and self.away[0] <= day <= self.away[1]:
            return []
        if self.night is None or self.night[0] == self.night[1]:
            return [(0, DAY)]
        dusk, dawn = (minute * MINUTE for minute in self.night)
        return [(dawn, dusk)] if dawn < dusk else [(0, dusk), (dawn, DAY)]

    @property
    def slowest(self) -> int:
        """How many times as long as its length a stretch of time can take at most, but for the break."""
        return (3 if self.night else 1) * (2 if self.weekends else 1)

    @property
    def break_length(self) -> int:
        return (self.away[1] - self.away[0] + 1) * DAY if self.away else 0

    def fault(self) -> str:
        """What is wrong with them, as the id of a refusal; empty if nothing is."""
        if self.night and (self.night[1] - self.night[0]) % (24 * 60) > LONGEST_NIGHT:
            return "long-night"
        if self.away and not 0 <= self.away[1] - self.away[0] < LONGEST_BREAK:
            return "bad-break"
        return ""


USUAL: Final = Terms()
