"""Figures are data: at a designer's table with other ones no message says those of the box."""

import copy
import random
import re
from dataclasses import replace

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, OVER, Refusal
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.kinds import WORDS as KIND_WORDS
from oppidum.games.finisterre.actions.strife.conversion import levels
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.game import Finisterre
from tests.games.finisterre.generous import generous_box
from tests.games.finisterre.promises import Curious

FAST = jit.mode() != "interpreted"
OTHER = {  # none of them is a figure of the box
    "strife": {"spirit_cost": 17, "spirit_lead": 19},
    "worship": {"gift": 11, "offering_left": 12, "offering_spent": 13},
    "market": {"wood_lot": 14, "iron_lot": 15},
}
FUEL = "1"  # one piece is burnt at every table


def designed(box: Box, **figures) -> Box:
    """A box with other figures."""
    numbers = copy.deepcopy(box.numbers)
    for chapter, changes in figures.items():
        numbers[chapter] |= changes
    return replace(box, numbers=numbers)


def refusals(game, seed, events):
    """Why kinds of actions, and what was said before, cannot be done along a match."""
    dice, rng, s, said = Curious(seed), random.Random(seed), game.initial(), []
    for _ in range(events):
        mover = game.to_move(s)
        if mover == OVER:
            return
        texts = [] if mover == CHANCE else [game.words.format(s, action) for action in game.legal(s).tolist()]
        if s.phase in (phases.ACT, phases.TARGET):
            for text in KIND_WORDS if s.phase == phases.ACT else rng.sample(said, min(len(said), 20)):
                if text not in texts:
                    try:
                        game.words.parse(s, text)
                    except Refusal as refusal:
                        if "is not what is asked" not in refusal.message:  # that tells how something is written
                            yield text, refusal
        said += texts[:9]
        game.apply(s, dice.choose(game, s))


def printed(text, refusal, box):
    """The figures of a message that are neither facts, nor in what was typed, nor data of the market."""
    lots = {str(box.numbers["market"][f"{good}_lot"]) for good in ("wood", "iron")}
    known = set(re.findall(r"\d+", f"{refusal.facts} {refusal.where} {text}")) | lots | {FUEL}
    return set(re.findall(r"(?<![\w,-])\d+(?![\w,])", refusal.message)) - known  # neither names nor cells


@pytest.mark.parametrize("spirit", [{"spirit_cost": 17, "spirit_lead": 19}, {"spirit_cost": 1, "spirit_lead": 19}])
def test_no_message_says_a_figure_of_the_box(spirit):
    box = designed(generous_box(), **OTHER | {"strife": spirit})
    reasons = set()
    for seed, players in enumerate((2, 4)):
        for text, refusal in refusals(Finisterre(players, box=box), seed, 10_000 if FAST else 60):
            assert not printed(text, refusal, box), (text, refusal.message, refusal.facts)
            reasons.add(refusal.reason)
    wanted = {"not-enough-gold", "spirit-lead" if spirit["spirit_cost"] == 1 else "spirit"}
    assert wanted <= reasons or not FAST


def test_levels_are_counted():
    assert [levels(count) for count in (1, 2)] == ["1 level", "2 levels"]
