"""Seers: what they look at, what they keep, what they turn up; and that nobody else learns of it."""

import random

import numpy as np
import pytest

from oppidum.core.match import Event
from oppidum.games.finisterre import hands, recount, rules, secrets
from oppidum.games.finisterre.acting import choose_target
from oppidum.games.finisterre.state import (
    ACT,
    ANSWER_ACTION,
    DEAL,
    DIVINE,
    DRAW_ACTION,
    EMPTY_SLOT,
    FACE_DOWN,
    FACE_UP,
    GLOBAL,
    HIDDEN,
    IN_HAND,
    KIND_ACTION,
    LOOK,
    NOTHING,
    OBJECTIVE,
    OWNED,
    SPECIALTY,
    UNSEEN,
    UPPER,
    USE_SPECIALIST,
)
from tests.games.finisterre.people import answer, asked, card, put_card
from tests.games.finisterre.scene import BOX, Scene
from tests.games.finisterre.tables import Table

rule = pytest.mark.rule
FIRST, SECOND = ANSWER_ACTION, ANSWER_ACTION + 1


def seers() -> Scene:
    """Clan 0 has a village and a seer, clan 1 a village."""
    scene = Scene("SA1 0 0 0, SA2 0 1 0").turn(hides=False)
    scene.village(0, 1, 0, "s")
    scene.village(1, 1, 1, "n")
    put_card(scene, 0, "VAT")
    return scene


def step(scene: Scene, action: int) -> None:
    """One action through the whole turn."""
    legal = scene.out[: rules.legal(scene.s, scene.b, scene.out)].tolist()
    assert action in legal, f"{action} is not among {legal}"
    rules.apply(scene.s, scene.b, action, np.zeros((64, 8), dtype=np.int32))


def see(scene: Scene, *names: str) -> Scene:
    """The seer looks at the deck and sees these cards."""
    step(scene, KIND_ACTION + USE_SPECIALIST)
    for name in names:
        assert (scene.s.phase, scene.s.asked) == (DEAL, 0)
        step(scene, DRAW_ACTION + BOX.codes[name])
    return scene


def leave_in_deck(scene: Scene, *names: str) -> Scene:
    """The lower pile holds only these cards; the upper one is gone."""
    scene.s.where[scene.s.where == UPPER] = 0
    scene.s.where[scene.s.where == UPPER + 1] = 0
    scene.s.deck[:] = 0
    for name in names:
        code = BOX.codes[name]
        scene.s.deck[1, secrets.column_of(code)] += 1
        if code < SPECIALTY:
            scene.s.where[code] = UPPER + 1
    return scene


def held(scene: Scene, clan: int = 0) -> list[int]:
    return scene.s.hand[clan, : hands.cards_in_hand(scene.s, clan)].tolist()


@rule("FIN-140")
@pytest.mark.parametrize(("reply", "kept", "back"), [(FIRST, "SB1", "F03"), (SECOND, "F03", "SB1")])
def test_a_seer_keeps_one_of_two(reply, kept, back):
    scene = see(seers(), "SB1", "F03")
    assert (scene.s.phase, scene.s.asked) == (DIVINE, 0)
    assert asked(scene) == [FIRST, SECOND]
    assert recount.audit_cards(scene.s, scene.b) == recount.SOUND
    before = hands.deck_left(scene.s)
    answer(scene, reply)
    assert hands.deck_left(scene.s) == before + 1
    assert held(scene) == [BOX.codes[kept]]
    assert (scene.s.hand_open[0, 0], scene.s.hand_later[0, 0]) == (0, 1)
    assert (scene.s.top, scene.s.top_known) == (BOX.codes[back], 1)
    assert scene.s.seen.tolist() == [NOTHING, NOTHING]
    assert scene.s.where[BOX.codes["SB1"]] == (IN_HAND if kept == "SB1" else UPPER)
    assert scene.s.objective[BOX.codes["F03"] - OBJECTIVE] == (OWNED if kept == "F03" else UNSEEN)
    assert (scene.s.phase, scene.s.actions_left) == (ACT, 2)
    assert recount.audit_cards(scene.s, scene.b) == recount.SOUND


@rule("FIN-173")
def test_the_card_put_back_is_the_next_one_dealt():
    scene = see(seers(), "SB1", "LAB")
    answer(scene, FIRST)
    scene.s.phase, scene.s.asked, scene.s.kind = DEAL, 1, NOTHING
    legal = scene.out[: rules.legal(scene.s, scene.b, scene.out)].tolist()
    assert legal == [DRAW_ACTION + BOX.codes["LAB"]]


@rule("FIN-173")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_last_card_is_kept_or_put_back(keeps):
    scene = see(leave_in_deck(seers(), "M20"), "M20")
    assert (scene.s.phase, asked(scene)) == (DIVINE, [FIRST, SECOND])
    answer(scene, FIRST if keeps else SECOND)
    assert held(scene) == ([BOX.codes["M20"]] if keeps else [])
    assert hands.deck_left(scene.s) == (0 if keeps else 1)
    assert scene.s.top == (NOTHING if keeps else BOX.codes["M20"])


@rule("FIN-173")
def test_an_empty_deck_is_not_looked_at():
    assert seers().offers("use_specialist")
    assert not leave_in_deck(seers()).offers("use_specialist")


@rule("FIN-173")
def test_two_piles():
    """The last card of the upper pile and the first of the lower one each go back where they were."""
    for reply, left in ((FIRST, [0, 5]), (SECOND, [1, 4])):
        scene = leave_in_deck(seers(), "M20", "M21", "M22", "M23", "M24")
        scene.s.deck[0, 0] = 1
        scene.s.where[BOX.codes["SB1"]] = UPPER
        see(scene, "SB1", "M20")
        answer(scene, reply)
        assert scene.s.deck.sum(axis=1).tolist() == left
        assert hands.top_pile(scene.s) == (1 if reply == FIRST else 0)


