"""IS-1 and IS-2: the goal, the deal and the mulligan."""

from collections import Counter

import pytest

from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.seed import rng_from
from captable.core.words import Words
from captable.games.it_startup import GAME
from captable.games.it_startup.rules.state import ItStartupState
from tests.clauses import clause
from tests.games.it_startup.scenes import deck, do, hand, ids, known_deck, refused, scene, told, worker


def fresh(players: int = 3, seed: str = "set-up") -> ItStartupState:
    state = GAME.new(players, seed)
    assert isinstance(state, ItStartupState)
    return state


@clause("IS-1.1")
@pytest.mark.parametrize(("chosen", "points"), [("fast", 32), ("standard", 64), ("long", 128), (8, 8), ("256", 256)])
def test_the_goal_can_be_chosen(chosen: object, points: int) -> None:
    assert GAME.new(2, "goal", {"threshold": chosen}).dump()["options"]["threshold"] == points


@clause("IS-1.1")
@pytest.mark.parametrize("chosen", [7, 257, "quick"])
def test_other_goals_are_refused_with_what_would_do(chosen: object) -> None:
    with pytest.raises(BadInput, match="fast, standard, long, a number from 8 to 256"):
        GAME.new(2, "goal", {"threshold": chosen})


@clause("IS-1.2")
def test_victory_waits_until_everyone_has_had_as_many_turns() -> None:
    state = scene(["intern"], ["lead_developer"], points=[63, 58], turn=0, first=0)
    do(state, "end the turn")
    assert state.points[0] == 64
    assert not state.over()
    do(state, "end the turn")
    assert state.over()


@clause("IS-1.2")
def test_among_several_over_the_goal_the_highest_total_wins() -> None:
    state = scene(["intern"], ["lead_developer"], points=[64, 62], turn=1, first=0)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert outcome.scores == [64, 67]


@clause("IS-1.2")
def test_equal_highest_totals_at_the_goal_play_another_full_round() -> None:
    state = scene(["intern"], ["intern"], points=[66, 65], turn=1, first=0, round=9)
    do(state, "end the turn")
    assert not state.over()
    assert (state.round, state.turn) == (10, 0)
    do(state, "end the turn")
    assert not state.over()
    do(state, "sell intern") if "intern" in hand(state, 1) else None
    state.points[1] += 5
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


@clause("IS-1.2")
def test_nobody_wins_below_the_goal() -> None:
    state = scene([], [], points=[63, 63], turn=1, first=0)
    do(state, "end the turn")
    assert not state.over()


@clause("IS-1.3")
def test_after_sixty_rounds_the_highest_total_wins() -> None:
    state = scene(["intern"], [], points=[10, 12], turn=1, first=0, round=60)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert "60" in told(state)


