"""Scenes of Startups in a few words: who holds what and what lies where; all other cards go where they do no harm.

A company is called by its first word, and cards are listed one by one: "giraffe octo octo". A market card can carry
chips: "octo+2 hippo". Moves are written as people say them: "draw a card", "keep octo", "sell hippo".
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from captable.core.errors import IllegalMove
from captable.core.view import Message, Refusal
from captable.games.startups import GAME
from captable.games.startups.rules.state import StartupsState

COMPANIES = {company.id.split("_")[0]: company.id for company in GAME.cards.companies}
COPIES = {company.id: company.copies for company in GAME.cards.companies}
FIRST_WORDS = {id: word for word, id in COMPANIES.items()}


def cards(text: str) -> list[str]:
    return [COMPANIES[word] for word in text.split()]


def short(ids: Sequence[str]) -> str:
    return " ".join(FIRST_WORDS[id] for id in ids)


def scene(
    *,
    players: int = 3,
    turn: int | None = 0,
    taken: str | None = None,
    step: str | None = None,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    portfolios: Mapping[int, str] | None = None,
    market: str = "",
    chips: Mapping[int, int] | None = None,
    holders: Mapping[str, int] | None = None,
    pile: str = "",
    last_cards: int | None = None,
    idle_turns: int = 0,
    gone: Sequence[int] = (),
    results: Sequence[Sequence[int]] = (),
    anti_monopoly: str = "published",
    rounds: int = 1,
) -> StartupsState:
    """A position. `pile` is its top; with `last_cards` it has only so many, and the rest lie in the market.

    Hands that are not given are filled up with three cards, the commonest companies first. Whoever is named in
    `portfolios` gets the Anti-Monopoly chips that they must have; `holders` says it where several could.
    """
    hands, known, portfolios, chips = hands or {}, known or {}, portfolios or {}, chips or {}
    on_market = [_market_card(word, slot) for slot, word in enumerate(market.split())]
    in_portfolios = [cards(portfolios.get(seat, "")) for seat in range(players)]
    in_hands = [cards(hands[seat]) if seat in hands else [] for seat in range(players)]
    top = cards(pile)
    rest = _rest([*top, *(card["company"] for card in on_market)], *in_portfolios, *in_hands)
    for seat in range(players):
        if seat not in hands:
            in_hands[seat] = [rest.pop() for _ in range(3)]
    aside, rest = rest[:5], rest[5:]
    if last_cards is not None:
        spare = max(0, last_cards - len(top))
        on_market += [_market_card(FIRST_WORDS[id], len(on_market) + i) for i, id in enumerate(rest[spare:])]
        rest = rest[:spare]
    return GAME.load(
        {
            "game": "startups",
            "version": GAME.version,
            "players": players,
            "options": {"anti_monopoly": anti_monopoly, "rounds": rounds},
            "results": [list(places) for places in results],
            "turn": turn,
            "step": step or ("play" if taken else "take"),
            "taken": COMPANIES[taken] if taken else None,
            "idle_turns": idle_turns,
            "gone": list(gone),
            "hands": in_hands,
            "known": [cards(known.get(seat, "")) for seat in range(players)],
            "portfolios": in_portfolios,
            "chips": [chips.get(seat, 10) for seat in range(players)],
            "anti_monopoly": _holders(in_portfolios, holders or {}),
            "market": on_market,
            "pile": [*top, *rest],
            "aside": aside,
            "rng": [1, 2, 3, 4],
        }
    )


def counted(
    portfolios: Mapping[int, str],
    *,
    last: int = 0,
    chips: Mapping[int, int] | None = None,
    holders: Mapping[str, int] | None = None,
    hands: Mapping[int, str] | None = None,
    players: int = 3,
) -> StartupsState:
    """A finished game: everybody has these shares and chips, and `last` has just played their last card.

    The cards that are not named lie in the market.
    """
    *played, final = portfolios[last].split()
    state = scene(
        players=players,
        turn=last,
        step="play",
        hands={**dict.fromkeys(range(players), ""), **(hands or {}), last: final},
        portfolios={**portfolios, last: " ".join(played)},
        chips=chips,
        holders=holders,
        last_cards=0,
    )
    return do(state, f"keep {final}")


def _market_card(word: str, slot: int) -> dict[str, Any]:
    company, _, chips = word.partition("+")
    return {"company": COMPANIES[company], "chips": int(chips or 0), "slot": slot}


def _rest(*used: Sequence[str]) -> list[str]:
    placed = [id for ids in used for id in ids]
    return [id for id, copies in COPIES.items() for _ in range(copies - placed.count(id))]


def _holders(portfolios: Sequence[Sequence[str]], named: Mapping[str, int]) -> dict[str, int | None]:
    holders: dict[str, int | None] = {}
    for word, id in COMPANIES.items():
        shares = [portfolio.count(id) for portfolio in portfolios]
        holders[id] = named.get(word, shares.index(max(shares)) if max(shares) else None)
    return holders


# -- playing it -------------------------------------------------------------------------------------------------


def code(words: str) -> int:
    """ "keep octo" is short for "keep Octo Coffee"."""
    verb, _, what = words.partition(" ")
    if what in COMPANIES:
        what = COMPANIES[what].replace("_", " ")
    return GAME.parse(f"{verb} {what}")


def do(state: StartupsState, *moves: str) -> StartupsState:
    """Make these moves, each by whoever is to move."""
    state.telling = True
    for words in moves:
        state.play(state.turn, code(words))
    return state


def may(state: StartupsState, words: str) -> bool:
    return code(words) in state.moves(state.turn)


def refused(state: StartupsState, words: str) -> tuple[str, str]:
    """The clause and the reason against a move; nothing may change by trying it."""
    before = state.dump()
    said = refusal(state, words)
    with pytest.raises(IllegalMove) as illegal:
        state.play(state.turn, code(words))
    assert illegal.value.refusal == said
    assert state.dump() == before
    return said.clause, said.say.id


def refusal(state: StartupsState, words: str) -> Refusal:
    refusal = state.why_not(state.turn, code(words))
    assert refusal is not None, f"{words} is allowed"
    return refusal


# -- looking at it ------------------------------------------------------------------------------------------------


def hand(state: StartupsState, seat: int) -> str:
    return short(state.dump()["hands"][seat])


def known(state: StartupsState, seat: int) -> str:
    return short(state.dump()["known"][seat])


def portfolio(state: StartupsState, seat: int) -> str:
    return short(state.dump()["portfolios"][seat])


def market(state: StartupsState) -> str:
    """As `scene` takes it: "octo+2 hippo"."""
    return " ".join(
        FIRST_WORDS[card["company"]] + (f"+{card['chips']}" if card["chips"] else "") for card in state.dump()["market"]
    )


def chips(state: StartupsState) -> list[int]:
    return list(state.chips)


def holder(state: StartupsState, company: str) -> int | None:
    found: int | None = state.dump()["anti_monopoly"][COMPANIES[company]]
    return found


def told(state: StartupsState, seat: int) -> list[str]:
    """What that seat hears about the last move, in English."""
    words = GAME.words()
    faces: list[Message | None] = [event.face(seat) for event in state.events]
    return [words.say(face) for face in faces if face]


def scores(state: StartupsState) -> list[int]:
    outcome = state.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.scores


def places(state: StartupsState) -> list[int]:
    outcome = state.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.places
