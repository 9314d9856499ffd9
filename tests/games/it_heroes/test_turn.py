"""IH-1 to IH-6: the aim, the types of cards, the set-up, the figures, Coffee and the turn."""

from typing import Any, cast

import pytest

from captable.core.errors import IllegalMove
from captable.games.it_heroes import GAME
from captable.games.it_heroes.rules.state import ItHeroesState
from tests.clauses import clause
from tests.games.it_heroes.scenes import (
    END,
    FILLER,
    PASS,
    code,
    discard,
    do,
    hand,
    heroes,
    may,
    phase,
    pile,
    refused,
    removed,
    resources,
    scene,
    threats,
    told,
    winners,
)


@clause("IH-1.1", "IH-9.3")
def test_a_pile_that_empties_for_the_second_time_loses_at_once() -> None:
    state = scene(hands={0: "check_the_logs help_desk_hero"}, piles={0: f"{FILLER} {FILLER}"}, recycled=(0,))
    do(state, "play check_the_logs")
    assert state.over()
    assert winners(state) == [1]
    assert state.outcome().reason.id == "ih-end-second"  # type: ignore[union-attr]


@clause("IH-1.1")
def test_a_pile_that_empties_for_the_first_time_is_recycled() -> None:
    state = scene(
        hands={0: "check_the_logs"}, piles={0: f"{FILLER} {FILLER}"}, discards={0: " ".join(["black_coffee"] * 12)}
    )
    do(state, "play check_the_logs")
    assert not state.over()
    assert len(pile(state, 0)) == 7
    assert discard(state, 0) == ["check_the_logs"]


@clause("IH-1.2")
def test_conceding_on_or_off_turn_loses_and_is_no_move() -> None:
    for seat in (0, 1):
        state = scene(turn=0)
        state.concede(seat)
        assert winners(state) == [1 - seat]
        assert state.outcome().reason.id == "ih-end-conceded"  # type: ignore[union-attr]
    assert "concede" not in GAME.move_table.kinds
    with pytest.raises(IllegalMove):
        state.concede(0)


@clause("IH-1.3")
@pytest.mark.parametrize(
    ("piles", "recycled", "won"),
    [
        ({0: f"{FILLER} " * 3, 1: f"{FILLER} " * 9}, (1,), [0]),
        ({0: f"{FILLER} " * 3, 1: f"{FILLER} " * 9}, (), [1]),
        ({0: f"{FILLER} " * 9, 1: f"{FILLER} " * 3}, (0, 1), [0]),
        ({0: f"{FILLER} " * 6, 1: f"{FILLER} " * 6}, (), [0, 1]),
    ],
)
def test_after_sixty_turns_each_the_unrecycled_then_the_larger_pile_wins(
    piles: dict[int, str], recycled: tuple[int, ...], won: list[int]
) -> None:
    state = scene(turn=1, turns=120, piles=piles, recycled=recycled)
    do(state, END)
    assert winners(state) == won


@clause("IH-1.3")
def test_the_game_goes_on_before_the_sixtieth_turn_is_over() -> None:
    assert not do(scene(turn=0, turns=119), END).over()


@clause("IH-2.1", "IH-4.2")
def test_a_hero_goes_to_the_own_active_zone_for_its_exact_cost() -> None:
    state = scene(coffee=3, hands={0: "security_sentinel rollback"})
    do(state, "play security_sentinel")
    assert heroes(state, 0) == ["security_sentinel"]
    assert state.coffee == 1
    assert hand(state, 0) == ["rollback"]


@clause("IH-2.2")
def test_a_threat_goes_to_the_opponents_zone_and_stays() -> None:
    state = scene(hands={0: "phishing_phil rollback"})
    do(state, "play phishing_phil")
    assert threats(state, 1) == ["phishing_phil"]
    assert threats(state, 0) == []
    do(state, END)
    assert threats(state, 1) == ["phishing_phil"]
    do(state, END, PASS)  # it strikes, and stays
    assert state.turn == 0
    assert threats(state, 1) == ["phishing_phil"]


