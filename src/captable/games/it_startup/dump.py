"""A position of IT Startup as JSON, and back. The fields are documented in `docs/games/it_startup.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER
from captable.games.it_startup.outcome import ENDINGS
from captable.games.it_startup.rules_figures import (
    ACTION,
    BOOST,
    BURNOUT,
    EMPLOYEE,
    MOVED,
    NONE,
    OWNER,
    PLACE,
    SEAT,
    TUCKED,
    UNDER,
    USED,
)
from captable.games.it_startup.rules_observers import (
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
from captable.games.it_startup.rules_piles import Hidden
from captable.games.it_startup.words import STEPS

if TYPE_CHECKING:
    from captable.games.it_startup.game import ItStartup
    from captable.games.it_startup.rules import ItStartupState


THIS_TURN = ("plays", "fresh_plan", "extra_points", "overtime", "shelter")
DOING = (
    "pc",
    "pc_end",
    "is_action",
    "worker",
    "target_seat",
    "target_place",
    "paid",
    "less",
    "looking",
    "wanted",
)
TRUTHS = ("fresh_plan", "shelter", "is_action")


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
        "marks": [[i for i in range(5) if (state.marks[seat] >> i) & 1] for seat in seats],
        "toggles": list(state.toggles),
        "tokens": list(state.tokens),
        "points": list(state.points),
        "employees": [_employee(state, row, ids) for row in range(0, len(state.staff), EMPLOYEE)],
        "knowledge": [
            {
                "card": ids[state.tucked[item]],
                "under": state.tucked[item + UNDER],
                "moved": bool(state.tucked[item + MOVED]),
            }
            for item in range(0, len(state.tucked), TUCKED)
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
        "seat": staff[row + SEAT],
        "owner": staff[row + OWNER],
        "burnout": staff[row + BURNOUT],
        "used": staff[row + USED],
        "boost": staff[row + BOOST],
        "place": staff[row + PLACE],
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
    try:
        return _load(game, source)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise BadInput(f"This is no dump of {game.key}: {type(error).__name__} {error}.") from None


def _load(game: ItStartup, source: Mapping[str, Any]) -> ItStartupState:
    if source["game"] != game.key or source["version"] != game.version:
        raise BadInput(f"This is a dump of {source['game']} {source['version']}, not {game.key} {game.version}.")
    state = cast("ItStartupState", game.new(source["players"], "load", source["options"]))
    state.telling = False
    reader = _Reader(game, state.players)
    _load_course(state, source, reader)
    _load_tables(state, source, reader)
    _load_hidden(state, source, reader)
    state.rng = Rng(*_of_length(source["rng"], 4, "rng"))
    _check(state)
    return state


def _load_course(state: ItStartupState, source: Mapping[str, Any], reader: _Reader) -> None:
    turn = source["turn"]
    state.turn = OVER if turn is None else TOGETHER if turn == "together" else reader.seat(turn)
    state.round = source["round"]
    state.first = reader.seat_or_none(source["first"])
    state.active = reader.seat_or_none(source["active"])
    state.step = STEPS.index(_one_of(source["step"], STEPS, "step"))
    state.ending = ENDINGS.index(_one_of(source["ending"], ENDINGS, "ending"))
    state.gone = sum(1 << reader.seat(seat) for seat in source["gone"])
    state.ready = sum(1 << reader.seat(seat) for seat in source["ready"])
    state.marks = vec[i64]([sum(1 << i for i in marks) for marks in reader.by_seat(source["marks"], "marks")])
    for name in ("toggles", "tokens", "points"):
        setattr(state, name, vec[i64](reader.by_seat(source[name], name)))
    for part, names in (("this_turn", THIS_TURN), ("doing", DOING)):
        for name in names:
            value = source[part][name]
            setattr(state, name, bool(value) if name in TRUTHS else value)
    doing = source["doing"]["card"]
    state.doing = NONE if doing is None else reader.kind(doing)


def _load_tables(state: ItStartupState, source: Mapping[str, Any], reader: _Reader) -> None:
    staff: list[int] = []
    for row in source["employees"]:
        staff += [reader.kind(row["card"]), reader.seat(row["seat"]), reader.seat(row["owner"])]
        staff += [row["burnout"], row["used"], row["boost"], row["place"]]
    state.change_staff(vec[i64](staff))
    tucked: list[int] = []
    for row in source["knowledge"]:
        tucked += [reader.kind(row["card"]), row["under"], int(row["moved"])]
    state.tucked = vec[i64](tucked)


def _load_hidden(state: ItStartupState, source: Mapping[str, Any], reader: _Reader) -> None:
    hidden = state.hidden
    hidden.deck = vec[i64]([reader.hidden_card(card) for card in source["deck"]])
    hidden.top = 0
    hands = [[reader.hidden_card(card) for card in hand] for hand in reader.by_seat(source["hands"], "hands")]
    for seat, hand in enumerate(hands):
        own = [labelled(word, seat, KNOWN) for word in hand]
        hidden.hands[seat] = vec[i64](own if state.turn == TOGETHER else sorted(own, key=lambda word: word & FACE))
    planned = reader.by_seat(source["planned"], "planned")
    hidden.plans = vec[i64](
        [NONE if card is None else labelled(reader.hidden_card(card), seat, KNOWN) for seat, card in enumerate(planned)]
    )
    _load_groups(hidden, source["groups"], reader)
    hidden.spent = source["spent"]


def _load_groups(hidden: Hidden, source: Sequence[Mapping[str, Any]], reader: _Reader) -> None:
    """The known cards; how many unknown ones lie in the places of each group follows from the labels."""
    for observer in range(reader.players + 1):
        own = [reader.group_card(entry) for entry in source if reader.observer(entry["observer"]) == observer]
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

    def kind(self, id: str) -> int:
        return self.ids.index(_one_of(id, self.ids, "card"))

    def seat(self, value: Any) -> int:
        if not isinstance(value, int) or not 0 <= value < self.players:
            raise BadInput(f"{value!r} is no seat; seats go from 0 to {self.players - 1}.")
        return value

    def seat_or_none(self, value: Any) -> int:
        return -1 if value is None else self.seat(value)

    def observer(self, value: Any) -> int:
        if value == "public":
            return self.players
        return self.seat(int(value))

    def by_seat(self, items: Any, what: str) -> list[Any]:
        return _of_length(items, self.players, what)

    def hidden_card(self, card: Any) -> int:
        if isinstance(card, str):
            return 2 * self.kind(card)
        word = 2 * self.kind(card["card"]) + (SPENT if card.get("spent") else 0)
        if "offer" in card:
            word |= (self.kind(card["offer"]) + 1) << OFFER_SHIFT
        known = card.get("known_to", [])
        everyone = [*range(self.players), "public"]
        for observer in everyone if known == "all" else known:
            word = labelled(word, self.observer(observer), KNOWN)
        for observer, group in card.get("groups", {}).items():
            if not FIRST_GROUP <= group <= LABEL:
                raise BadInput(f"A group has a number from {FIRST_GROUP} to {LABEL}, not {group!r}.")
            word = labelled(word, self.observer(observer), group)
        return word

    def group_card(self, entry: Mapping[str, Any]) -> int:
        face = 2 * self.kind(entry["card"]) + (SPENT if entry["spent"] else 0)
        return int(entry["group"]) << 8 | face


def _one_of(value: Any, allowed: Sequence[str], what: str) -> str:
    if value not in allowed:
        raise BadInput(f"{value!r} is no {what}; there are {', '.join(allowed)}.")
    return str(value)


def _of_length(items: Any, length: int, what: str) -> list[Any]:
    if not isinstance(items, list) or len(items) != length:
        raise BadInput(f"{what} must be a list of {length}.")
    return items


def _check(state: ItStartupState) -> None:
    """Every card is somewhere, exactly as often as there are copies; what lies under or is planned may do so."""
    for kind, found in enumerate(state.census()):
        card = state.cards.cards[kind]
        if found != card.copies:
            raise BadInput(f"There are {found} cards {card.id} in this dump, not {card.copies}.")
    places = [state.staff[row + PLACE] for row in range(0, len(state.staff), EMPLOYEE)]
    if len(set(places)) != len(places) or not all(0 <= place < state.figures.room for place in places):
        raise BadInput(f"Each employee needs a place of its own, from 0 to {state.figures.room - 1}.")
    if any(state.tucked[item + UNDER] not in places for item in range(0, len(state.tucked), TUCKED)):
        raise BadInput("Knowledge lies under an employee that is not there (IS-6.1).")
    if any(word != NONE and state.figures.type[kind_of(word)] != ACTION for word in state.hidden.plans):
        raise BadInput("Only Actions are planned (IS-7.3).")
    _check_groups(state)


def _check_groups(state: ItStartupState) -> None:
    """What somebody is said to know of a group of cards is true."""
    words = list(state.hidden.everywhere())
    for observer in range(state.players + 1):
        known = Counter(state.hidden.groups_of(observer))
        there = Counter(label(w, observer) << 8 | (w & FACE) for w in words if label(w, observer) > KNOWN)
        free = {g: n for g, n in enumerate(state.hidden.free[observer]) if n != NONE}
        counted = Counter(entry >> 8 for entry in there.elements())
        counted.subtract(entry >> 8 for entry in known.elements())
        if known - there or free != dict(counted) or {entry >> 8 for entry in known} != set(free):
            raise BadInput(f"What {_observer(state, observer)} knows of groups does not fit the cards (IS-10.2).")
