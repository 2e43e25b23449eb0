# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The names and types that port/api.json has in C#: graze_sphere_raycast is Sphere.Raycast, a graze_scalar is a Scalar."""
import re

PRIMITIVES = {
    "void": "void", "bool": "bool", "char": "byte", "float": "float", "double": "double", "size": "int", "text": "string",
    "int8": "sbyte", "uint8": "byte", "int16": "short", "uint16": "ushort", "int32": "int", "uint32": "uint", "int64": "long",
}
# Numbers that are structures with operators, in runtime/, and the type of their only member.
NUMBERS = {"scalar": "int", "fraction": "int", "wide": "long", "angle": "uint"}
KEYWORDS = {"in", "out", "ref", "base", "object", "fixed", "params", "event", "is", "as", "operator"}
# Routines without a shape belong to the type of their header.
OWNERS = {"scalar": "Scalar", "convert": "Scalar", "text": "Scalar", "angle": "Angle"}


def pascal(name):
    return re.sub(r"(?:^|_)([a-z0-9])", lambda match: match.group(1).upper(), name.lower())


def camel(name):
    name = pascal(name)
    name = name[0].lower() + name[1:]
    return "@" + name if name in KEYWORDS else name


def type_of(name):
    return PRIMITIVES.get(name) or pascal(name)


def native_type(name):
    """What the C function gets: a structure of one number may be passed in another way than the number."""
    native = {"bool": "byte", "size": "UIntPtr", "text": "IntPtr"}
    return native.get(name) or NUMBERS.get(name) or type_of(name)


def to_native(name, value):
    if name in NUMBERS:
        return value + ".Raw"
    return {"bool": f"(byte)({value} ? 1 : 0)", "size": f"(UIntPtr)(uint){value}"}.get(name, value)


def from_native(name, value):
    if name in NUMBERS:
        return f"new {type_of(name)}({value})"
    return {"bool": f"{value} != 0", "size": f"(int)(uint){value}", "text": f"Marshal.PtrToStringAnsi({value})"}.get(name, value)


class Names:
    """Where each routine lives."""

    def __init__(self, api):
        self.structs = {pascal(s["name"]): s for s in api["structs"]}
        self.types = set(self.structs) | {pascal(name) for name in api["types"]}

    def owner(self, function):
        if function["shape"]:
            return pascal(function["shape"])
        return OWNERS.get(function["header"], "Library")

    def method(self, function):
        """A method that has the name of a type begins with To: graze_frustum_aabb is Frustum.ToAabb."""
        name = pascal(function["verb"])
        return "To" + name if name in self.types else name

    def is_struct(self, owner):
        return owner in self.types

    def check(self, functions):
        """Reports names that C# would refuse."""
        seen = set()
        for function in functions:
            owner, method = self.owner(function), self.method(function)
            members = {pascal(m["name"]) for m in self.structs[owner]["members"]} if owner in self.structs else set()
            if (owner, method) in seen or method == owner or method in members:
                raise SystemExit(f"port/csharp: the name {owner}.{method} is taken: graze_{function['name']}")
            seen.add((owner, method))


def members_of(struct):
    """Name and type of each field: an array is as many fields."""
    for member in struct["members"]:
        name, kind = pascal(member["name"]), type_of(member["type"])
        if member.get("pointer"):
            yield name, kind + "*"
        elif "dimensions" in member:
            rows, columns = member["dimensions"]
            yield from ((f"{name}{row}{column}", kind) for row in range(rows) for column in range(columns))
        elif "length" in member:
            yield from ((f"{name}{index}", kind) for index in range(member["length"]))
        else:
            yield name, kind
