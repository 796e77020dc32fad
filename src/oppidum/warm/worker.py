"""The worker: a process that compiles what it is told, a stage of a game at a time.

It reads lines such as `meduris bots` and answers each with lines of JSON: what share of the rules was made so far, then
that it is done or why it is not. It ends when nobody listens any more.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from typing import Any

from oppidum.core import code_cache, jit
from oppidum.warm.lock import BadLock, locked
from oppidum.warm.stages import compile_stage, lock_of, rules_of

SAY_EVERY = 0.5  # seconds
LOWEST = 19  # of the priorities that a system gives


def main() -> None:
    """Work until standard input ends; with --gently only when nobody else wants to."""
    if "--gently" in sys.argv and hasattr(os, "nice"):
        os.nice(LOWEST)
    orders: queue.Queue[str] = queue.Queue()
    threading.Thread(target=listen, args=(orders,), daemon=True).start()
    while True:
        name, stage = orders.get().split()
        done = threading.Event()
        sayer = threading.Thread(target=say_progress, args=(rules_of(name, stage), done), daemon=True)
        sayer.start()
        answer = work(name, stage)
        done.set()
        sayer.join()
        say(answer)


def listen(orders: queue.Queue[str]) -> None:
    """Pass orders on; at their end this process ends too, whatever it is doing: what it wrote is whole."""
    for line in sys.stdin:
        orders.put(line)
    os._exit(0)


def work(name: str, stage: str) -> dict[str, Any]:
    """Compile a stage, alone among all processes that compile for this game."""
    try:
        code_cache.prepare(code_cache.cache_folder())
        with locked(lock_of(name)):
            compile_stage(name, stage)
    except (OSError, BadLock) as error:
        reason = getattr(error, "strerror", None) or error
        return {"failed": f"the cache cannot be written: {reason}; OPPIDUM_CACHE names another folder"}
    except MemoryError:
        return {"failed": "there is not enough memory to compile"}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}
    return {"done": True}


def say_progress(rules: int, done: threading.Event) -> None:
    """Say how many of the rules were made since the order came, as long as it is worked on."""
    before = jit.made
    while not done.wait(SAY_EVERY):
        say({"share": min(1.0, (jit.made - before) / rules)})


def say(answer: dict[str, Any]) -> None:
    """One line."""
    print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
