"""What a log can tell of an action beside its text: what it is about, and what followed by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from oppidum.core.match_file import read_match
from oppidum.games import game_class

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def told(file: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The actions of a recorded match with their whereabouts."""
    match = read_match((PLAYTHROUGHS / file).read_text("utf-8"), game_class).match
    game = match.game
    s = game.initial() if match.beginning is None else match.beginning.copy()
    for event in match.events:
        before = s.copy()
        game.apply(s, game.words.parse(s, event.text))
        if event.actor >= 0:
            yield event.text, dict(game.tell_whereabouts(before, s, event.text))


def test_cards_that_all_see_are_named_and_hidden_ones_are_not():
    events = [event for file in ("4-rulebook.match", "5-rulebook.match") for event in told(file)]
    fates = {
        text: [about for each, about in events if each == text] for text in ("keep up", "refuse", "keep down", "keep")
    }
    assert all(set(about) == {"card"} for text in ("keep up", "refuse") for about in fates[text])
    assert fates["keep up"]
    assert fates["refuse"]
    assert not any(about for text in ("keep down", "keep") for about in fates[text])


def test_an_objective_is_sold_and_not_a_lot():
    sold = [about for text, about in told("5-rulebook.match") if text == "sell"]
    assert {"sells": "objective"} in sold
    assert all(about == {"sells": "objective"} or "lot" in about or not about for about in sold)


def test_an_action_tells_what_followed_by_itself():
    founded = [about for text, about in told("5-rulebook.match") if text == "small"]
    assert any(re.fullmatch(r"c\d+", about.get("comarca", "")) for about in founded)
    dropped = [about for text, about in told("5-rulebook.match") if text == "drop"]
    assert {"good": "fish"} in dropped
