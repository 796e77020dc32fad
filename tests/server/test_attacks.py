"""Attacks from outside, each by a short name: what once stopped the server, and the mechanism that closes it."""

from __future__ import annotations

from contextlib import AsyncExitStack

from tests.server.live import Player, all_at_table, dial, run
from tests.server.test_socket import seat_two


async def answered(player: Player) -> None:
    """Everything that was said before has been dealt with."""
    await player.say("ping")
    await player.hear_of("pong")


def test_requests_to_undo(live):
    """Whoever asks a hundred times to take something back is heard once, and nobody is sent the world again."""
    ana, ben, code = seat_two(live)

    async def story():
        async with AsyncExitStack() as stack:
            one, two, *watchers = await stack.enter_async_context(
                all_at_table(live.address, code, ana.token, ben.token, *[None] * 20)
            )
            mover, other = (one, two) if one.asked else (two, one)
            seat = mover.turn["asked"]
            await mover.act()
            await other.until(lambda other: other.seq >= mover.seq)
            for player in (one, two, *watchers):
                await answered(player)
                player.heard.clear()
            for _ in range(100):
                await mover.say("ask_undo", seat=seat)
            await answered(mover)
            for watcher in watchers:
                await answered(watcher)
                assert [message["type"] for message in watcher.heard] == ["turn", "pong"]
                assert watcher.turn["undo_asked"] == {"seat": seat, "agreed": []}
            assert not any(message["type"] == "snapshot" for message in mover.heard)

    run(story())


def test_chatter(start):
    """A person who says too much at once is refused; the others go on."""
    live = start(chats_per_minute=5)
    ana = live.guest("Ana")
    code = ana.open()

    async def story():
        async with all_at_table(live.address, code, ana.token) as (player,):
            for number in range(30):
                await player.say("chat", text=f"line {number}")
            await answered(player)
            refused = [message for message in player.heard if message["type"] == "refused"]
            assert {message["reason"] for message in refused} == {"too-fast"}
            assert 4 <= len(player.chat) <= 7

    run(story())


def test_connects(start):
    """Each connection costs a snapshot: an address may not open them without end."""
    live = start(connects_per_minute=10)
    ana = live.guest("Ana")
    code = ana.open()

    async def story():
        told = []
        for _ in range(20):
            async with dial(live.address, code) as socket:
                player = Player(socket)
                await player.say("hello", token=ana.token, seq=0)
                told.append((await player.hear_of("snapshot", "error"))["type"])
        assert told.count("snapshot") in (10, 11)
        assert told[-1] == "error"

    run(story())
