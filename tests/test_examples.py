"""The examples run, in a short form."""

from __future__ import annotations

import pytest

from examples.train import Learner


@pytest.mark.one_build
def test_a_policy_that_has_copied_juniors_for_a_moment_beats_interns() -> None:
    learner = Learner(games=128, seed=3)
    untaught, _ = learner.wins_against("intern", 256)
    learner.copy_junior(120)
    learner.improve(1)
    taught, error = learner.wins_against("intern", 256)
    assert taught > untaught
    assert taught - error > 0.25