@clause("IH-2.3")
def test_an_action_is_paid_for_resolved_and_discarded() -> None:
    state = scene(coffee=2, hands={0: "check_the_logs"}, piles={0: "black_coffee headhunter rollback"})
    do(state, "play check_the_logs")
    assert hand(state, 0) == ["black_coffee", "headhunter"]
    assert discard(state, 0) == ["check_the_logs"]
    assert state.coffee == 1


@clause("IH-2.4")
def test_one_resource_a_turn() -> None:
    state = scene(hands={0: "black_coffee black_coffee"})
    do(state, "play black_coffee")
    assert resources(state, 0) == ["black_coffee"]
    assert refused(state, "play black_coffee") == ("IH-2.4", "ih-no-resource")


@clause("IH-2.4")
def test_a_card_can_allow_a_second_resource_for_that_turn_only() -> None:
    state = scene(hands={0: "standing_order " + "black_coffee " * 4})
    do(state, "play standing_order", "play black_coffee")
    assert refused(state, "play black_coffee") == ("IH-2.4", "ih-no-resource")
    do(state, END, END)
    assert state.turn == 0
    do(state, "play black_coffee")
    assert refused(state, "play black_coffee") == ("IH-2.4", "ih-no-resource")


@clause("IH-2.4", "IH-5.1")
def test_each_resource_gives_one_coffee_in_each_collect() -> None:
    state = scene(turn=1, resources={0: "black_coffee black_coffee black_coffee"})
    do(state, END)
    assert state.turn == 0
    assert state.coffee == 5


@clause("IH-3.1")
def test_both_draw_five_and_the_first_turn_is_a_full_one() -> None:
    first = set()
    for seed in range(12):
        state = GAME.new(2, seed, seat_options=[{"deck": "aggressive"}, {"deck": "fortress"}])
        dump = state.dump()
        first.add(dump["active"])
        hands = [len(side["hand"]) for side in dump["sides"]]
        assert hands[dump["active"]] == 7
        assert hands[1 - dump["active"]] == 5
        assert [len(side["pile"]) for side in dump["sides"]] == [30 - n for n in hands]
        assert dump["phase"] == "play"
        assert dump["coffee"] == 2
    assert first == {0, 1}


@clause("IH-3.1")
def test_who_begins_has_one_coffee_less_in_the_first_turn_if_the_table_says_so() -> None:
    for seed in range(12):
        decks = [{"deck": "aggressive"}, {"deck": "fortress"}]
        printed, less = (cast(ItHeroesState, GAME.new(2, seed, {"first_coffee": n}, decks)) for n in (2, 1))
        assert (printed.coffee, less.coffee) == (2, 1)
        first = less.active
        for side in (first, 1 - first):
            assert less.dump()["sides"][side] == printed.dump()["sides"][side]
        do(less, END, END)
        assert (less.active, less.coffee) == (first, 2)


@clause("IH-3.1")
def test_decks_are_shuffled_by_the_seed() -> None:
    same = [GAME.new(2, "a", seat_options=[{"deck": "aggressive"}] * 2).dump() for _ in range(2)]
    other = GAME.new(2, "b", seat_options=[{"deck": "aggressive"}] * 2).dump()
    assert same[0] == same[1]
    for seat in (0, 1):
        bottoms = [dump["sides"][seat]["pile"][-10:] for dump in (same[0], other)]  # nobody has drawn these
        assert bottoms[0] != bottoms[1]


@clause("IH-4.1", "IH-7.5")
@pytest.mark.parametrize(
    ("hero", "patience", "hits"),
    [("on_call_oracle", 35, 2), ("help_desk_hero", 45, 3), ("legacy_lumberjack", 90, 4)],
)
def test_patience_decides_at_which_hit_a_hero_falls(hero: str, patience: int, hits: int) -> None:
    """The rulebook's tilt table: sideways, past sideways, upside down."""
    assert next(card.patience for card in GAME.cards.cards if card.id == hero) == patience
    state = scene(threats={0: "zero_day_zoe"}, heroes={0: f"{hero}+{hits - 2}"})
    do(state, END, "block with hero 1")
    assert heroes(state, 0) == [f"{hero}+{hits - 1}"]
    state = scene(threats={0: "zero_day_zoe"}, heroes={0: f"{hero}+{hits - 1}"})
    do(state, END, "block with hero 1")
    assert heroes(state, 0) == []
    assert discard(state, 0) == [hero]


