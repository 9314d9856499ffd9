"""Copies, dumps and records are the position that they were made of."""

from __future__ import annotations

import json

import msgspec

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.damage import damage, damage_often
from captable.core.playout import seat_to_move
from captable.core.record import Recorder, decode, encode
from captable.core.state import OVER, State
from captable.core.twins import lost_in_copy
from captable.core.view import OPEN, SPECTATOR

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


def check_key(exam: Exam, state: State) -> None:
    """Positions that differ in anything have different keys: dumps in which one field was changed are loaded."""
    text, key = json.dumps(state.dump()), list(state.key())
    for _ in range(FIELDS_CHANGED):
        dump = json.loads(text)
        fields = [field for field in dump if field not in FIELDS_OF_NO_POSITION]
        field = fields[exam.rng.below(len(fields))]
        part = {field: dump[field]}
        try:
            damage(part, exam.rng)
            other = exam.game.load({**dump, **part})
        except Exception:  # there is nothing in it to change, or it is refused; check_damage sees how
            continue
        if list(other.key()) == key and json.dumps(other.dump()) != text:
            expect(
                _goes_on_alike(exam, state.copy(), other),
                f"two positions that differ in {field} have the same key, though they go on differently: everything "
                "that can matter later belongs into it",
                "key",
            )


def _goes_on_alike(exam: Exam, one: State, other: State) -> bool:
    """Whether the same moves lead to the same; what differs then does not matter."""
    for _ in range(MOVES_TO_TELL_APART):
        seat = seat_to_move(one, exam.rng)
        if one.view(OPEN) != other.view(OPEN) or list(one.key()) != list(other.key()):
            return False
        if seat == OVER:
            break
        if one.moves(seat) != other.moves(seat):
            return False
        move = exam.any_move(one, seat)
        one.play(seat, move)
        other.play(seat, move)
    return True


MOVES_TO_TELL_APART = 24
FIELDS_CHANGED = 6
FIELDS_OF_NO_POSITION = ("game", "version", "options", "players")


def check_replay(exam: Exam, state: State) -> None:
    record = decode(encode(exam.recorder.record))
    again = Recorder.resume(record, exam.game)
    same = again.state.digest() == state.digest()
    expect(same, "replaying the record gives another position: the rules use something outside the state", "apply")
    if again.past:
        again.undo(0)
        before = exam.recorder.past[-1].before
        expect(again.state.digest() == before.digest(), "undo leaves a trace", "copy")