def test_two_cards_that_are_alike_leave_no_choice():
    scene = see(seers(), "LAB", "LAB")
    assert scene.s.phase == ACT
    assert held(scene) == [BOX.codes["LAB"]]
    assert scene.s.top == BOX.codes["LAB"]
    last = seers().turn(0, pool_size=1)
    last.s.free_left = 0
    see(last, "LAB", "LAB")  # the action phase is over with it
    assert last.s.phase == DEAL


@rule("FIN-140")
def test_a_seer_turns_up_a_specialist_or_an_objective():
    scene = seers()
    own = put_card(scene, 0, "LAB", FACE_DOWN)
    smith, aim = put_card(scene, 1, "HER", FACE_DOWN), put_card(scene, 1, "P01", FACE_DOWN)
    scene.s.objective[BOX.codes["P01"] - OBJECTIVE] = OWNED + 1
    draws = scene.s.hand.copy()
    scene.act("use_specialist")
    assert scene.legal() == [card(1, smith), card(1, aim), ANSWER_ACTION + LOOK]
    other = Scene.of(scene)
    choose_target(scene.s, scene.b, card(1, smith))
    assert (scene.s.slot_card[1, smith], scene.s.slot_state[1, smith]) == (BOX.codes["HER"], FACE_UP)
    assert scene.s.slot_state[1, aim] == FACE_DOWN
    choose_target(other.s, other.b, card(1, aim))
    assert other.s.objective[BOX.codes["P01"] - OBJECTIVE] == GLOBAL
    assert (other.s.slot_card[1, aim], other.s.slot_state[1, aim]) == (NOTHING, EMPTY_SLOT)
    assert other.s.slot_state[0, own] == FACE_DOWN
    assert (other.s.hand == draws).all()


# What others learn.


def at(scene: Scene) -> Table:
    return Table(2, BOX, scene.book)


@rule("FIN-158")
def test_only_the_seer_knows_what_it_looks_at():
    views = []
    for names in (("SB1", "F03"), ("LAB", "SB4")):
        scene = see(seers(), *names)
        own = secrets.observe(at(scene), scene.position, 0)
        assert own.seen.tolist() == [BOX.codes[name] for name in names]
        views.append([secrets.observe(at(scene), scene.position, viewer) for viewer in (1, None)])
        assert views[-1][0].seen.tolist() == [HIDDEN, HIDDEN]
        answer(scene, FIRST)
        views[-1].append(secrets.observe(at(scene), scene.position, 1))
        assert views[-1][2].top == HIDDEN
        assert views[-1][2].hand[0, 0] == HIDDEN
        assert secrets.observe(at(scene), scene.position, 0).top == BOX.codes[names[1]]
    assert views[0] == views[1]


@rule("FIN-158")
def test_what_a_seer_looks_at_is_imagined():
    scene = see(seers(), "SB1", "F03")
    rng = random.Random(1)
    for viewer in (0, 1, None):
        seen = secrets.observe(at(scene), scene.position, viewer)
        guesses = set()
        for _ in range(60):
            guess = secrets.imagine(at(scene), seen, viewer, rng)
            assert secrets.observe(at(scene), guess, viewer) == seen
            assert guess.deck.sum() == scene.s.deck.sum()
            codes = guess.seen.tolist()
            guesses.add(tuple(codes))
            for code in codes:
                assert code >= SPECIALTY or guess.where[code] == IN_HAND
                assert code < OBJECTIVE or guess.objective[code - OBJECTIVE] == OWNED
        assert len(guesses) == 1 if viewer == 0 else len(guesses) > 20


@rule("FIN-158")
def test_the_first_card_is_hidden_while_the_second_is_drawn():
    scene = see(seers(), "SB1")
    assert scene.s.phase == DEAL
    seen = secrets.observe(at(scene), scene.position, 1)
    assert seen.seen.tolist() == [HIDDEN, NOTHING]
    assert seen.deck[0].tolist() == [8, 2, 2]
    guess = secrets.imagine(at(scene), seen, 1, random.Random(3))
    assert guess.deck.sum() == scene.s.deck.sum()


def told(scene: Scene, actor: int, text: str) -> list[str]:
    event = Event(actor, text)
    return [secrets.conceal(at(scene), scene.position, event, viewer).text for viewer in (0, 1, None)]


@rule("FIN-158")
def test_events_do_not_tell_what_a_seer_sees():
    scene = seers()
    scene.s.card = BOX.codes["SB7"]  # the last one that was played
    see(scene)
    assert told(scene, -1, "draw SB1") == ["draw SB1", "draw ?", "draw ?"]
    see_next(scene, "SB1")
    assert told(scene, -1, "draw F03") == ["draw F03", "draw ?", "draw ?"]
    see_next(scene, "F03")
    assert told(scene, 0, "keep F03") == ["keep F03", "keep ?", "keep ?"]
    last = see(leave_in_deck(seers(), "M20"), "M20")
    assert told(last, 0, "put back M20") == ["put back M20", "put back ?", "put back ?"]


def see_next(scene: Scene, name: str) -> None:
    step(scene, DRAW_ACTION + BOX.codes[name])


@rule("FIN-158")
def test_a_nomads_seer_sees_alone():
    scene = Scene("SA1 0 0 0").turn()
    put_card(scene, 0, "VAT")
    see(scene)
    assert told(scene, -1, "draw SB1") == ["draw SB1", "draw ?", "draw ?"]
