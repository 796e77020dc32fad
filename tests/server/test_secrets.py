"""Hidden cards stay hidden: whatever a server tells is what the eyes it is told to may see, and no more."""

from __future__ import annotations

import asyncio
import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest

from oppidum.core.game import Game
from oppidum.core.match import Match
from oppidum.core.match_file import read_match, write_match
from oppidum.games import game_class
from oppidum.games.finisterre.cards.codes import OBJECTIVE, SPECIALTY
from oppidum.server.protocol.message import encode
from oppidum.server.tables.room import Room
from oppidum.server.tables.table import Table
from oppidum.server.tables.viewing import choices_for, show_line, view_for
from tests.server.live import ME, OPEN, Guest, Live, Player, all_at_table, at_table, run
from tests.web.matches import bring, file_of

STEPS = 30


def plain(value):
    """As it is sent."""
    return json.loads(encode(value))


def table_of(live: Live, code: str) -> Table:
    table = live.server.lobby.rooms[code].table
    assert table is not None
    return table


def check_knowledge(player: Player, table: Table) -> None:
    """What a connection has been told is exactly what its eyes may know."""
    viewer = player.state["viewer"]
    if player.turn["asked"] in player.state["seats"]:
        assert viewer == player.turn["asked"]
    assert player.entries == [plain(show_line(table.game, line, viewer)) for line in table.lines]
    assert player.state["view"] == plain(view_for(table.course, viewer))
    assert player.state["choices"] == plain(choices_for(table.course, viewer))


def hidden_from(game: Game, position: Any, viewer: int | None) -> set[str]:
    """The names of cards that somebody holds and a viewer may not know, of those that there are once."""
    seen = game.secrets.observe(position, viewer)
    cards = [zip(getattr(position, name).flat, getattr(seen, name).flat, strict=True) for name in ("hand", "slot_card")]
    return {game.box.names[int(code)] for pairs in cards for code, known in pairs if code != known and is_single(code)}


def is_single(code: int) -> bool:
    """Terrain and objectives are there once; of most specialists another copy may lie open."""
    return not SPECIALTY <= code < OBJECTIVE


def check_names(player: Player, table: Table) -> set[str]:
    """The names of cards that are hidden from somebody stand nowhere in what he was told of clans, choices and log."""
    names = hidden_from(table.game, table.course.match.position, player.state["viewer"])
    told = json.dumps([player.state["view"]["clans"], player.state["choices"], player.entries])
    assert [name for name in names if f'{name}"' in told] == []
    return names


async def follow(players: list[Player], seq: int) -> None:
    for player in players:
        await player.until(lambda player: player.seq >= seq)


async def take_step(player: Player, chance: random.Random) -> int:
    """Any choice, rather a card into play than none; where the table stands then."""
    texts = [choice["text"] for choice in player.state["choices"]]
    wanted = [text for text in texts if text.split()[0] in ("keep", "play")] or texts
    answer = await player.act("done" if player.turn["holding"] else chance.choice(wanted))
    assert answer["type"] == "accepted", answer
    return int(answer["seq"])


def test_those_who_wait_when_the_match_begins_are_told_what_their_eyes_may_know(live):
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = ana.open(ME, OPEN, game="finisterre")

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token, None) as players:
            await asyncio.to_thread(ben.post, f"/tables/{code}/join", {})
            for player in players:
                await player.until(lambda player: player.state["view"])
                check_knowledge(player, table_of(live, code))
            assert [player.state["viewer"] for player in players] == [0, 1, None]
            assert all(player.entries for player in players)

    run(talk())


@pytest.fixture(scope="module")
def middle():
    """The beginning of a match of three, up to a decision at which nobody knows all that others hold."""
    text = file_of("finisterre", 3).read_text("utf-8")
    match = read_match(text, game_class).match
    game, position = match.game, match.game.initial()
    for count, event in enumerate(match.events, start=1):
        game.apply(position, game.words.parse(position, event.text))
        if game.to_move(position) >= 0 and all(hidden_from(game, position, viewer) for viewer in range(3)):
            head, _, body = text.partition("\n\n")
            played = "\n".join(body.splitlines()[:count])
            return re.sub("(?m)^Result: .*", "Result: *", head) + f"\n\n{played}\n"
    raise AssertionError("nobody hides anything")


