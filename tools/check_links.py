"""Fail when a Markdown file links to a file or a heading of this repository that is not there."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+\s+(.*)$", re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def anchors(file: Path) -> set[str]:
    """The names by which the headings of a file can be linked to."""
    return {
        re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")
        for title in HEADING.findall(file.read_text("utf-8"))
    }


def dead_links(file: Path) -> list[str]:
    """The links of a file that lead nowhere."""
    dead = []
    for link in LINK.findall(CODE.sub("", file.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (file.parent / path).resolve() if path else file
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(f"{file.relative_to(ROOT)}: {link}")
    return dead


def main() -> None:
    files = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    dead = [link for file in files for link in dead_links(ROOT / file)]
    print("\n".join(dead) if dead else f"links: {len(files)} files, none dead")
    sys.exit(bool(dead))


if __name__ == "__main__":
    main()
