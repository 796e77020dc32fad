"""Coincidences: what appears on the ground and in the market, and what the placer finds."""

import pytest

from oppidum.games.finisterre import carding, generation
from oppidum.games.finisterre.grid import cell_of
from oppidum.games.finisterre.state import BANK, BOUGHT, CARAVAN, DEAL, FIND, FOREST, MOUNTAIN, NO_FIND
from tests.games.finisterre.maps import NE, NW, SE, SW, Map, S, W, b1, b2, b4

rule = pytest.mark.rule


@rule("FIN-008")
def test_the_ground_comes_before_the_market():
    m = b1()
    m.store(1, BOUGHT, wood=49)
    m.lay("SA2", 0, 1, 0)
    assert m.all_lies()["wood"] == [1]
    assert "wood" not in m.market()
    assert m.s.supply[0] == 0
    m.check()


@rule("FIN-008")
def test_dice_are_limited_too():
    m = b1()
    m.store(1, BOUGHT, crop=6 * 28)
    m.lay("SA2", 0, 1, 0)
    assert m.all_lies()["crop"] == [2, 2]
    assert "crop" not in m.market()


@rule("FIN-022")
def test_the_coincidences_of_two_cards():
    m = b2()
    assert m.lies(1, 0, NE) == {"wood": [1, 1], "iron": [1, 1], "crop": [2, 2, 2], "game": [1]}
    assert m.lies(0, 0, NW) == {}
    assert m.market() == {"wood": 1, "iron": 1, "crop": 2, "game": 1}
    m.check()


@rule("FIN-023")
def test_a_side_generates_once():
    m = b2()
    before = m.all_lies()
    m.lay("M09", 0, 0, 0)
    after = m.all_lies()
    assert {name: len(goods) for name, goods in after.items() if name != "crop"} == {
        name: len(goods) for name, goods in before.items() if name != "crop"
    }
    assert after["crop"] == [2]  # its plague
    assert m.lies(0, 0, NW) == {}


@rule("FIN-023")
def test_the_other_half_of_a_side_generates_still():
    m = b2()
    before = m.lies(1, 0, NE)
    m.lay("M60", 0, 0, 0)
    assert m.lies(0, 0, NW) == {"crop": [2, 2, 2]}
    assert m.lies(1, 0, NE) == before


@rule("FIN-051")
@pytest.mark.parametrize("players", [2, 5])
def test_wood_for_as_many_as_play(players):
    m = b2(players)
    assert m.lies(1, 0, NE)["wood"] == [1] * players
    assert m.market()["wood"] == 1


@rule("FIN-052")
def test_game_of_two_forests():
    m = b1().lay_all(("M30", 2, 0, 0), ("M29", 4, 0, 0))
    assert m.all_lies()["game"] == [1, 2, 3]
    assert m.market()["game"] == 3


def mining_town(*, vein: bool, options: dict | None = None) -> Map:
    """Three settlements in the east, one of them a city, and a mountain beside a mountain to come."""
    m = b1(2, **(options or {})).lay_all(("M36", 2, 0, 0), ("M47", 4, 0, 0))
    m.village(1, 0, S, "0S 0S", S)
    m.village(3, 0, S, "1S")
    m.village(5, 0, S, "1S")
    if vein:
        m.s.vein_mark[0] = m.s.town_anchor[0]
        m.s.vein_marks = 1
    return m


@rule("FIN-053")
@pytest.mark.parametrize(("vein", "iron"), [(False, 5), (True, 6)])
def test_iron_for_settlements_and_veins(vein, iron):
    m = mining_town(vein=vein)
    m.lay("SA2", 0, 1, 0)
    assert m.all_lies()["iron"] == [1] * iron
    assert m.market()["iron"] == 1


@pytest.mark.parametrize("vein", [False, True])
def test_veins_of_wood_bring_no_iron(vein):
    m = mining_town(vein=vein, options={"vein": "wood"})
    m.lay("SA2", 0, 1, 0)
    assert m.all_lies()["iron"] == [1] * 5


@rule("FIN-073")
def test_a_vein_counts_for_its_own_card():
    m = b1().lay_all(("M30", 2, 0, 0))
    before = len(m.all_lies()["iron"])
    m.lay("M23", 1, 1, 0)
    assert m.s.vein_marks == 1
    assert len(m.all_lies()["iron"]) - before == 3


@rule("FIN-054", "FIN-055")
def test_gold_and_crop():
    m = Map().lay_all(("M09", 0, 0, 0), ("M10", 0, 1, 0))
    assert m.lies(0, 0, NW) == {"gold": [1, 1, 1]}
    assert m.lies(0, 0, NE)["crop"] == [2, 2, 2]
    assert m.market() == {"crop": 2}
    m.check()


def farms(west: str, east: str) -> Map:
    """Two farms side by side with these animals: sheep, pigs, cows."""
    m = b1()
    m.herd("M27", 1, west)
    m.herd("M28", 0, east)
    m.lay_all(("M27", 2, 0, 0), ("M28", 4, 0, 0))
    return m


@rule("FIN-056")
def test_livestock_of_two_farms():
    m = farms("cpp", "ss")
    assert m.all_lies()["livestock"] == [1, 1, 2, 2, 3]
    assert m.market()["livestock"] == 3


