"""By which rules a match is played: chosen, told in every place, looked up, left and taken again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.live import ME, OPEN, UNIFORM
from tests.soak import soak
from tests.web.axe import check
from tests.web.fingers import check_fit
from tests.web.matches import bring, recorded
from tests.web.table import Table, on_the_shelf
from tests.web.test_keyboard import tab_to

RIVER = {"river": True}
DEPARTING = {"preset": "modern", "options": {**RIVER, "sharing": "everyone"}}
TOLD = re.compile("Today’s rules · all who share score · with the River$")
WIDE = {"width": 1280, "height": 800}
HAND = {"width": 390, "height": 844}


def chip(place: Page | Locator) -> Locator:
    return place.get_by_role("button", name="Rules in force")


def card_of(page: Page) -> dict:
    """What the server says of the table in this page."""
    code = Table(page).code
    return dict(page.evaluate("async (code) => (await fetch(`/api/tables/${code}`)).json()", code))


def begun(page: Page) -> dict:
    """The table that Play now has opened."""
    expect(page.get_by_role("application")).to_be_visible()
    return card_of(page)


def test_play_now_starts_at_once_by_the_rules_that_most_people_know(visit):
    page = visit()
    on_the_shelf(page).get_by_role("button", name="Play now").click()
    card = begun(page)
    assert (card["preset"], card["changes"]) == ("modern", [])
    assert [seat["bot"] for seat in card["seats"]] == [None, "medium"]
    expect(chip(page)).to_have_text(re.compile("Today’s rules$"))


@pytest.mark.parametrize("phone", [False, soak(True)])
def test_level_players_and_river_are_chosen_beside_play_now_and_kept(visit, phone):
    page = visit(phone=phone, viewport=HAND if phone else WIDE)
    shelf = on_the_shelf(page)
    shelf.get_by_role("button", name="Choose players and level").click()
    panel = page.get_by_role("dialog", name="Carcassonne: play against bots")
    panel.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    panel.get_by_role("combobox", name="Level").select_option(label="Wanderer, easy")
    panel.get_by_role("checkbox", name="The River").check()
    expect(panel.get_by_text("Rules: Today’s rules.")).to_be_visible()
    check(page)
    if phone:
        check_fit(page)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    page.reload()  # the choice is kept at this device
    play = shelf.get_by_role("button", name="Play now")
    expect(play).to_have_accessible_name("Play now against 3 bots: Wanderer, easy · with the River")
    for other in ("Meduris", "Finisterre"):
        expect(on_the_shelf(page, other).get_by_role("button", name="Play now")).to_have_accessible_name(
            "Play now against Mason, medium"
        )
    play.click()
    card = begun(page)
    assert (card["preset"], card["changes"], card["options"]["river"]) == ("modern", ["river"], True)
    assert [seat["bot"] for seat in card["seats"]] == [None, "easy", "easy", "easy"]
    if not phone:
        expect(chip(page)).to_have_text(re.compile("Today’s rules · with the River$"))


def test_what_was_chosen_long_ago_and_is_offered_no_more_harms_nothing(visit):
    page = visit("/healthz")
    old = {"bot": "oracle", "players": 9, "extras": {"river": "wide", "tower": True}}
    page.evaluate("(old) => localStorage.setItem('oppidum.play.carcassonne', old)", json.dumps(old))
    page.goto("/")
    on_the_shelf(page).get_by_role("button", name="Play now").click()
    card = begun(page)
    assert ([seat["bot"] for seat in card["seats"]], card["changes"]) == ([None, "medium"], [])


def test_the_choices_beside_play_now_by_keys_alone(visit):
    page = visit()
    expect(on_the_shelf(page).get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Choose players and level: Carcassonne")
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog", name="Carcassonne: play against bots")
    expect(panel.get_by_role("radio", name="2")).to_be_checked()
    page.keyboard.press("Tab")  # the number of players
    page.keyboard.press("ArrowRight")
    expect(panel.get_by_role("radio", name="3")).to_be_checked()
    page.keyboard.press("Tab")
    expect(panel.get_by_role("combobox", name="Level")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(panel.get_by_role("checkbox", name="The River")).to_be_checked()
    tab_to(page, "Start the match")
    page.keyboard.press("Enter")
    card = begun(page)
    assert (len(card["seats"]), card["changes"]) == (3, ["river"])


def test_every_place_names_the_rules_and_what_departs_from_them(visit, live):
    ana = live.guest("Ana")
    waiting = ana.open(ME, OPEN, public=True, **DEPARTING)
    playing = ana.open(ME, UNIFORM, **DEPARTING)
    page = visit("/", guest=ana)
    mine = page.get_by_role("region", name="In progress").get_by_role("listitem")
    for code in (waiting, playing):
        expect(chip(mine.filter(has=page.get_by_role("link", name=code)))).to_have_text(TOLD)
    ben = visit("/")
    public = ben.get_by_role("region", name="Public tables").get_by_role("listitem")
    expect(chip(public.filter(has=ben.get_by_role("link", name=waiting)))).to_have_text(TOLD)
    page.goto(f"/table/{waiting}")  # the invitation, for whoever sends it and for whoever follows it
    expect(chip(page)).to_have_text(TOLD)
    said = "“Come and play Carcassonne with me! Rules: Today’s rules · all who share score · with the River.”"
    expect(page.get_by_text(said)).to_be_visible()
    ben.goto(f"/table/{waiting}")
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    expect(chip(ben)).to_have_text(TOLD)
    for path in (f"/table/{playing}", f"/replay/{playing}"):
        page.goto(path)
        expect(page.get_by_role("application")).to_be_visible()
        expect(chip(page)).to_have_text(TOLD)
    page.goto("/mine")
    expect(chip(page)).to_have_count(2)


def test_a_match_from_a_file_says_by_which_rules_it_is_played(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{bring(ana, recorded(tiles=20))}", guest=ana)
    expect(page.get_by_role("application")).to_be_visible()
    card = card_of(page)
    expect(chip(page)).to_have_text(re.compile("Rules of our rule book|Today’s rules|First edition"))
    assert card["preset"]


@pytest.mark.parametrize("phone", [False, True])
def test_the_options_in_force_lead_to_their_rules(visit, live, phone):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM, **DEPARTING)
    page = visit(f"/table/{code}", guest=ana, phone=phone, viewport=HAND if phone else WIDE)
    expect(page.get_by_role("application")).to_be_visible()
    if phone:
        page.get_by_role("button", name="Log and chat").tap()
    chip(page).click()
    dialog = page.get_by_role("dialog", name="Rules in force")
    expect(dialog.get_by_role("heading", name="Different at this table")).to_be_visible()
    expect(dialog.get_by_text("Everybody with a follower in it, in full")).to_be_visible()
    expect(dialog.get_by_text("Yes: a river of twelve tiles is laid first")).to_be_visible()
    expect(dialog.get_by_text("4 points, and 2 for each shield, like any other city")).to_be_visible()
    shared = dialog.get_by_role("button", name="CAR-28")
    expect(shared).to_be_visible()
    check(page)
    if phone:
        check_fit(page)
    shared.click()
    rules = page.get_by_role("dialog", name="Rules", exact=True)
    expect(rules.locator("[data-rule='CAR-28']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_lobby_looks_rules_up_too(visit, live):
    ana = live.guest("Ana")
    page = visit(f"/table/{ana.open(ME, OPEN, game='meduris', options={'temples': 'beside'})}", guest=ana)
    expect(chip(page)).to_have_text(re.compile("Hidden materials · temples count only huts beside them$"))
    chip(page).click()
    page.get_by_role("dialog", name="Rules in force").get_by_role("button", name="MED-68").click()
    expect(page.get_by_role("dialog", name="Rules", exact=True).locator("[data-rule='MED-68']")).to_be_focused()


def test_a_changed_option_leaves_the_preset_and_there_is_a_way_back(visit):
    page = visit("/new/carcassonne")
    modern = page.get_by_role("radio", name="Today’s rules", exact=True)
    changed = page.get_by_role("radio", name="Today’s rules, with 1 change")
    expect(modern).to_be_checked()
    page.get_by_role("group", name="The River").get_by_role("radio", name="Yes").check()
    expect(modern).to_be_checked()  # the River is played in addition
    page.get_by_text("Adjust the rules").click()
    page.get_by_role("radio", name="Everybody with a follower in it, in full").check()
    expect(changed).to_be_checked()
    expect(modern).not_to_be_checked()
    expect(changed).to_have_accessible_description("all who share score")
    page.get_by_role("button", name="Back to “Today’s rules”").click()
    expect(modern).to_be_checked()
    expect(changed).to_have_count(0)
    expect(page.get_by_role("radio", name="Only whoever has the most followers")).to_be_checked()

    page.get_by_role("radio", name="Rules of our rule book", exact=True).check()
    page.get_by_role("radio", name="Only whoever has the most followers").check()  # that is another preset
    expect(page.get_by_role("radio", name="First edition", exact=True)).to_be_checked()
    page.get_by_role("radio", name="3 points", exact=True).check()
    expect(page.get_by_role("radio", name="First edition, with 1 change")).to_be_checked()
    check(page)
    page.get_by_role("button", name="Open the table").click()
    expect(chip(page)).to_have_text(re.compile("First edition · farms: 3 per city · with the River$"))
    card = card_of(page)
    assert (card["preset"], card["changes"]) == ("first-edition", ["farm_points", "river"])


@pytest.mark.parametrize("viewport", [WIDE, soak({"width": 820, "height": 1180}), HAND])
def test_open_the_table_is_always_in_reach(visit, viewport):
    page = visit("/new/finisterre", viewport=viewport)
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_in_viewport(ratio=1)
    page.get_by_text("Adjust the rules").click()
    expect(button).to_be_in_viewport(ratio=1)
    private = page.get_by_role("radio", name="Private")
    expect(private).to_be_hidden()
    page.get_by_text("Who can join").click()
    expect(private).to_be_visible()
    expect(button).to_be_in_viewport(ratio=1)


def test_three_games_stand_side_by_side_or_one_below_another(visit):
    page = visit(viewport=WIDE)
    games = page.get_by_role("article")
    expect(games).to_have_count(3)
    tops = [box["y"] for box in (game.bounding_box() for game in games.all())]
    assert len(set(tops)) == 1
    plays = [game.get_by_role("button", name="Play now").bounding_box()["y"] for game in games.all()]
    assert len(set(plays)) == 1
    page.set_viewport_size(HAND)
    lefts = [box["x"] for box in (game.bounding_box() for game in games.all())]
    assert len(set(lefts)) == 1
    for name, start in {"With friends": "/new/", "Learn": "/learn/", "Rules": "/rules/"}.items():
        link = on_the_shelf(page, "Meduris").get_by_role("link", name=re.compile(f"^{name} "))
        expect(link).to_have_attribute("href", f"{start}meduris")
