"""A game written outside the package: Nim with a hidden card. Also the shortest example of what a game must say.

Two players take one to three stones from a heap. Each holds a secret card worth 0 to 2. When the heap is empty
both cards are shown: an even sum and the last to take wins, an odd one and the other does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self, SupportsIndex

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from captable.core.catalogue import Catalogue, read_catalogue
from captable.core.errors import BadInput
from captable.core.game import Game
from captable.core.moves import MoveKind, MoveTable, Number
from captable.core.options import Option, OptionValue, read_options
from captable.core.reading import Count, Dump, a_seat, read_dump, rng_of, so_many, those_gone
from captable.core.rng import Rng
from captable.core.state import OVER, State
from captable.core.view import (
    OPEN,
    Change,
    Choice,
    Counter,
    Event,
    Message,
    Outcome,
    Piece,
    Seat,
    View,
    Zone,
    seat_name,
)

MOST_AT_ONCE = 3
MOST_STONES = 30
CARDS = 3


class NimState(State):
    stones: int
    cards: list[int]
    taken_last: int

    def moves(self, seat: SupportsIndex) -> list[int]:
        return list(range(min(MOST_AT_ONCE, self.stones))) if self.seat_number(seat) == self.turn else []

    def apply(self, seat: int, move: int) -> None:
        self.stones -= move + 1
        self.taken_last = seat
        self.turn = 1 - seat if self.stones else OVER
        self.revealed = self.turn == OVER
        if self.telling:
            said = Message("nim-took", {"seat": seat_name(seat), "stones": move + 1})
            self.events = [Event(said, kind="took", changes=[Change("stones", -1 - move)])]
            if self.over():
                said = Message("nim-shown", {"first": self.cards[0], "second": self.cards[1]})
                self.events.append(Event(said, kind="shown"))

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        winner = self.taken_last if sum(self.cards) % 2 == 0 else 1 - self.taken_last
        if self.gone:
            winner = 1 if self.has_left(0) else 0
        return Outcome([1 if seat == winner else 2 for seat in (0, 1)], list(self.cards), Message("nim-end"))

    def copy(self) -> Self:
        other = type(self)()
        self.copy_base_to(other)
        other.stones, other.cards, other.taken_last = self.stones, list(self.cards), self.taken_last
        return other

    def world_for(self, seat: int, rng: Rng) -> Self:
        other = self.copy()
        if not self.over():
            other.cards[1 - seat] = rng.below(CARDS)
        other.rng = rng.fork()
        return other

    def seen(self, seat: int, owner: int) -> bool:
        return seat in (owner, OPEN) or self.over()

    def known_to(self, seat: int) -> vec[i64]:
        cards = [self.cards[owner] if self.seen(seat, owner) else -1 for owner in (0, 1)]
        return vec[i64]([self.turn, self.stones, self.taken_last, self.gone, *cards])

    def key(self) -> vec[i64]:
        return vec[i64]([*self.known_to(OPEN), *self.rng.words()])

    def seen_by(self, seat: int) -> View:
        pieces = [
            Piece(f"card-{owner}", str(self.cards[owner]), Message("nim-card", {"value": self.cards[owner]}))
            if self.seen(seat, owner)
            else Piece(f"card-{owner}", "back", Message("nim-hidden"))
            for owner in (0, 1)
        ]
        zones = [Zone("heap", "pile", Message("nim-heap"), count=self.stones)]
        zones += [Zone(f"hand-{o}", "hand", Message("nim-hand"), owner=o, pieces=[pieces[o]]) for o in (0, 1)]
        mine = seat >= 0 and seat == self.turn
        return View(
            game=self.game.key,
            version=self.game.version,
            seat=seat,
            prompt=Message("nim-end" if self.over() else "nim-your-turn" if mine else "nim-wait"),
            seats=[Seat(s, to_move=s == self.turn, out=self.has_left(s)) for s in (0, 1)],
            zones=zones,
            counters=[Counter("stones", self.stones, Message("nim-heap"))],
            choices=[Choice(m, self.game.move_table.message(m), ["heap"]) for m in self.moves(seat)] if mine else [],
            outcome=self.outcome(),
        )

    def dump(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "version": self.game.version,
            "options": {"stones": MOST_STONES},
            "stones": self.stones,
            "cards": self.cards,
            "taken_last": self.taken_last,
            "turn": None if self.over() else self.turn,
            "gone": [seat for seat in (0, 1) if self.has_left(seat)],
            "rng": list(self.rng.words()),
        }


class NimDump(Dump):
    stones: Annotated[int, Meta(ge=0, le=MOST_STONES)]
    cards: list[Annotated[int, Meta(ge=0, lt=CARDS)]]
    taken_last: Count
    turn: Count | None


class Nim(Game):
    key = "nim"
    version = 1
    prefix = "nim"
    fewest = most = 2
    best_score = "none"
    options = (Option("stones", 10, low=1, high=MOST_STONES),)
    clause_of_turns = "NI-1.1"
    clause_of_the_end = "NI-1.2"
    clause_of_leaving = "NI-1.3"
    event_kinds = ("took", "shown")
    counters = ("stones",)
    move_table = MoveTable([MoveKind("take", stones=Number(1, MOST_AT_ONCE))])
    state = NimState

    def deal(
        self, players: int, rng: Rng, options: dict[str, OptionValue], seat_options: list[dict[str, OptionValue]]
    ) -> NimState:
        state = self.state()
        state.game, state.players, state.rng = self, players, rng
        state.stones = int(str(options["stones"]))
        state.cards = [rng.below(CARDS), rng.below(CARDS)]
        state.taken_last = 0
        state.turn = rng.below(players)
        return state

    def load(self, dump: Mapping[str, Any]) -> NimState:
        read = read_dump(dump, NimDump, self)
        if read.stones > int(str(read_options(self.options, read.options)["stones"])):
            raise BadInput(f"stones can't be {read.stones}: the heap began with fewer.")
        if read.turn is not None and (not read.stones or read.gone):
            raise BadInput("It is nobody's turn when the heap is empty or somebody has left: turn must be null.")
        if read.turn is None and read.stones and not read.gone:
            raise BadInput("There are stones left, so it is somebody's turn.")
        state = self.state()
        state.game, state.players, state.rng = self, 2, rng_of(read)
        state.stones, state.cards = read.stones, so_many(read.cards, 2, "cards")
        state.taken_last = a_seat(read.taken_last, 2, "taken_last")
        state.turn = OVER if read.turn is None else a_seat(read.turn, 2, "turn")
        state.gone = those_gone(read, 2)
        return state

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        return int(str(options["stones"]))

    def texts(self, language: str) -> str:
        return TEXTS[language]

    def catalogue(self, language: str = "en") -> Catalogue:
        return read_catalogue(CLAUSES[language])


TEXTS = {
    "en": """
