"""Errors as answers that say what is wrong."""

from __future__ import annotations

import sqlite3

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from oppidum.core.game import Refusal
from oppidum.core.match_file import BadMatchFile
from oppidum.core.options import BadOption
from oppidum.server.limits import Overdrawn
from oppidum.server.network.endpoints import BadRequest, as_json
from oppidum.server.protocol.problems import Problem, Problems
from oppidum.server.storage.errors import StoreError
from oppidum.server.tables.lobby import Unknown
from oppidum.server.tables.refusals import problem_of
from oppidum.server.tables.table import NotStored

STATUS_OF_REASON = {"seat-not-yours": 403, "not-seated": 403, "not-host": 403, "hints-off": 403, "file-hidden": 403}


def problem(status: int, message: str, reason: str) -> Response:
    """An answer that is not a success."""
    return as_json(Problems(Problem("request", message, reason, {}, [])), status)


def answer_refusal(refusal: Refusal) -> Response:
    """What may not be done, by whose rule and why."""
    if isinstance(refusal, NotStored):
        return problem(503, refusal.message, refusal.reason)
    status = 404 if isinstance(refusal, Unknown) else STATUS_OF_REASON.get(refusal.reason, 409)
    return as_json(Problems(problem_of(refusal)), status)


def answer_to(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """Every error as an answer that says what is wrong."""
    if isinstance(error, BadRequest):
        return problem(error.status, str(error), error.reason)
    if isinstance(error, Refusal):
        return answer_refusal(error)
    if isinstance(error, BadMatchFile):
        return problem(422, str(error), "bad-match-file")
    if isinstance(error, BadOption):
        return problem(422, str(error), "bad-option")
    if isinstance(error, msgspec.MsgspecError):
        return problem(422, str(error), "bad-message")
    if isinstance(error, Overdrawn):
        return problem(429, str(error), "too-fast")
    if isinstance(error, (StoreError, sqlite3.Error)):
        return problem(503, f"it could not be stored: {error}", "storage")
    assert isinstance(error, HTTPException)
    reasons = {404: "unknown-page", 405: "unknown-page", 429: "too-fast"}
    response = problem(error.status_code, str(error.detail), reasons.get(error.status_code, "bad-message"))
    response.headers.update(error.headers or {})
    return response


HANDLED = (
    *(BadRequest, Refusal, BadMatchFile, BadOption, msgspec.MsgspecError),
    *(Overdrawn, StoreError, sqlite3.Error, HTTPException),
)
