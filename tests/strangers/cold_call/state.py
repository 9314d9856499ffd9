"""The position of Cold Call, and what a move does. A move is the number of a card, from 0, or STAY or DROP."""

from __future__ import annotations

from typing import Any, SupportsIndex

from captable.core.errors import BadInput
from captable.core.fields import NONE, FieldState, everyone, nobody, owner, sealed, shuffled
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER
from captable.core.view import Change, Event, Message, Outcome, View, seat_name
from tests.strangers.cold_call import view

HAND = 5
CARDS = 20
CLIENTS = (2, 3, 4, 5, 6)
LUNCH = 2
"""What a beaten pitch costs (CC-1.5)."""
STAY, DROP = CARDS, CARDS + 1


class ColdCallState(FieldState):
    points: list[int] = everyone()
    hands: list[list[int]] = owner(most=HAND, pool="cards")
    away: list[list[int]] = owner(most=HAND, pool="cards")
    """Face down; only who played them knows them."""
    shown: list[list[int]] = everyone(most=HAND, pool="cards")
    pile: list[int] = nobody(most=CARDS, pool="cards")
    to_come: list[int] = nobody(most=len(CLIENTS), pool="clients")
    clients: list[int] = everyone(most=len(CLIENTS), pool="clients")
    """Those that came, the one of this round last."""
    chosen: list[int] = sealed(lambda state, seat: state.hands[seat])
    said: list[int] = everyone()
    """STAY, DROP or NONE of each seat."""

    def set_up(self) -> None:
        """CC-1.1."""
        self.points = [0] * self.players
        self.pile = shuffled(range(CARDS), self.rng)
        self.hands = [sorted(self.pile.pop() for _ in range(HAND)) for _ in range(self.players)]
        self.away, self.shown = [[] for _ in range(self.players)], [[] for _ in range(self.players)]
        self.to_come, self.clients = shuffled(CLIENTS, self.rng), []
        self.next_client()

    def next_client(self) -> None:
        """CC-1.2."""
        self.chosen, self.said = [NONE] * self.players, [NONE] * self.players
        if not self.to_come:
            self.turn = OVER
            return
        self.turn = TOGETHER
        self.clients.append(self.to_come.pop())
        if self.telling:
            self.tell("client", "client", "CC-1.2", worth=self.clients[-1])

    def worth(self, card: int) -> int:
        return card + 1

    def staying(self) -> list[int]:
        return [seat for seat in range(self.players) if self.said[seat] == STAY and not self.has_left(seat)]

    # -- a round -------------------------------------------------------------------------------------------------

    def missing(self) -> list[int]:
        """The seats that have yet to choose."""
        return [s for s in range(self.players) if not self.has_left(s) and self.chosen[s] == NONE]

    def to_move(self) -> list[int]:
        return self.missing() if self.turn == TOGETHER else super().to_move()

    def moves(self, seat: SupportsIndex) -> list[int]:
        number = self.seat_number(seat)
        if not self.may_move(number):
            return []
        return list(self.hands[number]) if self.turn == TOGETHER else [STAY, DROP]

    def apply(self, seat: int, move: int) -> None:
        self.revealed = False
        if move in (STAY, DROP):
            self.speak(seat, move)
            return
        self.chosen[seat] = move
        if self.telling:
            private = Message("cold-call-you-chose", {"card": view.name_of(self, move)})
            public = Message("cold-call-chose", {"seat": seat_name(seat)})
            self.events = [Event(public, {seat: private}, kind="played", clause="CC-1.3")]
        if not self.missing():
            self.ask_next()

    def speak(self, seat: int, move: int) -> None:
        """CC-1.4."""
        self.said[seat] = move
        if self.telling:
            self.events = []
            self.tell("stays" if move == STAY else "drops", "said", "CC-1.4", seat=seat_name(seat))
        self.ask_next()

    def ask_next(self) -> None:
        """CC-1.4: in turn, from another seat in each round."""
        first = len(self.clients) - 1
        order = [(first + i) % self.players for i in range(self.players)]
        silent = [seat for seat in order if self.said[seat] == NONE and not self.has_left(seat)]
        if silent:
            self.turn = silent[0]
        else:
            self.decide()

    def decide(self) -> None:
        """CC-1.5."""
        self.revealed = True
        rivals = self.staying()
        for seat, card in enumerate(self.chosen):
            if card != NONE:
                self.hands[seat].remove(card)
                is_open = len(rivals) > 1 and seat in rivals
                (self.shown if is_open else self.away)[seat].append(card)
                if is_open and self.telling:
                    self.tell("shows", "shown", "CC-1.5", seat=seat_name(seat), card=view.name_of(self, card))
        best = max(rivals, key=lambda seat: self.chosen[seat], default=NONE)
        for seat in rivals:
            gain = self.clients[-1] if seat == best else -LUNCH
            self.points[seat] += gain
            if self.telling:
                change = [Change("points", gain, seat)]
                self.tell(
                    "wins" if gain > 0 else "pays", "scored", "CC-1.5", change, seat=seat_name(seat), points=abs(gain)
                )
        self.next_client()

    def tell(self, what: str, kind: str, clause: str, changes: list[Change] | None = None, **said: Any) -> None:
        self.events.append(Event(Message(f"cold-call-{what}", said), kind=kind, changes=changes or [], clause=clause))

    def leave(self, seat: int) -> None:
        """CC-2.2."""
        self.chosen[seat] = NONE
        if self.still_playing() < 2:
            self.turn = OVER
            self.chosen = [NONE] * self.players
        elif (self.turn == TOGETHER and not self.missing()) or self.turn == seat:
            self.ask_next()

    # -- the end -------------------------------------------------------------------------------------------------

    def finishes_before(self, one: int, two: int) -> bool:
        """CC-2.1."""
        return self.points[one] > self.points[two]

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        return Outcome(list(self.final_places()), list(self.points), Message("cold-call-end"))

    def common_sense(self, seat: int, rng: Rng) -> int:
        """A high card for a dear client; stay with a high one, and now and then with a low one."""
        if self.turn == TOGETHER:
            hand = sorted(self.hands[seat])
            return hand[-1] if self.clients[-1] >= 4 else hand[len(hand) // 2]
        return STAY if self.worth(self.chosen[seat]) > 12 or rng.below(5) == 0 else DROP

    # -- what is seen, and what can be loaded --------------------------------------------------------------------

    def seen_by(self, seat: int) -> View:
        return view.view(self, seat)

    def seen_as(self, seat: int, actor: int, move: int) -> int:
        """A sealed card is any card to the others."""
        return move if seat == actor or move >= CARDS else 0

    def check(self) -> None:
        """What no rule can deal with."""
        staying = [seat for seat in range(self.players) if not self.has_left(seat)]
        played = len(self.clients) - (0 if self.over() and len(staying) > 1 else 1)
        if any(len(self.away[s]) + len(self.shown[s]) != played for s in staying):
            raise BadInput("away and shown must hold one card for each round that is over.")
        if any(len(self.hands[s]) + len(self.away[s]) + len(self.shown[s]) != HAND for s in range(self.players)):
            raise BadInput(f"hands, away and shown must hold {HAND} cards for each seat.")
        if any(not -HAND * LUNCH <= points <= sum(self.clients) for points in self.points):
            raise BadInput("points is out of range.")
        if any(card != NONE and card not in self.hands[s] for s, card in enumerate(self.chosen)):
            raise BadInput("chosen must be cards of the hands.")
        if any(said not in (NONE, STAY, DROP) for said in self.said):
            raise BadInput(f"said must be {STAY}, {DROP} or -1.")
        if self.over() != (len(staying) < 2 or played == HAND):
            raise BadInput("turn must be null exactly when the game is over.")
        if self.turn == TOGETHER and not self.missing():
            raise BadInput("turn can't be 'together' when all have chosen.")
        if self.turn >= 0 and (self.missing() or self.has_left(self.turn) or self.said[self.turn] != NONE):
            raise BadInput("turn must be the seat of somebody who has chosen and not spoken.")
