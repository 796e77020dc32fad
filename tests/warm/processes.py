"""What the system says of processes; only where it has /proc."""

from __future__ import annotations

from pathlib import Path


def state_of(pid: int) -> list[str]:
    """The state of a process, its parent and more; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []


def is_running(pid: int) -> bool:
    return state_of(pid)[:1] not in ([], ["Z"])


def children_of(parent: int) -> list[int]:
    pids = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return [pid for pid in pids if state_of(pid)[1:2] == [str(parent)] and is_running(pid)]
