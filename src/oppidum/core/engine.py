"""The questions that search, playouts and tables ask of any game, and their entry points for arrays of states.

A game answers the generic questions with compiled rules (`register`). The functions that end in `_at` are called from
Python, for one of many matches: they take `(states, i)` and `books`, a book's one row.
"""

from __future__ import annotations

from typing import Any

from oppidum.core.dice import below
from oppidum.core.jit import generic, rule
from oppidum.core.record import Record

CHANCE = -1  # the player whose actions are dice and draws
OVER = -2  # nobody moves any more
HAPPENED = 1000  # notes with this number of a rule, and higher ones, are no points: they tell what happened by itself


@generic
def to_move(s, book):
    """The seat that decides, CHANCE or OVER."""


@generic
def legal(s, book, out):
    """Write the legal actions into `out`, distinct, in the engine's own order; return how many."""


@generic
def weights(s, book, out):
    """Write the odds of the actions of `legal`, in its order, as exact integers. Only at CHANCE."""


@generic
def chance_total(s, book):
    """The sum of the odds. Only at CHANCE."""


@generic
def chance_outcome(s, book, number):
    """The action that a number below `chance_total` stands for: sampling by exact odds without listing them."""


@generic
def apply(s, book, action, awards):
    """Play a legal action, in place; note points, and what happens by itself, in `awards` unless that has length 0."""


@generic
def play_out(s, book, choices, dice, awards):
    """Play to the end by chance alone, choosing uniformly from `legal`; `choices` is scratch. Returns the events."""


@generic
def scores(s, book, out):
    """Write the points of every player."""


@generic
def forecast(s, book, awards):
    """Note the points of a final scoring, as if the match ended now; the position is used up."""


@generic
def audit(s, book, scratch):
    """The number of the first fault that a slow recount finds, 0 if none; `scratch` is from the game's `RECOUNT`."""


QUESTIONS = (to_move, legal, weights, chance_total, chance_outcome, apply, play_out, scores, forecast, audit)


def register(position: type[Record], rules: Any) -> None:
    """Make a game known: its position's layout, and a module or class with a rule for each question."""
    for question in QUESTIONS:
        question.register(position.dtype, getattr(rules, question.__name__))


@rule
def to_move_at(states, i, books):
    """`to_move` of one of many matches."""
    return to_move(states[i], books[0])


@rule
def legal_at(states, i, books, out):
    """`legal` of one of many matches."""
    return legal(states[i], books[0], out)


@rule
def weights_at(states, i, books, out):
    """`weights` of one of many matches."""
    return weights(states[i], books[0], out)


@rule
def apply_at(states, i, books, action, awards):
    """`apply` to one of many matches."""
    apply(states[i], books[0], action, awards)


@rule
def scores_at(states, i, books, out):
    """`scores` of one of many matches."""
    scores(states[i], books[0], out)


@rule
def forecast_at(states, i, books, awards):
    """`forecast` of one of many matches."""
    forecast(states[i], books[0], awards)


@rule
def audit_at(states, i, books, scratch):
    """`audit` of one of many matches."""
    return audit(states[i], books[0], scratch)


@rule
def note(awards, player, points, rule_number, where):
    """Write one award behind the others; row 0 holds their number. An array of length 0 wants none."""
    if len(awards) > 0:
        awards[0, 0] += 1
        row = awards[0, 0]
        awards[row, 0] = player
        awards[row, 1] = points
        awards[row, 2] = rule_number
        awards[row, 3] = where


@rule
def tell(awards, player, amount, what, where):
    """Note that something has happened by itself, `what` ≥ HAPPENED; more of the same is added to it."""
    if len(awards) > 0 and amount != 0:
        for row in range(1, awards[0, 0] + 1):
            if awards[row, 0] == player and awards[row, 2] == what and awards[row, 3] == where:
                awards[row, 1] += amount
                return
        note(awards, player, amount, what, where)


@rule
def copy_words(words, source, target):
    """Copy one of many records as 64-bit words; records themselves are never assigned."""
    for word in range(words.shape[1]):
        words[target, word] = words[source, word]


@rule
def random_action(s, book, mover, choices, dice):
    """An action by chance alone: a legal one, each as likely; at CHANCE by its odds. `choices` is scratch."""
    if mover == CHANCE:
        return chance_outcome(s, book, below(dice, chance_total(s, book)))
    return choices[below(dice, legal(s, book, choices))]


@rule
def play_out_by_steps(s, book, choices, dice, awards):
    """Play to the end by chance alone, through `legal` and `apply`; returns the number of events."""
    events = 0
    mover = to_move(s, book)
    while mover != OVER:
        apply(s, book, random_action(s, book, mover, choices, dice), awards)
        mover = to_move(s, book)
        events += 1
    return events


@rule
def settle(s, book, dice, awards):
    """Draw whatever chance owes."""
    while to_move(s, book) == CHANCE:
        apply(s, book, chance_outcome(s, book, below(dice, chance_total(s, book))), awards)


@rule
def count_lines(states, words, books, depth, choices, counts, cursors, awards):
    """Count the lines of play of `depth` ≥ 1 events from state 0; the other states and arrays are scratch."""
    lines = 0
    level = 0
    cursors[0] = 0
    counts[0] = legal(states[0], books[0], choices[0])
    while level >= 0:
        if level == depth - 1:
            lines += counts[level]
            level -= 1
        elif cursors[level] == counts[level]:
            level -= 1
        else:
            action = choices[level, cursors[level]]
            cursors[level] += 1
            copy_words(words, level, level + 1)
            level += 1
            apply(states[level], books[0], action, awards)
            cursors[level] = 0
            counts[level] = legal(states[level], books[0], choices[level])
    return lines
