"""One table. It checks what it is asked, says what that adds to its journal, and is its journal read from the start.

Nothing here waits, sends or stores: `house` does, with the rows that the methods return.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Literal

import msgspec

from captable import bots
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.lesson import Coaching, lesson_of
from captable.core.options import read_options
from captable.core.record import Entry, Record, Recorder, positions
from captable.core.seed import fresh_seed, seed_hash
from captable.core.state import TOGETHER, State
from captable.core.view import SPECTATOR, Outcome, View
from captable.tables import journal
from captable.tables.eyes import PERSON, Eyes, changed_hands, took_back
from captable.tables.info import TOURNAMENT, ChatLine, OptionValues, SeatWish
from captable.tables.journal import AnyRow
from captable.tables.names import skeleton
from captable.tables.refusals import BadWish, NotNow, NotYours, StaleMove
from captable.tables.terms import LONGEST_BREAK, LONGEST_NIGHT, USUAL, Terms


@dataclass
class Chair:
    """A seat of the table: a bot's own, a person's, or free."""

    seat: int
    bot: str = ""
    """The level, if it is a bot's own seat."""
    person: str = ""
    name: str = ""
    options: OptionValues = field(default_factory=dict)
    origin: str = ""
    """A digest of the address from which the person took it."""
    stand_in: str = ""
    """The level of the bot that sits in for the person."""
    warned_until: int | None = None
    """When a bot sits in for an absent person."""
    told: int = -1
    """The latest decision for which word was left for the person while they were away."""
    kept: journal.Kept = journal.FOR_ANYBODY
    """The only person who may take it while it is free."""
    changed_hands: int = 0
    """When a bot sat in, or the person came back."""

    @property
    def free(self) -> bool:
        return not self.bot and not self.person

    def free_for(self, person: str) -> bool:
        return self.free and self.kept.person in ("", person)

    spent: int = 0
    """Milliseconds that its people's moves have taken, where there is a bank of time."""

    @property
    def played_by(self) -> str:
        """The bot that plays here now; empty for a person."""
        return self.bot or self.stand_in


@dataclass
class Question:
    """May a seat take its last move back? Everyone in `waiting` must agree."""

    id: int
    seat: int
    waiting: list[int]
    until: int


@dataclass(frozen=True)
class Mark:
    """How a table was before a move."""

    seat: int
    """Whose move it is."""
    number: int
    """Of its entry in the record, from 1."""
    revisions: dict[int, int]
    deciding_since: int
    """When the seat's clock for this decision began."""
    spent: int
    """Milliseconds that it had spent from its bank by then."""


