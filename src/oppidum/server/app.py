"""The server program: the API, the websockets and the web client in one application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response
from prometheus_client import generate_latest
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oppidum import __version__
from oppidum.server import api, client, endpoints, mistakes, socket, watchdog
from oppidum.server.client import BUILD_HEADER, STATIC, TOKEN_HEADER
from oppidum.server.config import Config
from oppidum.server.connection import GOING_AWAY
from oppidum.server.hall import Hall
from oppidum.server.health import report
from oppidum.server.waking import wake_bots
from oppidum.server.wire import DOOR

log = logging.getLogger(__name__)
LONGEST_PATH = 200  # signs
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


def make_app(config: Config, opened: Hall | None = None) -> FastAPI:
    """The application under a configuration; its files are opened when it starts, unless they are open."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        hall = app.state.hall = opened or Hall(config)
        work = (
            hall.lobby.keep_house(),
            hall.waiting.keep_house(),
            hall.revocations.keep_up(hall.lobby),
            wake_bots(hall.lobby),
            watchdog.watch(hall.blocked.inc),
        )
        tasks = [asyncio.create_task(one) for one in work]
        log.info("open: %d tables in memory, data in %s", len(hall.lobby.rooms), config.data)
        yield {DOOR: hall.door}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in hall.lobby.rooms.values():
            for connection in list(room.connections):
                connection.end(GOING_AWAY, "stopping")
        await hall.close()
        log.info("closed")

    app = FastAPI(
        title="Oppidum",
        version=__version__,
        description="Settlement-building board games. What the browser can do, a program can do with a token.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.openapi = lambda: endpoints.describe_api(app)  # type: ignore[method-assign]  # as FastAPI says
    for mistake in mistakes.MISTAKES:
        app.add_exception_handler(mistake, mistakes.explain)
    app.include_router(api.router)
    app.include_router(socket.router)
    add_operations(app)
    add_client(app)
    app.add_middleware(Gate)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    return app


def add_operations(app: FastAPI) -> None:
    """What an operator looks at."""

    @app.get("/healthz", include_in_schema=False)
    async def health(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        return report(hall)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        return Response(generate_latest(hall.registry), media_type="text/plain; version=0.0.4")


class PagePath(Convertor[str]):
    """Every path that is not the API's: there a wrong path is a mistake, and a wrong method too."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        """The path itself."""
        return value

    def to_string(self, value: str) -> str:
        """The path itself."""
        return value


register_url_convertor("page", PagePath())


def add_client(app: FastAPI) -> None:
    """The web client: its files, and its page for every path that is not ours."""
    if (STATIC / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")

    @app.get("/{path:page}", include_in_schema=False)
    async def page(path: str) -> Response:
        if not path.isprintable() or len(path) > LONGEST_PATH:
            raise HTTPException(404, "there is no such page")
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            return FileResponse(file, headers={"Cache-Control": "public, max-age=3600"})
        index = STATIC / "index.html"
        if not index.is_file():
            return PlainTextResponse("The web client has not been built: run `make play`.\n", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def too_fast(message: str) -> Response:
    """Somebody wants too much."""
    response = mistakes.problem(429, message, "too-fast")
    response.headers["Retry-After"] = "1"
    return response


class Gate:
    """Around every request: limits, security headers, and a line in the log without secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        request = Request(scope)
        hall: Hall = request.app.state.hall
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/assets/") and status == 200:
                    headers["Cache-Control"] = "public, max-age=31536000, immutable"
                elif scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                    if renewed := scope.get("state", {}).get("renewed"):
                        headers[TOKEN_HEADER] = renewed
                    if client.BUILD:
                        headers[BUILD_HEADER] = client.BUILD
            await send(message)

        address = hall.address(request)
        if not hall.asking.enter(address):
            await too_fast("too many requests at once")(scope, receive, send_with_headers)
            return
        try:
            bucket = hall.requests if scope["path"].startswith("/api/") else hall.pages
            if not bucket.take(address):
                await too_fast("too many requests; wait a moment")(scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            hall.asking.leave(address)
        took = round(1000 * (time.perf_counter() - began), 1)
        log.debug("%s %s %d %s ms", scope["method"], scope["path"], status, took)
