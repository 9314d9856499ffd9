"""What was learned, as a page: the curves, and the network beside rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from train.check import Check
from train.fit import Epoch

WIDTH, HEIGHT, LEFT, BOTTOM = 720, 320, 56, 36
COLOURS = {"learned from": "#2563eb", "kept back": "#dc2626"}
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #1f2937; background: #fff }
svg { width: 100%; height: auto } td, th { padding: .2rem 1rem .2rem 0; text-align: left }
td:last-child { text-align: right; font-variant-numeric: tabular-nums }
@media (prefers-color-scheme: dark) { body { color: #e5e7eb; background: #111827 } }
"""


def page(title: str, made: dict[str, str | int | float], losses: Sequence[Epoch], check: Check | None) -> str:
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<h2>Log loss by epoch</h2>{curves(losses)}",
        "<h2>Beside rollouts of common sense</h2>" + (beside(check) if check else "<p>Not checked yet.</p>"),
        "<h2>How it was made</h2>" + table([(key, str(value)) for key, value in made.items()]),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="en">{head}<style>{STYLE}</style>{"".join(parts)}</html>\n'


def curves(losses: Sequence[Epoch]) -> str:
    if not losses:
        return "<p>No epoch is done yet.</p>"
    lines = {"learned from": [e.learned for e in losses], "kept back": [e.kept_back for e in losses]}
    every = [value for values in lines.values() for value in values]
    low, high = min(every), max(every)
    across, up = WIDTH - LEFT - 16, HEIGHT - BOTTOM - 16

    def x(epoch: int) -> float:
        return LEFT + across * (epoch / max(1, len(losses) - 1))

    def y(value: float) -> float:
        return 16 + up * (high - value) / ((high - low) or 1)

    drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Log loss by epoch" fill="none">']
    for value in (low, (low + high) / 2, high):
        drawn.append(f'<path d="M{LEFT} {y(value):.1f}h{across}" stroke="#9ca3af" stroke-width=".5"/>')
        drawn.append(f'<text x="4" y="{y(value) + 5:.1f}" fill="currentColor" font-size="14">{value:.3f}</text>')
    for epoch in sorted({0, len(losses) // 2, len(losses) - 1}):
        at = f'x="{x(epoch):.1f}" y="{HEIGHT - 12}"'
        drawn.append(f'<text {at} fill="currentColor" font-size="14" text-anchor="middle">{epoch + 1}</text>')
    for place, (name, values) in enumerate(lines.items()):
        points = " ".join(f"{x(epoch):.1f},{y(value):.1f}" for epoch, value in enumerate(values))
        drawn.append(f'<polyline points="{points}" stroke="{COLOURS[name]}" stroke-width="2"/>')
        at = f'x="{WIDTH - 16}" y="{30 + 20 * place}"'
        drawn.append(f'<text {at} fill="{COLOURS[name]}" font-size="14" text-anchor="end">{name}</text>')
    return "".join([*drawn, "</svg>"])


def beside(check: Check) -> str:
    rows = [(name, f"{loss:.3f}") for name, loss in sorted(check.losses.items(), key=lambda item: -item[1])]
    return f"<p>Log loss of who won, in {check.positions:,} positions of games kept back.</p>{table(rows)}"


def table(rows: Sequence[tuple[str, str]]) -> str:
    return "".join(["<table>", *(f"<tr><td>{escape(a)}<td>{escape(b)}" for a, b in rows), "</table>"])
