"""IH-7, IH-8 and IH-10: the Threat phase, neutralising, and the keywords."""

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
)

# -- naming blockers ----------------------------------------------------------------------------------------------


@clause("IH-7.1")
def test_the_defender_names_a_free_hero_or_none_for_each_threat_oldest_first() -> None:
    state = scene(
        hands={0: "rollback"},
        threats={0: "phishing_phil karen_from_accounting"},
        heroes={0: "help_desk_hero security_sentinel"},
    )
    do(state, END)
    assert options(state) == ["leave it unblocked", "block with hero 1", "block with hero 2"]
    do(state, "block with hero 2")
    assert told(state, 1) == ["Security Sentinel blocks Phishing Phil."]
    assert options(state) == ["leave it unblocked", "block with hero 1"]
    assert refused(state, "block with hero 2") == ("IH-7.1", "ih-no-block-busy")
    assert refused(state, "block with hero 3") == ("IH-7.1", "ih-no-such-hero")
    do(state, "leave it unblocked")
    assert side(state, 0)["threats"][0]["blockers"] == [1]
    assert side(state, 0)["threats"][1]["blockers"] == []


@clause("IH-7.1")
def test_two_blockers_need_a_card_that_allows_them() -> None:
    team = "help_desk_hero security_sentinel"
    state = scene(threats={0: "phishing_phil"}, heroes={0: team}, hands={0: "all_hands_call"})
    do(state, END, "block with hero 1")
    assert phase(state) != "join"
    state = scene(threats={0: "phishing_phil"}, heroes={0: team}, hands={0: "all_hands_call rollback"})
    do(state, "play all_hands_call", END, "block with hero 1")
    assert options(state) == ["let the hero block alone", "join with hero 2"]
    do(state, "join with hero 2", END, END, "block with hero 1")  # the next turn
    assert phase(state) != "join"


@clause("IH-7.1")
def test_the_commander_shares_a_block_first_or_second_and_others_do_not() -> None:
    team = "incident_commander help_desk_hero ticket_tamer"
    state = do(scene(threats={0: "zero_day_zoe"}, heroes={0: team}), END, "block with hero 1")
    assert options(state) == ["let the hero block alone", "join with hero 2", "join with hero 3"]
    state = do(scene(threats={0: "zero_day_zoe"}, heroes={0: team}), END, "block with hero 2")
    assert options(state) == ["let the hero block alone", "join with hero 1"]
    assert refused(state, "join with hero 3") == ("IH-7.1", "ih-no-join")
    state = scene(threats={0: "zero_day_zoe phishing_phil"}, heroes={0: team})
    do(state, END, "block with hero 1", "join with hero 2")
    assert options(state) == ["leave it unblocked", "block with hero 3"]


@clause("IH-7.1")
def test_a_hero_does_not_join_itself() -> None:
    state = scene(
        threats={0: "phishing_phil zero_day_zoe"},
        heroes={0: "incident_commander help_desk_hero ticket_tamer"},
        hands={0: "rollback"},
    )
    do(state, END, "block with hero 1")
    assert refused(state, "join with hero 1") == ("IH-7.1", "ih-no-join-itself")
    do(state, "let the hero block alone", "block with hero 2")
    assert threats(state, 0) == ["phishing_phil", "zero_day_zoe"]


@clause("IH-8.1")
def test_only_a_threat_in_the_own_zone_can_be_neutralised() -> None:
    state = scene(threats={0: "zero_day_zoe", 1: "phishing_phil"}, hands={0: "emergency_patch rollback"})
    do(state, "play emergency_patch")
    assert refused(state, "neutralise threat 2") == ("IH-8.1", "ih-no-such-threat")


@clause("IH-7.2")
def test_the_flash_window_comes_after_all_blockers_and_before_the_blocks() -> None:
    state = scene(hands={0: "on_call_oracle"}, threats={0: "zero_day_zoe phishing_phil"}, heroes={0: "help_desk_hero"})
    do(state, END, "block with hero 1")
    assert phase(state) == "flash"
    assert heroes(state, 0) == ["help_desk_hero"]  # the block has not been resolved
    do(state, PASS)
    assert heroes(state, 0) == ["help_desk_hero+1"]


# -- blocks -------------------------------------------------------------------------------------------------------


