"""IH-13.3: what a search is known to have found stays true in every world, until it may have left the hand."""

from collections import Counter
from functools import cache

import msgspec
import pytest

from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.games.it_heroes import GAME
from captable.games.it_heroes.cards import TYPES
from captable.games.it_heroes.game import ItHeroes
from captable.games.it_heroes.rules.state import ItHeroesState
from tests.clauses import clause
from tests.games.it_heroes.scenes import FILLER, do, edited, scene, side

HEADHUNTER = 'effects = [{ on = "play", do = "search", type = "hero" }]'


def type_of(card: str) -> str:
    return GAME.cards.cards[GAME.cards.kinds[card.removesuffix("/known").removesuffix("/spent")]].type


def hidden_in_hand(state: ItHeroesState, seat: int) -> Counter[str]:
    """By type: the cards of a hand that the other player does not know by name."""
    return Counter(type_of(card) for card in side(state, seat)["hand"] if not card.endswith("/known"))


def worlds(state: ItHeroesState, seat: int, number: int) -> list[ItHeroesState]:
    rng = Rng(5, 6, 7, 8)
    return [state.redeal(seat, rng) for _ in range(number)]


def after_headhunter(**scenery: str) -> ItHeroesState:
    """Seat 0 has just found a Hero, in a hand of three."""
    pile = f"help_desk_hero {FILLER} " * 4
    state = scene(hands={0: "headhunter rollback overtime"}, piles={0: pile}, **scenery)  # type: ignore[arg-type]
    return do(state, "play headhunter", "find help_desk_hero")


@clause("IH-13.3")
def test_right_after_headhunter_every_world_gives_them_a_hero() -> None:
    state = after_headhunter()
    for world in worlds(state, 1, 300):
        assert hidden_in_hand(world, 0)["hero"] >= 1


@clause("IH-13.3")
def test_that_nothing_was_found_says_nothing_about_the_hand() -> None:
    pile = f"help_desk_hero {FILLER} " * 4
    state = scene(hands={0: "headhunter rollback overtime"}, piles={0: pile})
    do(state, "play headhunter", "find nothing")
    assert {hidden_in_hand(world, 0)["hero"] > 0 for world in worlds(state, 1, 100)} == {True, False}


@clause("IH-13.3")
def test_another_type_that_leaves_the_hand_is_not_the_card_that_was_found() -> None:
    state = do(after_headhunter(), "play rollback")
    assert all(hidden_in_hand(world, 0)["hero"] >= 1 for world in worlds(state, 1, 100))


@clause("IH-13.3")
def test_a_hero_that_leaves_the_hand_may_be_the_one_that_was_found() -> None:
    state = do(after_headhunter(), "play help_desk_hero")
    assert {hidden_in_hand(world, 0)["hero"] > 0 for world in worlds(state, 1, 100)} == {True, False}


@clause("IH-13.3")
def test_a_known_hero_that_leaves_the_hand_was_another() -> None:
    pile = f"help_desk_hero {FILLER} " * 4
    state = scene(hands={0: "headhunter ticket_tamer/known"}, piles={0: pile})
    do(state, "play headhunter", "find help_desk_hero", "play ticket_tamer")
    assert all(hidden_in_hand(world, 0)["hero"] == 1 for world in worlds(state, 1, 50))


@clause("IH-13.3")
def test_two_finds_are_two_cards() -> None:
    pile = f"help_desk_hero {FILLER} " * 4
    state = scene(hands={0: "headhunter headhunter rollback overtime"}, piles={0: pile})
    do(state, "play headhunter", "find help_desk_hero", "play headhunter", "find help_desk_hero")
    assert all(hidden_in_hand(world, 0)["hero"] >= 2 for world in worlds(state, 1, 100))
    do(state, "play help_desk_hero")
    assert all(hidden_in_hand(world, 0)["hero"] >= 1 for world in worlds(state, 1, 100))


@clause("IH-13.3")
def test_the_recycle_takes_nothing_from_the_hand() -> None:
    """The Hero was found in the first pile, so it is none of the cards that went into the second."""
    discards = "overtime data_leak blame_game rollback headhunter ticket_tamer " * 2
    state = scene(
        hands={0: "headhunter check_the_logs overtime"},
        piles={0: f"help_desk_hero {FILLER} {FILLER}"},
        discards={0: discards},
    )
    do(state, "play headhunter", "find help_desk_hero", "play check_the_logs")
    assert side(state, 0)["recycled"]
    for world in worlds(state, 1, 200):
        hand = Counter(card.removesuffix("/known") for card in side(world, 0)["hand"])
        new_pile = side(world, 0)
        drawn = Counter(new_pile["pool"])
        drawn.subtract(new_pile["pile"] + new_pile["removed"][new_pile["before"] :])
        before = hand - drawn
        assert sum(n for card, n in before.items() if type_of(card) == "hero") >= 1


@clause("IH-13.3")
def test_a_search_for_anything_tells_nothing() -> None:
    game = edited((HEADHUNTER, 'effects = [{ on = "play", do = "search" }]'))
    state = scene(hands={0: "headhunter rollback overtime"}, piles={0: f"help_desk_hero {FILLER} " * 4}, game=game)
    do(state, "play headhunter", "find help_desk_hero")
    assert {hidden_in_hand(world, 0)["hero"] > 0 for world in worlds(state, 1, 100)} == {True, False}


@clause("IH-13.3")
def test_the_other_player_reads_what_was_found_and_its_owner_need_not() -> None:
    state = after_headhunter()
    notes = [[note.id for note in state.view(seat).seats[0].notes] for seat in range(2)]
    assert ("ih-known-found" in notes[0], "ih-known-found" in notes[1]) == (False, True)
    text = msgspec.json.encode(state.view(1)).decode()
    assert '"ih-type-hero"' in text
    do(state, "play help_desk_hero")
    assert "ih-known-found" not in [note.id for note in state.view(1).seats[0].notes]


