"""The socket: following, moving, coming back, and being told what is wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from captable.core.errors import BadInput
from captable.server import wire
from captable.server.settings import Rate
from tests.server.clients import PATIENCE, Client, Running, guests, open_table, play_on, quick, running
from tests.server.test_http import limited, scene


async def to_move(clients: list[Client], table: str) -> tuple[Client, list[Client]]:
    """The client whose turn it is, and the others."""
    while True:
        for client in clients:
            if client.choices(table):
                return client, [other for other in clients if other is not client]
        await clients[0].until(lambda: any(client.choices(table) for client in clients))


@scene
async def test_a_client_is_welcomed_and_sent_what_it_follows(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await open_table(ann, bob)
        await eve.follow(table)
        assert [message["type"] for message in eve.received] == ["welcome", "table"]
        assert eve.received[0]["me"]["name"] == "Eve"
        assert eve.views[table]["seat"] == -1
        assert eve.choices(table) == []
        assert [seat["name"] for seat in eve.tables[table]["seats"]] == ["Ann", "Bob", "Intern"]
        assert [seat.get("here", False) for seat in eve.tables[table]["seats"]] == [True, True, False]


@scene
async def test_a_move_is_shown_and_acknowledged_in_one_message_to_each(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, others = await to_move(clients, table)
        before = mover.revisions[table]
        heard = [len(client.received) for client in clients]
        answer = await mover.wish("move", table, "m1", revision=before, move=mover.choices(table)[0])
        assert answer == {"type": "done", "table": table, "id": "m1", "revision": before + 1}
        assert mover.revisions[table] == before + 1
        assert mover.logs[table][-1]["say"]["id"] == "su-you-drew"
        for other in others:
            await other.until(lambda other=other: other.logs[table])  # type: ignore[misc]
            assert other.logs[table][-1]["say"]["id"] == "su-drew"
        assert [len(client.received) for client in clients] == [before + 1 for before in heard]


@scene
async def test_who_asks_for_no_changes_is_sent_the_whole_each_time(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        clients[0].changes = False
        table = await open_table(*clients)
        mover, _ = await to_move(clients, table)
        await mover.wish("move", table, "m1", revision=mover.revisions[table], move=mover.choices(table)[0])
        await clients[0].until(lambda: clients[0].logs[table])
        assert not any("changes" in message or "info_changes" in message for message in clients[0].received)
        assert clients[0].received[-1]["view"] == clients[0].views[table]
        for other in clients[1:]:
            await other.until(lambda other=other: other.logs[table])  # type: ignore[misc]
            assert "view" not in other.received[-1]
            assert other.received[-1]["changes"]


@scene
async def test_the_whole_can_be_asked_for_at_any_time(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, _ = await to_move(clients, table)
        await mover.wish("move", table, "m1", revision=mover.revisions[table], move=mover.choices(table)[0])
        together = mover.views[table], mover.tables[table], mover.logs[table]
        await mover.send("follow", table=table, changes=True)
        whole = await mover.until(lambda: "view" in mover.received[-1] and mover.received[-1])
        assert (whole["view"], whole["info"], whole["log"]) == together
        assert whole["whole_log"]


@scene
async def test_a_stale_move_is_answered_with_the_current_view(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, _ = await to_move(clients, table)
        old = mover.revisions[table]
        await mover.wish("move", table, "m1", revision=old, move=mover.choices(table)[0])
        before = len(mover.received)
        answer = await mover.wish("move", table, "m2", revision=old, move=mover.choices(table)[0])
        assert answer == {"type": "stale", "table": table, "id": "m2", "revision": old + 1}
        await mover.until(lambda: any("view" in m for m in mover.received[before:]))


@scene
async def test_a_repeated_move_is_acknowledged_and_not_played_again(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, _ = await to_move(clients, table)
        old, move = mover.revisions[table], mover.choices(table)[0]
        first = await mover.wish("move", table, "m1", revision=old, move=move)
        assert await mover.wish("move", table, "m1", revision=old, move=move) == first


@scene
async def test_a_forbidden_move_is_refused_with_its_clause(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        _, (waiting, _) = await to_move(clients, table)
        answer = await waiting.wish("move", table, "m1", revision=waiting.revisions[table], move=0)
        assert answer["type"] == "refused"
        assert answer["problem"]["clause"] == "SU-1.3"
        assert answer["problem"]["say"]["id"] == "core-not-your-turn"


@scene
async def test_a_move_that_does_not_exist_is_refused_in_words(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, _ = await to_move(clients, table)
        for i, move in enumerate((47, 9999)):
            answer = await mover.wish("move", table, f"m{i}", revision=mover.revisions[table], move=move)
            assert answer["type"] == "refused"
            assert answer["problem"]["clause"] == ""
            assert f"There is no move {move}; moves go from 0 to" in answer["problem"]["text"]


@scene
async def test_who_comes_back_is_sent_only_what_is_new(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, (other, _) = await to_move(clients, table)
        await other.hang_up()
        await mover.wish("move", table, "m1", revision=mover.revisions[table], move=mover.choices(table)[0])
        await other.connect()
        await other.follow(table)
        message = other.last("table")
        assert message is not None
        assert "whole_log" not in message
        assert len(message["log"]) == 1
        await other.hang_up()
        await other.connect()
        await other.follow(table)
        message = other.last("table")
        assert message is not None
        assert "view" not in message
        assert message["revision"] == other.revisions[table]
        whole = await Client(server.address).arrive()
        whole.http.cookies = other.http.cookies
        await whole.connect()
        await whole.follow(table)
        assert whole.logs[table] == other.logs[table]
        assert whole.views[table] == other.views[table]
        await whole.leave()


@scene
async def test_undo_with_consent_over_the_wire(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as clients:
        table = await open_table(*clients)
        mover, others = await to_move(clients, table)
        await mover.wish("move", table, "m1", revision=mover.revisions[table], move=mover.choices(table)[0])
        assert mover.tables[table]["undo"] == "ask"
        assert (await mover.wish("undo", table, "u1"))["type"] == "done"
        for other in others:
            await other.until(lambda other=other: "question" in other.tables[table])  # type: ignore[misc]
            question = other.tables[table]["question"]["id"]
            answer = await other.wish("answer", table, "a1", question=question, agree=True)
            assert answer["type"] == "done"
        await mover.until(lambda: mover.logs[table][-1]["say"]["id"] == "table-took-back")
        assert mover.logs[table][-1]["voids"] == mover.logs[table][0]["moment"]


@scene
async def test_chat_is_plain_text_and_typing_is_seen_by_the_others(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        table = await open_table(ann, bob)
        await ann.send("typing", table=table)
        await bob.until(lambda: bob.last("typing", table=table, seat=0))
        await ann.wish("chat", table, "c1", text=" <i>hi</i>\x07\n there ")
        chat = await bob.until(lambda: next((m for m in bob.received if "chat" in m), None))
        assert chat["chat"][0]["text"] == "<i>hi</i> there"
        assert (await ann.wish("chat", table, "c2", text=" \n"))["problem"]["say"]["id"] == "table-empty-text"
        assert (await ann.wish("chat", table, "c3", text="x" * 501))["problem"]["say"]["id"] == "table-long-text"
        assert ann.last("typing") is None


@scene
async def test_resigning_and_a_rematch_over_the_wire(server: Running) -> None:
    async with guests(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await open_table(ann, bob, cleo)
        await ann.wish("resign", table, "r")
        await bob.wish("resign", table, "r")
        await cleo.until(lambda: "outcome" in cleo.views[table])
        again = await ann.post(f"/api/tables/{table}/rematch")
        await cleo.until(lambda: cleo.tables[table].get("rematch") == again["id"])
        await bob.post(f"/api/tables/{table}/rematch")
        assert (await cleo.post(f"/api/tables/{table}/rematch"))["status"] == "running"


@scene
async def test_the_lobby_is_sent_when_it_changes_for_you(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await bob.send("follow_lobby")
        await bob.until(lambda: bob.last("lobby"))
        seats = [{"kind": "person"}] * 3
        table = await ann.post("/api/tables", {"game": "startups", "seats": seats})
        found = await bob.until(lambda: (m := bob.last("lobby")) and m["lobby"]["open"])
        assert found[0]["id"] == table["id"]
        await bob.send("follow_lobby", on=False)
        await bob.send("ping")
        await bob.until(lambda: bob.last("pong"))
        before = len(bob.received)
        await ann.post(f"/api/tables/{table['id']}/leave")
        await bob.send("ping")
        await bob.until(lambda: len(bob.received) > before)
        assert bob.received[-1]["type"] == "pong"


@scene
async def test_nonsense_is_refused_and_the_connection_lives(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        assert ann.socket is not None
        for nonsense in ("", "{", "[]", '{"type":"dance"}', '{"type":"move","table":"x"}', '{"type":"ping","x":1}'):
            before = len(ann.received)
            await ann.socket.send(nonsense)
            await ann.until(lambda before=before: len(ann.received) > before)  # type: ignore[misc]
            assert ann.received[-1]["problem"]["say"]["id"] == "server-bad-request"
        too_big = {"revision": 2**70, "move": 2**70}
        await ann.send("move", table="x", id="m", **too_big)
        await ann.until(lambda: len(ann.received) > 7)
        await ann.send("follow", table="nowhere")
        refused = await ann.until(lambda: ann.last("refused", table="nowhere"))
        assert refused["problem"]["say"]["id"] == "table-missing"


@scene
async def test_messages_are_heard_however_their_bytes_arrive(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        assert ann.socket is not None
        long = Frame(Opcode.TEXT, b'{"type":"ping"%s}' % (b" " * 200)).serialize(mask=True)
        ping = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)
        control = Frame(Opcode.PONG, b"still here").serialize(mask=True)
        first = Frame(Opcode.TEXT, b'{"type":', fin=False).serialize(mask=True)
        last = Frame(Opcode.CONT, b'"ping"}').serialize(mask=True)

        async def answered(count: int) -> None:
            await ann.until(lambda: sum(message["type"] == "pong" for message in ann.received) == count)

        ann.socket.transport.write(ping + long + control + ping)
        await answered(3)
        for byte in ping + long:
            ann.socket.transport.write(bytes([byte]))
            await asyncio.sleep(0)
        await answered(5)
        ann.socket.transport.write(first + control)
        await asyncio.sleep(0)
        ann.socket.transport.write(last + ping)
        await answered(7)


@limited(messages=Rate(10, 0))
async def test_too_many_messages_end_the_connection(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for _ in range(11):
            await ann.send("ping")
        assert await ann.closed() == wire.CLOSE_TOO_MUCH


@limited(chat=Rate(2, 0))
async def test_too_much_chat_is_refused(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await open_table(ann)
        answers = [await ann.wish("chat", table, f"c{n}", text="spam") for n in range(3)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]


@limited(body=1000)
async def test_too_large_a_message_ends_the_connection(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        await ann.send("chat", table="t", id="c", text="x" * 2000)
        assert await ann.closed() == 1009


@scene
async def test_a_socket_without_a_cookie_or_from_another_site_is_not_welcome(server: Running) -> None:
    async with connect(f"ws://{server.address}/ws") as socket:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert socket.close_code == wire.CLOSE_NOT_WELCOME
    with pytest.raises(InvalidStatus):
        await connect(f"ws://{server.address}/ws", origin="https://evil.example")  # type: ignore[arg-type]


@scene
async def test_a_going_server_closes_sockets_so_that_clients_come_back(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        await open_table(ann, bob)
        server.stop()
        assert await ann.closed() == wire.CLOSE_RESTARTING
        assert await bob.closed() == wire.CLOSE_RESTARTING


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as first:
            ann = await (await Client(first.address).arrive("Ann")).connect()
            table = await open_table(ann)
            while not ann.choices(table):
                await ann.until(lambda: ann.choices(table))
            await ann.wish("move", table, "m1", revision=ann.revisions[table], move=ann.choices(table)[0])
        async with running(quick(tmp_path)) as second:
            ann.address = second.address
            await ann.connect()
            await ann.follow(table)
            await play_on(ann, table)
            await ann.leave()

    asyncio.run(act())


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(quick(tmp_path)) as server:
            with pytest.raises(BadInput, match="A server uses"):
                type(server.office)(server.office.settings)

    asyncio.run(act())


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def act() -> None:
        limits = quick(tmp_path).limits
        async with running(quick(tmp_path, limits=limits)) as server, guests(server, "Ann") as (ann,):
            [connection] = server.office.hub.connections
            for _ in range(40):
                connection.send_bytes(b'{"type":"pong","filler":"' + b"x" * limits.unsent + b'"}')
            assert await ann.closed() == wire.CLOSE_TOO_SLOW

    asyncio.run(act())
