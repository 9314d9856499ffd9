"""What each player knows (SN-9)."""

from __future__ import annotations

import msgspec
import pytest

from captable.core.view import OPEN, SPECTATOR
from captable.games.startup_nation import GAME
from captable.games.startup_nation.rules.state import StartupNationState
from tests.clauses import clause
from tests.games.following import missed
from tests.games.startup_nation.scenes import (
    BRIGITTE,
    EMMANUEL,
    EXECUTIVE,
    FIRE,
    INVESTOR,
    LEGAL,
    PISTON,
    RECRUITER,
    SALES,
    TECH,
    answers,
    asks,
    cards_in,
    do,
    faces,
    gives_token_to,
    hands,
    looks_at,
    message,
    plays,
    possible,
    promotes,
    scene,
    shown,
    swaps_with,
    told,
    zone,
)


def notes(state: StartupNationState, viewer: int, player: int) -> list[str]:
    words = GAME.words()
    return [words.say(note) for note in state.view(viewer).seats[player].notes]


# -- open to all -------------------------------------------------------------------------------------------


@clause("SN-9.1")
def test_everything_open_is_open_to_spectators_too() -> None:
    state = scene(
        [INVESTOR, SALES, TECH, RECRUITER], [FIRE, EMMANUEL, TECH, LEGAL], points=[1, 2, 0, 0], rounds=[[1, 2, 0, 0]]
    )
    plays(state, INVESTOR)
    gives_token_to(state, 2)
    view = state.view(SPECTATOR)
    counters = {counter.id: counter.value for counter in view.counters}
    assert counters == {"round": 2, "supply": 0}
    assert zone(view, "pile").count == 2
    assert [[c.value for c in seat.counters] for seat in view.seats] == [[1, 0], [2, 0], [0, 1], [0, 0]]
    assert [seat.team for seat in view.seats] == [0, 1, 0, 1]
    assert faces(view, "discard")[-1] == INVESTOR
    assert len(faces(view, "interns")) == 5
    assert view.facts.rounds == [[1, 2, 0, 0]]
    assert view.facts.points_to_win == 4
    assert [event.kind for event in state.events if event.face(SPECTATOR)] == ["gave", "drew"]


@clause("SN-2.1", "SN-9.1")
def test_the_cards_of_the_match_are_open_with_their_copies() -> None:
    named = [FIRE, LEGAL, PISTON, "too_clever", "tax_magic"]
    view = GAME.new(4, seed="deck", options={"interns": named}).view(SPECTATOR)
    deck = {row.id: row.copies for row in view.facts.deck}
    assert deck == dict.fromkeys(named, 1) | {
        TECH: 2,
        RECRUITER: 2,
        SALES: 2,
        EXECUTIVE: 1,
        INVESTOR: 1,
        EMMANUEL: 1,
        BRIGITTE: 1,
    }
    assert [row.rank for row in view.facts.deck] == [0] * 5 + list(range(1, 8))


@clause("SN-9.1")
def test_answers_are_open_and_stay_as_notes() -> None:
    state = scene([FIRE, SALES, TECH, RECRUITER], [INVESTOR, EMMANUEL, TECH, LEGAL])
    plays(state, FIRE)
    asks(state, 1, INVESTOR)
    answers(state, "below")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert "Player 1 asked “Investor?”; the answer was “below”." in notes(state, viewer, 1)
    plays(state, EMMANUEL)
    assert any(note.startswith("Before the card may have changed") for note in notes(state, 3, 1))


@clause("SN-9.1", "SN-9.2")
def test_hands_and_pile_are_hidden_and_the_own_cards_are_not() -> None:
    state = scene([INVESTOR, SALES, TECH, RECRUITER], [FIRE, EMMANUEL, TECH, LEGAL])
    assert shown(state, 0, 0) == [INVESTOR, FIRE]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert shown(state, viewer, 0) == []
    assert zone(state.view(1), "hand-0").count == 2
    assert zone(state.view(SPECTATOR), "pile").pieces == []
    assert faces(state.view(OPEN), "pile-order") == [EMMANUEL, TECH, LEGAL]


