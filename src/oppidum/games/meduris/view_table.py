"""View table: for every field what a hut would cost there now and where it would lead the druid, for views."""

from oppidum.core.jit import rule
from oppidum.games.meduris.building import hut_price
from oppidum.games.meduris.druid import preview_walk
from oppidum.games.meduris.state import FIELDS, NOTHING, UNBUILT

# Columns of a field; the last row, behind all fields, is for a temple, which is no stop of the druid.
PRICE, VISITS, FIRST_VISIT = range(3)  # visits are negative if he crosses the great river first
ROWS = FIELDS + 1
COLUMNS = FIRST_VISIT + FIELDS


@rule
def fill_table(states, i, books, table):
    """Write the table."""
    s, book = states[i], books[0]
    for field in range(book.fields):
        if s.what[field] == UNBUILT:
            table[field, PRICE] = hut_price(s, book, field)
            table[field, VISITS] = preview_walk(s, book, field, table[field, FIRST_VISIT:])
    table[FIELDS, VISITS] = preview_walk(s, book, NOTHING, table[FIELDS, FIRST_VISIT:])
