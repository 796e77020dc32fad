"""A match file: brought along, replayed step by step, linked to, saved again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from oppidum.cli import app
from tests.web.matches import bring, recorded
from tests.web.table import REST, Replay, close_dialog
from tests.web.waiting import wait_until


def events_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if re.match(r"(\*|\d) ", line)]


def choose_file(page: Page, name: str, text: str) -> None:
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("Choose a file").set_input_files(file)


def take_along(page: Page, name: str, text: str) -> Replay:
    """Choose a match file among one's own; it opens as a replay."""
    page.goto("/mine")
    choose_file(page, name, text)
    expect(page).to_have_url(re.compile("/replay/"))
    replay = Replay(page)
    expect(replay.slider).to_be_visible()
    return replay


@pytest.fixture
def whole(live):
    """The address of a match that is over."""
    return f"/replay/{bring(live.guest('Ana'), recorded())}"


def test_a_match_file_is_brought_along_and_saved_again(visit, tmp_path):
    text = recorded()
    replay = take_along(visit(), "ana-and-bran.match", text)
    with replay.page.expect_download() as download:
        replay.choose("Save match file")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".match"
    assert events_of(saved.read_text("utf-8")) == events_of(text)
    told = CliRunner().invoke(app, ["replay", str(saved)])
    assert told.exit_code == 0, told.output

    again = take_along(replay.page, saved.name, saved.read_text("utf-8"))
    scores = re.search("^Result: (.*)$", text, re.MULTILINE)[1].split()
    again.slider.press("End")
    expect(again.players).to_have_count(len(scores))
    for player, score in zip(again.players.all(), scores, strict=True):
        expect(player).to_contain_text(re.compile(rf"\b{score}\s*points"))


def test_a_damaged_file_is_refused_with_the_line(visit):
    page = visit("/mine", complaints=["status of 4"])
    text = recorded().replace("\n1 ", "\n1 99,99 N\n1 ", 1)
    choose_file(page, "torn.match", text)
    line = 1 + text.splitlines().index("1 99,99 N")
    expect(page.get_by_role("alert").filter(has_text=f"torn.match cannot be read: line {line}:")).to_be_visible()


def test_keys_and_slider_walk_through_a_match(visit, whole):
    replay = Replay(visit(whole))
    last = int(replay.slider.get_attribute("max"))
    assert last > 200
    expect(replay.slider).to_have_value("0")
    replay.expect_tiles(1)
    replay.press("ArrowRight", 1)  # a tile is drawn
    replay.press("ArrowRight", 2)
    replay.expect_tiles(2)
    replay.press("ArrowLeft", 1)
    replay.expect_tiles(1)
    replay.press("Shift+ArrowRight", 4)  # the end of a turn
    replay.press("Shift+ArrowRight", 8)
    replay.expect_tiles(3)
    replay.press("Shift+ArrowLeft", 4)
    replay.press("End", last)
    replay.expect_tiles(72)
    replay.press("Home", 0)
    replay.slider.fill("100")
    replay.expect_tiles(26)
    expect(replay.page).to_have_url(re.compile(r"\?at=100$"))
    replay.log.get_by_role("button").nth(9).click()
    expect(replay.slider).to_have_value("40")
    expect(replay.log.get_by_role("button").nth(9)).to_have_attribute("aria-current", "true")


