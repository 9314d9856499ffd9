"""Positions as JSON: what `load` takes, and what it refuses with the field at fault."""

from __future__ import annotations

import json
from typing import Any

import pytest

from captable.core.damage import damage_often
from captable.core.errors import BadInput
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.state import State
from captable.games.startup_nation import GAME
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    CLEVER,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    PISTON,
    RECRUITER,
    SALES,
    TECH,
    answers,
    asks,
    do,
    plays,
    scene,
)

Dump = dict[str, Any]


def written(state: State) -> Dump:
    dump: Dump = json.loads(json.dumps(state.dump()))
    return dump


def a_dump() -> Dump:
    """Seat 0 has asked seat 1 in vain, seat 1 has drawn."""
    state = scene([FIRE, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, TECH, SALES, BRIGITTE])
    plays(state, FIRE)
    asks(state, 1, EMMANUEL)
    answers(state, "below")
    return written(state)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("game", "chess", "a dump of chess"),
        ("version", 1, "a dump of startup_nation 1, not startup_nation 2"),
        ("players", 6, "for 4 to 5 players"),
        ("rounds", [[1, 1]], "rounds must be a list of 4"),
        ("rounds", [[1, 0, 0, 0]], r"points must be the sums of the rounds, \[1, 0, 0, 0\]"),
        ("rounds", [[0] * 4] * 15, "turn must be null"),
        ("rounds", [[0] * 4] * 16, "15 at most"),
        ("points", [0], "points must be a list of 4"),
        ("points", [0, 0, 0, -1], r"points\[3\] can't be -1: it takes a whole number from 0"),
        ("turn", 7, "turn can't be 7: it takes a seat from 0 to 3"),
        ("turn", "x", "turn can't be 'x'"),
        ("turn", 2, "turn can't be 2: by the history it is 1"),
        ("turn", None, "turn can't be null: the match is not over"),
        ("step", "dance", "step can't be 'dance': it takes aim, answer, play"),
        ("step", "aim", "step can't be 'aim': by the history it is 'play'"),
        ("mover", 0, "mover can't be 0: by the history it is 1"),
        ("card", "tech_lead", "card can't be 'tech_lead': by the history it is None"),
        ("card", "joker", "card can't be 'joker': it takes miraculous, "),
        ("asker", 2, "asker can't be 2"),
        ("victim", 9, "victim can't be 9: it takes a seat"),
        ("role", "janitor", "role can't be 'janitor': it takes intern, "),
        ("out", [1], "out: seat 1 holds a card if it is in the round"),
        ("gone", [3], "gone: seat 3 has left, so it must be out"),
        ("gone", [0, 1, 2, 3], "gone can't name everybody"),
        ("gone", [0, 1, 2], "turn must be null"),
        ("alliances", ["blue", "blue", "blue", "red"], "alliances: there are two blue and two red"),
        ("alliances", ["blue", "red", "blue", "green"], r"alliances\[3\] can't be 'green'"),
        ("bpi", [1, 1, 0, 0], "bpi and supply: there are 1 BPI tokens"),
        ("supply", 3, "bpi and supply"),
        ("last_turn", [2, 1, 0, 0], "last_turn can't be 2 for seat 0"),
        ("last_turn", [1, 2, 2, 0], "last_turn can't be 2 for seat 2"),
        ("hands", ["brigitte", None, None, None], "hands does not follow from the deal"),
        ("drawn", "brigitte", "drawn does not follow from the deal"),
        ("pile", [], "pile does not follow from the deal"),
        ("deal", {"hands": ["brigitte"] * 4, "pile": [], "discard": []}, "deal has 0 cards"),
        ("deal", {"hands": ["brigitte"] * 4, "pile": []}, "deal.discard is missing"),
        ("rng", [1, 2, 3], "rng can't be"),
        ("colour", "red", "there is no field colour"),
    ],
)
def test_a_wrong_dump_is_refused_with_the_field_at_fault(field: str, value: object, complaint: str) -> None:
    GAME.load(a_dump())
    with pytest.raises(BadInput, match=complaint):
        GAME.load(a_dump() | {field: value})


DREW, PLAYED, ASKED, ANSWERED, THEN_DREW = range(5)


@pytest.mark.parametrize(
    ("number", "change", "complaint"),
    [
        (DREW, {"event": "sneeze"}, r"history\[0\].event can't be 'sneeze': it takes draw, play, ask"),
        (DREW, {"seat": 4}, r"history\[0\].seat can't be 4"),
        (DREW, {"seat": 2}, r"history\[1\] can't have happened: seat 0 has no card to play"),
        (PLAYED, {"card": SALES}, r"history\[1\] can't have happened: seat 0 does not hold this card"),
        (PLAYED, {"card": INVESTOR}, r"history\[2\] can't have happened: no card asks for it"),
        (ASKED, {"role": "king"}, r"history\[2\].role can't be 'king'"),
        (ASKED, {"other": 0}, r"history\[2\] can't have happened: seat 0 can't be asked"),
        (ASKED, {"other": 2}, r"history\[3\] can't have happened: nobody has asked this"),
        (ANSWERED, {"answer": "above"}, r"history\[3\] can't have happened: it is not true"),
        (ANSWERED, {"answer": "maybe"}, r"history\[3\].answer can't be 'maybe'"),
        (THEN_DREW, {"seat": 2}, r"history\[4\] can't have happened: it is the turn of seat 1"),
    ],
)
def test_a_history_that_can_t_have_happened_is_refused_at_its_first_wrong_entry(
    number: int, change: Dump, complaint: str
) -> None:
    dump = a_dump()
    dump["history"][number] |= change
    with pytest.raises(BadInput, match=complaint):
        GAME.load(dump)


