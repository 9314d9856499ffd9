"""The figures as data, dumps, move codes and the game as a whole."""

import pytest

from captable.core.conformance import check_game
from captable.core.errors import BadCards
from captable.core.render import render
from captable.core.rng import Rng
from captable.games.ship_it import GAME, cards, names
from captable.games.ship_it.rules import codes
from captable.games.ship_it.rules.state import ShipItState
from tests.games.ship_it.scenes import new, planning, play


@pytest.mark.parametrize(
    ("old", "new_text", "says"),
    [
        ("money = 100", "money = -1", "money of vc_heavy can't be -1: it takes a whole number from 0 to 150"),
        (
            'id = "vc_heavy"',
            'id = "vc"',
            "the [[funding]] rows must be vc_heavy, bootstrapped, angel_backed, in this order",
        ),
        ("equity = 40", "equity = 40\ncolour = 3", "there is no field colour of vc_heavy; there are id, money"),
        (
            "[powers]\ndiscount = 20\ninsiders = 2",
            "",
            "powers is missing: it takes an object with fields discount, insiders",
        ),
        ("[income]", "[incomes]", "there is no field incomes; there are start, powers, draft, income, score, funding"),
        ("debt = 7\nrating_loss", "debt = 2\nrating_loss", "debt must rise from 0"),
        ("fewest_coins = 5", "fewest_coins = 7", "fewest_coins is more than most_coins"),
    ],
)
def test_a_wrong_figure_is_refused_with_the_reason(old: str, new_text: str, says: str) -> None:
    assert old in GAME.cards_source
    with pytest.raises(BadCards, match=r"mine\.toml") as caught:
        GAME.with_cards(GAME.cards_source.replace(old, new_text, 1), "mine.toml")
    assert says in str(caught.value)


def test_a_wrong_figure_is_refused_with_its_line() -> None:
    source = GAME.cards_source.replace("money = 40", 'money = "a lot"')
    line = source.splitlines().index('money = "a lot"') + 1
    with pytest.raises(BadCards, match=f"mine.toml, line {line}: money of bootstrapped can't be 'a lot'"):
        GAME.with_cards(source, "mine.toml")


def test_edited_figures_are_played_beside_the_printed_ones() -> None:
    rich = GAME.with_cards(GAME.cards_source.replace("money = 100", "money = 150", 1))
    assert rich.cards_edited
    for game, money in ((rich, 150), (GAME, 100)):
        state = game.new(2, "x")
        for seat in (0, 1):
            for move in (0, 3, 6):
                state.play(seat, move)
        assert isinstance(state, ShipItState)
        assert state.companies[0].money == money


@pytest.mark.parametrize(
    ("ids", "constants", "count"),
    [
        (cards.FUNDINGS, "VC_HEAVY BOOTSTRAPPED ANGEL_BACKED", codes.CHOICES),
        (cards.LEVELS, "INTERN JUNIOR SENIOR", 3),
        (cards.TRAITS, "SKEPTIC EQUITY_HUNGRY VETERAN NIGHT_OWL", codes.TRAITS),
        (cards.ACTIONS, " ".join(cards.ACTIONS).upper(), codes.ACTIONS),
        (cards.MILESTONES, " ".join(cards.MILESTONES).upper(), codes.MILESTONES),
        (cards.EVENTS, " ".join(cards.EVENTS).upper(), codes.EVENTS),
        (names.PHASES, " ".join(names.PHASES).upper(), 4),
    ],
)
def test_the_rules_number_the_rows_as_the_card_file_does(ids: tuple[str, ...], constants: str, count: int) -> None:
    assert [getattr(codes, name) for name in constants.split()] == list(range(count))
    assert len(ids) == count
    assert len(cards.SPECIALTIES) == codes.SPECIALTIES


def test_moves_are_said_and_read_in_both_languages() -> None:
    assert GAME.say(GAME.parse("engineer 2 to Marketing")) == "engineer 2 to Marketing"
    assert GAME.parse("bid $35") == codes.BID + 35
    assert GAME.say(codes.BID + 35, "fr") == "offrir 35 $"
    assert GAME.parse("repeter 3 fois".replace("repeter", "placer Répéter"), "fr") == codes.PLACE + 12


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("simultaneous", ["turns", "live"])
def test_random_games_keep_the_contract(players: int, simultaneous: str) -> None:
    check_game(GAME, players, f"{players} {simultaneous}", {"simultaneous": simultaneous})


def test_an_intern_bot_plays_edited_cards_to_the_end() -> None:
    source = GAME.cards_source.replace("recruits = 2", "recruits = 4").replace("price = 25", "price = 0")
    game = GAME.with_cards(source.replace("hires = 2", "hires = 6"))
    check_game(game, 4, "edited", {"simultaneous": "live"}, samples=2)


def test_the_plain_text_of_every_phase_reads_well_in_both_languages() -> None:
    state = new(3, "read")
    rng = Rng(3, 1, 4, 1)
    phases = set()
    while not state.over():
        seat = next(iter(state.to_move()))
        if state.phase not in phases:
            phases.add(state.phase)
            for language in ("en", "fr"):
                text = render(state.view(seat), GAME.words(language))
                assert "si-" not in text
                assert "{" not in text
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert {0, 1, 2} <= phases


def test_a_copy_is_independent_in_every_field() -> None:
    state = planning({0: ["senior", "junior"], 1: ["junior"]})
    twin = state.copy()
    play(state, 0, "assign", engineer=0, action="marketing")
    play(state, 0, "augment", engineer=0)
    assert list(twin.key()) != list(state.key())
    assert twin.companies[0].money == 70
