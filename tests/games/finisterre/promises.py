"""The law of promises: what a choice says that it costs and brings is what its clan has less and more.

Silence is a promise too. Beside it only loot, rescued goods, a sunk ship and the levels of objectives are allowed.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from oppidum.core.game import CHANCE
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.kinds import WORDS as KIND_WORDS
from oppidum.games.finisterre.cards.codes import REVEALED, TAKEN
from oppidum.games.finisterre.clans.units import BOAT, CART
from oppidum.games.finisterre.goods.resources import CUBES, GOODS
from oppidum.games.finisterre.state import NOTHING, OBJECTIVES
from oppidum.games.finisterre.words.spelling import GOOD_NAMES

ASKING = (phases.TARGET, phases.AMOUNT, phases.CELL, phases.FORM)
GIVEN_AWAY = (
    kinds.OFFERING,
    kinds.FEAST,
    kinds.GIFT,
    kinds.CONVERT_SPECIALIST,
)  # what was paid may lie on the ground without being kept
PLUNDERS = (kinds.ATTACK, kinds.CONVERT)  # loot and rescued goods come beside what was said
ANSWERED = 100  # + phase: replies of other clans, among the kinds that were met
CHARGING = {
    *(
        kinds.BUILD_SMALL,
        kinds.BUILD_LARGE,
        kinds.GROW,
        kinds.ANNEX,
        kinds.BUILD_BOAT,
        kinds.BUILD_CART,
        kinds.DESTROY,
        kinds.OFFERING,
        kinds.FEAST,
        kinds.GIFT,
    ),
    *(
        kinds.ACTIVATE,
        kinds.DEACTIVATE,
        kinds.BUY_SPECIALIST,
        kinds.SELL_SPECIALIST,
        kinds.CONVERT_SPECIALIST,
        kinds.USE_SPECIALIST,
    ),
    *(kinds.ATTACK, kinds.CONVERT, kinds.BUY, kinds.SELL, kinds.SELL_FOOD, kinds.MINT, kinds.MELT),
}


class Holdings:
    """The stores of a clan, the ground, coins, spirit counted in star points, objectives; and all boats and carts."""

    def __init__(self, game, s, clan):
        self.goods = s.store[clan].sum(axis=0).tolist()
        self.ground = [on_ground(s, good) for good in range(GOODS)]
        self.coins = int(s.coins[clan])
        self.stars = int(game.book.star_most) * int(s.spirit[clan]) + int(s.star[clan])
        owned = (TAKEN + clan, REVEALED + clan)
        self.levels = sum(int(game.book.partial_spirit[aim]) for aim in range(OBJECTIVES) if s.objective[aim] in owned)
        self.vehicles = sum(int((s.unit_kind == kind).sum()) for kind in (BOAT, CART))


def on_ground(s, good):
    """The value of all of a good on the ground; a cube counts one."""
    lies = s.pile_good[: s.piles] == good
    values = s.pile_value[: s.piles][lies] if good >= CUBES else 1
    return int((values * s.pile_count[: s.piles][lies].astype(int)).sum())


@dataclass
class Promise:
    """What was said to a clan, in which position, of which kind of action; NOTHING for none."""

    before: object
    clan: int
    kind: int
    said: dict


class Curious:
    """Dice that like best what has been done least."""

    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.done = Counter()

    def choose(self, game, s):
        """An action; of several that are as new as each other any one."""
        actions = game.legal(s).tolist()
        if s.phase < phases.ACT or self.dice.random() < 0.3:
            return self.dice.choice(actions)
        names = [(s.phase, s.kind, game.words.format(s, action)) for action in actions]
        least = min(self.done[name] for name in names)
        pick = self.dice.choice([index for index, name in enumerate(names) if self.done[name] == least])
        self.done[names[pick]] += 1
        return actions[pick]


class Promises:
    """Watches a match; `met` counts the kinds of actions after which their clan had more or less than before."""

    def __init__(self, game):
        self.game = game
        self.met = Counter()
        self.waiting = None  # the promise of an action for which a reply is awaited

    def watch(self, s, action):
        """Play an action and check what had been said of it."""
        mover = self.game.to_move(s)
        choice = {}
        if mover != CHANCE and (s.phase in (phases.KEEP, phases.CARRY) or s.phase >= phases.ACT):
            legal = self.game.legal(s).tolist()
            offered = self.game.screen.choices(s, mover)
            assert len(offered) == len(legal)
            choice = offered[legal.index(action)]
        before = s.copy()
        self.game.apply(s, action)
        self.check(before, s, choice)

    def check(self, before, after, choice, _=()):
        """A step has been taken; `choice` is what was said of it."""
        if before.phase in (phases.KEEP, phases.CARRY):
            if is_alone_until(before, after):
                self.met[NOTHING] += self.compare(
                    Promise(before, before.asked, NOTHING, choice), after, only_coins=True
                )
        elif before.phase == phases.ACT or before.phase in ASKING:
            kind = before.kind if before.phase != phases.ACT else NOTHING
            kind = KIND_WORDS.index(choice["kind"]) if "kind" in choice else kind
            if choice["text"] not in ("stop", "end"):
                self.settle(Promise(before, before.playing, kind, choice), after)
        elif self.waiting:
            self.check_reply(before, after, choice)

    def check_reply(self, before, after, choice):
        """The other clan has answered, or the first one has been asked again."""
        promise, self.waiting = self.waiting, None
        if before.phase == phases.CONSENT and choice["text"] == "no":
            if (after.turn, after.actions_left) == (before.turn, before.actions_left):
                self.compare(Promise(promise.before, promise.clan, promise.kind, {}), after)
            return
        if before.phase in (phases.CONSENT, phases.DEFEND):
            self.met[ANSWERED + before.phase] += 1
            answer = Promise(before, before.asked, promise.kind, choice)
            if after.turn == before.turn and after.phase != phases.FINISHED:
                self.compare(answer, after, robbed=before.phase == phases.DEFEND)
        self.settle(promise, after)

    def settle(self, promise, after):
        """Compare when the action has been done; before that nothing is paid."""
        if after.phase in ASKING:
            self.compare(Promise(promise.before, promise.clan, NOTHING, {}), after)
        elif (
            after.kind != NOTHING
            and after.phase not in (phases.ACT, phases.OVERFLOW, phases.FINISHED)
            and after.phase > phases.ACT
        ):
            self.waiting = promise
        elif goes_on(promise, after) and self.compare(promise, after):
            self.met[promise.kind] += 1

    def compare(self, promise, after, *, only_coins=False, robbed=False):
        """Assert that a clan has as much more and less as was said; whether it has."""
        had, has = (Holdings(self.game, s, promise.clan) for s in (promise.before, after))
        said = Counter(promise.said.get("gain", {}))
        said.subtract(promise.said.get("cost", {}))
        story = KIND_WORDS[promise.kind] if promise.kind != NOTHING else "", promise.said, vars(had), vars(has)
        levels = has.levels - had.levels
        assert 0 <= has.coins - had.coins - said["coins"] <= int(self.game.book.action_sale) * levels, story
        if only_coins:
            return has.coins != had.coins
        rise = has.stars - had.stars - int(self.game.book.star_most) * (said["spirit"] + levels) - said["star"]
        sunk = promise.kind == kinds.ATTACK and has.vehicles < had.vehicles and had.stars > 0
        assert rise == (-1 if sunk and not robbed else 0), story
        changes = [now - then for now, then in zip(has.goods, had.goods, strict=True)]
        if promise.kind not in GIVEN_AWAY:
            fallen = [now - then for now, then in zip(has.ground, had.ground, strict=True)]
        else:
            fallen = [0] * GOODS
        rests = [more + down - said[name] for more, down, name in zip(changes, fallen, GOOD_NAMES, strict=True)]
        rests = [*rests[:CUBES], sum(rests[CUBES:]) - said["food"]] if said["food"] else rests
        for rest in rests:
            assert rest == 0 or (rest > 0 and promise.kind in PLUNDERS and not robbed) or (rest < 0 and robbed), story
        return any(changes) or has.coins != had.coins or has.stars != had.stars


def is_alone_until(before, after):
    """Whether nothing but the step has come over the clan: no idle income, no turn of its own that was skipped."""
    if after.turn != before.turn or after.phase == phases.FINISHED:
        return False
    return after.phase <= phases.KEEP if before.phase == phases.KEEP else not after.stopped[before.asked]


def goes_on(promise, after):
    """Whether the clan has only done the action, so that its block of actions goes on."""
    before = promise.before
    if after.turn != before.turn or after.playing != promise.clan or after.phase not in (phases.ACT, phases.OVERFLOW):
        return False
    spent = after.actions_left < before.actions_left or after.free_left < before.free_left
    return spent and not after.stopped[promise.clan]
