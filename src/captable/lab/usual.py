"""What is usually asked of a plan, by `captable report` and in the browser."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from msgspec.structs import replace

from captable import bots
from captable.core.options import option_text
from captable.lab.plan import EVERY_SEAT, Plan
from captable.lab.study import BLOCK, NOTHING, SLOW_BLOCK, Extras, Run, Study

BLOCKS_COMPARED = 40
"""Differences are judged by how they differ from block to block, which a handful of blocks doesn't tell."""
QUICKER = 20
"""How many times shorter than a senior the stronger bot thinks."""
FEWEST_STRONG = 20
A_STRONG_GAME = 400
"""For so many games there is one of the stronger bots."""


def stronger_than(plan: Plan) -> tuple[str, ...]:
    """A senior in a hurry; nobody where those who play think already.

    With so few tries a search that spreads them over all moves plays worse than common sense. So it begins with what
    common sense says, and takes another move up only when the first was tried a few times (`widening`).
    """
    if any(map(bots.thinks, plan.bots)):
        return ()
    return (f"search:iterations={max(1, plan.named_game().thinking // QUICKER)},widening=3",)


def usual_study(
    plan: Plan, other: Plan | None = None, strong: Sequence[str] = (), strong_games: int | None = None
) -> Study:
    block = block_for(plan.bots)
    if other is not None:
        block = max(SLOW_BLOCK, min(block, plan.games // BLOCKS_COMPARED))
    runs = {"main": Run(plan, extras_for(plan), block)}
    if other is not None:
        runs["other"] = Run(other, extras_for(plan), block)
    if strong:
        many = max(FEWEST_STRONG, plan.games // A_STRONG_GAME) if strong_games is None else strong_games
        runs["strong"] = strong_run(plan, tuple(strong), many)
        if plan.players > 1:
            runs["rivals"] = rivals_run(plan, strong[0], -(-many // 2))
    return Study(runs)


def extras_for(plan: Plan) -> Extras:
    """Each deal is played about twice in all; the rival is the next level below, or above the lowest."""
    names = bots.names()
    level = names.index(plan.bots[0]) if plan.bots[0] in names else len(names)
    rival = names[level - 1] if 0 < level < len(names) else "junior"
    return Extras(rotated=4 * plan.players, rival=rival)


def strong_run(plan: Plan, names: tuple[str, ...], games: int) -> Run:
    stronger = plan.with_(bots=names, games=games, seed=f"{plan.seed} strong")
    return Run(stronger, replace(NOTHING, told=1, closely=1), block_for(names))


def rivals_run(plan: Plan, strong: str, deals: int) -> Run:
    """Whether the stronger bot is stronger: alone among those who play, on each seat in turn."""
    rivals = plan.with_(games=deals, seed=f"{plan.seed} rivals")
    return Run(rivals, replace(NOTHING, rotated=1, rival=strong), SLOW_BLOCK)


def block_for(names: Sequence[str]) -> int:
    """Few deals a block where bots think, so that a bar moves and a stop loses little."""
    return SLOW_BLOCK if any(map(bots.thinks, names)) else BLOCK


def command_of(study: Study) -> str:
    """What to type to play the same study, where it was not begun by a command."""
    plan = study.runs["main"].plan
    words = ["captable", "report", plan.game, "--players", str(plan.players), "--games", str(plan.games)]
    words += ["--bots", ",".join(plan.bots), "--seed", plan.seed]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={','.join(value) if isinstance(value, list) else option_text(value)}"]
    for option in () if any(each.apart for each in plan.seat_options) else plan.seat_options:
        seat = "" if option.seat == EVERY_SEAT else f"{option.seat}:"
        words += ["--seat-option", f"{seat}{option.key}={'+'.join(option.values)}"]
    if plan.cards:
        words += ["--cards", "my-cards.toml"]
    strong = study.runs.get("strong")
    words += ["--strong", ",".join(strong.plan.bots), "--strong-games", str(strong.plan.games)] if strong else []
    words += [] if strong else ["--strong", "none"]
    return " ".join(map(shlex.quote, [*words, "--out", "report.html"]))
