"""What a client is shown: JSON without nulls, no secrets, patches from view to view, prices beside the choices."""

from __future__ import annotations

import json
import random
from typing import get_args

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, NO_AWARDS, OVER, sample
from oppidum.core.patch import apply_patch, make_patch
from oppidum.games.finisterre import moves, phases, rules
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.cards import card_phase
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SOLD, SPECIALTY
from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.ends.fulfilling import fulfil
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods import stores
from oppidum.games.finisterre.goods.ground import ground_total
from oppidum.games.finisterre.land.map_refresh import comarcas_with_free, count_free
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.screen.consequences import compare_outlooks, outlook
from oppidum.games.finisterre.screen.contract.names import CardState, Good, Kind, Phase
from oppidum.games.finisterre.screen.land import flood
from oppidum.games.finisterre.screen.memo import Memo, Parts
from oppidum.games.finisterre.specialists import abilities
from oppidum.games.finisterre.state import COMARCAS
from oppidum.games.finisterre.words.layout_cards import STATES
from oppidum.games.finisterre.words.layout_turn import PHASES
from tests.games.finisterre.promises import Promises
from tests.games.finisterre.river import enrich, riverside
from tests.games.finisterre.seeing import code_at, secret_places
from tests.games.finisterre.world import B1, B2, World
from tests.soak import every

FAST = jit.mode() != "interpreted"
SEEDS = range(4 if FAST else 1)
LAZY = ("stop", "end", "enough", "drop", "find nothing", "move", "destroy")
EAGER = ("small", "large", "annex", "grow", "boat", "cart", "mint", "melt", "sail", "load", "drive", "buy")


def along(game, seed, events=400 if FAST else 120):
    """Positions of a line of play in which clans build what they can, until they have played so many events."""
    rng = random.Random(seed)
    s = game.initial()
    for _ in range(events):
        legal = game.legal(s).tolist()
        if not legal:
            return
        yield s
        if game.to_move(s) == CHANCE:
            game.apply(s, sample(game, s, rng))
        else:
            texts = {game.words.format(s, action): action for action in legal}
            wanted = [text for text in texts if text in EAGER] or [text for text in texts if text not in LAZY]
            game.apply(s, texts[rng.choice(wanted or list(texts))])


def rich_start(game):
    """So much for everybody that clans can build."""
    first = game.initial

    def initial():
        s = first()
        s.coins[: game.players] = 60
        return s

    game.initial = initial
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", every(4, SEEDS))
def test_views_are_json_without_nulls_and_choices_only_for_who_is_asked(players, seed):
    game = rich_start(Finisterre(players))
    for number, s in enumerate(along(game, seed)):
        if number % 3:
            continue
        mover = game.to_move(s)
        for viewer in (None, 0, players - 1):
            assert "null" not in json.dumps(game.screen.view(s, viewer))
            choices = game.screen.choices(s, viewer)
            assert "null" not in json.dumps(choices)
            expected = [game.words.format(s, action) for action in game.legal(s).tolist()] if viewer == mover else []
            assert [choice["text"] for choice in choices] == expected


@pytest.mark.parametrize("players", [2, 4])
def test_views_agree_with_the_rules(players):
    """Free sites and docks, and the slots of units, are those that the rules count."""
    game = rich_start(Finisterre(players))
    for number, s in enumerate(along(game, 3)):
        if number % 5:
            continue
        view = game.screen.view(s, None)
        for arrows, kind in ((view["sites"], SITE), (view["docks"], DOCK)):
            named = {one["comarca"] for places in arrows.values() for one in places}
            comarcas = int(comarcas_with_free(s.row, game.book.row, kind))
            assert named == {f"c{bit + 1}" for bit in range(COMARCAS) if comarcas >> bit & 1}
        for clan in range(players):
            for name, unit in view["clans"][str(clan)]["units"].items():
                assert unit["capacity"] == stores.capacity(s.row, game.book.row, clan, int(name) - 1)
                assert unit["used"] == stores.slots_used(s.row, game.book.row, clan, int(name) - 1)


