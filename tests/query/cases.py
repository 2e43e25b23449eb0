# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Queries of tests/query/run as text, and the answers of graze_query."""

FIRST_LINE = "graze_aabb_linecast -65536 -65536 -65536 65536 65536 65536 -196608 32768 0 327680 16384 0"

# What the queries are, the line that they all mean, and the queries; a pair has options first.
FORMS = [
    ("a box and a segment", FIRST_LINE, [
        FIRST_LINE,
        "aabb_linecast -65536,-65536,-65536,65536,65536,65536,-196608,32768,0,327680,16384,0",
        # gdb, plain and with variables and p/x
        "aabb_linecast {min = {x = -65536, y = -65536, z = -65536}, max = {x = 65536, y = 65536, z = 65536}} "
        "{a = {x = -196608, y = 32768, z = 0}, b = {x = 327680, y = 16384, z = 0}}",
        "aabb_linecast $1 = {min = {x = 0xffff0000, y = 0xffff0000, z = 0xffff0000}, max = {x = 0x10000, y = 0x10000, z = 0x10000}} "
        "$2 = {a = {x = 0xfffd0000, y = 0x8000, z = 0x0}, b = {x = 0x50000, y = 0x4000, z = 0x0}}",
        # lldb, on several lines
        "aabb_linecast (graze_aabb) box = {\n  min = (x = -65536, y = -65536, z = -65536)\n  max = (x = 65536, y = 65536, z = 65536)\n}"
        " (graze_segment) path = {\n  a = (x = -196608, y = 32768, z = 0)\n  b = (x = 327680, y = 16384, z = 0)\n}",
        "aabb_linecast\n(const graze_aabb) box = {\n  min = (x = -65536, y = -65536, z = -65536)\n  max = (x = 65536, y = 65536, z = 65536)\n"
        "}\n(const graze_segment) path = {\n  a = (x = -196608, y = 32768, z = 0)\n  b = (x = 327680, y = 16384, z = 0)\n}\n",
        # gdb, a value on a line
        "aabb_linecast\n$1 = {min = {x = -65536, y = -65536, z = -65536}, max = {x = 65536, y = 65536, z = 65536}}\n"
        "$2 = {a = {x = -196608, y = 32768, z = 0}, b = {x = 327680, y = 16384, z = 0}}\n",
        # the printers of port/debug, and decimals
        "aabb_linecast {min = (-1, -1, -1), max = (1, 1, 1)} {a = (-3, 0.5, 0), b = (5, 0.25, 0)}",
        "aabb_linecast (-1, -1, -1) (1, 1, 1) (-3, 0.5, 0) (5, 0.25, 0)",
        "aabb_linecast -1.0 -1.0 -1. 1.0 1.0 1e0 -3.0 .5 0 5.0 2.5e-1 0",
        (["--units"], "aabb_linecast -1 -1 -1 1 1 1 -3 0.5 0 5 0.25 0"),
        (["--raw"], "aabb_linecast (-65536, -65536, -65536) (65536, 65536, 65536) (-196608, 32768, 0) (327680, 16384, 0)"),
        "# a comment\n\n" + FIRST_LINE + "\n# another one",
    ]),
    ("rounding and limits", "graze_vec3_length 2 -2 2147483647", [
        "vec3_length 0.00002288818359375 -0.00002288818359375 32767.99998", "vec3_length 0x2 0xfffffffe 0x7fffffff",
        "vec3_length 2 -2 GRAZE_SCALAR_MAX"]),
    ("nearest multiples of 2^-16", "graze_vec3_length 6554 1 0", ["vec3_length 0.1 0.00000762939453125 0.0000076293945"]),
    ("the least scalar", "graze_sqrt -2147483648", ["sqrt -32768.0", "sqrt 0x80000000", "sqrt -0x80000000", "sqrt -2147483648"]),
    ("an angle", "graze_sin 536870912", ["sin 45.0 degrees", "sin 45 degrees", "sin 45 degrees (536870912 / 2^32 turns)",
                                         "sin 0x20000000", "sin angle = 536870912"]),
    ("an angle that has no exact decimal", "graze_sin 1", ["sin about 0.000000084 degrees (1 / 2^32 turns)", "sin 1"]),
    ("elements that gdb repeats", "graze_mat4_multiply" + " 65536" + " 0" * 15 + " 0" * 16, [
        "mat4_multiply {m = {65536, 0 <repeats 15 times>}} {m = {0 <repeats 16 times>}}"]),
    ("boxes that gdb repeats", "graze_aabb_from_points" + " 1 2 3" * 12 + " 12", [
        "aabb_from_points {{x = 1, y = 2, z = 3} <repeats 12 times>} 12"]),
    ("elements that lldb numbers", "graze_obb_contains_point 0 0 0 65536 0 0 0 65536 0 0 0 65536 1 2 3 7 8 9", [
        "obb_contains_point box = {center = (x = 0, y = 0, z = 0) axis = { [0] = (x = 65536, y = 0, z = 0) [1] = (x = 0, y = 65536, z = 0)"
        " [2] = (x = 0, y = 0, z = 65536) } half = (x = 1, y = 2, z = 3)} point = (x = 7, y = 8, z = 9)"]),
    ("classes of graze.hpp without printers", "graze_circle_contains_point 1 2 3 4 5", [
        "circle_contains_point {<graze::fixed::detail::c_struct<graze_circle>> = {c_ = {center = {x = 1, y = 2}, radius = 3}}, "
        "<No data fields>} {<graze::fixed::detail::c_struct<graze_vec2>> = {c_ = {x = 4, y = 5}}, <No data fields>}"]),
    ("a number of graze.hpp without printers", "graze_sqrt 16384", [
        "sqrt {<graze::fixed::strong_number<graze::fixed::scalar, int>> = {raw_ = 16384}, <No data fields>}"]),
    ("characters", "graze_from_text 49 46 50 4", ['from_text "1.2" 4', "from_text 49 46 50 4", "from_text {49, 46, 50} 4"]),
    ("small integers as gdb writes them", "graze_mat4_perspective_fits 65536 131072 2", [
        "mat4_perspective_fits 1.0 2.0 2 '\\002'", "mat4_perspective_fits 1.0 2.0 GRAZE_DEPTH_ONE_TO_ZERO"]),
    ("a mesh", "graze_mesh_overlaps_ray 0 0 0 65536 0 0 0 65536 0 0 1 2 1 0 0 -65536 0 0 65536 2147483647", [
        "mesh_overlaps_ray {vertices = {{x = 0, y = 0, z = 0}, {x = 65536, y = 0, z = 0}, {x = 0, y = 65536, z = 0}}, "
        "indices = {0, 1, 2}, count = 1} {origin = {x = 0, y = 0, z = -65536}, dir = {x = 0, y = 0, z = 65536}, t_max = GRAZE_NO_LIMIT}",
        (["--build", "fixed"], "mesh_overlaps_ray 0 0 0 65536 0 0 0 65536 0 0 1 2 1 0 0 -65536 0 0 65536 2147483647")]),
    ("a polygon", "graze_polygon2_contains_point 0 0 65536 0 0 65536 3 1 2", [
        "polygon2_contains_point {corners = {{x = 0, y = 0}, {x = 65536, y = 0}, {x = 0, y = 65536}}, count = 3} {x = 1, y = 2}",
        "polygon2_contains_point (0, 0) (1, 0) (0, 1) 3 (0.0000152587890625, 0.000030517578125)"]),
    ("a polygon without corners", "graze_polygon2_contains_point 0 1 2", ["polygon2_contains_point 0 {x = 1, y = 2}"]),
    ("floats", "grazef_vec3_length 0x3f800000 0xbf000000 0x7fc00000", [
        "grazef_vec3_length 1 -0.5 nan(0x400000)", "grazef_vec3_length {x = 1, y = -0.5, z = nan}",
        "grazef_vec3_length 0x3f800000 0xbf000000 0x7fc00000", (["-b", "float"], "vec3_length (1, -5e-1, nan)")]),
    ("from fixed to float",
     "grazef_plane_xy_linecast 0x3f800000 0x00000000 0x00000000 0x37800000 0x3e800000 0x00000000 0x47000000", [
         (["--build", "float"], "graze_plane_xy_linecast 65536 0 0 1 0.25 0 2147483647")]),
    ("from float to fixed", "graze_vec2_lerp 65536 -32768 0 6554 536870912", [
        (["--build", "fixed"], "grazef_vec2_lerp (1, -0.5) (0, 0.1) 0.5")]),
]

