"""Where a request comes from: what counts as one address, and whose word is taken for it."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

from captable.core.errors import BadInput

LOOPBACK = ("127.0.0.0/8", "::1/128")
"""A proxy on the same machine is believed, unless others are named."""
ONE_PLACE = 64
"""The bits of an IPv6 address that a provider gives to one customer, who has all the rest."""


def place_of(host: str) -> str:
    """What is counted as one address: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), ONE_PLACE), strict=False))


def proxies(named: Iterable[str]) -> list[str]:
    """The proxies whose `X-Forwarded-…` headers count; those on this machine if none are named."""
    return [_network(one) for one in named] or list(LOOPBACK)


def _network(named: str) -> str:
    try:
        return str(ip_network(named, strict=False))
    except ValueError:
        raise BadInput(f"--trust-proxy takes an address or a network, such as 10.0.0.0/8, not {named!r}.") from None
