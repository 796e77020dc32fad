"""Seers: what they look at, what they keep, what they turn up; and that nobody else learns of it."""

import random

import pytest

from oppidum.core.match import Event
from oppidum.games.finisterre import moves, phases, recount
from oppidum.games.finisterre.cards import hands
from oppidum.games.finisterre.cards.codes import GLOBAL, HIDDEN, IN_HAND, OBJECTIVE, OWNED, SPECIALTY, UNSEEN, UPPER
from oppidum.games.finisterre.hidden import knowledge
from oppidum.games.finisterre.specialists.slots import ACTIVE, EMPTY_SLOT, FACE_DOWN, FACE_UP
from oppidum.games.finisterre.state import NOTHING
from tests.games.finisterre.world import B1, B2, World, answers
from tests.games.finisterre.world.names import CODES, KINDS

rule = pytest.mark.rule
FIRST, SECOND = moves.ANSWER, moves.ANSWER + 1


def seers() -> World:
    """Clan 0 has a village and a seer, clan 1 a village."""
    world = World(B2).turn(hides=False)
    world.village(0, 1, 0, "s")
    world.village(1, 1, 1, "n")
    world.hire(0, "VAT", ACTIVE)
    return world


def see(world: World, *names: str) -> World:
    """The seer looks at the deck and sees these cards."""
    world.step(moves.KIND + KINDS["use_specialist"])
    for name in names:
        assert (world.s.phase, world.s.asked) == (phases.DEAL, 0)
        world.step(answers.draw(name))
    return world


def leave_in_deck(world: World, *names: str) -> World:
    """The lower pile holds only these cards; the upper one is gone."""
    world.s.where[world.s.where == UPPER] = 0
    world.s.where[world.s.where == UPPER + 1] = 0
    world.s.deck[:] = 0
    for name in names:
        code = CODES[name]
        world.s.deck[1, knowledge.column_of(code)] += 1
        if code < SPECIALTY:
            world.s.where[code] = UPPER + 1
    return world


def held(world: World, clan: int = 0) -> list[int]:
    return world.s.hand[clan, : hands.cards_in_hand(world.s, clan)].tolist()


@rule("FIN-140")
@pytest.mark.parametrize(("reply", "kept", "back"), [(FIRST, "SB1", "F03"), (SECOND, "F03", "SB1")])
def test_a_seer_keeps_one_of_two(reply, kept, back):
    world = see(seers(), "SB1", "F03")
    assert (world.s.phase, world.s.asked) == (phases.DIVINE, 0)
    assert world.legal() == [FIRST, SECOND]
    assert recount.audit_cards(world.s, world.b) == recount.SOUND
    before = hands.deck_left(world.s)
    world.answer(reply)
    assert hands.deck_left(world.s) == before + 1
    assert held(world) == [CODES[kept]]
    assert (world.s.hand_open[0, 0], world.s.hand_later[0, 0]) == (0, 1)
    assert (world.s.top, world.s.top_known) == (CODES[back], 1)
    assert world.s.seen.tolist() == [NOTHING, NOTHING]
    assert world.s.where[CODES["SB1"]] == (IN_HAND if kept == "SB1" else UPPER)
    assert world.s.objective[CODES["F03"] - OBJECTIVE] == (OWNED if kept == "F03" else UNSEEN)
    assert (world.s.phase, world.s.actions_left) == (phases.ACT, 2)
    assert recount.audit_cards(world.s, world.b) == recount.SOUND


@rule("FIN-173")
def test_the_card_put_back_is_the_next_one_dealt():
    world = see(seers(), "SB1", "LAB")
    world.answer(FIRST)
    world.s.phase, world.s.asked, world.s.kind = phases.DEAL, 1, NOTHING
    assert world.legal() == [answers.draw("LAB")]


@rule("FIN-173")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_last_card_is_kept_or_put_back(keeps):
    world = see(leave_in_deck(seers(), "M20"), "M20")
    assert (world.s.phase, world.legal()) == (phases.DIVINE, [FIRST, SECOND])
    world.answer(FIRST if keeps else SECOND)
    assert held(world) == ([CODES["M20"]] if keeps else [])
    assert hands.deck_left(world.s) == (0 if keeps else 1)
    assert world.s.top == (NOTHING if keeps else CODES["M20"])


@rule("FIN-173")
def test_an_empty_deck_is_not_looked_at():
    assert seers().offers("use_specialist")
    assert not leave_in_deck(seers()).offers("use_specialist")


@rule("FIN-173")
def test_two_piles():
    """The last card of the upper pile and the first of the lower one each go back where they were."""
    for reply, left in ((FIRST, [0, 5]), (SECOND, [1, 4])):
        world = leave_in_deck(seers(), "M20", "M21", "M22", "M23", "M24")
        world.s.deck[0, 0] = 1
        world.s.where[CODES["SB1"]] = UPPER
        see(world, "SB1", "M20")
        world.answer(reply)
        assert world.s.deck.sum(axis=1).tolist() == left
        assert hands.top_pile(world.s) == (1 if reply == FIRST else 0)


