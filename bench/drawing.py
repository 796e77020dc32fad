"""How long a browser takes to draw a decision late in a match of Finisterre of five clans, at 1280 and at 390 pixels.

From the arrival of an update to the next painted frame: its script, style, layout and paint, and the wait for that
frame. Beside it the CPU time of the page, which says more where other programs run. Chromium comes by `make chromium`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import shutil
import statistics
import sys
import tempfile
import time
import urllib.error
from collections.abc import Iterator
from typing import Any

from load import Figure, Server, tell
from playwright.sync_api import Browser, Page, sync_playwright

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.match_file import write_match
from oppidum.games import game_class

CLANS = 5
SEED = 7
LATE = 0.85  # of the events of a whole match
MATCHES = 4  # each goes its own way from the same position
WITHIN = 100  # milliseconds, the bar
WINDOWS: dict[str, dict[str, Any]] = {
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "390": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True},
}
# Notes for each update, or whole view, how many milliseconds later the frame with it has been painted.
WATCH = """
window.drawn = [];
window.WebSocket = class extends WebSocket {
    constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => {
            if (!/^{"type":"(update|snapshot)"/.test(data)) return;
            const arrived = performance.now();
            requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => drawn.push(performance.now() - arrived);
                port2.postMessage("after the frame");
            });
        });
    }
};
"""
CURTAIN = "show the board"


def late_match() -> str:
    """A match of greedy bots, cut off when the first seat is to lay a card."""
    match = play_match(game_class("finisterre")(CLANS), [bot_named("greedy")] * CLANS, SEED)
    late = int(LATE * len(match.events))
    here = next(number for number in range(late, len(match.events)) if match.events[number].text.startswith("at "))
    return write_match(match.up_to(here), [f"Clan {seat + 1}" for seat in range(CLANS)], "2026-01-01")


def open_page(browser: Browser, server: Server, window: dict[str, Any], code: str) -> Page:
    """The table, before the eyes of all its seats."""
    page = browser.new_context(base_url=f"http://{server.host}", locale="en-GB", **window).new_page()
    page.add_init_script(WATCH)
    page.goto("/healthz")
    page.evaluate(
        "known => Object.assign(localStorage, known)",
        {
            "oppidum.guest": json.dumps({"token": server.token, "name": None}),
            "oppidum.tips": json.dumps({"offered": ["finisterre"]}),
        },
    )
    page.goto(f"/table/{code}")
    page.wait_for_selector("section.actions")
    return page


def lift_curtain(page: Page) -> None:
    """Whoever is asked has the device in hand."""
    for button in page.get_by_role("button", name=CURTAIN).all():
        button.click()


def play(server: Server, page: Page, code: str, dice: random.Random, decisions: int) -> Iterator[tuple[float, float]]:
    """Any choices by HTTP; for each how long it took to be drawn, and how long the page worked, in milliseconds."""
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    for _ in range(decisions):
        state = at_choice(server, code)
        if state["turn"]["over"]:
            return
        page.wait_for_timeout(200)
        lift_curtain(page)
        page.wait_for_timeout(200)  # what moves has come to rest
        before, worked = page.evaluate("drawn.length"), work(meter)
        say(server, code, state, dice.choice(state["choices"])["text"])
        page.wait_for_function("before => drawn.length > before", arg=before)
        yield page.evaluate("before => drawn[before]", before), 1000 * (work(meter) - worked)


def at_choice(server: Server, code: str) -> dict[str, Any]:
    """The state of the table once no turn is to be ended; the page may end one by itself."""
    state: dict[str, Any] = server.get(f"/api/tables/{code}/state")
    while state["turn"]["holding"] and not state["turn"]["over"]:
        with contextlib.suppress(urllib.error.HTTPError):
            say(server, code, state, "done")
        state = server.get(f"/api/tables/{code}/state")
    return state


def say(server: Server, code: str, state: dict[str, Any], text: str) -> None:
    """For the seat that is asked."""
    act = {"seat": state["turn"]["asked"], "seq": state["seq"], "text": text, "key": f"bench {state['seq']}"}
    server.post(f"/api/tables/{code}/act", json.dumps(act))


def work(meter: Any) -> float:
    """Seconds of CPU time of the page's own thread."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def measure(browser: Browser, server: Server, name: str, decisions: int) -> list[Figure]:
    """At one width."""
    text = late_match()
    taken: list[tuple[float, float]] = []
    for number in range(MATCHES):
        code = server.post("/api/matches", text)["code"]
        page = open_page(browser, server, WINDOWS[name], code)
        page.wait_for_timeout(1000)
        taken += play(server, page, code, random.Random(number), decisions // MATCHES)
        page.context.close()
    drawn, worked = (sorted(each) for each in zip(*taken, strict=True))
    return [
        (f"{name} px: ms to the painted frame, median of {len(drawn)}", statistics.median(drawn), WITHIN),
        (f"{name} px: ms to the painted frame, p95", drawn[int(0.95 * len(drawn))], WITHIN),
        (f"{name} px: CPU ms of the page for it, median", statistics.median(worked), None),
        (f"{name} px: CPU ms of the page for it, p95", worked[int(0.95 * len(worked))], None),
    ]


def main() -> int:
    """Print the figures; 1 if one misses its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=80)
    wanted = parser.parse_args()
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name in WINDOWS:
                figures += measure(browser, server, name, wanted.decisions)
        finally:
            browser.close()
            server.stop()
    print(time.strftime("%Y-%m-%d %H:%M"))
    return tell(figures)


if __name__ == "__main__":
    sys.exit(main())
