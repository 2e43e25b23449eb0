# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The numbers of graze as text, for graze_gdb.py and graze_lldb.py.

A number is an int in the fixed build, and a float in the float build. Decimals of the fixed build are exact: as many
digits as the number has bits after the point, without trailing zeros.
"""
import re
import struct

# Bits after the point in the fixed build. An angle is text of its own.
POINT = {"scalar": 16, "fraction": 30, "wide": 32, "limit": 46}

# The enumerators of the headers; tests/debug/views compares them.
ENUMERATORS = {
    "result": {0: "GRAZE_MISS", 1: "GRAZE_TOUCH", 2: "GRAZE_HIT", 3: "GRAZE_INSIDE"},
    "side": {-1: "GRAZE_BACK", 0: "GRAZE_ACROSS", 1: "GRAZE_FRONT"},
    "feature": {0: "GRAZE_FEATURE_NONE", 1: "GRAZE_FEATURE_FACE", 2: "GRAZE_FEATURE_EDGE", 3: "GRAZE_FEATURE_CORNER"},
    "view": {0: "GRAZE_VIEW_OUTSIDE", 1: "GRAZE_VIEW_PARTLY", 2: "GRAZE_VIEW_INSIDE"},
    "depth": {0: "GRAZE_DEPTH_MINUS_ONE_TO_ONE", 1: "GRAZE_DEPTH_ZERO_TO_ONE", 2: "GRAZE_DEPTH_ONE_TO_ZERO"},
    "separation": {0: "GRAZE_FREE", 1: "GRAZE_MOVED", 2: "GRAZE_NO_PLACE"},
    "hand": {0: "GRAZE_RIGHT_HANDED", 1: "GRAZE_LEFT_HANDED"},
}

LEAVES = ["scalar", "fraction", "wide", "angle"] + list(ENUMERATORS)
TUPLES = {
    "vec2": "xy", "vec3": "xyz", "normal": "xyz", "quaternion": "xyzw", "barycentric": "uv",
}
PLANES = ["near", "far", "left", "right", "bottom", "top"]

# graze_, and grazef_ in the float build. The small world has the types of the fixed build.
NAME = re.compile(r"^(?:const )?(?:struct )?grazef?_([a-z0-9_]+)$")

# A class of graze.hpp, in the namespace of one of the builds
CLASS = re.compile(r"^(?:const )?graze::[a-z_]+::([a-z0-9_]+)(?:<.*>)?$")


def class_of(type_name):
    """The name of a class of C++ without its namespaces, or None if it is not of graze."""
    match = CLASS.match(type_name or "")
    return match.group(1) if match else None


def kind_of(type_name):
    """The name of a type without graze_, or None if the type is not of graze."""
    match = NAME.match(type_name or "")
    return match.group(1) if match else None


def decimal(raw, bits):
    """raw / 2^bits, exactly: decimal(-28672, 16) is -0.4375."""
    whole, rest = divmod(abs(raw), 1 << bits)
    digits = str(rest * 5 ** bits).rjust(bits, "0").rstrip("0")
    return ("-" if raw < 0 else "") + str(whole) + ("." + digits if digits else "")


def shortest(number):
    """A binary32 number with the fewest digits that read back as the same bits."""
    for digits in range(1, 10):
        text = "%.*g" % (digits, number)
        if number != number or struct.pack("f", float(text)) == struct.pack("f", number):
            break
    plain = repr(float(text))
    return plain[:-2] if plain.endswith(".0") else plain


def angle(raw):
    """An angle in degrees, exact or rounded to 9 decimals, and in turns."""
    degrees = decimal(raw * 45, 29)
    if len(degrees.partition(".")[2]) > 16:
        degrees = "about %.9f" % (raw * 45 / 2.0 ** 29)
    return "%s degrees (%d / 2^32 turns)" % (degrees, raw)


def leaf(kind, number):
    """The text of a number of one of the LEAVES, or of "limit"."""
    if kind == "angle":
        return angle(number & 0xFFFFFFFF)
    if kind in ENUMERATORS:
        return ENUMERATORS[kind].get(number, "%d, no graze_%s" % (number, kind))
    if isinstance(number, float):
        return shortest(number)
    return decimal(number, POINT[kind])


def tuple_kind(kind):
    """The kind of the members of one of the TUPLES."""
    return "fraction" if kind in ("normal", "barycentric") else "scalar"


def tuple_text(kind, numbers):
    """The text of one of the TUPLES: (-1, 0.4375, 0)."""
    return "(" + ", ".join(leaf(tuple_kind(kind), number) for number in numbers) + ")"


def plane_text(normal, limit):
    """One plane of a frustum: the points p in front of it."""
    return "%s . p >= %s" % (tuple_text("normal", normal), leaf("limit", limit))
