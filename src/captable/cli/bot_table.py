"""One person's game against bots, kept as a record."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from captable import bots
from captable.core.game import Game
from captable.core.playout import seat_to_move
from captable.core.record import Entry, Record, Recorder
from captable.core.rng import Rng
from captable.core.seed import rng_from, seed_hash
from captable.core.state import OVER, TOGETHER, State
from captable.core.view import Event, Message, seat_name

PERSON = "person"


@dataclass(frozen=True)
class Told:
    """An entry of the record and what it made happen."""

    entry: Entry
    events: list[Event]


class BotTable:
    """The person has the seat `me`; a bot has each of the others and moves as soon as it can."""

    def __init__(self, recorder: Recorder, me: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.recorder = recorder
        self.me = me
        self.log: list[Told] = []
        self._clock = clock
        self._began = clock()
        self.paused = False

    @classmethod
    def start(cls, recorder: Recorder, me: int, bot: str) -> BotTable:
        """A game about to begin."""
        table = cls(recorder, me)
        for seat in range(recorder.record.players):
            table.give(seat, PERSON if seat == me else bot)
        return table

    @classmethod
    def resume(cls, record: Record, game: Game, me: int | None, bot: str | None) -> BotTable:
        """Go on with a record. The seat and the bots are those of before, unless others are asked for."""
        table = cls(Recorder.resume(msgspec.structs.replace(record, entries=[]), game), 0)
        for number, entry in enumerate(record.entries):
            table.recorder.replay(entry, number)
            table._tell()
        table._began -= max((entry.at for entry in record.entries), default=0) / 1000
        before = table.players()
        people = [seat for seat, who in before.items() if who == PERSON]
        table.me = me if me is not None else next(iter(people), 0)
        for seat in range(record.players):
            who = before.get(seat, PERSON)
            stays = who if who in bots.names() else bots.names()[0]
            table.give(seat, PERSON if seat == table.me else bot or stays)
        return table

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def game(self) -> Game:
        return self.recorder.game

    def now(self) -> int:
        """The table's time: milliseconds since the game began; it stands still while somebody explains the game."""
        if self.paused:
            return self.recorder.record.entries[-1].at if self.recorder.record.entries else 0
        return int((self._clock() - self._began) * 1000)

    # -- who plays ---------------------------------------------------------------------------------------

    def players(self) -> dict[int, str]:
        """Who plays each seat: a person, or a bot by its name."""
        return {entry.seat: entry.by for entry in self.recorder.record.entries if entry.kind == "control"}

    def give(self, seat: int, who: str) -> None:
        """Say who plays a seat from now on, if that is new."""
        if self.players().get(seat) != who:
            self.recorder.control(seat, who, self.now())
            self._tell()

    # -- playing -----------------------------------------------------------------------------------------

    def let_bots_move(self) -> None:
        """Until the person may move, or the game is over."""
        who = self.players()
        while True:
            rng = self._chance()
            seat = seat_to_move(self.state, rng)
            if seat == OVER or seat == self.me:
                return
            try:
                move = bots.choose(bots.find_any(who[seat]), self.state, seat, rng)
                self.recorder.play(seat, move, self.now())
            except bots.BotFault:
                self.recorder.concede(seat, self.now())
            self._tell()

    def _chance(self) -> Rng:
        """For one choice of a bot. It depends on the start and on how many entries there are, not on the clock."""
        record = self.recorder.record
        start = seed_hash(record.start.get("seed", record.check))
        return rng_from(f"{start}:{len(record.entries)}", "bots")

    def hint(self) -> list[bots.Idea]:
        """The moves that a bot would consider in the person's place, knowing only what the person knows."""
        return bots.hint(self.state, self.me, self._chance())

    def play(self, move: int, seat: int | None = None) -> None:
        """A move of the person, or of another seat in the person's stead."""
        self.recorder.play(self.me if seat is None else seat, move, self.now())
        self._tell()

    def overdue(self) -> bool:
        """Whether the rules have a time for this step and it has passed."""
        deadline = self.state.deadline(self.me)
        return 0 <= deadline < self.now()

    def concede(self) -> None:
        self.recorder.concede(self.me, self.now())
        self._tell()

    # -- taking back -------------------------------------------------------------------------------------

    def why_no_undo(self) -> Message | None:
        """What keeps the person from taking the last move back; none if nothing does."""
        if self.recorder.choice_of(self.me) >= 0:
            return None
        past = self.recorder.past
        mine = [move for move in past if move.seat == self.me]
        if mine and mine[-1].before.turn == TOGETHER:
            return Message("cli-undo-shown")
        if not mine or self.state.turn == TOGETHER:
            return Message("cli-undo-nothing")
        if past[-1] is not mine[-1]:
            return Message("cli-undo-others", {"seat": seat_name(past[-1].seat)})
        return Message("cli-undo-revealed") if self.state.revealed else None

    def undo(self) -> int:
        """Take the last move back; gives that move."""
        if self.recorder.choice_of(self.me) >= 0:
            voided = self.recorder.withdraw(self.me, self.now())
        else:
            voided = self.recorder.past[-1]
            self.recorder.undo(self.me, self.now())
        self._tell()
        return voided.move

    def _tell(self) -> None:
        entry = self.recorder.record.entries[-1]
        self.log.append(Told(entry, list(self.state.events) if entry.kind in ("move", "concede") else []))
