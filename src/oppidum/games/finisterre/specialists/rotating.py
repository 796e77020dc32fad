"""Cards that go round: spy, impostor, troublemaker, beggar (FIN-143, FIN-144, FIN-174 … FIN-176)."""

from __future__ import annotations

from oppidum.core.engine import tell
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre.clans.spirit import change_carried
from oppidum.games.finisterre.happenings import HARMED
from oppidum.games.finisterre.specialists import powers
from oppidum.games.finisterre.specialists.abilities import clear_items, power_in
from oppidum.games.finisterre.specialists.slots import AWAY, FACE_UP
from oppidum.games.finisterre.state import NOTHING, SLOTS

YEAR = 2  # half years after which a card that is away is not found out yet
ALMS = 2  # coins for each point of a beggar's die


@rule
def right_of(s, clan):
    """The neighbour on the right."""
    return (clan + s.players - 1) % s.players


@rule
def send_away(s, book, clan, slot):  # noqa: ARG001 - as all rules of cards
    """An activated card goes to the neighbour on the right."""
    s.slot_state[clan, slot] = AWAY
    s.slot_holder[clan, slot] = right_of(s, clan)


@apart
def pass_on(s, book, notes):
    """The card phase is over: cards that are away do harm and move on, or come home; without a season they rest."""
    if s.seasons == 0:
        return
    for clan in range(s.players):
        for slot in range(SLOTS):
            if s.slot_state[clan, slot] == AWAY:
                if s.seasons > YEAR:
                    expose(s, book, clan, slot, notes)
                else:
                    harm_holder(s, book, clan, slot, notes)


@rule
def harm_holder(s, book, clan, slot, notes):
    """Its holder suffers, the die falls by as much; the card moves on, or comes home when nothing is left of it."""
    holder = int(s.slot_holder[clan, slot])
    loss = min(s.seasons, int(s.slot_value[clan, slot, 0]))
    if power_in(s, book, clan, slot) == powers.BEGGAR:
        s.slot_coins[clan, slot] += pay_coins(s, holder, ALMS * loss, notes)
    else:
        suffer(s, book, holder, power_in(s, book, clan, slot), loss, notes)
    s.slot_value[clan, slot, 0] -= loss
    if s.slot_value[clan, slot, 0] > 0:
        move_on(s, clan, slot)
    else:
        come_home(s, book, clan, slot)


@rule
def move_on(s, clan, slot):
    """To the next neighbour on the right who is not its owner; of two clans the rival keeps it."""
    holder = right_of(s, int(s.slot_holder[clan, slot]))
    s.slot_holder[clan, slot] = right_of(s, holder) if holder == clan else holder


@rule
def expose(s, book, clan, slot, notes):
    """After more than a year its owner suffers all that is left; alms go to the bank, the card comes home."""
    left = int(s.slot_value[clan, slot, 0])
    if power_in(s, book, clan, slot) == powers.BEGGAR:
        pay_coins(s, clan, left, notes)
    else:
        suffer(s, book, clan, power_in(s, book, clan, slot), left, notes)
    s.slot_coins[clan, slot] = 0
    come_home(s, book, clan, slot)


@rule
def suffer(s, book, clan, power, loss, notes):
    """What a card costs: carried actions, cards of the next deal, goods of the next harvest of links."""
    tell(notes, clan, loss, HARMED, power)
    if power == powers.SPY:
        change_carried(s, book, clan, -loss)
    elif power == powers.IMPOSTOR:
        s.cards_lost[clan] += loss
    elif power == powers.TROUBLEMAKER:
        s.links_lost[clan] += loss


@rule
def pay_coins(s, clan, amount, notes):
    """A clan pays, never more than it has; how much it was."""
    paid = min(amount, int(s.coins[clan]))
    s.coins[clan] -= paid
    tell(notes, clan, paid, HARMED, powers.BEGGAR)
    return paid


@rule
def come_home(s, book, clan, slot):  # noqa: ARG001 - as all rules of cards
    """A card that was away is at home again, without anything on it; its owner gets the coins."""
    s.slot_state[clan, slot] = FACE_UP
    s.slot_holder[clan, slot] = NOTHING
    s.coins[clan] += int(s.slot_coins[clan, slot])
    s.slot_coins[clan, slot] = 0
    clear_items(s, clan, slot)
