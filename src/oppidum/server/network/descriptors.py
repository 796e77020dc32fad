"""Descriptors: every connection costs one, and systems allow few unless they are asked for more."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)

RESERVE = 256  # for all else: the database, the client's files, the log, the loop


def room_for(connections: int) -> int:
    """Ask the system for as many as so many connections need; how many connections there is room for now."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVE
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        reachable = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (reachable, most))
            allowed = reachable
        except (OSError, ValueError) as error:
            log.warning("the system does not allow %d open files (%s)", reachable, error)
    if allowed == resource.RLIM_INFINITY or allowed >= wanted:
        return connections
    room = max(1, allowed - RESERVE, allowed // 2)
    log.warning(
        "the system allows %d open files, so that %d connections are the most: allow %d (`ulimit -Hn`, LimitNOFILE),"
        " or set fewer connections",
        *(allowed, room, wanted),
    )
    return room
