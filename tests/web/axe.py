"""axe-core, which finds what would keep people out."""

from __future__ import annotations

import functools
import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.waiting import wait_for

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const why = ({ any, all, none }) => [...any, ...all, ...none].map(({ message }) => message);
    const where = (node) => [node.html.slice(0, 200), ...why(node)].join("\\n        ");
    return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(where)].join("\\n    "));
}"""
# Colours that are just changing would be taken for the final ones.
STILL = "() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished))"


@functools.cache
def axe() -> str:
    """The program; it is among the client's development dependencies."""
    if not AXE.is_file():
        (pytest.fail if os.environ.get("CI") else pytest.skip)("axe-core is not installed: `python hatch_build.py`")
    return AXE.read_text("utf-8")


def check(page: Page) -> None:
    """Nothing that axe would object to, once the page has come to rest."""

    def look() -> list[str]:
        page.evaluate(STILL)
        return list(page.evaluate(RUN))

    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = wait_for(page, look, lambda found: not found)
    assert not found, f"{page.url}\n" + "\n".join(found)
