"""The law of promises: what is said to be paid leaves the hand, and the points of an offering are those said."""

from __future__ import annotations

from collections import Counter

from oppidum.games.meduris.board import MATERIAL_NAMES
from oppidum.games.meduris.state import MATERIALS, OFFER, PAY, SYMBOLS


class Promises:
    """Watches a match; `met` counts the buildings and offerings that were paid, plainly or in exchange."""

    def __init__(self, game):
        self.game = game
        self.met = Counter()
        self.hand = self.need = self.gain = None  # of a payment in exchange: before it, what it replaces, its points
        self.said = {}  # by step and material: how many are replaced, or given

    def check(self, before, after, choice, awards):
        """A step has been taken; `choice` is what was said of it."""
        if before.phase == PAY:
            step = "given" if before.pay_step >= SYMBOLS else "replaced"
            self.said[step, MATERIAL_NAMES.index(choice["material"])] = choice["amount"]
            self.settle(before, after, awards)
        elif before.phase == OFFER:
            self.check_offer(before, after, choice, awards)
        elif "cost" in choice:
            self.begin(before, choice["cost"], None)
            if choice["exchange"]:
                self.settle(before, after, awards)
            else:
                assert lost(before, after, before.asked) == choice["cost"]
                self.met["plainly"] += 1

    def check_offer(self, before, after, choice, awards):
        """One or both materials of the field where the druid is, a chip, nothing, or three others for each."""
        pair = self.game.book.symbol[before.druid].tolist()
        words = choice["text"].split()
        both = [int(material in pair) for material in range(MATERIALS)]
        if words[0] == "exchange":
            self.begin(before, both if words[1] == "both" else None, choice["gain"])
            self.settle(before, after, awards)
        else:
            assert (awards[0].player, awards[0].points) == (before.asked, choice["gain"])
            due = both if words[-1] == "both" else [int(name == words[-1]) for name in MATERIAL_NAMES]
            assert lost(before, after, before.asked) == due
            self.met["offered"] += 1

    def begin(self, before, need, gain):
        """A payment begins: for a need, or for either of two materials."""
        self.hand, self.need, self.gain, self.said = before.copy(), need, gain, {}

    def settle(self, before, after, awards):
        """Once all is decided three others have gone for each that was replaced, and as many of each as was said."""
        if after.phase == PAY:
            return
        gone, player = lost(self.hand, after, before.asked), before.asked
        need = self.need or [0] * MATERIALS
        missing = [max(asked - paid, 0) for asked, paid in zip(need, gone, strict=True)]
        extra = [max(paid - asked, 0) for asked, paid in zip(need, gone, strict=True)]
        replaced = sum(missing) if self.need else 1
        assert sum(extra) == int(self.game.book.rate) * replaced > 0
        for (step, material), amount in self.said.items():
            assert (missing if step == "replaced" else extra)[material] == amount
        if self.gain is not None:
            assert (awards[0].player, awards[0].points) == (player, self.gain)
        self.met["exchanged"] += 1


def lost(before, after, player):
    """What has left a hand, by material."""
    return (before.hands[player] - after.hands[player]).tolist()
