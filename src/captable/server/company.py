"""Who has met whom at tables, who may ask whom along, and beside whom nobody has to sit."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from captable.server.office import Office
from captable.server.problems import Unwelcome
from captable.tables.erasing import SOMEBODY
from captable.tables.look import Summary
from captable.tables.store import Invitation
from captable.tables.table import Table

MOST_READ = 1000
"""Tables that are looked through for whom somebody has met."""
MOST_ASKING = 50
FOR_EVER = 2**62
_summary = msgspec.json.Decoder(Summary).decode


@dataclass
class Met:
    """Somebody with whom one has played, or plays."""

    games: int = 0
    last: int = 0


async def ask(office: Office, person: str, other: str, table: str) -> None:
    if person not in await office.store.blocked_by(other):
        await office.store.invite(other, Invitation(table, person, office.settings.now()))


async def ask_all_along(office: Office, person: str, old: Table, table: Table) -> None:
    """Whoever played is told of a rematch, also days later."""
    if table.status == "open":
        for chair in old.chairs:
            if chair.person not in ("", person) and table.seat_of(chair.person) < 0:
                await ask(office, person, chair.person, table.id)


async def must_be_welcome(office: Office, person: str, table: Table) -> None:
    """Nobody sits down beside somebody who has blocked them."""
    if table.seat_of(person) >= 0:
        return
    for other in {table.host, *(chair.person for chair in table.chairs)} - {"", person}:
        if person in await office.store.blocked_by(other):
            raise Unwelcome(403, "not-welcome")


async def met_by(office: Office, person: str) -> dict[str, Met]:
    """By their ids, which are told to nobody."""
    met: dict[str, Met] = {}
    over = await office.store.finished_of(person, FOR_EVER, MOST_READ)
    for kept in map(_summary, [*over, *await office.store.tables_of(person, MOST_READ)]):
        if kept.info.status not in ("over", "running"):
            continue
        for seat, other in zip(kept.info.seats, kept.people, strict=True):
            if other not in ("", person) and seat.name != SOMEBODY:
                met.setdefault(other, Met())
    for kept in map(_summary, over):
        for other in set(kept.people) & set(met):
            met[other].games += 1
            met[other].last = max(met[other].last, kept.info.ended or 0)
    return met


async def who_is(office: Office, person: str, key: str) -> str:
    known = [*await met_by(office, person), *await office.store.blocked_by(person)]
    known += [each.by for each in await office.store.invitations_of(person, MOST_ASKING)]
    for other in known:
        if office.people.alias_of(other, person) == key:
            return other
    raise Unwelcome(404, "no-such-friend")
