"""Worlds that a seat can't tell from the real one: all of them, no others, and each as often as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games.startup_nation import GAME
from captable.games.startup_nation.rules.memory import true_answer
from captable.games.startup_nation.rules.state import StartupNationState
from tests.clauses import clause
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    CLEVER,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    LEGAL,
    MIRACULOUS,
    PISTON,
    RECRUITER,
    SALES,
    TECH,
    answers,
    asks,
    do,
    looks_at,
    plays,
    promotes,
    scene,
    swaps_with,
)

EMMANUEL_NUMBER = GAME.cards.index(EMMANUEL)
Deal = tuple[int, ...]


class Played:
    """A round from its first position on, with everything that was done in it."""

    def __init__(self, start: StartupNationState) -> None:
        self.start = start.copy()
        self.start.telling = False
        self.moves: list[tuple[int, int]] = []
        self.positions = [self.start]

    def do(self, seat: int, move: int) -> None:
        after = self.positions[-1].copy()
        after.play(seat, move)
        self.moves.append((seat, move))
        self.positions.append(after)

    @property
    def now(self) -> StartupNationState:
        return self.positions[-1]

    def chance(self, deal: Deal, seat: int) -> Fraction:
        """How likely it is that this deal would have looked to the seat as the round did; 0 if it would not.

        By the rules alone: the deal is played through with the same moves.
        """
        world = with_deal(self.start, deal)
        chance = Fraction(1)
        if not same_look(world, self.start, seat):
            return Fraction(0)
        for (mover, move), after in zip(self.moves, self.positions[1:], strict=True):
            if move not in world.moves(mover):
                return Fraction(0)
            chance *= chance_of_move(world, mover, move)
            world.apply(mover, move)
            if not same_look(world, after, seat):
                return Fraction(0)
        return chance


def same_look(one: StartupNationState, two: StartupNationState, seat: int) -> bool:
    return one.knows(seat) == two.knows(seat)


def chance_of_move(state: StartupNationState, mover: int, move: int) -> Fraction:
    """Emmanuel's holder tells the truth half of the time, and else each lie as often; other choices tell nothing."""
    form = GAME.move_table.structured(move)
    if form["kind"] != "answer" or state.hand[mover] != EMMANUEL_NUMBER:
        return Fraction(1)
    truth = ("yes", "above", "below")[true_answer(state.hand[mover], state.role)]
    if form["answer"] == truth:
        return Fraction(1, 2)
    return Fraction(1, 2 * (len(state.moves(mover)) - 1))


def with_deal(start: StartupNationState, deal: Deal) -> StartupNationState:
    """The first position of the round, had it been dealt so; its mover has drawn a card."""
    world = start.copy()
    world.deal_of_round = vec[i64](deal)
    world.hand = vec[i64](deal[: start.players])
    world.drawn = deal[start.players]
    world.pile = vec[i64](deal[start.players + 1 :])
    world.top = 0
    return world


def all_deals(deal: Deal, seat: int) -> Iterator[Deal]:
    """Every way to deal these cards in which the seat has its own; a place without a card stays without."""
    free = [place for place, card in enumerate(deal) if card >= 0 and place != seat]
    for order in set(permutations([deal[place] for place in free])):
        dealt = list(deal)
        for place, card in zip(free, order, strict=True):
            dealt[place] = card
        yield tuple(dealt)


def expected_worlds(played: Played, seat: int) -> dict[Deal, Fraction]:
    deals = all_deals(tuple(played.start.deal_of_round), seat)
    chances = {deal: chance for deal in deals if (chance := played.chance(deal, seat))}
    total = sum(chances.values())
    return {deal: chance / total for deal, chance in chances.items()}


def expect_same_frequencies(played: Played, seat: int, draws: int, rng: Rng) -> None:
    expected = expected_worlds(played, seat)
    found: Counter[Deal] = Counter()
    for _ in range(draws):
        world = played.now.redeal(seat, rng)
        assert isinstance(world, StartupNationState)
        found[tuple(world.deal_of_round)] += 1
    assert set(found) <= set(expected), "a world that the seat could tell from the real one"
    # Pearson's chi-square: with many worlds its mean is their number less one, its variance twice that.
    chi_square = sum(
        Fraction((found[deal] - draws * chance) ** 2, 1) / (draws * chance) for deal, chance in expected.items()
    )
    freedom = len(expected) - 1
    assert float(chi_square) < freedom + 6 * (2 * freedom + 1) ** 0.5, f"{len(expected)} worlds, seat {seat}"


Script = Callable[[StartupNationState], None]


def follow(state: StartupNationState, *steps: Script) -> Played:
    """Play a script, keeping every position."""
    played = Played(state)
    for step in steps:
        before = played.now
        after = before.copy()
        step(after)
        mover = before.turn
        move = next(move for move in before.moves(mover) if list(moved(before, mover, move).key()) == list(after.key()))
        played.do(mover, move)
    return played


def moved(state: StartupNationState, seat: int, move: int) -> StartupNationState:
    after = state.copy()
    after.play(seat, move)
    return after


def a_lie_that_may_be_one() -> Played:
    return follow(
        scene([FIRE, EMMANUEL, SALES, INVESTOR], [TECH, RECRUITER, BRIGITTE, EXECUTIVE]),
        lambda state: plays(state, FIRE),
        lambda state: asks(state, 1, SALES),
        lambda state: answers(state, "below"),
        lambda state: plays(state, RECRUITER),
        lambda state: swaps_with(state, 3),
    )


