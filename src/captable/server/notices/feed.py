"""A feed (Atom) of the games that wait for somebody, for their feed reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

ATOM: Final = "http://www.w3.org/2005/Atom"
KIND: Final = "application/atom+xml; charset=utf-8"


@dataclass(frozen=True)
class Entry:
    id: str
    title: str
    link: str
    at: int


def written(id: str, title: str, subtitle: str, own: str, entries: Sequence[Entry], made: int) -> bytes:
    """`own` is the address of the feed, and `made` when it was first; both go on while it has no entries."""
    feed = Element("feed", xmlns=ATOM)
    _text(feed, "id", f"urn:captable:{id}")
    _text(feed, "title", title)
    _text(feed, "subtitle", subtitle)
    SubElement(feed, "link", rel="self", href=own)
    _text(feed, "updated", _moment(max([entry.at for entry in entries], default=made)))
    _text(SubElement(feed, "author"), "name", "Captable")
    for entry in entries:
        element = SubElement(feed, "entry")
        _text(element, "id", f"urn:captable:{entry.id}")
        _text(element, "title", entry.title)
        SubElement(element, "link", href=entry.link)
        _text(element, "updated", _moment(entry.at))
    return b'<?xml version="1.0" encoding="utf-8"?>\n' + tostring(feed, encoding="unicode").encode()


def _text(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