nim-name = Nim with a hidden card
nim-pitch = Take the last stone, or make sure that it counts for nothing.
nim-option-stones = Stones
nim-option-stones-note = How many stones the heap has.
nim-move-take = take { $stones }
nim-took = { $seat } takes { $stones }.
nim-shown = The cards are { $first } and { $second }.
nim-card = Card { $value }
nim-hidden = Hidden card
nim-heap = Heap
nim-hand = Card
nim-your-turn = Take one to three stones.
nim-wait = Wait for the other.
nim-end = The heap is empty; the cards are shown.
""",
    "fr": """
nim-name = Nim à carte cachée
nim-pitch = Prenez la dernière pierre, ou faites qu’elle ne compte pas.
nim-option-stones = Pierres
nim-option-stones-note = Combien de pierres compte le tas.
nim-move-take = prendre { $stones }
nim-took = { $seat } en prend { $stones }.
nim-shown = Les cartes sont { $first } et { $second }.
nim-card = Carte { $value }
nim-hidden = Carte cachée
nim-heap = Tas
nim-hand = Carte
nim-your-turn = Prenez une à trois pierres.
nim-wait = Attendez l’autre.
nim-end = Le tas est vide ; les cartes sont montrées.
""",
}

CLAUSES = {
    "en": """
# Nim with a hidden card

## NI-1 The game
- **NI-1.1** In turn, take one to three stones from the heap.
- **NI-1.2** When it is empty, both cards are shown. An even sum, and the last to take wins; an odd one, the other.
- **NI-1.3** Who leaves has lost.
""",
    "fr": """
# Nim à carte cachée

## NI-1 Le jeu
- **NI-1.1** À tour de rôle, prenez une à trois pierres du tas.
- **NI-1.2** Quand le tas est vide, on montre les cartes. Somme paire : le dernier à prendre gagne ; impaire : l’autre.
- **NI-1.3** Qui part a perdu.
""",
}

GAME = Nim()
