"""The conformance test passes a right game and names what is wrong with a wrong one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, SupportsIndex

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from captable import games
from captable.core.conformance import ConformanceError, check_game
from captable.core.record import Recorder
from captable.core.rng import Rng
from captable.core.view import OPEN, Change, Counter, Event, Facts, Message, View
from tests.strangers.nim import GAME as NIM
from tests.strangers.nim import Nim, NimState


@pytest.mark.parametrize("seed", range(20))
def test_a_game_from_outside_the_package_passes(seed: int) -> None:
    check_game(NIM, 2, f"nim {seed}", {"stones": 1 + seed}, samples=5)


def test_a_stranger_s_game_is_found_by_its_module() -> None:
    assert games.find("tests.strangers.nim:GAME") is NIM


def check_many(game: Nim, count: int) -> None:
    for seed in range(count):
        check_game(game, 2, f"broken {seed}", samples=99)


class LosesAStone(NimState):
    def census(self) -> vec[i64]:
        return vec[i64]([self.stones])


class HasNoMove(NimState):
    def moves(self, seat: SupportsIndex) -> list[int]:
        return [] if self.stones == 1 else super().moves(seat)


class NeverEnds(NimState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, 0)
        self.stones = max(1, self.stones)
        self.turn = 1 - seat


class ShowsTheCard(NimState):
    def seen_by(self, seat: int) -> View:
        return msgspec.structs.replace(super().seen_by(seat), zones=super().seen_by(OPEN).zones)


class KnowsTheCard(NimState):
    def known_to(self, seat: int) -> vec[i64]:
        return super().known_to(OPEN)


class RedealsFromTheTruth(NimState):
    def world_for(self, seat: int, rng: Rng) -> Self:
        other = super().world_for(seat, rng)
        if not self.over():
            other.cards[1 - seat] = (self.cards[1 - seat] + 1) % 3
        return other


class SharesItsCards(NimState):
    def copy(self) -> Self:
        other = super().copy()
        other.cards = self.cards
        return other

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.cards[0] = (self.cards[0] + 1) % 3


class ForgetsInTheCopy(NimState):
    """Something is kept for search that is no part of the key, and a copy begins without it."""

    tries = 0

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.tries = self.tries + 1


class ForgetsTheRulesWithTheNotes(NimState):
    def stop_noting(self) -> None:
        super().stop_noting()
        self.turn = 1 - self.turn


class ForgetsInTheDump(NimState):
    def dump(self) -> dict[str, Any]:
        return super().dump() | {"taken_last": 0}


class DrawsSomeMovesOftener(NimState):
    """Every lot is a legal move, and taking one stone has two of them."""

    def lots(self, seat: int) -> int:
        return 1 + len(self.moves(seat))

    def move_of_lot(self, seat: int, lot: int) -> int:
        return max(0, lot - 1)


class DrawsIllegalMoves(NimState):
    def lots(self, seat: int) -> int:
        return 3

    def move_of_lot(self, seat: int, lot: int) -> int:
        return lot


class AllowsAnything(NimState):
    def forbids(self, seat: int, move: int) -> None:
        return None


class TellsWithoutWords(NimState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.events = [Event(Message("nim-nonsense"))]


class HidesWhatItReveals(NimState):
    """Whoever takes one stone shows that the own card is odd, and says that nothing was revealed."""

    def moves(self, seat: SupportsIndex) -> list[int]:
        if self.seat_number(seat) != self.turn:
            return []
        least = 0 if self.cards[self.turn] % 2 or self.stones < 2 else 1
        return list(range(least, min(3, self.stones)))


class LetsLeaversWin(NimState):
    def leave(self, seat: int) -> None:
        self.turn, self.gone, self.taken_last = -1, 1 << (1 - seat), seat


class DealsInSilence(NimState):
    """Whoever takes three stones gets another card, and nobody is told which."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if move == 2:
            self.cards[seat] = self.rng.below(3)
            self.revealed = True


