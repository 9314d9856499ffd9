"""Golden playthroughs: games written out, which change only when somebody meant them to."""

from __future__ import annotations

import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from captable.core.playthrough import head_of, playthrough
from captable.games import keys
from tests.strangers.nim import GAME as NIM
from tests.strangers.nim import Nim
from tools.playthroughs import FOLDER, GOLDEN, Golden, outdated

ROOT = FOLDER.parent.parent
SAME_GAME = ("game", "players", "options", "seed")


def name_of(golden: Golden) -> str:
    return golden.file.stem


@pytest.mark.parametrize("golden", GOLDEN, ids=name_of)
def test_a_playthrough_is_as_it_was(golden: Golden) -> None:
    before, now = golden.file.read_text("utf-8").splitlines(), golden.text().splitlines()
    first = next((i for i, pair in enumerate(zip(before, now, strict=False), 1) if pair[0] != pair[1]), None)
    assert first is None, f"{golden.file.name}, line {first}: if that was meant, run `make playthroughs` and read it"
    assert before == now


def test_every_game_has_playthroughs_and_no_file_is_left_over() -> None:
    without = set(keys()) - {golden.game for golden in GOLDEN}
    assert without == set(), "name some in its samples.toml and run `make playthroughs`"
    assert list(outdated()) == []


@pytest.mark.parametrize("golden", GOLDEN, ids=name_of)
def test_a_playthrough_can_still_be_read_by_a_person(golden: Golden) -> None:
    assert golden.file.stat().st_size < 160_000


@pytest.mark.parametrize("golden", GOLDEN, ids=name_of)
def test_other_rules_mean_another_version(golden: Golden) -> None:
    """The file as it lies here, as it was committed last, and as it was before that."""
    heads = [head_of(text) for text in [golden.file.read_text("utf-8"), *committed(golden.file)]]
    assert [wrong for wrong in pairwise(heads) if needs_a_version(*wrong)] == []


def needs_a_version(now: dict[str, str], before: dict[str, str]) -> bool:
    """Whether the same game went another way under the same version."""
    if any(now[field] != before[field] for field in SAME_GAME):
        return False
    return now["rules"] != before["rules"] and int(now["version"]) <= int(before["version"])


def committed(file: Path) -> list[str]:
    """The two last committed texts of a file, the newest first; none where there is no git."""
    path = file.relative_to(ROOT).as_posix()
    commits = git("log", "-n", "2", "--format=%H", "--", path).split()
    return [text for commit in commits if (text := git("show", f"{commit}:{path}"))]


def git(*arguments: str) -> str:
    try:
        run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    except FileNotFoundError:
        return ""
    return run.stdout if run.returncode == 0 else ""


def test_the_rules_line_follows_the_rules_and_nothing_else() -> None:
    class Reworded(Nim):
        def texts(self, language: str) -> str:
            return super().texts(language).replace("take { $stones }", "grab { $stones }")

    plain, reworded = playthrough(NIM, 2, "x"), playthrough(Reworded(), 2, "x")
    assert plain != reworded
    assert head_of(plain) == head_of(reworded)
    longer = playthrough(NIM, 2, "x", {"stones": 11})
    assert head_of(longer)["rules"] != head_of(plain)["rules"]


def test_a_change_under_the_same_version_is_found_out() -> None:
    before = {"game": "x", "players": "2", "options": "{}", "seed": "s", "version": "1", "rules": "a"}
    assert needs_a_version({**before, "rules": "b"}, before)
    assert not needs_a_version({**before, "rules": "b", "version": "2"}, before)
    assert not needs_a_version(before, before)
    assert not needs_a_version({**before, "rules": "b", "seed": "t"}, before)


def test_a_stranger_s_game_can_be_written_out_too() -> None:
    text = playthrough(NIM, 2, "stones")
    assert text.startswith("# A game of nim, move by move.")
    assert "== 0\n" in text
    assert "why not 0 by" in text
    assert "reason: The heap is empty; the cards are shown." in text
