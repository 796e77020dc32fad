"""Replays: however they are made, they show step by step what one finds who looks at each position anew."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from oppidum.core.live_match import UNDO, LiveMatch
from oppidum.core.match_file import open_game, read_lines
from oppidum.games import GAMES, game_class
from oppidum.games.finisterre.hidden import knowledge
from oppidum.games.finisterre.screen.memo import Memo, Parts
from oppidum.server.protocol.message import encode
from oppidum.server.storage.rows import Entry
from oppidum.server.tables.match_files import read_course
from oppidum.server.tables.replays import replay_for
from oppidum.server.tables.table import Table
from oppidum.server.tables.viewing import show_line, show_turn
from tests import soak
from tests.soak import every

FILES = sorted(Path(__file__).parents[1].glob("games/*/playthroughs/*.match"))


def table_of(text):
    """A table at which a recorded match was played, with some steps that were taken back and played again."""
    _, course, entries = read_course(text)
    again, log, dice = LiveMatch(course.game, course.match.beginning), [], random.Random(3)

    def add(kind, actor, words):
        again.feed(kind, actor, words)
        log.append(Entry(len(log) + 1, kind, actor, words, again.fingerprint))

    for entry in entries:
        add(entry.kind, entry.actor, entry.text)
        if entry.kind == "action" and again.may_undo(entry.actor) and dice.random() < 0.1:
            add(UNDO, entry.actor, "")
            add(entry.kind, entry.actor, entry.text)
    return Table("t", course.game, None, log, course.match.beginning)


def forgetful(text):
    """The same game, which makes every part of every view anew."""
    game = open_game(read_lines(text)[0], game_class)
    if game.name == "finisterre":
        game.lands, game.parts, game.clans = Memo(0), Parts(0), Parts(0)
    return game


def difference(before, after):
    """A merge patch, found without looking for parts that stay."""
    patch = {key: None for key in before if key not in after}
    for key, value in after.items():
        if isinstance(value, dict) and isinstance(before.get(key), dict):
            if inner := difference(before[key], value):
                patch[key] = inner
        elif key not in before or value != before[key]:
            patch[key] = value
    return patch


def decoded(thing):
    return json.loads(encode(thing))


@pytest.mark.parametrize("file", every(3, FILES), ids=lambda file: f"{file.parents[1].name}/{file.stem}")
def test_a_replay_shows_what_a_look_at_each_position_finds(file):
    text = file.read_text("utf-8")
    table, game = table_of(text), forgetful(text)
    assert any(line.undoes for line in table.lines)
    viewers = (None, *range(game.players))
    for viewer in viewers if soak.soaking else (viewers[0], viewers[-1]):
        start, steps = replay_for(table, viewer)
        course = LiveMatch(game, table.course.match.beginning)
        view = decoded(game.screen.view(course.match.position, viewer))
        assert decoded(start) == view
        for line, step in zip(table.lines, steps, strict=True):
            course.feed(line.kind, line.actor, line.text)  # read once more
            before, view = view, decoded(game.screen.view(course.match.position, viewer))
            assert decoded(step.patch) == difference(before, view)
            assert step.entry == show_line(game, line, viewer)
            assert step.turn == show_turn(course)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_reads_no_move_again(name, monkeypatch):
    table = table_of(next(file for file in FILES if name in file.parts).read_text("utf-8"))
    monkeypatch.setattr(table.game.WORDS, "parse", None)
    assert len(replay_for(table, 0)[1]) == len(table.lines)


def test_each_position_is_observed_once(monkeypatch):
    table = table_of(next(file for file in FILES if "finisterre" in file.parts).read_text("utf-8"))
    seen, observe = [], knowledge.observe
    monkeypatch.setattr(knowledge, "observe", lambda *given: seen.append(given) or observe(*given))
    replay_for(table, 0)
    assert len(seen) == len(table.lines) + 1
