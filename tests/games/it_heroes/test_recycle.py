"""IH-9 and IH-12: piles that empty, and the words that cards use."""

import pytest

from tests.clauses import clause
from tests.games.it_heroes.scenes import (
    END,
    FILLER,
    PASS,
    discard,
    do,
    hand,
    heroes,
    may,
    options,
    phase,
    pile,
    refused,
    removed,
    scene,
    side,
    threats,
    told,
    winners,
)

TEN = " ".join(["black_coffee"] * 10)
TWELVE = " ".join(["black_coffee"] * 12)


@clause("IH-9.1")
def test_the_pile_empties_the_moment_its_last_card_leaves_it() -> None:
    """Two cards are drawn from a pile of two: the recycle comes at once, not at the next draw."""
    state = scene(hands={0: "check_the_logs"}, piles={0: "rollback overtime"}, discards={0: TEN})
    do(state, "play check_the_logs")
    assert side(state, 0)["recycled"]
    assert sorted(hand(state, 0)) == ["overtime", "rollback"]


@clause("IH-9.1")
def test_what_is_still_to_be_drawn_comes_from_the_new_pile() -> None:
    state = scene(hands={0: "check_the_logs"}, piles={0: "rollback"}, discards={0: TWELVE})
    do(state, "play check_the_logs")
    assert sorted(hand(state, 0)) == ["black_coffee", "rollback"]
    assert len(pile(state, 0)) == 12 - 5 - 1


@clause("IH-9.1")
def test_what_is_still_to_be_removed_comes_from_the_new_pile() -> None:
    state = scene(threats={0: "ransomware_randy"}, piles={0: "rollback"}, discards={0: TWELVE}, hands={0: "overtime"})
    before = removed(state, 0)
    do(state, END, PASS)
    assert removed(state, 0) == before + 1 + 5 + 2
    assert len(pile(state, 0)) == 12 - 5 - 2


@clause("IH-9.1")
@pytest.mark.parametrize("where", ["draw", "damage", "effect", "documents"])
def test_a_loss_comes_at_once_wherever_the_pile_empties(where: str) -> None:
    last = {0: f"{FILLER}"}
    if where == "draw":
        state = do(scene(turn=1, piles=last, recycled=(0,)), END)
    elif where == "damage":
        state = scene(threats={0: "phishing_phil"}, piles=last, recycled=(0,), hands={0: "rollback"})
        state = do(state, END, PASS)
    elif where == "effect":
        state = scene(turn=1, hands={1: "data_leak rollback"}, piles=last, recycled=(0,))
        state = do(state, "play data_leak")
    else:
        state = do(scene(hands={0: "documentation_druid"}, piles=last, recycled=(0,)), "play documentation_druid")
    assert winners(state) == [1]
    assert state.dump()["ending"] == "second_time"


@clause("IH-9.2")
@pytest.mark.parametrize(
    ("recycle", "cards", "lost"),
    [("printed", 10, False), ("printed", 9, True), ("cover", 6, False), ("cover", 5, True), ("cover", 0, True)],
)
def test_how_many_cards_the_recycle_needs(recycle: str, cards: int, lost: bool) -> None:
    state = scene(
        hands={0: "check_the_logs overtime"},
        piles={0: "rollback rollback"},
        discards={0: " ".join(["black_coffee"] * cards)},
        recycle=recycle,
    )
    before = removed(state, 0)
    do(state, "play check_the_logs")
    assert state.over() == lost
    assert removed(state, 0) == before + min(5, cards)
    if lost:
        assert winners(state) == [1]
        assert state.dump()["ending"] == "penalty"
    else:
        assert len(pile(state, 0)) == cards - 5


@clause("IH-9.2")
def test_the_new_pile_is_shuffled_before_cards_are_removed_from_its_top() -> None:
    discards = (
        "black_coffee phishing_phil headhunter overtime data_leak spam_filter blame_game help_desk_hero "
        "karen_from_accounting zero_day_zoe ddos_dennis standing_order"
    )
    state = scene(hands={0: "check_the_logs"}, piles={0: "rollback rollback"}, discards={0: discards})
    do(state, "play check_the_logs")
    assert set(pile(state, 0)) < set(discards.split())
    assert sorted(pile(state, 0)) not in (sorted(discards.split()[:7]), sorted(discards.split()[5:]))


@clause("IH-9.2")
def test_a_card_being_resolved_is_not_yet_in_the_discard_pile() -> None:
    state = scene(hands={0: "check_the_logs overtime"}, piles={0: "rollback rollback"}, discards={0: TEN})
    do(state, "play check_the_logs")
    assert discard(state, 0) == ["check_the_logs"]
    assert "check_the_logs" not in pile(state, 0)


@clause("IH-9.3")
def test_there_is_no_second_recycle_however_many_cards_are_discarded() -> None:
    state = scene(hands={0: "check_the_logs"}, piles={0: "rollback rollback"}, discards={0: TWELVE}, recycled=(0,))
    do(state, "play check_the_logs")
    assert winners(state) == [1]


