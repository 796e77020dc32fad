"""Why something is not the target of an action, or not its amount: read here; the reasons stand with the kinds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.games.finisterre.actions import kinds, questions
from oppidum.games.finisterre.actions.accounts import ACCOUNTS
from oppidum.games.finisterre.actions.building.building import arrow_cell
from oppidum.games.finisterre.actions.building.faults import find_edges
from oppidum.games.finisterre.actions.questions import WrongAnswer
from oppidum.games.finisterre.actions.refusing import need_unit
from oppidum.games.finisterre.actions.steps import asking
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SPECIALTY
from oppidum.games.finisterre.goods.resources import GOODS
from oppidum.games.finisterre.land.sides import DOCK, SITE
from oppidum.games.finisterre.state import NOTHING, SLOTS, Position
from oppidum.games.finisterre.words.spelling import (
    GOOD_NAMES,
    LOT_NAMES,
    TILE_NAMES,
    WINDS,
    read_cell,
    read_comarca,
    read_store,
)

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def refuse_target(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why something cannot be the target of the action."""
    question = asking(s)
    if (question, word) in READERS:
        answer = READERS[question, word](game, s, word, rest)
        refuse_answer(game, s, question, answer)
        if answer and question in (questions.SITE, questions.DOCK):
            refuse_half(answer)
    elif question in (questions.GOOD, questions.RETURN) and word in GOOD_NAMES and rest.startswith("of "):
        store = read_store(s, rest[3:], s.playing)
        refuse_answer(game, s, question, WrongAnswer(word, rest[3:], [GOODS * store + GOOD_NAMES.index(word)]))


def refuse_answer(game: Finisterre, s: Position, question: int, answer: WrongAnswer | None) -> None:
    """The reason of the kind that is being decided, if the answer could be read and the kind has one."""
    answers = ACCOUNTS[s.kind].answers
    if answer and question in answers:
        answers[question](game, s, answer)


def read_edge(game: Finisterre, s: Position, word: str, text: str) -> WrongAnswer:
    """The edges that a site or dock may be: several if two arrows point at its cell; or a Refusal."""
    rule = "FIN-106" if word == "dock" else "FIN-036"
    place, _, wind = text.partition(" ")
    cell = read_cell(place)
    edges = find_edges(game, s, DOCK if word == "dock" else SITE)
    edges = [edge for edge in edges if arrow_cell(s.row, edge) == cell and (not wind or WINDS[(edge + 2) & 3] == wind)]
    if not edges:
        raise Refusal(rule, f"there is no {word} at {text}", [place], reason=f"no-{word}", cell=place)
    return WrongAnswer(word, place, edges)


def refuse_half(answer: WrongAnswer) -> NoReturn:
    """A cell that names two sites or docks."""
    word, place = answer.word, answer.text
    message = f"two arrows point at {place}: say on which side the square lies, such as {word} {place} n"
    raise Refusal("FIN-165", message, [place], reason="two-arrows", cell=place)


def read_unit(_: Finisterre, s: Position, word: str, text: str) -> WrongAnswer | None:
    """An own unit, or a Refusal."""
    if not text.isdecimal():
        return None
    need_unit(s, int(text) - 1)
    return WrongAnswer(word, text, [int(text) - 1])


def read_unit_of(_: Finisterre, s: Position, word: str, text: str) -> WrongAnswer | None:
    """A unit of any clan."""
    place = read_place_of(s, text)
    return WrongAnswer(word, text, [*place]) if place else None


def read_card(_: Finisterre, s: Position, word: str, text: str) -> WrongAnswer | None:
    """A card before a clan."""
    place = read_place_of(s, text)
    return WrongAnswer(word, text, [*place]) if place and place[1] < SLOTS else None


def read_comarca_on_table(_: Finisterre, s: Position, word: str, text: str) -> WrongAnswer:
    """A comarca on the table, or a Refusal."""
    comarca = read_comarca(text)
    if comarca < 0 or not s.comarcas >> comarca & 1:
        raise Refusal(kinds.KINDS[s.kind].rule, f"there is no comarca {text[:8]!r}", reason="no-such-comarca")
    return WrongAnswer(word, text, [comarca])


