"""What a series says: win rates, differences, seats, times, all with their intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from oppidum.arena.adjusting import adjust
from oppidum.arena.intervals import Estimate, Tables, from_blocks, share_of, wilson
from oppidum.arena.play import Result

Values = Callable[[Result], Sequence[float]]  # what is averaged over a match, as often as it occurs in it


@dataclass(frozen=True)
class BotSummary:
    """One bot over the series."""

    bot: str
    matches: int
    wins: float  # a shared first place counts in part
    shared: int  # matches in which it shared the first place with another bot
    forfeits: int  # matches that it gave up; they are lost
    win_rate: Estimate  # the wider of the two that follow
    win_rate_paired: Estimate
    win_rate_wilson: Estimate
    score: Estimate
    difference: Estimate  # against the mean of its opponents
    decisions: float  # a match
    most_decisions: int
    cpu_per_move: float
    cpu_per_decision: float
    wall_per_decision: float
    longest_decision: float
    rating: Estimate | None = None
    win_rate_adjusted: Estimate | None = None  # without luck, where that was measured
    gain: float | None = None  # how many times as many matches the paired rate would need for that interval
    gain_at_equal_cpu: float | None = None  # the same, what measuring luck took counted in


@dataclass(frozen=True)
class SeatSummary:
    """One seat over the series: all bots sat on it equally often."""

    seat: int  # counted from 1
    win_rate: Estimate
    score: Estimate


@dataclass(frozen=True)
class Meeting:
    """One bot against another: how often it came before it, and by how many points."""

    bot: str
    other: str
    matches: int
    win_rate: Estimate
    difference: Estimate


@dataclass(frozen=True)
class Summary:
    """All of it."""

    matches: int
    blocks: int
    drawn: int  # matches whose first place was shared
    bots: list[BotSummary]
    seats: list[SeatSummary]
    meetings: list[Meeting]

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def summarise(results: Sequence[Result], bots: Sequence[str], ratings: dict[str, Estimate]) -> Summary:
    """The summary of matches that make up whole blocks."""
    seats = range(len(results[0].seats) if results else 0)
    present = [bot for bot in dict.fromkeys(bots) if any(bot in result.seats for result in results)]
    pairs = [(one, other) for one in present for other in present if one != other]
    return Summary(
        matches=len(results),
        blocks=len({result.block for result in results}),
        drawn=sum(result.places.count(1) > 1 for result in results),
        bots=[summarise_bot(results, bot, ratings.get(bot)) for bot in present],
        seats=[summarise_seat(results, seat) for seat in seats],
        meetings=[meet(results, one, other) for one, other in pairs if meet_at_all(results, one, other)],
    )


def chairs(result: Result, bot: str) -> list[int]:
    """The seats on which a bot sat."""
    return [seat for seat, name in enumerate(result.seats) if name == bot]


def block_means(results: Sequence[Result], values: Values) -> Tables:
    """The mean of something in every block, those of one table together."""
    tables: dict[tuple[str, ...], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        tables[tuple(sorted(result.seats))][result.block] += values(result)
    return [[fmean(block) for block in table.values()] for table in tables.values()]


def shares(bot: str) -> Values:
    """The bot's part of the win, for each of its chairs."""
    return lambda result: [result.shares[seat] for seat in chairs(result, bot)]


def differences(bot: str) -> Values:
    """The bot's points above the mean of its opponents, for each of its chairs."""

    def above(result: Result) -> list[float]:
        mine = chairs(result, bot)
        theirs = [score for seat, score in enumerate(result.scores) if seat not in mine]
        return [result.scores[seat] - fmean(theirs) for seat in mine] if theirs else [0.0]

    return above


