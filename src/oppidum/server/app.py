"""The server program: the API, the websockets and the web client in one application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from oppidum.server import watchdog
from oppidum.server.config import Config
from oppidum.server.health import report
from oppidum.server.network.api import ENDPOINTS
from oppidum.server.network.endpoints import server_of
from oppidum.server.network.errors import HANDLED, answer_to
from oppidum.server.network.gate import Gate
from oppidum.server.network.openapi import describe_api
from oppidum.server.network.websocket import listen
from oppidum.server.network.wire import ADMISSION
from oppidum.server.protocol.message import encode
from oppidum.server.server import Server
from oppidum.server.tables.connection import GOING_AWAY
from oppidum.server.tables.waking import wake_bots
from oppidum.server.web_client import STATIC

log = logging.getLogger(__name__)
LONGEST_PATH = 200  # characters


def make_app(config: Config, opened: Server | None = None) -> Starlette:
    """The application under a configuration; its files are opened when it starts, unless they are open."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        server = app.state.server = opened or Server(config)
        work = (
            server.lobby.keep_house(),
            server.waiting.keep_house(),
            server.revocations.keep_up(server.lobby),
            wake_bots(server.lobby),
            watchdog.watch(server.metrics.blocked.inc),
        )
        tasks = [asyncio.create_task(one) for one in work]
        log.info("open: %d tables in memory, data in %s", len(server.lobby.rooms), config.data)
        yield {ADMISSION: server.admission}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in server.lobby.rooms.values():
            for connection in list(room.connections):
                connection.end(GOING_AWAY, "stopping")
        await server.close()
        log.info("closed")

    app = Starlette(
        routes=routes(),
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6), Middleware(Gate)],
        exception_handlers=dict.fromkeys(HANDLED, answer_to),
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


def routes() -> list[BaseRoute]:
    """All paths: the API, what an operator looks at, and the web client for every other."""
    described = encode(describe_api(ENDPOINTS))

    async def describe(_: Request) -> Response:
        return Response(described, media_type="application/json")

    return [
        *ENDPOINTS,
        WebSocketRoute("/api/tables/{code}/ws", listen),
        Route("/api/openapi.json", describe),
        Route("/healthz", show_health),
        Route("/metrics", show_metrics),
        *([Mount("/assets", StaticFiles(directory=STATIC / "assets"))] if (STATIC / "assets").is_dir() else []),
        Route("/{path:page}", show_page),
    ]


async def show_health(request: Request) -> Response:
    """Whether it is well."""
    return report(server_of(request))


async def show_metrics(request: Request) -> Response:
    """What Prometheus counts."""
    return Response(generate_latest(server_of(request).metrics.registry), media_type="text/plain; version=0.0.4")


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


async def show_page(request: Request) -> Response:
    """The web client: its files, and its page for every path that is not ours."""
    path = request.path_params["path"]
    if not path.isprintable() or len(path) > LONGEST_PATH:
        raise HTTPException(404, "there is no such page")
    file = (STATIC / path).resolve()
    if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
        return FileResponse(file, headers={"Cache-Control": "public, max-age=3600"})
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web client has not been built: run `make play`.\n", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
