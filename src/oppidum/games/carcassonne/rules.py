"""The turn as a contents page: draw, place, deploy, score, next (CAR-05). The topics have files of their own."""

from oppidum.core.dice import below
from oppidum.core.engine import CHANCE, OVER
from oppidum.core.jit import apart, rule
from oppidum.games.carcassonne import scoring
from oppidum.games.carcassonne.features import feature_at, is_free, sent_out
from oppidum.games.carcassonne.placement import lay, legal_placements, missing_neighbours, open_square, place
from oppidum.games.carcassonne.recount import audit  # noqa: F401 - the answer to the engine's last question
from oppidum.games.carcassonne.state import (
    DEPLOY,
    DEPLOY_ACTION,
    DISCARD,
    DRAW,
    DRAW_ACTION,
    FINISHED,
    KINDS,
    NO_FOLLOWER,
    NOTHING,
    PILE_COUNT,
    PLACE,
    SEGMENTS,
)
from oppidum.games.carcassonne.tiles import CLOISTER


@rule
def set_up(s, book, players, start):
    """The first tile in the middle, all others in their piles, all followers at home (CAR-02, CAR-03, CAR-43)."""
    s.players = players
    s.turn = start
    s.hand = NOTHING
    s.river_frontier = NOTHING
    s.river_side = NOTHING
    for player in range(players):
        s.supply[player] = book.follower_count
    for pile in range(PILE_COUNT):
        for kind in range(KINDS):
            s.pile[pile, kind] = book.pile[pile, kind]
            s.pile_left[pile] += int(book.pile[pile, kind])
    s.frontier = 1
    open_square(s, 0, 0, 0, 0)
    lay(s, book, book.first_tile, 0, 0)
    s.phase = DRAW if tiles_left(s) > 0 else FINISHED


@rule
def to_move(s, book):
    """Chance draws; the player whose turn it is places and deploys."""
    if s.phase == DRAW:
        return CHANCE
    return OVER if s.phase == FINISHED else s.turn


@apart
def legal(s, book, out):
    """What may be done now."""
    if s.phase == DRAW:
        return legal_draws(s, out)
    if s.phase == PLACE:
        return legal_placements(s, book, out)
    if s.phase == DEPLOY:
        return legal_deployments(s, book, out)
    return 0


@rule
def weights(s, book, out):
    """A kind is as likely as its tiles in the pile are many."""
    pile = current_pile(s)
    count = 0
    for kind in range(KINDS):
        if s.pile[pile, kind] > 0:
            out[count] = s.pile[pile, kind]
            count += 1


@rule
def chance_total(s, book):
    """As many as there are tiles in the current pile."""
    return s.pile_left[current_pile(s)]


@rule
def chance_outcome(s, book, number):
    """The tiles of the current pile, one number each; the last kinds, which are many, come first."""
    current = current_pile(s)
    pile = s.pile[current]
    kind = book.last_kind[current]
    while number >= pile[kind]:
        number -= int(pile[kind])
        kind -= 1
    return DRAW_ACTION + kind


@apart
def apply(s, book, action, awards):
    """Play one action."""
    if s.phase == DRAW:
        draw(s, action - DRAW_ACTION)
    elif action == DISCARD:
        discard(s, book, awards)
    elif s.phase == PLACE:
        place(s, book, action)
        s.phase = DEPLOY
    else:
        finish_turn(s, book, action, awards)


@rule
def finish_turn(s, book, action, awards):
    """Deploy, score, and hand over to the next player."""
    deploy(s, book, action)
    scoring.score_completed(s, book, awards)
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    next_draw(s, book, awards)


@rule
def play_out(s, book, choices, dice, awards):
    """Play to the end by chance alone: the same steps as `apply`, without asking for the phase each time."""
    events = 0
    while s.phase == PLACE or s.phase == DEPLOY:
        apply(s, book, choices[below(dice, legal(s, book, choices))], awards)
        events += 1
    while s.phase == DRAW:
        draw(s, chance_outcome(s, book, below(dice, chance_total(s, book))) - DRAW_ACTION)
        action = choices[below(dice, legal_placements(s, book, choices))]
        if action == DISCARD:
            discard(s, book, awards)
            events += 2
        else:
            place(s, book, action)
            finish_turn(s, book, choices[below(dice, legal_deployments(s, book, choices))], awards)
            events += 3
    return events


@rule
def scores(s, book, out):
    """The points of every player; totals do not wrap at 50 (CAR-51)."""
    for player in range(s.players):
        out[player] = s.scores[player]


@rule
def tiles_left(s):
    """How many tiles are still to be drawn."""
    left = 0
    for pile in range(PILE_COUNT):
        left += s.pile_left[pile]
    return left


@rule
def current_pile(s):
    """The first pile that is not used up: river, lake, start tile, land (CAR-43, CAR-48, CAR-49)."""
    pile = 0
    while pile < PILE_COUNT - 1 and s.pile_left[pile] == 0:
        pile += 1
    return pile


@rule
def legal_draws(s, out):
    """The kinds in the current pile."""
    pile = current_pile(s)
    count = 0
    for kind in range(KINDS):
        if s.pile[pile, kind] > 0:
            out[count] = DRAW_ACTION + kind
            count += 1
    return count


@rule
def draw(s, kind):
    """A tile comes into the player's hand, open to all (CAR-09)."""
    pile = current_pile(s)
    s.pile[pile, kind] -= 1
    s.pile_left[pile] -= 1
    s.hand = kind
    s.phase = PLACE


@rule
def discard(s, book, awards):
    """A tile that fits nowhere leaves the match, and the same player draws again (CAR-10, CAR-47)."""
    next_draw(s, book, awards)


@rule
def legal_deployments(s, book, out):
    """The free segments of the tile just placed, while the player has a follower; and none (CAR-11, CAR-13, CAR-20)."""
    tile = s.tiles - 1
    count = 0
    if s.supply[s.turn] > 0:
        for segment in range(book.segment_count[s.hand]):
            if is_free(s, int(s.segment_feature[tile, segment])):
                out[count] = DEPLOY_ACTION + segment
                count += 1
    out[count] = NO_FOLLOWER
    return count + 1


@rule
def deploy(s, book, action):
    """One follower stands on the tile just placed, or none does (CAR-11)."""
    if action != NO_FOLLOWER:
        station(s, book, s.turn, s.tiles - 1, action - DEPLOY_ACTION)


@rule
def station(s, book, player, tile, segment):
    """A follower leaves the supply for a segment (CAR-12); on a cloister, its missing neighbours are counted."""
    feature = feature_at(s, tile, segment)
    s.standing[player, sent_out(s, book, player)] = SEGMENTS * tile + segment
    s.supply[player] -= 1
    s.followers[feature] += 1 << 4 * player
    if s.feature_kind[feature] == CLOISTER:
        s.open_ends[feature] = missing_neighbours(s, tile)
        s.monk_tile[s.monks] = tile
        s.monks += 1


@rule
def next_draw(s, book, awards):
    """Draw again, or end the match when the last tile is gone (CAR-35)."""
    s.hand = NOTHING
    if tiles_left(s) > 0:
        s.phase = DRAW
    else:
        s.phase = FINISHED
        scoring.final_scoring(s, book, awards)


@rule
def set_up_at(states, i, books, players, start):
    """`set_up` of one of many matches."""
    set_up(states[i], books[0], players, start)


@rule
def current_pile_at(states, i):
    """`current_pile` of one of many matches."""
    return current_pile(states[i])


@rule
def forecast(s, book, awards):
    """The final scoring, as if the match ended now."""
    scoring.final_scoring(s, book, awards)