@pytest.fixture
def hot_seat(live, middle):
    """Ana on two seats, Ben on the third, in the middle of a match; the guests and the code of their table."""
    ana, ben = live.guest("Ana"), live.guest("Ben")
    code = bring(ana, middle)
    live.inside(lambda: give_seat(live.server.lobby.rooms[code], 2, ben.person))
    return ana, ben, code


def give_seat(room: Room, seat: int, person: str) -> None:
    """Somebody else sits on a seat of a match that was brought along."""
    seats = list(room.row.seats)
    seats[seat] = replace(seats[seat], person=person)
    room.row = replace(room.row, seats=tuple(seats))


def test_two_at_one_device_another_person_and_a_spectator_know_no_more_than_they_may(live, hot_seat):
    ana, ben, code = hot_seat
    chance, table, eyes, hidden = random.Random(3), table_of(live, code), set(), set()

    async def talk():
        nonlocal hidden
        async with all_at_table(live.address, code, ana.token, ben.token, None) as players:
            device, other, _ = players
            for _ in range(STEPS):
                for player in players:
                    await asyncio.to_thread(check_knowledge, player, table)
                    hidden |= check_names(player, table)
                eyes.add(device.state["viewer"])
                seq = await take_step(device if device.asked else other, chance)
                await follow(players, seq)

    run(talk())
    assert eyes == {0, 1}
    assert hidden


def test_who_comes_back_with_other_eyes_keeps_nothing_of_the_last_ones(live, hot_seat):
    ana, ben, code = hot_seat
    chance, table = random.Random(4), table_of(live, code)

    async def talk():
        async with all_at_table(live.address, code, ana.token, ben.token) as (device, other):
            first = device.state["viewer"]
            while device.state["viewer"] == first:
                await follow([device, other], await take_step(device if device.asked else other, chance))
            while device.asked:  # so that nobody at the device is asked, and the first seat would look again
                await follow([device, other], await take_step(device, chance))
            known, entries = device.seq, device.entries
        async with at_table(live.address, code, ana.token, seq=known) as again:
            again.entries = entries[: again.state["since"]] + again.state["entries"]
            check_knowledge(again, table)

    run(talk())


def test_the_file_of_a_running_match_is_only_for_who_plays_all_seats(live, hot_seat, middle):
    ana, ben, code = hot_seat
    for guest in (ana, ben, live.visitor()):
        assert guest.refused(403, "GET", f"/tables/{code}/file")["reason"] == "file-hidden"
    alone = bring(ana, middle)
    assert read_file(ana, alone).count("\n* draw ") > 20
    assert ben.refused(403, "GET", f"/tables/{alone}/file")["reason"] == "file-hidden"
    for seat in range(2):  # all but one give up
        give_up(ana, alone, seat)
    assert read_file(ben, alone) == read_file(ana, alone)


def give_up(guest: Guest, code: str, seat: int) -> None:
    """Resigns, however fast the table goes on in between for those who did."""
    answers = (
        guest.send("POST", f"/api/tables/{code}/act", {"seat": seat, "seq": guest.state(code)["seq"], "text": "resign"})
        for _ in range(100)
    )
    assert any(answer.status_code == 200 for answer in answers)


def read_file(guest: Guest, code: str) -> str:
    return guest.send("GET", f"/api/tables/{code}/file").text


def test_a_match_that_begins_in_the_middle_keeps_the_cards_of_its_position(live, middle):
    ana, ben = live.guest("Ana"), live.guest("Ben")
    table = table_of(live, bring(ana, middle))
    match = Match(table.game, table.course.match.position)
    code = bring(ana, write_match(match, ["Ana", "Ana", "Ana"], "2026-01-01"))
    assert ben.refused(403, "GET", f"/tables/{code}/file")["reason"] == "file-hidden"


def test_the_sight_of_a_seat_is_what_it_knows_of_the_position(live, hot_seat):
    ana, ben, code = hot_seat
    table = table_of(live, code)
    game, position = table.game, table.course.match.position
    for guest in (ana, live.visitor()):
        assert guest.refused(403, "GET", f"/tables/{code}/sight?seat=2")["reason"] == "seat-not-yours"
    sight = ben.send("GET", f"/api/tables/{code}/sight?seat=2").text
    known = game.secrets.observe(position, 2)
    assert game.words.describe(read_match(sight, game_class).match.position) == game.words.describe(known)
    brought = ben.send("POST", "/api/matches", content=sight, headers={"Content-Type": "text/plain"})
    assert brought.status_code == 422
    assert "cards that are not known" in brought.json()["error"]["message"]
