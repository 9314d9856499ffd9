"""A watched game, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, pairwise

from captable.core.state import WIN
from captable.lab.summary import STEPS, ChoiceCount, Extreme, Histogram, Lead, Paired, Sum, Summary, extremes
from captable.lab.watch import Forms, Watched

A_CHANGE = int(WIN) // 20
"""What a change of the lead in the second half adds to the drama of a game."""


def count(summary: Summary, game: Watched, deal: int, forms: Forms) -> None:
    """Add one game."""
    points = game.points(summary.unit)
    summary.games += 1
    summary.shared += len(game.outcome.winners) > 1
    summary.scale = game.outcome.scale
    more(summary.moves, game.moves)
    ending = game.outcome.reason.id
    summary.endings[ending] = summary.endings.get(ending, 0) + 1
    for seat in range(summary.players):
        note(summary.seats[seat], points[seat])
        more(summary.scores[seat], game.outcome.scores[seat])
        more(summary.places[seat], game.outcome.places[seat])
        more(summary.decisions, len(game.decisions[seat]))
    for number, seat in enumerate(game.order):
        note(summary.order[number], points[seat])
    if summary.players > 1:
        best, second = sorted(game.outcome.scores, reverse=True)[:2]
        more(summary.margins, best - second)
    count_choices(summary, game, points, forms)
    count_things(summary, game, points)
    count_traits(summary, game, points)
    count_leads(summary, game, deal)
    if game.told:
        summary.told += 1
        for kind, clause in game.events:
            summary.kinds[kind] = summary.kinds.get(kind, 0) + 1
            if clause:
                summary.clauses[clause] = summary.clauses.get(clause, 0) + 1


def more(histogram: Histogram, value: int) -> None:
    histogram[value] = histogram.get(value, 0) + 1


def note(sum: Sum, points: int) -> None:
    sum.count += 1
    sum.points += points


def note_by(sums: dict[str, Sum], key: str, points: int) -> None:
    if key not in sums:
        sums[key] = Sum()
    note(sums[key], points)


def count_choices(summary: Summary, game: Watched, points: Sequence[int], forms: Forms) -> None:
    offers: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    for seat, made in enumerate(game.decisions):
        mine = Counter(chain.from_iterable(offered for offered, _ in made))
        did = Counter(form for _, form in made)
        offers += mine
        taken += did
        for form in mine:
            row = choice(summary, forms.keys[form])
            row.seats_offered += 1
            if form in did:
                row.seats_taken += 1
                row.points_taken += points[seat]
            else:
                row.points_passed += points[seat]
    for form, often in offers.items():
        row = choice(summary, forms.keys[form])
        row.offered += often
        row.taken += taken[form]


def choice(summary: Summary, key: str) -> ChoiceCount:
    if key not in summary.choices:
        summary.choices[key] = ChoiceCount()
    return summary.choices[key]


def count_things(summary: Summary, game: Watched, points: Sequence[int]) -> None:
    for sums, had in ((summary.dealt, game.dealt), (summary.held, game.held)):
        for seat, faces in enumerate(had):
            for face in sorted(faces):
                note_by(sums, face, points[seat])
    for face, name in game.names.items():
        summary.names.setdefault(face, name)


def count_traits(summary: Summary, game: Watched, points: Sequence[int]) -> None:
    """Each trait by itself, by order of play, and against each of the same sort on the other seats."""
    places = game.outcome.places
    for seat, traits in enumerate(game.traits):
        for key, value in traits.items():
            note_by(summary.traits, f"{key}={value}", points[seat])
            if seat in game.order:
                note_by(summary.traits_in_order, f"{key}={value}/{game.order.index(seat)}", points[seat])
            for other, its in enumerate(game.traits):
                if other == seat or key not in its:
                    continue
                pair = f"{key}={value}|{its[key]}"
                ahead = summary.unit * ((places[seat] < places[other]) + (places[seat] <= places[other])) // 2
                note_by(summary.meetings, pair, ahead)
                if len(game.order) == 2 and game.order[0] == seat:
                    note_by(summary.openings, pair, ahead)


def count_leads(summary: Summary, game: Watched, deal: int) -> None:
    """Who led after each part of the game, and whether it was for long."""
    if summary.players < 2:
        return
    leaders = [leader(values) for values in game.values]
    alone = [seat for seat in leaders if seat >= 0]
    if not alone:
        return
    won = [place == 1 for place in game.outcome.places]
    summary.watched += 1
    for step in range(STEPS + 1):
        seat = leaders[step * (len(leaders) - 1) // STEPS]
        if seat >= 0:
            see(summary.leads[step], won[seat])
    see(summary.first_leader, won[alone[0]])
    changes = changes_of_lead(leaders)
    more(summary.lead_changes, changes)
    winner = game.outcome.winners[0] if game.outcome.winners else 0
    half = len(leaders) // 2
    lowest = min(values[winner] for values in game.values[half:])
    drama = int(WIN) - lowest + A_CHANGE * changes_of_lead(leaders[half:])
    this = Extreme(drama, deal)
    summary.dramatic = extremes([*summary.dramatic, this], dramatic=True)
    summary.dull = extremes([*summary.dull, this], dramatic=False)


def see(lead: Lead, won: bool) -> None:
    lead.led += 1
    lead.won += won


def leader(values: Sequence[int]) -> int:
    """The seat that stands best; -1 if several do."""
    best = max(values)
    return values.index(best) if values.count(best) == 1 else -1


def changes_of_lead(leaders: Sequence[int]) -> int:
    alone = [seat for seat in leaders if seat >= 0]
    return sum(one != two for one, two in pairwise(alone))


def note_pair(pairs: dict[str, Paired], key: str, as_it_was: int, changed: int) -> None:
    if key not in pairs:
        pairs[key] = Paired()
    difference = as_it_was - changed
    pairs[key].count += 1
    pairs[key].total += difference
    pairs[key].squares += difference * difference