@clause("IH-4.4", "IH-7.4")
@pytest.mark.parametrize(
    ("threat", "hero", "hit"),
    [
        ("phishing_phil", "security_sentinel", False),
        ("ransomware_randy", "security_sentinel", True),
        ("phishing_phil", "help_desk_hero", True),
        ("karen_from_accounting", "security_sentinel", False),
        ("karen_from_accounting", "ticket_tamer", False),  # 31 against 31
    ],
)
def test_the_rulebooks_deflection_examples(threat: str, hero: str, hit: bool) -> None:
    state = scene(threats={0: threat}, heroes={0: hero})
    before = removed(state, 0)
    do(state, END, "block with hero 1")
    if phase(state) == "after_block":
        do(state, "do not use the ability")
    assert heroes(state, 0) == [f"{hero}+1" if hit else hero]
    assert removed(state, 0) == before  # either way the pile is safe


@clause("IH-7.3")
def test_blocks_resolve_oldest_first_with_the_after_block_choice_in_between() -> None:
    state = scene(threats={0: "karen_from_accounting zero_day_zoe"}, heroes={0: "ticket_tamer help_desk_hero"})
    do(state, END, "block with hero 1", "block with hero 2")
    assert phase(state) == "after_block"
    assert heroes(state, 0) == ["ticket_tamer", "help_desk_hero"]  # the second block comes later
    do(state, "use the ability")
    assert threats(state, 0) == ["zero_day_zoe"]
    assert heroes(state, 0) == ["ticket_tamer", "help_desk_hero+1"]


@clause("IH-7.3")
def test_the_choices_after_a_shared_block_come_in_the_order_of_naming() -> None:
    team = "forensic_fox patch_paladin"
    state = scene(threats={0: "phishing_phil"}, heroes={0: team}, hands={0: "all_hands_call rollback"})
    do(state, "play all_hands_call", END, "block with hero 2", "join with hero 1")
    assert asked(state) == "Patch Paladin has blocked Phishing Phil: use the ability?"
    do(state, "do not use the ability")
    assert asked(state) == "Forensic Fox has blocked Phishing Phil: use the ability?"
    do(state, "use the ability")
    assert threats(state, 0) == []
    assert heroes(state, 0) == ["forensic_fox", "patch_paladin"]


def asked(state: object) -> str:
    from captable.games.it_heroes import GAME

    return GAME.words().say(state.view(state.turn).prompt)  # type: ignore[attr-defined]


@clause("IH-7.3", "IH-10.1")
def test_a_threat_neutralised_before_its_block_resolves_is_skipped() -> None:
    """An edited Oracle neutralises on arrival, in the Flash window: the block of the Threat is void."""
    from captable.games.it_heroes import GAME

    source = GAME.cards_source.replace(
        "uptime = 90\nflash = true", 'uptime = 90\nflash = true\neffects = [{ on = "play", do = "neutralise" }]'
    )
    edited = GAME.with_cards(source, "test")
    state = edited.load(
        scene(
            hands={0: "on_call_oracle rollback"},
            threats={0: "zero_day_zoe clueless_executive"},
            heroes={0: "help_desk_hero"},
        ).dump()
    )
    for words in (END, "block with hero 1", "flash The On-Call Oracle on threat 2", "neutralise threat 1"):
        state.play(0, edited.parse(words))
    # Zoe is gone, so the Help Desk Hero takes no hit; the Oracle blocks the Executive and takes one.
    assert heroes(state, 0) == ["help_desk_hero", "on_call_oracle+1"]
    assert threats(state, 0) == ["clueless_executive"]


@clause("IH-2.1", "IH-7.3", "IH-7.5")
def test_the_threat_of_a_defeated_blocker_strikes_only_from_the_next_phase_on() -> None:
    state = scene(threats={0: "zero_day_zoe"}, heroes={0: "intern_ingrid+1"}, hands={1: "rollback"})
    before = removed(state, 0)
    do(state, END, "block with hero 1")
    assert heroes(state, 0) == []
    assert discard(state, 0) == ["intern_ingrid"]
    assert removed(state, 0) == before
    do(state, END)
    assert (state.turn, phase(state)) == (0, "play")
    do(state, END, PASS)
    assert removed(state, 0) == before + 2


