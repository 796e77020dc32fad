"""Many matches side by side behave like each of them alone, whatever the number of threads."""

import doctest

import numpy as np
import pytest

import oppidum.core.batch
from oppidum.core import engine, jit, loops
from oppidum.core.batch import Batch
from oppidum.core.dice import below, make_dice, roll
from oppidum.core.game import CHANCE, OVER
from oppidum.core.record import words
from oppidum.core.recount import audit
from tests.conftest import ALL_VARIANTS

COUNT = 200 if jit.mode() != "interpreted" else 8
SOME = ALL_VARIANTS[::7]


@pytest.mark.parametrize("game", SOME)
def test_a_batch_plays_like_single_matches(game):
    batch = Batch(game, threads=2)
    states, dice = batch.start(COUNT), make_dice(3, COUNT)
    alone, alone_dice = batch.start(COUNT), make_dice(3, COUNT)
    rng = np.random.default_rng(1)
    out = np.empty((COUNT, game.most_legal), dtype=np.int32)
    counts = np.empty(COUNT, dtype=np.int32)
    actions = np.full(COUNT, -1, dtype=np.int32)
    for _ in range(60):
        batch.advance(states, actions, dice, out, counts)
        for i in range(0, COUNT, 37):
            one = game.position.at(alone, i)
            if actions[i] >= 0:
                game.apply(one, int(actions[i]))
            while game.to_move(one) == CHANCE:
                tickets = int(engine.chance_total(one.row, game.book.row))
                game.apply(one, int(engine.chance_outcome(one.row, game.book.row, below(alone_dice[i], tickets))))
            assert game.position.at(states, i) == one
            assert sorted(out[i, : counts[i]].tolist()) == game.legal(one).tolist()
        picks = rng.integers(0, np.maximum(counts, 1))
        actions = np.where(counts > 0, out[np.arange(COUNT), picks], -1).astype(np.int32)
    listed, numbers = batch.legal(states)
    assert np.array_equal(numbers, counts)
    mask = batch.legal_mask(states)
    assert np.array_equal(mask.sum(axis=1), counts)
    assert all(mask[i, listed[i, : counts[i]]].all() for i in range(COUNT))


@pytest.mark.parametrize("game", SOME)
def test_playouts_reach_the_end_whatever_the_threads(game):
    finished = []
    for threads in (1, 2, 3):
        batch = Batch(game, threads)
        states = batch.start(COUNT)
        batch.settle(states, make_dice(5, COUNT))
        assert (batch.to_move(states) >= 0).all()
        batch.playout(states, make_dice(9, COUNT))
        assert (batch.to_move(states) == OVER).all()
        assert batch.scores(states).shape == (COUNT, game.players)
        finished.append(words(states).copy())
        for i in range(0, COUNT, 50):
            assert audit(game, game.position.at(states, i)) == []
    assert np.array_equal(finished[0], finished[1])
    assert np.array_equal(finished[0], finished[2])
    assert len(np.unique(finished[0], axis=0)) == COUNT


@pytest.mark.parametrize("game", SOME)
def test_a_playout_by_turns_and_by_steps_is_the_same(game):
    states = Batch(game, 1).start(2)
    choices = np.empty(game.most_legal, dtype=np.int32)
    awards = np.zeros((0, 4), dtype=np.int32)
    for seed in range(20 if jit.mode() != "interpreted" else 2):
        ends = []
        for play in (loops.random_games, loops.random_games_by_steps):
            events = play(states, words(states), game.book.rows, choices, make_dice(seed)[0], awards, 1)
            ends.append((events, game.position.at(states, 1).checksum()))
        assert ends[0] == ends[1]


def test_arrays_of_the_wrong_length_are_refused():
    batch = Batch(SOME[0].values[0])
    with pytest.raises(ValueError, match="3 matches, but an array of 2"):
        batch.step(batch.start(3), np.zeros(2, dtype=np.int32))


def test_the_example_in_the_docstring():
    result = doctest.testmod(oppidum.core.batch)
    assert result.attempted > 0
    assert result.failed == 0


def test_dice_are_fair_and_the_same_everywhere():
    dice = make_dice(1)[0]
    assert [int(roll(dice)) for _ in range(3)] == FIRST_ROLLS
    for bound in (1, 2, 3, 6, 7, 1000):
        tries = 6000 if jit.mode() != "interpreted" else 600
        rolled = np.bincount([below(dice, bound) for _ in range(tries)], minlength=bound)
        assert len(rolled) == bound
        if bound < 10:
            assert (abs(rolled - tries / bound) < 5 * (tries / bound) ** 0.5 + 1).all()
    assert not np.array_equal(make_dice(1, 4), make_dice(2, 4))
    assert not np.array_equal(make_dice(1, 4), make_dice(1, 4, stream=1))


FIRST_ROLLS = [3853706689, 2670892612, 1881862014]
