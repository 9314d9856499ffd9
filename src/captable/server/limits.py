"""Rate limits: a token bucket for each caller."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from captable.server.settings import Rate

KEPT = 10_000


class Bucket:
    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = now

    def take(self, now: int, cost: int = 1) -> bool:
        """Whether so much more is allowed."""
        filled = self._tokens + max(0, now - self._at) * self._rate.per_second / 1000
        self._tokens = min(float(self._rate.burst), filled)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class Buckets:
    """A bucket for each key; those that were not used for longest are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], int]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: int = 1) -> bool:
        now = self._now()
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, now)
        self._buckets[key] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now, cost)
