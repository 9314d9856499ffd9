"""A short run of `python -m train` from games to weights, where PyTorch is installed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import captable
from captable.bots import learned
from train.games import Source, play_block, read

GAME = "it_heroes"


def inputs_of(game: str, players: int) -> int:
    inputs = captable.game(game).inputs(players)
    assert inputs is not None
    return inputs.size


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), ("startup_nation", 4), ("startups", 4)])
def test_a_block_of_games_is_the_same_again_and_is_played_once(tmp_path: Path, game: str, players: int) -> None:
    source = Source(game, players, "search:iterations=2,horizon=0", "test")
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
    one, two = (play_block(source, tmp_path / folder, 0) for folder in ("one", "two"))
    first, second = read([one]), read([two])
    assert len(first) > 0
    assert np.array_equal(first.seen, second.seen)
    assert first.seen.shape[1:] == (players, inputs_of(game, players))
    assert np.allclose(first.won.sum(1), 1)
    assert np.allclose(first.thought.sum(1), 1)
    written = one.stat().st_mtime_ns
    assert play_block(source, tmp_path / "one", 0).stat().st_mtime_ns == written


def test_a_short_run_makes_weights_a_page_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from train.__main__ import arguments, main

    out, folder = tmp_path / "2-players.net", tmp_path / "learning"
    command = f"{GAME} --games 1000 --epochs 2 --hidden 4 --check 2 --workers 1 --folder {folder} --out {out}"
    for _time in range(2):
        main(arguments().parse_args(command.split()), Console(quiet=True))
        label, weights = learned.read(out)
        assert label.made["games"] == 1000
        assert 0.2 < float(label.made["log_loss"]) < 0.69
        page = (folder / "page.html").read_text("utf-8")
        assert page.count("<polyline") == 2
        assert "100 rollouts" in page
    assert max(weights) > 0
    assert learned.load(captable.game(GAME), 2, out) is not None
