"""The server dies in the middle of a match and comes back: nobody loses anything."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, contextmanager

import httpx
from playwright.sync_api import expect

from tests.server.live import LONG, ME, UNIFORM, Guest
from tests.web.table import Table

GONE = ("WebSocket connection to .* failed", "ERR_CONNECTION")  # what a browser says of a server that is away


@contextmanager
def serving(folder, port):
    """A server in a process of its own, killed the hard way at the end."""
    command = [sys.executable, "-m", "oppidum", "serve", "--port", str(port), "--data", str(folder)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=folder)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(LONG)


def wait_until_it_answers(address: str) -> None:
    end = time.monotonic() + LONG
    while True:
        try:
            assert httpx.get(f"{address}/healthz", trust_env=False).json()["status"] == "ok"
            return
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_match_goes_on_after_the_server_was_killed(visit, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(tmp_path, port) as address:
        wait_until_it_answers(address)
        ana = Guest(address, "Ana")
        with closing(ana.http):
            code = ana.open(ME, UNIFORM)
        table = Table(visit(f"/table/{code}", guest=ana, address=address, complaints=GONE))
        assert table.wait_until_asked()
        table.play_turn()
        assert table.wait_until_asked()
        landscape, log = table.in_words.inner_text(), table.log.inner_text()

    lost = table.page.locator("p", has_text="Connection lost.")
    expect(lost).to_be_visible()
    table.click_mark(".fits")  # laid while nobody hears it
    expect(table.sending).to_be_visible()
    assert table.in_words.inner_text() == landscape

    with serving(tmp_path, port):
        expect(lost).to_be_hidden()  # by itself, as soon as somebody answers
        expect(table.page.locator("p", has_text="Connected again.")).to_be_visible()
        expect(table.glowing).to_have_count(0)  # the tile lies there now
        expect(table.sending).to_have_count(0)
        assert table.in_words.inner_text() != landscape
        assert table.log.inner_text().startswith(log)
        table.deploy()
        table.end_turn()
        assert table.wait_until_asked()
        table.play_turn()
        expect(table.page.locator("p", has_text="Connected again.")).to_be_hidden()
