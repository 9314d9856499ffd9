"""A view as plain text: for the terminal, screen readers, text agents and playthroughs. One for all games."""

from __future__ import annotations

from collections.abc import Iterable

from captable.core.view import Counter, Piece, Sheet, View, Zone
from captable.core.words import Words


def render(view: View, words: Words) -> str:
    """The whole view, a line a thing, in the order in which a person would look."""
    lines = [_counters(view.counters, words)] if view.counters else []
    lines += [_zone(zone, words) for zone in view.zones if zone.owner is None]
    for seat in view.seats:
        marks = [words("core-to-move")] if seat.to_move else []
        marks += [words("core-out")] if seat.out else []
        marks += [words("core-you")] if seat.seat == view.seat else []
        name = words("seat", seat=seat.seat) + (f" ({', '.join(marks)})" if marks else "")
        counters = _counters(seat.counters, words)
        lines.append(words("core-labelled", label=name, content=counters) if counters else name)
        lines += [f"  {words.say(note)}" for note in seat.notes]
        lines += ["  " + _zone(zone, words) for zone in view.zones if zone.owner == seat.seat and shown(zone)]
    lines.append(words.say(view.prompt))
    if view.outcome and view.outcome.sheet:
        lines += sheet_lines(view.outcome.sheet, words)
    return "\n".join(lines)


def shown(zone: Zone) -> bool:
    return bool(zone.pieces) or bool(zone.count)


def _counters(counters: Iterable[Counter], words: Words) -> str:
    return ", ".join(words.count(counter) for counter in counters)


def _zone(zone: Zone, words: Words) -> str:
    hidden = (zone.count or 0) - len(zone.pieces)
    parts = _pieces(zone, words)
    if hidden > 0:
        parts.append(words("core-hidden-cards", count=hidden))
    return words("core-labelled", label=zone.name, content=", ".join(parts) or words("core-empty"))


def _pieces(zone: Zone, words: Words) -> list[str]:
    """Equal pieces of a stack or a hand are counted; in a row each has its place."""
    texts = [_piece(piece, words) for piece in zone.pieces]
    if zone.kind not in ("stack", "hand"):
        return [f"{i}. {text}" for i, text in enumerate(texts, 1)]
    return [f"{text} ×{texts.count(text)}" if texts.count(text) > 1 else text for text in dict.fromkeys(texts)]


def _piece(piece: Piece, words: Words) -> str:
    details = [words.count(counter) for counter in piece.counters if counter.value]
    details += [words.mark(mark) for mark in piece.marks]
    text = words.say(piece.name, "short") + (f" ({', '.join(details)})" if details else "")
    if piece.under:
        text += f" + {' + '.join(_piece(under, words) for under in piece.under)}"
    return text


def sheet_lines(sheet: Sheet, words: Words) -> list[str]:
    """A score sheet as an aligned table."""
    seats = len(sheet.rows[0].values) if sheet.rows else 0
    table = [["", *(words("seat", seat=seat) for seat in range(seats))]]
    table += [[words.say(row.label), *(figure(value, sheet.scale) for value in row.values)] for row in sheet.rows]
    widths = [max(len(line[column]) for line in table) for column in range(seats + 1)]
    lines = [words.say(sheet.title)]
    for cells in table:
        padded = [
            cells[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)),
        ]
        lines.append("  " + "  ".join(padded).rstrip())
    return lines


def figure(value: int | None, scale: int) -> str:
    if value is None:
        return "·"
    return f"{value / scale:.1f}" if scale > 1 else str(value)
