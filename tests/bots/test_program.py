"""Bots from outside: a program that speaks JSON, and one from a Python module."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from captable import bots, games
from captable.bots.program import BotFault, Program, close_all, moves_offered
from captable.core.errors import BadInput
from captable.core.rng import Rng
from captable.lab.arena import Arena, compete
from captable.lab.simulate import Series, simulate

KEYS = games.keys()
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)
PROGRAMS = {"python": f"cmd:{PYTHON} {EXAMPLES / 'first_move.py'}"}
if shutil.which("node"):
    PROGRAMS["javascript"] = f"cmd:node {EXAMPLES / 'first_move.mjs'}"
BY_FORM = """
import json
for line in iter(input, ""):
    question = json.loads(line)
    if question["type"] == "choose":
        print(json.dumps({"move": question["moves"][-1]["form"]}), flush=True)
"""
"""Answers with the structured form of the last move."""
BROKEN = {
    "ends at once": "",
    "ends when asked": "input(); input()",
    "says nothing": "[input() for _ in range(9)]",
    "speaks no JSON": "input(); input(); print('I take the card', flush=True); input()",
    "says another thing": "input(); input(); print('{\"card\": 3}', flush=True); input()",
    "plays what is not offered": "input(); input(); print('{\"move\": 9999}', flush=True); input()",
}
SAYS = {
    "ends at once": "ended before",
    "ends when asked": "ended before it answered",
    "says nothing": "gave no answer within 1 s",
    "speaks no JSON": "answered 'I take the card', which is not like",
    "says another thing": "which is not like",
    "plays what is not offered": "answered the move 9999, which is not one of",
}


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    yield
    close_all()


def broken(how: str) -> str:
    return f"cmd:seconds=1:{PYTHON} -c {shlex.quote(BROKEN[how])}"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("program", PROGRAMS)
def test_the_example_programs_play_every_game_to_its_end(program: str, key: str) -> None:
    game = games.find(key)
    series = Series(key, max(2, game.fewest), 1, (PROGRAMS[program], "intern"), "outside")
    *_, (_, tally) = simulate(series, jobs=1)
    assert tally.games == 1


def test_a_program_is_offered_every_legal_move_and_nothing_else() -> None:
    for key in KEYS:
        state = games.find(key).new(seed="offers")
        for seat in state.to_move():
            offered = [offer.move for offer in moves_offered(state.game, state.view(seat))]
            assert sorted(offered) == sorted(state.moves(seat))


def test_a_move_can_be_answered_by_its_structured_form() -> None:
    state = games.find("startups").new(3, "form")
    seat = state.to_move()[0]
    player = Program(f"cmd:{PYTHON} -c {shlex.quote(BY_FORM)}")
    assert player.choose(state, seat, Rng(1)) == moves_offered(state.game, state.view(seat))[-1].move


@pytest.mark.parametrize("how", BROKEN)
def test_a_program_that_breaks_the_protocol_says_how(how: str, capfd: pytest.CaptureFixture[str]) -> None:
    state = games.find("startups").new(3, "broken")
    seat = state.to_move()[0]
    with pytest.raises(BotFault, match=SAYS[how]):
        Program(broken(how)).choose(state, seat, Rng(1))
    assert "Its seat concedes" in capfd.readouterr().err


def test_a_program_that_fails_loses_its_games_and_the_arena_goes_on() -> None:
    arena = Arena("startups", 3, (broken("plays what is not offered"), "intern"), 6, "lost", to_the_end=True)
    *_, (_, (match_up,), _) = compete(arena, jobs=1)
    assert (match_up.games, match_up.points) == (6, 0.0)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("cmd:", "Which program"),
        ("cmd:no-such-program-here", "can't be started"),
        ("cmd:seconds=soon:./mybot", "cmd:seconds=2:./mybot"),
        ("no_such_module:BOT", "No bot could be loaded"),
        ("captable.bots:Bot", "is a class"),
        ("captable.bots:HINTING", "is a str"),
        ("nobody", "There is no bot 'nobody'"),
    ],
)
def test_a_bot_that_is_not_there_gets_a_helpful_answer(name: str, says: str) -> None:
    state = games.find("startups").new(3, "x")
    with pytest.raises(BadInput, match=says):
        bots.find_any(name).choose(state, state.to_move()[0], Rng(1))


def test_a_bot_of_a_module_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    arena = Arena("startups", 3, ("patient:BOT", "intern"), 60, "module")
    *_, (_, (match_up,), _) = compete(arena, jobs=1)
    assert match_up.verdict == "stronger"


def test_names_from_strangers_never_run_a_program() -> None:
    for name in ("cmd:./mybot", "captable.bots:HINTING"):
        with pytest.raises(BadInput, match="There is no bot"):
            bots.find(name)


@pytest.mark.parametrize("file", ["first_move.py", "first_move.mjs", "patient.py"])
def test_the_page_of_the_protocol_shows_the_examples_as_they_are(file: str) -> None:
    page = (EXAMPLES.parents[1] / "docs" / "bot-protocol.md").read_text("utf-8")
    assert (EXAMPLES / file).read_text("utf-8").strip() in page
