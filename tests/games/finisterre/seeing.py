"""What a viewer knows of a position, worked out slowly: the compiled rules of `hiding.py` must say the same."""

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.cards import hands
from oppidum.games.finisterre.cards.codes import HIDDEN, OBJECTIVE, SOLD, SPECIALTY
from oppidum.games.finisterre.hidden.knowledge import SEEN, write_code
from oppidum.games.finisterre.specialists.slots import FACE_DOWN
from oppidum.games.finisterre.state import HAND, NOTHING, SLOTS


def secret_places(game, s, viewer):
    """Where cards lie that a viewer does not know, with the piles they came from: first those that are no terrain."""
    others = [clan for clan in range(game.players) if clan != viewer]
    found = []
    if s.phase == phases.KEEP and (s.card >= SPECIALTY or s.card == HIDDEN) and not s.card_open and s.asked != viewer:
        found.append(("card", s.asked, 0, s.card_pile))
    for clan in others:
        for slot in range(SLOTS):
            if s.slot_state[clan, slot] == FACE_DOWN:
                found.append(("slot_card", clan, slot, int(s.slot_pile[clan, slot])))
    for clan in others:
        for index in range(HAND):
            if s.hand[clan, index] != NOTHING and not s.hand_open[clan, index]:
                found.append(("hand", clan, index, int(s.hand_pile[clan, index])))
    if s.playing != viewer:
        pairs = zip(s.seen.tolist(), s.seen_pile.tolist(), strict=True)
        found += [(SEEN, s.playing, index, pile) for index, (code, pile) in enumerate(pairs) if code != NOTHING]
    return found


def code_at(s, place):
    """The card at a place."""
    name, clan, index = place
    if name == SEEN:
        return int(s.seen[index])
    return s.card if name == "card" else int(getattr(s, name)[clan, index])


def observe(game, s, viewer):
    """The position as a viewer knows it, place by place."""
    seen = s.copy()
    if s.phase == phases.FINISHED:
        return seen
    for *place, pile in secret_places(game, s, viewer):
        code = code_at(seen, place)
        if code != HIDDEN:
            hands.put_back(seen.row, code, pile)
            write_code(seen, place, HIDDEN)
    for number, state in enumerate(s.objective.tolist()):
        if SOLD <= state < SOLD + game.players and state - SOLD != viewer:
            hands.put_back(seen.row, OBJECTIVE + number, int(s.objective_pile[number]))
    seen.unknown = sum(count_hidden(seen))
    if s.top != NOTHING and (viewer is None or not s.top_known >> viewer & 1):
        seen.top = HIDDEN
    if s.phase != phases.KEEP and s.card >= SPECIALTY:
        seen.card = NOTHING
    if s.phase == phases.DEFEND and game.book.blind_bids and viewer != s.playing:
        seen.force, seen.other = HIDDEN, int(second_of(s.other))
    return seen


def count_hidden(s):
    """The cards of each pile that a viewer does not know."""
    counts = [0, 0]
    for codes, piles in ((s.hand, s.hand_pile), (s.slot_card, s.slot_pile), (s.seen, s.seen_pile)):
        for pile in piles[codes == HIDDEN].tolist():
            counts[pile] += 1
    if s.card == HIDDEN:
        counts[s.card_pile] += 1
    for clan in range(s.players):
        for pile in range(2):
            known = ((s.objective == SOLD + clan) & (s.objective_pile == pile)).sum()
            counts[pile] += max(int(s.sold[clan, pile]) - int(known), 0)
    return counts
