"""A smoke test in Debian's Firefox: from the start page to a table, a turn against a bot, and no complaint."""

from __future__ import annotations

import shutil

import pytest

from tests.web.conftest import give_up, must_be_built
from tests.web.firefox import firefox

# Waits until something is seen that fits a selector, can be used, and has these words; where its middle is.
SEEN = """async (selector, words) => {
    const usable = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        return one.textContent.includes(words) && !one.disabled && top?.closest("svg, button, article") && middle;
    };
    for (const end = performance.now() + 60000; performance.now() < end; ) {
        const found = [...document.querySelectorAll(selector)].map(usable).find(Boolean);
        if (found) return found;
        await new Promise((again) => setTimeout(again, 50));
    }
    throw new Error(`${selector} with "${words}" was never seen`);
}"""
# How many tiles lie on the table, as the board in words says in a heading.
TILES = """() => [...document.querySelectorAll("section h2, section h3")]
    .map((heading) => Number(/^\\d+(?= tiles?$)/.exec(heading.textContent.trim())))
    .find(Boolean)"""


@pytest.fixture
def browser(tmp_path):
    program = shutil.which("firefox-esr")
    if program is None:
        give_up("there is no Firefox: `make firefox` installs it")
    must_be_built()
    with firefox(program, tmp_path) as browser:
        yield browser


@pytest.mark.soak
def test_a_turn_against_a_bot(browser, live):
    browser.open(live.address)
    browser.click(**browser.call(SEEN, "article button", "Play now"))
    browser.click(**browser.call(SEEN, "dialog button", "Just play"))
    place = browser.call(SEEN, "[role=application] .fits", "")
    before = browser.call(TILES)
    browser.click(**place)
    browser.click(**browser.call(SEEN, "section.actions button", "No follower"))
    assert browser.call(TILES) == before + 1
    browser.click(**browser.call(SEEN, "section.actions button.done", "Done"))
    browser.call(SEEN, "[role=application] .fits", "")
    assert browser.call(TILES) == before + 2  # the bot has answered
    assert browser.complaints == []
