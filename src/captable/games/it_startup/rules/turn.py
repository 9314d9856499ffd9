"""The course of a game of IT Startup: mulligan, turns, rounds, victory, and what happens when somebody leaves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.state import OVER, TOGETHER
from captable.core.vectors import NONE, filled
from captable.games.it_startup import events
from captable.games.it_startup.rules.effects import Effects
from captable.games.it_startup.rules.figures import (
    BOOST,
    BURNOUT,
    EFFECT,
    EMPLOYEE,
    MOVED,
    OWNER,
    SEAT,
    TUCKED,
    USED,
    Figures,
)
from captable.games.it_startup.rules.office import (
    BONUS,
    HOME,
    PLAY,
    POACH,
    RIVAL,
    TIRE,
    VICTIM,
)

DIE: Final[i64] = 6
"""IS-2.1."""
MOST_INCOME: Final[i64] = 8
"""IS-3.2."""
MOST_ROUNDS: Final[i64] = 60
"""IS-1.3."""
MOST_BONUS: Final[i64] = 128
"""IS-3.4: the last of the powers of two."""
LONG: Final[i64] = 128
"""IS-9.2: from this threshold on the hard solo game has 2 turns fewer."""
LUCK: Final[i64] = 2
"""IS-9.2: so many tokens the die gives or takes."""
POINTS_A_TURN: Final[i64] = 12
"""IS-9.2: a solo player has a turn for so many points of the threshold, and 2 more."""

RUNNING: Final[i64] = 0
FINISHED: Final[i64] = 1
OUT_OF_ROUNDS: Final[i64] = 2
LAST_SIDE: Final[i64] = 3
SOLO_WON: Final[i64] = 4
SOLO_LOST: Final[i64] = 5
SOLO_LEFT: Final[i64] = 6
"""How the game ended."""


class Turns(Effects):
    def movers(self) -> vec[i64]:
        seats: vec[i64] = vec[i64]()
        if self.turn >= 0:
            seats = append(seats, self.turn)
        elif self.turn == TOGETHER:
            for seat in range(self.players):
                if (self.ready >> seat) & 1 == 0 and not self.has_left(seat):
                    seats = append(seats, seat)
        return seats

    # -- the mulligan ------------------------------------------------------------------------------------

    def be_ready(self, seat: i64) -> None:
        self.ready |= 1 << seat
        if self.telling:
            self.events.append(events.chose_cards(self, seat))
        if len(self.movers()) == 0:
            self.end_mulligan()

    def end_mulligan(self) -> None:
        """IS-2.2, IS-2.3: the swaps in seat order; then a random player starts."""
        self.revealed = True
        for seat in range(self.players):
            if not self.has_left(seat):
                old: vec[i64] = self.hidden.hands[seat]
                new: vec[i64] = self.hidden.swap(seat, self.marks[seat])
                if self.telling:
                    self.events.append(events.swapped(self, seat, list(old), list(new)))
            self.marks[seat] = 0
            self.toggles[seat] = 0
        self.first = self.first_by_lot()
        self.start_turn(self.first)

    def first_by_lot(self) -> i64:
        """IS-2.3: any of those who stay. In version 1 the seat after one that has left stood in for it."""
        if self.game.version == 1:
            seat: i64 = self.rng.below(self.players)
            return self.next_seat(seat) if self.has_left(seat) else seat
        stay: vec[i64] = vec[i64](capacity=self.players)
        for seat in range(self.players):
            if not self.has_left(seat):
                stay = append(stay, seat)
        return stay[self.rng.below(len(stay))]

    # -- the turn ----------------------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        """IS-3.1 to IS-3.4."""
        self.active = seat
        self.turn = seat
        self.plays = 0
        self.step = PLAY
        self.fresh_plan = False
        income: i64 = min(self.round, MOST_INCOME)
        if self.telling:
            self.events.append(events.turn(self, seat, income))
        self.draw_cards(seat, 1, NONE)
        self.tokens[seat] += income
        self.home_comers(seat)
        if self.bonus and is_power_of_two(self.points[seat]):
            self.step = BONUS
            if not self.anyone_to_choose():
                self.step = PLAY

    def end_turn(self) -> None:
        """IS-3.6 to IS-3.8: end-of-turn effects, score, burnout; alone the goal and a die (IS-9.2)."""
        seat: i64 = self.active
        self.end_effects(seat)
        scored: i64 = self.output(seat)
        if self.telling:
            self.events.append(events.scored(self, seat, scored))
        self.points[seat] += scored
        if self.players == 1:
            if self.points[seat] >= self.threshold:
                self.end_game(SOLO_WON)
                return
            if self.round >= self.turns_alone():
                self.end_game(SOLO_LOST)
                return
        self.end_burnout(seat)
        if self.players == 1:
            self.roll_event(seat)
        self.clear_turn(seat)
        self.next_turn(seat)

    def end_effects(self, seat: i64) -> None:
        """IS-3.6, IS-5.2: oldest first. They draw, gain or rest, so their order never matters."""
        figures: Figures = self.figures
        staff: vec[i64] = self.staff
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                end: i64 = figures.end_to[staff[i]]
                for at in range(figures.end_from[staff[i]], end, EFFECT):
                    self.carry_out(figures.effects[at], figures.effects[at + 1], figures.effects[at + 2])

    def end_burnout(self, seat: i64) -> None:
        """IS-3.8: 1 each, and the developers their overtime; none at all under shelter."""
        if self.shelter:
            return
        staff: vec[i64] = self.staff
        too_much: bool = False
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            if staff[i + SEAT] == seat:
                staff[i + BURNOUT] += 1
                if self.overtime > 0 and self.is_developer(i):
                    staff[i + BURNOUT] += self.overtime
                too_much = too_much or staff[i + BURNOUT] >= self.endurance(i)
        if too_much:
            self.let_go()

    def clear_turn(self, seat: i64) -> None:
        """What held for this turn only is over."""
        self.extra_points = 0
        self.overtime = 0
        self.shelter = False
        self.fresh_plan = False
        self.hidden.end_of_turn(seat)
        staff: vec[i64] = self.staff
        i: i64
        for i in range(0, len(staff), EMPLOYEE):
            staff[i + USED] = 0
            staff[i + BOOST] = 0
        tucked: vec[i64] = self.tucked
        for i in range(0, len(tucked), TUCKED):
            tucked[i + MOVED] = 0

    def next_turn(self, seat: i64) -> None:
        """IS-1.2: victory is checked when everyone who plays has had as many turns."""
        after: i64 = self.next_seat(seat)
        if self.turns_since_first(after) <= self.turns_since_first(seat):
            if self.players > 1 and self.round_decides():
                return
            self.round += 1
        self.start_turn(after)

    def turns_since_first(self, seat: i64) -> i64:
        """How many seats before this one have their turn in a round."""
        return seat - self.first if seat >= self.first else seat - self.first + self.players

    def round_decides(self) -> bool:
        """IS-1.2, IS-1.3: the highest total at or over the goal wins; equal ones play on, but not for ever."""
        best: i64 = NONE
        shared: bool = False
        for seat in range(self.players):
            if self.in_the_race(seat):
                if self.total(seat) > best:
                    best = self.total(seat)
                    shared = False
                elif self.total(seat) == best and not self.same_side(seat, self.leader_before(seat)):
                    shared = True
        if best >= self.goal() and not shared:
            self.end_game(FINISHED)
        elif self.round >= MOST_ROUNDS:
            self.end_game(OUT_OF_ROUNDS)
        return self.turn == OVER

    def leader_before(self, seat: i64) -> i64:
        """The first seat with as high a total as this one."""
        other: i64 = 0
        while not self.in_the_race(other) or self.total(other) != self.total(seat):
            other += 1
        return other

    def in_the_race(self, seat: i64) -> bool:
        """IS-9.3: a leaver's points no longer count, except in 2 vs 2."""
        return self.teams or not self.has_left(seat)

    def total(self, seat: i64) -> i64:
        """IS-9.1: a team's points are added."""
        total: i64 = self.points[seat]
        if self.teams:
            total += self.points[(seat + 2) % 4]
        return total

    def goal(self) -> i64:
        return 2 * self.threshold if self.teams else self.threshold

    def end_game(self, ending: i64) -> None:
        self.ending = ending
        self.turn = OVER
        self.step = PLAY
        self.clear_play()
        if self.telling:
            self.events.append(events.game_over(self))

    # -- alone -------------------------------------------------------------------------------------------

    def turns_alone(self) -> i64:
        """IS-9.2."""
        turns: i64 = 2 + (self.threshold + POINTS_A_TURN - 1) // POINTS_A_TURN
        if self.hard:
            turns -= 2 if self.threshold >= LONG else 1
        return turns

    def roll_event(self, seat: i64) -> None:
        """IS-9.2: what the die brings to somebody who plays alone."""
        rolled: i64 = 1 + self.rng.below(DIE)
        self.revealed = True
        if self.telling:
            self.events.append(events.rolled(self, seat, rolled, LUCK))
        if rolled == 1:
            self.tire_all(seat, 1)
        elif rolled == 2:
            if len(self.hidden.hands[seat]) > 0:
                lost: i64 = self.hidden.drop_random(seat, self.rng)
                if self.telling:
                    self.events.append(events.lost_card(self, seat, lost))
        elif rolled == 3:
            self.tokens[seat] = max(0, self.tokens[seat] - LUCK)
        elif rolled == 4:
            row: i64 = self.cheapest_employee(seat)
            if row != NONE:
                if self.telling:
                    self.events.append(events.left(self, row))
                self.dismiss(row)
        elif rolled == 6:
            self.tokens[seat] += LUCK

    def cheapest_employee(self, seat: i64) -> i64:
        """The lowest printed cost; equal: the oldest."""
        best: i64 = NONE
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.staff[i + SEAT] == seat and (
                best == NONE or self.figures.cost[self.staff[i]] < self.figures.cost[self.staff[best]]
            ):
                best = i
        return best

    # -- leaving -----------------------------------------------------------------------------------------

    def leave(self, seat: i64) -> None:
        """IS-9.3."""
        in_turn: bool = self.turn != TOGETHER and self.active == seat
        if in_turn:
            self.drop_card_in_progress()
        self.clear_table(seat)
        self.hidden.drop_all(seat, self.rng)
        self.tokens[seat] = 0
        if self.players == 1:
            self.end_game(SOLO_LEFT)
        elif self.one_side_left():
            self.drop_card_in_progress()
            self.end_game(LAST_SIDE)
        elif self.turn == TOGETHER:
            if len(self.movers()) == 0:
                self.end_mulligan()
        elif in_turn:
            self.clear_turn(seat)
            self.next_turn(seat)
        elif self.turn == seat:
            self.ask_for_counter(seat)
        else:
            self.drop_empty_choice()

    def drop_card_in_progress(self) -> None:
        """An Action, or knowledge that has no developer yet, goes under the deck."""
        if self.is_action or self.step == HOME:
            if self.telling:
                self.events.append(events.dropped(self))
            self.hidden.put_under(2 * self.doing)
        self.clear_play()
        self.step = PLAY

    def clear_table(self, seat: i64) -> None:
        """Outsourced employees go home first; then the leaver's go under the deck."""
        self.home_comers(seat)
        i: i64 = 0
        while i < len(self.staff):
            if self.staff[i + OWNER] == seat and self.outsourced(i):
                if self.telling:
                    self.events.append(events.came_home(self, i))
                self.hand_over(i, seat, seat)
            else:
                i += EMPLOYEE
        if self.telling and self.headcount(seat) > 0:
            self.events.append(events.cleared_table(self, seat))
        i = 0
        while i < len(self.staff):
            if self.staff[i + SEAT] == seat:
                self.dismiss(i)
            else:
                i += EMPLOYEE

    def one_side_left(self) -> bool:
        present: i64 = NONE
        for seat in range(self.players):
            if not self.has_left(seat):
                if present != NONE and not self.same_side(present, seat):
                    return False
                present = seat
        return True

    def drop_empty_choice(self) -> None:
        """A choice that is left without targets: an Action is lost, knowledge goes back to the hand."""
        step: i64 = self.step
        if step == RIVAL:
            if not self.has_target(self.doing):
                self.lose_action()
        elif step in (VICTIM, HOME, TIRE, POACH):
            if self.anyone_to_choose():
                return
            if step == HOME:
                if self.telling:
                    self.events.append(events.taken_back(self))
                self.hidden.take_in(self.active, self.doing)
                self.finish()
            elif step == VICTIM:
                self.lose_action()
            else:
                self.run()

    def lose_action(self) -> None:
        """IS-9.3: nobody is left whom the Action could strike."""
        if self.telling:
            self.events.append(events.dropped(self))
        self.finish()

    # -- ends --------------------------------------------------------------------------------------------

    def places(self) -> vec[i64]:
        """1 for who has won; in 2 vs 2 for both; alone 2 for a lost game."""
        places: vec[i64] = filled(self.players, 1)
        if self.players == 1:
            places[0] = 1 if self.ending == SOLO_WON else 2
            return places
        for seat in range(self.players):
            for other in range(self.players):
                if not self.same_side(seat, other) and self.finishes_before(other, seat):
                    places[seat] += 1
            if self.teams:
                places[seat] = min(places[seat], 2)
        return places

    def finishes_before(self, one: i64, two: i64) -> bool:
        if self.is_out(one) != self.is_out(two):
            return self.is_out(two)
        return not self.is_out(one) and self.total(one) > self.total(two)

    def is_out(self, seat: i64) -> bool:
        """IS-9.3: has left, in 2 vs 2 with the partner."""
        return self.has_left(seat) and (not self.teams or self.has_left((seat + 2) % 4))


def is_power_of_two(number: i64) -> bool:
    """IS-3.4: 1, 2, 4, … 128."""
    return 0 < number <= MOST_BONUS and number & (number - 1) == 0
