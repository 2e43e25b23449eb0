# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Calls of the library with values of Python: by the description in _description.py, which is made from port/api.json.

A value becomes raw integers, structures being tuples of them; these become C; and the way back.
"""
from __future__ import annotations

import ctypes
import operator
from typing import NamedTuple, Sequence

from . import _inline
from ._description import FUNCTIONS, STRUCTS, TYPES
from ._library import library
from ._numbers import to_raw

C_TYPES = {
    "bool": ctypes.c_bool, "float": ctypes.c_float, "size": ctypes.c_size_t, "char": ctypes.c_char, "void": None,
    **{name: getattr(ctypes, f"c_{name}") for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64")},
}


def array_type(kind, dimensions):
    for length in reversed(dimensions):
        kind = kind * length
    return kind


def make_struct(members):
    fields = [(name, array_type(C_TYPES[kind], dimensions)) for name, kind, dimensions in members]
    return type("Struct", (ctypes.Structure,), {"_fields_": fields})


C_TYPES.update({name: C_TYPES[base] for name, base in TYPES.items()})
for _name, _members in STRUCTS.items():
    C_TYPES[_name] = make_struct(_members)


class CMesh(ctypes.Structure):
    _fields_ = [
        ("vertices", ctypes.POINTER(C_TYPES["vec3"])), ("indices", ctypes.POINTER(ctypes.c_uint16)), ("count", ctypes.c_uint32),
    ]


C_TYPES["mesh"] = CMesh


class CPolygon2(ctypes.Structure):
    _fields_ = [("corners", ctypes.POINTER(C_TYPES["vec2"])), ("count", ctypes.c_uint32)]


C_TYPES["polygon2"] = CPolygon2


class Mesh(NamedTuple):
    """Three indices for each triangle."""

    vertices: Sequence
    indices: Sequence[int]


class StoredArray:
    """An array of structures as C has it, which is not converted again at each call."""

    def __init__(self, numbers, kind, items):
        self._numbers, self._kind = numbers, kind
        self._c = numbers.to_c_array(kind, items, "item")

    def __len__(self):
        return len(self._c)

    def __getitem__(self, index):
        index = operator.index(index)  # no slice, whose items would be copies
        return self._numbers.from_c(self._kind, self._c[index])

    def __setitem__(self, index, value):
        self._c[index] = self._numbers.to_c(self._kind, value, "item")


class StoredMesh:
    """A mesh as C has it. Every index must be that of a vertex."""

    def __init__(self, numbers, vertices, indices):
        self._vertices = numbers.to_c_array("vec3", vertices, "vertex")
        indices = [to_raw("uint16", None, i, "index") for i in indices]
        if len(indices) % 3 != 0 or any(i >= len(vertices) for i in indices):
            raise ValueError("a mesh has three indices for each face, and a vertex for each index")
        self._indices = (ctypes.c_uint16 * len(indices))(*indices)
        self._c = CMesh(self._vertices, self._indices, len(indices) // 3)


class Numbers:
    """Conversions in one kind of numbers: units, or raw integers."""

    def __init__(self, ones, classes):
        self.ones, self.classes = ones, classes

    def raw(self, kind, value, label):
        if kind not in STRUCTS:
            return to_raw(TYPES.get(kind, kind), self.ones.get(kind), value, label)
        members = STRUCTS[kind]
        if not isinstance(value, (tuple, list)) or len(value) != len(members):
            raise TypeError(f"{label} is {value!r}, not a {self.classes[kind].__name__} or a tuple of {len(members)}")
        return tuple(self.raw_member(member, item) for member, item in zip(members, value))

    def raw_member(self, member, value):
        name, kind, dimensions = member
        if not dimensions:
            return self.raw(kind, value, name)
        if not isinstance(value, (tuple, list)) or len(value) != dimensions[0]:
            raise TypeError(f"{name} is {value!r}, not a sequence of {dimensions[0]}")
        return tuple(self.raw_member((name, kind, dimensions[1:]), item) for item in value)

    def value(self, kind, raw):
        if kind in STRUCTS:
            return self.classes[kind](*(self.member_value(m, item) for m, item in zip(STRUCTS[kind], raw)))
        return raw / self.ones[kind] if kind in self.ones else raw

    def member_value(self, member, raw):
        name, kind, dimensions = member
        if not dimensions:
            return self.value(kind, raw)
        return tuple(self.member_value((name, kind, dimensions[1:]), item) for item in raw)

    def to_c(self, kind, value, label):
        return raw_to_c(kind, self.raw(kind, value, label))

    def to_c_array(self, kind, items, label):
        return (C_TYPES[kind] * len(items))(*(self.to_c(kind, item, label) for item in items))

    def from_c(self, kind, c):
        return self.value(kind, c_to_raw(kind, c))


def raw_to_c(kind, raw):
    if kind not in STRUCTS:
        return raw
    return C_TYPES[kind](*(raw_to_c_member(m[1], m[2], item) for m, item in zip(STRUCTS[kind], raw)))


def raw_to_c_member(kind, dimensions, raw):
    if not dimensions:
        return raw_to_c(kind, raw)
    return array_type(C_TYPES[kind], dimensions)(*(raw_to_c_member(kind, dimensions[1:], item) for item in raw))


def c_to_raw(kind, c):
    if kind not in STRUCTS:
        return getattr(c, "value", c)
    return tuple(c_to_raw_member(m[1], m[2], getattr(c, m[0])) for m in STRUCTS[kind])


def c_to_raw_member(kind, dimensions, c):
    return tuple(c_to_raw_member(kind, dimensions[1:], item) for item in c) if dimensions else c_to_raw(kind, c)


class Parameter(NamedTuple):
    name: str
    kind: str
    direction: str
    by: str
    length: object
    conditional: bool

    def c_type(self):
        return C_TYPES[self.kind] if self.by == "value" else ctypes.c_void_p


class Function:
    """A routine of the library, or an inline function."""

    def __init__(self, name, returns, parameters, is_inline):
        self.name, self.returns, self.is_inline = name, returns, is_inline
        self.parameters = [Parameter(*p) for p in parameters]
        self.lengths = {p.length for p in self.parameters if p.direction != "out"}
        # C writes as many items as it returns, and at most so many.
        self.most = {p.length for p in self.parameters if isinstance(p.length, str)} - self.lengths
        self.is_text = any(p.kind == "char" and p.direction == "out" for p in self.parameters)
        if not is_inline:
            self.c = getattr(library, f"graze_{name}")
            self.c.argtypes, self.c.restype = [p.c_type() for p in self.parameters], C_TYPES[returns]

    def call(self, numbers, arguments):
        if self.name in _inline.EXCHANGED:
            return functions[_inline.EXCHANGED[self.name]].call(numbers, arguments[::-1])
        if self.is_inline:
            return self.call_inline(numbers, arguments)
        passed, outputs = self.pass_all(numbers, arguments)
        returned = self.c(*(c if p.by == "value" else ctypes.cast(ctypes.pointer(c) if not isinstance(c, bytes) else c, ctypes.c_void_p)
                            for p, c in zip(self.parameters, passed)))
        if self.is_text:
            return passed[-1].value.decode()
        value = None if self.returns == "void" else numbers.from_c(self.returns, returned)
        results = [None if p.conditional and not returned else self.result(numbers, p, c[:returned] if p.length in self.most else c)
                   for p, c in outputs]
        if value is None:
            return results[0] if len(results) == 1 else tuple(results)
        return (value, *results) if results else value

    def call_inline(self, numbers, arguments):
        raw = [numbers.raw(p.kind, a, p.name) for p, a in zip(self.parameters, arguments)]
        kind = self.parameters[-1].kind if self.returns == "void" else self.returns
        return numbers.value(kind, inline[self.name](*raw))

    def pass_all(self, numbers, arguments):
        """The arguments of C, and of these the ones that the routine writes."""
        given, passed, outputs, count = iter(arguments), [], [], 0
        by_name = dict(zip((p.name for p in self.parameters if p.direction != "out" and p.name not in self.lengths), arguments))
        for p in self.parameters:
            if p.name in self.lengths:
                c = count
            elif p.direction == "out":
                length = by_name.get(p.length, count) if isinstance(p.length, str) else p.length
                c = array_type(C_TYPES[p.kind], [length] if length is not None else [])()
            else:
                c = self.argument(numbers, p, next(given))
                count = len(c) if isinstance(p.length, str) else count
            passed.append(c)
            if p.direction != "in":
                outputs.append((p, c))
        return passed, outputs

    def argument(self, numbers, p, value):
        if p.kind == "char":
            if not isinstance(value, str):
                raise TypeError(f"{p.name} is {value!r}, not a string")
            return value.encode()
        if p.kind == "mesh":
            return (value if isinstance(value, StoredMesh) else StoredMesh(numbers, *value))._c
        if p.kind == "polygon2":
            corners = self.argument(numbers, Parameter(p.name, "vec2", "in", "array", "count", False), value)
            return CPolygon2(corners, len(corners))
        if isinstance(value, StoredArray):
            if p.length is None or value._kind != p.kind:
                raise TypeError(f"{p.name} is an array of {value._kind}")
            return value._c
        if isinstance(p.length, int) and len(value) != p.length:
            raise TypeError(f"{p.name} has {len(value)} items, not {p.length}")
        if p.by == "array":
            return numbers.to_c_array(p.kind, value, p.name)
        c = numbers.to_c(p.kind, value, p.name)
        return c if p.by == "value" or p.kind in STRUCTS else C_TYPES[p.kind](c)

    def result(self, numbers, p, c):
        return [numbers.from_c(p.kind, item) for item in c] if p.by == "array" else numbers.from_c(p.kind, c)


functions = {name: Function(name, *rest) for name, *rest in FUNCTIONS}
inline = _inline.functions(library.graze_mul)