@clause("IH-4.1")
def test_the_borders_of_the_hit_table() -> None:
    from dataclasses import replace

    hero = GAME.cards.cards[0]
    hits = {patience: replace(hero, patience=patience).capacity for patience in (1, 40, 41, 70, 71, 100)}
    assert hits == {1: 2, 40: 2, 41: 3, 70: 3, 71: 4, 100: 4}


@clause("IH-4.2", "IH-5.3")
def test_who_lacks_coffee_may_not_deploy() -> None:
    state = scene(coffee=1, hands={0: "security_sentinel phishing_phil"})
    assert refused(state, "play security_sentinel") == ("IH-4.2", "ih-no-coffee")
    assert refused(state, "play phishing_phil") == ("IH-5.3", "ih-no-coffee")


@clause("IH-4.3")
def test_doc_compliance_of_a_hundred_draws_a_card_and_less_draws_none() -> None:
    state = scene(hands={0: "documentation_druid backup_baroness"}, piles={0: "rollback overtime headhunter"})
    do(state, "play documentation_druid")
    assert hand(state, 0) == ["backup_baroness", "rollback"]
    do(state, "play backup_baroness")  # 90
    assert hand(state, 0) == ["rollback"]


@clause("IH-4.3")
def test_doc_compliance_comes_before_the_heros_effects() -> None:
    """The drawn card empties the pile, so that the recycle takes the discard pile before Heal could choose from it."""
    edited = GAME.with_cards(
        GAME.cards_source.replace("documents = 90\nuptime = 80", "documents = 100\nuptime = 80"), "test"
    )
    state = scene(hands={0: "backup_baroness"}, piles={0: "rollback"}, discards={0: " ".join(["black_coffee"] * 11)})
    state = edited.load(state.dump())
    state.play(0, edited.parse("play Backup Baroness"))
    assert side_of(state)["recycled"]
    assert all(not card.endswith("/known") for card in side_of(state)["pile"])
    assert len(side_of(state)["pile"]) == 6


@clause("IH-4.3")
def test_doc_compliance_draws_a_card_for_every_hundred() -> None:
    edited = GAME.with_cards(GAME.cards_source.replace("documents = 40", "documents = 299", 1), "test")
    state = edited.load(scene(hands={0: "help_desk_hero"}, piles={0: "rollback overtime headhunter"}).dump())
    state.play(0, edited.parse("play Help Desk Hero"))
    assert sorted(side_of(state)["hand"]) == ["overtime", "rollback"]


@clause("IH-4.3")
def test_the_effects_of_a_hero_come_in_printed_order() -> None:
    """The only card of the hand is shed; after a draw there would be two to choose from."""
    order = 'effects = [{ on = "play", do = "shed", n = 1 }, { on = "play", do = "draw", n = 1 }]'
    edited = GAME.with_cards(GAME.cards_source.replace("uptime = 60\n", f"uptime = 60\n{order}\n", 1), "test")
    state = edited.load(scene(hands={0: "help_desk_hero data_leak"}, piles={0: "rollback overtime"}).dump())
    state.play(0, edited.parse("play Help Desk Hero"))
    assert side_of(state)["hand"] == ["rollback"]
    assert side_of(state)["discard"] == ["data_leak"]


def side_of(state: ItHeroesState) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()["sides"][0]
    return found


@clause("IH-4.5")
@pytest.mark.parametrize(
    ("team", "coffee"),
    [("devops_demi_god", 3), ("devops_demi_god sre_sorceress phoenix_cto", 3), ("legacy_lumberjack", 2)],
)
def test_uptime_of_a_hundred_gives_one_coffee_however_many_have_it(team: str, coffee: int) -> None:
    assert do(scene(turn=1, heroes={0: team}), END).coffee == coffee


@clause("IH-5.1")
def test_cards_add_to_the_collect() -> None:
    assert do(scene(turn=1, resources={0: "it_budget_approval black_coffee"}), END).coffee == 2 + 2 + 1


