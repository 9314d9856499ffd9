"""Small pictures as inline SVG: they print, scale and need no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from captable.lab.stats import Estimate
from captable.lab.summary import Histogram

WIDTH = 640


def bar(estimate: Estimate, fair: float, most: float, label: str) -> str:
    """An interval as a band, the figure as a dot, and a line where it would be fair."""
    width = 220

    def at(value: float) -> float:
        return round(6 + (width - 12) * min(max(value, 0.0), most) / most, 1)

    low, high, middle = at(estimate.low), at(estimate.high), at(estimate.value)
    return (
        f'<svg class="bar" viewBox="0 0 {width} 22" role="img" aria-label="{escape(label)}">'
        f'<line x1="6" x2="{width - 6}" y1="11" y2="11" class="axis"/>'
        f'<line x1="{at(fair)}" x2="{at(fair)}" y1="2" y2="20" class="fair"/>'
        f'<rect x="{low}" y="6" width="{max(1.5, round(high - low, 1))}" height="10" rx="5" class="band"/>'
        f'<circle cx="{middle}" cy="11" r="4.5" class="dot"/></svg>'
    )


def ribbon(points: Sequence[tuple[float, Estimate]], fair: float, x_label: str, y_label: str, label: str) -> str:
    """A chance over the course of the game, with its interval as a ribbon."""
    height, left, bottom = 240, 44, 34

    def x(value: float) -> float:
        return round(left + (WIDTH - left - 12) * value, 1)

    def y(value: float) -> float:
        return round(12 + (height - bottom - 12) * (1 - value), 1)

    up = " ".join(f"{x(p)},{y(e.high)}" for p, e in points)
    down = " ".join(f"{x(p)},{y(e.low)}" for p, e in reversed(points))
    line = " ".join(f"{x(p)},{y(e.value)}" for p, e in points)
    grid = "".join(
        f'<line x1="{left}" x2="{WIDTH - 12}" y1="{y(v)}" y2="{y(v)}" class="grid"/>'
        f'<text x="{left - 6}" y="{y(v) + 4}" text-anchor="end">{round(100 * v)}</text>'
        for v in (0, 0.25, 0.5, 0.75, 1)
    )
    ticks = "".join(
        f'<text x="{x(v)}" y="{height - bottom + 18}" text-anchor="middle">{round(100 * v)}</text>'
        for v in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{grid}{ticks}'
        f'<line x1="{left}" x2="{WIDTH - 12}" y1="{y(fair)}" y2="{y(fair)}" class="fair"/>'
        f'<polygon points="{up} {down}" class="ribbon"/><polyline points="{line}" class="line"/>'
        f'<text x="{WIDTH - 12}" y="{height - 2}" text-anchor="end" class="label">{escape(x_label)}</text>'
        f'<text x="{left}" y="9" class="label">{escape(y_label)}</text></svg>'
    )


def bars(histogram: Histogram, label: str, x_label: str, scale: int = 1, most: int = 30) -> str:
    """How often each value came, in at most so many columns."""
    if not histogram:
        return ""
    height, bottom = 150, 32
    low, high = min(histogram), max(histogram)
    step = max(1, -(-(high - low + 1) // most))
    columns = [0] * ((high - low) // step + 1)
    for value, often in histogram.items():
        columns[(value - low) // step] += often
    top = max(columns)
    width = WIDTH / len(columns)
    drawn = "".join(
        f'<rect x="{round(i * width + 1, 1)}" width="{round(max(1.0, width - 2), 1)}" '
        f'y="{round((height - bottom) * (1 - n / top), 1)}" '
        f'height="{round((height - bottom) * n / top, 1)}" class="column"/>'
        for i, n in enumerate(columns)
    )
    ends = (
        f'<text x="2" y="{height - bottom + 16}">{low / scale:g}</text>'
        f'<text x="{WIDTH - 2}" y="{height - bottom + 16}" text-anchor="end">{high / scale:g}</text>'
        f'<text x="{WIDTH / 2}" y="{height - 4}" text-anchor="middle" class="label">{escape(x_label)}</text>'
    )
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{drawn}{ends}</svg>'
    )


def parts(values: Sequence[tuple[str, float]], label: str) -> str:
    """Shares of a whole, side by side."""
    x, drawn = 0.0, ""
    for name, value in values:
        width = max(0.0, value) * WIDTH
        drawn += f'<rect x="{round(x, 1)}" y="0" width="{round(width, 1)}" height="34" class="part {name}"/>'
        x += width
    return f'<svg class="parts" viewBox="0 0 {WIDTH} 34" role="img" aria-label="{escape(label)}">{drawn}</svg>'
