"""A position as JSON: exact both ways, and one that can't be played is refused with the field at fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from captable.core.damage import damage_often
from captable.core.errors import BadInput
from captable.core.playout import play_out
from captable.core.seed import rng_from
from captable.games.it_heroes import GAME
from captable.games.it_heroes.rules.state import ItHeroesState
from tests.games.it_heroes.scenes import END, FILLER, do, scene

Dump = dict[str, Any]
OPTIONS = [{"recycle": "cover", "open_lists": True}, {}]
EFFECT = {"seat": 0, "card": "overtime", "on": "play", "step": 0, "left": 1}


def set_to(dump: Dump, path: str, value: object) -> None:
    """Put a value at a path such as "sides.0.hand"."""
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    target: Any = dump
    for step in way:
        target = target[step]
    target[last] = value


def playing() -> ItHeroesState:
    return scene(hands={0: "rollback overtime"}, heroes={0: "help_desk_hero"}, threats={0: "phishing_phil"})


def blocking() -> ItHeroesState:
    return do(playing(), END)


def discarding() -> ItHeroesState:
    return do(scene(hands={0: "overtime rollback headhunter"}), "play overtime")


def after_block() -> ItHeroesState:
    state = scene(threats={0: "karen_from_accounting zero_day_zoe"}, heroes={0: "ticket_tamer help_desk_hero"})
    return do(state, END, "block with hero 1", "block with hero 2")


def recycled() -> ItHeroesState:
    return scene(hands={0: "rollback overtime"}, recycled=(0,))


def ended() -> ItHeroesState:
    state = playing()
    state.concede(1)
    return state


@pytest.mark.parametrize(
    ("position", "path", "value", "reason"),
    [
        (playing, "game", "chess", "This is a dump of chess"),
        (playing, "phase", "dance", "phase can't be 'dance': it takes"),
        (playing, "turn", 7, "turn can't be 7"),
        (playing, "turn", 1, "turn can't be 1: it takes the active seat"),
        (playing, "coffee", -1, "coffee can't be -1"),
        (playing, "coffee", "x", "coffee can't be 'x': it takes a whole number"),
        (playing, "turns", 0, "turns can't be 0: it takes a number from 1 to 120"),
        (playing, "turns", 121, "turns can't be 121"),
        (playing, "pairing", 1, "true or false"),
        (playing, "asked", 1, "asked can't be 1"),
        (playing, "facing", 0, "facing and fallen are null"),
        (playing, "resolving", "overtime", "are not the 30 of its deck"),
        (playing, "effect", EFFECT, "do not fit"),
        (playing, "effect", EFFECT | {"card": "black_coffee"}, "black_coffee has no effect on 'play'"),
        (playing, "effect", EFFECT | {"step": 2}, "effect.step can't be 2"),
        (playing, "ending", "limit", "A game that is over has an ending"),
        (playing, "turn", None, "A game that is over has an ending"),
        (playing, "gone", [1], "nobody has conceded"),
        (playing, "gone", [0, 1], "nobody has conceded"),
        (playing, "gone", [2], "gone can't be 2"),
        (playing, "loser", 0, "gone and loser"),
        (playing, "sides", [], "sides must be a list of 2"),
        (playing, "sides.0.hand", ["nobody"], "There is no card 'nobody', which sides\\[0\\].hand names"),
        (playing, "sides.0.hand", [], "cards of sides\\[0\\] are not the 30 of its deck"),
        (playing, "sides.0.deck", {"nobody": 30}, "sides\\[0\\].deck names"),
        (playing, "sides.0.pool", [], "pool and left"),
        (playing, "sides.0.before", 1, "before"),
        (playing, "sides.0.deduced", 99, "deduced"),
        (playing, "sides.0.heroes.0.hits", 9, "heroes\\[0\\].hits can't be 9: it takes a number from 0 to 2"),
        (playing, "sides.0.heroes.0.place", 20, "place can't be 20"),
        (playing, "sides.0.heroes.0.card", "phishing_phil", "can't be among the heroes"),
        (playing, "sides.0.threats.0.blockers", [0], "threats have no blockers"),
        (playing, "sides.0.threats.0.blockers", [0, 1, 2], "of two Heroes at most"),
        (playing, "sides.0.threats.0.done", True, "threats have no blockers and are not done"),
        (playing, "sides.0.lost", [FILLER] * 30, "lost has printer_poltergeist more often"),
        (playing, "sides.0.found", {"hero": 1}, "found"),
        (playing, "sides.0.found", {"wizard": 1}, "found"),
        (playing, "sides.1.kept_since", {"threat": 1}, "sides\\[1\\].found"),
        (playing, "phase", "block_", "phase can't be"),
        (playing, "phase", "limit", "Nobody can answer"),
        (playing, "phase", "take", "either facing is the place"),
        (blocking, "sides.0.threats.0.done", True, "Nobody can answer"),
        (blocking, "sides.0.threats.0.blockers", [0], "Nobody can answer"),
        (blocking, "phase", "join", "Nobody can answer"),
        (discarding, "effect.left", 2, "effect.left can't be 2"),
        (discarding, "effect.left", None, "effect.left can't be None"),
        (discarding, "effect.seat", 1, "effect.seat"),
        (discarding, "effect.step", 1, "does not ask the question"),
        (discarding, "then", "blocks", "then can't be 'blocks': it takes play or flash"),
        (discarding, "turn", 1, "turn can't be 1: it takes the seat that the effect asks"),
        (discarding, "phase", "heal", "does not ask the question"),
        (after_block, "facing", 7, "either facing is the place"),
        (after_block, "facing", None, "either facing is the place"),
        (after_block, "asked", 1, "Nobody can answer"),
        (after_block, "asked", 2, "asked can't be 2"),
        (after_block, "sides.0.threats.1.blockers", [0], "A Hero can't block twice"),
        (recycled, "sides.0.pool", None, "pool and left"),
        (recycled, "sides.0.pool", ["rollback"], "pool has .* as often as can't be"),
        (recycled, "sides.0.recycled", False, "pool and left"),
        (ended, "loser", None, "loser can't be None: it takes a seat"),
        (ended, "loser", 0, "gone has the loser"),
        (ended, "gone", [0, 1], "gone has the loser"),
        (ended, "ending", "second_time", "gone has the loser"),
    ],
)
def test_a_dump_that_can_not_be_is_refused_with_the_field_at_fault(
    position: Callable[[], ItHeroesState], path: str, value: object, reason: str
) -> None:
    dump = position().dump()
    set_to(dump, path, value)
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump)


@pytest.mark.parametrize("position", [playing, blocking, discarding, after_block, recycled, ended])
def test_what_is_damaged_above_can_be_loaded_when_it_is_whole(position: Callable[[], ItHeroesState]) -> None:
    state = position()
    assert GAME.load(json.loads(json.dumps(state.dump()))).key() == state.key()


@pytest.mark.parametrize(
    ("ending", "loser", "reason"),
    [
        ("limit", 1, "At the limit"),
        ("second_time", 0, "comes after a recycle"),
        ("penalty", None, "loser can't be None"),
    ],
)
def test_an_ending_needs_what_led_to_it(ending: str, loser: int | None, reason: str) -> None:
    dump = playing().dump() | {"turn": None, "ending": ending, "loser": loser}
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump)


def test_a_dump_without_a_field_is_refused_by_its_name() -> None:
    dump = scene().dump()
    del dump["coffee"]
    with pytest.raises(BadInput, match="coffee is missing"):
        GAME.load(dump)


def test_a_dump_of_version_2_does_not_know_what_came_later() -> None:
    dump = GAME.as_of(2).new(2, "earlier").dump()
    for side in dump["sides"]:
        for field in ("found", "found_since", "kept_since"):
            del side[field]
    del dump["fallen"]
    state = GAME.as_of(2).load(dump)
    assert state.key() == GAME.as_of(2).new(2, "earlier").key()
    dump["sides"][0]["found"] = {"hero": 1}
    with pytest.raises(BadInput, match="Version 2 has no"):
        GAME.as_of(2).load(dump)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_a_dump_gives_back_the_position_at_any_moment(seed: int, options: dict[str, object]) -> None:
    state, rng = GAME.new(2, f"dump {seed}", options, [{"deck": "random"}] * 2), rng_from(f"dump {seed}")
    while not state.over():
        play_out(state, rng, 3)
        again = GAME.load(json.loads(json.dumps(state.dump())))
        assert again.dump() == state.dump()
        assert list(again.key()) == list(state.key())


@pytest.mark.parametrize("position", [playing, blocking, discarding, after_block, recycled, ended])
def test_whatever_is_done_to_a_dump_is_refused_or_can_be_played(position: Callable[[], ItHeroesState]) -> None:
    damage_often(position(), rng_from("heroes", "damage"), 60)
