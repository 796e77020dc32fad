"""The gate around every request: limits, headers, and a line in the log without secrets."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oppidum.server import web_client
from oppidum.server.network.errors import problem
from oppidum.server.server import Server
from oppidum.server.web_client import BUILD_HEADER, TOKEN_HEADER

log = logging.getLogger(__name__)

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self';"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Gate:
    """Lets a request through, or tells whoever sent it that it is too much."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or a websocket, which has a gate of its own."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(MutableHeaders(scope=message), scope, status)
            await send(message)

        await self._limit(scope, receive, send_with_headers)
        took = round(1000 * (time.perf_counter() - began), 1)
        log.debug("%s %s %d %s ms", scope["method"], scope["path"], status, took)

    async def _limit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, unless an address asks too much at once or too often."""
        request = Request(scope)
        server: Server = request.app.state.server
        visitors = server.visitors
        address = visitors.address(request)
        if not visitors.asking.enter(address):
            await too_fast("too many requests at once")(scope, receive, send)
            return
        try:
            bucket = visitors.requests if is_api(scope) else visitors.pages
            answer = self.app if bucket.take(address) else too_fast("too many requests; wait a moment")
            await answer(scope, receive, send)
        finally:
            visitors.asking.leave(address)


def is_api(scope: Scope) -> bool:
    """Whether a path is the API's, not that of a page or a file."""
    path: str = scope["path"]
    return path.startswith("/api/")


def add_headers(headers: MutableHeaders, scope: Scope, status: int) -> None:
    """What every answer carries; what may be kept, and what only a client of ours reads."""
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/assets/") and status == 200:
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif is_api(scope):
        headers.setdefault("Cache-Control", "no-store")
        if renewed := scope.get("state", {}).get("renewed"):
            headers[TOKEN_HEADER] = renewed
        if web_client.BUILD:
            headers[BUILD_HEADER] = web_client.BUILD


def too_fast(message: str) -> Response:
    """Somebody wants too much."""
    response = problem(429, message, "too-fast")
    response.headers["Retry-After"] = "1"
    return response
