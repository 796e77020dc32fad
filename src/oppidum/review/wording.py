"""What a review says, in English: for the command line and the page that it writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oppidum.core.game import Game
from oppidum.review.reasons import BLOCKS, BRINGS, FROM_OTHERS, GIVES, KEEPS, OPEN, TAKES, Reason
from oppidum.review.story import Draw, SeatStory, Step, Story, Verdict

MINUS = "−"


def percent(share: float) -> str:
    """A chance."""
    return f"{100 * share:.0f} %"


def signed(number: float, digits: int = 0) -> str:
    """A number with its sign; no sign where nothing is left of it."""
    text = f"{abs(number):.{digits}f}"
    return text if not float(text) else f"{'+' if number > 0 else MINUS}{text}"


def change(share: float) -> str:
    """What was won or lost of a chance, in hundredths of it."""
    return f"{signed(100 * share, 1)} %"


def because(game: Game[Any], reasons: Sequence[Reason]) -> str:
    """The reasons in a clause; nothing where there is none that can be counted."""
    speak_for = ", ".join(reason_said(game, reason) for reason in reasons if reason.speaks_for)
    against = ", ".join(reason_said(game, reason) for reason in reasons if not reason.speaks_for)
    return f"{speak_for}, though {against}" if speak_for and against else speak_for or against


def reason_said(game: Game[Any], reason: Reason) -> str:
    """One reason."""
    amount, more = abs(reason.amount), "more" if reason.amount > 0 else "less"
    if reason.kind == OPEN:
        return f"{reason.amount or 'none'} of the tiles left fit {game.words.name_award(reason.what)} of its own"
    if reason.kind == BLOCKS:
        what = game.words.name_award(reason.what)
        now = reason.amount or "none"
        return f"{now} of the tiles left fit {what} of player {reason.player + 1}, {reason.before} before"
    whose = f" to player {reason.player + 1}" if reason.kind in FROM_OTHERS else ""
    if reason.kind in (KEEPS, GIVES):
        pieces = reason.what.replace("_", " ") + ("" if amount == 1 else "s")
        return f"{amount} {pieces} {more}{whose or ' in hand'}"
    points = f"{amount} point{'' if amount == 1 else 's'} {more}{whose}"
    when = "at once" if reason.kind in (BRINGS, TAKES) else "in sight"
    counted = ", ".join(told for told in (terms_said(reason), in_sight_before(reason)) if told)
    return f"{points} {when} for {game.words.name_award(reason.what)}{f' ({counted})' if counted else ''}"


def terms_said(reason: Reason) -> str:
    """What was counted, such as `5 × 2 + 1 × 2`; nothing where there is nothing to reckon."""
    if all(1 in (term.count, term.each) for term in reason.terms) and len(reason.terms) < 2:
        return ""
    return " + ".join(f"{term.count} × {term.each}" for term in reason.terms)


def in_sight_before(reason: Reason) -> str:
    """How many of the points at once were in sight before."""
    return f"{reason.before} of them in sight before" if reason.before else ""


def mistake(game: Game[Any], verdict: Verdict) -> str:
    """A decision that gave something away."""
    lost = f"{verdict.played} gave {percent(verdict.loss)} away; {verdict.better} was better"
    reasons = because(game, verdict.reasons)
    return f"{lost}: {reasons}" if reasons else lost


def find(game: Game[Any], verdict: Verdict) -> str:
    """A decision that found the only good move."""
    reasons = because(game, verdict.reasons)
    return f"{verdict.played} was the best move by far" + (f": {reasons}" if reasons else "")


def draw(drawn: Draw) -> str:
    """An outcome and the luck that it was."""
    return f"{drawn.outcome}: {change(drawn.luck)} to win, {signed(drawn.points, 1)} points"


def moment(story: Story, step: Step, names: Sequence[str]) -> str:
    """What moved the chances most."""
    win = step.change.win
    seat = max(range(len(win)), key=lambda one: abs(win[one]))
    before = story.beginning if step.seq == 1 else story.steps[step.seq - 2].worth
    cause = "luck" if step.actor < 0 else f"a mistake of {names[step.actor]}"
    chances = f"{percent(before.win[seat])} before, {percent(step.worth.win[seat])} after it"
    return f"{cause}: {names[seat]} {change(win[seat])} to win ({chances})"


def seat_line(seat: SeatStory) -> str:
    """How a seat did, in one line."""
    accuracy = "nothing to decide" if seat.accuracy is None else f"accuracy {seat.accuracy}"
    return (
        f"luck {change(seat.luck)} ({signed(seat.luck_points, 1)} points), "
        f"{percent(seat.loss)} given away in {seat.decisions} decisions, {accuracy}"
    )
