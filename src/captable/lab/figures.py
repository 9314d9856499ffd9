"""The figures of a summary, each by a name and as a count by another count.

One list serves all: the report shows them, `--against` takes their differences block by block, `rebalance` names them
as goals, and programs read them as JSON. `seat/0`, `order/1` (who came first to the turn), `trait/deck=fortress`,
`moves`, `choice/play card=intern/taken`, …
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from captable.core.errors import BadInput
from captable.lab.stats import Estimate, Ratio, difference, holm, ratio, share
from captable.lab.study import Findings
from captable.lab.summary import STEPS, Histogram, Sum, Summary

FEW = 30
"""Fewer games or seats than this say nothing about a figure."""

SHARES = ("seat/", "order/", "trait/", "meeting/", "held/", "dealt/", "choice/", "lead/", "first leader", "shared")
"""Figures that are parts of a whole, and are said in per cent."""


def is_share(name: str) -> bool:
    return name.startswith(SHARES)


def figures(summary: Summary) -> dict[str, Ratio]:
    unit = summary.unit
    found: dict[str, Ratio] = {}
    for seat, row in enumerate(summary.seats):
        found[f"seat/{seat + 1}"] = won(row, unit)
        found[f"score/{seat + 1}"] = total_of(summary.scores[seat], summary.scale)
    for number, row in enumerate(summary.order):
        found[f"order/{number + 1}"] = won(row, unit)
    found["moves"] = total_of(summary.moves)
    found["decisions"] = total_of(summary.decisions)
    found["margin"] = total_of(summary.margins, summary.scale)
    found["shared"] = (summary.shared, summary.games)
    found["lead changes"] = total_of(summary.lead_changes)
    found["first leader"] = (summary.first_leader.won, summary.first_leader.led)
    for step in (5, 10, 15):
        found[f"lead/{100 * step // STEPS}"] = (
            (summary.leads[step].won, summary.leads[step].led) if summary.leads else (0, 0)
        )
    for group, rows in (("trait", summary.traits), ("meeting", summary.meetings), ("held", summary.held)):
        found |= {f"{group}/{key}": won(row, unit) for key, row in rows.items()}
    found |= {f"dealt/{key}": won(row, unit) for key, row in summary.dealt.items()}
    for key, choice in summary.choices.items():
        found[f"choice/{key}/taken"] = (choice.taken, choice.offered)
        found[f"choice/{key}/won"] = (choice.points_taken / unit, choice.seats_taken)
    for kind, often in summary.kinds.items():
        found[f"event/{kind}"] = (often, summary.told)
    return {name: counted for name, counted in found.items() if counted[1]}


def won(row: Sum, unit: int) -> Ratio:
    return row.points / unit, row.count


def total_of(histogram: Histogram, scale: int = 1) -> Ratio:
    return sum(value * often for value, often in histogram.items()) / scale, sum(histogram.values())


def estimates(parts: Sequence[Summary]) -> dict[str, Estimate]:
    """Every figure of a run with its interval: from the games where it is a share, else from how the blocks differ."""
    tables = [figures(part) for part in parts]
    names = list(dict.fromkeys(name for table in tables for name in table))
    found: dict[str, Estimate] = {}
    for name in names:
        blocks = [table.get(name, (0.0, 0.0)) for table in tables]
        above, below = sum(y for y, _ in blocks), sum(x for _, x in blocks)
        found[name] = share(above, below) if is_share(name) and above <= below else ratio(blocks)
    return found


def differences(findings: Findings, one: str = "main", other: str = "other") -> dict[str, Estimate]:
    """The other run less the first, figure by figure, of the blocks that both have played."""
    mine, its = findings.blocks.get(one, {}), findings.blocks.get(other, {})
    both = sorted(mine.keys() & its.keys())
    ours, theirs = [figures(mine[number]) for number in both], [figures(its[number]) for number in both]
    names = [name for name in dict.fromkeys(n for table in ours for n in table) if any(name in t for t in theirs)]
    found: dict[str, Estimate] = {}
    for name in names:
        a, b = ([table.get(name, (0.0, 0.0)) for table in tables] for tables in (ours, theirs))
        if min(sum(x for _, x in a), sum(x for _, x in b)) >= FEW and len(both) > 1:
            found[name] = difference(a, b)
    return found


def clear(changes: dict[str, Estimate]) -> set[str]:
    """The differences that may be coloured, all of them looked at together."""
    return holm({name: change.doubt for name, change in changes.items()})


def matching(names: Sequence[str], pattern: str) -> list[str]:
    """The figures that a pattern such as `trait/product=*` means."""
    found = [name for name in names if fnmatchcase(name, pattern)]
    if not found:
        groups = sorted({name.partition("/")[0] for name in names})
        raise BadInput(f"There is no figure {pattern!r}; they begin with {', '.join(groups)}, as in order/1.")
    return found
