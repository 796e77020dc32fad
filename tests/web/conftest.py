"""A browser that all stories share, people who come with it, and servers to come to."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from oppidum.server.app import STATIC
from tests.server.conftest import start  # noqa: F401 (a fixture)
from tests.server.live import Live

HERE = Path(__file__).parent
SLOWER = float(os.environ.get("SLOW_BROWSER", 1))  # so many times, to find stories that only a fast machine can tell
PATIENCE = 60_000  # milliseconds: only what never comes takes so long
FAILED = pytest.StashKey[bool]()
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


@pytest.fixture(scope="package")
def chromium():
    """One browser; it ends with the last test here, since its event loop would disturb those of other tests."""
    program = shutil.which("chromium")
    if program is None:
        give_up("there is no Chromium: `make chromium` installs it")
    if not (STATIC / "index.html").is_file():
        give_up("the client has not been built: `python hatch_build.py` does it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def give_up(reason: str) -> None:
    """Without a browser there is nothing to test; but never silently where it must be there."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)


@pytest.fixture(scope="package")
def live(tmp_path_factory):
    """A server without limits whose bots do not dawdle; stories make their own guests and tables at it."""
    server = Live(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def pytest_collection_modifyitems(items):
    """A story that fails is told once more, and the summary says so: browser, server and clock take part in it."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Lets fixtures know whether the story has failed."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(chromium, live, request, tmp_path):
    """Opens pages, each in a profile of its own. Afterwards no page may have complained in its console.

    A guest of the server may come along, and settings. Nothing moves by itself unless it shall; `complaints` are
    patterns of what may stand in the console.
    """
    contexts, complained = [], []

    def open_page(
        path="/", guest=None, address=None, settings=None, phone=False, moving=False, complaints=(), **options
    ):
        def note(text: str) -> None:
            if not any(re.search(pattern, text) for pattern in complaints):
                complained.append(text)

        address = (address or live.address).rstrip("/")
        options = {
            **(PHONE if phone else DESKTOP),
            "locale": "en-GB",
            "reduced_motion": "no-preference" if moving else "reduce",
            "storage_state": remembering(address, guest, settings),
            **options,
        }
        context = chromium.new_context(base_url=address, **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        if SLOWER > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.on("console", lambda message: message.type == "error" and note(f"{message.text} {message.location}"))
        page.on("pageerror", lambda error: note(f"{error.message}\n{error.stack}"))
        page.goto(path)
        return page

    yield open_page
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            picture = tmp_path / f"page-{number}.png"
            context.pages[0].screenshot(path=picture)
            print(f"what the page showed: {picture}")
        context.close()
    assert not complained, "\n".join(complained)


def remembering(address, guest, settings):
    """What a browser remembers of earlier visits."""
    items = {"oppidum.settings": settings, "oppidum.guest": guest and {"token": guest.token, "name": None}}
    known = [{"name": name, "value": json.dumps(value)} for name, value in items.items() if value]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": known}]}
