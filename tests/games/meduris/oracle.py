"""An independent referee for Meduris: the rule book told as a story, without records, books or compiled code.

It shares only the notation with the engine. A match is a generator: it yields who decides and what that actor may say,
and is sent what was said. Slow and plain on purpose.
"""

from __future__ import annotations

from itertools import product

CHANCE, OVER = -1, -2
MATERIALS = ("wood", "wool", "copper", "stone")
LETTERS = "WLCS"  # in the order of MATERIALS
FACES = (*MATERIALS, "any", "minus")
SIDES = {
    32: "LC SW LC WC SW | WL CL WS | SC LS CW CL | SC LW | WC SC WL | SL SW LC WS LS | WC WL CS"
    " | WS LW CL CW | LS SC LS",
    40: "LC SW SC WC LW CS | WL CL WC WS | SC LS CW SW CL | SC LW | WC SC SL WL | SL SW LC WC WS LS | WC WL CL CS"
    " | WS LW CL LS CW | LS SC LS LW",
}


def pairs_of(count):
    """The two symbols of every field of a side, clockwise."""
    return SIDES[count].replace("|", "").split()


def areas_of(count):
    """The rune area of every field of a side."""
    return [area for area, pairs in enumerate(SIDES[count].split("|")) for _ in pairs.split()]


def ways_to_give(amount, pool):
    """Every way to take an amount out of a pool of four materials."""
    return [given for given in product(*(range(min(amount, own) + 1) for own in pool)) if sum(given) == amount]


