"""View table: for every field what building there would cost now, bring at the end and make the druid do, for views."""

from oppidum.core.jit import rule
from oppidum.games.meduris.building import hut_price
from oppidum.games.meduris.druid import huts_before_river, preview_walk
from oppidum.games.meduris.scoring import worth_of_temple
from oppidum.games.meduris.state import FIELDS, NOTHING, UNBUILT

# Columns of a field; the last row, behind all fields, is for a temple, which is no stop of the druid.
PRICE, TEMPLE_WORTH, RIVER, VISITS, FIRST_VISIT = range(5)  # RIVER: how many visits come before it, or NOTHING
ROWS = FIELDS + 1
COLUMNS = FIRST_VISIT + FIELDS


@rule
def fill_table(states, i, books, table):
    """Write the table."""
    s, book = states[i], books[0]
    for field in range(book.fields):
        if s.what[field] == UNBUILT:
            table[field, PRICE] = hut_price(s, book, field)
            table[field, TEMPLE_WORTH] = worth_of_temple(s, book, field)
            fill_walk(s, book, field, table[field])
    fill_walk(s, book, NOTHING, table[FIELDS])


@rule
def fill_walk(s, book, extra, row):
    """Where the druid would go, with a hut on `extra`."""
    row[VISITS] = preview_walk(s, book, extra, row[FIRST_VISIT:])
    row[RIVER] = huts_before_river(s, row[FIRST_VISIT:], row[VISITS])
