"""What is hidden stays hidden: positions that a seat can't tell apart look the same to it and are redealt alike."""

from __future__ import annotations

import msgspec

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.hearing import differs_in, told
from captable.core.playout import seat_to_move
from captable.core.state import TOGETHER, State
from captable.core.view import OPEN, SPECTATOR

ENOUGH_WORLDS = 24
"""If so many worlds in a game were all the true one, redeal does not deal."""


def check_worlds(exam: Exam, state: State) -> None:
    """A redealt position looks the same to its seat, and depends on nothing but what the seat knows."""
    for seat in exam.seats():
        rng = exam.rng.fork()
        world = state.redeal(seat, rng.copy())
        _expect_same_look(exam, state, world, seat)
        expect(not (wrong := exam.observed.wrong(state, world, seat)), wrong, "observed")
        again = world.redeal(seat, rng.copy())
        expect(
            list(again.key()) == list(world.key()),
            f"redeal depends on more than seat {seat} knows: redealing again with the same chance differs",
            "redeal",
        )
        expect(list(world.census()) == exam.census, f"a position redealt for seat {seat} has other pieces", "redeal")
        expect(state.moves(seat) == world.moves(seat), f"redeal changed the moves of seat {seat}", "redeal")
        expect(
            list(world.rng.words()) != list(state.rng.words()),
            f"redeal leaves seat {seat} the true generator, which foretells every draw: other.rng = rng.fork()",
            "redeal",
        )
        exam.tally["other worlds"] += not _is_the_true_one(world, state)
        exam.tally["worlds"] += exam.views[seat].zones != exam.views[OPEN].zones


def _expect_same_look(exam: Exam, state: State, world: State, seat: int) -> None:
    for looker in (seat, SPECTATOR):
        expect(
            state.knows(looker) == world.knows(looker),
            f"knows({looker}) changed when only what seat {seat} can't see did: it may hold no more than is seen",
            "knows",
        )
        view = world.view(looker)
        expect(
            msgspec.json.encode(view) == exam.looks[looker],
            f"view({looker}) changed when only what seat {seat} can't see did, in "
            f"{differs_in(exam.views[looker], view)}: show it to those alone who may see it",
            "view",
        )


def _is_the_true_one(world: State, state: State) -> bool:
    """But for the generator, which is always another."""
    truth = state.copy()
    truth.rng = world.rng.copy()
    return list(truth.key()) == list(world.key())


def check_that_redeal_deals(exam: Exam, state: State) -> None:
    """Over a game, a seat that does not see everything is dealt other worlds than the true one."""
    count = exam.tally["worlds"]
    expect(
        count < ENOUGH_WORLDS or exam.tally["other worlds"] > 0,
        f"redeal gave the true position back in all of {count} tries, though seats do not see all of it: draw anew "
        "what the seat can't see",
        "redeal",
    )
    expect(
        exam.game.hidden or exam.tally["other worlds"] == 0,
        "there are things that a seat does not know, but the game says hidden = False",
        "hidden",
    )


def check_undo(exam: Exam, state: State) -> None:
    """A move that says that it revealed nothing taught nobody anything that taking it back would leave behind."""
    actor = seat_to_move(state, exam.rng)
    move = exam.any_move(state, actor)
    after = state.copy()
    after.telling = True
    after.play(actor, move, at=state.at)
    if after.revealed:
        _expect_not_sealed(exam, state, after, actor, move)
        return
    expect(
        list(after.rng.words()) == list(state.rng.words()),
        f"{exam.game.say(move)!r} says that it revealed nothing, but it drew from the generator: set revealed, or undo "
        "would draw again",
        "apply",
    )
    for seat in exam.seats():
        if seat != actor:
            _expect_nothing_learned(exam, state, after, seat, actor, move)


def _expect_not_sealed(exam: Exam, state: State, after: State, actor: int, move: int) -> None:
    """A choice that all the others take for any other one reveals nothing as long as they are still choosing."""
    others = [seat for seat in exam.seats() if seat != actor]
    waited_for = [seat for seat in state.to_move() if seat != actor]
    moves = state.moves(actor)
    sealed = all(len({state.seen_as(seat, actor, each) for each in moves}) == 1 for seat in others)
    expect(
        len(moves) < 2 or not sealed or not waited_for or after.to_move() != waited_for,
        f"{exam.game.say(move)!r} is a secret choice that seat {actor} could take back, but it says that it revealed "
        "something: begin apply with self.revealed = False",
        "apply",
    )


def _expect_nothing_learned(exam: Exam, state: State, after: State, seat: int, actor: int, move: int) -> None:
    """Another move that the seat takes for the same, in another world that it takes for the same, changes nothing."""
    seen = state.seen_as(seat, actor, move)
    twin = state.redeal(seat, exam.rng)
    twin.telling = True
    alike = [m for m in twin.moves(actor) if twin.seen_as(seat, actor, m) == seen]
    alike = [m for m in alike if m != move] or alike
    text = exam.game.say(move)
    nothing = f"{text!r} says that it revealed nothing, but"
    if not alike and _has_more_to_choose(twin, actor, state, after):
        return
    expect(bool(alike), f"{nothing} seat {seat} could not be sure it was possible", "apply")
    other = alike[exam.rng.below(len(alike))]
    twin.play(actor, other, at=state.at)
    against = f"{exam.game.say(other)!r} instead, which seen_as calls the same"
    one, two = told(after, seat), told(twin, seat)
    differing = next((said for said in [*one, *two] if said not in one or said not in two), None)
    expect(
        differing is None,
        f"{nothing} seat {seat} is told something else after {against}: {_said(differing)}. Tell it to its owner only "
        "(Event(None, {seat: …})), or set revealed",
        _id_of(differing),
    )
    expect(
        twin.knows(seat) == after.knows(seat),
        f"{nothing} what seat {seat} knows after it depends on hidden things: it differs after {against}",
        "knows",
    )
    one_view, other_view = after.view(seat), twin.view(seat)
    expect(
        msgspec.json.encode(other_view) == msgspec.json.encode(one_view),
        f"{nothing} seat {seat} sees something else after {against}, in {differs_in(one_view, other_view)}",
        "view",
    )
    rng = exam.rng.fork()
    expect(
        list(after.redeal(seat, rng.copy()).key()) == list(twin.redeal(seat, rng.copy()).key()),
        f"redeal for seat {seat} keeps something hidden: the same chance gives another world after {against}. Draw "
        "sealed choices anew",
        "redeal",
    )


def _has_more_to_choose(twin: State, actor: int, state: State, after: State) -> bool:
    """Whether the move was the last of several secret ones of that seat, and none can be the last in the other world.

    That a seat is done is seen by everybody, and it says nothing of what was chosen.
    """
    if state.turn != TOGETHER or actor in after.to_move():
        return False
    for move in twin.moves(actor):
        world = twin.copy()
        world.play(actor, move, at=twin.at)
        if actor not in world.to_move():
            return False
    return True


def _said(face: tuple[object, ...] | None) -> str:
    return _id_of(face) or "an event"


def _id_of(face: tuple[object, ...] | None) -> str:
    return str(getattr(face[0], "id", "")) if face else ""
