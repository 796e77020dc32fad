"""Characters: what people read of whom they play against. The client says the same in its languages."""

from __future__ import annotations

from collections.abc import Mapping

from oppidum.bots.knowledge import knowledge_of

CHARACTERS: Mapping[str, tuple[str, str]] = {  # what a bot is called, and how it plays where its game says no more
    "easy": ("Wanderer, easy", "Takes what lies near, and overlooks what would pay off later."),
    "medium": ("Mason, medium", "Plans ahead, but misjudges what is still far off."),
    "hard": ("Miller, hard", "Weighs things well, and gives little away."),
    "champion": ("Champion", "The strongest of all, and takes its time."),
    "greedy": ("Shrewd bot", "Takes all it can get this turn."),
    "uniform": ("Carefree bot", "Plays at random."),
}


def name_of(bot: str) -> str:
    """What people call a bot that they are offered."""
    return CHARACTERS[bot][0]


def character_of(bot: str, game: str) -> str:
    """How it plays a game, and what it overlooks there."""
    known = knowledge_of(game)
    level = known.levels.get(bot) if known else None
    return (level.character if level else "") or CHARACTERS[bot][1]
