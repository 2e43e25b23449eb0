# SPDX-FileCopyrightText: 2026 the graze authors
# SPDX-License-Identifier: MIT

# The inputs of the oracles that tests and hashes draw as well, on every target: without GMP.
INPUT_SOURCES := $(addprefix tests/oracle/,inputs.c inputs_ends.c inputs_boxes.c inputs_segment2.c inputs_ball.c \
	inputs_face_rest.c inputs_face_rest_aimed.c inputs_pairs.c inputs_mesh_rest.c inputs_mesh_inside.c touching.c \
	inputs_capsule.c inputs_capsule_lines.c inputs_capsule_off.c inputs_face_capsule.c inputs_aabb_capsule.c \
	inputs_disc_capsule.c inputs_cylinder.c inputs_capsule2.c inputs_polygon2.c inputs_polygon2_corners.c \
	inputs_separate.c inputs_obb_capsule.c inputs_contact.c inputs_contact_mesh.c inputs_contact_solids.c \
	inputs_separate_space.c inputs_separate_flat.c inputs_contact_cores.c inputs_contact_core_obb.c \
	inputs_obb_triangle.c inputs_separate_mesh.c inputs_separate_obb.c inputs_separate_cores.c inputs_sweep.c \
	inputs_moves.c inputs_sweep2.c inputs_segment.c inputs_sweep_box.c inputs_sweep_boxes.c inputs_sweep_nearest.c \
	inputs_sweep_face.c inputs_sweep_face_box.c inputs_sweep_capsule.c inputs_sweep_cores.c inputs_sweep_obb.c inputs_sweep2_rect.c \
	inputs_sweep2_targets.c inputs_arc2.c inputs_nearest.c nearest_loop.c draw.c draw_text.c inputs_sweep2_polygon.c)
