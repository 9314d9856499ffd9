"""How a round or a match of Start-Up Nation ended, with the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captable.core.view import Message, Outcome, Row, Sheet
from captable.games.startup_nation.rules.position import POINTS_TO_WIN

if TYPE_CHECKING:
    from captable.games.startup_nation.rules.state import StartupNationState


def outcome(state: StartupNationState) -> Outcome:
    return Outcome(list(state.final_places()), list(state.points), reason(state), match_sheet(state))


def reason(state: StartupNationState) -> Message:
    """SN-1.2, SN-7.3, SN-7.4: why the match is over. Points of players who left count for nothing."""
    if state.still_playing() < 2:
        return Message("sn-end-all-left")
    winners = [seat for seat, place in enumerate(state.final_places()) if place == 1]
    if len(winners) == 1 and state.points[winners[0]] >= POINTS_TO_WIN:
        return Message("sn-end-ahead", {"points": int(POINTS_TO_WIN)})
    if state.one_side_left():
        return Message("sn-end-one-side")
    return Message("sn-end-rounds", {"rounds": state.round})


def round_sheet(state: StartupNationState) -> Sheet:
    """SN-8.2 to SN-8.4: cards and tokens, allies added up, and the points for it."""
    seats = range(state.players)
    living = [state.is_alive(seat) for seat in seats]
    shown = [state.rank_at_end[state.hand[seat]] if living[seat] else None for seat in seats]
    rows = [
        Row(Message("sn-sheet-card"), shown, id="card"),
        Row(Message("sn-sheet-bpi"), [state.bpi[seat] if living[seat] else None for seat in seats], id="bpi"),
        Row(Message("sn-sheet-side"), [state.side(seat) if living[seat] else None for seat in seats], id="side"),
        Row(Message("sn-sheet-gain"), last_gains(state), strong=True, id="gain"),
        Row(Message("sn-sheet-points"), list(state.points), id="points"),
    ]
    return Sheet(Message("sn-sheet-round", {"round": state.round}), rows, clause="SN-8.2")


def last_gains(state: StartupNationState) -> list[int | None]:
    """The points of the round that was counted last."""
    return list(state.results[(state.round - 1) * state.players :])


def match_sheet(state: StartupNationState) -> Sheet:
    """SN-1.2: the points of each round."""
    seats = range(state.players)
    rows = [
        Row(Message("sn-sheet-of-round", {"round": n + 1}), [state.results[n * state.players + s] for s in seats])
        for n in range(state.round)
    ]
    rows.append(Row(Message("sn-sheet-points"), list(state.points), strong=True))
    return Sheet(Message("sn-sheet-match"), rows, clause="SN-1.2")
