"""Coming and going: innocent players notice nothing of others who connect, vanish, hang and send rubbish."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections import Counter
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import WebSocketException

from tests.server.live import ME, OPEN, Player, Process, at_table, dial, run
from tests.soak import every

TABLES, SEATS, VANDALS = 40, 3, 6
EVENTS = 9  # of every table in one run
RUNS = 3
DEEDS = 6  # ways to misbehave
RUBBISH = (
    "",
    "{",
    "[" * 3000,
    '{"type":"act","seat":0,"seq":0,"text":"resign"}',
    b"\xff" * 200,
    "x" * 5000,
    "x" * 20_000,
)


@pytest.fixture(scope="module")
def crowded(tmp_path_factory, modes):
    """A server, and tables of three at which nobody sits yet that is not innocent: their codes and tokens."""
    server = Process(tmp_path_factory.mktemp("data"), modes["compiled"], connections_per_address=10_000)
    people = [server.guest(f"P{seat}") for seat in range(SEATS)]
    tables = [people[0].open(ME, OPEN, OPEN, preset="modern") for _ in range(TABLES)]
    for code, guest in itertools.product(tables, people[1:]):
        guest.post(f"/tables/{code}/join", {})
    yield server.address, tables, [guest.token for guest in people]
    assert "Traceback" not in server.end()


class Storm:
    """Clients that misbehave in every way, as fast as they can, until they are told to stop."""

    def __init__(self, address: str, tables: list[str], tokens: list[str], seed: int) -> None:
        self.address = address
        self.tables = tables
        self.tokens = [*tokens, None]
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.hanging: list[asyncio.Transport] = []

    async def rage(self) -> None:
        """One vandal."""
        deeds = [self.vanish, self.vanish_early, self.talk_rubbish, self.hang, self.shout, self.drop_a_request]
        for deed in itertools.cycle(self.rng.sample(deeds, len(deeds))):
            with contextlib.suppress(OSError, EOFError, WebSocketException):  # what it deserves
                await deed()
            self.done[deed.__name__] += 1

    def somewhere(self) -> tuple[str, str | None]:
        return self.rng.choice(self.tables), self.rng.choice(self.tokens)

    async def vanish(self) -> None:
        """Sit down as a watcher or as a second tab of an innocent, then be gone without a word."""
        code, token = self.somewhere()
        async with at_table(self.address, code, token) as player:
            player.socket.transport.abort()

    async def vanish_early(self) -> None:
        """Be gone before the snapshot has come."""
        code, token = self.somewhere()
        async with dial(self.address, code) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            socket.transport.abort()

    async def talk_rubbish(self) -> None:
        """Say hello, or not, then nonsense."""
        code, token = self.somewhere()
        async with dial(self.address, code) as socket:
            if self.rng.random() < 0.7:
                await socket.send(json.dumps({"type": "hello", "token": token}))
            await socket.send(self.rng.choice(RUBBISH))
            socket.transport.abort()

    async def connect(self) -> asyncio.Transport:
        """A connection that knows nothing of websockets; it ends with the storm at the latest."""
        host, _, port = self.address.removeprefix("http://").rstrip("/").rpartition(":")
        transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, host, int(port))
        self.hanging.append(transport)
        if len(self.hanging) > 50:
            self.hanging.pop(0).abort()
        return transport

    async def hang(self) -> None:
        """Half a handshake, and then nothing more."""
        code, _ = self.somewhere()
        transport = await self.connect()
        transport.write(f"GET /api/tables/{code}/ws HTTP/1.1\r\nHost: x\r\nUpgr".encode())

    async def shout(self) -> None:
        """Something that is no protocol at all."""
        transport = await self.connect()
        transport.write(self.rng.randbytes(500) + b"\r\n\r\n")
        transport.abort()

    async def drop_a_request(self) -> None:
        """Wait for news by HTTP, but not for the answer."""
        code, _ = self.somewhere()
        transport = await self.connect()
        transport.write(f"GET /api/tables/{code}/state?since=999&wait=1 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await asyncio.sleep(0.01)
        transport.abort()


class Innocent:
    """Plays his seat, and notes what should not happen to him."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.accepted = 0
        self.refused: list[dict] = []

    async def play(self, until: int) -> None:
        """Play until so much has happened; an error if the connection breaks."""
        player = self.player
        while player.seq < until and not player.turn["over"]:
            if not player.asked:
                await player.hear()
                continue
            answer = await player.act()
            self.accepted += answer["type"] == "accepted"
            self.refused += [answer] * (answer["type"] != "accepted")


async def play_in(storm: Storm, innocents: list[Innocent]) -> list[BaseException]:
    """Let the innocent play while the storm rages; the errors of those who were dropped."""
    vandals = [asyncio.create_task(storm.rage()) for _ in range(VANDALS)]
    while len(storm.done) < DEEDS:  # until it rages in every way
        await asyncio.sleep(0.005)
    playing = [asyncio.create_task(one.play(one.player.seq + EVENTS)) for one in innocents]
    await asyncio.wait(playing, return_when=asyncio.FIRST_EXCEPTION)
    assert not any(vandal.done() for vandal in vandals)  # they did not give up before
    for task in (*vandals, *playing):
        task.cancel()
    await asyncio.gather(*vandals, return_exceptions=True)
    for transport in storm.hanging:
        transport.abort()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    return [end for end in ends if isinstance(end, Exception)]


@pytest.mark.parametrize("seed", every(3, range(RUNS)))
def test_no_innocent_player_is_dropped(crowded, seed):
    address, tables, tokens = crowded
    storm = Storm(address, tables, tokens, seed)
    innocents: list[Innocent] = []

    async def play():
        async with AsyncExitStack() as stack:
            for code, token in itertools.product(tables, tokens):
                innocents.append(Innocent(await stack.enter_async_context(at_table(address, code, token))))
            return await play_in(storm, innocents)

    dropped = run(play())
    assert len(innocents) == TABLES * SEATS
    assert dropped == []
    assert [answer for one in innocents for answer in one.refused] == []
    assert sum(one.accepted for one in innocents) >= TABLES * EVENTS // 2  # the rest are draws of chance