# -- sightings -----------------------------------------------------------------------------------------------


def looked() -> StartupNationState:
    """Seat 0 has looked at seat 1's Recruiter; seat 1 has drawn a card and is to play."""
    state = scene([TECH, RECRUITER, INVESTOR, EMMANUEL], [TECH, SALES, RECRUITER, SALES, LEGAL, FIRE])
    plays(state, TECH)
    looks_at(state, 1)
    return state


@clause("SN-9.2")
def test_a_sighting_stays_known_when_a_card_of_another_name_is_played() -> None:
    state = looked()
    plays(state, SALES)
    do(state, "keep_alliances")
    assert shown(state, 0, 1) == [RECRUITER]
    assert notes(state, 0, 1)[0] == "Holds Recruiter: you know it for certain."
    assert shown(state, 2, 1) == []
    assert shown(state, SPECTATOR, 1) == []


@clause("SN-9.2")
def test_a_sighting_is_lost_when_a_card_of_its_name_is_played() -> None:
    state = looked()
    plays(state, RECRUITER)
    swaps_with(state, 2)
    assert shown(state, 0, 2) == [], "seat 2 has what seat 1 drew, and nobody else knows that"
    assert shown(state, 1, 2) == [SALES]
    state = looked()
    plays(state, SALES)
    do(state, "keep_alliances")
    plays(state, RECRUITER)
    swaps_with(state, 3)
    assert shown(state, 0, 1) == [RECRUITER], "another player's card of that name changes nothing"


@clause("SN-9.2")
def test_it_is_not_learned_whether_the_card_played_was_held_or_drawn() -> None:
    """Seat 1 holds a Recruiter that seat 0 saw, draws the other Recruiter and plays one: it can still be there."""
    state = scene([TECH, RECRUITER, INVESTOR, EMMANUEL], [TECH, RECRUITER, SALES, SALES])
    plays(state, TECH)
    looks_at(state, 1)
    plays(state, RECRUITER)
    assert shown(state, 0, 1) == []
    assert possible(state, 0, 1) == {RECRUITER, SALES, INVESTOR, EMMANUEL}, "any card that seat 0 has not seen"
    assert hands(state)[1] == RECRUITER


@clause("SN-9.2")
def test_a_card_of_a_known_name_stays_known_when_both_cards_were_known() -> None:
    """Seat 0 is promoted past a Recruiter and swaps its Sales Rep to seat 1, who then draws that Recruiter."""
    state = scene([EXECUTIVE, SALES, EMMANUEL, INVESTOR], [RECRUITER, TECH, TECH, SALES, RECRUITER, FIRE, LEGAL])
    plays(state, EXECUTIVE)
    promotes(state, 0)  # discards the Recruiter, passes over both Tech Leads, takes the Sales Rep
    assert faces(state.view(0), "pile-order") == [TECH], "the first one has been drawn"
    assert shown(state, 0, 1) == [TECH], "only the card drawn"
    plays(state, SALES)
    do(state, "keep_alliances")
    assert shown(state, 0, 1) == [TECH], "both cards were known: it kept the Tech Lead"
    assert possible(state, 2, 1) != {TECH}
    assert shown(state, 0, 2) == [TECH], "the place in the pile was known when it was drawn"
    assert shown(state, 1, 2) == []


@clause("SN-9.2")
def test_a_swap_chain_across_three_players_is_known_by_whom_it_should_be() -> None:
    state = scene([RECRUITER, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, FIRE, TECH, LEGAL, SALES])
    plays(state, RECRUITER)
    swaps_with(state, 1)  # seat 0: Sales Rep, seat 1: Investor
    assert shown(state, 0, 1) == [INVESTOR]
    assert shown(state, 1, 0) == [SALES]
    assert shown(state, 2, 0) == shown(state, 2, 1) == shown(state, SPECTATOR, 0) == []
    plays(state, RECRUITER)
    swaps_with(state, 2)  # seat 1: Emmanuel, seat 2: Investor
    assert shown(state, 0, 2) == [INVESTOR], "seat 0 saw where it went"
    assert shown(state, 0, 1) == []
    assert shown(state, 1, 0) == [SALES]
    assert shown(state, 1, 2) == [INVESTOR]
    assert shown(state, 2, 1) == [EMMANUEL]
    assert shown(state, 2, 0) == []
    for viewer in (3, SPECTATOR):
        assert [shown(state, viewer, player) for player in (0, 1, 2)] == [[], [], []]
    plays(state, FIRE)
    asks(state, 3, BRIGITTE)
    answers(state, "below")
    assert shown(state, 0, 2) == shown(state, 1, 2) == [INVESTOR], "it played a card of another name"


