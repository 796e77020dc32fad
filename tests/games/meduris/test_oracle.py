"""Whole matches are followed by an independent referee: every move that is offered, every cube, every point."""

import os
import random

import pytest

from oppidum.core.game import CHANCE
from oppidum.core.match import Match
from oppidum.games.meduris.game import Meduris
from tests.games.meduris.oracle import MATERIALS, OVER, Oracle
from tests.games.meduris.test_options import OTHERS
from tests.soak import soak

MATCHES = int(os.environ.get("OPPIDUM_MATCHES", "2"))  # of each kind in the soak; raise it for a thorough run
SETS = [{}, OTHERS, *({name: value} for name, value in OTHERS.items() if name != "open_hands")]
SETS += [{"exchange": "lacking", "any_face": "worker"}, {"druid_moves": "huts", "lone_hut": "stay", "chips": "hand"}]


@pytest.mark.parametrize("options", SETS, ids=lambda options: " ".join(options) or "rulebook")
@pytest.mark.parametrize(("players", "matches"), [(2, 1), (4, 1), *(soak(players, MATCHES) for players in (2, 3, 4))])
def test_the_referee_agrees_after_every_event(players, matches, options):
    for seed in range(matches):
        rng = random.Random(f"{players} {options} {seed}")
        game = Meduris(players, options, start=seed % players)
        follow(game, rng, building=rng.choice((0.3, 0.8, 1.0)), temples_first=rng.random() < 0.2)


@pytest.mark.parametrize("building", [0.0, 0.01, 0.05])
def test_the_referee_agrees_when_hardly_anybody_builds(building):
    """After a hundred turns each the match ends, and the druid may still be on his stones."""
    oracle = follow(Meduris(2), random.Random(f"{building}"), building)
    assert oracle.turns == 201
    assert (oracle.lap == "none") == (building < 0.05)


def follow(game, rng, building, temples_first=False):
    """Play a match at random, and compare what the referee knows with the engine after each event."""
    match, oracle = Match(game), Oracle(game.players, game.options, game.start)
    while oracle.asked != OVER:
        where = len(match.events), game.words.describe(match.position)
        assert match.to_move == oracle.asked, where
        offers = [game.words.format(match.position, int(action)) for action in game.legal(match.position)]
        assert_same_moves(offers, oracle, where)
        text = choose(offers, rng, building, temples_first)
        match.play(oracle.asked, text)
        oracle.follow(lowest(text, oracle))
        compare(game, match.position, oracle, len(match.events) % game.players, where)
    assert match.over
    assert game.ranking(match.position).tolist() == oracle.ranking()
    return oracle


def assert_same_moves(offers, oracle, where):
    """All that may be said is offered, once; chance lays its chips from the lowest field to the highest."""
    moves = {lowest(text, oracle) for text in offers}
    assert len(moves) == len(offers), where
    if oracle.asked == CHANCE and offers[0].startswith("chip"):
        assert moves <= oracle.moves, where
    else:
        assert moves == oracle.moves, where


def lowest(text, oracle):
    """A move of the lowest of own workers that stand directly on each other; all other texts as they are."""
    if not text.startswith("move"):
        return text
    _, plateau, height, destination = text.split()
    stack, level = oracle.stacks[plateau], int(height)
    while level > 1 and stack[level - 2] == stack[int(height) - 1]:
        level -= 1
    return f"move {plateau} {level} {destination}"


def choose(offers, rng, building, temples_first):
    """Something to build so often, otherwise something else."""
    builds = [text for text in offers if text.startswith(("hut ", "temple "))]
    others = [text for text in offers if text not in builds]
    if temples_first:
        builds = [text for text in builds if text.startswith("temple")] or builds
    return rng.choice(builds if builds and rng.random() < building else others)


