"""The page in every language: changed at any moment, kept for the next visit, and nowhere a key instead of words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import ME, OPEN, UNIFORM
from tests.soak import soak
from tests.web.matches import bring, recorded
from tests.web.table import close_dialog

LOCALES = Path(__file__).parents[2] / "web" / "locales"
LINE = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
KEYS = {
    key
    for file in (LOCALES / "en").glob("*.ftl")
    for key in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8"))
    if "-" in key
}
LANGUAGES_FILE = LOCALES.parent / "src" / "shell" / "languages.ts"
NAMES = dict(re.findall(r'^  (\w+): "(.+)",$', LANGUAGES_FILE.read_text("utf-8"), re.MULTILINE))  # of each language

# All that a page says: its text, and what stands in attributes for those who hear it or point at it.
SAID = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "aria-valuetext", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""))]"""
# What has to have a name and has none: words that are missing leave it empty.
NAMELESS = """() => [...document.querySelectorAll("button, a, h1, h2, h3, h4, label, legend, summary, th, [role=tab]")]
    .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
    .filter((element) => !(element.getAttribute("aria-label") ?? element.innerText).trim() && !element.title)
    .map((element) => element.outerHTML.slice(0, 200))"""


def words(language: str, name: str) -> str:
    """The words of a key in a language."""
    text = (LOCALES / language / f"{name.split('-')[0]}.ftl").read_text("utf-8")
    return dict(LINE.findall(text))[name]


def check_words(page: Page) -> None:
    """Words everywhere, and no keys."""
    said = "\n".join(page.evaluate(SAID))
    assert not KEYS & set(re.findall(r"[a-z]+(?:-\w+)+", said))
    assert not re.search(r"[{}⟨⟩]|undefined|NaN|\[object", said), said
    assert page.evaluate(NAMELESS) == []


def speak(page: Page, language: str) -> None:
    """Choose a language in the header."""
    page.get_by_role("combobox").filter(has_text="Nederlands").first.select_option(label=NAMES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_at_any_moment_and_stays(visit):
    page = visit()
    for language in reversed(NAMES):
        speak(page, language)
        expect(page.get_by_role("heading", level=1)).to_have_text(words(language, "lobby-tagline"))
        check_words(page)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(words(language, "lobby-tagline"))
        expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", [soak("en"), "es", soak("it"), soak("nl")])
def test_a_browser_is_met_in_its_own_language(visit, language):
    page = visit(locale=f"{language}-XX")
    expect(page.get_by_role("heading", level=1)).to_have_text(words(language, "lobby-tagline"))


@pytest.mark.parametrize("language", [soak("en"), soak("es"), soak("it"), "nl"])
def test_every_page_speaks_every_language(visit, live, language):
    ana = live.guest("Ana")
    match = bring(ana, recorded())
    waiting, playing = ana.open(ME, OPEN), ana.open(ME, UNIFORM)
    ana.my_turn(playing)
    page = visit("/nowhere", guest=ana)
    speak(page, language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words(language, "common-missing"))
    check_words(page)
    for path, key in {
        "/new/carcassonne": "lobby-open-table",
        f"/table/{waiting}": "lobby-leave",
        "/mine": "lobby-export",
        "/about": "lobby-about-begin",
        "/examples/meduris": "lobby-examples-open",
        f"/replay/{match}?at=100": "replay-copy-link",
        f"/table/{playing}": "table-undo",
    }.items():
        page.goto(path)
        shown = words(language, key)
        named = page.get_by_role("button", name=shown).or_(page.get_by_role("heading", name=shown))
        expect(named.first).to_be_visible()
        check_words(page)


def test_a_match_changes_its_language_in_mid_turn(visit, live):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM)
    square, facing = ana.my_turn(code)["choices"][0]["text"].split()
    ana.act(code, text=f"{square} {facing}")  # a follower is asked for
    page = visit(f"/table/{code}", guest=ana)
    for language in reversed(NAMES):
        speak(page, language)
        expect(page.get_by_role("button", name=words(language, "carcassonne-send-none"))).to_be_visible()
        check_words(page)
        for key, title in {"?": "table-how-title", "b": "table-rules-title", "p": "table-points-title"}.items():
            page.keyboard.press(key)
            dialog = page.get_by_role("dialog", name=words(language, title))
            expect(dialog).to_be_visible()
            if key == "b":
                expect(dialog.get_by_text("CAR-08", exact=True)).to_be_visible()
            check_words(page)
            close_dialog(page)