@rule("FIN-057")
@pytest.mark.parametrize(
    ("west", "east", "dice"),
    [("p", "ps", [1, 1, 2, 2]), ("s", "s", [1, 1, 1]), ("c", "cp", [2, 2, 3, 3]), ("pc", "pc", [2, 2, 2, 3, 3])],
)
def test_offspring(west, east, dice):
    m = farms(west, east)
    assert m.all_lies()["livestock"] == dice
    assert m.market()["livestock"] == max(dice)


@rule("FIN-059")
@pytest.mark.parametrize(("bank", "north", "south"), [(0, [2, 2], [2]), (1, [2], [2, 2])])
def test_the_odd_fish_swims_where_the_placer_says(bank, north, south):
    m = b4()
    assert BANK in m.lay("SA4", -1, 0, 2, bank=bank)
    assert m.lies(0, 0, NW)["fish"] == north
    assert m.lies(0, 0, SW)["fish"] == south
    assert m.market()["fish"] == 2


@rule("FIN-058")
@pytest.mark.parametrize("name", ["SB7", "SA4"])
def test_both_rivers_must_show_fish(name):
    m = Map()
    code = m.table.box.codes[name]
    m.book.fish[2 * code : 2 * code + 2] = 0
    m.lay_all(("SB7", 0, 0, 0))
    assert BANK not in m.lay("SA4", -1, 0, 2)
    assert "fish" not in m.all_lies()


def test_every_side_remembers_for_itself():
    m = farms("cpp", "ss")
    north, east = m.s.plot_made[m.s.plot_at[cell_of(3, 0)] - 1]
    assert north == 0
    assert east > 0


def test_both_halves_of_a_side_generate_all_that_they_have():
    m = b1()
    for plot in range(2):
        m.book.features[m.s.plot_face[plot]] = FOREST | MOUNTAIN
    for half, generated in ((1, 1), (0, 2), (1, 2), (0, 2)):
        generation.coincide(m.s, m.b, 1, 0, W, half, NW, NE)
        assert (m.market()["wood"], m.market()["iron"]) == (generated, generated)


@rule("FIN-059")
def test_an_even_number_of_fish_asks_nobody():
    m = b4()
    assert BANK not in m.lay("SB4", 1, 1, 3)


@rule("FIN-060")
def test_one_good_is_found_for_a_card():
    m = b1()
    asked = m.lay("SA2", 0, 1, 0, find="iron")
    assert asked.count(FIND) == 1
    assert m.held(0, CARAVAN) == {"iron": 1}
    assert m.all_lies()["iron"] == [1]
    m.check()


@rule("FIN-060")
def test_what_a_village_finds_lies_there_no_longer():
    m = b1()
    m.village(1, 0, S, "0S")
    m.lay("SA2", 0, 1, 0, find="iron")
    assert m.held(0, 0) == {"iron": 1}
    assert m.all_lies()["iron"] == [1, 1]  # two, and one for the settlement
    m.check()


@rule("FIN-060")
def test_nothing_is_found_without_room():
    m = b1()
    m.store(0, CARAVAN, gold=5)
    assert FIND not in m.lay("SA2", 0, 1, 0)
    assert m.held(0, CARAVAN) == {"gold": 5}


@rule("FIN-060")
def test_what_was_found_may_be_left():
    m = b1()
    assert m.lay("SA2", 0, 1, 0) == [FIND]
    assert m.held(0, CARAVAN) == {}
    assert m.find("") == NO_FIND


@rule("FIN-060")
def test_a_cart_comes_over_the_bridge_for_a_find():
    m = b2()
    m.village(1, 0, S, "0S")
    m.store(0, 0, gold=3)
    cart = m.cart(1, 0, NE)
    west = m.com(0, 0, NW)
    assert m.s.unit_com[0, cart] != west
    assert FIND in m.lay("M60", 0, 0, 0, find="crop")
    assert m.s.unit_com[0, cart] == west
    assert m.held(0, cart) == {"crop": 2}
    m.check()


@rule("FIN-060")
@pytest.mark.parametrize("trouble", ["no cart", "a loaded cart"])
def test_no_cart_for_a_find(trouble):
    m = b2()
    m.village(1, 0, S, "0S")
    m.store(0, 0, gold=3)
    if trouble == "a loaded cart":
        m.store(0, m.cart(1, 0, NE), gold=1)
    assert FIND not in m.lay("M60", 0, 0, 0)


@rule("FIN-061")
def test_a_card_without_a_road_brings_another():
    m = Map()
    assert m.lay("M02", 0, 0, 0) == [DEAL]
    assert m.s.asked == 0
    card = m.table.box.codes["SB1"]
    assert not carding.take_bonus(m.s, m.b, card)  # nobody plays it in this turn
    assert m.s.hand[0, 0] == card
    assert m.s.hand_open[0, 0] == 1
    assert m.s.hand_later[0, 0] == 1


@rule("FIN-061")
def test_no_bonus_for_a_card_with_a_road_or_from_an_empty_deck():
    assert Map().lay("M01", 0, 0, 0) == []
    m = Map()
    m.s.deck[:] = 0
    assert m.lay("M02", 0, 0, 0) == []


@rule("FIN-062")
def test_the_season_comes_before_the_crop():
    m = b4()
    m.lay("M01", -2, 0, 0)
    assert m.lies(0, 0, NW)["crop"] == [3, 3, 3]
    assert m.market()["crop"] == 3
    assert "crop" not in m.lies(0, 0, SE)
