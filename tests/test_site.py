"""The documentation site fetches nothing from elsewhere, and tells what the package and the server really offer."""

import json
import os
import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import oppidum

ROOT = Path(__file__).parents[1]


class Page(HTMLParser):
    """What a page would load, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.classes: set[str] = set()
        self.ids: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.classes |= set((given.get("class") or "").split())
        self.ids.add(given.get("id"))
        if tag != "a" and given.get("rel") != "canonical":
            self.loads += [given[name] for name in ("src", "href", "srcset", "data", "poster") if given.get(name)]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site as `make docs` makes it: with dead links it does not come about."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_no_page_loads_anything_from_elsewhere(site):
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    for file in pages:
        page = Page(file.read_text("utf-8"))
        assert [link for link in page.loads if re.match(r"([a-z]+:)?//", link)] == [], file.name
        assert "mermaid" not in page.classes, "the theme would fetch its drawings from elsewhere"
    for file in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import)[\s\"']*(?:[a-z]+:)?//[^)]*", file.read_text("utf-8")) == [], file.name


def test_lists_and_tables_are_read_as_such(site):
    """Python's Markdown wants an empty line before them."""
    for file in site.rglob("*.html"):
        assert re.findall(r"<(?:p|li)>[^<]*\n *(?:[-*] |\d+\. |\|)[^<]*", file.read_text("utf-8")) == [], file.name


def test_every_page_is_found_from_the_navigation_and_says_where_files_are(site):
    for name in ("index", "reference", "http-api", "repository/CONTRIBUTING", "repository/examples/one_ply.py"):
        assert (site / f"{name}.html").is_file()
    assert "one_ply.py.html" in (site / "tutorial-bot.html").read_text("utf-8")


def test_the_reference_is_of_all_that_the_package_offers_and_only_that(site):
    asked = re.findall(r"^::: oppidum\.(\w+)$", (ROOT / "docs" / "reference.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(asked) == sorted(oppidum.__all__)
    shown = Page((site / "reference.html").read_text("utf-8")).ids
    assert {f"oppidum.{name}" for name in asked} <= shown
    assert "oppidum.Match.play" in shown


def test_examples_in_docstrings_are_shown_as_code(site):
    assert '<span class="gp">&gt;&gt;&gt; </span>' in (site / "reference.html").read_text("utf-8")


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    """What a server says of itself."""
    from schemathesis.python.asgi import get_client

    from oppidum.server.app import make_app
    from oppidum.server.config import Config

    with get_client(make_app(Config(data=tmp_path_factory.mktemp("data")))) as client:
        return client.get("/api/openapi.json").json()


def test_the_page_of_the_http_api_has_every_request_and_every_field(site, described):
    html = (site / "http-api.html").read_text("utf-8")
    text = " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())
    headings = re.findall(r"<h3 id=\"([\w-]+)\">(.*?)<a", html)
    titles = {unescape(title) for _, title in headings}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert f"{method.upper()} {path}" in titles
            assert " ".join((operation.get("description") or operation["summary"]).replace("`", " ").split()) in text
    sections = dict(re.findall(r"<h3 id=\"([\w-]+)\">(.*?)(?=<h[23] |</article>)", html, re.DOTALL))
    for name, schema in described["components"]["schemas"].items():
        assert name in titles
        fields = re.findall(r"<td><code>(\w+)</code>( \*)?</td>", sections[name.lower()])
        required = schema.get("required", [])
        assert fields == [(field, " *" if field in required else "") for field in schema.get("properties", {})], name


def test_the_page_has_every_message_of_the_websocket(site):
    from oppidum.server.protocol.websocket import FromClient, ToClient

    html = (site / "http-api.html").read_text("utf-8")
    said = re.findall(r"<td>(You say|The server says)</td>\s*<td><code>(\w+)</code>", html)
    for who, union in (("You say", FromClient), ("The server says", ToClient)):
        assert [tag for one, tag in said if one == who] == [kind.__struct_config__.tag for kind in union.__args__]
    assert "<td>anything</td>" not in html  # also what is encoded beforehand is described


def test_links_on_the_page_of_the_http_api_lead_to_types_that_are_there(site):
    html = (site / "http-api.html").read_text("utf-8")
    inside = set(re.findall(r"href=\"#([^\"]+)\"", html))
    assert inside <= Page(html).ids
    assert {"newtable", "request-act"} <= inside
    assert len(json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]) > 200