@clause("IH-9.3")
def test_a_pile_made_by_a_recycle_is_the_last_one() -> None:
    hands = {0: "check_the_logs check_the_logs check_the_logs overtime"}
    state = scene(hands=hands, piles={0: "rollback"}, discards={0: TEN})
    do(state, "play check_the_logs", "play check_the_logs")
    assert side(state, 0)["recycled"]
    assert len(pile(state, 0)) == 2
    do(state, "play check_the_logs")
    assert winners(state) == [1]
    assert state.dump()["ending"] == "second_time"


# -- words --------------------------------------------------------------------------------------------------------


@clause("IH-12.1")
def test_heal_puts_chosen_discards_under_the_pile_in_that_order() -> None:
    state = scene(hands={0: "reboot_everything overtime"}, discards={0: "black_coffee phishing_phil headhunter"})
    do(state, "play reboot_everything")
    assert options(state) == ["heal phishing_phil", "heal black_coffee", "heal headhunter"]
    do(state, "heal headhunter", "heal phishing_phil")
    assert pile(state, 0)[-2:] == ["headhunter/known", "phishing_phil/known"]
    assert discard(state, 0) == ["black_coffee", "reboot_everything"]
    assert told(state, 1) == ["Player 1 puts Phishing Phil under the pile."]


@clause("IH-12.1")
def test_heal_takes_what_there_is_and_never_a_card_that_heals() -> None:
    state = scene(hands={0: "reboot_everything overtime"}, discards={0: "rollback black_coffee"})
    do(state, "play reboot_everything")
    assert pile(state, 0)[-1] == "black_coffee/known"
    assert discard(state, 0) == ["rollback", "reboot_everything"]
    state = scene(hands={0: "reboot_everything overtime"}, discards={0: "rollback black_coffee headhunter"})
    do(state, "play reboot_everything")
    assert refused(state, "heal rollback") == ("IH-12.1", "ih-no-heal-heals")
    assert refused(state, "heal overtime") == ("IH-12.1", "ih-no-heal")


@clause("IH-12.2")
def test_the_affected_player_chooses_what_to_discard() -> None:
    state = scene(hands={0: "audit_avalanche overtime", 1: "rollback headhunter data_leak"})
    do(state, "play audit_avalanche")
    assert state.turn == 1
    do(state, "discard data_leak")
    assert options(state) == ["discard rollback", "discard headhunter"]
    do(state, "discard rollback")
    assert hand(state, 1) == ["headhunter"]
    assert (state.turn, phase(state)) == (0, "play")


@clause("IH-12.3")
def test_denied_coffee_adds_up_and_what_is_over_is_forgotten() -> None:
    state = scene(hands={0: "change_freeze change_freeze overtime", 1: "rollback"})
    do(state, "play change_freeze", "play change_freeze")
    assert side(state, 1)["denied"] == 4
    do(state, END)
    # No Coffee at all, so the Play phase of the other player is skipped; the rest is forgotten.
    assert state.turn == 0
    assert side(state, 1)["denied"] == 0
    do(state, END)
    assert (state.turn, state.coffee) == (1, 2)


@clause("IH-12.3")
def test_denied_coffee_is_taken_from_the_next_collect() -> None:
    state = scene(resources={1: "black_coffee black_coffee"}, hands={0: "shadow_it_steve overtime", 1: "rollback"})
    do(state, "play shadow_it_steve", END)
    assert (state.turn, state.coffee) == (1, 3)


@clause("IH-12.4")
def test_hits_fall_on_one_hero_chosen_by_the_player_and_the_excess_is_lost() -> None:
    state = scene(hands={0: "blame_game overtime"}, heroes={1: "help_desk_hero intern_ingrid+1"})
    do(state, "play blame_game")
    assert options(state) == ["hit hero 1", "hit hero 2"]
    do(state, "hit hero 2")
    assert heroes(state, 1) == ["help_desk_hero"]
    assert discard(state, 1) == ["intern_ingrid"]
    state = scene(hands={0: "blame_game overtime"}, heroes={1: "help_desk_hero intern_ingrid"})
    do(state, "play blame_game", "hit hero 1")
    assert heroes(state, 1) == ["help_desk_hero+2", "intern_ingrid"]


@clause("IH-12.4")
def test_mending_takes_hits_from_one_own_hero_that_has_some() -> None:
    state = scene(hands={0: "rollback overtime"}, heroes={0: "help_desk_hero+2 legacy_lumberjack legacy_lumberjack+1"})
    do(state, "play rollback")
    assert options(state) == ["mend hero 1", "mend hero 3"]
    assert refused(state, "mend hero 2") == ("IH-12.4", "ih-no-mend")
    do(state, "mend hero 3")
    assert heroes(state, 0) == ["help_desk_hero+2", "legacy_lumberjack", "legacy_lumberjack"]
    state = scene(hands={0: "rollback overtime"}, heroes={0: "legacy_lumberjack+3 help_desk_hero+1"})
    do(state, "play rollback", "mend hero 1")
    assert heroes(state, 0) == ["legacy_lumberjack+1", "help_desk_hero+1"]


