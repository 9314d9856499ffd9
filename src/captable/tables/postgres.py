"""Tables in a PostgreSQL database, which several servers may share.

Everything that must happen together is one function in the database, so a move costs one round trip. What one server
changes, the others hear by NOTIFY, as a number to catch up to; nothing depends on hearing it.

A server is known by the session in which it listens (`me`). The database sees at once when that session ends, so claims
and people who are here are worth what the session is worth, and nobody's clock decides who is alive.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import astuple
from typing import Any, Final, TypeAlias

import asyncpg

from captable.tables.migrations import MIGRATIONS
from captable.tables.store import (
    LOOK_EVERY,
    OF_PERSONS,
    PARTS,
    PERSON,
    REVIEW,
    TIMES_TO_END,
    Addition,
    Change,
    Conflict,
    Device,
    Document,
    Due,
    Edit,
    Invitation,
    Kept,
    Key,
    KnownWay,
    Listing,
    Notice,
    Part,
    Passkey,
    Rate,
    Rated,
    Store,
    StoreFailed,
    StoreUnsure,
    Strength,
    Told,
)

Connection: TypeAlias = Any
"""asyncpg has no types yet."""

log = logging.getLogger("captable.tables")

CONNECTIONS: Final = 8
"""Of one server, beside the one that listens."""
PATIENCE: Final = 10.0
"""Seconds that the database has to answer."""
LISTEN_AGAIN: Final = 0.25
"""Seconds between two tries to listen to a database that is away."""
SETTINGS: Final = {"synchronous_commit": "on", "application_name": "captable"}
"""A commit that is told survives a power cut."""
CONFLICT: Final = "CT409"
"""What the functions raise instead of writing to an outdated journal."""
CUT: Final = ("08", "57P")
"""What the states begin with that tell of a connection that is gone, rather than of a statement that failed."""
FAILURES: Final = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError),
    asyncpg.InternalClientError,  # what a connection says that has not noticed yet that it was cut
)

IN_USE: Final = "hashtext('captable in use ' || current_schema())"
"""A lock that servers hold together, and whoever moves the store alone."""
ALIVE = "(SELECT captable_session(pid, backend_start) FROM pg_stat_activity)"
"""The servers whose sessions have not ended."""


class PostgresStore(Store):
    shared = True

    def __init__(self, url: str, key: str = "") -> None:
        """`key` tells which secret signs the cookies: servers with another one would not know each other's guests."""
        self._url = url
        self.me = ""
        """This server's session; empty while it does not listen."""
        self._heard: Callable[[Change], None] = lambda change: None
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._listener: asyncio.Task[None] | None = None
        self._listens = asyncio.Event()
        self._here: dict[tuple[str, str], int] = {}
        """Who follows which table through this server, and how often: said again after a session was lost."""
        self._closed = False
        # On a loop of its own: whoever starts a server wants to know at once, and no loop runs yet.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, prepare(url, key)).result()

    # -- writing -----------------------------------------------------------------------------------------------

    async def append(self, *additions: Addition) -> None:
        async with self._connection() as db:
            if len(additions) == 1:
                await self._append(db, additions[0])
                return
            async with db.transaction():
                for addition in additions:
                    await self._append(db, addition)

    async def _append(self, db: Connection, new: Addition) -> None:
        due = None if new.due is None else list(new.due)
        at = None if new.due is None else list(new.due.values())
        people = None if new.people is None else sorted(set(new.people))
        await db.execute(
            "SELECT captable_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            *(new.table, new.first, list(new.rows), new.status, new.listed, new.since, new.summary, people),
            *(due, at, self.me),
        )

    async def set_due(self, table: str, due: dict[str, int]) -> None:
        async with self._connection() as db:
            await db.execute("SELECT captable_set_due($1, $2, $3)", table, list(due), list(due.values()))

    async def claim(self, now: int, until: int, most: int, part: Part = "all") -> list[Due]:
        sql = f"""
            WITH found AS (
                SELECT table_id, name FROM due WHERE at <= $1 AND claimed_until <= $1 AND {PARTS[part]}
                ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
            )
            UPDATE due SET claimed_until = $2, owner = $4 FROM found
            WHERE due.table_id = found.table_id AND due.name = found.name
            RETURNING due.table_id, due.name, due.at
        """
        async with self._connection() as db:
            found = await db.fetch(sql, now, until, most, self.me)
        return sorted((Due(*row) for row in found), key=lambda due: due.at)

    async def free_claims(self) -> None:
        """Those of servers whose sessions have ended; the tables that their guests have left are told."""
        async with self._connection() as db:
            await db.execute(
                f"UPDATE due SET claimed_until = 0 WHERE claimed_until > 0 AND owner != $1 AND owner NOT IN {ALIVE}",
                self.me,
            )
            gone = await db.fetch(
                f"DELETE FROM present WHERE owner != $1 AND owner NOT IN {ALIVE} RETURNING table_id", self.me
            )
            for table in {row[0] for row in gone}:
                await db.execute("SELECT captable_tell('present', $1, '')", table)

    async def look_at_forgotten(self, now: int) -> None:
        sql = """
            INSERT INTO due (table_id, name, at)
            SELECT id, $1, $2 + $3 * row_number() OVER () FROM tables
            WHERE status = $4 AND NOT EXISTS (SELECT 1 FROM due WHERE table_id = id AND name = $1)
            ON CONFLICT DO NOTHING
        """
        async with self._connection() as db:
            for status, name in TIMES_TO_END.items():
                await db.execute(sql, name, now, LOOK_EVERY, status)

    async def set_name(self, person: str, name: str) -> None:
        sql = "INSERT INTO people VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        async with self._connection() as db:
            await db.execute(sql, person, name)

    async def see_device(self, person: str, device: Device) -> None:
        sql = """
            INSERT INTO devices VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen
        """
        async with self._connection() as db:
            await db.execute(sql, device.id, person, device.name, device.since, device.seen)

    async def sign_out(self, who: str, at: int) -> None:
        async with self._connection() as db, db.transaction():
            await db.execute("INSERT INTO signed_out VALUES ($1, $2) ON CONFLICT DO NOTHING", who, at)
            await db.execute("DELETE FROM devices WHERE id = $1", who)
            await db.execute("DELETE FROM ways WHERE device = $1", who)
            await db.execute("SELECT captable_tell('people', '-', $1)", self.me)

    async def signed_out(self, since: int) -> set[str]:
        async with self._connection() as db:
            await db.execute("DELETE FROM signed_out WHERE at < $1", since)
            await db.execute("DELETE FROM devices WHERE seen < $1", since)
            return {row[0] for row in await db.fetch("SELECT id FROM signed_out")}

    async def keep_key(self, person: str, kind: str, key: str, made: int, until: int | None) -> None:
        sql = """
            INSERT INTO keys VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (person, kind) DO UPDATE SET key = excluded.key, made = excluded.made, until = excluded.until
        """
        async with self._connection() as db:
            await db.execute(sql, person, kind, key, made, until)

    async def use_key(self, key: str, now: int) -> str:
        async with self._connection() as db:
            once = "DELETE FROM keys WHERE key = $1 AND until IS NOT NULL RETURNING person, until"
            if found := await db.fetchrow(once, key):
                return str(found[0]) if found[1] > now else ""
            return await db.fetchval("SELECT person FROM keys WHERE key = $1 AND until IS NULL", key) or ""

    async def drop_key(self, person: str, kind: str) -> None:
        async with self._connection() as db:
            await db.execute("DELETE FROM keys WHERE person = $1 AND kind = $2", person, kind)

    async def rate(self, table: str, at: int, keys: Sequence[Key], rate: Rate) -> None:
        sql = """
            SELECT games, mean, deviation FROM ratings WHERE person = $1 AND game = $2 AND against = $3
            ORDER BY games DESC LIMIT 1
        """
        async with self._connection() as db, db.transaction():
            if not await db.fetchrow("INSERT INTO rated VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1", table):
                return
            for key in sorted(keys):  # in one order, so that nobody waits for each other
                await db.execute("SELECT pg_advisory_xact_lock(hashtext('captable rating ' || $1))", " ".join(key))
            known = {key: Strength(*row) for key in keys if (row := await db.fetchrow(sql, *key))}
            new = [(*key, found.games, at, found.mean, found.deviation) for key, found in rate(known).items()]
            await db.executemany("INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7)", new)

    async def rewrite(self, table: str, edit: Edit) -> None:
        async with self._connection() as db, db.transaction():
            await db.execute("SET LOCAL captable.door = 'open'")
            summary = await db.fetchval("SELECT summary FROM tables WHERE id = $1 FOR UPDATE", table)
            found = await db.fetch("SELECT row FROM journal WHERE table_id = $1 ORDER BY number FOR UPDATE", table)
            old = [bytes(row[0]) for row in found]
            rows, new_summary = edit(old, bytes(summary or b""))
            changed = [(row, table, n) for n, row in enumerate(rows) if row != old[n]]
            await db.executemany("UPDATE journal SET row = $1 WHERE table_id = $2 AND number = $3", changed)
            await db.execute("UPDATE tables SET summary = $2 WHERE id = $1", table, new_summary)
            await db.execute("SELECT captable_tell('rewritten', $1, $2)", table, self.me)

    async def erase(self, person: str) -> None:
        async with self._connection() as db, db.transaction():
            await db.execute("DELETE FROM people WHERE id = $1", person)
            for table in OF_PERSONS:
                await db.execute(f"DELETE FROM {table} WHERE person = $1", person)
            await db.execute("DELETE FROM invitations WHERE asker = $1", person)
            await db.execute("DELETE FROM blocked WHERE other = $1", person)
            await db.execute("DELETE FROM due WHERE table_id = $1", PERSON + person)

    async def delete_table(self, table: str) -> None:
        sql = """
            SELECT table_name FROM information_schema.columns
            WHERE table_schema = current_schema() AND column_name = $1
        """
        async with self._connection() as db, db.transaction():
            await db.execute("SET LOCAL captable.door = 'open'")
            await db.execute("DELETE FROM tables WHERE id = $1", table)
            for (name,) in await db.fetch(sql, "table_id"):
                await db.execute(f"DELETE FROM {name} WHERE table_id = $1", table)
            await db.execute("SELECT captable_tell('rewritten', $1, $2)", table, self.me)

    async def keep_review(self, table: str, level: str, review: bytes) -> None:
        sql = """
            INSERT INTO reviews VALUES ($1, $2, $3)
            ON CONFLICT (table_id, level) DO UPDATE SET review = excluded.review
        """
        async with self._connection() as db:
            await db.execute(sql, table, level, review)

    async def set_reach(self, person: str, wishes: bytes) -> None:
        sql = "INSERT INTO reach VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes"
        async with self._connection() as db:
            await db.execute(sql, person, wishes)

    async def keep_way(self, way: KnownWay) -> None:
        sql = """
            INSERT INTO ways VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (id) DO UPDATE SET person = excluded.person, kind = excluded.kind, device = excluded.device,
                sealed = excluded.sealed, made = excluded.made
        """
        async with self._connection() as db:
            await db.execute(sql, *astuple(way))

    async def drop_ways(self, person: str, kind: str, id: str = "") -> None:
        sql = """
            DELETE FROM notices WHERE person = $1 AND way = $2
            AND NOT EXISTS (SELECT 1 FROM ways WHERE person = $1 AND kind = $2)
        """
        async with self._connection() as db, db.transaction():
            await db.execute("DELETE FROM ways WHERE person = $1 AND kind = $2 AND $3 IN ('', id)", person, kind, id)
            await db.execute(sql, person, kind)

    async def want(self, person: str, ways: Sequence[str], notice: Notice) -> None:
        sql = """
            INSERT INTO notices VALUES ($1, $2, $3, $4, $5, NULL) ON CONFLICT (person, way, table_id)
            DO UPDATE SET decision = excluded.decision, at = excluded.at, told = NULL
            WHERE notices.decision != excluded.decision
        """
        async with self._connection() as db:
            await db.executemany(sql, [(person, way, *notice) for way in ways])

    async def take(self, person: str, way: str, tables: Sequence[str], forgotten: Sequence[str], now: int) -> set[str]:
        mark = """
            UPDATE notices SET told = $4 WHERE person = $1 AND way = $2 AND table_id = ANY ($3) AND told IS NULL
            RETURNING table_id
        """
        drop = "DELETE FROM notices WHERE person = $1 AND way = $2 AND table_id = ANY ($3) AND told IS NULL"
        count = """
            INSERT INTO told VALUES ($1, $2, $3, 1)
            ON CONFLICT (person, way) DO UPDATE SET last = excluded.last, times = told.times + 1
        """
        async with self._connection() as db, db.transaction():
            taken = {row[0] for row in await db.fetch(mark, person, way, list(tables), now)}
            await db.execute(drop, person, way, list(forgotten))
            if taken:
                await db.execute(count, person, way, now)
            return taken

    async def give_back(self, person: str, way: str, notices: Sequence[Notice], told: Told) -> None:
        sql = "UPDATE notices SET told = NULL WHERE person = $1 AND way = $2 AND table_id = $3 AND decision = $4"
        async with self._connection() as db, db.transaction():
            await db.executemany(sql, [(person, way, notice.table, notice.decision) for notice in notices])
            await db.execute("UPDATE told SET last = $3, times = $4 WHERE person = $1 AND way = $2", person, way, *told)

    async def keep_tournament(
        self, id: str, written: int, status: str, at: int, people: Sequence[str], data: bytes
    ) -> None:
        new = "INSERT INTO tournaments VALUES ($1, $2 + 1, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1"
        again = """
            UPDATE tournaments SET written = $2 + 1, status = $3, changed = $4, data = $5
            WHERE id = $1 AND written = $2 RETURNING 1
        """
        async with self._connection() as db, db.transaction():
            if not await db.fetchval(again if written else new, id, written, status, at, data):
                raise Conflict("The tournament was written by others.")
            await db.execute("DELETE FROM entrants WHERE tournament = $1", id)
            await db.execute("INSERT INTO entrants SELECT unnest($1::text[]), $2", sorted(set(people)), id)

    async def keep_passkey(self, passkey: Passkey) -> None:
        sql = """
            INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET
                name = excluded.name, public = excluded.public, used = excluded.used
            WHERE passkeys.person = excluded.person
        """
        async with self._connection() as db:
            await db.execute(sql, *passkey)

    async def drop_passkey(self, person: str, id: str) -> None:
        async with self._connection() as db:
            await db.execute("DELETE FROM passkeys WHERE person = $1 AND id = $2", person, id)

    async def invite(self, person: str, invitation: Invitation) -> None:
        sql = """
            INSERT INTO invitations VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, table_id) DO UPDATE SET asker = excluded.asker, at = excluded.at
        """
        async with self._connection() as db:
            await db.execute(sql, person, *invitation)

    async def drop_invitation(self, person: str, table: str) -> None:
        async with self._connection() as db:
            await db.execute("DELETE FROM invitations WHERE person = $1 AND table_id = $2", person, table)

    async def block(self, person: str, other: str, at: int) -> None:
        async with self._connection() as db, db.transaction():
            await db.execute("INSERT INTO blocked VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", person, other, at)
            await db.execute("DELETE FROM invitations WHERE person = $1 AND asker = $2", person, other)

    async def unblock(self, person: str, other: str) -> None:
        async with self._connection() as db:
            await db.execute("DELETE FROM blocked WHERE person = $1 AND other = $2", person, other)

    async def set_page(self, person: str, id: str, shows: bytes) -> None:
        sql = """
            INSERT INTO pages VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET id = excluded.id, shows = excluded.shows
        """
        async with self._connection() as db:
            await db.execute(sql, person, id, shows)

    async def drop_page(self, person: str) -> None:
        async with self._connection() as db:
            await db.execute("DELETE FROM pages WHERE person = $1", person)

    async def try_to_write(self) -> None:
        async with self._connection() as db:
            await db.execute("UPDATE tried SET times = times + 1")

    # -- reading -----------------------------------------------------------------------------------------------

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        sql = "SELECT row FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [row[0] for row in await self._fetch(sql, table, first)]

    async def next_due(self, now: int, part: Part = "all") -> int | None:
        """Two questions, each of which an index answers; those who are claimed are few."""
        mine = PARTS[part]
        sql = f"""
            SELECT least((SELECT min(at) FROM due WHERE claimed_until = 0 AND {mine}),
                         (SELECT min(greatest(at, claimed_until)) FROM due WHERE claimed_until > 0 AND {mine}))
        """
        found: int | None = (await self._fetch(sql))[0][0]
        return found

    async def reviews_asked(self) -> list[Due]:
        sql = "SELECT table_id, name, at FROM due WHERE starts_with(table_id, $1) ORDER BY at"
        return [Due(*row) for row in await self._fetch(sql, REVIEW)]

    async def listing(self, most: int) -> Listing:
        sql = "SELECT summary FROM tables WHERE status = $1 AND listed ORDER BY changed DESC LIMIT $2"
        return Listing(
            open=[row[0] for row in await self._fetch(sql, "open", most)],
            running=[row[0] for row in await self._fetch(sql, "running", most)],
        )

    async def tables_of(self, person: str, most: int) -> list[bytes]:
        sql = """
            SELECT summary FROM seats JOIN tables ON id = table_id WHERE person = $1 AND status != 'closed'
            ORDER BY changed DESC LIMIT $2
        """
        return [row[0] for row in await self._fetch(sql, person, most)]

    async def count(self, person: str) -> dict[str, int]:
        sql = "SELECT status, count(*) FROM seats JOIN tables ON id = table_id WHERE person = $1 GROUP BY status"
        return {row[0]: row[1] for row in await self._fetch(sql, person)}

    async def totals(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch("SELECT status, count(*) FROM tables GROUP BY status")}

    async def name_of(self, person: str) -> str:
        found = await self._fetch("SELECT name FROM people WHERE id = $1", person)
        return str(found[0][0]) if found else ""

    async def devices(self, person: str) -> list[Device]:
        sql = "SELECT id, name, since, seen FROM devices WHERE person = $1 ORDER BY seen DESC, id"
        return [Device(*row) for row in await self._fetch(sql, person)]

    async def finished_of(self, person: str, before: int, most: int) -> list[bytes]:
        sql = """
            SELECT summary FROM seats JOIN tables ON id = table_id
            WHERE person = $1 AND status = 'over' AND changed < $2 ORDER BY changed DESC LIMIT $3
        """
        return [row[0] for row in await self._fetch(sql, person, before, most)]

    async def summary(self, table: str) -> bytes | None:
        found = await self._fetch("SELECT summary FROM tables WHERE id = $1", table)
        return bytes(found[0][0]) if found else None

    async def unrated(self, most: int) -> list[str]:
        sql = """
            SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS (SELECT 1 FROM rated WHERE table_id = id)
            ORDER BY changed LIMIT $1
        """
        return [row[0] for row in await self._fetch(sql, most)]

    async def ratings_of(self, person: str) -> list[Rated]:
        sql = "SELECT game, against, games, at, mean, deviation FROM ratings WHERE person = $1 ORDER BY at, games"
        return [Rated(*row) for row in await self._fetch(sql, person)]

    async def tournament(self, id: str) -> Document | None:
        found = await self._fetch("SELECT written, data FROM tournaments WHERE id = $1", id)
        return Document(found[0][0], bytes(found[0][1])) if found else None

    async def tournaments_of(self, person: str, most: int) -> list[bytes]:
        sql = """
            SELECT data FROM entrants JOIN tournaments ON id = tournament WHERE person = $1
            ORDER BY changed DESC, id LIMIT $2
        """
        return [bytes(row[0]) for row in await self._fetch(sql, person, most)]

    async def tournaments(self, status: str) -> list[str]:
        return [row[0] for row in await self._fetch("SELECT id FROM tournaments WHERE status = $1 ORDER BY id", status)]

    async def passkey(self, id: str) -> Passkey | None:
        found = await self._fetch("SELECT * FROM passkeys WHERE id = $1", id)
        return Passkey(*found[0]) if found else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        found = await self._fetch("SELECT * FROM passkeys WHERE person = $1 ORDER BY made, id", person)
        return [Passkey(*row) for row in found]

    async def invitations_of(self, person: str, most: int) -> list[Invitation]:
        sql = "SELECT table_id, asker, at FROM invitations WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2"
        return [Invitation(*row) for row in await self._fetch(sql, person, most)]

    async def blocked_by(self, person: str) -> list[str]:
        sql = "SELECT other FROM blocked WHERE person = $1 ORDER BY at DESC, other"
        return [row[0] for row in await self._fetch(sql, person)]

    async def page(self, id: str) -> tuple[str, bytes] | None:
        found = await self._fetch("SELECT person, shows FROM pages WHERE id = $1", id)
        return (found[0][0], bytes(found[0][1])) if found else None

    async def page_of(self, person: str) -> tuple[str, bytes] | None:
        found = await self._fetch("SELECT id, shows FROM pages WHERE person = $1", person)
        return (found[0][0], bytes(found[0][1])) if found else None

    async def key_made(self, person: str, kind: str) -> int | None:
        found = await self._fetch("SELECT made FROM keys WHERE person = $1 AND kind = $2", person, kind)
        return found[0][0] if found else None

    async def all_tables_of(self, person: str) -> list[str]:
        sql = "SELECT id FROM seats JOIN tables ON id = table_id WHERE person = $1 ORDER BY changed DESC"
        return [row[0] for row in await self._fetch(sql, person)]

    async def tables_naming(self, person: str) -> list[str]:
        sql = "SELECT DISTINCT table_id FROM journal WHERE position($1::bytea IN row) > 0"
        return [row[0] for row in await self._fetch(sql, person.encode())]

    async def reach(self, person: str) -> bytes | None:
        found = await self._fetch("SELECT wishes FROM reach WHERE person = $1", person)
        return bytes(found[0][0]) if found else None

    async def way(self, id: str) -> KnownWay | None:
        found = await self._fetch("SELECT * FROM ways WHERE id = $1", id)
        return KnownWay(*found[0]) if found else None

    async def ways_of(self, person: str) -> list[KnownWay]:
        found = await self._fetch("SELECT * FROM ways WHERE person = $1 ORDER BY made, id", person)
        return [KnownWay(*row) for row in found]

    async def waiting(self, person: str, way: str) -> list[Notice]:
        sql = """
            SELECT table_id, decision, at FROM notices WHERE person = $1 AND way = $2 AND told IS NULL
            ORDER BY at, table_id
        """
        return [Notice(*row) for row in await self._fetch(sql, person, way)]

    async def told(self, person: str) -> dict[str, Told]:
        sql = "SELECT way, last, times FROM told WHERE person = $1"
        return {row[0]: Told(row[1], row[2]) for row in await self._fetch(sql, person)}

    async def told_of(self, person: str, way: str, most: int) -> list[tuple[Notice, int]]:
        sql = """
            SELECT table_id, decision, at, told FROM notices WHERE person = $1 AND way = $2 AND told IS NOT NULL
            ORDER BY told DESC, at DESC, table_id LIMIT $3
        """
        found = await self._fetch(sql, person, way, most)
        return [(Notice(row[0], row[1], row[2]), row[3]) for row in found]

    async def review(self, table: str, level: str) -> bytes | None:
        found = await self._fetch("SELECT review FROM reviews WHERE table_id = $1 AND level = $2", table, level)
        return bytes(found[0][0]) if found else None

    async def reviews_of(self, person: str, most: int) -> list[tuple[str, bytes]]:
        sql = """
            SELECT id, review FROM seats JOIN tables ON id = seats.table_id JOIN reviews ON id = reviews.table_id
            WHERE person = $1 AND status = 'over' ORDER BY changed DESC LIMIT $2
        """
        return [(row[0], bytes(row[1])) for row in await self._fetch(sql, person, most)]

    async def all_tables(self, status: str) -> list[Kept]:
        sql = """
            SELECT id, status, changed, summary, (SELECT count(*) FROM journal WHERE table_id = id) FROM tables
            WHERE $1 IN ('', status) ORDER BY changed DESC
        """
        return [Kept(*row) for row in await self._fetch(sql, status)]

    async def people_called(self, wanted: str) -> list[tuple[str, str]]:
        sql = """
            SELECT id, name FROM people WHERE id = $1 OR name = $1
            UNION SELECT person, '' FROM seats WHERE person = $1 AND person NOT IN (SELECT id FROM people)
            UNION SELECT person, '' FROM entrants WHERE person = $1 AND person NOT IN (SELECT id FROM people)
        """
        return [(row[0], row[1]) for row in await self._fetch(sql, wanted)]

    async def find_damage(self) -> str:
        """PostgreSQL checks its own pages; a journal with a gap is what we can see."""
        sql = "SELECT table_id FROM journal GROUP BY table_id HAVING max(number) + 1 != count(*) LIMIT 1"
        found = await self._fetch(sql)
        return f"table {found[0][0][:4]} lacks rows" if found else ""

    # -- the other servers -------------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[Change], None]) -> None:
        self._heard = heard
        if self._listener is None:
            self._listener = asyncio.create_task(self._keep_listening())
            await self._listens.wait()

    async def be_here(self, table: str, person: str, here: bool) -> None:
        before = self._here.get((table, person), 0)
        after = before + (1 if here else -1)
        if after > 0:
            self._here[table, person] = after
        else:
            self._here.pop((table, person), None)
        if (before > 0) != (after > 0) and self.me:
            try:
                async with self._connection() as db:
                    await db.execute("SELECT captable_be_here($1, $2, $3, $4)", table, person, here, self.me)
            except StoreFailed as error:  # nobody's game waits for this, and a lost session says it all again
                log.warning("who is here could not be told", extra={"reason": str(error)})

    async def here_elsewhere(self, table: str) -> set[str]:
        sql = f"SELECT person FROM present WHERE table_id = $1 AND owner != $2 AND owner IN {ALIVE}"
        return {row[0] for row in await self._fetch(sql, table, self.me)}

    async def _keep_listening(self) -> None:
        """For ever, until cancelled. Who was away for a while has missed what was told, so all is looked at again."""
        while True:
            reason = "its session ended"
            try:
                await self._listen_once()
            except FAILURES as error:
                reason = str(error) or type(error).__name__
            if self.me or not self._listens.is_set():  # once, not at every try
                log.error("the database is away", extra={"reason": reason})
            self.me = ""
            if self._pool is not None:
                await self._pool.expire_connections()  # they were cut too, and some have not noticed yet
            await asyncio.sleep(LISTEN_AGAIN)

    async def _listen_once(self) -> None:
        db = await asyncpg.connect(self._url, timeout=PATIENCE, server_settings=SETTINGS)
        try:
            ended = asyncio.Event()
            db.add_termination_listener(lambda _: ended.set())
            if not await db.fetchval(f"SELECT pg_try_advisory_lock_shared({IN_USE})"):
                raise TimeoutError("it is being moved")
            me = await db.fetchval(
                "SELECT captable_session(pid, backend_start) FROM pg_stat_activity WHERE pid = pg_backend_pid()"
            )
            await db.add_listener(await db.fetchval("SELECT captable_channel()"), self._told)
            for table, person in self._here:
                await db.execute("SELECT captable_be_here($1, $2, true, $3)", table, person, me)
            self.me = me
            self._listens.set()
            self._heard(Change("", everything=True))
            await ended.wait()
        finally:
            with suppress(*FAILURES):
                await db.close(timeout=1)

    def _told(self, _db: object, _pid: int, _channel: str, said: object) -> None:
        kind, table, owner = str(said).split(" ")
        if owner != self.me or not owner:
            lobby = kind in ("listed", "rewritten")
            self._heard(Change(table, lobby=lobby, people=kind == "people", rewritten=kind == "rewritten"))

    # -- connections -------------------------------------------------------------------------------------------

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        async with self._connection() as db:
            found: list[Any] = await db.fetch(sql, *values)
        return found

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """One of a few, and clear words for whatever goes wrong with it."""
        if self._closed:
            raise StoreFailed("The store is closed.")
        asked = False
        try:
            pool = self._pool or await self._open_pool()
            async with pool.acquire(timeout=PATIENCE) as db:
                asked = True
                yield db
        except FAILURES as error:
            sqlstate = getattr(error, "sqlstate", None) or ""
            if sqlstate in (CONFLICT, asyncpg.UniqueViolationError.sqlstate):
                raise Conflict("The table has other rows by now.") from None
            refused = sqlstate and not sqlstate.startswith(CUT)
            raise (StoreUnsure if asked and not refused else StoreFailed)(str(error) or type(error).__name__) from None

    async def _open_pool(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=0, max_size=CONNECTIONS, command_timeout=PATIENCE, server_settings=SETTINGS
                )
            return self._pool

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait({self._listener})
        if self._pool is not None:
            await _soon(self._pool.close(), self._pool.terminate)


