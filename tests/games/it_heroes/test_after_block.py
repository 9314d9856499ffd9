"""IH-7.3 and IH-8.2 with edited cards: what each surviving blocker is asked after a block."""

from functools import cache

import pytest

from captable.games.it_heroes.game import ItHeroes
from captable.games.it_heroes.rules.state import ItHeroesState
from tests.clauses import clause
from tests.games.it_heroes.scenes import END, do, edited, hand, heroes, options, phase, removed, scene, side, threats

PALADIN = '{ on = "after_block", do = "neutralise_blocked", once = true }'


@cache
def with_paladin(*effects: str) -> ItHeroes:
    """A game whose Patch Paladin does this after a block, instead of neutralising."""
    return edited((PALADIN, ", ".join(f'{{ on = "after_block", {effect} }}' for effect in effects)))


def shared_block(game: ItHeroes, others_hand: str = "overtime", others_heroes: str = "") -> ItHeroesState:
    """Forensic Fox and Patch Paladin have blocked Phishing Phil together and deflected; Fox is asked first."""
    state = scene(
        threats={0: "phishing_phil"},
        heroes={0: "forensic_fox patch_paladin", 1: others_heroes},
        hands={0: "all_hands_call rollback", 1: others_hand},
        game=game,
    )
    return do(state, "play all_hands_call", END, "block with hero 1", "join with hero 2")


@clause("IH-7.3")
def test_the_second_blocker_is_asked_after_the_first_has_neutralised_the_threat() -> None:
    state = shared_block(with_paladin('do = "draw", n = 1'))
    do(state, "use the ability")
    assert threats(state, 0) == []
    assert phase(state) == "after_block"
    assert options(state) == ["use the ability", "do not use the ability"]
    assert state.game.words().say(state.view(0).prompt) == "Patch Paladin has blocked Phishing Phil: use the ability?"
    assert state.view(0).facts.facing is None
    before = len(hand(state, 0))
    do(state, "use the ability")
    assert len(hand(state, 0)) == before + 1
    assert state.turn == 1


@clause("IH-7.3")
def test_the_second_blocker_may_decline_after_the_first_has_neutralised_the_threat() -> None:
    state = shared_block(with_paladin('do = "draw", n = 1'))
    do(state, "use the ability")
    before = len(hand(state, 0))
    do(state, "do not use the ability")
    assert len(hand(state, 0)) == before
    assert state.turn == 1


@clause("IH-7.3")
def test_a_once_per_game_effect_is_spent_although_the_threat_is_gone() -> None:
    state = shared_block(with_paladin('do = "draw", n = 1, once = true'))
    do(state, "use the ability", "use the ability")
    assert heroes(state, 0) == ["forensic_fox", "patch_paladin/spent"]


@clause("IH-7.3")
@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ('do = "draw", n = 1, velocity = 55', True),
        ('do = "draw", n = 1, velocity = 54', False),
        ('do = "draw", n = 1, deflected = true', True),
    ],
)
def test_the_conditions_are_about_the_threat_that_was_blocked_also_when_it_is_gone(effect: str, offered: bool) -> None:
    state = shared_block(with_paladin(effect))
    do(state, "use the ability")
    assert (state.turn == 0) == offered


@clause("IH-7.3")
def test_with_the_house_set_the_paladin_is_not_asked_once_the_fox_has_neutralised() -> None:
    state = shared_block(edited())
    do(state, "use the ability")
    assert heroes(state, 0) == ["forensic_fox", "patch_paladin"]
    assert state.turn == 1


@clause("IH-7.3")
@pytest.mark.parametrize(
    ("effect", "others_hand", "others_heroes", "offered"),
    [
        ('do = "heal", n = 1', "", "", True),  # All-Hands Call has been discarded
        ('do = "mend", n = 1', "", "", False),
        ('do = "hit", n = 1', "", "", False),
        ('do = "hit", n = 1', "", "help_desk_hero", True),
        ('do = "discard", n = 1', "overtime", "", True),
        ('do = "discard", n = 1', "", "", False),
        ('do = "shed", n = 1', "", "", True),
        ('do = "remove", n = 1', "", "", True),
        ('do = "remove_both", n = 1', "", "", True),
        ('do = "deny", n = 1', "", "", True),
    ],
)
def test_what_could_do_nothing_is_not_offered(effect: str, others_hand: str, others_heroes: str, offered: bool) -> None:
    state = shared_block(with_paladin(effect), others_hand, others_heroes)
    do(state, "do not use the ability")
    assert (phase(state) == "after_block") == offered
    assert threats(state, 0) == ["phishing_phil"]


@clause("IH-7.3")
def test_an_effect_of_several_steps_is_offered_while_one_of_them_does_something() -> None:
    state = shared_block(with_paladin('do = "neutralise_blocked"', 'do = "remove", n = 1'))
    before = removed(state, 1)
    do(state, "use the ability", "use the ability")
    assert removed(state, 1) == before + 1
    assert side(state, 1)["discard"] == ["phishing_phil"]


@clause("IH-7.3")
def test_the_next_block_resolves_after_the_second_blocker_of_a_threat_that_is_gone() -> None:
    game = with_paladin('do = "draw", n = 1')
    state = scene(
        threats={0: "phishing_phil zero_day_zoe"},
        heroes={0: "forensic_fox patch_paladin help_desk_hero"},
        hands={0: "all_hands_call rollback"},
        game=game,
    )
    do(state, "play all_hands_call", END, "block with hero 1", "join with hero 2", "block with hero 3")
    do(state, "use the ability", "use the ability")
    assert heroes(state, 0) == ["forensic_fox", "patch_paladin", "help_desk_hero+1"]
    assert threats(state, 0) == ["zero_day_zoe"]


def test_a_position_between_the_two_choices_can_be_stored() -> None:
    game = with_paladin('do = "draw", n = 1, velocity = 60')
    state = do(shared_block(game), "use the ability")
    again = game.load(state.dump())
    assert again.dump() == state.dump()
    assert list(again.key()) == list(state.key())
    assert options(again) == ["use the ability", "do not use the ability"]


def test_version_2_did_not_ask_the_second_blocker_of_a_threat_that_is_gone() -> None:
    state = shared_block(with_paladin('do = "draw", n = 1').as_of(2))
    do(state, "use the ability")
    assert state.turn == 1
