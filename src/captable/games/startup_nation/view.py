"""What a seat sees of Start-Up Nation (SN-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from captable.core.offers import offers
from captable.core.view import Blocked, Choice, Counter, Message, Piece, Seat, View, Zone, seat_name
from captable.games.startup_nation import history
from captable.games.startup_nation.cards import Card, named_role, role_name
from captable.games.startup_nation.facts import Answer, Colour, Facts, Question, Reply, Role, Step
from captable.games.startup_nation.facts import Card as CardFact
from captable.games.startup_nation.moves import ANSWERS, PAIRS
from captable.games.startup_nation.notes import Known, seat_notes
from captable.games.startup_nation.rules.memory import INTERNS, ROLES
from captable.games.startup_nation.rules.position import MOST_ROUNDS, POINTS_TO_WIN

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState

COLOURS: tuple[Colour, ...] = ("blue", "red", "black")
STEPS: tuple[Literal["play", "aim", "answer"], ...] = ("play", "aim", "answer")


class Aim(NamedTuple):
    """An effect that wants a player: what the choice says, and the kind of move."""

    label: str
    kind: Literal["look", "swap", "promote", "give"]


AIMS = {
    "look": Aim("sn-choose-look", "look"),
    "swap": Aim("sn-choose-swap", "swap"),
    "promote": Aim("sn-choose-promote", "promote"),
    "give_token": Aim("sn-choose-give", "give"),
}


def card(state: StartupNationState, kind: int) -> Card:
    found: Card = state.cards.cards[kind]
    return found


def card_name(state: StartupNationState, kind: int) -> Message:
    return card(state, kind).name


def effect_of(state: StartupNationState, kind: int) -> str:
    return card(state, kind).effect


def colour_name(colour: int) -> Message:
    return Message(f"sn-alliance-{COLOURS[colour]}")


def view(state: StartupNationState, seat: int) -> View:
    known = Known(state, seat)
    choices, blocked = _choices(state, seat)
    return View(
        game=state.game.key,
        version=state.game.version,
        seat=seat,
        prompt=_prompt(state, seat),
        seats=[_seat(state, known, player) for player in range(state.players)],
        zones=_zones(state, known),
        counters=_counters(state),
        choices=choices,
        blocked=blocked,
        outcome=state.outcome(),
        facts=_facts(state, known),
    )


# -- what is to be done ----------------------------------------------------------------------------------


def _prompt(state: StartupNationState, seat: int) -> Message:
    if state.over():
        return Message("sn-prompt-over")
    mine = "" if seat == state.turn else "wait-"
    args: dict[str, Any] = {"seat": seat_name(state.turn)}
    if STEPS[state.step] == "play":
        return Message(f"sn-prompt-{mine}play", args)
    if STEPS[state.step] == "aim":
        args |= {"card": card_name(state, state.card), "mover": seat_name(state.mover)}
        return Message("sn-prompt-wait-aim" if mine else f"sn-prompt-{_aim(state)}", args)
    args |= {"asker": seat_name(state.asker), "role": role_name(state.role), "named": named_role(state.role)}
    if mine:
        return Message("sn-prompt-wait-answer", args)
    return Message("sn-prompt-answer" if len(state.legal(seat)) == 1 else "sn-prompt-answer-freely", args)


def _aim(state: StartupNationState) -> str:
    effect = effect_of(state, state.card)
    if effect == "neighbour_asks_eliminate":
        return "ask-for"
    return "ask" if effect.startswith("ask") else effect


def _choices(state: StartupNationState, seat: int) -> tuple[list[Choice], list[Blocked]]:
    """Every move that the seat could think of: lit if it is legal, else with the reason."""
    if seat < 0 or state.over() or not state.is_alive(seat):
        return [], []
    choices, blocked = offers(state, seat, _conceivable(state, seat))
    told: list[Blocked] = []
    for one in blocked:
        # One question stands for all; those that are alike come one after the other.
        if not any(one.why == other.why and one.on == other.on for other in reversed(told)):
            told.append(one)
    return choices, told


def _conceivable(state: StartupNationState, seat: int) -> Iterator[Choice]:
    yield from _plays(state, seat)
    if state.turn != seat or STEPS[state.step] == "play":
        return
    if STEPS[state.step] == "answer":
        yield from _answers(state)
    elif effect_of(state, state.card) == "swap_alliances":
        yield from _alliance_swaps(state)
    else:
        yield from _targets(state)


def _plays(state: StartupNationState, seat: int) -> Iterator[Choice]:
    held = [("held", state.hand[seat])]
    if state.mover == seat and state.drawn >= 0:
        held.append(("drawn", state.drawn))
    for kind in sorted({kind for _, kind in held}):
        places = [f"hand-{seat}-{place}" for place, there in held if there == kind]
        label = Message("sn-choose-play", {"card": card_name(state, kind)})
        yield Choice(state.game.move_table.kinds["play"].code(kind), label, places, "discard")


def _answers(state: StartupNationState) -> Iterator[Choice]:
    for answer, id in enumerate(ANSWERS):
        label = Message(f"sn-choose-answer-{id}", {"role": role_name(state.role), "named": named_role(state.role)})
        yield Choice(state.game.move_table.kinds["answer"].code(answer), label)


def _alliance_swaps(state: StartupNationState) -> Iterator[Choice]:
    kinds = state.game.move_table.kinds
    yield Choice(kinds["keep_alliances"].code(), Message("sn-choose-keep"))
    for pair, (one, two) in enumerate(PAIRS):
        if two < state.players:
            label = Message("sn-choose-alliances", {"one": seat_name(one), "two": seat_name(two)})
            yield Choice(kinds["swap_alliances"].code(pair), label, [f"alliance-{one}", f"alliance-{two}"])


def _targets(state: StartupNationState) -> Iterator[Choice]:
    kinds = state.game.move_table.kinds
    for player in range(state.players):
        args: dict[str, Any] = {"seat": seat_name(player)}
        on = [f"seat-{player}", f"hand-{player}"]
        if effect_of(state, state.card) in AIMS:
            label, kind = AIMS[effect_of(state, state.card)]
            yield Choice(kinds[kind].code(player), Message(label, args), on)
            continue
        for rank in range(ROLES):
            role = role_name(rank)
            label_of_question = Message("sn-choose-ask", args | {"role": role, "named": named_role(rank)})
            yield Choice(kinds["ask"].code(player, rank), label_of_question, on, group=role.id)


# -- what lies on the table --------------------------------------------------------------------------------


def _seat(state: StartupNationState, known: Known, player: int) -> Seat:
    to_win = Message("sn-points-note", {"points": int(POINTS_TO_WIN)})
    counters = [
        Counter("points", state.points[player], Message("sn-points"), to_win),
        Counter("bpi", state.bpi[player], Message("sn-bpi"), Message("sn-bpi-note")),
    ]
    return Seat(
        player,
        to_move=state.turn == player,
        out=not state.is_alive(player),
        team=state.alliance[player],
        counters=counters,
        notes=seat_notes(state, known, player),
    )


def _counters(state: StartupNationState) -> list[Counter]:
    most = int(MOST_ROUNDS)
    note = Message("sn-round-note", {"rounds": most})
    return [
        Counter("round", min(state.round + 1, most), Message("sn-round"), note, of=most),
        Counter("supply", state.supply, Message("sn-supply"), Message("sn-supply-note")),
    ]


def _zones(state: StartupNationState, known: Known) -> list[Zone]:
    zones = [
        Zone("pile", "pile", Message("sn-pile"), count=state.in_pile(), note=Message("sn-pile-note")),
        *_pile_as_known(state, known),
        Zone("discard", "row", Message("sn-discard"), pieces=_discard(state), note=Message("sn-discard-note")),
        Zone("interns", "stack", Message("sn-interns"), pieces=_interns(state), note=Message("sn-interns-note")),
    ]
    for player in range(state.players):
        zones += [_alliance(state, player), _hand(state, known, player)]
    return zones


def piece(state: StartupNationState, id: str, kind: int, note: Message | None = None) -> Piece:
    return Piece(id, card(state, kind).id, card_name(state, kind), note or card(state, kind).note)


def _pile_as_known(state: StartupNationState, known: Known) -> list[Zone]:
    """SN-9.2, SN-9.3: places of the pile of which this seat knows something, from the top down."""
    pieces = []
    last = 0
    for number, place in enumerate(known.places(), 1):
        id = f"pile-{number}"
        seen, below = known.memory.seen[place], known.memory.below[place]
        if known.all:
            pieces.append(piece(state, id, state.pile[state.top + number - 1]))
        elif seen >= 0:
            pieces.append(piece(state, id, seen))
        elif below < len(state.copies):
            note = Message("sn-no-higher-than", {"named": named_role(below - INTERNS)})
            pieces.append(Piece(id, "back", Message("sn-hidden"), note))
        else:
            pieces.append(Piece(id, "back", Message("sn-hidden")))
            continue
        last = number
    if not last:
        return []
    return [Zone("pile-order", "row", Message("sn-pile-order"), pieces=pieces[:last], note=Message("sn-pile-known"))]


def _discard(state: StartupNationState) -> list[Piece]:
    return [
        piece(state, f"discard-{i}", kind, Message(f"sn-discard-{how}", {"seat": seat_name(seat)}))
        for i, (how, seat, kind) in enumerate(history.discards(state))
    ]


def _interns(state: StartupNationState) -> list[Piece]:
    """SN-2.1, SN-9.1: the kinds in play are shown to all."""
    return [piece(state, f"intern-{card(state, kind).id}", kind) for kind in range(INTERNS) if state.copies[kind]]


def _alliance(state: StartupNationState, player: int) -> Zone:
    colour = state.alliance[player]
    token = Piece(
        f"alliance-{player}",
        f"alliance-{COLOURS[colour]}",
        colour_name(colour),
        Message("sn-alliance-black-note" if COLOURS[colour] == "black" else "sn-alliance-note"),
    )
    return Zone(f"alliances-{player}", "stack", Message("sn-alliance"), owner=player, pieces=[token])


def _hand(state: StartupNationState, known: Known, player: int) -> Zone:
    """The own cards, and those of others as far as this seat knows them for certain."""
    held = [("held", state.hand[player], known.held(player))]
    if state.mover == player and state.drawn >= 0:
        held.append(("drawn", state.drawn, known.drawn()))
    held = [h for h in held if h[1] >= 0]
    pieces = [piece(state, f"hand-{player}-{place}", seen) for place, _, seen in held if seen >= 0]
    note = Message("sn-hand-known") if pieces and player != known.seat and not state.over() else None
    return Zone(f"hand-{player}", "hand", Message("sn-hand"), owner=player, pieces=pieces, count=len(held), note=note)


# -- for the game's own board --------------------------------------------------------------------------------


def _facts(state: StartupNationState, known: Known) -> Facts:
    return Facts(
        step=_step(state),
        card=card(state, state.card).id if state.card >= 0 else None,
        question=Question(state.asker, state.victim, state.role) if state.victim >= 0 else None,
        replies=_replies(state, known.seat),
        roles=[Role(id, role_name(rank), named_role(rank)) for rank, id in enumerate(history.ROLE_IDS)],
        deck=_deck(state),
        points_to_win=int(POINTS_TO_WIN),
        alliances=[COLOURS[colour] for colour in state.alliance],
        answers=[
            [Answer(asker, role, ANSWERS[answer], still) for asker, role, answer, still in told]
            for told in known.answers
        ],
        possible=[[card(state, kind).id for kind in known.possible(p)] for p in range(state.players)],
        rounds=[list(state.results[r * state.players : (r + 1) * state.players]) for r in range(state.round)],
    )


def _step(state: StartupNationState) -> Step:
    step = STEPS[state.step]
    if step != "aim":
        return step
    effect = effect_of(state, state.card)
    return "alliances" if effect == "swap_alliances" else AIMS[effect].kind if effect in AIMS else "ask"


def _replies(state: StartupNationState, seat: int) -> list[Reply]:
    """What the seat may answer (SN-5.3)."""
    if STEPS[state.step] != "answer" or seat != state.turn:
        return []
    code = state.game.move_table.kinds["answer"].code
    return [reply for answer, reply in enumerate(ANSWERS) if state.why_not(seat, code(answer)) is None]


def _deck(state: StartupNationState) -> list[CardFact]:
    """SN-2: the cards of this match, with their copies."""
    return [
        CardFact(row.id, row.rank, row.name, row.note, copies)
        for row, copies in zip(state.cards.cards, state.copies, strict=True)
        if copies
    ]
