/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The normal of a face on one of its sides. Near and far; after begin_triangle.h and face.h. */

static inline bool face_is_flat(const face_shape *f)
{
    area3 normal;
    face_set_normal(&normal, f);
    return face_is_zero_normal(&normal);
}

/* Behind if the side is negative, else in front. */
static inline void face_set_unit_on_side(graze_vec3 *unit, const area3 *normal, int side)
{
    unit_along(unit, normal);
    if (side < 0) {
        unit->x = -unit->x;
        unit->y = -unit->y;
        unit->z = -unit->z;
    }
}
