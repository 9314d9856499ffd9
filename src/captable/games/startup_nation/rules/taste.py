"""What common sense thinks things are worth, and search of positions; tuned by `python -m bench.taste`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """Expected ranks are counted in hundredths, and so is what is compared with them."""

    worth_promoting: i64
    """Who ranks no higher than this is better off promoted."""
    ally: i64
    """How much of the own good an ally's is, in per cent."""

    def __init__(self) -> None:
        self.worth_promoting = 300
        self.ally = 50


@final
class Judgement:
    """How well a seat stands, for search; tuned with `--judgement`."""

    point: i64
    """A point of lead in the match, and being out of the round, in millionths of a win."""
    out: i64
    rank: i64
    """A rank of lead in the round, up to so many."""
    most_ranks: i64

    def __init__(self) -> None:
        self.point = 83333
        self.out = 83333
        self.rank = 12500
        self.most_ranks = 8


TASTE: Final = Taste()
JUDGEMENT: Final = Judgement()
