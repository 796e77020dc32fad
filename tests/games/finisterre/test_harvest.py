"""The harvest: who picks, how much each clan takes, carts that are called, and the links."""

import pytest

from oppidum.games.finisterre import harvest, links
from oppidum.games.finisterre.state import (
    CALL_ACTION,
    ENOUGH,
    LINK_PICK,
    LINK_TAKE,
    PICK,
    PICK_ACTION,
    TAKE,
)
from tests.games.finisterre.economy_tables import BLUE, GREEN, RED, Land, named, reference

rule = pytest.mark.rule


def full_ground(land: Land) -> Land:
    for comarca in range(1, 5):
        land.lay(comarca, "wood", 1, 10)
    return land


def reap(land: Land) -> list[tuple[str, int, int]]:
    """Play the base harvest: every clan takes all that it may; (what, clan, comarca) of each event."""
    log = []
    going = harvest.begin_harvest(land.s, land.b)
    while going and land.s.phase in (PICK, TAKE):
        asked = int(land.s.asked)
        if land.s.phase == PICK:
            picks = land.legal(harvest.legal_picks)
            choice = PICK_ACTION + 3 if PICK_ACTION + 3 in picks else PICK_ACTION + 2
            log.append(("pick", asked, choice - PICK_ACTION))
        else:
            choice = land.legal(harvest.legal_takes)[0]
            log.append(("take", asked, int(land.s.field)))
        going = harvest.harvest(land.s, land.b, choice)
    return log


@rule("FIN-074")
def test_the_example_of_the_harvest():
    land = full_ground(reference())
    log = reap(land)
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
    land.check()


@rule("FIN-075")
def test_one_good_for_each_link():
    land = full_ground(reference())
    reap(land)
    order = []
    going = True
    while going:
        assert land.s.phase == LINK_PICK
        order.append(int(land.s.asked))
        picks = land.legal(links.legal_link_picks)
        assert picks[-1] == ENOUGH
        assert len(picks) == 3  # either comarca of its link
        going = harvest.harvest(land.s, land.b, picks[0])  # wood alone lies there
    assert order == [RED, GREEN, BLUE]
    land.check()


@rule("FIN-074")
def test_all_is_harvested_again_in_the_next_turn():
    land = full_ground(reference())
    first = [entry for entry in reap(land) if entry[0] == "pick"]
    land.s.store[:] = 0
    assert [entry for entry in reap(land) if entry[0] == "pick"] == first


@rule("FIN-075")
def test_each_link_is_used_once():
    land = Land()
    for west in (1, 3, 5):
        land.linked_towns(west, "0S", west + 1, "0S")
        for comarca in (west, west + 1):
            land.lay(comarca, "wood", 1, 3)
    land.s.com_flags[:] = 0  # no base harvest
    assert harvest.begin_harvest(land.s, land.b)
    left = []
    for comarca in (2, 3, 6):
        left.append([action - PICK_ACTION for action in land.legal(links.legal_link_picks)[:-1]])
        harvest.harvest(land.s, land.b, PICK_ACTION + comarca)
    assert left == [[1, 2, 3, 4, 5, 6], [3, 4, 5, 6], [5, 6]]
    assert land.s.links == 0


@rule("FIN-075")
def test_the_good_of_a_link():
    land = reference()
    land.lay(4, "iron")
    land.lay(4, "gold")
    land.s.start = RED
    for clan in (RED, GREEN):  # full stores for the base harvest
        land.s.com_flags[:, clan] = 0
    assert harvest.begin_harvest(land.s, land.b)
    assert (land.s.phase, land.s.asked) == (PICK, BLUE)
    assert harvest.harvest(land.s, land.b, PICK_ACTION + 1)  # nothing lies there, c2 is alone but c3
    assert harvest.harvest(land.s, land.b, PICK_ACTION + 2)
    assert (land.s.phase, land.s.asked) == (LINK_PICK, RED)
    assert land.legal(links.legal_link_picks) == [PICK_ACTION + 4, ENOUGH]
    assert harvest.harvest(land.s, land.b, PICK_ACTION + 4)
    assert (land.s.phase, land.s.links) == (LINK_TAKE, 0)
    assert land.legal(links.legal_link_takes) == [named("iron"), named("gold")]
    assert harvest.harvest(land.s, land.b, named("gold"))
    assert land.held_by(RED) == {"gold": 1}
    assert (land.s.phase, land.s.asked) == (LINK_PICK, GREEN)
    assert not harvest.harvest(land.s, land.b, ENOUGH)
    assert land.lies(4) == {("iron", 1): 1}


@rule("FIN-076")
def test_one_bonus_at_most():
    land = reference()
    assert harvest.allowance_of(land.s, land.b, BLUE, 1) == 3
    assert harvest.allowance_of(land.s, land.b, BLUE, 2) == 1
    assert harvest.allowance_of(land.s, land.b, BLUE, 4) == 0
    assert harvest.allowance_of(land.s, land.b, BLUE, 5) == 0  # nobody is there
    land = reference(bonuses_stack=1)
    assert harvest.allowance_of(land.s, land.b, BLUE, 1) == 4


