"""Whether a position of IT Startup can be: what a dump may say, field by field.

Each check names the field of the dump at fault, what is wrong with it and, where there is one, the clause. What passes
can be played to its end.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from captable.core.errors import BadInput
from captable.core.state import TOGETHER
from captable.core.vectors import NONE
from captable.games.it_startup.names import STEPS
from captable.games.it_startup.outcome import ENDINGS
from captable.games.it_startup.rules import figures as codes
from captable.games.it_startup.rules import office
from captable.games.it_startup.rules.codes import HAND
from captable.games.it_startup.rules.figures import ACTION, EFFECT, EMPLOYEE, KNOWLEDGE, SEAT, TUCKED, UNDER
from captable.games.it_startup.rules.observers import FACE, FIRST_GROUP, KNOWN, SPENT, kind_of, label, offer_of
from captable.games.it_startup.rules.turn import (
    LAST_SIDE,
    RUNNING,
    SOLO_LEFT,
    SOLO_LOST,
    SOLO_WON,
    is_power_of_two,
)
from captable.games.it_startup.vocabulary import FREE, MOST_FIGURE

if TYPE_CHECKING:
    from captable.games.it_startup.rules.state import ItStartupState

QUIET = (office.MULLIGAN, office.BONUS, office.PLAY)
"""Steps in which no card is in progress."""
LEARNING = (office.HOME, office.SOURCE, office.DESTINATION)
NAMING = (office.RIVAL, office.VICTIM)
ANSWERING = (office.COUNTER, office.DISCARD, office.SUFFER)
"""Steps in which the one whom an Action strikes is asked."""
WAITING = {
    office.TAKE: (codes.LOOK_AND_TAKE,),
    office.ORDER: (codes.LOOK_AND_ORDER,),
    office.RETURN: (codes.RETURN_ONE,),
    office.PAY: (codes.BUY_EFFICIENCY,),
    office.TIRE: (codes.TIRE_ONE,),
    office.POACH: (codes.RECRUIT, codes.COIN_RECRUIT),
}
"""The effects that wait for a choice, by the step in which they do."""
COUNTERED_BY = {office.DISCARD: codes.BY_DISCARDING, office.SUFFER: codes.BY_BURNOUT}


def check(state: ItStartupState) -> None:
    """Raise `BadInput` for the first thing that can't be."""
    for part in (*OPEN_PARTS, _question, _cards, _marks_on_cards, _secrets):
        part(state)
    for seat in state.to_move():
        _expect(bool(state.moves(seat)), "step", f"{_step(state)} asks seat {seat}, who can't answer")


def _expect(holds: bool, field: str, otherwise: str) -> None:
    if not holds:
        raise BadInput(f"{field}: {otherwise}.")


def _step(state: ItStartupState) -> str:
    return STEPS[state.step]


def _running(state: ItStartupState) -> bool:
    """Whether turns are played: the mulligan is over and the game is not."""
    return state.turn >= 0


# -- the course of the game ----------------------------------------------------------------------------------


def _seats(state: ItStartupState) -> None:
    for seat in range(state.players):
        if state.has_left(seat):
            _expect(state.tokens[seat] == 0, f"tokens[{seat}]", f"seat {seat} has left and has no tokens (IS-9.3)")
            _expect(len(state.hidden.hands[seat]) == 0, f"hands[{seat}]", f"seat {seat} has left (IS-9.3)")
            _expect(state.hidden.plans[seat] == NONE, f"planned[{seat}]", f"seat {seat} has left (IS-9.3)")
    everybody = state.gone == (1 << state.players) - 1
    _expect(not everybody or state.players == 1, "gone", "somebody is left at the end (IS-9.3)")


def _course(state: ItStartupState) -> None:
    together = state.turn == TOGETHER
    _expect(
        together == (state.step == office.MULLIGAN),
        "step",
        "all choose together in the mulligan, and only then (IS-2.2)",
    )
    _ending(state)
    began = state.active != NONE
    _expect(began == (state.first != NONE), "first", "somebody has begun when it is somebody's turn, not before")
    _expect(began or not _running(state), "active", "after the mulligan it is somebody's turn")
    _expect(not began or not together, "active", "in the mulligan it is nobody's turn")
    if not _running(state):
        return
    _expect(not state.has_left(state.active), "active", f"seat {state.active} has left (IS-9.3)")
    if state.step in ANSWERING:
        _expect(state.opposes(state.active, state.turn), "turn", f"in {_step(state)} an opponent is asked (IS-7.2)")
    else:
        _expect(state.turn == state.active, "turn", f"in {_step(state)} the active seat moves")


