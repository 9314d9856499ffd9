"""A position of IT Startup as JSON, and back. The fields are documented in `docs/games/it_startup.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, cast

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from captable.core.reading import (
    MOST,
    Count,
    Dump,
    a_seat,
    for_each_seat,
    index_of,
    read_dump,
    rng_of,
    those_gone,
    wrong,
)
from captable.core.shapes import Part
from captable.core.state import OVER, TOGETHER
from captable.core.vectors import NONE
from captable.games.it_startup import possible
from captable.games.it_startup.names import STEPS
from captable.games.it_startup.outcome import ENDINGS
from captable.games.it_startup.rules import figures
from captable.games.it_startup.rules.codes import HAND
from captable.games.it_startup.rules.observers import (
    FACE,
    FIRST_GROUP,
    KNOWN,
    LABEL,
    OFFER_SHIFT,
    SPENT,
    kind_of,
    label,
    labelled,
    offer_of,
)
from captable.games.it_startup.rules.office import MOST_TOGGLES
from captable.games.it_startup.rules.piles import Hidden
from captable.games.it_startup.rules.turn import MOST_ROUNDS

if TYPE_CHECKING:
    from captable.games.it_startup.game import ItStartup
    from captable.games.it_startup.rules.state import ItStartupState

Number = Annotated[int, Meta(ge=-1, le=MOST)]
"""A count, or -1 for none."""
Group = Annotated[int, Meta(ge=int(FIRST_GROUP), le=int(LABEL))]
T = TypeVar("T")


class Employee(Part):
    card: str
    seat: Count
    owner: Count
    burnout: Count
    used: Count
    boost: Count
    place: Count


class Knowledge(Part):
    card: str
    under: Count
    moved: bool


class HiddenCard(Part):
    """A card of which somebody knows something, or which is not as the others; else its id stands for it."""

    card: str
    known_to: Literal["all"] | list[Count | Literal["public"]] = []
    groups: dict[str, Group] = {}
    spent: bool = False
    offer: str | None = None


class KnownInGroup(Part):
    observer: Count | Literal["public"]
    group: Group
    card: str
    spent: bool


class ThisTurn(Part):
    plays: Count
    fresh_plan: bool
    extra_points: Count
    overtime: Count
    shelter: bool


class Doing(Part):
    card: str | None
    pc: Count
    pc_end: Count
    is_action: bool
    worker: Number
    target_seat: Number
    target_place: Number
    paid: Count
    less: Count
    looking: Count
    wanted: Count


class ItStartupDump(Dump):
    players: Count
    round: Annotated[int, Meta(ge=1, le=int(MOST_ROUNDS))]
    first: Count | None
    turn: Count | Literal["together"] | None
    active: Count | None
    step: str
    ending: str
    ready: list[Count]
    marks: list[list[Annotated[int, Meta(ge=0, le=int(HAND) - 1)]]]
    toggles: list[Annotated[int, Meta(ge=0, le=int(MOST_TOGGLES))]]
    tokens: list[Count]
    points: list[Count]
    employees: list[Employee]
    knowledge: list[Knowledge]
    deck: list[str | HiddenCard]
    hands: list[list[str | HiddenCard]]
    planned: list[str | HiddenCard | None]
    groups: list[KnownInGroup]
    spent: Count
    this_turn: ThisTurn
    doing: Doing


THIS_TURN = ThisTurn.__struct_fields__
DOING = Doing.__struct_fields__[1:]
"""All but the card, which has a name."""


def dump(state: ItStartupState) -> dict[str, Any]:
    ids = [card.id for card in state.cards.cards]
    hidden = state.hidden
    seats = range(state.players)
    return {
        "game": state.game.key,
        "version": state.game.version,
        "players": state.players,
        "options": {
            "threshold": state.threshold,
            "planning_bonus": state.bonus,
            "teams": state.teams,
            "hard": state.hard,
        },
        "round": state.round,
        "first": _or_none(state.first),
        "turn": None if state.over() else "together" if state.turn == TOGETHER else state.turn,
        "active": _or_none(state.active),
        "step": STEPS[state.step],
        "ending": ENDINGS[state.ending],
        "gone": [seat for seat in seats if state.has_left(seat)],
        "ready": [seat for seat in seats if (state.ready >> seat) & 1],
        "marks": [[i for i in range(HAND) if (state.marks[seat] >> i) & 1] for seat in seats],
        "toggles": list(state.toggles),
        "tokens": list(state.tokens),
        "points": list(state.points),
        "employees": [_employee(state, row, ids) for row in range(0, len(state.staff), figures.EMPLOYEE)],
        "knowledge": [
            {
                "card": ids[state.tucked[item]],
                "under": state.tucked[item + figures.UNDER],
                "moved": bool(state.tucked[item + figures.MOVED]),
            }
            for item in range(0, len(state.tucked), figures.TUCKED)
        ],
        "deck": [_hidden_card(state, word, ids) for word in hidden.deck[hidden.top :]],
        "hands": [[_hidden_card(state, word, ids) for word in hidden.hands[seat]] for seat in seats],
        "planned": [None if word == NONE else _hidden_card(state, word, ids) for word in hidden.plans],
        "groups": _groups(state, ids),
        "spent": hidden.spent,
        "this_turn": {name: getattr(state, name) for name in THIS_TURN},
        "doing": {"card": None if state.doing == NONE else ids[state.doing]}
        | {name: getattr(state, name) for name in DOING},
        "rng": list(state.rng.words()),
    }


def _or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def _employee(state: ItStartupState, row: int, ids: Sequence[str]) -> dict[str, Any]:
    staff = state.staff
    return {
        "card": ids[staff[row]],
        "seat": staff[row + figures.SEAT],
        "owner": staff[row + figures.OWNER],
        "burnout": staff[row + figures.BURNOUT],
        "used": staff[row + figures.USED],
        "boost": staff[row + figures.BOOST],
        "place": staff[row + figures.PLACE],
    }


def _hidden_card(state: ItStartupState, word: int, ids: Sequence[str]) -> str | dict[str, Any]:
    """The card's id alone, if nobody knows anything of it."""
    observers = range(state.players + 1)
    card: dict[str, Any] = {"card": ids[kind_of(word)]}
    known = [_observer(state, o) for o in observers if label(word, o) == KNOWN]
    if known:
        card["known_to"] = "all" if len(known) == len(observers) else known
    groups = {str(_observer(state, o)): label(word, o) for o in observers if label(word, o) >= FIRST_GROUP}
    if groups:
        card["groups"] = groups
    if word & SPENT:
        card["spent"] = True
    if offer_of(word) != NONE:
        card["offer"] = ids[offer_of(word)]
    return card if len(card) > 1 else ids[kind_of(word)]


