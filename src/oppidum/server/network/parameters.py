"""Parameters: what may stand in the paths and queries of the API."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oppidum.server.protocol.message import MOST_EVENTS, SeatNumber
from oppidum.server.storage.rows import FOREVER

LONGEST_WAIT = 25.0  # seconds that a long poll may take

CodePath = Annotated[str, Meta(max_length=20, description="The code of a table: six letters and digits.")]
GamePath = Annotated[str, Meta(max_length=40, description="The name of a game.")]
ExamplePath = Annotated[str, Meta(max_length=60, description="The name of an example.")]
LessonPath = Annotated[str, Meta(max_length=60, description="The name of a lesson.")]
PuzzlePath = Annotated[str, Meta(max_length=60, description="The name of a puzzle.")]
DiagramPath = Annotated[str, Meta(max_length=60, description="The name of a diagram.")]
PlayersQuery = Annotated[
    Annotated[int, Meta(ge=1, le=10)] | None, Meta(description="How many play; else as few as may.")
]
PresetQuery = Annotated[
    Annotated[str, Meta(max_length=40)] | None, Meta(description="A named set of options; else the defaults.")
]
OptionsQuery = Annotated[
    str, Meta(max_length=2000, description="Options besides the preset: `river=yes farm_points=3`, as in match files.")
]
NumberPath = SeatNumber

SeatQuery = Annotated[SeatNumber, Meta(description="Which of my seats looks.")]
SeatOrAskedQuery = Annotated[SeatNumber | None, Meta(description="Which of my seats looks; else the one asked.")]
SinceQuery = Annotated[int, Meta(ge=0, le=MOST_EVENTS, description="The last event that I have seen.")]
WaitQuery = Annotated[float, Meta(ge=0, le=LONGEST_WAIT, description="Seconds to wait for something new.")]
EventQuery = Annotated[int, Meta(ge=1, le=MOST_EVENTS, description="The event, by its number in the log.")]
KnownQuery = Annotated[str, Meta(max_length=40, description="By which appraiser I know the story already.")]
BeforeQuery = Annotated[float, Meta(ge=0, le=FOREVER, description="Only tables opened before this moment, to go on.")]
BesideQuery = Annotated[
    str, Meta(max_length=20, description="And of that moment those before this code: of the last table.")
]