def _ending(state: ItStartupState) -> None:
    over, alone, ending = state.over(), state.players == 1, state.ending
    name = ENDINGS[ending]
    _expect(over == (ending != RUNNING), "ending", "a game has an ending when it is over, and only then")
    _expect(
        not over or state.step == office.PLAY,
        "step",
        f"nothing is asked when the game is over, so it is {STEPS[office.PLAY]}",
    )
    if over:
        of_solo = ending in (SOLO_WON, SOLO_LOST, SOLO_LEFT)
        _expect(of_solo == alone, "ending", f"{name} is no ending for {state.players} players")
        early = ending in (LAST_SIDE, SOLO_LEFT)
        _expect(early or state.active != NONE, "ending", f"{name} can't be before the first turn")
    left_alone = state.gone != 0 if alone else state.one_side_left()
    needed = SOLO_LEFT if alone else LAST_SIDE
    _expect(left_alone == (ending == needed), "gone", f"{ENDINGS[needed]} is when only one side is left (IS-9.3)")


def _mulligan(state: ItStartupState) -> None:
    if _running(state):
        for seat in range(state.players):
            for name in ("marks", "toggles"):
                _expect(getattr(state, name)[seat] == 0, f"{name}[{seat}]", "the mulligan is over (IS-2.2)")
    if state.step != office.MULLIGAN:
        return
    _expect(len(state.movers()) > 0, "ready", "somebody still chooses in the mulligan (IS-2.2)")
    _expect(state.round == 1, "round", "the mulligan is before the first round")
    _expect(len(state.staff) == 0, "employees", "nobody works before the mulligan is over")
    for seat in range(state.players):
        _expect(state.points[seat] == 0, f"points[{seat}]", "nobody has points in the mulligan")
        held = len(state.hidden.hands[seat])
        wanted = 0 if state.has_left(seat) else HAND
        _expect(held == wanted, f"hands[{seat}]", f"{held} cards in the mulligan, not {wanted} (IS-2.1)")
        _expect(state.hidden.plans[seat] == NONE, f"planned[{seat}]", "nothing is planned in the mulligan")


def _this_turn(state: ItStartupState) -> None:
    most = office.MOST_PLAYS - 1 if state.step == office.PLAY and _running(state) else office.MOST_PLAYS
    _expect(state.plays <= most, "this_turn.plays", f"{state.plays} is more than {most} (IS-7.6)")
    if state.fresh_plan and _running(state):
        planned = state.hidden.plans[state.active]
        _expect(planned != NONE, "this_turn.fresh_plan", f"seat {state.active} has nothing planned (IS-7.3)")
    if state.step == office.MULLIGAN:
        idle = (state.plays, state.extra_points, state.overtime) == (0, 0, 0)
        _expect(idle and not state.fresh_plan and not state.shelter, "this_turn", "no turn has begun in the mulligan")


# -- who works where -----------------------------------------------------------------------------------------


def _office(state: ItStartupState) -> None:
    places: set[int] = set()
    for number, row in enumerate(range(0, len(state.staff), EMPLOYEE)):
        field = f"employees[{number}]"
        kind, seat, owner, burnout, used, boost, place = state.staff[row : row + EMPLOYEE]
        card = state.cards.cards[kind]
        _expect(state.figures.is_employee(kind), f"{field}.card", f"{card.id} is no employee")
        for name, player in (("seat", seat), ("owner", owner)):
            _expect(not state.has_left(player), f"{field}.{name}", f"seat {player} has left (IS-9.3)")
        away = seat != owner
        _expect(not away or state.opposes(owner, seat), f"{field}.owner", "only an opponent has outsourced it (IS-8.2)")
        last = state.endurance(row) - 1
        _expect(burnout <= last, f"{field}.burnout", f"{burnout} is more than {last} (IS-3.8)")
        times = state.figures.use_times[kind]
        _expect(used <= times, f"{field}.used", f"{used} is more than {times} (IS-5.4)")
        theirs = seat == state.active or not _running(state)
        _expect(theirs or used + boost == 0, f"{field}.used", "only the active seat has used anybody this turn")
        room = state.figures.room
        _expect(place < room, f"{field}.place", f"{place} is more than {room - 1}")
        _expect(place not in places, f"{field}.place", f"two employees are at place {place}")
        places.add(place)


