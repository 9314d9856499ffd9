"""A game written outside the package: one sealed auction, in which all bid at the same time and against a clock.

A lot is worth 50. Everybody bids a multiple of 5 up to 100, or passes, within a minute. The highest bid wins the lot
and pays; of equal ones nobody's counts. What the lot leaves is the score.
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
from captable.core.options import OptionValue
from captable.core.reading import Dump, for_each_seat, read_dump, rng_of, those_gone
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER, State
from captable.core.view import OPEN, Blocked, Choice, Counter, Event, Message, Outcome, Range, Refusal, Seat, View

WORTH, STEP, HIGHEST = 50, 5, 100
PASS = 0
NO_BID = -1
MINUTE = 60_000


class AuctionState(State):
    bids: list[int]
    """As moves: PASS, or 1 + a bid in steps; NO_BID before it came."""

    def to_move(self) -> list[int]:
        return [seat for seat in range(self.players) if self.turn == TOGETHER and self.bids[seat] == NO_BID]

    def moves(self, seat: SupportsIndex) -> list[int]:
        return list(range(self.game.move_codes)) if self.may_move(self.seat_number(seat)) else []

    def apply(self, seat: int, move: int) -> None:
        self.bids[seat] = move
        self.revealed = False
        if self.telling:
            self.events = [Event(None, {seat: Message("auction-you-bid", {"bid": _amount(move)})})]
        if NO_BID not in self.bids:
            self.reveal()

    def reveal(self) -> None:
        self.turn = OVER
        self.revealed = True
        if self.telling:
            bids = ", ".join("–" if bid == PASS else str(_amount(bid)) for bid in self.bids)
            self.events.append(Event(Message("auction-bids", {"bids": bids})))

    def leave(self, seat: int) -> None:
        self.bids[seat] = PASS
        if NO_BID not in self.bids:
            self.reveal()

    def deadline(self, seat: int) -> int:
        return MINUTE

    def default_move(self, seat: int) -> int:
        return PASS

    def scores(self) -> list[int]:
        best = max(self.bids)
        alone = self.bids.count(best) == 1 and best > PASS
        return [WORTH - _amount(bid) if alone and bid == best else 0 for bid in self.bids]

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        scores = [score - 1000 * self.has_left(seat) for seat, score in enumerate(self.scores())]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(places, self.scores(), Message("auction-reveal"))

    def copy(self) -> Self:
        other = type(self)()
        self.copy_base_to(other)
        other.bids = list(self.bids)
        return other

    def world_for(self, seat: int, rng: Rng) -> Self:
        other = self.copy()
        if not self.over():
            for player, bid in enumerate(self.bids):
                if player != seat and bid != NO_BID and not self.has_left(player):
                    other.bids[player] = rng.below(self.game.move_codes)
        other.rng = rng.fork()
        return other

    def seen_as(self, seat: int, actor: int, move: int) -> int:
        return move if seat == actor else PASS

    def known_to(self, seat: int) -> vec[i64]:
        whole = self.over() or seat == OPEN
        sealed = [bid if whole or player == seat else min(bid, 0) for player, bid in enumerate(self.bids)]
        return vec[i64]([self.turn, self.gone, *sealed])

    def key(self) -> vec[i64]:
        return vec[i64]([self.turn, self.gone, *self.bids, *self.rng.words()])

    def seen_by(self, seat: int) -> View:
        mine = seat >= 0 and self.may_move(seat)
        too_much = Refusal("AU-1.1", Message("auction-too-much"))
        return View(
            game=self.game.key,
            version=self.game.version,
            seat=seat,
            prompt=Message("auction-over" if self.over() else "auction-bid" if mine else "auction-wait"),
            seats=[
                Seat(player, to_move=self.may_move(player), out=self.has_left(player)) for player in range(self.players)
            ],
            zones=[],
            counters=[Counter("worth", WORTH, Message("auction-worth"))],
            choices=[Choice(PASS, Message("auction-pass"))] if mine else [],
            ranges=[Range(1, STEP, HIGHEST, Message("auction-range"), STEP)] if mine else [],
            blocked=[Blocked(Message("auction-more"), too_much)] if mine else [],
            deadline=MINUTE if mine else None,
            outcome=self.outcome(),
        )

    def dump(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "version": self.game.version,
            "options": {},
            "players": self.players,
            "gone": [seat for seat in range(self.players) if self.has_left(seat)],
            "bids": self.bids,
            "rng": list(self.rng.words()),
        }


def _amount(move: int) -> int:
    return move * STEP


class AuctionDump(Dump):
    players: Annotated[int, Meta(ge=2, le=4)]
    bids: list[Annotated[int, Meta(ge=NO_BID, le=HIGHEST // STEP)]]


class Auction(Game):
    key = "auction"
    version = 1
    prefix = "auction"
    fewest, most = 2, 4
    simultaneous = True
    clause_of_turns = "AU-1.1"
    clause_of_the_end = "AU-1.2"
    clause_of_leaving = "AU-1.3"
    move_table = MoveTable([MoveKind("pass"), MoveKind("bid", amount=Number(STEP, HIGHEST, STEP))])

    def deal(
        self, players: int, rng: Rng, options: dict[str, OptionValue], seat_options: list[dict[str, OptionValue]]
    ) -> AuctionState:
        state = AuctionState()
        state.game, state.players, state.rng = self, players, rng
        state.bids = [NO_BID] * players
        state.turn = TOGETHER
        return state

    def load(self, dump: Mapping[str, Any]) -> AuctionState:
        read = read_dump(dump, AuctionDump, self)
        state = AuctionState()
        state.game, state.players, state.rng = self, read.players, rng_of(read)
        state.gone, state.bids = those_gone(read, read.players), for_each_seat(read.bids, read.players, "bids")
        if any(state.has_left(seat) and bid != PASS for seat, bid in enumerate(state.bids)):
            raise BadInput("bids: who has left has passed.")
        state.turn = TOGETHER if NO_BID in state.bids else OVER
        return state

    def longest(self, players: int, options: Mapping[str, OptionValue]) -> int:
        return players

    def texts(self, language: str) -> str:
        return TEXTS[language]

    def catalogue(self, language: str = "en") -> Catalogue:
        return read_catalogue(CLAUSES[language])


TEXTS = {
    "en": """
