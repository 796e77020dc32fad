"""Examples in docstrings are shown as code on the documentation site; an extension of Griffe."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!>>>).+\n?)*)+", re.MULTILINE)


def fenced(text: str) -> str:
    """A docstring with fences around its examples."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0].rstrip()}\n```\n", text)


class FencedExamples(griffe.Extension):
    """Puts fences around what a doctest would run."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change a docstring as soon as it is read."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