@clause("IH-7.5")
def test_hits_stay_and_assignments_do_not() -> None:
    state = scene(threats={0: "phishing_phil"}, heroes={0: "help_desk_hero"})
    do(state, END, "block with hero 1", END)
    assert heroes(state, 0) == ["help_desk_hero+1"]
    assert side(state, 0)["threats"][0]["blockers"] == []
    do(state, END)
    assert may(state, "leave it unblocked")


@clause("IH-7.6")
def test_each_unblocked_threat_removes_what_its_card_says_face_down() -> None:
    state = scene(
        threats={0: "phishing_phil ransomware_randy ddos_dennis"}, piles={0: "rollback overtime " + f"{FILLER} " * 12}
    )
    before = removed(state, 0)
    do(state, END)
    assert removed(state, 0) == before + 2 + 3 + 1
    assert discard(state, 0) == []
    assert side(state, 0)["removed"][before : before + 2] == ["rollback", "overtime"]
    assert "Player 1 loses 2 cards from the pile." in told(state, 0)


@clause("IH-7.6")
def test_a_blocked_threat_removes_nothing_and_an_unblocked_one_beside_it_does() -> None:
    state = scene(threats={0: "phishing_phil ransomware_randy"}, heroes={0: "help_desk_hero"})
    before = removed(state, 0)
    do(state, END, "leave it unblocked", "block with hero 1")
    assert removed(state, 0) == before + 2


# -- neutralising -------------------------------------------------------------------------------------------------


@clause("IH-8.1")
def test_blocking_never_removes_a_threat() -> None:
    state = scene(threats={0: "karen_from_accounting"}, heroes={0: "legacy_lumberjack"})
    do(state, END, "block with hero 1")
    assert threats(state, 0) == ["karen_from_accounting"]


@clause("IH-8.1")
def test_a_neutralised_threat_goes_to_the_discard_pile_of_who_played_it() -> None:
    state = scene(
        threats={0: "zero_day_zoe", 1: "phishing_phil karen_from_accounting"}, hands={0: "emergency_patch rollback"}
    )
    do(state, "play emergency_patch")
    assert options(state) == ["neutralise nothing", "neutralise threat 1"]  # only the own zone
    do(state, "neutralise threat 1")
    assert threats(state, 0) == []
    assert discard(state, 1) == ["zero_day_zoe"]
    assert discard(state, 0) == ["emergency_patch"]


@clause("IH-8.2")
def test_neutralising_is_offered_at_once_and_may_be_declined() -> None:
    state = scene(threats={0: "zero_day_zoe"}, hands={0: "emergency_patch rollback"})
    do(state, "play emergency_patch")
    assert refused(state, END) == ("IH-8.2", "ih-asked-neutralise")
    do(state, "neutralise nothing")
    assert threats(state, 0) == ["zero_day_zoe"]
    assert discard(state, 0) == ["emergency_patch"]
    assert refused(state, "neutralise threat 1") == ("IH-5.3", "ih-asked-play")


@clause("IH-8.2")
def test_a_hero_that_meets_the_conditions_may_let_the_threat_stay() -> None:
    state = scene(threats={0: "karen_from_accounting"}, heroes={0: "ticket_tamer"})
    do(state, END, "block with hero 1", "do not use the ability")
    assert threats(state, 0) == ["karen_from_accounting"]
    assert state.turn == 1


@clause("IH-8.2")
def test_a_hero_defeated_by_the_block_no_longer_neutralises() -> None:
    state = scene(threats={0: "phishing_phil"}, heroes={0: "forensic_fox+2"})
    do(state, END, "block with hero 1")
    assert heroes(state, 0) == []
    assert threats(state, 0) == ["phishing_phil"]
    assert state.turn == 1


# -- Flash --------------------------------------------------------------------------------------------------------


@clause("IH-10.1")
def test_a_flash_hero_is_deployed_free_and_blocks_at_once() -> None:
    state = scene(coffee=0, hands={0: "night_shift_nadia rollback"}, threats={0: "karen_from_accounting"})
    before = removed(state, 0)
    state.coffee = 0
    do(state, END)
    assert options(state) == ["no flash", "flash night_shift_nadia on threat 1"]
    do(state, "flash night_shift_nadia on threat 1")
    assert heroes(state, 0) == ["night_shift_nadia"]
    assert removed(state, 0) == before


