"""Puzzles: those that come along hold, are solved by their solutions and by nothing else, and say what was wrong."""

from __future__ import annotations

import datetime
from dataclasses import replace

import numpy as np
import pytest

from oppidum.core.game import Refusal
from oppidum.core.options import BadOption
from oppidum.puzzles.checking import Checker
from oppidum.puzzles.finding import ERRORS, MARGIN, Finder, split
from oppidum.puzzles.puzzle import Way, name_of, read_puzzle
from oppidum.puzzles.shelf import find_puzzle, puzzle_of_the_day, puzzles_of, read_puzzles
from oppidum.puzzles.solving import Solving
from oppidum.review.appraiser import NO_SHARES, Look
from tests.soak import soak

LEAST = {"carcassonne": 100, "meduris": 60}
GAMES = list(LEAST)


def sample(game, count):
    """Some puzzles, evenly spread."""
    known = puzzles_of(game)
    return known[:: max(1, len(known) // count)][:count]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_that_comes_along_is_whole(game):
    known = puzzles_of(game)
    assert len(known) >= LEAST[game]
    assert len({one.name for one in known}) == len(known)
    assert {one.stars for one in known} == {1, 2, 3}
    for one in known:
        assert one.name == name_of(one.position)
        assert read_puzzle(game, one.as_line()) == one
        assert one.game.to_move(one.begin()) == one.you
        assert one.evidence.margin >= MARGIN
        assert one.evidence.exact or one.evidence.playouts >= MARGIN
        assert one.evidence.margin >= ERRORS * one.evidence.error - 0.002  # both were rounded
        assert one.wrong
        assert min(wrong.loss for wrong in one.wrong) >= MARGIN - 0.001
        assert not {way.step for way in one.ways} & {wrong.step for wrong in one.wrong}
        assert all(reason.amount for reason in one.reasons)


LOOKED_AT = [("carcassonne", 4), ("meduris", 4), soak("carcassonne", 999), soak("meduris", 999)]


@pytest.mark.parametrize(("game", "count"), LOOKED_AT)
def test_puzzles_hold_when_they_are_looked_at_again(game, count):
    checker = Checker(game, 2, puzzles_of(game)[0].preset)
    faults = {one.name: checker.fault(one) for one in sample(game, count)}
    assert not {name: fault for name, fault in faults.items() if fault is not None}


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_solves_and_a_wrong_step_does_not(game):
    for puzzle in sample(game, 12):
        solving = Solving(puzzle)
        assert solving.wrong is None
        solving.take(puzzle.solution)
        assert solving.state == "solved"
        with pytest.raises(Refusal, match="has ended"):
            solving.step(puzzle.solution[0])
        missed = Solving(puzzle)
        missed.step(puzzle.wrong[0].step)
        assert (missed.state, missed.wrong) == ("missed", puzzle.wrong[0])


def test_every_way_to_a_solution_is_accepted():
    puzzle = next(one for one in puzzles_of("carcassonne") if any(len(way.then) > 1 for way in one.ways))
    way = next(way for way in puzzle.ways if len(way.then) > 1)
    for then in way.then:
        solving = Solving(puzzle)
        solving.take([way.step, then.step])
        assert solving.state == "solved"


def test_a_turn_that_is_half_right_is_missed():
    puzzle = next(one for one in puzzles_of("carcassonne") if all(way.then for way in one.ways))
    solving = Solving(puzzle)
    solving.step(puzzle.ways[0].step)
    assert solving.state == "open"
    good = {way.step for way in puzzle.ways[0].then}
    others = [text for text in solving.course.match.legal if text not in good]
    for text in others[:1]:
        solving.step(text)
        assert (solving.state, solving.wrong) == ("missed", None)


def test_a_step_that_may_not_be_taken_is_refused_by_its_rule_and_changes_nothing():
    solving = Solving(puzzles_of("carcassonne")[0])
    before = solving.course.match.position.rows.tobytes()
    with pytest.raises(Refusal) as refused:
        solving.step("99,99 N")
    assert refused.value.rule.startswith("CAR-")
    assert (solving.state, solving.taken) == ("open", [])
    assert solving.course.match.position.rows.tobytes() == before


def test_a_puzzle_of_other_rules_is_not_begun():
    puzzle = puzzles_of("meduris")[0]
    for spoiled in (replace(puzzle, rules="0" * 12), replace(puzzle, fingerprint="0" * 16)):
        with pytest.raises(BadOption, match="found by other rules"):
            spoiled.begin()
        assert "found by other rules" in Checker("meduris", 2, puzzle.preset).fault(spoiled)


def test_the_checker_finds_what_is_wrong():
    puzzle = puzzles_of("carcassonne")[0]
    checker = Checker("carcassonne", 2, puzzle.preset)
    assert "is best, not" in checker.fault(replace(puzzle, ways=(Way(puzzle.wrong[-1].step),)))
    assert checker.fault(replace(puzzle, ways=(Way("99,99 N"),))) == "99,99 N may not be played"
    deeper = Way(puzzle.ways[0].step, (Way("city Q"),))
    assert checker.fault(replace(puzzle, ways=(deeper,))) == "city Q may not be played"
    assert checker.fault(replace(puzzle, you=1 - puzzle.you)) == f"player {2 - puzzle.you} is not asked"


def a_look(wins, error):
    """A decision of the first of two seats."""
    worths = np.array([[[win, 1 - win], [50, 50]] for win in wins])
    return Look(0, np.arange(len(wins), dtype=np.int32), NO_SHARES, worths, np.full(len(wins), error))


def test_choices_are_good_bad_or_neither():
    clear = split(a_look([0.3, 0.62, 0.5, 0.6], 0.01))
    assert (clear.good, clear.bad) == ((1, 3), (2, 0))
    assert clear.margin == pytest.approx(0.12)
    assert clear.is_clear
    assert not split(a_look([0.3, 0.62, 0.5, 0.6], 0.03)).is_clear  # within four standard errors
    assert not split(a_look([0.6, 0.55, 0.3], 0.0)).is_clear  # one is neither as good nor clearly worse
    assert split(a_look([0.5, 0.5], 0.0)) is None


def test_the_finder_finds_again_what_is_known_exactly():
    puzzle = min((one for one in puzzles_of("meduris") if one.evidence.exact), key=lambda one: len(one.position))
    found = Finder("meduris", seed=5).try_position(puzzle.begin(), puzzle.you)
    assert found is not None
    assert (found.name, found.evidence, {way.step for way in found.ways}) == (
        puzzle.name,
        puzzle.evidence,
        {way.step for way in puzzle.ways},
    )


def test_there_are_no_puzzles_where_seats_do_not_know_everything():
    with pytest.raises(BadOption, match="seats do not know everything"):
        Finder("finisterre")
    assert puzzles_of("finisterre") == ()


def test_every_day_has_another_puzzle_until_all_were_told():
    known, first = puzzles_of("meduris"), datetime.date(2026, 11, 19)
    told = [puzzle_of_the_day(known, first + datetime.timedelta(days=day)).name for day in range(len(known))]
    assert set(told) == {one.name for one in known}
    assert puzzle_of_the_day((), first) is None


def test_puzzles_are_found_by_name_and_bad_lines_are_named(tmp_path):
    puzzle = puzzles_of("carcassonne")[0]
    assert find_puzzle("carcassonne", puzzle.name) is puzzle
    with pytest.raises(BadOption, match="there is no puzzle 'nonsense' of carcassonne"):
        find_puzzle("carcassonne", "nonsense")
    with pytest.raises(BadOption, match="there is no game 'chess'"):
        puzzles_of("chess")
    file = tmp_path / "mine.jsonl"
    file.write_text(f'{puzzle.as_line()}\n{{"name": "half"}}\n')
    with pytest.raises(BadOption, match="line 2: this is not a puzzle"):
        read_puzzles("carcassonne", file)
