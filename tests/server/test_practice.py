"""Exercises over HTTP: nothing is kept, and what can't be played is refused."""

from __future__ import annotations

from captable.games.ship_it.rules import codes
from tests.server.clients import Running, guests
from tests.server.test_http import problem, scene

PATH = "/api/games/ship_it/practice"


@scene
async def test_an_exercise_is_the_same_for_everyone_and_shows_the_best_solution_at_its_end(server: Running) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        begun = await ann.post(PATH, {"kind": 1, "number": "today"})
        assert begun == await ben.post(PATH, {"kind": 1, "number": "today"})
        assert "best" not in begun
        sent = await ann.post(PATH, {"kind": 1, "number": "today", "moves": [codes.SUBMIT]})
        assert sent["best"]["facts"]["puzzle"]["programs"][0]["ended"] == "solved"


@scene
async def test_what_is_no_exercise_or_no_move_of_it_is_refused(server: Running) -> None:
    async with guests(server, "Ann") as (ann,):
        for path, kind in (("/api/games/startups/practice", 1), (PATH, codes.ROUNDS + 1)):
            answer = ann.http.post(path, json={"kind": kind, "number": "today"})
            assert await problem(answer, 404) == "server-no-exercises"
        illegal = ann.http.post(PATH, json={"kind": 1, "number": "today", "moves": [codes.OPEN_PUZZLE]})
        assert await problem(illegal, 409)