ERRORS = [
    ("aabb_linecst 1", "no routine graze_aabb_linecst; did you mean aabb_linecast?"),
    ("graze_shpere_raycast 1", "no routine graze_shpere_raycast; did you mean sphere_raycast?"),
    ("xyzzy 1", "no routine graze_xyzzy; graze_query --list prints all names"),
    ("m\x1bul 1 2", "no routine graze_m?ul; did you mean mul?"),
    ("mul 1\0 2", "'?' is neither a number nor a bracket"),
    ("x" * 100000, "no routine graze_" + "x" * 80 + "...; graze_query --list prints all names"),
    ("{1, 2}", "the line has no name of a routine; graze_query --list prints all names"),
    ("aabb_linecast 1 2 3 4", "too few numbers: box.max.y is missing; aabb_linecast takes 12, and the line has 4"),
    ("sphere_linecast {center = {x = 1, y = 2, z = 3}, radius = 4}",
     "too few numbers: segment.a.x is missing; sphere_linecast takes 10, and the line has 4"),
    ("mul 1", "too few numbers: b is missing; mul takes 2, and the line has 1"),
    ("mul 1 2 3", "too many numbers: mul takes 2, and the line has 3"),
    ("selftest 1", "too many numbers: selftest takes 0, and the line has 1"),
    ("aabb_linecast {min = {x = 1, z = 3}}", "box.min.y is missing: z = 3 is in its place"),
    ("sphere_linecast {radius = 4, center = {x = 1, y = 2, z = 3}}", "sphere.center.x is missing: radius = 4 is in its place"),
    ("aabb_overlaps_aabb (0, 0) (1, 1, 1, 1) (2, 2, 2) (3, 3, 3)", "a.min.z is missing: a group ends before it"),
    ("mul 2147483648 1", "a = 2147483648 is out of range: -2147483648 to 2147483647"),
    ("mul -2147483649 1", "a = -2147483649 is out of range: -2147483648 to 2147483647"),
    ("mul 0x100000000 1", "a = 0x100000000 is out of range: -2147483648 to 2147483647"),
    ("mul 32768.0 1", "a = 32768.0 is out of range: -32768 to 32767.9999847412109375"),
    ("mul 1e99 1", "a = 1e99 is out of range: -32768 to 32767.9999847412109375"),
    ("mul nan 1", "a = nan is no decimal number"),
    ("vec3_lerp 0 0 0 0 0 0 2.0", "t = 2.0 is out of range: -2 to 1.999999999068677425384521484375"),
    ("camera_ray" + " 1" * 16 + " 65536 1 1 1", "x = 65536 is out of range: 0 to 65535"),
    ("mul <repeats 99999999999999999999 times>", "<repeats ...> has no number before it"),
    ("mul 1 <repeats 99999999999999999999 times>", "<repeats ...> is for 1 to 1000000 numbers in all"),
    ("mul 1 2 <repeats 0 times>", "<repeats ...> is for 1 to 1000000 numbers in all"),
    ("mul 1x 1", "a = 1x is no integer"),
    ("mul one 1", "'one' is no number; a number is -65536, 0xffff0000 or -1.5"),
    ("frustum_contains_point {near = (0.25, 0, 0) . p >= 0, far = (0.25, 0, 0) . p >= 0} (1, 2, 3)",
     "a printer's text of a frustum, a mesh or a polygon is no query: print/r of gdb and --raw-output of lldb show its stored integers"),
    ("mesh_aabb {face 0 = {(0, 0, 0), (1.5, 0, 0), (0, -100, 0.25)}}",
     "a printer's text of a frustum, a mesh or a polygon is no query: print/r of gdb and --raw-output of lldb show its stored integers"),
    ("mul GRAZE_TWO 1", "a = GRAZE_TWO is no number of graze"),
    ("mul 1 ; | 2", "'|' is neither a number nor a bracket"),
    ("mul {1, 2)", "')' closes no group"),
    ("mul {1, 2", "'{' has no end"),
    ("grazef_mul 1e39 1", "a = 1e39 is out of range: a float is less than 3.4028235e38"),
    ("aabb_overlaps_aabb {min = (0, 0, 0), max = (1, 1, 1)} {min = {x = 0, y = 0, z = 0}, max = {x = 1, y = 1, z = 1}}",
     "some vectors are a printer's, in units, as (-1, 0.5, 0), and others have stored integers, as {x = -65536, ...}: use one form"),
    ("aabb_from_points 1 2 3 4 5 6 3", "count = 3, but points has 2 elements of 3 numbers"),
    ("aabb_from_points 1 2 3 4 5 2", "points has 5 numbers, which is no multiple of 3: each element, a graze_vec3, has 3"),
    ("mesh_linecast {vertices = 0x1000, indices = 0x2000, count = 12} {a = {x = 0, y = 0, z = 0}, b = {x = 0, y = 0, z = 0}}",
     "mesh.count = 12, and 2 numbers before it: mesh.vertices has 3 for each vertex, and mesh.indices 3 for each face; where a "
     "debugger shows addresses, print the elements, as in *mesh.vertices@8"),
    ("polygon2_is_convex {corners = 0x1000, count = 4}",
     "polygon.count = 4, and 1 numbers before it: polygon.corners has 2 for each corner; where a debugger shows an address, print the "
     "elements, as in *polygon.corners@4"),
    ("polygon2_contains_point 0 0 1 5", "too many numbers: polygon2_contains_point takes 3, and the line has 4"),
    ("mesh_aabb 0 0 0 0 0 1 1", "mesh.indices[2] = 1 is no vertex: there are 1"),
]

