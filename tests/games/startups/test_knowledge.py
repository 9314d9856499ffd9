"""SU-7: what everybody sees, what one player sees, and what nobody does."""

import msgspec
import pytest

from captable.core.rng import Rng
from captable.core.seed import rng_from
from captable.core.view import OPEN, SPECTATOR, View, Zone
from captable.games.startups import GAME
from captable.games.startups.rules.state import StartupsState
from tests.clauses import clause
from tests.games.following import missed
from tests.games.startups.scenes import COMPANIES, counted, do, hand, known, scene, short, told

LOOKERS = [SPECTATOR, 0, 1, 2]


def zone(view: View, id: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == id)


def shown(view: View, id: str) -> str:
    """The cards that can be seen in a zone: "octo hippo"."""
    return short([piece.face for piece in zone(view, id).pieces])


def sight() -> StartupsState:
    return scene(
        hands={0: "giraffe octo hippo", 1: "bowwow octo hippo", 2: "elephant elephant octo"},
        known={1: "octo"},
        portfolios={0: "hippo hippo", 2: "flamingo"},
        market="octo+2 giraffe",
        chips={0: 3, 1: 8, 2: 12},
    )


@clause("SU-7.1")
@pytest.mark.parametrize("looker", LOOKERS)
def test_everybody_sees_chips_market_portfolios_anti_monopoly_chips_and_sizes(looker: int) -> None:
    state = sight()
    view = state.view(looker)
    assert [[c.value for c in seat.counters if c.id == "chips"] for seat in view.seats] == [[3], [8], [12]]
    assert shown(view, "market") == "octo giraffe"
    assert [piece.counters[0].value for piece in zone(view, "market").pieces] == [2, 0]
    assert [shown(view, f"portfolio-{seat}") for seat in range(3)] == ["hippo hippo", "", "flamingo"]
    assert [piece.id for piece in zone(view, "chips-0").pieces] == ["chip-hippo_powertech"]
    assert [piece.id for piece in zone(view, "chips-2").pieces] == ["chip-flamingo_soft"]
    assert len(zone(view, "chips").pieces) == 4
    assert [zone(view, f"hand-{seat}").count for seat in range(3)] == [3, 3, 3]
    assert zone(view, "pile").count == state.pile() == 45 - 5 - 9 - 3 - 2


@clause("SU-7.1")
@pytest.mark.parametrize("looker", LOOKERS)
@pytest.mark.parametrize(
    "change",
    [
        {"chips": {0: 4, 1: 8, 2: 12}},
        {"market": "octo+1 giraffe"},
        {"market": "octo+2 flamingo"},
        {"market": "octo+2 giraffe hippo"},
        {"portfolios": {0: "hippo hippo", 1: "flamingo"}},
        {"portfolios": {0: "hippo hippo hippo", 2: "flamingo"}},
        {"holders": {"hippo": 1}},
        {"hands": {0: "giraffe octo hippo", 1: "bowwow octo", 2: "elephant elephant octo hippo"}},
        {"known": {1: "octo hippo"}},
        {"turn": 1},
        {"step": "play"},
        {"idle_turns": 1},
        {"anti_monopoly": "manual"},
        {"rounds": 4},
        {"rounds": 4, "results": [[1, 2, 3]]},
        {"gone": [2]},
    ],
    ids=str,
)
def test_every_open_thing_is_in_what_each_seat_knows(looker: int, change: dict[str, object]) -> None:
    base: dict[str, object] = {
        "hands": {0: "giraffe octo hippo", 1: "bowwow octo hippo", 2: "elephant elephant octo"},
        "known": {1: "octo"},
        "portfolios": {0: "hippo hippo", 2: "flamingo"},
        "market": "octo+2 giraffe",
        "chips": {0: 3, 1: 8, 2: 12},
    }
    before, after = scene(**base), scene(**(base | change))  # type: ignore[arg-type]
    assert before.knows(looker) != after.knows(looker)
    assert len(before.knows(looker)) == len(after.knows(looker))


@clause("SU-7.2")
def test_a_player_sees_the_own_hand_and_of_the_others_what_was_taken_in_the_open() -> None:
    view = sight().view(0)
    assert shown(view, "hand-0") == "giraffe octo hippo"
    assert shown(view, "hand-1") == "octo"
    assert shown(view, "hand-2") == ""
    assert shown(sight().view(1), "hand-1") == "bowwow octo hippo"


