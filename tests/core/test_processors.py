"""Code for a family of processors, which came with the package, and code for this very one, in the user's folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oppidum.core import code_cache, jit

pytestmark = pytest.mark.skipif(jit.mode() != "compiled", reason="nothing is compiled in this mode")


@pytest.fixture
def shipped(tmp_path, monkeypatch):
    """A package with a folder of code for the family of this machine, which belongs to it."""
    code_cache.cache_folder(None)  # for this machine as it is
    code_cache.shipped_folder.cache_clear()
    monkeypatch.delenv(code_cache.NATIVE, raising=False)
    monkeypatch.setattr(code_cache, "SHIPPED", tmp_path)
    monkeypatch.setattr(code_cache.platform, "machine", lambda: "x86_64")
    able = code_cache.llvm.FeatureMap(dict.fromkeys(code_cache.SKILLS["x86-64-v3"], True))
    monkeypatch.setattr(code_cache.llvm, "get_host_cpu_features", lambda: able)
    folder = tmp_path / code_cache.cache_key(code_cache.sources(), code_cache.family())
    folder.mkdir()
    yield folder, able
    code_cache.shipped_folder.cache_clear()


def test_a_processor_of_the_family_uses_what_was_shipped(shipped):
    folder, _ = shipped
    assert code_cache.belongs_to_family()
    assert code_cache.code_folders() == [code_cache.cache_folder(None), folder]
    assert code_cache.code_folders(Path("elsewhere"))[1:] == []  # rules of somebody else


@pytest.mark.parametrize("skill", ["avx2", "fma"])
def test_a_processor_below_the_family_does_not(shipped, skill):
    _, able = shipped
    able[skill] = False
    assert not code_cache.belongs_to_family()
    assert code_cache.code_folders() == [code_cache.cache_folder(None)]
    del able[skill]
    assert not code_cache.belongs_to_family()


def test_who_wants_code_for_this_very_processor_leaves_what_was_shipped(shipped, monkeypatch):
    monkeypatch.setenv(code_cache.NATIVE, "")
    code_cache.leave_shipped()
    assert code_cache.code_folders() == [code_cache.cache_folder(None)]


SMALL = """
import sys
from pathlib import Path
from oppidum.core import code_cache, jit
code_cache.SHIPPED = Path(sys.argv[1])
if sys.argv[2:] == ["native"]:
    code_cache.leave_shipped()
from oppidum.core.dice import below, make_dice
print(below(make_dice(1, 2)[0], 600), jit.made > 0, *(folder.name for folder in code_cache.code_folders()))
"""


def test_code_for_this_very_processor_goes_to_the_users_folder(modes, tmp_path):
    """Although the same rule is in the package; without the wish for it, nothing is compiled or written."""
    package, user = tmp_path / "package", tmp_path / "user"
    family = code_cache.cache_key(code_cache.sources(), code_cache.family())

    def run(cache, *words, **more) -> list[str]:
        environment = modes["compiled"] | {"OPPIDUM_CACHE": str(cache)} | more
        environment.pop(code_cache.NATIVE, None)
        command = [sys.executable, "-c", SMALL, str(package), *words]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    name, features = code_cache.family()
    run(tmp_path / "made", NUMBA_CPU_NAME=name, NUMBA_CPU_FEATURES=features)
    (tmp_path / "made" / "compiled").rename(package)
    own, shipped = run(user)[2:]
    assert shipped == family
    assert run(user) == ["538", "False", own, family]
    assert not list(user.rglob("*.code"))
    assert run(user, "native") == ["538", "True", own]
    assert {file.parent.name for file in user.rglob("*.code")} == {own}
    assert run(user, "native") == ["538", "False", own]


NUMBA = """
import gc, os
import numba, numpy as np

def numbers():
    return {name: value for name, value in vars(numba.config).items() if name.isupper()}

def settings():
    variables = {name: value for name, value in os.environ.items() if name.startswith("NUMBA")}
    return numbers(), variables, gc.get_threshold(), vars(numba.core.registry.cpu_target.typing_context).keys()

def squares(count):
    return np.arange(count) ** 2 + np.ones(count)

before, kept = settings(), numba.njit(squares)
first = kept(4)
from oppidum.core.dice import below, make_dice
from oppidum.games import game_class
game = game_class("meduris")(2)
assert below(make_dice(1, 2)[0], 600) == 538
assert len(game.legal(game.initial())) > 1
again = numba.njit(squares)
assert first.tolist() == kept(4).tolist() == again(4).tolist() == [1, 2, 5, 10], "allocating still works"
assert kept.signatures == again.signatures
assert "NRT_" in again.inspect_llvm(again.signatures[0]), "and is counted"
assert type(again) is type(kept) is numba.core.registry.CPUDispatcher
assert settings() == before
print("the same")
"""


def test_the_users_own_numba_is_left_alone(modes):
    done = subprocess.run([sys.executable, "-c", NUMBA], env=modes["compiled"], capture_output=True, text=True)
    assert done.stdout == "the same\n", done.stderr
