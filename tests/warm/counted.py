"""The command line, run in a process of its own, which says at its end how many rules it has compiled itself."""

from __future__ import annotations

import atexit
import sys

from oppidum.cli import main
from oppidum.core import jit

atexit.register(lambda: print(f"compiled {jit.made}", file=sys.stderr))

if __name__ == "__main__":
    main()
