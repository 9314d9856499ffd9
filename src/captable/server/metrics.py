"""Figures for Prometheus, on a port of their own, where a host asks for them.

What is counted is counted here, around the store and the house, so that a server without metrics pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from captable.core.errors import BadInput
from captable.tables.house import House, Watcher, Wish
from captable.tables.store import Addition, Store
from captable.tables.table import Table

if TYPE_CHECKING:
    from captable.server.office import Office

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE")
_MOVE = b'{"row":"played"'


class Metrics:
    """The figures of one server, and the door at which they are asked for."""

    def __init__(self, address: str) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("captable_moves", "Moves that are on disk.", registry=self.registry)
        self.wishes = Histogram(
            "captable_wish_seconds",
            "From a wish to its being on disk and shown.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commits = Histogram(
            "captable_commit_seconds",
            "From an addition to a journal to its being on disk.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "captable_request_seconds",
            "HTTP requests, by route and status.",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        host, port = read_address(address)
        try:
            self._server, self._thread = start_http_server(port, host, self.registry)
        except OSError as error:
            raise BadInput(f"Can't show metrics at {address}: {error.strerror}. Choose another --metrics.") from None
        self.port: int = self._server.server_port

    def watch(self, office: Office) -> None:
        self.registry.register(OfOffice(office))

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else "other"  # a client may call its method anything
        self.requests.labels(known, route, str(status)).observe(seconds)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def read_address(text: str) -> tuple[str, int]:
    """`9321`, or `10.0.0.5:9321` where others than this machine may ask."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"--metrics is a port or ADDRESS:PORT, not {text!r}.")
    return host.strip("[]") or "127.0.0.1", int(port)


class OfOffice(Collector):
    """Figures that are looked up only when Prometheus asks."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def collect(self) -> Iterator[Metric]:
        yield self._tables()
        yield self._notices()
        sockets = len(self._office.hub.connections)
        yield GaugeMetricFamily("captable_sockets", "Sockets that are open.", value=sockets)
        lanes = {"quick": self._office.lanes.quick, "deep": self._office.lanes.deep}
        for name, about in (("waiting", "Bots that wait for their turn to think."), ("thinking", "Bots that think.")):
            family = GaugeMetricFamily(f"captable_bots_{name}", about, labels=["lane"])
            for lane, turns in lanes.items():
                family.add_metric([lane], getattr(turns, name))
            yield family

    def _notices(self) -> CounterMetricFamily:
        family = CounterMetricFamily(
            "captable_notices", "Notices to people who are elsewhere.", labels=["way", "outcome"]
        )
        for (way, outcome), count in self._office.notices.notices.sent.items():
            family.add_metric([way, outcome], count)
        return family

    def _tables(self) -> GaugeMetricFamily:
        family = GaugeMetricFamily("captable_tables", "Tables in the store.", labels=["status"])
        counts = dict.fromkeys(("open", "running", "over", "closed"), 0)
        counts |= self._office.ask(self._office.store.totals())
        for status, count in counts.items():
            family.add_metric([status], count)
        return family


def measured(store: Store, metrics: Metrics) -> Store:
    """The same store, whose commits are counted."""
    append = store.append

    async def counted(*additions: Addition) -> None:
        began = perf_counter()
        await append(*additions)
        metrics.commits.observe(perf_counter() - began)
        metrics.moves.inc(sum(row.startswith(_MOVE) for addition in additions for row in addition.rows))

    store.append = counted  # type: ignore[method-assign]  # the one method of a store of any kind
    return store


class MeasuredHouse(House):
    metrics: Metrics

    async def carry_out(self, id: str, wish: Wish, person: str, wish_id: str, watcher: Watcher | None) -> Table:
        began = perf_counter()
        try:
            return await super().carry_out(id, wish, person, wish_id, watcher)
        finally:
            self.metrics.wishes.observe(perf_counter() - began)