def read_lot(_: Finisterre, __: Position, word: str, text: str) -> WrongAnswer | None:
    """What is traded."""
    return WrongAnswer(word, text, [LOT_NAMES.index(text)]) if text in LOT_NAMES else None


def read_dolmen(_: Finisterre, s: Position, word: str, text: str) -> WrongAnswer:
    """A cell as a plot; NOTHING where no card ever lay."""
    return WrongAnswer(word, text, [int(s.plot_at[read_cell(text)]) - 1])


def read_receiver(_: Finisterre, s: Position, word: str, text: str) -> WrongAnswer:
    """A clan."""
    return WrongAnswer(word, text, [read_clan(s, text)])


def read_profession(game: Finisterre, _: Position, word: str, text: str) -> WrongAnswer | None:
    """A kind of specialist."""
    code = {name.lower(): code for name, code in game.box.codes.items()}.get(text, NOTHING)
    return WrongAnswer(word, text, [code - SPECIALTY]) if SPECIALTY <= code < OBJECTIVE else None


def read_clan(s: Position, text: str) -> int:
    """A clan by its number, or a Refusal."""
    if not text.isdecimal() or not 1 <= int(text) <= s.players:
        raise Refusal("FIN-041", f"clans are counted from 1 to {s.players}", reason="no-such-clan", most=s.players)
    return int(text) - 1


def read_place_of(s: Position, text: str) -> tuple[int, int] | None:
    """`2`, `2 of 3`: a clan and a number of its units or slots, both from 0."""
    match = re.fullmatch(r"([1-9]\d?)(?: of ([1-9]))?", text)
    return (read_clan(s, match[2]) if match[2] else s.asked, int(match[1]) - 1) if match else None


# By question and first word; goods with their store are read by themselves.
READERS: dict[tuple[int, str], Callable[[Finisterre, Position, str, str], WrongAnswer | None]] = {
    (questions.SITE, "site"): read_edge,
    (questions.DOCK, "dock"): read_edge,
    (questions.UNIT, "unit"): read_unit,
    (questions.TREASURY, "unit"): read_unit,
    (questions.ANY_UNIT, "unit"): read_unit_of,
    (questions.WORK, "unit"): read_unit_of,
    (questions.OWN_CARD, "slot"): read_card,
    (questions.ANY_CARD, "slot"): read_card,
    (questions.WORK, "slot"): read_card,
    (questions.COMARCA, "comarca"): read_comarca_on_table,
    (questions.LOT, "lot"): read_lot,
    (questions.DOLMEN, "dolmen"): read_dolmen,
    (questions.WHOM, "clan"): read_receiver,
    (questions.PROFESSION, "specialist"): read_profession,
}


def refuse_amount(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a number is too small or too large, a tile of this size cannot be laid, guests cannot come."""
    question = asking(s)
    if question == questions.SIZE and not rest and word in TILE_NAMES.values():
        refuse_answer(game, s, question, WrongAnswer(word, word, [1 if word == "small" else 2]))
    elif question == questions.GUESTS and word == "guests":
        refuse_answer(game, s, question, WrongAnswer(word, rest, []))
    elif question not in (questions.SIZE, questions.GUESTS) and word.isdecimal() and rest in ("", "warrior"):
        amounts = [int(game.words.format(s, action).split()[0]) for action in game.legal(s).tolist()]
        message = f"from {amounts[0]} to {amounts[-1]} are possible here"
        rule = kinds.KINDS[s.kind].rule
        raise Refusal(rule, message, reason="bad-amount", least=amounts[0], most=amounts[-1])


def refuse_cell(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why the second tile cannot lie there."""
    if word == "cell" and rest in WINDS:
        refuse_answer(game, s, questions.WHERE, WrongAnswer(word, rest, [WINDS.index(rest)]))
