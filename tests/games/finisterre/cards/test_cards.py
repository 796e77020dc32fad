"""The cards: how many there are, what they show, how they are turned, and which are refused."""

import json
import tomllib
from collections import Counter

import pytest

from oppidum.core.options import resolve
from oppidum.games.finisterre.book import ANNEX_SMALL, LARGE_VILLAGE, make_book
from oppidum.games.finisterre.box import DATA, Box
from oppidum.games.finisterre.cards.codes import LOWER, OUT, UPPER
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.goods.resources import COINS, GOLD, IRON, WOOD
from oppidum.games.finisterre.land.grid import cell_of, neighbour
from oppidum.games.finisterre.land.landscape import CROP_FIELD, CROP_PLAGUE, FERTILITY, FOREST, MOUNTAIN, VEIN
from oppidum.games.finisterre.land.sides import EAST
from oppidum.games.finisterre.land.terrain import (
    EVENTS,
    GAME,
    HERD,
    BadCards,
    parts,
    read_card,
    turn_corner,
    turn_edges,
)
from oppidum.games.finisterre.options import OPTIONS, PRESETS
from tests.games.finisterre.world import World

rule = pytest.mark.rule
BOX = Box.load()
NE, SE, SW, NW = range(4)

# SA, SB, SC, M01-36, M37-55, M56-72, M73-85
COUNTS = {
    "cards": (4, 8, 12, 36, 19, 17, 13),
    "water cards": (4, 8, 12, 14, 7, 7, 5),
    "cards without road": (0, 1, 1, 2, 1, 1, 1),
    "water squares": (5, 11, 16, 21, 9, 11, 7),
    "junctions": (1, 2, 3, 3, 2, 1, 1),
    "coasts": (0, 0, 0, 1, 1, 1, 0),
    "lakes": (0, 0, 0, 1, 1, 1, 1),
    "bridges": (3, 4, 7, 6, 4, 4, 3),
    "docks": (1, 1, 2, 5, 2, 2, 1),
    "sites": (3, 5, 7, 17, 9, 8, 7),
    "dolmens": (0, 0, 1, 3, 2, 2, 1),
    "forests": (5, 10, 13, 23, 13, 11, 8),
    "iron mountains": (3, 5, 7, 14, 8, 6, 6),
    "farms": (0, 0, 1, 13, 7, 6, 5),
    "crops": (6, 11, 17, 20, 8, 10, 6),
    "gold mountains": (0, 2, 4, 10, 6, 5, 5),
    "nuggets": (0, 2, 5, 15, 13, 13, 13),
    "fish": (3, 8, 10, 21, 11, 12, 7),
    "rabbits": (3, 5, 6, 14, 7, 7, 5),
    "boars": (1, 2, 2, 7, 6, 3, 2),
    "deer": (0, 1, 1, 5, 1, 2, 1),
    "sheep": (0, 0, 2, 11, 6, 5, 5),
    "pigs": (0, 0, 0, 8, 4, 4, 3),
    "cows": (0, 0, 0, 5, 2, 2, 1),
    "SU": (0, 1, 1, 3, 2, 2, 1),
    "WI": (0, 1, 1, 3, 2, 2, 1),
    "PLC": (0, 0, 0, 1, 1, 0, 0),
    "PLG": (0, 0, 0, 1, 0, 1, 0),
    "PLH": (0, 0, 0, 1, 0, 0, 1),
    "FIR": (0, 0, 0, 2, 1, 0, 1),
    "VEI": (0, 0, 0, 1, 0, 1, 0),
    "ROB": (0, 0, 0, 1, 0, 1, 0),
    "FER": (0, 0, 0, 1, 1, 0, 0),
    "FLO": (0, 0, 0, 1, 1, 0, 1),
}
LETTERS = {"bridges": "B", "dolmens": "D", "lakes": "L", "forests": "F", "iron mountains": "M", "farms": "G"}
LETTERS |= {"crops": "C", "gold mountains": "O"}


def count_group(cards):
    """What the cards of a group show."""
    counts = Counter({"cards": len(cards)})
    for card in cards:
        counts["water cards"] += card.is_water
        counts["cards without road"] += not card.has_road
        counts.update(name for name, event in EVENTS.items() if event == card.event)
        for square in card.squares:
            waters = sum(edge in "ws" for edge in square.edges)
            counts["water squares"] += waters > 0
            counts["junctions"] += waters == 3
            counts["coasts"] += "s" in square.edges
            counts["docks"] += square.edges.count("d")
            counts["sites"] += square.edges.count("v")
            for name, letter in LETTERS.items():
                counts[name] += len(square.shows(letter))
            counts["nuggets"] += sum(gold.count for gold in square.shows("O"))
            counts["fish"] += sum(fish.count for fish in square.shows("f"))
            for names, kind, species in (("rabbits boars deer", "F", GAME), ("sheep pigs cows", "G", HERD)):
                counts.update(dict(zip(names.split(), square.animals(kind, species), strict=True)))
    return counts


