"""Answers of a table in tests, most of which want what they ask for to happen."""

from __future__ import annotations

from oppidum.core.answer import Answer, Refused


def accepted(answer: Answer) -> int:
    """The number of the entry; a refusal is raised, so that no test goes on as if nothing had been refused."""
    if isinstance(answer, Refused):
        raise answer.refusal
    return answer.seq