WRONG_OPTIONS = [
    (["--lines"], "no option --lines; graze_query --help lists the options"),
    (["--build"], "--build needs a value"),
    (["--build", "double", "mul"], "no build double: fixed, small or float"),
    (["--help", "aabb_linecst"], "no routine graze_aabb_linecst; did you mean aabb_linecast?"),
    (["-o", "/nowhere/x.svg", "vec2_add", "1", "2", "3", "4"], "cannot write /nowhere/x.svg"),
    (["mul", "1"], "too few numbers: b is missing; mul takes 2, and the line has 1"),
]

# Options and words, standard input, lines of the output with single blanks, status.
ANSWERS = [
    ([], FIRST_LINE, ["box.min (-1, -1, -1) -65536 -65536 -65536", "result GRAZE_HIT 2", "hit.point (-1, 0.4375, 0) -65536 28672 0",
                      "hit.fraction 0.25 268435456"], 0),
    (["aabb_linecast", "-1.0", "-1.0", "-1.0", "1.0", "1.0", "1.0", "-3.0", "2.0", "0", "5.0", "2.0", "0"], "",
     ["result GRAZE_MISS 0", "hit not written"], 0),
    (["graze_from_text", '"2.5x"', "4"], "", ['text "2.5x" 50 46 53 120', "result 3", "x 2.5 163840"], 0),
    (["to_text", "0.1"], "", ["result 3", 'text "0.1"'], 0),
    (["sin", "90", "degrees"], "", ["angle 90 degrees 1073741824", "result 1 65536"], 0),
    (["atan2", "1", "3"], "", ["result about 18.434948875 degrees 219937507"], 0),
    (["grazef_sqrt", "2"], "", ["result 1.4142135 0x3fb504f3"], 0),
    # Coordinates beyond 8192 units are clamped in the small world.
    (["aabb_contains_point", "8500.0 0 0 9000.0 0 0 10000.0 0 0"], "", ["result false 0"], 0),
    (["--build", "small", "aabb_contains_point", "8500.0 0 0 9000.0 0 0 10000.0 0 0"], "", ["result true 1"], 0),
    # A query that is cut off ends where the next one begins; a bracket in a text opens nothing.
    ([], "graze_mul {1.0,\n2.0}\nmul {1,\ngraze_mul 3.0 4.0\nfrom_text \"{\" 1\nmul 2.0 3.0\n",
     ["result 2 131072", "result 12 786432", "result 6 393216"], 2),
    ([], "mul 1.0 2.0\nmul 1\nmul 3.0 4.0\n", ["result 2 131072", "result 12 786432"], 2),
    ([], "mul 1.0\n2.0\nmul\n3.0\n4.0", ["result 2 131072", "result 12 786432"], 0),
    (["--version"], "", ["graze_query 0.10.0"], 0),
    (["--help", "mesh_linecast"], "",
     ["mesh mesh: vertices indices count", "segment segment: a.x a.y a.z b.x b.y b.z", "face uint32"], 0),
    (["--help", "polygon2_contains_point"], "", ["polygon polygon2: corners count", "point vec2: x y"], 0),
    (["--help"], "", ["-o, --output FILE.svg draws the query: the shapes, the line, the hit and its normal. The pictures of"], 0),
]
