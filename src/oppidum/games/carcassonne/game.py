"""Carcassonne as a Game: its facts, options and presets, and the modules that its faces are made of."""

from __future__ import annotations

from collections.abc import Mapping

from oppidum.core.game import About, Action, Game, Gap, Player
from oppidum.core.options import Option, Value
from oppidum.games.carcassonne import pieces, recount, rules, view, words
from oppidum.games.carcassonne.book import Book, Box, make_book
from oppidum.games.carcassonne.gaps import find_gaps
from oppidum.games.carcassonne.reading import segment_name
from oppidum.games.carcassonne.state import ACTIONS, DEPLOY, FEATURES, FRONTIER, NO_FOLLOWER, PLAYERS, Position

OPTIONS = (
    Option(
        "sharing",
        "Who is paid when several players share a city or road",
        {
            "everyone": "every player with a follower in it gets the full points",
            "majority": "only the player with most followers in it; ties are paid in full",
        },
        rules=("CAR-28", "CAR-31"),
    ),
    Option(
        "small_city",
        "What a completed city of two tiles pays",
        {2: "2 points, and 1 for each shield", 4: "4 points, and 2 for each shield, like any other city"},
        rules=("CAR-26",),
    ),
    Option(
        "farms",
        "How farmers are paid at the end",
        {
            "city": "each completed city pays the player with most farmers in all fields around it",
            "field": "each field pays its own majority for every completed city that it touches",
        },
        rules=("CAR-37", "CAR-41"),
    ),
    Option(
        "farm_points",
        "What a farm gets for a completed city",
        {4: "4 points", 3: "3 points"},
        rules=("CAR-37", "CAR-40"),
    ),
    Option(
        "river",
        "Whether a river of twelve tiles is laid first",
        {False: "no: the match begins with the start tile", True: "yes: the match begins with the spring"},
        rules=("CAR-43",),
    ),
    Option(
        "start_tile",
        "Where the start tile goes when the River is played",
        {"mixed": "it is drawn like any other tile", "after-river": "it is the first tile after the lake"},
        rules=("CAR-49",),
        needs="river",
    ),
)

PRESETS: dict[str, dict[str, Value]] = {
    "rulebook": {"sharing": "everyone", "small_city": 2, "farms": "city", "farm_points": 4},
    "first-edition": {"sharing": "majority", "small_city": 2, "farms": "city", "farm_points": 4},
    "modern": {"sharing": "majority", "small_city": 4, "farms": "field", "farm_points": 3},
}


class Carcassonne(Game[Position]):
    """Carcassonne, with or without the River."""

    name = "carcassonne"
    prefix = "CAR"
    EDITION = 1
    about = About(
        title="Carcassonne",
        year=2001,
        designer="Klaus-Jürgen Wrede",
        minutes=60,
        summary="Lay a landscape of cities, roads, cloisters and fields, and send followers to claim them.",
    )
    seats = range(2, PLAYERS + 1)
    actions = ACTIONS
    most_legal = 4 * FRONTIER + 4
    most_awards = PLAYERS * FEATURES
    OPTIONS = OPTIONS
    PRESETS = PRESETS
    RECOMMENDED = "modern"
    turn_rule = "CAR-05"
    seats_rule = "CAR-01"
    end_rule = "CAR-35"
    position = Position
    RULES = rules
    WORDS = words
    PIECES = pieces
    SCREEN = view
    RECOUNT = recount
    book: Book

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, Value] | None = None,
        *,
        preset: str | None = None,
        start: Player = 0,
        box: Box | None = None,
    ) -> None:
        super().__init__(players, options, preset=preset, start=start)
        self.box = box or Box.load()
        self.book = make_book(self.box, self.options)
        self.facts = self.box.facts()
        self.drawable = int(self.book.pile.sum())  # tiles in all piles at the start
        self.turned = [[tile.turned(facing) for facing in range(4)] for tile in self.box.tiles]
        self.album = view.Album(128)
        self.parts = [[list(map(segment_name, tile.segments)) for tile in facings] for facings in self.turned]

    def initial(self) -> Position:
        s = Position()
        rules.set_up_at(s.rows, 0, self.book.rows, self.players, self.start)
        return s

    def gaps(self, s: Position) -> list[Gap]:
        return find_gaps(self, s)

    def default_action(self, s: Position) -> Action:
        return NO_FOLLOWER if s.phase == DEPLOY else super().default_action(s)
