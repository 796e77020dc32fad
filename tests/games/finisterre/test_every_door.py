"""Generous matches through every door: notation, choices, texts of positions, what clans know, and the audit.

In the match as printed random clans hardly build; where everything is cheap they meet every action, reply and card.
"""

import copy
import json
import random
from collections import Counter
from dataclasses import replace

import pytest

from oppidum.core import jit
from oppidum.core.game import OVER
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.options import OPTIONS
from oppidum.games.finisterre.state import ACT, CONSENT, DEFEND
from oppidum.games.finisterre.telling import KIND_WORDS
from tests.games.finisterre.promises import ANSWERED, CHARGING, Curious, Promises
from tests.games.finisterre.test_layout import fields_apart
from tests.soak import soak

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"
BOLD = {
    *("attack", "convert", "feast", "gift", "offering", "use", "convert specialist", "activate", "buy specialist"),
    *("annex", "leave", "yes", "small", "boat", "cart", "grow"),
}
SOME = [(2, 2), (5, 0)]  # players and seeds
ALL = [(players, seed) for players in (2, 3, 4, 5) for seed in range(6)] + [(5, 14)]  # the last for what is rarest
RARE = {
    *("attack", "convert", "feast", "gift", "offering", "use", "activate", "deactivate", "annex", "leave"),
    *("buy specialist", "sell specialist", "yes", "look"),
}
RAREST = {"leave", "look", "yes"}  # not in some few matches


def generous_box() -> Box:
    """Everything costs one cube, the land is rich, and every star is a level of spirit."""
    box = Box.load()
    numbers = copy.deepcopy(box.numbers)
    numbers["costs"] = {
        "small_village": [1, 0, 0, 0],
        "large_village": [1, 1, 0, 0],
        "growth": [0, 1, 0, 0],
        "annex_small": [0, 1, 0, 0],
        "annex_large": [0, 1, 0, 1],
        "boat": [1, 0, 0, 0],
        "cart": [1, 0, 0, 0],
    }
    numbers |= {"huts": [0, 7, 9], "boat_slots": 4, "nomad_actions": 3, "star_most": 2, "idle_coin": 2}
    numbers["worship"] |= {"feast_food": 1, "gift": 1}
    numbers["deck"] = {"objectives": [2, 4], "specialties": [3, 5]}
    numbers["yields"] |= {"iron_base": 5, "forest_wood": 4}
    return replace(box, numbers=numbers)


def generous_game(players: int, seed: int) -> Finisterre:
    """A table with the box as it is, or with random options."""
    dice = random.Random(seed)
    options = {option.name: dice.choice(list(option.choices)) for option in OPTIONS} if seed % 2 else None
    return Finisterre(players, options, box=generous_box())


def match_of(players: int, seed: int, events: int) -> Counter[str]:
    """Play a match at such a table and try the doors on the way; what was done, by kind."""
    dice, game = random.Random(seed), generous_game(players, seed)
    s, done = game.initial(), Counter[str]()
    for event in range(events):
        if game.to_move(s) == OVER:
            break
        actions = game.legal(s).tolist()
        texts = [game.format(s, action) for action in actions]
        bold = [action for action, text in zip(actions, texts, strict=True) if text in BOLD]
        action = dice.choice(bold if bold and dice.random() < 0.6 else actions)
        assert len(set(texts)) == len(texts), texts
        assert game.parse(s, game.format(s, action)) == action
        if s.phase >= ACT or event % 20 == 0:
            try_choices(game, s, texts)
        if event % 20 == 0:
            try_knowledge(game, s, event % players, dice)
        done[game.format(s, action)] += 1
        game.apply(s, action)
    return done


def try_choices(game, s, texts):
    """Whoever decides is offered what is legal, although it does not know everything."""
    mover = game.to_move(s)
    if mover >= 0:
        offered = game.choices(game.observe(s, mover), mover)
        assert [choice["text"] for choice in offered] == texts
        assert "null" not in json.dumps(offered)
    assert game.tell(s)


def try_knowledge(game, s, viewer, dice):
    """The position reads back from its text, the audit is content, and so it is with what a clan imagines."""
    assert not game.audit(s)
    assert not fields_apart(s, game.compose(game.describe(s)))
    seen = game.observe(s, viewer)
    json.dumps(game.view(seen, viewer))
    assert not game.audit(game.imagine(seen, viewer, dice))
    assert game.compose(game.describe(seen)).unknown == seen.unknown


@rule("FIN-158", "FIN-161", "FIN-162")
@pytest.mark.parametrize(
    ("rounds", "wanted"), [(SOME, RARE - RAREST), soak(ALL, RARE)] if FAST else [([(3, 1)], set())]
)
def test_generous_matches_through_every_door(rounds, wanted):
    done = sum((match_of(players, seed, 10_000 if FAST else 120) for players, seed in rounds), Counter[str]())
    missing = wanted - done.keys()
    assert not missing, missing


@pytest.mark.parametrize(("seeds", "events"), [(range(4), 10_000), soak(range(4, 40), 10_000)] if FAST else [([0], 60)])
def test_generous_matches_keep_their_promises(seeds, events):
    """All kinds of actions that charge or pay are met, those with consent and against a defence too."""
    dice, met = Curious(0), Counter[int]()
    for seed in seeds:
        for players in (2, 3, 4, 5):
            game = generous_game(players, seed)
            s, law = game.initial(), Promises(game)
            for _ in range(events):
                if game.to_move(s) == OVER:
                    break
                law.watch(s, dice.choose(game, s))
            met += law.met
    assert not FAST or not [KIND_WORDS[kind] for kind in CHARGING - met.keys()]
    assert not FAST or {ANSWERED + CONSENT, ANSWERED + DEFEND} <= met.keys()


@pytest.mark.parametrize("players", [3, soak(2), soak(4), soak(5)])
def test_a_text_says_all_about_every_position_of_a_generous_match(players):
    game, dice = generous_game(players, players), Curious(players)
    s = game.initial()
    for _ in range(10_000 if FAST else 40):
        assert not fields_apart(s, game.compose(game.describe(s)))
        if game.to_move(s) == OVER:
            break
        game.apply(s, dice.choose(game, s))
