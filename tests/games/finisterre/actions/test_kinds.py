"""The tables of kinds and questions: rows that agree with the rules, with the ledger and with each other."""

from typing import get_args

import pytest

from oppidum.core import jit
from oppidum.core.game import Refusal
from oppidum.core.ledger import read_ledger
from oppidum.games import ledger_file
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds, questions, steps
from oppidum.games.finisterre.actions.accounts import ACCOUNTS
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.screen.contract.names import Group, Kind
from tests.games.finisterre.actions.test_conversion import GREEN, PR4, PV4, RED, add, reference
from tests.games.finisterre.actions.test_spirituality import feast
from tests.games.finisterre.promises import Curious
from tests.games.finisterre.test_every_door import generous_game

FAST = jit.mode() != "interpreted"
ASKING = {row.phase for row in questions.QUESTIONS}


@pytest.mark.parametrize("kind", range(kinds.COUNT), ids=kinds.WORDS)
def test_every_row_agrees_with_the_ledger_and_with_its_account(kind):
    row = kinds.KINDS[kind]
    assert row.rule in read_ledger(ledger_file("finisterre"))
    assert kinds.WORDS.index(row.word) == kind
    assert row.asks
    assert set(ACCOUNTS[kind].answers) <= set(row.asks)
    assert row.when == kinds.ALWAYS or len(row.asks) > 1


def test_the_contract_names_all_kinds_and_groups():
    assert get_args(Kind) == kinds.WORDS
    assert get_args(Group) == kinds.GROUPS


def test_all_is_asked_and_answered_as_the_rows_say():
    """Along generous matches: no question, phase or order of them that is not in the row of the kind."""
    met = set()
    for players, seed in [(3, 0), (4, 1), (5, 3)] if FAST else [(3, 0)]:
        dice, game = Curious(seed), generous_game(players, seed)
        s = game.initial()
        for _ in range(4000 if FAST else 150):
            if s.phase == phases.FINISHED:
                break
            if s.phase > phases.CARRY and s.kind >= 0:
                row = kinds.KINDS[s.kind]
                if s.phase in ASKING:
                    asked = steps.asking(s)
                    assert asked == row.asks[steps.step_now(s.row)]
                    assert questions.QUESTIONS[asked].phase == s.phase
                elif s.phase != phases.OVERFLOW:
                    assert s.phase in row.replies, row
                met.add((s.kind, int(s.phase)))
            game.apply(s, dice.choose(game, s))
    assert len({kind for kind, _ in met}) > (15 if FAST else 1)


def refusal(world, text):
    """Why something cannot be answered."""
    with pytest.raises(Refusal) as refused:
        Finisterre(world.players).words.parse(world.position, text)
    return refused.value


def test_a_number_names_no_guests():
    world = feast(crop=10, gold=3)
    world.act("feast")
    assert world.s.phase == phases.AMOUNT
    assert refusal(world, "3").reason == "not-asked"
    assert refusal(world, "guests 1").reason == "guests"


def test_the_cell_of_an_added_tile_is_refused_where_the_flag_comes_to():
    world = reference()
    world.give(GREEN, PV4, iron=1)
    world.s.coins[GREEN] = 2
    world.act("convert", world.unit(RED, PR4), add(PV4))
    assert world.s.phase == phases.CELL
    water = refusal(world, "cell w")
    assert (water.rule, water.reason) == ("FIN-164", "water-end")
