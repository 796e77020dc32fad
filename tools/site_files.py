"""Files of the repository that pages of docs/ link to become pages of the site too; a hook of MkDocs."""

import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
FOLDER = "repository/"  # where they are on the site
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]+)")
ICON = "web/public/icon.svg"
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
LANGUAGES = {".pl": "perl", ".py": "python", ".toml": "toml", ".service": "ini", ".conf": "nginx"}


def place_of(file: str) -> str:
    """Where a file of the repository is on the site."""
    if file.startswith("docs/"):
        return file.removeprefix("docs/")
    return FOLDER + file + ("" if file.endswith(".md") else ".md")


def file_at(place: str) -> str:
    """The file of the repository from which a page is made."""
    return place.removeprefix(FOLDER) if place.startswith(FOLDER) else f"docs/{place}"


def links_in(file: str) -> Iterator[str]:
    """The files to which a page links."""
    for link in LINK.findall(CODE.sub("", (ROOT / file).read_text("utf-8"))):
        yield normpath(join(dirname(file), link))


def text_of(file: str) -> str:
    """A file as a page: itself, or between fences what is not Markdown."""
    text = (ROOT / file).read_text("utf-8")
    if file.endswith(".md"):
        return text
    return f"# {Path(file).name}\n\n`{file}`\n\n````{LANGUAGES.get(Path(file).suffix, 'text')}\n{text}````\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what pages link to, and what those link to, as far as it leads; and the icon of the table."""
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(ROOT / ICON)))
    pages = [file_at(file.src_uri) for file in files.documentation_pages() if file.generated_by is None]
    for page in pages:
        for file in links_in(page) if page.endswith(".md") else ():
            if not file.startswith("docs/") and file not in pages and (ROOT / file).is_file():
                pages.append(file)
                added = File.generated(config, place_of(file), content=text_of(file))
                added.inclusion = InclusionLevel.INCLUDED if file.endswith(".md") else InclusionLevel.NOT_IN_NAV
                files.append(added)
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead links to where their files are on the site."""
    here = page.file.src_uri
    folder = dirname(file_at(here))

    def moved(link: re.Match[str]) -> str:
        return relpath(place_of(normpath(join(folder, link[0]))), dirname(here) or ".")

    parts = CODE.split(markdown)  # every other one is code
    return "".join(part if number % 2 else LINK.sub(moved, part) for number, part in enumerate(parts))