@clause("SN-9.2")
def test_the_string_puller_s_swap_is_known_to_both_sides() -> None:
    state = scene([PISTON, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, FIRE, TECH])
    plays(state, PISTON)
    asks(state, 1, SALES)
    answers(state, "yes")
    assert shown(state, 0, 1) == [INVESTOR]
    assert shown(state, 1, 0) == [SALES]
    assert possible(state, 3, 0) == {SALES, EMMANUEL}, "seat 1 said that it was the Sales Rep, or lied"
    assert cards_in(message(state, "sn-you-swapped", 1), "got") == [INVESTOR]
    assert "sn-swapped" in told(state.events, 2)


# -- answers -------------------------------------------------------------------------------------------------


@clause("SN-9.1", "SN-5.3")
def test_an_answer_can_be_false_only_where_emmanuel_may_have_been() -> None:
    state = scene([FIRE, SALES, EMMANUEL, TECH], [INVESTOR, RECRUITER, TECH, SALES, BRIGITTE])
    plays(state, FIRE)
    asks(state, 1, EXECUTIVE)
    answers(state, "below")
    assert possible(state, 0, 1) == {SALES, TECH, RECRUITER, EMMANUEL}
    assert possible(state, 2, 1) == {SALES, TECH, RECRUITER}, "seat 2 holds Emmanuel"
    assert possible(state, 1, 1) == {SALES}
    assert "Can be Tech Lead, Recruiter, Sales Rep and Emmanuel." in notes(state, 0, 1)


# -- promotions ----------------------------------------------------------------------------------------------


@clause("SN-9.3")
def test_a_promotion_tells_all_about_the_cards_passed_over_and_the_card_taken() -> None:
    state = scene([EXECUTIVE, RECRUITER, SALES, EMMANUEL], [INVESTOR, TECH, FIRE, TECH, SALES, BRIGITTE, LEGAL])
    plays(state, EXECUTIVE)
    promotes(state, 1)  # past three cards to the Sales Rep; then seat 1 draws the first of them
    assert possible(state, 0, 1) == {SALES, EMMANUEL, BRIGITTE}, "above a Recruiter; seat 0 holds the Investor"
    assert faces(state.view(0), "pile-order") == ["back", "back"]
    assert all(piece.note for piece in zone(state.view(0), "pile-order").pieces)
    assert faces(state.view(1), "pile-order") == [FIRE, TECH], "the promoted player knows them and their order"
    assert faces(state.view(SPECTATOR), "pile-order") == ["back", "back"]
    for _ in range(40):
        world = state.redeal(0, state.rng).dump()
        assert all(card in (TECH, FIRE, LEGAL) for card in [world["drawn"], *world["pile"][:2]])
        assert world["hands"][1] in (SALES, EMMANUEL, BRIGITTE)


@clause("SN-9.3")
def test_after_a_failed_promotion_all_know_that_the_whole_pile_ranks_no_higher() -> None:
    state = scene([EXECUTIVE, SALES, BRIGITTE, EMMANUEL], [INVESTOR, TECH, FIRE, TECH])
    plays(state, EXECUTIVE)
    promotes(state, 1)
    assert not state.is_alive(1)
    assert possible(state, 3, 0) == possible(state, 3, 2) == {INVESTOR, BRIGITTE}, "they can't be in the pile"
    assert faces(state.view(3), "pile-order") == ["back", "back"]
    assert faces(state.view(1), "pile-order") == [FIRE, TECH], "who is out has seen them all"