def room_for_chips(chips, count):
    """How many more chips fit on the ring, at least four steps apart."""
    chips = sorted(chips)
    if not chips:
        return count // 4
    gaps = [(after - chip) % count or count for chip, after in zip(chips, chips[1:] + chips[:1], strict=True)]
    return sum(gap // 4 - 1 for gap in gaps)


class Oracle:
    """A match as a referee with paper and pencil would follow it."""

    def __init__(self, players, options, start=0):
        self.players, self.options, self.start = players, options, start
        self.count = 40 if players == 4 else 32
        self.pairs, self.areas = pairs_of(self.count), areas_of(self.count)
        self.scores = [5] * players
        self.hands = [[1] * 4 for _ in range(players)]  # in the order of MATERIALS
        self.stacks = {plateau: [] for plateau in MATERIALS}  # owners from bottom to top
        self.huts, self.temples, self.chips = {}, {}, {}  # by field: owner, owner, kind
        self.runes = {}  # by area: owner
        self.stone, self.druid = 0, None  # 0 is his temple; a field once he has left the stones
        self.turns, self.turn, self.ending, self.lap = 0, start, None, None
        self.story = self.match()
        self.asked, self.moves = next(self.story)

    def follow(self, text):
        """What the asked actor says; it must be one of `moves`."""
        assert text in self.moves, (text, self.moves)
        self.asked, self.moves = self.story.send(text)

    # The course of the match.

    def match(self):
        yield from self.lay_chips()
        yield from self.turn_chips()
        yield from self.place_workers()
        player = self.start
        while player != self.ending:
            self.turn = player
            yield from self.take_turn(player)
            self.turns += 1
            if self.ending is None and (self.has_built_all(player) or self.turns >= 100 * self.players):
                self.ending = player
            player = (player + 1) % self.players
        yield from self.walk_last_lap()
        self.score_end()
        yield OVER, set()

    def from_player(self, first):
        return [(first + seat) % self.players for seat in range(self.players)]

    def lay_chips(self):
        for number in range(6):
            by_hand = self.options["chips"] == "hand"
            actor = (self.start + number) % self.players if by_hand else CHANCE
            free = [field for field in range(self.count) if self.may_hold_chip(field, 5 - number)]
            field = int((yield actor, {f"chip {field}" for field in free}).removeprefix("chip "))
            self.chips[field] = "?"

    def may_hold_chip(self, field, still_to_come):
        near = any(min((field - chip) % self.count, (chip - field) % self.count) < 4 for chip in self.chips)
        return not near and room_for_chips([*self.chips, field], self.count) >= still_to_come

    def turn_chips(self):
        hidden = ["two", "two", "hut", "hut", "druid", "druid"]
        for field in sorted(self.chips):
            kind = yield CHANCE, set(hidden)
            hidden.remove(kind)
            self.chips[field] = kind

    def place_workers(self):
        for _ in range(3 if self.players == 2 else 2):
            for player in self.from_player(self.start):
                free = {f"worker {plateau}" for plateau, stack in self.stacks.items() if len(stack) < 3}
                plateau = (yield player, free).removeprefix("worker ")
                self.stacks[plateau].append(player)

    def take_turn(self, player):
        face = yield CHANCE, set(FACES)
        if face == "any":
            yield from self.everybody_takes(player)
        elif face == "minus":
            yield from self.everybody_returns(player)
        else:
            self.work(face, lambda height: 1)
        words = (yield player, self.actions(player)).split()
        if words[0] == "move":
            self.move_worker(words[1], int(words[2]), words[3])
        else:
            yield from self.build(player, words[0], int(words[1]), "exchange" in words)

    # Yields.

    def stock(self, material):
        return 18 - sum(hand[material] for hand in self.hands)

    def work(self, plateau, worth):
        """Every worker on a plateau brings what its height is worth, from the top down, while the stock lasts."""
        material = MATERIALS.index(plateau)
        stack = self.stacks[plateau]
        for height in range(len(stack), 0, -1):
            self.hands[stack[height - 1]][material] += min(worth(height), self.stock(material))

    def everybody_takes(self, first):
        for player in self.from_player(first):
            workers = sum(stack.count(player) for stack in self.stacks.values())
            for _ in range(workers if self.options["any_face"] == "worker" else 1):
                there = {f"take {name}" for material, name in enumerate(MATERIALS) if self.stock(material)}
                if there:
                    taken = (yield player, there).removeprefix("take ")
                    self.hands[player][MATERIALS.index(taken)] += 1

    def everybody_returns(self, first):
        for player in self.from_player(first):
            own = {f"return {name}" for name, have in zip(MATERIALS, self.hands[player], strict=True) if have}
            if own:
                returned = (yield player, own).removeprefix("return ")
                self.hands[player][MATERIALS.index(returned)] -= 1

    def move_worker(self, origin, height, destination):
        self.stacks[destination].append(self.stacks[origin].pop(height - 1))
        self.work(destination, lambda height: height)

    # What a player may do.

    def actions(self, player):
        texts = set()
        for origin, height, destination in product(MATERIALS, (1, 2, 3), MATERIALS):
            if origin != destination and len(self.stacks[destination]) < 3:
                if self.is_lowest_of_its_kind(player, self.stacks[origin], height):
                    texts.add(f"move {origin} {height} {destination}")
        for field in range(self.count):
            if field not in self.huts and field not in self.temples:
                if self.huts_left(player):
                    texts |= self.ways_to_build(player, "hut", field)
                if self.temples_left(player) and field not in self.chips:
                    texts |= self.ways_to_build(player, "temple", field)
        return texts

    def is_lowest_of_its_kind(self, player, stack, height):
        """Own workers directly on each other are the same choice; the lowest stands for all."""
        return stack[height - 1 : height] == [player] and stack[max(height - 2, 0) : height - 1] != [player]

    def ways_to_build(self, player, what, field):
        need = self.cost(what, field)
        texts = set()
        if all(have >= cost for have, cost in zip(self.hands[player], need, strict=True)):
            texts.add(f"{what} {field}")
        if self.exchanges(player, need):
            texts.add(f"{what} {field} exchange")
        return texts

    def huts_left(self, player):
        return (12 if self.players == 2 else 8) - list(self.huts.values()).count(player)

    def temples_left(self, player):
        return 2 - list(self.temples.values()).count(player)

    def has_built_all(self, player):
        return self.huts_left(player) == 0 and self.temples_left(player) == 0

    # Costs and payments.

    def row(self, field, step):
        """How many huts stand in a row from beside a field, in one direction."""
        length = 0
        while (field + step * (length + 1)) % self.count in self.huts:
            length += 1
        return length

    def settlement(self, field):
        return self.row(field, -1) + 1 + self.row(field, 1)

    def symbols(self, field):
        return [LETTERS.index(letter) for letter in self.pairs[field]]

    def cost(self, what, field):
        need = [0, 0, 0, 0]
        if what == "hut" and self.chips.get(field) == "hut":
            return need
        for material in self.symbols(field):
            need[material] = self.settlement(field) if what == "hut" else 1
        return need

    def exchanges(self, player, need):
        """How many of each material may be replaced so that the others suffice; the plain payment is none of them."""
        hand, found = self.hands[player], []
        for replaced in product(*(range(cost + 1) for cost in need)):
            kept = [cost - away for cost, away in zip(need, replaced, strict=True)]
            rest = [have - keep for have, keep in zip(hand, kept, strict=True)]
            pool = [0 if away else left for left, away in zip(rest, replaced, strict=True)]  # nobody replaces L with L
            lacking = all(left == 0 for left, away in zip(rest, replaced, strict=True) if away)
            if sum(replaced) and min(rest) >= 0 and sum(pool) >= 3 * sum(replaced):
                if lacking or self.options["exchange"] == "always":
                    found.append((replaced, kept, pool))
        return found

    def pay_with_exchange(self, player, need):
        """Asks first how many of each are replaced, then what is given for them."""
        payments = [
            (*replaced, *given, kept)
            for replaced, kept, pool in self.exchanges(player, need)
            for given in ways_to_give(3 * sum(replaced), pool)
        ]
        payment = yield from self.ask_amounts(player, payments, ("replace", "give"))
        self.give(player, payment[4:8])
        self.give(player, payment[8])

    def ask_amounts(self, player, payments, verbs):
        """Narrow payments down to one, an amount at a time; a step with one possibility is not asked."""
        for step, (verb, material) in enumerate(product(verbs, MATERIALS)):
            amounts = {payment[step] for payment in payments}
            if len(amounts) > 1:
                said = yield player, {f"{verb} {amount} {material}" for amount in amounts}
                amounts = {int(said.split()[1])}
            payments = [payment for payment in payments if payment[step] in amounts]
        (payment,) = payments
        return payment

    def give(self, player, amounts):
        self.hands[player] = [have - amount for have, amount in zip(self.hands[player], amounts, strict=True)]

    # Building.

    def build(self, player, what, field, exchange):
        need = self.cost(what, field)
        if exchange:
            yield from self.pay_with_exchange(player, need)
        else:
            self.give(player, need)
        if what == "hut":
            self.huts[field] = player
            if self.chips.get(field) == "two":
                self.scores[player] += 2
            if self.chips.get(field) != "druid":
                self.chips.pop(field, None)
            self.runes[self.areas[field]] = player
        else:
            self.temples[field] = player
        if what == "hut" or self.options["druid_moves"] == "every-building":
            yield from self.move_druid(what)

    # The druid.

    def move_druid(self, what):
        if self.stone < 3:
            self.stone += 1
        elif self.druid is None:
            yield from self.leave_the_stones(what)
        elif self.options["lone_hut"] == "lap" or list(self.huts) != [self.druid]:
            self.druid = self.next_hut(self.druid)
            yield from self.hold_ritual()

    def leave_the_stones(self, what):
        waited = len(self.temples) >= 4 and len(self.huts) == 1 and what == "hut"
        if self.huts and not (waited and self.options["first_hut"] == "next-building"):
            self.druid = min(self.huts)
            yield from self.hold_ritual()

    def next_hut(self, field):
        while True:
            field = self.step(field)
            if field in self.huts:
                return field

    def step(self, field):
        """One field on; across the great river every rune stone is worth a point."""
        if field == self.count - 1:
            for owner in self.runes.values():
                self.scores[owner] += 1
            return 0
        return field + 1

    def hold_ritual(self):
        yield from self.offering(self.druid)
        while (self.druid + 1) % self.count in self.huts:
            self.druid = self.step(self.druid)
            yield from self.offering(self.druid)

    def walk_last_lap(self):
        first = 0 if self.druid is None else self.druid + 1
        self.lap = "none" if self.druid is None else self.druid
        for step in range(self.count):
            field = (first + step) % self.count
            if field in self.huts:
                self.druid = field
                yield from self.offering(field)

    # Offerings.

    def offering(self, field):
        owner = self.huts[field]
        offers = self.offers(owner, field)
        said = (yield owner, {*offers, "nothing"}) if offers else "nothing"
        if said == "nothing":
            self.scores[owner] = max(0, self.scores[owner] - 1)
            return
        if said == "offer chip":
            del self.chips[field]
        elif said == "exchange one":
            payment = yield from self.ask_amounts(owner, self.threes_for_one(owner, field), ("give",))
            self.give(owner, payment)
        elif said == "exchange both":
            yield from self.pay_with_exchange(owner, self.demand(field))
        elif said == "offer both":
            self.give(owner, self.demand(field))
        else:
            self.hands[owner][MATERIALS.index(said.removeprefix("offer "))] -= 1
        everything = said in ("offer chip", "offer both", "exchange both")
        self.scores[owner] += self.settlement(field) if everything else 1

    def demand(self, field):
        return [int(material in self.symbols(field)) for material in range(4)]

    def offers(self, owner, field):
        hand, symbols = self.hands[owner], self.symbols(field)
        texts = {f"offer {MATERIALS[material]}" for material in symbols if hand[material]}
        if len(texts) == 2:
            texts.add("offer both")
        if self.chips.get(field) == "druid":
            texts.add("offer chip")
        if self.threes_for_one(owner, field):
            texts.add("exchange one")
        if self.exchanges(owner, self.demand(field)):
            texts.add("exchange both")
        return texts

    def threes_for_one(self, owner, field):
        """Three materials for one of the two: none of them may be the one that they replace."""
        hand = self.hands[owner]
        replaceable = [m for m in self.symbols(field) if self.options["exchange"] == "always" or hand[m] == 0]
        return [given for given in ways_to_give(3, hand) if any(given[material] == 0 for material in replaceable)]

    # The end.

    def score_end(self):
        for field, owner in self.temples.items():
            self.scores[owner] += self.temple_points(field)
        for player in range(self.players):
            self.scores[player] += self.rune_points(player)

    def temple_points(self, field):
        rows = self.row(field, -1), self.row(field, 1)
        return sum(rows if self.options["temples"] == "rows" else (min(row, 1) for row in rows))

    def rune_points(self, player):
        runes = list(self.runes.values()).count(player)
        return runes * (runes + 1) // 2

    def ranking(self):
        """The place of every player: points, then buildings, then materials."""
        merits = [
            (self.scores[player], -self.huts_left(player) - self.temples_left(player), sum(self.hands[player]))
            for player in range(self.players)
        ]
        return [1 + sum(merit > own for merit in merits) for own in merits]
