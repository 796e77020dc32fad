"""Players, tiles, start, end and the numbers on the box."""

from collections import Counter

import pytest

from oppidum.core.game import OVER, Refusal
from oppidum.core.options import BadOption
from oppidum.games.carcassonne.game import Carcassonne
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, HALVES, ROAD
from oppidum.games.carcassonne.view import Album
from tests.conftest import play_at_random
from tests.games.carcassonne.table import BOX, Table, box_of

rule = pytest.mark.rule
BASE = [tile for tile in BOX.tiles if tile.pile == "land"]
RIVER = [tile for tile in BOX.tiles if tile.pile != "land"]


@rule("CAR-01")
def test_two_to_six_players():
    for players in range(2, 7):
        assert Carcassonne(players).initial().players == players
    for players in (1, 7):
        with pytest.raises(BadOption, match="CAR-01"):
            Carcassonne(players)


@rule("CAR-02")
def test_seven_followers_each():
    game = Carcassonne(4)
    assert game.initial().supply.tolist() == [7, 7, 7, 7, 0, 0]
    match = play_at_random(game, seed=1)
    assert all(0 <= supply <= 7 for supply in match.position.supply)
    eight = "\n".join(f" 1 {x},0 field NNW" for x in range(1, 9))
    row = " ".join(["D/N", *["U/E"] * 8])
    with pytest.raises(Refusal, match="more than 7") as refused:
        Table(
            f"turn 1\nphase draw\nscores 0 0\nlandscape\n {' '.join(map(str, range(9)))}\n 0 {row}\nfollowers\n{eight}"
        )
    assert refused.value.rule == "CAR-02"


@rule("CAR-03")
def test_start_tile_lies_in_the_middle():
    game = Carcassonne(2)
    s = game.initial()
    view = game.screen.view(s, None)
    assert [(tile["kind"], tile["square"], tile["facing"]) for tile in view["tiles"].values()] == [("D", "0,0", "N")]
    assert sum(view["remaining"].values()) == 71
    assert Counter(view["remaining"]) + Counter(["D"]) == Counter({tile.id: tile.count for tile in BASE})


def totals(tiles):
    """What tiles show in all, by the names of the rule book's list."""
    segments = [(segment, tile.count) for tile in tiles for segment in tile.segments]

    def count(kind, amount=lambda segment: 1):
        return sum(amount(segment) * copies for segment, copies in segments if segment.kind == kind)

    return {
        "tiles": sum(tile.count for tile in tiles),
        "kinds": len(tiles),
        "cloisters": count(CLOISTER),
        "shields": count(CITY, lambda segment: segment.shields),
        "sides": {side: sum(tile.sides.count(side) * tile.count for tile in tiles) for side in "CRFI"},
        "cities": count(CITY),
        "roads": count(ROAD),
        "fields": count(FIELD),
        "halves": count(FIELD, lambda segment: len(segment.halves)),
        "road ends": count(ROAD, lambda segment: len(segment.sides) == 1),
        "walls": count(FIELD, lambda segment: len(segment.touches)),
    }


@rule("CAR-04")
def test_the_tiles_of_the_box():
    assert [tile.id for tile in BASE] == list("ABCDEFGHIJKLMNOPQRSTUVWX")
    assert [tile.count for tile in BASE] == [2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1]
    assert totals(BASE) == {
        "tiles": 72,
        "kinds": 24,
        "cloisters": 6,
        "shields": 10,
        "sides": {"C": 79, "R": 94, "F": 115, "I": 0},
        "cities": 49,
        "roads": 62,
        "fields": 126,
        "halves": 418,
        "road ends": 30,
        "walls": 54,
    }
    assert totals(RIVER) == {
        "tiles": 12,
        "kinds": 10,
        "cloisters": 1,
        "shields": 0,
        "sides": {"C": 5, "R": 6, "F": 15, "I": 22},
        "cities": 4,
        "roads": 4,
        "fields": 28,
        "halves": 86,
        "road ends": 2,
        "walls": 5,
    }


@rule("CAR-05")
def test_draw_place_deploy_score_next():
    table = Table()
    assert table.turn == 0  # chance draws
    assert table.refuses("0,1 S").rule == "CAR-04"
    table.play("E")
    assert table.turn == 1
    assert table.refuses("none").rule == "CAR-05"
    table.play("0,1 S")
    assert table.turn == 1
    assert table.s.scores.tolist()[:2] == [0, 0]  # the city is complete, but a follower comes first
    assert table.refuses("1,0 E").rule == "CAR-05"
    assert table.points("city") == {1: 2}
    assert table.turn == 0
    table.play("U")
    assert table.turn == 2


