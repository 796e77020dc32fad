"""Servers for tests: one that several tests share, others with settings of their own."""

from __future__ import annotations

import pytest

from tests.server.live import Live, Process


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    """A server without limits; tests make their own guests and tables at it."""
    server = Live(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def ana(live):
    return live.guest("Ana")


@pytest.fixture
def ben(live):
    return live.guest("Ben")


@pytest.fixture
def start(tmp_path):
    """Starts servers that end with the test; those of one folder are one after the other."""
    started = []

    def start_one(folder=tmp_path, **settings) -> Live:
        started.append(Live(folder, **settings))
        return started[-1]

    yield start_one
    for server in started:
        server.stop()


@pytest.fixture
def launch(tmp_path, modes):
    """Starts servers in processes of their own, all on one folder."""
    launched = []

    def launch_one(**settings) -> Process:
        launched.append(Process(tmp_path, modes["compiled"], **settings))
        return launched[-1]

    yield launch_one
    for server in launched:
        server.end()
