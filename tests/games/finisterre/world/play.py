"""Play in a world: whose turn it is, what may be chosen, and what clans answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import moves, phases, rules
from oppidum.games.finisterre.actions import acting, action_turns, replies
from oppidum.games.finisterre.cards import card_phase
from oppidum.games.finisterre.cards.codes import OBJECTIVE
from oppidum.games.finisterre.goods import feeding, harvest
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import NOTHING, SLOTS, UNITS
from tests.games.finisterre.world.checks import Checks
from tests.games.finisterre.world.names import KINDS, PHASES, name_of

# What becomes of an answer in the card phase; each says whether the phase goes on.
CARD_STEPS: dict[int, Callable[..., Any]] = {
    phases.CARD: card_phase.choose_card,
    phases.SQUARE: card_phase.choose_square,
    phases.FACING: card_phase.choose_facing,
    phases.RECOVER: card_phase.choose_recovery,
    phases.BANK: card_phase.choose_odd_bank,
    phases.FIND: card_phase.choose_find,
    phases.KEEP: card_phase.choose_keep,
}


class World(Checks):
    """A position made by hand, in which clans act by name: `World("SA1 0 0 0, SA2 0 1 0").turn(coins=5)`."""

    # A part of a turn begins.

    def turn(self, clan: int = 0, pool_size: int = 4, coins: int | None = None, hides: bool = True) -> Self:
        """The action turn of a clan with so many actions in its pool; with a card face down it never ends by itself."""
        self.s.pool[:] = 0
        self.s.stopped[:] = 0
        self.s.pool[clan] = pool_size
        if coins is not None:
            self.s.coins[clan] = coins
        self.s.playing = clan
        if hides and not self.s.slot_state[clan].any():
            self.s.slot_state[clan, SLOTS - 1], self.s.slot_card[clan, SLOTS - 1] = FACE_DOWN, OBJECTIVE
        action_turns.begin_action_turn(self.s, self.b)
        return self

    def play_cards(self) -> bool:
        """The card phase begins; whether anything is asked."""
        return bool(card_phase.begin_cards(self.s, self.b, NO_AWARDS))

    def harvest(self) -> bool:
        """The harvest begins; whether anything is asked."""
        return bool(harvest.begin_harvest(self.s, self.b))

    def feed(self) -> bool:
        """All are fed; whether anything is asked."""
        return bool(feeding.begin_feeding(self.s, self.b, NO_AWARDS))

    # Clans answer.

    def answer(self, action: int) -> bool:
        """Somebody answers what is asked; whether this part of the turn goes on."""
        phase = int(self.s.phase)
        assert action in self.legal(), f"{action} is no answer to {name_of(phase, PHASES)}: {self.legal()}"
        step = self.step_of(phase)
        tells = phase in CARD_STEPS or step is feeding.answer_feeding
        return bool(step(self.s, self.b, action, NO_AWARDS) if tells else step(self.s, self.b, action))

    def step_of(self, phase: int) -> Callable[..., Any]:
        """What becomes of an answer, without what follows in the next part of the turn."""
        if phase in CARD_STEPS:
            return CARD_STEPS[phase]
        if phase <= phases.LINK_TAKE:
            return harvest.harvest
        if phase == phases.FEED or (phase == phases.OVERFLOW and self.s.kind == NOTHING):
            return feeding.answer_feeding
        if phase == phases.ACT:
            return acting.choose_kind
        if replies.is_reply(phase):
            return replies.reply
        return rules.act if phase in (phases.CARRY, phases.OVERFLOW) else acting.choose_target

    def offers(self, kind: str) -> bool:
        """Whether a kind of action may be chosen."""
        assert self.s.phase == phases.ACT
        return moves.KIND + KINDS[kind] in self.legal()

    def act(self, kind: str, *answers: int) -> bool:
        """Choose a kind of action and answer what it asks; whether the action phase goes on."""
        assert self.offers(kind), f"{kind} is not offered"
        goes_on = self.answer(moves.KIND + KINDS[kind])
        for answer in answers:
            goes_on = self.answer(answer)
        return goes_on

    def stop(self) -> bool:
        """The clan does nothing more in this phase."""
        return bool(acting.choose_kind(self.s, self.b, moves.STOP))

    def at(self, x: int, y: int, side: str) -> int:
        """The answer that names a site or a dock."""
        return moves.EDGE + self.edge(x, y, side)

    def unit(self, clan: int, number: int) -> int:
        """The answer that names a unit."""
        return moves.UNIT + UNITS * clan + number
