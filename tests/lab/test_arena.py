"""The arena: fair match-ups, and no answer that the games don't give."""

from __future__ import annotations

from itertools import count

import pytest

from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.games import find
from captable.lab import arena as arena_module
from captable.lab.arena import Arena, Bout, MatchUp, Ratings, compete, play_games, sides_of
from captable.lab.plan import SeatOption
from captable.lab.stats import Sequential


def arena(**changes: object) -> Arena:
    given: dict[str, object] = {
        "game": "startups",
        "players": 4,
        "bots": ("junior", "intern"),
        "games": 40,
        "seed": "arena",
    }
    return Arena(**(given | changes))  # type: ignore[arg-type]


def played(what: Arena, jobs: int = 1) -> list[MatchUp]:
    *_, (_, match_ups, _) = compete(what, jobs)
    return match_ups


def bout(points: float) -> Bout:
    return Bout(points, (("a", 1), ("b", 2)), (1, 1), (0.0, 0.0))


# -- fairness ------------------------------------------------------------------------------------------------


def test_equal_bots_win_exactly_as_often_as_chance_has_it() -> None:
    for bot in ("junior", "intern"):
        (match_up,) = played(arena(bots=(bot, bot)))
        assert match_up.share == 0.25
        assert match_up.verdict == "open"


def test_the_challenger_takes_every_seat_with_the_same_deal() -> None:
    bouts = play_games(arena(), "junior", "intern", range(4))
    seats = [[bot for bot, _ in bout.places].index("junior") for bout in bouts]
    assert seats == [0, 1, 2, 3]


def test_a_game_depends_on_its_number_alone() -> None:
    in_one_go = play_games(arena(), "junior", "intern", range(6))
    later = play_games(arena(), "junior", "intern", range(3, 6))
    assert [(bout.points, bout.places) for bout in in_one_go[3:]] == [(bout.points, bout.places) for bout in later]


def test_what_a_choice_costs_is_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long other programs keep the machine busy meanwhile."""
    ticks = count()
    monkeypatch.setattr(arena_module, "thread_time", lambda: next(ticks))
    (match_up,) = played(arena(games=4))
    assert match_up.milliseconds(0) == match_up.milliseconds(1) == 1000


def test_a_team_is_played_by_one_bot() -> None:
    teams = arena(game="it_startup", options={"teams": True, "threshold": 8}, games=2)
    assert sides_of(find("it_startup").new(4, "teams", {"teams": True})) == [[0, 2], [1, 3]]
    (match_up,) = played(teams)
    assert match_up.chance == 0.5
    assert match_up.games == 2


def test_alliances_that_change_are_no_teams() -> None:
    assert sides_of(find("startup_nation").new(4, "alliances")) == [[0], [1], [2], [3]]


def test_alone_both_play_the_same_deal_and_the_better_result_wins() -> None:
    solo = arena(game="it_startup", players=1, bots=("intern", "intern"), games=3)
    (match_up,) = played(solo)
    assert (match_up.points, match_up.chance) == (1.5, 0.5)
    different = play_games(arena(game="it_startup", players=1), "junior", "intern", range(8))
    assert {bout.points for bout in different} <= {0.0, 0.5, 1.0}
    assert all(min(place for _, place in bout.places) == 1 for bout in different)


def test_private_options_take_turns_and_are_the_same_for_all_seats() -> None:
    decks = arena(game="it_heroes", players=2, seat_options=(SeatOption("deck", ("fortress", "burnout")),))
    assert [decks.private(block) for block in range(3)] == [
        [{"deck": "fortress"}] * 2,
        [{"deck": "burnout"}] * 2,
        [{"deck": "fortress"}] * 2,
    ]
    assert len(play_games(decks, "intern", "intern", range(2))) == 2


def test_everyone_meets_everyone() -> None:
    three = arena(bots=("intern", "junior", "search:iterations=3"), games=4)
    met = [(match_up.challenger, match_up.others) for match_up in played(three)]
    assert met == [("intern", "junior"), ("intern", "search:iterations=3"), ("junior", "search:iterations=3")]


# -- when to stop ----------------------------------------------------------------------------------------------


def test_a_clear_answer_stops_the_games() -> None:
    updates = list(compete(arena(games=400), 1))
    (match_up,) = updates[-1][1]
    assert match_up.verdict == "stronger"
    assert match_up.games < 400
    assert match_up.games % 4 == 0, "every seat as often as the others"
    assert sum(done for done, _, _ in updates) == 400, "games that need not be played are done with"


def test_all_games_are_played_where_that_is_wanted() -> None:
    assert played(arena(to_the_end=True))[0].games == 40


def test_the_figures_are_the_same_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captable.lab.cores.WORTH_A_PROCESS", 0)
    here, elsewhere = played(arena(games=120), 1)[0], played(arena(games=120), 2)[0]
    assert (here.games, here.points, here.decisions) == (elsewhere.games, elsewhere.points, elsewhere.decisions)


def test_chance_alone_seldom_looks_like_an_answer() -> None:
    """However often one looks; and a block of four games with one deal counts once, whatever happens inside."""
    rng = Rng(5)
    fooled = 0
    for _ in range(40):
        match_up = MatchUp("a", "b", 0.25, 0.25, sides=4)
        ever = False
        for _ in range(50):
            lucky = rng.below(4) == 0  # all four games of the deal go one way
            for _ in range(4):
                match_up.add(bout(float(lucky)))
            ever = ever or match_up.clear
        fooled += ever
    assert fooled <= 5, "2 are expected at most"


def test_eight_games_prove_nothing() -> None:
    match_up = MatchUp("a", "b", 0.5, 0.676)
    for number in range(8):
        match_up.add(bout(float(number != 4)))
    assert not match_up.clear
    assert match_up.interval[0] < 0.5


def test_a_true_difference_is_found() -> None:
    sequence = Sequential()
    for number in range(200):
        sequence.add(float(number % 10 < 7))
    assert sequence.interval()[0] > 0.5


@pytest.mark.parametrize(
    ("points", "games", "verdict"), [(150, 200, "stronger"), (10, 200, "weaker"), (60, 200, "open"), (1, 1, "open")]
)
def test_a_difference_is_reported_only_if_the_interval_supports_it(points: int, games: int, verdict: str) -> None:
    match_up = MatchUp("a", "b", 0.25, 0.25, sides=1)
    for number in range(games):
        match_up.add(bout(float((number + 1) * points // games - number * points // games)))
    assert match_up.verdict == "open", "while games are to be played"
    match_up.over = True
    assert match_up.verdict == verdict


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"bots": ("junior",)}, "two bots"),
        ({"games": 0}, "at least one game"),
        ({"target": 1.0}, "between 0 and 1"),
        ({"bots": ("junior", "ceo")}, "no bot 'ceo'"),
    ],
)
def test_what_can_not_be_played_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        played(arena(**changes))


# -- ratings -----------------------------------------------------------------------------------------------------


def test_ratings_put_the_winner_first_and_grow_surer() -> None:
    ratings = Ratings(("a", "b"))
    fresh = ratings.table()[0].deviation
    for _ in range(10):
        ratings.add(Bout(0.0, (("a", 2), ("b", 1), ("b", 3)), (1, 1), (0.0, 0.0)))
        ratings.add(Bout(0.0, (("a", 2), ("b", 1)), (1, 1), (0.0, 0.0)))
    first, second = ratings.table()
    assert (first.bot, second.bot) == ("b", "a")
    assert first.deviation < fresh