auction-name = Auction
auction-pitch = Bid more than the others and less than it is worth.
auction-move-pass = pass
auction-move-bid = bid { $amount }
auction-pass = Pass
auction-range = Bid
auction-more = Bid more than 100
auction-too-much = Nobody has more than 100.
auction-worth = Worth
auction-bid = Bid for the lot, or pass.
auction-wait = The others are bidding.
auction-over = The auction is over.
auction-you-bid = Your bid is { $bid }.
auction-reveal = All bids are opened.
auction-bids = The bids are { $bids }.
""",
    "fr": """
auction-name = Enchère
auction-pitch = Offrez plus que les autres et moins que la valeur.
auction-move-pass = passer
auction-move-bid = offrir { $amount }
auction-pass = Passer
auction-range = Offrir
auction-more = Offrir plus de 100
auction-too-much = Personne n’a plus de 100.
auction-worth = Valeur
auction-bid = Faites une offre, ou passez.
auction-wait = Les autres font leurs offres.
auction-over = L’enchère est terminée.
auction-you-bid = Vous offrez { $bid }.
auction-reveal = Toutes les offres sont ouvertes.
auction-bids = Les offres sont { $bids }.
""",
}

CLAUSES = {
    "en": """
# Auction

## AU-1 The game
- **AU-1.1** Within a minute everybody bids a multiple of 5 up to 100, or passes, in secret.
- **AU-1.2** All bids are opened at once. The highest wins the lot and pays; of equal ones nobody’s counts.
- **AU-1.3** Who leaves has passed, and comes last.
""",
    "fr": """
# Enchère

## AU-1 Le jeu
- **AU-1.1** En une minute, chacun offre en secret un multiple de 5 jusqu’à 100, ou passe.
- **AU-1.2** Les offres sont ouvertes ensemble. La plus haute emporte le lot et paie ; de deux égales, aucune ne compte.
- **AU-1.3** Qui part a passé, et finit dernier.
""",
}

GAME = Auction()
