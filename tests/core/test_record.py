"""A record replays exactly, and a damaged one is named at its first wrong entry."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from captable.core.errors import BadInput, BadRecord
from captable.core.playout import seat_to_move
from captable.core.record import Recorder, cards_digest, decode, encode, game_of, positions
from captable.core.seed import rng_from
from captable.games import find
from captable.games.startups import GAME

Json = dict[str, Any]


def played(moves: int = 30, recorder: Recorder | None = None) -> Recorder:
    recorder = recorder or Recorder(GAME, 3, "record", {"anti_monopoly": "manual"}, names=["Ann", "Bo", "Cy"])
    rng = rng_from("record", "moves")
    for at in range(moves):
        seat = seat_to_move(recorder.state, rng)
        moves_now = recorder.state.moves(seat)
        recorder.play(seat, moves_now[rng.below(len(moves_now))], at * 1000)
    return recorder


def eventful() -> Recorder:
    """Moves, an undo, a change of control and a concession."""
    recorder = played(12)
    recorder.control(1, "intern", 12_500)
    recorder.undo(2, 13_000)
    played(6, recorder)
    recorder.concede(0, 20_000)
    return played(8, recorder)


def as_json(recorder: Recorder) -> Json:
    data: Json = json.loads(encode(recorder.record))
    return data


def replay(data: Json) -> Recorder:
    return Recorder.resume(decode(json.dumps(data)), GAME)


def fault(data: Json) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(data)
    return caught.value


# -- sound records -------------------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_position() -> None:
    recorder = eventful()
    again = Recorder.resume(decode(encode(recorder.record)), GAME)
    assert again.state.digest() == recorder.state.digest()
    assert again.record == recorder.record
    assert again.last_check == recorder.last_check


def test_a_resumed_game_goes_on_as_the_first_would_have() -> None:
    first, second = played(10), Recorder.resume(played(10).record, GAME)
    assert played(10, first).record == played(10, second).record


def test_a_record_says_what_was_played_with_all_options() -> None:
    data = as_json(played(2))
    assert data["game"] == "startups"
    assert data["version"] == GAME.version
    assert data["options"] == {"anti_monopoly": "manual", "rounds": 1}
    assert data["start"] == {"seed": "record"}
    assert data["players"] == 3
    assert data["names"] == ["Ann", "Bo", "Cy"]
    assert [entry["kind"] for entry in data["entries"]] == ["move", "move"]
    assert data["entries"][0]["move"] == {"kind": "draw"}
    assert data["entries"][1]["at"] == 1000


def test_a_record_is_written_with_an_entry_a_line() -> None:
    lines = encode(played(5).record).splitlines()
    assert sum(line.lstrip().startswith('{"kind":"move"') for line in lines) == 5
    assert decode(encode(played(0).record)).entries == []


def test_every_position_of_a_record_can_be_kept_and_comes_with_its_events() -> None:
    recorder = eventful()
    steps = list(positions(recorder.record, GAME))
    assert len(steps) == len(recorder.record.entries) + 1
    assert steps[0][0] is None
    assert steps[0][1].digest() == GAME.new(3, "record", {"anti_monopoly": "manual"}).digest()
    assert steps[-1][1].digest() == recorder.state.digest()
    assert len({state.digest() for _, state in steps}) > 20
    assert all(state.events for entry, state in steps if entry and entry.kind in ("move", "concede"))


def test_undo_goes_back_by_one_move_and_is_kept_in_the_record() -> None:
    recorder = played(5)
    before = recorder.state.digest()
    seat = recorder.state.turn
    recorder.play(seat, recorder.state.moves(seat)[0])
    recorder.undo(seat)
    assert recorder.state.digest() == before
    assert recorder.state.events == []
    assert [entry.kind for entry in recorder.record.entries[-2:]] == ["move", "undo"]


def test_all_moves_can_be_taken_back_and_no_more() -> None:
    recorder = played(4)
    for _ in range(4):
        recorder.undo(0)
    assert recorder.state.digest() == played(0).state.digest()
    with pytest.raises(BadInput, match="no move to take back"):
        recorder.undo(0)


def test_nothing_before_a_concession_can_be_taken_back() -> None:
    recorder = played(4)
    recorder.concede(1)
    with pytest.raises(BadInput, match="no move to take back"):
        recorder.undo(0)


def test_an_illegal_move_leaves_no_entry() -> None:
    recorder = played(4)
    before = encode(recorder.record)
    with pytest.raises(Exception, match="There is no move 9999; moves go from 0 to 46"):
        recorder.play(recorder.state.turn, 9999)
    assert encode(recorder.record) == before
    assert len(recorder.past) == 4


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_can_neither_undo_nor_change_hands(seat: int) -> None:
    recorder = played(4)
    with pytest.raises(BadInput, match="seats go from 0 to 2"):
        recorder.undo(seat)
    with pytest.raises(BadInput, match="seats go from 0 to 2"):
        recorder.control(seat, "intern")
    assert len(recorder.record.entries) == 4


def test_a_game_can_start_from_a_dump() -> None:
    middle = played(9).state.dump()
    recorder = played(6, Recorder(GAME, 3, "", start=middle))
    again = Recorder.resume(decode(encode(recorder.record)), GAME)
    assert again.state.digest() == recorder.state.digest()
    assert as_json(recorder)["start"] == {"dump": middle}


def test_edited_cards_are_kept_in_the_record() -> None:
    edited = GAME.with_cards(GAME.cards_source.replace("copies = 5", "copies = 6").replace("= 45", "= 46"))
    record = decode(encode(played(20, Recorder(edited, 3, "edited")).record))
    assert "copies = 6" in record.edited_cards
    again = Recorder.resume(record, game_of(record, find))
    assert again.state.census()[0] == 6
    with pytest.raises(BadRecord, match="played with other cards"):
        Recorder.resume(record, GAME)


def test_the_own_cards_are_not_repeated_in_a_record() -> None:
    record = played(1).record
    assert record.edited_cards == ""
    assert game_of(record, find) is GAME


def test_a_comment_in_the_card_file_is_no_other_card() -> None:
    commented = GAME.with_cards("# tidied up\n\n" + GAME.cards_source)
    assert cards_digest(commented) == cards_digest(GAME)
    renamed = GAME.with_cards(GAME.cards_source.replace('giraffe_beer"', 'lion_air"\nname = "Lion Air"'))
    assert cards_digest(renamed) != cards_digest(GAME)


# -- damaged records -----------------------------------------------------------------------------------------------


def edit_a_move(entries: list[Json], i: int) -> None:
    """A move that was possible, and was not made."""
    entries[i]["move"] = {"kind": "market" if entries[i]["move"]["kind"] == "portfolio" else "portfolio", **{
        key: value for key, value in entries[i]["move"].items() if key != "kind"
    }}  # fmt: skip


def remove_an_entry(entries: list[Json], i: int) -> None:
    del entries[i]


def swap_two_entries(entries: list[Json], i: int) -> None:
    entries[i], entries[i + 1] = entries[i + 1], entries[i]


def repeat_an_entry(entries: list[Json], i: int) -> None:
    entries.insert(i, dict(entries[i - 1]))


def edit_a_check(entries: list[Json], i: int) -> None:
    entries[i]["check"] = "00000000"


def edit_the_time(entries: list[Json], i: int) -> None:
    entries[i]["at"] += 1


def edit_the_seat(entries: list[Json], i: int) -> None:
    entries[i]["seat"] = (entries[i]["seat"] + 1) % 3


def forget_the_move(entries: list[Json], i: int) -> None:
    del entries[i]["move"]


def make_it_an_undo(entries: list[Json], i: int) -> None:
    entries[i] = {**entries[i], "kind": "undo"}
    del entries[i]["move"]


def make_it_a_concession(entries: list[Json], i: int) -> None:
    entries[i] = {**entries[i], "kind": "concede"}
    del entries[i]["move"]


DAMAGE: list[Callable[[list[Json], int], None]] = [
    edit_a_move,
    remove_an_entry,
    swap_two_entries,
    repeat_an_entry,
    edit_a_check,
    edit_the_time,
    edit_the_seat,
    forget_the_move,
    make_it_an_undo,
    make_it_a_concession,
]


@pytest.mark.parametrize("at", [1, 13, 27])
@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_at_the_entry_where_it_is(damage: Callable[[list[Json], int], None], at: int) -> None:
    data = as_json(played(30))
    damage(data["entries"], at)
    found = fault(data)
    assert found.entry == at
    assert f"Entry {at + 1} " in str(found)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ({"kind": "fly"}, "no kind of move 'fly'"),
        ({"kind": []}, "no kind of move"),
        ({"kind": "take", "card": True}, "True is no card"),
        ({"kind": "take", "card": 33}, "no market card 34"),
        ({"kind": "take", "card": 10**30}, "is no card"),
    ],
    ids=str,
)
def test_a_move_that_can_t_be_is_named_with_the_reason(move: Json, reason: str) -> None:
    data = as_json(played(6))
    data["entries"][4]["move"] = move
    found = fault(data)
    assert found.entry == 4
    assert "Entry 5 can't be played" in str(found)
    assert reason in str(found)


@pytest.mark.parametrize("kind", ["undo", "control", "concede"])
def test_damage_to_an_entry_that_is_no_move_is_named_too(kind: str) -> None:
    data = as_json(eventful())
    at = next(i for i, entry in enumerate(data["entries"]) if entry["kind"] == kind)
    del data["entries"][at]
    assert fault(data).entry == at
    data = as_json(eventful())
    data["entries"][at]["seat"] = (data["entries"][at]["seat"] + 1) % 3
    assert fault(data).entry == at


def test_a_control_entry_can_t_be_given_to_somebody_else() -> None:
    data = as_json(eventful())
    at = next(i for i, entry in enumerate(data["entries"]) if entry["kind"] == "control")
    data["entries"][at]["by"] = "person"
    assert fault(data).entry == at


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("check", "00000000", "header of this record was changed"),
        ("start", {"seed": "recorD"}, "header of this record was changed"),
        ("options", {"anti_monopoly": "published", "rounds": 1}, "header of this record was changed"),
        ("players", 4, "header of this record was changed"),
        ("seat_options", [{}, {}, {}], "header of this record was changed"),
        ("players", 9, "startups is for 3 to 7 players"),
        ("options", {"speed": 3}, "no option 'speed'"),
        ("version", 99, "It is of startups version 99; here is startups version"),
        ("game", "chess", "It is of chess version"),
        ("format", 2, "It has format 2; this version of Captable reads 1"),
        ("cards", "0000000000000000", "played with other cards"),
        ("start", {}, "neither a seed nor a dump"),
        ("start", {"seed": 5}, "neither a seed nor a dump"),
        ("start", {"dump": {"game": "startups"}}, "version is missing"),
    ],
    ids=str,
)
def test_an_edited_header_is_named(field: str, value: object, reason: str) -> None:
    data = as_json(played(3)) | {field: value}
    found = fault(data)
    assert found.entry == -1
    assert reason in str(found)


def test_a_dump_for_other_players_than_the_header_says_is_named() -> None:
    data = as_json(Recorder(GAME, 3, "", start=played(3).state.dump())) | {"players": 4}
    assert "It says 4 players, its first position 3." in str(fault(data))


def test_embedded_cards_can_t_be_exchanged() -> None:
    edited = GAME.with_cards(GAME.cards_source.replace("copies = 5", "copies = 6").replace("= 45", "= 46"))
    data = as_json(played(5, Recorder(edited, 3, "edited")))
    data["edited_cards"] = data["edited_cards"].replace("copies = 10", "copies = 11").replace("= 46", "= 47")
    record = decode(json.dumps(data))
    with pytest.raises(BadRecord, match="played with other cards"):
        Recorder.resume(record, game_of(record, find))


def test_names_may_be_changed_because_they_are_no_part_of_the_game() -> None:
    assert replay(as_json(played(3)) | {"names": ["X", "Y", "Z"]}).record.names == ["X", "Y", "Z"]


@pytest.mark.parametrize("part", [0.2, 0.5, 0.99])
def test_a_file_that_was_cut_off_is_no_record(part: float) -> None:
    text = encode(played(20).record)
    with pytest.raises(BadRecord, match="not JSON"):
        decode(text[: int(len(text) * part)])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"entries": [{"kind": "dance", "seat": 0, "at": 0, "check": ""}]}, "entries"),
        ({"entries": [{"kind": "undo", "seat": 10**30, "at": 0, "check": ""}]}, "entries"),
        ({"entries": [{"kind": "undo", "seat": -1, "at": 0, "check": ""}]}, "entries"),
        ({"entries": [{"kind": "undo", "seat": 0, "at": 10**30, "check": ""}]}, "entries"),
        ({"entries": [{"kind": "undo", "at": 0, "check": ""}]}, "seat"),
        ({"players": "three"}, "players"),
        ({"players": 10**30}, "players"),
        ({"start": None}, "start"),
    ],
    ids=str,
)
def test_a_file_of_another_shape_is_no_record_and_says_where(change: Json, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"(no Captable record|Entry 1 is damaged): .*{reason}"):
        decode(json.dumps(as_json(played(2)) | change))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "\x00\x01"])
def test_something_else_entirely_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        decode(text)
