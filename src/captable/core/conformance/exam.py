"""The examination of one random game, and what the checks share: voices, clauses, views of the position."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from captable.core.conformance.broken import Broken, expect
from captable.core.conformance.texts import Needs, needs_of, spoken_in
from captable.core.messages import messages_in
from captable.core.observation import Observed
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.record import Recorder
from captable.core.rng import Rng
from captable.core.state import OVER, State
from captable.core.view import OPEN, SPECTATOR, Message, Piece, Refusal, View
from captable.core.words import LANGUAGES, Words

_A_WORD = re.compile(r"[^\W\d_]")
LETTERS_OF_A_WORD = 3
"""So many different ones; a row of a picture has fewer."""


class Exam:
    """One game under examination. A check is a function of it and of a position, and raises `Broken`."""

    def __init__(self, recorder: Recorder, rng: Rng, samples: int) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.rng = rng
        self.samples = samples
        self.clauses = set(self.game.catalogue().clauses)
        self.voices = [Words(self.game, language) for language in LANGUAGES]
        self.needs: dict[str, Needs] = {language: needs_of(self.game, language) for language in LANGUAGES}
        self.said: dict[str, Needs] = {language: spoken_in(self.game, language) for language in LANGUAGES}
        self.census = list(recorder.state.census())
        self.knows_length = len(recorder.state.knows(0))
        self.observed = Observed(self.game, int(recorder.state.players))
        self.spoken: set[tuple[str, ...]] = set()
        self._heard: set[bytes] = set()
        self.looks: dict[int, bytes] = {}
        """The views of the position under examination, by who looks, as they are sent."""
        self.views: dict[int, View] = {}
        """The same, to be looked into."""
        self.tally: Counter[str] = Counter()
        """What checks count over the whole game."""

    @property
    def state(self) -> State:
        return self.recorder.state

    def seats(self) -> range:
        return range(self.state.players)

    def lookers(self) -> list[int]:
        return [OPEN, SPECTATOR, *self.seats()]

    def longest(self) -> int:
        options = read_options(self.game.options, self.recorder.record.options)
        return self.game.longest(self.state.players, options)

    def look(self, state: State) -> None:
        """Take the views of a position, for all the checks that need them."""
        self.views = {seat: state.view(seat) for seat in self.lookers()}
        self.looks = {seat: msgspec.json.encode(view) for seat, view in self.views.items()}

    def any_move(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        expect(len(moves) > 0, f"seat {seat} is to move and has no move", "moves")
        return moves[self.rng.below(len(moves))]

    def play_some(self, state: State, most: int) -> None:
        for _ in range(most):
            seat = seat_to_move(state, self.rng)
            if seat == OVER:
                return
            state.play(seat, self.any_move(state, seat))

    def usual_length(self) -> int:
        """How many moves a game from here has, to spread the samples over it."""
        other = self.state.copy()
        other.telling = False
        count, longest = 0, self.longest()
        while count <= longest and not other.over():
            seat = seat_to_move(other, self.rng)
            other.apply(seat, self.any_move(other, seat))
            count += 1
        return max(1, count)

    # -- what may be said ------------------------------------------------------------------------------------

    def check_texts(self, thing: object) -> None:
        """Every message in it can be said in every language, with the arguments that it has."""
        written = msgspec.msgpack.encode(thing)
        if written in self._heard:  # most refusals are the same at every position
            return
        self._heard.add(written)
        for message in messages_in(thing):
            spoken = (message.id, *message.args)
            self._check_arguments(message)
            if spoken not in self.spoken:
                for voice in self.voices:
                    expect(
                        voice.has(message.id),
                        f"the message {message.id!r} has no text in {voice.language}: write it in "
                        f"texts/{voice.language}.ftl",
                        message.id,
                    )
                    missing = self.needs[voice.language].get(message.id, frozenset()) - set(message.args)
                    expect(
                        not missing,
                        f"the message {message.id!r} in {voice.language} says {_dollars(missing)}, which it is not "
                        f"given: give it, or leave it out of the text",
                        message.id,
                    )
                self.spoken.add(spoken)

    def _check_arguments(self, message: Message) -> None:
        """What stands in a sentence can be said in every language: a seat by its player, a thing by its own message."""
        for name, value in message.args.items():
            if isinstance(value, Message | list) or not self._stands_in(name, message):
                continue
            if isinstance(value, str) and len(set(_A_WORD.findall(value))) >= LETTERS_OF_A_WORD:
                raise Broken(
                    f"the message {message.id!r} says {value!r} in every language: give ${name} as a Message, "
                    "which has a text in each",
                    message.id,
                )
            if name == "seat" and isinstance(value, int) and message.id != "seat":
                raise Broken(
                    f"the message {message.id!r} says the number {value} for a seat: give seat_name({value}), the name "
                    "of who sits there",
                    message.id,
                )

    def _stands_in(self, name: str, message: Message) -> bool:
        return any(name in said.get(message.id, ()) for said in self.said.values())

    def check_clause(self, clause: str | None, whose: str, at: str) -> None:
        if clause:
            expect(
                clause in self.clauses,
                f"{whose} names {clause}, which is no clause: write it into catalogue/en.md as "
                f'"- **{clause}** …", or name another',
                at,
            )

    def check_refusal(self, refusal: Refusal, what: str) -> None:
        self.check_clause(refusal.clause, what, refusal.say.id)
        self.check_texts(refusal)


Check = Callable[[Exam, State], None]


def _dollars(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


def seen_by(looker: int) -> str:
    """Whose view it is, in words."""
    return {OPEN: "the open view", SPECTATOR: "the view of who only watches"}.get(looker, f"the view of seat {looker}")


def with_those_under(pieces: list[Piece]) -> Iterator[Piece]:
    rest = list(pieces)
    while rest:
        piece = rest.pop()
        yield piece
        rest.extend(piece.under)


def places_in(view: View) -> Iterator[str]:
    """The ids that a move can be made on: seats, sides, zones and pieces, with those under other pieces."""
    for seat in view.seats:
        yield f"seat-{seat.seat}"
    for team in {seat.team for seat in view.seats} - {None}:
        yield f"side-{team}"
    for zone in view.zones:
        yield zone.id
        yield from (piece.id for piece in with_those_under(zone.pieces))
