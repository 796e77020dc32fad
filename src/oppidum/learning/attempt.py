"""Attempt: a lesson that is being tried: your steps, what chance and the others do between them, and the verdict."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from oppidum.bots.greedy import Greedy
from oppidum.core.game import CHANCE, OVER, Player, Refusal, sample
from oppidum.core.live_match import ACTION, CHANCE_EVENT, DONE, LiveMatch
from oppidum.learning.lesson import OUT_OF_STEPS, BadLesson, Failure, Lesson
from oppidum.learning.moment import Moment

MOST_BETWEEN = 60  # things that chance and the others may do between two of your steps

Happen = Callable[[LiveMatch, str, Player, str], None]


@dataclass(frozen=True)
class Verdict:
    """How an attempt stands: open, reached or missed; if missed, why."""

    state: Literal["open", "reached", "missed"]
    failure: Failure | None = None

    @property
    def reason(self) -> str | None:
        """The name of what went wrong."""
        if self.state != "missed":
            return None
        return self.failure.name if self.failure else OUT_OF_STEPS


OPEN = Verdict("open")
REACHED = Verdict("reached")


def feed(course: LiveMatch, kind: str, actor: Player, text: str) -> None:
    """Let something happen, and tell nobody."""
    course.feed(kind, actor, text)


class Attempt:
    """One attempt; nothing is drawn that depends on anything but the lesson and the steps."""

    def __init__(self, lesson: Lesson, happen: Happen = feed) -> None:
        self.lesson = lesson
        self.happen = happen  # lets something happen to the course: whoever wants to hear of it says how
        self.course = LiveMatch(lesson.game, lesson.position)
        self.first_scores = self.course.match.scores
        self.taken: list[str] = []  # your steps
        self.drawn = 0  # outcomes of chance
        self.replied = 0
        self.verdict = OPEN
        self.rng = random.Random(lesson.name)
        self._go_on()

    def copy(self) -> Attempt:
        """The same, to be tried differently."""
        twin = Attempt.__new__(Attempt)
        twin.__dict__.update(self.__dict__)
        twin.course, twin.taken = self.course.copy(), list(self.taken)
        twin.rng = random.Random()
        twin.rng.setstate(self.rng.getstate())
        return twin

    @property
    def mark(self) -> tuple[int, bytes, str]:
        """By which two attempts that have come to the same are told from others."""
        points = " ".join(map(str, self.course.match.awards))
        return len(self.taken), self.course.match.position.rows.tobytes(), points

    @property
    def share(self) -> float:
        """How much of the goal is true, from 0 to 1."""
        return self.lesson.goal.share(self.moment)

    @property
    def moment(self) -> Moment:
        """The match as predicates look at it."""
        return Moment(self.course.match, self.lesson.you, len(self.taken), self.first_scores)

    def step(self, text: str) -> None:
        """Take a step and let the others go on, or refuse it and change nothing."""
        rule = self.lesson.game.turn_rule
        if self.verdict.state != "open":
            raise Refusal(rule, "the lesson has ended; try again or go on to the next", reason="lesson-over")
        self.happen(self.course, ACTION, self.lesson.you, text)
        self.taken.append(self.course.match.events[-1].text)
        self._judge()
        self._go_on()
        if self.verdict.state == "open" and (len(self.taken) >= self.lesson.steps or self.course.asked == OVER):
            self.verdict = Verdict("missed", self._find_failure(OUT_OF_STEPS))

    def take(self, texts: Iterable[str]) -> None:
        """Take several steps."""
        for text in texts:
            self.step(text)

    def advice(self) -> tuple[str | None, int]:
        """The next step of a way to the goal, and how many steps have to be taken back before it."""
        solution = self.lesson.solution
        pairs = zip(self.taken, solution, strict=False)
        same = next((at for at, (mine, wanted) in enumerate(pairs) if mine != wanted), len(self.taken))
        same = min(same, len(solution))
        back = len(self.taken) - same
        return (solution[same] if back == 0 and same < len(solution) else None), back

    def _go_on(self) -> None:
        """Until you are asked, or it is decided."""
        for _ in range(MOST_BETWEEN):
            if self.verdict.state != "open" or not self._let_others():
                return
        raise BadLesson(f"{self.lesson.name}: you are not asked again within {MOST_BETWEEN} events")

    def _let_others(self) -> bool:
        """Let one thing happen that is not yours to decide; whether there was one."""
        course, asked = self.course, self.course.asked
        if asked == OVER:
            return False
        if course.holding:
            self.happen(course, DONE, asked, "")
            return True
        if asked == self.lesson.you:
            return False
        self.happen(course, *((CHANCE_EVENT, CHANCE, self._draw()) if asked == CHANCE else self._reply(asked)))
        self._judge()
        return True

    def _draw(self) -> str:
        game, position = self.lesson.game, self.course.match.position
        self.drawn += 1
        wanted = self._possible(self.lesson.chance, self.drawn)
        return wanted or game.words.format(position, sample(game, position, self.rng))

    def _reply(self, seat: Player) -> tuple[str, Player, str]:
        game, position = self.lesson.game, self.course.match.position
        self.replied += 1
        if (wanted := self._possible(self.lesson.replies, self.replied)) is not None:
            return ACTION, seat, wanted
        if self.lesson.others == "greedy":
            seen: Any = game.secrets.observe(position, seat)
            action = Greedy().sit(game, seat, self.replied).choose(seen).action
        else:
            action = game.default_action(position)
        return ACTION, seat, game.words.format(position, action)

    def _possible(self, texts: Sequence[str], number: int) -> str | None:
        """What the lesson wants to happen, if it says so and that may happen now."""
        if number > len(texts):
            return None
        with suppress(Refusal):
            self.lesson.game.words.parse(self.course.match.position, texts[number - 1])
            return texts[number - 1]
        return None

    def _find_failure(self, name: str) -> Failure | None:
        return next((one for one in self.lesson.failures if one.name == name), None)

    def _judge(self) -> None:
        now = self.moment
        if self.lesson.goal.holds(now):
            self.verdict = REACHED
            return
        for failure in self.lesson.failures:
            if failure.when is not None and failure.when.holds(now):
                self.verdict = Verdict("missed", failure)
                return
