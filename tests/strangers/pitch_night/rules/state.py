"""The position of Pitch Night, and what a move does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, WIN, State
from captable.core.vectors import NONE, filled, joined, padded, zeros
from captable.core.view import OPEN, Outcome, View
from tests.strangers.pitch_night import dump, events, outcome, view
from tests.strangers.pitch_night.cards import Cards
from tests.strangers.pitch_night.rules import codes, sense

if TYPE_CHECKING:
    from tests.strangers.pitch_night.game import PitchNight


class PitchNightState(State):
    cards: Cards
    worths: vec[i64]
    """By kind of pitch, as in the card file."""
    copies: vec[i64]
    kinds: i64
    dealt: i64
    """How many were dealt to each (PN-1.1)."""
    hand: vec[i64]
    """Pitches of each kind, seat by seat."""
    backing: vec[i64]
    played: vec[i64]
    """By kind."""
    pile: vec[i64]
    """The top one last."""

    # -- a turn ------------------------------------------------------------------------------------------

    def held(self, seat: i64, kind: i64) -> i64:
        return self.hand[seat * self.kinds + kind]

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for kind in range(self.kinds):
            size += self.held(seat, kind)
        return size

    def legal(self, seat: i64) -> vec[i64]:
        """PN-1.2."""
        moves: vec[i64] = vec[i64]()
        if seat == self.turn:
            for kind in range(self.kinds):
                if self.held(seat, kind) > 0:
                    moves = append(moves, codes.BACK + kind)
                    moves = append(moves, self.kinds + kind)
        return moves

    def apply(self, seat: i64, move: i64) -> None:
        kind: i64 = move % self.kinds
        whose: i64 = seat if move < self.kinds else self.next_seat(seat)
        by: i64 = self.worths[kind] if move < self.kinds else -self.worths[kind]
        self.hand[seat * self.kinds + kind] -= 1
        self.played[kind] += 1
        self.backing[whose] += by
        self.revealed = True
        if self.telling:
            self.events.append(events.played(self, seat, whose, kind))
        self.draw(seat)
        self.end_turn(seat)

    def draw(self, seat: i64) -> None:
        """PN-1.3."""
        if len(self.pile) > 0:
            kind: i64 = self.pile[-1]
            self.pile = self.pile[:-1]
            self.hand[seat * self.kinds + kind] += 1
            if self.telling:
                self.events.append(events.drew(self, seat, kind))

    def end_turn(self, seat: i64) -> None:
        """PN-2.1, PN-2.3: the next player who has a pitch, or the end."""
        self.turn = OVER
        if self.still_playing() < 2:
            return
        for step in range(1, self.players + 1):
            other: i64 = (seat + step) % self.players
            if not self.has_left(other) and self.hand_size(other) > 0:
                self.turn = other
                return

    def leave(self, seat: i64) -> None:
        """PN-2.2."""
        if self.turn == seat or self.still_playing() < 2:
            self.end_turn(seat)

    # -- the end -----------------------------------------------------------------------------------------

    def finishes_before(self, one: i64, two: i64) -> bool:
        """PN-2.1; those who left come last (PN-2.2)."""
        return self.backing[one] > self.backing[two]

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    def value(self, seat: i64) -> i64:
        """The lead over the best other."""
        if self.turn == OVER:
            return WIN if self.final_places()[seat] == 1 else 0
        best: i64 = -codes.EVEN_LEAD
        for other in range(self.players):
            if other != seat and not self.has_left(other):
                best = max(best, self.backing[other])
        lead: i64 = max(-codes.EVEN_LEAD, min(codes.EVEN_LEAD, self.backing[seat] - best))
        return WIN // 2 + lead * WIN // (4 * codes.EVEN_LEAD)

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    # -- knowledge (PN-3.1) ------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> vec[i64]:
        v: vec[i64] = vec[i64]([self.turn, self.gone, self.dealt, len(self.pile)])
        v = joined(joined(v, self.backing), self.played)
        for player in range(self.players):
            v = append(v, self.hand_size(player))
            for kind in range(self.kinds):
                v = append(v, self.held(player, kind) if seat in (player, OPEN) else NONE)
        return v

    def world_for(self, seat: i64, rng: Rng) -> Self:
        """The unseen, in the order of the kinds, is shuffled and dealt anew."""
        other = self.copy()
        unseen: vec[i64] = vec[i64]()
        for kind in range(self.kinds):
            for _ in range(self.copies[kind] - self.played[kind] - self.held(seat, kind)):
                unseen = append(unseen, kind)
        rng.shuffle(unseen)
        top: i64 = 0
        for player in range(self.players):
            if player != seat:
                for kind in range(self.kinds):
                    other.hand[player * self.kinds + kind] = 0
                for _ in range(self.hand_size(player)):
                    other.hand[player * self.kinds + unseen[top]] += 1
                    top += 1
        other.pile = unseen[top:]
        other.rng = rng.fork()
        return other

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    # -- search and storage ------------------------------------------------------------------------------

    def copy(self) -> Self:
        other = type(self)()
        self.copy_base_to(other)
        other.cards, other.worths, other.copies = self.cards, self.worths, self.copies
        other.kinds, other.dealt = self.kinds, self.dealt
        other.hand, other.backing = self.hand[:], self.backing[:]
        other.played, other.pile = self.played[:], self.pile[:]
        return other

    def key(self) -> vec[i64]:
        total: i64 = sum(self.copies)
        return joined(padded(self.known_to(OPEN), self.pile, total), self.rng.words())

    def census(self) -> vec[i64]:
        census: vec[i64] = self.played[:]
        for cell in range(len(self.hand)):
            census[cell % self.kinds] += self.hand[cell]
        for kind in self.pile:
            census[kind] += 1
        return census

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def new_state(game: PitchNight, players: i64, rng: Rng, dealt: i64) -> PitchNightState:
    """PN-1.1."""
    state = PitchNightState()
    state.game, state.players, state.rng = game, players, rng
    state.cards, state.worths, state.copies = game.cards, game.worths, game.copies
    state.kinds, state.dealt = len(game.worths), dealt
    state.hand, state.backing, state.played = zeros(players * state.kinds), zeros(players), zeros(state.kinds)
    pile: vec[i64] = vec[i64]()
    for kind in range(state.kinds):
        pile = joined(pile, filled(state.copies[kind], kind))
    rng.shuffle(pile)
    state.pile = pile
    for seat in range(players):
        for _ in range(dealt):
            state.draw(seat)
    state.turn = rng.below(players)
    return state
