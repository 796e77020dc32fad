"""Attacks by connections that say nothing, or say it slowly."""

from __future__ import annotations

import contextlib
import resource
import time

import pytest

from oppidum.server.network.descriptors import room_for
from tests.server.attacks.links import answer_of, ask_health, knock
from tests.server.live import wait_for


@pytest.fixture
def many_files():
    """Lets the test itself open many files, too."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert room_for(3000) == 3000
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_silent_sockets(launch, many_files):
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    server = launch(head_seconds=2)  # starts with what systems allow by themselves
    room_for(3000)
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] > 5000
    with contextlib.ExitStack() as stack:
        links = [stack.enter_context(knock(server, f"127.0.{number % 10}.9")) for number in range(1300)]
        assert ask_health(server, "127.0.0.2") < 1
        for link in links:
            assert answer_of(link) == b""  # they are closed without a word
        assert ask_health(server, "127.0.0.2") < 1
    assert "Traceback" not in server.end()


def test_silent_sockets_of_one_address(start, caplog):
    live = start(connections_per_address=20)
    with contextlib.ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(knock(live, "127.0.0.9"))
        last = knock(live, "127.0.0.9")
        assert answer_of(last).startswith(b"HTTP/1.1 503 ")
        assert ask_health(live, "127.0.0.2") < 1
        assert "oppidum_sockets_refused 41.0" in live.visitor().send("GET", "/metrics").text
    told = [line for line in caplog.messages if "refused so far" in line]
    assert len(told) == 1
    assert "20 of at most 20 from 127.0.0.9; 1 refused so far" in told[0]
    assert wait_for(lambda: not live.server.admission.crowd.of["127.0.0.9"])


def test_more_sockets_than_there_is_room_for(start, caplog):
    live = start(connections=10)
    with contextlib.ExitStack() as stack:
        for number in range(10):
            stack.enter_context(knock(live, f"127.0.0.{number + 10}"))
        assert answer_of(knock(live, "127.0.0.99")).startswith(b"HTTP/1.1 503 ")
    assert sum("connections are open" in line for line in caplog.messages) == 1
    assert wait_for(lambda: live.server.admission.crowd.total <= 1)
    assert ask_health(live, "127.0.0.99") < 1


@pytest.mark.parametrize(
    "words",
    [
        b"GET /healthz HTT",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost:",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n",  # answered although it goes on
    ],
)
def test_slow_request(start, caplog, words):
    live = start(head_seconds=0.3, body_seconds=0.3)
    link = knock(live, words=words)
    began = time.monotonic()
    with contextlib.suppress(OSError):
        while time.monotonic() < began + 1.5:  # a byte now and then keeps nothing alive
            link.sendall(b" ")
            time.sleep(0.05)
    assert time.monotonic() < began + 1.5
    answer_of(link)
    assert not [record for record in caplog.records if record.exc_info]


def test_slow_request_is_told_so(start):
    live = start(head_seconds=0.1, body_seconds=0.1)
    body = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"
    for words in (b"GET /healthz HTT", body):
        assert answer_of(knock(live, words=words)).startswith(b"HTTP/1.1 408 ")


def test_few_descriptors(monkeypatch, caplog):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    asked: list[tuple[int, int]] = []
    assert room_for(5000) == 4096 - 256
    assert asked == [(4096, 4096)]
    assert "the system allows 4096 open files, so that 3840 connections are the most" in caplog.text
    assert room_for(2000) == 2000
