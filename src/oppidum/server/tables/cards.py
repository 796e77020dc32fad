"""Cards: a match as the lobby shows it to somebody."""

from __future__ import annotations

from collections.abc import Container

from oppidum.core.options import in_force
from oppidum.games import GAMES, game_class
from oppidum.server.protocol.tables import Absence, Seat, TableCard
from oppidum.server.storage.rows import MatchRow


def make_card(
    row: MatchRow, person: str | None, present: Container[str | None] = (), notice: str | None = None
) -> TableCard:
    """A match as the lobby shows it to somebody; who is present and why it is frozen a room knows."""
    settings = row.settings
    preset, changes = rules_of(row)
    return TableCard(
        code=row.id,
        game=row.game,
        preset=preset,
        changes=changes,
        options=row.options,
        rules=row.rules,
        state="frozen" if notice else row.state,  # type: ignore[arg-type]  # a stored state is one of ours
        public=settings["public"],
        hints=allows_hints(row),
        host=person is not None and settings["host"] == person,
        imported=settings["imported"],
        seats=seats_of(row, person, present),
        created=row.created,
        absence=Absence(**settings["absence"]),
        scores=row.scores,
        ranking=row.ranking,
        rematch=row.rematch,
        notice=notice,
    )


def seats_of(row: MatchRow, person: str | None, present: Container[str | None]) -> list[Seat]:
    """The chairs, and who sits on them; bots are always there."""
    return [
        Seat(
            number=number,
            name=seat.name,
            bot=seat.bot,
            open=seat.open,
            mine=seat.person is not None and seat.person == person,
            present=seat.bot is not None or seat.person in present,
        )
        for number, seat in enumerate(row.seats)
    ]


def rules_of(row: MatchRow) -> tuple[str | None, list[str]]:
    """The preset that a match is played by, and the options in which it departs; of old and frozen ones too."""
    if row.game not in GAMES:
        return row.settings["preset"], []
    game = game_class(row.game)
    return in_force(game.OPTIONS, game.PRESETS, row.settings["preset"], row.options)


def allows_hints(row: MatchRow) -> bool:
    """As the host has chosen; else if nobody plays against another person."""
    chosen = row.settings.get("hints")
    return bool(chosen) if chosen is not None else sum(seat.bot is None for seat in row.seats) <= 1


def only_bots(row: MatchRow) -> bool:
    """Whether no person sits at a table, nor can sit down."""
    return all(seat.bot for seat in row.seats)
