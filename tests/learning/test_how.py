"""How to play: what stands in the files, that its pictures are there, and what words are chosen by."""

from __future__ import annotations

import pytest

from oppidum.core.options import BadOption
from oppidum.games import GAMES, game_class, make
from oppidum.learning.diagrams import diagrams_of
from oppidum.learning.figures import figures_of, words_of
from oppidum.learning.how import Section, how_to_play, read_how

TOLD = {"goal", "turn", "symbols", "points", "end"}  # what nobody can begin without


def pictures(section: Section) -> list[str]:
    return [*section.diagrams, *(name for step in (*section.steps, *section.parts) for name in step.diagrams)]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_newcomer_needs_is_told(game):
    sections = {section.name: section for section in how_to_play(game)}
    assert sections.keys() >= TOLD
    assert len(sections["turn"].steps) >= 3
    assert len(sections["points"].worth) >= 8
    assert all(row.rule for row in sections["points"].worth)
    signs = [sign for group in sections["symbols"].signs for sign in group.signs]
    assert len(set(signs)) == len(signs) >= 11


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_there_and_stands_once(game):
    shown = [name for section in how_to_play(game) for name in pictures(section)]
    assert len(set(shown)) == len(shown) >= 6
    assert set(shown) <= diagrams_of(game).keys()  # each of which can be, says `test_diagrams.py`


@pytest.mark.parametrize("game", GAMES)
def test_words_are_told_apart(game):
    words = [word for section in how_to_play(game) for word in section.words()]
    assert len(set(words)) == len(words)


def test_words_are_chosen_by_options_and_hold_figures():
    assert words_of(make("carcassonne", preset="modern"))["option_sharing"] == "majority"
    assert words_of(make("carcassonne"))["option_river"] == "no"
    meduris = words_of(make("meduris"))
    assert (meduris["option_temples"], meduris["temples"]) == ("rows", 2)
    for game in GAMES:
        kind = make(game)
        assert words_of(kind).items() >= figures_of(kind).items()
        assert sum(name.startswith("option_") for name in words_of(kind)) == len(game_class(game).OPTIONS)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[turn]\nstep = {}", r"how.toml of meduris, turn: there is no 'step'.*steps"),
        ("[turn]\nrule = 'MED-99'", r"rule: there is no 'MED-99'"),
        ("[turn]\nsteps.roll = { rules = 'MED-15' }", r"turn: there is no 'rules'.*rule"),
        ("[turn]\nparts.roll = { diagrams = ['whole-bord'] }", r"diagram: there is no 'whole-bord'.*whole-board"),
        ("[points]\nworth.chip = 'CAR-01'", r"rule: there is no 'CAR-01'"),
    ],
)
def test_a_mistake_in_the_file_is_named(text, complaint):
    with pytest.raises(BadOption, match=complaint):
        read_how("meduris", text)
