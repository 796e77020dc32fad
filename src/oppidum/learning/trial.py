"""Trial: lessons tried by a program: by steps that somebody wrote down, at random, and by a search for the goal."""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Sequence
from itertools import count

from oppidum.core.game import OVER
from oppidum.learning.attempt import Attempt, Verdict
from oppidum.learning.lesson import Lesson


def walk(lesson: Lesson, steps: Sequence[str]) -> Verdict:
    """What some steps lead to; a Refusal where one may not be taken."""
    attempt = Attempt(lesson)
    attempt.take(steps)
    return attempt.verdict


def play_at_random(lesson: Lesson, tries: int, seed: int) -> Counter[str]:
    """How often somebody who knows nothing reaches the goal, or misses it: by `reached` and the names of failures."""
    rng = random.Random(seed)
    start = Attempt(lesson)
    ends: Counter[str] = Counter()
    for _ in range(tries):
        attempt = start.copy()
        while attempt.verdict.state == "open":
            attempt.step(rng.choice(attempt.course.match.legal))
        ends[attempt.verdict.reason or attempt.verdict.state] += 1
    return ends


def search(lesson: Lesson, most: int) -> list[str] | None:
    """A way to the goal: what has come nearest is tried first, at most so many steps in all."""
    start = Attempt(lesson)
    order = count()
    waiting = [(-start.share, 0, next(order), start)]
    met = {start.mark}
    tried = 0
    while waiting:
        _, _, _, attempt = heapq.heappop(waiting)
        if attempt.course.asked == OVER:
            continue
        for text in attempt.course.match.legal:
            if tried >= most:
                return None
            tried += 1
            child = attempt.copy()
            child.step(text)
            if child.verdict.state == "reached":
                return child.taken
            if child.verdict.state == "open" and child.mark not in met:
                met.add(child.mark)
                heapq.heappush(waiting, (-child.share, len(child.taken), next(order), child))
    return None