@clause("IH-12.4")
def test_a_hero_that_leaves_play_loses_its_hits() -> None:
    state = scene(
        turn=1,
        hands={1: "blame_game overtime", 0: "reboot_everything check_the_logs check_the_logs"},
        heroes={0: "help_desk_hero+1"},
        resources={0: "black_coffee black_coffee black_coffee"},
        piles={0: f"{FILLER} " * 4},
        discards={0: TWELVE},
    )
    do(state, "play blame_game", END)
    assert heroes(state, 0) == []
    do(state, "play reboot_everything", "heal help_desk_hero")
    do(state, "play check_the_logs", "play check_the_logs", "play help_desk_hero")
    assert heroes(state, 0) == ["help_desk_hero"]


@clause("IH-12.5", "IH-10.5")
def test_a_search_takes_a_card_unseen_by_the_other_and_shuffles() -> None:
    cards = "rollback security_sentinel overtime help_desk_hero data_leak headhunter spam_filter blame_game"
    state = scene(hands={0: "headhunter overtime"}, piles={0: cards})
    do(state, "play headhunter")
    assert options(state) == ["find nothing", "find help_desk_hero", "find security_sentinel"]
    assert refused(state, "find data_leak") == ("IH-12.5", "ih-no-find-type")
    assert refused(state, "find phoenix_cto") == ("IH-12.5", "ih-no-find")
    do(state, "find security_sentinel")
    assert "security_sentinel" in hand(state, 0)
    assert told(state, 0) == ["Player 1 takes Security Sentinel from the pile and shuffles it."]
    assert told(state, 1) == ["Player 1 takes a card of type Hero from the pile and shuffles it."]
    left = [card for card in cards.split() if card != "security_sentinel"]
    assert sorted(pile(state, 0)) == sorted(left)
    assert pile(state, 0) != left


@clause("IH-12.5")
def test_a_search_shows_the_pile_to_the_searcher_and_may_find_nothing() -> None:
    state = scene(hands={0: "headhunter overtime"}, piles={0: "rollback security_sentinel"})
    do(state, "play headhunter")
    zones = {zone.id: zone for zone in state.view(0).zones}
    assert [piece.face for piece in zones["search-0"].pieces] == ["security_sentinel", "rollback"]
    assert "search-0" not in {zone.id for zone in state.view(1).zones}
    do(state, "find nothing")
    assert hand(state, 0) == ["overtime"]
    assert len(pile(state, 0)) == 2


@clause("IH-12.5")
def test_a_search_that_empties_the_pile_recycles_first() -> None:
    state = scene(hands={0: "headhunter overtime"}, piles={0: "security_sentinel"}, discards={0: TEN})
    do(state, "play headhunter", "find security_sentinel")
    assert side(state, 0)["recycled"]
    assert len(pile(state, 0)) == 5
    state = scene(hands={0: "headhunter overtime"}, piles={0: "security_sentinel"}, recycled=(0,))
    do(state, "play headhunter", "find security_sentinel")
    assert winners(state) == [1]


@clause("IH-12.6")
def test_two_blockers_add_their_deflection() -> None:
    state = scene(threats={0: "zero_day_zoe"}, heroes={0: "incident_commander help_desk_hero"})
    do(state, END, "block with hero 1", "join with hero 2")  # 64 + 33 against 90
    assert heroes(state, 0) == ["incident_commander", "help_desk_hero"]
    assert state.turn == 1  # nobody is asked to take a hit


@clause("IH-12.6")
def test_the_defender_says_which_of_two_blockers_takes_the_hit() -> None:
    team = "incident_commander intern_ingrid legacy_lumberjack"
    state = scene(threats={0: "zero_day_zoe"}, heroes={0: team})
    do(state, END, "block with hero 1", "join with hero 2")  # 64 + 25 against 90
    assert options(state) == ["hero 1 takes the hit", "hero 2 takes the hit"]
    assert refused(state, "hero 3 takes the hit") == ("IH-12.6", "ih-no-take")
    do(state, "hero 2 takes the hit")
    assert heroes(state, 0) == ["incident_commander", "intern_ingrid+1", "legacy_lumberjack"]


@clause("IH-12.7")
def test_both_piles_begin_with_the_opponents_and_end_at_the_first_loss() -> None:
    few = f"{FILLER} {FILLER}"
    state = scene(hands={0: "scorched_earth"}, piles={0: few, 1: few}, recycled=(0, 1))
    do(state, "play scorched_earth")
    assert winners(state) == [0]
    assert len(pile(state, 0)) == 2
    state = scene(hands={0: "scorched_earth overtime"})
    before = [removed(state, seat) for seat in (0, 1)]
    do(state, "play scorched_earth")
    assert [removed(state, seat) for seat in (0, 1)] == [n + 3 for n in before]
    assert not may(state, "play scorched_earth")
    assert threats(state, 0) == []
