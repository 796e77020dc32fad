"""The harvest: who picks, how much each clan takes, carts that are called, and the links."""

import pytest

from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.goods import harvest
from tests.games.finisterre.world import BLUE, GREEN, RED, World, answers, reference, without_map

rule = pytest.mark.rule


def full_ground(world: World) -> World:
    for comarca in range(1, 5):
        world.drop(comarca, wood=10)
    return world


def reap(world: World) -> list[tuple[str, int, int]]:
    """Play the base harvest: every clan takes all that it may; (what, clan, comarca) of each event."""
    log = []
    going = world.harvest()
    while going and world.s.phase in (phases.PICK, phases.TAKE):
        asked = int(world.s.asked)
        if world.s.phase == phases.PICK:
            picks = world.legal()
            choice = answers.comarca(3) if answers.comarca(3) in picks else answers.comarca(2)
            log.append(("pick", asked, choice - moves.PICK))
        else:
            choice = world.legal()[0]
            log.append(("take", asked, int(world.s.field)))
        going = world.answer(choice)
    return log


@rule("FIN-074")
def test_the_example_of_the_harvest():
    world = full_ground(reference())
    log = reap(world)
    assert [entry for entry in log if entry[0] == "pick"] == [("pick", GREEN, 3), ("pick", BLUE, 2)]  # then no choice
    takes = [entry[1:] for entry in log if entry[0] == "take"]
    assert takes == (
        [(GREEN, 3)] * 2
        + [(BLUE, 3)] * 2
        + [(BLUE, 2)]
        + [(RED, 2)] * 4
        + [(RED, 4)] * 2
        + [(GREEN, 4)]
        + [(BLUE, 1)] * 3
    )
    world.check()


@rule("FIN-075")
def test_one_good_for_each_link():
    world = full_ground(reference())
    reap(world)
    order = []
    going = True
    while going:
        assert world.s.phase == phases.LINK_PICK
        order.append(int(world.s.asked))
        picks = world.legal()
        assert picks[-1] == moves.ENOUGH
        assert len(picks) == 3  # either comarca of its link
        going = world.answer(picks[0])  # wood alone lies there
    assert order == [RED, GREEN, BLUE]
    world.check()


@rule("FIN-074")
def test_all_is_harvested_again_in_the_next_turn():
    world = full_ground(reference())
    first = [entry for entry in reap(world) if entry[0] == "pick"]
    world.s.store[:] = 0
    assert [entry for entry in reap(world) if entry[0] == "pick"] == first


@rule("FIN-075")
def test_each_link_is_used_once():
    world = without_map()
    for west in (1, 3, 5):
        world.linked_towns(west, "0S", west + 1, "0S")
        for comarca in (west, west + 1):
            world.drop(comarca, wood=3)
    world.s.com_flags[:] = 0  # no base harvest
    assert world.harvest()
    left = []
    for comarca in (2, 3, 6):
        left.append([action - moves.PICK for action in world.legal()[:-1]])
        world.answer(answers.comarca(comarca))
    assert left == [[1, 2, 3, 4, 5, 6], [3, 4, 5, 6], [5, 6]]
    assert world.s.links == 0


@rule("FIN-075")
def test_the_good_of_a_link():
    world = reference()
    world.drop(4, iron=1, gold=1)
    world.s.start = RED
    for clan in (RED, GREEN):  # full stores for the base harvest
        world.s.com_flags[:, clan] = 0
    assert world.harvest()
    assert (world.s.phase, world.s.asked) == (phases.PICK, BLUE)
    assert world.answer(answers.comarca(1))  # nothing lies there, c2 is alone but c3
    assert world.answer(answers.comarca(2))
    assert (world.s.phase, world.s.asked) == (phases.LINK_PICK, RED)
    assert world.legal() == [answers.comarca(4), moves.ENOUGH]
    assert world.answer(answers.comarca(4))
    assert (world.s.phase, world.s.links) == (phases.LINK_TAKE, 0)
    assert world.legal() == [answers.take("iron"), answers.take("gold")]
    assert world.answer(answers.take("gold"))
    assert world.held_by(RED) == {"gold": 1}
    assert (world.s.phase, world.s.asked) == (phases.LINK_PICK, GREEN)
    assert not world.answer(moves.ENOUGH)
    assert world.lies(4) == {"iron": [1]}


