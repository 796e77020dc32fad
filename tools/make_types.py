"""Write the client's types from the server's protocol; with `--check` only compare."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from oppidum.server import protocol

TARGET = Path(__file__).parents[1] / "web" / "src" / "shared" / "protocol.ts"
HEAD = """\
// Made by tools/make_types.py from src/oppidum/server/protocol.py: change that file, then run `make types`.
"""
MESSAGES = {"FromClient": protocol.FromClient.__args__, "ToClient": protocol.TO_CLIENT}
ENCODED = {"entries": "Entry[]", "patch": "View", "turn": "Turn"}  # parts of an update that are encoded beforehand
OURS = {"view": "View | null", "choices": "Choice[]"}  # what only a game knows
EXTRA = """\
/** A position as a board draws it; each game knows its own. */
export type View = Record<string, any>;

/** Something that may be chosen: what to send, and what a board needs to show it. */
export interface Choice {
  text: string;
  [field: string]: unknown;
}
"""


def spell(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "anyOf" in schema:
        return " | ".join(sorted({spell(one) for one in schema["anyOf"]}, key=lambda name: (name == "null", name)))
    if schema.get("type") == "array":
        inner = spell(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {spell(schema.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(schema.get("type", ""), "any")


def interface(name: str, schema: dict[str, Any], said: bool) -> str:
    """One struct; whatever the server says is there, of what it hears some may be left out."""
    required = set(schema["properties"] if said else schema.get("required", ()))
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    own = OURS | (ENCODED if name == "Update" else {}) if name in ("Snapshot", "Update") else {}
    if name in ("Replay", "ReplayStep"):
        own = {"view": "View", "patch": "View"}
    lines = [
        f"  {field}{'' if field in required else '?'}: {own.get(field) or spell(part)};"
        for field, part in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def make() -> str:
    """The whole file."""
    structs = {*protocol.REQUESTS, *protocol.ANSWERS, *protocol.TO_CLIENT, *protocol.FromClient.__args__}
    _, components = msgspec.json.schema_components(sorted(structs, key=lambda struct: struct.__name__))
    parts = [HEAD, "export type State = " + " | ".join(f'"{name}"' for name in get_args(protocol.State)) + ";\n"]
    _, said = msgspec.json.schema_components([*protocol.ANSWERS, *protocol.TO_CLIENT])
    parts.append(EXTRA)
    parts += [interface(name, schema, name in said) for name, schema in sorted(components.items())]
    for name, members in MESSAGES.items():
        union = " | ".join(sorted(member.__name__ for member in members))
        parts.append(f"export type {name} = {union};\n")
    return "\n".join(parts)


def main() -> None:
    """Write the file, or say that it is stale."""
    text = make()
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            sys.exit(f"{TARGET.name} is stale: run `make types`")
        return
    TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
