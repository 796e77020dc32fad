"""How much a first visit fetches, and that nothing comes before it is needed or from anywhere else."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Request, expect

from tests.server.live import ME, UNIFORM
from tests.web.table import on_the_shelf
from tests.web.waiting import wait_for

MOST = 250_000  # bytes over the wire, without any board
BOARDS = re.compile(r"/assets/(carcassonne|meduris|finisterre)-[^/]*$")


class Traffic:
    """What pages of one profile fetch, in order, with the bytes that came over the wire."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests, self.under_way = [], set()
        page.on("request", lambda request: self.under_way.add(request))
        page.on("requestfinished", self.finished)
        page.on("requestfailed", lambda request: self.under_way.discard(request))

    def finished(self, request: Request) -> None:
        self.under_way.discard(request)
        self.requests.append(request)

    def wait(self) -> None:
        """Until nothing more comes, and all that came has been told of."""
        self.page.wait_for_load_state("networkidle")
        assert not wait_for(self.page, lambda: self.under_way, lambda left: not left)

    @property
    def sizes(self) -> dict[str, int]:
        sizes = {}
        for request in self.requests:
            if request.url.startswith("http"):
                size = request.sizes()
                sizes[request.url] = size["responseHeadersSize"] + size["responseBodySize"]
        return sizes


def test_the_start_page_is_small(visit, live):
    page = visit("/healthz", fresh=True)  # a page of the same site that fetches nothing
    traffic = Traffic(page)
    page.goto("/")
    expect(on_the_shelf(page).get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".art").first).to_be_visible()  # the picture, which the board's chunk draws
    traffic.wait()
    boards = {url: size for url, size in traffic.sizes.items() if BOARDS.search(url)}
    others = {url: size for url, size in traffic.sizes.items() if url not in boards}
    for url, size in sorted(traffic.sizes.items(), key=lambda item: -item[1]):
        print(f"{size:8}  {url}")
    print(f"first load: {sum(others.values())} bytes without boards, {sum(boards.values())} bytes for the picture")
    assert 30_000 < sum(others.values()) <= MOST
    assert boards
    assert {re.match(r"\w+://[^/]+/", url)[0] for url in traffic.sizes} == {live.address}


def test_boards_are_fetched_only_when_one_is_shown(visit, live):
    ana = live.guest("Ana")
    code = ana.open(ME, UNIFORM)
    page = visit("/healthz", guest=ana, fresh=True)
    traffic = Traffic(page)
    for path in ("/mine", "/about", "/new/carcassonne", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        traffic.wait()
    assert not [url for url in traffic.sizes if BOARDS.search(url)]
    assert not [url for url in traffic.sizes if re.search("uPlot|Replay|Table-", url)]
    page.goto(f"/table/{code}")
    expect(page.get_by_role("application")).to_be_visible()
    traffic.wait()
    assert [url for url in traffic.sizes if BOARDS.search(url)]
    assert not [url for url in traffic.sizes if re.search("uPlot|Replay", url)]


def test_the_first_page_names_no_board(live):
    assert not BOARDS.search(live.visitor().send("GET", "/").text)