@clause("IH-5.1")
def test_a_hero_can_add_to_the_collect_too() -> None:
    more = 'effects = [{ on = "collect", do = "gain", n = 2 }]'
    edited = GAME.with_cards(GAME.cards_source.replace("uptime = 60\n", f"uptime = 60\n{more}\n", 1), "test")
    state = edited.load(scene(turn=1, heroes={0: "help_desk_hero"}).dump())
    state.play(1, edited.parse(END))
    assert (state.turn, state.coffee) == (0, 2 + 2)


@clause("IH-5.2")
def test_unspent_coffee_is_lost() -> None:
    state = scene(coffee=9, turn=1)
    do(state, END)
    assert state.coffee == 2
    do(state, END)
    assert state.turn == 1
    assert state.coffee == 2
    assert do(scene(coffee=9, turn=1, turns=120), END).coffee == 0  # the last turn of all


@clause("IH-5.3")
def test_any_number_of_cards_may_be_played_while_they_can_be_paid_for() -> None:
    state = scene(coffee=5, hands={0: "help_desk_hero help_desk_hero karen_from_accounting check_the_logs rollback"})
    do(state, "play help_desk_hero", "play help_desk_hero", "play karen_from_accounting", "play check_the_logs")
    assert state.coffee == 1
    assert may(state, "play rollback")


@clause("IH-5.3")
def test_nothing_is_played_outside_the_play_phase() -> None:
    state = scene(hands={0: "help_desk_hero"}, heroes={0: "help_desk_hero"}, threats={0: "phishing_phil"})
    do(state, END)
    assert refused(state, "play help_desk_hero") == ("IH-7.1", "ih-asked-block")


@clause("IH-6.1")
def test_a_turn_is_draw_collect_play_threat_end_and_then_the_opponents() -> None:
    state = scene(turn=1, hands={0: "rollback"}, threats={0: "phishing_phil"}, heroes={0: "help_desk_hero"})
    do(state, END)
    assert (state.turn, phase(state)) == (0, "play")
    assert told(state, 1) == [
        "Player 2 ends the Play phase.",
        "Turn 6 of Player 1.",
        "Player 1 draws 2 cards.",
        "Player 1 collects 2 Coffee.",
    ]
    do(state, END)
    assert phase(state) == "block"
    do(state, "block with hero 1")
    assert (state.turn, phase(state)) == (1, "play")


@clause("IH-6.1")
def test_only_who_is_asked_may_move() -> None:
    refusal = scene(turn=0).why_not(1, 0)
    assert refusal is not None
    assert refusal.clause == "IH-6.1"


@clause("IH-12.2")
def test_who_waits_for_the_other_to_discard_is_told_so() -> None:
    state = do(scene(hands={0: "calendar_ambush rollback", 1: "overtime rollback"}), "play calendar_ambush")
    assert (state.active, state.turn) == (0, 1)
    refusal = state.why_not(0, code(END))
    assert refusal is not None
    assert (refusal.clause, refusal.say.id) == ("IH-12.2", "ih-other-discards")


@clause("IH-6.2")
def test_the_draw_phase_draws_two() -> None:
    state = scene(turn=1, hands={0: "rollback"}, piles={0: "overtime headhunter data_leak"})
    do(state, END)
    assert hand(state, 0) == ["rollback", "headhunter", "overtime"]
    assert pile(state, 0) == ["data_leak"]


@clause("IH-6.3")
def test_the_hand_is_brought_down_to_seven_by_choice() -> None:
    state = scene(hands={0: "rollback " * 8 + "overtime"})
    do(state, END)
    assert phase(state) == "limit"
    do(state, "discard overtime")
    assert refused(state, "end the play phase") == ("IH-6.3", "ih-asked-limit")
    assert refused(state, "discard overtime") == ("IH-6.3", "ih-no-such-card")
    do(state, "discard rollback")
    assert hand(state, 0) == ["rollback"] * 7
    assert discard(state, 0) == ["overtime", "rollback"]
    assert state.turn == 1


@clause("IH-6.3")
def test_seven_cards_and_none_are_both_fine() -> None:
    assert do(scene(hands={0: "rollback " * 7}), END).turn == 1
    state = scene(resources={0: "snack_drawer"})
    assert state.turn == 0
    assert do(state, END).turn == 1
    assert removed(state, 0) == removed(scene(resources={0: "snack_drawer"}), 0)
