"""Coincidences: what appears on the ground and in the market, and what the placer finds."""

import pytest

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.cards import card_phase
from oppidum.games.finisterre.land import generation
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.land.landscape import FOREST, MOUNTAIN
from oppidum.games.finisterre.state import BOUGHT
from tests.games.finisterre.world import B1, B2, B4, World, laid
from tests.games.finisterre.world.names import CODES, CORNERS, SIDES

rule = pytest.mark.rule


@rule("FIN-008")
def test_the_ground_comes_before_the_market():
    world = laid(B1)
    world.give(1, BOUGHT, wood=49)
    world.lay("SA2", 0, 1, 0)
    assert world.all_lies()["wood"] == [1]
    assert "wood" not in world.market()
    assert world.s.supply[0] == 0
    world.check()


@rule("FIN-008")
def test_dice_are_limited_too():
    world = laid(B1)
    world.give(1, BOUGHT, crop=6 * 28)
    world.lay("SA2", 0, 1, 0)
    assert world.all_lies()["crop"] == [2, 2]
    assert "crop" not in world.market()


@rule("FIN-022")
def test_the_coincidences_of_two_cards():
    world = laid(B2)
    assert world.lies(1, 0, "ne") == {"wood": [1, 1], "iron": [1, 1], "crop": [2, 2, 2], "game": [1]}
    assert world.lies(0, 0, "nw") == {}
    assert world.market() == {"wood": 1, "iron": 1, "crop": 2, "game": 1}
    world.check()


@rule("FIN-023")
def test_a_side_generates_once():
    world = laid(B2)
    before = world.all_lies()
    world.lay("M09", 0, 0, 0)
    after = world.all_lies()
    assert {name: len(goods) for name, goods in after.items() if name != "crop"} == {
        name: len(goods) for name, goods in before.items() if name != "crop"
    }
    assert after["crop"] == [2]  # its plague
    assert world.lies(0, 0, "nw") == {}


@rule("FIN-023")
def test_the_other_half_of_a_side_generates_still():
    world = laid(B2)
    before = world.lies(1, 0, "ne")
    world.lay("M60", 0, 0, 0)
    assert world.lies(0, 0, "nw") == {"crop": [2, 2, 2]}
    assert world.lies(1, 0, "ne") == before


@rule("FIN-051")
@pytest.mark.parametrize("players", [2, 5])
def test_wood_for_as_many_as_play(players):
    world = laid(B2, players)
    assert world.lies(1, 0, "ne")["wood"] == [1] * players
    assert world.market()["wood"] == 1


@rule("FIN-052")
def test_game_of_two_forests():
    world = laid(B1 + ", M30 2 0 0, M29 4 0 0")
    assert world.all_lies()["game"] == [1, 2, 3]
    assert world.market()["game"] == 3


def mining_town(*, has_vein: bool, **options: str) -> World:
    """Three settlements in the east, one of them a city, and a mountain beside a mountain to come."""
    world = laid(B1 + ", M36 2 0 0, M47 4 0 0", **options)
    world.town("0S 0S", 1, 0, "s", second="s")
    world.town("1S", 3, 0, "s")
    world.town("1S", 5, 0, "s")
    if has_vein:
        world.s.vein_mark[0] = world.s.town_anchor[0]
        world.s.vein_marks = 1
    return world


@rule("FIN-053")
@pytest.mark.parametrize(("vein", "iron"), [(False, 5), (True, 6)])
def test_iron_for_settlements_and_veins(vein, iron):
    world = mining_town(has_vein=vein)
    world.lay("SA2", 0, 1, 0)
    assert world.all_lies()["iron"] == [1] * iron
    assert world.market()["iron"] == 1


@pytest.mark.parametrize("vein", [False, True])
def test_veins_of_wood_bring_no_iron(vein):
    world = mining_town(has_vein=vein, vein="wood")
    world.lay("SA2", 0, 1, 0)
    assert world.all_lies()["iron"] == [1] * 5


@rule("FIN-073")
def test_a_vein_counts_for_its_own_card():
    world = laid(B1 + ", M30 2 0 0")
    before = len(world.all_lies()["iron"])
    world.lay("M23", 1, 1, 0)
    assert world.s.vein_marks == 1
    assert len(world.all_lies()["iron"]) - before == 3


@rule("FIN-054", "FIN-055")
def test_gold_and_crop():
    world = laid("M09 0 0 0, M10 0 1 0")
    assert world.lies(0, 0, "nw") == {"gold": [1, 1, 1]}
    assert world.lies(0, 0, "ne")["crop"] == [2, 2, 2]
    assert world.market() == {"crop": 2}
    world.check()


def farms(west: str, east: str) -> World:
    """Two farms side by side with these animals: sheep, pigs, cows."""
    world = laid(B1)
    world.herd("M27", 1, west)
    world.herd("M28", 0, east)
    return world.lay_cards("M27 2 0 0, M28 4 0 0")


@rule("FIN-056")
def test_livestock_of_two_farms():
    world = farms("cpp", "ss")
    assert world.all_lies()["livestock"] == [1, 1, 2, 2, 3]
    assert world.market()["livestock"] == 3


