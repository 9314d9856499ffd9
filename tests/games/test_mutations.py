"""Every way of breaking a rule that `tools/mutate.py` knows still names a place in the rules."""

from __future__ import annotations

import pytest

from captable import games
from tools.mutate import ROOT, mutations, why_stale


@pytest.mark.parametrize("game", games.keys())
def test_every_mutation_of_a_game_can_still_be_made(game: str) -> None:
    stale = {
        f"{mutation['clause']} {mutation['what']}": problem
        for mutation in mutations(game, "")
        if (problem := why_stale(game, mutation, ROOT / "src"))
    }
    assert stale == {}


@pytest.mark.parametrize("game", games.keys())
def test_every_clause_is_broken_by_some_mutation(game: str) -> None:
    broken = {mutation["clause"] for mutation in mutations(game, "")}
    assert broken == set(games.find(game).catalogue().clauses)
