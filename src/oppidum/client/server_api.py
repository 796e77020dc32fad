"""A server as a bot reaches it: one request at a time over HTTP, and the websocket of a table."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from oppidum.core.options import BadOption

Json = dict[str, Any]
CODE = re.compile(r"[A-HJ-NP-Z2-9]{6}", re.IGNORECASE)
TIMEOUT = 60.0  # seconds for an answer of the server
LARGEST = 2**24  # bytes of a message or an answer


class BadServer(Exception):
    """What the server said, or that it says nothing."""


class Gone(Exception):
    """The server cannot be reached at the moment."""


def find_table(table: str, server: str) -> tuple[str, str]:
    """The address of a server and the code of a table, from a link or a code."""
    link = urlsplit(table)
    code = table if not link.scheme else link.path.rstrip("/").rpartition("/")[2]
    address = f"{link.scheme}://{link.netloc}" if link.scheme else server
    if not CODE.fullmatch(code):
        raise BadOption(f"{table!r} is neither the link of a table nor a code of six letters and digits")
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
        raise BadOption(f"{address!r} is not the address of a server; write http://… or https://…")
    return address, code.upper()


class ServerApi:
    """The HTTP API of a server and the websockets of its tables, for one guest; the token stays in memory."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token

    def ask(self, method: str, path: str, body: Json | None = None) -> str:
        """One request; BadServer with the server's words if it refuses, Gone if it is not there."""
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                return str(response.read(LARGEST).decode())
        except urllib.error.HTTPError as error:
            if error.code in (429, 502, 503, 504):
                raise Gone(f"{self.address} is busy") from None
            raise BadServer(words_of(error)) from None
        except (OSError, ValueError) as error:
            raise Gone(f"{self.address} cannot be reached: {getattr(error, 'reason', error)}") from None

    def connect(self, code: str) -> ClientConnection:
        """A connection to a table."""
        address = self.address.replace("http", "ws", 1)
        return connect(f"{address}/api/tables/{code}/ws", open_timeout=TIMEOUT, max_size=LARGEST)


def words_of(error: urllib.error.HTTPError) -> str:
    """Why the server refused."""
    try:
        return str(json.loads(error.read(LARGEST))["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"it answered {error.code} {error.reason}"
