/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The normal of a triangle or a parallelogram, and the points next to its plane: see face.h, and
 * degrees.h for near and far.
 */
#include "../number/apart.h"
#include "face.h"

static inline void put_normal(const face *f, graze_vec3 *unit)
{
    area3 normal;
    set_normal(&normal, f);
    if (is_zero(&normal))
        unit->x = unit->y = unit->z = 0;
    else
        unit_along(unit, &normal);
}

/* ---- Off the plane ---- */

static inline bool is_longer(const area *a, const area *b)
{
    return compare_area_products(a, a, b, b) > 0;
}

/* Along the first axis on which the normal is greatest. */
static inline void move_beyond(graze_vec3 *off, const area3 *normal, const volume *above, int side,
                               const length3 *gap)
{
    if (!is_longer(&normal->y, &normal->x) && !is_longer(&normal->z, &normal->x))
        off->x = coordinate_beyond(off->x, above, &normal->x, side, gap);
    else if (!is_longer(&normal->z, &normal->y))
        off->y = coordinate_beyond(off->y, above, &normal->y, side, gap);
    else
        off->z = coordinate_beyond(off->z, above, &normal->z, side, gap);
}

static inline void off_surface(const face *f, const graze_vec3 *point, int32_t side,
                               graze_vec3 *off)
{
    length3 gap;
    area3 normal;
    volume above;
    set_between(&gap, corner_of(f), point);
    set_normal(&normal, f);
    set_volume(&above, &normal, &gap);
    off->x = point->x;
    off->y = point->y;
    off->z = point->z;
    if (side != 0 && !is_zero(&normal))
        move_beyond(off, &normal, &above, side > 0 ? 1 : -1, &gap);
}

#if GRAZE_FAR

void graze_face_normal_far(const void *of, graze_vec3 *normal, bool is_triangle)
{
    face f;
    set_face(&f, of, is_triangle);
    put_normal(&f, normal);
}

void graze_face_off_surface_far(const void *of, const graze_vec3 *point, int32_t side,
                                graze_vec3 *off, bool is_triangle)
{
    face f;
    set_face(&f, of, is_triangle);
    off_surface(&f, point, side, off);
}

#else

void OF_FACE(normal)(const face *f, graze_vec3 *normal)
{
    CALL_FAR_UNLESS(is_near_face(f), graze_face_normal_far(f, normal, IS_TRIANGLE(f)));
    put_normal(f, normal);
}

void OF_FACE(off_surface)(const face *f, const graze_vec3 *point, int32_t side, graze_vec3 *off)
{
    CALL_FAR_UNLESS(is_near(point) && is_near_face(f),
                    graze_face_off_surface_far(f, point, side, off, IS_TRIANGLE(f)));
    off_surface(f, point, side, off);
}

#endif
