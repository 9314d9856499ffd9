"""What counts as one address, and whose word is taken for it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from captable.core.errors import BadInput
from captable.server.addresses import place_of, proxies
from captable.server.settings import Rate
from tests.server.clients import NO_LIMITS, http_client, quick, running

ONE_EACH = replace(NO_LIMITS, requests=Rate(1, 0))


@given(st.ip_addresses(v=6, network="2001:db8:1:2::/64"))
def test_all_addresses_of_one_customer_are_one_place(address: object) -> None:
    assert place_of(str(address)) == "2001:db8:1:2::/64"


@given(st.ip_addresses(v=4))
def test_an_ipv4_address_is_a_place_however_it_is_written(address: object) -> None:
    assert place_of(str(address)) == place_of(f"::ffff:{address}") == str(address)


@given(st.text(max_size=40))
def test_what_is_no_address_is_a_place_of_its_own(text: str) -> None:
    assert isinstance(place_of(text), str)


def test_what_is_no_proxy_is_refused_with_what_would_be() -> None:
    assert proxies(["10.1.2.3/8", "::1"]) == ["10.0.0.0/8", "::1/128"]
    with pytest.raises(BadInput, match="address or a network"):
        proxies(["proxy.example.org"])


async def statuses(folder: Path, *forwarded: str, **settings: object) -> list[int]:
    """The answers to one request from each address, as a proxy on this machine tells them."""
    async with running(quick(folder, limits=ONE_EACH, **settings)) as server, http_client(server.address) as http:
        asked = [await http.get("/api/games", headers={"X-Forwarded-For": address}) for address in forwarded]
        return [answer.status_code for answer in asked]


def test_a_proxy_on_this_machine_is_believed_if_no_other_is_named(tmp_path: Path) -> None:
    found = asyncio.run(statuses(tmp_path, "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"))
    assert found == [200, 200, 200, 429, 200]


def test_where_another_proxy_is_named_nobody_else_is_believed(tmp_path: Path) -> None:
    found = asyncio.run(statuses(tmp_path, "192.0.2.1", "192.0.2.2", trust_proxy=("10.0.0.0/8",)))
    assert found == [200, 429]
