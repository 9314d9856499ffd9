"""Moves as structured forms and as words, and back."""

from __future__ import annotations

import json

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.errors import BadInput
from captable.core.state import State


def check_notation(exam: Exam, state: State) -> None:
    table = exam.game.move_table
    for seat in state.to_move():
        moves = state.moves(seat)
        for move in moves[:3] + moves[-3:]:
            form = json.loads(json.dumps(table.structured(move)))
            expect(table.code(form) == move, f"the structured form of move {move} means another move", "move_table")
            exam.check_texts(table.message(move))
            for voice in exam.voices:
                text = voice.say(table.message(move))
                try:
                    parsed = table.parse(text, voice)
                except BadInput:
                    parsed = -1
                expect(
                    parsed == move,
                    f"{text!r} ({voice.language}), move {move}, is read as move {parsed}",
                    table.message(move).id,
                )
        own = state.seen_as(seat, seat, moves[0]) == moves[0]
        expect(own, f"seat {seat} does not see its own move as it is", "seen_as")
