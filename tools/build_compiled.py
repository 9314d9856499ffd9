"""Compile the rules, the generator and the search with mypyc: `make compiled`.

Writes extension modules and a manifest of their sources into build/compiled, from where `captable` loads them
as long as nothing has changed. Without a C compiler it says so and leaves the work to the interpreted build.
"""

import ast
import contextlib
import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
import time
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT / "src") not in sys.path:
    sys.path.insert(0, str(ROOT / "src"))

from captable import _build  # noqa: E402

OPTIMISATION = "2"  # level 1 takes a tenth longer to play, level 3 is no quicker
# Nobody replaces a module's functions from outside, so it may call and inline its own: a twentieth quicker.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []


def why_not_compilable() -> str | None:
    """What this machine lacks for compiling; none if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypy and setuptools are not installed (the extra `compile`)"
    return None


def toolchain() -> str:
    return f"mypy {version('mypy')}, librt {version('librt')}, -O{OPTIMISATION} {' '.join(FLAGS)}".strip()


def imported_sources(package: Path, start: list[Path]) -> list[Path]:
    """These sources of the package and all that they import, directly or not.

    mypyc puts constants and the layout of classes of one module into the code of another, so a build depends
    on more than the modules that were compiled.
    """
    seen: set[Path] = set()
    waiting = list(start)
    while waiting:
        source = waiting.pop()
        if source in seen:
            continue
        seen.add(source)
        for name in _imported_names(ast.parse(source.read_bytes(), str(source))):
            path = package.parent / name.replace(".", "/")
            candidates = (path.with_suffix(".py"), path / "__init__.py")
            waiting += [file for file in candidates if file.is_relative_to(package) and file.is_file()]
    return sorted(seen)


def _imported_names(tree: ast.Module) -> list[str]:
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def manifest_of(package: Path) -> _build.Manifest:
    """The manifest that a build of the sources as they are now must have."""
    modules = _build.modules_to_compile(package)
    sources = imported_sources(package, list(modules.values()))
    return {
        "extension_suffix": _build.EXTENSION_SUFFIX,
        "toolchain": toolchain(),
        "modules": list(modules),
        "sources": {source.relative_to(package).as_posix(): _build.digest(source) or "" for source in sources},
    }


def compile_modules(root: Path, sources: list[Path]) -> Path:
    """Compile the sources and return the folder of the libraries.

    What an incremental build needs stays beside them, apart for each toolchain and Python. All paths are
    relative, so that none of this machine's gets into the libraries.
    """
    import setuptools  # mypyc decides by it how to build, so it comes first
    from mypyc.build import mypycify

    work = Path("build", "mypyc", re.sub(r"[^\w.]+", "-", f"{toolchain()} {sysconfig.get_config_var('SOABI')}"))
    library = work / "lib"

    def generate() -> list[Any]:
        extensions: list[Any] = mypycify(
            ["--cache-dir", str(work / "cache"), *(str(source.relative_to(root)) for source in sources)],
            opt_level=OPTIMISATION,
            debug_level="0",
            separate=True,
            target_dir=str(work / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args += FLAGS
        return extensions

    with contextlib.chdir(root):
        try:
            extensions = generate()
        except Exception:
            # mypyc sometimes trips over its own cache of unchanged modules (ValueError in emit_undefined_attr_check)
            shutil.rmtree(work, ignore_errors=True)
            extensions = generate()
        distribution = setuptools.Distribution({"name": "captable", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(library), str(work / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return root / library


def publish(library: Path, manifest: _build.Manifest, folder: Path) -> None:
    """Put a complete build in place of the old one: nobody ever sees half a build."""
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for file in (file for module in manifest["modules"] for file in _build.extension_files(module)):
        (fresh / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library / file, fresh / file)
    (fresh / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def folder_for_a_wheel(folder: Path) -> Path:
    """The checkout's own folder, or one beside it where that one holds a build for another Python."""
    own = _build.read_manifest(folder)
    if own is None or own["extension_suffix"] == _build.EXTENSION_SUFFIX:
        return folder
    return folder.with_name(folder.name + _build.EXTENSION_SUFFIX)


def build(root: Path = ROOT, for_a_wheel: bool = False) -> Path | None:
    """Bring root/build/compiled up to date and return it; none if it can't be, or has nothing to hold."""
    package, folder = root / "src" / "captable", root / "build" / "compiled"
    if for_a_wheel:
        folder = folder_for_a_wheel(folder)
    if problem := why_not_compilable():
        old = _build.read_manifest(folder)
        if old and _build.why_stale(old, folder, package) is None:
            print(f"captable: {problem}, but the compiled build is up to date")
            return folder
        shutil.rmtree(folder, ignore_errors=True)  # it can't be renewed, so it would be warned about for ever
        print(f"captable: {problem}, so the rules run as plain Python: same games, slower")
        return None
    manifest = manifest_of(package)
    if not manifest["modules"]:
        print("captable: there is nothing to compile")
        return None
    if _build.read_manifest(folder) == manifest and _build.why_stale(manifest, folder, package) is None:
        print(f"captable: the compiled build is up to date ({len(manifest['modules'])} modules)")
        return folder
    began = time.monotonic()
    library = compile_modules(root, list(_build.modules_to_compile(package).values()))
    if manifest_of(package) != manifest:
        sys.exit("captable: the sources changed while they were compiled; run it again")
    publish(library, manifest, folder)
    print(f"captable: compiled {len(manifest['modules'])} modules in {time.monotonic() - began:.1f} s")
    return folder


if __name__ == "__main__":
    build()
