"""What boards in the browser know of their games, as TypeScript: the types of views and the values of catalogues.

`penombre schema --boards DIR` writes a `view.ts` and a `catalogue.ts` for each game. Types are those that msgspec
encodes by, and their docstrings come along. Of a catalogue all values are written, each as a constant of its own: what
no board imports is not in what browsers load.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from json import dumps
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct
from msgspec import inspect as kinds

from penombre.games import RULESETS
from penombre.games.reference import tables

WIDTH: Final = 110
"""How many columns a line of values may have; comments are as wide as docstrings."""
_ORIGINS: Final = frozenset({"ELSEWHERE", "ORIGINS", "RECONSTRUCTION", "REVIEW", "RULEBOOK", "TUNED"})
"""Values that say where others come from, which no board draws."""
_NOT_DRAWN: Final = frozenset({"aliases", "id", "origins", "source"})
"""Fields of rows that no board draws either: their id is their key, and aliases are for reading what people write."""

_ANY_OF: Final = """\
/** One of these; what only others of them have is known to be undefined, so that it can be looked at. */
type AnyOf<Each, All = Each> = Each extends unknown
  ? Each & { readonly [Name in Exclude<NamesOf<All>, keyof Each>]?: undefined }
  : never;
type NamesOf<Each> = Each extends unknown ? keyof Each : never;
"""


def write(boards: Path) -> int:
    """Write the modules of every game, in a folder each."""
    for game in RULESETS:
        (boards / game).mkdir(parents=True, exist_ok=True)
        for name, text in modules(game).items():
            (boards / game / name).write_text(text, encoding="utf-8")
    return 0


def modules(game: str) -> dict[str, str]:
    """What is written for a game, by the names of the files."""
    return {"view.ts": view(game), "catalogue.ts": catalogue(game)}


def view(game: str) -> str:
    """The types of what a game tells everybody, and of what it tells one seat besides."""
    views, types = RULESETS[game].modules.view, Types()
    for part in (views.public, views.private):
        types.name(kinds.type_info(get_type_hints(part)["return"]))
    return "\n".join([_head(f"the views of penombre.games.{game}"), *types.declared.values()])


def catalogue(game: str) -> str:
    """The values of a game's tables and the types of their rows."""
    types, values = Types(rows=True), dict[str, str]()
    for module in tables(game):
        docs = _docs(ast.parse(inspect.getsource(module)).body)
        for name, value in vars(module).items():
            if name.isupper() and not name.startswith("_") and name not in _ORIGINS:
                values.setdefault(name, _constant(name, value, types, docs.get(name, "")))
    return "\n".join([_head(f"the tables of penombre.games.{game}"), *types.declared.values(), *values.values(), ""])


def _head(source: str) -> str:
    return f"// Written by 'make types' from {source}: what should change is there.\n"


# -- types -----------------------------------------------------------------------------------------------------------


class Types:
    """Types by their names in TypeScript; structs and named unions are declared as they are met.

    Those of rows have the fields that a board may draw, and may lack what is empty.
    """

    def __init__(self, *, rows: bool = False) -> None:
        self.declared: dict[str, str] = {}
        self._rows = rows
        self._classes: dict[str, type] = {}

    def name(self, kind: kinds.Type, module: ModuleType | None = None) -> str:
        """How a type is written in a struct of this module."""
        match kind:
            case kinds.BoolType():
                return "boolean"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.StrType():
                return "string"
            case kinds.NoneType():
                return "null"
            case kinds.LiteralType(values):
                return self._union(values, module)
            case kinds.UnionType(parts):
                return self._named_union(kind) or " | ".join([self.name(part, module) for part in parts])
            case kinds.VarTupleType(item) | kinds.ListType(item):
                return f"readonly {self._item(item, module)}[]"
            case kinds.TupleType(items):
                return f"readonly [{', '.join([self.name(item, module) for item in items])}]"
            case kinds.StructType():
                return self.struct(kind)
        raise TypeError(f"no type in TypeScript for {kind}")

    def struct(self, kind: kinds.StructType) -> str:
        """Declare a struct and all it names."""
        name = kind.cls.__name__
        if self._classes.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two structs have the name {name}: {kind.cls.__module__} has another one")
        if name not in self.declared:
            self.declared[name] = ""  # keeps its place before what it names
            fields = list(self._fields(kind))
            self.declared[name] = "\n".join(
                [*_comment(inspect.cleandoc(kind.cls.__doc__ or "")), f"export interface {name} {{", *fields, "}\n"]
            )
        return name

    def _fields(self, kind: kinds.StructType) -> Iterator[str]:
        module, docs = sys.modules[kind.cls.__module__], _docs(_body(kind.cls))
        if kind.tag_field is not None:
            yield f"  readonly {kind.tag_field}: {dumps(kind.tag)};"
        for field in _drawn(kind) if self._rows else kind.fields:
            optional = (
                _is_sparse(field) if self._rows else not field.required and kind.cls.__struct_config__.omit_defaults
            )
            name = self.name(_without_empty(field.type) if self._rows and optional else field.type, module)
            yield from _comment(docs.get(field.name, ""), "  ")
            yield f"  readonly {field.encode_name}{'?' if optional else ''}: {name};"

    def _named_union(self, kind: kinds.UnionType) -> str:
        """Declare a union of structs by the name that it has in their module, if any."""
        classes = {part.cls for part in kind.types if isinstance(part, kinds.StructType)}
        if len(classes) != len(kind.types):
            return ""
        module = sys.modules[next(iter(classes)).__module__]
        named = [name for name, value in vars(module).items() if {*get_args(value)} == classes]
        for name in named[:1]:
            if name not in self.declared:
                self.declared[name] = ""
                parts = [self.name(part) for part in kind.types]
                self.declared[name] = f"export type {name} = AnyOf<\n  | " + "\n  | ".join(parts) + "\n>;\n"
                self.declared.setdefault("AnyOf", _ANY_OF)
        return "".join(named[:1])

    def _item(self, kind: kinds.Type, module: ModuleType | None) -> str:
        name = self.name(kind, module)
        return f"({name})" if " " in name else name

    def _union(self, values: tuple[Any, ...], module: ModuleType | None) -> str:
        """A union of values, by the name it has in the module, if any."""
        for name, named in vars(module).items() if module else ():
            if get_origin(named) is Literal and {*named.__args__} == {*values}:
                self.declared.setdefault(name, f"export type {name} = {_either(named.__args__)};\n")
                return name
        return _either(values)


