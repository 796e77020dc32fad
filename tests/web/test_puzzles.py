"""A puzzle on the real board: missed, solved, and remembered."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from oppidum.puzzles.shelf import puzzles_of
from oppidum.puzzles.solving import Solving
from tests.web.axe import check
from tests.web.table import Table


def plain_puzzle():
    """One that asks where to lay a tile that fits there in one way; where that is, and a wrong square of this kind."""
    for number, puzzle in enumerate(puzzles_of("carcassonne"), start=1):
        solving = Solving(puzzle)
        ways = Counter(square_of(text) for text in solving.course.match.legal)
        right, *wrong = (square_of(step) for step in (puzzle.solution[0], *(one.step for one in puzzle.wrong)))
        if puzzle.decisions == 1 and ways[right] == 1 and (plain := [one for one in wrong if ways[one] == 1]):
            return number, right, plain[0]
    raise AssertionError("no puzzle is as plain as that")


def square_of(step: str) -> str:
    """Where the tile is laid."""
    return step.split()[0]


def test_a_puzzle_is_missed_solved_and_remembered(visit):
    number, right, wrong = plain_puzzle()
    page = visit("/")
    page.get_by_role("link", name="Puzzle of the day Carcassonne").click()
    task = page.locator("section.task")
    expect(task).to_contain_text("Puzzle of the day")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles a")).to_have_count(len(puzzles_of("carcassonne")))
    check(page)
    page.locator(".puzzles a").nth(number - 1).click()
    expect(task).to_contain_text(f"Puzzle {number}")
    Table(page).click_square(wrong)
    expect(task).to_contain_text("That is not the best move.")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("a")
    Table(page).click_square(right)
    expect(task).to_contain_text("Solved!")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    check(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles .ticked")).to_have_count(1)
