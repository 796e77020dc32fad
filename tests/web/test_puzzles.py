"""A puzzle on the real board: missed, solved, and remembered."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, expect

from oppidum.puzzles.shelf import puzzles_of
from oppidum.puzzles.solving import Solving
from tests.web.axe import check
from tests.web.table import Table

NO_FOLLOWER = "none"


def plain_puzzle():
    """One that is solved by laying a tile where it fits in one way, with no follower; and a wrong step of this kind."""
    for number, puzzle in enumerate(puzzles_of("carcassonne"), start=1):
        solving = Solving(puzzle)
        ways = Counter(text.split()[0] for text in solving.course.match.legal)
        place, *rest = solving.solution
        wrong = [one.step for one in puzzle.wrong if ways[one.step.split()[0]] == 1]
        if ways[place.split()[0]] == 1 and wrong and set(rest) <= {NO_FOLLOWER}:
            return number, solving.solution, wrong[0]
    raise AssertionError("no puzzle is as plain as that")


def play(page: Page, step: str) -> None:
    """By hand."""
    table = Table(page)
    if step == NO_FOLLOWER:
        table.choices.filter(has_text="No follower").click()
    else:
        table.click_square(step.split()[0])


def test_a_puzzle_is_missed_solved_and_remembered(visit):
    number, solution, wrong = plain_puzzle()
    page = visit("/")
    page.get_by_role("link", name="Puzzle of the day Carcassonne").click()
    task = page.locator("section.task")
    expect(task).to_contain_text("Puzzle of the day")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles a")).to_have_count(len(puzzles_of("carcassonne")))
    check(page)
    page.locator(".puzzles a").nth(number - 1).click()
    expect(task).to_contain_text(f"Puzzle {number}")
    play(page, wrong)
    expect(task).to_contain_text("There is a better move.")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("a")
    for step in solution:
        play(page, step)
    expect(task).to_contain_text("Solved!")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    check(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles .ticked")).to_have_count(1)