@clause("IH-13.3")
def test_what_was_found_is_part_of_what_is_known() -> None:
    pile = f"help_desk_hero {FILLER} " * 4
    found, not_found = (scene(hands={0: "headhunter rollback"}, piles={0: pile}) for _ in range(2))
    do(found, "play headhunter", "find help_desk_hero")
    do(not_found, "play headhunter", "find nothing")
    assert list(found.knows(1)) != list(not_found.knows(1))
    assert found.dump()["sides"][0]["found"] == {"hero": 1}
    assert list(GAME.load(found.dump()).key()) == list(found.key())


def test_version_2_did_not_remember_what_was_found() -> None:
    state = scene(hands={0: "headhunter rollback"}, piles={0: f"help_desk_hero {FILLER} " * 4}, game=GAME.as_of(2))
    do(state, "play headhunter", "find help_desk_hero")
    assert {hidden_in_hand(world, 0)["hero"] > 0 for world in worlds(state, 1, 100)} == {True, False}
    assert len(state.knows(1)) < len(scene().knows(1))


# -- whole games --------------------------------------------------------------------------------------------------


class Onlooker:
    """Counts by itself, from the moves as the other player sees them, what each hand must still hold."""

    def __init__(self, game: ItHeroes) -> None:
        self.game = game
        self.held: list[Counter[str]] = [Counter(), Counter()]
        self.finds = 0

    def sees(self, before: ItHeroesState, seat: int, move: int) -> None:
        """To be called before the move is made."""
        form = self.game.move_table.structured(move)
        if form["kind"] == "find":
            self.finds += 1
            dumped = before.dump()["effect"]
            card = self.game.cards.cards[self.game.cards.kinds[dumped["card"].removesuffix("/spent")]]
            wanted = card.at(dumped["on"])[dumped["step"]].type
            if wanted:
                self.held[seat][wanted] += 1
        elif form["kind"] in ("play", "flash", "discard"):
            hand = before.dump()["sides"][seat]["hand"]
            if f"{form['card']}/known" not in hand:
                type = type_of(form["card"])
                self.held[seat][type] = max(0, self.held[seat][type] - 1)

    def expect_held(self, state: ItHeroesState, seat: int, why: str) -> None:
        hidden = hidden_in_hand(state, seat)
        for type, least in self.held[seat].items():
            assert hidden[type] >= least, f"{why}: {least} cards of type {type} were found, {hidden[type]} are there"


@cache
def searchers() -> ItHeroes:
    """A card file full of searches, by Actions and by Once Per Game abilities, for every type and for any."""
    return edited(
        (
            'effects = [{ on = "play", do = "draw", n = 2 }]',
            'effects = [{ on = "play", do = "search", type = "hero" }]',
        ),
        ('[{ on = "play", do = "discard", n = 1 }]', '[{ on = "play", do = "search", type = "threat" }]'),
        ('[{ on = "play", do = "hit", n = 2 }]', '[{ on = "play", do = "search", type = "action" }]'),
        (
            '[{ on = "play", do = "deny", n = 2 }, { on = "play", do = "draw", n = 1 }]',
            '[{ on = "play", do = "search" }]',
        ),
        ('[{ on = "once", do = "draw", n = 2 }]', '[{ on = "once", do = "search", type = "resource" }]'),
        (
            'effects = [{ on = "play", do = "mend", n = 2 }, { on = "play", do = "heal", n = 1 }]',
            'effects = [{ on = "play", do = "search", type = "hero" }, { on = "play", do = "heal", n = 1 }]',
        ),
    )


SEARCHING = (
    "3 check_the_logs; 2 calendar_ambush; 2 blame_game; 1 change_freeze; 3 rollback; 3 headhunter; 3 script_shaman; "
    "3 forensic_fox; 3 karen_from_accounting; 1 vendor_lock_in; 2 phishing_phil; 1 black_coffee; 3 cold_brew_reserve"
)


@pytest.mark.one_build
@clause("IH-13.2", "IH-13.3")
@pytest.mark.parametrize("open_lists", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_what_was_found_is_true_in_the_game_and_in_every_world_of_it(seed: int, open_lists: bool) -> None:
    game = searchers() if seed % 3 else GAME
    options = {"open_lists": open_lists, "recycle": "cover"}
    state = game.new(2, f"finds {seed}", options, [{"deck": "random" if game is GAME else SEARCHING}] * 2)
    assert isinstance(state, ItHeroesState)
    rng = rng_from(f"finds {seed}", "play")
    onlooker = Onlooker(game)
    while not state.over():
        seat = state.turn
        moves = state.moves(seat)
        move = state.common_sense(seat, rng) if rng.below(3) else moves[rng.below(len(moves))]
        onlooker.sees(state, seat, move)
        state.play(seat, move)
        for looker in range(2):
            onlooker.expect_held(state, 1 - looker, f"the game itself, turn {state.turns}")
            for _ in range(2):
                world = state.redeal(looker, rng)
                assert isinstance(world, ItHeroesState)
                onlooker.expect_held(world, 1 - looker, f"a world of seat {looker}, turn {state.turns}")
                assert list(world.knows(looker)) == list(state.knows(looker))
                assert game.shelf.broken(list(world.sides[1 - looker].deck)) == []
    assert onlooker.finds > 0 or game is GAME


def test_types_are_told_by_their_names() -> None:
    assert set(TYPES) == {type_of(card.id) for card in GAME.cards.cards}
