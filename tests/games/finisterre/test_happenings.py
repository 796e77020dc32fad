"""What happens by itself is told: by whom it is felt, how much of it, and nothing that anybody may not know."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from oppidum.core.game import Happening, written
from oppidum.core.match import Match
from oppidum.core.match_file import read_match
from oppidum.games import game_class
from oppidum.games.finisterre.goods import feeding
from oppidum.games.finisterre.goods.resources import CUBES, FISH
from oppidum.games.finisterre.happenings import MOST
from oppidum.games.finisterre.land import events
from oppidum.games.finisterre.land.landscape import WINTER
from oppidum.games.finisterre.words.happenings import HAPPENINGS, WORDS, read_happenings
from tests.games.finisterre.world import World, without_map
from tests.web.matches import file_of


def notes() -> np.ndarray:
    return np.zeros((MOST, 4), dtype=np.int32)


def stars_of(game, s, clan: int) -> int:
    return int(s.spirit[clan]) * int(game.book.star_most) + int(s.star[clan])


def told(world: World, table: np.ndarray) -> list[Happening]:
    return read_happenings(world.box, written(table))


@pytest.fixture(scope="module", params=[2, 5])
def recorded(request) -> Match:
    return read_match(file_of("finisterre", request.param).read_text("utf-8"), game_class).match


def test_a_meal_tells_what_was_eaten_and_earned():
    world = without_map()
    world.town("0L 0S", 0, livestock=3, game=3, fish=1)
    world.boat(0, 0, crop=1)
    table = notes()
    before = int(world.s.coins[0])
    assert not feeding.begin_feeding(world.s, world.b, table)
    earned = int(world.s.coins[0]) - before
    assert told(world, table) == [
        Happening("eaten", 0, 1, "crop"),
        Happening("eaten", 0, 1, "fish"),
        Happening("eaten", 0, 1, "game"),
        Happening("earned", 0, earned),
    ]
    assert earned > 0


def test_hunger_tells_what_is_lost_and_what_it_costs():
    world = without_map()
    world.s.star[0] = 1
    world.town("0S", 0)
    world.town("0S", 1, crop=6)
    table = notes()
    assert not feeding.begin_feeding(world.s, world.b, table)
    happened = told(world, table)
    assert [(each.what, each.amount) for each in happened][:3] == [
        ("eaten", 1),
        ("starved", 1),
        ("stars-for-hunger", -1),
    ]


def test_a_season_tells_what_a_crop_die_is_worth_now_and_what_grows():
    world = World("SA1 0 0 0")
    world.s.pile_good[0], world.s.pile_value[0], world.s.piles = FISH, 3, 1
    table = notes()
    events.pass_seasons(world.s, world.b, WINTER, table)
    assert told(world, table) == [
        Happening("winter", None, int(world.s.crop_value)),
        Happening("grown", None, int(world.s.pile_value[0]) - 3, "fish"),
    ]


def test_figures_are_those_of_the_positions(recorded):
    """Step by step: food in stores, coins and star points change by what is told where nobody decided about them."""
    match = Match(recorded.game, recorded.beginning)
    game, meals = match.game, 0
    for event in recorded.events:
        before = match.position.copy()
        match.play(event.actor, event.text)
        after, happened = match.position, match.events[-1].happened
        assert happened == event.happened
        stars = Counter[int]()
        for each in happened:
            if each.what.startswith("stars-for-") and each.player is not None:
                stars[each.player] += each.amount
        if event.text.split()[0] in ("facing", "recover", "at") and not any(e.what == "fulfilled" for e in happened):
            for clan in range(game.players):
                gained = stars_of(game, after, clan) - stars_of(game, before, clan)
                assert gained == stars[clan], (event, clan)
        if event.text in ("enough", "feed") and not any(each.what == "starved" for each in happened):
            for clan in range(game.players):
                eaten = sum(each.amount for each in happened if each.what == "eaten" and each.player == clan)
                food = [int(s.store[clan, :, CUBES:].sum()) for s in (before, after)]
                if eaten:
                    meals += 1
                    assert food[0] - food[1] == eaten, (event, clan)
                    earned = sum(each.amount for each in happened if each.what == "earned" and each.player == clan)
                    beggar = sum(each.amount for each in happened if each.what == "beggar" and each.player == clan)
                    assert int(after.coins[clan]) - int(before.coins[clan]) == earned - beggar
    assert meals


def test_points_and_happenings_do_not_mix(recorded):
    """What happens by itself gives no points, and the end alone has awards."""
    assert all(not event.awards for event in recorded.events[:-1])
    assert sum(award.points for award in recorded.events[-1].awards) == sum(recorded.scores)


def test_cards_that_are_told_can_be_seen_by_all(recorded):
    """No name is told that a spectator does not find in the position behind the step."""
    match = Match(recorded.game, recorded.beginning)
    game = match.game
    for event in recorded.events:
        match.play(event.actor, event.text)
        seen = game.secrets.observe(match.position, None)
        told = [each for each in event.happened if each.pieces]
        if told:
            known = {game.box.names[int(code)] for code in seen.slot_card.ravel() if code in game.box.names}
            known |= {kind["code"] for number, kind in enumerate(game.box.specialists) if seen.display[number]}
            known |= {aim["code"] for number, aim in enumerate(game.box.aims) if seen.objective[number]}
            known |= {name for name, code in game.box.codes.items() if code < len(seen.where) and seen.where[code] >= 4}
            assert {piece for each in told for piece in each.pieces} <= known, event


def test_all_of_it_has_words(recorded):
    assert set(WORDS.values()) <= set(HAPPENINGS)
    words = recorded.game.words
    said = {words.describe_happening(each) for event in recorded.events for each in event.happened}
    assert said
    assert not any("{" in sentence for sentence in said)