class DoesWhatItNeverDeclared(NimState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.events = [msgspec.structs.replace(event, kind="gave") for event in self.events]


class TellsOfMoreThanIsSeen(NimState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        taken = [Change("stones", -2 - move)]
        self.events = [msgspec.structs.replace(event, changes=taken) for event in self.events[:1]]


class TellsOfWhatNobodySees(NimState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.events = [msgspec.structs.replace(event, changes=[Change("luck", 1, seat)]) for event in self.events[:1]]


class CountsWhatItNeverDeclared(NimState):
    def seen_by(self, seat: int) -> View:
        return msgspec.structs.replace(super().seen_by(seat), counters=[Counter("luck", 7, Message("nim-name"))])


class CallsItsMovesNames(NimState):
    def seen_by(self, seat: int) -> View:
        view = super().seen_by(seat)
        choices = [msgspec.structs.replace(choice, kind="give") for choice in view.choices]
        return msgspec.structs.replace(view, choices=choices)


class MovesInSilence(NimState):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        self.revealed = True
        self.events = []


@pytest.mark.parametrize(
    ("state", "complaint"),
    [
        (DealsInSilence, "teaches seat . something by (chance|what was hidden) that no event tells it"),
        (DoesWhatItNeverDeclared, "of the kind 'gave', which the game does not declare"),
        (TellsOfMoreThanIsSeen, "is told of -"),
        (TellsOfWhatNobodySees, "told of the counter .*luck.*, which it does not see"),
        (CountsWhatItNeverDeclared, "counters .*luck.*, which the game does not declare"),
        (CallsItsMovesNames, "calls a take a give"),
        (MovesInSilence, "teaches seat . something by the choice of another that no event tells it"),
        (LosesAStone, "pieces were lost or made"),
        (HasNoMove, "has no move"),
        (NeverEnds, "more moves than the longest game|it is not over after"),
        (ShowsTheCard, "view.* changed when only what seat"),
        (KnowsTheCard, "knows.* changed when only what seat|knows after it depends on hidden things"),
        (RedealsFromTheTruth, "redeal depends on more than seat"),
        (SharesItsCards, "playing a copy changed"),
        (ForgetsInTheCopy, "a copy does not carry state.tries"),
        (ForgetsTheRulesWithTheNotes, "after stop_noting"),
        (ForgetsInTheDump, "load.dump.* is another position"),
        (DrawsSomeMovesOftener, "the lots of seat . are not its moves, each once"),
        (DrawsIllegalMoves, "the lots of seat . are not its moves, each once"),
        (AllowsAnything, "why_not and moves differ"),
        (TellsWithoutWords, "'nim-nonsense' has no text"),
        (HidesWhatItReveals, "says that it revealed nothing"),
        (LetsLeaversWin, "could concede twice|conceded and won alone|does not show that seat . has left"),
    ],
)
def test_a_broken_game_is_found_out(state: type[NimState], complaint: str) -> None:
    class Broken(Nim):
        pass

    game = Broken()
    game.state = state
    with pytest.raises(ConformanceError, match=complaint):
        check_many(game, 40)


def test_the_record_of_a_failure_leads_back_to_it() -> None:
    class Broken(Nim):
        state = NeverEnds

    with pytest.raises(ConformanceError) as caught:
        check_game(Broken(), 2, "endless")
    assert caught.value.record is not None
    again = Recorder.resume(caught.value.record, Broken())
    assert len(again.past) == caught.value.move_number


def test_a_move_that_the_view_does_not_offer_is_found_out() -> None:
    class OffersNothing(NimState):
        def seen_by(self, seat: int) -> View:
            view = super().seen_by(seat)
            return View(view.game, view.version, seat, view.prompt, view.seats, view.zones, outcome=view.outcome)

    class Broken(Nim):
        state = OffersNothing

        def longest(self, players: int, options: Mapping[str, Any]) -> int:
            return 30

    with pytest.raises(ConformanceError, match="offers"):
        check_game(Broken(), 2, "blind")


def test_views_without_the_facts_that_the_game_declares_are_found_out() -> None:
    class Broken(Nim):
        facts = Facts

    with pytest.raises(ConformanceError, match="the facts of a view are no Facts"):
        check_game(Broken(), 2, "factless")


@pytest.mark.parametrize("number", [8, 442, 601])
def test_what_is_shown_and_shuffled_away_at_once_need_not_be_known(number: int) -> None:
    """At the end of a round all cards are shown, and dealt anew in the same move."""
    check_game(games.find("startup_nation"), 5, f"long/5/{number}")


@pytest.mark.parametrize("number", [218, 345])
def test_that_a_seat_is_done_with_several_secret_choices_may_be_seen(number: int) -> None:
    """Who founds a company of Ship It! chooses three things, one after the other, while the others do so too."""
    check_game(games.find("ship_it"), 4, f"long/4/{number}", {"simultaneous": "turns"})
