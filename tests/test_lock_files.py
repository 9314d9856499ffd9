"""The lock files pin everything and give away nothing about the machine that wrote them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK_FILES = sorted(ROOT.glob("requirements*.lock"))
PIN = re.compile(r"[a-z0-9-]+==[\w.+!]+( ; [^@:]+)?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
COMMENT = re.compile(r"#[\w\s.()\[\]-]*:?")


def test_there_is_a_lock_file_for_each_purpose() -> None:
    assert [file.name for file in LOCK_FILES] == [
        "requirements-bench.lock",
        "requirements-docs.lock",
        "requirements-node.lock",
        "requirements.lock",
    ]


@pytest.mark.parametrize("file", LOCK_FILES, ids=lambda file: file.name)
def test_a_lock_file_holds_pins_and_hashes_and_names_no_host(file: Path) -> None:
    lines = [line.strip().removesuffix("\\").strip() for line in file.read_text("utf-8").splitlines()]
    strange = [line for line in lines if not any(kind.fullmatch(line) for kind in (PIN, HASH, COMMENT))]
    assert strange == []


@pytest.mark.parametrize("file", LOCK_FILES, ids=lambda file: file.name)
def test_every_pin_has_a_hash(file: Path) -> None:
    entries = re.split(r"^(?=[a-z])", file.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []
