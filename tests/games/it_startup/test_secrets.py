"""IS-10: what is known, to whom, and that a redeal keeps to it."""

import json
from pathlib import Path

import pytest

from captable.core.conformance import check_game
from captable.core.hearing import played
from captable.core.hearing import told as heard
from captable.core.playout import seat_to_move
from captable.core.seed import rng_from
from captable.core.vectors import NONE
from captable.core.view import SPECTATOR
from captable.games.it_startup import GAME
from captable.games.it_startup.rules.observers import KNOWN, label, offer_of
from captable.games.it_startup.rules.state import ItStartupState
from tests.clauses import clause
from tests.games.it_startup.scenes import (
    deck,
    do,
    hand,
    ids,
    known_deck,
    known_hand,
    known_somewhere,
    scene,
    told,
    worker,
)

PUBLIC = 2
"""The last observer at a table of two."""
POSITIONS = Path(__file__).parent / "positions"
"""Of games in which what the public knows and what a seat knows leave few worlds."""


def worlds(state: ItStartupState, seat: int, count: int = 60) -> list[ItStartupState]:
    return [state.redeal(seat, rng_from(f"world {n}")) for n in range(count)]


@clause("IS-10.1")
def test_tables_tokens_points_and_sizes_are_open_and_hands_are_not() -> None:
    state = scene(
        [worker("intern", "tdd", burnout=1)], [], tokens=[4, 7], points=[3, 5], hands=[["solid"], ["debugging"]]
    )
    view = state.view(1)
    shown = str(view.zones)
    assert "solid" not in shown.replace("Solid", "")
    assert "tdd" in shown
    assert "debugging" in shown
    assert [counter.value for counter in view.seats[0].counters] == [3, 4, 6]
    zones = {zone.id: zone for zone in view.zones}
    assert zones["hand-0"].count == 1
    assert zones["deck"].count == len(deck(state))


@clause("IS-10.1")
def test_that_a_card_is_planned_is_open_and_which_is_not() -> None:
    state = scene([], [], hands=[["investor"]])
    do(state, "plan investor")
    planned = {zone.id: zone for zone in state.view(1).zones}["planned-0"]
    assert [piece.face for piece in planned.pieces] == ["back"]
    assert "Investor" not in told(state, 1)
    assert "Investor" in told(state, 0)
    own = {zone.id: zone for zone in state.view(0).zones}["planned-0"]
    assert [piece.face for piece in own.pieces] == ["investor"]
    others = [move for move in range(GAME.move_codes) if state.seen_as(1, 0, move) == GAME.parse("plan intern")]
    assert len(others) == len(ids(state))


@clause("IS-10.1")
def test_the_order_of_the_deck_is_hidden_but_not_what_went_under_in_the_open() -> None:
    state = scene([worker("intern", burnout=2)], [], hands=[["tdd", "investor"]])
    do(state, "sell tdd", "play investor", "end the turn")
    assert known_deck(state, 1)[-3:] == ["tdd", "investor", "intern"]
    assert known_deck(state, PUBLIC)[-3:] == ["tdd", "investor", "intern"]
    assert set(known_deck(state, 1)[:-3]) == {None}
    for world in worlds(state, 1):
        assert deck(world)[-3:] == ["tdd", "investor", "intern"]
    assert len({tuple(deck(world)) for world in worlds(state, 1)}) > 50
    picks = [GAME.parse(f"pick card {number}") for number in (1, 2, 3)]
    assert len({state.seen_as(1, 0, pick) for pick in picks}) == 1
    assert [state.seen_as(0, 0, pick) for pick in picks] == picks


@clause("IS-10.2")
def test_who_looked_at_cards_knows_them_and_their_places() -> None:
    state = scene([], [], tokens=2, hands=[["research_engineer"]], top=["tdd", "solid", "debugging"])
    do(state, "play research engineer")
    assert "Player 1 looks at TDD, SOLID and Debugging, from the top." in told(state, 0)
    assert "TDD" not in told(state, 1)
    do(state, "pick card 3", "pick card 2")
    assert known_deck(state, 0)[:3] == ["debugging", "tdd", "solid"] or deck(state)[:3] == known_deck(state, 0)[:3]
    assert known_deck(state, 1)[:3] == [None] * 3
    for world in worlds(state, 0):
        assert deck(world)[:3] == deck(state)[:3]
    assert len({tuple(deck(world)[:3]) for world in worlds(state, 1)}) > 20


