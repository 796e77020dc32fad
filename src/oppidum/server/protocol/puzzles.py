"""Puzzles, and where a try at one stands. What solves it is told only to whoever has done so, or wants to be told."""

from __future__ import annotations

from typing import Literal

from oppidum.server.protocol.message import Output
from oppidum.server.protocol.reasons import Reason
from oppidum.server.protocol.solo import SoloState, TakeSteps


class TrySteps(TakeSteps):
    """The steps that I have taken in a puzzle so far, and whether I want to be told what solves it."""

    show: bool = False


class PuzzleCard(Output):
    """A puzzle before it is tried."""

    name: str
    number: int  # on the shelf, from 1
    stars: int  # how hard it is, 1 to 3
    players: int


class GivenAway(Output):
    """What a wrong step gives away, beside the best one."""

    loss: float  # of the chance to win
    points: float  # of the lead


class Evidence(Output):
    """How it is known what is best."""

    margin: float  # of the chance to win, by which the best step is ahead of the best wrong one
    error: float  # its standard error; 0 where every line of play was looked at
    exact: bool  # whether every line of play was looked at; else a search that others agreed with
    playouts: float | None  # the margin in matches that were played to their ends


class Solution(Output):
    """What solves a puzzle, and why."""

    steps: list[str]  # the best ones, to the end of the turn
    ways: list[str]  # all first steps that are as good
    points: float  # of lead that the best first step is ahead of the best wrong one
    reasons: list[Reason]  # for it, beside that one
    evidence: Evidence


class PuzzleState(SoloState):
    """Where a try at a puzzle stands after its steps."""

    number: int  # on the shelf
    stars: int
    decisions: int  # how many it asks for
    win: float  # your chance to win with the best move
    state: Literal["open", "solved", "missed"]
    wrong: GivenAway | None  # of the step that missed it, where that is known
    solution: Solution | None