def a_promotion() -> Played:
    return follow(
        scene([EXECUTIVE, TECH, SALES, INVESTOR], [LEGAL, FIRE, TECH, RECRUITER]),
        lambda state: plays(state, EXECUTIVE),
        lambda state: promotes(state, 1),
        lambda state: plays(state, FIRE),
        lambda state: asks(state, 3, EMMANUEL),
        lambda state: answers(state, "below"),
    )


def a_promotion_in_vain() -> Played:
    return follow(
        scene([EXECUTIVE, SALES, EMMANUEL, INVESTOR], [LEGAL, TECH, TECH, RECRUITER]),
        lambda state: plays(state, EXECUTIVE),
        lambda state: promotes(state, 1),
        lambda state: plays(state, TECH),
        lambda state: looks_at(state, 3),
    )


def a_chain_of_swaps() -> Played:
    return follow(
        scene([RECRUITER, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, SALES, TECH]),
        lambda state: plays(state, RECRUITER),
        lambda state: swaps_with(state, 1),
        lambda state: plays(state, RECRUITER),
        lambda state: swaps_with(state, 2),
        lambda state: plays(state, SALES),
        lambda state: do(state, "keep_alliances"),
    )


def an_elimination_by_a_neighbour() -> Played:
    return follow(
        scene([CLEVER, SALES, EMMANUEL, TECH], [INVESTOR, PISTON, MIRACULOUS, SALES]),
        lambda state: plays(state, CLEVER),
        lambda state: asks(state, 3, TECH),
        lambda state: answers(state, "yes"),
        lambda state: plays(state, PISTON),
        lambda state: asks(state, 2, EXECUTIVE),
        lambda state: answers(state, "below"),
    )


@pytest.mark.one_build
@pytest.mark.parametrize(
    "situation",
    [a_lie_that_may_be_one, a_promotion, a_promotion_in_vain, a_chain_of_swaps, an_elimination_by_a_neighbour],
)
@clause("SN-9.1", "SN-9.2", "SN-9.3", "SN-5.3")
def test_worlds_come_up_as_often_as_a_full_enumeration_says(situation: Callable[[], Played]) -> None:
    played = situation()
    for seat in range(played.start.players):
        expect_same_frequencies(played, seat, 800, rng_from(f"{situation.__name__} {seat}"))


def random_scene(players: int, hidden: int, rng: Rng) -> StartupNationState:
    """A round late enough to enumerate: so many hidden cards, chosen by lot, the others face up."""
    deck = vec[i64](all_numbers(players))
    rng.shuffle(deck)
    ids = [card.id for card in GAME.cards.cards]
    cards = [ids[kind] for kind in deck[:hidden]]
    return scene(cards[:players], cards[players:], interns=[ids[kind] for kind in range(7) if kind in list(deck)])


def all_numbers(players: int) -> list[int]:
    interns = list(range(7))[: GAME.cards.interns[players]]
    roles = [7 + i for i, card in enumerate(GAME.cards.cards[7:]) for _ in range(card.copies[players])]
    return interns + roles


def play_at_random(start: StartupNationState, most: int, rng: Rng) -> Played:
    """To the end of the round at most: up to the last position in it."""
    played = Played(start)
    while len(played.moves) < most:
        moves = played.now.moves(played.now.turn)
        move = moves[rng.below(len(moves))]
        if moved(played.now, played.now.turn, move).round > start.round:
            break
        played.do(played.now.turn, move)
    return played


@pytest.mark.one_build
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("seed", range(4))
@clause("SN-9.2", "SN-9.3")
def test_worlds_of_random_late_positions_come_up_as_often_as_they_should(players: int, seed: int) -> None:
    rng = rng_from(f"late {players} {seed}")
    played = play_at_random(random_scene(players, 8, rng), 9, rng)
    expect_same_frequencies(played, rng.below(players), 800, rng)


@pytest.mark.parametrize("players", [4, 5])
@clause("SN-9.1", "SN-9.2", "SN-9.3", "SN-9.4")
def test_no_world_contradicts_what_the_seat_saw_at_any_moment_of_the_round(players: int) -> None:
    for seed in range(6):
        rng = rng_from(f"past {players} {seed}")
        start = GAME.new(players, f"past {seed}")
        assert isinstance(start, StartupNationState)
        played = play_at_random(start, 60, rng)
        for seat in range(players):
            for _ in range(3):
                world = played.now.redeal(seat, rng)
                assert isinstance(world, StartupNationState)
                assert played.chance(tuple(world.deal_of_round), seat) > 0
                again = replayed(played, world)
                assert list(again.hand) == list(world.hand)
                assert again.drawn == world.drawn
                assert list(again.pile[again.top :]) == list(world.pile[world.top :])
                view, seen = played.now.view(seat), world.view(seat)
                assert msgspec.json.encode(view) == msgspec.json.encode(seen)


def replayed(played: Played, world: StartupNationState) -> StartupNationState:
    again = with_deal(played.start, tuple(world.deal_of_round))
    for seat, move in played.moves:
        again.play(seat, move)
    return again


@clause("SN-9.2")
def test_others_in_a_world_remember_what_they_would_have_seen_there() -> None:
    """Seat 1 looked at a card: in every world of seat 0, seat 1 knows the card that lies there in that world."""
    state = scene([EMMANUEL, TECH, SALES, INVESTOR], [FIRE, RECRUITER, SALES, TECH, LEGAL])
    plays(state, FIRE)
    asks(state, 1, EMMANUEL)
    answers(state, "below")
    plays(state, TECH)
    looks_at(state, 3)
    rng = rng_from("others")
    seen = set()
    for _ in range(30):
        world = state.redeal(0, rng)
        assert isinstance(world, StartupNationState)
        assert world.memory(1).certain(3) == world.hand[3]
        seen.add(world.hand[3])
    assert len(seen) > 2
