"""Generous matches through every door: notation, choices, texts of positions, what clans know, and the audit.

In the match as printed random clans hardly build; where everything is cheap they meet every action, reply and card.
"""

import json
import random
from collections import Counter

import pytest

from oppidum.core import jit
from oppidum.core.game import OVER
from oppidum.core.recount import audit
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.kinds import WORDS as KIND_WORDS
from tests.games.finisterre.generous import generous_game
from tests.games.finisterre.promises import ANSWERED, CHARGING, Curious, Promises
from tests.games.finisterre.speech import fields_apart
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


def match_of(players: int, seed: int, events: int) -> Counter[str]:
    """Play a match at such a table and try the doors on the way; what was done, by kind."""
    dice, game = random.Random(seed), generous_game(players, seed)
    s, done = game.initial(), Counter[str]()
    for event in range(events):
        if game.to_move(s) == OVER:
            break
        actions = game.legal(s).tolist()
        texts = [game.words.format(s, action) for action in actions]
        bold = [action for action, text in zip(actions, texts, strict=True) if text in BOLD]
        action = dice.choice(bold if bold and dice.random() < 0.6 else actions)
        assert len(set(texts)) == len(texts), texts
        assert game.words.parse(s, game.words.format(s, action)) == action
        if s.phase >= phases.ACT or event % 20 == 0:
            try_choices(game, s, texts)
        if event % 20 == 0:
            try_knowledge(game, s, event % players, dice)
        done[game.words.format(s, action)] += 1
        game.apply(s, action)
    return done


def try_choices(game, s, texts):
    """Whoever decides is offered what is legal, although it does not know everything."""
    mover = game.to_move(s)
    if mover >= 0:
        offered = game.screen.choices(game.secrets.observe(s, mover), mover)
        assert [choice["text"] for choice in offered] == texts
        assert "null" not in json.dumps(offered)
    assert game.words.prompt(s)


def try_knowledge(game, s, viewer, dice):
    """The position reads back from its text, the audit is content, and so it is with what a clan imagines."""
    assert not audit(game, s)
    assert not fields_apart(s, game.words.compose(game.words.describe(s)))
    seen = game.secrets.observe(s, viewer)
    json.dumps(game.screen.view(seen, viewer))
    assert not audit(game, game.secrets.imagine(seen, viewer, dice))
    assert game.words.compose(game.words.describe(seen)).unknown == seen.unknown


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
    dice, met = Curious(1), Counter[int]()
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
    assert not FAST or {ANSWERED + phases.CONSENT, ANSWERED + phases.DEFEND} <= met.keys()


@pytest.mark.parametrize("players", [3, soak(2), soak(4), soak(5)])
def test_a_text_says_all_about_every_position_of_a_generous_match(players):
    game, dice = generous_game(players, players), Curious(players)
    s = game.initial()
    for _ in range(10_000 if FAST else 40):
        assert not fields_apart(s, game.words.compose(game.words.describe(s)))
        if game.to_move(s) == OVER:
            break
        game.apply(s, dice.choose(game, s))
