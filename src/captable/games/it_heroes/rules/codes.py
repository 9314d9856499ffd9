"""The codes of the moves, as `rules` and `sense` work with them: the order of `moves.move_table`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from captable.games.it_heroes.rules.tables import ROOM

# Single moves, then those of places, then those of faces.
END: Final[i64] = 0
NO_BLOCK: Final[i64] = 1
ALONE: Final[i64] = 2
NO_FLASH: Final[i64] = 3
USE: Final[i64] = 4
LEAVE: Final[i64] = 5
KEEP_THREATS: Final[i64] = 6
FIND_NOTHING: Final[i64] = 7
BLOCK: Final[i64] = 8
JOIN: Final[i64] = BLOCK + ROOM
TAKE: Final[i64] = JOIN + ROOM
HIT: Final[i64] = TAKE + ROOM
MEND: Final[i64] = HIT + ROOM
NEUTRALISE: Final[i64] = MEND + ROOM
USE_HERO: Final[i64] = NEUTRALISE + ROOM
USE_RESOURCE: Final[i64] = USE_HERO + ROOM
USE_THREAT: Final[i64] = USE_RESOURCE + ROOM
PLAY: Final[i64] = USE_THREAT + ROOM
