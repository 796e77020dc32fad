"""The turn as a contents page: cards, harvest, food, actions (chapter The turn). The topics have files of their own."""

from __future__ import annotations

from oppidum.core.engine import CHANCE, OVER, tell
from oppidum.core.engine import play_out_by_steps as play_out  # noqa: F401 - the answer to the engine's question
from oppidum.core.jit import apart, rule
from oppidum.games.finisterre import moves, phases
from oppidum.games.finisterre.actions import kinds, pool
from oppidum.games.finisterre.actions.acting import choose_kind, choose_target, legal_kinds, resume
from oppidum.games.finisterre.actions.action_turns import begin_acting
from oppidum.games.finisterre.actions.choices import legal_answers
from oppidum.games.finisterre.actions.replies import is_reply, legal_replies, reply, show_card
from oppidum.games.finisterre.cards import card_phase, dealing, discovery, drawing
from oppidum.games.finisterre.cards.hands import deck_left
from oppidum.games.finisterre.ends.fulfilling import fulfil
from oppidum.games.finisterre.ends.scoring import final_scoring
from oppidum.games.finisterre.goods import feeding, harvest, links
from oppidum.games.finisterre.goods.overflow import asks_what_stays, drop_by_action, legal_overflow
from oppidum.games.finisterre.happenings import TURN
from oppidum.games.finisterre.land import placement
from oppidum.games.finisterre.recount import audit  # noqa: F401 - the answer to the engine's last question
from oppidum.games.finisterre.specialists.abilities import forget_uses
from oppidum.games.finisterre.specialists.rotating import pass_on
from oppidum.games.finisterre.state import HAND, NOTHING

# The stages of a turn, in their order.
DEALING, CARDS, HARVEST, FOOD, WORK, END = range(6)
STAGES = 6


@rule
def to_move(s, book):
    """Chance says who begins and deals the cards; else the one who is asked."""
    if s.phase in (phases.FIRST, phases.DEAL):
        return CHANCE
    return OVER if s.phase == phases.FINISHED else s.asked


@apart
def legal(s, book, out):
    """What may be done now."""
    if s.phase <= phases.KEEP:
        return legal_in_card_phase(s, book, out)
    if s.phase <= phases.FEED or s.phase == phases.OVERFLOW:
        return legal_in_harvest(s, book, out)
    if s.phase == phases.CARRY:
        return pool.legal_trades(s, book, out)
    if s.phase == phases.ACT:
        return legal_kinds(s, book, out)
    if is_reply(s.phase):
        return legal_replies(s, book, out)
    return 0 if s.phase == phases.FINISHED else legal_answers(s, book, out)


@rule
def legal_in_card_phase(s, book, out):
    """Dealing, playing and placing cards (chapter Cards)."""
    if s.phase == phases.FIRST:
        return dealing.legal_first(s, out)
    if s.phase == phases.DEAL:
        return drawing.legal_cards(s, book, out)
    if s.phase == phases.CARD:
        return card_phase.legal_card_choices(s, book, out)
    if s.phase == phases.SQUARE:
        return placement.legal_squares(s, book, out)
    if s.phase == phases.FACING:
        return placement.legal_facings(s, book, out)
    if s.phase == phases.RECOVER:
        return card_phase.legal_recoveries(s, out)
    if s.phase == phases.BANK:
        return legal_banks(out)
    if s.phase == phases.FIND:
        return discovery.legal_finds(s, book, out)
    return card_phase.legal_keeps(s, out)


@rule
def legal_banks(out):
    """Either bank (FIN-059)."""
    for half in range(2):
        out[half] = moves.BANK + half
    return 2


@rule
def legal_in_harvest(s, book, out):
    """Harvest, links, food, and goods for which there is no room (chapters Harvest, Feeding)."""
    if s.phase == phases.PICK:
        return harvest.legal_picks(s, book, out)
    if s.phase == phases.TAKE:
        return harvest.legal_takes(s, book, out)
    if s.phase == phases.LINK_PICK:
        return links.legal_link_picks(s, book, out)
    if s.phase == phases.LINK_TAKE:
        return links.legal_link_takes(s, book, out)
    return feeding.legal_feeding(s, book, out) if s.phase == phases.FEED else legal_overflow(s, book, out)


@rule
def weights(s, book, out):
    """The odds, in the order of `legal`."""
    if s.phase == phases.FIRST:
        for clan in range(s.players):
            out[clan] = 1
    else:
        drawing.card_weights(s, book, out)


@rule
def chance_total(s, book):
    """The sum of the odds."""
    return s.players if s.phase == phases.FIRST else drawing.card_total(s, book)


@rule
def chance_outcome(s, book, number):
    """The action that a number stands for."""
    return moves.FIRST + number if s.phase == phases.FIRST else drawing.card_outcome(s, book, number)


@apart
def apply(s, book, action, awards):
    """Play one action; where a stage of the turn is over, go on to the next one that asks anybody."""
    active = s.playing
    play(s, book, action, awards)
    if s.phase != phases.FINISHED:
        fulfil(s, book, active, awards)


