"""Where tiles go, and how the river runs."""

import pytest

from oppidum.core.game import CHANCE, OVER, Refusal
from oppidum.games.carcassonne.game import Carcassonne
from oppidum.games.carcassonne.tiles import FIELD
from tests.conftest import play_at_random
from tests.games.carcassonne.table import BOX, Table, box_of, with_tile

rule = pytest.mark.rule
CORNER = """
    turn 1
    phase place {hand}
    scores 0 0
    landscape
         0   1
     1 E/S   .
     0 D/N U/E
"""
RIVER = ["RV_CICI", "RV_CIRI", "RV_LIRI", "RV_RIRI", "RV_IFIF", "RV_IFIF", "RV_CCII", "RV_RRII", "RV_FFII", "RV_FFII"]


def river_board(hand: str, *tiles: tuple[int, int, str], discarded: str = "") -> Table:
    """The spring and these tiles, with a tile in hand."""
    board = {(0, 0): "RV_SPRING/N"} | {(x, y): name for x, y, name in tiles}
    xs = range(min(x for x, _ in board), max(x for x, _ in board) + 1)
    ys = range(max(y for _, y in board), min(y for _, y in board) - 1, -1)
    rows = [" ".join(map(str, xs))] + [" ".join([str(y), *(board.get((x, y), ".") for x in xs)]) for y in ys]
    lost = f"discarded {discarded}\n" if discarded else ""
    return Table(f"turn 1\nphase {hand}\nscores 0 0\n{lost}landscape\n" + "\n".join(rows), river=True)


@rule("CAR-07")
def test_a_tile_touches_another_along_a_side():
    table = Table("turn 1\nphase place E\nscores 0 0\nlandscape\n 0\n 0 D/N")
    assert "touches no tile" in table.refuses("1,1 N").message  # only a corner
    assert "touches no tile" in table.refuses("5,5 N").message
    occupied = table.refuses("0,0 N")
    assert (occupied.rule, occupied.where) == ("CAR-07", ("0,0",))
    assert "lies on 0,0 already" in occupied.message
    # A square that shares its cell with a frontier square is still far away.
    assert table.refuses("44,-42 N").rule == "CAR-07"


@rule("CAR-08")
def test_all_touching_sides_are_alike():
    table = Table(CORNER.format(hand="V"))
    assert [offer for offer in table.offers if offer.startswith("1,1")] == ["1,1 S"]
    west = table.refuses("1,1 E")
    assert (west.rule, west.where) == ("CAR-08", ("1,1", "0,1"))
    assert "west side is road, but 0,1 has field" in west.message
    assert "south side is road, but 1,0 has field" in table.refuses("1,1 W").message
    both = table.refuses("1,1 N").message
    assert "south" in both
    assert "west" in both
    assert not any(offer.startswith("1,1") for offer in Table(CORNER.format(hand="W")).offers)


@rule("CAR-08")
def test_every_rotation_is_offered_where_it_fits():
    table = Table(CORNER.format(hand="E"))
    assert [offer for offer in table.offers if offer.startswith("0,-1")] == ["0,-1 E", "0,-1 S", "0,-1 W"]
    assert [offer for offer in table.offers if offer.startswith("1,1")] == ["1,1 N", "1,1 E"]


@rule("CAR-09")
def test_a_tile_that_fits_must_be_placed():
    table = Table(CORNER.format(hand="V"))
    assert "discard" not in table.offers
    assert "none" not in table.offers
    assert table.refuses("discard").rule == "CAR-09"
    assert table.game.screen.view(table.s, None)["hand"] == "V"


@rule("CAR-10")
def test_a_tile_that_fits_nowhere_is_discarded():
    table = Table(CORNER.format(hand="C"))
    assert table.offers == ["discard"]
    table.play("discard")
    assert table.game.screen.view(table.s, None)["discarded"] == ["C"]
    assert table.turn == 0
    assert "C" not in table.offers
    table.play("V")
    assert table.turn == 1


@rule("CAR-10")
def test_the_match_ends_when_the_last_tile_is_discarded():
    table = Table(box=box_of(D=1, E=1, C=1))
    table.play("E", "0,1 S", "field", "C")
    assert table.points("discard") == {1: 4}  # the farm at the city of two tiles
    assert table.game.to_move(table.s) == OVER


@rule("CAR-43")
def test_the_river_is_laid_first():
    game = Carcassonne(2, {"river": True})
    s = game.initial()
    assert game.screen.view(s, None)["tiles"]["0"]["kind"] == "RV_SPRING"
    assert sum(tile.count for tile in BOX.tiles if tile.river) == 12
    table = Table(river=True)
    assert sorted(table.offers) == sorted(set(RIVER))
    assert table.game.weights(table.s).sum() == 10
    assert table.refuses("V").rule == "CAR-43"
    for seed in range(20):
        draws = [event.text for event in play_at_random(game, seed).events if event.actor == CHANCE]
        assert sorted(draws[:10]) == sorted(RIVER)
        assert not any(name.startswith("RV") for name in draws[11:])


@rule("CAR-43")
def test_a_board_with_land_before_the_end_of_the_river_is_refused():
    with pytest.raises(Refusal, match="river must be finished") as refused:
        river_board("draw", (0, 1, "V/S"))
    assert refused.value.rule == "CAR-43"


