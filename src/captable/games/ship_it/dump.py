"""A position of Ship It! as JSON, and back. The fields are documented in `docs/games/ship_it.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from captable.core.errors import BadInput
from captable.core.reading import (
    Count,
    Dump,
    a_seat,
    for_each_seat,
    index_of,
    no_dump,
    read_dump,
    rng_of,
    so_many,
    those_gone,
    wrong,
)
from captable.core.rng import WORD
from captable.core.shapes import Part
from captable.core.state import OVER, TOGETHER
from captable.core.vectors import NONE
from captable.games.ship_it import cards, names, possible
from captable.games.ship_it.moves import BLOCK_IDS
from captable.games.ship_it.rules import codes, puzzle
from captable.games.ship_it.rules.codes import MOST_INSIDERS, MOST_STAFF, ROUNDS, SHEET
from captable.games.ship_it.rules.desk import FINISHED, TIMED_OUT
from captable.games.ship_it.rules.engineers import engineer
from captable.games.ship_it.rules.planning import line_up
from captable.games.ship_it.rules.puzzle import SIDE, Layout

if TYPE_CHECKING:
    from captable.games.ship_it.game import ShipIt
    from captable.games.ship_it.rules.company import Company
    from captable.games.ship_it.rules.state import ShipItState

HEADINGS = ("north", "east", "south", "west")
CELLS = ".#o"
"""Free, wall, coin."""
TOKENS = (*BLOCK_IDS, "end")
FIGURES = ("users", "revenue", "rating", "debt", "money", "servers", "ai", "late_points", "recruiters", "barred")
"""Of a company; then of its plan, and of a desk."""
PLANNED = ("money_shown", "augmented", "forced", "changes", "locked")
SOLVED = ("solving", "opened_at", "cursor", "edits", "walks", "ended", "blocks", "took")


# -- the shape ---------------------------------------------------------------------------------------------

Amount = Annotated[int, Meta(ge=0, le=(1 << 31) - 1)]
"""Of users and the like; four rounds of the wildest figures don't take it beyond 64 bits."""
Bits = Annotated[int, Meta(ge=0, le=(1 << MOST_STAFF) - 1)]
"""Engineers, one bit each."""
Yes = Annotated[int, Meta(ge=0, le=1)]
Level = Literal["intern", "junior", "senior"]
Specialty = Literal["frontend", "backend", "fullstack", "devops", "ai"]
Trait = Literal["ai_skeptic", "equity_hungry", "veteran", "night_owl"]
Product = Literal["b2b_saas", "consumer_app", "platform_play"]
Time = Annotated[int, Meta(ge=-1, le=(1 << 53) - 1)]
"""Milliseconds of a table's clock, or none."""


class EngineerPart(Part):
    level: Level
    specialty: Specialty | None
    trait: Trait | None
    productivity: Annotated[int, Meta(ge=1, le=255)]
    salary: Annotated[int, Meta(ge=1, le=255)]
    since: Annotated[int, Meta(ge=0, le=ROUNDS)]


class StepPart(Part):
    engineer: Count
    action: str


class CompanyPart(Part):
    funding: Literal["vc_heavy", "bootstrapped", "angel_backed"] | None
    tech: Literal["ai_first", "quality_focused", "move_fast"] | None
    product: Product | None
    rethought: Annotated[int, Meta(ge=0, le=codes.MOST_RETHINKS)]
    users: Amount
    revenue: Amount
    rating: Annotated[int, Meta(ge=codes.LEAST_RATING, le=codes.MOST_RATING)]
    debt: Count
    money: Count
    servers: Count
    ai: Count
    late_points: Amount
    recruiters: Count
    barred: Yes
    staff: list[EngineerPart]
    insiders: Annotated[list[EngineerPart | None], Meta(min_length=MOST_INSIDERS, max_length=MOST_INSIDERS)]
    sheet: dict[str, Annotated[int, Meta(ge=1, le=codes.MOST_BID)]]
    envelope: Annotated[int, Meta(ge=-1, le=SHEET - 1)]
    opened: Annotated[int, Meta(ge=0, le=codes.MOST_OPENED)]
    plan: list[StepPart]
    pivot: Product | None
    money_shown: Count
    augmented: Bits
    forced: Bits
    changes: Annotated[int, Meta(ge=0, le=codes.MOST_CHANGES)]
    locked: Yes
    pivoted: Yes