def _observer(state: ItStartupState, observer: int) -> int | str:
    return "public" if observer == state.players else observer


def _groups(state: ItStartupState, ids: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {
            "observer": _observer(state, observer),
            "group": entry >> 8,
            "card": ids[(entry & FACE) >> 1],
            "spent": bool(entry & SPENT),
        }
        for observer in range(state.players + 1)
        for entry in state.hidden.groups_of(observer)
    ]


def load(game: ItStartup, source: Mapping[str, Any]) -> ItStartupState:
    read = read_dump(source, ItStartupDump, game)
    state = cast("ItStartupState", game.new(read.players, "load", read.options))
    state.telling = False
    reader = _Reader(game, read.players)
    _load_course(state, read, reader)
    _load_tables(state, read, reader)
    _load_hidden(state, read, reader)
    state.rng = rng_of(read)
    possible.check(state)
    return state


def _load_course(state: ItStartupState, read: ItStartupDump, reader: _Reader) -> None:
    state.turn = TOGETHER if read.turn == "together" else reader.seat_or(read.turn, OVER, "turn")
    state.round = read.round
    state.first = reader.seat_or(read.first, NONE, "first")
    state.active = reader.seat_or(read.active, NONE, "active")
    state.step = index_of(read.step, STEPS, "step")
    state.ending = index_of(read.ending, ENDINGS, "ending")
    state.gone = those_gone(read, reader.players)
    state.ready = sum(1 << a_seat(seat, reader.players, "ready") for seat in set(read.ready))
    state.marks = vec[i64]([sum(1 << i for i in set(marks)) for marks in reader.by_seat(read.marks, "marks")])
    state.toggles = vec[i64](reader.by_seat(read.toggles, "toggles"))
    state.tokens = vec[i64](reader.by_seat(read.tokens, "tokens"))
    state.points = vec[i64](reader.by_seat(read.points, "points"))
    for part, names in ((read.this_turn, THIS_TURN), (read.doing, DOING)):
        for name in names:
            setattr(state, name, getattr(part, name))
    state.doing = NONE if read.doing.card is None else reader.kind(read.doing.card, "doing.card")


