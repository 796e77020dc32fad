"""Names, chat and match files that would like to be more than words: markup is shown as it was written."""

from __future__ import annotations

import json

import pytest
from itsdangerous import URLSafeSerializer
from playwright.sync_api import Page, expect

from tests.server.live import ME, OPEN
from tests.web.matches import bring, recorded
from tests.web.table import Replay, Table
from tests.web.waiting import wait_for

IMAGE = "<img src=x onerror=a()>"
SCRIPT = "<script>a()</script>"
SVG = "</b><svg/onload=a()>"
LINES = (
    '<a href="javascript:a()">free tiles</a>',
    '<iframe srcdoc="<script>parent.a()</script>"></iframe>',
    "{{constructor.constructor('a()')()}} ${a()} {@html a()}",
    '"><style>*{display:none}</style><img src=x onerror=a()>',
    "javascript:a() &lt;img src=x onerror=a()&gt;",
)
# What the words above would have put into the page, had anybody believed them.
PLANTED = "img[src=x], [onerror], [onload], iframe, a[href^='javascript:'], body style, #app script"


def expect_only_words(page: Page, *texts: str) -> None:
    """The texts stand there letter by letter, and nothing has come of them."""
    for text in texts:
        expect(page.get_by_text(text).first).to_be_attached()
    expect(page.locator(PLANTED)).to_have_count(0)
    assert page.evaluate("window.planted") is None


@pytest.fixture
def visit_warily(visit):
    """Opens pages that note when something planted is run."""

    def open_page(path, guest=None, **more):
        page = visit(path, guest=guest, **more)
        page.evaluate("() => { window.a = () => { window.planted = true; }; }")
        return page

    return open_page


def test_names_and_chat_with_markup(visit_warily, live):
    ana, ben = live.guest(IMAGE), live.guest(SCRIPT)
    code = ana.open(ME, OPEN, public=True)
    lobby = visit_warily("/", ben)
    expect_only_words(lobby, IMAGE)
    waiting = visit_warily(f"/table/{code}", ana)
    expect_only_words(waiting, IMAGE)

    ben.post(f"/tables/{code}/join", {})
    for line in LINES:
        ben.post(f"/tables/{code}/chat", {"text": line})
    for guest in (ana, None):
        page = visit_warily(f"/table/{code}", guest)
        expect(Table(page).board).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
        expect_only_words(page, SCRIPT, *LINES)
    ben.act(code, text="resign") if ana.state(code)["turn"]["asked"] == 1 else ana.act(code, text="resign")
    expect_only_words(visit_warily("/mine", ana), SCRIPT)
    expect_only_words(visit_warily(f"/table/{code}", ana), IMAGE, SCRIPT)


def test_a_match_file_with_markup(visit_warily, live):
    ana = live.guest(SVG)
    text = recorded().replace("Ana | Bran", f"{IMAGE} | {SVG}")
    code = bring(ana, text)
    replay = visit_warily(f"/replay/{code}")
    expect(Replay(replay).slider).to_be_visible()
    expect_only_words(replay, IMAGE, SVG)
    expect_only_words(visit_warily("/mine", ana), IMAGE, SVG)
    broken = ana.send("POST", "/api/matches", content=text.replace("\n\n", f"\n\n{LINES[3]}\n"))
    assert broken.status_code == 422
    assert broken.headers["content-type"] == "application/json"
    page = visit_warily("/mine", ana, complaints=["status of 422"])
    file = {"name": f"{IMAGE}.match", "mimeType": "text/plain", "buffer": text.replace("* ", "<b>", 1).encode()}
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert").first).to_be_visible()
    expect_only_words(page)


def test_a_token_of_before_is_exchanged(visit, live):
    """An upgrade makes nobody a stranger: the browser gets a new token, and the seats are still there."""
    ana = live.guest("Ana")
    code = ana.open(ME, ME)
    secret = (live.config.data / "secret").read_text().strip()
    ana.token = old = URLSafeSerializer(secret, salt="person").dumps(ana.person)
    page = visit(f"/table/{code}", guest=ana)

    def token() -> str:
        return str(json.loads(page.evaluate("localStorage['oppidum.guest']"))["token"])

    assert wait_for(page, token, lambda now: now != old) != old
    ana.token = token()
    assert ana.get("/me")["person"] == ana.person
    expect(Table(page).my_turn).to_be_visible()
