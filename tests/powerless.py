"""Commands that obey the permissions of files, also where the tests are run by root."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

DROP = ("setpriv", "--inh-caps", "-all", "--bounding-set", "-all")


def powerless(*command: object) -> list[str]:
    """The command, run without the powers that let root write everywhere."""
    words = [str(word) for word in command]
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return words
    if shutil.which(DROP[0]) is None or subprocess.run([*DROP, "true"], capture_output=True).returncode != 0:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("root cannot lay down its powers here")
    return [*DROP, *words]
