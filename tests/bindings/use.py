# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""What the Python package does besides the results of routines: numbers that are refused, arrays, the library that it loads."""
import math
import os
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction

import graze

BALL = graze.Sphere((0, 0, 0), 1)


def ray(x):
    return ((x, 0, 0), (1, 0, 0), graze.NO_LIMIT)


def refuses(error, function, *arguments):
    try:
        function(*arguments)
    except error:
        return
    raise AssertionError(f"{arguments} is not a {error.__name__}")


def numbers():
    for wrong in (math.nan, math.inf, -math.inf, 32768, -32768.00001, 1e300, 32767.99999999, Fraction(-65537, 2)):
        refuses(ValueError, graze.sphere_raycast, BALL, ray(wrong))
    for wrong in (None, "1", [], 1j):
        refuses(TypeError, graze.sphere_raycast, BALL, ray(wrong))
    refuses(TypeError, graze.sphere_raycast, None, ray(0))
    refuses(TypeError, graze.sphere_raycast, ((0, 0), 1), ray(0))
    refuses(TypeError, graze.raw.sphere_raycast, BALL, ray(0.5))
    refuses(ValueError, graze.raw.add, 2**31, 0)
    refuses(ValueError, graze.from_wide, 2**63)
    refuses(ValueError, graze.sin, -1)
    refuses(TypeError, graze.sphere_raycast, BALL)
    for wrong in (Decimal("sNaN"), Decimal("NaN"), Decimal("Infinity")):
        refuses(ValueError, graze.add, wrong, 0)
    for wrong in (5, None, b"1"):
        refuses(TypeError, graze.from_text, wrong)
    refuses(TypeError, graze.from_float, "1")
    assert graze.from_float(10**400) == graze.NO_LIMIT
    half = Fraction(1, 2**17)
    for units, raw in ((0.1, 6554), (-0.1, -6554), (half, 1), (-half, -1), (Decimal("0.1"), 6554), (Decimal("0.00000762939453124" + "9" * 40), 0), (float(half) * 0.99, 0),
                       (0.49999999999999994 / 65536, 0), (-32768, -(2**31)), (Fraction(2**31 - 1, 65536), 2**31 - 1)):
        assert graze.add(units, 0) * 65536 == raw, units
    assert graze.angle_from_degrees(-90) == 3 * 2**30
    assert graze.vec3_dot((1, 0, 0), (1, 0, 0)) == 2**32
    assert graze.from_text("-2.5 m") == (4, -2.5)
    assert graze.from_text("m") == (0, None)
    assert graze.sphere_raycast(BALL, ray(5)) == (graze.MISS, None)
    assert graze.mat4_from_matrix(((0, 0, 0), (0, 0, 0), (0, 0, 0), (1, 2, 3))).m[1][3] == 2
    assert (graze.version(), graze.results(), graze.selftest()) == (graze.VERSION, graze.RESULTS, True)
    assert (graze.FRACTION_ONE, graze.raw.FRACTION_ONE, graze.__version__) == (1, 2**30, graze.VERSION_TEXT)


def arrays():
    balls = [((5000 - i, 0, 0), 0.25) for i in range(5000)]
    assert graze.nearest_sphere_raycast(balls, ray(0))[1] == 4999
    stored = graze.array(graze.Sphere, balls)
    assert graze.nearest_sphere_raycast(stored, ray(0))[1] == 4999
    assert graze.raw.nearest_sphere_raycast(stored, ((0, 0, 0), (65536, 0, 0), 2**31 - 1))[1] == 4999
    assert len(stored) == 5000 and stored[0] == graze.Sphere((5000, 0, 0), 0.25)
    refuses(TypeError, graze.nearest_aabb_raycast, stored, ray(0))
    refuses(IndexError, stored.__getitem__, 5000)
    refuses(TypeError, stored.__getitem__, slice(1))
    refuses(TypeError, graze.array, int, [1])
    refuses(TypeError, graze.array, "sphere", balls)
    refuses(TypeError, graze.obb_from_axes, (0, 0, 0), [(1, 0, 0)], (1, 1, 1))
    refuses(ValueError, graze.mesh, [(0, 0, 0)], [0, 0, 1])
    refuses(ValueError, graze.mesh, [(0, 0, 0)], [0, 0])
    square = [(0, 0), (1, 0), (1, 1), (0, 1)]
    for corners in (square, graze.array(graze.Vec2, square)):
        assert graze.polygon2_contains_point(corners, (1, 0.5)) and not graze.polygon2_contains_point(corners, (1.5, 0.5))
    assert not graze.polygon2_is_convex(square[::-1]) and graze.polygon2_is_convex([])
    refuses(TypeError, graze.polygon2_is_convex, stored)
    assert graze.nearest_sphere_raycast([], ray(0)) == (graze.MISS, graze.NO_INDEX, None)


def libraries():
    def imports(path):
        done = subprocess.run([sys.executable, "-c", "import graze"], env={**os.environ, "GRAZE_LIBRARY": path}, capture_output=True, text=True)
        return done.stderr.splitlines()[-1:] or ["imported"]

    assert imports(sys.argv[1]) == ["imported"]
    assert imports("/nowhere.so")[0].startswith("ImportError: graze: /nowhere.so")
    assert imports("libc.so.6")[0].startswith("ImportError: graze: libc.so.6")


numbers()
arrays()
libraries()
print("use: passed")
