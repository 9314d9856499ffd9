"""IH-13: what is known, and other worlds that look the same."""

import json

import msgspec
import pytest

from captable.core.conformance import check_game
from captable.core.rng import Rng
from captable.games.it_heroes import GAME
from captable.games.it_heroes.rules.state import ItHeroesState
from tests.clauses import clause
from tests.games.it_heroes.scenes import END, FILLER, do, hand, new, scene, side

PRESETS = list(GAME.shelf.presets)


def text_of(state: ItHeroesState, seat: int) -> str:
    return msgspec.json.encode(state.view(seat)).decode()


def worlds(state: ItHeroesState, seat: int, number: int = 40) -> list[ItHeroesState]:
    rng = Rng(5, 6, 7, 8)
    return [state.redeal(seat, rng) for _ in range(number)]


@clause("IH-13.1")
def test_hands_piles_and_removed_cards_are_hidden_and_the_rest_is_open() -> None:
    state = scene(
        hands={0: "phoenix_cto", 1: "headhunter rollback"},
        heroes={1: "script_shaman/spent+1"},
        discards={1: "overtime"},
        piles={1: "data_leak blame_game"},
    )
    mine, theirs = text_of(state, 0), text_of(state, 1)
    assert "phoenix_cto" in mine
    assert "phoenix_cto" not in theirs
    for id in ("headhunter", "data_leak", "blame_game"):
        assert id not in mine
    assert "data_leak" not in text_of(state, 1).replace('"decks"', "").split('"facts"')[0]
    zones = {zone.id: zone for zone in state.view(0).zones}
    assert zones["heroes-1"].pieces[0].marks == ["hit-1", "spent"]
    assert [piece.face for piece in zones["discard-1"].pieces] == ["overtime"]
    assert zones["hand-1"].count == 2
    assert zones["pile-1"].count == 2


@clause("IH-13.1")
def test_what_was_healed_stays_known_in_the_pile_in_the_hand_and_among_the_removed() -> None:
    healed = scene(hands={0: "reboot_everything overtime"}, discards={0: "data_leak headhunter"}, piles={0: FILLER})
    do(healed, "play reboot_everything", "heal headhunter")
    assert side(healed, 0)["pile"] == [FILLER, "headhunter/known", "data_leak/known"]
    for world in worlds(healed, 1):
        assert side(world, 0)["pile"][1:] == ["headhunter/known", "data_leak/known"]
    drawn = scene(turn=1, piles={0: f"{FILLER} headhunter/known {FILLER}"}, hands={0: "overtime"})
    do(drawn, END)
    assert side(drawn, 0)["hand"] == [FILLER, "headhunter/known", "overtime"]
    assert all("headhunter" in hand(world, 0) for world in worlds(drawn, 1))
    assert "headhunter" in text_of(drawn, 1)
    gone = scene(
        threats={0: "phishing_phil"}, piles={0: f"headhunter/known {FILLER} {FILLER}"}, resources={0: "snack_drawer"}
    )
    do(gone, END)
    assert "headhunter/known" in side(gone, 0)["removed"]
    assert all("headhunter/known" in side(world, 0)["removed"] for world in worlds(gone, 1))


@clause("IH-13.1")
def test_a_shuffle_hides_the_positions_but_not_that_the_cards_are_there() -> None:
    state = scene(hands={0: "headhunter rollback"}, piles={0: f"{FILLER} " * 6 + "data_leak/known"})
    do(state, "play headhunter", "find nothing")
    assert "data_leak/known" not in side(state, 0)["pile"]
    places = set()
    for world in worlds(state, 1):
        dump = side(world, 0)
        everywhere = [*dump["hand"], *dump["pile"], *dump["removed"]]
        assert "data_leak" in everywhere
        places.add(dump["pile"].index("data_leak") if "data_leak" in dump["pile"] else -1)
    assert len(places) > 2


@clause("IH-13.1")
def test_the_owner_does_not_know_what_was_removed_until_a_search_shows_it() -> None:
    state = scene(
        threats={0: "phishing_phil"}, piles={0: "data_leak blame_game " + f"{FILLER} " * 5}, hands={0: "headhunter"}
    )
    do(state, END, "no flash", END)
    assert {"data_leak", "blame_game"} <= set(side(state, 0)["removed"])
    hidden = {tuple(side(world, 0)["removed"]) for world in worlds(state, 0)}
    assert len(hidden) > 1
    do(state, "play headhunter")
    assert {tuple(side(world, 0)["removed"]) for world in worlds(state, 0)} == {tuple(side(state, 0)["removed"])}


