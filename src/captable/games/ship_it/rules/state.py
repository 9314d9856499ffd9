"""A position of Ship It!: what each seat knows of it (SI-9), and how it is copied, valued and stored.

The rules themselves follow the game: `companies` (SI-1, SI-3, SI-6 to SI-8), `draft` (SI-2), `planning` (SI-4),
`puzzle` (SI-5) and `course`, which leads from one to the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, WIN
from captable.core.vectors import filled, joined, zeros
from captable.core.view import Outcome, Refusal, View
from captable.games.ship_it import dump, outcome, refusals, view
from captable.games.ship_it.rules import sense
from captable.games.ship_it.rules.codes import (
    ASSIGN,
    ENVELOPE,
    FUNDING,
    IDLE,
    LOCK,
    NO_BID,
    OPEN_PUZZLE,
    PASS,
    PRODUCT,
    RETHINK,
    SEND,
    SUBMIT,
)
from captable.games.ship_it.rules.companies import MOST_STAFF, productivity_of, salary_of
from captable.games.ship_it.rules.course import BIDDING, CHOICES, CORPORATION, PLANNING, PUZZLE, Course
from captable.games.ship_it.rules.desk import FINISHED, NOT_SOLVING, PASSED, UNOPENED, WORKING
from captable.games.ship_it.rules.draft import MOST_INSIDERS, MOST_POOL, SHEET
from captable.games.ship_it.rules.figures import (
    ACTIONS,
    EVENTS,
    NONE,
    OPTIMIZE,
    PAY_DOWN,
    ROUNDS,
    VIRAL,
    Figures,
)
from captable.games.ship_it.rules.planning import MOST_CHANGES
from captable.games.ship_it.rules.puzzle import COINS_LEFT, MOST_BLOCKS, MOST_TOKENS, SOLVED, Layout
from captable.games.ship_it.rules.taste import JUDGEMENT

if TYPE_CHECKING:
    from captable.games.ship_it.game import ShipIt

LAYOUT_FACTS: Final[i64] = 69
"""Cells, sides, start, heading and par."""
GUESSED_PAR: Final[i64] = 8
"""How few blocks may do, to somebody who has not seen the layout."""


@final
class ShipItState(Course):
    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        if move in self.legal(seat):
            return None
        return refusals.why(self, seat, move)

    def out_of_turn(self, seat: i64) -> Refusal:
        return refusals.out_of_turn(self, seat) or super().out_of_turn(seat)

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    # -- time and absence --------------------------------------------------------------------------------

    def deadline(self, seat: i64) -> i64:
        """SI-5.4: the end of the puzzle's clock, where there is one."""
        if self.phase != PUZZLE or self.solving[seat] != WORKING or self.opened_at[seat] <= 0:
            return -1
        return self.opened_at[seat] + 1000 * self.seconds()

    def default_move(self, seat: i64) -> i64:
        """Whatever ends the step: the first choice, no bid, the sheet or the plan as it is, the puzzle passed."""
        if self.phase == BIDDING:
            return SEND if self.envelope[seat] == NONE else NO_BID
        if self.phase == PLANNING:
            return LOCK
        return PASS if self.phase == PUZZLE else self.legal(seat)[0]

    # -- knowledge (SI-9) --------------------------------------------------------------------------------

    def plans_are_open(self) -> bool:
        return self.phase == PUZZLE

    def event_known(self, i: i64) -> bool:
        """SI-4.6, SI-9.2: from planning on everyone knows the next round's event; round 1's own is never forecast."""
        if i == 0 and self.round == 1:
            return False
        if self.phase == CORPORATION or (self.phase == BIDDING and self.round == 1):
            return False
        known: i64 = self.round if self.phase == BIDDING else min(ROUNDS, self.round + 1)
        return i < known

    def puzzle_is_open_to(self, seat: i64) -> bool:
        """Whether a seat has seen the layout: since opening it, or since it is over."""
        if self.layout is None:
            return False
        if self.phase != PUZZLE or self.turn == OVER:
            return True
        return seat >= 0 and self.opened_at[seat] != NONE

    def known_to(self, seat: i64) -> vec[i64]:
        v: vec[i64] = self.open_facts()
        return self.private_facts(v, seat)

    def open_facts(self) -> vec[i64]:
        """SI-9.1: what everybody knows, in a fixed order and length."""
        v: vec[i64] = vec[i64](capacity=1500)
        v = append(v, self.turn)
        v = append(v, self.phase)
        v = append(v, self.round)
        v = append(v, self.gone)
        if self.rules > 1:
            v = append(v, self.first)
        v = joined(v, self.order)
        founded: bool = self.phase != CORPORATION
        seat: i64 = 0
        while seat < self.players:
            v = append(v, self.funding[seat] if founded else NONE)
            v = append(v, self.tech[seat] if founded else NONE)
            v = append(v, self.product[seat] if founded else NONE)
            v = append(v, 1 if self.turn != OVER and self.is_waiting_for(seat) else 0)
            v = append(v, self.money_shown[seat] if self.phase == PLANNING else self.money[seat])
            seat += 1
        v = joined(v, self.users)
        v = joined(v, self.revenue)
        v = joined(v, self.rating)
        v = joined(v, self.debt)
        v = joined(v, self.servers)
        v = joined(v, self.ai)
        v = joined(v, self.late_points)
        v = joined(v, self.recruiters)
        v = joined(v, self.barred)
        v = joined(v, self.pivoted)
        v = joined(v, self.sent)
        v = joined(v, self.forced)
        v = joined(v, self.milestones)
        v = joined(v, self.staff_size)
        v = joined(v, self.staff)
        i: i64 = 0
        while i < EVENTS:
            v = append(v, self.deck[i] if self.event_known(i) else NONE)
            i += 1
        i = 0
        while i < MOST_POOL:
            v = append(v, self.pool[i] if i < len(self.pool) else 0)
            i += 1
        v = self.open_plans(v)
        return self.open_puzzle_facts(v)

    def open_plans(self, v: vec[i64]) -> vec[i64]:
        """SI-9.1, SI-9.2: who holds which limited slot; the rest from the reveal on."""
        seat: i64 = 0
        while seat < self.players:
            v = append(v, 0 if self.live else self.changes[seat])  # in turns everyone can count them
            action: i64 = 0
            while action < ACTIONS:
                if self.plans_are_open():
                    v = append(v, self.on_action[seat * ACTIONS + action])
                else:
                    v = append(v, 1 if self.is_limited(action) and self.is_on(seat, action) else 0)
                action += 1
            seat += 1
        if self.plans_are_open():
            v = joined(v, self.augmented)
            v = joined(v, self.plan_size)
            v = joined(v, self.plan)
            return joined(v, self.assigned)
        return joined(v, zeros(self.players * (2 + 2 * MOST_STAFF)))

    def open_puzzle_facts(self, v: vec[i64]) -> vec[i64]:
        """All about a puzzle that is over; while it runs, nothing but who is still busy."""
        shown: bool = self.layout is not None and (self.phase != PUZZLE or self.turn == OVER)
        v = append(v, 1 if shown else 0)
        if not shown:
            return joined(v, zeros(self.players * (5 + MOST_TOKENS) + 1))
        v = append(v, self.winner)
        v = joined(v, self.solving)
        v = joined(v, self.ended)
        v = joined(v, self.blocks)
        v = joined(v, self.took)
        v = joined(v, self.edits)
        return joined(v, self.programs)

    def private_facts(self, v: vec[i64], seat: i64) -> vec[i64]:
        """SI-9.2: the own choices, in a fixed order and length."""
        own: vec[i64] = zeros(17 + MOST_INSIDERS + SHEET + 2 * MOST_STAFF + MOST_TOKENS)
        if seat >= 0:
            own = self.own_facts(seat)
        v = joined(v, own)
        layout: Layout | None = self.layout
        if layout is None or not self.puzzle_is_open_to(seat):
            return joined(v, zeros(LAYOUT_FACTS))
        return with_layout(v, layout)

    def own_facts(self, seat: i64) -> vec[i64]:
        v: vec[i64] = vec[i64](capacity=160)
        v = append(v, self.funding[seat])
        v = append(v, self.tech[seat])
        v = append(v, self.product[seat])
        v = append(v, self.rethought[seat])
        v = append(v, self.envelope[seat])
        v = append(v, self.opened[seat])
        v = append(v, self.money[seat])
        v = append(v, self.augmented[seat])
        v = append(v, self.plan_size[seat])
        v = append(v, self.changes[seat])
        v = append(v, self.pivot[seat])
        v = append(v, self.solving[seat])
        v = append(v, self.opened_at[seat])
        v = append(v, self.cursor[seat])
        v = append(v, self.edits[seat])
        v = append(v, self.walks[seat])
        v = append(v, self.ended[seat])
        v = joined(v, self.insiders[seat * MOST_INSIDERS : (seat + 1) * MOST_INSIDERS])
        v = joined(v, self.sheets[seat * SHEET : (seat + 1) * SHEET])
        v = joined(v, self.plan[seat * MOST_STAFF : (seat + 1) * MOST_STAFF])
        v = joined(v, self.assigned[seat * MOST_STAFF : (seat + 1) * MOST_STAFF])
        if len(self.programs) == 0:
            return joined(v, filled(MOST_TOKENS, NONE))
        return joined(v, self.programs[seat * MOST_TOKENS : (seat + 1) * MOST_TOKENS])

    def seen_as(self, seat: i64, actor: i64, move: i64) -> i64:
        """SI-9: what is done in secret looks like the first move of its kind."""
        if seat == actor:
            return move
        if move < ENVELOPE:
            chosen: i64 = self.choices_left(actor)
            return PRODUCT if move != RETHINK and chosen == 1 else FUNDING
        if move < ASSIGN:
            return SEND if move == SEND else ENVELOPE
        if move < OPEN_PUZZLE:
            return self.change_seen_as(actor, move)
        return PASS if move in (PASS, SUBMIT) else OPEN_PUZZLE

    def choices_left(self, seat: i64) -> i64:
        left: i64 = 0
        if self.funding[seat] == NONE:
            left += 1
        if self.tech[seat] == NONE:
            left += 1
        return left + (1 if self.product[seat] == NONE else 0)

    def change_seen_as(self, actor: i64, move: i64) -> i64:
        """Only the limited actions that the actor comes to or leaves are seen, not by whom."""
        if move == LOCK:
            return LOCK
        comes: i64 = self.comes_to(actor, move)
        leaves: i64 = self.leaves(actor, move)
        if comes != NONE:
            return ASSIGN + (leaves + 1) * ACTIONS + comes
        return IDLE + leaves + 1

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    # -- other worlds ------------------------------------------------------------------------------------

    def world_for(self, seat: i64, rng: Rng) -> ShipItState:
        """SI-9.2: the unseen events, the secrets of the others and chance itself are drawn anew."""
        other: ShipItState = self.copy()
        other.telling = False
        other.redraw_events(rng)
        layout: Layout | None = self.layout
        fewest: i64 = GUESSED_PAR if layout is None or not self.puzzle_is_open_to(seat) else layout.par
        player: i64 = 0
        while player < self.players:
            if player != seat:
                other.redraw_secrets(player, rng, fewest)
            player += 1
        if self.phase == PUZZLE and not self.puzzle_is_open_to(seat):
            other.layout = None
            other.puzzle_words = rng.fork().words()
        other.rng = rng.fork()
        return other

    def redraw_events(self, rng: Rng) -> None:
        unseen: vec[i64] = vec[i64](capacity=EVENTS)
        event: i64 = 0
        while event < EVENTS:
            known: bool = False
            i: i64 = 0
            while i < EVENTS:
                if self.deck[i] == event and self.event_known(i):
                    known = True
                i += 1
            if not known:
                unseen = append(unseen, event)
            event += 1
        rng.shuffle(unseen)
        deck: vec[i64] = self.deck[:]
        next: i64 = 0
        i = 0
        while i < EVENTS:
            if not self.event_known(i):
                deck[i] = unseen[next]
                next += 1
            i += 1
        self.deck = deck

    def redraw_secrets(self, seat: i64, rng: Rng, fewest: i64) -> None:
        """What others have chosen and not shown yet; nothing when the game is over."""
        if self.over():
            return
        if self.phase == CORPORATION:
            self.redraw_corporation(seat, rng)
        elif self.phase == BIDDING:
            self.draw_insiders(seat, rng)
            self.redraw_sheet(seat, rng)
        elif self.phase == PLANNING:
            self.redraw_plan(seat, rng)
        else:
            self.redraw_attempt(seat, rng, fewest)

    def redraw_corporation(self, seat: i64, rng: Rng) -> None:
        """Who has chosen has chosen anything; who has not may still be at the beginning."""
        done: bool = self.has_founded(seat)
        self.funding[seat] = rng.below(CHOICES) if done else NONE
        self.tech[seat] = rng.below(CHOICES) if done else NONE
        self.product[seat] = rng.below(CHOICES) if done else NONE
        self.rethought[seat] = 0

    def redraw_sheet(self, seat: i64, rng: Rng) -> None:
        """A sheet that was sent may say anything that the money allows."""
        self.envelope[seat] = NONE
        self.opened[seat] = 0
        line: i64 = 0
        while line < SHEET:
            bid: i64 = 0
            candidate: i64 = self.on_offer(seat, line)
            if candidate != 0 and self.sent[seat] != NONE and not self.has_left(seat):
                lowest: i64 = salary_of(candidate)
                highest: i64 = self.highest_bid(seat, candidate)
                if highest >= lowest and rng.below(2) == 0:
                    bid = lowest + rng.below(highest - lowest + 1)
                    self.opened[seat] += 1
            self.sheets[seat * SHEET + line] = bid
            line += 1

    def redraw_plan(self, seat: i64, rng: Rng) -> None:
        """Any plan that holds the same limited slots, can be paid, and needs no more changes than there were."""
        held: vec[i64] = self.slots_of(seat)
        most: i64 = MOST_CHANGES - 1 if self.live else self.changes[seat]
        changes: i64 = self.changes[seat]
        self.start_plan_again(seat)
        free: vec[i64] = self.free_engineers(seat)
        rng.shuffle(free)
        i: i64 = 0
        for action in held:
            if not self.is_on(seat, action):  # nobody is free to be put where debt has forced some (SI-4.5)
                self.put(seat, free[i], action)
                i += 1
        while i < len(free) and i < most:
            action = self.guessed_action(seat, held, rng)
            if action != NONE:
                self.put(seat, free[i], action)
            i += 1
        spent: i64 = i
        e: i64 = 0
        while e < self.staff_size[seat] and spent < most:
            if rng.below(3) == 0 and self.may_augment(seat, e):
                self.augmented[seat] |= 1 << e
                spent += 1
            e += 1
        if self.may_pivot(seat) and spent < most and rng.below(4) == 0:
            self.pivot[seat] = (self.product[seat] + 1 + rng.below(CHOICES - 1)) % CHOICES
            spent += 1
        self.changes[seat] = spent if self.live else changes

    def slots_of(self, seat: i64) -> vec[i64]:
        """SI-9.1: the limited actions that everyone sees the seat on."""
        held: vec[i64] = vec[i64](capacity=ACTIONS)
        action: i64 = 0
        while action < ACTIONS:
            if self.is_limited(action) and self.is_on(seat, action):
                held = append(held, action)
            action += 1
        return held

    def guessed_action(self, seat: i64, held: vec[i64], rng: Rng) -> i64:
        """What one more engineer may be on: as a rule where the company is seen to be, or where nobody sees it."""
        lot: i64 = rng.below(6)
        if lot < 3 and len(held) > 0:
            action: i64 = held[rng.below(len(held))]
            if action < VIRAL and self.figures.action_price[action] <= self.money[seat]:
                return action
        unseen: i64 = OPTIMIZE if rng.below(2) == 0 else PAY_DOWN
        if lot == 5 or self.is_limited(unseen) or self.figures.action_price[unseen] > self.money[seat]:
            return NONE
        return unseen

    def start_plan_again(self, seat: i64) -> None:
        """The plan as it was when planning began: only the forced engineers are on it (SI-4.5)."""
        e: i64 = 0
        while e < MOST_STAFF:
            self.assigned[seat * MOST_STAFF + e] = NONE
            self.plan[seat * MOST_STAFF + e] = 0
            e += 1
        action: i64 = 0
        while action < ACTIONS:
            self.on_action[seat * ACTIONS + action] = 0
            action += 1
        self.plan_size[seat] = 0
        self.augmented[seat] = 0
        self.forced[seat] = 0
        self.pivot[seat] = NONE
        self.money[seat] = self.money_shown[seat]
        self.force(seat)

    def free_engineers(self, seat: i64) -> vec[i64]:
        free: vec[i64] = vec[i64](capacity=MOST_STAFF)
        e: i64 = 0
        while e < self.staff_size[seat]:
            if not self.is_forced(seat, e):
                free = append(free, e)
            e += 1
        return free

    def redraw_attempt(self, seat: i64, rng: Rng, fewest: i64) -> None:
        """Who is busy may not have opened the puzzle yet; who has finished may have solved it, or not."""
        if self.solving[seat] == NOT_SOLVING:
            return
        self.opened_at[seat] = NONE
        self.cursor[seat] = 0
        self.edits[seat] = 0
        self.walks[seat] = 0
        self.took[seat] = NONE
        self.blocks[seat] = 0
        self.ended[seat] = 0
        i: i64 = seat * MOST_TOKENS
        while i < (seat + 1) * MOST_TOKENS:
            self.programs[i] = NONE
            i += 1
        if self.solving[seat] != FINISHED:
            self.solving[seat] = UNOPENED
        elif self.has_left(seat) or rng.below(3) == 0:
            self.ended[seat] = PASSED
        else:
            self.ended[seat] = SOLVED if rng.below(2) == 0 else COINS_LEFT
            self.blocks[seat] = fewest + rng.below(MOST_BLOCKS - fewest + 1)

    # -- search and storage ------------------------------------------------------------------------------

    def copy(self) -> ShipItState:
        other: ShipItState = ShipItState()
        self.copy_course_to(other)
        return other

    def value(self, seat: i64) -> i64:
        """The lead over the best other, with what money and engineers will still bring.

        At the end a clear win is worth more than a narrow one: it tells a search more than won or lost alone.
        """
        if self.turn == OVER:
            part: i64 = JUDGEMENT.winning
            return self.won(seat) * part // 100 + self.value_of_lead(seat) * (100 - part) // 100
        return WIN // self.players if self.phase == CORPORATION else self.value_of_lead(seat)

    def won(self, seat: i64) -> i64:
        """The seat's part of the win."""
        places: vec[i64] = self.final_places()
        first: i64 = 0
        for place in places:
            if place == 1:
                first += 1
        return WIN // first if places[seat] == 1 else 0

    def value_of_lead(self, seat: i64) -> i64:
        best: i64 = -1_000_000
        other: i64 = 0
        while other < self.players:
            if other != seat and not self.has_left(other):
                best = max(best, self.prospects(other))
            other += 1
        if self.has_left(seat):
            return 0
        lead: i64 = self.prospects(seat) - best
        most: i64 = JUDGEMENT.most_lead
        return WIN // 2 + max(-most, min(most, lead)) * JUDGEMENT.lead

    def prospects(self, seat: i64) -> i64:
        """The score, and a guess at what is to come: a round of an engineer is worth about a point, as are $10."""
        output: i64 = 0
        e: i64 = 0
        while e < self.staff_size[seat]:
            output += productivity_of(self.staff[seat * MOST_STAFF + e])
            e += 1
        if self.turn == OVER:
            return self.score(seat)
        rounds: i64 = ROUNDS - self.round + (0 if self.phase == PUZZLE else 1)
        return self.score(seat) + output * rounds * 15 + self.money[seat] * 100 - self.debt[seat] * 300

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    def quick_move(self, seat: i64, rng: Rng) -> i64:
        """No puzzle is solved in a rollout."""
        return PASS if self.phase == PUZZLE else sense.choose(self, seat, rng)

    def worth_trying(self, seat: i64) -> vec[i64]:
        return sense.worth_trying(self, seat)

    def key(self) -> vec[i64]:
        v: vec[i64] = self.open_facts()
        seat: i64 = 0
        while seat < self.players:
            v = joined(v, self.own_facts(seat))
            seat += 1
        v = joined(v, self.blocks)
        v = joined(v, self.took)
        v = joined(v, self.deck)
        v = append(v, 1 if self.live else 0)
        v = joined(v, self.puzzle_words)
        layout: Layout | None = self.layout
        if layout is not None:
            v = with_layout(v, layout)
        return joined(v, self.rng.words())

    def census(self) -> vec[i64]:
        """Each event is in the deck once; each milestone is somewhere."""
        census: vec[i64] = zeros(EVENTS + 1)
        for event in self.deck:
            census[event] += 1
        census[EVENTS] = len(self.milestones)
        return census

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def with_layout(v: vec[i64], layout: Layout) -> vec[i64]:
    v = joined(v, layout.cells)
    v = append(v, layout.width)
    v = append(v, layout.height)
    v = append(v, layout.start)
    v = append(v, layout.heading)
    return append(v, layout.par)


def new_state(game: ShipIt, players: i64, rng: Rng, figures: Figures, live: bool) -> ShipItState:
    state: ShipItState = ShipItState()
    state.game = game
    state.players = players
    state.rng = rng
    state.figures = figures
    state.live = live
    state.rules = game.version
    state.begin()
    return state