def _knowledge(state: ItStartupState) -> None:
    for number, item in enumerate(range(0, len(state.tucked), TUCKED)):
        field = f"knowledge[{number}]"
        kind = state.tucked[item]
        _expect(state.is_knowledge(kind), f"{field}.card", f"{state.cards.cards[kind].id} is no knowledge")
        row = state.at_place(state.tucked[item + UNDER])
        there = row != NONE and state.is_developer(row)
        _expect(there, f"{field}.under", f"there is no developer at place {state.tucked[item + UNDER]} (IS-6.1)")


# -- hidden cards --------------------------------------------------------------------------------------------


def _cards(state: ItStartupState) -> None:
    """Every card is somewhere, exactly as often as there are copies."""
    for kind, found in enumerate(state.census()):
        card = state.cards.cards[kind]
        _expect(found == card.copies, "deck", f"there are {found} cards {card.id} in this dump, not {card.copies}")
    for seat, word in enumerate(state.hidden.plans):
        may_be = word == NONE or (state.hidden.is_action(word) and state.may_plan(kind_of(word)))
        _expect(may_be, f"planned[{seat}]", f"{_id(state, word)} can't be planned (IS-7.3)")


def _id(state: ItStartupState, word: int) -> str:
    return state.cards.cards[kind_of(word)].id if word != NONE else "nothing"


def _marks_on_cards(state: ItStartupState) -> None:
    """IS-4.5, IS-6.4: played this turn, or cheaper this turn."""
    hidden = state.hidden
    spent = 0
    for field, words, holder in _piles(state):
        for i, word in enumerate(words):
            if word & SPENT:
                spent += 1
                _expect(hidden.is_action(word), f"{field}[{i}].spent", "only Actions are spent (IS-4.5)")
                near = holder in (NONE, state.active)
                _expect(near, f"{field}[{i}].spent", "an Action of this turn is in no other hand (IS-4.5)")
                before = field == "planned" and not state.fresh_plan
                _expect(not before, f"{field}[{i}].spent", "this card was planned before this turn (IS-7.3)")
            if offer_of(word) != NONE:
                own = field.startswith("hands") and holder == state.active
                _expect(own, f"{field}[{i}].offer", "only a card in the active hand is cheaper this turn (IS-6.4)")
                offers = _makes_offers(state, offer_of(word))
                _expect(offers, f"{field}[{i}].offer", f"{state.cards.cards[offer_of(word)].id} offers nothing")
    _expect(hidden.spent == spent, "spent", f"{hidden.spent}, but {spent} cards are marked as spent")


def _piles(state: ItStartupState) -> list[tuple[str, list[int], int]]:
    """The hidden cards by the field that lists them, with whose they are."""
    hidden = state.hidden
    hands = [(f"hands[{seat}]", list(hidden.hands[seat]), seat) for seat in range(state.players)]
    plans = [("planned", [word], seat) for seat, word in enumerate(hidden.plans) if word != NONE]
    return [("deck", list(hidden.deck[hidden.top :]), int(NONE)), *hands, *plans]


def _makes_offers(state: ItStartupState, kind: int) -> bool:
    return any(effect.offer for effect in state.cards.cards[kind].play)


def _secrets(state: ItStartupState) -> None:
    """IS-10: what somebody is said to know is true.

    That a seat knows all that the public knows is not asked: in a world that was dealt anew for somebody, others may
    not have drawn every conclusion from what is public.
    """
    public = state.players
    words = list(state.hidden.everywhere())
    for observer in range(public + 1):
        known = Counter(state.hidden.groups_of(observer))
        there = Counter(label(w, observer) << 8 | (w & FACE) for w in words if label(w, observer) >= FIRST_GROUP)
        places = {entry >> 8 for entry in there}
        who = "the public" if observer == public else f"seat {observer}"
        true = not known - there and {entry >> 8 for entry in known} == places
        _expect(true, "groups", f"what {who} knows of groups does not fit the cards (IS-10.2)")


