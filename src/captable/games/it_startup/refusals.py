"""Why a move of IT Startup is not allowed, with the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captable.core.view import Message, Refusal, seat_name
from captable.games.it_startup.rules_figures import EMPLOYEE, MOVED, SEAT, TUCKED, UNDER, USED
from captable.games.it_startup.rules_observers import kind_of
from captable.games.it_startup.rules_office import (
    BONUS,
    COUNTER,
    DESTINATION,
    DISCARD,
    DRAW_PRICE,
    HOME,
    MULLIGAN,
    ORDER,
    PAY,
    PLANNING_LESS,
    PLAY,
    POACH,
    RETURN,
    RIVAL,
    SOURCE,
    SUFFER,
    TAKE,
    TIRE,
    VICTIM,
)
from captable.games.it_startup.words import Args, card_name

if TYPE_CHECKING:
    from captable.games.it_startup.rules import ItStartupState

IN_PLAY_STEP = ("end", "buy", "play_planned", "play", "sell", "plan", "move", "use")
CLAUSE_OF_STEP = {
    MULLIGAN: "IS-2.2",
    BONUS: "IS-3.4",
    PLAY: "IS-3.5",
    TAKE: "IS-3.5",
    ORDER: "IS-3.5",
    RETURN: "IS-8.4",
    PAY: "IS-3.5",
    TIRE: "IS-5.5",
    POACH: "IS-5.5",
    HOME: "IS-6.1",
    SOURCE: "IS-6.2",
    DESTINATION: "IS-6.2",
    VICTIM: "IS-7.5",
    RIVAL: "IS-7.5",
    COUNTER: "IS-7.2",
    DISCARD: "IS-7.2",
}
STEP_OF_KIND = {
    "counter": (COUNTER,),
    "refuse": (COUNTER,),
    "ready": (MULLIGAN,),
    "mark": (MULLIGAN,),
    "pick": (TAKE, ORDER),
    "strike": (RIVAL,),
    "discard": (DISCARD,),
    "pay": (PAY,),
    "skip": (BONUS, RETURN),
}


def why(state: ItStartupState, seat: int, move: int) -> Refusal:
    """The reason against a move that is not among `moves`."""
    form = state.game.move_table.structured(move)
    kind = form["kind"]
    if kind in IN_PLAY_STEP:
        return _in_play_step(state, seat, form) if state.step == PLAY else _not_now(state)
    if kind == "choose":
        return _choose(state, form)
    if state.step not in STEP_OF_KIND[kind]:
        return _not_now(state)
    return _in_step(state, seat, form)


def _not_now(state: ItStartupState) -> Refusal:
    """Something else is asked first, or nothing of the kind."""
    say = Message("is-no-not-asked" if state.step == PLAY else "is-no-not-now")
    return Refusal(CLAUSE_OF_STEP.get(state.step, "IS-7.2"), say)


def _in_step(state: ItStartupState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    if kind == "mark":
        return Refusal("IS-2.2", Message("is-no-more-marks"))
    if kind == "pick":
        return Refusal("IS-3.5", Message("is-no-such-pick", {"card": form["card"] + 1, "cards": state.looking}))
    if kind == "strike":
        if 0 <= form["seat"] < state.players and state.opposes(state.active, form["seat"]):
            return Refusal("IS-7.5", Message("is-no-strike-empty", {"seat": seat_name(form["seat"])}))
        return Refusal("IS-7.5", Message("is-no-opponent"))
    if kind == "counter":
        return Refusal("IS-7.2", Message("is-no-counter-card"))
    if kind == "discard":
        return Refusal("IS-7.2", Message("is-no-discard", {"card": _card(state, form)}))
    return Refusal("IS-4.1", Message("is-no-tokens", {"price": form["tokens"], "tokens": state.tokens[seat]}))


def _card(state: ItStartupState, form: dict[str, Any]) -> Message:
    return card_name(state, state.cards.index(form["card"]))


def _choose(state: ItStartupState, form: dict[str, Any]) -> Refusal:
    step = state.step
    asked = (BONUS, RETURN, TIRE, POACH, HOME, SOURCE, DESTINATION, VICTIM, SUFFER)
    if step not in asked:
        return _not_now(state)
    row = state.at_position(form["seat"], form["employee"]) if form["seat"] < state.players else -1
    if row < 0:
        return Refusal("IS-7.5", Message("is-no-such-employee"))
    args: Args = {"card": card_name(state, state.staff[row])}
    if step in (VICTIM, POACH) and state.opposes(state.active, state.staff[row + SEAT]) and state.outsourced(row):
        return Refusal("IS-8.3", Message("is-no-outsourced-again", args))
    if step in (SOURCE, DESTINATION, RETURN) and state.outsourced(row):
        clause = "IS-8.2" if step == RETURN else "IS-6.3"
        return Refusal(clause, Message("is-no-outsourced", args))
    if step in (HOME, DESTINATION) and not state.is_developer(row):
        return Refusal("IS-6.1", Message("is-no-developer", args))
    return Refusal(CLAUSE_OF_STEP.get(step, "IS-7.2"), Message("is-no-choice", args))


def _in_play_step(state: ItStartupState, seat: int, form: dict[str, Any]) -> Refusal:
    kind = form["kind"]
    if kind == "buy":
        if state.tokens[seat] < DRAW_PRICE:
            return Refusal("IS-4.3", Message("is-no-tokens", {"price": DRAW_PRICE, "tokens": state.tokens[seat]}))
        return Refusal("IS-4.5", Message("is-no-cards"))
    if kind == "play_planned":
        return _planned(state, seat)
    card = state.cards.index(form["card"])
    if kind == "move":
        return _move(state, card)
    if kind == "use":
        return _use(state, seat, card)
    if state.in_hand(seat, card) < 0:
        return Refusal("IS-4.1", Message("is-no-such-card", {"card": card_name(state, card)}))
    return _plan(state, seat, card) if kind == "plan" else _play(state, seat, card)


def _planned(state: ItStartupState, seat: int) -> Refusal:
    if state.hidden.plans[seat] < 0:
        return Refusal("IS-7.3", Message("is-no-plan"))
    if state.fresh_plan:
        return Refusal("IS-7.3", Message("is-no-plan-yet"))
    card = kind_of(state.hidden.plans[seat])
    return _unpaid(state, seat, card, state.price(seat, card, PLANNING_LESS))


def _unpaid(state: ItStartupState, seat: int, card: int, price: int) -> Refusal:
    """An Action or employee that can't be paid for, or has no target."""
    if price > state.tokens[seat]:
        args: Args = {"price": price, "tokens": state.tokens[seat]}
        return Refusal("IS-4.1", Message("is-no-tokens", args))
    clause = "IS-9.2" if state.players == 1 else "IS-7.5"
    return Refusal(clause, Message("is-no-target", {"card": card_name(state, card)}))


