"""What Ship It! tells programs: the kinds of its events, its counters, and what its own board draws."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from captable.core import view
from captable.core.view import Message

Phase = Literal["corporation", "bidding", "planning", "puzzle"]


class Kind(StrEnum):
    """What can happen."""

    CHOSE = "chose"
    """Somebody has chosen a corporation."""
    FOUNDED = "founded"
    ROUND = "round"
    BID = "bid"
    SENT = "sent"
    BIDS = "bids"
    HIRED = "hired"
    INTERN = "intern"
    FORCED = "forced"
    """Engineers have to pay down debt."""
    FORECAST = "forecast"
    PLANNING = "planning"
    CHANGED = "changed"
    """A plan, before it is locked."""
    LOCKED = "locked"
    PLAN = "plan"
    PIVOTED = "pivoted"
    PUZZLE = "puzzle"
    OPENED = "opened"
    SUBMITTED = "submitted"
    RAN = "ran"
    """A program, for all to see."""
    NOBODY = "nobody"
    """Nobody has solved the puzzle."""
    REWARDED = "rewarded"
    DEVELOPED = "developed"
    BROKE = "broke"
    OPTIMIZED = "optimized"
    PAID_DOWN = "paid_down"
    UPGRADED = "upgraded"
    RESEARCHED = "researched"
    MARKETED = "marketed"
    MONETIZED = "monetized"
    RECRUITED = "recruited"
    VIRAL = "viral"
    PUBLIC = "public"
    ACQUIRED = "acquired"
    AI_DEBT = "ai_debt"
    DEBT_HURTS = "debt_hurts"
    QUALITY = "quality"
    INCOME = "income"
    CLAIMED = "claimed"
    EVENT = "event"
    STRUCK = "struck"
    VIRAL_MOMENT = "viral_moment"
    ENDED = "ended"


COUNTERS = (
    "users",
    "revenue",
    "rating",
    "debt",
    "money",
    "servers",
    "ai",
    "score",
    "round",
    "points",
    "salary",
    "productivity",
    "bid",
    "depth",
)
UNTOLD = ("money", "ai", "score")
"""Plans are paid for in secret, AI is used in them, and the score follows from the rest."""


class Named(view.Facts, frozen=True):
    id: str
    name: Message


class Planned(view.Facts, frozen=True):
    """A step of your plan."""

    engineer: int
    action: str
    ai: bool


class Attempt(view.Facts, frozen=True):
    seat: int
    tokens: list[str]
    cursor: int
    edits_left: int
    ended: str | None = None
    """How it ended; none while it is being built."""
    steps: list[tuple[int, int, int, int]] = []
    """Token, cell (row × 8 + column), heading, and whether a test held or the act succeeded; of a program that is
    being built, what a test run would do."""


class Puzzle(view.Facts, frozen=True):
    grid: list[str]
    """"." free, "#" wall, "o" coin."""
    start: tuple[int, int]
    heading: Literal["north", "east", "south", "west"]
    par: int
    over: bool
    seconds: int
    blocks: list[str]
    """Those of this round."""
    winner: int | None
    programs: list[Attempt]


class Facts(view.Facts, frozen=True):
    phase: Phase
    live: bool
    first: int
    order: list[int]
    done: list[bool]
    """Who has sent, locked or finished the puzzle, and waits for the others."""
    traits: list[Named]
    events: list[Named]
    plan: list[Planned] = []
    changes_left: int | None = None
    puzzle: Puzzle | None = None
