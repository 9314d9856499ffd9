"""Two builds from one source: the right one runs, and a stale one never does."""

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import captable
from captable import _build
from tools import build_compiled

SOURCES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/limits.py": "HAND: int = 3\n",
    "core/rng.py": "from captable.core.limits import HAND\n",
    "core/words.py": "GREETING = 'hello'\n",
    "games/nim/rules/state.py": "from captable.core import rng\n",
}


class Checkout:
    """A tiny checkout, whose compiler is replaced by one that writes empty libraries and counts its runs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "captable"
        self.folder = root / "build" / "compiled"
        self.compilations = 0
        self.while_compiling: Callable[[], None] = lambda: None
        for path, text in SOURCES.items():
            self.write(path, text)

    def write(self, path: str, text: str) -> None:
        (self.package / path).parent.mkdir(parents=True, exist_ok=True)
        (self.package / path).write_text(text)

    def fake_compile(self, root: Path, sources: list[Path]) -> Path:
        self.compilations += 1
        self.while_compiling()
        library = root / "build" / "lib"
        for module in _build.modules_to_compile(self.package):
            for file in _build.extension_files(module):
                (library / file).parent.mkdir(parents=True, exist_ok=True)
                (library / file).touch()
        return library

    def build(self) -> Path | None:
        return build_compiled.build(self.root)

    def choose(self, wanted: str) -> _build.CompiledFinder | None:
        return _build.choose(wanted, self.package, self.folder, "run `make compiled`")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    checkout = Checkout(tmp_path)
    monkeypatch.setattr(build_compiled, "compile_modules", checkout.fake_compile)
    monkeypatch.setattr(build_compiled, "why_not_compilable", lambda: None)
    return checkout


@pytest.fixture
def built(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> Checkout:
    checkout.build()
    capsys.readouterr()
    return checkout


def run_python(code: str, build: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CAPTABLE_BUILD": build}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


def test_the_tests_run_on_the_build_that_was_asked_for() -> None:
    wanted = os.environ.get("CAPTABLE_BUILD") or "auto"
    assert wanted in ("auto", captable.build())


def test_every_module_to_compile_comes_from_the_build_that_runs() -> None:
    modules = _build.modules_to_compile(Path(_build.__file__).parent)
    assert "captable.core.rng" in modules
    for name in modules:
        file = importlib.import_module(name).__file__ or ""
        suffix = _build.EXTENSION_SUFFIX if captable.build() == "compiled" else ".py"
        assert file.endswith(suffix), f"{name} is {file} in the {captable.build()} build"


def test_the_variable_can_ask_for_the_interpreted_build() -> None:
    result = run_python("import captable; print(captable.build())", build="interpreted")
    assert (result.stdout, result.stderr) == ("interpreted\n", "")


def test_an_unknown_value_of_the_variable_is_refused_with_those_it_may_have() -> None:
    result = run_python("import captable", build="fast")
    assert result.returncode != 0
    assert result.stderr.splitlines()[-1] == (
        "ImportError: CAPTABLE_BUILD is 'fast'; it may be auto, compiled or interpreted"
    )


def test_a_fresh_build_is_found_by_module_name(built: Checkout) -> None:
    for wanted in ("auto", "compiled"):
        finder = built.choose(wanted)
        assert finder is not None
        for name in ("captable.core.rng", "captable.core.rng__mypyc", "captable.games.nim.rules.state"):
            spec = finder.find_spec(name)
            assert spec is not None
            assert spec.origin is not None
            assert Path(spec.origin).is_relative_to(built.folder)
        assert finder.find_spec("captable.core.limits") is None


def test_a_fresh_build_is_left_alone_when_the_interpreted_one_is_asked_for(built: Checkout) -> None:
    assert built.choose("interpreted") is None


def test_no_build_at_all_is_only_worth_a_word_to_those_who_asked_for_one(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checkout.choose("auto") is None
    assert capsys.readouterr().err == ""
    with pytest.raises(ImportError, match="there is no compiled build: run `make compiled`"):
        checkout.choose("compiled")


def change_a_compiled_module(checkout: Checkout) -> str:
    checkout.write("core/rng.py", "HAND = 4\n")
    return "core/rng.py has changed"


def change_a_module_that_a_compiled_one_imports(checkout: Checkout) -> str:
    checkout.write("core/limits.py", "HAND: int = 4\n")
    return "core/limits.py has changed"


def add_a_game(checkout: Checkout) -> str:
    checkout.write("games/whist/rules/state.py", "")
    return "it lacks captable.games.whist.rules.state"


def remove_a_game(checkout: Checkout) -> str:
    (checkout.package / "games/nim/rules/state.py").unlink()
    return "games/nim/rules/state.py is gone"


def lose_a_library(checkout: Checkout) -> str:
    file = _build.extension_files("captable.core.rng")[1]
    (checkout.folder / file).unlink()
    return f"{file} is missing"


def change_python(checkout: Checkout) -> str:
    manifest = checkout.folder / "manifest.json"
    manifest.write_text(manifest.read_text().replace(_build.EXTENSION_SUFFIX, ".other-python.so"))
    return "it was made for .other-python.so"


@pytest.mark.parametrize(
    "change",
    [
        change_a_compiled_module,
        change_a_module_that_a_compiled_one_imports,
        add_a_game,
        remove_a_game,
        lose_a_library,
        change_python,
    ],
)
def test_a_stale_build_is_never_used_and_says_why(
    built: Checkout, change: Callable[[Checkout], str], capsys: pytest.CaptureFixture[str]
) -> None:
    reason = change(built)
    assert built.choose("auto") is None
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert reason in said
    assert "stale" in said
    assert "run `make compiled`" in said
    with pytest.raises(ImportError, match=r"stale .*: run `make compiled`") as refusal:
        built.choose("compiled")
    assert reason in str(refusal.value)


def test_a_module_that_no_compiled_one_imports_may_change(built: Checkout) -> None:
    built.write("core/words.py", "GREETING = 'bonjour'\n")
    assert built.choose("compiled") is not None


def test_building_twice_compiles_once(checkout: Checkout) -> None:
    assert checkout.build() == checkout.build() == checkout.folder
    assert checkout.compilations == 1


def test_building_after_a_change_makes_the_build_fresh_again(built: Checkout) -> None:
    change_a_module_that_a_compiled_one_imports(built)
    add_a_game(built)
    built.build()
    assert built.compilations == 2
    assert built.choose("compiled") is not None


def test_a_wheel_for_another_python_leaves_the_build_of_the_checkout_alone(
    built: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert build_compiled.build(built.root, for_a_wheel=True) == built.folder
    monkeypatch.setattr(_build, "EXTENSION_SUFFIX", ".other-python.so")
    other = build_compiled.build(built.root, for_a_wheel=True)
    assert other is not None
    assert other != built.folder
    monkeypatch.undo()
    assert built.choose("compiled") is not None


def test_building_with_another_compiler_compiles_again(built: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_compiled, "toolchain", lambda: "mypy of tomorrow")
    built.build()
    assert built.compilations == 2


def test_a_build_of_sources_that_changed_meanwhile_is_not_published(checkout: Checkout) -> None:
    checkout.while_compiling = lambda: checkout.write("core/rng.py", "HAND = 5\n")
    with pytest.raises(SystemExit, match="run it again"):
        checkout.build()
    assert checkout.choose("auto") is None


def test_a_build_that_fails_leaves_no_build_that_could_be_used(built: Checkout) -> None:
    change_a_compiled_module(built)

    def fail() -> None:
        sys.exit(1)

    built.while_compiling = fail
    with pytest.raises(SystemExit):
        built.build()
    assert built.choose("auto") is None


def test_without_a_compiler_one_line_says_so_and_a_stale_build_goes(
    built: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("CC", "no-such-compiler")
    change_a_compiled_module(built)
    assert built.build() is None
    assert capsys.readouterr().out == (
        "captable: no C compiler (no-such-compiler), so the rules run as plain Python: same games, slower\n"
    )
    assert not built.folder.exists()


def test_without_a_compiler_a_fresh_build_stays_in_use(built: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("CC", "no-such-compiler")
    assert built.build() == built.folder
    assert built.choose("compiled") is not None


def test_no_compiled_loop_counts_with_an_underscore() -> None:
    """mypy gives `_` no type, so mypyc makes a Python object of every number that it counts."""
    modules = _build.modules_to_compile(Path(captable.__file__).parent)
    assert [name for name, source in modules.items() if "for _ in range" in source.read_text()] == []