# -- what is asked -------------------------------------------------------------------------------------------


def _question(state: ItStartupState) -> None:
    """The card in progress, and how far it is."""
    step = state.step
    if step in QUIET:
        resting = (NONE, 0, 0, False, NONE, NONE, NONE, 0, 0, 0, 0)
        _expect(_in_progress(state) == resting, "doing", f"no card is in progress in the step {_step(state)}")
        if step == office.BONUS:
            earned = state.bonus and is_power_of_two(state.points[state.active])
            _expect(earned, "step", f"seat {state.active} has no planning bonus (IS-3.4)")
        return
    _expect(state.doing != NONE, "doing.card", f"a card is in progress in the step {_step(state)}")
    _expect(state.is_action == (_type(state) == ACTION), "doing.is_action", f"{_doing(state)} says otherwise")
    cost = state.figures.cost[state.doing] if state.is_action else 0
    _expect(state.paid <= cost, "doing.paid", f"{state.paid} is more than {cost}")
    less = FREE if step == office.HOME else 0
    _expect(state.less <= less, "doing.less", f"{state.less} is more than {less}")
    if step in LEARNING:
        _lesson(state)
    elif step in WAITING:
        _effect(state)
    else:
        _action(state)


def _in_progress(state: ItStartupState) -> tuple[int, ...]:
    where = (state.doing, state.pc, state.pc_end, state.is_action, state.worker)
    return (*where, state.target_seat, state.target_place, state.paid, state.less, state.looking, state.wanted)


def _type(state: ItStartupState) -> int:
    return state.figures.type[state.doing]


def _doing(state: ItStartupState) -> str:
    return str(state.cards.cards[state.doing].id)


def _expect_no_target(state: ItStartupState) -> None:
    untouched = (state.target_seat, state.target_place) == (NONE, NONE)
    _expect(untouched, "doing.target_seat", f"{_doing(state)} strikes nobody in the step {_step(state)}")


def _expect_no_look(state: ItStartupState) -> None:
    _expect(state.looking == 0, "doing.looking", f"nobody looks at cards in the step {_step(state)}")
    _expect(state.wanted <= MOST_FIGURE, "doing.wanted", f"{state.wanted} is more than {MOST_FIGURE}")


def _lesson(state: ItStartupState) -> None:
    """IS-6.1, IS-6.2: knowledge on its way to a developer."""
    _expect(_type(state) == KNOWLEDGE, "doing.card", f"{_doing(state)} is no knowledge")
    _expect((state.pc, state.pc_end) == (0, 0), "doing.pc", "knowledge has no effects")
    _expect_no_target(state)
    _expect_no_look(state)
    if state.step == office.DESTINATION:
        row = state.at_place(state.worker)
        gives = row != NONE and state.staff[row + SEAT] == state.active and state.may_give(row, state.doing)
        _expect(gives, "doing.worker", f"nobody at place {state.worker} could give {_doing(state)} (IS-6.2)")
    else:
        _expect(state.worker == NONE, "doing.worker", f"nobody gives in the step {_step(state)}")


def _action(state: ItStartupState) -> None:
    """IS-7.2: an Action that waits for its target or for an answer; none of its effects has happened."""
    kind, figures = state.doing, state.figures
    _expect(bool(state.is_action), "doing.card", f"{_doing(state)} is no Action")
    begins = (state.pc, state.pc_end) == (figures.play_from[kind], figures.play_to[kind])
    _expect(begins, "doing.pc", f"{_doing(state)} has not begun in the step {_step(state)}")
    _expect(state.worker == NONE, "doing.worker", "nobody does the work of an Action")
    _expect_no_look(state)
    target = figures.target[kind]
    if state.step in NAMING:
        fits = target == codes.OPPONENT if state.step == office.RIVAL else target > codes.OPPONENT
        _expect(fits, "step", f"{_doing(state)} does not ask for this in the step {_step(state)}")
        _expect_no_target(state)
        return
    way = figures.counter[kind]
    fits = way == COUNTERED_BY.get(state.step, way) and way != codes.BY_NOTHING
    _expect(fits, "step", f"{_doing(state)} can't be countered so (IS-7.2)")
    _expect(state.is_asked(state.turn, way), "turn", f"seat {state.turn} can't counter {_doing(state)} (IS-7.2)")
    _target(state, target, state.turn)


