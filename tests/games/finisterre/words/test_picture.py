"""The picture of the map in plain characters."""

from __future__ import annotations

import pytest

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.words.picture import paint, paint_card, paint_hand
from oppidum.terminal.display import INKS
from tests.games.finisterre.world import B1, B2, World
from tests.games.finisterre.world.names import CODES


def text_of(picture) -> str:
    return "\n".join("".join(text for text, _ in line).rstrip() for line in picture)


def drawn(world: World, labels=None) -> list[str]:
    """The lines of the map alone."""
    lines = text_of(paint(Finisterre(world.players), world.position, labels or {})).split("\n")
    return lines[: next(number for number, line in enumerate(lines) if line.startswith("~ river"))]


def rows(text: str) -> list[str]:
    """A map as it is written in a test."""
    return [line.rstrip() for line in text.strip("\n").split("\n")]


def test_a_small_map():
    """B2: SA1 below, SA2 above."""
    assert drawn(World(B2)) == rows("""

     0      1
  c2 ~  CM  ^ Fr
1 ---#------+---
  C  ~ c1   | c1
  Fr ~  CM  |  F
0 ---#------+---
  c2 ~ c1   v c1
""")


def settled() -> World:
    """A city of the second clan, a boat of the first, goods on the ground and in stores."""
    world = World(B2 + ", SA4 0 2 3")
    world.town("1S 1L", 1, 0, "s", second="e", wood=2, crop=7)
    world.boat(0, 0, 3, "w", anywhere=True)
    world.give(0, gold=1)
    world.drop(1, 0, "e", iron=3, game=8)
    return world


def test_villages_boats_and_labels():
    """Labels are written on squares and on empty cells."""
    labels = {"2,0": "7", "1,2": "12", "0,0": "3"}
    assert drawn(settled(), labels) == rows(r"""
     -1      0      1      2
          C  2 c1
 3 |b1.1 |   ~--d
   \_____/c2 ~
          c2 1 c1
 2        ---#--- [12]
          C  ~
          c2 ~  CM  ^ Fr
 1        ---#------+---
          C  ~ c1   | c1
          Fr ~  CM  |  F
 0        --[3]-----+---  [7]
          c2 ~ c1   v c1
                 +-----++-----+
-1               |s2.1 ||L2.1 |
                 +-----++-----+
""")


def test_what_stands_under_the_map():
    world = settled()
    lines = text_of(paint(Finisterre(2), world.position, {})).split("\n")
    assert "c1   2:3  iron 3, game 2x1 6x1" in lines
    assert "    1 boat c2 0/2   caravan: gold 1" in lines
    assert "    1 village c1 4/8: wood 2, crop 7" in lines
    assert any(line.startswith("market wood 0 (none for sale, brings 8)") for line in lines)


def test_an_empty_table():
    assert text_of(paint(Finisterre(2), Finisterre(2).initial(), {})).startswith("The table is empty.")


def test_cards_turn():
    """M41 at its four facings: the gold mountain goes round the bridge."""
    game = Finisterre(2)
    faces = [text_of(paint_card(game, CODES["M41"], facing)).rstrip().split("\n") for facing in range(4)]
    assert faces[0] == rows("""
    M41 e
O2 ~   Gps|
---#------+---
   ~  C   v
""")
    assert faces[1] == rows("""
 M41 s
   | O2
~~~#~~~
C  |
Gps|
<--+---
   |
""")
    assert [face[0].strip() for face in faces[2:]] == ["M41 w", "M41 n"]


def test_the_hand_shows_what_may_be_placed():
    world = World(B1)
    world.s.phase, world.s.card = phases.SQUARE, CODES["SA2"]
    assert "SA2 e" in text_of(paint_hand(Finisterre(2), world.position))
    world.s.phase, world.s.asked = phases.CARD, 0
    world.s.hand[0, :3] = [CODES["SA3"], CODES["LAB"], CODES["SA4"]]
    text = text_of(paint_hand(Finisterre(2), world.position))
    assert "SA3 e" in text
    assert "SA4 e" in text


@pytest.mark.parametrize("labels", [{}, {"5,5": "1"}])
def test_every_ink_is_known(labels):
    picture = paint(Finisterre(2), settled().position, labels)
    assert {ink for line in picture for _, ink in line} <= INKS.keys()
