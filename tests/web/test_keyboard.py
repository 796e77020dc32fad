"""Without a mouse, and without eyes: keys alone, a focus that is always seen, and words for those who listen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.live import ME, OPEN, UNIFORM
from tests.web.matches import bring, recorded
from tests.web.table import Table, close_dialog, on_the_shelf
from tests.web.waiting import wait_for

# Where the focus is, what it is called, and whether it can be seen: an outline on it or on what is drawn for it.
FOCUS = """() => {
    const element = document.activeElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const outlined = (each) => each && getComputedStyle(each).outlineStyle !== "none" && each.checkVisibility();
    return {
        name: (element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText ?? element.innerText).trim(),
        tag: element.tagName,
        outlined: outlined(element) || outlined(element.parentElement),
        inside: left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight,
    };
}"""

NOTE_WHAT_IS_SAID = """(region) => {
    window.said = [];
    const note = () => window.said.push(region.textContent);
    new MutationObserver(note).observe(region, { subtree: true, characterData: true, childList: true });
}"""


def tab_to(page: Page, name: str) -> list[str]:
    """Press Tab until something is reached; on the way the focus is always seen. What was passed."""
    passed = []
    for _ in range(60):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus["tag"] == "BODY":
            continue
        assert focus["outlined"], f"the focus cannot be seen on {focus}"
        assert focus["inside"], f"the focus is off the page on {focus}"
        passed.append(focus["name"])
        if focus["name"].startswith(name):
            return passed
    raise AssertionError(f"Tab never reached {name!r}, only {passed}")


def test_from_the_start_page_to_a_finished_turn_by_keys_alone(visit):
    page = visit()
    table = Table(page)
    expect(on_the_shelf(page).get_by_role("button", name="Play now")).to_be_visible()
    assert tab_to(page, "Play now")[0] == "Skip to the content"
    page.keyboard.press("Enter")
    assert table.wait_until_asked()

    tiles = table.tiles
    tab_to(page, "Board: the landscape")
    page.keyboard.press("n")
    expect(
        page.locator("[aria-live]").filter(has_text=re.compile(r"^[1-9] .*: fits (as it is|turned|upside)"))
    ).to_have_count(1)
    expect(table.ghost).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(table.in_words.get_by_role("heading", name=f"{tiles + 1} tiles")).to_be_attached()
    expect(table.sending).to_have_count(0)

    choice = table.choices.first.inner_text().split("\n")[0]
    tab_to(page, choice)
    page.keyboard.press("Enter")
    expect(table.done).to_be_enabled()
    expect(table.sending).to_have_count(0)
    tab_to(page, "Done")
    page.keyboard.press("Enter")
    expect(table.done).to_be_disabled()
    assert table.wait_until_asked()
    table.type_turn()


def test_arrows_walk_over_the_board_and_say_what_lies_there(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{bring(ana, recorded(tiles=30))}", guest=ana)
    table = Table(page)
    table.board.focus()
    said = table.board.locator("[aria-live]")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text(re.compile("^([0-9]+ (north|east|south|west)|the first tile)"))
    first = said.inner_text()
    page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(first)
    page.keyboard.press("n")
    expect(said).to_have_text(re.compile(": fits (as it is|turned|upside)"))
    expect(table.board.locator(".cursor")).to_be_visible()


def test_keys_do_nothing_while_somebody_writes(visit, live):
    ana = live.guest("Ana")
    code = bring(ana, recorded(tiles=30))
    page = visit(f"/table/{code}", guest=ana)
    expect(Table(page).board).to_be_visible()
    page.keyboard.press("c")
    field = page.get_by_label("Write a line")
    field.press_sequentially("No bad plan: r, n, d, u, p, b?")
    expect(field).to_have_value("No bad plan: r, n, d, u, p, b?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    field.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("No bad plan")


def test_dialogs_keep_the_focus_and_give_it_back(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{bring(ana, recorded(tiles=30))}", guest=ana)
    expect(Table(page).board).to_be_visible()
    tab_to(page, "Settings")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('dialog') || document.activeElement === document.body")
    close_dialog(page)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


def test_the_board_in_words(visit, live):
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{bring(ana, recorded(tiles=30))}", guest=ana))
    expect(table.in_words.get_by_role("heading", name="Features with followers")).to_be_attached()
    expect(table.in_words.get_by_role("list")).to_have_count(2)
    features, tiles = table.in_words.get_by_role("list").all()
    assert features.get_by_role("listitem").count() >= 3
    for words in features.get_by_role("listitem").all_inner_texts():
        assert re.match("(city|road|field|cloister)", words)
        assert re.search("Ana|Bran", words)
    expect(tiles.get_by_role("listitem")).to_have_count(30)
    expect(tiles.get_by_role("listitem").first).to_have_text(
        re.compile("^the first tile: a city and a road; north: city, east: road, south: field, west: road.$")
    )


def test_those_who_listen_hear_the_opponent_and_whose_turn_it_is(visit, live):
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, OPEN)
    ben.post(f"/tables/{code}/join", {})
    if ana.state(code)["turn"]["asked"] == 0:
        ana.play(code, events=4)
    page = visit(f"/table/{code}", guest=ana)
    table = Table(page)
    expect(table.bar.get_by_text("Ben is thinking")).to_be_visible()
    seq = ben.state(code)["seq"]
    ben.play(code, events=seq + 3)
    expect(table.my_turn).to_be_visible()
    expect(page.locator("[aria-live=polite]").filter(has_text=re.compile("^Ben laid .*"))).to_have_count(1)
    urgent = page.locator("[aria-live=assertive]")
    expect(urgent).to_have_text(re.compile("^Your turn. Place your tile on a glowing square: "))
    table.place()
    expect(urgent).to_have_text(re.compile("^Send a follower onto the tile, or none."))


def test_a_skip_link_and_headings_lead_into_every_page(visit, live):
    ana = live.guest("Ana")
    for path in ("/", "/mine", f"/table/{ana.open(ME, UNIFORM)}", "/new/carcassonne"):
        page = visit(path, guest=ana)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()


def test_a_refusal_that_comes_twice_is_heard_twice(visit, live):
    ana = live.guest("Ana")
    table = Table(visit(f"/table/{ana.open(ME, ME)}", guest=ana))
    urgent = table.page.locator("[aria-live=assertive]")
    expect(table.board).to_be_visible()
    table.board.focus()
    for key in ("ArrowUp", "ArrowDown", "Enter"):  # back upon the first tile
        table.page.keyboard.press(key)
    expect(urgent).to_have_text("Not there: a tile already lies there.")
    heard = urgent.text_content()
    urgent.evaluate(NOTE_WHAT_IS_SAID)
    table.page.keyboard.press("Enter")
    said = wait_for(table.page, lambda: table.page.evaluate("window.said"))
    assert [one.strip() for one in said] == [heard], "the refusal, and not what is asked in between"
    assert said != [heard], "the same text would be silent"