def test_a_replay_plays_by_itself_until_it_is_paused(visit, whole):
    replay = Replay(visit(whole))
    replay.page.get_by_label("Speed").select_option("8 ×")
    replay.page.get_by_role("button", name="Play", exact=True).click()
    expect(replay.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay.slider).to_have_value(re.compile(r"^\d\d"))
    replay.page.get_by_role("button", name="Pause").click()
    expect(replay.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_points_fly_up_where_they_are_made_but_not_after_a_leap(visit, live):
    ana = live.guest("Ana")
    code = bring(ana, recorded())
    steps = [step["entry"] for step in ana.get(f"/tables/{code}/replay")["steps"]]
    scoring = next(entry["seq"] for entry in steps if entry["awards"] and entry["seq"] > 100)
    replay = Replay(visit(f"/replay/{code}?at={scoring}"))
    expect(replay.slider).to_have_value(str(scoring))
    replay.board.evaluate(REST)
    gains = replay.board.locator(".gain")
    assert gains.count() == 0
    replay.press("ArrowLeft", scoring - 1)
    replay.press("ArrowRight", scoring)
    expect(gains).not_to_have_count(0)


def test_a_link_leads_to_the_same_step(visit, whole):
    replay = Replay(visit(f"{whole}?at=57", permissions=["clipboard-read", "clipboard-write"]))
    expect(replay.slider).to_have_value("57")
    replay.page.get_by_role("button", name="Copy a link to this step").click()
    expect(replay.page.get_by_text("The link is copied.")).to_be_visible()
    link = replay.page.evaluate("navigator.clipboard.readText()")
    friend = Replay(visit(link))
    expect(friend.slider).to_have_value("57")
    wait_until(friend.page, friend.in_words.inner_text, replay.in_words.inner_text())


def test_the_chart_says_the_same_in_numbers(visit, whole):
    page = visit(whole)
    page.get_by_role("tab", name="Chart").click()
    chart = page.get_by_role("img", name=re.compile("Points of all players over time"))
    expect(chart.locator("canvas")).to_be_visible()
    page.get_by_text("As a table").click()
    last = page.get_by_role("tabpanel").get_by_role("row").last.get_by_role("cell")
    scores = re.search("^Result: (.*)$", recorded(), re.MULTILINE)[1].split()
    expect(last).to_have_text(scores)
    chart.click()
    expect(page.get_by_role("slider", name="Step of the match")).not_to_have_value("0")


def test_an_example_of_the_rules_is_opened_from_the_start_page(visit):
    page = visit("/")
    page.get_by_role("link", name="Learn Meduris", exact=True).click()
    page.get_by_role("link", name="Examples of the rules").click()
    expect(page.get_by_role("heading", name="Meduris: examples of the rules")).to_be_visible()
    expect(page.get_by_role("link", name="A ritual of three")).to_have_attribute("href", "/rules/meduris#MED-57")
    page.get_by_role("button", name="Open Blue builds the third hut of a settlement").click()
    replay = Replay(page)
    expect(replay.slider).to_have_value("0")
    question = page.get_by_role("region", name="A worked example")
    expect(question).to_contain_text("What does it cost, and what follows?")
    expect(question).not_to_contain_text("Three of each material")
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()  # the log does not tell what comes
    question.get_by_role("button", name="A ritual of three").click()
    expect(page.get_by_role("dialog", name="Rules").locator("[data-rule='MED-57']")).to_be_focused()
    close_dialog(page)
    expect(replay.players).to_have_count(2)
    for points, player in zip((10, 7), replay.players.all(), strict=True):
        expect(player).to_contain_text(re.compile(rf"\b{points}\s*points"))
    replay.slider.press("End")
    for points, player in zip((13, 7), replay.players.all(), strict=True):
        expect(player).to_contain_text(re.compile(rf"\b{points}\s*points"))
    expect(question).to_contain_text("Three of each material")
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(2)


def test_the_answer_of_an_example_is_shown_when_asked_for_and_its_address_stays(visit):
    page = visit("/examples/carcassonne", phone=True)
    page.get_by_role("button", name=re.compile("Open Two farmers share two completed cities. What")).tap()
    question = page.get_by_role("region", name="A worked example")
    question.get_by_role("button", name="Show the answer").tap()
    expect(question).to_contain_text("8 points each")
    expect(page).to_have_url(re.compile(r"at=0&example=cities-shared$"))
    page.reload()
    expect(question).to_contain_text("What does each get?")
