"""The record of a game: enough to play it again exactly, with a check value at every entry.

Each check covers the entry, the position after it and the check before it, so a damaged or edited record is
named at the first entry where it goes wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from captable.core.errors import BadInput, BadRecord, CaptableError, IllegalMove
from captable.core.game import Game
from captable.core.options import read_options
from captable.core.state import TOGETHER, State

FORMAT = 1

# Numbers of a file that the rules will see: what does not fit into their 64 bits is refused on reading.
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


Kind = Literal["move", "undo", "withdraw", "concede", "control"]


TAKES_BACK = ("undo", "withdraw")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table."""

    kind: Kind
    """`undo` voids the last move that still stands, `withdraw` the seat's own last one in a simultaneous phase, while
    the others' stand; `control` says who plays a seat from now on."""
    seat: Count
    at: Count
    """Milliseconds since the game began."""
    check: str
    move: dict[str, Any] | None = None
    by: str = ""
    """For `control`: "person" or a bot's name."""


class Record(msgspec.Struct, omit_defaults=True):
    """A whole game. `start` is a seed, or a dump of the position where it began."""

    format: int
    game: str
    version: int
    cards: str
    """Digest of the card data, without the layout and the comments of its file."""
    players: Count
    options: dict[str, Any]
    start: dict[str, Any]
    check: str
    """Check value of the first position and of everything here but the names and the entries."""
    entries: list[Entry] = []
    names: list[str] = []
    seat_options: list[dict[str, Any]] = []
    edited_cards: str = ""
    """The card file itself, where it is not the game's own."""
    source: str = ""
    """Where a game comes from that does not come with Captable: "my_games.nim:GAME"."""


def cards_digest(game: Game) -> str:
    data = tomllib.loads(game.cards_source)
    return sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def header_check(record: Record, state: State) -> str:
    header = {
        field: getattr(record, field)
        for field in (
            "format",
            "game",
            "version",
            "cards",
            "players",
            "options",
            "start",
            "seat_options",
            "edited_cards",
        )
    }
    return _check("", header, state)


def entry_check(before: str, entry: Entry, state: State) -> str:
    body = {"kind": entry.kind, "seat": entry.seat, "at": entry.at, "move": entry.move, "by": entry.by}
    return _check(before, body, state)


def _check(before: str, body: dict[str, Any], state: State) -> str:
    text = msgspec.json.encode(body, order="deterministic")
    return sha256(before.encode() + text + state.digest().encode()).hexdigest()[:8]


class Standing(NamedTuple):
    """A move that can still be taken back."""

    seat: int
    before: State
    """The position that it was made in."""
    move: int
    at: int
    number: int
    """Of its entry in the record, from 1."""


class Recorder:
    """Plays a game and keeps its record. Undo goes back to a kept position, so no game needs an inverse move."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        options: dict[str, Any] | None = None,
        seat_options: list[dict[str, Any]] | None = None,
        names: list[str] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.record = Record(
            format=FORMAT,
            game=game.key,
            version=game.version,
            cards=cards_digest(game),
            players=players,
            options=dict(options or {}) if start else dict(read_options(game.options, options or {})),
            start={"dump": start} if start else {"seed": seed},
            check="",
            names=names or [],
            seat_options=seat_options or [],
            edited_cards=game.cards_source if game.cards_edited else "",
            source=game.source,
        )
        self.state = first_state(self.record, game)
        self.record.check = header_check(self.record, self.state)
        self.last_check = self.record.check
        self.past: list[Standing] = []
        """The moves that still stand, since the last concession."""

    @classmethod
    def resume(cls, record: Record, game: Game) -> Recorder:
        """Go on from a record, verified on the way."""
        recorder = cls.__new__(cls)
        recorder.game = game
        recorder.record = msgspec.structs.replace(record, entries=[])
        try:
            recorder.state = first_state(record, game)
        except BadInput as error:
            raise BadRecord(f"This record can't be played. {error}") from None
        recorder.last_check = record.check
        recorder.past = []
        if header_check(record, recorder.state) != record.check:
            raise BadRecord("The header of this record was changed: it does not fit its check value.")
        for number, entry in enumerate(record.entries):
            recorder.replay(entry, number)
        return recorder

    def replay(self, entry: Entry, number: int) -> None:
        """Do what an entry says, and refuse one that does not fit."""
        try:
            if entry.kind == "move":
                self.play(entry.seat, self.game.move_table.code(entry.move or {}), entry.at)
            elif entry.kind == "undo":
                self.undo(entry.seat, entry.at)
            elif entry.kind == "withdraw":
                self.withdraw(entry.seat, entry.at)
            elif entry.kind == "concede":
                self.concede(entry.seat, entry.at)
            else:
                self.control(entry.seat, entry.by, entry.at)
        except CaptableError as error:
            raise BadRecord(f"Entry {number + 1} can't be played: {error}", number) from None
        if self.last_check != entry.check:
            raise BadRecord(
                f"Entry {number + 1} does not fit its check value ({entry.check}, expected {self.last_check}): "
                "it, or one of the check values, was changed.",
                number,
            )

    def play(self, seat: int, move: int, at: int = 0) -> None:
        before = self.state.copy()
        self.state.play(seat, move, at)
        self.past.append(Standing(seat, before, move, at, len(self.record.entries) + 1))
        self._add("move", seat, at, move=self.game.move_table.structured(move))

    def undo(self, seat: int, at: int = 0) -> None:
        """Void the last move that stands. Whether a table allows it is the table's to say."""
        if not self.past:
            raise BadInput("There is no move to take back.")
        self._check_seat(seat)
        self.state = self.past.pop().before
        self.state.events = []
        self._add("undo", seat, at)

    def choice_of(self, seat: int) -> int:
        """The place in `past` of the seat's last choice in a simultaneous phase, or -1 if it must stand.

        It stands once it has shown anyone something, the seat has been shown something since, or somebody has moved
        after the phase. What others choose in secret makes no difference, so whether it can be taken back tells
        nothing about them.
        """
        if self.state.over():
            return -1
        after = self.state
        for place in range(len(self.past) - 1, -1, -1):
            mover, before, *_ = self.past[place]
            if before.turn != TOGETHER:
                return -1
            if mover == seat:
                return -1 if after.revealed else place
            if after.revealed and after.knows(seat) != before.knows(seat):
                return -1
            after = before
        return -1

    def withdraw(self, seat: int, at: int = 0) -> Standing:
        """Void the seat's last choice in a simultaneous phase, as if it had never been made; gives that choice."""
        self._check_seat(seat)
        place = self.choice_of(seat)
        if place < 0:
            raise BadInput(f"Seat {seat} has no choice to take back.")
        withdrawn, *others = self.past[place:]
        state, standing = withdrawn.before, []
        for other in others:
            standing.append(other._replace(before=state))
            state = state.copy()
            try:
                state.play(other.seat, other.move, other.at)
            except IllegalMove as error:
                raise BadInput(f"What others chose since rests on this choice, so it stands: {error}") from None
        self.past[place:] = standing
        self.state = state
        self.state.events = []
        self._add("withdraw", seat, at)
        return withdrawn

    def concede(self, seat: int, at: int = 0) -> None:
        self.state.concede(seat, at)
        self.past.clear()  # nothing before a concession can be taken back
        self._add("concede", seat, at)

    def control(self, seat: int, by: str, at: int = 0) -> None:
        self._check_seat(seat)
        self._add("control", seat, at, by=by)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.players:
            raise BadInput(f"There is no seat {seat}; seats go from 0 to {self.state.players - 1}.")

    def _add(self, kind: Kind, seat: int, at: int, **more: Any) -> None:
        entry = Entry(kind, seat, at, "", **more)
        check = entry_check(self.last_check, entry, self.state)
        self.record.entries.append(msgspec.structs.replace(entry, check=check))
        self.last_check = check


