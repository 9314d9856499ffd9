"""The card file as the numbers that the compiled rules look up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from captable.games.it_startup.cards import Card, Cards, Effect
from captable.games.it_startup.rules import figures as codes
from captable.games.it_startup.vocabulary import COUNTERS, TYPES


def figures_of(cards: Cards) -> codes.Figures:
    figures = codes.Figures()
    all_cards = cards.cards
    figures.kinds = len(all_cards)
    figures.total = cards.total
    figures.room = sum(card.copies for card in all_cards if card.type in ("developer", "hr", "coach"))
    figures.shelf = sum(card.copies for card in all_cards if card.type == "knowledge")
    figures.copies = _numbers(card.copies for card in all_cards)
    figures.type = _numbers(TYPES.index(card.type) for card in all_cards)
    figures.cost = _numbers(card.cost for card in all_cards)
    figures.efficiency = _numbers(card.efficiency for card in all_cards)
    figures.resistance = _numbers(card.resistance for card in all_cards)
    for name in ("knowledge_less", "hiring_less", "moving_less", "coaching"):
        setattr(figures, name, _numbers(card.standing.get(name, 0) for card in all_cards))
    _write_effects(figures, all_cards)
    figures.use_price = _numbers(card.ability.price if card.ability else -1 for card in all_cards)
    figures.use_times = _numbers(card.ability.times if card.ability else 0 for card in all_cards)
    figures.target = _numbers(card.target if card.type == "action" else 0 for card in all_cards)
    counters = [card.counter for card in all_cards]
    figures.counter = _numbers(COUNTERS[c.way] if c else codes.BY_NOTHING for c in counters)
    figures.counter_amount = _numbers(c.amount if c else 0 for c in counters)
    figures.counter_type = _numbers(TYPES.index(c.type) if c and c.type else -1 for c in counters)
    return figures


def _write_effects(figures: codes.Figures, cards: Sequence[Card]) -> None:
    """All effects in one vector, and where those of each card begin and end."""
    written: list[int] = []

    def write(effects: Iterable[Effect]) -> tuple[int, int]:
        start = len(written)
        for effect in effects:
            written.extend(effect.code)
        return start, len(written)

    play = [write(card.play) for card in cards]
    end = [write(card.end) for card in cards]
    use = [write(card.ability.effects if card.ability else ()) for card in cards]
    figures.effects = _numbers(written)
    figures.play_from, figures.play_to = _numbers(a for a, _ in play), _numbers(b for _, b in play)
    figures.end_from, figures.end_to = _numbers(a for a, _ in end), _numbers(b for _, b in end)
    figures.use_from, figures.use_to = _numbers(a for a, _ in use), _numbers(b for _, b in use)


def _numbers(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))
