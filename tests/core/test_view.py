"""Views, events and outcomes travel as JSON and come back as they were."""

import msgspec
import pytest

from captable.core.view import OPEN, SPECTATOR, Event, Outcome, Travel, View
from captable.games.startups.rules.state import StartupsState
from tests.games.startups.scenes import counted, do, scene


def positions() -> list[StartupsState]:
    return [
        scene(market="octo+2 hippo", portfolios={1: "octo"}, known={0: "octo"}, hands={0: "octo giraffe"}),
        scene(step="play", hands={0: "octo giraffe"}, rounds=4, results=[[1, 2, 3]], anti_monopoly="manual"),
        counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"}),
    ]


@pytest.mark.parametrize("seat", [OPEN, SPECTATOR, 0, 1])
@pytest.mark.parametrize("number", range(3))
def test_a_view_comes_back_from_json(number: int, seat: int) -> None:
    sent = msgspec.json.encode(positions()[number].view(seat))
    assert msgspec.json.encode(msgspec.json.decode(sent, type=View)) == sent


def test_events_and_outcomes_come_back_from_json() -> None:
    over = positions()[2]
    assert over.events
    for event in [*over.events, *do(scene(), "draw a card").events]:
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    outcome = over.outcome()
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


def test_a_journey_has_a_from_and_a_to() -> None:
    assert msgspec.json.encode(Travel("pile", "hand-0")) == b'{"from":"pile","to":"hand-0"}'


def test_the_winners_are_those_in_the_first_place() -> None:
    outcome = counted({0: "octo octo octo", 1: "octo octo", 2: "octo bowwow bowwow"}).outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert msgspec.structs.replace(outcome, places=[1, 3, 1]).winners == [0, 2]