@pytest.mark.rule("FIN-158")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_holds_no_secrets(players):
    """Neither the names of hidden cards, nor anything that depends on them."""
    game = Finisterre(players)
    for number, s in enumerate(along(game, players)):
        if number % 9:
            continue
        for viewer in (None, *range(players)):
            text = json.dumps(game.screen.view(s, viewer))
            for code in secret_codes(game, s, viewer):
                assert f'"{game.box.names[code]}"' not in text
            imagined = game.secrets.imagine(game.secrets.observe(s, viewer), viewer, random.Random(number))
            assert game.screen.view(imagined, viewer) == game.screen.view(s, viewer)
            assert game.screen.view(game.secrets.observe(s, viewer), viewer) == game.screen.view(s, viewer)
            assert game.screen.choices(imagined, viewer) == game.screen.choices(s, viewer)


def secret_codes(game, s, viewer):
    """Terrain and objectives that a viewer does not know; a specialist may lie elsewhere too."""
    places = [code_at(s, place[:3]) for place in secret_places(game, s, viewer)]
    sold = [
        OBJECTIVE + aim
        for aim, state in enumerate(s.objective.tolist())
        if SOLD <= state < SOLD + game.players and state != SOLD + (-1 if viewer is None else viewer)
    ]
    return [code for code in places + sold if not SPECIALTY <= code < OBJECTIVE] if s.phase != phases.FINISHED else []


@pytest.mark.parametrize("players", [2, 5])
def test_patches_lead_from_view_to_view(players):
    game = rich_start(Finisterre(players))
    before = game.screen.view(game.initial(), 0)
    for s in along(game, 7):
        after = game.screen.view(s, 0)
        assert apply_patch(before, make_patch(before, after)) == after
        assert apply_patch(after, make_patch(after, before)) == before
        before = after


def test_the_cards_of_the_deck_are_counted_for_everybody_alike():
    game = Finisterre(3)
    for s in along(game, 5, 60):
        left = s.deck.sum(axis=1).tolist()
        for viewer in (None, 0, 1, 2):
            assert game.screen.view(s, viewer)["deck"] == {"upper": left[0], "lower": left[1]}


def shown(world: World):
    """What a spectator sees of a world."""
    return Finisterre(world.players).screen.view(world.position, None)


def test_a_small_map():
    """B2: a river with two banks, three sites of which one is covered by the other card."""
    view = shown(World(B2))
    assert view["squares"] == {
        "0,0": {"card": "SA1", "half": "A", "facing": 0, "comarcas": ["c1", "c1", "c2", "c2"]},
        "1,0": {"card": "SA1", "half": "B", "facing": 0, "comarcas": ["c1"] * 4},
        "0,1": {"card": "SA2", "half": "A", "facing": 0, "comarcas": ["c1", "c1", "c2", "c2"]},
        "1,1": {"card": "SA2", "half": "B", "facing": 0, "comarcas": ["c1"] * 4},
    }
    assert view["sites"] == {
        "1,-1": [{"square": "1,0", "side": "s", "comarca": "c1"}],
        "1,2": [{"square": "1,1", "side": "n", "comarca": "c1"}],
    }
    assert view["docks"] == {}
    assert view["comarcas"]["c1"] == {"people": {}, "ground": {}, "dolmens": {}, "open": True}


def test_villages_boats_and_stores():
    world = World(B2 + ", SA4 0 2 3")
    world.town("1S 1L", 1, 0, "s", second="e", wood=2, crop=7)
    world.give(0, gold=1)
    world.drop(1, 0, "e", iron=3, game=8)
    view = shown(world)
    assert view["tiles"] == {
        "1,-1": {"what": "village", "clan": 1, "size": "small", "town": 1, "unit": 1, "arrow": True},
        "2,-1": {"what": "village", "clan": 1, "size": "large", "town": 1, "unit": 1, "arrow": False},
    }
    assert view["towns"]["1"] == {
        "cells": ["1,-1", "2,-1"],
        "square": "1,0",
        "side": "s",
        "comarca": "c1",
        "closed": True,
    }
    assert view["clans"]["1"]["units"]["1"] == {
        "kind": "village",
        "comarca": "c1",
        "territory": 1,
        "capacity": 8,
        "used": 4,
        "store": {"wood": 2, "crop": 7},
        "town": 1,
        "flags": 3,
    }
    assert view["clans"]["1"]["territories"] == {"1": {"units": [1], "need": 3, "food": 7}}
    assert view["clans"]["1"]["tiles"] == 4
    assert view["clans"]["0"]["caravan"] == {"capacity": 5, "used": 1, "store": {"gold": 1}}
    assert view["comarcas"]["c1"]["people"] == {"1": 3}
    assert view["comarcas"]["c1"]["ground"] == {"iron": 3, "game": {"6": 1, "2": 1}}
    assert "1,-1" not in view["sites"]


