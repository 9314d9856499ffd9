"""A position of IT Startup as JSON."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from captable.core.damage import damage_often
from captable.core.errors import BadInput
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.games.it_startup import GAME
from tests.games.it_startup.scenes import do, scene, worker
from tests.games.it_startup.test_games import MODES

Change = Callable[[dict[str, Any]], object]


def test_a_position_in_the_middle_of_an_effect_comes_back_as_it_was() -> None:
    hands = [["senior_backend_developer"], ["tdd"]]
    state = scene([worker("intern", "solid", burnout=1)], [worker("qa_wizard", owner=0)], tokens=4, hands=hands)
    do(state, "play senior backend developer", "pick card 2")
    text = json.dumps(state.dump())
    again = GAME.load(json.loads(text))
    assert list(again.key()) == list(state.key())
    assert json.dumps(again.dump()) == text


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "a dump of chess"),
        ({"round": "x"}, "round can't be 'x': it takes a whole number from 1 to 60"),
        ({"round": 0}, "round can't be 0"),
        ({"tokens": [-5, 0]}, r"tokens\[0\] can't be -5: it takes a whole number from 0"),
        ({"turn": 7}, "turn can't be 7: it takes a seat from 0 to 1"),
        ({"turn": 1}, "turn: in play the active seat moves"),
        ({"turn": None}, "ending: a game has an ending when it is over"),
        ({"turn": "together"}, "step: all choose together in the mulligan, and only then"),
        ({"step": "dance"}, "step can't be 'dance': it takes mulligan, bonus, play"),
        ({"step": "home"}, "doing.card: a card is in progress in the step home"),
        ({"step": "bonus"}, "step: seat 0 has no planning bonus .IS-3.4"),
        ({"active": None, "first": None}, "active: after the mulligan it is somebody's turn"),
        ({"first": None}, "first: somebody has begun"),
        ({"ending": "finished"}, "ending: a game has an ending when it is over"),
        ({"turn": None, "ending": "solo-lost"}, "ending: solo-lost is no ending for 2 players"),
        ({"gone": [1]}, "gone: last-side is when only one side is left"),
        ({"gone": [0, 1]}, "gone: somebody is left"),
        ({"tokens": [1]}, "tokens must be a list of 2"),
        ({"marks": [[0], []]}, r"marks\[0\]: the mulligan is over"),
        ({"marks": [[5], []]}, r"marks\[0\]\[0\] can't be 5"),
        ({"deck": []}, "deck: there are 0 cards intern in this dump, not 2"),
        ({"planned": ["intern", None]}, "there are 3 cards intern in this dump, not 2"),
        ({"knowledge": [{"card": "tdd", "under": 9, "moved": False}]}, "no developer at place 9"),
        ({"groups": [{"observer": 0, "group": 2, "card": "tdd", "spent": False}]}, "groups: .*IS-10.2"),
        ({"spent": 2}, "spent: 2, but 0 cards are marked as spent"),
        ({"rng": [1, 2]}, "rng .* a list of 4"),
    ],
)
def test_a_dump_that_can_t_be_is_refused_with_the_field_and_the_reason(change: dict[str, Any], reason: str) -> None:
    dump = scene([], []).dump()
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump | change)


def employee(**change: Any) -> Change:
    return lambda dump: dump["employees"][0].update(change)


def in_progress(**change: Any) -> Change:
    return lambda dump: dump["doing"].update(change)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (employee(burnout=9), r"employees\[0\].burnout: 9 is more than 2 .IS-3.8"),
        (employee(used=1), r"employees\[0\].used: 1 is more than 0 .IS-5.4"),
        (employee(place=1), r"employees\[1\].place: two employees are at place 1"),
        (employee(place=99), r"employees\[0\].place: 99 is more than 37"),
        (employee(seat=5), r"employees\[0\].seat can't be 5"),
        (employee(card="solid"), r"employees\[0\].card: solid is no employee"),
        (employee(burnout="x"), r"employees\[0\].burnout can't be 'x'"),
        (in_progress(card="tdd"), "doing: no card is in progress in the step play"),
        (in_progress(looking=3), "doing: no card is in progress"),
        (lambda dump: dump["this_turn"].update(plays=100), "this_turn.plays: 100 is more than 99 .IS-7.6"),
        (lambda dump: dump["this_turn"].update(fresh_plan=True), "this_turn.fresh_plan: seat 0 has nothing planned"),
        (lambda dump: dump.update(surprise=1), "there is no field surprise"),
        (lambda dump: dump["knowledge"][0].update(under=1), r"knowledge\[0\].under: there is no developer at place 1"),
        (lambda dump: dump["deck"].__setitem__(0, {"card": dump["deck"][0], "offer": "tdd"}), r"deck\[0\].offer"),
        (lambda dump: dump["deck"].__setitem__(0, {"card": dump["deck"][0], "spent": True}), r"deck\[0\].spent"),
    ],
)
def test_an_office_that_can_t_be_is_refused_with_the_field_and_the_reason(change: Change, reason: str) -> None:
    dump = scene([worker("intern", "solid"), "nice_hr_guy"], ["qa_wizard"]).dump()
    change(dump)
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"looking": 9}, "doing.looking: 9 is not between 2 and 5"),
        ({"wanted": 5}, "doing.wanted: 5 is not between 1 and 2"),
        ({"worker": 3}, "doing.worker: no senior_backend_developer of seat 0 is at place 3"),
        ({"card": "intern"}, "doing.pc: intern has no effect that ends there"),
        ({"pc": 1}, "doing.pc"),
        ({"target_seat": 1}, "doing.target_seat"),
        ({"is_action": True}, "doing.is_action: senior_backend_developer says otherwise"),
    ],
)
def test_a_question_that_no_card_asks_is_refused_with_the_field_and_the_reason(
    change: dict[str, Any], reason: str
) -> None:
    state = scene([], [], tokens=4, hands=[["senior_backend_developer"]])
    dump = do(state, "play senior backend developer").dump()
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump | {"doing": dump["doing"] | change})


def test_a_mulligan_with_a_card_too_few_or_nobody_who_chooses_is_refused() -> None:
    dump = GAME.new(2, "mulligan").dump()
    with pytest.raises(BadInput, match="ready: somebody still chooses"):
        GAME.load(dump | {"ready": [0, 1]})
    dump["deck"].append(dump["hands"][1].pop())
    with pytest.raises(BadInput, match=r"hands\[1\]: 4 cards in the mulligan, not 5"):
        GAME.load(dump)


def test_a_dump_without_a_field_is_refused() -> None:
    dump = scene([], []).dump()
    del dump["points"]
    with pytest.raises(BadInput, match="points is missing"):
        GAME.load(dump)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_damaged_dump_is_refused_in_words_or_can_be_played_to_its_end(players: int, options: dict[str, Any]) -> None:
    seed = f"damage {players} {options}"
    state, rng = GAME.new(players, seed, options), rng_from(seed)
    while not state.over():
        if rng.below(6) == 0:
            damage_often(state, rng, 2)
        seat = seat_to_move(state, rng)
        state.play(seat, state.common_sense(seat, rng))
