"""Startups a second time: slow, plain, and written from the clauses alone, to compare the engine with.

It works on a position in the form of a dump (docs/games/startups.md). It knows nothing of chance: how the cards lie
after a shuffle is taken from the engine, once it has been seen to be a deal of all the cards.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

Move = dict[str, Any]

DECK = {
    "giraffe_beer": 5,
    "bowwow_games": 6,
    "flamingo_soft": 7,
    "octo_coffee": 8,
    "hippo_powertech": 9,
    "elephant_mars_travel": 10,
}


class Model:
    def __init__(self, dump: dict[str, Any]) -> None:
        self.at = copy.deepcopy(dump)
        self.players: int = dump["players"]

    # -- who and what ----------------------------------------------------------------------------------------------

    def stays(self, seat: int) -> bool:
        return seat not in self.at["gone"]

    def staying(self) -> list[int]:
        return [seat for seat in range(self.players) if self.stays(seat)]

    def asks_for_a_chip(self, seat: int) -> list[dict[str, Any]]:
        """SU-2.1, SU-4.4: the market cards that a draw places a chip on, in the order in which they came."""
        return [card for card in self.at["market"] if self.at["anti_monopoly"][card["company"]] != seat]

    def may_be_taken(self, seat: int, card: dict[str, Any]) -> bool:
        """SU-4.2"""
        holder = self.at["anti_monopoly"][card["company"]]
        if self.at["options"]["anti_monopoly"] == "manual":
            return holder is None
        return bool(holder != seat)

    # -- legal moves -----------------------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        seat = self.at["turn"]
        if seat is None:
            return []
        return self.taking(seat) if self.at["step"] == "take" else self.playing(seat)

    def taking(self, seat: int) -> list[Move]:
        takes = [
            {"kind": "take", "card": place}
            for place, card in enumerate(self.at["market"])
            if self.may_be_taken(seat, card)
        ]
        can_pay = self.at["chips"][seat] >= len(self.asks_for_a_chip(seat))
        if can_pay or not takes:  # SU-4.3: without any other move, the draw is possible
            return [{"kind": "draw"}, *takes]
        return takes

    def playing(self, seat: int) -> list[Move]:
        companies = set(self.at["hands"][seat])
        to_portfolio = [{"kind": "portfolio", "company": company} for company in companies]
        to_market = [{"kind": "market", "company": c} for c in companies if c != self.at["taken"]]  # SU-3.2
        return to_portfolio + to_market

    # -- what moves do ---------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        seat = self.at["turn"]
        if move["kind"] == "draw":
            self.draw(seat)
        elif move["kind"] == "take":
            self.take(seat, move["card"])
        else:
            self.put(seat, move["company"], move["kind"])

    def draw(self, seat: int) -> None:
        for card in self.asks_for_a_chip(seat):
            if self.at["chips"][seat] > 0:
                self.at["chips"][seat] -= 1
                card["chips"] += 1
        self.add_to_hand(seat, self.at["pile"].pop(0))
        self.at["idle_turns"] = 0
        self.at["step"] = "play"

    def take(self, seat: int, place: int) -> None:
        card = self.at["market"].pop(place)
        self.at["chips"][seat] += card["chips"]
        self.add_to_hand(seat, card["company"])
        self.at["known"][seat] = in_order([*self.at["known"][seat], card["company"]])
        self.at["taken"] = card["company"]
        self.at["idle_turns"] += 1
        self.at["step"] = "play"

    def add_to_hand(self, seat: int, company: str) -> None:
        self.at["hands"][seat] = in_order([*self.at["hands"][seat], company])

    def put(self, seat: int, company: str, where: str) -> None:
        self.at["hands"][seat].remove(company)
        if company in self.at["known"][seat]:
            self.at["known"][seat].remove(company)
        if where == "portfolio":
            self.at["portfolios"][seat] = in_order([*self.at["portfolios"][seat], company])
            self.move_chip(seat, company)
        else:
            taken_slots = [card["slot"] for card in self.at["market"]]
            slot = min(set(range(len(taken_slots) + 1)) - set(taken_slots))
            self.at["market"].append({"company": company, "chips": 0, "slot": slot})
        self.end_turn(seat)

    def move_chip(self, seat: int, company: str) -> None:
        """SU-4.1"""
        holder = self.at["anti_monopoly"][company]
        if holder is None or self.face_up(seat, company) > self.face_up(holder, company):
            self.at["anti_monopoly"][company] = seat

    def face_up(self, seat: int, company: str) -> int:
        return int(self.at["portfolios"][seat].count(company))

    def concede(self, seat: int) -> None:
        """SU-8.1"""
        self.at["gone"] = sorted([*self.at["gone"], seat])
        if len(self.staying()) == 1:
            self.count(seat)
        elif self.at["turn"] == seat:
            self.end_turn(seat)

    # -- ends ------------------------------------------------------------------------------------------------------

    def end_turn(self, seat: int) -> None:
        self.at["taken"] = None
        self.at["step"] = "take"
        if not self.at["pile"] or self.at["idle_turns"] == 6 * self.players:  # SU-5.1, SU-5.6
            self.count(seat)
            return
        following = [(seat + i) % self.players for i in range(1, self.players + 1)]
        self.at["turn"] = next(other for other in following if self.stays(other))

    def count(self, last: int) -> None:
        """SU-5: everything in hand joins the portfolios; then places."""
        self.at["taken"] = None
        self.at["step"] = "take"
        for seat in range(self.players):
            self.at["portfolios"][seat] = in_order(self.at["portfolios"][seat] + self.at["hands"][seat])
            self.at["hands"][seat] = []
            self.at["known"][seat] = []
        scores, received = self.scores()
        order = sorted(
            range(self.players),
            key=lambda seat: (
                not self.stays(seat),
                -scores[seat],
                -received[seat],
                # Backwards round the table from the last to move (SU-5.5, SU-8.1).
                [(last - i) % self.players for i in range(self.players)].index(seat),
            ),
        )
        places = [order.index(seat) + 1 for seat in range(self.players)]
        self.at["results"].append(places)
        if len(self.at["results"]) == self.at["options"]["rounds"] or len(self.staying()) == 1:
            self.at["turn"] = None
        else:
            self.at["turn"] = max(self.staying(), key=lambda seat: places[seat])
            self.clear_the_table()

    def scores(self) -> tuple[list[int], list[int]]:
        """SU-5.2 to SU-5.4: the score of each seat, and the chips that it received."""
        paid, received = [0] * self.players, [0] * self.players
        for company in DECK:
            shares = [self.face_up(seat, company) for seat in range(self.players)]
            if shares.count(max(shares)) != 1:
                continue
            owner = shares.index(max(shares))
            for seat in range(self.players):
                if seat != owner:
                    paid[seat] += shares[seat]
                    received[owner] += shares[seat]
        scores = [self.at["chips"][seat] - paid[seat] + 3 * received[seat] for seat in range(self.players)]
        return scores, received

    def clear_the_table(self) -> None:
        """SU-6.1: a new round, before the cards are dealt."""
        self.at["chips"] = [10] * self.players
        self.at["portfolios"] = [[] for _ in range(self.players)]
        self.at["anti_monopoly"] = dict.fromkeys(DECK)
        self.at["market"] = []
        self.at["idle_turns"] = 0
        self.at["pile"] = self.at["aside"] = []

    def deal_as(self, dump: dict[str, Any]) -> None:
        """SU-1.2: take over how the cards were dealt, if that is a deal."""
        dealt = Counter([card for hand in dump["hands"] for card in hand] + dump["pile"] + dump["aside"])
        assert dealt == DECK
        assert [len(hand) for hand in dump["hands"]] == [3 if self.stays(s) else 0 for s in range(self.players)]
        assert len(dump["aside"]) == 5
        for field in ("hands", "pile", "aside"):
            self.at[field] = copy.deepcopy(dump[field])

    def outcome(self) -> tuple[list[int], list[int]] | None:
        """The places and the scores."""
        if self.at["turn"] is not None:
            return None
        results = self.at["results"]
        if self.at["options"]["rounds"] == 1:
            return results[-1], self.scores()[0]
        points = [self.points(seat) for seat in range(self.players)]
        order = sorted(
            range(self.players),
            key=lambda seat: (
                not self.stays(seat),
                -points[seat],
                -sum(places[seat] == 1 for places in results),
                -sum(places[seat] == 2 for places in results),
                results[-1][seat],
            ),
        )
        return [order.index(seat) + 1 for seat in range(self.players)], points

    def points(self, seat: int) -> int:
        """SU-6.1"""
        worth = {1: 2, 2: 1, self.players: -1}
        return sum(worth.get(places[seat], 0) for places in self.at["results"])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=list(DECK).index)
