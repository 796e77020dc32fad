"""What is asked now: the words of the choices, an example for each phase, and a sentence that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.questions import second_of
from oppidum.games.finisterre.actions.steps import asking, step_now
from oppidum.games.finisterre.cards.codes import HIDDEN, OBJECTIVE
from oppidum.games.finisterre.goods.resources import CROP
from oppidum.games.finisterre.state import NOTHING, UNITS, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, name_cell, name_comarca

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


KEEP_WORDS = ("keep up", "keep down", "refuse", "keep", "sell", "publish")
EXAMPLES = {
    phases.FIRST: "the clan that begins, such as first 1",
    phases.DEAL: "the card that is drawn, such as draw M12, draw LAB or draw F03",
    phases.CARD: "a card, such as play M12 or row M12",
    phases.SQUARE: "where square A of the card lies, such as at 3,-2",
    phases.FACING: "where square B lies from there: facing n, facing e, facing s or facing w",
    phases.RECOVER: "recover none, or the covered card, such as recover M05",
    phases.BANK: "the bank of the odd fish, such as bank ne",
    phases.FIND: "a good with its comarca, such as find wood c3 or find crop 2 c3, or find nothing",
    phases.KEEP: "keep up, keep down or refuse for a specialist; keep, sell or publish for an objective",
    phases.PICK: "a comarca, such as harvest c2",
    phases.TAKE: "a good, such as take wood or take crop 2; enough; or a cart, such as call 3",
    phases.LINK_PICK: "a comarca, such as harvest c2, or enough",
    phases.LINK_TAKE: "a good, such as take wood or take crop 2",
    phases.FEED: "feed, or a tile by its cell, such as unfed 3,-1 or half 3,-1",
    phases.CARRY: "how many, such as carry 2",
    phases.ACT: "a kind of action or free step, such as small, sail, sell food or move; end or stop",
    phases.CONSENT: "yes or no",
    phases.DEFEND: "how much iron, such as 2 or 0; 2 fighter if a fighter helps",
    phases.LOOT: "a kind of good, such as take gold",
    phases.RESCUE: "a good with its store, such as wood of 3",
    phases.OVERFLOW: "a good with its store, such as wood of 3",
    phases.DIVINE: "the card that you keep, such as keep M12, or put back M12",
}


def example(s: Position) -> str:
    """What might be written now."""
    return EXAMPLES[s.phase] if s.phase in EXAMPLES else questions.QUESTIONS[asking(s)].example


def prompt(game: Finisterre, s: Position) -> str:
    """What is asked now, in a sentence."""
    if s.phase in (phases.TARGET, phases.AMOUNT, phases.CELL):
        return prompt_action(game, s)
    if s.phase in PROMPTS:
        return str(PROMPTS[s.phase](game, s))
    return {
        phases.FIRST: "Who begins?",
        phases.FIND: "Take one of the goods that have appeared, or none.",
        phases.LINK_PICK: "Use a direct link: from which comarca do you take a good?",
        phases.FEED: "Food is short: who goes hungry?",
        phases.LOOT: "The attack has succeeded: which goods do you take?",
        phases.RESCUE: "A tile was lost: what do you save first?",
        phases.FORM: "Where does the converted flag come to?",
        phases.DIVINE: "Which card do you keep for the next turn?",
        phases.FINISHED: "The match is over.",
    }[s.phase]


def prompt_deal(_: Finisterre, s: Position) -> str:
    """For whom a card is drawn."""
    return f"{'A bonus card' if s.card != NOTHING else 'A card'} is drawn for clan {s.asked + 1}."


def prompt_card(_: Finisterre, s: Position) -> str:
    """Which card is played."""
    return (
        "Play a card of your hand." if s.row_used[s.playing] else "Play a card of your hand, or first one of the row."
    )


def prompt_place(game: Finisterre, s: Position) -> str:
    """Where a card lies."""
    return f"Where does square A of {game.box.names[s.card]} lie?"


def prompt_facing(game: Finisterre, s: Position) -> str:
    """How it is turned."""
    return f"Square A of {game.box.names[s.card]} lies at {name_cell(s.cell)}: on which side of it is square B?"


def prompt_recovery(game: Finisterre, s: Position) -> str:
    """What may be taken back."""
    cards = " or ".join(game.box.names[int(card)] for card in s.lost if card != NOTHING)
    return f"{game.box.names[s.card]} has covered {cards}: do you take it back into your hand?"


def prompt_bank(_: Finisterre, s: Position) -> str:
    """Where the odd fish swims."""
    return f"{s.odd_fish} fish meet: on which bank is the odd one?"


def prompt_keep(game: Finisterre, s: Position) -> str:
    """What becomes of a card."""
    if s.card == HIDDEN:
        return "What will you do with the card?"
    name = game.box.names[s.card]
    if s.card < OBJECTIVE:
        return f"Do you keep the specialist {name} face up{'' if s.card_open else ' or face down'}, or refuse it?"
    return f"Do you keep the objective {name} hidden, sell it or make it public?"


def prompt_pick(_: Finisterre, __: Position) -> str:
    """Where the harvest goes on."""
    return "Which comarca is harvested next?"


def prompt_take(_: Finisterre, s: Position) -> str:
    """What is taken from a field."""
    more = f"{s.allowance} more goods" if s.allowance > 1 else "one more good"
    return f"You may take {more} from the ground of {name_comarca(s.field)}."


def prompt_link_take(_: Finisterre, s: Position) -> str:
    """What a link brings."""
    return f"Which good of {name_comarca(s.field)} does the link bring?"


def prompt_carry(game: Finisterre, s: Position) -> str:
    """What happens to carried actions."""
    carried = int(s.carried[s.asked])
    actions = "one action" if abs(carried) == 1 else f"{abs(carried)} actions"
    if carried >= 0:
        return f"You carry {actions}: how many will you sell for {game.book.action_sale} coins each?"
    return f"You owe {actions}: how many will you pay off for {game.book.action_price} coins each?"


def prompt_act(_: Finisterre, s: Position) -> str:
    """What is done."""
    if s.actions_left == 0:
        steps = "one free step is" if s.free_left == 1 else f"{s.free_left} free steps are"
        return f"Your actions are done: {steps} left, or end your turn."
    actions = "one action" if s.actions_left == 1 else f"{s.actions_left} actions"
    return f"You have {actions} now, of {s.pool[s.playing]} in your pool: what do you do?"


def prompt_overflow(_: Finisterre, __: Position) -> str:
    """What goes."""
    return "There is no room for all goods: what is dropped?"


def prompt_consent(_: Finisterre, s: Position) -> str:
    """Who wants to come."""
    town = int(s.unit_place[s.target // UNITS, s.target % UNITS])
    place = name_cell(int(s.town_cell[town, 0]))
    return f"Clan {s.playing + 1} wants to lay a tile beside your village at {place} and to share a city: do you agree?"


def prompt_defence(game: Finisterre, s: Position) -> str:
    """What comes."""
    unit = second_of(s.other) % UNITS + 1
    force = "" if game.book.blind_bids else f" with strength {s.force}"
    return f"Clan {s.playing + 1} attacks your unit {unit}{force}: how much iron do you spend on its defence?"


PROMPTS = {
    phases.DEAL: prompt_deal,
    phases.CARD: prompt_card,
    phases.SQUARE: prompt_place,
    phases.FACING: prompt_facing,
    phases.RECOVER: prompt_recovery,
    phases.BANK: prompt_bank,
    phases.KEEP: prompt_keep,
    phases.PICK: prompt_pick,
    phases.TAKE: prompt_take,
    phases.LINK_TAKE: prompt_link_take,
    phases.CARRY: prompt_carry,
    phases.ACT: prompt_act,
    phases.OVERFLOW: prompt_overflow,
    phases.CONSENT: prompt_consent,
    phases.DEFEND: prompt_defence,
}


def prompt_action(game: Finisterre, s: Position) -> str:
    """What an action still asks for."""
    kind: kinds.Kind = kinds.KINDS[s.kind]
    question = asking(s)
    if question == questions.FOOD:
        sold = int(s.amounts.sum())
        good = GOOD_NAMES[CROP + step_now(s.row)]
        return f"Of the {game.book.food_lot} food points {sold} are named: how much {good} do you sell?"
    if question == questions.HOW_MUCH and kind.prompt:
        return kind.prompt
    return f"To {kind.title}, choose {example(s)}."
