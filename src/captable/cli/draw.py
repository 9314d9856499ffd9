"""Draws what a seat sees, with rich, from the view that every game gives: no game is known here.

Colours help the eye; every one of them says something that also stands there in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from captable.core.menu import Item, Menu
from captable.core.render import figure, shown
from captable.core.view import OPEN, Counter, Event, Outcome, Piece, Seat, Sheet, View, Zone
from captable.core.words import Words

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta", "bright_green")
WIDEST_LABEL = 22
ROOM_FOR_TWO = 110
"""Columns of a terminal in which two seats have room side by side."""
ON_THE_HEADING = ("pile", "hand")
"""Kinds of zones that fit behind a name while all one sees of them is how many cards they hold."""

MOST_NUMBERS = 3
"""A piece with more moves than these, which don't follow each other in the menu, has no numbers before it."""
DEPTH = "depth"
"""The counter of a piece that stands inside others, such as a block of a program."""
BETWEEN = "gap"
"""The face of a place between two pieces; it stands on the line of the next one."""


class Heading:
    """A line across the screen: a name on the left, figures on the right, which may need lines of their own."""

    def __init__(self, left: Text, right: Text, line: str = "─") -> None:
        self.left, self.right, self.line = left, right, line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - self.left.cell_len - self.right.cell_len
        if not self.right:
            yield Text.assemble(
                self.left, " ", (self.line * max(0, room - 1), "dim"), no_wrap=True, overflow="ellipsis"
            )
        elif room >= 4:
            yield Text.assemble(self.left, " ", (self.line * (room - 2), "dim"), " ", self.right)
        else:
            yield self.left
            yield Padding(self.right, (0, 0, 0, 2))


class Flow:
    """Things one after another, broken into lines between them and not within, as long as one fits on a line."""

    def __init__(self, things: Iterable[Text]) -> None:
        self.things = list(things)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for thing in self.things:
            if line and line.cell_len + 3 + thing.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, (" · ", "dim"), thing) if line else thing
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(20, options.max_width), options.max_width)


class SideBySide:
    """Blocks below each other, or in two columns where there is room for them."""

    def __init__(self, blocks: list[RenderableType]) -> None:
        self.blocks = blocks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < ROOM_FOR_TWO or len(self.blocks) < 3:
            yield from self.blocks
            return
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for first in range(0, len(self.blocks), 2):
            grid.add_row(*self.blocks[first : first + 2])
        yield grid