async def _soon(closing: Awaitable[None], otherwise: Callable[[], None]) -> None:
    try:
        await asyncio.wait_for(closing, PATIENCE)
    except FAILURES:
        otherwise()


async def prepare(url: str, key: str) -> None:
    """Bring the database up to this Captable, once; raises `StoreFailed` with one line that says what to do."""
    shown = without_password(url)
    with clear_words(shown):
        db = await connect(url)
        try:
            if not await db.fetchval(f"SELECT pg_try_advisory_lock_shared({IN_USE})"):
                raise StoreFailed(f"{shown} is being moved. Wait until `captable move-store` is done.")
            async with db.transaction():
                await migrate(db, shown)
                await agree(db, shown, key)
        finally:
            await db.close()


async def connect(url: str) -> Connection:
    try:
        return await asyncpg.connect(url, timeout=PATIENCE, server_settings=SETTINGS)
    except (*FAILURES, ValueError) as error:
        raise StoreFailed(f"{without_password(url)} can't be reached: {error or type(error).__name__}.") from None


@contextmanager
def clear_words(shown: str) -> Iterator[None]:
    """For whoever runs the server."""
    try:
        yield
    except FAILURES as error:
        raise StoreFailed(f"{shown} can't be used: {error or type(error).__name__}.") from None


