"""What an operator does beside a running server, and guests who come back with a token."""

from __future__ import annotations

from typer.testing import CliRunner

from oppidum.cli import app
from tests.server.live import Guest


def oppidum(*words, code=0) -> str:
    """What a command says."""
    result = CliRunner().invoke(app, list(map(str, words)))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


def guest_with(live, token: str) -> Guest:
    """Somebody who comes back."""
    guest = live.visitor()
    guest.token = token
    return guest
