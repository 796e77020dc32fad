"""Panning a large landscape is cheap: one attribute changes and nothing else in the whole page."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from tests.web.matches import bring, recorded
from tests.web.table import REST, Table

# Notes every change of the document.
WATCH = """() => {
    window.changes = [];
    window.watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
CHANGES = """() => {
    changes.push(...watch.takeRecords());
    watch.disconnect();
    const plane = document.querySelector("[role=application] svg > g");
    const pans = ({ target, attributeName }) => target === plane && attributeName === "transform";
    const tell = ({ type, target, attributeName }) => `${type} ${attributeName} ${target.nodeName}`;
    return { count: changes.length, others: changes.filter((change) => !pans(change)).map(tell) };
}"""
GENEROUS = 16.0  # milliseconds; the aim is 4, but a test must pass on a busy machine too


@pytest.fixture
def table(visit, live):
    """A landscape of 65 tiles, the next one in hand."""
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{bring(ana, recorded(tiles=65))}", guest=ana))
    expect(table.glowing).not_to_have_count(0)
    assert table.tiles == 65
    table.board.evaluate(REST)
    return table


def drag(page: Page, table: Table, steps: int = 60) -> None:
    """Press somewhere on the board, move to and fro, let go."""
    box = table.board.bounding_box()
    x, y = box["x"] + 0.5 * box["width"], box["y"] + 0.5 * box["height"]
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(x + 4 * (step % 30), y + 3 * (step % 20))
    page.mouse.up()


def go_to_the_middle(page: Page, table: Table) -> None:
    box = table.board.bounding_box()
    page.mouse.move(box["x"] + 0.5 * box["width"], box["y"] + 0.5 * box["height"])
    table.board.evaluate(REST)


def test_panning_changes_one_attribute_only(table):
    go_to_the_middle(table.page, table)
    table.page.evaluate(WATCH)
    drag(table.page, table)
    changes = table.page.evaluate(CHANGES)
    assert changes["others"] == []
    assert 5 <= changes["count"] <= 70


def test_zooming_by_the_wheel_changes_one_attribute_only(table):
    box = table.board.bounding_box()
    table.page.mouse.move(box["x"] + 5, box["y"] + 0.5 * box["height"])
    table.board.evaluate(REST)
    table.page.evaluate(WATCH)
    for _ in range(5):
        table.page.mouse.wheel(0, -120)
    table.page.wait_for_function("changes.length > 0")
    table.board.evaluate(REST)
    changes = table.page.evaluate(CHANGES)
    assert changes["others"] == []
    assert changes["count"] >= 1


@pytest.mark.soak
def test_scripting_while_panning(table, chromium, record_property):
    """How long scripts run in each frame of a drag, from the browser's own trace."""
    go_to_the_middle(table.page, table)
    chromium.start_tracing(page=table.page, categories=["devtools.timeline"])
    drag(table.page, table, steps=120)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    scripting, drawing = per_frame(events)
    middle, high = scripting[len(scripting) // 2], scripting[int(0.95 * len(scripting))]
    print(f"panning 65 tiles: scripting per frame p50 {middle:.2f} ms, p95 {high:.2f} ms, {len(scripting)} frames;")
    print(f"style, layout and paint p95 {drawing[int(0.95 * len(drawing))]:.2f} ms")
    assert len(scripting) >= 10
    assert high <= GENEROUS


def per_frame(events) -> tuple[list[float], list[float]]:
    """Milliseconds of the main thread for scripts, and for drawing, in each frame in which the pointer moved; sorted.

    They are the thread's own time: what other programs did meanwhile on a busy machine does not count.
    """
    dispatched = [event for event in events if event["name"] == "EventDispatch"]
    moves = [event for event in dispatched if event["args"]["data"]["type"] in ("pointermove", "mousemove")]
    thread = (moves[0]["pid"], moves[0]["tid"])
    own = [event for event in events if (event["pid"], event["tid"]) == thread and event.get("ph") == "X"]
    frames = sorted(event["ts"] for event in own if event["name"] in ("Commit", "PrePaint"))
    scripting, drawing = defaultdict(float), defaultdict(float)
    for event in own:
        frame = next((end for end in frames if end >= event["ts"]), None)
        if event["name"] in ("EventDispatch", "FireAnimationFrame", "TimerFire"):
            scripting[frame] += event["tdur"] / 1000
        elif event["name"] in ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize"):
            drawing[frame] += event["tdur"] / 1000
    moved = {next((end for end in frames if end >= event["ts"]), None) for event in moves}
    return sorted(scripting[frame] for frame in moved), sorted(drawing[frame] for frame in moved)
