"""What a value means as a chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captable.bots.chances import ChanceMap, chances, is_fitted, map_for, maps
from captable.games import find

PART = st.floats(0, 1)


def test_every_game_has_a_map_of_its_version() -> None:
    """A map of another version would speak of other games: fit it again with `python -m bench.calibrate`."""
    assert {key.rpartition("-")[0] for key in maps()} == {
        "startups",
        "startup_nation",
        "it_heroes",
        "it_startup",
        "ship_it",
    }
    for key, each in maps().items():
        game, _, players = key.rpartition("-")
        assert each.version == find(game).version
        assert int(players) in range(find(game).fewest, find(game).most + 1)
        assert "games between bots" in each.note


def test_another_number_of_players_is_a_rough_guide() -> None:
    assert is_fitted("startups", 4)
    assert not is_fitted("startups", 7)
    assert map_for("startups", 7) == map_for("startups", 4)
    assert map_for("nim", 2) is None


@given(st.lists(st.tuples(PART, PART), min_size=1, max_size=7), PART, st.booleans(), st.sampled_from(sorted(maps())))
def test_chances_of_all_sides_add_up_to_one(
    seats: list[tuple[float, float]], progress: float, open_eyes: bool, key: str
) -> None:
    raw = [part for part, _ in seats], [worth for _, worth in seats]
    sides = [[seat] for seat in range(len(seats))] + ([[]] if len(seats) == 1 else [])
    found = chances(maps()[key], raw, sides, progress, open_eyes=open_eyes)
    assert len(found) == len(sides)
    assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("key", sorted(maps()))
def test_who_wins_more_tries_and_stands_better_has_the_better_chance(key: str) -> None:
    chance_map: ChanceMap = maps()[key]
    for progress in (0.1, 0.5, 1.0):
        better, worse = chances(chance_map, ([0.7, 0.3], [0.6, 0.4]), [[0], [1]], progress)
        assert better > worse
