"""Decks over HTTP: the cards there are, what is wrong with a deck, and the own deck in the own seat."""

from __future__ import annotations

from typing import Any

from captable.games.it_heroes import GAME
from tests.server.clients import Running, guests
from tests.server.test_http import problem, scene

BROKEN = "2 Ransomware Randy\n1 Nobody\n"
MINE = GAME.shelf.text(GAME.shelf.presets["meltdown"])
BOTS: dict[str, Any] = {"game": "it_heroes", "seats": [{"kind": "person"}, {"kind": "bot"}], "public": False}


@scene
async def test_the_box_has_every_card_and_every_ready_deck(server: Running) -> None:
    async with guests(server, "Ann") as (guest,):
        box = await guest.get("/api/games/it_heroes/decks")
        assert [card["id"] for card in box["cards"]] == [card.id for card in GAME.cards.cards]
        assert [deck["key"] for deck in box["ready"]] == list(GAME.shelf.presets)
        assert (box["option"], box["size"]) == ("deck", 30)
        option = next(game for game in await guest.get("/api/games") if game["key"] == "it_heroes")["seat_options"][0]
        assert option["text"] is True
        assert await problem(guest.http.get("/api/games/startups/decks"), 404) == "server-no-decks"


@scene
async def test_a_deck_is_judged_with_every_broken_rule_at_once(server: Running) -> None:
    async with guests(server, "Ann") as (guest,):
        judged = await guest.post("/api/games/it_heroes/decks/check", {"text": BROKEN})
        clauses = [each["clause"] for each in judged["broken"]]
        assert clauses == ["IH-11.4", "IH-11.1", "IH-11.2", "IH-11.3", "IH-11.3", "IH-11.3"]
        assert judged["cards"] == {"ransomware_randy": 2}
        judged = await guest.post("/api/games/it_heroes/decks/check", {"text": MINE})
        assert judged["broken"] == []
        assert sum(judged["cards"].values()) == 30
        without = guest.http.post("/api/games/startups/decks/check", json={"text": MINE})
        assert await problem(without, 404) == "server-no-decks"


@scene
async def test_an_illegal_deck_is_refused_with_every_broken_rule_and_no_table_is_made(server: Running) -> None:
    async with guests(server, "Ann") as (guest,):
        for path, body in (("/api/tables", BOTS), ("/api/play", {"game": "it_heroes"})):
            answer = await guest.http.post(path, json=body | {"seat_options": {"deck": BROKEN}})
            assert answer.status_code == 400
            refused = answer.json()
            assert refused["say"] == {"id": "server-rules-broken", "args": {"count": 6}}
            assert len(refused["broken"]) == 6
            assert all(each["clause"] in refused["text"] for each in refused["broken"])
        assert (await guest.get("/api/tables"))["mine"] == []


@scene
async def test_an_illegal_deck_does_not_replace_the_one_that_was_chosen(server: Running) -> None:
    async with guests(server, "Ann") as (guest,):
        table = await guest.post("/api/tables", BOTS | {"seat_options": {"deck": MINE}})
        join = f"/api/tables/{table['id']}/join"
        assert await problem(guest.http.post(join, json={"options": {"deck": BROKEN}}), 400) == "server-rules-broken"
        assert (await guest.get(f"/api/tables/{table['id']}"))["seat_options"] == {"deck": MINE}


@scene
async def test_everyone_plays_their_own_deck_and_nobody_is_told_anothers(server: Running) -> None:
    async with guests(server, "Ann", "Bob") as (ann, bob):
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": "it_heroes", "seats": seats, "seat_options": {"deck": MINE}}
        table = (await ann.post("/api/tables", body))["id"]
        seen = await bob.post(f"/api/tables/{table}/join", {"options": {"deck": "fortress"}})
        assert seen["seat_options"] == {"deck": "fortress"}
        await ann.post(f"/api/tables/{table}/start")
        state = (await server.office.house.find(table)).state
        decks = [state.view(seat).facts.decks[seat] for seat in range(2)]
        assert decks == [GAME.shelf.by_id(GAME.shelf.presets[name]) for name in ("meltdown", "fortress")]
        assert state.view(1).facts.decks[0] is None
