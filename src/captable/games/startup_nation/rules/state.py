"""The rules of Start-Up Nation. Functions follow the turn; docstrings name the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, WIN
from captable.core.vectors import NONE, count_bits, filled
from captable.core.view import Outcome, Refusal, View
from captable.games.startup_nation import dump, events, outcome, refusals, view
from captable.games.startup_nation.rules import sense
from captable.games.startup_nation.rules.codes import (
    FIRST_ANSWER,
    FIRST_ASK,
    FIRST_GIVE,
    FIRST_LOOK,
    FIRST_PAIR,
    FIRST_PROMOTE,
    FIRST_SWAP,
    KEEP_ALLIANCES,
    SEATS,
    first_of_pair,
    second_of_pair,
)
from captable.games.startup_nation.rules.memory import (
    ABOVE,
    ALLIES,
    ANSWER,
    ASK,
    BELOW,
    BRIGITTE,
    DRAW,
    EMMANUEL,
    FOUND,
    GIVE,
    INTERNS,
    KINDS,
    LOOK,
    NO_LOOK,
    NONE_FOUND,
    OUT,
    PLAY,
    PROMOTE,
    ROLES,
    SHOW,
    SWAP,
    YES,
    above_rank_of,
    entry,
    true_answer,
    without,
)
from captable.games.startup_nation.rules.position import BLACK, BLUE, MOST_ROUNDS, POINTS_TO_WIN, RED, Position
from captable.games.startup_nation.rules.taste import JUDGEMENT
from captable.games.startup_nation.rules.worlds import ZEROS

if TYPE_CHECKING:
    from captable.games.startup_nation.game import StartupNation


PLAYING: Final[i64] = 0
AIMING: Final[i64] = 1
ANSWERING: Final[i64] = 2
"""The steps of a turn: play a card (SN-4.1), say whom it is for, answer a question (SN-5.2)."""

POINTS_ALONE: Final[i64] = 2
POINTS_OF_AN_ALLY: Final[i64] = 1
"""SN-8.4."""

ALLIES_PLAYED_ON: Final = 1
"""The version of the game that had no SN-7.4."""

ONE_LEFT: Final[i64] = 0
ALLIES_LEFT: Final[i64] = 1
PILE_EMPTY: Final[i64] = 2
"""Why a round ends (SN-8.1)."""

# What a card does: the order of `cards.EFFECTS`.
ASK_SWAP: Final[i64] = 2
ASK_TAKE_TOKENS: Final[i64] = 3
NEIGHBOUR_ASKS: Final[i64] = 4
ASK_EXTRA_TURN: Final[i64] = 5
DO_LOOK: Final[i64] = 6
DO_SWAP: Final[i64] = 7
DO_SWAP_ALLIANCES: Final[i64] = 8
DO_PROMOTE: Final[i64] = 9
DO_GIVE: Final[i64] = 10


@final
class StartupNationState(Position):
    """A position that can be played on."""

    # -- set-up ------------------------------------------------------------------------------------------

    def set_up_round(self, first: i64) -> None:
        """SN-3: everyone who has not left is in again with one hidden card; BPI tokens are in the supply."""
        deck: vec[i64] = all_cards(self.copies)
        self.rng.shuffle(deck)
        deal: vec[i64] = vec[i64](capacity=len(deck) + self.players)
        self.alive = 0
        next: i64 = 0
        for seat in range(self.players):
            if self.has_left(seat):
                deal = append(deal, NONE)
            else:
                self.alive |= 1 << seat
                deal = append(deal, deck[next])
                next += 1
        self.hand = deal[:]
        self.pile = deck
        self.top = next
        while next < len(deck):
            deal = append(deal, deck[next])
            next += 1
        self.deal_of_round = deal
        self.laid = vec[i64]()
        self.log = vec[i64](capacity=64)
        self.recalled = None
        had: vec[i64] = self.bpi
        left: i64 = self.supply
        self.bpi = filled(self.players, 0)
        self.supply = self.tokens
        self.last_turn = filled(self.players, 0)
        self.turns = 0
        if self.telling:
            self.events.extend(events.new_round(self, first, left, list(had)))
        self.begin_turn(first)

    def begin_turn(self, seat: i64) -> None:
        """SN-4.1: draw one card; a turn counts from here (SN-1.5)."""
        self.drawn = self.pile[self.top]
        self.top += 1
        self.turns += 1
        self.last_turn[seat] = self.turns
        self.note(entry(DRAW, seat, 0, 0, 0))
        self.mover = seat
        self.turn = seat
        self.step = PLAYING
        self.card = NONE
        self.asker = NONE
        self.victim = NONE
        self.role = NONE
        if self.telling:
            self.events.append(events.drew(self, seat, self.drawn))

    # -- what may be done --------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.turn != seat or seat < 0:
            return vec[i64]()
        if self.step == PLAYING:
            return self.cards_to_play(seat)
        if self.step == ANSWERING:
            return self.answers(seat)
        effect: i64 = self.effect[self.card]
        if effect <= ASK_EXTRA_TURN:
            return self.questions(seat)
        if effect == DO_LOOK:
            return self.players_to_choose(seat, FIRST_LOOK, False)
        if effect == DO_SWAP:
            return self.players_to_choose(seat, FIRST_SWAP, False)
        if effect == DO_PROMOTE:
            return self.players_to_choose(seat, FIRST_PROMOTE, True)
        if effect == DO_GIVE:
            return self.players_to_choose(seat, FIRST_GIVE, True)
        return self.alliances_to_swap()

    def cards_to_play(self, seat: i64) -> vec[i64]:
        """SN-4.1, SN-4.2: either card, but never Brigitte; the lower one comes first."""
        held: i64 = self.hand[seat]
        low: i64 = min(held, self.drawn)
        high: i64 = max(held, self.drawn)
        moves: vec[i64] = vec[i64](capacity=2)
        moves = append(moves, low)
        if high != low and high != BRIGITTE:
            moves = append(moves, high)
        return moves

    def questions(self, seat: i64) -> vec[i64]:
        """SN-5.1: any role, of any other living player."""
        moves: vec[i64] = vec[i64](capacity=SEATS * ROLES)
        for victim in range(self.players):
            if victim != seat and self.is_alive(victim):
                code: i64 = FIRST_ASK + victim * ROLES
                end: i64 = code + ROLES
                while code < end:
                    moves = append(moves, code)
                    code += 1
        return moves

    def answers(self, seat: i64) -> vec[i64]:
        """SN-5.2, SN-5.3: the truth; from Emmanuel's holder any answer that makes sense for the role."""
        moves: vec[i64] = vec[i64](capacity=3)
        if self.hand[seat] != EMMANUEL:
            return append(moves, FIRST_ANSWER + true_answer(self.hand[seat], self.role))
        moves = append(moves, FIRST_ANSWER + YES)
        if self.role < ROLES - 1:
            moves = append(moves, FIRST_ANSWER + ABOVE)
        if self.role > 0:
            moves = append(moves, FIRST_ANSWER + BELOW)
        return moves

    def players_to_choose(self, seat: i64, first: i64, oneself: bool) -> vec[i64]:
        """SN-7.1: living players only."""
        moves: vec[i64] = vec[i64](capacity=SEATS)
        for other in range(self.players):
            if self.is_alive(other) and (oneself or other != seat):
                moves = append(moves, first + other)
        return moves

    def alliances_to_swap(self) -> vec[i64]:
        """SN-6.3: no swap, or two living players with different colours."""
        moves: vec[i64] = vec[i64](capacity=11)
        moves = append(moves, KEEP_ALLIANCES)
        pair: i64 = FIRST_PAIR
        for one in range(SEATS):
            for two in range(one + 1, SEATS):
                both_in: bool = two < self.players and self.is_alive(one) and self.is_alive(two)
                if both_in and self.alliance[one] != self.alliance[two]:
                    moves = append(moves, pair)
                pair += 1
        return moves

    def any_move(self, seat: i64, rng: Rng) -> i64:
        if self.step == PLAYING:
            return self.any_card(seat, rng)
        if self.step != ANSWERING and self.effect[self.card] <= ASK_EXTRA_TURN:
            return self.any_question(seat, rng)
        moves: vec[i64] = self.legal(seat)
        return moves[rng.below(len(moves))]

    def any_card(self, seat: i64, rng: Rng) -> i64:
        """One of `cards_to_play` by lot."""
        held: i64 = self.hand[seat]
        low: i64 = min(held, self.drawn)
        high: i64 = max(held, self.drawn)
        ways: i64 = 2
        if high in (low, BRIGITTE):
            ways = 1
        return low if rng.below(ways) == 0 else high

    def any_question(self, seat: i64, rng: Rng) -> i64:
        """One of `questions` by lot: any role, of any other living player."""
        others: i64 = 0
        for victim in range(self.players):
            if victim != seat and self.is_alive(victim):
                others += 1
        wanted: i64 = rng.below(others * ROLES)
        asked: i64 = 0
        while wanted >= ROLES or asked == seat or not self.is_alive(asked):
            if asked != seat and self.is_alive(asked):
                wanted -= ROLES
            asked += 1
        return FIRST_ASK + asked * ROLES + wanted

    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        if move in self.legal(seat):
            return None
        return refusals.why(self, seat, move)

    def out_of_turn(self, seat: i64) -> Refusal:
        """SN-7.1: who is out has no turn to wait for before the next round."""
        if self.is_alive(seat) or self.has_left(seat):
            return super().out_of_turn(seat)
        return refusals.out_of_the_round()

    # -- what happens ------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.revealed = True
        if move < FIRST_ASK:
            self.play_card(seat, move)
        elif move < FIRST_ANSWER:
            self.ask(seat, (move - FIRST_ASK) // ROLES, (move - FIRST_ASK) % ROLES)
        elif move < FIRST_LOOK:
            self.answer(seat, move - FIRST_ANSWER)
        elif move < FIRST_SWAP:
            self.look(seat, move - FIRST_LOOK)
        elif move < FIRST_PROMOTE:
            self.swap(seat, move - FIRST_SWAP)
            self.end_turn()
        elif move < FIRST_GIVE:
            self.promote(seat, move - FIRST_PROMOTE)
        elif move < KEEP_ALLIANCES:
            self.give_token(seat, move - FIRST_GIVE)
        else:
            self.swap_alliances(seat, move - FIRST_PAIR)

    def play_card(self, seat: i64, card: i64) -> None:
        """SN-4.1: a card goes face up on the discard, the other is kept; then its effect."""
        self.lay_down(seat, card)
        self.card = card
        if self.telling:
            self.events.append(events.played(self, seat, card))
        effect: i64 = self.effect[card]
        if effect == 0 or (effect == DO_GIVE and self.supply == 0):
            self.end_turn()  # SN-4.3, SN-5.10, SN-5.11, SN-6.6, SN-6.7
            return
        self.step = AIMING
        if effect == NEIGHBOUR_ASKS:
            self.asker = self.next_living(seat)  # SN-5.8
            self.turn = self.asker
        elif effect <= ASK_EXTRA_TURN:
            self.asker = seat

    def lay_down(self, seat: i64, card: i64) -> None:
        if card != self.drawn:
            self.hand[seat] = self.drawn
        self.drawn = NONE
        self.note(entry(PLAY, seat, 0, card, 0))

    def ask(self, seat: i64, victim: i64, role: i64) -> None:
        """SN-5.1, SN-5.4: everyone who is asked has to answer."""
        self.note(entry(ASK, seat, victim, role, 0))
        self.victim = victim
        self.role = role
        self.step = ANSWERING
        self.turn = victim
        self.revealed = False
        if self.telling:
            self.events.append(events.asked(self, seat, victim, role))

    def answer(self, seat: i64, answer: i64) -> None:
        """SN-5.2, SN-5.3: the answer given is what counts."""
        self.note(entry(ANSWER, seat, self.role, answer, 0))
        if self.telling:
            self.events.append(events.answered(self, seat, self.role, answer))
        if answer == YES:
            self.on_yes(self.mover, seat)
        else:
            self.end_turn()

    def on_yes(self, mover: i64, victim: i64) -> None:
        """SN-5.5 to SN-5.9."""
        effect: i64 = self.effect[self.card]
        if effect == ASK_SWAP:
            self.swap(mover, victim)
        elif effect == ASK_TAKE_TOKENS:
            self.take_tokens(mover, victim)
        elif effect != ASK_EXTRA_TURN:
            self.eliminate(victim)
        elif not self.round_is_over():
            if self.telling:
                self.events.append(events.extra_turn(mover))
            self.begin_turn(mover)
            return
        self.end_turn()

    def look(self, seat: i64, other: i64) -> None:
        """SN-6.1."""
        self.note(entry(LOOK, seat, other, 0, 0))
        if self.telling:
            self.events.append(events.looked(self, seat, other))
        self.end_turn()

    def swap(self, seat: i64, other: i64) -> None:
        """SN-6.2, SN-5.6."""
        self.note(entry(SWAP, seat, other, 0, 0))
        card: i64 = self.hand[seat]
        self.hand[seat] = self.hand[other]
        self.hand[other] = card
        if self.telling:
            self.events.append(events.swapped(self, seat, other))

    def take_tokens(self, seat: i64, victim: i64) -> None:
        """SN-5.7."""
        if self.telling:
            self.events.append(events.took_tokens(self, seat, victim))
        self.bpi[seat] += self.bpi[victim]
        self.bpi[victim] = 0

    def swap_alliances(self, seat: i64, pair: i64) -> None:
        """SN-6.3."""
        one: i64 = seat
        two: i64 = seat
        if pair >= 0:
            one = first_of_pair(pair)
            two = second_of_pair(pair)
            colour: i64 = self.alliance[one]
            self.alliance[one] = self.alliance[two]
            self.alliance[two] = colour
        self.note(entry(ALLIES, one, two, seat, 0))
        if self.telling:
            self.events.append(events.swapped_alliances(self, seat, one, two))
        self.end_turn()

    def promote(self, seat: i64, promoted: i64) -> None:
        """SN-6.4, SN-6.5, SN-6.8: a higher card from the pile, or out of the round."""
        card: i64 = self.hand[promoted]
        higher: i64 = above_rank_of(card)
        found: i64 = self.top
        while found < len(self.pile) and self.pile[found] < higher:
            found += 1
        passed: i64 = found - self.top
        if card != BRIGITTE and found < len(self.pile):
            self.note(entry(PROMOTE, seat, promoted, card, FOUND + passed))
            self.hand[promoted] = self.pile[found]
            if self.telling:
                self.events.append(events.promoted(self, seat, promoted, card, passed))
            self.pile = without(self.pile, found)
        else:
            self.note(entry(PROMOTE, seat, promoted, card, NO_LOOK if card == BRIGITTE else NONE_FOUND))
            self.hand[promoted] = NONE
            lost: i64 = self.take_out(promoted)
            if self.telling:
                self.events.append(events.promotion_failed(self, seat, promoted, card, lost))
        self.end_turn()

    def give_token(self, seat: i64, other: i64) -> None:
        """SN-6.6."""
        self.note(entry(GIVE, seat, other, 0, 0))
        self.supply -= 1
        self.bpi[other] += 1
        if self.telling:
            self.events.append(events.gave_token(self, seat, other))
        self.end_turn()

    def eliminate(self, seat: i64) -> None:
        """SN-7.2: the hidden card is turned face up on the discard."""
        card: i64 = self.hand[seat]
        self.note(entry(OUT, seat, 0, card, 0))
        self.hand[seat] = NONE
        lost: i64 = self.take_out(seat)
        if self.telling:
            self.events.append(events.eliminated(self, seat, card, lost))

    def take_out(self, seat: i64) -> i64:
        """SN-7.1, SN-7.2: no turns, no choosing; the BPI tokens, so many, are out of the round."""
        lost: i64 = self.bpi[seat]
        self.alive &= ~(1 << seat)
        self.bpi[seat] = 0
        return lost

    # -- ends --------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """SN-4.1, SN-8.1: the next living player's turn, or the end of the round."""
        if self.round_is_over():
            self.end_round()
        else:
            self.begin_turn(self.next_living(self.mover))

    def next_living(self, seat: i64) -> i64:
        seat = (seat + 1) % self.players
        while not self.is_alive(seat):
            seat = (seat + 1) % self.players
        return seat

    def living(self) -> i64:
        return count_bits(self.alive)

    def only_allies_left(self) -> bool:
        """SN-8.1: two players are left, and they have one colour."""
        if self.living() != 2:
            return False
        one: i64 = self.next_living(self.players - 1)
        return self.alliance[one] == self.alliance[self.next_living(one)]

    def round_is_over(self) -> bool:
        return self.in_pile() == 0 or self.living() < 2 or self.only_allies_left()

    def why_over(self) -> i64:
        """SN-8.1: where two ends meet, the first of these is the reason."""
        if self.living() < 2:
            return ONE_LEFT
        return ALLIES_LEFT if self.only_allies_left() else PILE_EMPTY

    def end_round(self) -> None:
        """SN-8, SN-9.4: the living show their cards, the highest side scores; the next round, or the end."""
        self.revealed = True
        self.step = PLAYING
        self.show_hands()
        gains: vec[i64] = self.gains()
        first: i64 = self.first_of_next_round(gains)
        points: vec[i64] = self.points[:]
        results: vec[i64] = self.results[:]
        for seat in range(self.players):
            points[seat] += gains[seat]
            results = append(results, gains[seat])
        self.points = points
        self.results = results
        self.round += 1
        if self.telling:
            self.events.extend(events.end_of_round(self))
        if self.match_is_over():
            self.end_match()
            return
        self.set_up_round(first)

    def end_match(self) -> None:
        self.turn = OVER
        self.step = PLAYING
        self.card = NONE
        self.asker = NONE
        self.victim = NONE
        self.role = NONE

    def show_hands(self) -> None:
        """SN-9.4."""
        for seat in range(self.players):
            if self.is_alive(seat):
                self.note(entry(SHOW, seat, 0, self.hand[seat], 0))

    def leave(self, seat: i64) -> None:
        """SN-7.3: out of this and all later rounds; a turn or a question of theirs lapses."""
        was_alive: bool = self.is_alive(seat)
        if was_alive:
            if self.drawn != NONE and self.mover == seat:
                # Both cards go face up; nobody learns which was the drawn one, so the lower goes first.
                card: i64 = min(self.hand[seat], self.drawn)
                self.lay_down(seat, card)
                if self.telling:
                    self.events.append(events.laid_down(self, seat, card))
            self.eliminate(seat)
        if self.still_playing() < 2:
            self.show_hands()
            if self.telling:
                self.events.extend(events.shown(self))
            self.end_match()
        elif was_alive:
            if self.living() < 2 or self.only_allies_left():
                self.end_round()
            elif self.mover == seat or self.asker == seat or self.victim == seat:
                self.end_turn()

    # -- the count ---------------------------------------------------------------------------------------

    def value_in_round(self, seat: i64) -> i64:
        """SN-8.2, SN-5.10: a living player's card and BPI tokens."""
        return self.rank_at_end[self.hand[seat]] + self.bpi[seat]

    def ally(self, seat: i64) -> i64:
        """SN-8.2: the living player with the same colour, or NONE."""
        for other in range(self.players):
            if other != seat and self.is_alive(other) and self.alliance[other] == self.alliance[seat]:
                return other
        return NONE

    def side(self, seat: i64) -> i64:
        """SN-8.2: what a living player's side is worth."""
        ally: i64 = self.ally(seat)
        value: i64 = self.value_in_round(seat)
        if ally != NONE:
            value += self.value_in_round(ally)
        return value

    def best_side(self) -> i64:
        best: i64 = -1000
        for seat in range(self.players):
            if self.is_alive(seat):
                best = max(best, self.side(seat))
        return best

    def gains(self) -> vec[i64]:
        """SN-8.3, SN-8.4, SN-5.11: the points that the round gives to each player."""
        gains: vec[i64] = filled(self.players, 0)
        best: i64 = self.best_side()
        for seat in range(self.players):
            if self.is_alive(seat) and self.side(seat) == best:
                ally: i64 = self.ally(seat)
                gains[seat] = POINTS_ALONE if ally == NONE else POINTS_OF_AN_ALLY
                if self.doubles[self.hand[seat]] == 1 or (ally != NONE and self.doubles[self.hand[ally]] == 1):
                    gains[seat] *= 2
        return gains

    def first_of_next_round(self, gains: vec[i64]) -> i64:
        """SN-1.5: the winner who played last; if none played, the one whose turn was next."""
        first: i64 = NONE
        seat: i64 = (self.mover + 1) % self.players
        for _i in range(self.players):
            if gains[seat] > 0 and (first == NONE or self.last_turn[seat] > self.last_turn[first]):
                first = seat
            seat = (seat + 1) % self.players
        return first

    # -- the match ---------------------------------------------------------------------------------------

    def match_is_over(self) -> bool:
        """SN-1.2, SN-7.4: four points and ahead of all who still play; or no more rounds; or nobody to play against."""
        if self.round >= MOST_ROUNDS or self.one_side_left():
            return True
        most: i64 = NONE
        alone: bool = False
        for seat in range(self.players):
            if not self.has_left(seat):
                if self.points[seat] > most:
                    most = self.points[seat]
                    alone = True
                elif self.points[seat] == most:
                    alone = False
        return alone and most >= POINTS_TO_WIN

    def one_side_left(self) -> bool:
        """SN-7.4: all who have not conceded have one colour, and so for good: tokens are swapped with others only."""
        if self.gone == 0 or self.game.version == ALLIES_PLAYED_ON:
            return False
        colour: i64 = NONE
        for seat in range(self.players):
            if not self.has_left(seat):
                if colour != NONE and self.alliance[seat] != colour:
                    return False
                colour = self.alliance[seat]
        return True

    def finishes_before(self, one: i64, two: i64) -> bool:
        """SN-1.2, SN-7.3: by points, equals share a place; those who left come last."""
        return self.points[one] > self.points[two]

    def value(self, seat: i64) -> i64:
        """The lead in points, and the lead in this round if it ended now."""
        if self.turn == OVER:
            return self.value_at_the_end(seat)
        best: i64 = 0
        best_side: i64 = -1000
        for other in range(self.players):
            if other != seat and not self.has_left(other):
                best = max(best, self.points[other])
                if self.is_alive(other) and (not self.is_alive(seat) or other != self.ally(seat)):
                    best_side = max(best_side, self.side(other))
        value: i64 = WIN // 2 + (self.points[seat] - best) * JUDGEMENT.point
        if not self.is_alive(seat):
            value -= JUDGEMENT.out
        elif best_side > -1000:
            most: i64 = JUDGEMENT.most_ranks
            value += max(-most, min(most, self.side(seat) - best_side)) * JUDGEMENT.rank
        return max(0, min(WIN, value))

    def value_at_the_end(self, seat: i64) -> i64:
        places: vec[i64] = self.final_places()
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        return WIN // winners if places[seat] == 1 else 0

    def default_move(self, seat: i64) -> i64:
        """The lower card, the first target, the truth."""
        if self.step == ANSWERING:
            return FIRST_ANSWER + true_answer(self.hand[seat], self.role)
        return self.legal(seat)[0]

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    # -- at the edges ------------------------------------------------------------------------------------

    def copy(self) -> StartupNationState:
        other: StartupNationState = StartupNationState()
        self.copy_position_to(other)
        return other

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def new_state(
    game: StartupNation,
    players: i64,
    rng: Rng,
    interns: vec[i64],
    roles: vec[i64],
    tokens: i64,
    effect: vec[i64],
    rank_at_end: vec[i64],
    doubles: vec[i64],
) -> StartupNationState:
    """A match about to begin. `interns` are the kinds in play (SN-2.1), `roles` the copies of the other cards."""
    state: StartupNationState = StartupNationState()
    state.game = game
    state.players = players
    state.rng = rng
    state.cards = game.cards
    state.effect = effect
    state.rank_at_end = rank_at_end
    state.doubles = doubles
    state.tokens = tokens
    state.zeros = filled(ZEROS, 0)
    state.copies = filled(KINDS, 0)
    for intern in interns:
        state.copies[intern] = 1
    i: i64
    for i in range(len(roles)):
        state.copies[INTERNS + i] = roles[i]
    state.alliance = filled(players, BLUE)
    for i in range(2, players):
        state.alliance[i] = RED if i < 4 else BLACK
    rng.shuffle(state.alliance)  # SN-1.3
    state.points = filled(players, 0)
    state.results = vec[i64]()
    state.round = 0
    state.bpi = vec[i64]()
    state.supply = tokens
    state.set_up_round(rng.below(players))  # SN-1.5
    return state


def all_cards(copies: vec[i64]) -> vec[i64]:
    cards: vec[i64] = vec[i64](capacity=24)
    for kind in range(KINDS):
        left: i64 = copies[kind]
        for _i in range(left):
            cards = append(cards, kind)
    return cards
