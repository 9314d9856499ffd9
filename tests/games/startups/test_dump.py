"""A position as JSON: exact both ways, and one that can't be is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from captable.core.errors import BadInput
from captable.core.playout import play_out
from captable.core.seed import rng_from
from captable.games.startups import GAME
from tests.games.startups.scenes import COMPANIES, scene

Dump = dict[str, Any]


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("options", [{}, {"anti_monopoly": "manual", "rounds": 4}], ids=str)
def test_a_dump_gives_back_the_position_at_any_moment(players: int, options: dict[str, object]) -> None:
    state, rng = GAME.new(players, "dump", options), rng_from("dump")
    while not state.over():
        play_out(state, rng, 7)
        again = GAME.load(json.loads(json.dumps(state.dump())))
        assert again.dump() == state.dump()
        assert list(again.key()) == list(state.key())
        assert again.digest() == state.digest()


def test_a_loaded_position_plays_on_as_the_true_one() -> None:
    state = GAME.new(4, "on", {"rounds": 4})
    play_out(state, rng_from("before"), 30)
    again = GAME.load(state.dump())
    play_out(state, rng_from("after"), 10_000)
    play_out(again, rng_from("after"), 10_000)
    assert state.over()
    assert again.digest() == state.digest()


def test_a_loaded_position_shares_nothing_with_its_dump() -> None:
    dump = scene(market="octo+1").dump()
    before = json.dumps(dump)
    state = GAME.load(dump)
    play_out(state, rng_from("play"), 20)
    assert json.dumps(dump) == before


def change(field: str, value: object) -> Callable[[Dump], None]:
    def apply(dump: Dump) -> None:
        dump[field] = value

    apply.__name__ = f"{field} = {value!r}"
    return apply


def lose(field: str) -> Callable[[Dump], None]:
    def apply(dump: Dump) -> None:
        del dump[field]

    apply.__name__ = f"no {field}"
    return apply


def market(**changes: object) -> Callable[[Dump], None]:
    def apply(dump: Dump) -> None:
        dump["market"][1].update(changes)

    apply.__name__ = f"market card {changes}"
    return apply


def move(start: str, to: str) -> Callable[[Dump], None]:
    def apply(dump: Dump) -> None:
        dump[to].append(dump[start].pop())

    apply.__name__ = f"a card from {start} to {to}"
    return apply


def a_share_too_many(dump: Dump) -> None:
    dump["hands"][1].append("octo_coffee")


def a_share_too_few(dump: Dump) -> None:
    dump["hands"][1].pop()


def all_hands_empty(dump: Dump) -> None:
    for hand in dump["hands"]:
        dump["pile"] += hand
        hand.clear()


def no_pile(dump: Dump) -> None:
    dump["portfolios"][0] += dump["pile"]
    dump["pile"] = []


def nothing_to_play(dump: Dump) -> None:
    dump["step"] = "play"
    dump["portfolios"][0] += dump["hands"][0]
    dump["hands"][0] = []


def over_without_results(dump: Dump) -> None:
    dump["turn"] = None


def over_too_soon(dump: Dump) -> None:
    dump["options"]["rounds"] = 4
    dump["turn"] = None
    dump["results"] = [[1, 2, 3]]


def over_too_late(dump: Dump) -> None:
    dump["turn"] = None
    dump["results"] = [[1, 2, 3], [1, 2, 3]]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        *[
            (lose(field), f"This is no dump of startups: {field} is missing")
            for field in (
                "game", "version", "players", "options", "results", "turn", "step", "taken", "idle_turns", "gone",
                "hands", "known", "portfolios", "chips", "anti_monopoly", "market", "pile", "aside", "rng",
            )
        ],
        (change("game", "chess"), "a dump of chess 1, not startups 1"),
        (change("version", 99), "a dump of startups 99, not startups 1"),
        (change("chip", [10, 10, 10]), "there is no field chip"),
        (change("players", 2), "3 to 7 players"),
        (change("players", "3"), "players can't be '3'"),
        (change("players", 4), "list of 4"),
        (change("options", {"speed": 1}), "no option 'speed'"),
        (change("options", 7), "no dump of startups"),
        (change("turn", 3), "turn can't be 3: it takes a seat from 0 to 2"),
        (change("turn", True), "turn can't be True: it takes a whole number"),
        (change("step", "dance"), "step can't be 'dance': it takes play, take"),
        (change("taken", "chess"), "taken can't be 'chess': it takes giraffe_beer, "),
        (change("taken", "octo_coffee"), "none has been taken"),
        (change("idle_turns", -1), "idle_turns can't be -1"),
        (change("idle_turns", 10**30), "idle_turns can't be"),
        (change("gone", [3]), "gone can't be 3: it takes a seat"),
        (change("gone", 5), "gone can't be 5: it takes a list"),
        (change("gone", [0]), "must not be among the gone"),
        (change("gone", [1, 2]), "must not be among the gone"),
        (change("hands", [[], []]), "hands must be a list of 3"),
        (change("hands", [["ace"], [], []]), "hands can't be 'ace'"),
        (change("known", [["flamingo_soft"], [], []]), "must be in it"),
        (change("chips", [10, 10]), "chips must be a list of 3"),
        (change("chips", [10, 10, -1]), r"chips\[2\] can't be -1: it takes a whole number from 0"),
        (change("chips", [10, 10, 1.5]), r"chips\[2\] can't be 1.5"),
        (change("chips", [10, 10, 10**30]), r"chips\[2\] can't be"),
        (change("anti_monopoly", dict.fromkeys(COMPANIES.values(), 9)), "anti_monopoly can't be 9: it takes a seat"),
        (change("anti_monopoly", {}), "anti_monopoly.giraffe_beer is missing"),
        (change("anti_monopoly", [1]), "no dump of startups"),
        (change("market", ["octo_coffee"]), "no dump of startups"),
        (market(company="ace"), "market company can't be 'ace'"),
        (market(chips=-1), r"market\[1\].chips can't be -1"),
        (market(slot=0), "Two market cards can't lie in one slot"),
        (market(slot=-3), "slot can't be -3"),
        (move("pile", "aside"), "aside must be a list of 5"),
        (move("aside", "pile"), "aside must be a list of 5"),
        (change("rng", [1, 2, 3]), "it takes a list of 4"),
        (change("rng", [1, 2, 3, -4]), r"rng\[3\] can't be -4"),
        (change("rng", [1, 2, 3, 2**32]), r"rng\[3\] can't be"),
        (change("results", [[1, 2]]), "each once"),
        (change("results", [[1, 1, 2]]), "results must hold the places 1 to 3, each once"),
        (change("results", [["a", 1, 2]]), "no dump of startups"),
        (change("results", [[1, 2, 3]]), "turn must be null"),
        (a_share_too_many, r"There are 9 shares of octo_coffee in this dump, not 8 \(SU-1.1\)"),
        (a_share_too_few, r"There are \d shares of .* in this dump, not"),
        (all_hands_empty, "it has room for 34"),
        (no_pile, "a card in the pile"),
        (nothing_to_play, "a card in the hand of the player to move"),
        (over_without_results, "has the results of its rounds"),
        (over_too_soon, "A game of 4 rounds is not over after 1"),
        (over_too_late, "has the results of its rounds"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)  # fmt: skip
def test_a_position_that_can_t_be_is_refused_with_the_reason(damage: Callable[[Dump], None], reason: str) -> None:
    dump = scene(market="octo+1 giraffe", hands={0: "bowwow hippo"}, portfolios={1: "flamingo"}).dump()
    damage(dump)
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump)


@pytest.mark.parametrize("thing", [None, [], 5, "startups"], ids=str)
def test_something_else_entirely_is_no_dump(thing: Any) -> None:
    with pytest.raises(BadInput, match="no dump of startups"):
        GAME.load(thing)


def test_naming_somebody_who_left_twice_changes_nothing() -> None:
    dump = scene(players=4, gone=[1]).dump()
    assert GAME.load({**dump, "gone": [1, 1]}).dump() == dump
