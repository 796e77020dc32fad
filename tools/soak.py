"""The soak: everything that is long, part after part, whatever fails; then what came of each.

    python tools/soak.py

Whoever starts it has set up everything and compiled the rules: `make soak` does. The exit code is 1 if a part failed.
A new mutant that survives is a failure, too: it gets a test, or a line in `tools/survivors.toml` that says why it
cannot matter.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-m", "soak")
GAMES = tuple(str(file.relative_to(ROOT)) for file in sorted(ROOT.glob("tests/games/test_*.py")))
INTERPRETED, CHECKED = {"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "1"}

# The last lines of pytest, stories that were told twice, and what a mutation pass says at its end.
COUNTS = re.compile(
    r"\d+ (passed|failed|error|skipped|deselected|xfailed).* in [\d.]+s.*|no tests ran.*"
    r"|(FAILED|ERROR) .*|told twice: .*|\d+ browser stories .*"
    r"|.*: \d+ mutants, .*|\d+ (survived|never called)|  \S+\.py:\d+ .*|    [-+] .*"
)


@dataclass
class Part:
    """One of the runs."""

    title: str
    command: Sequence[str]
    settings: dict[str, str] = field(default_factory=dict)
    code: int = 0
    seconds: float = 0.0
    said: list[str] = field(default_factory=list)  # the lines that count

    def run(self) -> None:
        """Run it, showing everything that it says."""
        began = time.monotonic()
        environment = os.environ | self.settings | {"PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(self.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                if COUNTS.fullmatch(line.rstrip()):
                    self.said.append(line.rstrip())
        self.code, self.seconds = process.returncode, time.monotonic() - began

    @property
    def outcome(self) -> str:
        """How it ended, in a line."""
        return f"{self.title}: {'passed' if self.code == 0 else f'FAILED ({self.code})'}, {self.seconds:.0f} s"


PARTS = (
    Part("compiled", PYTEST),
    Part("interpreted", (*PYTEST, *GAMES, "tests/warm/test_hurry.py"), INTERPRETED),
    Part("with bounds checks", (*PYTEST, *GAMES), CHECKED),
    Part("mutants", (sys.executable, "tools/mutate.py")),
)


def soak(parts: Sequence[Part]) -> int:
    """Run all parts, then say what came of them; 1 if one has failed."""
    for part in parts:
        print(f"\n== {part.title}", flush=True)
        part.run()
    print("\n== The soak")
    for part in parts:
        print(part.outcome, *(f"    {line}" for line in part.said), sep="\n")
    failed = [part.title for part in parts if part.code]
    print(f"{sum(part.seconds for part in parts) / 60:.0f} minutes; failed: {', '.join(failed) or 'nothing'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(soak(PARTS))
