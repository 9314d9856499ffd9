"""What a seat of Ship It! knows, as numbers that can be learned from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.observation import Field, Observation, category, count, digits, flag, maybe, members, seat
from captable.games.ship_it.rules import codes, puzzle
from captable.games.ship_it.rules.codes import CHOICES, MOST_STAFF
from captable.games.ship_it.rules.desk import FINISHED, TIMED_OUT
from captable.games.ship_it.rules.observation import MONEY_DIGITS, TIME_DIGITS, ShipItObserver

if TYPE_CHECKING:
    from captable.games.ship_it.game import ShipIt

BYTE = 255
MUCH = 2000
"""More debt, servers or AI than a game can bring."""


def observation(game: ShipIt, players: int) -> Observation:
    fields = [
        category("seat", players, means="your seat"),
        seat("turn", players, means="who is to move"),
        category("phase", codes.PUZZLE + 1, means="0: corporation, 1: bidding, 2: planning, 3: puzzle"),
        count("round", codes.ROUNDS, means="the round"),
        members("gone", players, means="who has left"),
        seat("first", players, means="who comes first among equals (SI-2.1)"),
        seat("order", players, players, means="the seats in draft order"),
        seat("milestones", players, codes.MILESTONES, means="who has claimed each milestone"),
        maybe("events", codes.EVENTS, codes.EVENTS, means="the events of the rounds, as far as they are known"),
        flag("puzzle_over", means="whether all about the last puzzle is open"),
        seat("puzzle_winner", players, means="who has won it"),
        *(field for step in range(players) for field in company(step, players)),
        *engineers("pool", codes.MOST_POOL, "candidates"),
        *own(),
        category("cells", puzzle.COIN + 1, puzzle.CELLS, means="your puzzle, once opened: free, wall, coin"),
        count("width", puzzle.SIDE, means="its width"),
        count("height", puzzle.SIDE, means="its height"),
        category("start", puzzle.CELLS, means="where the robot starts"),
        category("heading", puzzle.WEST + 1, means="where it looks: north, east, south, west"),
        count("par", puzzle.MOST_BLOCKS, means="blocks of a program that is known to solve it"),
    ]
    return Observation(fields, ShipItObserver())


def company(step: int, players: int) -> list[Field]:
    """The company so many seats on; 0 is the own one."""
    c = f"company{step}"
    whose = ("your company", "the next seat's company", "the company two seats on", "the company three seats on")[step]
    return [
        maybe(f"{c}_funding", CHOICES, means=f"{whose}: its funding, from the reveal on"),
        maybe(f"{c}_tech", CHOICES, means="its tech"),
        maybe(f"{c}_product", CHOICES, means="its product"),
        flag(f"{c}_waiting", means="whether the table waits for it"),
        digits(f"{c}_money", MONEY_DIGITS, means="its money; in planning as it was before"),
        digits(f"{c}_users", MONEY_DIGITS, means="its users"),
        digits(f"{c}_revenue", MONEY_DIGITS, means="its revenue"),
        digits(f"{c}_late_points", MONEY_DIGITS, means="points of late actions, in thousandths"),
        count(f"{c}_rating", codes.MOST_RATING, means="its rating, in hundredths"),
        count(f"{c}_debt", MUCH, means="its tech debt"),
        count(f"{c}_servers", MUCH, means="its servers"),
        count(f"{c}_ai", MUCH, means="its AI capacity"),
        count(f"{c}_recruiters", MUCH, means="its recruiter bonuses"),
        flag(f"{c}_barred", means="whether it can't upgrade servers this round"),
        flag(f"{c}_pivoted", means="whether it has used its Pivot"),
        count(f"{c}_sent", players, means="1 + how many sheets were sent before its own"),
        members(f"{c}_forced", MOST_STAFF, means="its engineers who can't be moved (SI-4.5)"),
        count(f"{c}_staff_size", MOST_STAFF, means="its engineers"),
        *engineers(f"{c}_staff", MOST_STAFF, "its engineers"),
        count(f"{c}_changes", codes.MOST_CHANGES, means="changes of its plan, where it plans in turn"),
        count(f"{c}_on_action", MOST_STAFF, codes.ACTIONS, means="engineers on each action, as far as it is seen"),
        members(f"{c}_augmented", MOST_STAFF, means="its engineers with AI, from the reveal on"),
        maybe(f"{c}_list", MOST_STAFF, MOST_STAFF, means="its list of engineers, from the reveal on"),
        maybe(f"{c}_assigned", codes.ACTIONS, MOST_STAFF, means="what each is on, from the reveal on"),
        category(f"{c}_solving", FINISHED + 1, means="where it was with the last puzzle"),
        category(f"{c}_ended", TIMED_OUT + 1, means="how that ended"),
        count(f"{c}_blocks", puzzle.MOST_TOKENS, means="blocks of its program"),
        count(f"{c}_edits", puzzle.MOST_EDITS, means="edits of it"),
        digits(f"{c}_took", TIME_DIGITS, means="milliseconds that it took"),
        maybe(f"{c}_program", puzzle.END + 1, puzzle.MOST_TOKENS, means="the program"),
    ]


def engineers(name: str, room: int, who: str) -> list[Field]:
    return [
        maybe(f"{name}_level", codes.SENIOR + 1, room, means=f"{who}: intern, junior or senior"),
        maybe(f"{name}_specialty", codes.SPECIALTIES, room, means="their specialties"),
        maybe(f"{name}_trait", codes.TRAITS, room, means="their traits"),
        count(f"{name}_productivity", BYTE, room, means="their productivity, in hundredths"),
        count(f"{name}_salary", BYTE, room, means="their salaries"),
        count(f"{name}_since", codes.ROUNDS, room, means="the rounds in which they were hired"),
    ]


def own() -> list[Field]:
    """What is private to the seat."""
    return [
        maybe("funding", CHOICES, means="your choices: funding"),
        maybe("tech", CHOICES, means="tech"),
        maybe("product", CHOICES, means="product"),
        count("rethought", codes.MOST_RETHINKS, means="how often you began to choose again"),
        maybe("envelope", codes.SHEET, means="the line of your sheet that is about to be filled in"),
        count("opened", codes.MOST_OPENED, means="lines that you have opened"),
        digits("money", MONEY_DIGITS, means="your money now"),
        count("changes", codes.MOST_CHANGES, means="changes of your plan"),
        maybe("pivot", CHOICES, means="the product that you will change to"),
        category("solving", FINISHED + 1, means="where you are with the puzzle"),
        digits("opened_at", TIME_DIGITS, means="when you opened it"),
        count("cursor", puzzle.MOST_TOKENS, means="the cursor"),
        count("edits", puzzle.MOST_EDITS, means="your edits"),
        count("walks", codes.MOST_WALKS, means="how often you set the cursor"),
        category("ended", TIMED_OUT + 1, means="how your puzzle ended"),
        *engineers("insiders", codes.MOST_INSIDERS, "your Insider engineers"),
        count("bids", codes.MOST_BID, codes.SHEET, means="your bids by line"),
        members("augmented", MOST_STAFF, means="your engineers with AI"),
        maybe("list", MOST_STAFF, MOST_STAFF, means="your list of engineers"),
        maybe("assigned", codes.ACTIONS, MOST_STAFF, means="what each is on"),
        maybe("program", puzzle.END + 1, puzzle.MOST_TOKENS, means="your program"),
    ]