@rule("FIN-001")
def test_the_totals():
    assert [len(cards) for cards in BOX.groups.values()] == [4, 8, 12, 36, 19, 17, 13]
    specialists = sum(kind["copies"] for kind in BOX.specialists if "replaces" not in kind)
    assert (len(BOX.cards), specialists, len(BOX.aims)) == (109, 70, 37)
    assert len(BOX.cards) + specialists + len(BOX.aims) == 216


@rule("FIN-002")
@pytest.mark.parametrize(("players", "cards"), [(2, 54), (3, 78), (4, 104), (5, 122)])
def test_the_decks(players, cards):
    book = World(players=players).book
    terrain = (book.pile == UPPER).sum() + (book.pile == LOWER).sum()
    assert terrain + book.pile_objectives.sum() + book.pile_specialties.sum() == cards
    assert (book.pile == UPPER).sum() == (8 if players < 4 else 12)


@rule("FIN-002")
@pytest.mark.parametrize(("players", "cards"), [(2, 27), (3, 40), (4, 51), (5, 61)])
def test_half_a_deck(players, cards):
    whole, half = World(players=players).b, World(players=players, deck="half").b
    assert ((half.pile == whole.pile) | (half.pile == OUT)).all()
    terrain = half.pile != OUT
    assert terrain.sum() + half.pile_objectives.sum() + half.pile_specialties.sum() == cards
    turns = [int((terrain & (half.event == EVENTS[kind])).sum()) for kind in ("SU", "WI")]
    assert turns[0] == turns[1] or players > 2
    assert min(turns) > 2


@rule("FIN-004", "FIN-005")
def test_a_peaceful_table_has_no_cards_for_strife():
    game = Finisterre(2, {"peaceful": True})
    left_out = {"GUE", "LUC"}
    kinds = {kind["code"]: int(count) for kind, count in zip(game.box.specialists, game.book.copies, strict=False)}
    usual = {kind["code"]: int(count) for kind, count in zip(BOX.specialists, World().b.copies, strict=False)}
    assert {code for code, count in usual.items() if kinds[code] != count} == left_out
    assert not any(kinds[code] for code in left_out)
    names = [aim["name"] for aim in game.box.aims]
    assert [aim["name"] for aim in BOX.aims if aim["name"] not in names] == ["loot", "conversion"]
    assert (len(game.box.aims), game.book.objectives) == (35, 35)


@rule("FIN-004")
def test_the_specialists():
    copies = {kind["code"]: kind["copies"] for kind in BOX.specialists if "replaces" not in kind}
    assert sum(copies.values()) == 70
    assert [copies[code] for code in ("ESP", "FAR", "CIZ", "MEN", "GUE", "LUC", "PAT")] == [1, 1, 1, 1, 2, 2, 2]
    assert sum(copies[code] for code in ("LAB", "GRA", "PES", "CAZ", "LEN", "CAN")) == 24
    book = World().book
    assert book.copies.sum() == 70
    gold = {kind["code"]: int(book.gold_value[number]) for number, kind in enumerate(BOX.specialists)}
    assert [gold[code] for code in ("DRU", "CON", "NAV", "LUC", "LAB", "ORF")] == [4, 3, 1, 1, 2, 3]
    assert [kind["replaces"] for kind in BOX.specialists if "replaces" in kind] == ["CAN", "LAD", "NAV", "LAB"]


@rule("FIN-005")
def test_the_objectives():
    codes = [aim["code"] for aim in BOX.aims]
    assert codes == [f"F{number:02}" for number in range(1, 18)] + [f"P{number:02}" for number in range(1, 21)]
    values = {aim["code"]: (aim["open"], aim["hidden"], aim["failed"]) for aim in BOX.aims[17:]}
    assert (values["P01"], values["P02"], values["P14"], values["P16"]) == (
        (4, 6, -2),
        (5, 8, -2),
        (2, 4, -1),
        (4, 7, -1),
    )