def _load_tables(state: ItStartupState, read: ItStartupDump, reader: _Reader) -> None:
    staff: list[int] = []
    for number, row in enumerate(read.employees):
        field = f"employees[{number}]"
        seat = a_seat(row.seat, reader.players, f"{field}.seat")
        owner = a_seat(row.owner, reader.players, f"{field}.owner")
        staff += [reader.kind(row.card, f"{field}.card"), seat, owner, row.burnout, row.used, row.boost, row.place]
    state.change_staff(vec[i64](staff))
    tucked: list[int] = []
    for number, item in enumerate(read.knowledge):
        tucked += [reader.kind(item.card, f"knowledge[{number}].card"), item.under, int(item.moved)]
    state.tucked = vec[i64](tucked)


def _load_hidden(state: ItStartupState, read: ItStartupDump, reader: _Reader) -> None:
    hidden = state.hidden
    hidden.deck = vec[i64](reader.pile(read.deck, "deck"))
    hidden.top = 0
    for seat, hand in enumerate(reader.by_seat(read.hands, "hands")):
        own = [labelled(word, seat, KNOWN) for word in reader.pile(hand, f"hands[{seat}]")]
        # Hands are put in order after the mulligan, which a game that ended by a concession may not have come to.
        as_dealt = state.turn in (TOGETHER, OVER)
        hidden.hands[seat] = vec[i64](own if as_dealt else sorted(own, key=lambda word: word & FACE))
    for seat, card in enumerate(reader.by_seat(read.planned, "planned")):
        planned = NONE if card is None else labelled(reader.hidden_card(card, f"planned[{seat}]"), seat, KNOWN)
        hidden.plans[seat] = planned
    _load_groups(hidden, read.groups, reader)
    hidden.spent = read.spent


def _load_groups(hidden: Hidden, entries: Sequence[KnownInGroup], reader: _Reader) -> None:
    """The known cards; how many unknown ones lie in the places of each group follows from the labels."""
    cards = [(reader.observer(entry.observer, "groups"), reader.group_card(entry)) for entry in entries]
    for observer in range(reader.players + 1):
        own = [card for knower, card in cards if knower == observer]
        places = Counter(label(word, observer) for word in hidden.everywhere())
        known = Counter(entry >> 8 for entry in own)
        last = max([group for group in [*places, *known] if group > KNOWN], default=KNOWN)
        free = [places[g] - known[g] if places[g] or known[g] else NONE for g in range(FIRST_GROUP, last + 1)]
        hidden.groups[observer] = vec[i64](own)
        hidden.free[observer] = vec[i64]([NONE] * FIRST_GROUP + free if free else [])


class _Reader:
    """Names in a dump to numbers."""

    def __init__(self, game: ItStartup, players: int) -> None:
        self.ids = [card.id for card in game.cards.cards]
        self.players = players

    def kind(self, id: str, field: str) -> int:
        return index_of(id, self.ids, field)

    def seat_or(self, seat: int | None, none: int, field: str) -> int:
        return none if seat is None else a_seat(seat, self.players, field)

    def observer(self, observer: int | str, field: str) -> int:
        """A seat, which is a text where it is the key of an object, or the public."""
        if observer == "public":
            return self.players
        if isinstance(observer, str) and not (observer.isascii() and observer.isdigit() and len(observer) < 4):
            raise wrong(field, observer, f"a seat from 0 to {self.players - 1}, or public")
        return a_seat(int(observer), self.players, field)

    def by_seat(self, items: list[T], field: str) -> list[T]:
        return for_each_seat(items, self.players, field)

    def pile(self, cards: Sequence[str | HiddenCard], field: str) -> list[int]:
        return [self.hidden_card(card, f"{field}[{i}]") for i, card in enumerate(cards)]

    def hidden_card(self, card: str | HiddenCard, field: str) -> int:
        if isinstance(card, str):
            return 2 * self.kind(card, field)
        word = 2 * self.kind(card.card, f"{field}.card") + (SPENT if card.spent else 0)
        if card.offer is not None:
            word |= (self.kind(card.offer, f"{field}.offer") + 1) << OFFER_SHIFT
        known = [*range(self.players), "public"] if card.known_to == "all" else card.known_to
        for observer in known:
            word = labelled(word, self.observer(observer, f"{field}.known_to"), KNOWN)
        for knower, group in card.groups.items():
            word = labelled(word, self.observer(knower, f"{field}.groups"), group)
        return word

    def group_card(self, entry: KnownInGroup) -> int:
        face = 2 * self.kind(entry.card, "groups") + (SPENT if entry.spent else 0)
        return entry.group << 8 | face
