/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The plane of contact of a sphere and a box, or another sphere. Both targets are a core, which is a box, with a radius: the core
 * of a sphere is its center. Any coordinates. After begin_space.h and box.h.
 */
#include "contact_numbers.h"

/* The face of a box that is nearest to a center inside: 2 * axis, and 1 more for the upper one. */
typedef struct {
    span depth;
    int side;
} box_face;

static inline void box_try_face(box_face *f, int side, span depth)
{
    if (span_less(depth, f->depth)) {
        f->depth = depth;
        f->side = side;
    }
}

static inline int box_nearest_face(const graze_aabb *box, const graze_vec3 *center)
{
    box_face f;
    f.depth = span_between(box->min.x, center->x);
    f.side = 2 * AXIS_x;
    box_try_face(&f, 2 * AXIS_x + 1, span_between(center->x, box->max.x));
    box_try_face(&f, 2 * AXIS_y, span_between(box->min.y, center->y));
    box_try_face(&f, 2 * AXIS_y + 1, span_between(center->y, box->max.y));
    box_try_face(&f, 2 * AXIS_z, span_between(box->min.z, center->z));
    box_try_face(&f, 2 * AXIS_z + 1, span_between(center->z, box->max.z));
    return f.side;
}

/* Moves the place to the nearest face, through which the way leads then. */
static inline void box_set_way_out(contact_way *way, graze_vec3 *place, const graze_aabb *box)
{
    const int side = box_nearest_face(box, place);
    const bool down = side % 2 == 0;
#define SET_WAY_OUT(axis)                                                                          \
    rim_set(&way->size.axis, u128_of(0, side / 2 == AXIS_##axis));                                 \
    way->down[AXIS_##axis] = down;                                                                 \
    if (side / 2 == AXIS_##axis)                                                                   \
    place->axis = down ? box->min.axis : box->max.axis
    EACH_AXIS(SET_WAY_OUT);
}
#undef SET_WAY_OUT

/* The gap on each axis: from the nearest place of the box to the center. */
static inline void box_set_way(contact_way *way, const graze_aabb *box, const graze_vec3 *center)
{
#define SET_WAY(axis)                                                                              \
    rim_set(&way->size.axis, u128_of(0, box_gap(box->min.axis, center->axis, box->max.axis).raw)); \
    way->down[AXIS_##axis] = center->axis < box->min.axis
    EACH_AXIS(SET_WAY);
}
#undef SET_WAY

static inline void core_set_plane(graze_plane *plane, const graze_aabb *core, graze_scalar radius,
                                  const graze_vec3 *center)
{
    contact_way way;
    graze_vec3 place;
    box_closest_point(core, center, &place);
    box_set_way(&way, core, center);
    if (contact_is_zero(&way))
        box_set_way_out(&way, &place, core);
    graze_contact_set_point(&plane->point, &place, radius, &way);
    graze_contact_set_normal(&plane->normal, &way);
}

/* The core MUST NOT be inverted, and the radius MUST NOT be negative. */
static inline uint32_t core_planes_of_sphere(const graze_aabb *core, graze_scalar radius,
                                             const graze_sphere *sphere, graze_scalar margin,
                                             graze_plane *planes, uint32_t most)
{
    const graze_scalar limit = contact_limit(sphere->radius, margin);
    if (limit < 0 || !squares_at_most(box_squares_to(core, &sphere->center),
                                      squares_of(span_sum(span_of(radius), span_of(limit)))))
        return 0;
    if (most > 0)
        core_set_plane(planes, core, radius, &sphere->center);
    return 1;
}
