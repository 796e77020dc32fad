"""What a client draws: the landscape, its features, what is left, and what may be chosen now, as JSON values.

Views are merge-patchable (core/patch.py). What changed between two positions is found by comparing their tables, so
that a move costs no more to tell than what it touched.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np
import numpy.typing as npt

from oppidum.core.game import Action, Player, written
from oppidum.core.patch import Json, make_patch
from oppidum.core.screen import sum_by_kind
from oppidum.games.carcassonne import contract, notation
from oppidum.games.carcassonne.awards import award_kind, list_terms
from oppidum.games.carcassonne.layout import PHASES
from oppidum.games.carcassonne.notation import name_placements, read_move
from oppidum.games.carcassonne.reading import Reading
from oppidum.games.carcassonne.rules import current_pile_at
from oppidum.games.carcassonne.state import (
    DEPLOY_ACTION,
    DISCARD,
    FINISHED,
    NOTHING,
    PLACE,
    SEGMENTS,
    Position,
)
from oppidum.games.carcassonne.tiles import FIELD, HALVES, KIND_NAMES, PILES, SIDES, Tile
from oppidum.games.carcassonne.view_table import (
    CLOSED,
    COUNTED,
    EACH,
    EACH_SHIELD,
    FEATURE_COLUMNS,
    FEEDS,
    FIRST_SEGMENT,
    FOLLOWERS,
    OPEN,
    PAYS,
    PAYS_FARMERS,
    SHIELDS,
    SIZE,
    WHAT,
    compare,
    fill_tables,
)

if TYPE_CHECKING:
    from oppidum.games.carcassonne.game import Carcassonne

IntTable = npt.NDArray[np.int64]


def kit(game: Carcassonne) -> contract.Kit:
    """What is in the box."""
    return {"kinds": [draw_kind(tile) for tile in game.box.tiles], "followers": game.box.followers}


def draw_kind(tile: Tile) -> contract.Kind:
    """All that is needed to draw one kind of tile, facing N."""
    return {
        "id": tile.id,
        "about": tile.about,
        "count": tile.count,
        "pile": tile.pile,
        "sides": tile.sides,
        "symmetry": tile.symmetry,
        "river": [SIDES[side] for side in tile.river],
        "segments": [
            {
                "kind": KIND_NAMES[segment.kind],
                "sides": [SIDES[side] for side in segment.sides],
                "halves": [HALVES[half] for half in segment.halves],
                "shields": segment.shields,
                "touches": list(segment.touches),
            }
            for segment in tile.segments
        ],
    }


class ViewTables:
    """A position and its tables of numbers."""

    def __init__(self, game: Carcassonne, s: Position) -> None:
        self.game = game
        self.s = s
        self.tiles = np.zeros((s.tiles, FIRST_SEGMENT + SEGMENTS), dtype=np.int64)
        self.features = np.zeros((s.features + 1, FEATURE_COLUMNS), dtype=np.int64)
        self.fitting_edges = np.zeros(s.frontier, dtype=np.int64)
        self.notes = game.final_notes(s)
        fill_tables(s.rows, 0, game.book.rows, self.notes, self.tiles, self.features, self.fitting_edges)

    @cached_property
    def standing(self) -> dict[int, int]:
        """Whose follower stands on each spot (SEGMENTS * tile + segment)."""
        s, most = self.s, self.game.book.follower_count
        sent = zip(s.standing[: s.players].tolist(), s.supply.tolist(), strict=False)
        return {spot: player for player, (spots, supply) in enumerate(sent) for spot in spots[: most - supply]}

    @property
    def outlook(self) -> list[dict[str, int]]:
        """What each player would score if the match ended now, by kind of award."""
        notes = written(self.notes)
        kinds = self.features[notes[:, 3], WHAT].tolist()
        rows = zip(notes.tolist(), kinds, strict=True)
        return sum_by_kind(self.s.players, ((row[0], award_kind(row[2], kind), row[1]) for row, kind in rows))

    @cached_property
    def left(self) -> list[int]:
        """How many tiles of each kind are still to be drawn."""
        return list(self.s.pile.sum(axis=0).tolist())

    @cached_property
    def fitting(self) -> dict[str, int]:
        """How many of the tiles that are still to be drawn fit on each empty square beside a tile."""
        count = self.s.frontier
        squares = zip(self.s.edge_x[:count].tolist(), self.s.edge_y[:count].tolist(), strict=True)
        return {f"{x},{y}": fit for (x, y), fit in zip(squares, self.fitting_edges.tolist(), strict=True)}

    @cached_property
    def plain(self) -> contract.Plain:
        """The part of the view that is read from the position without the tables."""
        s, box, players = self.s, self.game.box.tiles, self.game.players
        view: contract.Plain = {
            "players": players,
            "phase": PHASES[s.phase],
            "scores": s.scores[:players].tolist(),
            "supply": s.supply[:players].tolist(),
            "newest": len(self.tiles) - 1,
            "pile": PILES[current_pile_at(s.rows, 0)],
            "discarded": Reading(self.game, s).discarded(),
        }
        if s.phase != FINISHED:
            view["turn"] = s.turn
            view["outlook"] = self.outlook
            view["fitting"] = self.fitting
        if s.hand != NOTHING:
            view["hand"] = box[s.hand].id
        if s.river_frontier != NOTHING:
            view["river_end"] = f"{s.edge_x[s.river_frontier]},{s.edge_y[s.river_frontier]}"
        return view

    def view(self, tiles: list[int], features: list[int], spots: Iterable[int], kinds: Iterable[int]) -> contract.View:
        """The view, with only these of its tiles, features, followers and kinds that remain."""
        box = self.game.box.tiles
        return {
            **self.plain,
            "tiles": self.view_tiles(tiles),
            "followers": self.view_followers(spots),
            "features": self.view_features(features),
            "remaining": {box[kind].id: self.left[kind] for kind in kinds if self.left[kind]},
        }

    def view_tiles(self, numbers: list[int]) -> dict[str, contract.Tile]:
        """Tiles on the table, each with the feature of each of its segments."""
        box = self.game.box.tiles
        shown: dict[str, contract.Tile] = {}
        for number, (kind, facing, x, y, *features) in zip(numbers, self.tiles[numbers].tolist(), strict=True):
            shown[str(number)] = {
                "square": f"{x},{y}",
                "kind": box[kind].id,
                "facing": SIDES[facing],
                "features": features[: len(box[kind].segments)],
            }
        return shown

    def view_followers(self, spots: Iterable[int]) -> dict[str, contract.Follower]:
        """Followers on the table, by tile and segment."""
        shown: dict[str, contract.Follower] = {}
        for spot in spots:
            if spot in self.standing:
                tile, segment = divmod(spot, SEGMENTS)
                kind, facing = self.tiles[tile, :2].tolist()
                part = self.game.parts[kind][facing][segment]
                shown[f"{tile}.{segment}"] = {"player": self.standing[spot], "part": part}
        return shown

    def view_features(self, numbers: list[int]) -> dict[str, contract.Feature]:
        """Features: who is in each, what it is worth now, what it would pay to whom, how many ends are open."""
        shown: dict[str, contract.Feature] = {}
        players = self.game.players
        for number, row in zip(numbers, self.features[numbers].tolist(), strict=True):
            field = row[WHAT] == FIELD
            terms = list_terms("city" if field else "tile", row[COUNTED], row[EACH], row[SHIELDS], row[EACH_SHIELD])
            feature: contract.Feature = {
                "kind": KIND_NAMES[row[WHAT]],
                "size": row[SIZE],
                "worth": sum(term.sum for term in terms),
                "terms": [{"what": term.what, "count": term.count, "each": term.each} for term in terms],
                "followers": [row[FOLLOWERS] >> 4 * player & 15 for player in range(players)],
                "pays": row[PAYS : PAYS + players],
            }
            if field:
                feature["cities"] = [int(self.s.city_feature[city]) for city in members(row[FEEDS])]
            else:
                feature["open"], feature["shields"] = row[OPEN], row[SHIELDS]
                if row[OPEN]:
                    feature["closed"] = row[CLOSED]
            if any(row[PAYS_FARMERS:]):
                feature["pays_farmers"] = row[PAYS_FARMERS : PAYS_FARMERS + players]
            shown[str(number)] = feature
        return shown


def members(numbers: int) -> list[int]:
    """The members of a set that is kept in one integer."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


