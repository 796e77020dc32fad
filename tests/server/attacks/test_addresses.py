"""Attacks by addresses that somebody claims to have."""

from __future__ import annotations

import contextlib

import pytest

from oppidum.server.config import Config
from oppidum.server.network.addresses import Proxies, counted
from tests.server.attacks.links import ask_health, knock
from tests.server.live import Guest


def test_forged_address(start):
    live = start(requests_per_second=1)
    with Guest(live.address).http as http:
        codes = [
            http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(9)
        ]
    assert codes[-1] == 429


def test_forged_address_behind_a_proxy(start):
    live = start(requests_per_second=1, trusted_proxies=["127.0.0.1"])

    def ask(forwarded: str) -> int:
        return int(http.get("/api/games", headers={"X-Forwarded-For": forwarded}).status_code)

    with Guest(live.address).http as http:
        assert [ask(f"198.51.100.{number}, 203.0.113.7") for number in range(9)][-1] == 429
        assert ask("203.0.113.8") == 200  # another visitor of the same proxy
        assert [ask(f"2001:db8:0:1::{number}") for number in range(9)][-1] == 429  # one home has many addresses
        assert ask("2001:db8:0:2::1") == 200


def test_the_proxy_may_bring_many(start):
    live = start(connections_per_address=3, behind_proxy=True)
    with contextlib.ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(knock(live))
        assert ask_health(live, "127.0.0.1") < 1


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ([], "127.0.0.1", "203.0.113.7", "127.0.0.1"),
        (["10.0.0.0/8"], "192.0.2.1", "203.0.113.7", "192.0.2.1"),
        (["10.0.0.0/8"], "10.1.2.3", "203.0.113.7", "203.0.113.7"),
        (["10.0.0.0/8"], "10.1.2.3", "", "10.1.2.3"),
        (["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, 203.0.113.7, 10.9.9.9", "203.0.113.7"),
        (["10.0.0.0/8"], "10.1.2.3", "6.6.6.6, nonsense, 10.9.9.9", "10.9.9.9"),
        (["10.0.0.0/8"], "10.1.2.3", "10.4.4.4", "10.4.4.4"),
        (["::1"], "::1", "[2001:db8::1]:4711", "2001:db8::1"),
        (["10.0.0.0/8"], "::ffff:10.1.2.3", "203.0.113.7:80", "203.0.113.7"),
    ],
)
def test_who_is_believed(trusted, peer, forwarded, client):
    assert Proxies(trusted).client_of(peer, forwarded) == client


def test_what_is_counted_as_one_address():
    assert counted("203.0.113.7") == counted("::ffff:203.0.113.7") == "203.0.113.7"
    assert counted("2001:db8:0:1::1") == counted("2001:db8:0:1:ffff::") == "2001:db8:0:1::/64"
    assert counted("somewhere") == "somewhere"
    assert Config(behind_proxy=True).proxies.trusts("192.168.1.1")
    assert not Config(behind_proxy=True).proxies.trusts("203.0.113.7")
    assert not Config().proxies.trusts("127.0.0.1")
