"""The rules of Startups. Functions follow the turn; docstrings name the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, State
from captable.core.vectors import NONE, filled, joined, zeros
from captable.core.view import Outcome, Refusal, View
from captable.games.startups import dump, events, outcome, refusals, view
from captable.games.startups.cards import Cards
from captable.games.startups.rules import sense
from captable.games.startups.rules.codes import (
    ASIDE,
    CHIP_RECEIVED,
    CHIPS,
    DRAW,
    FIRST_TAKE,
    HAND,
    PLAY,
    POINTS_FIRST,
    POINTS_LAST,
    POINTS_SECOND,
    ROUNDS_OF_A_MATCH,
    TAKE,
    TURNS_WITHOUT_A_DRAW,
)

if TYPE_CHECKING:
    from captable.games.startups.game import Startups


@final
class StartupsState(State):
    """A position. Tables of seats and companies are flat: the entry of seat s and company c is s * companies + c."""

    cards: Cards
    companies: i64
    copies: vec[i64]
    """Shares of each company in the deck (SU-1.1)."""
    room: i64
    """No more cards than this can lie in the market at once."""
    manual: bool
    """SU-4.2: the source's literal wording holds, not the printed game's."""

    step: i64
    hand: vec[i64]
    known: vec[i64]
    """The part of each hand that everybody saw being taken (SU-7.2)."""
    portfolio: vec[i64]
    chips: vec[i64]
    holder: vec[i64]
    """Who has each company's Anti-Monopoly chip."""
    deck: vec[i64]
    """The pile, its top at `top`, and below it the cards put aside."""
    top: i64
    market: vec[i64]
    """The company of each card in the market, in the order in which they came."""
    market_chips: vec[i64]
    market_slot: vec[i64]
    """The place on the table where each card lies; the lowest free one is filled first."""
    taken: i64
    """The company of the card taken from the market this turn, or NONE."""
    idle_turns: i64
    """Turns in a row without a draw (SU-5.6)."""
    round: i64
    rounds: i64
    results: vec[i64]
    """The places of the rounds that are over: entry round * players + seat, 1 for the first (SU-6)."""

    # -- set-up ------------------------------------------------------------------------------------------

    def set_up_round(self, first: i64) -> None:
        """SU-1.2: shuffle, put cards aside, deal; chips and empty places for everyone who still plays."""
        cells: i64 = self.players * self.companies
        self.hand = zeros(cells)
        self.known = zeros(cells)
        self.portfolio = zeros(cells)
        self.chips = filled(self.players, CHIPS)
        self.holder = filled(self.companies, NONE)
        self.market = vec[i64]()
        self.market_chips = vec[i64]()
        self.market_slot = vec[i64]()
        self.deck = all_cards(self.copies)
        self.rng.shuffle(self.deck)
        self.top = 0
        for seat in range(self.players):
            if not self.has_left(seat):
                for _i in range(HAND):
                    self.hand[seat * self.companies + self.next_card()] += 1
        self.step = TAKE
        self.taken = NONE
        self.idle_turns = 0
        self.turn = first

    def next_card(self) -> i64:
        card: i64 = self.deck[self.top]
        self.top += 1
        return card

    def pile(self) -> i64:
        """How many cards can still be drawn."""
        return len(self.deck) - ASIDE - self.top

    # -- what may be done --------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.turn != seat or seat < 0:
            return vec[i64]()
        return self.ways_to_take(seat) if self.step == TAKE else self.ways_to_play(seat)

    def ways_to_take(self, seat: i64) -> vec[i64]:
        """SU-2.1, SU-2.2: draw if the chips suffice, or take a market card that no chip bars."""
        market: vec[i64] = self.market
        holders: vec[i64] = self.holder
        moves: vec[i64] = vec[i64](capacity=1 + len(market))
        if self.price(seat) <= self.chips[seat]:
            moves = append(moves, DRAW)
        i: i64
        for i in range(len(market)):
            if self.may_take(seat, holders[market[i]]):
                moves = append(moves, FIRST_TAKE + i)
        if len(moves) == 0:
            moves = append(moves, DRAW)  # SU-4.3: neither is possible, so the draw is
        return moves

    def ways_to_play(self, seat: i64) -> vec[i64]:
        """SU-3.1, SU-3.2: any hand card to the portfolio; to the market unless its company was just taken."""
        hand: vec[i64] = self.hand
        companies: i64 = self.companies
        first: i64 = seat * companies
        keep: i64 = FIRST_TAKE + self.room
        moves: vec[i64] = vec[i64](capacity=2 * companies)
        for company in range(companies):
            if hand[first + company] > 0:
                moves = append(moves, keep + company)
                if company != self.taken:
                    moves = append(moves, keep + companies + company)
        return moves

    def any_move(self, seat: i64, rng: Rng) -> i64:
        return self.any_way_to_take(seat, rng) if self.step == TAKE else self.any_way_to_play(seat, rng)

    def any_way_to_take(self, seat: i64, rng: Rng) -> i64:
        """One of `ways_to_take` by lot: counted, not listed."""
        market: vec[i64] = self.market
        holders: vec[i64] = self.holder
        price: i64 = 0
        free: i64 = 0
        i: i64
        for i in range(len(market)):
            holder: i64 = holders[market[i]]
            if holder != seat:
                price += 1
            if holder == NONE:
                free += 1
        cards: i64 = free if self.manual else price  # so many of them `may_take`
        draws: i64 = 1 if price <= self.chips[seat] else 0
        wanted: i64 = rng.below(max(1, cards + draws)) - draws
        if wanted >= 0:
            for i in range(len(market)):
                if self.may_take(seat, holders[market[i]]):
                    if wanted == 0:
                        return FIRST_TAKE + i
                    wanted -= 1
        return DRAW

    def any_way_to_play(self, seat: i64, rng: Rng) -> i64:
        """One of `ways_to_play` by lot: counted, not listed."""
        hand: vec[i64] = self.hand
        companies: i64 = self.companies
        first: i64 = seat * companies
        keep: i64 = FIRST_TAKE + self.room
        taken: i64 = self.taken  # it is in the hand, if there is one
        ways: i64 = 0 if taken == NONE else -1
        company: i64
        for company in range(companies):
            if hand[first + company] > 0:
                ways += 2
        wanted: i64 = rng.below(ways)
        for company in range(companies):
            if hand[first + company] > 0:
                if wanted == 0:
                    return keep + company
                if company == taken:
                    wanted += 1
                elif wanted == 1:
                    return keep + companies + company
                wanted -= 2
        return NONE

    def price(self, seat: i64) -> i64:
        """SU-2.1, SU-4.4: a chip for each market card whose Anti-Monopoly chip the seat does not hold."""
        market: vec[i64] = self.market
        holders: vec[i64] = self.holder
        price: i64 = 0
        i: i64
        for i in range(len(market)):
            if holders[market[i]] != seat:
                price += 1
        return price

    def may_take(self, seat: i64, holder: i64) -> bool:
        """SU-4.2: whether a market card may be taken whose company's chip `holder` has."""
        return holder == NONE if self.manual else holder != seat

    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        if move in self.legal(seat):
            return None
        return refusals.why(self, seat, move)

    # -- what happens ------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if move == DRAW:
            self.draw(seat)
        elif move < FIRST_TAKE + self.room:
            self.take(seat, move - FIRST_TAKE)
        elif move < FIRST_TAKE + self.room + self.companies:
            self.keep(seat, move - FIRST_TAKE - self.room)
        else:
            self.sell(seat, move - FIRST_TAKE - self.room - self.companies)

    def draw(self, seat: i64) -> None:
        """SU-2.1, SU-2.3, SU-4.3, SU-4.4: chips on the market cards, oldest first, then the top card."""
        market: vec[i64] = self.market
        holders: vec[i64] = self.holder
        on_cards: vec[i64] = self.market_chips
        paid: i64 = 0
        i: i64 = 0
        while i < len(market) and paid < self.chips[seat]:
            if holders[market[i]] != seat:
                on_cards[i] += 1
                paid += 1
            i += 1
        self.chips[seat] -= paid
        company: i64 = self.next_card()
        self.hand[seat * self.companies + company] += 1
        self.taken = NONE
        self.idle_turns = 0
        self.step = PLAY
        self.revealed = True
        if self.telling:
            self.events.append(events.draw(self, seat, company, paid))

    def take(self, seat: i64, i: i64) -> None:
        """SU-2.2: the card and all the chips on it; everyone has seen which it was (SU-7.2)."""
        company: i64 = self.market[i]
        chips: i64 = self.market_chips[i]
        if self.telling:
            self.events.append(events.take(self, seat, company, chips, self.market_slot[i]))
        self.hand[seat * self.companies + company] += 1
        self.known[seat * self.companies + company] += 1
        self.chips[seat] += chips
        self.market = pop(self.market, i)[0]
        self.market_chips = pop(self.market_chips, i)[0]
        self.market_slot = pop(self.market_slot, i)[0]
        self.taken = company
        self.idle_turns += 1
        self.step = PLAY
        self.revealed = False

    def keep(self, seat: i64, company: i64) -> None:
        """SU-3.1: a hand card to the own portfolio, face up; the Anti-Monopoly chip may move at once."""
        self.give_up(seat, company)
        self.portfolio[seat * self.companies + company] += 1
        if self.telling:
            self.events.append(events.keep(self, seat, company))
        self.move_chip(seat, company)
        self.end_turn(seat)

    def sell(self, seat: i64, company: i64) -> None:
        """SU-3.1: a hand card to the market, without a chip on it."""
        self.give_up(seat, company)
        slot: i64 = self.free_slot()
        self.market = append(self.market, company)
        self.market_chips = append(self.market_chips, 0)
        self.market_slot = append(self.market_slot, slot)
        if self.telling:
            self.events.append(events.sell(self, seat, company, slot))
        self.end_turn(seat)

    def give_up(self, seat: i64, company: i64) -> None:
        """A card leaves the hand. Nothing is shown if everyone knew that such a card was there (SU-7.2)."""
        cell: i64 = seat * self.companies + company
        self.hand[cell] -= 1
        self.revealed = self.known[cell] == 0
        if self.known[cell] > 0:
            self.known[cell] -= 1

    def move_chip(self, seat: i64, company: i64) -> None:
        """SU-4.1: to the first who has a share, then only to somebody with strictly more."""
        holder: i64 = self.holder[company]
        if holder == seat:
            return
        mine: i64 = self.portfolio[seat * self.companies + company]
        if holder == NONE or mine > self.portfolio[holder * self.companies + company]:
            self.holder[company] = seat
            if self.telling:
                self.events.append(events.chip(self, seat, company, holder))

    def free_slot(self) -> i64:
        slots: vec[i64] = self.market_slot
        slot: i64 = 0
        i: i64 = 0
        while i < len(slots):
            if slots[i] == slot:
                slot += 1
                i = 0
            else:
                i += 1
        return slot

    # -- ends --------------------------------------------------------------------------------------------

    def end_turn(self, seat: i64) -> None:
        """SU-1.3, SU-5.1, SU-5.6: the next player's turn, or the count."""
        self.taken = NONE
        self.step = TAKE
        if self.is_last_turn():
            self.end_round(seat)
        else:
            self.turn = self.next_seat(seat)

    def is_last_turn(self) -> bool:
        """Of the round: the pile is empty, or nobody has drawn for long (SU-5.1, SU-5.6)."""
        return self.pile() == 0 or self.idle_turns >= TURNS_WITHOUT_A_DRAW * self.players

    def end_round(self, last: i64) -> None:
        """SU-5.1, SU-6.1: hands join the portfolios; places; the lowest placed starts the next round."""
        self.revealed = True
        if self.telling:
            self.events.extend(events.end_of_round(self))
        cell: i64
        for cell in range(len(self.hand)):
            self.portfolio[cell] += self.hand[cell]
            self.hand[cell] = 0
            self.known[cell] = 0
        places: vec[i64] = self.round_places(last)
        if self.telling:
            self.events.extend(events.count(self, list(places)))
        self.results = joined(self.results[:], places)
        self.round += 1
        if self.round == self.rounds or self.still_playing() < 2:
            self.turn = OVER
            return
        lowest: i64 = NONE
        for seat in range(self.players):
            if not self.has_left(seat) and (lowest == NONE or places[seat] > places[lowest]):
                lowest = seat
        self.set_up_round(lowest)
        if self.telling:
            self.events.extend(events.new_round(self, lowest))

    def leave(self, seat: i64) -> None:
        """SU-8.1: the cards stay where they are, the turns are skipped; one player left ends the game."""
        if self.still_playing() < 2:
            self.taken = NONE
            self.step = TAKE
            self.end_round(seat)
        elif self.turn == seat:
            self.end_turn(seat)

    # -- the count ---------------------------------------------------------------------------------------

    def majority(self, company: i64) -> i64:
        """SU-5.2: the one seat with the most shares, or NONE when several have as many."""
        portfolio: vec[i64] = self.portfolio
        best: i64 = 0
        owner: i64 = NONE
        for seat in range(self.players):
            shares: i64 = portfolio[seat * self.companies + company]
            if shares > best:
                best = shares
                owner = seat
            elif shares == best:
                owner = NONE
        return owner

    def received(self) -> vec[i64]:
        """SU-5.2, SU-5.3: the chips that each seat gets in the count, owed ones included."""
        received: vec[i64] = zeros(self.players)
        for company in range(self.companies):
            owner: i64 = self.majority(company)
            if owner != NONE:
                received[owner] += self.shares(company) - self.portfolio[owner * self.companies + company]
        return received

    def scores(self) -> vec[i64]:
        """SU-5.4. What is owed counts in full (SU-5.3), so the order of the companies does not matter."""
        scores: vec[i64] = self.chips[:]
        for company in range(self.companies):
            owner: i64 = self.majority(company)
            seat: i64 = 0
            while seat < self.players and owner != NONE:
                if seat != owner:
                    shares: i64 = self.portfolio[seat * self.companies + company]
                    scores[seat] -= shares
                    scores[owner] += CHIP_RECEIVED * shares
                seat += 1
        return scores

    def shares(self, company: i64) -> i64:
        """All shares of a company in portfolios."""
        portfolio: vec[i64] = self.portfolio
        shares: i64 = 0
        for seat in range(self.players):
            shares += portfolio[seat * self.companies + company]
        return shares

    def round_places(self, last: i64) -> vec[i64]:
        """SU-5.4, SU-5.5, SU-8.1: never shared; those who left come after all others."""
        scores: vec[i64] = self.scores()
        received: vec[i64] = self.received()
        places: vec[i64] = filled(self.players, 1)
        for seat in range(self.players):
            for other in range(self.players):
                if other != seat and self.beats(other, seat, scores, received, last):
                    places[seat] += 1
        return places

    def beats(self, one: i64, two: i64, scores: vec[i64], received: vec[i64], last: i64) -> bool:
        if self.has_left(one) != self.has_left(two):
            return self.has_left(two)
        if scores[one] != scores[two]:
            return scores[one] > scores[two]
        if received[one] != received[two]:
            return received[one] > received[two]
        # Turns go round, so who sits fewer seats before the last to move has moved later.
        return (last - one) % self.players < (last - two) % self.players

    # -- the match ---------------------------------------------------------------------------------------

    def place(self, round: i64, seat: i64) -> i64:
        return self.results[round * self.players + seat]

    def points(self, seat: i64) -> i64:
        """SU-6.1: what the places of the rounds so far are worth."""
        points: i64 = 0
        for round in range(self.round):
            points += self.worth_of(self.place(round, seat))
        return points

    def worth_of(self, place: i64) -> i64:
        """SU-6.1: the points for a place in a round."""
        points: i64 = 0
        if place == 1:
            points += POINTS_FIRST
        elif place == 2:
            points += POINTS_SECOND
        if place == self.players:
            points += POINTS_LAST
        return points

    def rounds_in_place(self, seat: i64, place: i64) -> i64:
        count: i64 = 0
        for round in range(self.round):
            if self.place(round, seat) == place:
                count += 1
        return count

    def finishes_before(self, one: i64, two: i64) -> bool:
        """SU-5.5 for a single round, SU-6.2 for a match; those who left come last (SU-8.1)."""
        if self.points(one) != self.points(two):
            return self.points(one) > self.points(two)
        for place in range(1, 3):  # first places, then second ones
            if self.rounds_in_place(one, place) != self.rounds_in_place(two, place):
                return self.rounds_in_place(one, place) > self.rounds_in_place(two, place)
        return self.place(self.round - 1, one) < self.place(self.round - 1, two)

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    # -- knowledge ---------------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> vec[i64]:
        """SU-7: everything open, the own seat and the own hand."""
        v: vec[i64] = self.open_facts()
        v = append(v, seat)
        own: i64 = seat * self.companies
        for cell in range(self.companies):
            v = append(v, self.hand[own + cell] if seat >= 0 else 0)
        return v

    def open_facts(self) -> vec[i64]:
        """SU-7.1, SU-7.2: what everybody knows, in a fixed order and length."""
        v: vec[i64] = vec[i64](capacity=200)
        v = append(v, 1 if self.manual else 0)
        v = append(v, self.rounds)
        v = append(v, self.turn)
        v = append(v, self.step)
        v = append(v, self.taken)
        v = append(v, self.idle_turns)
        v = append(v, self.gone)
        v = append(v, self.round)
        v = append(v, self.pile())
        v = joined(v, self.chips)
        v = joined(v, self.holder)
        v = joined(v, self.portfolio)
        v = joined(v, self.known)
        for seat in range(self.players):
            v = append(v, self.hand_size(seat))
        for i in range(self.room):
            here: bool = i < len(self.market)
            v = append(v, self.market[i] if here else NONE)
            v = append(v, self.market_chips[i] if here else 0)
            v = append(v, self.market_slot[i] if here else NONE)
        for i in range(ROUNDS_OF_A_MATCH * self.players):
            v = append(v, self.results[i] if i < len(self.results) else 0)
        return v

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for company in range(self.companies):
            size += self.hand[seat * self.companies + company]
        return size

    def world_for(self, seat: i64, rng: Rng) -> StartupsState:
        """The unseen cards, company by company, are shuffled and dealt to the other hands and the pile."""
        other: StartupsState = self.copy()
        other.telling = False
        unseen: vec[i64] = self.unseen_by(seat)
        rng.shuffle(unseen)
        i: i64 = 0
        for player in range(self.players):
            if player != seat:
                wanted: i64 = self.hand_size(player)
                for company in range(self.companies):
                    known: i64 = self.known[player * self.companies + company]
                    other.hand[player * self.companies + company] = known
                    wanted -= known
                for _i in range(wanted):
                    other.hand[player * self.companies + unseen[i]] += 1
                    i += 1
        other.deck = unseen[i:]
        other.top = 0
        other.rng = rng.fork()
        return other

    def unseen_by(self, seat: i64) -> vec[i64]:
        """Every card that this seat has no sight of, in the order of the companies."""
        unseen: vec[i64] = vec[i64](capacity=len(self.deck))
        for company in range(self.companies):
            left: i64 = self.copies[company] - self.shares(company)
            for player in range(self.players):
                cell: i64 = player * self.companies + company
                left -= self.hand[cell] if player == seat else self.known[cell]
            for on_market in self.market:
                if on_market == company:
                    left -= 1
            for _i in range(left):
                unseen = append(unseen, company)
        return unseen

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    # -- search and storage ------------------------------------------------------------------------------

    def copy(self) -> StartupsState:
        other: StartupsState = StartupsState()
        self.copy_base_to(other)
        other.cards = self.cards
        other.companies = self.companies
        other.copies = self.copies
        other.room = self.room
        other.manual = self.manual
        other.step = self.step
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.portfolio = self.portfolio[:]
        other.chips = self.chips[:]
        other.holder = self.holder[:]
        other.deck = self.deck  # never changed in place, so copies share it; `results` too
        other.top = self.top
        other.market = self.market[:]
        other.market_chips = self.market_chips[:]
        other.market_slot = self.market_slot[:]
        other.taken = self.taken
        other.idle_turns = self.idle_turns
        other.round = self.round
        other.rounds = self.rounds
        other.results = self.results
        return other

    def key(self) -> vec[i64]:
        v: vec[i64] = self.open_facts()
        v = joined(v, self.hand)
        v = joined(v, self.deck[self.top :])
        return joined(v, self.rng.words())

    def census(self) -> vec[i64]:
        """The shares of each company, wherever they are (SU-1.1), and all chips."""
        census: vec[i64] = zeros(self.companies + 1)
        cell: i64
        for cell in range(len(self.hand)):
            census[cell % self.companies] += self.hand[cell] + self.portfolio[cell]
        for company in self.market:
            census[company] += 1
        for company in self.deck[self.top :]:
            census[company] += 1
        for chips in joined(self.chips[:], self.market_chips):
            census[self.companies] += chips
        return census

    def value(self, seat: i64) -> i64:
        return self.values()[seat]

    def values(self) -> vec[i64]:
        return sense.values(self)

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def new_state(
    game: Startups, players: i64, rng: Rng, copies: vec[i64], room: i64, manual: bool, rounds: i64
) -> StartupsState:
    state: StartupsState = StartupsState()
    state.game = game
    state.players = players
    state.rng = rng
    state.cards = game.cards
    state.companies = len(copies)
    state.copies = copies
    state.room = room
    state.manual = manual
    state.round = 0
    state.rounds = rounds
    state.results = vec[i64]()
    state.set_up_round(rng.below(players))  # SU-1.3
    return state


def all_cards(copies: vec[i64]) -> vec[i64]:
    cards: vec[i64] = vec[i64](capacity=50)
    company: i64
    for company in range(len(copies)):
        left: i64 = copies[company]
        for _i in range(left):
            cards = append(cards, company)
    return cards
