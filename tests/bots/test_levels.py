"""Bots play legal moves, see no more than their seat, and the levels are what they say."""

from __future__ import annotations

import pytest

import captable
from captable import bots, games
from captable.bots.bot import Bot
from captable.bots.searcher import Searcher
from captable.core.errors import BadInput
from captable.core.playout import play_out, seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import State
from tests.strangers import nim

THINKER = Searcher("thinker", settings={"iterations": 30, "horizon": 4})
"""Enough to grow a tree, quick enough for a test."""
FEW = 60
SOME = FEW if captable.build() == "compiled" else 20
"""Positions of each game for a search."""
MANY = 1500 if captable.build() == "compiled" else FEW
"""Positions of each game for the bots that choose at once; the interpreted build takes too long for so many."""
PLAYERS = [bots.find("intern"), bots.find("junior"), THINKER]


def positions(key: str, count: int) -> list[State]:
    """Positions somewhere in random games of every size."""
    game = games.find(key)
    found = []
    for number in range(count):
        state = game.new(game.fewest + number % (game.most - game.fewest + 1), f"bots {number}")
        state.telling = False
        play_out(state, Rng(number, 1, 2, 3), number * 3 % 60)
        if not state.over():
            found.append(state)
    return found


@pytest.mark.parametrize("bot", PLAYERS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("key", games.keys())
def test_a_bot_can_t_tell_apart_what_its_seat_can_t(key: str, bot: Bot) -> None:
    for number, state in enumerate(positions(key, SOME if bot is THINKER else MANY)):
        seat = seat_to_move(state, Rng(number))
        other_world = state.redeal(seat, Rng(number, 5))
        choice = bots.choose(bot, state, seat, Rng(7, number))
        assert choice in state.moves(seat)
        assert bots.choose(bot, other_world, seat, Rng(7, number)) == choice


def test_the_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert bots.names() == ["intern", "junior", "senior", "principal"]
    with pytest.raises(BadInput, match="no bot 'ceo'; there are: intern, junior, senior, principal"):
        bots.find("ceo")


def wins(bot: Bot, others: Bot, games_played: int) -> int:
    """How often `bot` wins a game of Startups with four players, each seat in turn."""
    game = captable.game("startups")
    won = 0
    for number in range(games_played):
        state = game.new(4, f"ladder {number // 4}")
        state.telling = False
        rng = Rng(number)
        while not state.over():
            seat = state.turn
            player = bot if seat == number % 4 else others
            state.play(seat, bots.choose(player, state, seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.places[number % 4] == 1
    return won


def test_a_junior_beats_interns() -> None:
    assert wins(bots.find("junior"), bots.find("intern"), 80) >= 40


def test_a_little_thought_beats_no_thought() -> None:
    assert wins(THINKER, bots.find("intern"), 24) >= 10


def test_levels_are_iterations_and_a_principal_has_ten_times_a_senior_s() -> None:
    state = nim.GAME.new(2, "levels")
    seat = state.to_move()[0]
    visits = []
    for level in ("senior", "principal"):
        bot = bots.find(level)
        assert isinstance(bot, Searcher)
        visits.append(bot.search(state.redeal(seat, Rng(1)), seat, Rng(2)).visits[0])
    assert visits == [state.game.thinking, 10 * state.game.thinking]


@pytest.mark.parametrize("key", games.keys())
def test_a_search_looks_first_at_what_common_sense_says(key: str) -> None:
    once = Searcher("once", settings={"iterations": 1})
    agreed = 0
    for number, state in enumerate(positions(key, FEW)):
        seat = seat_to_move(state, Rng(number))
        candidates = state.worth_trying(seat)
        if len(candidates) > 1:
            sensible = {state.quick_move(seat, rng_from(f"lot {lot}")) for lot in range(30)}
            assert once.choose(state, seat, Rng(number)) in sensible or not sensible <= set(candidates)
            agreed += 1
    assert agreed > FEW // 4


def test_findings_name_every_move_of_the_root_with_its_visits() -> None:
    state = captable.game("startups").new(4, "findings")
    seat = state.to_move()[0]
    state.play(seat, state.moves(seat)[0])
    search = THINKER.search(state.redeal(seat, Rng(1)), seat, Rng(2))
    findings = search.findings()
    assert sum(visits for _, visits, _ in findings) == THINKER.iterations
    assert {move for move, _, _ in findings} <= set(state.moves(seat))
    assert search.best() == findings[0][0]
    assert all(0 <= result <= 1_000_000 for _, _, result in findings)


def test_a_search_can_have_settings_of_its_own() -> None:
    bot = bots.find("search:iterations=20,horizon=-1,exploration=0.3")
    assert isinstance(bot, Searcher)
    assert (bot.iterations, bot.settings, bot.seconds) == (20, {"horizon": -1, "exploration": 0.3}, 0)
    assert bots.several("junior, search:iterations=20,horizon=4, senior") == (
        "junior",
        "search:iterations=20,horizon=4",
        "senior",
    )


def test_a_time_can_be_set_instead_of_iterations() -> None:
    bot = bots.find("senior:seconds=0.01")
    assert isinstance(bot, Searcher)
    state = captable.game("startups").new(4, "seconds")
    seat = state.to_move()[0]
    state.play(seat, state.moves(seat)[0])
    tree = bot.search(state.redeal(seat, Rng(1)), seat, Rng(2))
    assert sum(visits for _, visits, _ in tree.findings()) >= 20
    assert bots.choose(bot, state, seat, Rng(3)) in state.moves(seat)


@pytest.mark.one_build
@pytest.mark.parametrize("key", games.keys())
def test_a_search_that_ends_when_the_best_move_is_clear_chooses_the_same(key: str) -> None:
    thinker = Searcher("thinker", settings={"iterations": 100, "horizon": 2})
    fewer = 0
    for number, state in enumerate(positions(key, FEW)):
        seat = seat_to_move(state, Rng(number))
        if len(state.worth_trying(seat)) > 1:
            whole = thinker.search(state, seat, Rng(number))
            part = thinker.search(state, seat, Rng(number), deciding=True)
            assert part.best() == whole.best()
            fewer += part.visits[0] < whole.visits[0]
    assert fewer > 0
