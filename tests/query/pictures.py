# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT
"""Pictures of tests/query/run: a query in units, how many elements of a class its picture has, and texts."""

# An item of each shape. A box has 12 edges, of which 3 are hidden, and 6 faces.
HIT = {"result mark": 1, "result bold": 2, "result head": 1, "line mark": 1}  # result bold: the normal, and the legend
PICTURES = [
    ("aabb_linecast -1 -1 -1 1 1 1 -3 0.5 0 5 0.25 0",
     {**HIT, "shape edge": 10, "shape edge hidden": 3, "shape fill": 6, "line thin hidden": 1},
     ["graze_aabb_linecast", "result = GRAZE_HIT, hit.point = (-1, 0.4375, 0), hit.normal = (-1, 0, 0), hit.fraction = 0.25",
      "a (-3, 0.5, 0)", "b (5, 0.25, 0)", "hit.point (-1, 0.4375, 0)", "normal", "x", "y", "z", "1 unit", "box", "segment", "hit"]),
    ("obb_raycast 0 0 0 0.8 0.6 0 -0.6 0.8 0 0 0 1 2 1 0.5 -3 2 1 6 -3 -1.5 1",
     {**HIT, "shape edge": 10, "shape edge hidden": 3, "shape fill": 6}, ["origin (-3, 2, 1)", "ray"]),
    ("sphere_linecast 0 0 0 1 -3 0 0 3 0 0", {**HIT, "shape fill": 1}, ["hit.point (-1, 0, 0)", "sphere"]),
    ("capsule_overlaps_segment -2 0 0 2 1 0 1 -3 3 0 3 -2 0", {"shape fill": 1, "shape edge": 2}, ["result = true", "capsule"]),
    ("cylinder_overlaps_segment -2 0 0 2 1 0 1 -3 3 0 3 -2 0", {"shape fill": 1, "shape edge": 2, "shape thin": 1}, ["result = true", "cylinder"]),
    ("sphere_linecast 0 0 0 1 3 -2 0 3 3 0", {"result mark": 0, "line bold": 2, "line head": 1}, ["result = GRAZE_MISS"]),
    ("plane_linecast 0 0 0 0 1 0 -2 3 1 2 -1 0", {**HIT, "shape edge": 5, "shape fill": 1}, ["plane"]),
    ("plane_xz_linecast 1 -2 3 1 2 -1 0", {**HIT, "shape edge": 5, "shape fill": 1}, ["hit.point (0, 1, 0.5)"]),
    ("triangle_linecast 0 0 0 4 0 0 0 3 0 1 1 3 1 0.5 -2", {**HIT, "shape edge": 4, "shape fill": 1}, ["triangle"]),
    ("parallelogram_linecast 0 0 0 4 0 1 0 3 0 1 1 3 1 0.5 -2", {**HIT, "shape edge": 5, "shape fill": 1}, ["parallelogram"]),
    ("disc_linecast 1 1 1 0 0.6 0.8 2 1 3 4 1 0 -1", {**HIT, "shape fill": 1}, ["disc"]),
    ("mesh_linecast 0 0 0 2 0 0 2 0 2 0 0 2 1 2 1 0 1 4 1 2 4 2 3 4 3 0 4 4 -1 1 1 4 0.5 1",
     {**HIT, "shape edge": 13, "shape fill": 4}, ["mesh"]),
    ("frustum_from_camera 0 0 5 1 0 0 0 1 0 0 0 -1 60.0 degrees 1.5 1 8",
     {"shape edge hidden": 3, "result edge hidden": 3, "shape fill": 6, "result fill": 6, "shape mark": 1}, ["position (0, 0, 5)"]),
    ("camera_ray 0 0 5 1 0 0 0 1 0 0 0 -1 60.0 degrees 1.5 1 8 10 20 100 80", {"shape fill": 6, "result head": 1}, ["origin (0, 0, 5)"]),
    ("circle_linecast 1 1 2 -3 0 4 2", {**HIT, "shape fill": 1}, ["a (-3, 0)", "-1", "0", "1", "2", "3"]),
    ("rect_linecast -1 -1 3 2 -3 0 4 3", {**HIT, "shape edge": 5, "shape fill": 1}, ["rect"]),
    ("polygon2_contains_point -2 -2 2 -2 2 1 0 3 -2 1 5 1 1", {"shape fill": 1, "other mark": 1}, ["result = true", "polygon", "point (1, 1)"]),
    ("segment2_raycast 0 0 3 1 1 -2 1 5 1", {**HIT, "shape bold": 1, "shape mark": 1}, ["wall.a (0, 0)", "wall.b (3, 1)"]),
    ("aabb_closest_point 0 0 0 2 1 1 3 3 0.5", {"other mark": 1, "result mark": 1, "result edge hidden": 1}, ["nearest (2, 1, 0.5)"]),
    ("rect_separate_rect 0 0 4 3 3 1 6 2", {"result edge": 4}, ["result = GRAZE_MOVED, move = (1, 0), normal = (1, 0)", "mover", "move, normal"]),
    # In space the plane of the hit is filled as well.
    ("rect_circlecast -3 -1 2 1 5 4 1 -6 -6", {"result mark": 1, "result fill": 1, "other fill": 1, "other head": 1, "result head": 1},
     ["end (-1, -2)", "hit.point (2, 1)", "circle, motion"]),
    ("capsule_spherecast -2 0 0 2 0 0 1 0 4 0 1 0 -5 0", {"result mark": 1, "result fill": 2, "other fill": 1, "result head": 1},
     ["end (0, -1, 0)", "hit.point (0, 1, 0)", "sphere, motion"]),
    ("aabb_aabbcast -3 -1 -1 2 1 1 4 3 2 5.5 4 3 -4 -6 -3", {"result mark": 1, "result fill": 7, "other fill": 6, "result head": 1},
     ["end (0, -3, -1)", "hit.point (2, 0.5, 0.75)", "mover, motion"]),
    ("rect_rectcast 0 0 4 3 6 2 7 4 -4 3", {"result mark": 0, "result fill": 0, "other fill": 1}, ["result = GRAZE_MISS", "end (2, 5)"]),
    ("triangle_distance 0 0 0 4 0 0 0 3 0 1 1 3", {"other mark": 1, "result mark": 1, "result edge hidden": 1}, ["nearest (1, 1, 0)"]),
    ("plane_distance 0 0 0 0 1 0 1 2 3", {"result mark": 1}, ["nearest (1, 0, 3)"]),
    # Two canvases: the point moves by a raw unit
    ("sphere_off_surface 0 0 0 5 5 0 0 1 0 0", {"panel": 2, "other mark": 2, "result mark": 2, "other head": 2},
     ["off (5.000015, 0, 0)", "1 raw unit"]),
    ("aabb_linecast 1 1 1 0 0 0 0 0 0 1 1 1", {"shape fill": 0}, ["box (empty)", "result = GRAZE_MISS"]),
    ("obb_overlaps_aabb 0 0 0 0.8 0.6 0 -0.6 0.8 0 0 0 1 2 1 0.5 1 1 -1 3 3 3",
     {"shape edge hidden": 3, "other edge hidden": 3}, ["result = true", "other"]),
    ("nearest_aabb_linecast 0 0 0 1 1 1 3 0 0 4 1 1 2 9 0.5 0.5 -2 0.5 0.5", {**HIT, "shape fill": 12}, ["boxes[0]", "boxes[1]"]),
    ("frustum_classify_sphere -4 -4 -4 -4 -4 -4 1 0 0 -1 0 0 0 1 0 0 -1 0 0 0 1 0 0 -1 0 0 0 1",
     {"shape fill": 6, "other fill": 1}, ["frustum", "sphere"]),
    ("vec3_cross 1 0.5 0 0 1 0.25", {"shape head": 1, "other head": 1, "result head": 1}, ["a (1, 0.5, 0)"]),
    ("triangle_barycentric_of_segment 0 0 0 4 0 0 0 3 0 1 1 3 1 1 -3", {"result mark": 1}, ["place (1, 1, 0)"]),
    ("matrix_look_at 3 2 5 0 0 0 0 1 0", {"result head": 3, "shape mark": 1, "other mark": 1}, ["eye (3, 2, 5)", "up"]),
    ("mat4_perspective 60.0 degrees 1.5 1 8 0 0", {"result fill": 6, "result edge hidden": 3}, ["mat4"]),
    # A face without area is a mark.
    ("triangle_linecast 0 0 0 0 0 0 0 0 0 1 1 1 2 1 1", {"shape mark": 1}, ["result = GRAZE_MISS"]),
    ("grazef_sphere_raycast 6 8 0 5 0 0 0 3 4 0 inf", {**HIT, "shape fill": 1}, ["origin (0, 0, 0)", "sphere"]),
    # A second canvas magnifies what is small.
    ("aabb_linecast 0.001 0.001 0.001 0.0011 0.0011 0.0011 -32768 0.00105 0.00105 32767 0.00105 0.00105",
     {"panel": 2, "result mark": 2, "shape mark": 1, "shape edge hidden": 6}, ["all", "magnified", "20000 units", "5 raw units"]),
]

