"""A browser that all stories share, people who come with it, and servers to come to."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect, sync_playwright

from oppidum.games import GAMES
from oppidum.server.app import STATIC
from tests.server.conftest import start  # noqa: F401 (a fixture)
from tests.server.live import Live

HERE = Path(__file__).parent
SLOWER = float(os.environ.get("SLOW_BROWSER", 1))  # so many times, to find stories that only a fast machine can tell
PATIENCE = 60_000  # milliseconds: only what never comes takes so long
FAILED = pytest.StashKey[bool]()
DESKTOP = {"width": 1280, "height": 800}
HAND = {"width": 360, "height": 740}
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}


@pytest.fixture(scope="package")
def chromium():
    """One browser; it ends with the last test here, since its event loop would disturb those of other tests."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        give_up("there is no Chromium: `make chromium` installs it")
    must_be_built()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def must_be_built() -> None:
    """The client that browsers are to show."""
    if not (STATIC / "index.html").is_file():
        give_up("the client has not been built: `python hatch_build.py` does it")


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


class Profile:
    """A profile of the browser with one page; what that page has complained of in its console."""

    def __init__(self, browser: Browser, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        if SLOWER > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error.message}\n{error.stack}"))
        self.page.goto("/healthz")  # a page of the same site that fetches nothing

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} {message.location}")

    def remember(self, items: dict[str, Any]) -> None:
        """Of earlier visits these items, and nothing else."""
        known = {name: json.dumps(value) for name, value in items.items() if value}
        self.page.evaluate("known => { localStorage.clear(); Object.assign(localStorage, known); }", known)
        self.complaints.clear()

    def rest(self) -> None:
        """Leave the site as a person would who will be back."""
        for page in self.context.pages[1:]:
            page.close()
        self.page.mouse.move(0, 0)
        self.page.goto("/healthz")
        self.page.evaluate("sessionStorage.clear()")


class Profiles:
    """Profiles are used again once their story is told: a new page costs more than what most stories do with it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Profile]] = defaultdict(list)

    @contextmanager
    def lend(self, request: pytest.FixtureRequest) -> Iterator[Callable[..., Profile]]:
        """To one story, as many as it wants; those that are fresh, or failed, nobody else shall have."""
        lent: list[tuple[Profile, str | None]] = []

        def take(options: dict[str, Any], fresh: bool) -> Profile:
            kind = None if fresh else repr(sorted(options.items()))
            free = self.free[kind] if kind else []
            profile = free.pop() if free else Profile(self.browser, options)
            lent.append((profile, kind))
            return profile

        yield take
        for profile, kind in lent:
            if kind is None or request.node.stash.get(FAILED, True):
                profile.context.close()
            else:
                profile.rest()
                self.free[kind].append(profile)


@pytest.fixture(scope="package")
def profiles(chromium):
    return Profiles(chromium)


@pytest.fixture
def visit(profiles, live, request, tmp_path):
    """Opens pages, each in a profile of its own. Afterwards no page may have complained in its console.

    A guest of the server may come along, and settings. Nothing moves by itself unless it shall; `complaints` are
    patterns of what may stand in the console. A fresh profile has never been here and may be treated in any way. Only a
    newcomer is offered a guided first match.
    """
    visits: list[tuple[Profile, list[str]]] = []

    with profiles.lend(request) as take:

        def open_page(
            path="/",
            guest=None,
            address=None,
            settings=None,
            phone=False,
            moving=False,
            color_scheme="light",
            viewport=None,
            complaints=(),
            fresh=False,
            newcomer=False,
            **options,
        ):
            options = {
                **(PHONE if phone else {}),
                "base_url": (address or live.address).rstrip("/"),
                "locale": "en-GB",
                **options,
            }
            profile = take(options, fresh or address is not None)
            visits.append((profile, complaints))
            profile.page.set_viewport_size(viewport or (HAND if phone else DESKTOP))
            profile.page.emulate_media(
                color_scheme=color_scheme, reduced_motion="no-preference" if moving else "reduce"
            )
            known = guest and {"token": guest.token, "name": None}
            tips = {} if newcomer else {"offered": list(GAMES)}
            profile.remember({"oppidum.settings": settings, "oppidum.guest": known, "oppidum.tips": tips})
            profile.page.goto(path)
            return profile.page

        yield open_page
        if request.node.stash.get(FAILED, True):
            for number, (profile, _) in enumerate(visits):
                picture = tmp_path / f"page-{number}.png"
                profile.page.screenshot(path=picture)
                print(f"what the page showed: {picture}")
    complained = [
        text
        for profile, allowed in visits
        for text in profile.complaints
        if not any(re.search(pattern, text) for pattern in allowed)
    ]
    assert not complained, "\n".join(complained)
