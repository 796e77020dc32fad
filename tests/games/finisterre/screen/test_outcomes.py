"""What a choice leads to is told before: answers that follow by themselves, points, goods without room, an attack."""

import pytest

from oppidum.games.finisterre.clans.units import SMALL
from oppidum.games.finisterre.game import Finisterre
from tests.games.finisterre.actions.test_attacks import neighbours
from tests.games.finisterre.world import B1, World


def offered(world: World, clan: int = 0):
    """What a clan may choose, by its text."""
    return {choice["text"]: choice for choice in Finisterre(world.players).screen.choices(world.position, clan)}


@pytest.mark.rule("FIN-126")
def test_a_lot_that_is_the_only_one_is_named_before_it_is_bought_and_what_finds_no_room_too():
    world = World(B1)
    world.village(0, 1, 0, "s", SMALL, gold=2)
    world.s.market[:] = 0
    world.s.market[1] = 2
    lot = offered(world.turn(0, coins=20))["buy"]
    assert [answer["text"] for answer in lot["follows"]] == ["lot iron"]
    assert lot["done"]
    assert lot["gain"] == {"iron": 2}
    assert lot["lost"] == {"iron": 1}  # three places, two of them full
    world.s.market[0] = 3
    assert "follows" not in offered(world)["buy"]  # two lots: it will be asked


@pytest.mark.rule("FIN-092")
def test_a_village_that_has_one_site_says_where_it_comes_and_which_points_it_brings():
    world = World(B1)
    world.give(0, wood=3, iron=2)
    village = offered(world.turn(0))["small"]
    assert [answer["do"] for answer in village["follows"]] == ["site"]
    assert village["scores"]["0"]["tile"] == 3
    assert "lost" not in village


@pytest.mark.rule("FIN-116", "FIN-118")
def test_an_attack_says_what_can_be_taken_and_what_stops_it():
    world = neighbours(2, gold=2, iron=1)
    kind = offered(world)["attack"]
    assert kind["stake"] == {"clan": 1, "unit": 1, "lead": 1, "defence": 1, "loot": {"iron": 1, "gold": 2}}
    world.act("attack")
    weak, strong = offered(world)["1"], offered(world)["2"]
    assert weak["stake"]["stopped"] == 1
    assert "stopped" not in strong["stake"]  # one iron cannot stop two
    assert not {"scores", "lost"} & strong.keys()  # the defence decides


@pytest.mark.rule("FIN-116")
def test_an_attack_is_one_iron_away_only_where_there_is_somebody_to_attack():
    def missing(world: World):
        game = Finisterre(world.players)
        with pytest.raises(Exception, match="iron") as refused:
            game.words.parse(world.position, "attack")
        return refused.value.facts

    assert missing(neighbours(0, gold=2)) == {"missing_iron": 1}
    assert missing(neighbours(0)) == {}
