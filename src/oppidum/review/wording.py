"""What a review says, in English: for the command line and the page that it writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oppidum.core.game import Game
from oppidum.review.reasons import BRINGS, KEEPS, PROMISES, Reason
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
    return f"{speak_for}, though {against}" if against else speak_for


def reason_said(game: Game[Any], reason: Reason) -> str:
    """One reason."""
    amount, more = abs(reason.amount), "more" if reason.amount > 0 else "less"
    if reason.kind == KEEPS:
        pieces = reason.what.replace("_", " ") + ("" if amount == 1 else "s")
        return f"{amount} {pieces} {more} in hand"
    what = game.words.name_award(reason.what)
    points = f"{amount} point{'' if amount == 1 else 's'} {more}"
    if reason.kind == BRINGS:
        return f"{points} at once for {what}"
    if reason.kind == PROMISES:
        return f"{points} in sight for {what}"
    return f"{points} to player {reason.player + 1} for {what}"


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