@clause("IS-10.2")
def test_a_shuffle_ends_the_knowledge_of_places_not_of_what_is_in_the_deck() -> None:
    state = scene([], [worker("intern", "tdd")], tokens=4, hands=[["technical_debt"]])
    do(state, "play technical debt")
    assert set(known_deck(state, 1)[:-1]) == {None}
    assert known_deck(state, 1)[-1] == "technical_debt"
    assert known_somewhere(state, 1) == ["intern", "tdd"]
    places = set()
    for world in worlds(state, 1):
        assert {"intern", "tdd"} <= set(deck(world))
        places.add(deck(world).index("tdd"))
    assert len(places) > 10


@clause("IS-10.2")
def test_a_card_drawn_from_a_known_place_stays_known_in_that_hand() -> None:
    top = [{"card": "tdd", "known_to": [1]}]
    state = scene([], [], tokens=2, top=top)
    do(state, "buy a card")
    assert known_hand(state, 1, 0) == ["tdd"]
    assert known_hand(state, PUBLIC, 0) == []
    assert all("tdd" in hand(world, 0) for world in worlds(state, 1))
    shown = {zone.id: zone for zone in state.view(1).zones}["hand-0"]
    assert [piece.face for piece in shown.pieces] == ["tdd"]
    do(state, "sell tdd")
    assert known_hand(state, 1, 0) == []


@clause("IS-10.2")
def test_of_two_equal_cards_the_known_one_is_the_one_that_left() -> None:
    hands = [[{"card": "intern", "known_to": [1]}, "intern", "tdd"]]
    state = scene([], [], hands=hands)
    do(state, "sell intern")
    assert known_hand(state, 1, 0) == []
    assert hand(state, 0) == ["intern", "tdd"]


@clause("IS-10.2")
def test_an_unseen_plan_makes_a_known_action_uncertain_and_nothing_else() -> None:
    hands = [[{"card": "investor", "known_to": [1]}, {"card": "tdd", "known_to": [1]}, "monster_bug", "solid"]]
    state = scene([], [], hands=hands)
    do(state, "plan monster bug")
    assert known_hand(state, 1, 0) == ["tdd"]
    assert known_somewhere(state, 1) == ["investor"]
    where = set()
    for world in worlds(state, 1):
        planned = world.hidden.plans[0]
        is_planned = ids(world)[(planned & 255) >> 1] == "investor"
        assert is_planned or "investor" in hand(world, 0)
        assert world.cards.cards[(planned & 255) >> 1].type == "action"
        where.add(is_planned)
    assert where == {True, False}
    do(state, "end the turn", "end the turn")
    state.tokens[0] = 9
    assert known_somewhere(state, 1) == ["investor"]


@clause("IS-10.2")
def test_the_only_action_that_could_be_planned_stays_known() -> None:
    hands = [[{"card": "investor", "known_to": [1]}, {"card": "tdd", "known_to": [1]}]]
    state = scene([], [], hands=hands)
    do(state, "plan investor")
    planned = {zone.id: zone for zone in state.view(1).zones}["planned-0"]
    assert [piece.face for piece in planned.pieces] == ["investor"]


@clause("IS-10.2")
def test_when_another_reorders_cards_that_you_had_seen_you_know_them_but_not_their_places() -> None:
    top = [{"card": card, "known_to": [1]} for card in ("tdd", "solid", "debugging")]
    state = scene([], [], tokens=2, hands=[["research_engineer"]], top=top)
    do(state, "play research engineer", "pick card 2", "pick card 3")
    assert known_deck(state, 1)[:3] == [None] * 3
    assert known_somewhere(state, 1) == ["debugging", "solid", "tdd"]
    orders = set()
    for world in worlds(state, 1):
        assert sorted(deck(world)[:3]) == ["debugging", "solid", "tdd"]
        orders.add(tuple(deck(world)[:3]))
    assert len(orders) == 6


@clause("IS-10.2")
def test_when_another_takes_from_cards_that_you_had_seen_you_do_not_know_which_was_taken() -> None:
    top = [{"card": card, "known_to": [1]} for card in ("tdd", "solid", "debugging")]
    state = scene([], [], tokens=2, hands=[["junior_backend_developer", "intern"]], top=top)
    do(state, "play junior backend developer", "pick card 2")
    taken = set()
    for world in worlds(state, 1):
        in_hand = {"tdd", "solid", "debugging"} & set(hand(world, 0))
        assert len(in_hand) == 1
        assert set(deck(world)[-2:]) == {"tdd", "solid", "debugging"} - in_hand
        taken |= in_hand
    assert taken == {"tdd", "solid", "debugging"}
    do(state, "sell solid")
    assert known_somewhere(state, 1) == ["debugging", "tdd"]
    assert all(set(deck(world)[-3:-1]) == {"debugging", "tdd"} for world in worlds(state, 1))


