"""What the client's tests play is what the server tells today."""

from __future__ import annotations

import pytest

from oppidum.games import GAMES
from tools.record_updates import FOLDER, tell


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_updates_are_what_a_player_is_told(name):
    recorded = (FOLDER / f"{name}.json").read_text("utf-8")
    assert tell(name) == recorded, "if this is meant to be, run `python tools/record_updates.py` and read the diff"
