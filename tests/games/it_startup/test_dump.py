"""A position of IT Startup as JSON."""

import json
from typing import Any

import pytest

from captable.core.errors import BadInput
from captable.games.it_startup import GAME
from tests.games.it_startup.scenes import do, scene, worker


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
        ({"turn": 7}, "7 is no seat"),
        ({"step": "dance"}, "'dance' is no step"),
        ({"tokens": [1]}, "tokens must be a list of 2"),
        ({"deck": []}, "in this dump, not"),
        ({"planned": ["intern", None]}, "in this dump, not 2"),
        ({"knowledge": [{"card": "tdd", "under": 9, "moved": False}]}, "in this dump|not there"),
        ({"groups": [{"observer": 0, "group": 2, "card": "tdd", "spent": False}]}, "IS-10.2"),
        ({"rng": [1, 2]}, "rng must be a list of 4"),
    ],
)
def test_a_dump_that_can_t_be_is_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    dump = scene([], []).dump()
    with pytest.raises(BadInput, match=reason):
        GAME.load(dump | change)


def test_a_dump_without_a_field_is_refused() -> None:
    dump = scene([], []).dump()
    del dump["points"]
    with pytest.raises(BadInput, match="points"):
        GAME.load(dump)
