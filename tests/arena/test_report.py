"""The report: one page that needs no network and says what was played."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from oppidum.arena.intervals import Estimate
from oppidum.arena.plots import Scale, dots, histograms
from oppidum.arena.report import page
from oppidum.arena.series import Series
from oppidum.arena.settings import Settings
from oppidum.arena.sprt import Sprt
from tests.arena.test_statistics import result

VOID = ("meta", "line", "circle", "rect", "path", "polyline", "br")


class Outline(HTMLParser):
    """Checks that every tag is closed, and collects attributes."""

    def __init__(self):
        super().__init__()
        self.open, self.attributes = [], []

    def handle_starttag(self, tag, attrs):
        self.attributes += attrs
        if tag not in VOID or (tag == "rect" and not self.get_starttag_text().endswith("/>")):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture
def make_page():
    def make(bots, players=2, sprt=None, played=True, change=lambda result: result):
        settings = Settings("carcassonne", players, (("river", True),), bots, seed=5)
        series = Series(settings, games=12, sprt=sprt)
        for pairing in series.pairings if played else []:
            scores = [30 + 7 * seat + pairing.block for seat in range(players)]
            series.results[pairing.number] = change(result(pairing.number, pairing.block, pairing.seats, scores))
        return page(series, series.summary())

    return make


def check(text):
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    assert not re.search(r"https?:|<script|<link|<img|<iframe|@import|url\(|src=", text)
    return outline


@pytest.mark.parametrize(
    ("bots", "players"),
    [(("greedy", "uniform"), 2), (("greedy", "uniform", "resting"), 2), (("greedy", "uniform", "resting"), 3)],
)
def test_a_page_is_whole_and_reaches_for_nothing(make_page, bots, players):
    text = make_page(bots, players)
    check(text)
    assert all(bot in text for bot in bots)
    assert ("Everybody against everybody" in text) == (len(bots) > 2)
    assert f"oppidum arena carcassonne {' '.join(bots)} --games" in text
    assert "--seed 5 --option river=yes" in text


def test_a_test_a_bot_alone_and_nothing_at_all_have_a_page(make_page):
    assert "log-likelihood ratio after each block" in make_page(("greedy", "uniform"), sprt=Sprt(0.4, 0.6))
    alone = make_page(("greedy",))
    check(alone)
    assert "greedy against itself" in alone
    nothing = make_page(("greedy", "uniform"), played=False)
    check(nothing)
    assert "No block of matches has been played" in nothing


def test_names_are_written_as_text():
    plot = dots("a & b", [("<b>", Estimate(0.5, None, None), 0)], Scale(0, 1), str, lambda _: "?")
    assert "<b>" not in plot
    assert 'aria-label="a &amp; b"' in plot


def test_reasons_and_files_are_written_as_text(make_page):
    def given_up(played):
        played = replace(played, file='matches/"1".match')
        return replace(played, forfeit=1, why="it said <script>") if played.number == 0 else played

    text = make_page(("greedy", "uniform"), change=given_up)
    check(text)
    assert "it said &lt;script&gt;" in text
    assert 'href="matches/&#34;1&#34;.match"' in text


def test_every_value_is_in_a_histogram():
    plot = histograms("points", [("a", [0, 3, 3, 120, -7], "told", 0)], str)
    counts = [int(count) for count in re.findall(r": (\d+)</title>", plot)]
    assert sum(counts) == 5


def test_ticks_are_round():
    assert Scale(0, 1).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Scale(-130, 130).ticks() == [-100, -50, 0, 50, 100]
    assert Scale(1e-6, 5e-4, logarithmic=True).ticks() == pytest.approx([1e-6, 1e-5, 1e-4])
