/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The normal of a face, and off_surface: the routines. Near coordinates; others go to face_far.c. */

static inline void face_normal(const face_shape *f, graze_vec3 *normal)
{
    CALL_FAR_UNLESS(face_is_near(f), graze_face_normal_far(f, normal, IS_TRIANGLE(f)));
    face_write_normal(f, normal);
}

static inline void face_off_surface(const face_shape *f, const graze_vec3 *point, int32_t side,
                                    graze_vec3 *off)
{
    CALL_FAR_UNLESS(is_near(point) && face_is_near(f),
                    graze_face_off_surface_far(f, point, side, off, IS_TRIANGLE(f)));
    face_move_off(f, point, side, off);
}