def _either(values: tuple[Any, ...]) -> str:
    return " | ".join([dumps(value) for value in values])


def _drawn(kind: kinds.StructType) -> list[kinds.Field]:
    """The fields of a row that a board may draw."""
    return [field for field in kind.fields if field.name not in _NOT_DRAWN]


def _is_sparse(field: kinds.Field) -> bool:
    """Whether a field of a row is left out where it is empty, zero or false."""
    return not field.required and not (field.default_factory() if field.default is UNSET else field.default)


def _without_empty(kind: kinds.Type) -> kinds.Type:
    return kinds.LiteralType(tuple(filter(None, kind.values))) if isinstance(kind, kinds.LiteralType) else kind


# -- values ----------------------------------------------------------------------------------------------------------


def _constant(name: str, value: Any, types: Types, doc: str) -> str:
    """One value of a table; rows are declared by their type, so that any text may be looked up among them."""
    rows = list(value.values()) if isinstance(value, Mapping) else []
    if rows and isinstance(rows[0], Struct):
        kind = types.name(kinds.type_info(type(rows[0])))
        return _exported(f"{name}: Readonly<Record<string, {kind}>>", value, "", doc)
    return _exported(name, value, "" if isinstance(value, str | int) else " as const", doc)


def _exported(declared: str, value: Any, after: str, doc: str) -> str:
    start = f"export const {declared} = "
    return "\n".join([*_comment(doc), f"{start}{_written(value, len(start), len(after) + 1)}{after};"])


def _written(value: Any, before: int, after: int, indent: str = "") -> str:
    """A value between so many characters of its line: on that line if it fits, else with a line for each part."""
    if isinstance(value, str | int):
        return dumps(value, ensure_ascii=False)
    opening, parts, closing = _parts(value)
    flat = ", ".join([f"{key}{_written(part, 0, -sys.maxsize)}" for key, part in parts])
    space = " " if opening == "{" and parts else ""
    if before + len(flat) + len(space) * 2 + 2 + after <= WIDTH:
        return f"{opening}{space}{flat}{space}{closing}"
    deeper = f"{indent}  "
    lines = [f"{deeper}{key}{_written(part, len(deeper + key), 1, deeper)},\n" for key, part in parts]
    return f"{opening}\n{''.join(lines)}{indent}{closing}"


def _parts(value: Any) -> tuple[str, list[tuple[str, Any]], str]:
    """What a value is put together from, with the keys of an object."""
    if isinstance(value, Struct):
        kind = kinds.type_info(type(value))
        assert isinstance(kind, kinds.StructType)
        row = [(field, getattr(value, field.name)) for field in _drawn(kind)]
        return "{", [(f"{field.encode_name}: ", each) for field, each in row if each or not _is_sparse(field)], "}"
    if isinstance(value, Mapping):
        return "{", [(f"{_key(key)}: ", each) for key, each in value.items()], "}"
    return "[", [("", each) for each in (sorted(value) if isinstance(value, frozenset) else value)], "]"


def _key(key: Any) -> str:
    text = str(key).lower() if isinstance(key, bool) else str(key)
    return text if text.isidentifier() or text.isdigit() else dumps(text)


# -- comments --------------------------------------------------------------------------------------------------------


def _body(cls: type) -> Sequence[ast.stmt]:
    (found,) = ast.parse(inspect.getsource(cls)).body
    assert isinstance(found, ast.ClassDef)
    return found.body


def _docs(body: Sequence[ast.stmt]) -> dict[str, str]:
    """The texts that stand below the names of a module or of a class, by these names."""
    return {
        before.target.id: inspect.cleandoc(doc.value.value)
        for before, doc in pairwise(body)
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name)
        if isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant) and isinstance(doc.value.value, str)
    }


def _comment(text: str, indent: str = "") -> list[str]:
    lines = text.splitlines()
    if len(lines) <= 1:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]