@clause("IS-1.3")
def test_equal_totals_after_sixty_rounds_share_the_victory() -> None:
    state = scene([], [], [], points=[70, 70, 3], turn=2, first=0, round=60)
    do(state, "end the turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 3]


@clause("IS-1.3")
def test_the_fifty_ninth_round_is_not_the_last() -> None:
    state = scene([], [], points=[10, 12], turn=1, first=0, round=59)
    do(state, "end the turn")
    assert not state.over()


@clause("IS-2.1")
def test_everyone_gets_five_cards_and_as_many_tokens() -> None:
    rolls = set()
    for seed in range(40):
        state = fresh(4, f"deal {seed}")
        assert [len(hand(state, seat)) for seat in range(4)] == [5] * 4
        assert len(set(state.tokens)) == 1
        rolls.add(state.tokens[0])
        assert len(deck(state)) == 64 - 20
    assert rolls == {1, 2, 3, 4, 5, 6}


@clause("IS-2.2")
def test_marked_cards_are_swapped_for_the_top_cards_and_go_under_in_the_order_dealt() -> None:
    state = fresh(2)
    dealt = [ids(state)[word >> 1 & 127] for word in state.hidden.hands[0]]
    top = deck(state)[:2]
    state.play(0, GAME.parse("mark card 4"))
    state.play(0, GAME.parse("mark card 2"))
    state.play(0, GAME.parse("swap the marked cards"))
    state.play(1, GAME.parse("swap the marked cards"))
    first_draw = Counter(hand(state, 0)) - Counter([dealt[0], dealt[2], dealt[4]])
    assert Counter(top) - first_draw == Counter()
    assert deck(state)[-2:] == [dealt[1], dealt[3]]
    assert "swaps 2 cards" in told(state)
    names = {card.id: Words(GAME, "en").say(card.name) for card in GAME.cards.cards}
    old, new = [names[dealt[1]], names[dealt[3]]], [names[card] for card in top]
    assert f"Player 1 swaps {old[0]} and {old[1]} for {new[0]} and {new[1]}." in told(state, 0)
    assert "You swap" not in told(state, 1)
    assert "keeps all cards" in told(state)


@clause("IS-2.2")
def test_a_mark_can_be_taken_back_until_the_cards_are_swapped() -> None:
    state = fresh(2)
    before = Counter(hand(state, 0))
    for move in ("mark card 1", "mark card 1", "swap the marked cards"):
        state.play(0, GAME.parse(move))
    assert refused(state, "end the turn") == "IS-2.2"
    assert Counter(hand(state, 0)) == before
    assert state.to_move() == [1]
    state.play(1, GAME.parse("swap the marked cards"))
    assert "swaps" not in told(state)
    assert not before - Counter(hand(state, 0))


@clause("IS-2.2")
def test_players_choose_at_the_same_time_and_unseen() -> None:
    state = fresh(3)
    assert state.to_move() == [0, 1, 2]
    before = [state.knows(seat) for seat in range(3)]
    state.play(1, GAME.parse("mark card 3"))
    assert [state.knows(seat) == before[seat] for seat in range(3)] == [True, False, True]
    assert state.seen_as(0, 1, GAME.parse("mark card 3")) == state.seen_as(0, 1, GAME.parse("mark card 5"))


@clause("IS-2.2")
def test_a_redeal_draws_anew_what_the_others_have_sealed() -> None:
    state = fresh(2)
    state.play(1, GAME.parse("mark card 3"))
    state.play(1, GAME.parse("swap the marked cards"))
    sealed = {state.redeal(0, rng_from(f"world {seed}")).dump()["marks"][1].__len__() for seed in range(40)}
    assert len(sealed) > 2


@clause("IS-2.2")
def test_each_player_knows_the_own_swapped_cards_and_where_they_lie() -> None:
    state = fresh(2)
    first, second = (ids(state)[word >> 1 & 127] for word in state.hidden.hands[0][:2])
    state.play(0, GAME.parse("mark card 1"))
    state.play(0, GAME.parse("mark card 2"))
    state.play(0, GAME.parse("swap the marked cards"))
    state.play(1, GAME.parse("swap the marked cards"))
    assert known_deck(state, 0)[-2:] == [first, second]
    assert known_deck(state, 1)[-2:] == [None, None]


@clause("IS-2.2")
def test_swaps_are_carried_out_in_seat_order_whoever_chose_first() -> None:
    state = fresh(2)
    dealt = [ids(state)[state.hidden.hands[seat][0] >> 1 & 127] for seat in range(2)]
    for seat in (1, 0):
        state.play(seat, GAME.parse("mark card 1"))
        state.play(seat, GAME.parse("swap the marked cards"))
    assert deck(state)[-2:] == dealt


@clause("IS-2.3")
def test_a_random_player_starts() -> None:
    starters = set()
    for seed in range(30):
        state = fresh(3, f"starter {seed}")
        for _ in range(3):
            do(state, "swap the marked cards")
        starters.add(state.turn)
    assert starters == {0, 1, 2}


@clause("IS-2.3")
@pytest.mark.parametrize(
    ("players", "leavers"), [(3, [0]), (3, [1]), (3, [2]), (4, [0]), (4, [2]), (4, [0, 1]), (4, [1, 3]), (4, [0, 3])]
)
def test_after_somebody_left_in_the_mulligan_everyone_who_stayed_starts_as_often(
    players: int, leavers: list[int]
) -> None:
    starters = starters_after_leaving(GAME, players, leavers, 1500)
    stayed = sorted(set(range(players)) - set(leavers))
    assert sorted(starters) == stayed
    for count in starters.values():
        assert abs(count - 1500 // len(stayed)) < 80  # four standard deviations; twice as often is 125 or more


@clause("IS-2.3")
def test_in_version_1_the_seat_after_the_leaver_started_twice_as_often() -> None:
    starters = starters_after_leaving(GAME.as_of(1), 3, [0], 1500)
    assert abs(starters[1] - 1000) < 80


def starters_after_leaving(game: Game, players: int, leavers: list[int], games: int) -> Counter[int]:
    """Who starts, by seat, in so many games that these seats leave before all are ready."""
    waiting = game.new(players, "leavers")
    for seat in leavers:
        waiting.concede(seat)
    *ready, last = waiting.to_move()
    for seat in ready:
        waiting.play(seat, GAME.parse("swap the marked cards"))
    starters: Counter[int] = Counter()
    for number in range(games):
        state = waiting.copy()
        state.rng = rng_from(f"leavers {number}")
        state.play(last, GAME.parse("swap the marked cards"))
        starters[state.turn] += 1
    return starters


@pytest.mark.parametrize(
    ("players", "options", "text"),
    [
        (5, {}, "1 to 4 players, not 5"),
        (3, {"teams": True}, "for 4 players, not 3"),
        (2, {"hard": True}, "for 1 players, not 2"),
        (4, {"hard": True, "teams": True}, "can't be played together"),
    ],
)
def test_a_table_that_does_not_fit_its_options_is_refused(players: int, options: dict[str, object], text: str) -> None:
    with pytest.raises(BadInput, match=text):
        GAME.new(players, "fit", options)


def test_employees_in_a_scene_are_what_it_says() -> None:
    state = scene([worker("intern", "tdd", burnout=2)], [])
    assert state.efficiency(0) == 6
