"""Why a move of IT Startup is not allowed, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import Message, Refusal, seat_name
from captable.games.it_startup.names import Args, card_name
from captable.games.it_startup.rules import office
from captable.games.it_startup.rules.figures import EMPLOYEE, MOVED, PLACE, SEAT, TUCKED, UNDER, USED
from captable.games.it_startup.rules.observers import kind_of

if TYPE_CHECKING:
    from captable.games.it_startup.rules.state import ItStartupState

IN_PLAY_STEP = ("end", "buy", "play_planned", "play", "sell", "plan", "move", "use")
CLAUSE_OF_STEP = {
    office.MULLIGAN: "IS-2.2",
    office.BONUS: "IS-3.4",
    office.PLAY: "IS-3.5",
    office.TAKE: "IS-3.5",
    office.ORDER: "IS-3.5",
    office.RETURN: "IS-8.4",
    office.PAY: "IS-3.5",
    office.TIRE: "IS-5.5",
    office.POACH: "IS-5.5",
    office.HOME: "IS-6.1",
    office.SOURCE: "IS-6.2",
    office.DESTINATION: "IS-6.2",
    office.VICTIM: "IS-7.5",
    office.RIVAL: "IS-7.5",
    office.COUNTER: "IS-7.2",
    office.DISCARD: "IS-7.2",
    office.SUFFER: "IS-7.2",
}
"""What the question of a step rests on."""
CLAUSE_OF_HAND = {"play": "IS-4.1", "sell": "IS-4.2", "plan": "IS-7.3"}
"""What a card is in the hand for."""
ASKS_FOR_EMPLOYEE = (
    office.BONUS,
    office.RETURN,
    office.TIRE,
    office.POACH,
    office.HOME,
    office.SOURCE,
    office.DESTINATION,
    office.VICTIM,
    office.SUFFER,
)
MUST_NAME_SOMEBODY = (
    office.TIRE,
    office.POACH,
    office.HOME,
    office.SOURCE,
    office.DESTINATION,
    office.VICTIM,
    office.RIVAL,
    office.SUFFER,
)
NO_CHOICE = {
    office.BONUS: "is-no-choice-rested",
    office.RETURN: "is-no-choice-name",
    office.SOURCE: "is-no-choice-without",
}
"""Why an employee of the right side, who is not outsourced, may not be chosen."""
STEP_OF_KIND = {
    "counter": (office.COUNTER,),
    "refuse": (office.COUNTER,),
    "ready": (office.MULLIGAN,),
    "mark": (office.MULLIGAN,),
    "pick": (office.TAKE, office.ORDER),
    "strike": (office.RIVAL,),
    "discard": (office.DISCARD,),
    "pay": (office.PAY,),
    "skip": (office.BONUS, office.RETURN),
}


def why(state: ItStartupState, seat: int, move: int) -> Refusal:
    """The reason against a move that is not among `moves`."""
    form = state.game.move_table.structured(move)
    kind = form["kind"]
    if kind in IN_PLAY_STEP:
        return _in_play_step(state, seat, form) if state.step == office.PLAY else _not_now(state)
    if kind == "choose":
        return _choose(state, form) if state.step in ASKS_FOR_EMPLOYEE else _not_now(state)
    if kind == "skip" and state.step in MUST_NAME_SOMEBODY:
        return Refusal(CLAUSE_OF_STEP[state.step], Message("is-no-skip"))
    if state.step not in STEP_OF_KIND[kind]:
        return _not_now(state)
    return _in_step(state, seat, form)


def waiting(state: ItStartupState) -> Refusal:
    """Why somebody who has chosen in the mulligan, or whose Action may be countered, is not to move."""
    others = [seat_name(other) for other in state.to_move()]
    if state.step == office.MULLIGAN:
        return Refusal("IS-2.2", Message("is-no-chosen-already", {"seats": others}))
    return Refusal("IS-7.2", Message("is-no-counter-first", {"seats": others, "card": card_name(state, state.doing)}))


def _not_now(state: ItStartupState) -> Refusal:
    """Something else is asked first, or nothing of the kind."""
    say = Message("is-no-not-asked" if state.step == office.PLAY else "is-no-not-now")
    return Refusal(CLAUSE_OF_STEP[state.step], say)


def _in_step(state: ItStartupState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    if kind == "mark":
        return Refusal("IS-2.2", Message("is-no-more-marks"))
    if kind == "pick":
        return _pick(state, form["card"])
    if kind == "strike":
        if 0 <= form["seat"] < state.players and state.opposes(state.active, form["seat"]):
            return Refusal("IS-7.5", Message("is-no-strike-empty", {"seat": seat_name(form["seat"])}))
        return Refusal("IS-7.5", Message("is-no-opponent"))
    if kind == "counter":
        return Refusal("IS-7.2", Message("is-no-counter-card"))
    if kind == "discard":
        card = state.cards.index(form["card"])
        held = state.in_hand(seat, card) >= 0
        return Refusal("IS-7.2", Message("is-no-discard" if held else "is-no-such-card", _named(state, card)))
    return _unpaid(state, seat, form["tokens"])


def _pick(state: ItStartupState, card: int) -> Refusal:
    """IS-3.5: a card that is not looked at, or that has been put in its place."""
    id = "is-no-such-pick" if card >= state.looking else "is-no-pick-again"
    return Refusal("IS-3.5", Message(id, {"card": card + 1, "cards": state.looking}))


def _named(state: ItStartupState, card: int) -> Args:
    return {"card": card_name(state, card)}


def _unpaid(state: ItStartupState, seat: int, price: int) -> Refusal:
    return Refusal("IS-4.1", Message("is-no-tokens", {"price": price, "tokens": state.tokens[seat]}))


# -- employees -----------------------------------------------------------------------------------------------


def _choose(state: ItStartupState, form: dict[str, Any]) -> Refusal:
    """An employee who isn't there, or who may not be chosen for what is asked."""
    step = state.step
    row = state.at_position(form["seat"], form["employee"]) if form["seat"] < state.players else -1
    if row < 0:
        return Refusal(CLAUSE_OF_STEP[step], Message("is-no-such-employee"))
    if step in (office.TIRE, office.POACH, office.VICTIM):
        return _opponent_s_employee(state, row)
    if not _is_near(state, row):
        return Refusal(CLAUSE_OF_STEP[step], Message("is-no-choice-own", _named(state, state.staff[row])))
    if step in (office.SOURCE, office.DESTINATION, office.RETURN) and state.outsourced(row):
        clause = "IS-8.2" if step == office.RETURN else "IS-6.3"
        return Refusal(clause, Message("is-no-outsourced", _named(state, state.staff[row])))
    if step in (office.HOME, office.DESTINATION):
        return _pupil(state, row)
    return Refusal(CLAUSE_OF_STEP[step], Message(NO_CHOICE[step], _employee_and_card(state, row)))