@clause("SU-7.2")
def test_a_spectator_sees_no_hand_and_a_replay_shows_all() -> None:
    spectator, open_view = sight().view(SPECTATOR), sight().view(OPEN)
    assert [shown(spectator, f"hand-{seat}") for seat in range(3)] == ["", "octo", ""]
    assert [shown(open_view, f"hand-{seat}") for seat in range(3)] == [
        "giraffe octo hippo",
        "bowwow octo hippo",
        "octo elephant elephant",
    ]


@clause("SU-7.2")
def test_a_card_taken_from_the_market_is_known_to_all() -> None:
    state = scene(hands={0: "giraffe octo"}, market="hippo")
    do(state, "take market card 1")
    assert known(state, 0) == "hippo"
    assert shown(state.view(1), "hand-0") == "hippo"


@clause("SU-7.2")
def test_a_card_drawn_is_known_to_its_holder_only() -> None:
    state = scene(hands={0: "giraffe octo"}, pile="hippo")
    do(state, "draw a card")
    assert known(state, 0) == ""
    assert shown(state.view(0), "hand-0") == "giraffe octo hippo"
    assert shown(state.view(1), "hand-0") == ""
    assert told(state, 0) == ["Player 1 draws Hippo Powertech."]
    assert told(state, 1) == told(state, SPECTATOR) == ["Player 1 draws a card."]
    assert told(state, OPEN) == told(state, 0)


@clause("SU-7.2")
@pytest.mark.parametrize("move", ["keep hippo", "sell hippo"])
def test_it_is_known_until_its_holder_plays_a_card_of_that_company(move: str) -> None:
    state = scene(hands={0: "giraffe hippo hippo"}, known={0: "hippo"}, step="play")
    do(state, move)
    assert hand(state, 0) == "giraffe hippo"
    assert known(state, 0) == ""


@clause("SU-7.2")
def test_playing_another_company_leaves_it_known() -> None:
    state = scene(hands={0: "giraffe hippo"}, known={0: "hippo"}, step="play")
    do(state, "keep giraffe")
    assert known(state, 0) == "hippo"


@clause("SU-7.2")
def test_of_two_known_cards_of_a_company_one_stays_known() -> None:
    state = scene(hands={0: "giraffe hippo hippo"}, known={0: "hippo hippo"}, step="play")
    do(state, "sell hippo")
    assert known(state, 0) == "hippo"


@clause("SU-7.2")
@pytest.mark.parametrize("looker", [*LOOKERS, OPEN])
def test_the_cards_put_aside_are_never_shown(looker: int) -> None:
    """Whatever lies aside, and in whatever order the pile lies, the view and `knows` are the same, also at the end."""
    state = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"})
    dump = state.dump()
    last = len(dump["market"]) - 1
    other = {**dump, "aside": [dump["market"][last]["company"], *dump["aside"][1:]]}
    other["market"] = [*dump["market"][:last], {**dump["market"][last], "company": dump["aside"][0]}]
    assert state.view(looker) != GAME.load(other).view(looker), "the market is open"
    assert not [zone for zone in state.view(looker).zones if "aside" in zone.id]
    running = sight()
    turned = GAME.load({**running.dump(), "aside": running.dump()["pile"][:5], "pile": _turned(running)})
    assert running.view(looker) == turned.view(looker)
    assert running.knows(looker) == turned.knows(looker)


def _turned(state: StartupsState) -> list[str]:
    """The pile with its first five cards exchanged for those put aside."""
    dump = state.dump()
    return [*dump["aside"], *dump["pile"][5:]]


@clause("SU-7.2")
@pytest.mark.parametrize("looker", LOOKERS)
def test_what_a_seat_can_t_see_changes_neither_its_view_nor_what_it_knows(looker: int) -> None:
    state = sight()
    for chance in range(20):
        world = state.redeal(max(looker, 0), rng_from(f"chance {chance}"))
        assert msgspec.json.encode(world.view(looker)) == msgspec.json.encode(state.view(looker))
        assert world.knows(looker) == state.knows(looker)


