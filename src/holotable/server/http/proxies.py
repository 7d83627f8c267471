"""Behind a reverse proxy: the client's own address, scheme and host, if a proxy that the host trusts tells them."""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from holotable.core.errors import HolotableError

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

SECURE: Final = {"http": "https", "ws": "wss"}
PAIR: Final = re.compile(r'\s*(\w+)\s*=\s*(?:"([^"\\]*)"|([^\s;,"]+))\s*')
TOLD: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host")


def network_of(text: str) -> Network:
    """Read an address or a network such as 10.0.0.0/8; refuse anything else."""
    try:
        return ip_network(text, strict=False)
    except ValueError as problem:
        raise HolotableError(
            f"{text!r} is no address of a proxy; give one such as 127.0.0.1, or a network such as 10.0.0.0/8"
        ) from problem


class TrustedProxies:
    """The proxies that are believed about the guests they speak for; nobody else is."""

    def __init__(self, addresses: Iterable[str]) -> None:
        """Keep whom to trust."""
        self._networks = [network_of(one) for one in addresses]

    def __contains__(self, address: str) -> bool:
        """Tell whether an address is that of a trusted proxy."""
        found = address_in(address)
        return found is not None and self._is_trusted(found)

    def believe(self, scope: Scope) -> None:
        """Put the client's own address, scheme and host into a request."""
        if not scope["client"] or scope["client"][0] not in self:
            return
        told = Headers(raw=[pair for pair in scope["headers"] if pair[0] in TOLD])
        for step in reversed(steps_in(told)):  # the last proxy wrote last; whoever came before it may have lied
            client = address_in(step.get("for", ""))
            if client is None:
                break
            scope["client"] = (str(client), 0)
            _take_over(scope, step)
            if not self._is_trusted(client):
                break

    def _is_trusted(self, address: Address) -> bool:
        return any(address.version == network.version and address in network for network in self._networks)


def _take_over(scope: Scope, step: dict[str, str]) -> None:
    if step.get("proto", "").lower() == "https":
        scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
    if host := step.get("host"):
        others = [pair for pair in scope["headers"] if pair[0] != b"host"]
        scope["headers"] = [(b"host", host.encode("latin-1", "replace")), *others]


def steps_in(told: Headers) -> list[dict[str, str]]:
    """Read what each proxy on the way has told; where both kinds of headers come, one may be the guest's own: neither counts."""
    if "forwarded" in told and "x-forwarded-for" in told:
        return []
    return forwarded(told.getlist("forwarded")) or x_forwarded(told)


def forwarded(lines: Iterable[str]) -> list[dict[str, str]]:
    """Read the header Forwarded (RFC 7239): one record of for, proto and host for each proxy."""
    steps = [step for line in lines for step in line.split(",")]
    return [
        {name.lower(): quoted or plain for part in step.split(";") for name, quoted, plain in PAIR.findall(part)}
        for step in steps
    ]


def x_forwarded(told: Headers) -> list[dict[str, str]]:
    """Read the older headers; scheme and host are those that the nearest proxy was asked for."""
    addresses = [one for line in told.getlist("x-forwarded-for") for one in line.split(",")]
    more = {"proto": _last(told, "x-forwarded-proto"), "host": _last(told, "x-forwarded-host")}
    return [{"for": one.strip(), **more} for one in addresses]


def _last(told: Headers, name: str) -> str:
    return ",".join(told.getlist(name)).split(",")[-1].strip()


def address_in(text: str) -> Address | None:
    """Read an address, with or without a port; None for names and whatever else a proxy may write."""
    bare = text.strip().removeprefix("[").partition("]")[0]
    bare = bare.partition(":")[0] if bare.count(":") == 1 else bare
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def counted_as(address: str) -> str:
    """Give what limits are counted by: an address, or the /64 of an IPv6 one, which one customer has to itself."""
    found = address_in(address)
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or address)
