"""Yields: what workers bring. The die for everybody (MED-14 … MED-18), and the big yield (MED-19 … MED-22)."""

from oppidum.core.jit import rule
from oppidum.games.meduris.state import ANY, HEIGHT, MATERIALS, MINUS, MOVE_ACTION, NOTHING


@rule
def gain(s, player, material, amount):
    """Materials from the stock, as many as are there."""
    amount = min(amount, int(s.stock[material]))
    s.stock[material] -= amount
    s.hands[player, material] += amount


@rule
def lose(s, player, material, amount):
    """Materials back to the stock."""
    s.stock[material] += amount
    s.hands[player, material] -= amount


@rule
def small_yield(s, material):
    """Every worker on a plateau brings one, from the top down while there is stock (MED-15, MED-16)."""
    for place in range(int(s.height[material]) - 1, -1, -1):
        gain(s, int(s.stacks[material, place]) - 1, material, 1)


@rule
def big_yield(s, material):
    """Every worker on a plateau brings one for each level of their height, from the top down (MED-20, MED-21)."""
    for place in range(int(s.height[material]) - 1, -1, -1):
        gain(s, int(s.stacks[material, place]) - 1, material, place + 1)


@rule
def put_worker(s, player, plateau):
    """A worker comes on top of a plateau."""
    s.stacks[plateau, int(s.height[plateau])] = player + 1
    s.height[plateau] += 1


@rule
def take_worker(s, plateau, place):
    """A worker leaves a plateau; those above sink by one (MED-19)."""
    s.height[plateau] -= 1
    for above in range(place, int(s.height[plateau])):
        s.stacks[plateau, above] = s.stacks[plateau, above + 1]
    s.stacks[plateau, int(s.height[plateau])] = 0


@rule
def has_room(s, book, plateau):
    """Whether another worker may stand on a plateau."""
    return s.height[plateau] < book.plateau_height


@rule
def is_own_and_highest(s, player, plateau, place):
    """Whether a worker is the player's and has no other one of theirs right above: moving that one is the same move."""
    if place >= s.height[plateau] or s.stacks[plateau, place] != player + 1:
        return False
    return place + 1 >= s.height[plateau] or s.stacks[plateau, place + 1] != player + 1


@rule
def legal_moves(s, book, out, count):
    """An own worker from any height to a different plateau that has room (MED-19)."""
    for plateau in range(MATERIALS):
        for place in range(int(s.height[plateau])):
            if is_own_and_highest(s, s.turn, plateau, place):
                for target in range(MATERIALS):
                    if target != plateau and has_room(s, book, target):
                        out[count] = MOVE_ACTION + MATERIALS * (HEIGHT * plateau + place) + target
                        count += 1
    return count


@rule
def move_worker(s, action):
    """The big yield: one worker goes to another plateau, then all who stand there bring materials."""
    code = action - MOVE_ACTION
    target = code % MATERIALS
    plateau = code // MATERIALS // HEIGHT
    take_worker(s, plateau, code // MATERIALS % HEIGHT)
    put_worker(s, s.turn, target)
    big_yield(s, target)


@rule
def workers_of(s, player):
    """How many workers of a player stand on the mountain."""
    count = 0
    for plateau in range(MATERIALS):
        for place in range(int(s.height[plateau])):
            count += s.stacks[plateau, place] == player + 1
    return count


@rule
def fall_due(s, book):
    """What every player has to take or return after the roll (MED-17, MED-18)."""
    for player in range(s.players):
        s.due[player] = 1
        if s.face == ANY and book.any_by_workers:
            s.due[player] = workers_of(s, player)


@rule
def next_due(s):
    """The next player, from the one whose turn it is, who has to take or return something and can, or NOTHING."""
    for step in range(s.players):
        player = (s.turn + step) % s.players
        if s.due[player] > 0:
            for material in range(MATERIALS):
                if can_settle(s, player, material):
                    return player
            s.due[player] = 0
    return NOTHING


@rule
def can_settle(s, player, material):
    """Whether a player may take, or return, this material."""
    if s.face == MINUS:
        return s.hands[player, material] > 0
    return s.stock[material] > 0


@rule
def legal_dues(s, first_action, out):
    """The materials that the one who is asked may take or return."""
    count = 0
    for material in range(MATERIALS):
        if can_settle(s, s.asked, material):
            out[count] = first_action + material
            count += 1
    return count