@clause("SU-7.2")
def test_a_redeal_moves_every_unseen_card_and_leaves_every_seen_one() -> None:
    state = sight()
    worlds = [state.redeal(0, rng_from(f"chance {chance}")).dump() for chance in range(60)]
    for world in worlds:
        assert world["hands"][0] == state.dump()["hands"][0]
        assert COMPANIES["octo"] in world["hands"][1]
        for seen in ("market", "portfolios", "chips", "known", "anti_monopoly", "turn", "step"):
            assert world[seen] == state.dump()[seen]
        assert len(world["pile"]) == len(state.dump()["pile"])
    for place in ("pile", "aside"):
        for end in (0, -1):
            assert len({world[place][end] for world in worlds}) >= 4
    assert len({tuple(world["hands"][1]) for world in worlds}) > 10
    assert len({tuple(world["hands"][2]) for world in worlds}) > 10
    assert len({tuple(world["rng"]) for world in worlds}) == 60


@clause("SU-7.2")
def test_a_redeal_is_a_function_of_what_the_seat_knows_and_of_chance_alone() -> None:
    state = sight()
    worlds = [state.redeal(1, rng_from(f"chance {chance}")) for chance in range(10)]
    again = [world.redeal(1, Rng(9, 9, 9, 9)).dump() for world in worlds]
    assert all(world == again[0] for world in again)
    assert state.redeal(1, Rng(9, 9, 9, 9)).dump() == again[0]


def test_nothing_is_left_in_a_redealt_state_that_its_seat_may_not_know() -> None:
    """Not even the cards that were drawn before, which the true deck still remembers."""
    state = GAME.new(3, "memory")
    assert isinstance(state, StartupsState)
    for _ in range(20):
        state.play(state.turn, state.moves(state.turn)[0])
    world = state.redeal(0, Rng(1, 1, 1, 1))
    assert len(world.deck) == world.pile() + 5
    assert not world.telling
    assert world.events == []


@pytest.mark.parametrize(
    ("moves", "revealed"),
    [
        (["draw a card"], True),
        (["take market card 1"], False),
        (["take market card 1", "keep hippo"], False),
        (["take market card 1", "keep giraffe"], True),
        (["take market card 1", "sell giraffe"], True),
        (["draw a card", "keep giraffe"], True),
    ],
    ids=lambda moves: moves[-1] if isinstance(moves, list) else str(moves),
)
@clause("SU-7.2")
def test_a_move_reveals_something_unless_everybody_could_have_told_it(moves: list[str], revealed: bool) -> None:
    state = scene(hands={0: "giraffe octo"}, market="hippo")
    do(state, *moves)
    assert state.revealed is revealed


def test_a_move_that_ends_the_round_reveals_the_hands() -> None:
    state = scene(
        hands={0: "hippo", 1: "octo"}, known={0: "hippo"}, step="play", idle_turns=18, portfolios={2: "octo octo"}
    )
    do(state, "keep hippo")
    assert state.over()
    assert state.revealed


def test_a_piece_is_named_after_its_place_so_that_equal_cards_can_t_be_followed() -> None:
    state = scene(hands={0: "giraffe octo octo"})
    ids = [piece.id for piece in zone(state.view(0), "hand-0").pieces]
    assert ids == ["hand-0-giraffe_beer-0", "hand-0-octo_coffee-0", "hand-0-octo_coffee-1"]


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("rounds", [1, 4])
def test_what_a_seat_knows_has_one_length_for_each_number_of_players(players: int, rounds: int) -> None:
    state = GAME.new(players, "length", {"rounds": rounds})
    lengths = {len(state.knows(seat)) for seat in range(-1, players)}
    assert lengths == {len(GAME.new(players, "other", {"anti_monopoly": "manual"}).knows(0))}


@clause("SU-7.1", "SU-7.2")
@pytest.mark.parametrize(("players", "options"), [(3, {"rounds": 4}), (4, {"anti_monopoly": "manual"}), (7, {})])
def test_who_only_follows_the_events_misses_nothing_when_somebody_leaves(
    players: int, options: dict[str, object]
) -> None:
    for seed in range(12):
        assert missed(GAME, players, f"follow {seed}", options) == []