def summarise_bot(results: Sequence[Result], bot: str, rating: Estimate | None) -> BotSummary:
    """A bot's part of the results."""
    played = [result for result in results if bot in result.seats]
    places = [(result, seat) for result in played for seat in chairs(result, bot)]
    means = block_means(played, shares(bot))
    rate = from_blocks(means).mean
    decisions = [result.decisions[seat] for result, seat in places]
    cpu = sum(result.cpu[seat] for result, seat in places)
    return BotSummary(
        bot=bot,
        matches=len(played),
        wins=sum(result.shares[seat] for result, seat in places),
        shared=sum(shared_first(result, bot) for result in played),
        forfeits=sum(result.forfeit == seat for result, seat in places),
        win_rate=share_of(means, len(played)),
        win_rate_paired=from_blocks(means),
        win_rate_wilson=wilson(rate * len(played), len(played)),
        score=from_blocks(block_means(played, lambda result: [result.scores[seat] for seat in chairs(result, bot)])),
        difference=from_blocks(block_means(played, differences(bot))),
        decisions=fmean(decisions),
        most_decisions=max(decisions),
        cpu_per_move=cpu / max(1, sum(result.moves[seat] for result, seat in places)),
        cpu_per_decision=cpu / max(1, sum(decisions)),
        wall_per_decision=sum(result.wall[seat] for result, seat in places) / max(1, sum(decisions)),
        longest_decision=max(result.longest[seat] for result, seat in places),
        rating=rating,
        **without_luck(played, bot, means),
    )


def without_luck(played: Sequence[Result], bot: str, means: Tables) -> dict[str, Any]:
    """The bot's share without luck, where that was measured."""
    if any(result.luck is None for result in played):
        return {}
    adjusted = adjust(means, luck_of_blocks(played, bot))
    playing = sum(sum(result.cpu) for result in played)
    measuring = sum(result.luck_cpu for result in played)
    return {
        "win_rate_adjusted": adjusted.win_rate,
        "gain": adjusted.gain,
        "gain_at_equal_cpu": adjusted.gain * playing / (playing + measuring) if measuring else adjusted.gain,
    }


def luck_of_blocks(played: Sequence[Result], bot: str) -> list[list[list[float]]]:
    """The bot's luck in every block, in the order of `block_means`: as a chance to win, and in points of its lead."""

    def points(result: Result) -> list[float]:
        luck, mine = result.luck_points or [], chairs(result, bot)
        theirs = [luck[seat] for seat in range(len(luck)) if seat not in mine]
        return [luck[seat] - fmean(theirs) for seat in mine] if theirs else [0.0]

    chances = block_means(played, lambda result: [(result.luck or [])[seat] for seat in chairs(result, bot)])
    return [
        [[chance, lead] for chance, lead in zip(*table, strict=True)]
        for table in zip(chances, block_means(played, points), strict=True)
    ]


def shared_first(result: Result, bot: str) -> bool:
    """Whether a bot and another one are both first."""
    first = {name for name, place in zip(result.seats, result.places, strict=True) if place == 1}
    return bot in first and len(first) > 1


def summarise_seat(results: Sequence[Result], seat: int) -> SeatSummary:
    """A seat's part of the results."""
    means = block_means(results, lambda result: [result.shares[seat]])
    return SeatSummary(
        seat=seat + 1,
        win_rate=share_of(means, len(results)),
        score=from_blocks(block_means(results, lambda result: [result.scores[seat]])),
    )


def duels(result: Result, bot: str, other: str) -> list[tuple[int, int]]:
    """The pairs of seats on which two bots meet in a match."""
    return [(mine, theirs) for mine in chairs(result, bot) for theirs in chairs(result, other)]


def meet_at_all(results: Sequence[Result], bot: str, other: str) -> bool:
    """Whether two bots ever sat at one table."""
    return any(duels(result, bot, other) for result in results)


def meet(results: Sequence[Result], bot: str, other: str) -> Meeting:
    """One cell of the cross table."""
    together = [result for result in results if duels(result, bot, other)]

    def before(result: Result) -> list[float]:
        pairs = [(result.places[mine], result.places[theirs]) for mine, theirs in duels(result, bot, other)]
        return [0.5 if mine == theirs else float(mine < theirs) for mine, theirs in pairs]

    def ahead(result: Result) -> list[float]:
        return [result.scores[mine] - result.scores[theirs] for mine, theirs in duels(result, bot, other)]

    return Meeting(
        bot,
        other,
        len(together),
        share_of(block_means(together, before), len(together)),
        from_blocks(block_means(together, ahead)),
    )