@clause("IH-13.1")
def test_both_know_what_the_recycled_pile_is_made_of() -> None:
    discards = "overtime data_leak blame_game rollback headhunter spam_filter " * 2
    state = scene(hands={0: "check_the_logs phishing_phil"}, piles={0: f"{FILLER} {FILLER}"}, discards={0: discards})
    do(state, "play check_the_logs")
    assert side(state, 0)["recycled"]
    for world in worlds(state, 1):
        dump = side(world, 0)
        recycled = [*dump["pile"], *dump["removed"][dump["before"] :]]
        assert sorted(recycled) == sorted(discards.split())


@clause("IH-13.1")
def test_spent_and_fresh_copies_are_different_moves_and_the_owner_sees_the_mark() -> None:
    state = scene(hands={0: "script_shaman script_shaman/spent"})
    zones = {zone.id: zone for zone in state.view(0).zones}
    assert [piece.marks for piece in zones["hand-0"].pieces] == [[], ["spent"]]
    do(state, f"play {'script_shaman/spent'}")
    assert side(state, 0)["heroes"][0]["card"] == "script_shaman/spent"


@clause("IH-13.2")
def test_a_closed_list_may_be_any_legal_deck_that_holds_what_was_shown() -> None:
    state = new("closed", "aggressive", "burnout")
    state.telling = False
    rng = Rng(1, 2, 3, 4)
    for _ in range(30):
        state.apply(state.turn, state.common_sense(state.turn, rng))
    assert not state.over()
    shown = [row["card"] for row in side(state, 1)["heroes"]] + side(state, 1)["discard"]
    shown += [row["card"] for row in side(state, 0)["threats"]]
    assert shown
    decks = set()
    for world in worlds(state, 0):
        deck = side(world, 1)["deck"]
        decks.add(json.dumps(deck))
        assert GAME.shelf.broken([deck.get(id, 0) for id in GAME.cards.kinds]) == []
        for id in shown:
            kind = id.removesuffix("/spent")
            assert deck.get(kind, 0) >= [other.removesuffix("/spent") for other in shown].count(kind)
        assert side(world, 0)["deck"] == side(state, 0)["deck"]
    assert len(decks) > 5
    presets = [
        json.dumps({id: n for id, n in zip(GAME.cards.kinds, p, strict=True) if n}) for p in GAME.shelf.presets.values()
    ]
    assert decks & set(presets)
    assert state.view(0).facts.decks[1] is None
    assert any(note.id == "ih-closed-list" for note in state.view(0).seats[1].notes)


@clause("IH-13.2")
def test_open_lists_are_known_to_both() -> None:
    state = new("open", "aggressive", "burnout", open_lists=True)
    for world in worlds(state, 0, 5):
        assert side(world, 1)["deck"] == side(state, 1)["deck"]
    assert state.view(0).facts.decks[1] == side(state, 1)["deck"]


@clause("IH-12.5")
def test_what_a_search_found_looks_alike_to_the_other_player() -> None:
    state = scene(hands={0: "headhunter rollback"}, piles={0: "help_desk_hero security_sentinel rollback"})
    do(state, "play headhunter")
    nothing, *found = state.moves(0)
    assert len({state.seen_as(1, 0, move) for move in found}) == 1
    assert state.seen_as(1, 0, nothing) == nothing
    assert [state.seen_as(0, 0, move) for move in found] == found


# -- everything else that the contract promises -----------------------------------------------------------------------


@pytest.mark.parametrize("one", PRESETS)
@pytest.mark.parametrize("two", PRESETS)
def test_every_pair_of_presets_keeps_the_contract(one: str, two: str) -> None:
    options = {"recycle": "cover" if one < two else "printed", "open_lists": one == two}
    check_game(GAME, 2, f"{one}-{two}", options, [{"deck": one}, {"deck": two}], samples=3)


@pytest.mark.parametrize("seed", range(6))
def test_random_legal_decks_keep_the_contract(seed: int) -> None:
    check_game(GAME, 2, f"random-{seed}", {"recycle": "cover"}, [{"deck": "random"}] * 2, samples=4)


def test_common_sense_beats_chance() -> None:
    won = 0
    for number in range(30):
        state = GAME.new(2, number, seat_options=[{"deck": "aggressive"}] * 2)
        state.telling = False
        rng = Rng(number, 2, 3, 4)
        while not state.over():
            moves = state.moves(state.turn)
            sensible = state.turn == number % 2
            move = state.common_sense(state.turn, rng) if sensible else moves[rng.below(len(moves))]
            state.apply(state.turn, move)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == [number % 2]
    assert won > 22
