"""A smoke test in Debian's Firefox: from the start page to a table, a turn against a bot, and no complaint."""

from __future__ import annotations

import re
import shutil

import pytest

from tests.web.conftest import built, give_up
from tests.web.firefox import Firefox, firefox
from tests.web.table import REACHABLE

# Waits for something that fits a selector, and for words in it; where its middle is.
SHOWN = """async (selector, words) => {
    const found = () => [...document.querySelectorAll(selector)].find((one) => one.innerText?.includes(words) ?? !words);
    for (const end = performance.now() + 60000; performance.now() < end; ) {
        if (found()) {
            const { x, y, width, height } = found().getBoundingClientRect();
            if (width) return { x: x + width / 2, y: y + height / 2 };
        }
        await new Promise((again) => setTimeout(again, 20));
    }
    throw new Error(`${selector} with "${words}" was never there`);
}"""
MARKS = f"(kind) => ({REACHABLE})(document.querySelector('[role=application]'), kind)"
WORDS = "() => document.querySelector(\"[aria-label='The board in words']\").textContent"


@pytest.fixture
def browser(tmp_path):
    program = shutil.which("firefox-esr")
    if program is None:
        give_up("there is no Firefox: `make firefox` installs it")
    built()
    with firefox(program, tmp_path) as browser:
        yield browser


def tiles(browser: Firefox) -> int:
    return int(re.search(r"(\d+) tiles?", browser.call(WORDS))[1])


@pytest.mark.soak
def test_a_turn_in_firefox(browser, live):
    browser.open(live.address)
    browser.call(SHOWN, "article", "Carcassonne")
    browser.click(**browser.call(SHOWN, "article:has(h2 + *) button, article button", "Play now"))
    browser.call(SHOWN, "[role=application] .fits", "")
    print(browser.call("() => document.body.innerText"))
    before = tiles(browser)
    print(browser.call(MARKS, ".fits"))
