"""An independent referee: keeps score from the tile facts alone, by flood fill, without book, records or compiled code.

It shares only `tiles.toml` and the notation with the engine. Slow and plain on purpose.
"""

from __future__ import annotations

from oppidum.core.game import CHANCE
from oppidum.games.carcassonne.tiles import CITY, CLOISTER, FIELD, HALVES, KIND_NAMES, ROAD, SIDES

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Oracle:
    """A match as a referee with paper and pencil would follow it."""

    def __init__(self, game):
        self.options = game.options
        self.kinds = {tile.id: tile for tile in game.box.tiles}
        first = next(t for t in game.box.tiles if (t.pile == "spring" if game.options["river"] else t.start))
        self.table = {(0, 0): first}
        self.followers = []  # (player, square, segment)
        self.scores = [0] * game.players
        self.left = sum(t.count for t in game.box.tiles if game.options["river"] or t.pile == "land") - 1
        self.hand = None
        self.newest = (0, 0)

    def follow(self, event):
        """One event of the match."""
        if event.actor == CHANCE:
            self.hand = self.kinds[event.text]
            self.left -= 1
        elif event.text == "discard":
            if self.left == 0:
                self.score_end()
        elif "," in event.text:
            square, facing = event.text.split()
            self.newest = tuple(map(int, square.split(",")))
            self.table[self.newest] = self.hand.turned(SIDES.index(facing))
        else:
            if event.text != "none":
                self.followers.append((event.actor, self.newest, self.segment_called(event.text)))
            self.score_turn()
            if self.left == 0:
                self.score_end()

    def segment_called(self, text):
        kind, _, spot = text.partition(" ")
        for number, segment in enumerate(self.table[self.newest].segments):
            spots = [SIDES[side] for side in segment.sides] + [HALVES[half] for half in segment.halves]
            if KIND_NAMES[segment.kind] == kind and (spot in spots or kind == "cloister"):
                return number
        raise AssertionError(text)

    # What is connected with what.

    def beside(self, square, side):
        other = square[0] + STEPS[side][0], square[1] + STEPS[side][1]
        return other if other in self.table else None

    def links(self, node):
        """The segments that a segment touches, and how many of its ends are open."""
        square, number = node
        segment = self.table[square].segments[number]
        found, open_ends = set(), 0
        for side in segment.sides:
            other = self.beside(square, side)
            if other is None:
                open_ends += 1
            else:
                found |= {(other, n) for n, s in enumerate(self.table[other].segments) if (side + 2) % 4 in s.sides}
        for half in segment.halves:
            other = self.beside(square, half // 2)
            if other is not None:
                facing = 2 * ((half // 2 + 2) % 4) + 1 - half % 2
                found |= {(other, n) for n, s in enumerate(self.table[other].segments) if facing in s.halves}
        return found, open_ends

    def feature(self, node):
        """All segments of a feature, and its open ends."""
        nodes, waiting, open_ends = {node}, [node], 0
        while waiting:
            found, ends = self.links(waiting.pop())
            open_ends += ends
            waiting += found - nodes
            nodes |= found
        return frozenset(nodes), open_ends

    def kind(self, nodes):
        square, number = next(iter(nodes))
        return self.table[square].segments[number].kind

    def present(self, nodes):
        """How many followers each player has among these segments."""
        counts = [0] * len(self.scores)
        for player, square, number in self.followers:
            counts[player] += (square, number) in nodes
        return counts

    def neighbours(self, square):
        return sum((square[0] + x, square[1] + y) in self.table for x in (-1, 0, 1) for y in (-1, 0, 1)) - 1

    # What it pays.

    def pay(self, nodes, points):
        counts = self.present(nodes)
        for player, own in enumerate(counts):
            if own and (self.options["sharing"] == "everyone" or own == max(counts)):
                self.scores[player] += points

    def worth(self, nodes, complete):
        squares = {square for square, _ in nodes}
        shields = sum(self.table[square].segments[number].shields for square, number in nodes)
        if self.kind(nodes) == ROAD:
            return len(squares)
        if not complete:
            return len(squares) + shields
        if len(squares) == 2 and self.options["small_city"] == 2:
            return 2 + shields
        return 2 * len(squares) + 2 * shields

    def score_turn(self):
        for number, segment in enumerate(self.table[self.newest].segments):
            if segment.kind in (CITY, ROAD):
                nodes, open_ends = self.feature((self.newest, number))
                if open_ends == 0:
                    self.pay(nodes, self.worth(nodes, True))
                    self.send_home(nodes)
        for player, square, number in list(self.followers):
            if self.table[square].segments[number].kind == CLOISTER and self.neighbours(square) == 8:
                self.scores[player] += 9
                self.send_home({(square, number)})

    def send_home(self, nodes):
        self.followers = [f for f in self.followers if (f[1], f[2]) not in nodes]

    def score_end(self):
        open_features = {self.feature((square, number))[0] for _, square, number in self.followers}
        fields = []
        for nodes in open_features:
            kind = self.kind(nodes)
            if kind == FIELD:
                fields.append(nodes)
            elif kind == CLOISTER:
                ((square, _),) = nodes
                self.pay(nodes, 1 + self.neighbours(square))
            else:
                self.pay(nodes, self.worth(nodes, False))
        self.score_farms(fields)

    def completed_cities(self, field):
        """The completed cities whose walls a field touches."""
        cities = set()
        for square, number in field:
            for city in self.table[square].segments[number].touches:
                nodes, open_ends = self.feature((square, city))
                if open_ends == 0:
                    cities.add(nodes)
        return cities

    def score_farms(self, fields):
        touched = {field: self.completed_cities(field) for field in fields}
        points = int(self.options["farm_points"])
        if self.options["farms"] == "field":
            for field, cities in touched.items():
                self.pay_most(self.present(field), points * len(cities))
            return
        for city in set().union(*touched.values()):
            farmers = [0] * len(self.scores)
            for field, cities in touched.items():
                if city in cities:
                    farmers = [a + b for a, b in zip(farmers, self.present(field), strict=True)]
            self.pay_most(farmers, points)

    def pay_most(self, counts, points):
        for player, own in enumerate(counts):
            if own and own == max(counts):
                self.scores[player] += points
