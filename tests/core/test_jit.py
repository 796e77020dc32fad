"""The compile decorator: its cache is never stale, whatever changes, and each mode has its own."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from oppidum.core import code_cache, jit
from tests.soak import soak

pytestmark = pytest.mark.skipif(code_cache.numba is None, reason="Numba has no wheel for this platform")


@pytest.fixture
def run(tmp_path, modes):
    """Run `main.py` of a little folder in a process of its own."""

    def run(mode="compiled", **files):
        for name, text in files.items():
            (tmp_path / name.replace("__", ".")).write_text(dedent(text))
        environment = modes[mode] | {"OPPIDUM_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, "main.py"], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        return done.stdout.strip() or done.stderr.strip().splitlines()[-1]

    return run


MAIN = """
    from callee import points
    from oppidum.core.jit import rule

    @rule
    def double():
        return 2 * points()

    print(double(), sum(getattr(double, "stats").cache_hits.values()) if hasattr(double, "stats") else 0)
"""
CALLEE = "from oppidum.core.jit import rule\n\n@rule\ndef points():\n    return {}\n"


def test_a_changed_callee_is_noticed(run):
    """Numba alone looks only at the caller's own file, and would answer 4 again."""
    assert run(main__py=MAIN, callee__py=CALLEE.format(2)) == "4 0"
    assert run() == "4 1"  # from the cache
    assert run(callee__py=CALLEE.format(3)) == "6 0"


LARGE = """
    from oppidum.core.jit import apart, rule

    @apart
    def points(good):
        return 7 * good

    @rule
    def between(good):
        return points(good) + 1

    @rule
    def one(good):
        return between(good)

    @rule
    def other(good):
        return 10 * between(good)
"""


@pytest.mark.parametrize("mode", ["compiled", soak("interpreted"), soak("bounds-checked")])
def test_a_large_rule_is_there_for_callers_from_the_cache(run, mode):
    """The third process knows `other` only: what it jumps to stands behind a rule that was itself from the cache."""
    main = "import rules\nfrom pathlib import Path\nprint(getattr(rules, Path('which').read_text())(2))"
    assert run(mode, rules__py=LARGE, main__py=main, which="one") == "15"
    assert run(mode, which="other") == "150"
    assert run(mode) == "150"


def test_only_what_python_calls_is_in_the_cache(run, tmp_path):
    """`between` is put into `other`, so it has no machine code; called itself it works as well, and has some then."""
    main = "import rules\nfrom pathlib import Path\nprint(getattr(rules, Path('which').read_text())(2))"
    kept = lambda: {file.name.split("-")[0] for file in (tmp_path / "cache").rglob("*.code")}  # noqa: E731
    assert run(rules__py=LARGE, main__py=main, which="other") == "150"
    assert kept() == {"rules.points", "rules.other"}
    assert run(which="between") == "15"
    assert kept() == {"rules.points", "rules.other", "rules.between"}


TRUTH = """
    import numpy as np
    from oppidum.core.jit import rule

    @rule
    def sign(good, is_gain):
        return good if is_gain else -good

    @rule
    def both(good):
        return sign(good, True) + 3 * sign(np.int8(good), good > 5)

    print(both(2), len(sign.parts))
"""


def test_a_rule_has_one_version_for_all_numbers_and_truth_values(run):
    assert run(main__py=TRUTH) == "-4 1"


ALLOCATES = """
    import numpy as np
    from numba.core.errors import TypingError
    from oppidum.core.jit import rule

    @rule
    def allocate(count):
        return len(np.zeros(count))

    try:
        print(allocate(2))
    except TypingError:
        print("refused")
"""


def test_a_rule_that_allocates_is_refused(run):
    assert run(main__py=ALLOCATES) == "refused"