async def migrate(db: Connection, shown: str) -> None:
    # Servers that start together wait for each other here.
    await db.execute("SELECT pg_advisory_xact_lock(hashtext('captable migrations'))")
    await db.execute("CREATE TABLE IF NOT EXISTS migrations (number int PRIMARY KEY, made timestamptz DEFAULT now())")
    done = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    if done > len(MIGRATIONS):
        raise StoreFailed(f"{shown} was written by a newer Captable. Update this one.")
    for number, migration in enumerate(MIGRATIONS[done:], done + 1):
        await db.execute(migration)
        await db.execute("INSERT INTO migrations VALUES ($1)", number)


async def agree(db: Connection, shown: str, key: str) -> None:
    """The first server to come says which secret is used here, by a word that does not give it away."""
    if not key:
        return
    await db.execute("INSERT INTO agreed VALUES ('secret', $1) ON CONFLICT DO NOTHING", key)
    agreed = await db.fetchval("SELECT value FROM agreed WHERE name = 'secret'")
    if not secrets.compare_digest(agreed, key):
        raise StoreFailed(
            f"{shown} belongs to servers with another secret, which would not know each other's guests. Copy the file"
            " `secret` from the data folder of one of them into this one's"
        )


def without_password(url: str) -> str:
    """What may be shown and logged."""
    from urllib.parse import urlsplit

    parts = urlsplit(url)
    host = parts.hostname or "the local socket"
    return f"The database {parts.path.lstrip('/') or '?'} at {host}"
