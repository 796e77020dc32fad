"""What must be true of every game, every player count and every option, along lines of play that Hypothesis picks."""

from __future__ import annotations

import functools
import itertools
import json
import random
import re
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oppidum.core import engine, jit
from oppidum.core.game import CHANCE, NO_AWARDS, OVER, Refusal, sample
from oppidum.core.match import Match
from oppidum.core.patch import apply_patch
from oppidum.core.perft import perft
from oppidum.core.record import words
from oppidum.core.recount import audit
from tests import soak
from tests.conftest import ALL_VARIANTS, play_at_random
from tests.soak import every, examples

GAMES = [variant.values[0] for variant in ALL_VARIANTS]
FAST = jit.mode() != "interpreted"
FEW, MANY = (10, 60) if FAST else (3, 6)
VARIANTS = ALL_VARIANTS[:: 1 if FAST else 9]
STRIDE = 1 if FAST else 29  # the slow recount of every so many positions

MOST_TICKETS = 2000  # of a chance that are all looked at

pick = st.integers(0, 2**16 - 1)
lines_of_play = st.lists(pick, max_size=280) | st.lists(pick, min_size=200, max_size=280)
any_game = st.sampled_from(GAMES)


def along(game, picks):
    """The positions along a line of play, each with the action that is played next."""
    s = game.initial()
    for pick in picks:
        legal = game.legal(s)
        if len(legal) == 0:
            return
        action = int(legal[pick % len(legal)])
        yield s, legal, action
        game.apply(s, action)


@examples(FEW, MANY)
@given(any_game, lines_of_play)
def test_legal_is_sorted_distinct_and_empty_only_at_the_end(game, picks):
    for s, legal, _ in along(game, picks):
        assert (np.diff(legal) > 0).all()
        assert legal[0] >= 0
        assert legal[-1] < game.actions
        assert len(legal) <= game.most_legal
        assert game.to_move(s) in (CHANCE, *range(game.players))
    s = play_at_random(game, seed=len(picks)).position
    assert game.to_move(s) == OVER
    assert len(game.legal(s)) == 0


@examples(FEW, MANY)
@given(any_game, lines_of_play)
def test_notation_is_unique_and_reads_back(game, picks):
    for number, (s, legal, _) in enumerate(along(game, picks)):
        if number % (1 if FAST else 7) != 0:
            continue
        texts = [game.words.format(s, int(action)) for action in legal]
        assert len(set(texts)) == len(texts)
        chosen = texts if len(texts) < 12 else random.Random(len(texts)).sample(texts, 12)
        for text in chosen:
            assert game.words.parse(s, text) == legal[texts.index(text)]


@examples(FEW, MANY)
@given(any_game, lines_of_play)
def test_odds_are_positive_whole_numbers_beside_legal(game, picks):
    for s, legal, _ in along(game, picks):
        if game.to_move(s) == CHANCE:
            odds = game.weights(s)
            assert len(odds) == len(legal)
            assert (odds > 0).all()
            if odds.sum() <= MOST_TICKETS:
                drawn = Counter(outcomes(game, s))
                assert drawn == Counter(dict(zip(legal.tolist(), odds.tolist(), strict=True)))
            else:  # the first and the last ticket of every outcome, in the engine's order
                assert set(outcomes(game, s, step=int(odds.min()))) == set(legal.tolist())
                assert engine.chance_total(s.row, game.book.row) == odds.sum()


def outcomes(game, s, step=1):
    """What every ticket stands for, or every so many of them."""
    count = engine.chance_total(s.row, game.book.row)
    return [int(engine.chance_outcome(s.row, game.book.row, ticket)) for ticket in range(0, count, step)]


