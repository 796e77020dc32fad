"""What happened by itself, in words: the notes of the rules as happenings, and each of them as a sentence."""

from __future__ import annotations

from oppidum.core.game import Happening, IntArray
from oppidum.games.finisterre import happenings as told
from oppidum.games.finisterre.book import POWERS
from oppidum.games.finisterre.box import Box
from oppidum.games.finisterre.cards.codes import OBJECTIVE
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, name_comarca

WORDS = {
    told.TURN: "turn",
    told.LAID: "laid",
    told.ROWED: "row",
    told.DISPLAYED: "display",
    told.COVERED_TILES: "covered-tiles",
    told.COVERED_BOATS: "covered-boats",
    told.GROWN: "grown",
    told.PLAGUED: "plague",
    told.FALLEN_ILL: "ill",
    told.BURNT: "burnt",
    told.ROBBED: "robbed",
    told.VEINED: "vein",
    told.SUNK: "sunk",
    told.APPEARED: "appeared",
    told.FOR_SITES: "stars-for-sites",
    told.FOR_DOLMEN: "stars-for-dolmen",
    told.FOR_HARM: "stars-for-harm",
    told.FOR_HUNGER: "stars-for-hunger",
    told.EATEN: "eaten",
    told.FORAGED: "foraged",
    told.STARVED: "starved",
    told.HALF_STARVED: "half-starved",
    told.EARNED: "earned",
    told.FULFILLED: "fulfilled",
}
HAPPENINGS = {
    "turn": "turn {amount} begins, and this clan starts",
    "laid": "{pieces} had one place and lies there",
    "row": "{pieces} fits nowhere and lies in the row",
    "display": "no place is free for {pieces}, which lies in the display",
    "covered-tiles": "village tiles covered by the card: {amount}",
    "covered-boats": "boats lost to the card: {amount}",
    "summer": "summer; a new crop die is worth {amount}",
    "winter": "winter; a new crop die is worth {amount}",
    "grown": "{good} on the ground grows by {amount} a die",
    "plague": "a plague takes dice of {good} in {where}: {amount}",
    "ill": "falls ill: {pieces}",
    "burnt": "wood burnt in {where}: {amount}",
    "robbed": "robbed of coins in {where}: {amount}",
    "vein": "a rich vein in {where}",
    "sunk": "boats lost in the flood: {amount}",
    "appeared": "{amount} {good} appear in {where}",
    "stars-for-sites": "star points for free sites and docks: {amount}",
    "stars-for-dolmen": "star points for the dolmen: {amount}",
    "stars-for-harm": "star points for harm to others: {amount}",
    "stars-for-hunger": "star points for tiles that starved: {amount}",
    "spy": "carried actions lost to a spy: {amount}",
    "impostor": "cards of the next deal lost to an impostor: {amount}",
    "troublemaker": "goods of the next links lost to a troublemaker: {amount}",
    "beggar": "coins given to a beggar: {amount}",
    "eaten": "eats {amount} {good}",
    "foraged": "eats {amount} food from the ground",
    "starved": "village tiles starved in {where}: {amount}",
    "half-starved": "large tiles small from hunger in {where}: {amount}",
    "earned": "coins for free places: {amount}",
    "fulfilled": "fulfils objective {pieces}",
}
IN_COMARCA = (told.BURNT, told.ROBBED, told.VEINED, told.STARVED, told.HALF_STARVED)
OF_GOOD = (told.GROWN, told.EATEN)
GOOD_IN_COMARCA = (told.PLAGUED, told.APPEARED)
OF_CARD = (told.LAID, told.ROWED, told.DISPLAYED, told.FALLEN_ILL)


def read_happenings(box: Box, notes: IntArray) -> list[Happening]:
    """The notes of what happened by itself, in their order; what came to nothing is left out."""
    return [read_note(box, *note) for note in notes.tolist() if note[1] != 0]


def read_note(box: Box, clan: int, amount: int, what: int, where: int) -> Happening:
    """One of them."""
    player = None if clan == told.NOBODY else clan
    if what == told.TURN:
        return Happening("turn", player, where)
    if what == told.SEASON:
        return Happening("summer" if where & 1 else "winter", player, amount)
    if what == told.HARMED:
        return Happening(POWERS[where], player, amount)
    word = WORDS[what]
    if what in OF_GOOD:
        return Happening(word, player, amount, GOOD_NAMES[where])
    if what in GOOD_IN_COMARCA:
        return Happening(word, player, amount, GOOD_NAMES[where & 7], (name_comarca(where >> 3),))
    if what in IN_COMARCA:
        return Happening(word, player, amount, where=(name_comarca(where),))
    if what in OF_CARD or what == told.FULFILLED:
        code = where + OBJECTIVE if what == told.FULFILLED else where
        return Happening(word, player, amount, pieces=(box.names[code],))
    return Happening(word, player, amount)
