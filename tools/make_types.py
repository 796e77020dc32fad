"""Write the client's types from the server's protocol and the games' contracts; with `--check` only compare."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Struct

from oppidum.games.carcassonne import contract as carcassonne
from oppidum.games.finisterre.screen import contract as finisterre
from oppidum.games.meduris import contract as meduris
from oppidum.server import protocol
from oppidum.server.protocol.message import Input, Message, Output

CONTRACTS = {"carcassonne": carcassonne, "meduris": meduris, "finisterre": finisterre}
WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Made by tools/make_types.py from src/{}: change that {}, then run `make types`.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
BASES = (Message, Input, Output)
ALIASES = (Literal, Union, UnionType, Annotated)
DECLARATION = re.compile(r"class (\w+)\(|(\w+) = TypedDict\(|    (\w+): .*?  # (.+)")
# What only a game knows, and parts of an update that are encoded beforehand.
OPEN = {
    "View": "{ scores?: number[]; outlook?: Record<string, number>[]; supply?: number[]; [part: string]: unknown }",
    "Choice": "{ text: string }",
    "Move": "{ do: string }",
}
ENCODED = {("Update", "entries"): "Entry[]", ("Update", "patch"): "View", ("Update", "turn"): "Turn"}


class Writer:
    """All types of a module or a package in TypeScript, in their order and with their comments."""

    def __init__(self, module: ModuleType, told: Mapping[str, Any]) -> None:
        self.module = module
        self.told = told  # structs of which no part is ever left out
        parts = modules_of(module)
        self.declared = {name: hint for part in parts for name, hint in vars(part).items() if is_declared(hint, part)}
        self.names = {hint: name for name, hint in self.declared.items()}
        self.comments = {field: comment for part in parts for field, comment in read_comments(part)}

    def write(self) -> str:
        """The whole file."""
        path = self.module.__name__.replace(".", "/")
        head = HEAD.format(path, "folder") if hasattr(self.module, "__path__") else HEAD.format(f"{path}.py", "file")
        return "\n".join([head, *(self.declare(name, hint) for name, hint in self.declared.items())])

    def declare(self, name: str, hint: Any) -> str:
        """A dictionary, a struct or an alias."""
        if not isinstance(hint, type):
            open_type = OPEN.get(name) if self.module is protocol else None
            return f"export type {name} = {open_type or self.spell_parts(hint)};\n"
        about = f"/** {hint.__doc__} */\n" if hint.__doc__ else ""
        hints = get_type_hints(hint, include_extras=True).items()
        fields = "".join(self.field(hint, *field) for field in hints)
        return f"{about}export interface {name} {{\n{self.tag(hint)}{fields}}}\n"

    def tag(self, owner: type) -> str:
        """The field by which messages are told apart."""
        config = owner.__struct_config__ if issubclass(owner, Struct) else None
        return f'  {config.tag_field}: "{config.tag}";\n' if config and config.tag else ""

    def field(self, owner: type, name: str, hint: Any) -> str:
        """One line of a dictionary or a struct."""
        optional = "?" if get_origin(hint) is NotRequired or name in self.with_default(owner) else ""
        spelled = ENCODED.get((owner.__name__, name)) or self.spell(hint)
        return f"  {name}{optional}: {spelled};{self.comments.get((owner.__name__, name), '')}\n"

    def with_default(self, owner: type) -> Collection[str]:
        """The parts that others may leave out."""
        if not issubclass(owner, Struct) or owner.__name__ in self.told:
            return ()
        return {field.name for field in msgspec.structs.fields(owner) if not field.required}

    def spell(self, hint: Any) -> str:
        """A type by its name, or by its parts."""
        return self.names.get(hint) or PLAIN.get(hint) or self.spell_parts(hint)

    def spell_parts(self, hint: Any) -> str:
        """A type by its parts."""
        kind, parts = get_origin(hint), get_args(hint)
        if kind in (Annotated, NotRequired):
            return self.spell(parts[0])
        if kind is Literal:
            return " | ".join(f'"{word}"' for word in parts)
        if kind in (Union, UnionType):
            return " | ".join(self.spell(part) for part in parts)
        if kind is tuple:
            return f"[{', '.join(self.spell(part) for part in parts)}]"
        if issubclass(kind, Mapping):
            key, value = map(self.spell, parts)
            return f"Record<{key}, {value}>"
        inner = self.spell(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"


def modules_of(module: ModuleType) -> list[ModuleType]:
    """The modules of a package, by name; or the one module."""
    inside = [name for name in sys.modules if name.startswith(f"{module.__name__}.")]
    return [sys.modules[name] for name in sorted(inside)] or [module]


def is_declared(hint: Any, module: ModuleType) -> bool:
    """Whether something in a module is one of its types."""
    if get_origin(hint) in ALIASES:
        return True
    if not isinstance(hint, type) or hint.__module__ != module.__name__:
        return False
    return is_typeddict(hint) or (issubclass(hint, Struct) and hint not in BASES)


def read_comments(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """What is written behind fields, by class and field."""
    owner = ""
    for first, other, field, comment in DECLARATION.findall(inspect.getsource(module)):
        owner = first or other or owner
        if field:
            yield (owner, field), f" // {comment}"


def make() -> dict[Path, str]:
    """The text of every file."""
    _, told = msgspec.json.schema_components([*protocol.ANSWERS, *protocol.TO_CLIENT])
    files = {WEB / "shared" / "protocol.ts": Writer(protocol, told).write()}
    files |= {WEB / "games" / name / "contract.ts": Writer(module, {}).write() for name, module in CONTRACTS.items()}
    return files


def main() -> None:
    """Write the files, or say which are stale."""
    files = make()
    if "--check" not in sys.argv:
        for file, text in files.items():
            file.write_text(text, "utf-8")
    elif stale := [file.name for file, text in files.items() if not file.is_file() or file.read_text("utf-8") != text]:
        sys.exit(f"stale: {', '.join(stale)}; run `make types`")


if __name__ == "__main__":
    main()
