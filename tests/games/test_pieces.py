"""What a position says in plain lists and dicts: the same shape in every game, nothing lost, nothing given away."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from oppidum.core import jit
from oppidum.core.match import Match
from oppidum.core.pieces import UNKNOWN, Piece
from oppidum.games import make
from tests.conftest import ALL_VARIANTS, play_at_random

STEP = 23  # every so many positions of a match are looked at


def positions(game, seed):
    """Some positions of a match that is played at random."""
    match = play_at_random(game, seed, 400)
    replayed = Match(game)
    for number, event in enumerate(match.events):
        if number % STEP == 0:
            yield replayed.position.copy()
        replayed.play(event.actor, event.text)
    yield replayed.position


@pytest.mark.parametrize("game", ALL_VARIANTS[::5])
def test_all_games_answer_in_the_same_shape(game):
    for s in positions(game, 1):
        hands, supply, board = game.pieces.hands(s), game.pieces.supply(s), game.pieces.board(s)
        assert len(hands) == len(supply["players"]) == game.players
        for counts in (*hands, *supply["players"], supply["common"]):
            assert all(type(what) is str and type(count) is int and count >= 0 for what, count in counts.items())
        for piece in board:
            assert {"what", "at"} <= piece.keys() <= Piece.__annotations__.keys()
            assert piece.get("owner", 0) in range(game.players)
        assert json.loads(json.dumps([hands, supply, board])) == [hands, supply, board]


@pytest.mark.parametrize("game", ALL_VARIANTS[::5])
def test_no_piece_is_lost_or_made(game):
    totals = [total(game, s) for s in positions(game, 2)]
    assert totals[0]
    assert totals == totals[:1] * len(totals)


def total(game, s):
    """What must be the same all along a match: followers; materials, huts and temples; cubes."""
    hands, supply = game.pieces.hands(s), game.pieces.supply(s)
    if game.name == "carcassonne":
        counted = {"follower"}
    elif game.name == "meduris":
        counted = {"wood", "wool", "copper", "stone", "hut", "temple"}
    else:
        counted = {"wood", "iron", "gold"}
    found: Counter[str] = Counter()
    for counts in (*hands, *supply["players"], supply["common"]):
        found.update({what: count for what, count in counts.items() if what in counted})
    for piece in game.pieces.board(s):
        if piece["what"] in counted:
            found[piece["what"]] += piece.get("count", 1)
    return found


def test_an_observed_position_gives_no_secret_away():
    game, hidden = make("finisterre", 3), 0
    seeds = range(1 if jit.mode() == "interpreted" else 8)  # without the compiler a match of it takes seconds
    for s in [s for seed in seeds for s in positions(game, seed)]:
        hands = game.pieces.hands(s)
        for viewer in (None, *range(game.players)):
            seen = game.secrets.observe(s, viewer)
            shown = game.pieces.hands(seen)
            assert [sum(hand.values()) for hand in shown] == [sum(hand.values()) for hand in hands]
            assert viewer is None or shown[viewer] == hands[viewer]
            assert viewer is None or UNKNOWN not in shown[viewer]
            hidden += sum(hand.get(UNKNOWN, 0) for hand in shown)
            board = zip(game.pieces.board(seen), game.pieces.board(s), strict=True)
            assert all(one == other or one == other | {"name": UNKNOWN} for one, other in board)
    assert hidden


def test_what_lies_on_the_table_is_named_as_in_notation():
    match = Match(make("carcassonne"))
    match.play(-1, "V")
    assert match.hands == [{"V": 1}, {}]
    assert match.supply["common"]["V"] == 8
    match.play(0, "1,0 N", "road W")
    assert match.hands == [{}, {}]
    assert match.supply["players"] == [{"follower": 6}, {"follower": 7}]
    assert match.board == [
        {"what": "tile", "name": "D", "at": "0,0", "facing": "N"},
        {"what": "tile", "name": "V", "at": "1,0", "facing": "N"},
        {"what": "follower", "owner": 0, "at": "1,0", "part": "road S"},
    ]


def test_materials_behind_screens_are_counted_by_whoever_watches():
    match = play_at_random(make("meduris"), 4, 60)
    seen = match.game.secrets.observe(match.position, 1)
    assert match.game.pieces.hands(seen) == match.hands
    assert all(hand.keys() == {"wood", "wool", "copper", "stone"} for hand in match.hands)
