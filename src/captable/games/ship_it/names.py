"""Names and figures as messages, for the events, refusals and views of Ship It!"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, get_args

from captable.core.view import Message
from captable.games.ship_it import cards
from captable.games.ship_it.facts import Phase
from captable.games.ship_it.rules import engineers
from captable.games.ship_it.rules.codes import USERS_5K
from captable.games.ship_it.rules.figures import Figures

if TYPE_CHECKING:
    from captable.games.ship_it.rules.state import ShipItState

PHASES: tuple[Phase, ...] = get_args(Phase)
"""In the order of `codes`."""

Arguments = dict[str, int | str | Message | list[Message]]

MOST_KEPT = 4096
"""Words of each kind that are kept, to be said again: most views say most of them."""

kept = lru_cache(MOST_KEPT)
"""For what is said of figures, too: those of a card file stay as they were read."""


@kept
def decimal(value: int, digits: int) -> Message:
    """A figure in tenths, hundredths or thousandths, not negative."""
    unit = 10**digits
    return Message("si-decimal", {"whole": value // unit, "part": f"{value % unit:0{digits}}"})


@kept
def trimmed(value: int, digits: int) -> int | Message:
    """A figure in such parts, without zeros at the end: 1500 thousandths are 1.5, 2000 are 2."""
    while digits > 0 and value % 10 == 0:
        value, digits = value // 10, digits - 1
    return decimal(value, digits) if digits else value


def factor(percent: int) -> int | Message:
    return trimmed(percent, 2)


def rating(value: int) -> Message:
    return decimal(value, 2)


@kept
def signed(value: int) -> Message:
    return Message("si-plus" if value >= 0 else "si-minus", {"value": abs(value)})


@kept
def signed_rating(value: int) -> Message:
    return Message("si-plus" if value >= 0 else "si-minus", {"value": rating(abs(value))})


@kept
def points(thousandths: int) -> Message:
    """SI-8.1: to one decimal, half up."""
    size = (abs(thousandths) + 50) // 100
    shown = decimal(size, 1)
    return shown if thousandths >= 0 else Message("si-minus", {"value": shown})


@kept
def funding(i: int) -> Message:
    return Message(f"si-funding-{cards.FUNDINGS[i]}")


@kept
def tech(i: int) -> Message:
    return Message(f"si-tech-{cards.TECHS[i]}")


@kept
def product(i: int) -> Message:
    return Message(f"si-product-{cards.PRODUCTS[i]}")


@kept
def action(i: int) -> Message:
    return Message(f"si-action-{cards.ACTIONS[i]}")


@kept
def level(i: int) -> Message:
    return Message(f"si-level-{cards.LEVELS[i]}")


@kept
def specialty(i: int) -> Message:
    return Message(f"si-specialty-{cards.SPECIALTIES[i]}")


@kept
def trait(i: int) -> Message:
    return Message(f"si-trait-{cards.TRAITS[i]}")


def milestone(figures: Figures, i: int) -> Message:
    """One of them is named after its figure."""
    if i == USERS_5K:
        return Message("si-milestone-users_5k", {"figure": figures.milestone_figure[i]})
    return Message(f"si-milestone-{cards.MILESTONES[i]}")


@kept
def event(i: int) -> Message:
    return Message(f"si-event-{cards.EVENTS[i]}")


@kept
def parts(engineer: int) -> tuple[int, int, int, int, int, int]:
    """Level, specialty, trait, productivity, salary, round hired."""
    return (
        engineers.level_of(engineer),
        engineers.specialty_of(engineer),
        engineers.trait_of(engineer),
        engineers.productivity_of(engineer),
        engineers.salary_of(engineer),
        engineers.since_of(engineer),
    )


@kept
def engineer(code: int) -> Message:
    """ "senior Backend engineer, Night Owl" """
    lvl, spec, trt, _, _, _ = parts(code)
    if spec < 0:
        return level(lvl)
    args: Arguments = {"level": level(lvl), "specialty": specialty(spec)}
    if trt < 0:
        return Message("si-engineer", args)
    return Message("si-engineer-trait", args | {"trait": trait(trt)})


def staff_member(state: ShipItState, seat: int, e: int) -> int:
    return state.companies[seat].staff[e]


def numbered(state: ShipItState, seat: int, e: int) -> Message:
    """An engineer of a company, with the number by which moves name them."""
    return Message("si-numbered", {"number": e + 1, "engineer": engineer(staff_member(state, seat, e))})
