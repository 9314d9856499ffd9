"""The codes of the moves of Ship It!, in the order of the move table (`moves`), and the constants of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- moves -------------------------------------------------------------------------------------------------

FUNDING: Final[i64] = 0
TECH: Final[i64] = 3
PRODUCT: Final[i64] = 6
RETHINK: Final[i64] = 9

ENVELOPE: Final[i64] = 10
"""MOST_POOL for the pool, then MOST_INSIDERS for the own Insider engineers."""
NO_BID: Final[i64] = 32
BID: Final[i64] = 32
"""A bid of b is BID + b, from 1 to MOST_BID."""
SEND: Final[i64] = 433

ASSIGN: Final[i64] = 434
"""Engineer e to action a is ASSIGN + ACTIONS * e + a."""
IDLE: Final[i64] = 654
AUGMENT: Final[i64] = 674
PLAIN: Final[i64] = 694
"""Takes the AI back."""
PIVOT: Final[i64] = 714
STAY: Final[i64] = 717
"""Takes the Pivot back."""
LOCK: Final[i64] = 718

OPEN_PUZZLE: Final[i64] = 719
PASS: Final[i64] = 720
PLACE: Final[i64] = 721
SWAP: Final[i64] = 742
REMOVE: Final[i64] = 762
CURSOR: Final[i64] = 792
SUBMIT: Final[i64] = 853
CODES: Final[i64] = 854

# -- the course of a game ----------------------------------------------------------------------------------

ROUNDS: Final[i64] = 4

CORPORATION: Final[i64] = 0
BIDDING: Final[i64] = 1
PLANNING: Final[i64] = 2
PUZZLE: Final[i64] = 3
"""The phases in which somebody decides."""

CHOICES: Final[i64] = 3
"""What each of funding, tech and product offers (SI-1)."""
MOST_RETHINKS: Final[i64] = 3
"""So often a player can start choosing a corporation again."""
MOST_POOL: Final[i64] = 20
"""No table has the money for so many recruiters that there would be more."""
MOST_INSIDERS: Final[i64] = 2
SHEET: Final[i64] = 22
"""Lines of a bid sheet: the pool, then the player's own Insider engineers."""
MOST_BID: Final[i64] = 400
MOST_OPENED: Final[i64] = 30
"""A sheet can be changed so often; then it can only be sent."""
MOST_STAFF: Final[i64] = 20
"""No company can pay for more engineers than this in a game."""
MOST_CHANGES: Final[i64] = 20
"""SI-4.1."""
MOST_WALKS: Final[i64] = 100
"""So often the cursor can be set in a puzzle."""

LEAST_RATING: Final[i64] = 100
MOST_RATING: Final[i64] = 500
"""SI-0.3, in hundredths."""
FIRST_CLEAN_ROUND: Final[i64] = 2
"""From this round on a company without debt is rewarded for it (SI-6.8)."""

# -- the rows of the card file -----------------------------------------------------------------------------

VC_HEAVY: Final[i64] = 0
BOOTSTRAPPED: Final[i64] = 1
ANGEL_BACKED: Final[i64] = 2
"""Funding, by which a company has its power (SI-1.1): Pivot, Lean Team, Insider Info."""

INTERN: Final[i64] = 0
JUNIOR: Final[i64] = 1
SENIOR: Final[i64] = 2
"""Levels of engineers (SI-3.1)."""

SPECIALTIES: Final[i64] = 5
SKEPTIC: Final[i64] = 0
EQUITY_HUNGRY: Final[i64] = 1
VETERAN: Final[i64] = 2
NIGHT_OWL: Final[i64] = 3
TRAITS: Final[i64] = 4
"""Traits (SI-3.4)."""

DEVELOP: Final[i64] = 0
OPTIMIZE: Final[i64] = 1
PAY_DOWN: Final[i64] = 2
SERVERS: Final[i64] = 3
RESEARCH: Final[i64] = 4
MARKETING: Final[i64] = 5
MONETIZE: Final[i64] = 6
RECRUITER: Final[i64] = 7
VIRAL: Final[i64] = 8
IPO: Final[i64] = 9
ACQUISITION: Final[i64] = 10
ACTIONS: Final[i64] = 11
"""What an engineer can be put on (SI-4.2)."""

USERS_5K: Final[i64] = 0
GROWTH_HACKER: Final[i64] = 1
FIVE_STARS: Final[i64] = 2
CLEAN_CODE: Final[i64] = 3
REVENUE_KING: Final[i64] = 4
MILESTONES: Final[i64] = 5

DDOS: Final[i64] = 0
OUTAGE: Final[i64] = 1
VIRAL_MOMENT: Final[i64] = 2
DATA_BREACH: Final[i64] = 3
COMPETITOR: Final[i64] = 4
EVENTS: Final[i64] = 5
