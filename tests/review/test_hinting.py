"""What a hint says of a move: what the rules count, no more than the seat knows, and of the whole decision."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import asdict

import pytest

from oppidum.bots import bot_named
from oppidum.bots.bot import Choice
from oppidum.bots.host import play_match
from oppidum.core import twins
from oppidum.core.game import OVER, Term
from oppidum.games import game_class
from oppidum.games.finisterre.words.awards import AWARDS
from oppidum.review import hinting
from oppidum.review.hinting import SCARCE, changes, decide, explain, explain_choice
from oppidum.review.reasons import (
    BLOCKS,
    BRINGS,
    IN_SIGHT,
    KEEPS,
    OPEN,
    PROMISES,
    TAKES,
    THREATENS,
    Reason,
    standing,
)
from oppidum.review.wording import because, reason_said
from tests.conftest import KNOWN
from tests.games.carcassonne.table import Table, box_of

POINTS = {*IN_SIGHT, *IN_SIGHT.values()}
STRIDE = {"carcassonne": 7, "meduris": 5, "finisterre": 11}  # events from one decision that is looked at to the next


@pytest.fixture(scope="module", params=KNOWN)
def decisions(request):
    """A game, and positions of a match as the seat sees them that decides there."""
    game = game_class(request.param)(3)
    match = play_match(game, [bot_named("greedy")] * 3, seed=5)
    told, found = match.up_to(0), []
    for number, event in enumerate(match.events):
        seat = told.to_move
        if seat >= 0 and number % STRIDE[game.name] == 0 and len(game.legal(told.position)) > 1:
            found.append((game.secrets.observe(told.position, seat), seat))
        told.play(event.actor, event.text)
    return game, found


def known_scores(game, position, seat):
    """What everybody would have if the match ended now, as a seat knows it."""
    seen = game.secrets.observe(position, seat)
    return game.scores(seen) if game.to_move(seen) == OVER else game.projected_scores(seen)


def test_points_add_up_to_what_the_rules_would_pay(decisions):
    game, found = decisions
    moved = 0
    for seen, seat in found:
        for action in game.legal(seen).tolist()[:6]:
            full = game.secrets.imagine(seen, seat, random.Random(1))
            end = decide(game, full, seat, [action])
            if end is None:
                continue
            tally, sums = changes(game, standing(game, seen, seat), end, seat), Counter()
            for (kind, _, player), amount in tally.amounts.items():
                sums[player] += amount if kind in POINTS else 0
            before, after = known_scores(game, seen, seat), known_scores(game, end.position, seat)
            assert [sums[player] for player in range(3)] == (after - before).tolist()
            moved += any(sums.values())
    assert moved > 5


def test_what_is_told_is_ordered_few_and_made_of_its_terms(decisions):
    game, found = decisions
    told = [explain(game, seen, seat, [int(game.legal(seen)[-1])]) for seen, seat in found]
    assert any(told)
    for reasons in told:
        assert len(reasons) <= 4
        assert sorted(reasons, key=lambda one: not one.speaks_for) == reasons
        for one in reasons:
            assert not one.terms or sum(term.sum for term in one.terms) == one.amount
            assert reason_said(game, one)


def test_only_what_the_seat_knows_is_told():
    """Whatever a clan imagines, it is told the same, and nothing of the hidden cards of others."""
    game = game_class("finisterre")(2)
    match = play_match(game, [bot_named("greedy")] * 2, seed=3)
    told, seen_reasons = match.up_to(0), 0
    for number, event in enumerate(match.events):
        seat = told.to_move
        if seat >= 0 and number % 13 == 0:
            seen = game.secrets.observe(told.position, seat)
            action = game.words.parse(told.position, event.text)
            if action in game.legal(seen):
                told_twice = [explain(game, seen, seat, [action], seed) for seed in (1, 2)]
                assert told_twice[0] == told_twice[1]
                seen_reasons += len(told_twice[0])
                hidden = {what for what in AWARDS if what.startswith("hidden")}
                assert not any(one.what in hidden and one.player != seat for one in told_twice[0])
        told.play(event.actor, event.text)
    assert seen_reasons > 3


def test_a_placement_is_told_with_the_follower_that_the_bot_has_in_mind():
    game = game_class("carcassonne")(2)
    match = play_match(game, [bot_named("greedy")] * 2, seed=3).up_to(1)
    mind = bot_named("champion:sims=400").sit(game, 0, 1)
    choice = mind.choose(match.position)
    best = choice.candidates[0].action
    line = mind.line(best)
    assert len(line) == 2
    then = match.position.copy()
    for action in line:
        assert action in game.legal(then)
        game.apply(then, action)
    assert explain_choice(game, match.position, 0, mind, choice, [best])[best] == explain(game, match.position, 0, line)


def test_a_mind_that_did_not_search_is_not_asked_what_it_had_in_mind():
    game = game_class("carcassonne")(2)
    match = play_match(game, [bot_named("greedy")] * 2, seed=3).up_to(1)
    mind = bot_named("champion:sims=400").sit(game, 0, 1)
    action = int(game.legal(match.position)[0])
    told = explain_choice(game, match.position, 0, mind, Choice(action, "it is the only one"), [action])
    assert told[action] == explain(game, match.position, 0, [action])


def test_a_hint_does_not_wait_for_its_reasons(monkeypatch):
    game = game_class("carcassonne")(2)
    match = play_match(game, [bot_named("greedy")] * 2, seed=3).up_to(1)
    mind, action = bot_named("greedy").sit(game, 0, 1), int(game.legal(match.position)[0])

    def late(*_):
        raise twins.OutOfTime

    monkeypatch.setattr(hinting, "explain", late)
    assert explain_choice(game, match.position, 0, mind, Choice(action, ""), [action]) == {action: []}


# What a gap needs, in Carcassonne.


def fitting(table, square):
    """How many of the tiles left fit on a square, as the board says it."""
    return table.game.screen.view(table.s, None)["fitting"][square]


def reasons_for(table, *texts):
    """The reasons of a decision, whose texts are played."""
    game, seen, seat = table.game, table.s.copy(), table.turn - 1
    line = []
    for text in texts:
        line.append(game.words.parse(table.s, text))
        table.play(text)
    return explain(game, seen, seat, line)


def test_tiles_left_that_fit_what_one_has_begun_and_what_another_has():
    table = Table(box=box_of(D=2, E=4, V=4))
    table.play("E")
    begun = reasons_for(table, "0,-1 E", "city E")
    fit = fitting(table, "1,-1")
    assert begun == [
        Reason(PROMISES, "city", 1, 0, terms=(Term("tile", 1, 1),)),
        Reason(OPEN, "city", fit, 0),
        Reason(KEEPS, "follower", -1, 0),
    ]
    table.play("V")
    south = next(text for text in table.offers if text.startswith("1,0") and text.endswith("N"))
    blocked = reasons_for(table, south, "none")
    assert blocked == [Reason(BLOCKS, "city", fitting(table, "1,-1"), 0, fit)]
    assert 0 < fitting(table, "1,-1") < fit
    assert (
        because(table.game, blocked)
        == f"{fitting(table, '1,-1')} of the tiles left fit a city of player 1, {fit} before"
    )


def test_what_many_tiles_fit_is_no_reason():
    table = Table()
    table.play("E")
    assert fitting(table, "0,1") > SCARCE
    assert not any(one.kind == OPEN for one in reasons_for(table, "0,-1 E", "city E"))


def test_points_at_once_say_how_many_of_them_were_in_sight():
    table = Table(box=box_of(D=1, E=5))
    table.play("E", "0,-1 E", "city E", "E", "-1,-1 N", "none", "E")
    closed = reasons_for(table, "1,-1 W", "none")
    points = Reason(BRINGS, "city", 2, 0, before=1, terms=(Term("tile", 2, 1),))
    assert closed == [points, Reason(KEEPS, "follower", 1, 0)]
    assert because(table.game, closed) == (
        "2 points more at once for a city (1 of them in sight before), 1 follower more in hand"
    )


@pytest.mark.parametrize(
    ("reason", "speaks_for"),
    [
        (Reason(BRINGS, "road", -1, 0), False),
        (Reason(TAKES, "road", -1, 1), True),
        (Reason(THREATENS, "road", 2, 1), False),
        (Reason(KEEPS, "follower", -1, 0), False),
        (Reason(OPEN, "road", 0, 0), False),
        (Reason(BLOCKS, "road", 0, 1, 3), True),
    ],
)
def test_a_reason_speaks_for_what_one_has_more_and_others_less(reason, speaks_for):
    assert reason.speaks_for is speaks_for


def test_a_reason_is_read_back_from_plain_data():
    reason = Reason(BRINGS, "city", 12, 0, before=6, terms=(Term("tile", 6, 2),))
    assert Reason.read(asdict(reason)) == reason
    assert Reason.read({"kind": BRINGS, "what": "city", "amount": 12, "player": 0}) == Reason(BRINGS, "city", 12, 0)
