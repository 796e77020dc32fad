"""The command `review`: what decided a match that is over."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oppidum.cli.common import AsJson, app, errors_as_messages, say
from oppidum.cli.warming import game_at_once, warm_up

if TYPE_CHECKING:
    from oppidum.core.match import Match
    from oppidum.review.appraiser import Appraiser
    from oppidum.review.measure import Measure

USUAL_SIMS = 128  # of each position: some ten seconds for a match of two


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A match file; - reads standard input.")],
    html: Annotated[Path | None, typer.Option("--html", help="Write a page that needs nothing but itself.")] = None,
    sims: Annotated[
        int, typer.Option("--sims", min=0, help="Simulations of each position; 0 is a glance, without verdicts.")
    ] = USUAL_SIMS,
    as_json: AsJson = False,
) -> None:
    """Tell luck and skill of a finished match apart: what decided it, the best and worst moves, and who drew well."""
    from oppidum.bots.knowledge import is_fitted
    from oppidum.core import jit
    from oppidum.core.match_file import read_match
    from oppidum.core.options import BadOption
    from oppidum.review.appraiser import Fast
    from oppidum.review.page import page
    from oppidum.review.searching import Searching
    from oppidum.review.story import tell
    from oppidum.warm.stages import BOTS, PLAY, REVIEWS

    with errors_as_messages():
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
        recorded = read_match(text, game_at_once)
        match, game = recorded.match, recorded.match.game
        if not match.over:
            raise BadOption(f"the match is not over after {len(match.events)} events; only a finished one is reviewed")
        if not match.events:
            raise BadOption("the match has no events: there is nothing to review")
        if not is_fitted(game.name):
            raise BadOption(f"nobody has fitted an appraisal of {game.name} yet, so it cannot be reviewed")
        warm_up([game.name], [PLAY, BOTS, REVIEWS], as_json)
        jit.never_compile(False)
        measured = weigh_all(match, Searching(game, sims) if sims else Fast(game), as_json)
        story = tell(match, measured)
        if html:
            html.write_text(page(match, recorded.seats, story), "utf-8")
        if as_json:
            say({"game": game.name, "names": list(recorded.seats), "scores": match.scores, **story.as_dict()})
        elif html:
            typer.echo(f"review: {html}")
        else:
            print_review(match, recorded.seats, story)


def weigh_all(match: Match, appraiser: Appraiser, quiet: bool) -> Measure:
    """Weigh every event, with a progress bar."""
    from rich.console import Console
    from rich.progress import track

    from oppidum.review.measure import Measure, weigh

    steps = track(
        weigh(match, appraiser),
        "Looking at every event",
        total=len(match.events),
        console=Console(stderr=True),
        disable=quiet,
        transient=True,
    )
    return Measure(appraiser.name, list(steps))


def print_review(match: Match, names: tuple[str, ...], story: Any) -> None:
    """A review for people."""
    from oppidum.review import wording

    game = match.game
    for number in story.moments:
        step = story.steps[number - 1]
        typer.echo(f"event {number}, {match.events[number - 1]}: {wording.moment(story, step, names)}")
    for name, points, seat in zip(names, match.scores, story.seats, strict=True):
        typer.echo(f"\n{name}, {points} points: {wording.seat_line(seat)}")
        for verdict in seat.best:
            typer.echo(f"  event {verdict.seq}: {wording.find(game, verdict)}")
        for verdict in seat.worst:
            typer.echo(f"  event {verdict.seq}: {wording.mistake(game, verdict)}")
        for drawn in (*seat.luckiest, *seat.unluckiest):
            typer.echo(f"  event {drawn.seq}, {wording.draw(drawn)}")
    typer.echo(f"\nWeighed by {story.appraiser}; its change of mind came to {wording.change(story.surprise.win[0])}.")
    if story.hidden:
        typer.echo("Decisions are judged by what the seat could know.")
