"""The position of IT Startup, and what is true of it: who works where, what it costs, who may be chosen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.state import State
from captable.core.vectors import NONE, filled, joined
from captable.games.it_startup import events
from captable.games.it_startup.cards import Cards
from captable.games.it_startup.rules.figures import (
    ACTION,
    BOOST,
    BURNOUT,
    COIN_RECRUIT,
    DEVELOPER,
    DRAW,
    EFFECT,
    EMPLOYEE,
    KNOWLEDGE,
    MOVED,
    NO_TARGET,
    OPPONENT,
    OWNER,
    PLACE,
    SEAT,
    STRUCK_EMPLOYEE,
    TAKEN_EMPLOYEE,
    TUCKED,
    UNDER,
    USED,
    Figures,
    without,
)
from captable.games.it_startup.rules.observers import FACE, OFFER_SHIFT, OFFERS, SPENT, kind_of
from captable.games.it_startup.rules.piles import Hidden

MULLIGAN: Final[i64] = 0
BONUS: Final[i64] = 1
PLAY: Final[i64] = 2
TAKE: Final[i64] = 3
ORDER: Final[i64] = 4
RETURN: Final[i64] = 5
PAY: Final[i64] = 6
TIRE: Final[i64] = 7
POACH: Final[i64] = 8
HOME: Final[i64] = 9
SOURCE: Final[i64] = 10
DESTINATION: Final[i64] = 11
VICTIM: Final[i64] = 12
RIVAL: Final[i64] = 13
COUNTER: Final[i64] = 14
DISCARD: Final[i64] = 15
SUFFER: Final[i64] = 16
"""The steps: what is asked now. `words.STEPS` names them."""

ENDURANCE: Final[i64] = 3
"""IS-3.8: so much burnout, and the resistance, is too much."""
PLANNING_LESS: Final[i64] = 1
"""IS-7.3."""
MOST_PLAYS: Final[i64] = 100
"""IS-7.6."""
MOST_TOGGLES: Final[i64] = 20
"""IS-2.2: so often a player may mark or unmark a card, so that every game ends."""
DRAW_PRICE: Final[i64] = 2
SALE: Final[i64] = 1
"""IS-4.2, IS-4.3."""
MOST_PAID: Final[i64] = 999
"""A price that a player may name goes up to this; nobody has ever had as many tokens."""
NO_HOST: Final[i64] = -1_000_000
"""Without a developer knowledge is dearer than anybody can pay."""


@final
class Means:
    """What the tables make of a seat's cards: found in one look, and kept until somebody comes or goes."""

    seat: i64
    """Whose means these are; NONE when the tables have changed."""
    less: vec[i64]
    """By type: how much cheaper its cards are, knowledge onto the developer where it costs least."""
    moving_less: i64
    """How much cheaper it is to move knowledge."""
    hosts: i64
    """The developers onto which it may play knowledge: with fewer than two there is none to move."""
    skilled: bool
    """It has an employee with an ability."""
    strikes: vec[i64]
    """By what an Action must name: whether there is one."""

    def __init__(self) -> None:
        self.seat = NONE
        self.less = filled(ACTION + 1, 0)
        self.moving_less = 0
        self.hosts = 0
        self.skilled = False
        self.strikes = filled(TAKEN_EMPLOYEE + 1, 0)
        self.strikes[NO_TARGET] = 1


