"""Whatever people do in whatever order: a table is its journal, and its record verifies."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from captable.core.errors import CaptableError
from captable.core.view import SPECTATOR
from captable.tables.table import Table
from tests.tables.sitting import STORES, Follower, Sitting, scene, verify

PEOPLE = ("ann", "bob", "cleo")


async def do_anything(here: Sitting, table: Table, followers: dict[str, Follower], rng: random.Random) -> None:
    person = rng.choice(PEOPLE)
    seat = table.seat_of(person)
    id = f"w{rng.randrange(200)}"
    match rng.randrange(12):
        case 0:
            await here.undo(table, person, id)
        case 1 if table.question:
            await here.answer(table, rng.choice(PEOPLE), rng.random() < 0.8)
        case 2:
            await here.house.act(table.id, lambda t, now: t.take_back_seat(person, now, id), person, id)
        case 3:
            await here.house.act(table.id, lambda t, now: t.say(person, "hm", now, id), person, id)
        case 4:
            await here.later(rng.choice([1, 1000, 40_000, 130_000]))
        case 5 if person not in followers:
            followers[person] = Follower(here.house, person)
            await here.house.follow(table.id, followers[person])
        case 6 if person in followers:
            await here.house.unfollow(table.id, followers.pop(person))
        case 7 if rng.random() < 0.03:
            await here.house.act(table.id, lambda t, now: t.resign(person, now, id), person, id)
        case _:
            revision = table.eyes(seat).revision - rng.choice([0, 0, 0, 0, 1, 5])
            await here.play(table, person, rng.randrange(table.game.move_codes), revision, id)
            moves = table.state.moves(seat)
            if moves:
                await here.play(table, person, moves[rng.randrange(len(moves))], None, f"{id}x")


@pytest.mark.parametrize("game", ["startups", "bidding"])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", STORES)
def test_a_table_lives_through_anything(game: str, seed: int, kind: str, tmp_path: Path) -> None:
    async def act(here: Sitting) -> None:
        rng = random.Random(f"{game} {seed}")
        table = await (here.startups(*PEOPLE, bots=1) if game == "startups" else here.bidding(*PEOPLE, bots=1))
        followers: dict[str, Follower] = {}
        for _ in range(150):
            here.time += rng.randrange(3000)
            with suppress(CaptableError):
                await do_anything(here, table, followers, rng)
            table = await here.house.find(table.id)
        again = await here.read_again(table)
        for viewer in range(SPECTATOR, table.players):
            assert again.view(viewer) == table.view(viewer)
            assert again.eyes(viewer).log == table.eyes(viewer).log
            assert again.eyes(viewer).revision == table.eyes(viewer).revision
            assert again.undo_for(viewer) == table.undo_for(viewer)
        assert again.recorder.record == table.recorder.record
        if table.status == "over":
            verify(table.record)

    scene(act)(kind, tmp_path)
