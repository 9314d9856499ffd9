"""A small game for tests: everyone bids in secret, nobody sees who has bid, and the winner of a round boasts.

It has what Startups lacks: a simultaneous phase with its own taking back, a time limit, and a stranger's address
("tests.tables.bidding:GAME").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.catalogue import Catalogue, read_catalogue
from captable.core.game import Game
from captable.core.moves import Index, MoveKind, MoveTable, Number
from captable.core.options import Option, OptionValue
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER, State
from captable.core.view import Choice, Counter, Event, Message, Outcome, Seat, View, seat_name

BIDS = 4
CONFIRM = 4
SECONDS = 30
NOTHING = -1

TEXTS = """
bi-name = Bidding
bi-blurb = Bid in secret, then boast.
bi-prompt-bid = Bid.
bi-prompt-boast = Boast.
bi-prompt-wait = Wait.
bi-over = Over.
bi-points = Points
bi-move-bid = bid { $amount }
bi-move-confirm = confirm
bi-move-boast = boast { $how }
bi-revealed = The bids are { $bids }.
bi-boasted = { $seat } boasts.
bi-option-rounds = Rounds
bi-option-rounds-note = How many times everyone bids.
"""


class BiddingState(State):
    def __init__(self) -> None:
        super().__init__()
        self.rounds = 2
        self.round = 0
        self.bids: list[int] = []
        self.confirmed: list[int] = []
        self.points: list[int] = []
        self.boasts = 0
        self.began = 0

    def begin_round(self) -> None:
        self.turn = TOGETHER
        self.bids = [NOTHING] * self.players
        self.confirmed = [0] * self.players
        self.began = self.at

    def movers(self) -> vec[i64]:
        if self.turn == TOGETHER:
            return vec[i64]([seat for seat in range(self.players) if not self.confirmed[seat]])
        return vec[i64]([self.turn] if self.turn >= 0 else [])

    def seen_to_move(self, seat: i64) -> list[int]:
        if self.turn != TOGETHER:
            return self.to_move()
        return [player for player in range(self.players) if player != seat or self.may_move(player)]

    def legal(self, seat: i64) -> vec[i64]:
        if not self.may_move(seat):
            return vec[i64]()
        if self.turn == TOGETHER:
            return vec[i64]([*range(BIDS), *([CONFIRM] if self.bids[seat] != NOTHING else [])])
        return vec[i64]([CONFIRM + 1, CONFIRM + 2])

    def apply(self, seat: i64, move: i64) -> None:
        self.revealed = False
        if move < BIDS:
            self.bids[seat] = move
        elif move == CONFIRM:
            self.confirmed[seat] = 1
            if all(self.confirmed):
                self.reveal()
        else:
            self.boasts += 1
            if self.telling:
                self.events.append(Event(Message("bi-boasted", {"seat": seat_name(seat)}), clause="BI-2.1"))
            self.round += 1
            if self.round == self.rounds:
                self.turn = OVER
            else:
                self.begin_round()

    def reveal(self) -> None:
        self.revealed = True
        winner = self.bids.index(max(self.bids))
        self.points[winner] += 1
        self.turn = winner
        if self.telling:
            bids = ", ".join(str(bid) for bid in self.bids)
            self.events.append(Event(Message("bi-revealed", {"bids": bids}), clause="BI-1.2"))

    def leave(self, seat: i64) -> None:
        self.turn = OVER

    def outcome(self) -> Outcome | None:
        if self.turn != OVER:
            return None
        kept = [-1 if self.has_left(seat) else points for seat, points in enumerate(self.points)]
        places = [1 + sum(other > points for other in kept) for points in kept]
        return Outcome(places, list(self.points), Message("bi-over"))

    def deadline(self, seat: i64) -> i64:
        return self.began + SECONDS * 1000 if self.turn == TOGETHER and not self.confirmed[seat] else -1

    def default_move(self, seat: i64) -> i64:
        return CONFIRM if self.turn == TOGETHER and self.bids[seat] != NOTHING else self.legal(seat)[0]

    def known_to(self, seat: i64) -> vec[i64]:
        v: list[int] = [self.turn, self.round, self.boasts, self.gone, self.began, *self.points]
        if self.turn == TOGETHER:
            return vec[i64]([*v, *([self.bids[seat], self.confirmed[seat]] if seat >= 0 else [0, 0]), *self.points])
        return vec[i64]([*v, 0, 0, *self.bids])

    def seen_by(self, seat: i64) -> View:
        together = self.turn == TOGETHER
        seats = [
            Seat(
                player,
                to_move=self.may_move(player) if player == seat or not together else together,
                counters=[Counter("points", self.points[player], Message("bi-points"))],
            )
            for player in range(self.players)
        ]
        moves: list[int] = list(self.legal(seat)) if seat >= 0 else []
        prompt = "bi-over" if self.over() else "bi-prompt-bid" if together else "bi-prompt-boast"
        return View(
            game=self.game.key,
            version=self.game.version,
            seat=seat,
            prompt=Message(prompt if moves or self.over() else "bi-prompt-wait"),
            seats=seats,
            zones=[],
            choices=[Choice(move, self.game.move_table.message(move)) for move in moves],
            deadline=self.began + SECONDS * 1000 if together else None,
            outcome=self.outcome(),
            facts={"bid": self.bids[seat]} if seat >= 0 and together else {},
        )

    def world_for(self, seat: i64, rng: Rng) -> Self:
        other = self.copy()
        if self.turn == TOGETHER:
            for player in range(self.players):
                if player != seat:
                    other.bids[player] = NOTHING
                    other.confirmed[player] = 0
        other.rng = rng.fork()
        return other

    def copy(self) -> Self:
        other = type(self)()
        self.copy_base_to(other)
        other.rounds, other.round, other.boasts, other.began = self.rounds, self.round, self.boasts, self.began
        other.bids, other.confirmed, other.points = self.bids[:], self.confirmed[:], self.points[:]
        return other

    def key(self) -> vec[i64]:
        return vec[i64](
            [
                self.turn,
                self.round,
                self.boasts,
                self.gone,
                *self.bids,
                *self.confirmed,
                *self.points,
                *self.rng.words(),
            ]
        )

    def dump(self) -> dict[str, Any]:
        fields = ("rounds", "round", "boasts", "began", "bids", "confirmed", "points", "turn", "players", "gone")
        return {"rng": list(self.rng.words())} | {name: getattr(self, name) for name in fields}


class Bidding(Game):
    key = "bidding"
    version = 1
    prefix = "bi"
    fewest = 2
    most = 4
    options = (Option("rounds", 2, (1, 2, 5)),)
    simultaneous = True
    clause_of_turns = "BI-1.1"
    clause_of_the_end = "BI-2.1"
    clause_of_leaving = "BI-2.1"

    def __init__(self) -> None:
        self.move_table = MoveTable(
            [MoveKind("bid", amount=Number(0, BIDS - 1)), MoveKind("confirm"), MoveKind("boast", how=Index(2))]
        )

    def deal(
        self, players: int, rng: Rng, options: dict[str, OptionValue], seat_options: list[dict[str, OptionValue]]
    ) -> State:
        state = BiddingState()
        state.game, state.players, state.rng = self, players, rng
        state.rounds = int(str(options["rounds"]))
        state.points = [0] * players
        state.begin_round()
        return state

    def load(self, dump: Mapping[str, Any]) -> State:
        state = BiddingState()
        state.game = self
        for name, value in dump.items():
            setattr(state, name, Rng(*value) if name == "rng" else value)
        return state

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        return 1000

    def texts(self, language: str) -> str:
        return TEXTS

    def catalogue(self, language: str = "en") -> Catalogue:
        return read_catalogue(
            "# Bidding\n\n## BI-1 Bids\n- **BI-1.1** Bid.\n- **BI-1.2** Reveal.\n\n## BI-2 End\n- **BI-2.1** Boast.\n"
        )


GAME = Bidding()
