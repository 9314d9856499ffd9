"""Keep a finished game as a fixture that must replay for ever (tests/test_records.py).

    python -m tools.keep_record FILE WHAT                        a record that people made
    python -m tools.keep_record GAME WHAT PLAYERS [NAME=VALUE …]    a game that bots play now

It is added to tests/records as GAME-vVERSION-WHAT.json, with its outcome. What is there is never written anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from captable import bots
from captable.core.playout import seat_to_move
from captable.core.record import Recorder, decode, encode, game_of
from captable.core.seed import rng_from
from captable.games import find

FOLDER = Path(__file__).parent.parent / "tests" / "records"


def played_by_bots(game: str, what: str, players: int, options: dict[str, str]) -> Recorder:
    """Each seat by another level, as far as there are any."""
    recorder = Recorder(find(game), players, f"{game} {what}", options)
    rng = rng_from(f"{game} {what}", "record")
    levels = bots.names()[:2]
    for seat in range(players):
        recorder.control(seat, levels[seat % len(levels)])
    at = 0
    while not recorder.state.over():
        seat = seat_to_move(recorder.state, rng)
        at += 500 + rng.below(9000)
        bot = bots.find(levels[seat % len(levels)])
        recorder.play(seat, bots.choose(bot, recorder.state, seat, rng), at)
    return recorder


def keep(recorder: Recorder, what: str) -> Path:
    outcome = recorder.state.outcome()
    if outcome is None:
        raise SystemExit("This game is not finished.")
    name = f"{recorder.game.key}-v{recorder.game.version}-{what}"
    file = FOLDER / f"{name}.json"
    if file.exists():
        raise SystemExit(f"{file.name} is there already, and stays as it is.")
    list_file = FOLDER / "outcomes.json"
    outcomes = json.loads(list_file.read_text("utf-8"))
    outcomes[name] = {
        "places": outcome.places,
        "scores": outcome.scores,
        "reason": outcome.reason.id,
        "digest": recorder.state.digest(),
    }
    file.write_text(encode(recorder.record), "utf-8")
    list_file.write_text(json.dumps(outcomes, indent=1) + "\n", "utf-8")
    return file


def main(source: str, what: str, players: str = "", *options: str) -> None:
    if players:
        recorder = played_by_bots(source, what, int(players), dict(option.split("=", 1) for option in options))
    else:
        record = decode(Path(source).read_bytes())
        recorder = Recorder.resume(record, game_of(record, find))
    print(f"{keep(recorder, what).name}: {len(recorder.record.entries)} entries")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
