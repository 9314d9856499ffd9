"""SU-6: a match of four rounds."""

import pytest

from captable.core.seed import rng_from
from captable.core.view import SPECTATOR
from captable.games.startups import GAME
from captable.games.startups.rules.state import StartupsState
from tests.clauses import clause
from tests.games.startups.scenes import do, places, scene, scores, told

WINNING = {
    0: "octo octo octo giraffe",
    1: "octo octo giraffe bowwow",
    2: "octo bowwow hippo",
}
"""Shares that make seat 0 first and seat 1 last, with 12, 8 and 10 chips: 21, 5 and 9."""


def end_of_round(results: list[list[int]], last: int = 0, chance: int = 1) -> StartupsState:
    """The last card of a round after these results has just been played; seat 0 comes first and seat 1 last."""
    *played, final = WINNING[last].split()
    state = scene(
        turn=last,
        step="play",
        hands={**dict.fromkeys(range(3), ""), last: final},
        portfolios={**WINNING, last: " ".join(played)},
        chips={0: 12, 1: 8},
        last_cards=0,
        rounds=4,
        results=results,
    )
    state.rng = rng_from(f"chance {chance}")
    state.telling = True
    return do(state, f"keep {final}")


def match(*results: list[int]) -> StartupsState:
    """A match that is over, with these places round by round."""
    players = len(results[0])
    return scene(players=players, turn=None, rounds=4, results=results)


@clause("SU-6.1")
def test_places_in_a_round_follow_the_scores_and_are_never_shared() -> None:
    state = end_of_round([])
    assert state.dump()["results"] == [[1, 3, 2]]
    tie = scene(
        turn=1,
        step="play",
        hands={0: "octo", 1: "octo hippo", 2: "octo"},
        portfolios=dict.fromkeys(range(3), "hippo giraffe"),
        last_cards=0,
        rounds=4,
    )
    do(tie, "sell hippo")
    assert tie.dump()["results"] == [[2, 1, 3]]


@clause("SU-6.1")
def test_the_next_round_is_set_up_anew_with_all_cards() -> None:
    state = end_of_round([])
    assert not state.over()
    dump = state.dump()
    assert [len(hand) for hand in dump["hands"]] == [3, 3, 3]
    assert dump["chips"] == [10, 10, 10]
    assert dump["market"] == []
    assert dump["portfolios"] == dump["known"] == [[], [], []]
    assert set(dump["anti_monopoly"].values()) == {None}
    assert len(dump["pile"]) == 31
    assert len(dump["aside"]) == 5
    assert dump["step"] == "take"
    assert dump["idle_turns"] == 0
    assert dump["taken"] is None


@clause("SU-6.1")
def test_each_round_is_shuffled_by_chance_that_comes_from_the_seed() -> None:
    rounds = [end_of_round([], chance=chance).dump() for chance in (1, 1, 2, 3, 4, 5, 6, 7)]
    assert rounds[0] == rounds[1]
    assert len({tuple(dump["pile"]) for dump in rounds}) == 7
    assert len({tuple(dump["aside"]) for dump in rounds}) == 7
    assert len({tuple(dump["rng"]) for dump in rounds}) == 7


@clause("SU-6.1")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_lowest_placed_starts_the_next_round(last: int) -> None:
    state = end_of_round([], last=last)
    assert state.turn == 1
    assert told(state, SPECTATOR)[-1] == "Round 2 begins; Player 2 starts."


@clause("SU-6.1")
def test_first_gives_2_second_1_last_minus_1_and_the_others_nothing() -> None:
    state = match([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5])
    assert scores(state) == [8, 4, 0, 0, -4]


@clause("SU-6.1")
def test_with_three_players_the_last_is_the_third() -> None:
    state = match([1, 2, 3], [2, 3, 1], [2, 1, 3], [2, 3, 1])
    assert scores(state) == [2 + 1 + 1 + 1, 1 - 1 + 2 - 1, -1 + 2 - 1 + 2]


@clause("SU-6.1")
def test_a_match_has_four_rounds() -> None:
    assert not end_of_round([[1, 2, 3]]).over()
    assert not end_of_round([[1, 2, 3], [1, 2, 3]]).over()
    state = end_of_round([[1, 2, 3], [1, 2, 3], [1, 2, 3]])
    assert state.over()
    assert scores(state) == [8, 1 + 1 + 1 - 1, -1 - 1 - 1 + 1]


@clause("SU-6.1")
def test_a_single_round_is_the_default() -> None:
    assert GAME.new(3, "default").dump()["options"]["rounds"] == 1
    state = scene(step="play", hands={0: "octo"}, last_cards=0, rounds=1)
    do(state, "keep octo")
    assert state.over()


@clause("SU-6.2")
def test_the_highest_total_wins() -> None:
    state = match([1, 2, 3], [2, 1, 3], [1, 2, 3], [3, 2, 1])
    assert scores(state) == [4, 5, -1]
    assert places(state) == [2, 1, 3]


@clause("SU-6.2")
def test_a_tie_goes_to_more_first_places() -> None:
    state = match([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [3, 2, 1, 5, 4], [4, 2, 1, 5, 3])
    assert scores(state)[:3] == [4, 4, 4]
    assert places(state)[1] == 3, "four second places are worth as much as two first ones, but count less"


@clause("SU-6.2")
def test_then_to_more_second_places() -> None:
    """Two points each: player 1 by a first place alone, player 2 by a first, a second and a last one."""
    state = match([1, 3, 2, 4, 5], [3, 1, 2, 5, 4], [4, 2, 1, 3, 5], [3, 5, 1, 2, 4])
    assert scores(state)[:2] == [2, 2]
    assert places(state)[1] < places(state)[0]


@clause("SU-6.2")
def test_then_to_the_better_place_in_the_last_round() -> None:
    state = match([1, 3, 2, 4, 5], [3, 1, 2, 4, 5], [4, 3, 2, 1, 5], [4, 3, 2, 5, 1])
    assert scores(state)[:2] == [2, 2]
    assert places(state)[1] < places(state)[0]
    state = match([1, 3, 2, 4, 5], [3, 1, 2, 4, 5], [4, 3, 2, 1, 5], [3, 4, 2, 5, 1])
    assert scores(state)[:2] == [2, 2]
    assert places(state)[0] < places(state)[1]


def test_the_sheet_of_a_match_has_a_line_a_round_and_the_points() -> None:
    state = match([1, 2, 3], [2, 1, 3], [1, 2, 3], [3, 2, 1])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet is not None
    assert [row.values for row in outcome.sheet.rows] == [[1, 2, 3], [2, 1, 3], [1, 2, 3], [3, 2, 1], [4, 5, -1]]


def test_the_view_of_a_match_shows_the_round_and_the_points_so_far() -> None:
    view = end_of_round([[1, 2, 3]]).view(0)
    counters = {counter.id: (counter.value, counter.of) for counter in view.counters}
    assert counters == {"round": (3, 4)}
    assert [[c.value for c in seat.counters if c.id == "points"] for seat in view.seats] == [[4], [0], [0]]


@clause("SU-6.1", "SU-1.2")
def test_each_is_told_the_cards_that_a_new_round_deals_and_nobody_else_is() -> None:
    state = end_of_round([])
    assert not state.over()
    for seat in range(3):
        dealt = [line for line in told(state, seat) if " dealt " in line]
        cards = [GAME.cards.companies[GAME.cards.index(id)] for id in state.dump()["hands"][seat]]
        names = [GAME.words().say(card.name) for card in cards]
        assert dealt == [f"Player {seat + 1} is dealt {names[0]}, {names[1]} and {names[2]}."]
    assert not [line for line in told(state, SPECTATOR) if "dealt" in line]
    said = [face for event in state.events if (face := event.face(1))]
    assert any(GAME.words("fr").say(face).startswith("Joueur 2 reçoit ") for face in said)


@clause("SU-5.1")
def test_the_hands_that_join_the_portfolios_are_told_to_all() -> None:
    state = scene(
        players=4,
        turn=0,
        step="play",
        hands={0: "bowwow octo", 1: "", 2: "hippo giraffe hippo", 3: "octo"},
        portfolios={1: "flamingo flamingo"},
        gone=[3],
        last_cards=0,
    )
    state.telling = True
    do(state, "keep bowwow")
    assert [line for line in told(state, SPECTATOR) if "reveals" in line] == [
        "Player 1 reveals Octo Coffee.",
        "Player 3 reveals Giraffe Beer, Hippo Powertech and Hippo Powertech.",
        "Player 4 reveals Octo Coffee.",
    ]
