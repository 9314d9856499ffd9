"""A feed of the games that are waiting for you: for whoever has its link, until there is another or none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.server.clients import guests, quick, running
from tests.server.test_devices import Watch, everything_in
from tests.server.test_push import AWAKE, left_at_their_turn
from tests.tables.postgresql import database
from tests.tables.sitting import STORES

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.mark.parametrize("kind", STORES)
def test_a_feed_has_what_waits_and_ends_with_its_link(kind: str, tmp_path: Path) -> None:
    async def run() -> None:
        watch = Watch()
        async with (
            running(quick(tmp_path, store=store, now=watch)) as server,
            guests(server, "Ann", "Bob") as (ann, bob),
        ):
            await ann.put("/api/me/reach", AWAKE | {"language": "en"})
            path = (await ann.post("/api/me/feed"))["path"]
            assert path.rpartition("/")[2] not in await everything_in(server)
            reader = watch.device(server)
            empty = ElementTree.fromstring((await reader.http.get(path)).content)
            assert empty.findall(f"{ATOM}entry") == []
            assert empty.findtext(f"{ATOM}updated") == "2023-11-14T22:13:20Z"
            table = await left_at_their_turn(server, watch, ann, bob)
            async with asyncio.timeout(60):
                while len(await server.office.store.told_of(ann.me["id"], "feed", 9)) < 1:
                    await asyncio.sleep(0.01)
            answer = await reader.http.get(path)
            assert answer.headers["content-type"].startswith("application/atom+xml")
            [entry] = ElementTree.fromstring(answer.content).findall(f"{ATOM}entry")
            assert "Your turn at Startups" in str(entry.findtext(f"{ATOM}title"))
            link = entry.find(f"{ATOM}link")
            assert link is not None
            assert link.get("href") == f"http://{server.address}/table/{table}"
            assert ann.me["id"] not in answer.text
            again = await reader.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            other = (await ann.post("/api/me/feed"))["path"]
            assert (await reader.http.get(path)).status_code == 404
            assert (await reader.http.get(other)).status_code == 200
            (await ann.http.delete("/api/me/feed")).raise_for_status()
            assert (await reader.http.get(other)).status_code == 404
            opened = await reader.http.post("/api/me/open", json={"key": other.rpartition("/")[2]})
            assert opened.status_code == 403  # it reads, and opens nobody
            await reader.leave()

    store = database().new() if kind == "postgresql" else ""
    asyncio.run(run())