@rule("FIN-076")
def test_one_bonus_at_most():
    world = reference()
    assert harvest.allowance_of(world.s, world.b, BLUE, 1) == 3
    assert harvest.allowance_of(world.s, world.b, BLUE, 2) == 1
    assert harvest.allowance_of(world.s, world.b, BLUE, 4) == 0
    assert harvest.allowance_of(world.s, world.b, BLUE, 5) == 0  # nobody is there
    world = reference(harvest_bonus="stack")
    assert harvest.allowance_of(world.s, world.b, BLUE, 1) == 4


@rule("FIN-099")
def test_a_mixed_city_gives_both_its_bonus():
    world = reference()
    assert [harvest.allowance_of(world.s, world.b, clan, 3) for clan in (GREEN, BLUE, RED)] == [2, 2, 0]


@rule("FIN-077")
def test_room_limits_the_harvest():
    world = without_map()
    world.town("0S 0S", 0, wood=5)
    world.drop(0, iron=3)
    assert world.harvest()
    assert world.s.allowance == 3
    assert world.legal() == [answers.take("iron"), moves.ENOUGH]
    assert not world.answer(answers.take("iron"))
    assert world.held(0, 0) == {"wood": 5, "iron": 1}
    assert world.lies(0) == {"iron": [1, 1]}


@rule("FIN-077")
def test_a_full_unit_takes_food_that_lies_together():
    world = without_map()
    world.town("0S", 0, wood=2, fish=3)
    world.drop(0, iron=1, fish=[4, 3])
    assert world.harvest()
    assert world.legal() == [answers.take("fish", 3), moves.ENOUGH]
    assert not world.answer(answers.take("fish", 3))
    assert world.held(0, 0) == {"wood": 2, "fish": 6}


def test_enough_is_enough():
    world = without_map()
    world.town("0S", 0)
    world.drop(0, iron=3)
    assert world.harvest()
    assert not world.answer(moves.ENOUGH)
    assert world.lies(0) == {"iron": [1, 1, 1]}


def test_goods_go_to_the_whole_territory_and_to_no_other():
    world = without_map()
    world.town("0S", 0, road=1, wood=3)
    world.boat(0, 1, road=1, wood=1)
    world.boat(0, 2)
    world.drop(0, iron=2)
    assert world.harvest()
    assert not world.answer(answers.take("iron"))
    assert world.held(0, 1) == {"wood": 1, "iron": 1}
    assert world.held(0, 2) == {}


def test_nomads_and_absent_clans_harvest_nothing():
    world = without_map()
    world.boat(0, 0)
    world.drop(0, iron=1)
    assert not world.harvest()


def called_cart(*, bridge: bool = True) -> World:
    world = without_map()
    world.town("0S", 0)
    world.cart(0, 1)
    if bridge:
        world.bridge(0, 1)
    world.give(0, 0, wood=3)
    world.drop(0, iron=5)
    return world


def test_an_empty_cart_is_called():
    world = called_cart()
    assert world.harvest()
    assert world.legal() == [moves.ENOUGH, answers.call(1)]
    assert world.answer(answers.call(1))
    assert world.s.unit_com[0, 1] == 0
    assert world.legal() == [answers.take("iron"), moves.ENOUGH]
    assert not world.answer(answers.take("iron"))
    assert world.held(0, 1) == {"iron": 1}


@pytest.mark.parametrize("trouble", ["loaded", "called", "no bridge"])
def test_a_cart_that_does_not_come(trouble):
    world = called_cart(bridge=trouble != "no bridge")
    if trouble == "loaded":
        world.give(0, 1, wood=1)
    if trouble == "called":
        world.town("0S", 2)
        world.bridge(0, 2)
        world.give(0, 2, wood=3)
        world.drop(2, gold=1)
        assert world.harvest()
        assert world.answer(answers.comarca(0))
        assert world.answer(answers.call(1))
        assert not world.answer(moves.ENOUGH)  # it was called already: the gold stays
        assert world.s.carts_called[0] == 0b10
    else:
        assert not world.harvest()


def test_no_cart_is_called_after_the_first_good():
    world = called_cart()
    world.s.store[0, 0, 0] = 0
    assert world.harvest()
    assert world.legal() == [answers.take("iron"), moves.ENOUGH, answers.call(1)]
    assert world.answer(answers.take("iron"))
    assert world.legal() == [answers.take("iron"), moves.ENOUGH]
