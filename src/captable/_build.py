"""Which of the two builds runs: the same sources compiled by mypyc, or as plain Python.

A compiled build is a folder of extension modules with a manifest of the sources they were made from
(`tools/build_compiled.py` writes it). It is used only while every one of those sources is unchanged: a stale
build is never loaded, and says so.
"""

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, TypedDict

Build = Literal["compiled", "interpreted"]

# The modules that mypyc compiles: the only list of them. `*` stands for one name, so that a new game is found
# by itself: what is compiled of a game is its `rules/`, and its `view.py`, which reads nearly every field of a state.
PATTERNS = (
    *(
        f"captable.core.{module}"
        for module in ("best", "network", "observing", "playout", "rng", "state", "stepping", "vectors")
    ),
    "captable.games.*.rules.*",
    "captable.games.*.view",
    "captable.bots.search",
    "captable.hindsight.rollouts",
    "captable.tables.changes",
)
EXTENSION_SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
VARIABLE = "CAPTABLE_BUILD"


class Manifest(TypedDict):
    """What a compiled build was made from and for."""

    extension_suffix: str  # names the Python version and the platform
    toolchain: str
    modules: list[str]
    sources: dict[str, str]  # the compiled modules and all that they import: path in the package, SHA-256


def read_manifest(folder: Path) -> Manifest | None:
    try:
        manifest: Manifest = json.loads((folder / "manifest.json").read_bytes())
    except FileNotFoundError:
        return None
    return manifest


def modules_to_compile(package: Path) -> dict[str, Path]:
    """The modules of this package folder that the patterns name, with their sources."""
    found = {}
    for pattern in PATTERNS:
        inside = pattern.removeprefix("captable.").replace(".", "/")
        for source in package.glob(f"{inside}.py"):
            if source.name == "__init__.py":
                continue  # it only says what the folder is for
            found[".".join(("captable", *source.relative_to(package).with_suffix("").parts))] = source
    return dict(sorted(found.items()))


def extension_files(module: str) -> list[str]:
    """The files of one compiled module: mypyc makes a library, and a shim under the module's own name."""
    path = module.replace(".", "/")
    return [f"{path}{EXTENSION_SUFFIX}", f"{path}__mypyc{EXTENSION_SUFFIX}"]


def digest(source: Path) -> str | None:
    try:
        return hashlib.sha256(source.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None


def why_stale(manifest: Manifest, folder: Path, package: Path) -> str | None:
    """What keeps the build in this folder from standing for these sources; none if nothing does."""
    if manifest["extension_suffix"] != EXTENSION_SUFFIX:
        return f"it was made for {manifest['extension_suffix']}, this Python wants {EXTENSION_SUFFIX}"
    for source, recorded in manifest["sources"].items():
        now = digest(package / source)
        if now != recorded:
            return f"{source} has changed" if now else f"{source} is gone"
    modules = list(modules_to_compile(package))
    if modules != manifest["modules"]:
        return f"it lacks {', '.join(sorted(set(modules) - set(manifest['modules'])))}"
    for file in (file for module in modules for file in extension_files(module)):
        if not (folder / file).is_file():
            return f"{file} is missing"
    return None


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules, and only them, in the folder of a build."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self._files = {
            file.removesuffix(EXTENSION_SUFFIX).replace("/", "."): folder / file
            for module in modules
            for file in extension_files(module)
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


def choose(wanted: str, package: Path, folder: Path, remedy: str) -> CompiledFinder | None:
    """The finder of the compiled modules in the folder, or none for the interpreted build."""
    if wanted not in ("auto", "compiled", "interpreted"):
        raise ImportError(f"{VARIABLE} is {wanted!r}; it may be auto, compiled or interpreted")
    if wanted == "interpreted":
        return None
    manifest = read_manifest(folder)
    if manifest is None:
        if wanted == "compiled":
            raise ImportError(f"{VARIABLE} is 'compiled', but there is no compiled build: {remedy}")
        return None
    reason = why_stale(manifest, folder, package)
    if reason is None:
        return CompiledFinder(folder, manifest["modules"])
    if wanted == "compiled":
        raise ImportError(f"the compiled build is stale ({reason}): {remedy}")
    print(f"captable: the compiled build is stale ({reason}), running interpreted: {remedy}", file=sys.stderr)
    return None


def install() -> Build:
    """Make the chosen build the one that is imported."""
    package = Path(__file__).parent
    folder, remedy = package / "_compiled", "install captable again"
    if not folder.is_dir():  # no wheel with compiled modules, so this may be a checkout
        folder, remedy = package.parents[1] / "build" / "compiled", "run `make compiled`"
    finder = choose(os.environ.get(VARIABLE) or "auto", package, folder, remedy)
    if finder is None:
        return "interpreted"
    sys.meta_path.insert(0, finder)
    return "compiled"