class Office(State):
    cards: Cards
    figures: Figures
    threshold: i64
    bonus: bool
    """IS-3.4 is played."""
    teams: bool
    hard: bool

    hidden: Hidden
    step: i64
    active: i64
    """Whose turn it is; another seat may be asked to choose meanwhile."""
    first: i64
    round: i64
    tokens: vec[i64]
    points: vec[i64]
    staff: vec[i64]
    tucked: vec[i64]
    means: Means
    """Derived from `staff`, which only `change_staff` writes."""

    marks: vec[i64]
    """IS-2.2: the cards that each seat would swap, one bit each."""
    toggles: vec[i64]
    ready: i64
    """The seats that have chosen, one bit each."""

    plays: i64
    fresh_plan: bool
    """The active seat has planned its card in this turn."""
    extra_points: i64
    """Points for each developer that Actions of this turn add (IS-3.7)."""
    overtime: i64
    shelter: bool

    doing: i64
    """The kind of the card whose effects are carried out, or NONE."""
    pc: i64
    pc_end: i64
    """The next effect, and where they end."""
    is_action: bool
    """Whether it is an Action: it goes under the deck at the end."""
    worker: i64
    """The place of the employee that acts or gives up knowledge, or NONE."""
    target_seat: i64
    target_place: i64
    paid: i64
    less: i64
    """How much cheaper the card in progress is by an offer."""
    looking: i64
    """How many top cards are looked at."""
    wanted: i64
    """How many may still be taken, or how many have been put in order."""
    ending: i64
    """How the game ended; one of the constants of `rules`."""

    # -- people ------------------------------------------------------------------------------------------

    def headcount(self, seat: i64) -> i64:
        staff: vec[i64] = self.staff
        count: i64 = 0
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                count += 1
        return count

    def developers(self, seat: i64) -> i64:
        staff: vec[i64] = self.staff
        types: vec[i64] = self.figures.type
        count: i64 = 0
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat and types[staff[i]] == DEVELOPER:
                count += 1
        return count

    def at_place(self, place: i64) -> i64:
        """The row of the employee at a place, or NONE when it has left."""
        staff: vec[i64] = self.staff
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + PLACE] == place:
                return i
        return NONE

    def at_position(self, seat: i64, position: i64) -> i64:
        """The row of a seat's employee, the oldest being at position 0; or NONE."""
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.staff[i + SEAT] == seat:
                if position == 0:
                    return i
                position -= 1
        return NONE

    def position_of(self, row: i64) -> i64:
        position: i64 = 0
        for i in range(0, row, EMPLOYEE):
            if self.staff[i + SEAT] == self.staff[row + SEAT]:
                position += 1
        return position

    def outsourced(self, row: i64) -> bool:
        return self.staff[row + SEAT] != self.staff[row + OWNER]

    def is_developer(self, row: i64) -> bool:
        return self.figures.type[self.staff[row]] == DEVELOPER

    def opposes(self, seat: i64, other: i64) -> bool:
        """IS-9.1: an opponent is somebody of another side."""
        if seat == other or self.has_left(other):
            return False
        return not self.teams or (seat - other) % 2 != 0

    def same_side(self, one: i64, two: i64) -> bool:
        return one == two or (self.teams and (one - two) % 2 == 0)

    def partner(self, seat: i64) -> i64:
        """IS-9.1, or NONE."""
        return (seat + 2) % 4 if self.teams else NONE

    def standing(self, figures: vec[i64], seat: i64) -> i64:
        """The sum of a standing figure over the employees that a seat controls: copies add up (IS-6.4)."""
        staff: vec[i64] = self.staff
        total: i64 = 0
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                total += figures[staff[i]]
        return total

    def efficiency(self, row: i64) -> i64:
        """IS-3.7: a developer's own, its knowledge, the coaching, and what was bought for this turn."""
        if not self.is_developer(row):
            return 0
        total: i64 = self.figures.efficiency[self.staff[row]] + self.staff[row + BOOST]
        return total + self.knowledge_of(row) + self.standing(self.figures.coaching, self.staff[row + SEAT])

    def knowledge_of(self, row: i64) -> i64:
        tucked: vec[i64] = self.tucked
        place: i64 = self.staff[row + PLACE]
        total: i64 = 0
        i: i64
        for i in range(0, len(tucked), TUCKED):
            if tucked[i + UNDER] == place:
                total += self.figures.efficiency[tucked[i]]
        return total

    def output(self, seat: i64) -> i64:
        """IS-3.7: what the seat's developers would score now."""
        figures: Figures = self.figures
        staff: vec[i64] = self.staff
        each: i64 = self.bonus_points(seat)
        developers: i64 = 0
        total: i64 = 0
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                each += figures.coaching[staff[i]]
                if figures.type[staff[i]] == DEVELOPER:
                    developers += 1
                    total += figures.efficiency[staff[i]] + staff[i + BOOST]
                    if len(self.tucked) > 0:
                        total += self.knowledge_of(i)
        return total + developers * each

    def bonus_points(self, seat: i64) -> i64:
        if seat != self.active:
            return 0
        return self.extra_points

    def endurance(self, row: i64) -> i64:
        """IS-3.8: the burnout at which it leaves."""
        return ENDURANCE + self.figures.resistance[self.staff[row]]

    # -- coming and going --------------------------------------------------------------------------------

    def hire(self, seat: i64, kind: i64) -> i64:
        """A new employee on a table; its place."""
        staff: vec[i64] = self.staff
        place: i64 = 0
        i: i64 = 0
        while i < len(staff):
            i += EMPLOYEE
            if staff[i - EMPLOYEE + PLACE] == place:
                place += 1
                i = 0
        staff = append(staff, kind)
        staff = append(staff, seat)
        staff = append(staff, seat)
        staff = append(staff, 0)
        staff = append(staff, 0)
        staff = append(staff, 0)
        self.change_staff(append(staff, place))
        return place

    def hand_over(self, row: i64, seat: i64, owner: i64) -> None:
        """IS-4.6, IS-8.1: it becomes the newest on its new table, with its burnout and knowledge."""
        moved: vec[i64] = self.staff[row : row + EMPLOYEE]
        moved[SEAT] = seat
        moved[OWNER] = owner
        self.change_staff(joined(without(self.staff, row, EMPLOYEE), moved))

    def dismiss(self, row: i64) -> None:
        """An employee goes under the deck, then its knowledge (IS-4.6, IS-6.5)."""
        self.hidden.put_under(2 * self.staff[row])
        place: i64 = self.staff[row + PLACE]
        i: i64 = 0
        while i < len(self.tucked):
            if self.tucked[i + UNDER] == place:
                self.hidden.put_under(2 * self.tucked[i])
                self.tucked = without(self.tucked, i, TUCKED)
            else:
                i += TUCKED
        self.change_staff(without(self.staff, row, EMPLOYEE))

    def tire(self, row: i64, points: i64) -> None:
        """Burnout comes; `let_go` must follow, when all have got theirs."""
        self.staff[row + BURNOUT] += points

    def let_go(self) -> None:
        """IS-3.8: whoever has too much leaves at once, in table order."""
        staff: vec[i64] = self.staff
        i: i64 = 0
        while i < len(staff):
            if staff[i + BURNOUT] >= self.endurance(i):
                if self.telling:
                    self.events.append(events.burnt_out(self, i))
                self.dismiss(i)
                staff = self.staff
            else:
                i += EMPLOYEE

    def tire_all(self, seat: i64, points: i64) -> None:
        staff: vec[i64] = self.staff
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                self.tire(i, points)
        self.let_go()

    def rest_all(self, seat: i64, points: i64) -> None:
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.staff[i + SEAT] == seat:
                self.rest(i, points)

    def rest(self, row: i64, points: i64) -> None:
        self.staff[row + BURNOUT] = max(0, self.staff[row + BURNOUT] - points)

    # -- prices ------------------------------------------------------------------------------------------

    def offered_less(self, word: i64) -> i64:
        """IS-6.4: how much cheaper a hand card is because of the effect by which it was drawn this turn."""
        if word & OFFERS == 0:
            return 0
        offer: i64 = ((word & OFFERS) >> OFFER_SHIFT) - 1
        figures: Figures = self.figures
        for i in range(figures.play_from[offer], figures.play_to[offer], EFFECT):
            if figures.effects[i + 2] == figures.type[kind_of(word)] and figures.effects[i] == DRAW:
                return figures.effects[i + 3]
        return 0

    def price(self, seat: i64, kind: i64, less: i64) -> i64:
        """IS-4.1, IS-6.4: of a card from hand; of knowledge, onto the developer where it costs least."""
        return max(0, self.figures.cost[kind] - less - self.means_of(seat).less[self.figures.type[kind]])

    def attaching_price(self, row: i64, kind: i64, less: i64) -> i64:
        """IS-6.1, IS-6.4: of playing knowledge onto a developer."""
        return max(0, self.figures.cost[kind] - less - self.figures.knowledge_less[self.staff[row]])

    def moving_price(self, seat: i64, row: i64, kind: i64) -> i64:
        """IS-6.2, IS-6.4: of moving knowledge onto a developer."""
        return self.attaching_price(row, kind, self.means_of(seat).moving_less)

    def cheapest(self, hand: vec[i64], first: i64) -> i64:
        """Of the equal cards in a hand from `first` on, the one to play: not spent, the most reduced; or NONE."""
        kind: i64 = (hand[first] & FACE) >> 1
        best: i64 = NONE
        i: i64 = first
        while i < len(hand) and (hand[i] & FACE) >> 1 == kind:
            if hand[i] & SPENT == 0 and (best == NONE or self.offered_less(hand[i]) > self.offered_less(hand[best])):
                best = i
            i += 1
        return best

    def dearest(self, hand: vec[i64], first: i64) -> i64:
        """Of the equal cards in a hand from `first` on, the one to sell or discard: spent, or the least reduced."""
        kind: i64 = (hand[first] & FACE) >> 1
        best: i64 = first
        i: i64 = first + 1
        while i < len(hand) and (hand[i] & FACE) >> 1 == kind:
            if hand[best] & SPENT == 0 and (
                hand[i] & SPENT != 0 or self.offered_less(hand[i]) < self.offered_less(hand[best])
            ):
                best = i
            i += 1
        return best

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """The first card of that kind in a hand, or NONE."""
        hand: vec[i64] = self.hidden.hands[seat]
        i: i64
        for i in range(len(hand)):
            if (hand[i] & FACE) >> 1 == kind:
                return i
        return NONE

    # -- what can be played ------------------------------------------------------------------------------

    def means_of(self, seat: i64) -> Means:
        """IS-6.4, IS-7.5: what is the same for all cards of a seat."""
        means: Means = self.means
        if means.seat != seat:
            self.look_around(seat)
        return means

    def look_around(self, seat: i64) -> None:
        figures: Figures = self.figures
        staff: vec[i64] = self.staff
        hiring_less: i64 = 0
        moving_less: i64 = 0
        hosting_less: i64 = NO_HOST
        hosts: i64 = 0
        skilled: bool = False
        struck: i64 = 0
        taken: i64 = 0
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            kind: i64 = staff[i]
            controller: i64 = staff[i + SEAT]
            if controller == seat:
                hiring_less += figures.hiring_less[kind]
                moving_less += figures.moving_less[kind]
                skilled = skilled or figures.use_price[kind] != NONE
            elif taken == 0 and self.opposes(seat, controller):
                struck = 1
                if controller == staff[i + OWNER]:
                    taken = 1
            if figures.type[kind] == DEVELOPER and self.same_side(controller, seat):
                hosting_less = max(hosting_less, figures.knowledge_less[kind])
                hosts += 1
        means: Means = self.means
        means.seat = seat
        means.less[DEVELOPER] = hiring_less
        means.less[KNOWLEDGE] = hosting_less
        means.moving_less = moving_less
        means.hosts = hosts
        means.skilled = skilled
        means.strikes[OPPONENT] = struck
        means.strikes[STRUCK_EMPLOYEE] = struck
        means.strikes[TAKEN_EMPLOYEE] = taken

    def change_staff(self, staff: vec[i64]) -> None:
        """Whoever comes, goes or changes sides, comes here."""
        self.staff = staff
        self.means.seat = NONE

    # -- who may be chosen -------------------------------------------------------------------------------

    def may_take_over(self, row: i64, least: i64) -> bool:
        """IS-8.3: an opponent's employee that is not outsourced; IS-5.5: of one with at least so many."""
        seat: i64 = self.staff[row + SEAT]
        return (
            self.opposes(self.active, seat)
            and not self.outsourced(row)
            and (least <= 1 or self.headcount(seat) >= least)
        )

    def can_be_taken(self, least: i64) -> bool:
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.may_take_over(i, least):
                return True
        return False

    def may_host(self, row: i64, kind: i64, less: i64) -> bool:
        """IS-6.1, IS-9.1: a developer of one's own or of the partner's, if it can be paid for."""
        return (
            self.is_developer(row)
            and self.same_side(self.active, self.staff[row + SEAT])
            and self.attaching_price(row, kind, less) <= self.tokens[self.active]
        )

    def may_receive(self, row: i64, kind: i64, source: i64) -> bool:
        """IS-6.2, IS-6.3: another developer of one's own, neither of the two being outsourced."""
        return (
            self.staff[row + SEAT] == self.active
            and self.staff[row + PLACE] != source
            and self.is_developer(row)
            and not self.outsourced(row)
            and self.moving_price(self.active, row, kind) <= self.tokens[self.active]
        )

    def can_move(self, item: i64) -> bool:
        """IS-6.2: whether a knowledge card in play could be moved now."""
        source: i64 = self.tucked[item + UNDER]
        staff: vec[i64] = self.staff
        giver: i64 = self.at_place(source)
        if self.tucked[item + MOVED] != 0 or staff[giver + SEAT] != self.active or self.outsourced(giver):
            return False
        # `may_receive` of anybody, with what is the same for all of them taken out: no move is asked about as often.
        figures: Figures = self.figures
        types: vec[i64] = figures.type
        lesses: vec[i64] = figures.knowledge_less
        active: i64 = self.active
        short: i64 = figures.cost[self.tucked[item]] - self.means_of(active).moving_less - self.tokens[active]
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if (
                staff[i + SEAT] == active
                and staff[i + OWNER] == active
                and types[staff[i]] == DEVELOPER
                and staff[i + PLACE] != source
                and short <= lesses[staff[i]]
            ):
                return True
        return False

    def may_give(self, row: i64, kind: i64) -> bool:
        """Whether an employee has a knowledge card of that kind that could be moved now."""
        i: i64
        for i in range(0, len(self.tucked), TUCKED):
            if self.tucked[i] == kind and self.tucked[i + UNDER] == self.staff[row + PLACE] and self.can_move(i):
                return True
        return False

    def may_use(self, row: i64) -> bool:
        """IS-5.4: its ability, if it has one that can be paid for and could do something."""
        kind: i64 = self.staff[row]
        figures: Figures = self.figures
        return (
            figures.use_from[kind] < figures.use_to[kind]
            and self.staff[row + SEAT] == self.active
            and self.staff[row + USED] < figures.use_times[kind]
            and figures.use_price[kind] <= self.tokens[self.active]
            and self.use_makes_sense(kind)
        )

    def use_makes_sense(self, kind: i64) -> bool:
        """IS-7.5 for abilities: one that takes an opponent's employee needs one."""
        for i in range(self.figures.use_from[kind], self.figures.use_to[kind], EFFECT):
            if self.figures.effects[i] == COIN_RECRUIT and not self.can_be_taken(1):
                return False
        return True

    def has_target(self, kind: i64) -> bool:
        """IS-7.5: an Action that needs a target has one."""
        target: i64 = self.figures.target[kind]
        if target == NO_TARGET:
            return True
        staff: vec[i64] = self.staff
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] != self.active and self.may_strike(i, target):
                return True
        return False

    def may_strike(self, row: i64, target: i64) -> bool:
        if target == TAKEN_EMPLOYEE:
            return self.may_take_over(row, 1)
        return self.opposes(self.active, self.staff[row + SEAT])

    def may_be_rival(self, seat: i64) -> bool:
        """IS-7.5: an opponent with an employee."""
        return self.opposes(self.active, seat) and self.headcount(seat) > 0

    def may_plan(self, kind: i64) -> bool:
        """IS-9.2: alone, not what needs an opponent."""
        return self.players > 1 or self.figures.target[kind] == NO_TARGET

    def may_return(self, row: i64) -> bool:
        """IS-8.2 and the card: never an outsourced one, never one of the same name."""
        return self.staff[row + SEAT] == self.active and not self.outsourced(row) and self.staff[row] != self.doing

    def may_have_bonus(self, row: i64) -> bool:
        """IS-3.4, IS-9.1."""
        seat: i64 = self.staff[row + SEAT]
        return self.staff[row + BURNOUT] > 0 and (seat == self.active or seat == self.partner(self.active))

    def may_choose(self, row: i64) -> bool:
        """Whether the step that is on lets an employee be chosen."""
        step: i64 = self.step
        if step == BONUS:
            return self.may_have_bonus(row)
        if step == RETURN:
            return self.may_return(row)
        if step == TIRE:
            return self.opposes(self.active, self.staff[row + SEAT])
        if step == POACH:
            return self.may_take_over(row, self.wanted)
        if step == HOME:
            return self.may_host(row, self.doing, self.less)
        if step == SOURCE:
            return self.staff[row + SEAT] == self.active and self.may_give(row, self.doing)
        if step == DESTINATION:
            return self.may_receive(row, self.doing, self.worker)
        if step == VICTIM:
            return self.may_strike(row, self.figures.target[self.doing])
        return step == SUFFER and self.staff[row + SEAT] == self.turn

    def only_choice(self) -> i64:
        """The row of the one employee that may be chosen; NONE if there are several or none."""
        found: i64 = NONE
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.may_choose(i):
                if found != NONE:
                    return NONE
                found = i
        return found

    def only_rival(self) -> i64:
        found: i64 = NONE
        for seat in range(self.players):
            if self.may_be_rival(seat):
                if found != NONE:
                    return NONE
                found = seat
        return found

    def is_targeted(self, kind: i64) -> bool:
        return self.figures.target[kind] >= OPPONENT

    def is_knowledge(self, kind: i64) -> bool:
        return self.figures.type[kind] == KNOWLEDGE
