# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""What a binding passes to a routine and gets back, where a caller needs no pointers and no lengths."""


# A structure with a pointer to the caller's corners: a binding takes the corners themselves. A mesh has vertices and indices.
POLYGONS = {"polygon2": "vec2"}
VIEWS = {"mesh", *POLYGONS}


def lengths_of(function):
    """The parameters that have the length of an array which the caller passes: a binding takes them from the array."""
    return {p["length"] for p in function["parameters"] if p["direction"] != "out" and isinstance(p.get("length"), str)}


def arguments_of(function):
    """The parameters that a caller passes."""
    lengths = lengths_of(function)
    return [p for p in function["parameters"] if p["direction"] != "out" and p["name"] not in lengths]


def outputs_of(function):
    """The parameters that the routine writes."""
    return [p for p in function["parameters"] if p["direction"] != "in"]


def returns_text(function):
    """graze_to_text: it returns the length of the text that it writes."""
    return any(p["type"] == "char" for p in outputs_of(function))


def member_types(api):
    """For each structure its members, for each number its type in C in the fixed build."""
    structs = {s["name"]: s["members"] for s in api["structs"]}
    numbers = {name: entry["fixed"] for name, entry in api["types"].items()}
    return structs, numbers
