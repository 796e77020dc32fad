"""Answer: what came of it when somebody wanted something to happen. A value: whoever gets one passes it on."""

from __future__ import annotations

from dataclasses import dataclass

from oppidum.core.game import Refusal


@dataclass(frozen=True, slots=True)
class Accepted:
    """It has happened, as the entry of this number."""

    seq: int


@dataclass(frozen=True, slots=True)
class Refused:
    """It has not happened, and nothing has changed."""

    refusal: Refusal


Answer = Accepted | Refused
