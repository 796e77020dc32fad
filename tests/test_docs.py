"""Documentation that fails the build when it lies."""

import csv
import doctest
import re
import runpy
import sys
from importlib import import_module
from itertools import takewhile
from pathlib import Path

import pytest

import oppidum
from oppidum.core.game import Game
from oppidum.core.match_file import read_match, write_match
from oppidum.games import GAMES, game_class
from oppidum.games.examples import examples_of

ROOT = Path(__file__).parents[1]
PACKAGE = Path(oppidum.__file__).parent
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")


def blocks(text: str) -> list[str]:
    return re.findall(r"```\n(.*?)```", text, re.DOTALL)


def test_the_match_file_in_the_manual_is_one():
    text = next(block for block in blocks(NOTATION) if block.startswith("Game:"))
    current = game_class("carcassonne")(2).book_hash
    assert f"Book: {current}" in text, f"write Book: {current}"
    assert len(read_match(text, game_class).match.events) == 3


def test_the_match_that_begins_at_a_position_is_one_of_the_examples():
    _, text = (block for block in blocks(NOTATION) if block.startswith("Game:"))
    example = read_match(examples_of("meduris")["example-3-settlement"].text, game_class)
    assert write_match(example.match, example.seats, example.date) == text


def test_the_positions_in_the_manual_are_positions():
    carcassonne, meduris = (block for block in blocks(NOTATION) if block.startswith("turn"))
    game = game_class("carcassonne")(2)
    assert game.words.describe(game.words.compose(carcassonne)) == carcassonne
    game = game_class("meduris")(2)
    plain = re.sub(r" +#.*", "", meduris)
    assert game.words.describe(game.words.compose(meduris)) == plain


def test_the_picture_in_the_manual_is_drawn_by_the_program():
    game = game_class("carcassonne")(2)
    text = """
        turn 1
        phase draw
        scores 0 0
        landscape
            -1   0   1
         1   . N/S   .
         0 A/W D/N V/E
        followers
         1 0,1 city
         2 -1,0 road
    """
    picture = next(block for block in blocks(NOTATION) if block.startswith("   -1"))
    assert game.words.draw(game.words.compose(text)) + "\n" == picture