def _target(state: ItStartupState, target: int, seat: int) -> None:
    """What an Action has named: that seat, and an employee of theirs where it strikes one."""
    if target == codes.NO_TARGET:
        _expect_no_target(state)
        return
    _expect(state.target_seat == seat, "doing.target_seat", f"{_doing(state)} strikes seat {seat}")
    if target == codes.OPPONENT:
        _expect(state.target_place == NONE, "doing.target_place", f"{_doing(state)} strikes no single employee")
        return
    row = state.at_place(state.target_place)
    there = row != NONE and state.staff[row + SEAT] == seat and state.may_strike(row, target)
    _expect(there, "doing.target_place", f"{_doing(state)} can't strike place {state.target_place} (IS-7.5)")


def _effect(state: ItStartupState) -> None:
    """An effect that waits for a choice, of a card that is played or of an ability that is used."""
    figures, kind = state.figures, state.doing
    ranges = ((figures.play_from[kind], figures.play_to[kind]), (figures.use_from[kind], figures.use_to[kind]))
    within = any(first < state.pc <= end == state.pc_end and (state.pc - first) % EFFECT == 0 for first, end in ranges)
    _expect(within, "doing.pc", f"{_doing(state)} has no effect that ends there")
    code, a, b = figures.effects[state.pc - EFFECT : state.pc - EFFECT + 3]
    _expect(code in WAITING[state.step], "doing.pc", f"that effect of {_doing(state)} is not one of {_step(state)}")
    if state.is_action:
        _expect(state.worker == NONE, "doing.worker", "nobody does the work of an Action")
        _struck(state)
    else:
        row = state.at_place(state.worker)
        works = row != NONE and state.staff[row] == kind and state.staff[row + SEAT] == state.active
        _expect(works, "doing.worker", f"no {_doing(state)} of seat {state.active} is at place {state.worker}")
        _expect_no_target(state)
    _look(state, a, b)


def _struck(state: ItStartupState) -> None:
    """Whom an Action has struck, who may have left since."""
    target = state.figures.target[state.doing]
    if target == codes.NO_TARGET:
        _expect_no_target(state)
        return
    other = 0 <= state.target_seat < state.players and not state.same_side(state.active, state.target_seat)
    _expect(other, "doing.target_seat", f"{_doing(state)} strikes an opponent (IS-7.5)")
    places = range(state.figures.room) if target > codes.OPPONENT else [NONE]
    _expect(state.target_place in places, "doing.target_place", f"there is no place {state.target_place}")


def _look(state: ItStartupState, a: int, b: int) -> None:
    """How many cards are looked at, and how many of them are wanted; `a` and `b` are the effect's figures."""
    if state.step == office.POACH:
        needed = a if state.figures.effects[state.pc - EFFECT] == codes.RECRUIT else 1
        _expect(state.wanted == needed, "doing.wanted", f"{_doing(state)} needs {needed}")
        _expect(state.looking == 0, "doing.looking", f"nobody looks at cards in the step {_step(state)}")
        return
    if state.step not in (office.TAKE, office.ORDER):
        _expect_no_look(state)
        return
    most = min(a, state.hidden.size())
    _expect(2 <= state.looking <= most, "doing.looking", f"{state.looking} is not between 2 and {most}")
    low, high = (1, min(b, state.looking - 1)) if state.step == office.TAKE else (0, state.looking - 2)
    _expect(low <= state.wanted <= high, "doing.wanted", f"{state.wanted} is not between {low} and {high}")
    top = state.hidden.top
    for i, word in enumerate(state.hidden.deck[top : top + state.looking]):
        seen = label(word, state.active) == KNOWN
        _expect(seen, f"deck[{i}].known_to", f"seat {state.active} looks at this card and knows it (IS-10.2)")


OPEN_PARTS = (_seats, _course, _mulligan, _this_turn, _office, _knowledge)
"""In an order in which each can rely on those before it."""