class DraftPart(Part):
    pool: list[EngineerPart]
    sent: list[Count | None]


class LayoutPart(Part):
    grid: list[str]
    start: tuple[Count, Count]
    heading: Literal["north", "east", "south", "west"]
    par: Annotated[int, Meta(ge=1, le=puzzle.MOST_BLOCKS)]


class PuzzlePart(Part):
    words: list[Annotated[int, Meta(ge=0, le=WORD)]]
    layout: LayoutPart | None
    winner: Count | None
    programs: list[list[str]] | None
    solving: list[Annotated[int, Meta(ge=0, le=FINISHED)]]
    opened_at: list[Time]
    cursor: list[Count]
    edits: list[Annotated[int, Meta(ge=0, le=puzzle.MOST_EDITS)]]
    walks: list[Annotated[int, Meta(ge=0, le=codes.MOST_WALKS)]]
    ended: list[Annotated[int, Meta(ge=0, le=TIMED_OUT)]]
    blocks: list[Annotated[int, Meta(ge=0, le=puzzle.MOST_BLOCKS)]]
    took: list[Time]


class ShipItDump(Dump):
    players: Count
    turn: Count | Literal["together"] | None
    phase: Literal["corporation", "bidding", "planning", "puzzle"]
    round: Annotated[int, Meta(ge=1, le=ROUNDS)]
    order: list[Count]
    deck: list[str]
    milestones: dict[str, Count | None]
    companies: list[CompanyPart]
    draft: DraftPart
    puzzle: PuzzlePart
    first: Count | None = None
    """Version 1 has none."""


# -- writing -----------------------------------------------------------------------------------------------


def dump(state: ShipItState) -> dict[str, Any]:
    return {
        "game": state.game.key,
        "version": state.game.version,
        "players": state.players,
        "options": {"simultaneous": "live" if state.live else "turns"},
        "turn": None if state.over() else "together" if state.turn == TOGETHER else state.turn,
        "phase": names.PHASES[state.phase],
        "round": state.round,
        **({"first": state.first} if state.rules > 1 else {}),
        "order": list(state.order),
        "gone": [seat for seat in range(state.players) if state.has_left(seat)],
        "deck": [cards.EVENTS[event] for event in state.deck],
        "milestones": {
            id: None if holder < 0 else holder for id, holder in zip(cards.MILESTONES, state.milestones, strict=True)
        },
        "companies": [_company(state, seat) for seat in range(state.players)],
        "draft": {
            "pool": [_engineer(code) for code in state.draft.pool],
            "sent": [None if rank < 0 else rank for rank in (sheet.sent for sheet in state.draft.sheets)],
        },
        "puzzle": _puzzle(state),
        "rng": list(state.rng.words()),
    }


