"""What is asked now: the words of the choices, an example for each phase, and a sentence that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.games.finisterre.questions import (
    ANY_CARD,
    ANY_UNIT,
    DOLMEN,
    EDGE,
    GOOD,
    HOW_MUCH,
    LAND,
    LOT,
    OWN_CARD,
    PROFESSION,
    RETURN,
    SORT,
    TREASURY,
    UNIT,
    WHERE,
    WHOM,
    WORK,
    question,
    second_of,
    step_now,
)
from oppidum.games.finisterre.spelling import GOOD_NAMES, name_cell, name_comarca
from oppidum.games.finisterre.state import (
    ACT,
    ACTIVATE,
    AMOUNT,
    ANNEX,
    ATTACK,
    BANK,
    BUILD_BOAT,
    CARD,
    CARRY,
    CELL,
    CONSENT,
    CROP,
    DEAL,
    DEFEND,
    DIVINE,
    FACING,
    FEAST,
    FEED,
    FIND,
    FINISHED,
    FIRST,
    FORM,
    HIDDEN,
    KEEP,
    LINK_PICK,
    LINK_TAKE,
    LOOT,
    MELT,
    MINT,
    NOTHING,
    OBJECTIVE,
    OVERFLOW,
    PICK,
    RECOVER,
    RESCUE,
    SAIL,
    SELL_FOOD,
    SQUARE,
    TAKE,
    TARGET,
    UNITS,
    Position,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre

KEEP_WORDS = ("keep up", "keep down", "refuse", "keep", "sell", "publish")
KIND_WORDS = (
    *("small", "large", "grow", "annex", "boat", "cart", "leave", "destroy", "offering", "feast", "gift", "sail"),
    *("load", "activate", "deactivate", "attack", "convert", "convert specialist", "buy", "sell", "sell food"),
    *("buy specialist", "sell specialist", "mint", "melt", "use", "move", "drop", "drive"),
)
KIND_TITLES = (  # each goes behind "to"
    *("found a small village", "found a large village", "make a tile large", "annex a tile", "build a boat"),
    *("build a cart", "leave a city", "break up a boat or cart", "make an offering", "hold a feast", "give gold"),
    *("sail", "drive a loaded cart", "activate a specialist", "deactivate a specialist", "attack", "convert people"),
    *("convert a specialist", "buy a lot", "sell a lot", "sell food", "buy a specialist", "sell a specialist"),
    *("mint gold", "melt coins", "use a specialist", "move a good", "drop a good", "drive an empty cart"),
)
EXAMPLES = {
    FIRST: "the clan that begins, such as first 1",
    DEAL: "the card that is drawn, such as draw M12, draw LAB or draw F03",
    CARD: "a card, such as play M12 or row M12",
    SQUARE: "where square A of the card lies, such as at 3,-2",
    FACING: "where square B lies from there: facing n, facing e, facing s or facing w",
    RECOVER: "recover none, or the covered card, such as recover M05",
    BANK: "the bank of the odd fish, such as bank ne",
    FIND: "a good with its comarca, such as find wood c3 or find crop 2 c3, or find nothing",
    KEEP: "keep up, keep down or refuse for a specialist; keep, sell or publish for an objective",
    PICK: "a comarca, such as harvest c2",
    TAKE: "a good, such as take wood or take crop 2; enough; or a cart, such as call 3",
    LINK_PICK: "a comarca, such as harvest c2, or enough",
    LINK_TAKE: "a good, such as take wood or take crop 2",
    FEED: "feed, or a tile by its cell, such as unfed 3,-1 or half 3,-1",
    CARRY: "how many, such as carry 2",
    ACT: "a kind of action or free step, such as small, sail, sell food or move; end or stop",
    CONSENT: "yes or no",
    DEFEND: "how much iron, such as 2 or 0; 2 fighter if a fighter helps",
    LOOT: "a kind of good, such as take gold",
    RESCUE: "a good with its store, such as wood of 3",
    FORM: "where the flag comes to: grow 3 from 1,2, add 3 from 1,2 or take over 1,2",
    OVERFLOW: "a good with its store, such as wood of 3",
    DIVINE: "the card that you keep, such as keep M12, or put back M12",
}
QUESTION_EXAMPLES = {
    UNIT: "a unit, such as unit 3",
    TREASURY: "a territory by its first unit, such as unit 1",
    LAND: "a comarca, such as comarca c2",
    LOT: "lot wood, lot iron or lot food",
    GOOD: "a good with its store, such as wood of 3 or crop of bought",
    HOW_MUCH: "a number, such as 4",
    RETURN: "what the cart brings back, such as wood of 3, or one way",
    WHERE: "the side of the first tile, such as cell n",
    ANY_UNIT: "a unit, such as unit 3, or one of another clan, such as unit 2 of 3",
    DOLMEN: "a dolmen, such as dolmen 3,-1",
    WHOM: "a clan, such as clan 2",
    OWN_CARD: "a card before you, such as slot 2",
    ANY_CARD: "a card of another clan, such as slot 2 of 3",
    PROFESSION: "a kind of specialist, such as specialist LAB",
    WORK: "what it works on: slot 2 of 3 (a card), unit 2 of 3, clan 2, look (the deck) or alchemy",
    SORT: "a kind of good, such as take wood",
}


SPECIAL_AMOUNTS = {
    FEAST: "the guests, such as guests 1 3",
    ATTACK: "how much iron, such as 2; 2 warrior if a warrior helps",
    ACTIVATE: "the value of the die, such as 4",
}


def asking(s: Position) -> int:
    """The question of an action that is being decided."""
    return int(question(s.row, s.kind, step_now(s.row)))


def example(s: Position) -> str:
    """What might be written now."""
    if s.phase not in (TARGET, AMOUNT, CELL):
        return EXAMPLES[s.phase]
    if s.kind == ANNEX and s.phase == AMOUNT:
        return "the new tile: small or large"
    if s.phase == AMOUNT and s.kind in SPECIAL_AMOUNTS:
        return SPECIAL_AMOUNTS[s.kind]
    if asking(s) == EDGE:
        return "a dock, such as dock 3,-1" if s.kind in (BUILD_BOAT, SAIL) else "a site, such as site 3,-1"
    return QUESTION_EXAMPLES.get(asking(s), "an answer")


def tell(game: Finisterre, s: Position) -> str:
    """What is asked now, in a sentence."""
    if s.phase in (TARGET, AMOUNT, CELL):
        return tell_action(game, s)
    if s.phase in TELLERS:
        return str(TELLERS[s.phase](game, s))
    return {
        FIRST: "Who begins?",
        FIND: "Take one of the goods that have appeared, or none.",
        LINK_PICK: "Use a direct link: from which comarca do you take a good?",
        FEED: "Food is short: who goes hungry?",
        LOOT: "The attack has succeeded: which goods do you take?",
        RESCUE: "A tile was lost: what do you save first?",
        FORM: "Where does the converted flag come to?",
        DIVINE: "Which card do you keep for the next turn?",
        FINISHED: "The match is over.",
    }[s.phase]


def tell_deal(game: Finisterre, s: Position) -> str:
    """For whom a card is drawn."""
    return f"{'A bonus card' if s.card != NOTHING else 'A card'} is drawn for clan {s.asked + 1}."


def tell_card(_: Finisterre, s: Position) -> str:
    """Which card is played."""
    return (
        "Play a card of your hand." if s.row_used[s.playing] else "Play a card of your hand, or first one of the row."
    )


def tell_place(game: Finisterre, s: Position) -> str:
    """Where a card lies."""
    return f"Where does square A of {game.box.names[s.card]} lie?"


def tell_facing(game: Finisterre, s: Position) -> str:
    """How it is turned."""
    return f"Square A of {game.box.names[s.card]} lies at {name_cell(s.cell)}: on which side of it is square B?"


def tell_recovery(game: Finisterre, s: Position) -> str:
    """What may be taken back."""
    cards = " or ".join(game.box.names[int(card)] for card in s.lost if card != NOTHING)
    return f"{game.box.names[s.card]} has covered {cards}: do you take it back into your hand?"


def tell_bank(_: Finisterre, s: Position) -> str:
    """Where the odd fish swims."""
    return f"{s.odd_fish} fish meet: on which bank is the odd one?"


def tell_keep(game: Finisterre, s: Position) -> str:
    """What becomes of a card."""
    if s.card == HIDDEN:
        return "What becomes of the card?"
    name = game.box.names[s.card]
    if s.card < OBJECTIVE:
        return f"Do you keep the specialist {name} face up{'' if s.card_open else ' or face down'}, or refuse it?"
    return f"Do you keep the objective {name} hidden, sell it or make it public?"


def tell_pick(_: Finisterre, s: Position) -> str:
    """Where the harvest goes on."""
    return "Which comarca is harvested next?"


def tell_take(_: Finisterre, s: Position) -> str:
    """What is taken from a field."""
    more = f"{s.allowance} more goods" if s.allowance > 1 else "one more good"
    return f"You may take {more} from the ground of {name_comarca(s.field)}."


def tell_link_take(_: Finisterre, s: Position) -> str:
    """What a link brings."""
    return f"Which good of {name_comarca(s.field)} does the link bring?"


def tell_carry(game: Finisterre, s: Position) -> str:
    """What happens to carried actions."""
    carried = int(s.carried[s.asked])
    if carried >= 0:
        return f"You carry {carried} actions: how many do you sell for {game.book.action_sale} coins each?"
    return f"You owe {-carried} actions: how many do you buy off for {game.book.action_price} coins each?"


def tell_act(_: Finisterre, s: Position) -> str:
    """What is done."""
    if s.actions_left == 0:
        return f"Your actions are done: {s.free_left} free steps are left, or end your turn."
    actions = "one action" if s.actions_left == 1 else f"{s.actions_left} actions"
    return f"You have {actions} now, of {s.pool[s.playing]} in your pool: what do you do?"


def tell_overflow(_: Finisterre, s: Position) -> str:
    """What goes."""
    return "There is no room for all goods: what is dropped?"


def tell_consent(_: Finisterre, s: Position) -> str:
    """Who wants to come."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    place = name_cell(int(s.town_cell[town, 0]))
    return f"Clan {s.playing + 1} wants to lay a tile beside your village at {place} and to share a city: do you agree?"