class Artist:
    """Draws in one language, and remembers the colour of each name from one view to the next."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._colours: dict[str, str] = {}
        self._numbers: dict[str, list[int]] = {}
        """The pieces that can be chosen, with the numbers of their moves in the menu."""

    # -- the table ---------------------------------------------------------------------------------------

    def table(self, view: View, title: str, menu: Menu | None = None) -> RenderableType:
        zones = [zone for zone in view.zones if zone.owner is None]
        piles = {zone.id for zone in zones if self._only_counted(zone)}
        figures = [self._zone_count(zone) for zone in zones if zone.id in piles]
        figures += [self.words.count(counter) for counter in view.counters if counter.id not in piles]
        labels = self._label_width(view)
        self._numbers = {}
        for item in menu.items if menu else ():
            for id in (item.choice or item.range).on:  # type: ignore[union-attr]
                self._numbers.setdefault(id, []).append(item.number)
        parts: list[RenderableType] = [Heading(Text(title, "bold"), Text(" · ".join(dict.fromkeys(figures))), "═")]
        parts.append(self._zones([zone for zone in zones if zone.id not in piles], labels, empty_too=True))
        blocks: list[RenderableType] = [Group(*self._seat(view, seat, labels)) for seat in _seats_in_order(view)]
        mine = [blocks.pop()] if view.seat >= 0 else []
        return Group(*parts, SideBySide(blocks), *mine)

    def _seat(self, view: View, seat: Seat, labels: int) -> Iterator[RenderableType]:
        zones = [zone for zone in view.zones if zone.owner == seat.seat and shown(zone)]
        counted = [zone for zone in zones if self._only_counted(zone)]
        figures = [self.words.count(counter) for counter in seat.counters]
        told = {counter.name.id for counter in seat.counters}
        figures += [self._zone_count(zone) for zone in counted if zone.name.id not in told]
        yield Heading(self._seat_name(view, seat), Text(" · ".join(figures)))
        for note in seat.notes:
            yield Padding(Text(self.words.say(note), "italic"), (0, 0, 0, 2))
        yield self._zones([zone for zone in zones if zone not in counted], labels)

    def _seat_name(self, view: View, seat: Seat) -> Text:
        marks = [self.words("core-you")] if seat.seat == view.seat else []
        marks += [self.words("core-to-move")] if seat.to_move else []
        marks += [self.words("core-out")] if seat.out else []
        marks += [self.words("cli-team", number=seat.team + 1)] if seat.team is not None else []
        name = self.words("seat", seat=seat.seat)
        arrow = ("▶ " if seat.to_move else "  ", "bold green")
        return Text.assemble(arrow, (name, "dim" if seat.out else "bold"), f" ({', '.join(marks)})" if marks else "")

    def _zones(self, zones: list[Zone], labels: int, empty_too: bool = False) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=labels)
        grid.add_column()
        for zone in zones:
            if empty_too or shown(zone):
                grid.add_row(Text("  " + self.words.say(zone.name, "short")), self._pieces(zone))
        return grid

    def _label_width(self, view: View) -> int:
        lines = [zone for zone in view.zones if not self._only_counted(zone) and (zone.owner is None or shown(zone))]
        labels = [len(self.words.say(zone.name, "short")) for zone in lines]
        return 2 + min(WIDEST_LABEL, max(labels, default=0))

    def _only_counted(self, zone: Zone) -> bool:
        """A closed hand or a pile: its size says it all."""
        return zone.kind in ON_THE_HEADING and not zone.pieces and zone.count is not None

    def _zone_count(self, zone: Zone) -> str:
        if self.words.has(zone.name.id, "count"):
            return self.words.count(Counter(zone.id, zone.count or 0, zone.name))
        return f"{self.words.say(zone.name, 'short')} {zone.count}"

    def _pieces(self, zone: Zone) -> RenderableType:
        """Equal pieces of a stack or a hand are counted; those that can be chosen have their numbers in the menu."""
        if zone.kind == "grid":
            return Group(*(Text(self.words.say(piece.name, "short")) for piece in zone.pieces))
        texts = [self._numbered(piece) for piece in zone.pieces]
        if zone.kind in ("stack", "hand"):
            plain = [text.plain for text in texts]
            texts = [
                Text.assemble(text, f" ×{plain.count(text.plain)}") if plain.count(text.plain) > 1 else text
                for i, text in enumerate(texts)
                if text.plain not in plain[:i]
            ]
        if any(_depth(piece) for piece in zone.pieces):
            return _nested(zone.pieces, texts)
        hidden = (zone.count or 0) - len(zone.pieces)
        if hidden > 0:
            texts.append(Text(self.words("core-hidden-cards", count=hidden), "dim"))
        return Flow(texts or [Text(self.words("core-empty"), "dim")])

    def _numbered(self, piece: Piece) -> Text:
        numbers = self._numbers.get(piece.id, [])
        first, last = (numbers[0], numbers[-1]) if numbers else (0, 0)
        if not numbers or numbers != list(range(first, last + 1)):
            said = "/".join(map(str, numbers)) if len(numbers) <= MOST_NUMBERS else ""
        else:
            said = f"{first}" if first == last else f"{first}–{last}"
        text = self.piece(piece)
        if text.plain == said:  # a card that is called by its number
            text.stylize("bold cyan")
            return text
        return Text.assemble((f"{said} ", "bold cyan"), text) if said else text

    def piece(self, piece: Piece) -> Text:
        name = self.words.say(piece.name, "short")
        text = Text(name, "dim" if piece.face == "back" else self._colour(name))
        details = [self.words.count(counter) for counter in piece.counters if counter.value and counter.id != DEPTH]
        details += [self.words.mark(mark) for mark in piece.marks]
        if details:
            text = Text.assemble(text, f" ({', '.join(details)})")
        for under in piece.under:
            text = Text.assemble(text, " + ", self.piece(under))
        return text

    def _colour(self, name: str) -> str:
        return self._colours.setdefault(name, COLOURS[len(self._colours) % len(COLOURS)])

    # -- what can be done --------------------------------------------------------------------------------

    def menu(self, menu: Menu) -> RenderableType:
        """The legal moves with their numbers, those of one group under its name."""
        parts: list[RenderableType] = []
        for group in dict.fromkeys(item.group for item in menu.items):
            if group:
                parts.append(Text("  " + self.words(group), "italic"))
            lines = _Columns([self._item(item, menu) for item in menu.items if item.group == group])
            parts.append(Padding(lines, (0, 0, 0, 2 if group else 0)))
        return Group(*parts)

    def _item(self, item: Item, menu: Menu) -> Text:
        label = "" if item.label == str(item.number) else item.label
        text = Text.assemble((f"{item.number:>3} ", "bold cyan"), label)
        if item.range is not None:
            how = "core-range-alone" if menu.only_range else "core-range"
            args = {"low": item.range.low, "high": item.range.high, "step": item.range.step, "number": item.number}
            text.append(" " + self.words(how, **args))
        return text

    # -- how it ended ------------------------------------------------------------------------------------

    def sheet(self, sheet: Sheet) -> RenderableType:
        seats = len(sheet.rows[0].values) if sheet.rows else 0
        title = self.words.say(sheet.title)
        table = Table(title=title, title_justify="left", title_style="bold", header_style="bold", box=box.SIMPLE_HEAD)
        table.add_column("")
        for seat in range(seats):
            table.add_column(self.words("seat", seat=seat), justify="right")
        for row in sheet.rows:
            cells = [figure(value, sheet.scale) for value in row.values]
            table.add_row(self.words.say(row.label), *cells, style="bold" if row.strong else "")
        return table

    def outcome(self, outcome: Outcome, me: int, told: Iterable[Event]) -> Iterator[RenderableType]:
        """The places, why it ended, and the score sheet; with the reasons for its lines, if no event told them."""
        yield Text(self.words.say(outcome.reason))
        if me >= 0:
            yield Text(self._my_place(outcome, me), "bold")
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            place = outcome.places[seat]
            score = figure(outcome.scores[seat], outcome.scale)
            line = self.words("cli-place", place=place, seat=self.words("seat", seat=seat), score=score)
            yield Text(f"  {'★' if place == 1 else ' '} {line}", "bold" if place == 1 else "")
        if outcome.sheet:
            yield self.sheet(outcome.sheet)
            if not any(same_sheet(event.sheet, outcome.sheet) for event in told):
                yield from self._reasons(outcome.sheet)

    def _my_place(self, outcome: Outcome, me: int) -> str:
        place = outcome.places[me]
        if place != 1:
            return self.words("cli-you-finish", place=place, players=len(outcome.places))
        return self.words("cli-you-win" if len(outcome.winners) == 1 else "cli-you-share")

    def _reasons(self, sheet: Sheet) -> Iterator[RenderableType]:
        for row in sheet.rows:
            if row.note:
                yield Text(f"  {self.words('cli-because', what=row.label, why=row.note)}")


class _Columns:
    """Lines in as many equal columns as fit, read downwards."""

    def __init__(self, lines: list[Text]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widest = max(line.cell_len for line in self.lines) + 2
        columns = max(1, min(options.max_width // widest, (len(self.lines) + 2) // 3))
        height = -(-len(self.lines) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for start in range(height):
            grid.add_row(*self.lines[start::height])
        yield grid


def _depth(piece: Piece) -> int:
    return next((counter.value for counter in piece.counters if counter.id == DEPTH), 0)


def _nested(pieces: list[Piece], texts: list[Text]) -> Group:
    """A line for each piece, the deeper the further in."""
    lines: list[Text] = []
    line = Text()
    for piece, text in zip(pieces, texts, strict=True):
        line = Text.assemble(line, (" · ", "dim"), text) if line else text
        if piece.face != BETWEEN:
            lines.append(Text.assemble("  " * _depth(piece), line))
            line = Text()
    return Group(*lines, *([line] if line else []))


def _seats_in_order(view: View) -> list[Seat]:
    """As they sit, the reader last and so next to the choices; a replay's reader sees them from the first on."""
    if view.seat == OPEN or view.seat < 0:
        return view.seats
    return view.seats[view.seat + 1 :] + view.seats[: view.seat + 1]


def same_sheet(one: Sheet | None, two: Sheet | None) -> bool:
    return one is not None and two is not None and one.rows == two.rows


def listed(lines: Iterable[tuple[str, str]]) -> Table:
    """Lines with something before each: a number, a dot."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for mark, line in lines:
        grid.add_row(Text(mark), Text(line))
    return grid
