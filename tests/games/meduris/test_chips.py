"""The six bonus chips: every legal set of fields has the same chance, and so has every order of their faces."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE
from oppidum.games.meduris.game import Meduris
from tests.games.meduris.table import Table

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"


def far_enough(fields, count):
    """Whether at least three fields lie between any two, all around the ring."""
    return all(min((a - b) % count, (b - a) % count) >= 4 for a, b in combinations(fields, 2))


def legal_sets(count, chips):
    """Every set of fields that chips may lie on, grown field by field."""
    sets = [()]
    for _ in range(chips):
        sets = [
            (*fields, field)
            for fields in sets
            for field in range(fields[-1] + 4 if fields else 0, count)
            if not fields or (fields[0] - field) % count >= 4
        ]
    return sets


def chances_of_sets(game, chips=6):
    """The chance of every set of fields, in all orders in which chance may lay them."""
    reached = {frozenset(): (game.initial(), Fraction(1))}
    for _ in range(chips):
        grown = {}
        for fields, (s, chance) in reached.items():
            assert game.to_move(s) == CHANCE
            odds = game.weights(s)
            for action, weight in zip(game.legal(s), odds, strict=True):
                field = int(game.words.format(s, int(action)).removeprefix("chip "))
                key = fields | {field}
                if key not in grown:
                    after = s.copy()
                    game.apply(after, int(action))
                    grown[key] = after, Fraction(0)
                grown[key] = grown[key][0], grown[key][1] + chance * Fraction(int(weight), int(odds.sum()))
        reached = grown
    return {fields: chance for fields, (_, chance) in reached.items()}


@rule("MED-10")
@pytest.mark.skipif(not FAST, reason="too slow without the compiler")
def test_every_legal_set_of_fields_is_equally_likely():
    sets = legal_sets(32, 6)
    assert len(sets) == 6864
    assert (2, 8, 12, 17, 21, 26) in sets
    assert (0, 3, 8, 12, 16, 20) not in sets
    chances = chances_of_sets(Meduris(2))
    assert chances.keys() == set(map(frozenset, sets))
    assert set(chances.values()) == {Fraction(1, 6864)}


@rule("MED-10")
def test_the_ring_of_forty_has_more_sets():
    assert len(legal_sets(40, 6)) == 135_660
    game = Meduris(4)
    s = game.initial()
    chances = {}
    odds = game.weights(s)
    for action, weight in zip(game.legal(s), odds, strict=True):
        chances[game.words.format(s, int(action))] = Fraction(int(weight), int(odds.sum()))
    assert sum(chances.values()) == 1
    assert all((chance * 6 * 135_660).denominator == 1 for chance in chances.values())
    line = Fraction(1)  # one way to lay six chips, and how likely it is
    for field in (1, 6, 12, 20, 28, 36):
        action = game.words.parse(s, f"chip {field}")
        odds = game.weights(s)
        line *= Fraction(int(odds[game.legal(s).tolist().index(action)]), int(odds.sum()))
        game.apply(s, action)
    assert line in (Fraction(1, 135_660), Fraction(1, 720 * 135_660))


@rule("MED-10")
def test_the_sets_are_legal_by_their_definition():
    assert all(far_enough(fields, 32) for fields in legal_sets(32, 6)[::97])
    assert not far_enough((30, 1), 32)
    assert far_enough((29, 1), 32)


@rule("MED-10")
def test_every_order_of_faces_is_equally_likely():
    hidden = ", ".join(f"{field} chip ?" for field in (2, 8, 12, 17, 21, 26))
    table = Table(phase="kinds", fields=hidden, faces=6, left="3 3", stacks="wood -", turns=0)
    chances: Counter[tuple[str, ...]] = Counter()

    def walk(s, faces, chance):
        if len(faces) == 6:
            chances[faces] += chance
            return
        odds = table.game.weights(s)
        for action, weight in zip(table.game.legal(s), odds, strict=True):
            after = s.copy()
            table.game.apply(after, int(action))
            face = table.game.words.format(s, int(action))
            walk(after, (*faces, face), chance * Fraction(int(weight), int(odds.sum())))

    walk(table.s, (), Fraction(1))
    assert len(chances) == 90
    assert set(chances.values()) == {Fraction(1, 90)}


def by_hand(players: int, start: int) -> Table:
    """A match in which the players lay the chips, before the first one."""
    return Table.of(Meduris(players, {"chips": "hand"}, start=start - 1))


@rule("MED-10")
def test_chips_laid_by_hand():
    """Each player lays one in turn, and always so that six find their place."""
    table = by_hand(3, start=2)
    order = []
    for field in (20, 0, 7, 14, 24, 28):
        order.append(table.asked)
        if field == 24:
            for near in (17, 23, 30, 14):
                assert table.refuses(f"chip {near}", "chips-too-near").rule == "MED-10"
            assert table.refuses("chip 26", "chips-no-room").rule == "MED-10"  # the sixth would find no place
            assert table.offers == ["chip 24", "chip 28"]
        table.play(f"chip {field}")
    assert order == [2, 3, 1, 2, 3, 1]
    assert (table.asked, table.phase) == ("chance", "kinds")
    table.play("two", "two", "hut", "hut", "druid", "druid")
    assert [table.field(field) for field in (0, 7, 28)] == ["chip two", "chip two", "chip druid"]
    assert (table.asked, table.phase) == (2, "workers")


@rule("MED-10")
def test_a_hand_may_lay_the_photograph_in_any_order():
    table = by_hand(2, start=1)
    assert len(table.offers) == 32
    table.play("chip 26", "chip 2", "chip 17", "chip 8", "chip 21", "chip 12")
    assert table.asked == "chance"
    table.refuses("chip 4", "not-asked")


@rule("MED-10")
def test_by_default_chance_lays_the_chips():
    assert Table.of(Meduris(2)).asked == "chance"
