"""Addresses: where a client is, who may say so for another, and as what it is counted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

NEARBY = ("127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10")
ONE_HOME = 64  # bits: whoever has one IPv6 address has all of its network


@lru_cache(maxsize=4096)
def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port or brackets; None if it is something else."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def counted(text: str) -> str:
    """As what an address is counted: IPv6 by its network of 64 bits."""
    address = read_address(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, ONE_HOME), strict=False))
    return str(address or text)


def check_network(text: str) -> str:
    """The address or network itself; ValueError if it is none."""
    ip_network(text, strict=False)
    return text


class Proxies:
    """The proxies whose word is taken for where a client is."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [ip_network(network, strict=False) for network in networks]

    def trusts(self, text: str) -> bool:
        """Whether an address is one of theirs."""
        address = read_address(text)
        return address is not None and any(address in network for network in self.networks)

    def client_of(self, peer: str, forwarded: str) -> str:
        """Who has sent a request: read from the right, the first address that is not one of our proxies."""
        if not self.networks or not self.trusts(peer):
            return peer
        for part in reversed(forwarded.split(",")):
            address = read_address(part)
            if address is None:  # nobody whom we trust has written this
                break
            peer = str(address)
            if not self.trusts(peer):
                break
        return peer
