"""The test that any game must pass, ours or a stranger's: one random game, examined on the way.

At every move the basics are checked; at sampled positions everything that the contract promises. A failure is a
`ConformanceError` that carries the record of the game up to that point.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from captable.core.damage import Unplayable, damage_often
from captable.core.edited_figures import told_by_hand
from captable.core.errors import BadInput, CaptableError, IllegalMove
from captable.core.game import Game
from captable.core.hearing import Unheard, listen
from captable.core.messages import messages_in
from captable.core.moves import MoveTable
from captable.core.observation import Observed
from captable.core.options import read_options
from captable.core.playout import seat_to_move
from captable.core.record import Record, Recorder, decode, encode
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import OVER, WIN, State
from captable.core.twins import lost_in_copy
from captable.core.view import CONCEDED, OPEN, SPECTATOR, Event, Piece, View
from captable.core.view import Counter as ViewCounter
from captable.core.words import LANGUAGES, Words

SAMPLES = 8
"""About so many positions of a game are examined closely; the first one always is."""
MOVES_AFTER_LEAVING = 16
MOST_CODES_TRIED = 400
"""A game with more move codes than this has its illegal moves sampled."""
DAMAGES = 1
"""So many damaged dumps are tried at a position that is examined closely."""
CODES_TRIED_OUT_OF_TURN = 40
"""Nothing is legal for a seat that is not to move, so a few codes show how it is refused."""


Figures = dict[tuple[int | None, str], int]
"""Values of counters by seat (none for the table's) and id."""


class ConformanceError(CaptableError):
    """A game that breaks the contract, with the record that shows it."""

    def __init__(self, broken: str, record: Record, move_number: int) -> None:
        super().__init__(f"{broken} (after move {move_number})")
        self.broken = broken
        self.record = record
        self.move_number = move_number


class _Broken(Exception):
    """A promise of the contract that does not hold."""


def check_game(
    game: Game,
    players: int,
    seed: str,
    options: Mapping[str, object] | None = None,
    seat_options: Sequence[Mapping[str, object]] | None = None,
    samples: int = SAMPLES,
) -> int:
    """Play one random game and examine it; the number of moves, or `ConformanceError`."""
    recorder = Recorder(game, players, seed, dict(options or {}), [dict(o) for o in seat_options or []])
    examiner = _Examiner(recorder, rng_from(seed, "check"), samples)
    try:
        return examiner.run()
    except (_Broken, Unheard, Unplayable) as broken:
        raise ConformanceError(str(broken), recorder.record, len(recorder.past)) from None
    except Exception as error:  # a stranger's game can fail in any way
        broken_text = f"{type(error).__name__}: {error}"
        raise ConformanceError(broken_text, recorder.record, len(recorder.past)) from error


def check_figures(game: Game, players: int, seed: str) -> None:
    """Edit a figure of the card file, drawn by lot, and find the texts that still tell the old one."""
    if not game.cards_source:
        return
    try:
        told = told_by_hand(game, seed, most=1)
    except Exception as error:  # a stranger's game can fail in any way
        told = [f"with an edited figure it fails: {type(error).__name__}: {error}"]
    if told:
        raise ConformanceError(told[0], Recorder(game, players, seed).record, 0)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise _Broken(otherwise)


class _Examiner:
    def __init__(self, recorder: Recorder, rng: Rng, samples: int) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.rng = rng
        self.samples = samples
        self.clauses = set(self.game.catalogue().clauses)
        self.voices = [Words(self.game, language) for language in LANGUAGES]
        self.census = list(recorder.state.census())
        self.knows_length = len(recorder.state.knows(0))
        self.observed = Observed(self.game, int(recorder.state.players))
        self.spoken: set[str] = set()
        self.looks: dict[int, bytes] = {}
        """The views of the position under examination, by who looks."""

    @property
    def state(self) -> State:
        return self.recorder.state

    def run(self) -> int:
        options = read_options(self.game.options, self.recorder.record.options)
        longest = self.game.longest(self.state.players, options)
        usual_length = self.length_of_another_game(longest)
        count = 0
        while not self.state.over():
            self.check_basics(self.state)
            closely = count == 0 or self.rng.below(usual_length) < self.samples
            if closely:
                self.examine(self.state)
            figures = self.figures() if closely else {}
            seat = seat_to_move(self.state, self.rng)
            move = self.any_move(self.state, seat)
            self.recorder.play(seat, move, at=count)
            self.check_events(self.state.events)
            if closely:
                self.check_changes(figures)
            if self.state.revealed:
                _, before = self.recorder.past[-1]
                listen(before, seat, move, self.rng)
            count += 1
            _expect(count <= longest, f"more moves than the longest game, {longest}")
        self.check_end(self.state)
        return count

    def length_of_another_game(self, longest: int) -> int:
        """How many moves a game from here has, to spread the samples over it."""
        other = self.state.copy()
        other.telling = False
        count = 0
        while count <= longest and not other.over():
            seat = seat_to_move(other, self.rng)
            other.apply(seat, self.any_move(other, seat))
            count += 1
        return max(1, count)

    def any_move(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        _expect(len(moves) > 0, f"seat {seat} is to move and has no move")
        return moves[self.rng.below(len(moves))]

    def seats(self) -> range:
        return range(self.state.players)

    # -- at every position ---------------------------------------------------------------------------------

    def check_basics(self, state: State) -> None:
        movers = state.to_move()
        _expect(bool(movers), "nobody is to move, but the game is not over")
        for seat in movers:
            moves = state.moves(seat)
            _expect(bool(moves), f"seat {seat} is to move and has no move")
            _expect(len(set(moves)) == len(moves), f"a move of seat {seat} is listed twice")
            _expect(min(moves) >= 0 and max(moves) < self.game.move_codes, f"seat {seat} has a move without a code")
            _expect(not state.has_left(seat), f"seat {seat} has left and is to move")
        _expect(
            list(state.census()) == self.census, f"pieces were lost or made: {self.census} → {list(state.census())}"
        )
        _expect(state.outcome() is None, "there is an outcome, but the game is not over")

    # -- at sampled positions ------------------------------------------------------------------------------

    def examine(self, state: State) -> None:
        before = list(state.key())
        self.check_refusals(state)
        self.check_mistakes(state)
        self.check_copies(state)  # first of those that need copies, so that a bad one is called by its name
        self.check_views(state)
        self.check_worlds(state)
        self.check_storage(state)
        damage_often(state, self.rng, DAMAGES)
        self.check_undo(state)
        self.check_notation(state)
        self.check_absence(state)
        self.check_leaving(state)
        _expect(list(state.key()) == before, "a question about the position changed it")

    def check_refusals(self, state: State) -> None:
        """Illegal moves are refused with a clause and change nothing; `why_not` is none exactly for legal ones."""
        before = list(state.key())
        movers = set(state.to_move())
        for seat in self.seats():
            legal = set(state.moves(seat)) if seat in movers else set()
            most = MOST_CODES_TRIED if seat in movers else CODES_TRIED_OUT_OF_TURN
            for move in self.codes_to_try(legal, most):
                refusal = state.why_not(seat, move)
                _expect((refusal is None) == (move in legal), f"why_not and moves differ on move {move} of seat {seat}")
                if refusal is not None:
                    known = not self.clauses or refusal.clause in self.clauses
                    _expect(known, f"move {move} is refused by {refusal.clause}, which is no clause")
                    self.check_texts(refusal)
            illegal = next((move for move in self.codes_to_try(set(), most) if move not in legal), None)
            if illegal is not None:
                self.expect_refused(state, seat, illegal, before)

    def expect_refused(self, state: State, seat: int, move: int, before: list[int]) -> None:
        try:
            state.play(seat, move)
        except IllegalMove:
            _expect(list(state.key()) == before, f"the refused move {move} of seat {seat} changed the position")
        else:
            raise _Broken(f"the illegal move {move} of seat {seat} was played")

    def codes_to_try(self, legal: set[int], most: int) -> list[int]:
        codes = self.game.move_codes
        if codes <= most:
            return list(range(codes))
        return [*legal, *(self.rng.below(codes) for _ in range(most))]

    def check_mistakes(self, state: State) -> None:
        """A seat or a move that does not exist is the caller's mistake: `BadInput`, and no clause of the rules."""
        before = list(state.key())
        for seat in (-1, state.players, 2**70):
            self.expect_bad_input(state.why_not, seat, 0)
            self.expect_bad_input(state.play, seat, 0)
            self.expect_bad_input(state.concede, seat)
            self.expect_bad_input(state.moves, seat)
            self.expect_bad_input(state.redeal, seat, self.rng)
        for seat in (min(OPEN, SPECTATOR) - 1, state.players, 2**70):
            self.expect_bad_input(state.view, seat)
            self.expect_bad_input(state.knows, seat)
        for move in (-1, self.game.move_codes, 2**70):
            self.expect_bad_input(state.why_not, 0, move)
            self.expect_bad_input(state.play, 0, move)
        _expect(list(state.key()) == before, "a mistake of the caller changed the position")

    def expect_bad_input(self, asked: Callable[..., object], *args: object) -> None:
        try:
            asked(*args)
        except BadInput:
            return
        raise _Broken(f"{asked.__name__}{args} does not raise BadInput, though there is no such seat or move")

    def check_views(self, state: State) -> None:
        for seat in [OPEN, SPECTATOR, *self.seats()]:
            view = state.view(seat)
            self.looks[seat] = msgspec.json.encode(view)
            self.check_texts(view)
            self.check_declared(view)
            ids = list(_places(view))
            doubled = {id for id, times in Counter(ids).items() if times > 1}
            _expect(not doubled, f"two things in the view of seat {seat} are called {doubled}")
            shown, told = [s.seat for s in view.seats if s.to_move], state.seen_to_move(seat)
            _expect(shown == told, f"the view of seat {seat} has {shown} to move, seen_to_move says {told}")
            offered = [choice.move for choice in view.choices]
            offered += [r.first + i for r in view.ranges for i in range((r.high - r.low) // r.step + 1)]
            legal = sorted(state.moves(seat)) if seat in set(state.to_move()) else []
            _expect(sorted(offered) == legal, f"the view of seat {seat} offers {sorted(offered)}, legal are {legal}")
            for choice in view.choices:
                kind = self.game.move_table.kind_of(choice.move).kind
                _expect(choice.kind in ("", kind), f"the view of seat {seat} calls a {kind} a {choice.kind}")
            acted_on = [c.on for c in view.choices] + [r.on for r in view.ranges] + [b.on for b in view.blocked]
            for on in acted_on:
                lost = set(on) - set(ids)
                _expect(not lost, f"the view of seat {seat} has a move on {lost}, which it does not show")
            _expect(
                len(state.knows(seat)) == self.knows_length or seat == OPEN, f"knows({seat}) has changed its length"
            )

    def check_worlds(self, state: State) -> None:
        """A redealt position looks the same to its seat, and depends on nothing but what the seat knows."""
        for seat in self.seats():
            rng = self.rng.fork()
            world = state.redeal(seat, rng.copy())
            self.expect_same_look(state, world, seat)
            _expect(not (wrong := self.observed.wrong(state, world, seat)), wrong)
            again = world.redeal(seat, rng.copy())
            _expect(
                list(again.key()) == list(world.key()),
                f"redeal depends on more than seat {seat} knows: redealing again with the same chance differs",
            )
            _expect(list(world.census()) == self.census, f"a position redealt for seat {seat} has other pieces")
            _expect(state.moves(seat) == world.moves(seat), f"redeal changed the moves of seat {seat}")

    def expect_same_look(self, state: State, world: State, seat: int) -> None:
        for looker in (seat, SPECTATOR):
            _expect(
                state.knows(looker) == world.knows(looker),
                f"knows({looker}) changed when only what seat {seat} can't see did",
            )
            _expect(
                msgspec.json.encode(world.view(looker)) == self.looks[looker],
                f"view({looker}) changed when only what seat {seat} can't see did",
            )

    def check_storage(self, state: State) -> None:
        text = json.dumps(state.dump())
        loaded = self.game.load(json.loads(text))
        _expect(list(loaded.key()) == list(state.key()), "load(dump()) is another position")
        _expect(json.dumps(loaded.dump()) == text, "load(dump()).dump() differs")
        for seat in [SPECTATOR, *self.seats()]:
            same = msgspec.json.encode(loaded.view(seat)) == self.looks[seat]
            _expect(same, f"load(dump()) shows another view to seat {seat}")
        for seat in self.seats():  # bots are handed such a world as a dump
            world = state.redeal(seat, self.rng.fork())
            stored = self.game.load(json.loads(json.dumps(world.dump())))
            _expect(list(stored.key()) == list(world.key()), f"a world redealt for seat {seat} can't be stored")

    def check_copies(self, state: State) -> None:
        before = list(state.key())
        twin, played = state.copy(), state.copy()
        _expect(list(twin.key()) == before, "a copy differs from its original")
        lost = lost_in_copy(state, twin, self.game.rewritten_in_copies)
        _expect(lost is None, f"a copy does not carry {lost}")
        self.play_some(played, 12)
        _expect(list(state.key()) == before, "playing a copy changed the original")
        _expect(list(twin.key()) == before, "playing a copy changed another copy")

    def play_some(self, state: State, most: int) -> None:
        for _ in range(most):
            seat = seat_to_move(state, self.rng)
            if seat == OVER:
                return
            state.play(seat, self.any_move(state, seat))

    def check_undo(self, state: State) -> None:
        """A move that says that it revealed nothing taught nobody anything that taking it back would leave behind."""
        actor = seat_to_move(state, self.rng)
        move = self.any_move(state, actor)
        after = state.copy()
        after.play(actor, move)
        if after.revealed:
            return
        for seat in self.seats():
            if seat != actor:
                self.expect_nothing_learned(state, after, seat, actor, move)

    def expect_nothing_learned(self, state: State, after: State, seat: int, actor: int, move: int) -> None:
        seen = state.seen_as(seat, actor, move)
        world = state.redeal(seat, self.rng)
        alike = [m for m in world.moves(actor) if world.seen_as(seat, actor, m) == seen]
        text = self.game.say(move)
        _expect(
            bool(alike), f"{text!r} says that it revealed nothing, but seat {seat} could not be sure it was possible"
        )
        world.play(actor, alike[self.rng.below(len(alike))])
        _expect(
            world.knows(seat) == after.knows(seat),
            f"{text!r} says that it revealed nothing, but what seat {seat} knows after it depends on hidden things",
        )

    def check_notation(self, state: State) -> None:
        table: MoveTable = self.game.move_table
        for seat in state.to_move():
            moves = state.moves(seat)
            for move in moves[:3] + moves[-3:]:
                form = json.loads(json.dumps(table.structured(move)))
                _expect(table.code(form) == move, f"the structured form of move {move} means another move")
                for voice in self.voices:
                    text = voice.say(table.message(move))
                    try:
                        parsed = table.parse(text, voice)
                    except BadInput:
                        parsed = -1
                    _expect(parsed == move, f"{text!r} ({voice.language}), move {move}, is read as move {parsed}")
            _expect(state.seen_as(seat, seat, moves[0]) == moves[0], f"seat {seat} does not see its own move as it is")

    def check_absence(self, state: State) -> None:
        for seat in state.to_move():
            _expect(state.default_move(seat) in state.moves(seat), f"the default move of seat {seat} is not legal")
            _expect(state.deadline(seat) >= -1, f"seat {seat} has a deadline before the beginning")
        for seat in self.seats():
            _expect(0 <= state.value(seat) <= WIN, f"value({seat}) is not between 0 and {WIN}")

    def check_leaving(self, state: State) -> None:
        """A game goes on to its end when somebody concedes, and the one who left does not win alone."""
        left = state.copy()
        seat = self.rng.below(state.players)
        if left.has_left(seat):
            return
        left.concede(seat)
        self.check_events(left.events)
        try:
            left.concede(seat)
        except IllegalMove:
            pass
        else:
            raise _Broken(f"seat {seat} could concede twice")
        left.telling = False
        self.play_some(left, MOVES_AFTER_LEAVING)
        _expect(seat not in left.to_move(), f"seat {seat} has conceded and is still asked to move")
        outcome = left.outcome()
        if left.over():
            _expect(outcome is not None, "the game is over without an outcome")
            assert outcome is not None
            _expect(outcome.winners != [seat], f"seat {seat} conceded and won alone")

    # -- at the end ------------------------------------------------------------------------------------------

    def check_end(self, state: State) -> None:
        _expect(list(state.census()) == self.census, "pieces were lost or made at the end")
        outcome = state.outcome()
        _expect(outcome is not None, "the game is over without an outcome")
        assert outcome is not None
        _expect(len(outcome.places) == state.players and min(outcome.places) >= 1, f"odd places: {outcome.places}")
        _expect(len(outcome.scores) == state.players, f"odd scores: {outcome.scores}")
        _expect(not state.to_move(), "the game is over, but somebody is to move")
        for seat in self.seats():
            _expect(state.why_not(seat, 0) is not None, f"seat {seat} may still move after the end")
            _expect(0 <= state.value(seat) <= WIN, f"value({seat}) is not between 0 and {WIN}")
        self.check_views(state)
        self.check_storage(state)
        self.check_replay(state)

    def check_replay(self, state: State) -> None:
        record = decode(encode(self.recorder.record))
        again = Recorder.resume(record, self.game)
        _expect(again.state.digest() == state.digest(), "replaying the record gives another position")
        if again.past:
            again.undo(0)
            _, before = self.recorder.past[-1]
            _expect(again.state.digest() == before.digest(), "undo leaves a trace")

    # -- what is told --------------------------------------------------------------------------------------------

    def check_events(self, events: Sequence[Event]) -> None:
        """What happens is of a kind that the game declares, and can be put into words."""
        self.check_texts(events)
        if self.game.event_kinds:
            for event in events:
                known = event.kind == CONCEDED or event.kind in self.game.event_kinds
                _expect(known, f"an event is of the kind {event.kind!r}, which the game does not declare")

    def check_declared(self, view: View) -> None:
        """The counters and facts of a view are those that the game declares, so that a board can rely on them."""
        if self.game.counters:
            strange = {counter.id for counter in _counters(view)} - set(self.game.counters)
            _expect(not strange, f"a view has the counters {strange}, which the game does not declare")
        if self.game.facts is not None:
            _expect(type(view.facts) is self.game.facts, f"the facts of a view are no {self.game.facts.__qualname__}")

    def figures(self) -> dict[int, Figures]:
        """What each looker sees of the figures of seats and of the table."""
        return {seat: _figures(self.state.view(seat)) for seat in [OPEN, SPECTATOR, *self.seats()]}

    def check_changes(self, before: dict[int, Figures]) -> None:
        """The changes that somebody is told of add up to what that looker sees, and tell of nothing else."""
        for looker, now in self.figures().items():
            told: Counter[tuple[int | None, str]] = Counter()
            for event in self.state.events:
                if event.face(looker) is not None:
                    for change in event.changes:
                        told[change.seat, change.counter] += change.by
            for figure in [one for one in told if one[1] not in self.game.untold_counters]:
                by = told[figure]
                seen = figure in now or figure in before[looker]
                _expect(seen, f"seat {looker} is told of the counter {figure}, which it does not see")
                differs = now.get(figure, 0) - before[looker].get(figure, 0)
                _expect(differs == by, f"seat {looker} sees {figure} change by {differs} and is told of {by}")

    # -- texts -------------------------------------------------------------------------------------------------

    def check_texts(self, thing: Any) -> None:
        """Every message in it can be said in every language."""
        for message in messages_in(thing):
            if message.id not in self.spoken:
                for voice in self.voices:
                    _expect(voice.has(message.id), f"the message {message.id!r} has no text in {voice.language}")
                self.spoken.add(message.id)


def _figures(view: View) -> Figures:
    seats = [(seat.seat, seat.counters) for seat in view.seats]
    return {(seat, one.id): one.value for seat, counters in [(None, view.counters), *seats] for one in counters}


def _counters(view: View) -> Iterator[ViewCounter]:
    """Those of the table, of seats and of pieces."""
    yield from view.counters
    for seat in view.seats:
        yield from seat.counters
    for zone in view.zones:
        for piece in _with_those_under(zone.pieces):
            yield from piece.counters


def _with_those_under(pieces: list[Piece]) -> Iterator[Piece]:
    rest = list(pieces)
    while rest:
        piece = rest.pop()
        yield piece
        rest.extend(piece.under)


def _places(view: View) -> Iterator[str]:
    """The ids that a move can be made on: seats, zones and pieces, with those under other pieces."""
    for seat in view.seats:
        yield f"seat-{seat.seat}"
    for zone in view.zones:
        yield zone.id
        yield from (piece.id for piece in _with_those_under(zone.pieces))