@rule("FIN-006")
def test_the_terrain_shows_what_was_counted():
    groups = [count_group(cards) for cards in BOX.groups.values()]
    for name, numbers in COUNTS.items():
        assert tuple(group[name] for group in groups) == numbers, name


@rule("FIN-006")
def test_the_cards_are_those_of_the_list():
    lines = tomllib.loads((DATA / "terrain.toml").read_text("utf-8"))["groups"]["M2"]
    assert lines[6] == "M07 wwrw F(b).sw,f1 / rwrw B,C.sw,O1.nw ! FER@B.sw"
    assert [card.name for card in BOX.groups["M5"]] == [f"M{number}" for number in range(73, 86)]


@rule("FIN-006")
@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("X1 wrwr B", "is not a card"),
        ("X1 wrw B / rrvr M", "not four edges"),
        ("X1 wrwx B / rrvr M", "not four edges"),
        ("X1 .rrr Q / rr.r M", "no feature"),
        ("X1 .rrr F(s) / rr.r M", "forests have game"),
        ("X1 .rrr G / rr.r M", "farms have livestock"),
        ("X1 wrwr C2.nw / rr.r M", "a number belongs"),
        ("X1 wrwr O.nw / rr.r M", "a number belongs"),
        ("X1 wrwr C.xx / rr.r M", "not a corner"),
        ("X1 .rrr M / rr.r M ! XYZ", "no event"),
        ("X1 .rrr M / rr.. M", "squares meet"),
        ("X1 .vrr M / rr.v M", "squares meet"),
        ("X1 wrrw B / rrrr M", "straight river"),
        ("X1 .rrr B / rrrr M", "straight river"),
        ("X1 .rdr M / rrrr M", "dock needs water"),
        ("X1 wrwv - / rrrr M", "neither a road"),
        ("X1 v... - / rrr. M", "neither a road"),
        ("X1 wrwr C.nw,F.sw / rrrr M", "share a bank"),
        ("X1 .r.. M / .r.r M", "at least 2 road ends"),
        ("X1 wrrr - / rrrr M", "2 or 3 edges"),
        ("X1 wwww - / .w.w -", "2 or 3 edges"),
        ("X1 wrwr M / rrrr M", "without water"),
        ("X1 .rrr C / rrrr M", "needs water"),
        ("X1 wrwr C / rrrr M", "names its corner"),
        ("X1 .rrr F.nw / rrrr M", "names its corner"),
        ("X1 ww.. - / w..w -", "turns back"),
        ("X1 .rrr M,M / rrrr M", "twice"),
    ],
)
def test_impossible_cards_are_refused(line, fault):
    with pytest.raises(BadCards, match=fault) as refusal:
        read_card(line)
    assert "X1" in str(refusal.value)


@rule("FIN-006")
def test_a_starting_card_without_water_is_refused():
    terrain = dict(BOX.terrain, groups=BOX.terrain["groups"] | {"SA": ["SA1 .rrr M / rrrr M"]})
    with pytest.raises(BadCards, match="SA1: every card of a starting group has water"):
        make_book(Box(terrain, BOX.specialists, BOX.objectives, BOX.numbers), 2, resolve(OPTIONS, PRESETS))


@rule("FIN-006")
def test_two_cards_of_one_name_are_refused():
    terrain = dict(BOX.terrain, groups=BOX.terrain["groups"] | {"SA": BOX.terrain["groups"]["SB"]})
    with pytest.raises(BadCards, match="SB1: 2 cards"):
        make_book(Box(terrain, BOX.specialists, BOX.objectives, BOX.numbers), 2, resolve(OPTIONS, PRESETS))


@rule("FIN-006")
def test_too_many_things_are_refused():
    numbers = BOX.numbers | {"tiles": 7}
    with pytest.raises(BadCards, match="13 units of a clan are too many; at most 12"):
        make_book(Box(BOX.terrain, BOX.specialists, BOX.objectives, numbers), 2, resolve(OPTIONS, PRESETS))


@rule("FIN-010")
def test_squares_are_turned_clockwise():
    assert turn_edges("wrwr", 1) == "rwrw"
    assert turn_edges("wrvd", 1) == "dwrv"
    assert (turn_corner(NW, 1), turn_corner(NE, 3)) == (NE, NW)
    book = World().book
    face = 8 * BOX.codes["SA1"]  # wrwr B,F(r).nw,C.ne: its crop lies on the east bank
    assert book.rivers[face : face + 4].tolist() == [5, 10, 5, 10]
    assert book.roads[face : face + 4].tolist() == [10, 5, 10, 5]
    assert book.features[face].tolist() == [CROP_FIELD, CROP_FIELD, FOREST, FOREST]
    assert book.features[face + 1].tolist() == [FOREST, CROP_FIELD, CROP_FIELD, FOREST]
    assert book.bridge[face : face + 8].tolist() == [1] * 4 + [0] * 4
    assert book.features[face + 4].tolist() == [MOUNTAIN | FOREST] * 4
    assert book.sites[face + 4 : face + 8].tolist() == [4, 8, 1, 2]