@clause("SN-9.2", "SN-9.3")
def test_a_known_place_is_known_when_it_is_drawn_or_taken() -> None:
    state = scene(
        [EXECUTIVE, SALES, EXECUTIVE, LEGAL, TECH],
        [INVESTOR, RECRUITER, FIRE, TECH, EMMANUEL, SALES, INVESTOR],
    )
    plays(state, EXECUTIVE)
    promotes(state, 1)  # past a Recruiter, an intern and a Tech Lead to Emmanuel
    plays(state, RECRUITER)
    swaps_with(state, 4)
    assert shown(state, 1, 2) == [FIRE], "drawn from a place that seat 1 has seen"
    assert shown(state, 0, 2) == []
    plays(state, EXECUTIVE)
    promotes(state, 3)
    assert shown(state, 1, 3) == [TECH], "taken from a place that seat 1 has seen"
    assert possible(state, 0, 3) == {TECH, SALES}, "above an intern and no higher than a Sales Rep"


# -- the end of a round --------------------------------------------------------------------------------------


@clause("SN-9.4")
def test_at_the_end_of_a_round_the_living_show_their_cards_to_everyone() -> None:
    state = scene([SALES, INVESTOR, None, EMMANUEL], [TECH])
    plays(state, SALES)
    do(state, "keep_alliances")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        showed = [
            (face.args["seat"], cards_in(face, "card"))
            for event in state.events
            if (face := event.face(viewer)) and face.id == "sn-showed"
        ]
        assert [cards for _, cards in showed] == [[TECH], [INVESTOR], [EMMANUEL]]


@clause("SN-9.4")
def test_the_pile_stays_hidden_after_the_last_round() -> None:
    state = scene([FIRE, INVESTOR, None, None], [TECH, SALES, LEGAL], points=[2, 0, 0, 0])
    plays(state, FIRE)
    asks(state, 1, INVESTOR)
    answers(state, "yes")
    assert state.over()
    for viewer in (SPECTATOR, 1, 2, 3):
        assert shown(state, viewer, 0) == [TECH]
        assert faces(state.view(viewer), "pile-order") == []
    piles = {tuple(state.redeal(1, state.rng).dump()["pile"]) for _ in range(20)}
    assert len(piles) > 1


@clause("SN-9.4")
def test_being_eliminated_shows_nothing_more_than_before() -> None:
    state = scene([FIRE, INVESTOR, SALES, EMMANUEL], [TECH, SALES, LEGAL, RECRUITER])
    plays(state, FIRE)
    asks(state, 1, INVESTOR)
    before = [shown(state, 1, player) for player in (0, 2, 3)]
    answers(state, "yes")
    assert [shown(state, 1, player) for player in (0, 2, 3)] == before == [[], [], []]
    assert faces(state.view(1), "pile-order") == []
    spectator = msgspec.to_builtins(state.view(SPECTATOR))
    assert msgspec.to_builtins(state.view(1))["zones"] == spectator["zones"]


@clause("SN-9.2", "SN-9.4")
@pytest.mark.parametrize("players", [4, 5])
def test_who_only_follows_the_events_misses_nothing_when_somebody_leaves(players: int) -> None:
    for seed in range(12):
        assert missed(GAME, players, f"follow {seed}") == []


@clause("SN-3.2")
def test_each_is_told_the_card_that_a_new_round_deals_and_nobody_else_is() -> None:
    state = scene([EMMANUEL, INVESTOR, None, TECH], [BRIGITTE])
    plays(state, EMMANUEL)
    assert state.round == 1
    for seat in range(4):
        assert cards_in(message(state, "sn-dealt", seat), "card") == [GAME.cards.cards[state.deal_of_round[seat]].id]
        assert told(state.events, seat).count("sn-dealt") == 1
    assert "sn-dealt" not in told(state.events, SPECTATOR)
    words = [GAME.words(language).say(message(state, "sn-dealt", 0)) for language in ("en", "fr")]
    assert words[0].startswith("Player 1 is dealt ")
    assert words[1].startswith("Joueur 1 reçoit ")