def test_a_changed_table_is_noticed(run, tmp_path):
    assert run(main__py=MAIN, callee__py=CALLEE.format(2), table__toml="points = 2") == "4 0"
    first = code_cache.cache_key(code_cache.sources(tmp_path))
    (tmp_path / "table.toml").write_text("points = 3")
    assert code_cache.cache_key(code_cache.sources(tmp_path)) != first


def test_rules_of_somebodys_own_count_wherever_they_lie(tmp_path):
    rules = Path(*tmp_path.parts, *("deep" for _ in code_cache.PACKAGE.parts), "learn", "rules.py")
    rules.parent.mkdir(parents=True)
    rules.write_text("LIMIT = 2")
    assert rules in code_cache.sources(rules.parent)


def test_every_engine_and_data_file_counts():
    names = {file.relative_to(code_cache.PACKAGE).as_posix() for file in code_cache.sources()}
    assert {
        "core/engine.py",
        "games/carcassonne/scoring.py",
        "games/carcassonne/tiles.toml",
        "bots/uniform.py",
    } <= names
    assert "terminal/sitting.py" not in names
    assert not {name for name in names if "/learn/" in name}


RECORDS = """
    from timeit import repeat
    from oppidum.core.jit import rule
    from oppidum.core.record import Record, i2

    class Large(Record):
        for number in range(200):
            vars()[f"field{number}"] = i2(3)

    @rule
    def count(s, step):
        s.field150[1] += step
        return s.field150[1]

    @rule
    def count_at(rows, index, step):
        return count(rows[index], step)

    many = Large.many(3)
    one, book = Large.at(many, 2), Large().freeze()
    print(count(one.row, 5), count(many[2], 1), count_at(many, 2, 0), many[0].field150[1], count(book.row, 0), end=" ")
    bare = min(repeat(lambda: count(one.row, 0), number=500))
    print(bare < 5 * min(repeat(lambda: count_at(many, 2, 0), number=500)))
"""


def test_a_record_is_handed_over_as_fast_as_an_array_of_them(run):
    """Numba alone lets NumPy spell all fields first: some fifty times the cost of the call."""
    assert run(main__py=RECORDS) == "5 6 6 0 0 True"
    assert run() == "5 6 6 0 0 True"


CANARY = """
    import numpy as np
    from oppidum.core.jit import mode, rule

    @rule
    def write(array, index):
        array[index] = 1

    memory = np.zeros(10, dtype=np.int64)
    try:
        write(memory[:5], 7)
        print(mode(), "wrote", memory[7])
    except IndexError:
        print(mode(), "refused")
"""


def test_bounds_checks_are_not_fooled_by_a_cache_without_them(run):
    assert run(main__py=CANARY) == "compiled wrote 1"
    assert run("bounds-checked") == "bounds-checked refused"
    assert run("interpreted") == "interpreted refused"
    assert run() == "compiled wrote 1"


def test_without_numba_the_rules_are_plain_functions(run):
    hide = "import sys\nsys.modules['numba'] = None\n"
    assert run(main__py=hide + dedent(CANARY)) == "interpreted refused"


def test_long_unused_folders_are_swept(monkeypatch, tmp_path):
    import os

    monkeypatch.setenv("OPPIDUM_CACHE", str(tmp_path))
    old = tmp_path / "compiled" / "old"
    old.mkdir(parents=True)
    os.utime(old, (0, 0))
    fresh = tmp_path / "compiled" / "fresh"
    fresh.mkdir()
    code_cache.cache_folder.cache_clear()
    folder = code_cache.cache_folder()
    code_cache.cache_folder.cache_clear()
    code_cache.prepare(folder)
    assert {path.name for path in Path(tmp_path / "compiled").iterdir()} == {"fresh", folder.name}


def test_two_games_need_two_layouts():
    import numpy as np

    question = jit.generic(lambda s: s)
    question.register(np.dtype([("a", "i4")]), lambda s: 1)
    with pytest.raises(TypeError, match="same record layout"):
        question.register(np.dtype([("a", "i4")]), lambda s: 2)