def tell_defence(game: Finisterre, s: Position) -> str:
    """What comes."""
    unit = second_of(s.other) % UNITS + 1
    force = "" if game.book.blind_bids else f" with strength {s.force}"
    return f"Clan {s.playing + 1} attacks your unit {unit}{force}: how much iron do you spend on its defence?"


TELLERS = {
    DEAL: tell_deal,
    CARD: tell_card,
    SQUARE: tell_place,
    FACING: tell_facing,
    RECOVER: tell_recovery,
    BANK: tell_bank,
    KEEP: tell_keep,
    PICK: tell_pick,
    TAKE: tell_take,
    LINK_TAKE: tell_link_take,
    CARRY: tell_carry,
    ACT: tell_act,
    OVERFLOW: tell_overflow,
    CONSENT: tell_consent,
    DEFEND: tell_defence,
}


def tell_action(game: Finisterre, s: Position) -> str:
    """What an action still asks for."""
    if s.kind == SELL_FOOD:
        sold = int(s.amounts.sum())
        good = GOOD_NAMES[CROP + step_now(s.row)]
        return f"Of the {game.book.food_lot} food points {sold} are named: how much {good} do you sell?"
    if s.phase == AMOUNT and s.kind in (MINT, MELT):
        return f"How much gold do you {'mint' if s.kind == MINT else 'make from coins'}?"
    return f"To {KIND_TITLES[s.kind]}, choose {example(s)}."


assert len(KIND_WORDS) == len(KIND_TITLES)
