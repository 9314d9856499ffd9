"""Chance: the same numbers on every machine and in both builds, and fair ones."""

import pickle
from collections import Counter
from itertools import pairwise
from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import HALF, WORD, Rng
from captable.core.seed import LONGEST, fresh_seed, rng_from, seed_hash
from captable.games.startups import GAME

words = st.integers(0, WORD)


def test_it_gives_the_numbers_that_xoshiro128_is_known_for() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(10)] == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


def test_words_with_their_highest_bits_set_do_not_overflow() -> None:
    rng = Rng(0xDEADBEEF, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF)
    assert [rng.word() for _ in range(4)] == [4294962679, 3132614827, 1162537932, 790496633]


def reference_word(state: list[int]) -> int:
    """The generator as its authors define it, on Python's unbounded integers."""

    def turned(x: int, by: int) -> int:
        return ((x << by) | (x >> (32 - by))) & WORD

    result = (turned(state[1] * 5 & WORD, 7) * 9) & WORD
    shifted = (state[1] << 9) & WORD
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = turned(state[3], 11)
    return result


@given(st.tuples(words, words, words, words).filter(any))
def test_it_agrees_with_its_definition_from_any_state(seed: tuple[int, int, int, int]) -> None:
    rng, reference = Rng(*seed), list(seed)
    for _ in range(20):
        assert rng.word() == reference_word(reference)
    assert list(rng.words()) == reference


def test_the_state_that_it_could_never_leave_is_avoided() -> None:
    rng = Rng(0, 0, 0, 0)
    assert any(rng.words())
    assert len({rng.word() for _ in range(20)}) > 15


@given(words, st.integers(1, HALF))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed, 2, 3, 4)
    assert all(0 <= rng.below(n) < n for _ in range(10))


@pytest.mark.parametrize("n", [0, -1, HALF + 1])
def test_below_refuses_what_it_can_t_do(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Rng().below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 45])
def test_below_gives_every_number_equally_often(n: int) -> None:
    rng, throws = rng_from(f"dice {n}"), 3000
    counts = Counter(rng.below(n) for _ in range(throws * n))
    chi_squared = sum((counts[i] - throws) ** 2 / throws for i in range(n))
    assert chi_squared < n + 6 * (2 * n) ** 0.5


def test_below_has_no_bias_where_the_words_do_not_divide_evenly() -> None:
    """Eight of the 2³² words fall on each three of 3 × 2²⁹ numbers: without care, every third number is rarer."""
    rng, n = rng_from("bias"), 3 << 29
    residues = Counter(rng.below(n) % 3 for _ in range(6000))
    assert all(abs(residues[i] - 2000) < 200 for i in range(3))


@given(words, st.lists(st.integers(-5, 5), max_size=30))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = vec[i64](items)
    Rng(seed, 2, 3, 4).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_gives_every_order_equally_often() -> None:
    rng = rng_from("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        items = vec[i64](range(4))
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 400) ** 2 / 400 for count in orders.values()) < 24 + 6 * 48**0.5


def test_known_games_of_chance() -> None:
    """What every later version and both builds must give for a seed."""
    rng = rng_from("captable")
    assert list(rng.words()) == [0x816F9678, 0x3194FCAB, 0x4058581C, 0x4A05B170]
    assert [rng.below(6) for _ in range(12)] == [3, 2, 5, 3, 0, 5, 1, 2, 2, 5, 5, 5]
    rng = rng_from("captable")
    items = vec[i64](range(10))
    rng.shuffle(items)
    assert list(items) == [2, 9, 8, 1, 6, 0, 4, 7, 3, 5]


def test_a_copy_goes_on_alike_and_a_fork_does_not() -> None:
    rng = rng_from("fork")
    twin = rng.copy()
    assert [rng.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    fork = rng.fork()
    assert [rng.word() for _ in range(5)] != [fork.word() for _ in range(5)]
    assert list(rng.words()) != list(twin.words())


def test_its_words_give_it_back_and_its_repr_shows_them() -> None:
    rng = rng_from("words")
    again = Rng(*rng.words())
    assert repr(again) == repr(rng)
    assert again.word() == rng.word()
    assert repr(Rng(1, 2, 3, 0xFF)) == "Rng(0x00000001, 0x00000002, 0x00000003, 0x000000ff)"


def test_a_seed_is_any_text_of_a_sensible_length() -> None:
    assert list(rng_from("é €").words()) != list(rng_from("e €").words())
    for bad in ("", "x" * (LONGEST + 1)):
        with pytest.raises(BadInput, match=f"1 to {LONGEST} characters"):
            rng_from(bad)


def test_another_purpose_gives_another_generator() -> None:
    assert list(rng_from("seed").words()) != list(rng_from("seed", "bots").words())


def test_fresh_seeds_have_128_bits_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}


def test_the_hash_of_a_seed_is_not_where_its_numbers_come_from() -> None:
    """It may be published while the game runs, so it must not be the start of the generator."""
    assert seed_hash("captable") == "0ae38992c8b4e29b20e55297b1e1e4b577c124679212a153d3aff97458a216ab"
    published = bytes.fromhex(seed_hash("captable"))
    state = pack("<4I", *rng_from("captable").words())
    assert state not in published


def test_seeds_next_to_each_other_give_worlds_that_have_nothing_in_common() -> None:
    drawn = [[int(rng.below(1000)) for _ in range(4)] for rng in map(Rng, range(200))]
    for place in range(4):
        numbers = [numbers[place] for numbers in drawn]
        assert len(set(numbers)) > 150
        assert sum(abs(one - other) for one, other in pairwise(numbers)) / 199 > 250  # by chance 333
    state = GAME.new(4, "one world after the other")
    hands = {tuple(map(tuple, state.redeal(0, Rng(seed)).dump()["hands"][1:])) for seed in range(60)}
    assert len(hands) > 55


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [(1 << bit,) for bit in range(63)] + [(-1,), (0,), (0, 1), (0, 0, 1), (1, 1)]
    assert len({tuple(Rng(*seed).words()) for seed in seeds}) == len(seeds)
    for seed in seeds:
        turned = sum(int(one ^ zero).bit_count() for one, zero in zip(Rng(*seed).words(), Rng().words(), strict=True))
        assert turned == 0 if seed == (0,) else 30 < turned < 98


def test_four_words_are_taken_as_they_are() -> None:
    assert list(Rng(1, 2, 3, 4).words()) == [1, 2, 3, 4]


def test_a_generator_can_be_pickled() -> None:
    rng = Rng(7)
    assert pickle.loads(pickle.dumps(rng)).words() == rng.words()