def test_the_outside_is_flooded():
    """A cell that is walled in is not outside; a diagonal is no way in."""
    rows = ["......", "..##..", ".#..#.", ".###..", "......"]
    empty = sum(1 << 6 * y + x for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == ".")
    inside = 1 << 6 * 2 + 2 | 1 << 6 * 2 + 3
    assert flood(empty, 6, 5) == empty & ~inside


@pytest.mark.rule("FIN-126", "FIN-127")
def test_the_market_shows_its_prices():
    market = shown(World().trade(wood=6, iron=4, livestock=5, crop=2, game=3, fish=3))["market"]
    assert market["wood"] == {"count": 6, "size": 3, "sale": 4, "price": 6, "lots": [3, 3, 0, 0]}
    assert market["iron"] == {"count": 4, "size": 2, "sale": 5, "price": 7, "lots": [2, 2, 0, 0]}
    assert market["food"]["price"] == 9
    assert market["food"]["group"] == {"livestock": 5, "crop": 2, "game": 3, "fish": 3}
    assert market["food"]["sale"]["livestock"] == 4
    assert [group["full"] for group in market["food"]["groups"]] == [True, False, False, False]
    assert [group["goods"] for group in market["food"]["groups"]] == [market["food"]["group"], {}, {}, {}]


@pytest.mark.rule("FIN-128", "FIN-132")
def test_prices_are_those_of_the_viewer():
    """A treasurer mints a coin more and melts for one less, a trader buys and sells better; others see the list."""
    world = World(B1).trade(wood=6)
    world.hire(0, "TES", gold=1)
    world.hire(0, "COM", gold=1)
    game = Finisterre(world.players)
    mine, list_prices = (game.screen.view(world.position, viewer) for viewer in (0, None))
    assert list_prices["mint"] == {"brings": [5, 11, 17, 23, 29], "costs": [7, 13, 19, 25, 31]}
    assert mine["mint"] == {"brings": [6, 12, 18, 24, 30], "costs": [6, 12, 18, 24, 30]}
    assert (list_prices["market"]["wood"]["price"], list_prices["market"]["wood"]["sale"]) == (6, 4)
    assert (mine["market"]["wood"]["price"], mine["market"]["wood"]["sale"]) == (5, 5)
    assert game.screen.view(world.position, 1)["mint"] == list_prices["mint"]
    empty = shown(World())["market"]
    assert [name for name, good in empty.items() if "price" in good] == []


def choices_of(world: World, kind: str, *answers: int):
    """What is offered behind a kind of action and its first answers."""
    world.act(kind, *answers)
    assert world.s.phase in (phases.TARGET, phases.AMOUNT, phases.CELL)
    game = Finisterre(world.players)
    return {choice["text"]: choice for choice in game.screen.choices(world.position, 0)}


@pytest.mark.rule("FIN-132")
def test_minting_and_melting_say_what_they_bring():
    world = World(B1)
    world.village(0, 1, 0, "s", LARGE, wood=2, gold=2)
    offered = choices_of(world.turn(0, coins=30), "mint")
    assert offered["2"] == {
        "text": "2",
        "do": "amount",
        "amount": 2,
        "cost": {"wood": 1, "gold": 2},
        "gain": {"coins": 11},
        "done": True,
    }
    world = World(B1)
    world.village(0, 1, 0, "s", LARGE, wood=2)
    offered = choices_of(world.turn(0, coins=30), "melt")
    assert offered["3"] == {
        "text": "3",
        "do": "amount",
        "amount": 3,
        "cost": {"wood": 1, "coins": 19},
        "gain": {"gold": 3, "star": 1},
        "done": True,
    }


