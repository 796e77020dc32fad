"""Light and dark, by the system's wish or one's own; and nothing that moves where less motion is wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.live import ME, UNIFORM
from tests.soak import soak
from tests.web.table import Table, close_dialog
from tests.web.waiting import wait_until

# From now on, notes at every frame what is being animated for longer than an instant.
WATCH_MOTION = """() => {
    window.moved = new Set();
    const look = () => {
        for (const animation of document.getAnimations()) {
            const { duration } = animation.effect.getComputedTiming();
            const { tagName, className } = animation.effect.target;
            if (duration > 1) window.moved.add(`${tagName} ${className.baseVal ?? className} ${duration} ms`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize("system", [soak("light"), "dark"])
def test_the_page_follows_the_system_until_told_otherwise(visit, system):
    page = visit(color_scheme=system)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", system)
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(BACKGROUND)

    page.get_by_role("button", name="Appearance: Automatic").click()
    page.get_by_role("button", name="Appearance: Light").click()
    expect(page.get_by_role("button", name="Appearance: Dark")).to_be_visible()
    page.emulate_media(color_scheme="light")
    page.reload()
    expect(page.get_by_role("button", name="Appearance: Dark")).to_be_visible()
    expect(root).to_have_attribute("data-theme", "dark")
    wait_until(page, lambda: page.evaluate(BACKGROUND), dark)


@pytest.mark.parametrize("less", ["by the system", "by a setting", ""])
def test_less_motion(visit, live, less):
    """With reduced motion nothing moves in a whole turn; without, something does, so the watch is no idle one."""
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM)
    ana.my_turn(code)
    table = Table(
        visit(
            f"/table/{code}",
            guest=ana,
            moving=less != "by the system",
            settings={"reducedMotion": less == "by a setting"},
        )
    )
    expect(table.glowing).not_to_have_count(0)
    table.page.evaluate(WATCH_MOTION)
    table.play_turn(spot=0)
    assert table.wait_until_asked()
    table.page.get_by_role("button", name="Settings").click()
    close_dialog(table.page)
    table.page.get_by_role("button", name="Zoom in").click()
    table.place()
    if less:
        assert table.page.evaluate("[...moved]") == []
    else:
        table.page.wait_for_function("moved.size > 0")