# Huge, tiny, far away, empty and flat: edges stay on the page.
EXTREMES = [
    "sphere_linecast 0 0 0 32767 32766.99 0 0 32767.5 0.001 0",
    "circle_linecast 0 0 20000 -0.001 20000 0.001 20000",
    "aabb_linecast 30000 20000 -31000 30001.5 20001 -30999 29999 20000.5 -30999.5 30003 20000.2 -30999.7",
    "aabb_linecast -32768 -32768 -32768 32767.9999 32767.9999 32767.9999 0 0 0 0.0001 0 0",
    "aabb_linecast 1 1 1 0 0 0 0 0 0 1 1 1",
    "sphere_linecast 1 1 1 -1 0 0 0 1 1 1",
    "aabb_linecast 0 0 0 0 0 0 0 0 0 0 0 0",
    "plane_linecast 0 0 0 0 0 0 1 1 1 2 2 2",
    "triangle_linecast 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1",
    "circle_raycast -20000 15000 12000 30000 -30000 -1 1 GRAZE_NO_LIMIT",
    "grazef_sphere_raycast 1e30 0 0 1e29 0 0 0 1 1e-3 0 inf",
    "grazef_sphere_linecast 1e-30 0 0 1e-31 0 0 0 1e-29 0 0",
    "grazef_circle_linecast 3e38 3e38 1e-40 3e38 3e38 3e38 3e38",
    "grazef_matrix_look_at -1e38 inf nan 1e38 0x7f7fffff -1 0x7f7fffff 3e38 -0.0",
    "disc_linecast 0 0 0 1 0 0 30000 -1 1 1 1 1 1",
    "segment2_linecast 0 0 0 0 0 0 0 0",
]
