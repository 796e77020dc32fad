"""Cards by their codes, and where they are."""

from oppidum.games.finisterre.state import CARDS, OBJECTIVES, SPECIALTIES

# Where a terrain card is.
OUT, UPPER, LOWER, IN_HAND, ON_TABLE, IN_ROW = range(6)
# Where an objective is: nobody has seen it, someone holds it (OWNED + clan), it is global, sold (SOLD + clan), or
# fulfilled by a clan when it was global (TAKEN + clan) or hidden (REVEALED + clan).
UNSEEN, GLOBAL, OWNED, SOLD, TAKEN, REVEALED = 0, 1, 2, 10, 20, 30

# Cards as the deck and the hands name them: terrain cards, then specialties, then objectives.
SPECIALTY = CARDS
OBJECTIVE = CARDS + SPECIALTIES
CARD_CODES = OBJECTIVE + OBJECTIVES
HIDDEN = -2  # a card that the viewer does not know
