"""The codes that the rules work with are those of the move table, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from captable.games import find, keys
from captable.games.it_heroes.rules import codes as ih
from captable.games.it_startup.rules import codes as it
from captable.games.ship_it.rules import codes as si
from captable.games.startup_nation.rules import codes as sn
from captable.games.startups.rules import codes as su


def startups(game: Any) -> dict[str, int]:
    keep = su.FIRST_TAKE + game.room
    return {"draw": su.DRAW, "take": su.FIRST_TAKE, "portfolio": keep, "market": keep + len(game.cards.companies)}


def startup_nation(game: Any) -> dict[str, int]:
    return {
        "play": 0,
        "ask": sn.FIRST_ASK,
        "answer": sn.FIRST_ANSWER,
        "look": sn.FIRST_LOOK,
        "swap": sn.FIRST_SWAP,
        "promote": sn.FIRST_PROMOTE,
        "give": sn.FIRST_GIVE,
        "keep_alliances": sn.KEEP_ALLIANCES,
        "swap_alliances": sn.FIRST_PAIR,
    }


def it_heroes(game: Any) -> dict[str, int]:
    single = ("end", "no_block", "alone", "no_flash", "use", "leave", "keep_threats", "find_nothing")
    by_place = ("block", "join", "take", "hit", "mend", "neutralise", "use_hero", "use_resource", "use_threat", "play")
    by_face = ("play", "discard", "heal", "find", "flash")
    faces = {kind: ih.PLAY + number * len(game.cards.faces) for number, kind in enumerate(by_face)}
    return {kind: getattr(ih, kind.upper()) for kind in (*single, *by_place)} | faces


def it_startup(game: Any) -> dict[str, int]:
    named = ("end", "buy", "play_planned", "skip", "refuse", "ready", "mark", "pick", "strike", "choose")
    by_card = ("play", "sell", "plan", "move", "use", "discard", "pay")
    first = game.new(2).code_of_kinds()
    cards = {kind: first + number * len(game.cards.cards) for number, kind in enumerate(by_card)}
    return {kind: getattr(it, kind.upper()) for kind in named} | {"counter": it.COUNTER_IT} | cards


def ship_it(game: Any) -> dict[str, int]:
    others = {"insider": si.ENVELOPE + si.MOST_POOL, "bid": si.BID + 1, "open": si.OPEN_PUZZLE}
    same = (kind for kind in game.move_table.kinds if kind not in others)
    assert game.move_codes == si.CODES
    return {kind: getattr(si, kind.upper()) for kind in same} | others


@pytest.mark.parametrize("key", keys())
def test_the_move_table_and_the_rules_mean_the_same_codes(key: str) -> None:
    game = find(key)
    expected = globals()[key](game)
    assert {kind: table.first for kind, table in game.move_table.kinds.items()} == expected
