"""Schedules: every bot on every seat with the same luck."""

from __future__ import annotations

from collections import Counter

import pytest

from oppidum.arena.schedule import schedule
from oppidum.core.options import BadOption


def test_two_bots_play_each_seed_from_both_seats():
    pairings = schedule(["a", "b"], 2, 4, seed=7)
    assert [(one.number, one.block, one.seed, one.seats) for one in pairings] == [
        (0, 0, 7, ("a", "b")),
        (1, 0, 7, ("b", "a")),
        (2, 1, 8, ("a", "b")),
        (3, 1, 8, ("b", "a")),
    ]


@pytest.mark.parametrize(
    ("bots", "seats", "games", "planned"),
    [
        ("ab", 2, 9, 10),
        ("abc", 2, 1, 6),  # three tables of two, both ways
        ("abc", 3, 4, 6),
        ("abb", 3, 1, 3),
        ("abab", 4, 1, 2),  # only two rotations differ
        ("abcde", 3, 100, 120),  # ten tables, three rotations: 30 a round
        ("a", 2, 5, 5),  # alone, a bot needs no rotation
    ],
)
def test_series_are_rounded_up_to_whole_rounds(bots, seats, games, planned):
    assert len(schedule(bots, seats, games, 1)) == planned


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abcd", 2), ("abc", 3), ("abcde", 3), ("abcd", 4)])
def test_every_bot_sits_everywhere_equally_often(bots, seats):
    pairings = schedule(bots, seats, 1, 1)
    counts = Counter((seat, bot) for pairing in pairings for seat, bot in enumerate(pairing.seats))
    assert len(counts) == len(bots) * seats
    assert len(set(counts.values())) == 1


def test_neighbours_change_from_block_to_block():
    orders = {one.seats for one in schedule("abc", 3, 6, 1)}
    assert len(orders) == 6


def test_a_longer_series_begins_like_a_shorter_one():
    assert schedule("abc", 2, 30, 1)[:12] == schedule("abc", 2, 12, 1)


def test_too_few_bots_and_doubles_are_refused():
    with pytest.raises(BadOption, match="2 bots for 3 seats"):
        schedule("ab", 3, 1, 1)
    with pytest.raises(BadOption, match="a is named twice"):
        schedule("aab", 2, 1, 1)
