"""A series: the matches of a schedule, played side by side, until all are played or a test is decided."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Any

from oppidum.arena.adjusting import take_off
from oppidum.arena.crew import Failure, do_all
from oppidum.arena.folder import Folder
from oppidum.arena.play import PairingPlayer, Result
from oppidum.arena.rating import rate
from oppidum.arena.schedule import Pairing, schedule
from oppidum.arena.settings import Settings, versions
from oppidum.arena.sprt import Sprt
from oppidum.arena.summary import Summary, luck_of_blocks, shares, summarise
from oppidum.core.options import BadOption

MOST_FAILURES = 10  # a bot that fails more often is not worth waiting for


@dataclass
class Series:
    """A series and what has been played of it."""

    settings: Settings
    games: int
    sprt: Sprt | None = None
    out: Path | None = None
    results: dict[int, Result] = field(default_factory=dict)
    failures: list[Failure[Pairing]] = field(default_factory=list)
    _means: list[float] = field(default_factory=list)
    _plain: list[float] = field(default_factory=list)
    _luck: list[list[float]] = field(default_factory=list)
    _accepted: str | None = None

    def __post_init__(self) -> None:
        """Check everything that can be checked before a match is played, and take up what the folder has."""
        game = self.settings.make_game()
        if self.sprt and len(self.bots) != 2:
            raise BadOption(f"a test compares two bots, not {len(self.bots)}")
        self.pairings = schedule(self.settings.bots, self.settings.players, self.games, self.settings.seed)
        for bot in self.bots:
            self.settings.make_bot(bot).sit(game, 0, self.settings.seed)
        self.folder = Folder(self.out, self.settings) if self.out else None
        planned = {pairing.number for pairing in self.pairings}
        for result in self.folder.results() if self.folder else []:
            if result.number in planned:
                self.results[result.number] = result

    @cached_property
    def bots(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.settings.bots))

    @cached_property
    def blocks(self) -> dict[int, list[int]]:
        """The numbers of the matches of every block."""
        blocks: dict[int, list[int]] = defaultdict(list)
        for pairing in self.pairings:
            blocks[pairing.block].append(pairing.number)
        return blocks

    def play(self, workers: int, longest: float | None = None) -> Iterator[Result | Failure[Pairing]]:
        """Play what is missing; yields every match as it ends. Close the iterator to stop early."""
        if self.accepted:
            return
        missing = [pairing for pairing in self.pairings if pairing.number not in self.results]
        player = PairingPlayer(self.settings, self.folder.path if self.folder else None)
        for done in do_all(player, missing, workers, longest):
            if isinstance(done, Failure):
                self.failures.append(done)
            else:
                self.keep(done)
            yield done
            if len(self.failures) >= MOST_FAILURES or self.accepted:
                return

    def keep(self, result: Result) -> None:
        """A match was played."""
        self.results[result.number] = result
        if self.folder:
            self.folder.add(result)

    def is_whole(self, block: int) -> bool:
        """Whether every match of a block was played: only then it is fair."""
        return block in self.blocks and all(number in self.results for number in self.blocks[block])

    def results_of(self, block: int) -> list[Result]:
        """The matches of a whole block."""
        return [self.results[number] for number in self.blocks[block]]

    def test_means(self) -> list[float]:
        """The first bot's share of the wins in each block, up to the first block that is not whole.

        Where luck is measured, it is taken off. A test looks at blocks in their order and stops at its verdict, so that
        workers make no difference.
        """
        if not self.sprt:
            return []
        means = self._means
        while self._accepted is None and self.is_whole(len(means)):
            block = self.results_of(len(means))
            self._plain.append(fmean(share for result in block for share in shares(self.bots[0])(result)))
            if self.settings.luck:
                self._luck += luck_of_blocks(block, self.bots[0])[0]
            means.append(self._plain[-1] - (take_off(self._plain, self._luck) if self.settings.luck else 0.0))
            self._accepted = self.sprt.verdict(self.sprt.ratio(means))
        return means

    @property
    def accepted(self) -> str | None:
        """What the test accepted: `low`, `high`, or nothing yet."""
        self.test_means()
        return self._accepted

    def counted(self) -> list[Result]:
        """The matches that count: whole blocks, up to the verdict where there is one."""
        last = len(self.test_means()) if self.accepted else len(self.blocks)
        return [result for block in range(last) if self.is_whole(block) for result in self.results_of(block)]

    def summary(self, ratings: bool = True) -> Summary:
        """What the matches that count say; ratings take a moment."""
        results = self.counted()
        return summarise(results, self.bots, rate(results, self.bots) if ratings else {})

    def verdict(self) -> dict[str, Any] | None:
        """Where the test stands."""
        if not self.sprt:
            return None
        means = self.test_means()
        ratio = self.sprt.ratio(means)
        lower, upper = self.sprt.bounds
        return {
            "low": self.sprt.low,
            "high": self.sprt.high,
            "alpha": self.sprt.alpha,
            "beta": self.sprt.beta,
            "ratio": ratio,
            "lower": lower,
            "upper": upper,
            "blocks": len(means),
            "accepted": self.accepted,
        }

    def about(self, summary: Summary) -> dict[str, Any]:
        """Everything but the matches, as plain data."""
        return {
            "settings": self.settings.as_dict(),
            "versions": versions(),
            "planned": len(self.pairings),
            "played": len(self.results),
            "failures": [{"match": str(failure.task), "reason": failure.reason} for failure in self.failures],
            "sprt": self.verdict(),
            "summary": summary.as_dict(),
        }
