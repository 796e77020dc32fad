"""Refusals: how the answer to a request tells them, and the one that every question about a seat may get."""

from __future__ import annotations

from oppidum.core.game import Player, Refusal
from oppidum.server.protocol.problems import Problem


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as the answer to a request tells it."""
    return Problem(refusal.rule, refusal.message, refusal.reason, dict(refusal.facts), list(refusal.where))


def not_own(seat: Player) -> Refusal:
    """Why nobody acts for the seat of another."""
    return Refusal("table", f"seat {seat + 1} is not yours", reason="seat-not-yours")
