"""Rule books: every rule in one chapter, pictures and options where they belong, and what belongs to a rule."""

from __future__ import annotations

import pytest

from oppidum.core.ledger import read_ledger
from oppidum.core.options import BadOption
from oppidum.games import GAMES, game_class, ledger_file, make, read_match
from oppidum.games.carcassonne.scoring import (
    COMPLETE_CITY,
    COMPLETE_CLOISTER,
    FARM_PER_CITY,
    FARM_PER_FIELD,
    OPEN_CITY,
    OPEN_CLOISTER,
    ROAD_TILES,
    SMALL_CITY,
)
from oppidum.games.examples import examples_of
from oppidum.games.finisterre.words.awards import REASONS
from oppidum.games.meduris.awards import NAMES
from oppidum.learning.diagrams import diagrams_of
from oppidum.learning.figures import figures_of
from oppidum.learning.lessons import lesson_heads
from oppidum.learning.rulebook import Chapter, read_chapters, rulebook_of
from tests.games.test_playthroughs import FILES
from tools import make_refusals

PAYING = {
    "city": (COMPLETE_CITY, SMALL_CITY, OPEN_CITY),
    "road": (ROAD_TILES,),
    "cloister": (COMPLETE_CLOISTER, OPEN_CLOISTER),
    "farm": (FARM_PER_CITY, FARM_PER_FIELD),
}
AWARDS = {  # by the rules that give them, as the code of the game says
    "carcassonne": {(f"CAR-{rule}", what) for what, rules in PAYING.items() for rule in rules},
    "meduris": {(f"MED-{rule}", what) for rule, what in NAMES.items()},
    "finisterre": set(REASONS.values()),
}
LEAST = {"carcassonne": 10, "meduris": 10, "finisterre": 12}  # pictures


def rules_in(chapters: tuple[Chapter, ...]) -> list[str]:
    return [rule.id for chapter in chapters for rule in chapter.rules]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_once(game):
    told = rules_in(rulebook_of(game))
    assert sorted(told) == sorted(read_ledger(ledger_file(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_one_of_the_game_and_shown_once(game):
    chapters = rulebook_of(game)
    shown = [name for chapter in chapters for name in chapter.diagrams]
    shown += [name for chapter in chapters for rule in chapter.rules for name in rule.diagrams]
    assert not set(shown) - diagrams_of(game).keys()
    assert len(set(shown)) == len(shown) >= LEAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_stands_under_a_rule(game):
    named = {name for chapter in rulebook_of(game) for rule in chapter.rules for name in rule.options}
    assert named == {option.name for option in game_class(game).OPTIONS}


@pytest.mark.parametrize("game", GAMES)
def test_examples_and_lessons_are_found_by_their_rules(game):
    by_id = {rule.id: rule for chapter in rulebook_of(game) for rule in chapter.rules}
    for example in examples_of(game).values():
        assert all(example.name in by_id[rule].examples for rule in example.rules)
    for lesson in lesson_heads(game):
        assert all(lesson.name in by_id[rule].lessons for rule in lesson.rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_says_which_awards_it_gives(game):
    told = {(rule.id, what) for chapter in rulebook_of(game) for rule in chapter.rules for what in rule.awards}
    assert {what for _, what in told} == set(game_class(game).WORDS.AWARDS)
    matches = [read_match(file.read_text("utf-8")).match for file in FILES if file.parent.parent.name == game]
    met = {(award.rule, award.what) for match in matches for event in match.events for award in event.awards}
    assert met
    assert met <= told == AWARDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_says_what_it_refuses_as_the_code_does(game):
    assert make_refusals.file_of(game).read_text("utf-8") == make_refusals.written(game)
    told = {rule.id: list(rule.refusals) for chapter in rulebook_of(game) for rule in chapter.rules if rule.refusals}
    assert told == make_refusals.refusals_of(game)
    assert len(told) > 5


def test_a_mistake_in_the_file_is_named():
    with pytest.raises(BadOption, match=r"rulebook.toml of meduris: there is no 'chapter'.*chapters"):
        read_chapters("meduris", "[chapter.end]\nrules = []")
    with pytest.raises(BadOption, match=r"there is no rule 'MED-99'"):
        read_chapters("meduris", "[chapters.end]\nrules = ['MED-99']")
    with pytest.raises(BadOption, match=r"there is no rule 'CAR-1'"):
        read_chapters("carcassonne", "[chapters.end]\nrules = ['CAR-01']\n[diagrams]\nCAR-1 = ['start-tile']")


def test_figures_are_those_of_the_box_and_of_the_options():
    usual, modern = figures_of(make("carcassonne")), figures_of(make("carcassonne", preset="modern"))
    assert (usual["points_city_tile"], usual["followers"]) == (2, 7)
    assert (usual["farm_points"], modern["farm_points"]) == (4, 3)
    assert figures_of(make("meduris"))["points_runes_10"] == 45
    assert [figures_of(make("finisterre"))[f"market_wood_{lot}"] for lot in (1, 2, 3, 4)] == [8, 6, 4, 3]
    assert "river" not in usual