def _play(state: ItStartupState, seat: int, card: int) -> Refusal:
    best = state.cheapest(state.hidden.hands[seat], state.in_hand(seat, card))
    name = card_name(state, card)
    if best < 0:
        return Refusal("IS-4.5", Message("is-no-played-already", {"card": name}))
    less = state.offered_less(state.hidden.hands[seat][best])
    if not state.is_knowledge(card):
        return _unpaid(state, seat, card, state.price(seat, card, less))
    if state.developers(seat) == 0 and (not state.teams or state.developers((seat + 2) % 4) == 0):
        return Refusal("IS-6.1", Message("is-no-developers", {"card": name}))
    price = max(0, state.figures.cost[card] - less)
    return Refusal("IS-4.1", Message("is-no-tokens", {"price": price, "tokens": state.tokens[seat]}))


def _plan(state: ItStartupState, seat: int, card: int) -> Refusal:
    name = card_name(state, card)
    if state.cards.cards[card].type != "action":
        return Refusal("IS-7.3", Message("is-no-plan-only-actions", {"card": name}))
    if state.hidden.plans[seat] >= 0:
        return Refusal("IS-7.3", Message("is-no-second-plan"))
    return Refusal("IS-9.2", Message("is-no-target", {"card": name}))


def _move(state: ItStartupState, card: int) -> Refusal:
    name = card_name(state, card)
    mine = [
        item
        for item in range(0, len(state.tucked), TUCKED)
        if state.tucked[item] == card and state.staff[state.at_place(state.tucked[item + UNDER]) + SEAT] == state.active
    ]
    if not mine:
        return Refusal("IS-6.2", Message("is-no-move-none", {"card": name}))
    if all(state.tucked[item + MOVED] for item in mine):
        return Refusal("IS-6.2", Message("is-no-move-again", {"card": name}))
    if all(state.outsourced(state.at_place(state.tucked[item + UNDER])) for item in mine):
        return Refusal("IS-6.3", Message("is-no-move-outsourced", {"card": name}))
    return Refusal("IS-6.2", Message("is-no-move-nowhere", {"card": name, "tokens": state.tokens[state.active]}))


def _use(state: ItStartupState, seat: int, card: int) -> Refusal:
    name = card_name(state, card)
    mine = [
        row
        for row in range(0, len(state.staff), EMPLOYEE)
        if state.staff[row] == card and state.staff[row + SEAT] == seat
    ]
    if not mine or state.cards.cards[card].ability is None:
        return Refusal("IS-5.4", Message("is-no-ability", {"card": name}))
    if all(state.staff[row + USED] >= state.figures.use_times[card] for row in mine):
        return Refusal("IS-5.4", Message("is-no-use-again", {"card": name}))
    price = state.figures.use_price[card]
    if price > state.tokens[seat]:
        return Refusal("IS-4.1", Message("is-no-tokens", {"price": price, "tokens": state.tokens[seat]}))
    return Refusal("IS-7.5", Message("is-no-target", {"card": name}))
