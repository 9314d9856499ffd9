"""What is told about cards follows the card file: a designer never reads an old figure."""

from collections.abc import Iterator

import pytest

from captable.core.errors import BadCards
from captable.core.view import Message
from captable.games.ship_it import GAME, cards, names, notes
from captable.games.ship_it.cards import read_cards
from captable.games.ship_it.outcome import score_sheet
from captable.games.ship_it.rules.engineers import engineer
from captable.games.ship_it.rules.figures import Figures
from tests.games.ship_it.scenes import PLANNING, bid, founded, say, use_figures

SHOWN_ELSEWHERE = {
    *("start", "income", "puzzle", "reward"),  # as counters, and in the events that they cause
    *("level_productivity", "level_salary", "action_price", "action_slots"),  # on the pieces and the spaces
    *("powers_insiders",),  # in the note on the Insider engineers there are
}
UNTOLD = {
    "action_per_users",  # "more with more users"; how much more is told when it happens
    "action_from_round",  # only where an action is not open from the start
    "milestone_points",  # a counter on the milestone
    *(
        "debt_level_rating_loss",
        "debt_level_breaks",
        "debt_level_forced",
    ),  # from which debt on; how much when it happens
}
"""Figures that no note tells in full."""


def fresh() -> Figures:
    return read_cards(GAME.cards.source, "cards.toml").figures


def all_notes(figures: Figures) -> Iterator[Message]:
    """Every note that is made from the figures."""
    for i in range(3):
        yield notes.funding(figures, i)
        yield notes.tech(figures, i)
        yield notes.product(figures, i)
        yield notes.revenue(figures, i)
    for level in range(3):
        for specialty in range(5):
            for trait in range(4):
                yield notes.engineer(figures, engineer(level, specialty, trait, 50, 15, 0))
    for action in range(len(cards.ACTIONS)):
        yield notes.action(figures, action)
    for i in range(len(cards.MILESTONES)):
        yield names.milestone(figures, i)
        yield notes.milestone(figures, i)
    for i in range(len(cards.EVENTS)):
        yield notes.event(figures, i)
    yield from (notes.users(figures), notes.rating(figures), notes.debt(figures), notes.servers(figures))
    yield from notes.sheet(figures).values()


def edits() -> Iterator[tuple[str, str, int]]:
    """Every figure of a row that the card file gives: the column, the row's id and its number."""
    for table, (ids, needed, optional) in cards.ROWS.items():
        for column in (*needed, *optional):
            name = f"{table}_{column}"
            if {table, name} & (SHOWN_ELSEWHERE | UNTOLD) or table == "specialty":
                continue
            for number, id in enumerate(ids):
                if getattr(GAME.cards.figures, name)[number]:
                    yield name, id, number


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_figure_that_is_edited_is_told(language: str) -> None:
    voice = GAME.words(language)
    before = list(all_notes(fresh()))
    for column, row, number in edits():
        figures = fresh()
        getattr(figures, column)[number] += 1
        pairs = zip(all_notes(figures), before, strict=True)
        told = any(voice.say(note) != voice.say(old) for note, old in pairs if note != old)
        assert told, f"{column} of {row} is written by hand in a text"


@pytest.mark.parametrize("column", ["score_user", "score_revenue", "score_rating", "score_debt", "score_debt_loss"])
def test_what_scores_is_told_as_the_file_has_it(column: str) -> None:
    figures = fresh()
    before = {row: say(note) for row, note in notes.sheet(figures).items()}
    setattr(figures, column, getattr(figures, column) + 1000)
    assert {row: say(note) for row, note in notes.sheet(figures).items()} != before


def test_recruits_of_an_edited_file_are_told_in_the_note_the_action_and_the_event() -> None:
    game = GAME.with_cards(GAME.cards.source.replace("recruits = 2", "recruits = 3"))
    state = founded("vc_heavy", "vc_heavy")
    use_figures(state, game.cards.figures)
    state.companies[0].recruiters = 2
    told = [say(note) for note in state.view(1).seats[0].notes]
    assert "6 more hires in this draft" in told
    assert say(notes.action(state.figures, cards.ACTIONS.index("recruiter"))).startswith("3 more candidates")


def test_insiders_of_an_edited_file_are_counted() -> None:
    state = founded("angel_backed", "vc_heavy")
    zone = next(zone for zone in state.view(0).zones if zone.id == "insiders-0")
    assert zone.note is not None
    assert say(zone.note) == "2 more candidates that only you can see and hire."


def test_the_dials_are_full_where_the_file_says() -> None:
    state = founded("vc_heavy", "vc_heavy")
    use_figures(state, fresh())
    state.figures.milestone_figure[1] = 12_345
    state.figures.debt_level_debt[3] = 13
    full = {counter.id: counter.of for counter in state.view(0).seats[0].counters}
    assert (full["users"], full["debt"]) == (12_345, 13)


def test_a_viral_moment_that_no_servers_could_carry_is_refused() -> None:
    source = GAME.cards.source
    at = source.index('id = "viral_moment"')
    edited = source[:at] + source[at:].replace("threshold = 100", "threshold = 0", 1)
    with pytest.raises(BadCards, match="threshold must be 1 or more"):
        GAME.with_cards(edited)


def test_the_score_sheet_tells_what_each_funding_has_for_its_revenue() -> None:
    state = founded("bootstrapped", "vc_heavy")
    for seat in list(state.order):
        bid(state, seat, {})
    assert state.phase == PLANNING
    remarks = {say(row.label): say(row.note) for row in score_sheet(state).rows if row.note}
    assert remarks["Revenue"] == "For every 1,000: VC-Heavy 2, Bootstrapped 4 and Angel-Backed 2."
    assert remarks["Users"] == "A point for every 1,000."
