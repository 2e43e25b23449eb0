/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The normal of a face, and the points next to its plane. */

static inline void face_write_normal(const face_shape *f, graze_vec3 *unit)
{
    area3 normal;
    face_set_normal(&normal, f);
    if (face_is_zero_normal(&normal))
        unit->x = unit->y = unit->z = 0;
    else
        unit_along(unit, &normal);
}

/* ---- Off the plane ---- */

static inline bool face_is_longer(const area *a, const area *b)
{
    return compare_area_products(a, a, b, b) > 0;
}

/* Along the first axis with the greatest component of the exact normal. */
static inline void face_move_beyond(graze_vec3 *off, const area3 *normal, const volume *above,
                                    int side)
{
    if (!face_is_longer(&normal->y, &normal->x) && !face_is_longer(&normal->z, &normal->x))
        off->x = coordinate_beyond(off->x, above, &normal->x, side);
    else if (!face_is_longer(&normal->z, &normal->y))
        off->y = coordinate_beyond(off->y, above, &normal->y, side);
    else
        off->z = coordinate_beyond(off->z, above, &normal->z, side);
}

static inline void face_move_off(const face_shape *f, const graze_vec3 *point, int32_t side,
                                 graze_vec3 *off)
{
    length3 gap;
    area3 normal;
    volume above;
    set_between(&gap, FACE_ORIGIN(f), point);
    face_set_normal(&normal, f);
    set_volume(&above, &normal, &gap);
    off->x = point->x;
    off->y = point->y;
    off->z = point->z;
    if (side != 0 && !face_is_zero_normal(&normal))
        face_move_beyond(off, &normal, &above, side > 0 ? 1 : -1);
}

#if !GRAZE_FAR

/* ---- The routines, for near coordinates: others go to face_far.c ---- */

static inline void face_normal(const face_shape *f, graze_vec3 *normal)
{
    UNLESS_NEAR(face_is_near(f), {
        graze_face_normal_far(f, normal, IS_TRIANGLE(f));
        return;
    });
    face_write_normal(f, normal);
}

static inline void face_off_surface(const face_shape *f, const graze_vec3 *point, int32_t side,
                                    graze_vec3 *off)
{
    UNLESS_NEAR(is_near(point) && face_is_near(f), {
        graze_face_off_surface_far(f, point, side, off, IS_TRIANGLE(f));
        return;
    });
    face_move_off(f, point, side, off);
}

#endif