@rule
def play(s, book, action, awards):
    """One action, in the stage of the turn to which it belongs."""
    if s.phase == phases.FIRST:
        s.start = action - moves.FIRST
        go_on(s, book, END, awards)  # the first turn
    elif s.phase == phases.DEAL and s.kind == kinds.USE_SPECIALIST:
        if not show_card(s, book, action - moves.DRAW):
            go_on(s, book, WORK, awards)
    elif s.phase == phases.DEAL and s.card == NOTHING:
        dealing.deal_card(s, book, action - moves.DRAW)
        if not deals_on(s):
            go_on(s, book, DEALING, awards)
    elif s.phase <= phases.KEEP:
        if not play_card_step(s, book, action, awards):
            go_on(s, book, CARDS, awards)
    elif s.phase <= phases.LINK_TAKE:
        if not harvest.harvest(s, book, action):
            go_on(s, book, HARVEST, awards)
    elif s.phase == phases.FEED or (s.phase == phases.OVERFLOW and s.kind == NOTHING):
        if not feeding.answer_feeding(s, book, action, awards):
            go_on(s, book, FOOD, awards)
    elif not act(s, book, action):
        go_on(s, book, WORK, awards)


@rule
def go_on(s, book, stage, awards):
    """A stage of the turn is over: the next ones, until somebody is asked or the match ends."""
    asked = False
    while not asked:
        stage = (stage + 1) % STAGES
        if stage == END:
            asked = is_over(s, book)
            if asked:
                finish(s, book, awards)
        else:
            asked = begin_stage(s, book, stage, awards)


@rule
def begin_stage(s, book, stage, awards):
    """Begin a stage of the turn; whether anybody is asked in it."""
    if stage == DEALING:
        begin_turn(s, book, awards)
        return deals_on(s)
    if stage == CARDS:
        return card_phase.begin_cards(s, book, awards)
    if stage == HARVEST:
        pass_on(s, book, awards)
        return harvest.begin_harvest(s, book)
    if stage == FOOD:
        return feeding.begin_feeding(s, book, awards)
    return pool.begin_actions(s, book) or begin_acting(s, book)


@rule
def begin_turn(s, book, awards):
    """A new turn: who begins, and what is dealt (FIN-041, FIN-042)."""
    s.turn += 1
    forget_uses(s, -1)
    if s.turn > 1:
        s.start = dealing.next_start(s, book)
    tell(awards, s.start, 1, TURN, s.turn)
    for clan in range(s.players):
        for index in range(HAND):
            s.hand_later[clan, index] = 0
    dealing.begin_deal(s, book)


@rule
def deals_on(s):
    """Whether another card is dealt."""
    s.asked = dealing.next_to_deal(s)
    s.phase = phases.DEAL
    return s.asked != NOTHING


@rule
def play_card_step(s, book, action, awards):
    """One step of the card phase; False when it is over."""
    if s.phase == phases.DEAL:
        return card_phase.take_bonus(s, book, action - moves.DRAW, awards)
    if s.phase == phases.CARD:
        return card_phase.choose_card(s, book, action, awards)
    if s.phase == phases.SQUARE:
        return card_phase.choose_square(s, book, action, awards)
    if s.phase == phases.FACING:
        return card_phase.choose_facing(s, book, action, awards)
    if s.phase == phases.RECOVER:
        return card_phase.choose_recovery(s, book, action, awards)
    if s.phase == phases.BANK:
        return card_phase.choose_odd_bank(s, book, action, awards)
    if s.phase == phases.FIND:
        return card_phase.choose_find(s, book, action, awards)
    return card_phase.choose_keep(s, book, action, awards)


@rule
def act(s, book, action):
    """One step of the action phase; False when it is over."""
    if s.phase == phases.CARRY:
        return pool.trade_carried(s, book, action - moves.AMOUNT) or begin_acting(s, book)
    if s.phase == phases.ACT:
        return choose_kind(s, book, action)
    if s.phase == phases.OVERFLOW:
        drop_by_action(s, book, action)
        return asks_what_stays(s, book, s.playing) or resume(s, book)
    return reply(s, book, action) if is_reply(s.phase) else choose_target(s, book, action)


@rule
def is_over(s, book):
    """The match ends with the turn in which the deck is empty, or after very many turns (FIN-156)."""
    return s.turn > 0 and (deck_left(s) == 0 or s.turn >= book.turn_limit)


@rule
def finish(s, book, awards):
    """The last step may fulfil objectives; then everything is scored."""
    fulfil(s, book, s.playing, awards)
    s.phase = phases.FINISHED
    s.asked = NOTHING
    final_scoring(s, book, awards)


@rule
def scores(s, book, out):
    """The points of every clan; they come at the end."""
    for clan in range(s.players):
        out[clan] = s.scores[clan]


@rule
def set_up_at(states, i, books, players):
    """`set_up` of one of many games."""
    dealing.set_up(states[i], books[0], players)


@rule
def forecast(s, book, awards):
    """The final scoring, as if the match ended now."""
    final_scoring(s, book, awards)