@rule("FIN-010")
def test_the_second_square_lies_where_east_has_turned():
    assert neighbour(cell_of(-1, 0), (EAST + 3) % 4) == cell_of(-1, 1)  # M16 at (-1, 0), facing 3
    assert neighbour(cell_of(2, 2), (EAST + 1) % 4) == cell_of(2, 1)


@rule("FIN-011")
def test_the_parts_of_a_square():
    assert parts(".w.w") == [NE, SE, SE, NE]  # {nw, ne}, {sw, se}
    assert parts("wwrv") == [NE, SE, SE, SE]  # {ne}, {se, sw, nw}
    assert parts(".www") == [NE, SE, SW, NE]  # {nw, ne}, {se}, {sw}
    assert parts("rr.v") == [NE] * 4
    book = World().book
    face = 8 * BOX.codes["M05"]  # .www C.nw,O1.se,f1
    assert book.part[face].tolist() == [NE, SE, SW, NE]
    assert book.part[face + 1].tolist() == [NE, NE, SW, NW]
    assert book.nuggets[face].tolist() == [0, 1, 0, 0]
    assert book.nuggets[face + 2].tolist() == [0, 0, 0, 1]
    assert int(book.fish[face >> 2]) == 1


@rule("FIN-006")
def test_events_and_their_places():
    book = World().book
    where = {}
    for name in ("M07", "M09", "M60", "M02", "M22"):
        card = BOX.codes[name]
        where[name] = (int(book.event[card]), int(book.event_half[card]), int(book.event_corner[card]))
    assert where["M07"] == (FERTILITY, 1, SW)
    assert where["M09"] == (CROP_PLAGUE, 0, NE)
    assert where["M60"] == (VEIN, 1, 0)
    assert where["M02"][1:] == where["M22"][1:] == (0, 0)
    roadless = [card.name for card, flag in zip(BOX.cards, book.roadless.tolist(), strict=False) if flag]
    assert roadless == ["SB7", "SC7", "M02", "M05", "M37", "M56", "M73"]


@rule("FIN-002")
def test_options_become_numbers():
    default = World().book
    other = World(start="sa", annex="gold+iron", large_third="coin", mint_fuel="iron", coin_limit=150).book
    assert (other.pile == UPPER).sum() == 4
    assert default.cost[ANNEX_SMALL].tolist() == [0, 1, 0, 2]
    assert other.cost[ANNEX_SMALL].tolist() == [0, 2, 1, 0]
    assert default.cost[LARGE_VILLAGE].tolist() == [6, 4, 1, 0]
    assert other.cost[LARGE_VILLAGE, [GOLD, COINS]].tolist() == [0, 1]
    assert (default.fuel, other.fuel, other.coin_limit, default.coin_limit) == (WOOD, IRON, 150, 0)
    free = World(carry_limit="none", melt_cap="none", open_link="strict", nomad_ground=False).book
    assert (default.carry_most, free.carry_most) == (5, 60)
    assert free.block_top[:7].tolist() == [1, 4, 8, 13, 19, 26, 34]
    assert (default.melt_cap, default.open_link_least, free.open_link_least) == (2, 2, 0)
    assert free.melt_cap > 50
    assert (default.ground_for_nomads_off, free.ground_for_nomads_off) == (0, 1)


@rule("FIN-002")
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_changes_the_book(option):
    books = [World(**{option.name: value}).book.checksum() for value in option.choices]
    assert len(set(books)) >= len(option.choices) - (option.name == "start")


@rule("FIN-002")
def test_the_facts_of_a_table_are_json():
    two, five = BOX.facts(2), BOX.facts(5)
    assert json.loads(json.dumps(two)) == two
    assert (list(two["groups"]), two["piles"]) == (["SA", "SB", "SC", "M2"], ["SB", ["M2"]])
    assert list(five["groups"]) == ["SA", "SB", "SC", "M2", "M3", "M4", "M5"]
    assert BOX.names[BOX.codes["P20"]] == "P20"
    assert len(BOX.codes) == 109 + 29 + 37
