"""Mistakes as answers that say what is wrong."""

from __future__ import annotations

import sqlite3

import msgspec
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from oppidum.core.game import Refusal
from oppidum.core.match_file import BadMatchFile
from oppidum.core.options import BadOption
from oppidum.server.endpoints import BadRequest, answer
from oppidum.server.limits import Overdrawn
from oppidum.server.lobby import Unknown
from oppidum.server.protocol import Problem, Problems
from oppidum.server.room import problem_of
from oppidum.server.store import StoreError

STATUS_OF_REASON = {"seat-not-yours": 403, "not-seated": 403, "not-host": 403, "hints-off": 403, "file-hidden": 403}


def problem(status: int, message: str, reason: str) -> Response:
    """An answer that is not a success."""
    return answer(Problems(Problem("request", message, reason, {}, [])), status)


def explain(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """Every mistake as an answer that says what is wrong."""
    if isinstance(error, BadRequest):
        return problem(error.status, str(error), error.reason)
    if isinstance(error, Refusal):
        status = 404 if isinstance(error, Unknown) else STATUS_OF_REASON.get(error.reason, 409)
        return answer(Problems(problem_of(error)), status)
    if isinstance(error, BadMatchFile):
        return problem(422, str(error), "bad-match-file")
    if isinstance(error, BadOption):
        return problem(422, str(error), "bad-option")
    if isinstance(error, msgspec.MsgspecError):
        return problem(422, str(error), "bad-message")
    if isinstance(error, Overdrawn):
        return problem(429, str(error), "too-fast")
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        return problem(422, f"{first['loc'][-1]}: {first['msg']}", "bad-message")
    if isinstance(error, (StoreError, sqlite3.Error)):
        return problem(503, f"it could not be stored: {error}", "storage")
    assert isinstance(error, HTTPException)
    reasons = {404: "unknown-page", 405: "unknown-page", 429: "too-fast"}
    response = problem(error.status_code, str(error.detail), reasons.get(error.status_code, "bad-message"))
    response.headers.update(error.headers or {})
    return response


MISTAKES = (
    *(BadRequest, Refusal, BadMatchFile, BadOption, msgspec.MsgspecError),
    *(Overdrawn, RequestValidationError, StoreError, sqlite3.Error, HTTPException),
)
