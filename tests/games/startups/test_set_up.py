"""SU-1: the cards and how a game begins."""

from collections import Counter

import pytest

from captable.games.startups import GAME
from tests.clauses import clause
from tests.games.startups.scenes import do, scene

SEEDS = [f"set-up {i}" for i in range(60)]
PLAYERS = range(3, 8)


@clause("SU-1.1")
def test_the_deck_has_six_companies_and_45_shares() -> None:
    dump = GAME.new(3, "deck").dump()
    everything = Counter(card for cards in dump["hands"] for card in cards) + Counter(dump["pile"] + dump["aside"])
    assert everything == {
        "giraffe_beer": 5,
        "bowwow_games": 6,
        "flamingo_soft": 7,
        "octo_coffee": 8,
        "hippo_powertech": 9,
        "elephant_mars_travel": 10,
    }


@clause("SU-1.1")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_companies_are_called_what_is_printed_on_them(language: str) -> None:
    words = GAME.words(language)
    assert [words.say(company.name) for company in GAME.cards.companies] == [
        "Giraffe Beer",
        "Bowwow Games",
        "Flamingo Soft",
        "Octo Coffee",
        "Hippo Powertech",
        "Elephant Mars Travel",
    ]


@clause("SU-1.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_gets_three_cards_and_ten_chips_and_five_cards_are_put_aside(players: int) -> None:
    dump = GAME.new(players, "deal").dump()
    assert [len(hand) for hand in dump["hands"]] == [3] * players
    assert dump["chips"] == [10] * players
    assert len(dump["aside"]) == 5
    assert len(dump["pile"]) == 45 - 5 - 3 * players


@clause("SU-1.2")
def test_the_market_the_portfolios_and_the_anti_monopoly_chips_start_empty() -> None:
    dump = GAME.new(4, "empty").dump()
    assert dump["market"] == []
    assert dump["portfolios"] == [[], [], [], []]
    assert dump["known"] == [[], [], [], []]
    assert set(dump["anti_monopoly"].values()) == {None}


@clause("SU-1.2")
def test_the_cards_are_shuffled_anew_for_each_seed_so_that_any_card_can_be_anywhere() -> None:
    dumps = [GAME.new(3, seed).dump() for seed in SEEDS]
    for place in ("pile", "aside"):
        for end in (0, -1):
            assert len({dump[place][end] for dump in dumps}) >= 4
    for seat in range(3):
        assert len({dump["hands"][seat][0] for dump in dumps}) >= 4
    assert {card for dump in dumps for card in dump["aside"]} == set(dumps[0]["anti_monopoly"])


def test_the_same_seed_deals_the_same_game() -> None:
    assert GAME.new(5, "again").dump() == GAME.new(5, "again").dump()
    assert GAME.new(5, "again").dump() != GAME.new(5, "another").dump()


@clause("SU-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_can_be_the_first_player(players: int) -> None:
    assert {GAME.new(players, seed).turn for seed in SEEDS} == set(range(players))


@clause("SU-1.3")
def test_the_first_player_does_not_depend_on_who_was_dealt_what() -> None:
    first_cards = {GAME.new(3, seed).dump()["hands"][GAME.new(3, seed).turn][0] for seed in SEEDS}
    assert len(first_cards) >= 4


@clause("SU-1.3")
def test_turns_go_clockwise_and_round() -> None:
    state = scene(players=4, turn=2)
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        do(state, "draw a card")
        assert state.turn == turns[-1], "a turn has two steps"
        state.play(state.turn, state.moves(state.turn)[0])
    assert turns == [2, 3, 0, 1, 2]
