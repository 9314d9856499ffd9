"""What the cards of IT Startup do. Effects are data; here each of them happens, one after another.

An effect that needs a choice sets the step and waits; the answer goes on from there.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from captable.core.vectors import NONE
from captable.games.it_startup import events
from captable.games.it_startup.rules.figures import (
    BOOST,
    BUY_EFFICIENCY,
    BY_BURNOUT,
    BY_DISCARDING,
    BY_NOTHING,
    BY_PAYING,
    COIN_RECRUIT,
    DRAW,
    DRAW_PER_DEVELOPER,
    EFFECT,
    EMPLOYEE,
    GAIN,
    KIND,
    LOOK_AND_ORDER,
    LOOK_AND_TAKE,
    MOVED,
    OPPONENT,
    OUTSOURCE,
    OVERTIME,
    OWNER,
    PLACE,
    POINTS,
    RECRUIT,
    REST,
    RETURN_ONE,
    SEAT,
    SHELTER,
    SHUFFLE_AWAY,
    TAKE_OVER,
    TIRE_ALL,
    TIRE_ONE,
    TIRE_TEAM,
    TUCKED,
    UNDER,
    without,
)
from captable.games.it_startup.rules.observers import FACE, SPENT, kind_of
from captable.games.it_startup.rules.office import (
    BONUS,
    COUNTER,
    DESTINATION,
    DISCARD,
    HOME,
    MOST_PLAYS,
    ORDER,
    PAY,
    PLAY,
    POACH,
    RETURN,
    RIVAL,
    SOURCE,
    SUFFER,
    TAKE,
    TIRE,
    VICTIM,
    Office,
)


class Effects(Office):
    # -- a card's effects --------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out the effects that are left, until one needs a choice."""
        while self.pc < self.pc_end:
            at: i64 = self.pc
            self.pc += EFFECT
            effects: vec[i64] = self.figures.effects
            if not self.carry_out(effects[at], effects[at + 1], effects[at + 2]):
                return
        self.finish()

    def finish(self) -> None:
        """IS-7.1: a played or countered Action goes under the deck; the Play step goes on (IS-3.5, IS-7.6)."""
        if self.is_action:
            self.hidden.put_under(2 * self.doing + SPENT)
            self.hidden.spent += 1
        self.clear_play()
        self.step = PLAY
        self.turn = self.active
        if self.plays >= MOST_PLAYS:
            self.end_turn()

    def clear_play(self) -> None:
        self.doing = NONE
        self.is_action = False
        self.pc = 0
        self.pc_end = 0
        self.worker = NONE
        self.target_seat = NONE
        self.target_place = NONE
        self.paid = 0
        self.less = 0
        self.looking = 0
        self.wanted = 0

    def end_turn(self) -> None:
        raise NotImplementedError

    def amount(self) -> i64:
        """The figure of the effect that waits for a choice."""
        return self.figures.effects[self.pc - EFFECT + 1]

    def carry_out(self, code: i64, a: i64, b: i64) -> bool:
        """One effect; False when it waits for a choice."""
        if code == DRAW:
            self.draw_cards(self.active, a, self.doing if b != NONE else NONE)
        elif code == DRAW_PER_DEVELOPER:
            self.draw_cards(self.active, a * self.developers(self.active), NONE)
        elif code == LOOK_AND_TAKE:
            return self.look_and_take(a, b)
        elif code == LOOK_AND_ORDER:
            return self.look_and_order(a)
        elif code == RETURN_ONE:
            return self.ask_for_employee(RETURN, False)
        elif code == TIRE_ONE:
            return self.ask_for_employee(TIRE, True)
        elif code == RECRUIT:
            self.wanted = a
            return self.ask_for_employee(POACH, True)
        elif code == COIN_RECRUIT:
            return self.flip_coin()
        elif code == BUY_EFFICIENCY:
            if self.tokens[self.active] > 0:
                self.step = PAY
                return False
        else:
            self.change(code, a)
        return True

    def change(self, code: i64, a: i64) -> None:
        """The effects that never ask."""
        if code == TIRE_TEAM:
            self.tire_team(a)
        elif code == TIRE_ALL:
            if self.telling:
                self.events.append(events.tired_all(self, self.target_seat, a))
            self.tire_all(self.target_seat, a)
        elif code == REST:
            self.rest_all(self.active, a)
            if self.telling:
                self.events.append(events.rested(self, self.active, a))
        elif code == GAIN:
            self.tokens[self.active] += a
            if self.telling:
                self.events.append(events.gained(self, self.active, a))
        elif code == OUTSOURCE:
            self.outsource()
        elif code == TAKE_OVER:
            if self.at_place(self.target_place) != NONE:
                self.take_over(self.at_place(self.target_place))
        elif code == SHELTER:
            self.shelter = True
        elif code == POINTS:
            self.extra_points += a
        elif code == OVERTIME:
            self.overtime += a
        elif code == SHUFFLE_AWAY:
            self.shuffle_away(self.target_seat)

    def draw_cards(self, seat: i64, count: i64, offer: i64) -> None:
        """IS-4.5: as many as there are; IS-10.3: not shown."""
        drawn: vec[i64] = vec[i64]()
        while count > 0 and self.hidden.size() > 0:
            kind: i64 = self.hidden.draw(seat, offer)
            self.revealed = True
            if self.telling:
                drawn = append(drawn, kind)
            count -= 1
        if self.telling:
            self.events.append(events.drew(self, seat, list(drawn)))

    def look_and_take(self, count: i64, takes: i64) -> bool:
        self.begin_look(count)
        if takes >= self.looking:  # nothing to choose
            self.draw_cards(self.active, self.looking, NONE)
            self.looking = 0
            return True
        self.wanted = takes
        self.step = TAKE
        return False

    def look_and_order(self, count: i64) -> bool:
        self.begin_look(count)
        if self.looking < 2:
            self.looking = 0
            return True
        self.wanted = 0
        self.step = ORDER
        return False

    def begin_look(self, count: i64) -> None:
        self.looking = min(count, self.hidden.size())
        self.hidden.look(self.active, self.looking)
        self.revealed = True
        if self.telling:
            self.events.append(events.looked(self, self.active, self.looking))

    def take_card(self, i: i64) -> None:
        """A looked-at card comes to hand; after the last one the rest goes under the deck (IS-4.6)."""
        self.hidden.mix_top(self.active, self.looking)
        kind: i64 = self.hidden.take(self.active, i)
        self.looking -= 1
        self.wanted -= 1
        if self.telling:
            self.events.append(events.took(self, self.active, kind))
        if self.wanted == 0:
            self.hidden.send_under(self.looking)
            self.looking = 0
            self.run()

    def place_card(self, i: i64) -> None:
        """A looked-at card is the next from the top; the last one has no choice."""
        self.hidden.mix_top(self.active, self.looking)
        self.hidden.lift(i, self.wanted)
        self.wanted += 1
        if self.wanted == self.looking - 1:
            if self.telling:
                self.events.append(events.ordered(self, self.active, self.looking))
            self.looking = 0
            self.wanted = 0
            self.run()

    def flip_coin(self) -> bool:
        heads: bool = self.rng.below(2) == 1
        self.revealed = True
        if self.telling:
            self.events.append(events.coin(self, self.active, heads))
        if not heads:
            return True
        self.wanted = 1
        return self.ask_for_employee(POACH, True)

    def tire_team(self, points: i64) -> None:
        """Each other developer that the player controls."""
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.staff[i + SEAT] == self.active and self.staff[i + PLACE] != self.worker and self.is_developer(i):
                self.tire(i, points)
        if self.telling:
            self.events.append(events.tired_team(self, self.active, points))
        self.let_go()

    def outsource(self) -> None:
        """IS-8.2: the owner gets the tokens that were paid."""
        row: i64 = self.at_place(self.target_place)
        if row == NONE:
            return
        owner: i64 = self.staff[row + SEAT]
        self.tokens[owner] += self.paid
        if self.telling:
            self.events.append(events.outsourced(self, row, self.active, self.paid))
        self.hand_over(row, self.active, owner)

    def take_over(self, row: i64) -> None:
        """IS-8.1."""
        if self.telling:
            self.events.append(events.taken_over(self, row, self.active))
        self.hand_over(row, self.active, self.active)

    def shuffle_away(self, seat: i64) -> None:
        """All employees that a seat controls, with their knowledge, into the deck (IS-8.3)."""
        if self.telling:
            self.events.append(events.shuffled_away(self, seat))
        i: i64 = 0
        while i < len(self.staff):
            if self.staff[i + SEAT] == seat:
                self.dismiss(i)
            else:
                i += EMPLOYEE
        self.hidden.shuffle(self.rng)
        self.revealed = True

    def return_to_hand(self, row: i64) -> None:
        """IS-8.4: without its burnout; its knowledge too."""
        if self.telling:
            self.events.append(events.returned(self, row))
        place: i64 = self.staff[row + PLACE]
        self.hidden.take_in(self.active, self.staff[row])
        i: i64 = 0
        while i < len(self.tucked):
            if self.tucked[i + UNDER] == place:
                self.hidden.take_in(self.active, self.tucked[i])
                self.tucked = without(self.tucked, i, TUCKED)
            else:
                i += TUCKED
        self.change_staff(without(self.staff, row, EMPLOYEE))

    def buy_efficiency(self, tokens: i64) -> None:
        row: i64 = self.at_place(self.worker)
        self.tokens[self.active] -= tokens
        self.staff[row + BOOST] += tokens
        if self.telling:
            self.events.append(events.boosted(self, row, tokens))
        self.run()

    # -- choices -----------------------------------------------------------------------------------------

    def ask_for_employee(self, step: i64, must: bool) -> bool:
        """Ask for one of the employees that `may_choose` names. True when there is nothing to ask.

        A choice that must be made is made by itself where there is only one; one without any is skipped (IS-5.5).
        """
        self.step = step
        if not self.anyone_to_choose():
            return True
        only: i64 = self.only_choice()
        if must and only != NONE:
            self.pick_employee(only)
            return True
        return False

    def anyone_to_choose(self) -> bool:
        i: i64
        for i in range(0, len(self.staff), EMPLOYEE):
            if self.may_choose(i):
                return True
        return False

    def pick_employee(self, row: i64) -> None:
        """What the chosen employee was chosen for, within a card's effects."""
        step: i64 = self.step
        if step == RETURN:
            self.return_to_hand(row)
        elif step == TIRE:
            if self.telling:
                self.events.append(events.tired(self, row, self.amount()))
            self.tire(row, self.amount())
            self.let_go()
        else:
            self.take_over(row)

    def chosen(self, row: i64) -> None:
        """An employee was chosen by a move."""
        step: i64 = self.step
        if step == BONUS:
            self.rest(row, 1)
            if self.telling:
                self.events.append(events.planning_bonus(self, row))
            self.step = PLAY
        elif step == HOME:
            self.attach(row)
        elif step == SOURCE:
            self.give_from(row)
        elif step == DESTINATION:
            self.move_knowledge(row)
        elif step == VICTIM:
            self.name_victim(row)
        elif step == SUFFER:
            self.suffer(row)
        else:
            self.pick_employee(row)
            self.run()

    # -- knowledge ---------------------------------------------------------------------------------------

    def find_home(self) -> None:
        """IS-6.1: a knowledge card from hand looks for its developer."""
        self.step = HOME
        only: i64 = self.only_choice()
        if only != NONE:
            self.attach(only)
        elif self.telling:
            self.events.append(events.teaching(self, self.doing))

    def attach(self, row: i64) -> None:
        price: i64 = self.attaching_price(row, self.doing, self.less)
        self.tokens[self.active] -= price
        if self.telling:
            self.events.append(events.attached(self, row, self.doing, price))
        tucked: vec[i64] = append(self.tucked, self.doing)
        tucked = append(tucked, self.staff[row + PLACE])
        self.tucked = append(tucked, 0)
        self.finish()

    def begin_transfer(self, kind: i64) -> None:
        """IS-6.2: from whom, where several have such a card, and to whom."""
        self.plays += 1
        self.doing = kind
        self.step = SOURCE
        only: i64 = self.only_choice()
        if only != NONE:
            self.give_from(only)
        elif self.telling:
            self.events.append(events.moving(self, kind))

    def give_from(self, row: i64) -> None:
        self.worker = self.staff[row + PLACE]
        self.step = DESTINATION
        only: i64 = self.only_choice()
        if only != NONE:
            self.move_knowledge(only)
        elif self.telling:
            self.events.append(events.moving_from(self, row, self.doing))

    def move_knowledge(self, row: i64) -> None:
        """IS-6.2: pay its cost again; once a turn."""
        price: i64 = self.moving_price(self.active, row, self.doing)
        self.tokens[self.active] -= price
        if self.telling:
            self.events.append(events.moved(self, self.at_place(self.worker), row, self.doing, price))
        i: i64 = 0
        while (
            self.tucked[i + KIND] != self.doing or self.tucked[i + UNDER] != self.worker or self.tucked[i + MOVED] != 0
        ):
            i += TUCKED
        tucked: vec[i64] = append(without(self.tucked, i, TUCKED), self.doing)
        tucked = append(tucked, self.staff[row + PLACE])
        self.tucked = append(tucked, 1)
        self.finish()

    # -- Actions -----------------------------------------------------------------------------------------

    def begin_action(self, kind: i64, price: i64, planned: bool) -> None:
        """IS-7.2: the price is paid and the target named before anybody is asked."""
        self.tokens[self.active] -= price
        self.doing = kind
        self.paid = price
        self.is_action = True
        self.pc = self.figures.play_from[kind]
        self.pc_end = self.figures.play_to[kind]
        if self.telling:
            self.events.append(events.action(self, self.active, kind, price, planned))
        target: i64 = self.figures.target[kind]
        if target == OPPONENT:
            self.step = RIVAL
            if self.only_rival() != NONE:
                self.name_rival(self.only_rival())
        elif target > OPPONENT:
            self.step = VICTIM
            if self.only_choice() != NONE:
                self.name_victim(self.only_choice())
        else:
            self.ask_for_counter(NONE)

    def name_rival(self, seat: i64) -> None:
        self.target_seat = seat
        if self.telling and self.figures.counter[self.doing] != BY_NOTHING:
            self.events.append(events.named(self, seat, NONE))
        self.ask_for_counter(NONE)

    def name_victim(self, row: i64) -> None:
        self.target_seat = self.staff[row + SEAT]
        self.target_place = self.staff[row + PLACE]
        if self.telling and self.figures.counter[self.doing] != BY_NOTHING:
            self.events.append(events.named(self, self.target_seat, row))
        self.ask_for_counter(NONE)

    def ask_for_counter(self, after: i64) -> None:
        """IS-7.2: ask the one who is struck; without a target every opponent in turn, going on after `after`."""
        way: i64 = self.figures.counter[self.doing]
        steps: i64 = 1
        if after != NONE:
            steps += (after - self.active) % self.players
        while way != BY_NOTHING and steps < self.players:
            seat: i64 = (self.active + steps) % self.players
            struck: bool = self.target_seat == NONE or self.target_seat == seat
            if struck and self.opposes(self.active, seat) and self.is_asked(seat, way):
                self.turn = seat
                self.step = COUNTER
                return
            steps += 1
        self.turn = self.active
        self.run()

    def is_asked(self, seat: i64, way: i64) -> bool:
        """IS-7.2: whoever can pay; always where it depends on hidden cards, so the pause gives nothing away."""
        if way == BY_PAYING:
            return self.tokens[seat] >= self.figures.counter_amount[self.doing]
        if way == BY_BURNOUT:
            return self.headcount(seat) > 0
        return True

    def can_counter(self, seat: i64) -> bool:
        if self.figures.counter[self.doing] != BY_DISCARDING:
            return True
        for word in self.hidden.hands[seat]:
            if self.figures.type[kind_of(word)] == self.figures.counter_type[self.doing]:
                return True
        return False

    def counter_it(self) -> None:
        way: i64 = self.figures.counter[self.doing]
        if way == BY_PAYING:
            amount: i64 = self.figures.counter_amount[self.doing]
            self.tokens[self.turn] -= amount
            self.tokens[self.active] += amount
            self.countered()
        elif way == BY_DISCARDING:
            self.step = DISCARD
        else:
            self.step = SUFFER
            if self.only_choice() != NONE:
                self.suffer(self.only_choice())

    def discard(self, i: i64) -> None:
        word: i64 = self.hidden.leave_hand(self.turn, i)
        self.revealed = True
        if self.telling:
            self.events.append(events.discarded(self, self.turn, kind_of(word)))
        self.hidden.put_under(word & FACE)
        self.countered()

    def suffer(self, row: i64) -> None:
        amount: i64 = self.figures.counter_amount[self.doing]
        if self.telling:
            self.events.append(events.tired(self, row, amount))
        self.tire(row, amount)
        self.let_go()
        self.countered()

    def countered(self) -> None:
        if self.telling:
            self.events.append(events.countered(self, self.turn))
        self.finish()

    def home_comers(self, seat: i64) -> None:
        """IS-3.3: outsourced employees that a seat holds go back to their owners."""
        staff: vec[i64] = self.staff
        i: i64 = 0
        while i < len(staff):
            if staff[i + SEAT] == seat and staff[i + OWNER] != seat:
                if self.telling:
                    self.events.append(events.came_home(self, i))
                self.hand_over(i, staff[i + OWNER], staff[i + OWNER])
                staff = self.staff
            else:
                i += EMPLOYEE
