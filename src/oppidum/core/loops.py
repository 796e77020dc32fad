"""Compiled loops over many matches, from `begin` to `end`; every other array has a row for each match."""

from oppidum.core.engine import (
    HAPPENED,
    OVER,
    apply,
    audit,
    copy_words,
    legal,
    play_out,
    play_out_by_steps,
    random_action,
    scores,
    settle,
    to_move,
)
from oppidum.core.jit import rule


@rule
def to_move_many(states, begin, end, books, out):
    """`to_move` of each."""
    for i in range(begin, end):
        out[i] = to_move(states[i], books[0])


STEP, SETTLE, LIST = 1, 2, 4  # what one pass over the matches does, added up


@rule
def advance_many(states, begin, end, books, actions, dice, out, counts, awards, what):
    """Play each match's action unless it is negative, draw what chance owes, list what is legal then: as `what` says.

    One function for all three, because each inlines all rules of a game and takes seconds to compile.
    """
    for i in range(begin, end):
        s = states[i]
        if what & STEP and actions[i] >= 0:
            apply(s, books[0], actions[i], awards)
        if what & SETTLE:
            settle(s, books[0], dice[i], awards)
        if what & LIST:
            counts[i] = legal(s, books[0], out[i])


@rule
def legal_mask_many(states, begin, end, books, choices, out):
    """`legal` of each as truth values."""
    for i in range(begin, end):
        out[i, :] = False
        for choice in range(legal(states[i], books[0], choices[i])):
            out[i, choices[i, choice]] = True


@rule
def play_out_many(states, begin, end, books, dice, choices, awards):
    """Play out each match from `begin` to `end`."""
    for i in range(begin, end):
        play_out(states[i], books[0], choices[i], dice[i], awards)


@rule
def scores_many(states, begin, end, books, out):
    """`scores` of each."""
    for i in range(begin, end):
        scores(states[i], books[0], out[i])


@rule
def random_games(states, words, books, choices, dice, awards, games):
    """Whole games from state 0 by chance alone, played in state 1; returns the number of events."""
    events = 0
    for _ in range(games):
        copy_words(words, 0, 1)
        events += play_out(states[1], books[0], choices, dice, awards)
    return events


@rule
def random_games_by_steps(states, words, books, choices, dice, awards, games):
    """Whole games from state 0 through `legal` and `apply`, as search plays them; returns the number of events."""
    events = 0
    for _ in range(games):
        copy_words(words, 0, 1)
        events += play_out_by_steps(states[1], books[0], choices, dice, awards)
    return events


AWARDS_DIFFER = -1  # the fault of awards that do not add up to the scores


@rule
def checked_game(s, book, choices, dice, awards, sums, scores_now, scratch, each):
    """A random game from `s` on, with all invariants: after `each` event, or only at its end (`each` = 0).

    Returns the events played and the fault found: 0, a number of `audit`, or AWARDS_DIFFER.
    """
    events = 0
    scores(s, book, sums)  # some games begin with points
    mover = to_move(s, book)
    while mover != OVER:
        awards[0, 0] = 0
        apply(s, book, random_action(s, book, mover, choices, dice), awards)
        events += 1
        mover = to_move(s, book)
        for row in range(1, awards[0, 0] + 1):
            if awards[row, 2] < HAPPENED:
                sums[awards[row, 0]] += awards[row, 1]
        if (each > 0 and events % each == 0) or mover == OVER:
            scores(s, book, scores_now)
            for player in range(len(sums)):
                if sums[player] != scores_now[player]:
                    return events, AWARDS_DIFFER
            fault = audit(s, book, scratch)
            if fault != 0:
                return events, fault
    return events, 0


@rule
def checked_games(states, words, books, choices, dice, awards, sums, scores_now, scratch, each, games):
    """Up to `games` checked games from state 0, played in state 1, until one fails.

    Returns how many were sound, then the events and the fault of the one that failed, or zeros. Before each game `dice`
    is copied behind itself (dice[1]), so that a failing one can be played again.
    """
    for game in range(games):
        copy_words(words, 0, 1)
        dice[1, 0] = dice[0, 0]
        events, fault = checked_game(states[1], books[0], choices, dice[0], awards, sums, scores_now, scratch, each)
        if fault != 0:
            return game, events, fault
    return games, 0, 0


@rule
def copy_many_times(words, times):
    """Copy state 0 to state 1 `times` times, for measuring."""
    for _ in range(times):
        copy_words(words, 0, 1)