@pytest.mark.parametrize("cut", range(5))
def test_a_history_that_stops_too_early_is_refused(cut: int) -> None:
    dump = a_dump()
    dump["history"] = dump["history"][:cut]
    for derived in ("hands", "drawn", "pile"):
        del dump[derived]
    with pytest.raises(BadInput):
        GAME.load(dump)


def test_a_dump_may_leave_out_what_follows_from_the_history() -> None:
    dump = a_dump()
    for derived in ("hands", "drawn", "pile"):
        del dump[derived]
    assert GAME.load(dump).dump() == a_dump()


def test_a_swap_of_alliances_names_two_players() -> None:
    state = scene([SALES, SALES, TECH, FIRE], [TECH, INVESTOR])
    plays(state, SALES)
    do(state, "swap_alliances", players="1-2")
    dump = written(state)
    for swapped, complaint in (([1, 1], "two players, not seat 1 twice"), ([1], "list of 2"), ([1, 4], "a seat from")):
        next(told for told in dump["history"] if told["event"] == "alliances")["swapped"] = swapped
        with pytest.raises(BadInput, match=rf"history\[2\]\.swapped .*{complaint}"):
            GAME.load(dump)


def test_a_dump_that_says_yes_must_say_what_came_of_it() -> None:
    for card, event in ((FIRE, "out"), (PISTON, "swap")):
        state = scene([card, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, TECH, SALES, BRIGITTE])
        plays(state, card)
        asks(state, 1, "sales_rep")
        answers(state, "yes")
        dump = written(state)
        assert GAME.load(dump).key() == state.key()
        at = next(i for i, told in enumerate(dump["history"]) if told["event"] == event)
        del dump["history"][at]
        with pytest.raises(BadInput, match=rf"history\[{at}\] can't have happened: {event} must come first"):
            GAME.load(dump)


@pytest.mark.parametrize(
    ("hands", "pile", "card", "kind", "choice"),
    [
        ([RECRUITER, SALES, TECH, TECH], [INVESTOR, FIRE], RECRUITER, "swap", {"player": 2}),
        ([TECH, SALES, TECH, FIRE], [INVESTOR, SALES], TECH, "look", {"player": 2}),
        ([EXECUTIVE, SALES, TECH, FIRE], [INVESTOR, TECH, BRIGITTE], EXECUTIVE, "promote", {"player": 1}),
        ([EXECUTIVE, SALES, TECH, FIRE], [INVESTOR, TECH, SALES], EXECUTIVE, "promote", {"player": 1}),
        ([EXECUTIVE, BRIGITTE, TECH, FIRE, SALES], [INVESTOR, SALES], EXECUTIVE, "promote", {"player": 1}),
        ([INVESTOR, SALES, TECH, FIRE], [TECH, SALES], INVESTOR, "give", {"player": 3}),
        ([SALES, SALES, TECH, FIRE], [TECH, INVESTOR], SALES, "keep_alliances", {}),
        ([SALES, SALES, TECH, FIRE], [TECH, INVESTOR], SALES, "swap_alliances", {"players": "1-2"}),
        ([CLEVER, SALES, TECH, FIRE], [TECH, INVESTOR], CLEVER, "ask", {"player": 2, "role": "intern"}),
        ([EMMANUEL, SALES, TECH, FIRE], [TECH, INVESTOR], EMMANUEL, "play", {"card": INVESTOR}),
    ],
)
def test_every_turn_can_be_written_and_read(
    hands: list[str | None], pile: list[str], card: str, kind: str, choice: dict[str, Any]
) -> None:
    state = scene(hands, pile)
    plays(state, card)
    assert GAME.load(written(state)).key() == state.key()
    do(state, kind, **choice)
    assert GAME.load(written(state)).key() == state.key()


@pytest.mark.parametrize("leavers", [(0,), (1,), (2,), (0, 4), (1, 3), (4, 1, 3), (0, 1, 2, 3)])
@pytest.mark.parametrize("asked", [False, True])
def test_concessions_can_be_written_and_read(leavers: tuple[int, ...], asked: bool) -> None:
    state = scene([CLEVER, INVESTOR, TECH, FIRE, EXECUTIVE], [EMMANUEL, TECH, SALES, SALES])
    if asked:
        plays(state, CLEVER)
        asks(state, 2, TECH)
    for seat in leavers:
        state.concede(seat)
        assert GAME.load(written(state)).key() == state.key()


def test_a_match_goes_on_when_one_of_two_leaders_leaves_until_the_round_ends() -> None:
    dump = a_dump()
    state = GAME.load({**dump, "points": [4, 4, 0, 0], "rounds": [[2, 2, 0, 0], [2, 2, 0, 0]]})
    state.concede(0)
    assert not state.over()
    assert GAME.load(written(state)) == state


@pytest.mark.parametrize("players", [4, 5])
def test_a_damaged_dump_is_refused_or_can_be_played_to_its_end(players: int) -> None:
    """Also after concessions, and when the match is over."""
    rng = rng_from(f"damage {players}")
    played = 0
    for seed in range(3):
        state = GAME.new(players, f"damage {seed}")
        while not state.over():
            if rng.below(40) == 0 and state.gone == 0:
                state.concede(rng.below(players))
                continue
            if rng.below(12) == 0:
                played += damage_often(state, rng, 6).played
            seat = seat_to_move(state, rng)
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
        played += damage_often(state, rng, 10).played
    assert played > 0, "some damages do no harm"
