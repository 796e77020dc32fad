"""Health: what `/healthz` says of a server."""

from __future__ import annotations

import shutil
from dataclasses import asdict
from typing import Any

from starlette.responses import JSONResponse, Response

from oppidum import __version__
from oppidum.games import GAMES
from oppidum.server.server import Server

NEARLY_FULL = 100  # megabytes that are left on the disk


def report(server: Server) -> Response:
    """Well, or not well and why; then it is tried again, so that the next answer may be better."""
    problem = server.store.problem()
    if problem:
        if server.store.trouble:
            server.store.try_again()
        return JSONResponse({"status": "failing", "version": __version__, "reason": problem}, 503)
    words: dict[str, Any] = {
        "status": "ok",
        "version": __version__,
        "games": {name: asdict(server.speed(name)) for name in GAMES},
    }
    free = free_megabytes(server)
    if free is not None and free < NEARLY_FULL:
        words["warning"] = f"the disk is nearly full: {free} MB are left"
    return JSONResponse(words)


def free_megabytes(server: Server) -> int | None:
    """What is left on the disk of the data folder, if it says so."""
    try:
        return shutil.disk_usage(server.config.data).free // 1_000_000
    except OSError:
        return None
