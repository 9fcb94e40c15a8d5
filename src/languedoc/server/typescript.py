"""Writes the words of `wire` as TypeScript, for the pages.

A part of an answer is always there, unless its struct leaves out what is default. A part of a request need not be there
where it has a default.
"""

from __future__ import annotations

import ast
import functools
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import FieldInfo

from languedoc.server.wire import analysis, frames, guides, lobby, plain, records, table

HEAD = "// Made from src/languedoc/server/wire/ by `make wire`. Changes belong there.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
PARTS = (plain, lobby, table, frames, records, guides, analysis)  # in this order
UNIONS = (typing.Union, types.UnionType)


def source() -> str:
    """The whole file."""
    return "\n".join([HEAD, *_declarations()])


def _declarations() -> Iterator[str]:
    for name, known in _words().items():
        if isinstance(known, type) and issubclass(known, plain.Struct) and known is not plain.Struct:
            yield _interface(known)
        elif name in _aliases():
            yield f"export type {name} = {_written(known, whole=True)};\n"


@functools.cache
def _words() -> dict[str, Any]:
    """The declarations of all files of `wire`; a type that one file imports from another is written once."""
    words: dict[str, Any] = {}
    for part in PARTS:
        words |= {name: known for name, known in vars(part).items() if name not in words}
    return words


def _aliases() -> dict[str, Any]:
    """Types that have a name of their own without being structs."""
    return {
        name: known
        for name, known in _words().items()
        if name[0].isupper() and typing.get_origin(known) is not None and not isinstance(known, type)
    }


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    fields = msgspec.structs.fields(struct)
    told = _told(struct)
    lines = [*_comment(inspect.cleandoc(struct.__doc__ or ""), ""), f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in fields:
        lines += _comment(told.get(field.name, ""), "  ")
        may_lack = (config.omit_defaults or config.forbid_unknown_fields) and not _required(field)
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {_written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _required(field: FieldInfo) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _told(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What is said below single fields."""
    told = {}
    (declared,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(declared, ast.ClassDef)
    for before, line in zip(declared.body, declared.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign) and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            assert isinstance(before.target, ast.Name)
            told[before.target.id] = inspect.cleandoc(str(line.value.value))
    return told


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    first, *others = text.splitlines()
    if not others:
        return [f"{indent}/** {first} */"]
    return [f"{indent}/** {first}", *(f"{indent} * {line.strip()}" for line in others), f"{indent} */"]


def _written(known: Any, whole: bool = False) -> str:
    """A type as TypeScript writes it; by its name where it has one, unless the `whole` of it is asked for."""
    if not whole:
        for name, alias in _aliases().items():
            if alias == known:
                return name
    if known in PLAIN:
        return PLAIN[known]
    if isinstance(known, type) and issubclass(known, msgspec.Struct):
        return known.__name__
    parts = typing.get_args(known)
    origin = typing.get_origin(known)
    if origin is typing.Annotated:
        return _written(parts[0])
    if origin is typing.Literal:
        return " | ".join(f'"{word}"' for word in parts)
    if origin in UNIONS:
        return " | ".join(_written(part) for part in parts if part is not msgspec.UnsetType)
    if origin is list:
        inside = _written(parts[0])
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if origin is tuple:
        return f"[{', '.join(map(_written, parts))}]"
    if origin is dict:
        return f"Record<{', '.join(map(_written, parts))}>"
    raise TypeError(f"{known} has no form in TypeScript")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(source(), encoding="utf-8")
