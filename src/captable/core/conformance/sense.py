"""What bots and absent players rely on: legal suggestions that look at nothing hidden, and honest estimates."""

from __future__ import annotations

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.playout import seat_to_move
from captable.core.state import OVER, WIN, State


def check_absence(exam: Exam, state: State) -> None:
    for seat in state.to_move():
        legal = state.default_move(seat) in state.moves(seat)
        expect(legal, f"the default move of seat {seat} is not legal", "default_move")
        expect(state.deadline(seat) >= -1, f"seat {seat} has a deadline before the beginning", "deadline")


def check_sense(exam: Exam, state: State) -> None:
    """Common sense and the moves worth trying are legal, and the same in every world that the seat thinks possible."""
    movers = state.to_move()
    for seat in movers if len(movers) < 3 else [movers[exam.rng.below(len(movers))]]:
        world = state.redeal(seat, exam.rng.fork())
        rng = exam.rng.fork()
        legal = set(state.moves(seat))
        sense, quick = state.common_sense(seat, rng.copy()), state.quick_move(seat, rng.copy())
        tries = list(state.worth_trying(seat))
        expect(
            sense in legal, f"common_sense({seat}) is move {sense}, which is not legal: choose of legal(seat)", SENSE
        )
        expect(quick in legal, f"quick_move({seat}) is move {quick}, which is not legal", "quick_move")
        strange = [move for move in tries if move not in legal]
        expect(not strange, f"worth_trying({seat}) has {strange}, which are not legal", "worth_trying")
        expect(bool(tries), f"worth_trying({seat}) is empty, though the seat is to move", "worth_trying")
        expect(
            world.common_sense(seat, rng.copy()) == sense,
            f"common_sense({seat}) is another move when only what the seat can't see is: it may look at nothing hidden",
            SENSE,
        )
        expect(
            list(world.worth_trying(seat)) == tries,
            f"worth_trying({seat}) is other moves when only what the seat can't see is",
            "worth_trying",
        )
        same = world.default_move(seat) == state.default_move(seat)
        expect(same, f"default_move({seat}) is another when only what the seat can't see is", "default_move")


SENSE = "common_sense"


def check_play_without_notes(exam: Exam, state: State) -> None:
    """Whoever stops noting plays the same game: the same moves, the same common sense, the same values."""
    noting, playing = state.copy(), state.copy()
    playing.stop_noting()
    for _ in range(MOVES_WITHOUT_NOTES):
        seat = seat_to_move(noting, exam.rng)
        if seat == OVER:
            break
        rng = exam.rng.fork()
        same = list(playing.legal(seat)) == list(noting.legal(seat))
        same = same and playing.quick_move(seat, rng.copy()) == noting.quick_move(seat, rng.copy())
        move = noting.common_sense(seat, rng.copy())
        expect(
            same and playing.common_sense(seat, rng.copy()) == move,
            f"after stop_noting() seat {seat} has other moves or another common sense",
            "stop_noting",
        )
        noting.apply(seat, move)
        playing.apply(seat, move)
    same = playing.turn == noting.turn and list(playing.values()) == list(noting.values())
    expect(same, "after stop_noting() the game goes on otherwise", "stop_noting")


MOVES_WITHOUT_NOTES = 8


def check_values(exam: Exam, state: State) -> None:
    values = list(state.values())
    expect(len(values) == state.players, f"values() has {len(values)} numbers for {state.players} seats", "values")
    for seat in exam.seats():
        expect(0 <= state.value(seat) <= WIN, f"value({seat}) is not between 0 and {WIN}", "value")
        expect(values[seat] == state.value(seat), f"values()[{seat}] is not value({seat})", "values")


def check_final_values(exam: Exam, state: State) -> None:
    """At the end who came before another is not valued less, and a winner more than all who lost."""
    outcome = state.outcome()
    assert outcome is not None
    values, places = list(state.values()), outcome.places
    for one in exam.seats():
        for two in exam.seats():
            if places[one] < places[two]:
                fair = values[one] > values[two] or (places[one] > 1 and values[one] == values[two])
                expect(
                    fair,
                    f"at the end seat {one} came {places[one]} with a value of {values[one]}, seat {two} came "
                    f"{places[two]} with {values[two]}: values must agree with the outcome, or bots play for the wrong "
                    "end",
                    "values" if "values" in vars(type(state)) else "value",
                )
