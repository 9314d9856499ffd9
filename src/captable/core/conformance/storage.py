"""Copies, dumps and records are the position that they were made of."""

from __future__ import annotations

import json

import msgspec

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.damage import damage_often
from captable.core.record import Recorder, decode, encode
from captable.core.state import State
from captable.core.twins import lost_in_copy
from captable.core.view import SPECTATOR

DAMAGES = 1
"""So many damaged dumps are tried at a position that is examined closely."""


def check_copies(exam: Exam, state: State) -> None:
    before = list(state.key())
    twin, played = state.copy(), state.copy()
    expect(list(twin.key()) == before, "a copy differs from its original", "copy")
    lost = lost_in_copy(state, twin, exam.game.rewritten_in_copies)
    expect(lost is None, f"a copy does not carry {lost}", "copy")
    exam.play_some(played, 12)
    expect(list(state.key()) == before, "playing a copy changed the original", "copy")
    expect(list(twin.key()) == before, "playing a copy changed another copy", "copy")


def check_storage(exam: Exam, state: State) -> None:
    loaded = expect_same_when_loaded(exam, state)
    for seat in [SPECTATOR, *exam.seats()]:
        same = msgspec.json.encode(loaded.view(seat)) == exam.looks[seat]
        expect(same, f"load(dump()) shows another view to seat {seat}", "load")
    for seat in exam.seats():  # bots are handed such a world as a dump
        world = state.redeal(seat, exam.rng.fork())
        stored = exam.game.load(json.loads(json.dumps(world.dump())))
        expect(list(stored.key()) == list(world.key()), f"a world redealt for seat {seat} can't be stored", "load")


def expect_same_when_loaded(exam: Exam, state: State) -> State:
    """The position that its dump says; it is the same one, to the last seat that has left."""
    text = json.dumps(state.dump())
    loaded = exam.game.load(json.loads(text))
    for field in ("players", "gone", "turn"):
        was, now = getattr(state, field), getattr(loaded, field)
        expect(was == now, f"load(dump()) has {field} = {now}, it was {was}: put it into the dump and read it", "dump")
    expect(list(loaded.key()) == list(state.key()), "load(dump()) is another position", "dump")
    expect(json.dumps(loaded.dump()) == text, "load(dump()).dump() differs", "dump")
    return loaded


def check_damage(exam: Exam, state: State) -> None:
    damage_often(state, exam.rng, DAMAGES)


def check_replay(exam: Exam, state: State) -> None:
    record = decode(encode(exam.recorder.record))
    again = Recorder.resume(record, exam.game)
    same = again.state.digest() == state.digest()
    expect(same, "replaying the record gives another position: the rules use something outside the state", "apply")
    if again.past:
        again.undo(0)
        before = exam.recorder.past[-1].before
        expect(again.state.digest() == before.digest(), "undo leaves a trace", "copy")