def _is_near(state: ItStartupState, row: int) -> bool:
    """Whether an employee is of the right side for what is asked; of the partner's where IS-9.1 allows that."""
    seat = state.staff[row + SEAT]
    return seat == state.turn or (state.step in (office.BONUS, office.HOME) and seat == state.partner(state.turn))


def _employee_and_card(state: ItStartupState, row: int) -> Args:
    args = _named(state, state.staff[row])
    return args | {"doing": card_name(state, state.doing)} if state.doing >= 0 else args


def _opponent_s_employee(state: ItStartupState, row: int) -> Refusal:
    """IS-5.5, IS-7.5, IS-8.3: somebody to strike or to take."""
    seat = state.staff[row + SEAT]
    clause = CLAUSE_OF_STEP[state.step]
    if not state.opposes(state.active, seat):
        return Refusal(clause, Message("is-no-choice-opponent", _named(state, state.staff[row])))
    if state.outsourced(row):
        return Refusal("IS-8.3", Message("is-no-outsourced-again", _named(state, state.staff[row])))
    return Refusal(clause, Message("is-no-choice-few", {"seat": seat_name(seat), "employees": state.wanted}))


def _pupil(state: ItStartupState, row: int) -> Refusal:
    """IS-6.1, IS-6.2: who can't learn what is played or moved."""
    if not state.is_developer(row):
        return Refusal("IS-6.1", Message("is-no-developer", _named(state, state.staff[row])))
    if state.step == office.DESTINATION and state.staff[row + PLACE] == state.worker:
        return Refusal("IS-6.2", Message("is-no-choice-same", _employee_and_card(state, row)))
    if state.step == office.HOME:
        return _unpaid(state, state.active, state.attaching_price(row, state.doing, state.less))
    return _unpaid(state, state.active, state.moving_price(state.active, row, state.doing))


# -- the Play step -------------------------------------------------------------------------------------------


