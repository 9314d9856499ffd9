"""What a board of its own draws IT Heroes from."""

from captable.core.view import SPECTATOR, Choice
from captable.games.it_heroes import GAME
from captable.games.it_heroes.facts import Block
from captable.games.it_heroes.rules.state import ItHeroesState
from tests.games.it_heroes.scenes import END, do, scene


def choice(state: ItHeroesState, on: str) -> Choice:
    return next(choice for choice in state.view(0).choices if on in choice.on)


def test_the_deflection_check_is_told_before_a_block_is_named() -> None:
    state = scene(heroes={0: "help_desk_hero security_sentinel"}, threats={0: "phishing_phil"})
    do(state, END)
    hit, deflects = (choice(state, f"hero-0-{place}") for place in range(2))
    assert hit.to == deflects.to == "threat-0-0"
    figures = ("deflection", "velocity", "result")
    assert [hit.label.args[figure] for figure in figures] == [33, 55, "hit"]
    assert [deflects.label.args[figure] for figure in figures] == [60, 55, "deflects"]


def test_the_deflection_check_is_told_before_a_hero_with_flash_is_deployed() -> None:
    state = scene(hands={0: "on_call_oracle"}, threats={0: "karen_from_accounting"})
    do(state, END)
    flash = choice(state, "hand-0-1-0")
    assert flash.to == "threat-0-0"
    assert [flash.label.args[figure] for figure in ("deflection", "velocity", "result")] == [40, 31, "deflects"]


def test_the_view_names_the_phase_of_the_turn_and_the_threat_in_question() -> None:
    state = scene(
        heroes={0: "help_desk_hero"}, threats={0: "phishing_phil ransomware_randy"}, hands={0: "check_the_logs"}
    )
    assert (state.view(1).facts.step, state.view(1).facts.facing) == ("play", None)
    do(state, END)
    assert (state.view(1).facts.step, state.view(1).facts.facing) == ("threat", "threat-0-0")
    do(state, "block with hero 1")
    assert state.view(0).facts.blocks[0] == Block("threat-0-0", ["hero-0-0"])


def test_an_effect_in_the_play_phase_is_still_the_play_phase() -> None:
    state = scene(hands={0: "overtime black_coffee data_leak"})
    do(state, "play overtime")
    facts = state.view(0).facts
    assert (facts.phase, facts.step) == ("discard", "play")


def test_what_is_at_stake_is_what_unblocked_threats_remove() -> None:
    threats = {0: "phishing_phil ransomware_randy"}
    state = scene(heroes={0: "help_desk_hero"}, threats=threats, hands={0: "check_the_logs"})
    stakes = [GAME.cards.cards[GAME.cards.kinds[id]].damage for id in ("phishing_phil", "ransomware_randy")]
    assert state.view(0).facts.at_stake == [sum(stakes), 0]
    do(state, END, "block with hero 1")
    assert state.view(SPECTATOR).facts.at_stake == [stakes[1], 0]


def test_only_cards_that_are_seen_are_printed() -> None:
    state = scene(hands={0: "overtime", 1: "data_leak"}, heroes={1: "help_desk_hero"})
    cards = state.view(0).facts.cards
    assert set(cards) == {"overtime", "help_desk_hero"}
    assert cards["help_desk_hero"].figures["deflection"] == 33
    assert cards["overtime"].cost == GAME.cards.cards[GAME.cards.kinds["overtime"]].cost
    assert "data_leak" in state.view(1).facts.cards


def test_no_threat_is_in_question_when_the_last_one_ends_the_game() -> None:
    state = scene(
        heroes={0: "help_desk_hero"},
        threats={0: "phishing_phil"},
        piles={0: "printer_poltergeist printer_poltergeist"},
        recycled=(0,),
    )
    do(state, END, "leave it unblocked")
    assert state.over()
    assert state.view(1).facts.facing is None
