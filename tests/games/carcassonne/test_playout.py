"""Carcassonne's own loop to the end of a match plays what `legal` and `apply` play."""

import numpy as np
import pytest

from oppidum.core import engine
from oppidum.core.dice import make_dice
from oppidum.core.game import NO_AWARDS
from oppidum.games.carcassonne.game import Carcassonne
from tests.games.carcassonne.table import box_of


@pytest.mark.parametrize("begun", [0, 1, 2])  # events before it
@pytest.mark.parametrize(
    ("tiles", "seed"), [({"B": 1, "C": 2, "D": 1, "E": 1, "X": 2}, 1), ({"C": 1, "D": 1, "E": 1}, 6)]
)
def test_both_play_the_same_match_in_as_many_events(tiles, seed, begun):
    game = Carcassonne(2, box=box_of(**tiles))
    ends = []
    for play in (engine.play_out, engine.play_out_by_steps):
        s = game.initial()
        for _ in range(begun):
            game.apply(s, int(game.legal(s)[0]))
        choices, dice = np.zeros(game.most_legal, np.int32), make_dice(seed, 1)[0]
        ends.append((begun + play(s.row, game.book.row, choices, dice, NO_AWARDS), s.checksum()))
    assert ends[0] == ends[1]
    if begun == 0:
        assert ends[0][0] == (18 if seed == 1 else 5)  # three for each tile; two where one had no place
