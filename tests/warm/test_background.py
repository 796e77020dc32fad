"""The thread that has rules compiled: what comes first, and what happens when it goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from typing import ClassVar

import numba
import numpy as np
import pytest

from oppidum.core import code_cache, jit
from oppidum.games.carcassonne.state import Position
from oppidum.warm import background, stages, workers
from oppidum.warm.background import NO_COMPILER, Speed, Warming
from oppidum.warm.lock import Taken, locked, take
from oppidum.warm.stages import BOTS, PLAY, STAGES
from oppidum.warm.workers import Worker, WorkerDied, WorkerFailed
from tests.warm.processes import is_running

ALL = ["carcassonne", "meduris", "finisterre"]


class FakeWorker:
    """Notes its orders; does what it is told to do with them."""

    orders: list[tuple[str, str]]

    def __init__(self, *flags):
        pass

    def compile(self, game, stage, tell):
        tell(0.5)
        type(self).orders.append((game, stage))
        self.react(game, stage)

    def react(self, game, stage):
        pass

    def let_go(self):
        pass

    def dismiss(self):
        pass


@pytest.fixture
def warm(monkeypatch):
    """Runs the thread with a fake worker, as if nothing were compiled, until it has nothing to do."""

    def run(react=lambda self, game, stage: None, games=ALL, prepare=lambda warming: None):
        made = set()
        worker = type("Faked", (FakeWorker,), {"react": react, "orders": []})

        def compile(self, game, stage, tell):
            FakeWorker.compile(self, game, stage, tell)
            made.add((game, stage))

        worker.compile = compile
        monkeypatch.setattr(background, "Worker", worker)
        monkeypatch.setattr(background, "doors_of", lambda *order: [] if order in made else None)
        monkeypatch.setattr(jit, "COMPILED", True)
        warming = Warming(games)
        prepare(warming)
        warming.start()
        warming._thread.join(30)
        assert not warming._thread.is_alive()
        warming.stop()
        return warming, worker.orders

    return run


def test_tables_come_before_bots_and_bots_before_batches(warm):
    warming, orders = warm()
    assert orders == [(game, stage) for stage in STAGES for game in ALL]
    assert {game: warming.speed(game) for game in ALL} == {game: Speed(100, True, True, True) for game in ALL}


def test_a_game_that_somebody_plays_comes_first(warm):
    _, orders = warm(prepare=lambda warming: (warming.want("meduris"), warming.want("finisterre")))
    assert orders[:5] == [*(("finisterre", stage) for stage in STAGES), ("meduris", PLAY)]
    assert len(orders) == len(STAGES) * len(ALL)


def test_a_table_opened_meanwhile_moves_its_game_to_the_front(warm):
    seen = []

    def open_a_table(self, game, stage):
        if not seen:
            seen.append(True)
            holder[0].want("finisterre")

    holder = []
    _, orders = warm(open_a_table, prepare=holder.append)
    assert orders[:3] == [("carcassonne", PLAY), ("finisterre", PLAY), ("finisterre", BOTS)]


def test_a_game_that_cannot_be_compiled_says_so_and_the_others_go_on(warm, caplog):
    def fail(self, game, stage):
        if game == "meduris":
            raise WorkerFailed("the cache cannot be written: No space left on device")

    warming, orders = warm(fail)
    assert warming.speed("meduris") == Speed(
        0, False, False, False, "the cache cannot be written: No space left on device"
    )
    assert warming.speed("finisterre") == Speed(100, True, True, True)
    assert orders.count(("meduris", PLAY)) == 1
    assert "meduris stays interpreted: the cache cannot be written" in caplog.text


def test_a_worker_that_dies_is_followed_by_one_more(warm):
    deaths = []

    def die_once(self, game, stage):
        if not deaths:
            deaths.append(game)
            raise WorkerDied("exit code -9")

    warming, orders = warm(die_once)
    assert orders[:2] == [("carcassonne", PLAY)] * 2
    assert warming.speed("carcassonne").percent == 100


def test_two_deaths_are_enough(warm):
    def die(self, game, stage):
        if game == "carcassonne":
            raise WorkerDied("exit code -9; is there enough memory?")

    warming, orders = warm(die)
    assert orders.count(("carcassonne", PLAY)) == 2
    assert "memory" in warming.speed("carcassonne").problem


def test_code_that_was_lost_is_compiled_again(warm, monkeypatch):
    """A note says that a stage is there, but a file of it is gone."""

    class Lost:
        def load(self):
            raise jit.NotCompiled("oppidum.core.engine.apply_at")

    notes = {("carcassonne", PLAY): [Lost()]}
    _, orders = warm(
        games=["carcassonne"],
        prepare=lambda _: (
            monkeypatch.setattr(background, "doors_of", lambda *order: notes.get(order)),
            monkeypatch.setattr(background, "forget", lambda *order: notes.pop(order)),
            monkeypatch.setattr(FakeWorker, "react", lambda self, *order: notes.setdefault(order, []), raising=False),
        ),
        react=lambda self, *order: notes.setdefault(order, []),
    )
    assert orders == [("carcassonne", stage) for stage in STAGES]


def test_a_thread_that_does_not_end_in_time_keeps_this_process_from_compiling(monkeypatch):
    waiting, go_on = threading.Event(), threading.Event()

    class Slow(FakeWorker):
        orders: ClassVar = []

        def react(self, game, stage):
            waiting.set()
            go_on.wait(30)

    monkeypatch.setattr(background, "Worker", Slow)
    monkeypatch.setattr(background, "doors_of", lambda *order: None)
    monkeypatch.setattr(background, "PATIENCE", 0)
    monkeypatch.setattr(jit, "COMPILED", True)
    warming = Warming(ALL)
    warming.start()
    assert waiting.wait(30)
    warming.stop()
    still = jit._waiting
    go_on.set()
    warming._thread.join(30)
    warming.stop()
    assert (still, jit._waiting) == (True, False)


def test_a_damaged_note_does_not_count_and_is_written_anew(monkeypatch, tmp_path):
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(code_cache, "code_folders", lambda: [tmp_path])
    monkeypatch.setattr(code_cache, "cache_folder", lambda: tmp_path)
    monkeypatch.setitem(stages.STAGES, PLAY, lambda game: None)
    monkeypatch.setattr(jit, "doors", [])
    note = tmp_path / stages.note_of("meduris", PLAY)
    note.write_bytes(b"half a note")
    assert not stages.is_done("meduris", PLAY)
    assert stages.doors_of("meduris", PLAY) is None
    stages.compile_stage("meduris", PLAY)
    assert stages.is_done("meduris", PLAY)
    assert stages.doors_of("meduris", PLAY) == []


@pytest.mark.skipif(not jit.COMPILED, reason="there are no doors without a compiler")
def test_what_all_games_share_is_a_door_of_each_of_them(monkeypatch, tmp_path):
    integers, positions = (numba.typeof(rows) for rows in (np.zeros(2, np.int32), Position().rows))
    shared = jit.Version("oppidum.bots.search.tree", "clear", (integers,))
    others = jit.Version("oppidum.core.engine", "legal_at", (positions,))
    rule = jit.Version("oppidum.games.carcassonne.placement", "cell_of", (numba.types.int64,) * 2)
    own = jit.Version("oppidum.games.meduris.rules", "legal", ())
    monkeypatch.setattr(code_cache, "code_folders", lambda: [tmp_path])
    monkeypatch.setattr(code_cache, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(jit, "doors", [shared, others, rule])
    monkeypatch.setitem(stages.STAGES, BOTS, lambda game: jit.doors.append(own))
    stages.compile_stage("meduris", BOTS)
    assert stages.doors_of("meduris", BOTS) == [shared, own]


@pytest.fixture(params=["hello", "5"])
def babbled(request, monkeypatch, tmp_path):
    """In the place of a worker: says something that is no answer, and does not end by itself."""
    program = tmp_path / "babbling"
    lines = (
        f"#!{sys.executable}",
        "import time",
        "input()",
        f"print({request.param!r}, flush=True)",
        "time.sleep(600)",
    )
    program.write_text("\n".join(lines))
    program.chmod(0o700)
    monkeypatch.setattr(workers, "PATIENCE", 0.1)
    monkeypatch.setattr(sys, "executable", str(program))
    return request.param


def test_a_worker_that_says_something_else_is_ended(babbled):
    worker = Worker()
    with pytest.raises(WorkerDied, match=f"the process that compiles said '{babbled}'"):
        worker.compile("meduris", PLAY, lambda share: None)
    assert worker.process.poll() is not None


def test_without_a_compiler_games_say_so(monkeypatch):
    monkeypatch.setattr(jit, "COMPILED", False)
    warming = Warming(ALL)
    warming.start()
    warming.stop()
    assert warming.speed("meduris") == NO_COMPILER


# Real processes.

real = pytest.mark.skipif(jit.mode() != "compiled", reason="nothing is compiled in this mode")


@real
def test_a_cache_that_cannot_be_written_is_told(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("OPPIDUM_CACHE", str(tmp_path / "file"))
    monkeypatch.setenv("OPPIDUM_NATIVE", "1")
    worker = Worker()
    try:
        with pytest.raises(WorkerFailed, match="the cache cannot be written: Not a directory"):
            worker.compile("carcassonne", PLAY, lambda share: None)
    finally:
        worker.dismiss()


@real
def test_a_full_disk_is_told(monkeypatch, tmp_path):
    """A limit on the size of files stands for the disk: every write fails in the same way."""
    import resource

    monkeypatch.setenv("OPPIDUM_CACHE", str(tmp_path))
    monkeypatch.setenv("OPPIDUM_NATIVE", "1")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        worker = Worker()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    try:
        with pytest.raises(WorkerFailed, match=r"cannot be written: (File too large|.*(disk|database).*)"):
            worker.compile("meduris", PLAY, lambda share: None)
    finally:
        worker.dismiss()
    assert not list(tmp_path.rglob("*.code"))


@real
def test_a_worker_that_is_killed_is_noticed(monkeypatch, tmp_path):
    monkeypatch.setenv("OPPIDUM_CACHE", str(tmp_path))
    monkeypatch.setenv("OPPIDUM_NATIVE", "1")
    worker = Worker()
    timer = threading.Timer(0.5, worker.process.send_signal, [signal.SIGKILL])
    timer.start()
    with pytest.raises(WorkerDied, match="exit code -9"):
        worker.compile("finisterre", PLAY, lambda share: None)
    worker.dismiss()


@real
def test_a_worker_ends_with_whoever_started_it(monkeypatch, tmp_path):
    """Even if that one is killed: the end of its orders is the end of the worker."""
    script = """
        import time
        from oppidum.warm.workers import Worker
        print(Worker().process.pid, flush=True)
        time.sleep(60)
    """
    environment = os.environ | {"OPPIDUM_CACHE": str(tmp_path)}
    lines = "\n".join(line.strip() for line in script.splitlines())
    with subprocess.Popen([sys.executable, "-c", lines], env=environment, stdout=subprocess.PIPE, text=True) as parent:
        pid = int(parent.stdout.readline())
        parent.kill()
    for _ in range(300):
        if not is_running(pid):
            return
        time.sleep(0.1)
    raise AssertionError("the worker is still there")


def test_a_lock_is_held_by_one_process_and_let_go_by_its_end(tmp_path):
    file = tmp_path / "lock"
    script = f"from oppidum.warm.lock import locked\nwith locked(__import__('pathlib').Path({str(file)!r})):\n"
    script += "    print('held', flush=True)\n    input()"
    with subprocess.Popen([sys.executable, "-c", script], stdin=-1, stdout=-1, text=True) as other:
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Taken):
            take(file)
        other.kill()
    with locked(file):
        pass


@real
def test_a_stage_that_another_process_has_compiled_is_not_compiled_again(monkeypatch):
    monkeypatch.setitem(stages.STAGES, PLAY, lambda game: pytest.fail("compiled again"))
    monkeypatch.setattr(stages, "note_in_cache", lambda *order: b"")
    stages.compile_stage("carcassonne", PLAY)


def test_a_damaged_file_is_as_good_as_none(tmp_path):
    file = tmp_path / "one.code"
    code_cache.write_sealed(file, b"machine code")
    assert code_cache.read_sealed(file) == b"machine code"
    for damage in (b"", file.read_bytes()[:-1], b"x" + file.read_bytes()[1:]):
        file.write_bytes(damage)
        assert code_cache.read_sealed(file) is None
    assert code_cache.read_sealed(tmp_path / "missing") is None