class Table:
    def __init__(self, created: journal.Created, game: Game) -> None:
        self.id = created.id
        self.game = game
        self.created = created
        self.host = created.host
        self.status: Literal["open", "running", "over", "closed"] = "open"
        self.chairs = [Chair(seat, bot=wish.bot) for seat, wish in enumerate(created.seats)]
        for chair in self.chairs:
            chair.name = self._bot_name(chair.seat) if chair.bot else ""
        for chair, kept in zip(self.chairs, created.kept, strict=False):
            chair.kept = kept
        self.seed = ""
        self.seed_hash = ""
        """Of the seed that was dealt from; a table that began from a given position has none."""
        self.started_at = 0
        self.ended_at = 0
        self.removed: set[str] = set()
        """People whom the host does not want here."""
        self.removed_from: dict[str, int] = {}
        """The addresses from which they came, and when they were removed: who is new there since may be one of them."""
        self.muted: set[str] = set()
        """People whom the host lets chat no more."""
        self.chat: list[ChatLine] = []
        self.question: Question | None = None
        self.questions = 0
        self.rematch = ""
        self.rows = 1
        """How many rows the journal has."""
        self.last_at = created.at
        """When the last of them was written by which somebody went on."""
        self._done: set[tuple[int, str]] = set()
        self._recorder: Recorder | None = None
        self._eyes: dict[int, Eyes] = {}
        self._marks: list[Mark] = []
        """One for each move that stands."""
        self.coaching: Coaching | None = None
        """How far the lesson has come that is given here."""

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def recorder(self) -> Recorder:
        if self._recorder is None:
            raise NotNow("not-begun")
        return self._recorder

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def running(self) -> bool:
        return self.status == "running"

    @property
    def record(self) -> Record:
        """The record of a finished game; while it runs nobody gets it."""
        if self.status != "over":
            raise NotNow("not-over")
        return self.recorder.record

    @property
    def tournament(self) -> str:
        """The id of the tournament of which it is a game; empty for none."""
        host = self.created.host
        return host.removeprefix(TOURNAMENT) if host.startswith(TOURNAMENT) else ""

    @property
    def since(self) -> int:
        """When it became open, running or over."""
        return self.ended_at or self.started_at or self.created.at

    def seat_of(self, person: str) -> int:
        """The seat of a person, or SPECTATOR."""
        if person:
            for chair in self.chairs:
                if chair.person == person:
                    return chair.seat
        return SPECTATOR

    def eyes(self, seat: int) -> Eyes:
        if self._recorder is None:
            raise NotNow("not-begun")
        return self._eyes[seat]

    def view(self, seat: int) -> View:
        return self.eyes(seat).view(self.state)

    def moment(self, seat: int, revision: int) -> Callable[[], View]:
        """What the seat saw at an earlier revision. Replaying takes a while and no longer needs the table."""
        eyes = self.eyes(seat)
        if not 1 <= revision <= eyes.revision:
            raise BadWish("no-such-moment", first=1, last=eyes.revision)
        record = self.recorder.record
        start = msgspec.structs.replace(record, entries=record.entries[: eyes.entries_at[revision]])

        def look() -> View:
            *_, (_, state) = positions(start, self.game)
            return state.view(seat)

        return look

    def outcome(self) -> Outcome | None:
        return self.state.outcome() if self.status == "over" else None

    def to_move(self) -> list[int]:
        """The seats that may move, in truth: for the table's own work, not to be shown."""
        return self.state.to_move() if self.running else []

    def knows_wish(self, seat: int, id: str) -> bool:
        """Whether this wish was done already."""
        return bool(id) and (seat, id) in self._done

    # -- before the game ---------------------------------------------------------------------------------------

    def sit(
        self,
        person: str,
        name: str,
        seat: int | None,
        options: OptionValues,
        at: int,
        numbered: bool = False,
        origin: str = "",
        since: int = 0,
    ) -> list[AnyRow]:
        """Take a seat, or change its private options. A name that somebody has is refused, or `numbered`.

        `origin` is the person's address, and `since` when they came to be known here.
        """
        self._must_be_open()
        if person in self.removed or since > self.removed_from.get(origin, since):
            raise NotYours("was-removed")
        name = self._free_name(person, name, numbered)
        read_options(self.game.seat_options, options)
        mine = self.seat_of(person)
        if mine >= 0 and seat in (None, mine):
            seat = mine
        elif seat is None:
            seat = self._first_free(person)
        elif not 0 <= seat < self.players:
            raise BadWish("no-such-seat", last=self.players)
        elif not self.chairs[seat].free:
            raise NotNow("taken")
        elif not self.chairs[seat].free_for(person):
            raise NotYours("kept", name=self.chairs[seat].kept.name)
        rows: list[AnyRow] = [journal.Left(at, mine)] if mine >= 0 and mine != seat else []
        return self.note(*rows, journal.Sat(at, seat, person, name, options, origin))

    def _first_free(self, person: str) -> int:
        """The seat that is kept for the person, or else the first that is kept for nobody."""
        free = [chair for chair in self.chairs if chair.free_for(person)]
        if not free:
            raise NotNow("all-kept" if any(chair.free for chair in self.chairs) else "full")
        return next((chair.seat for chair in free if chair.kept.person), free[0].seat)

    def _free_name(self, person: str, name: str, numbered: bool) -> str:
        """A name that nobody else at the table has, nor one that looks like it."""
        others = {skeleton(chair.name or chair.kept.name) for chair in self.chairs if not self._is_of(chair, person)}
        if skeleton(name) not in others:
            return name
        if not numbered:
            raise NotNow("name-taken", name=name)
        return next(free for number in count(2) if skeleton(free := f"{name} {number}") not in others)

    def _is_of(self, chair: Chair, person: str) -> bool:
        return person in (chair.person, chair.kept.person)

    def remove(self, host: str, seat: int, at: int) -> list[AnyRow]:
        """Take somebody's seat before the game, or stop keeping a free one."""
        self._must_be_open()
        chair = self._guests_chair(host, seat)
        if not chair.person and not chair.kept.person:
            raise NotNow("nobody-there")
        return self.note(journal.Removed(at, seat))

    def mute(self, host: str, seat: int, on: bool, at: int) -> list[AnyRow]:
        """Let a player chat no more, or again."""
        chair = self._guests_chair(host, seat)
        if not chair.person:
            raise NotNow("nobody-there")
        return self.note(journal.Muted(at, seat, on)) if on != (chair.person in self.muted) else []

    def _guests_chair(self, host: str, seat: int) -> Chair:
        """A chair about which the host decides: any but the own."""
        if host != self.host:
            raise NotYours("host-decides")
        if not 0 <= seat < self.players:
            raise BadWish("no-such-seat", last=self.players)
        if self.chairs[seat].person == host:
            raise NotNow("own-seat")
        return self.chairs[seat]

    def leave(self, person: str, at: int) -> list[AnyRow]:
        if self.status != "open":
            raise NotNow("resign-instead")
        seat = self.own_seat(person)
        rows = self.note(journal.Left(at, seat))
        return rows if any(chair.person for chair in self.chairs) else rows + self.close(at)

    def close(self, at: int) -> list[AnyRow]:
        self._must_be_open()
        return self.note(journal.Closed(at))

    def end(self, at: int) -> list[AnyRow]:
        """Give it up, also in the middle of the game: nobody goes on with it, or whoever runs the server says so."""
        if self.status not in ("open", "running"):
            raise NotNow("closed" if self.status == "closed" else "is-over")
        return self.note(journal.Closed(at))

    def start(self, person: str, at: int, fill: str | None = None, seed: str | None = None) -> list[AnyRow]:
        """Begin. With `fill`, bots of that level take the free seats."""
        self._must_be_open()
        if person != self.host:
            raise NotYours("host-starts")
        rows: list[AnyRow] = []
        for chair in self.chairs:
            if chair.free and fill is None:
                raise NotNow("seats-free")
            if chair.free:
                rows += self.note(journal.Filled(at, chair.seat, level(fill or "")))
        names = [chair.name for chair in self.chairs]
        return rows + self.note(journal.Started(at, seed or fresh_seed(), names))

    @property
    def ready(self) -> bool:
        return self.status == "open" and not any(chair.free for chair in self.chairs)

    def _must_be_open(self) -> None:
        if self.status != "open":
            raise NotNow("closed" if self.status == "closed" else "has-begun")

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, person: str, move: int, revision: int, at: int, id: str) -> list[AnyRow]:
        """A person's move, chosen in the view of that revision."""
        seat = self._playing_seat(person)
        if revision < self.eyes(seat).decision:
            raise StaleMove
        if self.coaching is not None:
            self._must_not_be_held(self.coaching)
        return self.move(seat, move, at, id)

    def move(self, seat: int, move: int, at: int, id: str = "") -> list[AnyRow]:
        """A move of whoever plays the seat."""
        self._must_run()
        self.recorder.play(seat, move, self._game_time(at))
        return self._note_played(at, seat, id)

    def _must_not_be_held(self, coaching: Coaching) -> None:
        if coaching.strayed >= 0:
            raise NotNow("strayed")
        if coaching.others_first:
            raise NotNow("coach-first")

    def resign(self, person: str, at: int, id: str) -> list[AnyRow]:
        self._must_run()
        seat = self.own_seat(person)
        self.recorder.concede(seat, self._game_time(at))
        return self._note_played(at, seat, id)

    def say(self, person: str, text: str, at: int, id: str) -> list[AnyRow]:
        seat = self.own_seat(person)
        if person in self.muted:
            raise NotYours("muted")
        return self.note(journal.Said(at, seat, text, id))

    def continue_at(self, table: str, at: int) -> list[AnyRow]:
        if self.status != "over":
            raise NotNow("not-over")
        return self.note(journal.Continued(at, table))

    def _must_run(self) -> None:
        if self.status == "closed":
            raise NotNow("closed")
        if self._recorder is None:
            raise NotNow("not-begun")

    def own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat < 0:
            raise NotYours("no-seat")
        return seat

    def _playing_seat(self, person: str) -> int:
        """The seat of a person who plays it now, with no bot in between."""
        self._must_run()
        seat = self.own_seat(person)
        if self.chairs[seat].stand_in:
            raise NotNow("bot-plays")
        return seat

    def _game_time(self, at: int) -> int:
        """Milliseconds since the game began; never backwards."""
        entries = self.recorder.record.entries
        if self.coaching is not None and not self.coaching.over:
            return entries[-1].at if entries else 0  # no clock of a game runs while a coach explains it
        return max(at - self.started_at, entries[-1].at if entries else 0)

    # -- taking back -------------------------------------------------------------------------------------------

    def undo_for(self, seat: int) -> Literal["", "free", "ask"]:
        """Whether a seat may take its last move back: at once, if the others agree, or not at all.

        What a seat chose in a simultaneous phase can be taken back until something is shown; others' choices stand.
        """
        if not self.running or seat < 0 or self.chairs[seat].stand_in:
            return ""
        state, past = self.recorder.state, self.recorder.past
        if self.recorder.choice_of(seat) >= 0:
            return "free"
        last = self._last_move_of(seat)
        if last < 0 or TOGETHER in (state.turn, past[last][1].turn):
            return ""
        return "free" if last == len(past) - 1 and not state.revealed else "ask"

    def _last_move_of(self, seat: int) -> int:
        past = self.recorder.past
        for i in range(len(past) - 1, -1, -1):
            if past[i][0] == seat:
                return i
        return -1

    def undo(self, person: str, at: int, patience: int, id: str) -> list[AnyRow]:
        """Take back the person's last move, or ask those who must agree."""
        seat = self._playing_seat(person)
        way = self.undo_for(seat)
        if not way:
            raise NotNow("undo-shown" if self._has_chosen(seat) else "undo-nothing")
        if self.recorder.choice_of(seat) >= 0:
            return self._withdraw(seat, at, id)
        if way == "free" or not self._others(seat):
            return self._take_back(seat, at, id)
        if self.question is not None:
            raise NotNow("asked-already")
        return self.note(journal.Asked(at, seat, at + patience, id))

    def answer(self, person: str, question: int, agree: bool, at: int, id: str) -> list[AnyRow]:
        seat = self._playing_seat(person)
        if self.question is None or self.question.id != question:
            raise NotNow("question-gone")
        if seat not in self.question.waiting:
            raise NotYours("not-asked")
        asked = self.question
        rows = self.note(journal.Answered(at, seat, agree, id))
        return rows + self._take_back(asked.seat, at) if agree and not asked.waiting else rows

    def drop_question(self, at: int) -> list[AnyRow]:
        """Nobody's answer came in time."""
        return self.note(journal.Answered(at, SPECTATOR, False)) if self.question else []

    def _others(self, seat: int) -> list[int]:
        """The seats of the other people who still play."""
        return [
            chair.seat
            for chair in self.chairs
            if chair.seat != seat and chair.person and not chair.stand_in and not self.state.has_left(chair.seat)
        ]

    def take_back_stray(self, person: str, at: int, id: str) -> list[AnyRow]:
        """A learner tries again what the coach asked for."""
        self._must_run()
        seat = self.own_seat(person)
        if self.coaching is None or self.coaching.strayed < 0 or not self.running:
            raise NotNow("not-strayed")
        return self._take_back(seat, at, id)

    def _has_chosen(self, seat: int) -> bool:
        """Whether the seat's last move was a choice in a simultaneous phase."""
        last = self._last_move_of(seat) if self.running else -1
        return last >= 0 and self.recorder.past[last].before.turn == TOGETHER

    def _withdraw(self, seat: int, at: int, id: str) -> list[AnyRow]:
        mark = self._last_mark_of(seat)
        terms, clock = self.created.terms, self.created.clock
        if clock is not None and at > terms.after(mark.deciding_since, self._time_after(mark.spent)):
            raise NotNow("undo-clock")  # or who plays for time would choose and take back for ever
        try:
            self.recorder.withdraw(seat, self._game_time(at))
        except BadInput:
            raise NotNow("undo-rests") from None
        return self._note_played(at, seat, id)

    def _last_mark_of(self, seat: int) -> Mark:
        return next(mark for mark in reversed(self._marks) if mark.seat == seat)

    def _take_back(self, seat: int, at: int, id: str = "") -> list[AnyRow]:
        count = len(self.recorder.past) - self._last_move_of(seat)
        for _ in range(count):
            self.recorder.undo(seat, self._game_time(at))
        return self._note_played(at, seat, id, count)

    # -- absence -----------------------------------------------------------------------------------------------

    def warn(self, seat: int, at: int, grace: int) -> list[AnyRow]:
        return self.note(journal.Warned(at, seat, at + grace))

    def tell(self, seat: int, at: int) -> list[AnyRow]:
        """Word was left for whoever has the seat that it is their move."""
        return self.note(journal.Told(at, seat, self.eyes(seat).decision_number))

    def returned(self, person: str, at: int) -> list[AnyRow]:
        """A person is connected again. With a clock it takes a move to be back."""
        seat = self.seat_of(person)
        if seat < 0 or self.chairs[seat].warned_until is None or self.created.clock is not None:
            return []
        return self.note(journal.Returned(at, seat))

    def time_of(self, chair: Chair) -> int:
        """Milliseconds that a seat has for its decision: the same each time, or what is left in its bank."""
        return self._time_after(chair.spent)

    def _time_after(self, spent: int) -> int:
        return max(0, 1000 * (self.created.clock or 0) - (spent if self.created.terms.bank else 0))

    def time_up(self, seat: int, stand_in: str, at: int) -> list[AnyRow]:
        """A warned player has not come back: a bot sits in, or the seat is lost, as the table has agreed."""
        if self.created.clock is None or self.created.terms.late == "bot":
            return self.sit_in(seat, stand_in, at)
        self.recorder.concede(seat, self._game_time(at))
        return self._note_played(at, seat, "")

    def sit_in(self, seat: int, bot: str, at: int) -> list[AnyRow]:
        """A bot plays the seat of an absent person from now on."""
        self.recorder.control(seat, bot, self._game_time(at))
        return self._note_played(at, seat, "")

    def take_back_seat(self, person: str, at: int, id: str) -> list[AnyRow]:
        self._must_run()
        seat = self.own_seat(person)
        if not self.running or not self.chairs[seat].stand_in:
            raise NotNow("seat-is-yours")
        self.recorder.control(seat, PERSON, self._game_time(at))
        return self._note_played(at, seat, id)

    # -- the journal -------------------------------------------------------------------------------------------

    def read(self, row: AnyRow) -> None:
        """Go on by a row of the journal."""
        if isinstance(row, journal.Played):
            known = len(self.recorder.record.entries)
            for number, entry in enumerate(row.entries, known):
                self.recorder.replay(entry, number)
        self.note(row)

    def _note_played(self, at: int, seat: int, id: str, count: int = 1) -> list[AnyRow]:
        return self.note(journal.Played(at, self.recorder.record.entries[-count:], seat, id))

    def note(self, *rows: AnyRow) -> list[AnyRow]:
        """Take new rows in; gives them, to be stored."""
        for row in rows:
            self.rows += 1
            if not isinstance(row, journal.Told):
                self.last_at = row.at
            self._take_in(row)
            if (
                isinstance(row, journal.Played | journal.Said | journal.Asked | journal.Answered | journal.Coached)
                and row.id
            ):
                self._done.add((row.seat, row.id))
        return list(rows)

    def _take_in(self, row: AnyRow) -> None:
        match row:
            case journal.Sat():
                chair = self.chairs[row.seat]
                chair.person, chair.name, chair.options, chair.origin = row.person, row.name, row.options, row.origin
            case journal.Filled():
                self.chairs[row.seat].bot = row.bot
                self.chairs[row.seat].name = self._bot_name(row.seat)
            case journal.Left():
                self._stand_up(row.seat)
            case journal.Removed():
                removed = self.chairs[row.seat]
                self.removed.add(removed.person)
                if removed.origin:
                    self.removed_from[removed.origin] = row.at
                self._stand_up(row.seat)
            case journal.Muted():
                (self.muted.add if row.on else self.muted.discard)(self.chairs[row.seat].person)
            case journal.Closed():
                self.status = "closed"
                self.ended_at = row.at
                self.question = None
            case journal.Started():
                self._deal(row)
            case journal.Played():
                self._show(row)
            case journal.Said():
                self.chat.append(ChatLine(len(self.chat), row.seat, row.text, row.at))
            case journal.Asked():
                self.questions += 1
                self.question = Question(self.questions, row.seat, self._others(row.seat), row.until)
            case journal.Answered():
                self._weigh(row)
            case journal.Warned():
                self.chairs[row.seat].warned_until = row.until
            case journal.Returned():
                self.chairs[row.seat].warned_until = None
            case journal.Told():
                self.chairs[row.seat].told = row.decision
            case journal.Coached():
                if self.coaching is not None and row.step < 0:
                    self.coaching.go_alone()
                elif self.coaching is not None:
                    self.coaching.read_on(row.step)
            case journal.Continued():
                self.rematch = row.table

    def _stand_up(self, seat: int) -> None:
        left = self.chairs[seat].person
        self.chairs[seat] = Chair(seat)
        if left == self.host and self.seat_of(left) < 0:
            self.host = next((chair.person for chair in self.chairs if chair.person), left)

    def _bot_name(self, seat: int) -> str:
        """ "Intern", and "Intern 2" for the second of that level."""
        level = self.chairs[seat].bot.capitalize()
        taken = {chair.name for chair in self.chairs if chair.seat != seat}
        numbered = (f"{level} {number}" for number in count(2))
        return next(name for name in chain([level], numbered) if name not in taken)

    def _deal(self, row: journal.Started) -> None:
        private = [dict(chair.options) for chair in self.chairs]
        self._recorder = Recorder(
            self.game,
            self.players,
            row.seed,
            dict(self.created.options),
            private if any(private) else None,
            row.names,
            self.created.position,
        )
        self.seed = row.seed
        self.seed_hash = seed_hash(row.seed) if self.created.position is None else ""
        self.status = "running"
        self.started_at = row.at
        lesson = lesson_of(self.game) if self.created.lesson else None
        if lesson is not None and lesson.digest == self.created.lesson:
            self.coaching = Coaching(lesson, self.players)
        viewers = range(SPECTATOR, self.players)
        self._eyes = {seat: Eyes(seat, self._recorder.state, row.at) for seat in viewers}

    def _weigh(self, row: journal.Answered) -> None:
        if self.question is None:
            return
        if not row.agree:
            self.question = None
            return
        self.question.waiting = [seat for seat in self.question.waiting if seat != row.seat]

    def _show(self, row: journal.Played) -> None:
        """Let everyone see what was played, each with their own eyes."""
        first = row.entries[0]
        if self.coaching is not None:
            self._follow_lesson(self.coaching, row.entries)
        if first.kind == "control":
            self._change_hands(first, row.at)
        elif first.kind == "undo":
            self._show_taken_back(row)
        elif first.kind == "withdraw":
            self._show_withdrawn(row)
        else:
            self._show_played(row, first.kind == "concede")
        if first.kind != "control":
            self.question = None
            self.chairs[row.seat].warned_until = None
            if self.state.over():
                self.status = "over"
                self.ended_at = row.at

    def _spend(self, chair: Chair, at: int) -> None:
        """What a person's move has taken out of their bank; nothing comes back where the move is taken back."""
        if self.created.terms.bank and not chair.played_by:
            since = max(self._eyes[chair.seat].deciding_since, chair.changed_hands)
            chair.spent += self.created.terms.passed(since, at)

    def _follow_lesson(self, coaching: Coaching, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.kind == "move":
                coaching.moved(entry.seat, self.game.move_table.code(entry.move or {}))
            elif entry.kind == "undo":
                coaching.taken_back()
            elif entry.kind == "withdraw":
                coaching.withdrawn(entry.seat)
            elif entry.kind == "concede":
                coaching.go_alone()

    def _show_played(self, row: journal.Played, concession: bool) -> None:
        entries = len(self.recorder.record.entries)
        if concession:
            self._marks.clear()  # as the recorder forgets the moves before it
        else:
            revisions = {seat: eyes.revision for seat, eyes in self._eyes.items()}
            chair = self.chairs[row.seat]
            since = self._eyes[row.seat].deciding_since
            self._marks.append(Mark(row.seat, entries, revisions, since, chair.spent))
            self._spend(chair, row.at)
        for eyes in self._eyes.values():
            eyes.see(self.state, self.state.events, entries, row.at, row.seat)

    def _show_taken_back(self, row: journal.Played) -> None:
        before = self._marks[-len(row.entries)].revisions
        del self._marks[-len(row.entries) :]
        entries = len(self.recorder.record.entries)
        told = [took_back(row.seat)]
        for seat, eyes in self._eyes.items():
            eyes.see(self.state, told, entries, row.at, row.seat, voids=before[seat] + 1)

    def _show_withdrawn(self, row: journal.Played) -> None:
        mark = self._last_mark_of(row.seat)
        self._marks.remove(mark)
        entries = len(self.recorder.record.entries)
        for eyes in self._eyes.values():
            eyes.see_withdrawn(self.state, mark.number, entries, row.at, row.seat)
        self._eyes[row.seat].deciding_since = mark.deciding_since  # the clock goes on
        self.chairs[row.seat].spent = mark.spent

    def _change_hands(self, entry: Entry, at: int) -> None:
        chair = self.chairs[entry.seat]
        chair.changed_hands = at
        chair.stand_in = "" if entry.by == PERSON else entry.by
        chair.warned_until = None
        entries = len(self.recorder.record.entries)
        for eyes in self._eyes.values():
            eyes.hear(changed_hands(entry), entries)
        if self.question is not None and entry.seat in (self.question.seat, *self.question.waiting):
            self.question = None


def create(
    id: str,
    game: Game,
    host: str,
    wishes: list[SeatWish],
    at: int,
    options: Mapping[str, object] | None = None,
    clock: int | None = None,
    public: bool = True,
    before: str = "",
    position: dict[str, object] | None = None,
    hints: bool = True,
    kept: list[journal.Kept] | None = None,
    origin: str = "",
    lesson: str = "",
    terms: Terms = USUAL,
) -> tuple[Table, list[AnyRow]]:
    """A new table, with nobody seated yet, and the first row of its journal."""
    if fault := terms.fault():
        raise BadWish(fault, hours=LONGEST_NIGHT // 60, days=LONGEST_BREAK)
    chosen = read_options(game.options, options or {})
    if len(wishes) not in game.players_for(chosen):
        counts = list(game.players_for(chosen))
        if len(counts) == 1:
            raise BadWish("other-players", wanted=counts[0], players=len(wishes))
        raise BadWish("wrong-players", fewest=counts[0], most=counts[-1], players=len(wishes))
    seats = [SeatWish("bot", level(wish.bot)) if wish.kind == "bot" else SeatWish("person") for wish in wishes]
    values: OptionValues = {key: list(value) if isinstance(value, tuple) else value for key, value in chosen.items()}
    created = journal.Created(
        at,
        id,
        game.key,
        game.version,
        values,
        seats,
        host,
        public,
        clock,
        before,
        position,
        hints,
        kept or [],
        origin,
        lesson,
        terms,
    )
    return Table(created, game), [created]


def level(name: str) -> str:
    """A bot's level; the weakest if none is named."""
    if name and name not in bots.names():
        raise BadWish("no-such-bot", bot=name[:40], bots=", ".join(bots.names()))
    return name or bots.names()[0]


def restore(rows: list[AnyRow], game: Game) -> Table:
    """A table from its journal."""
    created = rows[0]
    if not isinstance(created, journal.Created):
        raise BadInput("A journal begins with the row that made the table.")
    game = game.as_of(created.version)
    if game.version != created.version:
        raise NotNow("other-version", game=game.key, then=created.version, now=game.version)
    table = Table(created, game)
    for row in rows[1:]:
        table.read(row)
    return table
