"""The difference of two views as a JSON merge patch (RFC 7396): objects are merged, null deletes, all else replaces.

Views therefore hold no nulls, and what grows or changes piece by piece is an object, not a list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]


def make_patch(before: Mapping[str, object], after: Mapping[str, object]) -> Json:
    """What turns one view into another."""
    patch: Json = {}
    for key, value in after.items():
        old = before.get(key)
        if value is old or value == old:  # parts of views are often the very same, and Python compares them faster
            continue
        patch[key] = make_patch(old, value) if isinstance(value, dict) and isinstance(old, dict) else value
    for key in before:
        if key not in after:
            patch[key] = None
    return patch


def apply_patch(before: Json, patch: Json) -> Json:
    """A view after a patch; the view before it stays as it was."""
    after = dict(before)
    for key, value in patch.items():
        if value is None:
            after.pop(key, None)
        elif isinstance(value, dict):
            old = after.get(key)
            after[key] = apply_patch(old if isinstance(old, dict) else {}, value)
        else:
            after[key] = value
    return after
