"""A position of Ship It! as JSON, and back. The fields are documented in `docs/games/ship_it.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.core.state import OVER, TOGETHER
from captable.games.ship_it import cards, names
from captable.games.ship_it.companies import MOST_STAFF, engineer
from captable.games.ship_it.draft import MOST_INSIDERS, MOST_POOL, SHEET
from captable.games.ship_it.figures import ACTIONS, ROUNDS
from captable.games.ship_it.moves import BLOCK_IDS
from captable.games.ship_it.puzzle import MOST_TOKENS, SIDE, Layout

if TYPE_CHECKING:
    from captable.games.ship_it.game import ShipIt
    from captable.games.ship_it.rules import ShipItState

PHASES = ("corporation", "bidding", "planning", "puzzle")
HEADINGS = ("north", "east", "south", "west")
CELLS = ".#o"
"""Free, wall, coin."""
TOKENS = (*BLOCK_IDS, "end")
FIGURES = ("users", "revenue", "rating", "debt", "money", "servers", "ai", "late_points", "recruiters", "barred")
PLANNED = ("money_shown", "augmented", "forced", "changes", "locked", "pivoted")
SOLVED = ("solving", "opened_at", "cursor", "edits", "walks", "ended", "blocks", "took")


def dump(state: ShipItState) -> dict[str, Any]:
    return {
        "game": state.game.key,
        "version": state.game.version,
        "players": state.players,
        "options": {"simultaneous": "live" if state.live else "turns"},
        "turn": None if state.over() else "together" if state.turn == TOGETHER else state.turn,
        "phase": PHASES[state.phase],
        "round": state.round,
        "order": list(state.order),
        "gone": [seat for seat in range(state.players) if state.has_left(seat)],
        "deck": [cards.EVENTS[event] for event in state.deck],
        "milestones": {
            id: None if holder < 0 else holder for id, holder in zip(cards.MILESTONES, state.milestones, strict=True)
        },
        "companies": [_company(state, seat) for seat in range(state.players)],
        "draft": {
            "pool": [_engineer(code) for code in state.pool],
            "sent": [None if rank < 0 else rank for rank in state.sent],
        },
        "puzzle": _puzzle(state),
        "rng": list(state.rng.words()),
    }


def _company(state: ShipItState, seat: int) -> dict[str, Any]:
    first, size = seat * MOST_STAFF, state.staff_size[seat]
    plan = list(state.plan[first : first + state.plan_size[seat]])
    return {
        "funding": _id(cards.FUNDINGS, state.funding[seat]),
        "tech": _id(cards.TECHS, state.tech[seat]),
        "product": _id(cards.PRODUCTS, state.product[seat]),
        "rethought": state.rethought[seat],
        **{name: getattr(state, name)[seat] for name in FIGURES},
        "staff": [_engineer(code) for code in state.staff[first : first + size]],
        "insiders": [_engineer(code) for code in state.insiders[seat * MOST_INSIDERS : (seat + 1) * MOST_INSIDERS]],
        "sheet": {str(line): bid for line in range(SHEET) if (bid := state.sheets[seat * SHEET + line])},
        "envelope": state.envelope[seat],
        "opened": state.opened[seat],
        "plan": [{"engineer": e, "action": cards.ACTIONS[state.assigned[first + e]]} for e in plan],
        "pivot": _id(cards.PRODUCTS, state.pivot[seat]),
        **{name: getattr(state, name)[seat] for name in PLANNED},
    }


def _id(ids: Sequence[str], i: int) -> str | None:
    return None if i < 0 else ids[i]


def _engineer(code: int) -> dict[str, Any] | None:
    if code == 0:
        return None
    level, specialty, trait, productivity, salary, since = names.parts(code)
    return {
        "level": cards.LEVELS[level],
        "specialty": _id(cards.SPECIALTIES, specialty),
        "trait": _id(cards.TRAITS, trait),
        "productivity": productivity,
        "salary": salary,
        "since": since,
    }


def _puzzle(state: ShipItState) -> dict[str, Any]:
    return {
        "words": list(state.puzzle_words),
        "layout": None if state.layout is None else layout_form(state.layout),
        "winner": None if state.winner < 0 else state.winner,
        "programs": [[TOKENS[token] for token in state.program(seat)] for seat in range(state.players)]
        if len(state.programs)
        else None,
        **{name: list(getattr(state, name)) for name in SOLVED},
    }


def layout_form(layout: Layout) -> dict[str, Any]:
    rows = ["".join(CELLS[layout.cells[y * SIDE + x]] for x in range(layout.width)) for y in range(layout.height)]
    return {
        "grid": rows,
        "start": [layout.start % SIDE, layout.start // SIDE],
        "heading": HEADINGS[layout.heading],
        "par": layout.par,
    }


# -- reading -----------------------------------------------------------------------------------------------


def load(game: ShipIt, source: Mapping[str, Any]) -> ShipItState:
    try:
        return _load(game, source)
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise BadInput(f"This is no dump of {game.key}: {type(error).__name__} {error}.") from None


def _load(game: ShipIt, source: Mapping[str, Any]) -> ShipItState:
    if source["game"] != game.key or source["version"] != game.version:
        raise BadInput(f"This is a dump of {source['game']} {source['version']}, not {game.key} {game.version}.")
    state = cast("ShipItState", game.new(source["players"], "load", source["options"]))
    players = state.players
    state.phase = _index(PHASES, source["phase"], "phase")
    state.round = _number(source["round"], 1, ROUNDS, "round")
    state.turn = OVER if source["turn"] is None else _turn(source["turn"], players)
    state.order = vec[i64]([_seat(seat, players) for seat in _of_length(source["order"], players, "order")])
    state.gone = sum(1 << _seat(seat, players) for seat in source["gone"])
    state.deck = vec[i64]([_index(cards.EVENTS, id, "event") for id in _of_length(source["deck"], 5, "deck")])
    if len(set(state.deck)) != len(cards.EVENTS):
        raise BadInput("Each event must be in the deck once (SI-7.1).")
    holders = [source["milestones"][id] for id in cards.MILESTONES]
    state.milestones = vec[i64]([-1 if holder is None else _seat(holder, players) for holder in holders])
    pool = [_read_engineer(form) for form in source["draft"]["pool"]]
    if len(pool) > MOST_POOL:
        raise BadInput(f"There can be {MOST_POOL} engineers in the pool at most.")
    state.pool = vec[i64](pool)
    sent = _of_length(source["draft"]["sent"], players, "sent")
    state.sent = vec[i64]([-1 if rank is None else int(rank) for rank in sent])
    for seat, form in enumerate(_of_length(source["companies"], players, "companies")):
        _read_company(state, seat, form)
    _read_puzzle(state, source["puzzle"])
    state.rng = Rng(*_of_length(source["rng"], 4, "rng"))
    return state


def _turn(value: Any, players: int) -> int:
    return TOGETHER if value == "together" else _seat(value, players)


def _read_company(state: ShipItState, seat: int, form: Mapping[str, Any]) -> None:
    state.funding[seat] = _index_or_none(cards.FUNDINGS, form["funding"], "funding")
    state.tech[seat] = _index_or_none(cards.TECHS, form["tech"], "tech")
    state.product[seat] = _index_or_none(cards.PRODUCTS, form["product"], "product")
    state.rethought[seat] = form["rethought"]
    for name in (*FIGURES, *PLANNED):
        getattr(state, name)[seat] = _number(form[name], 0, 1 << 40, name)
    staff = [_read_engineer(member) for member in form["staff"]]
    if len(staff) > MOST_STAFF:
        raise BadInput(f"A company can have {MOST_STAFF} engineers at most.")
    state.staff_size[seat] = len(staff)
    for e, code in enumerate(staff):
        state.staff[seat * MOST_STAFF + e] = code
    for i, insider in enumerate(_of_length(form["insiders"], MOST_INSIDERS, "insiders")):
        state.insiders[seat * MOST_INSIDERS + i] = 0 if insider is None else _read_engineer(insider)
    for line, bid in form["sheet"].items():
        state.sheets[seat * SHEET + _number(int(line), 0, SHEET - 1, "line")] = bid
    state.envelope[seat] = form["envelope"]
    state.opened[seat] = form["opened"]
    state.pivot[seat] = _index_or_none(cards.PRODUCTS, form["pivot"], "product")
    for i, step in enumerate(form["plan"]):
        e = _number(step["engineer"], 0, len(staff) - 1, "engineer")
        action = _index(cards.ACTIONS, step["action"], "action")
        if state.assigned[seat * MOST_STAFF + e] >= 0:
            raise BadInput(f"Engineer {e} is twice in the plan of seat {seat} (SI-4.1).")
        state.plan[seat * MOST_STAFF + i] = e
        state.assigned[seat * MOST_STAFF + e] = action
        state.on_action[seat * ACTIONS + action] += 1
    state.plan_size[seat] = len(form["plan"])


def _read_engineer(form: Mapping[str, Any]) -> int:
    return engineer(
        _index(cards.LEVELS, form["level"], "level"),
        _index_or_none(cards.SPECIALTIES, form["specialty"], "specialty"),
        _index_or_none(cards.TRAITS, form["trait"], "trait"),
        _number(form["productivity"], 1, 255, "productivity"),
        _number(form["salary"], 0, 255, "salary"),
        _number(form["since"], 0, ROUNDS, "since"),
    )


def _read_puzzle(state: ShipItState, form: Mapping[str, Any]) -> None:
    players = state.players
    state.puzzle_words = vec[i64]([_number(word, 0, (1 << 32) - 1, "word") for word in form["words"]])
    state.layout = None if form["layout"] is None else read_layout(form["layout"])
    state.winner = -1 if form["winner"] is None else _seat(form["winner"], players)
    for name in SOLVED:
        setattr(state, name, vec[i64](_of_length(form[name], players, name)))
    if form["programs"] is None:
        state.programs = vec[i64]()
        return
    tokens: list[int] = []
    for program in _of_length(form["programs"], players, "programs"):
        codes = [_index(TOKENS, token, "block") for token in program]
        tokens += codes + [-1] * (MOST_TOKENS - len(codes))
    state.programs = vec[i64](_of_length(tokens, players * MOST_TOKENS, "programs"))


def read_layout(form: Mapping[str, Any]) -> Layout:
    rows = form["grid"]
    if not 1 <= len(rows) <= SIDE or not 1 <= len(rows[0]) <= SIDE or len({len(row) for row in rows}) != 1:
        raise BadInput(f"A grid has 1 to {SIDE} rows of one length, of 1 to {SIDE} cells (SI-5.2).")
    cells = [0] * (SIDE * SIDE)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            cells[y * SIDE + x] = _index(CELLS, cell, "cell")
    x, y = form["start"]
    start = _number(y, 0, len(rows) - 1, "start") * SIDE + _number(x, 0, len(rows[0]) - 1, "start")
    heading = _index(HEADINGS, form["heading"], "heading")
    return Layout(len(rows[0]), len(rows), vec[i64](cells), start, heading, form["par"])


def _index(ids: Sequence[str], id: Any, what: str) -> int:
    if id not in ids:
        raise BadInput(f"{id!r} is no {what}; there are {', '.join(ids)}.")
    return ids.index(id)


def _index_or_none(ids: Sequence[str], id: Any, what: str) -> int:
    return -1 if id is None else _index(ids, id, what)


def _number(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"{value!r} is no {what}; it must be a whole number from {low} to {high}.")
    return value


def _seat(value: Any, players: int) -> int:
    return _number(value, 0, players - 1, "seat")


def _of_length(items: Any, length: int, what: str) -> list[Any]:
    if not isinstance(items, list) or len(items) != length:
        raise BadInput(f"{what} must be a list of {length}.")
    return items
