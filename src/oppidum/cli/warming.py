"""What a command does about rules that are not compiled yet: wait with a progress bar, or go on interpreted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import typer

from oppidum.cli.common import fail, games_named

QUICK_MATCH = {"uniform", "resting"}  # bots that play a whole match interpreted before anything is compiled
QUICK_DECISION = QUICK_MATCH | {"greedy", "easy", "medium", "hard"}  # bots that make a decision in that time


def interpret_if_cold(game: str, *more: str) -> bool:
    """For commands that end soon: run interpreted if rules or these stages are not cached; whether it is so."""
    from oppidum.core import jit
    from oppidum.warm.stages import PLAY, is_done

    cold = not all(is_done(game, stage) for stage in (PLAY, *more))
    jit.never_compile(cold)
    return cold


def game_at_once(name: str) -> Any:
    """The class of a game, interpreted if it is not in the cache."""
    from oppidum.games import game_class

    found = game_class(name)
    interpret_if_cold(name)
    return found


def get_ready(game: str, bots: list[str], quick: set[str], quiet: bool = False) -> None:
    """For bots of a match: wait until they are compiled, unless they are quick enough without."""
    from oppidum.core import jit
    from oppidum.warm.stages import BOTS, PLAY

    if set(bots) <= QUICK_MATCH & quick:
        interpret_if_cold(game)
    elif set(bots) <= quick:
        if interpret_if_cold(game, BOTS) and not quiet:
            hurried = f"{game} is not compiled yet, so bots decide hurriedly; `oppidum warm {game}` ends that."
            typer.secho(hurried, dim=True, err=True)
    else:
        warm_up([game], [PLAY, BOTS], quiet)
        jit.never_compile(False)


@contextmanager
def games_in_time() -> Iterator[Callable[[str], Any]]:
    """Find games for a program that must answer in time: until it leaves, what is not cached is compiled meanwhile."""
    from oppidum.games import game_class
    from oppidum.warm.stages import is_warm

    begun: set[str] = set()
    with ExitStack() as stack:

        def find(name: str) -> Any:
            found = game_class(name)
            if name not in begun and (begun or not is_warm(name)):
                begun.add(name)
                stack.enter_context(warming(name))
            return found

        yield find


@contextmanager
def warming(game: str) -> Iterator[None]:
    """While somebody plays: they begin at once, and the rules become faster as they are compiled."""
    from oppidum.warm.background import Warming
    from oppidum.warm.stages import is_warm

    behind_the_scenes = Warming([game])
    if not is_warm(game):
        typer.secho(f"{game} is being compiled meanwhile; until it is, bots think hurriedly.", dim=True, err=True)
    behind_the_scenes.start()
    try:
        yield
    finally:
        behind_the_scenes.stop()


def warm_up(names: list[str] | None, stages: list[str] | None = None, quiet: bool = False) -> None:
    """Compile what is not in the cache yet, with a progress bar: a game in each process, as many as there are cores."""
    import os
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from oppidum.warm.stages import STAGES, is_done
    from oppidum.warm.workers import Worker, WorkerDied, WorkerFailed

    wanted = stages or list(STAGES)
    cold = {name: [stage for stage in wanted if not is_done(name, stage)] for name in games_named(names)}
    cold = {name: left for name, left in cold.items() if left}
    if not cold:
        return
    console = Console(stderr=True, quiet=quiet)
    failed: list[str] = []
    console.print(f"Compiling {', '.join(cold)} for this machine: once, and it may take some minutes.")
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, disable=quiet, console=console) as bar:
        tasks = {name: bar.add_task(name, total=len(left), step="waiting") for name, left in cold.items()}

        def show(name: str, done: int, share: float) -> None:
            bar.update(tasks[name], completed=done + share)

        def compile_all(name: str) -> None:
            worker = Worker()
            try:
                for number, stage in enumerate(cold[name]):
                    bar.update(tasks[name], step=stage)
                    worker.compile(name, stage, partial(show, name, number))
                bar.update(tasks[name], completed=len(cold[name]), step="ready")
            finally:
                worker.dismiss()

        with ThreadPoolExecutor(min(len(cold), os.cpu_count() or 1)) as crew:
            for name, work in {name: crew.submit(compile_all, name) for name in reversed(cold)}.items():
                try:
                    work.result()
                except (WorkerFailed, WorkerDied) as error:
                    failed.append(f"{name} could not be compiled: {error}")
    if failed:
        fail(failed[0])
