"""What a seat sees of IT Startup (IS-10)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from captable.core.state import TOGETHER
from captable.core.vectors import NONE
from captable.core.view import OPEN, Counter, Message, Piece, Seat, View, Zone, seat_name
from captable.games.it_startup.choices import choices_of
from captable.games.it_startup.facts import Facts, Step
from captable.games.it_startup.names import (
    STEPS,
    Args,
    card_id,
    card_name,
    card_text,
    knowledge_under,
    piece_of_employee,
    piece_of_knowledge,
)
from captable.games.it_startup.outcome import efficiency_note
from captable.games.it_startup.rules.figures import BURNOUT, EMPLOYEE, OWNER, PLACE, SEAT, USED
from captable.games.it_startup.rules.observers import FACE, FIRST_GROUP, KNOWN, SPENT, kind_of, label
from captable.games.it_startup.rules.office import MULLIGAN, PLANNING_LESS, PLAY
from captable.games.it_startup.rules.turn import MOST_ROUNDS

if TYPE_CHECKING:
    from captable.games.it_startup.rules.state import ItStartupState


def view(state: ItStartupState, seat: int) -> View:
    choices, ranges, blocked = choices_of(state, seat)
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=[_seat(state, player) for player in range(state.players)],
        zones=_zones(state, seat),
        counters=_counters(state),
        choices=choices,
        ranges=ranges,
        blocked=blocked,
        outcome=state.outcome(),
        facts=_facts(state),
    )


# -- what is asked -------------------------------------------------------------------------------------------


def _prompt(state: ItStartupState, seat: int) -> Message:
    if state.over():
        return Message("is-prompt-over")
    if state.step == MULLIGAN:
        return Message("is-prompt-mulligan" if seat in list(state.movers()) else "is-prompt-wait-mulligan")
    if seat != state.turn:
        return Message(f"is-prompt-wait-{_step(state)}", {"seat": seat_name(state.turn)})
    args: Args = {"tokens": state.tokens[seat]}
    if state.doing != NONE:
        args["card"] = card_name(state, state.doing)
    if state.step == PLAY:
        args["points"] = state.output(seat)
    if state.looking:
        args["cards"] = state.looking
        args["wanted"] = state.wanted
    if _step(state) == "counter":
        args["seat"] = seat_name(state.active)
    return Message(f"is-prompt-{_step(state)}", args)


def _step(state: ItStartupState) -> Step:
    return STEPS[state.step]


# -- the table -------------------------------------------------------------------------------------------------


def _seat(state: ItStartupState, player: int) -> Seat:
    out = state.has_left(player)
    counters = [
        Counter("points", state.points[player], Message("is-points"), Message("is-points-note"), of=state.threshold),
        Counter("tokens", state.tokens[player], Message("is-tokens"), Message("is-tokens-note")),
        Counter("output", state.output(player), Message("is-output"), Message("is-output-note")),
    ]
    notes = [] if out else _notes(state, player)
    to_move = not out and player in list(state.movers())
    return Seat(player, to_move, out, player % 2 if state.teams else None, counters, notes)


def _notes(state: ItStartupState, player: int) -> list[Message]:
    """Who will go home from here, and what holds for this turn only."""
    borrowed = [row for row in _outsourced(state) if state.staff[row + SEAT] == player]
    homes = [
        Message(
            "is-note-borrowed",
            {"card": card_name(state, state.staff[row]), "owner": seat_name(state.staff[row + OWNER])},
        )
        for row in borrowed
    ]
    return homes + _notes_of_the_turn(state, player)


def _outsourced(state: ItStartupState) -> list[int]:
    return [row for row in range(0, len(state.staff), EMPLOYEE) if state.outsourced(row)]


def _notes_of_the_turn(state: ItStartupState, player: int) -> list[Message]:
    if player != state.active or state.over():
        return []
    notes = [Message("is-note-extra", {"points": state.extra_points})] if state.extra_points else []
    notes += [Message("is-note-overtime", {"points": state.overtime})] if state.overtime else []
    return notes + ([Message("is-note-shelter")] if state.shelter else [])


def _counters(state: ItStartupState) -> list[Counter]:
    if state.players == 1:
        turns = state.turns_alone()
        return [Counter("round", min(state.round, turns), Message("is-round"), Message("is-round-note-solo"), of=turns)]
    counters = [Counter("round", state.round, Message("is-round"), Message("is-round-note", {"rounds": MOST_ROUNDS}))]
    if state.teams:
        note = Message("is-team-note")
        counters += [
            Counter(f"team-{t}", state.total(t), Message("is-team", {"team": t + 1}), note, of=state.goal())
            for t in range(2)
        ]
    return counters


def _zones(state: ItStartupState, seat: int) -> list[Zone]:
    deck = state.hidden.size()
    zones = [Zone("deck", "pile", Message("is-deck"), count=deck, note=Message("is-deck-note"))]
    zones += _known_places(state, seat) + _groups(state, seat) + _in_the_middle(state, seat)
    for player in range(state.players):
        zones += [_office(state, player), _planned(state, seat, player), _hand(state, seat, player)]
    return zones


def _card(state: ItStartupState, id: str, kind: int, marks: list[str] | None = None) -> Piece:
    text = card_text(state.cards.cards[kind])
    cost = Counter("cost", state.figures.cost[kind], Message("is-cost"))
    return Piece(id, card_id(state, kind), card_name(state, kind), text, [cost], marks or [])


def _known_places(state: ItStartupState, seat: int) -> list[Zone]:
    """IS-10.2: cards of the deck that the viewer knows with their places; not those being looked at."""
    observer = state.observer(seat)
    hidden = state.hidden
    shown = state.looking if seat in (state.active, OPEN) else 0
    pieces = []
    for i in range(shown, hidden.size()):
        word = hidden.deck[hidden.top + i]
        if label(word, observer) == KNOWN:
            kind = kind_of(word)
            place = Counter("place", i + 1, Message("is-place"))
            name, text = card_name(state, kind), card_text(state.cards.cards[kind])
            pieces.append(Piece(f"deck-{i}", card_id(state, kind), name, text, [place]))
    if not pieces:
        return []
    note = Message("is-known-deck-note")
    return [Zone("known-deck", "row", Message("is-known-deck"), pieces=pieces, note=note)]


def _groups(state: ItStartupState, seat: int) -> list[Zone]:
    """IS-10.2: cards of which the viewer knows no more than among which places they are."""
    observer = state.observer(seat)
    hidden = state.hidden
    known: dict[int, list[int]] = {}
    for entry in hidden.groups_of(observer):
        known.setdefault(entry >> 8, []).append((entry & FACE) >> 1)
    zones = []
    for group, kinds in known.items():
        in_deck = sum(label(word, observer) == group for word in hidden.deck[hidden.top :])
        holders = [s for s in range(state.players) if any(label(word, observer) == group for word in hidden.hands[s])]
        planners = [
            s for s in range(state.players) if hidden.plans[s] != NONE and label(hidden.plans[s], observer) == group
        ]
        where = [Message("is-among-deck", {"count": in_deck})] if in_deck else []
        where += [Message("is-among-hand", {"seat": seat_name(s)}) for s in holders]
        where += [Message("is-among-plan", {"seat": seat_name(s)}) for s in planners]
        pieces = [_card(state, f"group-{group}-{i}", kind) for i, kind in enumerate(kinds)]
        name, note = Message("is-group", {"where": where}), Message("is-group-note")
        zones.append(Zone(f"group-{group}", "stack", name, pieces=pieces, note=note))
    return zones


def _in_the_middle(state: ItStartupState, seat: int) -> list[Zone]:
    """The card in progress, and the cards that are looked at."""
    zones = []
    if state.doing != NONE:
        zones.append(Zone("doing", "row", Message("is-doing"), pieces=[_card(state, "doing-card", state.doing)]))
    if state.looking:
        words = state.hidden.deck[state.hidden.top : state.hidden.top + state.looking]
        pieces = [_card(state, f"look-{i}", kind_of(word)) for i, word in enumerate(words)]
        shown = pieces if seat in (state.active, OPEN) else []
        note = Message("is-look-note")
        zones.append(Zone("look", "row", Message("is-look"), pieces=shown, count=state.looking, note=note))
    return zones


def _office(state: ItStartupState, player: int) -> Zone:
    pieces = [
        _employee(state, row) for row in range(0, len(state.staff), EMPLOYEE) if state.staff[row + SEAT] == player
    ]
    name, note = Message("is-office"), Message("is-office-note")
    return Zone(f"office-{player}", "row", name, owner=player, pieces=pieces, note=note)


def _employee(state: ItStartupState, row: int) -> Piece:
    kind, place = state.staff[row], state.staff[row + PLACE]
    burnout = Counter(
        "burnout",
        state.staff[row + BURNOUT],
        Message("is-burnout"),
        Message("is-burnout-note", {"limit": state.endurance(row)}),
        of=state.endurance(row),
    )
    counters = [burnout]
    if state.is_developer(row):
        note = efficiency_note(state, row)
        counters.append(Counter("efficiency", state.efficiency(row), Message("is-efficiency"), note))
    marks = ["outsourced"] if state.outsourced(row) else []
    marks += ["used"] if state.staff[row + USED] else []
    under = [
        _knowledge(state, piece_of_knowledge(place, i), state.tucked[item])
        for i, item in enumerate(knowledge_under(state, place))
    ]
    text = card_text(state.cards.cards[kind])
    return Piece(piece_of_employee(place), card_id(state, kind), card_name(state, kind), text, counters, marks, under)


def _knowledge(state: ItStartupState, id: str, kind: int) -> Piece:
    bonus = Counter("efficiency", state.figures.efficiency[kind], Message("is-adds"))
    return Piece(id, card_id(state, kind), card_name(state, kind), card_text(state.cards.cards[kind]), [bonus])


def _planned(state: ItStartupState, seat: int, player: int) -> Zone:
    word = state.hidden.plans[player]
    note = Message("is-planned-note", {"less": PLANNING_LESS})
    pieces = []
    if word != NONE:
        id = f"plan-{player}"
        if seat == OPEN or label(word, state.observer(seat)) == KNOWN:
            pieces = [_card(state, id, kind_of(word))]
        else:
            pieces = [Piece(id, "back", Message("is-planned-card"), note)]
    return Zone(f"planned-{player}", "row", Message("is-planned-zone"), owner=player, pieces=pieces, note=note)


def _hand(state: ItStartupState, seat: int, player: int) -> Zone:
    """The own hand; of other hands what the viewer knows to be in them."""
    hand = list(state.hidden.hands[player])
    observer = state.observer(seat)
    shown = [w for w in hand if seat in (player, OPEN) or label(w, observer) == KNOWN]
    if state.turn == TOGETHER and len(shown) == len(hand):
        pieces = [_dealt(state, seat, player, i) for i in range(len(hand))]
    else:
        pieces = _sorted_hand(state, player, shown, seat == player)
    note = None
    if seat not in (player, OPEN):
        known, grouped = len(pieces), sum(label(w, observer) >= FIRST_GROUP for w in hand)
        note = Message("is-hand-note", {"known": known, "count": len(hand), "grouped": grouped})
    zone = f"hand-{player}"
    return Zone(zone, "hand", Message("is-hand"), owner=player, pieces=pieces, count=len(hand), note=note)


def _dealt(state: ItStartupState, seat: int, player: int, i: int) -> Piece:
    marked = seat in (player, OPEN) and (state.marks[player] >> i) & 1
    kind = kind_of(state.hidden.hands[player][i])
    return _card(state, f"hand-{player}-{i}", kind, ["marked"] if marked else [])


def _sorted_hand(state: ItStartupState, player: int, words: list[int], own: bool) -> list[Piece]:
    copies: Tally[int] = Tally()
    pieces = []
    for word in sorted(words, key=lambda w: w & FACE):
        kind = kind_of(word)
        marks = ["cheaper"] if own and state.offered_less(word) else []
        marks += ["spent"] if word & SPENT else []
        pieces.append(_card(state, f"hand-{player}-{card_id(state, kind)}-{copies[kind]}", kind, marks))
        copies[kind] += 1
    return pieces


def _facts(state: ItStartupState) -> Facts:
    home = {piece_of_employee(state.staff[row + PLACE]): state.staff[row + OWNER] for row in _outsourced(state)}
    return Facts(_step(state), state.active, state.goal(), state.cards.printed, home)
