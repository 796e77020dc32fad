"""The web client that this server hands out. A page that was made from another build notices, and reloads itself."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parent / "static"
STAMP = STATIC / ".made-from"  # written by hatch_build.py

BUILD: str | None = STAMP.read_text("ascii") if STAMP.is_file() else None
BUILD_HEADER = "Oppidum-Build"
TOKEN_HEADER = "Oppidum-Token"  # a new token in place of the one that came with the request
