"""A program of somebody else, spoken to line by line. It cannot keep us waiting, flood us or outlive us."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from typing import IO

LONGEST_LINE = 4096  # bytes
LINES_WAITING = 256  # that a program may say before we listen; then it waits
LAST_WORDS = 3  # lines of its standard error that are told when it fails
GRACE = 1.0  # seconds to end by itself when it is told to

Said = queue.Queue[bytes]
ToSay = queue.SimpleQueue[bytes | None]


class ProgramFailure(Exception):
    """What a program did wrong, in words."""


class Silence(ProgramFailure):
    """A program has not answered in time."""


class Program:
    """A running program. Sending never blocks, listening ends at a deadline, and no process is left behind."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command, posix=os.name == "posix")
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError, IndexError) as error:
            raise ProgramFailure(f"it cannot be started: {getattr(error, 'strerror', None) or error}") from None
        self.said: Said = queue.Queue(LINES_WAITING)
        self.to_say: ToSay = queue.SimpleQueue()
        self.last_words: deque[bytes] = deque(maxlen=LAST_WORDS)
        process = self.process
        self.threads = [
            threading.Thread(target=write_lines, args=(process.stdin, self.to_say), daemon=True),
            threading.Thread(target=read_lines, args=(process.stdout, self.said), daemon=True),
            threading.Thread(target=read_last_words, args=(process.stderr, self.last_words), daemon=True),
        ]
        for thread in self.threads:
            thread.start()
        self.end = weakref.finalize(self, end_program, process, self.to_say, self.said, self.threads)

    @property
    def running(self) -> bool:
        """Whether it can still be spoken to."""
        return self.end.alive and self.process.poll() is None

    def say(self, *lines: str) -> None:
        """Send lines; whether the program reads them is its own affair."""
        self.to_say.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, deadline: float) -> str:
        """The next line, if it comes before the deadline on the monotonic clock."""
        try:
            line = self.said.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise Silence("it did not answer in time") from None
        if not line:
            raise ProgramFailure(f"it ended{self.how_it_ended()}")
        if len(line) > LONGEST_LINE:
            raise ProgramFailure(f"it said a line of more than {LONGEST_LINE} bytes")
        return line.decode("utf-8", "replace").strip()

    def how_it_ended(self) -> str:
        """Its exit code and last words, as far as they are known."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.threads[-1].join(GRACE)
        words = b" / ".join(line.strip() for line in list(self.last_words)).decode("utf-8", "replace")
        code = self.process.returncode
        return ("" if code is None else f" with exit code {code}") + (f", saying: {words[:300]}" if words else "")


def write_lines(stream: IO[bytes], to_say: ToSay) -> None:
    """Send what is to be said, until there is no more or nobody who listens."""
    with contextlib.suppress(OSError, ValueError):
        while (text := to_say.get()) is not None:
            stream.write(text)
            stream.flush()
    with contextlib.suppress(OSError):
        stream.close()


def read_lines(stream: IO[bytes], said: Said) -> None:
    """Take down what is said; an empty line of bytes is the end. Nothing is read behind a line that is too long."""
    for line in iter(lambda: stream.readline(LONGEST_LINE + 1), b""):
        said.put(line)
        if len(line) > LONGEST_LINE:
            break
    said.put(b"")


def read_last_words(stream: IO[bytes], words: deque[bytes]) -> None:
    """Remember only the last lines of standard error."""
    for line in iter(lambda: stream.readline(LONGEST_LINE), b""):
        words.append(line)


def end_program(
    process: subprocess.Popen[bytes], to_say: ToSay, said: Said, threads: list[threading.Thread], grace: float = GRACE
) -> None:
    """Ask the program to quit; after a grace end it and all that it started."""
    to_say.put(b"quit\n")
    to_say.put(None)
    end = time.monotonic() + grace
    while process.poll() is None and time.monotonic() < end:
        forget(said)  # a program that still talks must not be stuck in doing so
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.02)
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    for thread in threads:
        while thread.is_alive() and time.monotonic() < end + grace:
            forget(said)
            thread.join(0.02)
    if not any(thread.is_alive() for thread in threads):
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def forget(said: Said) -> None:
    """Throw away what nobody will read."""
    with contextlib.suppress(queue.Empty):
        while True:
            said.get_nowait()