@clause("IH-10.1")
def test_the_question_is_asked_also_of_who_holds_no_flash_card_and_not_of_an_empty_hand() -> None:
    state = do(scene(hands={0: "rollback help_desk_hero"}, threats={0: "phishing_phil"}), END)
    assert phase(state) == "flash"
    assert options(state) == ["no flash"]
    assert refused(state, "flash rollback on threat 1") == ("IH-10.1", "ih-no-flash-card")
    state = scene(threats={0: "phishing_phil"}, resources={0: "snack_drawer"})
    assert do(state, END).turn == 1


@clause("IH-10.1")
def test_the_question_repeats_until_a_pass_or_until_no_threat_is_unblocked() -> None:
    state = scene(hands={0: "on_call_oracle intern_ingrid rollback"}, threats={0: "phishing_phil zero_day_zoe"})
    do(state, END, "flash intern_ingrid on threat 2")
    assert (phase(state), state.coffee) == ("flash", 9)
    assert refused(state, "flash on_call_oracle on threat 2") == ("IH-10.1", "ih-no-flash-blocked")
    do(state, "flash on_call_oracle on threat 1")
    assert state.turn == 1
    assert heroes(state, 0) == ["intern_ingrid+1", "on_call_oracle+1"]


@clause("IH-10.1")
def test_no_window_while_every_threat_is_blocked() -> None:
    state = scene(hands={0: "on_call_oracle"}, threats={0: "phishing_phil"}, heroes={0: "help_desk_hero"})
    assert do(state, END, "block with hero 1").turn == 1


@clause("IH-10.2")
def test_a_flash_hero_costs_its_coffee_in_the_play_phase() -> None:
    state = scene(coffee=3, hands={0: "night_shift_nadia rollback"})
    do(state, "play night_shift_nadia")
    assert state.coffee == 1


# -- Once Per Game ------------------------------------------------------------------------------------------------


@clause("IH-10.3")
def test_an_ability_is_spent_at_once_free_and_on_the_turn_it_arrives() -> None:
    state = scene(coffee=2, hands={0: "script_shaman"}, piles={0: "rollback overtime headhunter"})
    do(state, "play script_shaman", "use hero 1")
    assert heroes(state, 0) == ["script_shaman/spent"]
    assert hand(state, 0) == ["rollback", "overtime"] or sorted(hand(state, 0)) == ["overtime", "rollback"]


@clause("IH-10.3")
def test_a_spent_ability_is_refused_and_the_card_still_blocks() -> None:
    state = scene(heroes={0: "script_shaman/spent help_desk_hero"}, hands={0: "rollback"}, threats={0: "phishing_phil"})
    assert refused(state, "use hero 1") == ("IH-10.3", "ih-no-ability-spent")
    assert refused(state, "use hero 2") == ("IH-10.3", "ih-no-ability")
    do(state, END, "block with hero 1")
    assert heroes(state, 0) == ["script_shaman/spent+1", "help_desk_hero"]


@clause("IH-10.3")
def test_each_copy_has_its_own_use_and_the_mark_stays_when_it_leaves_and_returns() -> None:
    state = scene(
        heroes={0: "script_shaman script_shaman/spent+2"},
        hands={0: "rollback script_shaman/spent script_shaman"},
        threats={0: "zero_day_zoe"},
    )
    assert may(state, "use hero 1")
    assert may(state, "play script_shaman")
    assert may(state, "play script_shaman/spent")
    do(state, END, "block with hero 2")
    assert discard(state, 0) == ["script_shaman/spent"]
    state = scene(hands={0: "rollback reboot_everything"}, discards={0: "script_shaman/spent"})
    do(state, "play reboot_everything")
    assert pile(state, 0)[-1] == "script_shaman/spent/known"


@clause("IH-10.3")
def test_declining_after_a_block_does_not_spend_and_using_does() -> None:
    state = scene(threats={0: "phishing_phil"}, heroes={0: "patch_paladin"})
    do(state, END, "block with hero 1", "do not use the ability")
    assert heroes(state, 0) == ["patch_paladin"]
    do(state, END, END, "block with hero 1", "use the ability")
    assert heroes(state, 0) == ["patch_paladin/spent"]
    assert threats(state, 0) == []
    state = scene(threats={0: "phishing_phil"}, heroes={0: "patch_paladin/spent"})
    assert do(state, END, "block with hero 1").turn == 1