@rule("FIN-099")
def test_a_mixed_city_gives_both_its_bonus():
    land = reference()
    assert [harvest.allowance_of(land.s, land.b, clan, 3) for clan in (GREEN, BLUE, RED)] == [2, 2, 0]


@rule("FIN-077")
def test_room_limits_the_harvest():
    land = Land()
    land.town(0, "0S 0S")
    land.store(0, 0, wood=5)
    land.lay(0, "iron", 1, 3)
    assert harvest.begin_harvest(land.s, land.b)
    assert land.s.allowance == 3
    assert land.legal(harvest.legal_takes) == [named("iron"), ENOUGH]
    assert not harvest.harvest(land.s, land.b, named("iron"))
    assert land.held(0, 0) == {"wood": 5, "iron": 1}
    assert land.lies(0) == {("iron", 1): 2}


@rule("FIN-077")
def test_a_full_unit_takes_food_that_lies_together():
    land = Land()
    land.town(0, "0S")
    land.store(0, 0, wood=2, fish=3)
    land.lay(0, "iron")
    land.lay(0, "fish", 4)
    land.lay(0, "fish", 3)
    assert harvest.begin_harvest(land.s, land.b)
    assert land.legal(harvest.legal_takes) == [named("fish", 3), ENOUGH]
    assert not harvest.harvest(land.s, land.b, named("fish", 3))
    assert land.held(0, 0) == {"wood": 2, "fish": 6}


def test_enough_is_enough():
    land = Land()
    land.town(0, "0S")
    land.lay(0, "iron", 1, 3)
    assert harvest.begin_harvest(land.s, land.b)
    assert not harvest.harvest(land.s, land.b, ENOUGH)
    assert land.lies(0) == {("iron", 1): 3}


def test_goods_go_to_the_whole_territory_and_to_no_other():
    land = Land()
    land.town(0, "0S", road=1)
    land.boat(0, 1, road=1)
    land.boat(0, 2)
    land.store(0, 0, wood=3)
    land.store(0, 1, wood=1)
    land.lay(0, "iron", 1, 2)
    assert harvest.begin_harvest(land.s, land.b)
    assert not harvest.harvest(land.s, land.b, named("iron"))
    assert land.held(0, 1) == {"wood": 1, "iron": 1}
    assert land.held(0, 2) == {}


def test_nomads_and_absent_clans_harvest_nothing():
    land = Land()
    land.boat(0, 0)
    land.lay(0, "iron")
    assert not harvest.begin_harvest(land.s, land.b)


def called_cart(*, bridge: bool = True) -> Land:
    land = Land()
    land.town(0, "0S")
    land.cart(0, 1)
    if bridge:
        land.bridge(0, 1)
    land.store(0, 0, wood=3)
    land.lay(0, "iron", 1, 5)
    return land


def test_an_empty_cart_is_called():
    land = called_cart()
    assert harvest.begin_harvest(land.s, land.b)
    assert land.legal(harvest.legal_takes) == [ENOUGH, CALL_ACTION + 1]
    assert harvest.harvest(land.s, land.b, CALL_ACTION + 1)
    assert land.s.unit_com[0, 1] == 0
    assert land.legal(harvest.legal_takes) == [named("iron"), ENOUGH]
    assert not harvest.harvest(land.s, land.b, named("iron"))
    assert land.held(0, 1) == {"iron": 1}


@pytest.mark.parametrize("trouble", ["loaded", "called", "no bridge"])
def test_a_cart_that_does_not_come(trouble):
    land = called_cart(bridge=trouble != "no bridge")
    if trouble == "loaded":
        land.store(0, 1, wood=1)
    if trouble == "called":
        land.town(2, "0S")
        land.bridge(0, 2)
        land.store(0, 2, wood=3)
        land.lay(2, "gold")
        assert harvest.begin_harvest(land.s, land.b)
        assert harvest.harvest(land.s, land.b, PICK_ACTION + 0)
        assert harvest.harvest(land.s, land.b, CALL_ACTION + 1)
        assert not harvest.harvest(land.s, land.b, ENOUGH)  # it was called already: the gold stays
        assert land.s.carts_called[0] == 0b10
    else:
        assert not harvest.begin_harvest(land.s, land.b)


def test_no_cart_is_called_after_the_first_good():
    land = called_cart()
    land.s.store[0, 0, 0] = 0
    assert harvest.begin_harvest(land.s, land.b)
    assert land.legal(harvest.legal_takes) == [named("iron"), ENOUGH, CALL_ACTION + 1]
    assert harvest.harvest(land.s, land.b, named("iron"))
    assert land.legal(harvest.legal_takes) == [named("iron"), ENOUGH]