def test_chance_follows_its_odds():
    for game in GAMES[:: len(GAMES) // 4]:
        s = game.initial()
        while game.to_move(s) != CHANCE:
            game.apply(s, int(game.legal(s)[0]))
        rng = random.Random(7)
        legal, odds = game.legal(s).tolist(), game.weights(s)
        tries = 4000 if FAST else 400
        drawn = Counter(sample(game, s, rng) for _ in range(tries))
        assert drawn.keys() <= set(legal)
        for action, weight in zip(legal, odds, strict=True):
            expected = tries * weight / odds.sum()
            assert abs(drawn[action] - expected) < 5 * expected**0.5 + 1


@examples(FEW, MANY)
@given(any_game, lines_of_play)
def test_the_recount_from_scratch_agrees(game, picks):
    for number, (s, _, _) in enumerate(along(game, picks)):
        if number % STRIDE == 0:
            assert audit(game, s) == []


@examples(FEW, MANY)
@given(any_game, lines_of_play)
def test_looking_changes_nothing_and_copies_share_nothing(game, picks):
    for number, (s, _, action) in enumerate(along(game, picks)):
        if number % (11 if FAST else STRIDE) == 0:
            before = s.checksum()
            look_at_everything(game, s)
            twin = s.copy()
            game.apply(twin, action)
            assert s.checksum() == before
            assert twin.checksum() != before
            states = game.position.many(3)
            words(states)[1] = words(s.rows)[0]
            engine.apply_at(states, 1, game.book.rows, action, NO_AWARDS)
            assert game.position.at(states, 1) == twin
            assert s.checksum() == before


def look_at_everything(game, s):
    for viewer in (None, 0):
        json.dumps(game.screen.view(s, viewer))
        json.dumps(game.screen.choices(s, viewer))
        game.secrets.observe(s, viewer)
    game.forecast(s)
    game.words.describe(s)
    game.words.draw(s)
    game.scores(s)
    game.ranking(s)
    with pytest.raises(Refusal):
        game.words.parse(s, "no such thing")


@examples(FEW // 2, MANY // 2)
@given(any_game, lines_of_play)
def test_a_position_as_text_and_back(game, picks):
    for number, (s, legal, _) in enumerate(along(game, picks)):
        if number % (3 if FAST else 40) == 0:
            text = game.words.describe(s)
            again = game.words.compose(text)
            assert game.words.describe(again) == text
            assert game.legal(again).tolist() == legal.tolist()
            assert audit(game, again) == []
            assert Counter(map(money, game.forecast(again))) == Counter(map(money, game.forecast(s)))


def money(award):
    return award.player, award.points, award.rule, award.what, *map(frozenset, (award.where, award.pieces, award.terms))


SLOW_TEXTS = {"carcassonne": 11, "finisterre": 5}  # every so many of their positions; all of them in the soak
FIRST = list({one.values[0].name: one for one in reversed(VARIANTS)}.values())  # a table of each game


@pytest.mark.parametrize("game", every(5, VARIANTS))
def test_a_text_says_all_about_positions_of_a_match(game):
    read_back(game, STRIDE if soak.soaking else STRIDE * SLOW_TEXTS.get(game.name, 1))


@pytest.mark.parametrize("game", FIRST)
def test_a_text_says_all_about_every_position_of_a_match(game):
    read_back(game, STRIDE)


def read_back(game, stride):
    """Byte for byte."""
    s, rng = game.initial(), random.Random(6)
    for number in itertools.count():
        if number % stride == 0:
            assert game.words.compose(game.words.describe(s)) == s
        legal = game.legal(s)
        if not len(legal):
            break
        game.apply(s, int(rng.choice(legal)))


@pytest.mark.parametrize("game", VARIANTS if FAST else every(2, VARIANTS))
def test_awards_add_up_and_the_log_replays(game):
    match = Match(game)
    rng = random.Random(f"{game.players} {game.options}")
    sums = match.scores  # some games begin with points
    while not match.over:
        legal = game.legal(match.position)
        event = match.play(match.to_move, game.words.format(match.position, int(rng.choice(legal))))
        for award in event.awards:
            assert award.points == sum(term.sum for term in award.terms)
            assert award.points != 0 or len(award.terms) > 1  # nothing remains only where terms make up for each other
            assert award.rule.startswith(f"{game.prefix}-")
            assert match.over or not award.at_end
            assert is_english(game.words.describe_award(award))
            sums[award.player] += award.points
        assert sums == match.scores
    again = Match.replay(game, [(event.actor, event.text) for event in match.events])
    assert again.position == match.position
    assert again.events == match.events


def is_english(text):
    """No slugs, and articles that suit."""
    return not re.search(r"[a-z]-[a-z]|\ba [aeiou]|\ban [^aeiou]", text)


QUIET = {"carcassonne": ("none", "discard"), "meduris": ("nothing", "offer"), "finisterre": ("stop",)}


@pytest.mark.parametrize("game", VARIANTS if FAST else every(2, VARIANTS))
def test_the_forecast_is_what_the_end_pays(game):
    """Always that of the last position; also that of the one before it, if the last event changes nothing else."""
    for seed in range(11, 61):  # in half a deck of Finisterre whoever plays at random often ends with nothing
        match = play_at_random(game, seed)
        last = match.events[-1]
        assert final(last.awards) == final(game.forecast(match.position))
        if last.text.startswith(QUIET[game.name]) and final(last.awards):
            break
    assert last.text.startswith(QUIET[game.name])
    assert final(last.awards)
    before = Match.replay(game, [(event.actor, event.text) for event in match.events[:-1]])
    forecast = game.forecast(before.position)
    assert final(forecast) == final(last.awards)
    assert Counter(map(money, forecast)) <= Counter(map(money, last.awards))  # what has just been completed, too
    expected = before.scores
    for award in [one for one in forecast if one.at_end] + [one for one in last.awards if not one.at_end]:
        expected[award.player] += award.points
    assert expected == match.scores


@pytest.mark.parametrize("game", VARIANTS if FAST else every(2, VARIANTS))
def test_a_view_tells_what_the_end_would_bring_as_far_as_its_viewer_knows(game):
    if not game.has_board:
        return
    match = play_at_random(game, seed=5)
    for stage in range(0, len(match.events), max(len(match.events) // 6, 1)):
        position = match.up_to(stage).position
        for viewer in (None, 0):
            sums = [Counter() for _ in range(game.players)]
            for award in game.forecast(game.secrets.observe(position, viewer)):
                sums[award.player][award.what] += award.points
            told = game.screen.view(position, viewer)["outlook"]
            assert told == [{what: points for what, points in own.items() if points} for own in sums]
    assert "outlook" not in game.screen.view(match.position, None)


def final(awards):
    """What the final scoring pays."""
    return Counter(money(award) for award in awards if award.at_end)


def plates_of_carcassonne(game, view):
    """What features would pay to whom. Where cities pay the farmers around them, fields tell who gets a share."""
    features = view["features"]
    for feature in features.values():
        assert feature["worth"] == sum(term["count"] * term["each"] for term in feature["terms"])
        if feature["kind"] == "field" and game.options["farms"] == "city":
            cities = [features[str(city)].get("pays_farmers", [0] * game.players) for city in feature["cities"]]
            shares = [sum(points) for points in zip(*cities, strict=True)] or [0] * game.players
            assert feature["pays"] == [
                share * bool(own) for share, own in zip(shares, feature["followers"], strict=True)
            ]
        else:
            assert set(feature["pays"]) <= {0, feature["worth"]}
            yield from enumerate(feature["pays"])
        yield from enumerate(feature.get("pays_farmers", []))


def plates_of_meduris(game, view):
    """What temples and rune stones would bring."""
    yield from ((view["fields"][field]["owner"], points) for field, points in view["temple_points"].items())
    yield from enumerate(view["rune_points"])


PLATES = {"carcassonne": plates_of_carcassonne, "meduris": plates_of_meduris}  # Finisterre shows none


@pytest.mark.parametrize("game", every(3, [variant for variant in VARIANTS if variant.values[0].name in PLATES]))
def test_plates_add_up_to_the_forecast(game):
    seen, s, rng = Counter(), game.initial(), random.Random(13)
    for number in itertools.count():
        if number % (3 * STRIDE) == 0:
            shown, paid = Counter(), Counter()
            for player, points in PLATES[game.name](game, game.screen.view(s, None)):
                shown[player] += points
            for award in game.forecast(s):
                paid[award.player] += award.points
            assert +shown == +paid
            seen += shown
        legal = game.legal(s)
        if not len(legal):
            break
        game.apply(s, int(rng.choice(legal)))
    assert seen.total() > 0


@pytest.mark.parametrize("nth", [1] if FAST else [40, soak.soak(1)])
@pytest.mark.parametrize("game", every(7, VARIANTS))
def test_patches_lead_from_view_to_view(game, nth):
    """Forwards, backwards (an undo) and over several events, and to the last event; views hold no nulls."""
    match, steps = Match(game), []
    for event in play_at_random(game, seed=8).events:
        steps.append(match.position.copy())
        match.play(event.actor, event.text)
    steps.append(match.position.copy())
    view = functools.cache(lambda number: game.screen.view(steps[number], None))
    assert "null" not in json.dumps(view(len(steps) - 1))
    for one in range(0, len(steps), nth):
        for other in (one - 1, one + 1, one + 5):
            if 0 <= other < len(steps):
                patch = game.screen.changes(steps[one], steps[other], None)
                assert json.loads(json.dumps(apply_patch(view(one), patch))) == view(other)


@pytest.mark.parametrize("game", VARIANTS if FAST else every(2, VARIANTS))
def test_the_face_of_a_position_tells_positions_apart(game):
    match = play_at_random(game, seed=9, events=60)
    faces = [game.fingerprint(match.up_to(count).position) for count in range(len(match.events))]
    assert len(set(faces)) > len(faces) / 2


@pytest.mark.parametrize("game", VARIANTS if FAST else every(2, VARIANTS))
def test_secrets_are_cut(game):
    """What a viewer is shown does not depend on what that viewer may not know."""
    match = play_at_random(game, seed=5, events=40)
    for viewer in (None, *range(game.players)):
        seen = game.secrets.observe(match.position, viewer)
        imagined = game.secrets.imagine(seen, viewer, random.Random(1))
        assert game.secrets.observe(imagined, viewer) == seen
        assert game.screen.view(imagined, viewer) == game.screen.view(match.position, viewer)
        assert game.screen.choices(imagined, viewer) == game.screen.choices(match.position, viewer)


@pytest.mark.parametrize("game", VARIANTS if FAST else every(2, VARIANTS))
def test_nobody_acts_out_of_turn(game):
    match = play_at_random(game, seed=2, events=31)
    turn = match.to_move
    text = game.words.format(match.position, int(game.legal(match.position)[0]))
    before = match.position.checksum()
    for actor in (CHANCE, *range(game.players)):
        if actor != turn:
            with pytest.raises(Refusal) as refused:
                match.play(actor, text)
            assert refused.value.rule == game.turn_rule
    assert match.position.checksum() == before
    assert len(match.events) == 31


def test_perft_agrees_with_a_count_by_hand():
    def count(game, s, depth):
        if depth == 0:
            return 1
        lines = 0
        for action in game.legal(s):
            after = s.copy()
            game.apply(after, int(action))
            lines += count(game, after, depth - 1)
        return lines

    for game in GAMES[:: len(GAMES) // 3]:
        for depth in range(4 if FAST else 3):
            assert perft(game, game.initial(), depth) == count(game, game.initial(), depth)


def test_a_write_out_of_range_is_noticed_where_it_should_be():
    """The canary: without it a run with bounds checks might check nothing."""
    memory = np.zeros(10, dtype=np.int64)
    if jit.mode() == "compiled":
        canary(memory[:5], 7)
        assert memory[7] == 1
    else:
        with pytest.raises(IndexError):
            canary(memory[:5], 7)
        assert memory[7] == 0


@jit.rule
def canary(array, index):
    array[index] = 1
