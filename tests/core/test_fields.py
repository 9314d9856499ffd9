"""Fields declared once, with who sees them, give what a game would write by hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from captable.core.conformance import check_game
from captable.core.errors import BadInput
from captable.core.fields import FieldState, sealed
from captable.core.options import OptionValue
from captable.core.playout import seat_to_move
from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.state import TOGETHER, State
from tests.strangers.auction import GAME as BY_HAND
from tests.strangers.auction import NO_BID, PASS, Auction, AuctionState


class DeclaredState(FieldState):
    """The auction, with its one field declared."""

    bids: list[int] = sealed(lambda state, seat: range(state.game.move_codes))

    to_move, moves, apply, reveal, leave = (
        AuctionState.to_move,
        AuctionState.moves,
        AuctionState.apply,
        AuctionState.reveal,
        AuctionState.leave,
    )
    deadline, default_move, scores = AuctionState.deadline, AuctionState.default_move, AuctionState.scores
    outcome, seen_as, seen_by = AuctionState.outcome, AuctionState.seen_as, AuctionState.seen_by

    def sees(self, seat: int, whose: int) -> bool:
        return super().sees(seat, whose) or self.over()

    def check(self) -> None:
        if any(not NO_BID <= bid < self.game.move_codes for bid in self.bids):
            raise BadInput("bids must be moves.")
        if any(self.has_left(seat) and bid != PASS for seat, bid in enumerate(self.bids)):
            raise BadInput("bids: who has left has passed.")
        if (self.turn == TOGETHER) != (NO_BID in self.bids) or self.turn >= 0:
            raise BadInput("turn must be together while a bid is missing, and null then.")


class DeclaredAuction(Auction):
    def deal(
        self, players: int, rng: Rng, options: dict[str, OptionValue], seat_options: list[dict[str, OptionValue]]
    ) -> Any:
        state = DeclaredState.begin(self, players, rng, options)
        state.bids = [NO_BID] * players
        state.turn = TOGETHER
        return state

    def load(self, dump: Mapping[str, Any]) -> Any:
        return DeclaredState.load(self, dump)


DECLARED = DeclaredAuction()


def positions(game: Auction) -> list[State]:
    found = []
    for number in range(3):
        state, rng = game.new(3, f"fields {number}"), rng_from("fields")
        while not state.over():
            found.append(state.copy())
            seat = seat_to_move(state, rng)
            state.play(seat, rng.below(game.move_codes))
        found.append(state)
    left = game.new(3, "left")
    left.concede(1)
    return [*found, left]


def test_declared_fields_tell_the_same_positions_apart_as_hand_written_ones() -> None:
    by_hand, declared = positions(BY_HAND), positions(DECLARED)
    for i, j in combinations(range(len(by_hand)), 2):
        assert (list(by_hand[i].key()) == list(by_hand[j].key())) == (
            list(declared[i].key()) == list(declared[j].key())
        )
        for seat in (-2, -1, 0, 1, 2):
            assert (by_hand[i].knows(seat) == by_hand[j].knows(seat)) == (
                declared[i].knows(seat) == declared[j].knows(seat)
            )


def test_declared_fields_are_dumped_redealt_and_copied_as_hand_written_ones() -> None:
    for one, other in zip(positions(BY_HAND), positions(DECLARED), strict=True):
        hand_written = one.dump()
        assert {name: other.dump()[name] for name in hand_written} == hand_written
        for seat in range(3):
            redealt = [state.redeal(seat, Rng(7, 8, 9, 10)).dump() for state in (one, other)]
            assert {name: redealt[1][name] for name in redealt[0]} == redealt[0]
        copy = other.copy()
        assert copy == other == DECLARED.load(other.dump())
        copy.bids[0] = 99  # type: ignore[attr-defined]
        assert copy != other


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_of_declared_fields_keeps_the_contract(players: int) -> None:
    for number in range(5):
        check_game(DECLARED, players, f"declared {number}")
