"""Who is ahead. Who has as many points is ranked by those whom they met; who is equal in everything shares a place."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from captable.tables.tournaments.matches import NOBODY, POINT, Match, points

TIE_BREAKS: Final = ("opponents", "beaten", "wins")
"""In this order."""


class Standing(Struct, frozen=True):
    entrant: int
    place: int
    points: float
    opponents: float
    """The points of those whom they met: the average at each table, added up."""
    beaten: float
    """The same, counting whom they beat, and half of it whom they tied with."""
    wins: int
    """Tables where nobody was before them."""
    games: int


def totals(entrants: int, matches: Sequence[Match]) -> list[int]:
    found = [0] * entrants
    for match in matches:
        for entrant, gained in points(match).items():
            found[entrant] += gained
    return found


def standings(entrants: int, matches: Sequence[Match]) -> list[Standing]:
    """The best first."""
    total = totals(entrants, matches)
    opponents, beaten = [Fraction(0)] * entrants, [Fraction(0)] * entrants
    wins, games = [0] * entrants, [0] * entrants
    for match in matches:
        if match.idle == "bye":
            opponents[match.seats[0]] += total[match.seats[0]]  # as if against somebody as strong
        for seat, entrant in enumerate(match.seats):
            if match.places is None or entrant == NOBODY:
                continue
            place = match.places[seat]
            games[entrant] += 1
            wins[entrant] += place == min(match.places)
            for other, (rival, others) in enumerate(zip(match.seats, match.places, strict=True)):
                if other != seat:
                    worth = Fraction(total[entrant if rival == NOBODY else rival], len(match.seats) - 1)
                    opponents[entrant] += worth
                    beaten[entrant] += worth if place < others else worth / 2 if place == others else 0

    def key(each: int) -> tuple[int, Fraction, Fraction, int]:
        return -total[each], -opponents[each], -beaten[each], -wins[each]

    order = sorted(range(entrants), key=key)
    places: dict[int, int] = {}
    for number, each in enumerate(order):
        tied = number > 0 and key(each) == key(order[number - 1])
        places[each] = places[order[number - 1]] if tied else number + 1
    return [
        Standing(
            each, places[each], shown(total[each]), shown(opponents[each]), shown(beaten[each]), wins[each], games[each]
        )
        for each in order
    ]


def shown(parts: int | Fraction) -> float:
    return round(float(parts / Fraction(POINT)), 3)


def new_rungs(rungs: Sequence[int], match: Match) -> list[int]:
    """A ladder after a game: those who played share out the rungs that they stood on, the best placed the highest.

    Who ties stays above whom they stood above.
    """
    if match.places is None:
        return list(rungs)
    placed = {entrant: place for entrant, place in zip(match.seats, match.places, strict=True) if entrant != NOBODY}
    stood = [number for number, entrant in enumerate(rungs) if entrant in placed]
    ranked = sorted((rungs[number] for number in stood), key=lambda entrant: placed[entrant])  # stable
    new = list(rungs)
    for number, entrant in zip(stood, ranked, strict=True):
        new[number] = entrant
    return new
