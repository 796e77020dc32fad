"""Every lesson, walked from its first screen to its goal on the real board; missed, tried again, and remembered."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from oppidum.games import GAMES
from oppidum.learning.lessons import find_lesson, lesson_names
from tests.soak import soak
from tests.web.axe import check
from tests.web.test_languages import NAMES, check_words
from tests.web.waiting import wait_until

DESKTOP, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
# Each game once on a phone, and once in another language, in `make test`; all of it in the soak.
WALKS = [(game, "en", "desktop") for game in GAMES]
SCREENS = list(zip(cycle(GAMES), [name for name in NAMES if name != "en"], strict=False))
SIZES = {"desktop": DESKTOP, "phone": NARROW}


def task(page: Page):
    """What the lesson asks; its class says how it stands."""
    return page.locator("section.task")


def shown(page: Page, game: str, name: str) -> None:
    """The first screen of a lesson: its words, its board, and nothing that sticks out."""
    expect(page).to_have_url(f"{page.evaluate('location.origin')}/lesson/{game}/{name}")
    expect(task(page)).to_be_visible()
    expect(task(page).locator(".teaches")).not_to_be_empty()
    expect(page.locator(".board svg").first).to_be_visible()
    wait_until(page, lambda: page.evaluate("document.documentElement.scrollWidth > innerWidth"), False)
    check_words(page)


def take_step(page: Page) -> None:
    """Ask for a hint, first in a word, then as a step, and take that step."""
    before = task(page).locator(".kicker").inner_text()
    page.keyboard.press("h")
    expect(task(page).locator(".told")).not_to_be_empty()
    page.keyboard.press("h")
    task(page).locator(".advised").click()
    expect(task(page).locator(".kicker")).not_to_have_text(before)


def walk(page: Page, game: str, name: str) -> None:
    """From the first screen to the goal, by the way that its file knows."""
    for _ in find_lesson(game, name).solution:
        take_step(page)
    expect(task(page).locator("svg.lucide-circle-check")).to_be_visible()


def settings(language: str) -> dict[str, object]:
    return {"language": language, "sounds": False}


@pytest.mark.parametrize(
    ("game", "language", "size"),
    WALKS + [soak(game, language, size) for game in GAMES for language in NAMES for size in SIZES],
)
def test_every_lesson_is_walked(visit, game, language, size):
    page = visit(f"/learn/{game}", viewport=SIZES[size], settings=settings(language))
    names = lesson_names(game)
    expect(page.locator(".lessons a")).to_have_count(len(names))
    page.locator(".lessons a").first.click()
    for name in names:
        shown(page, game, name)
        walk(page, game, name)
        check_words(page)
        page.keyboard.press("n")
    expect(page.locator(".lessons .ticked")).to_have_count(len(names))


@pytest.mark.parametrize(("game", "language"), [SCREENS[0], *(soak(*screen) for screen in SCREENS[1:])])
def test_the_first_screens_fit_on_a_phone_in_other_languages(visit, game, language):
    page = visit(f"/learn/{game}", viewport=NARROW, settings=settings(language))
    expect(page.locator(".lessons a").first).to_be_visible()
    check_words(page)
    for name in lesson_names(game):
        page.goto(f"/lesson/{game}/{name}")
        shown(page, game, name)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_lesson(visit, game):
    page = visit(f"/learn/{game}")
    expect(page.locator(".lessons a").first).to_be_visible()
    check(page)
    page.locator(".lessons a").first.click()
    shown(page, game, lesson_names(game)[0])
    check(page)
    walk(page, game, lesson_names(game)[0])
    check(page)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_any_first_screen(visit, game, size):
    page = visit(f"/learn/{game}", viewport=SIZES[size])
    for name in lesson_names(game):
        page.goto(f"/lesson/{game}/{name}")
        shown(page, game, name)
        check(page)


def test_a_missed_lesson_says_why_and_is_tried_again(visit):
    page = visit("/lesson/carcassonne/follower")
    shown(page, "carcassonne", "follower")
    take_step(page)
    page.locator(".actions .choices button").filter(has_text="No follower").click()
    expect(task(page)).to_contain_text("Without a follower nobody is paid")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.get_by_role("button", name="See the rule").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("CAR-11")
    page.keyboard.press("Escape")
    task(page).get_by_role("button", name="Undo").click()
    expect(task(page)).to_contain_text("one move left")
    page.keyboard.press("a")
    expect(task(page)).to_contain_text("2 moves left")
    page.goto("/")
    expect(page.get_by_role("link", name="8 short lessons Carcassonne")).to_be_visible()


def test_progress_is_remembered_and_shown_on_the_shelf(visit):
    page = visit("/lesson/carcassonne/place")
    shown(page, "carcassonne", "place")
    walk(page, "carcassonne", "place")
    expect(page.get_by_role("button", name="Next lesson")).to_be_focused()
    page.goto("/learn/carcassonne")
    expect(page.locator(".lessons .ticked")).to_have_count(1)
    expect(page.get_by_text("Begin with the first.")).to_have_count(0)
    page.goto("/")
    page.get_by_role("link", name="1 of 8 lessons Carcassonne").click()
    expect(page.locator(".lessons .ticked")).to_have_count(1)


def test_a_lesson_that_is_not_there_says_so(visit):
    page = visit("/lesson/carcassonne/nothing")
    expect(page.get_by_role("link", name="All lessons")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn Carcassonne")).to_be_visible()
