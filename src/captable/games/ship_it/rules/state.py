"""A position of Ship It!, and the course of a game: corporations, then rounds of draft, planning, puzzle, resolution.

The parts of a position have names of their own: each `Company` with its `Plan`, the `Draft` with its sheets, the
`Contest` with its desks. The rules follow the game: `draft` (SI-2), `planning` (SI-4), `desk` (SI-5) and `resolution`
(SI-6, SI-7) say what happens in a phase, `knowledge` and `worlds` what each seat knows of it (SI-9).

In a simultaneous phase the seats move in any order; what they do is hidden until the last is ready, and chance is
drawn then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER, WIN, State
from captable.core.vectors import NONE, filled, several, zeros
from captable.core.view import Outcome, Refusal, View
from captable.games.ship_it import dump, events, outcome, refusals, view
from captable.games.ship_it.rules import codes, desk, draft, knowledge, planning, resolution, sense, worlds
from captable.games.ship_it.rules.codes import CHOICES, EVENTS, ROUNDS
from captable.games.ship_it.rules.company import Company, new_company
from captable.games.ship_it.rules.desk import Contest, Desk, no_contest
from captable.games.ship_it.rules.draft import Draft, no_draft
from captable.games.ship_it.rules.engineers import productivity_of
from captable.games.ship_it.rules.figures import Figures
from captable.games.ship_it.rules.taste import JUDGEMENT

if TYPE_CHECKING:
    from captable.games.ship_it.game import ShipIt


@final
class ShipItState(State):
    figures: Figures
    rules: i64 = 2
    """The version of the rules, for tables and records of earlier ones."""
    live: bool = False
    """SI-4.8: seats bid and plan at the same time, not in turn."""
    phase: i64 = codes.CORPORATION
    round: i64 = 1
    """From 1 to ROUNDS."""
    first: i64 = 0
    """The seat that comes first among equals in this round (SI-2.1)."""
    order: vec[i64]
    """The seats in draft order (SI-2.1); made anew each round, never changed in place. So are `queue` and `deck`."""
    queue: vec[i64]
    """The seats in the order in which they plan, where they do it in turn (SI-4.8); it follows from the figures."""
    deck: vec[i64]
    """All events; the one of round r is at r - 1 (SI-7.1)."""
    milestones: vec[i64]
    """Who has claimed each, or NONE."""
    companies: list[Company]
    draft: Draft
    contest: Contest

    # -- phases ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.deck = several(vec[i64](), 0, EVENTS)
        self.rng.shuffle(self.deck)
        self.order = zeros(self.players)
        self.queue = self.order
        self.milestones = filled(codes.MILESTONES, NONE)
        self.companies = [new_company(self.figures) for _i in range(self.players)]
        self.draft = no_draft(self.players)
        self.contest = no_contest(self.players)
        self.turn = TOGETHER
        self.first = self.rng.below(self.players) if self.rules > 1 else 1

    def after_founding(self) -> None:
        """SI-1: revealed together, when the last has chosen."""
        for company in self.companies:
            if not company.is_founded():
                return
        for seat in range(self.players):
            self.companies[seat].start()
            if self.telling:
                self.events.append(events.founded(self, seat))
        self.start_round()

    def start_round(self) -> None:
        self.revealed = True
        planning.clear_plans(self)
        draft.open_draft(self)
        self.phase = codes.BIDDING
        self.turn = TOGETHER
        if self.telling:
            self.events.append(events.round_begins(self))
        for seat in self.order:
            if self.has_left(seat):
                self.draft.send(seat)  # SI-4.9
        if not self.live:
            self.turn = self.next_bidder()

    def next_bidder(self) -> i64:
        for seat in self.order:
            if self.draft.sheets[seat].sent == NONE:
                return seat
        return NONE

    def after_sending(self) -> None:
        next: i64 = self.next_bidder()
        if next == NONE:
            draft.award(self)
            self.start_planning()
        elif not self.live:
            self.turn = next

    def start_planning(self) -> None:
        """SI-4.6: the next round's event is shown from here on."""
        self.revealed = True
        self.contest = no_contest(self.players)
        planning.open_planning(self)
        self.phase = codes.PLANNING
        self.turn = TOGETHER
        if self.telling and self.round < ROUNDS:
            self.events.append(events.forecast(self, self.deck[self.round]))
        if self.telling and not self.live:
            self.events.append(events.planning_begins(self))
        for seat in self.order:
            if self.has_left(seat):
                self.companies[seat].plan.locked = 1  # SI-4.9
        if not self.live:
            self.turn = self.next_unlocked(NONE)

    def next_unlocked(self, seat: i64) -> i64:
        """SI-4.8: whose turn to plan comes after that seat's; NONE first asks for the first."""
        at: i64 = self.players - 1
        for i in range(self.players):
            if self.queue[i] == seat:
                at = i
        for i in range(self.players):
            next: i64 = self.queue[(at + 1 + i) % self.players]
            if self.companies[next].plan.locked == 0:
                return next
        return NONE

    def after_planning_move(self, seat: i64) -> None:
        """SI-4.1, SI-4.8: the reveal when all have locked; else, in turns, the next seat."""
        next: i64 = self.next_unlocked(seat)
        if next == NONE:
            self.reveal()
        elif not self.live:
            self.turn = next

    def reveal(self) -> None:
        """SI-5.1: those on Optimize Code get a puzzle, if they still play."""
        self.revealed = True
        if self.telling:
            self.events.extend(events.plans(self))
        planning.reveal_pivots(self)
        solvers: i64 = 0
        for seat in self.order:
            if self.companies[seat].plan.is_on(codes.OPTIMIZE) and not self.has_left(seat):
                self.contest.desks[seat].solving = desk.UNOPENED
                solvers += 1
        if solvers == 0:
            self.resolution()
            return
        self.contest.words = self.rng.fork().words()
        self.phase = codes.PUZZLE
        self.turn = TOGETHER
        if self.telling:
            self.events.append(events.puzzle_begins(self))

    def after_puzzle_move(self) -> None:
        for desk_of_one in self.contest.desks:
            if desk_of_one.is_busy():
                return
        self.revealed = True
        winner: i64 = desk.winner(self)
        self.contest.winner = winner
        if self.telling:
            self.events.extend(events.puzzle_ends(self))
        if winner != NONE:
            desk.reward(self, winner)
        self.resolution()

    def resolution(self) -> None:
        """SI-6, SI-7: everything that follows without a decision, up to the next draft or the end."""
        resolution.resolve_plans(self)
        resolution.pay_income(self)
        resolution.claim_milestones(self)
        resolution.strike(self)
        if self.round == ROUNDS:
            self.finish()
        else:
            self.round += 1
            self.first = (self.first + 1) % self.players  # SI-2.1
            self.start_round()

    def finish(self) -> None:
        """The end. What was still in the making is swept off the table."""
        if self.phase == codes.PLANNING and not self.all_locked():
            for company in self.companies:
                company.money = company.plan.money_shown
        if len(self.movers()) > 0 and self.phase == codes.PUZZLE:
            self.contest = no_contest(self.players)
        self.turn = OVER
        self.revealed = True
        self.draft = no_draft(self.players)
        planning.clear_plans(self)
        for company in self.companies:
            company.plan.money_shown = company.money
        if self.telling:
            self.events.append(events.game_ends(self))

    def all_locked(self) -> bool:
        return self.next_unlocked(NONE) == NONE

    def leave(self, seat: i64) -> None:
        """SI-4.9: bids nothing, locks at once, passes the puzzle; one company left ends the game."""
        company: Company = self.companies[seat]
        if self.still_playing() < 2:
            self.finish()
        elif self.phase == codes.CORPORATION:
            company.funding = max(0, company.funding)
            company.tech = max(0, company.tech)
            company.product = max(0, company.product)
            self.after_founding()
        elif self.phase == codes.BIDDING:
            self.draft.sheets[seat].bids = zeros(codes.SHEET)
            if self.draft.sheets[seat].sent == NONE:
                self.draft.send(seat)
                self.after_sending()
        elif self.phase == codes.PLANNING:
            if company.plan.locked == 0:
                company.plan.locked = 1
                if self.all_locked():
                    self.reveal()
                elif self.turn == seat:
                    self.turn = self.next_unlocked(seat)
        else:
            own: Desk = self.contest.desks[seat]
            if own.solving != desk.NOT_SOLVING:
                own.solving = desk.FINISHED
                own.ended = desk.PASSED
                self.after_puzzle_move()

    # -- what may be done --------------------------------------------------------------------------------

    def is_waiting_for(self, seat: i64) -> bool:
        """Whether a seat still has something to do in this phase."""
        if self.phase == codes.CORPORATION:
            return not self.companies[seat].is_founded()
        if self.phase == codes.BIDDING:
            return self.draft.sheets[seat].sent == NONE
        if self.phase == codes.PLANNING:
            return self.companies[seat].plan.locked == 0
        return self.contest.desks[seat].is_busy()

    def movers(self) -> vec[i64]:
        seats: vec[i64] = vec[i64](capacity=4)
        if self.turn >= 0:
            return append(seats, self.turn)
        if self.turn == TOGETHER:
            for seat in range(self.players):
                if self.is_waiting_for(seat):
                    seats = append(seats, seat)
        return seats

    def may_move(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.players:
            return False
        return self.turn == seat or (self.turn == TOGETHER and self.is_waiting_for(seat))

    def legal(self, seat: i64) -> vec[i64]:
        if not self.may_move(seat):
            return vec[i64]()
        if self.phase == codes.CORPORATION:
            return ways_to_found(self.companies[seat])
        if self.phase == codes.BIDDING:
            return draft.ways_to_bid(self, seat)
        if self.phase == codes.PLANNING:
            return planning.ways_to_plan(self, seat)
        return desk.ways_to_solve(self, seat)

    def lots(self, seat: i64) -> i64:
        if self.phase == codes.PLANNING:
            return planning.lots(self, seat)
        if self.phase == codes.BIDDING:
            return draft.lots(self, seat)
        if self.phase == codes.PUZZLE:
            return desk.lots(self, seat)
        return 0

    def move_of_lot(self, seat: i64, lot: i64) -> i64:
        if self.phase == codes.PLANNING:
            return planning.move_of_lot(self, seat, lot)
        if self.phase == codes.BIDDING:
            return draft.move_of_lot(self, seat, lot)
        return desk.move_of_lot(self, seat, lot)

    def forbids(self, seat: i64, move: i64) -> Refusal | None:
        if move in self.legal(seat):
            return None
        return refusals.why(self, seat, move)

    def out_of_turn(self, seat: i64) -> Refusal:
        return refusals.out_of_turn(self, seat) or super().out_of_turn(seat)

    def deadline(self, seat: i64) -> i64:
        """SI-5.4: the end of the puzzle's clock, where there is one."""
        own: Desk = self.contest.desks[seat]
        if self.phase != codes.PUZZLE or own.solving != desk.WORKING or own.opened_at <= 0:
            return NONE
        return own.opened_at + 1000 * self.seconds()

    def default_move(self, seat: i64) -> i64:
        """Whatever ends the step: the first choice, no bid, the sheet or the plan as it is, the puzzle passed."""
        if self.phase == codes.BIDDING:
            return codes.SEND if self.draft.sheets[seat].envelope == NONE else codes.NO_BID
        if self.phase == codes.PLANNING:
            return codes.LOCK
        return codes.PASS if self.phase == codes.PUZZLE else self.legal(seat)[0]

    def seconds(self) -> i64:
        """SI-5.2: the limit of this round."""
        return self.figures.puzzle_seconds[self.round - 1]

    def holders(self, action: i64) -> i64:
        """SI-4.2: how many players are on an action."""
        count: i64 = 0
        for company in self.companies:
            if company.plan.on_action[action] > 0:
                count += 1
        return count

    def is_limited(self, action: i64) -> bool:
        return self.figures.action_slots[action] > 0

    def has_slot(self, seat: i64, action: i64) -> bool:
        """SI-4.2: whether the seat is on the action, or a slot is free."""
        slots: i64 = self.figures.action_slots[action]
        return slots == 0 or self.companies[seat].plan.is_on(action) or self.holders(action) < slots

    def is_open(self, action: i64) -> bool:
        """SI-4.3."""
        return self.round >= self.figures.action_from_round[action]

    def may_assign(self, seat: i64, e: i64, action: i64) -> bool:
        company: Company = self.companies[seat]
        return (
            self.is_open(action)
            and not company.is_barred(action)
            and self.has_slot(seat, action)
            and not company.is_taken_by_another_engineer(e, action)
            and company.can_pay(e, action)
        )

    # -- what happens ------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.revealed = False
        if move >= codes.OPEN_PUZZLE:
            desk.solve(self, seat, move)
            if move in (codes.SUBMIT, codes.PASS):
                self.after_puzzle_move()
        elif move >= codes.ASSIGN:
            planning.change_plan(self, seat, move)
        elif move >= codes.ENVELOPE:
            draft.fill_sheet(self, seat, move)
        else:
            self.choose_corporation(seat, move)

    def choose_corporation(self, seat: i64, move: i64) -> None:
        """SI-1."""
        company: Company = self.companies[seat]
        if move == codes.RETHINK:
            company.rethought += 1
            company.rethink()
        elif move >= codes.PRODUCT:
            company.product = move - codes.PRODUCT
        elif move >= codes.TECH:
            company.tech = move - codes.TECH
        else:
            company.funding = move - codes.FUNDING
        if self.telling:
            self.events.extend(events.choosing(self, seat))
        if company.is_founded():
            self.after_founding()

    # -- the standing (SI-8) -----------------------------------------------------------------------------

    def by_users(self) -> vec[i64]:
        """SI-2.1: the fewest users first."""
        users: vec[i64] = vec[i64](capacity=self.players)
        for company in self.companies:
            users = append(users, company.users)
        return self.from_the_lowest(users)

    def by_score(self) -> vec[i64]:
        """SI-4.8: the lowest score first."""
        scores: vec[i64] = vec[i64](capacity=self.players)
        for seat in range(self.players):
            scores = append(scores, self.score(seat))
        return self.from_the_lowest(scores)

    def from_the_lowest(self, figures: vec[i64]) -> vec[i64]:
        """SI-2.1: the seats by a figure; equal ones in seat order from the one that is first among equals."""
        seats: vec[i64] = vec[i64](capacity=self.players)
        taken: i64 = 0
        for _i in range(self.players):
            best: i64 = NONE
            for i in range(self.players):
                seat: i64 = (self.first + i) % self.players
                if (taken >> seat) & 1 == 0 and (best == NONE or figures[seat] < figures[best]):
                    best = seat
            taken |= 1 << best
            seats = append(seats, best)
        return seats

    def milestone_points(self, seat: i64) -> i64:
        points: i64 = 0
        for milestone in range(codes.MILESTONES):
            if self.milestones[milestone] == seat:
                points += self.figures.milestone_points[milestone]
        return points

    def milestones_of(self, seat: i64) -> i64:
        claimed: i64 = 0
        for holder in self.milestones:
            if holder == seat:
                claimed += 1
        return claimed

    def score(self, seat: i64) -> i64:
        """SI-8.1, in thousandths."""
        company: Company = self.companies[seat]
        score: i64 = company.user_points() + company.revenue_points() + company.rating_points()
        return score + self.milestone_points(seat) + company.late_points + company.debt_points()

    def finishes_before(self, one: i64, two: i64) -> bool:
        """SI-8.2; those who left come last (SI-4.9)."""
        if self.score(one) != self.score(two):
            return self.score(one) > self.score(two)
        if self.milestones_of(one) != self.milestones_of(two):
            return self.milestones_of(one) > self.milestones_of(two)
        return self.companies[one].users > self.companies[two].users

    def outcome(self) -> Outcome | None:
        return outcome.outcome(self) if self.turn == OVER else None

    # -- knowledge (SI-9) --------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> vec[i64]:
        return knowledge.known_to(self, seat)

    def seen_as(self, seat: i64, actor: i64, move: i64) -> i64:
        return move if seat == actor else knowledge.seen_by_others(self, actor, move)

    def seen_by(self, seat: i64) -> View:
        return view.view(self, seat)

    def world_for(self, seat: i64, rng: Rng) -> ShipItState:
        return worlds.world_for(self, seat, rng)

    # -- search and storage ------------------------------------------------------------------------------

    def copy(self) -> ShipItState:
        other: ShipItState = ShipItState()
        self.copy_base_to(other)
        other.figures = self.figures
        other.rules = self.rules
        other.live = self.live
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.order = self.order
        other.queue = self.queue
        other.deck = self.deck
        other.milestones = self.milestones[:]
        other.companies = [company.copy() for company in self.companies]
        other.draft = self.draft.copy()
        other.contest = self.contest.copy()
        return other

    def value(self, seat: i64) -> i64:
        """The lead over the best other, with what money and engineers will still bring.

        At the end a clear win is worth more than a narrow one: it tells a search more than won or lost alone.
        """
        if self.turn == OVER:
            part: i64 = JUDGEMENT.winning
            return self.won(seat) * part // 100 + self.value_of_lead(seat) * (100 - part) // 100
        return WIN // self.players if self.phase == codes.CORPORATION else self.value_of_lead(seat)

    def won(self, seat: i64) -> i64:
        """The seat's part of the win."""
        places: vec[i64] = self.final_places()
        first: i64 = 0
        for place in places:
            if place == 1:
                first += 1
        return WIN // first if places[seat] == 1 else 0

    def value_of_lead(self, seat: i64) -> i64:
        if self.has_left(seat):
            return 0
        best: i64 = -1_000_000
        for other in range(self.players):
            if other != seat and not self.has_left(other):
                best = max(best, self.prospects(other))
        lead: i64 = self.prospects(seat) - best
        most: i64 = JUDGEMENT.most_lead
        return WIN // 2 + max(-most, min(most, lead)) * JUDGEMENT.lead

    def prospects(self, seat: i64) -> i64:
        """The score, and a guess at what is to come: a round of an engineer is worth about a point, as are $10."""
        if self.turn == OVER:
            return self.score(seat)
        company: Company = self.companies[seat]
        output: i64 = 0
        for person in company.staff:
            output += productivity_of(person)
        rounds: i64 = ROUNDS - self.round + (0 if self.phase == codes.PUZZLE else 1)
        return self.score(seat) + output * rounds * 15 + company.money * 100 - company.debt * 300

    def common_sense(self, seat: i64, rng: Rng) -> i64:
        return sense.choose(self, seat, rng)

    def quick_move(self, seat: i64, rng: Rng) -> i64:
        """No puzzle is solved in a rollout."""
        return codes.PASS if self.phase == codes.PUZZLE else sense.choose(self, seat, rng)

    def worth_trying(self, seat: i64) -> vec[i64]:
        return sense.worth_trying(self, seat)

    def key(self) -> vec[i64]:
        return knowledge.everything(self)

    def census(self) -> vec[i64]:
        """Each event is in the deck once; each milestone is somewhere."""
        census: vec[i64] = zeros(EVENTS + 1)
        for event in self.deck:
            census[event] += 1
        census[EVENTS] = len(self.milestones)
        return census

    def dump(self) -> dict[str, Any]:
        return dump.dump(self)


def ways_to_found(company: Company) -> vec[i64]:
    """SI-1: one of each, in any order."""
    moves: vec[i64] = vec[i64](capacity=10)
    if company.funding == NONE:
        moves = several(moves, codes.FUNDING, CHOICES)
    if company.tech == NONE:
        moves = several(moves, codes.TECH, CHOICES)
    if company.product == NONE:
        moves = several(moves, codes.PRODUCT, CHOICES)
    if len(moves) < 3 * CHOICES and company.rethought < codes.MOST_RETHINKS:
        moves = append(moves, codes.RETHINK)
    return moves


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