def view(game: Carcassonne, s: Position, viewer: Player | None) -> contract.View:  # noqa: ARG001
    """A position; there are no secrets in it."""
    tables = ViewTables(game, s)
    living = np.nonzero(tables.features[:, SIZE])[0].tolist()
    return tables.view(list(range(s.tiles)), living, tables.standing, range(len(game.box.tiles)))


class Album:
    """The tables of positions that were looked at last: what comes of one move is what the next one begins with."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[int, tuple[bytes, ViewTables]] = OrderedDict()

    def tables(self, game: Carcassonne, s: Position) -> ViewTables:
        """The tables of a position, made anew if anything in it has changed since."""
        memory = s.rows.tobytes()
        kept = self._kept.pop(id(s), None)
        if kept is None or kept[1].s is not s or kept[0] != memory:
            kept = memory, ViewTables(game, s)
        self._kept[id(s)] = kept  # as the last one
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return kept[1]


def changes(game: Carcassonne, before: Position, after: Position, viewer: Player | None) -> Json:  # noqa: ARG001
    """The patch from one view to another: only rows of the tables that differ are looked at."""
    old, new = game.album.tables(game, before), game.album.tables(game, after)
    tiles = rows_that_differ(old.tiles, new.tiles)
    features = rows_that_differ(old.features, new.features)
    spots = [spot for spot, _ in old.standing.items() ^ new.standing.items()]
    kinds = [kind for kind, left in enumerate(old.left[: len(game.box.tiles)]) if left != new.left[kind]]

    def cut(tables: ViewTables) -> contract.View:
        there = [tile for tile in tiles if tile < len(tables.tiles)]
        sizes = tables.features[:, SIZE].tolist()
        living = [feature for feature in features if feature < len(sizes) and sizes[feature]]
        return tables.view(there, living, spots, kinds)

    return make_patch(cut(old), cut(new))


def rows_that_differ(one: IntTable, other: IntTable) -> list[int]:
    """The numbers of the rows in which two tables differ, or which only one of them has."""
    fewest, most = sorted((len(one), len(other)))
    rows = np.empty(fewest, dtype=np.int64)
    return [*rows[: compare(one[:fewest], other[:fewest], rows)].tolist(), *range(fewest, most)]


def choices(game: Carcassonne, s: Position) -> list[contract.Choice]:
    """The legal actions, each with what is needed to show it."""
    actions = game.legal(s)
    if s.phase == PLACE and actions[-1] != DISCARD:
        return [
            {"text": f"{square} {facing}", "do": "place", "square": square, "facing": facing}
            for square, facing in name_placements(s, actions)
        ]
    return [view_choice(game, s, action) for action in actions.tolist()]


def view_choice(game: Carcassonne, s: Position, action: Action) -> contract.Choice:
    """A choice with the parts of its text, and the segment where a follower would stand."""
    text = notation.format(game, s, action)
    choice = cast(contract.Choice, {"text": text, **read_move(text)})
    if choice["do"] == "send":
        choice["segment"] = action - DEPLOY_ACTION
    return choice
