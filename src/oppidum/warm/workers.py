"""Workers, as those see them who give them orders: `worker` is what runs in their processes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

PATIENCE = 5  # seconds that a worker gets to end
LONGEST = 80  # characters of what it said that are told


class WorkerFailed(Exception):
    """A stage was not compiled, and trying again will not help."""


class WorkerDied(Exception):
    """The process of a worker has ended in the middle of its work."""


class Worker:
    """A process that compiles one stage after the other."""

    def __init__(self, *flags: str) -> None:
        command = [sys.executable, "-m", "oppidum.warm.worker", *flags]
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, text=True, **pipes)

    def compile(self, game: str, stage: str, note: Callable[[float], object]) -> None:
        """Have a stage compiled; `note` hears from time to time what share of it is done."""
        orders, answers = self.process.stdin, self.process.stdout
        assert orders is not None
        assert answers is not None
        with suppress(BrokenPipeError, ValueError):  # it is gone, or was dismissed
            orders.write(f"{game} {stage}\n")
            orders.flush()
            for line in answers:
                answer = self.understand(line)
                if "failed" in answer:
                    raise WorkerFailed(answer["failed"])
                if "done" in answer:
                    return
                note(answer["share"])
        code = self.process.wait()
        raise WorkerDied(f"the process that compiles ended by itself (exit code {code}); is there enough memory?")

    def understand(self, line: str) -> dict[str, Any]:
        """An answer; a process that says anything else is of no use, and does not go on."""
        with suppress(json.JSONDecodeError):
            answer = json.loads(line)
            if isinstance(answer, dict):
                return answer
        self.dismiss()
        raise WorkerDied(f"the process that compiles said {line.strip()[:LONGEST]!r}")

    def let_go(self) -> None:
        """No more orders: it ends at once, and whoever waits for its answer hears that it died."""
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()

    def dismiss(self) -> None:
        """Let it go, and wait until it is gone."""
        assert self.process.stdout is not None
        self.let_go()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
