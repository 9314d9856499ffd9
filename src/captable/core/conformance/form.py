"""The form of a view, on which every board relies: kinds and colours that there are, and words for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args, get_type_hints

from captable.core.conformance.broken import Broken, expect
from captable.core.conformance.exam import Exam, seen_by, with_those_under
from captable.core.moves import Number
from captable.core.state import State
from captable.core.view import OPEN, Choice, Message, Piece, View, Zone
from captable.core.view import Counter as ViewCounter

ZONE_KINDS = ("row", "hand", "pile", "stack", "grid")
COLOURS = get_args(get_type_hints(Piece)["colour"])
LONGEST_SIGN = 3


def check_form(exam: Exam, state: State) -> None:
    for looker, view in exam.views.items():
        whose = seen_by(looker)
        said = (view.game, view.version, view.seat)
        right = (exam.game.key, exam.game.version, looker)
        expect(said == right, f"{whose} says that it is of {said}, not {right}: game, version, seat", "view")
        seats = [seat.seat for seat in view.seats]
        expect(seats == list(exam.seats()), f"{whose} has the seats {seats}: all of them, counted from 0", "view")
        for counters in (view.counters, *(seat.counters for seat in view.seats)):
            _check_counters(counters, whose)
        for zone in view.zones:
            _check_zone(exam, zone, whose)
            _check_sizes(zone, exam.views[OPEN], whose)
        _check_choices(exam, view, whose)
        _check_deadline(state, view, whose)


def _check_counters(counters: Sequence[ViewCounter], whose: str) -> None:
    doubled = [id for id, times in Counter(counter.id for counter in counters).items() if times > 1]
    expect(not doubled, f"{whose} has two counters {doubled} at one place: give each an id of its own", "view")


def _check_zone(exam: Exam, zone: Zone, whose: str) -> None:
    kinds = ", ".join(ZONE_KINDS)
    expect(zone.kind in ZONE_KINDS, f"the zone {zone.id} is of the kind {zone.kind!r}: it takes one of {kinds}", "view")
    there = zone.owner is None or zone.owner in exam.seats()
    expect(there, f"{whose} has the zone {zone.id} belong to seat {zone.owner}, which is not there", "view")
    for piece in with_those_under(zone.pieces):
        _check_counters(piece.counters, whose)
        colours = ", ".join(colour for colour in COLOURS if colour)
        expect(piece.colour in COLOURS, f"the piece {piece.id} is {piece.colour!r}: it takes one of {colours}", "view")
        short = len(piece.sign) <= LONGEST_SIGN
        expect(short, f"the sign {piece.sign!r} of {piece.id} has more than {LONGEST_SIGN} characters", "view")
        for mark in piece.marks:
            _check_said(exam, f"{exam.game.prefix}-mark-{mark}", f"the mark {mark!r} of {piece.id}")


def _check_said(exam: Exam, id: str, what: str) -> None:
    for voice in exam.voices:
        told = f"{what} has no text in {voice.language}: write {id} in texts/{voice.language}.ftl"
        expect(voice.has(id), told, "view")


def _check_sizes(zone: Zone, whole: View, whose: str) -> None:
    """Who can't see the cards can count them."""
    for other in whole.zones:
        if other.id == zone.id and zone.count is not None:
            there = len(other.pieces) if other.count is None else other.count
            told = f"{whose} counts {zone.count} in {zone.id}, where there are {there}"
            expect(zone.count in (there, len(other.pieces)), told, "view")


def _check_choices(exam: Exam, view: View, whose: str) -> None:
    """What is offered says which move it is, and two moves never look the same."""
    table = exam.game.move_table
    for choice in view.choices:
        own = table.message(choice.move)
        if choice.label.id == own.id:
            right = choice.label == own
            expect(right, f"{whose} calls the move {_said(exam, own)!r} {_said(exam, choice.label)!r}", "view")
        if choice.group:
            _check_said(exam, choice.group, f"the group {choice.group!r} of choices")
    looks = Counter(map(_look, view.choices))
    alike = [choice for choice in view.choices if looks[_look(choice)] > 1]
    if alike:
        said = _said(exam, alike[0].label)
        told = f"{whose} offers {len(alike)} moves as {said!r}: say what differs in the label, or where (on)"
        raise Broken(told, alike[0].label.id)
    for range_ in view.ranges:
        figures = [range_.low + i * range_.step for i in range((range_.high - range_.low) // range_.step + 1)]
        kind = table.kind_of(range_.first)
        if [type(argument) for argument in kind.arguments.values()] == [Number]:
            (name,) = kind.arguments
            meant = [table.structured(range_.first + i)[name] for i in range(len(figures))]
            told = f"{whose} offers the figures {figures[:3]}… for moves that mean {meant[:3]}…"
            expect(figures == meant, f"{told}: low must be the figure of the move first", "view")


def _look(choice: Choice) -> tuple[object, ...]:
    return str(choice.label), tuple(choice.on), choice.to, choice.group


def _said(exam: Exam, message: Message) -> str:
    return exam.voices[0].say(message)


def _check_deadline(state: State, view: View, whose: str) -> None:
    if view.seat in state.to_move():
        deadline = int(state.deadline(view.seat))
        shown = None if deadline < 0 else deadline
        expect(view.deadline == shown, f"{whose} has the deadline {view.deadline}, deadline() says {shown}", "view")