@rule("CAR-06")
def test_anybody_may_start():
    def first(game):
        s = game.initial()
        game.apply(s, int(game.legal(s)[0]))
        return game.to_move(s)

    assert first(Carcassonne(3)) == 0
    assert first(Carcassonne(3, start=2)) == 2
    with pytest.raises(BadOption, match="cannot start"):
        Carcassonne(3, start=3)


@rule("CAR-19")
def test_fields_around_cloisters_spring_and_lake_are_whole():
    for tile in BOX.tiles:
        if tile.id in ("A", "B", "RV_SPRING", "RV_LAKE"):
            fields = [segment.halves for segment in tile.segments if segment.kind == FIELD]
            assert fields == [tuple(range(len(HALVES)))]


@rule("CAR-35")
def test_the_last_tile_ends_the_match_with_one_final_scoring():
    table = Table(box=box_of(D=1, E=1, U=1))
    table.play("U", "1,0 E", "road", "E", "0,1 S")
    assert table.s.scores.tolist()[:2] == [0, 0]
    # Player 2 completes the city, then player 1's open road of two tiles is paid.
    assert table.points("city") == {1: 2, 2: 2}
    assert table.game.to_move(table.s) == OVER
    assert table.offers == []
    assert table.refuses("none").rule == "CAR-35"
    assert table.s.scores.tolist()[:2] == [2, 2]


@rule("CAR-42")
def test_most_points_win_and_ties_share():
    def ranking(scores):
        text = f"turn 1\nphase draw\nscores {scores}\nlandscape\n 0\n 0 D/N"
        table = Table(text, players=len(scores.split()))
        return table.game.ranking(table.s).tolist()

    assert ranking("30 50") == [2, 1]
    assert ranking("50 50") == [1, 1]
    assert ranking("5 9 9") == [3, 1, 1]
    assert ranking("9 5 7 7") == [1, 4, 2, 2]


@rule("CAR-49")
def test_the_start_tile_in_a_river_match():
    mixed = Carcassonne(2, {"river": True})
    assert mixed.initial().pile_left.tolist() == [10, 1, 0, 72]
    draws = [event.text for event in play_at_random(mixed, seed=3).events if event.actor == -1]
    assert len(draws) == 83
    after = Carcassonne(2, {"river": True, "start_tile": "after-river"})
    assert after.initial().pile_left.tolist() == [10, 1, 1, 71]
    draws = [event.text for event in play_at_random(after, seed=3).events if event.actor == -1]
    assert len(draws) == 83
    assert draws[10:12] == ["RV_LAKE", "D"]
    assert draws.count("D") == 4


@rule("CAR-49")
def test_no_other_tile_before_the_start_tile():
    lost = "RV_CICI RV_CIRI RV_LIRI RV_RIRI RV_IFIF RV_IFIF RV_CCII RV_RRII RV_FFII RV_FFII RV_LAKE"
    text = f"turn 1\nphase draw\nscores 0 0\ndiscarded {lost}\nlandscape\n 0\n 0 RV_SPRING/N"
    table = Table(text, river=True, start_tile="after-river")
    assert table.offers == ["D"]
    assert table.refuses("V").rule == "CAR-49"


@rule("CAR-51")
def test_totals_go_beyond_fifty():
    table = Table("""
        turn 1
        phase place E
        scores 49 0
        landscape
           -1   0
         0  .  D/N
        -1 E/E F/N
        followers
         1 -1,-1 city
    """)
    table.play("1,-1 W", "none")
    assert table.game.scores(table.s).tolist() == [57, 0]


@rule("CAR-52")
def test_the_box_says():
    about = Carcassonne.about
    assert (about.year, about.minutes, about.designer) == (2001, 60, "Klaus-Jürgen Wrede")


@rule("CAR-35")
def test_without_a_tile_to_draw_the_match_is_over_at_once():
    game = Carcassonne(2, box=box_of(D=1))
    assert game.to_move(game.initial()) == OVER


def test_the_album_keeps_what_was_looked_at_last():
    game = Carcassonne(2)
    album = Album(2)
    first, second, third = (game.initial() for _ in range(3))
    tables = album.tables(game, first)
    album.tables(game, second)
    assert album.tables(game, first) is tables
    album.tables(game, third)  # in the place of the second, which nobody has looked at since
    assert album.tables(game, first) is tables
    first.scores[0] += 1
    assert album.tables(game, first) is not tables
