"""Why something is no answer to what an action, a seer or full stores ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from oppidum.core.game import Refusal
from oppidum.games.finisterre.goods.overflow import first_over
from oppidum.games.finisterre.specialists.slots import EMPTY_SLOT, FACE_DOWN
from oppidum.games.finisterre.state import SLOTS, Position
from oppidum.games.finisterre.words.spelling import GOOD_NAMES, read_store

if TYPE_CHECKING:
    from oppidum.games.finisterre.game import Finisterre


def refuse_drop(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Where there is too much, one of its goods is dropped."""
    if word in GOOD_NAMES and rest.startswith("of "):
        full = int(first_over(s.row, game.book.row, s.asked)) + 1
        store = read_store(s, rest[3:], s.asked) + 1
        if store != full:
            message = f"unit {full} holds too much: something of it is dropped"
            raise Refusal("FIN-162", message, reason="other-unit", unit=full)
        raise Refusal("FIN-162", f"there is no {word} in unit {full}", reason="not-stored", good=word, unit=full)


def refuse_rescue(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Only goods of the tile that was lost are rescued."""
    if word in GOOD_NAMES and rest.startswith("of "):
        raise Refusal("FIN-121", f"there is no {word} to be rescued from {rest[3:11]}", reason="not-stored", good=word)


def refuse_reveal(s: Position, text: str) -> NoReturn:
    """Why a card cannot be turned up."""
    slot = int(text) - 1 if text.isdecimal() else -1
    if not 0 <= slot < SLOTS or s.slot_state[s.playing, slot] == EMPTY_SLOT:
        raise Refusal("FIN-046", f"no card of yours lies in slot {text[:4]}", reason="empty-slot")
    if s.slot_state[s.playing, slot] != FACE_DOWN:
        raise Refusal("FIN-115", "this card lies open already", reason="open-already")
    raise Refusal("FIN-149", "a hidden objective is turned up only when it is fulfilled", reason="hidden-objective")


def refuse_form(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why a flag cannot change sides so."""
    if word in ("grow", "add", "take"):
        forms = ", ".join(game.words.format(s, action) for action in game.legal(s).tolist())
        raise Refusal("FIN-121", f"possible are: {forms}", reason="other-form")


def refuse_defence(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why so much iron cannot be spent."""
    if word.isdecimal():
        legal = [game.words.format(s, action) for action in game.legal(s).tolist()]
        message = f"possible are: {', '.join(legal)}"
        raise Refusal("FIN-116", message, reason="bad-amount", least=legal[0].split()[0], most=legal[-1].split()[0])


def refuse_loot(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why this is not there."""
    if word == "take":
        raise Refusal("FIN-116", f"there is no {rest[:12]} to take", reason="nothing-of-it")


def refuse_divination(game: Finisterre, s: Position, word: str, rest: str) -> None:
    """Why this card cannot be kept."""
    if word in ("keep", "put"):
        raise Refusal("FIN-140", "only the cards that the seer has seen can be kept", reason="not-seen")