def _company(state: ShipItState, seat: int) -> dict[str, Any]:
    company, sheet = state.companies[seat], state.draft.sheets[seat]
    plan = company.plan
    return {
        "funding": _id(cards.FUNDINGS, company.funding),
        "tech": _id(cards.TECHS, company.tech),
        "product": _id(cards.PRODUCTS, company.product),
        "rethought": company.rethought,
        **{name: getattr(company, name) for name in FIGURES},
        "staff": [_engineer(code) for code in company.staff],
        "insiders": [_engineer(code) for code in sheet.insiders],
        "sheet": {str(line): bid for line, bid in enumerate(sheet.bids) if bid},
        "envelope": sheet.envelope,
        "opened": sheet.opened,
        "plan": [{"engineer": e, "action": cards.ACTIONS[plan.assigned[e]]} for e in plan.steps],
        "pivot": _id(cards.PRODUCTS, plan.pivot),
        **{name: getattr(plan, name) for name in PLANNED},
        "pivoted": company.pivoted,
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
    contest = state.contest
    programs = [[TOKENS[token] for token in desk.program] for desk in contest.desks]
    return {
        "words": list(contest.words),
        "layout": None if contest.layout is None else layout_form(contest.layout),
        "winner": None if contest.winner == NONE else contest.winner,
        "programs": programs if len(contest.words) else None,
        **{name: [getattr(desk, name) for desk in contest.desks] for name in SOLVED},
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
    """The position of a dump. It must be one that can be played on, not one that play could have led to."""
    read = read_dump(source, ShipItDump, game)
    players = read.players
    state = cast("ShipItState", game.new(players, "load", read.options))
    state.phase = names.PHASES.index(read.phase)
    state.round = read.round
    state.first = _first(read, state)
    state.turn = _turn(read.turn, players)
    order = for_each_seat(read.order, players, "order")
    state.order = vec[i64]([a_seat(seat, players, "order") for seat in order])
    state.gone = those_gone(read, players)
    state.deck = vec[i64]([index_of(id, cards.EVENTS, "deck") for id in so_many(read.deck, len(cards.EVENTS), "deck")])
    state.milestones = vec[i64](_holders(read.milestones, players, game))
    if len(read.draft.pool) > codes.MOST_POOL:
        raise BadInput(f"draft.pool must be a list of {codes.MOST_POOL} at most, not of {len(read.draft.pool)}.")
    state.draft.pool = vec[i64]([_read_engineer(form) for form in read.draft.pool])
    sent = for_each_seat(read.draft.sent, players, "draft.sent")
    for sheet, rank in zip(state.draft.sheets, sent, strict=True):
        sheet.sent = NONE if rank is None else rank
    for seat, company in enumerate(for_each_seat(read.companies, players, "companies")):
        _read_company(state, seat, company)
    _read_puzzle(state, read.puzzle)
    state.rng = rng_of(read)
    possible.check(state)
    if state.phase == codes.PLANNING:
        line_up(state)
    return state


def _first(read: ShipItDump, state: ShipItState) -> int:
    """SI-2.1. In version 1 it follows from the round."""
    if state.rules == 1:
        if read.first is not None:
            raise no_dump(state.game, "there is no field first")
        return state.round % state.players
    if read.first is None:
        raise no_dump(state.game, "first is missing")
    return a_seat(read.first, state.players, "first")


def _turn(turn: int | str | None, players: int) -> int:
    if turn is None:
        return OVER
    return TOGETHER if isinstance(turn, str) else a_seat(turn, players, "turn")


def _holders(milestones: dict[str, int | None], players: int, game: ShipIt) -> list[int]:
    for id in cards.MILESTONES:
        if id not in milestones:
            raise no_dump(game, f"milestones.{id} is missing")
    for id in milestones:
        index_of(id, cards.MILESTONES, "milestones")
    holders = [milestones[id] for id in cards.MILESTONES]
    return [NONE if holder is None else a_seat(holder, players, "milestones") for holder in holders]


def _read_company(state: ShipItState, seat: int, form: CompanyPart) -> None:
    at = f"companies[{seat}]"
    company, sheet = state.companies[seat], state.draft.sheets[seat]
    company.funding = _index(cards.FUNDINGS, form.funding)
    company.tech = _index(cards.TECHS, form.tech)
    company.product = _index(cards.PRODUCTS, form.product)
    company.plan.pivot = _index(cards.PRODUCTS, form.pivot)
    company.rethought = form.rethought
    company.pivoted = form.pivoted
    for name in FIGURES:
        setattr(company, name, getattr(form, name))
    for name in PLANNED:
        setattr(company.plan, name, getattr(form, name))
    if len(form.staff) > MOST_STAFF:
        raise BadInput(f"{at}.staff must be a list of {MOST_STAFF} at most, not of {len(form.staff)}.")
    company.staff = vec[i64]([_read_engineer(member) for member in form.staff])
    sheet.insiders = vec[i64]([0 if insider is None else _read_engineer(insider) for insider in form.insiders])
    lines = [str(line) for line in range(SHEET)]
    for line, bid in form.sheet.items():
        sheet.bids[index_of(line, lines, f"{at}.sheet")] = bid
    sheet.envelope = form.envelope
    sheet.opened = form.opened
    _read_plan(company, form.plan, f"{at}.plan")


def _index(ids: Sequence[str], id: str | None) -> int:
    return NONE if id is None else ids.index(id)


def _read_plan(company: Company, plan: list[StepPart], at: str) -> None:
    for i, step in enumerate(plan):
        e = step.engineer
        if e >= len(company.staff):
            raise wrong(f"{at}[{i}].engineer", e, f"one of the {len(company.staff)} engineers, from 0 on")
        if company.plan.assigned[e] != NONE:
            raise BadInput(f"{at} has engineer {e} twice (SI-4.1).")
        company.plan.put(e, index_of(step.action, cards.ACTIONS, f"{at}[{i}].action"))


def _read_engineer(form: EngineerPart) -> int:
    return engineer(
        cards.LEVELS.index(form.level),
        _index(cards.SPECIALTIES, form.specialty),
        _index(cards.TRAITS, form.trait),
        form.productivity,
        form.salary,
        form.since,
    )


def _read_puzzle(state: ShipItState, form: PuzzlePart) -> None:
    players = state.players
    if len(form.words) not in (0, 4):
        raise BadInput(f"puzzle.words must be a list of 4, or of none, not of {len(form.words)}.")
    state.contest.words = vec[i64](form.words)
    state.contest.layout = None if form.layout is None else layout_of(form.layout)
    state.contest.winner = NONE if form.winner is None else a_seat(form.winner, players, "puzzle.winner")
    for name in SOLVED:
        figures = for_each_seat(getattr(form, name), players, f"puzzle.{name}")
        for desk, figure in zip(state.contest.desks, figures, strict=True):
            setattr(desk, name, figure)
    if form.programs is None:
        if form.words:
            raise BadInput("puzzle.programs can't be null while there is a puzzle (SI-5.4).")
        return
    if not form.words:
        raise BadInput("puzzle.words must be a list of 4 while there is a puzzle (SI-5.6).")
    for seat, program in enumerate(for_each_seat(form.programs, players, "puzzle.programs")):
        at = f"puzzle.programs[{seat}]"
        if len(program) > puzzle.MOST_TOKENS:
            raise BadInput(f"{at} must be a list of {puzzle.MOST_TOKENS} at most, not of {len(program)}.")
        state.contest.desks[seat].program = vec[i64]([index_of(token, TOKENS, at) for token in program])


def layout_of(form: LayoutPart) -> Layout:
    rows = form.grid
    if not 1 <= len(rows) <= SIDE or not 1 <= len(rows[0]) <= SIDE or len({len(row) for row in rows}) != 1:
        raise BadInput(f"puzzle.layout.grid must have 1 to {SIDE} rows of one length, of 1 to {SIDE} cells (SI-5.2).")
    cells = [0] * (SIDE * SIDE)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            cells[y * SIDE + x] = index_of(cell, CELLS, "puzzle.layout.grid")
    if cells.count(puzzle.COIN) > puzzle.MOST_COINS:
        raise BadInput(f"puzzle.layout.grid must have {puzzle.MOST_COINS} coins at most (SI-5.2).")
    x, y = form.start
    if x >= len(rows[0]) or y >= len(rows) or cells[y * SIDE + x] == puzzle.WALL:
        raise wrong("puzzle.layout.start", [x, y], "the column and the row of a cell of the grid that is no wall")
    return Layout(len(rows[0]), len(rows), vec[i64](cells), y * SIDE + x, HEADINGS.index(form.heading), form.par)


def read_layout(form: Mapping[str, Any]) -> Layout:
    """A layout by itself, as `layout_form` writes it."""
    return layout_of(msgspec.convert(dict(form), LayoutPart))
