"""Games for agents that read and write words."""

from __future__ import annotations

import re

import pytest

from captable import games
from captable.adapters.text import TextEnv
from captable.core.errors import BadInput

CHOICE = re.compile(r"^(\d+)\. .*?(?:(?:from|de) (\d+) (?:to|à) \d+.*)?$", re.MULTILINE)
"""A choice's number, and the lowest value of a range."""


def play(env: TextEnv) -> tuple[dict[int, float], int]:
    """Everybody answers with a number that the question names."""
    done, count = False, 0
    while not done:
        _, question = env.get_observation()
        numbers = re.findall(
            r"^(\d+)\. .*?(?:(?:from|de) (\d+) (?:to|à) \d+.*)?$", question.split("\n\n")[-2], re.MULTILINE
        )
        number, low = numbers[count % len(numbers)]
        answer = f"I take [{number} {low}]" if low and len(numbers) > 1 else low or f"I take [{number}]"
        done, info = env.step(answer)
        assert "refused" not in info, (info, answer, question)
        count += 1
    return env.close()[0], count


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys())
def test_every_game_is_played_to_its_end_in_words(key: str, language: str) -> None:
    env = TextEnv(key, language)
    env.reset(seed=3)
    rewards, count = play(env)
    assert count > 5
    assert max(rewards.values()) == 1.0


def test_an_answer_that_is_no_move_costs_a_try_and_says_why() -> None:
    env = TextEnv("startups")
    env.reset(4, seed=1)
    player, _ = env.get_observation()
    done, info = env.step('{"kind": "take", "card": 1}')
    assert (done, info["tries_left"], info["clause"][:3]) == (False, 2, "SU-")
    again, question = env.get_observation()
    assert again == player
    assert question.startswith(info["refused"])
    assert "You have 2 tries left." in question


def test_who_has_no_try_left_forfeits() -> None:
    env = TextEnv("it_heroes", tries=1)
    env.reset(2, seed=1)
    player, _ = env.get_observation()
    done, info = env.step("pass the salt")
    assert done
    assert info["tries_left"] == 0
    assert env.close()[0][player] == -1.0


def test_the_rules_come_when_they_are_asked_for() -> None:
    env = TextEnv("startups", rules=False)
    env.reset(3, seed=1)
    assert "SU-2.1" not in env.get_observation()[1]
    assert env.step("rules") == (False, {"player": env.get_observation()[0], "rules": True})
    assert "SU-2.1" in env.get_observation()[1]


def test_what_others_did_is_told_once() -> None:
    env = TextEnv("startups")
    env.reset(3, seed=1)
    first, question = env.get_observation()
    assert "Since your last move" not in question
    while env.get_observation()[0] == first:
        env.step("1")
    assert "Since your last move" in env.get_observation()[1]


def test_a_game_must_be_begun() -> None:
    with pytest.raises(BadInput, match="call reset first"):
        TextEnv("startups").get_observation()
