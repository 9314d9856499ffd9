"""Whether somebody who follows the events of a game misses nothing: what a seat knows can be had from them."""

from __future__ import annotations

from captable.core.game import Game
from captable.core.seed import rng_from
from captable.core.state import State

CONCEDE = -1


def missed(game: Game, players: int, seed: str, options: dict[str, object] | None = None) -> list[str]:
    """Moves after which a seat knows something that no event told it.

    A seat that can't tell two worlds apart sees the same move in both. If it is told the same, it knows the same.
    """
    rng = rng_from(seed, "following")
    state = game.new(players, seed, options or {})
    found = []
    while not state.over():
        actor = state.to_move()[0]
        moves = state.moves(actor)
        move = moves[rng.below(len(moves))]
        if rng.below(60) == 0:
            actor, move = rng.below(players), CONCEDE
        worlds = [(seat, state.redeal(seat, rng)) for seat in range(players)]
        if not happens(state, actor, move):
            continue
        for seat, world in worlds:
            world.telling = True
            possible = happens(world, actor, move)
            if (
                possible
                and told(world, seat) == told(state, seat)
                and list(world.knows(seat)) != list(state.knows(seat))
            ):
                found.append(
                    f"seat {seat} after {game.say(move) if move >= 0 else 'a concession'}: {told(state, seat)}"
                )
    return found


def happens(state: State, actor: int, move: int) -> bool:
    if move == CONCEDE:
        if state.has_left(actor):
            return False
        state.concede(actor)
        return True
    if state.turn != actor or move not in list(state.moves(actor)):
        return False
    state.play(actor, move)
    return True


def told(state: State, seat: int) -> list[object]:
    faces = [(event.face(seat), event.travels, event.sheet) for event in state.events]
    return [face for face in faces if face[0] is not None]
