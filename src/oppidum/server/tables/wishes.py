"""Wishes: what people ask of a table: to move, to take back, to say something, to be told a hint or a reason."""

from __future__ import annotations

import time

from oppidum.core.answer import Accepted, Answer, Refused
from oppidum.core.game import Player, Refusal
from oppidum.server.limits import Purse
from oppidum.server.people.wording import clean_line
from oppidum.server.protocol.advice import AskHint, AskWhy, Hint, Reasons
from oppidum.server.protocol.playing import Act, AnswerUndo, AskUndo, HandBack, Say
from oppidum.server.protocol.websocket import FromClient, Hello, Ping
from oppidum.server.storage.errors import StoreError
from oppidum.server.storage.rows import ChatRow
from oppidum.server.tables.cards import allows_hints
from oppidum.server.tables.refusals import not_own, problem_of
from oppidum.server.tables.room import Room
from oppidum.server.tables.table import NotStored, Table, tidy


async def handle(room: Room, person: str | None, message: FromClient) -> Answer:
    """Do what a person asks, or refuse it."""
    room.heard_of(person)
    if isinstance(message, Ping):
        return Accepted(0)
    if isinstance(message, Say):
        return await say(room, person, message.text)
    if isinstance(message, Hello):
        return Refused(Refusal("table", "you have said hello already", reason="bad-message"))
    table = room.table
    if table is None:
        return Refused(room.not_playable())
    if message.seat not in room.seats_of(person):
        return Refused(not_own(message.seat))
    if isinstance(message, Act):
        return await table.act(message.seat, message.seq, message.text, message.key)
    if isinstance(message, HandBack):
        answer = await table.hand_back(message.seat)
    else:
        answer = await negotiate(room, table, message)
    return answer if isinstance(answer, Refused) else Accepted(table.seq)


async def negotiate(room: Room, table: Table, message: AskUndo | AnswerUndo) -> Answer:
    """A step of others may be taken back if they agree: one asks, the others answer."""
    seq, request = table.seq, table.request
    if isinstance(message, AskUndo):
        answer = await table.ask_undo(message.seat, who_must_agree(room, table, message.seat))
    else:
        others = who_must_agree(room, table, table.undo_asked)
        answer = await table.answer_undo(message.seat, message.agree, others)
    if isinstance(answer, Accepted) and table.seq == seq and table.request != request:
        room.send_turn(table)  # of the undo itself all have heard
    return answer


def who_must_agree(room: Room, table: Table, asking: Player | None) -> set[Player]:
    """The seats of other people than the one who asks, if they are still played by them."""
    person = room.row.seats[asking].person if asking is not None else None
    others = {number for number, seat in enumerate(room.row.seats) if seat.person and seat.person != person}
    return others - table.course.resigned - table.course.stand_ins.keys()


async def say(room: Room, person: str | None, text: str) -> Answer:
    """A line for everybody at the table."""
    seats = room.seats_of(person)
    if not seats:
        return Refused(Refusal("table", "only those who sit at the table can chat", reason="not-seated"))
    text = clean_line(text)
    if not text:
        return Refused(Refusal("table", "there is nothing to read in it", reason="bad-message"))
    row = ChatRow(round(time.time(), 3), seats[0], room.row.seats[seats[0]].name or "?", text)
    try:
        await room.store.add_chat(room.row.id, row)
    except StoreError as error:
        return Refused(NotStored(error))
    room.send_said(row)
    return Accepted(room.table.seq if room.table else 0)


async def hint(room: Room, person: str | None, wish: AskHint, address: str = "") -> Hint:
    """What a strong bot would do in the place of somebody who is asked, where the table allows that."""
    room.heard_of(person)
    room.playable()
    room.check_own(person, wish.seat)
    if not allows_hints(room.row):
        raise Refusal("table", "this table plays without hints", reason="hints-off")
    assert room.hints is not None
    return await room.hints.ask(room.desk.beside(str(person), address), wish.seat, wish.seq)


async def why(room: Room, person: str | None, wish: AskWhy, purse: Purse) -> Reasons:
    """What speaks against some things, if somebody did them now; found out beside the event loop."""
    room.heard_of(person)
    table = room.playable()
    room.check_own(person, wish.seat)
    if wish.seq < table.seq:
        return Reasons(table.seq, [])  # the match has gone on, so nobody waits for the answer
    table.check_seen(wish.seq)
    found = await purse.work(table.course.refusals_of, wish.seat, [tidy(text) for text in wish.texts])
    return Reasons(wish.seq, [None if one is None else problem_of(one) for one in found])
