"""Record: a position or a book declared like a dataclass, stored like a C struct, copied as words."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Hashable
from operator import itemgetter
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

Rows = npt.NDArray[Any]  # a one-dimensional array of records: thousands of games side by side

# Names that a NumPy record already has read as something else, silently.
TAKEN = frozenset(dir(np.record)) | {"rows", "row", "dtype", "many", "at", "freeze", "checksum"}


class Field:
    """One field of a record: its type and its shape. Read and written through the record."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, record: Record | None, owner: type) -> Any:
        if record is None:
            return self
        column = record.rows[self.name]  # five times as fast as asking the row
        return column[0] if self.shape else column.item()

    def __set__(self, record: Record, value: Any) -> None:
        record.row[self.name] = value


def i1(*shape: int) -> Any:
    """A field of 8-bit integers; read through `int()` in rules."""
    return Field("<i1", shape)


def i2(*shape: int) -> Any:
    """A field of 16-bit integers; read through `int()` in rules."""
    return Field("<i2", shape)


def i4(*shape: int) -> Any:
    """A field of 32-bit integers: the usual choice."""
    return Field("<i4", shape)


def i8(*shape: int) -> Any:
    """A field of 64-bit integers: sets of up to 64 things."""
    return Field("<i8", shape)


def f8(*shape: int) -> Any:
    """A field of floating-point numbers; never in a position, whose bytes must be the same everywhere."""
    return Field("<f8", shape)


class Record:
    """One record. Subclasses declare fields; `rows` is its memory, an array of one row that rules are called with.

    >>> class Hut(Record):
    ...     owner = i4()
    ...     goods = i2(3)
    >>> hut = Hut()
    >>> hut.owner = 2
    >>> hut.owner, hut.goods.tolist(), Hut.dtype.itemsize
    (2, [0, 0, 0], 16)
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in fields:
            if name in TAKEN or name.startswith("_"):
                raise TypeError(f"{cls.__name__}.{name}: a NumPy record already has this name; choose another")
        layout = np.dtype([(name, field.code, field.shape) for name, field in fields.items()], align=True)
        assert layout.fields is not None
        words = -(-layout.itemsize // 8)
        struct = {
            "names": list(fields),
            "formats": [(field.code, field.shape) for field in fields.values()],
            "offsets": [layout.fields[name][1] for name in fields],
            "itemsize": 8 * words,
            "aligned": True,
        }
        cls.dtype = np.dtype((np.record, np.dtype(struct)))  # type: ignore[call-overload]  # not in its stubs

    def __init__(self, rows: Rows | None = None) -> None:
        self.rows: Rows = self.many(1) if rows is None else rows
        self.row: Any = self.rows[0]

    @classmethod
    def many(cls, count: int) -> Rows:
        """Memory for `count` records, all zero. Filled, not merely reserved: NumPy then asks for large pages."""
        memory = np.empty(count * cls.dtype.itemsize // 8, dtype=np.int64)
        memory.fill(0)
        return memory.view(cls.dtype)

    @classmethod
    def at(cls, rows: Rows, index: int) -> Self:
        """The record at `index` of many; it shares their memory."""
        return cls(rows[index : index + 1])

    def copy(self) -> Self:
        """A record that shares nothing with this one. Copied as bytes: NumPy leaves gaps between fields unwritten."""
        return type(self)(np.frombuffer(bytearray(self.rows.tobytes()), self.dtype))

    def freeze(self) -> Self:
        """Make this record read-only, for good."""
        self.rows.flags.writeable = False
        self.row = self.rows[0]
        return self

    def checksum(self) -> str:
        """Sixteen hexadecimal digits of all its bytes."""
        return hashlib.blake2b(self.rows.tobytes(), digest_size=8).hexdigest()

    def _show(self, game: str, turn: int, scores: Any) -> str:
        """A position in a line, for its `__repr__`: of which game, whose turn, and how many points everybody has."""
        whose = f"player {turn + 1}'s turn" if turn >= 0 else "nobody's turn"
        return f"<{type(self).__name__} of {game}: {whose}, scores {scores.tolist()}>"

    def __repr__(self) -> str:
        """Its single numbers; lists would be hundreds."""
        layout: Any = self.dtype.fields
        numbers = [f"{name}={self.row[name]}" for name in layout if not layout[name][0].shape]
        return f"{type(self).__name__}({', '.join(numbers)})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.rows.tobytes() == getattr(other, "rows", self.rows).tobytes()

    __hash__ = None  # type: ignore[assignment]  # as Python spells "not hashable"


def words(rows: Rows) -> npt.NDArray[np.int64]:
    """The memory of records as 64-bit words, one line a record: the fast way to copy (`words[j] = words[i]`)."""
    return rows.view(np.int64).reshape(len(rows), -1)


def part(kind: type[Record], *names: str, line: int | None = None) -> Callable[[bytes], Hashable]:
    """What picks some fields out of a record's bytes, or one line of each: when that is equal, so are the fields.

    >>> class Hut(Record):
    ...     owner = i4()
    ...     goods = i2(3)
    >>> hut, goods = Hut(), part(Hut, "goods")
    >>> before = goods(hut.rows.tobytes())
    >>> hut.owner = 2
    >>> goods(hut.rows.tobytes()) == before
    True
    """
    layout: Any = kind.dtype.fields
    spans: list[slice] = []
    for start, stop in sorted(span_of(layout[name][0], layout[name][1], line) for name in names):
        if spans and spans[-1].stop == start:
            spans[-1] = slice(spans[-1].start, stop)
        else:
            spans.append(slice(start, stop))
    return itemgetter(*spans)


def span_of(field: np.dtype[Any], offset: int, line: int | None) -> tuple[int, int]:
    """Where a field, or a line of it, begins and ends in a record."""
    if line is None:
        return offset, offset + field.itemsize
    size = field.base.itemsize * math.prod(field.shape[1:])
    return offset + line * size, offset + (line + 1) * size
