"""What stays true at every moment of every match."""

import random

import pytest

from oppidum.core import jit
from oppidum.core.match import Match
from oppidum.games.meduris.game import Meduris
from tests.games.meduris.test_options import OTHERS

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"
SEEDS = 6 if FAST else 1
GAMES = [Meduris(players, options) for players in (2, 3, 4) for options in ({}, OTHERS)]


def moments(watched=lambda phase: True):
    """The views along random matches of every number of players, rule book and other readings."""
    for number, game in enumerate(GAMES):
        for seed in range(SEEDS):
            for position in positions(game, random.Random(f"{number} {seed}")):
                view = game.screen.view(position, None)
                if watched(view["phase"]):
                    yield game, position, view


def positions(game, rng):
    """A match in which people build as often as not."""
    s = game.initial()
    while len(legal := game.legal(s)):
        texts = {game.words.format(s, int(action)): int(action) for action in legal}
        builds = [action for text, action in texts.items() if text.startswith(("hut", "temple"))]
        game.apply(s, rng.choice(builds if builds and rng.random() < 0.6 else list(texts.values())))
        yield s


@rule("MED-74", "MED-75", "MED-76", "MED-77", "MED-78")
def test_what_is_in_the_box_stays_on_the_table():
    for game, s, view in moments():
        hands = s.hands[: game.players].sum(axis=0)
        assert [stock + held for stock, held in zip(view["stock"], hands, strict=True)] == [18] * 4  # MED-74
        assert min(view["stock"]) >= 0
        assert s.hands.min() >= 0
        stacks = view["stacks"].values()
        assert all(len(stack) <= 3 for stack in stacks)  # MED-75
        if view["phase"] not in ("chips", "kinds", "workers"):
            workers = [sum(stack.count(player) for stack in stacks) for player in range(game.players)]
            assert workers == [3 if game.players == 2 else 2] * game.players
        assert min(view["scores"]) >= 0  # MED-76
        assert set(view["runes"]) <= set("012345678")  # MED-77: one owner each
        assert set(view["runes"].values()) <= set(range(game.players))
        huts = [field for field, there in view["fields"].items() if there.get("what") == "hut"]
        assert len(huts) < (40 if game.players == 4 else 32)  # MED-78
        assert len(huts) <= (24 if game.players < 4 else 32)


@rule("MED-79")
def test_when_a_turn_begins_the_druid_stands_at_the_end_of_a_row():
    for game, _, view in moments(lambda phase: phase == "roll"):
        if "field" in view["druid"]:
            field = view["druid"]["field"]
            ahead = (field + 1) % (40 if game.players == 4 else 32)
            assert view["fields"][str(field)].get("what") == "hut"
            assert view["fields"].get(str(ahead), {}).get("what") != "hut"


@rule("MED-77")
def test_a_rune_lies_with_somebody_who_has_a_hut_in_its_area():
    kit = GAMES[0].screen.kit()["sides"]
    for game, _, view in moments(lambda phase: phase == "roll"):
        fields = kit["40" if game.players == 4 else "32"]["fields"]
        owners = {}
        for field, there in view["fields"].items():
            if there.get("what") == "hut":
                owners.setdefault(str(fields[int(field)]["area"]), set()).add(there["owner"])
        assert view["runes"].keys() == owners.keys()
        assert all(owner in owners[area] for area, owner in view["runes"].items())


@rule("MED-80")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_seeds_and_equal_decisions_make_equal_matches(players):
    def play(seed):
        match, rng = Match(Meduris(players)), random.Random(seed)
        while not match.over:
            match.settle(rng)
            if not match.over:
                legal = match.game.legal(match.position)
                match.play(match.to_move, match.game.words.format(match.position, int(rng.choice(legal))))
        return match

    first, second, other = play(1), play(1), play(2)
    assert first.events == second.events
    assert first.position == second.position
    assert other.events != first.events
    replayed = Match.replay(first.game, [(event.actor, event.text) for event in first.events])
    assert replayed.position == first.position
    assert replayed.events == first.events