@rule("FIN-057")
@pytest.mark.parametrize(
    ("west", "east", "dice"),
    [("p", "ps", [1, 1, 2, 2]), ("s", "s", [1, 1, 1]), ("c", "cp", [2, 2, 3, 3]), ("pc", "pc", [2, 2, 2, 3, 3])],
)
def test_offspring(west, east, dice):
    world = farms(west, east)
    assert world.all_lies()["livestock"] == dice
    assert world.market()["livestock"] == max(dice)


@rule("FIN-059")
@pytest.mark.parametrize(("bank", "north", "south"), [(0, [2, 2], [2]), (1, [2], [2, 2])])
def test_the_odd_fish_swims_where_the_placer_says(bank, north, south):
    world = laid(B4)
    assert phases.BANK in world.lay("SA4", -1, 0, 2, bank=bank)
    assert world.lies(0, 0, "nw")["fish"] == north
    assert world.lies(0, 0, "sw")["fish"] == south
    assert world.market()["fish"] == 2


@rule("FIN-058")
@pytest.mark.parametrize("name", ["SB7", "SA4"])
def test_both_rivers_must_show_fish(name):
    world = laid()
    code = CODES[name]
    world.book.fish[2 * code : 2 * code + 2] = 0
    world.lay("SB7", 0, 0)
    assert phases.BANK not in world.lay("SA4", -1, 0, 2)
    assert "fish" not in world.all_lies()


def test_every_side_remembers_for_itself():
    world = farms("cpp", "ss")
    north, east = world.s.plot_made[world.s.plot_at[cell_of(3, 0)] - 1]
    assert north == 0
    assert east > 0


def test_both_halves_of_a_side_generate_all_that_they_have():
    world = laid(B1)
    for plot in range(2):
        world.book.features[world.s.plot_face[plot]] = FOREST | MOUNTAIN
    for half, generated in ((1, 1), (0, 2), (1, 2), (0, 2)):
        generation.coincide(world.s, world.b, 1, 0, SIDES["w"], half, CORNERS["nw"], CORNERS["ne"])
        assert (world.market()["wood"], world.market()["iron"]) == (generated, generated)


@rule("FIN-059")
def test_an_even_number_of_fish_asks_nobody():
    world = laid(B4)
    assert phases.BANK not in world.lay("SB4", 1, 1, 3)


@rule("FIN-060")
def test_one_good_is_found_for_a_card():
    world = laid(B1)
    asked = world.lay("SA2", 0, 1, 0, find="iron")
    assert asked.count(phases.FIND) == 1
    assert world.held(0) == {"iron": 1}
    assert world.all_lies()["iron"] == [1]
    world.check()


@rule("FIN-060")
def test_what_a_village_finds_lies_there_no_longer():
    world = laid(B1)
    world.town("0S", 1, 0, "s")
    world.lay("SA2", 0, 1, 0, find="iron")
    assert world.held(0, 0) == {"iron": 1}
    assert world.all_lies()["iron"] == [1, 1]  # two, and one for the settlement
    world.check()


@rule("FIN-060")
def test_nothing_is_found_without_room():
    world = laid(B1)
    world.give(0, gold=5)
    assert phases.FIND not in world.lay("SA2", 0, 1, 0)
    assert world.held(0) == {"gold": 5}


@rule("FIN-060")
def test_what_was_found_may_be_left():
    world = laid(B1)
    assert world.lay("SA2", 0, 1, 0) == [phases.FIND]
    assert world.held(0) == {}
    assert world.find("") == moves.NO_FIND


@rule("FIN-060")
def test_a_cart_comes_over_the_bridge_for_a_find():
    world = laid(B2)
    world.town("0S", 1, 0, "s", gold=3)
    cart = world.cart(0, 1, 0, "ne")
    west = world.comarca(0, 0, "nw")
    assert world.s.unit_com[0, cart] != west
    assert phases.FIND in world.lay("M60", 0, 0, 0, find="crop")
    assert world.s.unit_com[0, cart] == west
    assert world.held(0, cart) == {"crop": 2}
    world.check()


@rule("FIN-060")
@pytest.mark.parametrize("trouble", ["no cart", "a loaded cart"])
def test_no_cart_for_a_find(trouble):
    world = laid(B2)
    world.town("0S", 1, 0, "s", gold=3)
    if trouble == "a loaded cart":
        world.give(0, world.cart(0, 1, 0, "ne"), gold=1)
    assert phases.FIND not in world.lay("M60", 0, 0, 0)


@rule("FIN-061")
def test_a_card_without_a_road_brings_another():
    world = laid()
    assert world.lay("M02", 0, 0, 0) == [phases.DEAL]
    assert world.s.asked == 0
    card = CODES["SB1"]
    assert not card_phase.take_bonus(world.s, world.b, card, NO_AWARDS)  # nobody plays it in this turn
    assert world.s.hand[0, 0] == card
    assert world.s.hand_open[0, 0] == 1
    assert world.s.hand_later[0, 0] == 1


@rule("FIN-061")
def test_no_bonus_for_a_card_with_a_road_or_from_an_empty_deck():
    assert laid().lay("M01", 0, 0, 0) == []
    world = laid()
    world.s.deck[:] = 0
    assert world.lay("M02", 0, 0, 0) == []


@rule("FIN-062")
def test_the_season_comes_before_the_crop():
    world = laid(B4)
    world.lay("M01", -2, 0, 0)
    assert world.lies(0, 0, "nw")["crop"] == [3, 3, 3]
    assert world.market()["crop"] == 3
    assert "crop" not in world.lies(0, 0, "se")
