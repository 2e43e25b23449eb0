# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""The inline functions of the C headers, which no library exports, on raw integers and tuples of them."""
import ctypes
import math

LEAST, MOST = -(2**31), 2**31 - 1

# A routine that is another one with its two arguments exchanged.
EXCHANGED = {
    "segment2_overlaps_circle": "circle_overlaps_segment",
    "segment2_overlaps_capsule2": "capsule2_overlaps_segment",
    "circle_overlaps_capsule2": "capsule2_overlaps_circle",
}


def held(raw):
    return MOST if raw > MOST else LEAST if raw < LEAST else raw


def nearest(number, divisor):
    """The nearest quotient, ties away from zero."""
    size = (abs(number) + divisor // 2) // divisor
    return -size if number < 0 else size


def add(a, b):
    return held(a + b)


def sub(a, b):
    return held(a - b)


def neg(x):
    return held(-x)


def absolute(x):
    return held(abs(x))


def to_wide(x):
    return x * 65536


def to_fraction(x):
    return held(x * 16384)


def from_fraction(f):
    return nearest(f, 16384)


def mul_fraction(x, f):
    return held(nearest(x * f, 2**30))


def from_int(n):
    return held(n * 65536)


def to_int(x):
    return nearest(x, 65536)


def to_int_down(x):
    return x >> 16


def to_float(x):
    return ctypes.c_float(x / 65536).value


def from_float(x):
    raw = ctypes.c_float(x).value * 65536
    if math.isnan(raw):
        return 0
    if not -(2**31) <= raw < 2**31:
        return MOST if raw > 0 else LEAST
    whole = int(abs(raw))
    whole += abs(raw) - whole >= 0.5
    return whole if raw > 0 else -whole


def each(function):
    """The function for each component of vectors."""
    return lambda *vectors: tuple(map(function, *vectors))


def scale(mul):
    """The routine is not inline, and rounds."""
    return lambda v, s: tuple(mul(x, s) for x in v)


def of(*components):
    return components


def perspective_fits(z_near, z_far, depth):
    zero_to_one, one_to_zero = depth == 1, depth == 2
    halved, span = zero_to_one or one_to_zero, z_far - z_near
    size = z_far if zero_to_one else z_near if one_to_zero else z_near + z_far
    return 0 < z_near < z_far and size < span * 32768 and z_near * z_far < span * (2**31 if halved else 2**30)


def without_side(hit):
    """A hit of a face or a wall as one of a solid: the normal is on the side of the start (GRAZE_BACK is -1)."""
    point, normal, place, side = hit[0], hit[1], hit[2], hit[-1]
    return point, tuple(map(neg, normal)) if side == -1 else normal, place


def in_units(hit):
    """A hit of a segment as one of the ray from its start to its end."""
    return hit[0], hit[1], from_fraction(hit[2])


def functions(mul):
    """All of them, by their names without graze_."""
    found = {
        "held": held, "add": add, "sub": sub, "neg": neg, "abs": absolute, "min": min, "max": max, "to_wide": to_wide,
        "to_fraction": to_fraction, "from_fraction": from_fraction, "mul_fraction": mul_fraction, "from_int": from_int,
        "to_int": to_int, "to_int_down": to_int_down, "to_float": to_float, "from_float": from_float, "quaternion_of": of,
        "mat4_perspective_fits": perspective_fits, "line_hit_from_face_hit": without_side, "ray_hit_from_face_hit": without_side,
        "line_hit2_from_wall_hit2": without_side, "ray_hit2_from_wall_hit2": without_side, "ray_hit_from_line_hit": in_units,
        "ray_hit2_from_line_hit2": in_units,
    }
    for vector in ("vec2", "vec3"):
        found.update({f"{vector}_of": of, f"{vector}_scale": scale(mul)})
        found.update({f"{vector}_{name}": each(found[name]) for name in ("add", "sub", "neg", "min", "max")})
    return found