def test_two_cards_that_are_alike_leave_no_choice():
    world = see(seers(), "LAB", "LAB")
    assert world.s.phase == phases.ACT
    assert held(world) == [CODES["LAB"]]
    assert world.s.top == CODES["LAB"]
    last = seers().turn(0, pool_size=1)
    last.s.free_left = 0
    see(last, "LAB", "LAB")  # the action phase is over with it
    assert last.s.phase == phases.DEAL


@rule("FIN-140")
def test_a_seer_turns_up_a_specialist_or_an_objective():
    world = seers()
    own = world.hire(0, "LAB", FACE_DOWN)
    smith, aim = world.hire(1, "HER", FACE_DOWN), world.hire(1, "P01", FACE_DOWN)
    world.s.objective[CODES["P01"] - OBJECTIVE] = OWNED + 1
    draws = world.s.hand.copy()
    world.act("use_specialist")
    assert world.legal() == [answers.card(1, smith), answers.card(1, aim), moves.ANSWER + moves.LOOK]
    other = world.copy()
    world.answer(answers.card(1, smith))
    assert (world.s.slot_card[1, smith], world.s.slot_state[1, smith]) == (CODES["HER"], FACE_UP)
    assert world.s.slot_state[1, aim] == FACE_DOWN
    other.answer(answers.card(1, aim))
    assert other.s.objective[CODES["P01"] - OBJECTIVE] == GLOBAL
    assert (other.s.slot_card[1, aim], other.s.slot_state[1, aim]) == (NOTHING, EMPTY_SLOT)
    assert other.s.slot_state[0, own] == FACE_DOWN
    assert (other.s.hand == draws).all()


# What others learn.


@rule("FIN-158")
def test_only_the_seer_knows_what_it_looks_at():
    views = []
    for names in (("SB1", "F03"), ("LAB", "SB4")):
        world = see(seers(), *names)
        own = knowledge.observe(world, world.position, 0)
        assert own.seen.tolist() == [CODES[name] for name in names]
        views.append([knowledge.observe(world, world.position, viewer) for viewer in (1, None)])
        assert views[-1][0].seen.tolist() == [HIDDEN, HIDDEN]
        world.answer(FIRST)
        views[-1].append(knowledge.observe(world, world.position, 1))
        assert views[-1][2].top == HIDDEN
        assert views[-1][2].hand[0, 0] == HIDDEN
        assert knowledge.observe(world, world.position, 0).top == CODES[names[1]]
    assert views[0] == views[1]


@rule("FIN-158")
def test_what_a_seer_looks_at_is_imagined():
    world = see(seers(), "SB1", "F03")
    rng = random.Random(1)
    for viewer in (0, 1, None):
        seen = knowledge.observe(world, world.position, viewer)
        guesses = set()
        for _ in range(60):
            guess = knowledge.imagine(world, seen, viewer, rng)
            assert knowledge.observe(world, guess, viewer) == seen
            assert guess.deck.sum() == world.s.deck.sum()
            codes = guess.seen.tolist()
            guesses.add(tuple(codes))
            for code in codes:
                assert code >= SPECIALTY or guess.where[code] == IN_HAND
                assert code < OBJECTIVE or guess.objective[code - OBJECTIVE] == OWNED
        assert len(guesses) == 1 if viewer == 0 else len(guesses) > 20


@rule("FIN-158")
def test_the_first_card_is_hidden_while_the_second_is_drawn():
    world = see(seers(), "SB1")
    assert world.s.phase == phases.DEAL
    seen = knowledge.observe(world, world.position, 1)
    assert seen.seen.tolist() == [HIDDEN, NOTHING]
    assert seen.deck[0].tolist() == [8, 2, 2]
    guess = knowledge.imagine(world, seen, 1, random.Random(3))
    assert guess.deck.sum() == world.s.deck.sum()


def told(world: World, actor: int, text: str) -> list[str]:
    event = Event(actor, text)
    return [knowledge.conceal(world, world.position, event, viewer).text for viewer in (0, 1, None)]


@rule("FIN-158")
def test_events_do_not_tell_what_a_seer_sees():
    world = seers()
    world.s.card = CODES["SB7"]  # the last one that was played
    see(world)
    assert told(world, -1, "draw SB1") == ["draw SB1", "draw ?", "draw ?"]
    world.step(answers.draw("SB1"))
    assert told(world, -1, "draw F03") == ["draw F03", "draw ?", "draw ?"]
    world.step(answers.draw("F03"))
    assert told(world, 0, "keep F03") == ["keep F03", "keep ?", "keep ?"]
    last = see(leave_in_deck(seers(), "M20"), "M20")
    assert told(last, 0, "put back M20") == ["put back M20", "put back ?", "put back ?"]


@rule("FIN-158")
def test_a_nomads_seer_sees_alone():
    world = World(B1).turn()
    world.hire(0, "VAT", ACTIVE)
    see(world)
    assert told(world, -1, "draw SB1") == ["draw SB1", "draw ?", "draw ?"]
