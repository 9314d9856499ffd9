"""Tournaments in the store: read as a whole, written as a whole, and never over what somebody else has written."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from captable.tables.store import Conflict, Store
from captable.tables.tournaments.refusals import NoSuchTournament, Untimely
from captable.tables.tournaments.tournament import Tournament, decode, encode

TRIES: Final = 20
"""Of those who write at the same time one always gets through."""
MOST_OF_ONE: Final = 10_000


async def put(store: Store, tournament: Tournament, at: int) -> None:
    """A new one."""
    await _keep(store, tournament, 0, at)


async def find(store: Store, id: str) -> Tournament:
    found = await store.tournament(id)
    if found is None:
        raise NoSuchTournament("missing")
    return decode(found.data)


async def change(store: Store, id: str, act: Callable[[Tournament], object], at: int) -> Tournament:
    """Do something to it as it is now; a refusal leaves it as it was."""
    for _ in range(TRIES):
        found = await store.tournament(id)
        if found is None:
            raise NoSuchTournament("missing")
        tournament = decode(found.data)
        act(tournament)
        if encode(tournament) == found.data:
            return tournament
        try:
            await _keep(store, tournament, found.version, at)
        except Conflict:
            continue
        return tournament
    raise Untimely("busy")


async def erase(store: Store, person: str, at: int) -> None:
    """Take a person out of all of them; their games stay, played by somebody."""
    for data in await store.tournaments_of(person, MOST_OF_ONE):
        await change(store, decode(data).id, lambda tournament: tournament.erase(person, secrets.token_hex(12)), at)


async def _keep(store: Store, tournament: Tournament, written: int, at: int) -> None:
    people = [tournament.host, *(entrant.person for entrant in tournament.entrants if entrant.person)]
    await store.keep_tournament(tournament.id, written, tournament.status, at, people, encode(tournament))
