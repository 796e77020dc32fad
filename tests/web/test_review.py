"""The review of a match: from My matches to its verdicts, one's own try, the next moment, and playing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from oppidum.core import jit
from oppidum.server.tables import reviews
from tests.web.axe import check
from tests.web.matches import bring, recorded
from tests.web.table import Replay, Table

pytestmark = pytest.mark.skipif(not jit.COMPILED, reason="a review takes minutes without the compiler")


def test_a_match_is_reviewed_tried_again_and_played_on(visit, live, monkeypatch):
    monkeypatch.setattr(reviews, "SIMS", 32)
    ana = live.guest("Ana")
    code = bring(ana, recorded())
    page = visit("/mine", guest=ana, color_scheme="dark")
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"/replay/{code}.*review"))
    panel = page.get_by_role("tabpanel", name="Review")
    expect(panel.get_by_role("heading", name="What decided the match")).to_be_visible(timeout=60_000)
    curve = panel.get_by_role("slider", name="Moment of the match")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Step 0: Ana \d+%, Bran \d+%"))
    check(page)
    panel.get_by_text("Expected points").click()
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Step 0: Ana [\d.]+, Bran [\d.]+$"))
    box = curve.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(curve).not_to_have_attribute("aria-valuenow", "0")

    panel.get_by_label("Hide verdicts until I have tried my own move").check()
    expect(panel.get_by_text("Better:")).to_have_count(0)
    (first, *_) = ana.get(f"/tables/{code}/review")["story"]["seats"][0]["worst"]
    name = f"Ana, step {first['seq']}"
    panel.get_by_role("button", name=name, exact=True).click()
    decision = page.get_by_role("region", name=name, exact=True)
    expect(decision).to_contain_text("What would you play?")
    expect(decision).not_to_contain_text("Better:")
    if first["played_move"]["do"] == "place":
        Replay(page).click_mark(".fits", 0)
    else:
        decision.get_by_role("button").first.click()
    expect(decision).to_contain_text("Your move:")
    expect(decision).to_contain_text("Better:")
    expect(panel.get_by_text("Better:")).to_have_count(1)
    check(page)

    at = int(Replay(page).slider.input_value())
    page.keyboard.press("m")
    expect(Replay(page).slider).not_to_have_value(str(at))
    Replay(page).slider.fill("20")
    panel.get_by_role("button", name="Play on from here against bots").click()
    dialog = page.get_by_role("dialog", name="Play on from here against bots")
    dialog.get_by_label("The others are").select_option("uniform")
    check(page)
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(Table(page).my_turn).to_be_visible()