def _in_play_step(state: ItStartupState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    if kind == "buy":
        if state.tokens[seat] < office.DRAW_PRICE:
            return Refusal(
                "IS-4.3", Message("is-no-tokens", {"price": office.DRAW_PRICE, "tokens": state.tokens[seat]})
            )
        return Refusal("IS-4.5", Message("is-no-cards"))
    if kind == "play_planned":
        return _planned(state, seat)
    card = state.cards.index(form["card"])
    if kind == "move":
        return _move(state, card)
    if kind == "use":
        return _use(state, seat, card)
    if state.in_hand(seat, card) < 0:
        return Refusal(CLAUSE_OF_HAND[kind], Message("is-no-such-card", _named(state, card)))
    return _plan(state, seat, card) if kind == "plan" else _play(state, seat, card)


def _planned(state: ItStartupState, seat: int) -> Refusal:
    if state.hidden.plans[seat] < 0:
        return Refusal("IS-7.3", Message("is-no-plan"))
    if state.fresh_plan:
        return Refusal("IS-7.3", Message("is-no-plan-yet"))
    return _unpaid_or_untargeted(state, seat, kind_of(state.hidden.plans[seat]), office.PLANNING_LESS)


def _unpaid_or_untargeted(state: ItStartupState, seat: int, card: int, less: int) -> Refusal:
    price = state.price(seat, card, less)
    if price > state.tokens[seat]:
        return _unpaid(state, seat, price)
    clause = "IS-9.2" if state.players == 1 else "IS-7.5"
    return Refusal(clause, Message("is-no-target", _named(state, card)))


def _play(state: ItStartupState, seat: int, card: int) -> Refusal:
    best = state.cheapest(state.hidden.hands[seat], state.in_hand(seat, card))
    if best < 0:
        return Refusal("IS-4.5", Message("is-no-played-already", _named(state, card)))
    if state.is_knowledge(card) and state.means_of(seat).hosts == 0:
        return Refusal("IS-6.1", Message("is-no-developers", _named(state, card)))
    return _unpaid_or_untargeted(state, seat, card, state.offered_less(state.hidden.hands[seat][best]))


def _plan(state: ItStartupState, seat: int, card: int) -> Refusal:
    if state.cards.cards[card].type != "action":
        return Refusal("IS-7.3", Message("is-no-plan-only-actions", _named(state, card)))
    if state.hidden.plans[seat] >= 0:
        return Refusal("IS-7.3", Message("is-no-second-plan"))
    return Refusal("IS-9.2", Message("is-no-target", _named(state, card)))


def _move(state: ItStartupState, card: int) -> Refusal:
    mine = [
        item
        for item in range(0, len(state.tucked), TUCKED)
        if state.tucked[item] == card and state.staff[_holder(state, item) + SEAT] == state.active
    ]
    if not mine:
        return Refusal("IS-6.2", Message("is-no-move-none", _named(state, card)))
    at_home = [item for item in mine if not state.outsourced(_holder(state, item))]
    if not at_home:
        return Refusal("IS-6.3", Message("is-no-move-outsourced", _named(state, card)))
    if all(state.tucked[item + MOVED] for item in at_home):
        return Refusal("IS-6.2", Message("is-no-move-again", _named(state, card)))
    prices = [
        state.moving_price(state.active, row, card)
        for row in range(0, len(state.staff), EMPLOYEE)
        if state.staff[row + SEAT] == state.active and state.is_developer(row) and not state.outsourced(row)
        if any(state.tucked[item + UNDER] != state.staff[row + PLACE] for item in at_home)
    ]
    if not prices:
        return Refusal("IS-6.2", Message("is-no-move-nowhere", _named(state, card)))
    args: Args = {"price": min(prices), "tokens": state.tokens[state.active]}
    return Refusal("IS-6.2", Message("is-no-move-tokens", _named(state, card) | args))


def _holder(state: ItStartupState, item: int) -> int:
    """The row of the employee that has a knowledge card in play."""
    return state.at_place(state.tucked[item + UNDER])


def _use(state: ItStartupState, seat: int, card: int) -> Refusal:
    mine = [
        row
        for row in range(0, len(state.staff), EMPLOYEE)
        if state.staff[row] == card and state.staff[row + SEAT] == seat
    ]
    if not mine or state.cards.cards[card].ability is None:
        return Refusal("IS-5.4", Message("is-no-ability", _named(state, card)))
    if all(state.staff[row + USED] >= state.figures.use_times[card] for row in mine):
        return Refusal("IS-5.4", Message("is-no-use-again", _named(state, card)))
    if state.figures.use_price[card] > state.tokens[seat]:
        return _unpaid(state, seat, state.figures.use_price[card])
    return Refusal("IS-7.5", Message("is-no-target", _named(state, card)))
