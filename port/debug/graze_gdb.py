# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Printers of graze's types for gdb: source port/debug/graze_gdb.py

gdb prints most structures itself, and calls these printers for their members. print/r shows the stored integers.
"""
import os
import sys

import gdb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import graze_numbers as numbers  # noqa: E402


def number(value):
    """An int, or a float in the float build: the type of the stored member decides."""
    if value.type.strip_typedefs().code == gdb.TYPE_CODE_FLT:
        return float(value)
    return int(value)


def members(value, names):
    return [number(value[name]) for name in names]


class Leaf:
    """A number or an enumerator."""

    def __init__(self, kind, value):
        self.kind, self.value = kind, value

    def to_string(self):
        return numbers.leaf(self.kind, number(self.value))


class Tuple:
    """A vector, a quaternion or a place on a face."""

    def __init__(self, kind, value):
        self.kind, self.value = kind, value

    def to_string(self):
        return numbers.tuple_text(self.kind, members(self.value, numbers.TUPLES[self.kind]))


class Mat4:
    """The rows of a 4x4 matrix."""

    def __init__(self, kind, value):
        self.value = value

    def to_string(self):
        rows = [[number(self.value["m"][row][column]) for column in range(4)] for row in range(4)]
        return "{" + ", ".join(numbers.tuple_text("row", row) for row in rows) + "}"


class Frustum:
    """Six planes."""

    def __init__(self, kind, value):
        self.value = value

    def to_string(self):
        return "frustum"

    def children(self):
        for index, name in enumerate(numbers.PLANES):
            normal = members(self.value["normal"][index], "xyz")
            yield name, numbers.plane_text(normal, number(self.value["limit"][index]))


class Mesh:
    """The corners of each face. gdb's `set print elements` limits them."""

    def __init__(self, kind, value):
        self.value = value

    def to_string(self):
        return "%d faces" % int(self.value["count"])

    def children(self):
        for face in range(int(self.value["count"])):
            yield "face %d" % face, self.face(face)

    def face(self, face):
        corners = []
        for corner in range(3):
            vertex = self.value["vertices"][int(self.value["indices"][3 * face + corner])]
            corners.append(numbers.tuple_text("vec3", members(vertex, "xyz")))
        return "{" + ", ".join(corners) + "}"


class Polygon2:
    """The corners. gdb's `set print elements` limits them."""

    def __init__(self, kind, value):
        self.value = value

    def to_string(self):
        return "%d corners" % int(self.value["count"])

    def children(self):
        for corner in range(int(self.value["count"])):
            yield "corner %d" % corner, self.value["corners"][corner]


class Shape:
    """A class of graze.hpp is the structure of C that it contains."""

    def __init__(self, kind, value):
        self.value = value

    def to_string(self):
        return self.value["c_"]


class Hit:
    """A hit of graze.hpp: the result, the index if it has one, and the members of the structure of C."""

    def __init__(self, members_of_class, value):
        self.members, self.value = members_of_class, value

    def to_string(self):
        return None

    def children(self):
        for name in self.members:
            if name != "c_":
                yield name.rstrip("_"), self.value[name]
        for field in self.value["c_"].type.strip_typedefs().fields():
            yield field.name, self.value["c_"][field.name]


PRINTERS = {"mat4": Mat4, "frustum": Frustum, "mesh": Mesh, "polygon2": Polygon2}
PRINTERS.update({kind: Leaf for kind in numbers.LEAVES})
PRINTERS.update({kind: Tuple for kind in numbers.TUPLES})


def class_members(kind):
    """The members of a class and of the classes that it inherits, these first."""
    names = []
    for field in kind.fields():
        names += class_members(field.type.strip_typedefs()) if field.is_base_class else [field.name]
    return names


def lookup_class(kind, value):
    """A number of graze.hpp has a member raw_, and all else the structure c_."""
    plain = value.type.strip_typedefs()
    names = class_members(plain) if plain.code == gdb.TYPE_CODE_STRUCT else []
    if names == ["raw_"]:
        return Leaf(kind, value["raw_"])
    if "c_" in names:
        return Shape(kind, value) if names == ["c_"] else Hit(names, value)
    return None


def lookup(value):
    """gdb's hook. A typedef of graze, such as graze_result, counts before the type that it stands for."""
    kind = numbers.class_of(value.type.strip_typedefs().unqualified().name)
    if kind is not None:
        return lookup_class(kind, value)
    kind = numbers.kind_of(value.type.unqualified().name)
    if kind not in PRINTERS and value.type.code == gdb.TYPE_CODE_TYPEDEF:
        kind = numbers.kind_of(value.type.strip_typedefs().unqualified().name)
    return PRINTERS[kind](kind, value) if kind in PRINTERS else None


lookup.__name__ = "graze"
gdb.pretty_printers[:] = [p for p in gdb.pretty_printers if getattr(p, "__name__", "") != "graze"]
gdb.pretty_printers.append(lookup)
