"""Generates the JSON Schema of the protocol, and TypeScript types from it."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from holotable.server.http.models import BOARDS, BODIES
from holotable.server.socket.protocol import CLIENT, SERVER, VERSION, VIEWS
from holotable.stats.summary import Summary

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
OPTION: Final = {"anyOf": [{"type": kind} for kind in ("boolean", "integer", "string")]}  # whatever an edition offers


def schemas() -> dict[str, Any]:
    """Give the JSON Schema of every type, by name."""
    _, found = msgspec.json.schema_components((*CLIENT, *SERVER, *VIEWS, *BODIES), ref_template="#/$defs/{name}")
    says = found["View"]["description"]
    found["View"] = {"title": "View", "description": says, **_one_of(VIEWS)}
    return dict(sorted(found.items()))


def schema_text() -> str:
    """Write the JSON Schema of the whole protocol."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Holotable protocol {VERSION}",
        "$defs": schemas(),
        "clientMessage": _one_of(CLIENT),
        "serverMessage": _one_of(SERVER),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _one_of(types: Sequence[type]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in types]}


def _either(types: Sequence[type]) -> str:
    return " | ".join(one.__name__ for one in types)


def typescript() -> str:
    """Write the TypeScript types of the whole protocol."""
    parts = [
        "// Made by tools/protocol.py from src/holotable/server/socket/protocol.py; do not edit.",
        f"export const PROTOCOL = {VERSION};",
        *(_interface(name, schema) for name, schema in schemas().items()),
        f"export type ClientMessage = {_either(CLIENT)};",
        f"export type ServerMessage = {_either(SERVER)};",
        f"export type Board = {_either(BOARDS)};",
    ]
    return "\n\n".join(parts) + "\n"


def summary_typescript() -> str:
    """Write the TypeScript types of what a simulation says."""
    _, found = msgspec.json.schema_components((Summary,), ref_template="#/$defs/{name}", schema_hook=lambda _: OPTION)
    head = "// Made by tools/protocol.py from src/holotable/stats/summary.py; do not edit."
    return "\n\n".join([head, *(_interface(name, schema) for name, schema in sorted(found.items()))]) + "\n"


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    if "oneOf" in schema:
        return f"/** {schema['description']} */\nexport type {name} = {_type(schema)};"
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(part)};"
        for field, part in schema.get("properties", {}).items()
    ]
    says = schema.get("description", "")
    return "\n".join([f"/** {says} */", f"export interface {name} {{", *fields, "}"])


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(_type(part) for part in schema.get("anyOf") or schema["oneOf"])
    if schema.get("type") == "array":
        return _array(schema, _type(schema.get("items", {})))
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(schema.get("type")), "any")


def _array(schema: Mapping[str, Any], inner: str) -> str:
    if schema.get("minItems", 0) == schema.get("maxItems"):
        return f"[{', '.join([inner] * schema['minItems'])}]"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
