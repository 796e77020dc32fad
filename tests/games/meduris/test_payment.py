"""Three for one, by brute force: every payment of the rule can be made, by exactly one path, and no other can."""

import random
from collections import Counter
from functools import cache
from itertools import product

import numpy as np
import pytest

from oppidum.core import jit
from tests.games.meduris.oracle import LETTERS, pairs_of
from tests.games.meduris.table import Table, ends_of_payment

rule = pytest.mark.rule
FAST = jit.mode() != "interpreted"
HANDS = list(product(range(7), repeat=4))  # up to six of a kind
BESIDE = {1: [], 2: [-1], 3: [-1, 1], 4: [-2, -1, 1], 5: [-2, -1, 1, 2]}  # huts that make a hut the kth of its row


@cache
def payments_for(need):
    """MED-29: with x = min(need, paid), what is paid beyond x is three times what x lacks of the need."""
    found = []
    for paid in HANDS:
        met = sum(min(n, p) for n, p in zip(need, paid, strict=True))
        if sum(paid) - met == 3 * (sum(need) - met):
            found.append(paid)
    return found


def allowed(need, hand, exchange):
    """The payments that a hand can make; when lacking, a material is replaced only by whoever gives all of it."""
    found = [paid for paid in payments_for(need) if all(p <= have for p, have in zip(paid, hand, strict=True))]
    if exchange == "lacking":
        return {paid for paid in found if all(p >= n or p == have for n, p, have in zip(need, paid, hand, strict=True))}
    return set(found)


def need_of(field, k=1):
    return tuple(k * (letter in pairs_of(32)[field]) for letter in LETTERS)


@cache
def site(field, k, exchange="always"):
    """A place where a hut of player 1 costs each symbol k times."""
    huts = [(field + step) % 32 for step in BESIDE[k]] + [(field + 16) % 32] * (k == 4)
    return Table(fields=", ".join(f"{hut} hut 2" for hut in huts), druid=huts[-1] if k > 3 else None, exchange=exchange)


def with_hand(table, player, hand):
    """The same position, with other materials in a hand; the rest lies on the mountain."""
    twin = table.copy()
    twin.s.hands[player - 1] = hand
    twin.s.stock[:] = 18 - twin.s.hands.sum(axis=0)
    return twin


def paid_by(table, player, text):
    """What has been paid at the end of every path that a move begins; nothing if it is not offered."""
    if text not in table.offers:
        return []
    before, after = table.s.hands[player - 1], table.s.copy()
    table.game.apply(after, table.game.words.parse(after, text))
    return [tuple((before - end.hands[player - 1]).tolist()) for end in ends_of_payment(table.game, after)]


def check(field, k, hand, exchange):
    """Compare all paths of a payment with the rule."""
    table = with_hand(site(field, k, exchange), 1, hand)
    paths = Counter(paid_by(table, 1, f"hut {field}") + paid_by(table, 1, f"hut {field} exchange"))
    assert paths.keys() == allowed(need_of(field, k), hand, exchange), (field, k, hand)
    assert set(paths.values()) <= {1}, (field, k, hand)


@rule("MED-29")
@pytest.mark.parametrize("exchange", ["always", "lacking"])
@pytest.mark.parametrize("k", [1, 2])
def test_every_payment_for_small_settlements(k, exchange):
    for hand in HANDS if FAST else random.Random(k).sample(HANDS, 20):
        check(19, k, hand, exchange)  # wool and copper


@rule("MED-29")
@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
def test_sampled_payments_everywhere(k):
    rng = random.Random(k)
    for _ in range(100 if FAST else 3):
        hand = [rng.choice((0, 1, 2, 3, 4, 5, 6, 6)) for _ in range(4)]
        check(rng.randrange(32), k, hand, rng.choice(("always", "lacking")))


@cache
def lone_hut(exchange):
    """The druid stands at a lone hut of player 2 on 19, where wool and copper are asked for."""
    table = Table(
        hands={1: "W1 C1", 2: "L1"},
        fields="19 hut 2, 0 hut 2, 25 temple 2, 30 temple 2",
        druid=0,
        exchange=exchange,
    )
    table.play("temple 28")
    return table


@rule("MED-54")
@pytest.mark.parametrize("exchange", ["always", "lacking"])
def test_every_offering(exchange):
    for hand in random.Random(5).sample(HANDS, 600 if FAST else 10):
        both = allowed(need_of(19), hand, exchange)
        one = allowed((0, 1, 0, 0), hand, exchange) | allowed((0, 0, 1, 0), hand, exchange)
        if one:
            table = with_hand(lone_hut(exchange), 2, hand)
            paths = {text: paid_by(table, 2, text) for text in table.offers}
            assert paths.pop("nothing") == [(0, 0, 0, 0)]
            assert sorted(take(paths, "offer wool", "offer copper", "exchange one")) == sorted(one), hand
            assert sorted(take(paths, "offer both", "exchange both")) == sorted(both), hand
            assert paths == {}
        else:
            assert both == set()


def take(paths, *texts):
    """The payments of several moves in one list."""
    return [paid for text in texts for paid in paths.pop(text, [])]


@rule("MED-54")
def test_who_has_too_little_for_any_offering_is_not_asked():
    for hand in HANDS if FAST else HANDS[:20]:
        if sum(hand) < 5 and not hand[1] and not hand[2]:
            table = Table(hands={1: "W1 C1"}, fields="19 hut 2, 0 hut 2, 25 temple 2, 30 temple 2", druid=0)
            table = with_hand(table, 2, hand)
            table.play("temple 28")
            assert table.asked == (2 if sum(hand) >= 3 else "chance"), hand
            assert np.array_equal(table.s.hands[1], hand)