@clause("IS-10.2")
def test_knowing_one_of_the_cards_that_another_reorders_is_knowing_it_among_them() -> None:
    top = ["tdd", {"card": "solid", "known_to": [1]}, "debugging"]
    state = scene([], [], tokens=2, hands=[["research_engineer"]], top=top)
    do(state, "play research engineer", "pick card 1", "pick card 2")
    assert known_somewhere(state, 1) == ["solid"]
    assert {deck(world).index("solid") for world in worlds(state, 1)} == {0, 1, 2}


@clause("IS-10.3")
def test_cards_drawn_by_an_effect_are_not_shown_even_where_they_are_cheaper() -> None:
    state = scene(["intern"], [], tokens=9, hands=[["bi_developer"]], top=["tdd"])
    do(state, "play bi developer")
    assert "TDD" not in told(state, 1)
    assert "TDD" in told(state, 0)
    assert "cheaper" not in str(state.view(1).zones)
    assert "cheaper" in str(state.view(0).zones)
    assert len({tuple(hand(world, 0)) for world in worlds(state, 1)}) > 10
    offered = [offer_of(word) for world in worlds(state, 1) for word in world.hidden.hands[0]]
    assert set(offered) == {NONE}  # a redeal does not say which card was drawn so


def test_a_redeal_never_falls_back_on_the_true_world() -> None:
    state = scene([], [], hands=[["tdd", "solid", "debugging"], ["intern"]])
    assert any(hand(world, 0) != hand(state, 0) for world in worlds(state, 1))
    assert all(hand(world, 1) == ["intern"] for world in worlds(state, 1))
    assert all(world.knows(1) == state.knows(1) for world in worlds(state, 1))


@clause("IS-10.1")
def test_what_the_public_knows_every_seat_knows() -> None:
    """However blurred a seat's own notes are: in game 65 those of two seats once fell behind the public's."""
    check_game(GAME, 3, "soak it_startup --players 3/65")
    for number in range(8):
        state = GAME.new(3, f"public {number}")
        assert isinstance(state, ItStartupState)
        rng = rng_from(f"public {number}")
        while not state.over():
            seat = seat_to_move(state, rng)
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
            for word in state.hidden.everywhere():
                if label(word, 3) == KNOWN:
                    assert all(label(word, seat) == KNOWN for seat in range(3))


@clause("IS-10.1")
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"planning_bonus": True, "threshold": "fast"}), (4, {"teams": True, "threshold": "fast"})],
)
def test_whoever_only_follows_the_log_can_tell_the_choices_of_others_apart(
    players: int, options: dict[str, object]
) -> None:
    """Also those that reveal nothing, such as which of two interns gets the burnout."""
    state, rng = GAME.new(players, "log", options), rng_from("log")
    while not state.over():
        seat = seat_to_move(state, rng)
        moves = state.moves(seat)
        after = played(state, seat, state.common_sense(seat, rng))
        instead = played(state, seat, moves[rng.below(len(moves))])
        for other in set(range(players)) - {seat}:
            assert heard(after, other) != heard(instead, other) or after.knows(other) == instead.knows(other)
        state = after


@clause("IS-4.5")
def test_a_sale_tells_whether_the_card_was_played_this_turn() -> None:
    told = []
    for spent in (False, True):
        dump = scene([], [], tokens=4, hands=[["investor"], ["tdd"]]).dump()
        dump["hands"][0] = [{"card": "investor", "spent": spent, "known_to": [0]}]
        dump["spent"] = int(spent)
        state = GAME.load(dump)
        state.telling = True
        do(state, "sell investor")
        told.append(state.events[0].face(1))
    assert told[0] != told[1]


@clause("IS-10.2")
@pytest.mark.parametrize("name", [file.stem for file in POSITIONS.glob("*.json")])
def test_worlds_keep_what_everybody_knows_where_few_worlds_do(name: str) -> None:
    state = GAME.load(json.loads((POSITIONS / f"{name}.json").read_text()))
    for seat in range(state.players):
        for world in worlds(state, seat, 8):
            assert world.knows(SPECTATOR) == state.knows(SPECTATOR)
            assert GAME.load(world.dump()) == world  # no Action of this turn in another hand