@clause("IH-10.3")
def test_threats_and_resources_have_abilities_too_used_by_who_played_them() -> None:
    state = scene(threats={1: "vendor_lock_in"}, resources={0: "espresso_machine"}, hands={0: "rollback"}, coffee=1)
    do(state, "use threat 1", "use resource 1")
    assert state.coffee == 4
    assert side(state, 1)["denied"] == 2
    assert threats(state, 1) == ["vendor_lock_in/spent"]
    other = scene(turn=1, threats={1: "vendor_lock_in"}, hands={1: "rollback"})
    assert refused(other, "use threat 1") == ("IH-10.3", "ih-no-such-threat")


@clause("IH-10.3")
def test_a_hero_can_be_tilted_and_spent_at_the_same_time() -> None:
    state = scene(heroes={0: "script_shaman/spent+1"})
    piece = state.view(0).zones[1].pieces[0]
    assert piece.marks == ["hit-1", "spent"]


# -- as much as can be done ---------------------------------------------------------------------------------------


@clause("IH-10.4")
def test_a_card_without_a_target_may_be_played_and_is_discarded() -> None:
    for card in ("emergency_patch", "blame_game", "rollback", "reboot_everything", "calendar_ambush"):
        state = scene(hands={0: f"{card} overtime"})
        do(state, f"play {card}")
        assert (state.turn, phase(state)) == (0, "play")
        assert discard(state, 0) == [card]


@clause("IH-10.4")
def test_the_executive_finds_an_empty_hand_and_the_phase_goes_on() -> None:
    state = scene(threats={0: "clueless_executive phishing_phil"}, resources={0: "snack_drawer"})
    before = removed(state, 0)
    do(state, END)
    assert removed(state, 0) == before + 4
    assert threats(state, 0) == ["clueless_executive", "phishing_phil"]
    assert state.turn == 1


@clause("IH-10.6")
def test_a_question_with_one_answer_in_the_open_is_skipped() -> None:
    assert do(scene(threats={0: "phishing_phil"}, resources={0: "snack_drawer"}), END).turn == 1  # no Hero, no hand
    state = scene(hands={0: "blame_game rollback"}, heroes={1: "help_desk_hero"})
    do(state, "play blame_game")
    assert heroes(state, 1) == ["help_desk_hero+2"]
    state = scene(hands={0: "calendar_ambush rollback", 1: "overtime"})
    do(state, "play calendar_ambush")
    assert (state.turn, discard(state, 1)) == (0, ["overtime"])
    state = scene(coffee=1, hands={0: "help_desk_hero rollback"})
    assert do(state, "play help_desk_hero").turn == 1  # no Coffee, nothing to use
    assert do(scene(hands={0: "help_desk_hero"}), "play help_desk_hero").turn == 1  # no hand, nothing to use
    state = scene(coffee=1, hands={0: "help_desk_hero rollback"}, resources={0: "espresso_machine"})
    assert do(state, "play help_desk_hero").turn == 0  # the machine can be used
    state = scene(hands={0: "rollback overtime"}, heroes={0: "help_desk_hero+1 intern_ingrid"})
    do(state, "play rollback")
    assert (phase(state), heroes(state, 0)) == ("play", ["help_desk_hero", "intern_ingrid"])
    state = scene(hands={0: "reboot_everything overtime"}, discards={0: "black_coffee black_coffee black_coffee"})
    do(state, "play reboot_everything")
    assert (phase(state), discard(state, 0)) == ("play", ["black_coffee", "reboot_everything"])


@clause("IH-10.6")
def test_a_question_that_depends_on_hidden_cards_is_always_asked() -> None:
    state = scene(coffee=1, hands={0: "phoenix_cto"})
    assert options(state) == ["end the play phase"]
    state = scene(coffee=2, hands={0: "help_desk_hero phoenix_cto"})
    assert options(do(state, "play help_desk_hero")) == ["end the play phase"]
    assert do(scene(threats={0: "phishing_phil"}, hands={0: "phoenix_cto"}), END).turn == 0
    state = scene(hands={0: "calendar_ambush rollback", 1: "overtime overtime"})
    do(state, "play calendar_ambush")
    assert (state.turn, options(state)) == (1, ["discard overtime"])
