"""Who may move, what they may do, and how everything else is refused."""

from __future__ import annotations

from collections.abc import Callable

from captable.core.conformance.broken import Broken, expect
from captable.core.conformance.exam import Exam
from captable.core.errors import BadInput, IllegalMove
from captable.core.state import OVER, TOGETHER, State
from captable.core.vectors import NONE
from captable.core.view import OPEN, SPECTATOR

MOST_CODES_TRIED = 400
"""A game with more move codes than this has its illegal moves sampled."""
CODES_TRIED_OUT_OF_TURN = 40
"""Nothing is legal for a seat that is not to move, so a few codes show how it is refused."""


def check_movers(exam: Exam, state: State) -> None:
    """Somebody is to move, has moves, and has not left."""
    movers = state.to_move()
    expect(bool(movers), "nobody is to move, but the game is not over: set turn to OVER at its end", "apply")
    expect(
        state.turn != TOGETHER or exam.game.simultaneous,
        "seats move together, but the game does not say so: write simultaneous = True",
        "simultaneous",
    )
    for seat in movers:
        moves = state.moves(seat)
        expect(bool(moves), f"seat {seat} is to move and has no move", "moves")
        expect(len(set(moves)) == len(moves), f"a move of seat {seat} is listed twice", "moves")
        known = min(moves) >= 0 and max(moves) < exam.game.move_codes
        expect(known, f"seat {seat} has a move without a code in the move table", "moves")
        expect(not state.has_left(seat), f"seat {seat} has left and is to move", "leave")
        again = state.moves(seat)
        expect(moves == again, f"moves({seat}) says {moves} and then {again}: always the same, in one order", "moves")
        check_random_move(exam, state, seat, moves)


def check_random_move(exam: Exam, state: State, seat: int, moves: list[int]) -> None:
    """A move by lot is one of the legal moves, all equally likely: the one that `legal` or the lots say."""
    lots = state.lots(seat)
    meant = [state.move_of_lot(seat, lot) for lot in range(lots)]
    if lots:
        each_once = sorted(move for move in meant if move != NONE) == sorted(moves)
        expect(each_once, f"the lots of seat {seat} are not its moves, each once, and blanks: {meant}", "move_of_lot")
    rng = exam.rng.copy()
    by_lot = NONE
    while by_lot == NONE:
        by_lot = meant[rng.below(lots)] if lots else moves[rng.below(len(moves))]
    same = state.any_move(seat, exam.rng.copy()) == by_lot
    expect(same, f"any_move of seat {seat} is not the move with that lot: {by_lot}", "any_move")


def check_census(exam: Exam, state: State) -> None:
    """Nothing appears or vanishes."""
    now = list(state.census())
    expect(now == exam.census, f"pieces were lost or made: {exam.census} → {now}", "census")


def check_unfinished(exam: Exam, state: State) -> None:
    expect(state.outcome() is None, "there is an outcome, but the game is not over", "outcome")


def check_refusals(exam: Exam, state: State) -> None:
    """Illegal moves are refused with a clause and change nothing; `why_not` is none exactly for legal ones."""
    before = list(state.key())
    movers = set(state.to_move())
    for seat in exam.seats():
        legal = set(state.moves(seat)) if seat in movers else set()
        most = MOST_CODES_TRIED if seat in movers else CODES_TRIED_OUT_OF_TURN
        for move in _codes_to_try(exam, legal, most):
            refusal = state.why_not(seat, move)
            same = (refusal is None) == (move in legal)
            expect(same, f"why_not and moves differ on move {move} of seat {seat}", "forbids")
            if refusal is not None:
                exam.check_refusal(refusal, f"the refusal of move {move}")
        illegal = next((move for move in _codes_to_try(exam, set(), most) if move not in legal), None)
        if illegal is not None:
            _expect_refused(state, seat, illegal, before)


def _codes_to_try(exam: Exam, legal: set[int], most: int) -> list[int]:
    codes = exam.game.move_codes
    if codes <= most:
        return list(range(codes))
    return [*legal, *(exam.rng.below(codes) for _ in range(most))]


def _expect_refused(state: State, seat: int, move: int, before: list[int]) -> None:
    try:
        state.play(seat, move)
    except IllegalMove:
        expect(list(state.key()) == before, f"the refused move {move} of seat {seat} changed the position", "forbids")
    else:
        raise Broken(f"the illegal move {move} of seat {seat} was played", "play")


def check_mistakes(exam: Exam, state: State) -> None:
    """A seat or a move that does not exist is the caller's mistake: `BadInput`, and no clause of the rules."""
    before = list(state.key())
    for seat in (-1, state.players, 2**70):
        _expect_bad_input(state.why_not, seat, 0)
        _expect_bad_input(state.play, seat, 0)
        _expect_bad_input(state.concede, seat)
        _expect_bad_input(state.moves, seat)
        _expect_bad_input(state.redeal, seat, exam.rng)
    for seat in (min(OPEN, SPECTATOR) - 1, state.players, 2**70):
        _expect_bad_input(state.view, seat)
        _expect_bad_input(state.knows, seat)
    for move in (-1, exam.game.move_codes, 2**70):
        _expect_bad_input(state.why_not, 0, move)
        _expect_bad_input(state.play, 0, move)
    expect(list(state.key()) == before, "a mistake of the caller changed the position")


def _expect_bad_input(asked: Callable[..., object], *args: object) -> None:
    try:
        asked(*args)
    except BadInput:
        return
    name = asked.__name__
    raise Broken(
        f"{name}{args} does not raise BadInput, though there is no such seat or move: ask "
        f"{'viewer' if name in ('view', 'knows') else 'seat_number'}(seat) for the seat first",
        name,
    )


def check_same_game(exam: Exam, state: State) -> None:
    """A move does the same each time, told or not: nothing is left to Python's chance or to whether anyone listens."""
    movers = state.to_move()
    seat = movers[exam.rng.below(len(movers))]
    move = exam.any_move(state, seat)
    told, again, untold = state.copy(), state.copy(), state.copy()
    told.telling, again.telling, untold.telling = True, True, False
    for one in (told, again, untold):
        one.play(seat, move, at=state.at)
    key = list(told.key())
    text = exam.game.say(move)
    expect(
        list(again.key()) == key,
        f"{text!r}, played twice from the same position, gives two: all chance must come from state.rng",
        "apply",
    )
    expect(
        list(untold.key()) == key,
        f"{text!r} does something else when telling is off: only events may depend on it",
        "apply",
    )
    expect(told.turn >= 0 or told.turn in (OVER, TOGETHER), f"{text!r} leaves turn at {told.turn}", "apply")
