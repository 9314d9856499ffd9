"""The wheel holds all that an empty environment needs to play, serve and simulate with the compiled build."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import captable

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).parent / "uv"


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.one_build
@pytest.mark.skipif(captable.build() == "interpreted", reason="there is nothing compiled to put into a wheel")
def test_a_wheel_in_an_empty_environment_plays_serves_and_simulates(tmp_path: Path) -> None:
    run(UV, "build", "--quiet", "--offline", "--wheel", "--no-build-isolation", "--out-dir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    venv.create(tmp_path / "empty", symlinks=True)
    python = tmp_path / "empty" / "bin" / "python"
    run(UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel)
    # The packages that it depends on are borrowed from here rather than fetched. What lies beside them as a link to
    # this checkout is not: a folder that a .pth file names has no .pth files of its own.
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    assert Path(run(python, "-c", "import captable; print(captable.__file__)").strip()).is_relative_to(tmp_path)
    run(python, ROOT / "tools" / "try_installed.py")
