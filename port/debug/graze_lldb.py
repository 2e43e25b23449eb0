# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Summaries of graze's types for lldb: command script import port/debug/graze_lldb.py

A structure is one line. `frame variable --raw-output` shows the stored integers.
"""
import os
import sys

import lldb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import graze_numbers as numbers  # noqa: E402

CATEGORY = "graze"
FACES_SHOWN = 16


def is_float(value):
    basic = value.GetType().GetCanonicalType().GetBasicType()
    return basic == lldb.eBasicTypeFloat


def number(value):
    """An int, or a float in the float build: the type of the stored member decides."""
    if is_float(value):
        return value.GetData().GetFloat(lldb.SBError(), 0)
    if numbers.kind_of(value.GetTypeName()) in ("angle", "view", "result", "depth", "hand"):
        return value.GetValueAsUnsigned()
    return value.GetValueAsSigned()


def member(value, name):
    return value.GetChildMemberWithName(name).GetNonSyntheticValue()


def children(value):
    return [value.GetChildAtIndex(index) for index in range(value.GetNumChildren())]


def array_text(value):
    return "{" + ", ".join(text(child) for child in children(value)) + "}"


def element(pointer, index):
    kind = pointer.GetType().GetPointeeType()
    address = pointer.GetValueAsUnsigned() + index * kind.GetByteSize()
    return pointer.CreateValueFromAddress("[%d]" % index, address, kind).GetNonSyntheticValue()


def mat4_text(value):
    rows = [[number(cell) for cell in children(row)] for row in children(member(value, "m"))]
    return "{" + ", ".join(numbers.tuple_text("row", row) for row in rows) + "}"


def frustum_text(value):
    limits, normals = children(member(value, "limit")), children(member(value, "normal"))
    planes = []
    for name, limit, normal in zip(numbers.PLANES, limits, normals):
        planes.append(name + " = " + numbers.plane_text([number(member(normal, axis)) for axis in "xyz"], number(limit)))
    return "{" + ", ".join(planes) + "}"


def mesh_text(value):
    """The corners of the first faces."""
    vertices, indices, count = (member(value, name) for name in ("vertices", "indices", "count"))
    count = count.GetValueAsUnsigned()
    faces = []
    for face in range(min(count, FACES_SHOWN)):
        corners = [element(indices, 3 * face + corner).GetValueAsUnsigned() for corner in range(3)]
        faces.append("{" + ", ".join(text(element(vertices, corner)) for corner in corners) + "}")
    more = ", ..." if count > FACES_SHOWN else ""
    return "%d faces {%s%s}" % (count, ", ".join(faces), more)


def polygon2_text(value):
    """The first corners."""
    corners, count = member(value, "corners"), member(value, "count").GetValueAsUnsigned()
    shown = [text(element(corners, corner)) for corner in range(min(count, FACES_SHOWN))]
    more = ", ..." if count > FACES_SHOWN else ""
    return "%d corners {%s%s}" % (count, ", ".join(shown), more)


def struct_text(value):
    return "{" + ", ".join(child.GetName() + " = " + text(child) for child in children(value)) + "}"


def kind_of(value):
    """A typedef of graze, such as graze_result, counts before the type that it stands for."""
    return numbers.kind_of(value.GetTypeName()) or numbers.kind_of(value.GetType().GetCanonicalType().GetName())


def class_members(value):
    """The members of a class and of the classes that it inherits, these first."""
    found = []
    for index, child in enumerate(children(value)):
        is_base = index < value.GetType().GetNumberOfDirectBaseClasses()
        found += class_members(child) if is_base else [child.GetNonSyntheticValue()]
    return found


def class_text(kind, value):
    """A class of graze.hpp: a number, a structure of C, or a hit, which has members besides."""
    found = class_members(value)
    if kind in numbers.LEAVES and len(found) == 1:
        return numbers.leaf(kind, number(found[0]) & 0xFFFFFFFF if kind == "angle" else number(found[0]))
    structures = [m for m in found if m.GetName() == "c_"]
    if len(found) == 1 and structures:
        return text(structures[0])
    if not structures:
        return value.GetValue() or ""
    besides = [m.GetName().rstrip("_") + " = " + (text(m) or m.GetValue()) for m in found if m.GetName() != "c_"]
    return "{" + ", ".join(besides) + ", " + struct_text(structures[0])[1:]


def text(value):
    name = numbers.class_of(value.GetType().GetCanonicalType().GetUnqualifiedType().GetName())
    if name is not None:
        return class_text(name, value)
    kind = kind_of(value)
    if kind in numbers.LEAVES:
        return numbers.leaf(kind, number(value))
    if kind in numbers.TUPLES:
        return numbers.tuple_text(kind, [number(member(value, name)) for name in numbers.TUPLES[kind]])
    if kind == "mat4":
        return mat4_text(value)
    if kind == "frustum":
        return frustum_text(value)
    if kind == "mesh":
        return mesh_text(value)
    if kind == "polygon2":
        return polygon2_text(value)
    if kind is None and value.GetType().IsArrayType():
        return array_text(value)
    return struct_text(value) if kind else value.GetValue() or ""


def summary(value, internal_dict):
    """lldb's hook."""
    value = value.GetNonSyntheticValue()
    if value.GetType().IsPointerType():
        if value.GetValueAsUnsigned() == 0:
            return "NULL"
        value = value.Dereference()
    return text(value)


def __lldb_init_module(debugger, internal_dict):
    command = 'type summary add --category %s --no-value --python-function %s.summary --regex "%s"'
    types = "^(const )?(struct )?grazef?_[a-z0-9_]+$"
    classes = "^(const )?graze::[a-z_]+::[a-z0-9_]+(<.*>)?$"
    debugger.HandleCommand(command % (CATEGORY, __name__, types))
    debugger.HandleCommand(command % (CATEGORY, __name__, classes))
    debugger.HandleCommand("type category enable " + CATEGORY)
