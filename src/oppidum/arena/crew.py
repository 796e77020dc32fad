"""A crew of processes that work side by side. Whoever fails is reported with what it was doing, and replaced."""

from __future__ import annotations

import math
import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

SPAWN = multiprocessing.get_context("spawn")  # a forked copy of compiled threads may hang
PATIENCE = 5.0  # seconds between two looks at the clock
BEGUN = "begun"  # what a process says when it starts on a task


@dataclass(frozen=True)
class Failure(Generic[Task]):
    """A task that was not done, and why."""

    task: Task
    reason: str  # one line
    details: str = ""  # a traceback


class Worker(Generic[Task, Done]):
    """One process and the task it has now."""

    def __init__(self, work: Callable[[Task], Done]) -> None:
        self.task: Task | None = None
        self.since = 0.0
        self.abandoned = False
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, task: Task) -> None:
        """Hand over a task; a process that died meanwhile is noticed when it is asked for the result."""
        self.task, self.since = task, math.inf
        with suppress(OSError):
            self.pipe.send(task)

    def receive(self) -> Done | Failure[Task] | None:
        """What came of the task; None when it has only begun."""
        assert self.task is not None
        try:
            message = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            return self.abandon(f"its process died ({describe_exit(self.process.exitcode)})")
        if message == BEGUN:
            self.since = time.monotonic()
            return None
        task, self.task = self.task, None
        done, reason, details = message
        return Failure(task, reason, details) if reason else done

    def abandon(self, reason: str) -> Failure[Task]:
        """Give the task and the process up."""
        assert self.task is not None
        task, self.task, self.abandoned = self.task, None, True
        return Failure(task, reason)

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
        self.pipe.close()


def serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """The life of a process: take a task, answer, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is answered by the parent
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            pipe.send(BEGUN)
            try:
                answer = (work(task), "", "")
            except Exception as error:
                answer = (None, f"{type(error).__name__}: {error}".splitlines()[0], traceback.format_exc())
            pipe.send(answer)


def describe_exit(code: int | None) -> str:
    """How a process ended."""
    if code is not None and code < 0:
        return f"signal {signal.Signals(-code).name}"
    return f"exit code {code}"


def do_all(
    work: Callable[[Task], Done], tasks: Sequence[Task], workers: int, longest: float | None = None
) -> Iterator[Done | Failure[Task]]:
    """Do all tasks, in any order; close the iterator to stop early. A task may take `longest` seconds."""
    waiting = list(reversed(tasks))
    crew: list[Worker[Task, Done]] = []
    try:
        crew += [Worker(work) for _ in range(min(workers, len(tasks)))]
        for worker in crew:
            worker.send(waiting.pop())
        while busy := [worker for worker in crew if worker.task is not None]:
            for worker in ready(busy, longest):
                done = (
                    worker.receive()
                    if worker.pipe.poll()
                    else worker.abandon(f"it took longer than {longest:g} seconds")
                )
                if done is None:
                    continue
                yield done
                if worker.abandoned:
                    crew.remove(worker)
                    worker.stop()
                if waiting:
                    if worker.abandoned:
                        crew.append(worker := Worker(work))
                    worker.send(waiting.pop())
    finally:
        for worker in crew:
            worker.stop()


def ready(busy: Sequence[Worker[Any, Any]], longest: float | None) -> list[Worker[Any, Any]]:
    """Those that have something to say, and those that took too long."""
    pipes = {worker.pipe: worker for worker in busy}
    heard = wait(list(pipes), PATIENCE if longest is None else min(PATIENCE, longest))
    found = [worker for pipe, worker in pipes.items() if pipe in heard]
    return found + [worker for worker in busy if worker not in found and is_late(worker, longest)]


def is_late(worker: Worker[Any, Any], longest: float | None) -> bool:
    """Whether the task takes longer than it may."""
    return longest is not None and time.monotonic() - worker.since > longest
