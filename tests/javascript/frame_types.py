"""The frames of the web chat as TypeScript, for the page, and a check of what the server sends.

`make frames` writes the TypeScript afresh.
"""

import json
from collections.abc import Mapping
from enum import EnumType
from inspect import getdoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from bot.core.matches.controls import Verb
from bot.core.views.views import Tone
from bot.frontends.web import frames

DECLARATIONS = Path(frames.__file__).with_suffix(".d.ts")
HEAD = "// What goes over the WebSocket, made of frames.py by `make frames`: change it there."
ENUMS = (Tone, Verb)
UNIONS = ("Frame", "SentFrame")
NAMES = {"Mapping": Mapping} | {each.__name__: each for each in ENUMS}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def declarations():
    """Return the text of the file."""
    tables = [each for each in vars(frames).values() if is_table(each)]
    enums = [f"export type {each.__name__} = {union(each)};" for each in ENUMS]
    unions = [f"export type {name} = {typescript(getattr(frames, name))};" for name in UNIONS]
    return "\n\n".join((HEAD, *enums, *map(interface, tables), *unions)) + "\n"


def is_table(value):
    is_ours = getattr(value, "__module__", "") == frames.__name__ and hasattr(value, "__name__")
    is_public = is_ours and not value.__name__.startswith("_")
    return is_public and (is_typeddict(value) or hasattr(value, "model_fields"))


def fields(table):
    """The type of each field, and whether a page may leave it out."""
    if not is_typeddict(table):
        given = table.model_fields.items()
        return {name: (field.annotation, not field.is_required()) for name, field in given}
    return {name: (kind, False) for name, kind in get_type_hints(table, localns=NAMES).items()}


def interface(table):
    about = getdoc(table).replace("``", "`").replace("\n", "\n * ").replace(" \n", "\n")
    lines = (
        f"  {name}{'?' if is_spare else ''}: {typescript(kind)};\n"
        for name, (kind, is_spare) in fields(table).items()
    )
    return f"/** {about} */\nexport interface {table.__name__} {{\n{''.join(lines)}}}"


def union(values):
    return " | ".join(map(json.dumps, values))


def typescript(kind):
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(args[0])
    if origin is Literal:
        return union(args)
    if origin in {Union, UnionType}:
        return " | ".join(map(typescript, args))
    if origin is list:
        return f"{typescript(args[0])}[]"
    if origin is Mapping:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    return PLAIN.get(kind) or kind.__name__


def faults(value, kind=frames.SentFrame, at="frame"):
    """List the places where a JSON value is not what a type says."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is UnionType:
        return min((faults(value, each, at) for each in args), key=len)
    if origin is list and isinstance(value, list):
        inner = [faults(each, args[0], f"{at}[]") for each in value]
    elif origin is Mapping and isinstance(value, dict):
        inner = [faults(each, args[1], f"{at}.{name}") for name, each in value.items()]
    elif is_typeddict(kind) and isinstance(value, dict):
        known = fields(kind)
        inner = [[f"{at}.{name}" for name in known.keys() ^ value.keys()]]
        inner += [
            faults(value[name], known[name][0], f"{at}.{name}")
            for name in known.keys() & value.keys()
        ]
    else:
        return [] if is_plain(value, kind) else [at]
    return [fault for each in inner for fault in each]


def is_plain(value, kind):
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if isinstance(kind, EnumType):
        return value in set(kind)
    return type(value) is kind or (kind is float and type(value) is int)


if __name__ == "__main__":
    DECLARATIONS.write_text(declarations(), "utf-8")
