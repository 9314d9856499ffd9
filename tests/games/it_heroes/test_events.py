"""What a seat comes to know can be had from its events."""

from __future__ import annotations

import msgspec
import pytest

from captable.core.seed import rng_from
from captable.core.state import State
from captable.games.it_heroes import GAME
from tests.clauses import clause
from tests.games.it_heroes.scenes import END, do, scene, told
from tests.games.it_heroes.test_finds import SEARCHING, searchers


@clause("IH-12.5", "IH-13.1")
def test_the_searcher_is_told_what_is_in_the_pile_and_the_other_that_it_was_looked_through() -> None:
    state = scene(hands={0: "headhunter overtime"}, piles={0: "rollback help_desk_hero rollback"})
    do(state, "play headhunter")
    assert told(state, 0)[1:] == ["Player 1 looks through the pile: Help Desk Hero, Rollback and Rollback."]
    assert told(state, 1)[1:] == ["Player 1 looks through the pile."]


@clause("IH-6.1", "IH-7.1")
def test_no_answer_goes_untold() -> None:
    state = scene(
        threats={0: "phishing_phil karen_from_accounting"},
        heroes={0: "incident_commander ticket_tamer help_desk_hero"},
        hands={0: "rollback"},
    )
    assert told(do(state, END), 1) == ["Player 1 ends the Play phase."]
    do(state, "block with hero 1")
    assert told(do(state, "let the hero block alone"), 1) == ["Player 1 lets the Hero block alone."]


def heard(state: State, seat: int) -> list[bytes]:
    faces = [event.face(seat) for event in state.events]
    return [msgspec.json.encode(face) for face in faces if face]


@pytest.mark.parametrize("seed", range(6))
def test_who_knows_the_same_and_hears_the_same_still_knows_the_same(seed: int) -> None:
    """In a world that a seat can't tell from the game, a move that it hears in the same words teaches it the same."""
    game = searchers() if seed % 2 else GAME
    decks = [{"deck": SEARCHING if seed % 2 else "random"}] * 2
    state: State = game.new(2, f"events {seed}", {"recycle": "cover", "open_lists": seed > 3}, decks)
    rng = rng_from(f"events {seed}", "play")
    compared = 0
    while not state.over():
        actor, moves = state.turn, state.moves(state.turn)
        move = state.common_sense(actor, rng) if rng.below(2) else moves[rng.below(len(moves))]
        after = state.copy()
        after.play(actor, move)
        assert heard(after, 1 - actor), f"nobody is told of {game.say(move)!r}"
        for seat in range(2):
            seen = state.seen_as(seat, actor, move)
            world = state.redeal(seat, rng)
            world.telling = True
            alike = [other for other in world.moves(actor) if world.seen_as(seat, actor, other) == seen]
            if alike:
                world.play(actor, alike[rng.below(len(alike))])
                if heard(world, seat) == heard(after, seat):
                    compared += 1
                    assert list(world.knows(seat)) == list(after.knows(seat)), f"{game.say(move)!r} taught seat {seat}"
        state = after
    assert compared > 20


def test_which_of_two_copies_is_meant_is_told() -> None:
    """Their names are the same, so the pieces tell them apart."""
    threats = scene(hands={0: "on_call_oracle rollback"}, threats={0: "phishing_phil phishing_phil"})
    heroes = scene(hands={0: "rollback"}, heroes={0: "script_shaman script_shaman"})
    hurt = scene(hands={0: "rollback"}, heroes={0: "ticket_tamer+1 ticket_tamer+1"})
    do(threats, END)
    do(hurt, "play rollback")
    for state, moves in (
        (threats, ("flash on_call_oracle on threat 1", "flash on_call_oracle on threat 2")),
        (heroes, ("use hero 1", "use hero 2")),
        (hurt, ("mend hero 1", "mend hero 2")),
    ):
        one, other = (do(state.copy(), move) for move in moves)
        assert [(e.face(1), e.travels) for e in one.events] != [(e.face(1), e.travels) for e in other.events]
