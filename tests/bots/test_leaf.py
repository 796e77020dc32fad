"""Light search: which games it is for, what it does with a single choice, and that it finds the best end."""

from __future__ import annotations

import pytest

from oppidum.bots import bot_named
from oppidum.bots.bot import Budget
from oppidum.bots.knowledge import know
from oppidum.bots.search.leaves import Leaves
from oppidum.bots.search.mind import SearchingMind
from oppidum.bots.search.playouts import Playouts
from oppidum.bots.search.policies import with_settings
from oppidum.bots.search.priors import Priors
from oppidum.bots.search.search import Search
from oppidum.core.dice import make_dice
from oppidum.games import game_class
from tests.bots.test_search import check_last_decisions, late


def leaves(game):
    return with_settings(Leaves(), know(game).search)


@pytest.mark.parametrize(
    ("bot", "game", "kind"),
    [
        ("uct", "carcassonne", Playouts),
        ("uct", "finisterre", Leaves),
        ("champion:sims=10", "meduris", Priors),
        ("champion:sims=10", "finisterre", Leaves),
    ],
)
def test_long_games_are_searched_lightly(bot, game, kind):
    (search,) = bot_named(bot).sit(game_class(game)(2), 0, 1).searches
    assert type(search.policy) is kind


def searched(decisions):
    """A search from a position of a match of three clans, and its nodes with one choice."""
    match = late("finisterre", 3, seed=2, decisions=decisions)
    search = Search(match.game, leaves("finisterre"), 500)
    search.begin(match.position, make_dice(1)[0])
    search.run(500)
    tree = search.tree
    return search, [node for node in range(int(tree.used[0])) if tree.edges[node] == 1]


def test_a_single_choice_is_no_leaf():
    """Whoever could only move goods for nothing is asked although there is nothing to choose."""
    search, single = next(found for found in map(searched, range(90, 200, 10)) if found[1])
    tree = search.tree
    assert all(tree.times[tree.first[node]] == tree.visits[node] > 0 for node in single)
    assert search.root_visits()[1].sum() == 500


def test_what_looks_bad_is_left_alone():
    matches = (late("finisterre", 2, seed=3, decisions=decisions) for decisions in range(100, 200))
    match = next(match for match in matches if len(match.game.legal(match.position)) > 9)
    search = Search(match.game, leaves("finisterre"), 2000)
    search.begin(match.position, make_dice(1)[0])
    search.run(2000)
    _, times, totals = search.root_visits()
    assert totals[times.argmax()] / times.max() > totals.sum() / times.sum()
    assert times.max() > 3 * times.min() > 0


@pytest.mark.parametrize("players", [2, 3])
def test_the_last_decision_is_right(players):
    check_last_decisions(
        "meduris", players, lambda game, seat: SearchingMind(game, seat, 1, Budget(sims=300), leaves("meduris"))
    )
