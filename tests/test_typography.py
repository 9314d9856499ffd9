"""The mechanical part of good typesetting, in every text that people read: apostrophes, and the spaces of French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
TEXTS = sorted(
    file
    for folder in ("src/captable", "web/src")
    for pattern in ("**/texts/*.ftl", "**/lesson/*.ftl", "**/catalogue/*.md", "**/guide/*.md")
    for file in (ROOT / folder).glob(pattern)
    if "skeleton" not in file.parts
)
STRAIGHT = re.compile(r"\w'(?:\w|\s|$)")
NAMES = re.compile(r"Ship It!|\b[A-Z]{2}-\d+\.\d+\b|https?://\S+|\d:\d|::?\w+:")
"""What keeps its own form in every language."""
TIGHT = re.compile(r"[\w)’…*][;!?»%]|[\w)’…*]:(?=\s|$)|«\w")
"""A French mark without the space before it, or a quotation mark without the one after it."""


def text_elements(node: Any) -> Iterator[str]:
    """What is said, in all variants and attributes, without placeables and comments."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, list):
        for one in node:
            yield from text_elements(one)
    elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.BaseComment):
        yield from text_elements(list(vars(node).values()))


def said_in(file: Path) -> Iterator[str]:
    source = file.read_text("utf-8")
    if file.suffix == ".ftl":
        for text in text_elements(FluentParser().parse(source)):
            yield from text.splitlines()
    else:
        source = re.sub(r"^```pieces\n[^\n]*\n", "", source, flags=re.MULTILINE)
        yield from re.sub(r"`[^`\n]*`", "", source).splitlines()


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", TEXTS, ids=name_of)
def test_apostrophes_are_curled(file: Path) -> None:
    assert [line for line in said_in(file) if STRAIGHT.search(line)] == []


@pytest.mark.parametrize("file", [file for file in TEXTS if file.stem == "fr"], ids=name_of)
def test_french_marks_have_their_space(file: Path) -> None:
    assert [line for line in said_in(file) if TIGHT.search(NAMES.sub("", line))] == []


@pytest.mark.parametrize("file", [file for file in TEXTS if file.name == "fr.ftl"], ids=name_of)
def test_in_french_none_is_one_too_and_says_its_figure(file: Path) -> None:
    """Plural rules put 0 with 1 there: a variant that has the 1 written in it would say of an empty hand "1 carte"."""
    ones = re.findall(r"\[one\]([^\n]*)", file.read_text("utf-8"))
    assert [text for text in ones if re.search(r"\b1\b", text)] == []
