"""SU-8: a player leaves for good."""

import pytest

from captable.core.errors import BadInput, IllegalMove
from captable.core.state import WIN
from tests.clauses import clause
from tests.games.startups.scenes import chips, counted, do, hand, places, portfolio, scene, scores, told


@clause("SU-8.1")
def test_who_concedes_takes_no_more_turns() -> None:
    state = scene(players=4, turn=0, hands={0: "octo"}, step="play", portfolios={3: "giraffe"})
    state.concede(1)
    assert state.turn == 0
    do(state, "keep octo")
    assert state.turn == 2
    refusal = state.why_not(1, 0)
    assert refusal is not None
    assert (refusal.clause, refusal.say.id) == ("SU-8.1", "core-you-left")


@clause("SU-8.1")
def test_several_who_left_are_skipped_and_so_is_the_seat_past_the_end_of_the_table() -> None:
    state = scene(players=5, turn=2, hands={2: "octo"}, step="play", gone=[3, 4, 0])
    do(state, "keep octo")
    assert state.turn == 1


@clause("SU-8.1")
@pytest.mark.parametrize("step", ["take", "play"])
def test_a_turn_in_progress_ends_at_once(step: str) -> None:
    state = scene(players=4, turn=1, step=step, hands={1: "octo giraffe"}, portfolios={3: "hippo"})
    state.concede(1)
    assert state.turn == 2
    assert state.dump()["step"] == "take"
    assert state.dump()["taken"] is None


@clause("SU-8.1")
def test_the_cards_and_chips_of_who_left_stay_where_they_are() -> None:
    state = scene(players=4, turn=1, hands={1: "octo giraffe"}, known={1: "octo"}, portfolios={1: "hippo"})
    before = state.dump()
    state.concede(1)
    after = state.dump()
    for kept in ("hands", "known", "portfolios", "chips", "anti_monopoly", "market", "pile", "aside"):
        assert after[kept] == before[kept]
    assert after["gone"] == [1]


@clause("SU-8.1")
def test_the_shares_of_who_left_are_counted_with_the_others_but_they_come_last() -> None:
    state = scene(
        players=4,
        turn=0,
        step="play",
        hands={0: "bowwow", 1: "", 2: "octo", 3: ""},
        portfolios={0: "bowwow", 1: "octo", 2: "octo octo", 3: "octo hippo"},
        gone=[2],
        last_cards=0,
    )
    do(state, "keep bowwow")
    assert portfolio(state, 2) == "octo octo octo"
    assert scores(state) == [10, 9, 16, 9]
    assert places(state) == [1, 3, 4, 2], "seat 3 moved later than seat 1"


@clause("SU-8.1")
def test_those_who_left_are_placed_among_themselves_by_the_same_rules_then_by_their_seats() -> None:
    for last, expected in ((0, [1, 4, 3, 2]), (1, [3, 1, 4, 2])):
        portfolios = {0: "bowwow flamingo", 1: "bowwow flamingo", 2: "bowwow flamingo", 3: "bowwow flamingo"}
        portfolios[last] = "bowwow"
        gone = [seat for seat in range(4) if seat not in (last, 3)]
        state = scene(
            players=4,
            turn=last,
            step="play",
            hands={**dict.fromkeys(range(4), ""), last: "flamingo"},
            portfolios=portfolios,
            gone=gone,
            last_cards=0,
        )
        do(state, "keep flamingo")
        assert scores(state) == [10, 10, 10, 10]
        assert places(state) == expected


@clause("SU-8.1")
def test_who_left_is_dealt_no_cards_in_later_rounds() -> None:
    state = scene(
        players=4,
        turn=0,
        step="play",
        hands={0: "bowwow"},
        gone=[2],
        last_cards=0,
        rounds=4,
    )
    do(state, "keep bowwow")
    assert [len(cards) for cards in state.dump()["hands"]] == [3, 3, 0, 3]
    assert state.pile() == 45 - 5 - 9
    assert state.turn != 2
    assert state.dump()["results"][0][2] == 4


@clause("SU-8.1")
def test_the_lowest_placed_who_still_plays_starts_the_next_round() -> None:
    state = scene(
        players=4,
        turn=0,
        step="play",
        hands={0: "bowwow", 1: "", 2: "", 3: ""},
        portfolios={0: "octo octo", 1: "octo giraffe hippo", 3: "flamingo"},
        gone=[2],
        last_cards=0,
        rounds=4,
    )
    do(state, "keep bowwow")
    assert state.dump()["results"] == [[1, 3, 4, 2]]
    assert state.turn == 1


@clause("SU-8.1")
def test_when_one_player_is_left_the_game_ends_at_once_and_that_player_wins() -> None:
    state = scene(turn=1, portfolios={0: "octo octo octo", 1: "octo"}, hands={2: "octo"}, chips={1: 0})
    state.telling = True
    state.concede(0)
    assert not state.over()
    state.concede(2)
    assert state.over()
    assert places(state)[1] == 1
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.id == "su-end-one-left"
    assert hand(state, 2) == ""
    assert "octo" in portfolio(state, 2)
    assert told(state, 0)[:2] == ["Player 3 concedes.", "Only one player is left."]
    assert state.events[1].clause == "SU-8.1"


@clause("SU-8.1")
def test_the_turn_of_the_one_who_is_left_ends_too() -> None:
    state = scene(turn=1, taken="octo", hands={1: "octo giraffe hippo"})
    state.concede(0)
    state.concede(2)
    assert state.dump()["step"] == "take"
    assert state.dump()["taken"] is None


@clause("SU-8.1")
def test_a_match_ends_too_when_one_player_is_left() -> None:
    state = scene(rounds=4, results=[[1, 3, 2]])
    state.concede(0)
    state.concede(2)
    assert state.over()
    assert places(state)[1] == 1
    assert len(state.dump()["results"]) == 2


@clause("SU-8.1")
def test_in_a_match_who_left_comes_after_all_who_stayed_whatever_the_points() -> None:
    state = scene(turn=None, rounds=4, results=[[1, 2, 3]] * 4, gone=[0])
    assert scores(state) == [8, 4, -4]
    assert places(state) == [3, 1, 2]


@clause("SU-8.1")
def test_conceding_after_the_last_card_was_drawn_ends_the_game() -> None:
    state = scene(players=4, turn=1, step="play", hands={1: "octo"}, last_cards=0)
    state.concede(1)
    assert state.over()
    assert places(state)[1] == 4


def test_nobody_leaves_twice_or_after_the_end() -> None:
    state = scene(players=4)
    state.concede(2)
    with pytest.raises(IllegalMove) as twice:
        state.concede(2)
    assert twice.value.clause == "SU-8.1"
    over = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"})
    with pytest.raises(IllegalMove) as late:
        over.concede(1)
    assert late.value.clause == "SU-5.1"


def test_a_stranger_can_t_leave() -> None:
    for seat in (-1, 3):
        with pytest.raises(BadInput, match="seats go from 0 to 2"):
            scene().concede(seat)


def test_a_concession_can_t_be_undone_and_is_told() -> None:
    state = scene(players=4)
    state.telling = True
    state.concede(2)
    assert state.revealed
    assert told(state, 0) == ["Player 3 concedes."]
    assert state.view(0).seats[2].out
    assert chips(state) == [10, 10, 10, 10]


def test_who_left_has_no_hope_and_is_nobody_s_rival() -> None:
    state = scene(players=4, portfolios={2: "octo octo octo", 1: "octo"}, chips={2: 30})
    hope = state.value(0)
    state.concede(2)
    assert state.value(2) == 0
    assert WIN >= state.value(0) > hope