@rule("CAR-44")
def test_a_river_tile_continues_the_river():
    table = river_board("place RV_CIRI")
    assert table.offers == ["1,0 N", "1,0 S"]
    elsewhere = table.refuses("0,1 N")
    assert (elsewhere.rule, elsewhere.where) == ("CAR-44", ("0,1", "1,0"))
    assert "must go on at 1,0" in elsewhere.message
    assert table.refuses("1,0 E").rule == "CAR-08"  # a city would meet the river
    table.play("1,0 N")
    assert table.offers == ["city N", "road S", "field ENE", "field WNW", "field ESE", "field SSW", "none"]
    table.play("city")
    assert [f["part"] for f in table.game.screen.view(table.s, None)["followers"].values()] == ["city N"]


@rule("CAR-45")
def test_nobody_stands_on_the_river_and_it_parts_fields():
    table = river_board("place RV_IFIF")
    table.play("1,0 N")
    assert table.offers == ["field NNW", "field ESE", "none"]
    assert table.refuses("river").rule == "CAR-45"
    for tile in BOX.tiles:
        if len(tile.river) == 2:
            for side in tile.river:
                banks = [segment for segment in tile.segments if {2 * side, 2 * side + 1} <= set(segment.halves)]
                assert banks == [], f"a field of {tile.id} lies on both banks"


@rule("CAR-46")
def test_no_u_turn():
    right = (1, 0, "RV_FFII/N")
    again = river_board("place RV_FFII", right)
    assert again.offers == ["1,-1 S"]  # right, then left
    assert again.refuses("1,-1 E").rule == "CAR-46"
    between = river_board("place RV_FFII", right, (1, -1, "RV_IFIF/E"))
    assert between.offers == ["1,-2 E", "1,-2 S"]
    with pytest.raises(Refusal, match="U-turn"):
        river_board("draw", right, (1, -1, "RV_FFII/E"))


@rule("CAR-47")
def test_a_river_tile_without_room_is_discarded():
    spiral = [
        (1, 0, "RV_FFII/N"),
        (1, -1, "RV_IFIF/E"),
        (1, -2, "RV_FFII/E"),
        (0, -2, "RV_IFIF/N"),
        (-1, -2, "RV_CCII/W"),
        (-1, -1, "RV_CICI/E"),
    ]
    table = river_board("place RV_RIRI", *spiral)
    assert table.offers == ["discard"]
    assert table.refuses("-1,0 N").rule == "CAR-08"
    table.play("discard", "RV_LIRI", "-1,0 E")  # the next river tile has room
    assert table.game.screen.view(table.s, None)["discarded"] == ["RV_RIRI"]


@rule("CAR-48")
def test_the_lake_is_drawn_eleventh_and_ends_the_river():
    lost = " ".join(name for name in RIVER if name != "RV_CCII")
    table = river_board("draw", (1, 0, "RV_CCII/E"), discarded=lost)
    assert table.offers == ["RV_LAKE"]
    assert table.refuses("V").rule == "CAR-48"
    table.play("RV_LAKE")
    assert table.offers == ["1,-1 E"]
    assert table.refuses("0,1 N").rule == "CAR-44"
    table.play("1,-1 E")
    assert "field NNW" in table.offers
    table.play("field")
    assert "river_end" not in table.game.screen.view(table.s, None)
    assert "V" in table.offers


@rule("CAR-50")
def test_nobody_stands_at_the_spring():
    first = Table(river=True)
    first.play("RV_IFIF", "1,0 N")
    assert len(first.offers) > 1
    with pytest.raises(Refusal) as refused:
        Table("turn 1\nphase draw\nscores 0 0\nlandscape\n 0\n 0 RV_SPRING/N\nfollowers\n 1 0,0 field", river=True)
    assert refused.value.rule == "CAR-11"


def test_a_row_of_84_tiles_in_any_direction():
    straight = {"N": ("U", "N"), "S": ("U", "N"), "E": ("U", "E"), "W": ("U", "E")}
    steps = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}
    for direction, (kind, facing) in straight.items():
        table = Table(box=with_start("X", box_of(U=83, X=1)))
        for step in range(1, 84):
            x, y = steps[direction]
            table.play(kind, f"{x * step},{y * step} {facing}", "none" if step > 1 else "field NNW")
        assert table.game.to_move(table.s) == OVER
        assert table.s.tiles == 84


def with_start(kind, box):
    return with_tile(with_tile(box, "D", start=False), kind, start=True)


def test_facings_that_look_the_same_are_offered_once():
    symmetry = {tile.id: tile.symmetry for tile in BOX.tiles}
    assert [kind for kind, turns in symmetry.items() if turns == 1] == ["B", "C", "X"]
    assert [kind for kind, turns in symmetry.items() if turns == 2] == [
        "F",
        "G",
        "H",
        "U",
        "RV_CICI",
        "RV_RIRI",
        "RV_IFIF",
    ]
    table = Table("turn 1\nphase place U\nscores 0 0\nlandscape\n 0\n 0 D/N")
    assert "1,0 E" in table.offers
    assert "1,0 W" not in table.offers
    assert table.game.words.parse(table.s, "1,0 W") == table.game.words.parse(table.s, "1,0 E")


def test_fields_meet_at_half_sides():
    for tile in BOX.tiles:
        for segment in tile.segments:
            if segment.kind == FIELD:
                assert segment.turned(4) == segment