def first_state(record: Record, game: Game) -> State:
    """The position where a record begins, or `BadInput` with what is wrong about it."""
    if record.format != FORMAT:
        raise BadInput(f"It has format {record.format}; this version of Captable reads {FORMAT}.")
    if record.game != game.key or record.version != game.version:
        raise BadInput(f"It is of {record.game} version {record.version}; here is {game.key} version {game.version}.")
    if record.cards != cards_digest(game):
        raise BadInput("It was played with other cards than the ones given.")
    if "dump" in record.start:
        state = game.load(record.start["dump"])
        if state.players != record.players:
            raise BadInput(f"It says {record.players} players, its first position {state.players}.")
        return state
    if not isinstance(record.start.get("seed"), str):
        raise BadInput("It has neither a seed nor a dump to start from.")
    return game.new(record.players, record.start["seed"], record.options, record.seat_options or None)


def game_of(record: Record, find: Callable[[str], Game]) -> Game:
    """The game of a record, in its version, with the cards that it was played with."""
    game = _found(record, find).as_of(record.version)
    return game.with_cards(record.edited_cards, "the record's cards") if record.edited_cards else game


def _found(record: Record, find: Callable[[str], Game]) -> Game:
    try:
        return find(record.game)
    except BadInput:
        if not record.source:
            raise
    try:
        return find(record.source)
    except BadInput as error:
        raise BadInput(
            f"This is a record of {record.game}, which was {record.source} where it was played. {error} "
            "Go to the folder that has it, or name it with --game module:ATTRIBUTE."
        ) from None


def positions(record: Record, game: Game) -> Iterator[tuple[Entry | None, State]]:
    """Every entry with the position after it, verified; the first position comes without an entry."""
    recorder = Recorder.resume(msgspec.structs.replace(record, entries=[]), game)
    yield None, recorder.state.copy()
    for number, entry in enumerate(record.entries):
        recorder.replay(entry, number)
        position = recorder.state.copy()  # the recorder plays on with its own
        position.events = recorder.state.events
        yield entry, position


def encode(record: Record) -> str:
    """JSON, an entry a line, so that people can read it and diffs show what changed."""
    data = msgspec.to_builtins(record)
    entries = data.pop("entries", [])
    header = msgspec.json.format(msgspec.json.encode(data), indent=1).decode()
    lines = ",\n".join("  " + msgspec.json.encode(entry).decode() for entry in entries)
    return f'{header[:-2]},\n "entries": [\n{lines}\n ]\n}}\n'


def decode(text: str | bytes) -> Record:
    """A record from its JSON, or `BadRecord` with what is wrong."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        damaged = re.search(r"entries\[(\d+)\]", str(error))
        if damaged:
            number = int(damaged[1])
            raise BadRecord(f"Entry {number + 1} is damaged: {error}.", number) from None
        raise BadRecord(f"This is no Captable record: {error}.") from None
    except msgspec.DecodeError as error:
        raise BadRecord(f"This file is not JSON: {error}.") from None
