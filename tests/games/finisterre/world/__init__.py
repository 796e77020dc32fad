"""Worlds for tests of rules: a few words make the situation of a rule, a few more play it, and then you look.

    @rule("FIN-092")
    def test_a_small_village_costs_three_wood_and_two_iron():
        world = World(B2).turn(coins=5)  # the cards of an example; clan 0 acts
        world.village(0, 1, 0, "s", wood=3, iron=2)  # it has a village, south of the square 1, 0, and goods in it
        world.act("build_small")
        assert world.held(0, 0) == {}

Begin:

- `World("SA1 0 0 0, SA2 0 1 0")`: cards (name, x, y, facing) that lie as it is written, allowed or not. `B1` … `B5`
  are the cards of the examples; all take `players=3` and options: `World(B1, 3, fish="half_year")`.
- `laid(B1)`: clan 0 lays these cards by the rules, so there are goods on the ground and in the market.
- `without_map()`: comarcas 0 … 19 without cards; what stands somewhere stands in a comarca. `reference()` is REF of
  the rules, with its clans `GREEN`, `BLUE`, `RED`.

Where: a square and its side or corner, `1, 0, "s"` or `1, 0, "ne"`; or a comarca, `3`. Clans and their units are
numbered from 0, units in the order in which they came.

- Units, with goods in their stores: `village(0, 1, 0, "s", wood=2)`, `town("0S 1L", 1, 0, "s", second="e")` (clan and
  size of each tile), `close`, `boat`, `cart`.
- Goods: `give(0, 2, crop=6)` for the unit 2 of clan 0, `give(0, gold=1)` for its caravan, `drop(1, 0, "ne", wood=3,
  crop=[2, 2])` on the ground, `trade(iron=4)` in the market. Cubes come out of supply.
- Cards: `hire(0, "DRU", gold=1)` before a clan; `deal(0, "M16")` and `draw(0, "M16")` into its hand; on the table
  `lay("M09", 0, 0)` by the rules and `put("M09", 0, 0)` against them; `places("M09")` where a card may lie.
- Play: `turn()`, `play_cards()`, `harvest()`, `feed()` begin a part of the turn; then `offers("sail")`, `act("annex",
  answers.cell("s"))`, `answer(...)`, `legal()`, `stop()`. `step(...)` also does all that follows from an answer.
  Answers are spelled by `answers`.
- Look: `held`, `held_by`, `lies`, `all_lies`, `market`, `lies_on`, `comarca`, `road`, `free_sites`, `check()`. What has
  no word stands in the record: `world.s.coins[0]`; `world.s, world.b` is what every function of the rules takes.

A name or a place that there is not is refused by name. `copy()` makes a second world to be changed alone.
"""

from tests.games.finisterre.world.named import B1, B2, B3, B4, B5, BLUE, GREEN, RED, laid, reference, without_map
from tests.games.finisterre.world.play import World

__all__ = ["B1", "B2", "B3", "B4", "B5", "BLUE", "GREEN", "RED", "World", "laid", "reference", "without_map"]