@pytest.mark.rule("FIN-092", "FIN-095")
def test_buildings_say_what_they_cost():
    world = World(B2)
    world.give(0, wood=3, iron=2)
    offered = choices_of(world.copy().turn(0), "build_small")
    assert offered["site 1,-1"].pop("scores")["0"]["tile"] == 3
    assert offered["site 1,-1"] == {
        "text": "site 1,-1",
        "do": "site",
        "cell": "1,-1",
        "square": "1,0",
        "side": "s",
        "comarca": "c1",
        "cost": {"wood": 3, "iron": 2},
        "done": True,
    }
    world.village(0, 1, 0, "s", LARGE, wood=3, iron=5)
    offered = choices_of(world.turn(0, coins=9), "annex")
    assert offered["cell e"].pop("scores")["0"]["tile"] > 0
    assert offered["cell e"] == {
        "text": "cell e",
        "do": "cell",
        "side": "e",
        "cell": "2,-1",
        "cost": {"wood": 3, "iron": 5, "coins": 6},
        "done": True,
    }


HELPERS = {  # cards that change what things cost or bring, and what lies on them
    **{name: {"crop": 6} for name in ("CAR", "HER", "CON")},
    **{name: {"gold": 1} for name in ("PAT", "TES", "COM", "BAR")},
    "MES": {"wood": 1},
}


@pytest.mark.rule("FIN-097")
def test_a_patriarch_waives_coins_and_a_carpenter_saves_wood():
    world = World(B2)
    world.hire(0, "PAT", gold=1)
    world.hire(0, "CAR", crop=3)
    world.village(0, 1, 0, "s", LARGE, wood=3, iron=5)
    offered = choices_of(world.turn(0, coins=9), "annex")
    assert offered["cell e"]["cost"] == {"wood": 2, "iron": 5}


def test_what_choices_say_is_what_happens():
    """Rich clans do all that can be done: costs and gains are those that are paid."""
    game = Finisterre(2)
    law = Promises(game)
    for seed in range(8 if FAST else 2):
        world, dice = riverside(), random.Random(seed)
        for clan in range(2):
            for name in dice.sample(sorted(HELPERS), 3):
                world.hire(clan, name, **HELPERS[name])
        for turn in range(8):
            enrich(world, dice)
            abilities.forget_phase_uses(world.s)
            world.s.spent[:] = world.s.spent_on_tiles[:] = 0
            goes_on = bool(world.turn(turn % 2))
            while goes_on:
                asked = int(world.s.asked)
                offered = game.screen.choices(world.position, asked)
                assert "null" not in json.dumps([offered, game.screen.view(world.position, None)])
                chosen = dice.randrange(max(len(offered) - (world.s.phase == phases.ACT), 1))
                before = world.position.copy()
                goes_on = rules.act(world.s, world.b, world.legal()[chosen])
                law.check(before, world.position, offered[chosen])
                if offered[chosen].get("done") and world.s.phase == phases.ACT and world.s.playing == asked:
                    fulfil(world.s, world.b, asked, NO_AWARDS)
                    if before.kind != kinds.USE_SPECIALIST and offered[chosen].get("kind") != "use":
                        seen = compare_outlooks(outlook(game, before), outlook(game, world.position))
                        assert offered[chosen].get("scores", {}) == seen
    assert {kinds.GROW, kinds.ANNEX} <= law.met.keys() or not FAST


def test_what_a_card_would_bring_is_what_it_brings():
    """The same goods come to the ground, wherever nobody is asked before they do."""
    game, dice, seen = Finisterre(3), random.Random(4), 0
    for _ in range(3 if FAST else 1):
        s = game.initial()
        while game.to_move(s) != OVER and seen < (400 if FAST else 12):
            action = dice.choice(game.legal(s).tolist())
            if s.phase == phases.SQUARE:
                before = s.checksum()
                place = next(
                    one for one in game.screen.choices(s, s.asked) if one["text"] == game.words.format(s, action)
                )
                assert s.checksum() == before
                facing = dice.choice(place["facings"])
                laid = s.copy()
                laid.cell, laid.facing = action - moves.SQUARE, facing
                card_phase.lay_card(laid.row, game.book.row, facing, NO_AWARDS)
                if laid.phase == phases.FIND:  # neither a covered card nor an odd fish has come in between
                    seen += 1
                    names = enumerate(("wood", "iron", "gold", "crop", "fish", "game", "livestock"))
                    gains = {name: ground_total(laid.row, good) - ground_total(s.row, good) for good, name in names}
                    said = place.get("brings", {}).get(str(facing), {})
                    assert {name: said.get(name, 0) for name in gains} == gains
                    changes = place.get("changes", {}).get(str(facing), {})
                    assert changes["keep"] == laid.finds_left
                    for name, arrows in (("sites", SITE), ("docks", DOCK)):
                        before, after = (count_free(each.row, game.book.row, arrows) for each in (s, laid))
                        assert changes.get(name, 0) == after - before
            game.apply(s, action)
    assert seen > 5


