"""How a game ends: places that follow from the rules and from the scores, and scores that people can see."""

from __future__ import annotations

from captable.core.conformance.broken import expect
from captable.core.conformance.exam import Exam
from captable.core.state import State
from captable.core.view import SPECTATOR, Outcome


def check_outcome(exam: Exam, state: State) -> None:
    outcome = state.outcome()
    expect(outcome is not None, "the game is over without an outcome", "outcome")
    assert outcome is not None
    odd = len(outcome.places) != state.players or min(outcome.places) < 1
    expect(not odd, f"odd places: {outcome.places}", "outcome")
    for row in outcome.sheet.rows if outcome.sheet else []:
        told = f"the row {row.label.id} of the sheet has {len(row.values)} figures for {state.players} seats"
        expect(len(row.values) == state.players, f"{told}: none where it does not apply", "outcome")
    expect(len(outcome.scores) == state.players, f"odd scores: {outcome.scores}", "outcome")
    expect(outcome.teams is None or exam.game.teams, "the outcome has teams, but the game says teams = False", "teams")
    exam.check_texts(outcome)
    check_places(exam, state, outcome)
    _check_scores(state, outcome)
    expect(not state.to_move(), "the game is over, but somebody is to move", "to_move")
    for seat in exam.seats():
        expect(state.why_not(seat, 0) is not None, f"seat {seat} may still move after the end", "moves")


def check_places(exam: Exam, state: State, outcome: Outcome) -> None:
    """Who comes before whom: those who stayed before those who left, as `finishes_before` says, and by the scores."""
    places, scores = outcome.places, outcome.scores
    if outcome.teams is not None or state.players == 1:
        return  # sides share a place whoever of them has left, and one alone can lose
    at = "outcome" if type(state).finishes_before is State.finishes_before else "finishes_before"
    if at == "finishes_before":
        final = list(state.final_places())
        told = f"the outcome has the places {places}, but by finishes_before they are {final}"
        expect(places == final, f"{told}: write list(self.final_places())", "outcome")
    told = f"nobody came first: {places}. finishes_before must not say of two equals that each comes before the other"
    expect(1 in places, told, at)
    stayed = [seat for seat in exam.seats() if not state.has_left(seat)]
    for one in stayed:
        for two in stayed:
            told = f"seats {one} and {two} share place {places[one]} with scores of {scores[one]} and {scores[two]}"
            differ = _better(exam.game.best_score, scores[one], scores[two])
            mend = 'mend the places, or say best_score = "none" if scores decide nothing'
            expect(places[one] != places[two] or not differ, f"{told}: {mend}", at)
        for two in exam.seats():
            told = f"seat {two} came {places[two]}, before seat {one}, which came {places[one]}"
            if places[two] < places[one]:
                expect(two in stayed, f"{told}, though seat {two} has left", at)
                expect(
                    not _better(exam.game.best_score, scores[one], scores[two]),
                    f"{told} with a score of {scores[one]} to {scores[two]}: mend the places, or say which score is "
                    'best (best_score = "lowest"; "none" if scores decide nothing)',
                    at,
                )


def _better(best: str, one: int, two: int) -> bool:
    return one > two if best == "highest" else one < two if best == "lowest" else False


def _check_scores(state: State, outcome: Outcome) -> None:
    """People can see how the scores came about: on the score sheet, or at a counter of the seats."""
    rows = [row.values for row in outcome.sheet.rows if row.strong] if outcome.sheet else []
    if rows:
        told = f"the scores are {outcome.scores}, but the last strong row of the sheet says {rows[-1]}"
        expect(rows[-1] == outcome.scores, f"{told}: show the scores in it", "outcome")
        return
    seats = state.view(SPECTATOR).seats
    common = set.intersection(*({counter.id for counter in seat.counters} for seat in seats))
    shown = {
        id: [(counter.value, counter.scale) for seat in seats for counter in seat.counters if counter.id == id]
        for id in sorted(common)
    }
    same = any(
        all(
            value * outcome.scale == score * scale for (value, scale), score in zip(values, outcome.scores, strict=True)
        )
        for values in shown.values()
    )
    saw = {id: [value for value, _ in values] for id, values in shown.items()}
    expect(
        same or not shown,
        f"the scores are {outcome.scores}, but no counter of the seats says so: {saw}. Give the scores that players "
        "saw, or a sheet whose last strong row is the scores",
        "outcome",
    )