def compare(game, s, oracle, viewer, where):
    """What lies on the table, as the engine shows it to a viewer and as the referee has it on paper."""
    view = game.screen.view(s, viewer)
    players = range(game.players)
    seen = players if game.options["open_hands"] or oracle.asked == OVER else [viewer]  # at the end screens are lifted
    assert view["hands"] == {str(player): oracle.hands[player] for player in seen}, where
    assert s.hands[: game.players].tolist() == oracle.hands, where
    assert view["stock"] == [oracle.stock(material) for material in range(4)], where
    assert view["counts"] == [sum(hand) for hand in oracle.hands], where
    assert view["scores"] == oracle.scores == game.scores(s).tolist(), where
    assert view["huts"] == [oracle.huts_left(player) for player in players], where
    assert view["temples"] == [oracle.temples_left(player) for player in players], where
    assert view["stacks"] == {plateau: oracle.stacks[plateau] for plateau in MATERIALS}, where
    assert view["fields"] == fields(oracle), where
    assert view["runes"] == {str(area): owner for area, owner in oracle.runes.items()}, where
    druid = {"stone": oracle.stone} if oracle.druid is None else {"field": oracle.druid}
    assert view["druid"] == druid, where
    temples = {str(field): oracle.temple_points(field) for field in oracle.temples}
    assert view["temple_points"] == {field: points for field, points in temples.items() if points}, where
    assert view["rune_points"] == [oracle.rune_points(player) for player in players], where
    assert ("lap" in view) == (oracle.lap is not None), where
    assert view["turns"] == oracle.turns, where
    assert view.get("ending") == oracle.ending, where
    if oracle.lap is None and oracle.asked != OVER:
        assert view["turn"] == oracle.turn, where
    assert view.get("asked", oracle.asked) == oracle.asked, where
    if view["phase"] == "act":
        compare_plots(view, oracle, where)


def compare_plots(view, oracle, where):
    """What a hut on each free field costs, and where the druid would ask after it; the same for a temple anywhere."""
    free = [field for field in range(oracle.count) if field not in oracle.huts and field not in oracle.temples]
    assert sorted(map(int, view["plots"])) == free, where
    for field in free:
        assert view["plots"][str(field)] == {
            "cost": oracle.cost("hut", field),
            "free": oracle.chips.get(field) == "hut",
            "temple": oracle.temple_points(field),
            **walk(oracle, field),
        }, where
    assert view["elsewhere"] == walk(oracle, None), where


def walk(oracle, new_hut):
    """The huts where the druid would ask after a building, and what is counted where he crosses the river."""
    huts = set(oracle.huts) | ({new_hut} - {None})
    stays = new_hut is None and (
        oracle.options["druid_moves"] == "huts" or (oracle.options["lone_hut"] == "stay" and huts == {oracle.druid})
    )
    late = oracle.options["first_hut"] == "next-building" and len(huts) == 1 and len(oracle.temples) >= 4
    if oracle.stone < 3 and (new_hut is not None or oracle.options["druid_moves"] != "huts"):
        return {"druid": [], "stone": oracle.stone + 1}
    if oracle.stone < 3 or not huts or stays or (oracle.druid is None and new_hut is not None and late):
        return {"druid": []}
    start = -1 if oracle.druid is None else oracle.druid
    steps = next(step for step in range(1, oracle.count + 1) if (start + step) % oracle.count in huts)
    asked = [(start + steps) % oracle.count]
    while (asked[-1] + 1) % oracle.count in huts:
        asked.append((asked[-1] + 1) % oracle.count)
    numbered = [start, *asked]
    after = next((number for number in range(len(asked)) if numbered[number + 1] <= numbered[number]), None)
    if after is None:
        return {"druid": asked}
    runes = dict(oracle.runes)
    if new_hut is not None:
        runes[oracle.areas[new_hut]] = oracle.turn
    points = [list(runes.values()).count(player) for player in range(oracle.players)]
    return {"druid": asked, "crossing": {"after": after, "points": points}}


def fields(oracle):
    """What the referee sees on the fields, as a client would draw it."""
    shown = {str(field): {"chip": kind} for field, kind in oracle.chips.items()}
    for what, owners in (("hut", oracle.huts), ("temple", oracle.temples)):
        for field, owner in owners.items():
            shown[str(field)] = shown.get(str(field), {}) | {"what": what, "owner": owner}
    return shown
