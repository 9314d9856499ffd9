"""Names and figures as messages, for the events, refusals and views of Ship It!"""

from __future__ import annotations

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


def decimal(value: int, digits: int) -> Message:
    """A figure in tenths, hundredths or thousandths, not negative."""
    unit = 10**digits
    return Message("si-decimal", {"whole": value // unit, "part": f"{value % unit:0{digits}}"})


def trimmed(value: int, digits: int) -> int | Message:
    """A figure in such parts, without zeros at the end: 1500 thousandths are 1.5, 2000 are 2."""
    while digits > 0 and value % 10 == 0:
        value, digits = value // 10, digits - 1
    return decimal(value, digits) if digits else value


def factor(percent: int) -> int | Message:
    return trimmed(percent, 2)


def rating(value: int) -> Message:
    return decimal(value, 2)


def signed(value: int) -> Message:
    return Message("si-plus" if value >= 0 else "si-minus", {"value": abs(value)})


def signed_rating(value: int) -> Message:
    return Message("si-plus" if value >= 0 else "si-minus", {"value": rating(abs(value))})


def points(thousandths: int) -> Message:
    """SI-8.1: to one decimal, half up."""
    size = (abs(thousandths) + 50) // 100
    shown = decimal(size, 1)
    return shown if thousandths >= 0 else Message("si-minus", {"value": shown})


def funding(i: int) -> Message:
    return Message(f"si-funding-{cards.FUNDINGS[i]}")


def tech(i: int) -> Message:
    return Message(f"si-tech-{cards.TECHS[i]}")


def product(i: int) -> Message:
    return Message(f"si-product-{cards.PRODUCTS[i]}")


def action(i: int) -> Message:
    return Message(f"si-action-{cards.ACTIONS[i]}")


def level(i: int) -> Message:
    return Message(f"si-level-{cards.LEVELS[i]}")


def specialty(i: int) -> Message:
    return Message(f"si-specialty-{cards.SPECIALTIES[i]}")


def trait(i: int) -> Message:
    return Message(f"si-trait-{cards.TRAITS[i]}")


def milestone(figures: Figures, i: int) -> Message:
    """One of them is named after its figure."""
    if i == USERS_5K:
        return Message("si-milestone-users_5k", {"figure": figures.milestone_figure[i]})
    return Message(f"si-milestone-{cards.MILESTONES[i]}")


def event(i: int) -> Message:
    return Message(f"si-event-{cards.EVENTS[i]}")


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