def test_parts_that_were_made_before_are_like_those_made_anew():
    game, fresh, dice = Finisterre(3), Finisterre(3), random.Random(8)
    fresh.lands, fresh.parts, fresh.clans = Memo(0), Parts(0), Parts(0)
    s = game.initial()
    for _ in range(500 if FAST else 40):
        if game.to_move(s) == OVER:
            break
        game.apply(s, int(dice.choice(game.legal(s))))
        viewer = dice.choice((None, 0, 1, 2))
        assert game.screen.view(s, viewer) == fresh.screen.view(s, viewer)


def test_parts_in_which_views_do_not_differ_are_the_same_objects():
    game = rich_start(Finisterre(3))
    s = list(along(game, 2, 60))[-1]
    before = game.screen.view(s, 0)
    s.coins[1] += 1
    after = game.screen.view(s, 0)
    assert {key for key, value in after.items() if isinstance(value, dict) and value is not before[key]} == {
        *("year", "clans", "mint", "readings", "supply"),
        *({"actions", "deciding", "harvest", "card", "progress"} & set(after)),
    }
    assert after["clans"]["0"] is before["clans"]["0"]
    assert after["clans"]["1"]["units"] is before["clans"]["1"]["units"]
    assert make_patch(before, after)["clans"] == {"1": {"coins": int(s.coins[1])}}


def test_names_are_declared_as_they_are():
    """Recorded matches do not come through every phase, nor do they have cards in every state."""
    kit = Finisterre().screen.kit()
    assert (get_args(Phase), get_args(CardState)) == (PHASES, STATES[1:])
    assert (list(get_args(Kind)), list(get_args(Good))) == (list(kit["actions"]), kit["goods"])


def test_cells_for_a_card_tell_its_facings():
    """They are those that are asked for at the cell, or the only one, in which the card then lies."""
    game, seen = Finisterre(2), set()
    for s in along(game, 1, 120):
        if s.phase != phases.SQUARE:
            continue
        for choice in game.screen.choices(s, game.to_move(s)):
            then = s.copy()
            game.apply(then, game.words.parse(then, choice["text"]))
            asked = (
                [each["facing"] for each in game.screen.choices(then, game.to_move(s))]
                if then.phase == phases.FACING
                else None
            )
            assert choice["facings"] == (asked or [int(then.facing)])
            seen.add(len(choice["facings"]))
    assert {1, 2} <= seen


def test_the_kit_has_all_cards():
    kit = Finisterre(2).screen.kit()
    assert "null" not in json.dumps(kit)
    assert len(kit["cards"]) == 109
    assert len(kit["objectives"]) == 37
    assert sum(kind["copies"] for kind in kit["specialists"].values() if "replaces" not in kind) == 70
    assert kit["cards"]["M04"] == {
        "group": kit["cards"]["M03"]["group"],
        "squares": [
            {
                "edges": "wwrv",
                "parts": [0, 1, 1, 1],
                "features": [
                    {"kind": "forest", "animals": ["rabbit", "boar"], "corner": "sw"},
                    {"kind": "crop", "corner": "ne"},
                ],
            },
            {
                "edges": "rdww",
                "parts": [0, 0, 2, 0],
                "features": [{"kind": "crop", "corner": "ne"}, {"kind": "fish", "count": 2}],
            },
        ],
        "event": {"code": "WI", "name": "winter", "half": "A", "corner": "ne"},
    }
    assert kit["costs"]["large_village"] == {"wood": 6, "iron": 4, "gold": 1}