def examples_in(file: Path) -> int:
    """How many lines of a file a doctest should run."""
    return len(re.findall(r"^ *>>> ", file.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize(
    "file", [file for file in sorted(PACKAGE.rglob("*.py")) if examples_in(file)], ids=lambda file: file.stem
)
def test_doctests_of_the_whole_package_run(file):
    name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    assert doctest.testmod(import_module(name)) == (0, examples_in(file))


def test_the_python_of_the_readme_runs(capsys):
    readme = (ROOT / "README.md").read_text("utf-8")
    for block in re.findall(r"```python\n(.*?)```", readme, re.DOTALL):
        exec(block, {})
    assert "Award(player=0, points=2" in capsys.readouterr().out


def test_the_commands_of_the_readme_that_ask_nobody_run(tmp_path, monkeypatch):
    from typer.testing import CliRunner

    from oppidum.cli import app

    monkeypatch.chdir(tmp_path)
    commands = re.findall(
        r"^oppidum ((?:match|hint|arena) .*?) *#", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(commands) == 3
    for command in commands:
        done = CliRunner().invoke(app, command.replace("--games 40", "--games 2 --workers 1").split())
        assert done.exit_code == 0, (command, done.output)
    assert (tmp_path / "series" / "report.html").is_file()


@pytest.mark.parametrize(("page", "lines"), [("engine.md", 4), ("designing.md", 2)])
def test_the_python_of_the_manuals_runs(page, lines, capsys):
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL):
        exec(block, {})
    assert len(capsys.readouterr().out.splitlines()) == lines


TUTORIAL = (ROOT / "docs" / "tutorial-bot.md").read_text("utf-8")


def files_of_the_tutorial() -> dict[str, str]:
    """What its reader has written down in the end, by file."""
    files: dict[str, list[str]] = {}
    for name, text in re.findall(r"^```python\n# (\w+\.py)[^\n]*\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL):
        files.setdefault(name, []).append(text)
    return {name: "\n\n".join(parts) for name, parts in files.items()}


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """The folder of a reader of the tutorial."""
    for name, text in files_of_the_tutorial().items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for file in tmp_path.glob("*.py"):
        sys.modules.pop(file.stem, None)


def test_the_tutorial_ends_with_the_bot_among_the_examples():
    assert files_of_the_tutorial()["one_ply.py"] == (ROOT / "examples" / "one_ply.py").read_text("utf-8")


def test_the_first_match_of_the_tutorial_is_told_as_it_is(desk, capsys):
    assert "`python first.py`" in TUTORIAL
    runpy.run_path("first.py")
    told = capsys.readouterr().out.splitlines()
    assert all(f"{event} []" in told for event in ("1 0,1 S", "1 road E"))  # these are explained


def test_the_series_of_the_tutorial_are_played_and_won_against_chance(desk):
    from typer.testing import CliRunner

    from oppidum.cli import app

    commands = re.findall(r"^(?:.*`)?oppidum ((?:arena|replay) [^`\n]+)", TUTORIAL, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        few = "4" if "--out" in command else "2"
        words = re.sub(r"(?<=--games )\d+", f"{few} --workers 1", command).split()
        played = CliRunner().invoke(app, words)
        assert played.exit_code == 0, (command, played.output)
    assert (desk / "series" / "report.html").is_file()
    with (desk / "series" / "results.csv").open(encoding="utf-8", newline="") as rows:
        won = {(row["bot"], float(row["win"])) for row in csv.DictReader(rows)}
    assert won == {("one_ply.OnePly", 1.0), ("one_ply.AtRandom", 0.0)}


ENGINE = (ROOT / "docs" / "engine.md").read_text("utf-8")


def named_in(text: str) -> set[str]:
    """What stands in backquotes, calls by their names."""
    return {name.partition("(")[0] for name in re.findall(r"`([^`\n]+)`", text)}


def test_the_manual_of_the_engine_names_all_that_a_game_offers():
    offered = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
    assert sorted(offered - named_in(ENGINE)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_manual_of_the_engine_names_the_presets_and_every_field(name):
    game = game_class(name)
    assert set(game.PRESETS) <= named_in(ENGINE)
    table = ENGINE.split(f"**{game.about.title}** (")[1].split("\n\n")[1]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    fields = {field for row in rows for field in re.findall(r"`(\w+)`", row)}
    assert fields == set(game.position.dtype.names)


@pytest.mark.parametrize("name", GAMES)
def test_the_manual_of_the_engine_names_what_is_in_views_and_choices(name):
    known = named_in(ENGINE)
    for example in examples_of(name).values():
        match = read_match(example.text, game_class).match
        for stage in (0, len(match.events) // 2, len(match.events)):
            then = match.up_to(stage)
            assert sorted(set(match.game.screen.view(then.position, 0)) - known) == []
            for choice in match.game.screen.choices(then.position, then.to_move):
                assert sorted(set(choice) - known) == []


PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*|[\w.-]+\.(?:py|ts|toml|md)\b")


def paths_of_tree(block: str) -> set[str]:
    """What a tree of files names: in each line, two spaces deeper for each folder, a few names and what they are."""
    found, above = set(), [""]
    for line in block.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        names = list(takewhile(PATH.fullmatch, line.split()))
        assert names, line
        found |= {above[depth] + name for name in names}
        above[depth + 1 :] = [above[depth] + names[0]]
    return found


def named_paths(text: str) -> set[str]:
    """Every file and folder that a page names, in a tree or elsewhere; links are checked by tools/check_links.py."""
    trees = [block for block in blocks(text) if block.startswith("src/")]
    for tree in trees:
        text = text.replace(tree, "")
    plain = re.sub(r"\]\([^)]*\)", "]", text)
    return set(PATH.findall(plain)).union(*map(paths_of_tree, trees))


def is_there(path: str) -> bool:
    """Whether a path leads somewhere, from the root or from the package; a bare name may stand in any folder."""
    places = [ROOT / path, PACKAGE / path]
    if "/" not in path:
        places += [file for folder in (PACKAGE, ROOT / "web" / "src") for file in folder.rglob(path)]
    return any(place.is_dir() if path.endswith("/") else place.is_file() for place in places)


@pytest.mark.parametrize(("page", "most"), [("architecture.md", 250), ("glossary.md", 95)])
def test_what_the_architecture_and_the_glossary_name_exists(page, most):
    text = (ROOT / "docs" / page).read_text("utf-8")
    assert sorted(path for path in named_paths(text) if not is_there(path)) == []
    assert len(text.splitlines()) <= most


def test_names_of_files_are_found_in_trees_and_in_sentences():
    tree = "src/\n  oppidum/    the package\n    __main__.py gone.py    a file\n  nowhere/\nweb/\n"
    text = f"Read `core/jit.py`, [this](that.md).\n```\n{tree}```\n"
    assert [path for path in sorted(named_paths(text)) if not is_there(path)] == ["src/nowhere/", "src/oppidum/gone.py"]
    assert "core/jit.py" in named_paths(text)


def test_the_picture_of_a_record_shows_its_layout():
    dtype = game_class("meduris").position.dtype
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    picture = next(block for block in blocks(text) if block.startswith("   0  players"))
    shown = re.findall(r"(\d+)  ?(\w+) +(i\d)((?: × \d+)*)", picture)
    assert len(shown) == 12
    for offset, name, code, shape in shown:
        field, at = dtype.fields[name][:2]
        assert (at, field.base.str[1:], field.shape) == (int(offset), code, tuple(map(int, re.findall(r"\d+", shape))))
    assert f"{dtype.itemsize} bytes" in text


@pytest.mark.parametrize("page", ["README.md", "docs/operating.md", "docs/installing.md"])
def test_the_manuals_name_commands_and_options_that_exist(page):
    from typer.testing import CliRunner

    from oppidum.cli import app

    text = (ROOT / page).read_text("utf-8")
    called = re.findall(r"(?:^|[/\\ `])oppidum ([a-z]+)( .*)?$", "\n".join(blocks(text)), re.MULTILINE)
    assert called
    for name, rest in called:
        words = [name, rest.split()[0]] if name == "secret" else [name]
        known = CliRunner().invoke(app, [*words, "--help"], env={"COLUMNS": "200"})
        assert known.exit_code == 0, name
        assert all(option in known.output for option in re.findall(r"--[\w-]+", rest)), rest


OPERATING = (ROOT / "docs" / "operating.md").read_text("utf-8")


def test_the_operators_manual_lists_every_setting():
    from oppidum.server.config import Config

    rows = re.findall(r"^\| (`.*?) \|", OPERATING, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(Config.model_fields)


def test_the_operators_manual_shows_the_files_that_come_along():
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert next(block for block in blocks(OPERATING) if block.startswith("games.")) == caddy.partition("\n")[2]
    for name in ("tools/container_install.sh", "deploy/oppidum.service"):
        assert any(name in block for block in blocks(OPERATING))
        assert (ROOT / name).is_file()


def test_the_changelog_begins_with_the_version():
    from oppidum import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(r"^## (\S+) · \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)[1] == __version__
